import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// The frames of bar buttons: 16 points from the edge and 8 points apart.
@MainActor @Suite struct BarButtonTests {
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  private let item = UINavigationItem(title: "")

  init() { bar.items = [item] }

  /// Returns an item with a view of a size.
  private func box(_ width: CGFloat, _ height: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: height)))
  }

  /// Returns the frame of the view of an item in the bar.
  private func frame(_ item: UIBarButtonItem) throws -> CGRect {
    bar.layoutIfNeeded()
    let view = try #require(item.customView)
    return view.convert(view.bounds, to: bar)
  }

  @Test func itemsBeginAtTheirEdges() throws {
    let items = [box(30, 20), box(40, 24), box(50, 28)]
    item.leftBarButtonItems = [items[0], items[1]]
    item.rightBarButtonItem = items[2]
    #expect(try frame(items[0]) == CGRect(x: 16, y: (44 - 20) / 2, width: 30, height: 20))
    #expect(try frame(items[1]) == CGRect(x: 16 + 30 + 8, y: (44 - 24) / 2, width: 40, height: 24))
    #expect(try frame(items[2]) == CGRect(x: 320 - 16 - 50, y: (44 - 28) / 2, width: 50, height: 28))
  }

  @Test func theFirstItemAtTheTrailingEdgeIsNearestToIt() throws {
    let items = [box(30, 20), box(40, 24)]
    item.setRightBarButtonItems(items, animated: false)
    #expect(try frame(items[0]).minX == 320 - 16 - 30)
    #expect(try frame(items[1]).minX == 320 - 16 - 30 - 8 - 40)
  }

  @Test func rightToLeftBarsAreMirrored() throws {
    bar.semanticContentAttribute = .forceRightToLeft
    let items = [box(30, 20), box(40, 24)]
    item.leftBarButtonItem = items[0]
    item.rightBarButtonItem = items[1]
    #expect(try frame(items[0]).minX == 320 - 16 - 30 && frame(items[1]).minX == 16)
  }

  @Test func aFixedSpaceReplacesTheDistance() throws {
    let items = [box(30, 20), .fixedSpace(21), box(40, 24), .flexibleSpace(), box(10, 12)]
    item.leftBarButtonItems = items
    #expect(try frame(items[2]).minX == 16 + 30 + 21)
    #expect(try frame(items[4]).minX == 16 + 30 + 21 + 40 + 8)
  }

  @Test func aHiddenItemHasNoSpace() throws {
    let items = [box(30, 20), box(40, 24)]
    item.leftBarButtonItems = items
    items[0].isHidden = true
    #expect(try frame(items[1]).minX == 16)
    #expect(items[0].customView?.window == nil)
  }

  @Test func theWidthOfAnItemCanBeSet() throws {
    let items = [box(30, 20), box(40, 24)]
    item.leftBarButtonItems = items
    items[0].width = 71
    #expect(try frame(items[1]).minX == 16 + 71 + 8 && frame(items[0]).width == 71)
  }

  @Test func aViewThatConstraintsPlaceHasItsFittingSize() throws {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 33).isActive = true
    view.heightAnchor.constraint(equalToConstant: 22).isActive = true
    let items = [UIBarButtonItem(customView: view), box(40, 24)]
    item.leftBarButtonItems = items
    #expect(try frame(items[0]) == CGRect(x: 16, y: (44 - 22) / 2, width: 33, height: 22))
    #expect(try frame(items[1]).minX == 16 + 33 + 8)
  }

  @Test func aTitleIsAsWideAsItsTextRoundedUp() throws {
    let label = UILabel()
    label.text = "Continue"
    label.font = .systemFont(ofSize: 17)
    let neighbor = box(30, 20)
    let button = UIBarButtonItem(title: "Continue", style: .plain, target: nil, action: nil)
    item.leftBarButtonItems = [button, neighbor]
    let width = label.intrinsicContentSize.width.rounded(.up)
    #expect(try frame(neighbor).minX == 16 + width + 8)
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    button.style = .done
    #expect(try frame(neighbor).minX == 16 + label.intrinsicContentSize.width.rounded(.up) + 8)
    button.possibleTitles = ["Continue", "Continue without an account"]
    label.text = "Continue without an account"
    #expect(try frame(neighbor).minX == 16 + label.intrinsicContentSize.width.rounded(.up) + 8)
  }

  @Test func anImageHasItsWidth() throws {
    let neighbor = box(30, 20)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 27, height: 19)).image { _ in }
    item.leftBarButtonItems = [
      UIBarButtonItem(image: image, style: .plain, target: nil, action: nil), neighbor,
    ]
    #expect(try frame(neighbor).minX == 16 + 27 + 8)
  }

  @Test func theTitleIsCenteredUntilAButtonIsInItsWay() throws {
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let left = box(50, 20)
    item.titleView = title
    item.leftBarButtonItem = left
    bar.layoutIfNeeded()
    #expect(title.frame == CGRect(x: (320 - 100) / 2, y: 7, width: 100, height: 30))
    left.width = 120
    bar.layoutIfNeeded()
    #expect(title.frame.minX == CGFloat(16 + 120 + 8))
    item.rightBarButtonItem = box(90, 20)
    bar.layoutIfNeeded()
    #expect(title.frame.minX == CGFloat(16 + 120 + 8) && title.frame.maxX == CGFloat(320 - 16 - 90 - 8))
  }

  @Test func itemsReplaceTheBackButtonUnlessTheySupplementIt() throws {
    let button = box(30, 20)
    item.leftBarButtonItem = button
    bar.items = [UINavigationItem(title: "Back"), item]
    #expect(try frame(button).minX == 16)
    item.leftItemsSupplementBackButton = true
    #expect(try frame(button).minX > 16)
  }

  @Test func theBarShowsTheItemsOfItsTopItem() throws {
    let (first, second) = (box(30, 20), box(40, 24))
    item.rightBarButtonItem = first
    let top = UINavigationItem(title: "")
    top.rightBarButtonItem = second
    bar.items = [item, top]
    #expect(try frame(second).minX == 320 - 16 - 40)
    #expect(first.customView?.isDescendant(of: bar) == false)
    bar.items = [item]
    #expect(try frame(first).minX == 320 - 16 - 30)
    #expect(second.customView?.isDescendant(of: bar) == false)
  }

  @Test func aTapCallsTheMethodOrTheAction() {
    let receiver = Receiver()
    let button = UIBarButtonItem(barButtonSystemItem: .done, target: receiver, action: "press:")
    #expect(HeadlessLayout.perform(button))
    #expect(receiver.calls == ["press"] && receiver.senders.first === button)
    button.isEnabled = false
    #expect(!HeadlessLayout.perform(button))
    var count = 0
    let action = UIBarButtonItem(primaryAction: UIAction(title: "Go") { _ in count += 1 })
    #expect(HeadlessLayout.perform(action) && count == 1 && action.title == "Go")
    #expect(!HeadlessLayout.perform(UIBarButtonItem()))
  }

  @Test func withoutATargetTheResponderChainOfTheBarIsSearched() {
    let receiver = Receiver()
    receiver.addSubview(bar)
    let button = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: "tap")
    item.rightBarButtonItem = button
    #expect(HeadlessLayout.perform(button) && receiver.calls == ["tap"])
  }

  @Test func theTargetIsNotRetained() {
    let button = UIBarButtonItem(title: "Go", style: .plain, target: Receiver(), action: "tap")
    #expect(button.target == nil)
  }

  @Test func systemItemsHaveATitleOrAnImage() {
    let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    #expect(done.title == "Done" && done.image == nil && done.style == .done)
    let add = UIBarButtonItem(systemItem: .add)
    #expect(add.title == nil && add.image != nil && add.style == .plain)
  }
}

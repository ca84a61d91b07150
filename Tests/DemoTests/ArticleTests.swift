import AutoLayoutKit
import LayoutTesting
import TestSupport
import Testing
import UIKit

@testable import Demo

/// The layouts of the articles in docs/AutoLayoutKit.docc.
@Suite struct ArticleTests {
  @MainActor @Test func theCardHasNoMistake() {
    check(PersonCard(frame: CGRect(x: 0, y: 0, width: 320, height: 120)))
  }

  /// The card in SwiftUI is measured in the same way.
  @MainActor @Test func theColumnGivesTheCardItsHeight() {
    let card = PersonCard(frame: .zero)
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let column: CGFloat = card.name.intrinsicContentSize.height + 4 + card.role.intrinsicContentSize.height
    #expect(size == CGSize(width: 320, height: 16 + max(48, column) + 16))
  }

  @MainActor @Test func theNameOfTheCardTakesTheRemainingWidth() {
    let card = PersonCard(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
    card.layoutIfNeeded()
    let button = card.follow.intrinsicContentSize.width
    let start: CGFloat = 16 + 48 + 12
    let width: CGFloat = 320 - 16 - button - 8 - start
    expectFrames(
      ("photo", card.photo, CGRect(x: 16, y: 16, width: 48, height: 48)),
      ("follow", card.follow, CGRect(x: 320 - 16 - button, y: 16 + 2, width: button, height: 44)),
      ("name", card.name, CGRect(x: start, y: 16, width: width, height: card.name.frame.height)))
  }

  /// The button then has the hugging of the name, as without the line of the block.
  @MainActor @Test func withoutTheHuggingTheCardIsAmbiguous() {
    let card = PersonCard(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
    #expect(trouble { ArticleCode.ambiguity(card: card) } == [])
    let hugging = card.name.contentHuggingPriority(for: .horizontal)
    card.follow.setContentHuggingPriority(hugging, for: .horizontal)
    let reports = trouble { ArticleCode.ambiguity(card: card) }
    let shared = 320 - 16 - 48 - 12 - 8 - 16
    let name = card.name.frame
    let sentence =
      "name.width and follow.width share \(shared) points and nothing says how: "
      + "make.xHugging(follow) == .high. The frames (76, 16, \(Int(name.width)), \(Int(name.height))) "
      + "and (76, 16, \(Int(name.width) - 10), \(Int(name.height))) fit equally well."
    #expect(reports.count == 1)
    #expect(reports.allSatisfy { $0.hasPrefix("PersonCard.swift:") && $0.hasSuffix(": " + sentence) })
  }

  @MainActor @Test func theBannerSlidesInAboveTheList() {
    let inbox = Inbox(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    inbox.layoutIfNeeded()
    expectFrames(
      ("banner", inbox.banner, CGRect(x: 0, y: -36, width: 320, height: 36)),
      ("list", inbox.list, CGRect(x: 0, y: 0, width: 320, height: 480)))
    inbox.animate(isOnline: false)
    expectFrames(
      ("banner", inbox.banner, CGRect(x: 0, y: 0, width: 320, height: 36)),
      ("list", inbox.list, CGRect(x: 0, y: 36, width: 320, height: 480 - 36)))
    // Kept: left and right of both views, the height of the banner, the bottom of the list.
    let change = inbox.group.lastChange
    #expect(change.kept == 2 * 2 + 1 + 1)
    #expect(change.updated == 0)
    #expect(change.removed == 2)
    #expect(change.added == 2)
  }

  @MainActor @Test func theSheetFollowsTheFinger() {
    let sheet = Sheet(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    sheet.drag(to: 75)
    sheet.layoutIfNeeded()
    expectFrames(("card", sheet.card, CGRect(x: 0, y: 75, width: 320, height: 480)))
  }

  @MainActor @Test func aRowBecomesAColumnInTheLargestTextSizes() {
    let size = CGSize(width: 320, height: 480)
    defer { HeadlessLayout.setScreen(size: CGSize(width: 390, height: 844)) }
    let places = Places(frame: CGRect(origin: .zero, size: size))
    HeadlessLayout.setScreen(size: size)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.addSubview(places)
    window.isHidden = false
    places.layoutIfNeeded()
    let half = CGSize(width: (320 - 12 - 8 - 12) / 2, height: 480 - 24)
    expectFrames(
      ("map", places.map, CGRect(origin: CGPoint(x: 12, y: 12), size: half)),
      ("list", places.list, CGRect(origin: CGPoint(x: 12 + half.width + 8, y: 12), size: half)))
    HeadlessLayout.setScreen(size: size, contentSizeCategory: .accessibilityLarge)
    places.layoutIfNeeded()
    let low = CGSize(width: 320 - 24, height: (480 - 12 - 8 - 12) / 2)
    expectFrames(
      ("map", places.map, CGRect(origin: CGPoint(x: 12, y: 12), size: low)),
      ("list", places.list, CGRect(origin: CGPoint(x: 12, y: 12 + low.height + 8), size: low)))
  }

  @MainActor @Test func anOrderFollowsItsStateItsWidthAndItsHiddenViews() {
    let card = OrderCard(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
    card.layoutIfNeeded()
    let width: CGFloat = 390 - 16 - 24
    expectFrames(
      ("photo", card.photo, CGRect(x: 16, y: 12, width: 120, height: 90)),
      ("title", card.title, CGRect(x: 16, y: 110, width: width, height: 24)),
      ("hint", card.hint, CGRect(x: 16, y: 142, width: width, height: 24)),
      ("steps", card.steps, CGRect(x: 16, y: 174, width: width, height: 40)))
    card.open()
    expectFrames(("steps", card.steps, CGRect(x: 16, y: 174, width: width, height: 140)))
    card.hint.isHidden = true
    card.layoutIfNeeded()
    expectFrames(("steps", card.steps, CGRect(x: 16, y: 142, width: width, height: 140)))
    card.frame.size.width = 700
    card.layoutIfNeeded()
    let wide: CGFloat = 700 - 16 - 120 - 16 - 24
    expectFrames(
      ("photo", card.photo, CGRect(x: 16, y: 12, width: 120, height: 90)),
      ("title", card.title, CGRect(x: 152, y: 12, width: wide, height: 24)),
      ("steps", card.steps, CGRect(x: 152, y: 44, width: wide, height: 140)))
  }

  @MainActor @Test func aControllerSaysThatItsMarginHasChanged() {
    let controller = OrderController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    HeadlessLayout.setSafeAreaInsets(
      UIEdgeInsets(top: 40, left: 3, bottom: 20, right: 7), of: controller.view)
    controller.view.layoutIfNeeded()
    expectFrames(("card", controller.card, CGRect(x: 19, y: 56, width: 278, height: 388)))
    controller.changeMargin(to: 5)
    controller.view.layoutIfNeeded()
    expectFrames(("card", controller.card, CGRect(x: 8, y: 45, width: 300, height: 410)))
  }

  @MainActor @Test func onlyTheVideoIsUnderTheBars() {
    let stage = AreaStage()
    let (video, title, controls) = (UIView(), UILabel("Title", size: 17), UIView())
    stage.add(video, title, controls)
    ArticleCode.player(view: stage.view, video: video, title: title, controls: controls)
    stage.window.layoutIfNeeded()
    let width: CGFloat = 320 - 6 - 14 - 16 - 16
    expectFrames(
      ("video", video, CGRect(x: 0, y: 0, width: 320, height: 480)),
      ("controls", controls, CGRect(x: 6 + 16, y: 480 - 30 - 20 - 44, width: width, height: 44)))
    #expect(title.frame.origin == CGPoint(x: 6 + 16, y: 20 + 12))
  }

  @MainActor @Test func theFieldIsAboveTheKeyboard() {
    let stage = AreaStage()
    let (list, field) = (UIView(), UIView())
    stage.add(list, field)
    ArticleCode.conversation(view: stage.view, list: list, field: field)
    stage.window.layoutIfNeeded()
    #expect(field.frame == CGRect(x: 6 + 12, y: 480 - 30 - 8 - 36, width: 320 - 20 - 24, height: 36))
    let keyboard = CGRect(x: 0, y: 480 - 200, width: 320, height: 200)
    HeadlessLayout.setKeyboardFrame(keyboard, in: stage.window)
    stage.window.layoutIfNeeded()
    expectFrames(
      ("field", field, CGRect(x: 6 + 12, y: 280 - 8 - 36, width: 320 - 20 - 24, height: 36)),
      ("list", list, CGRect(x: 6, y: 20, width: 320 - 20, height: 280 - 8 - 36 - 8 - 20)))
  }

  @MainActor @Test func anArticleKeepsToTheMargins() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.layoutMargins = UIEdgeInsets(top: 5, left: 21, bottom: 7, right: 33)
    let (title, text) = (UILabel("Title", size: 20), UILabel("Text", size: 17))
    view.addSubview(title)
    view.addSubview(text)
    ArticleCode.article(view: view, title: title, text: text)
    view.layoutIfNeeded()
    let height = title.intrinsicContentSize.height
    let low = text.intrinsicContentSize.height
    expectFrames(
      ("title", title, CGRect(x: 21, y: 5, width: 320 - 21 - 33, height: height)),
      ("text", text, CGRect(x: 21, y: 5 + height + 8, width: 320 - 21 - 33, height: low)))
  }

  @MainActor @Test(arguments: [false, true]) func aLineBeginsWhereTextBegins(isRightToLeft: Bool) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    let (icon, title, count) = (UIView(), UILabel("Title", size: 17), UILabel("12", size: 17))
    for item in [icon, title, count] { view.addSubview(item) }
    ArticleCode.line(view: view, icon: icon, title: title, count: count)
    view.layoutIfNeeded()
    let side = UIFontMetrics.default.scaledValue(for: 24)
    let end = count.intrinsicContentSize.width
    let width: CGFloat = 320 - 16 - side - 12 - 8 - end - 16
    let (iconX, countX) = isRightToLeft ? (320 - 16 - side, 16) : (16, 320 - 16 - end)
    let titleX: CGFloat = isRightToLeft ? 16 + end + 8 : 16 + side + 12
    expectFrames(
      ("icon", icon, CGRect(x: iconX, y: icon.frame.minY, width: side, height: side)),
      ("title", title, CGRect(x: titleX, y: 11, width: width, height: 60 - 22)),
      ("count", count, CGRect(x: countX, y: count.frame.minY, width: end, height: count.frame.height)))
  }

  @MainActor @Test func theReaderScrollsVertically() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (photo, text) = (UIView(), UILabel("Text", size: 17))
    scroll.addSubview(photo)
    scroll.addSubview(text)
    ArticleCode.reader(scroll: scroll, photo: photo, text: text)
    scroll.layoutIfNeeded()
    let height: CGFloat = (320 - 32) * 2 / 3
    #expect(photo.frame == CGRect(x: 16, y: 16, width: 320 - 32, height: height))
    #expect(scroll.contentSize.width == 320)
    #expect(scroll.contentSize.height == 16 + height + 12 + text.intrinsicContentSize.height + 16)
  }

  @MainActor @Test func rowsOfAnArrayHaveLines() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 2 * 48))
    let (rows, lines) = ([UIView(), UIView()], [UIView(), UIView()])
    for item in rows + lines { view.addSubview(item) }
    ArticleCode.table(view: view, rows: rows, lines: lines)
    view.layoutIfNeeded()
    expectFrames(
      ("rows[1]", rows[1], CGRect(x: 0, y: 48, width: 320, height: 48)),
      ("lines[0]", lines[0], CGRect(x: 16, y: 47, width: 304, height: 1)))
  }

  @MainActor @Test func aBadgeIsOnTheCornerOfAnOutlet() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let photo = UIImageView(frame: CGRect(x: 50, y: 70, width: 90, height: 60))
    let badge = UIView()
    view.addSubview(photo)
    ArticleCode.badge(photo: photo, badge: badge, view: view)
    view.layoutIfNeeded()
    expectFrames(("badge", badge, CGRect(x: 50 + 90 - 10, y: 70 - 10, width: 20, height: 20)))
  }

  @MainActor @Test func aStackViewIsPlacedInABlock() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let buttons = [UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: buttons)
    view.addSubview(stack)
    ArticleCode.buttons(view: view, stack: stack)
    view.layoutIfNeeded()
    let height: CGFloat = 44 + 12 + 44
    expectFrames(("stack", stack, CGRect(x: 20, y: 480 - 16 - height, width: 280, height: height)))
  }

  @MainActor @Test func constraintsOfOtherCodeBelongToTheGroup() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (title, detail) = (UIView(), UIView())
    view.addSubview(title)
    view.addSubview(detail)
    detail.translatesAutoresizingMaskIntoConstraints = false
    let group = ArticleCode.anchors(view: view, title: title, detail: detail)
    // Left, right and top of the title, and the two anchors.
    #expect(group.constraints.count == 5)
    view.layoutIfNeeded()
    #expect(detail.frame.origin == CGPoint(x: 0, y: 20 + 8))
    group.uninstall()
    #expect(group.constraints.allSatisfy { !$0.isActive })
  }
}

/// A controller in a window of 320 × 480 whose safe area has four different insets.
@MainActor private struct AreaStage {
  let controller = UIViewController()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  var view: UIView { controller.view }

  init() {
    window.rootViewController = controller
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 6, bottom: 30, right: 14)
    window.isHidden = false
  }

  func add(_ views: UIView...) {
    for item in views { view.addSubview(item) }
  }
}

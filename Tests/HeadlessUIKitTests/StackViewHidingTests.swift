import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// Hidden arranged views in cases that `StackViewTableTests` does not cover.
@MainActor @Suite struct StackViewHidingTests {
  private let views = [Content(60, 30), Content(70, 45), Content(50, 20), Content(40, 10)]

  private func placed(_ stack: UIStackView) -> UIView {
    let root = root(500, 500, stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    return root
  }

  @Test func theGapAfterAShownViewRemainsBeforeHiddenViews() {
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 5
    for (view, spacing) in zip(views, [11, 22, 33, 44] as [CGFloat]) {
      stack.setCustomSpacing(spacing, after: view)
    }
    let root = placed(stack)
    views[1].isHidden = true
    views[2].isHidden = true
    root.layoutIfNeeded()
    expectFrames(
      ("0", views[0], CGRect(x: 0, y: 0, width: 60, height: 45)),
      ("1", views[1], CGRect(x: 71, y: 0, width: 0, height: 45)),
      ("2", views[2], CGRect(x: 71, y: 0, width: 0, height: 45)),
      ("3", views[3], CGRect(x: 71, y: 0, width: 40, height: 45)))
    views[0].isHidden = true
    views[2].isHidden = false
    views[3].isHidden = true
    root.layoutIfNeeded()
    expectFrames(
      ("0", views[0], CGRect(x: 0, y: 0, width: 0, height: 45)),
      ("1", views[1], CGRect(x: 0, y: 0, width: 0, height: 45)),
      ("2", views[2], CGRect(x: 0, y: 0, width: 50, height: 45)),
      ("3", views[3], CGRect(x: 50, y: 0, width: 0, height: 45)),
      ("stack", stack, CGRect(x: 0, y: 0, width: 50, height: 45)))
  }

  @Test func aStackViewOfHiddenViewsHasNoSize() {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 8
    let root = placed(stack)
    for view in views { view.isHidden = true }
    root.layoutIfNeeded()
    #expect(stack.frame.size == .zero)
    // A required length is no conflict either.
    stack.heightAnchor.constraint(equalToConstant: 90).isActive = true
    #expect(conflicts { root.layoutIfNeeded() }.isEmpty && stack.frame.height == 90)
  }

  @Test func aRequiredSizeOfAHiddenViewIsLeftOutAndReported() {
    let stack = UIStackView(arrangedSubviews: views)
    let root = placed(stack)
    let width = views[1].widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    #expect(conflicts { root.layoutIfNeeded() }.isEmpty && stack.frame.width == 60 + 100 + 50 + 40)
    views[1].isHidden = true
    let found = conflicts { root.layoutIfNeeded() }
    #expect(found.count == 1 && found.first?.broken === width)
    #expect(found.first?.constraints.contains { $0.identifier == "UISV-hiding" } == true)
    #expect(stack.frame.width == (60 + 50 + 40 as CGFloat))
    views[1].isHidden = false
    #expect(conflicts { root.layoutIfNeeded() }.isEmpty && stack.frame.width == 60 + 100 + 50 + 40)
  }

  @Test func hidingASubviewThatIsNotArrangedChangesNothing() {
    let stack = UIStackView(arrangedSubviews: views)
    let other = stack.placeInside(Content(9, 9))
    let root = placed(stack)
    other.isHidden = true
    root.layoutIfNeeded()
    let before = stack.constraints
    #expect(!stack.needsUpdateConstraints())
    other.isHidden = false
    #expect(
      !stack.needsUpdateConstraints() && stack.constraints == before && stack.frame.width == 60 + 70 + 50 + 40
    )
  }

  @Test func aViewHiddenDuringALayoutTakesNoRoomAfterIt() {
    final class Hider: UIView {
      var target: UIView?
      override func layoutSubviews() {
        super.layoutSubviews()
        target?.isHidden = true
      }
    }
    let stack = UIStackView(arrangedSubviews: views)
    let hider = Hider()
    stack.addArrangedSubview(hider)
    hider.target = views[0]
    let root = placed(stack)
    root.layoutIfNeeded()
    #expect(stack.frame.width == (70 + 50 + 40 as CGFloat))
  }

  @Test func aLongTextShownAgainHasItsHeight() {
    let label = UILabel()
    let below = Content(30, 10)
    label.text = "Hi Hi Hi"
    label.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [label, below])
    stack.axis = .vertical
    let root = placed(stack)
    stack.widthAnchor.constraint(equalToConstant: 40).isActive = true
    root.layoutIfNeeded()
    // "Hi Hi" is 36.822 wide: two lines of 20.287.
    #expect(stack.frame.height == (41 + 10 as CGFloat))
    label.isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.height == 10)
    label.isHidden = false
    root.layoutIfNeeded()
    #expect(stack.frame.height == (41 + 10 as CGFloat))
  }

  @Test func aLongTextHiddenInARowIsOneLineHigh() {
    let label = UILabel()
    let beside = Content(30, 10)
    label.text = "Hi Hi Hi"
    label.numberOfLines = 0
    beside.setContentCompressionResistancePriority(.required, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [label, beside])
    let root = placed(stack)
    stack.widthAnchor.constraint(equalToConstant: 70).isActive = true
    root.layoutIfNeeded()
    #expect(stack.frame.height == 41)
    label.isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.height == 21)
  }

  @Test func aHiddenStackViewWithGapsIsReported() {
    let inner = UIStackView(arrangedSubviews: [views[0], views[1]])
    let stack = UIStackView(arrangedSubviews: [views[2], inner, views[3]])
    inner.spacing = 8
    stack.spacing = 5
    let root = placed(stack)
    root.layoutIfNeeded()
    let whole: CGFloat = 50 + 5 + 60 + 8 + 70 + 5 + 40
    #expect(stack.frame.width == whole)
    inner.isHidden = true
    // An inner stack view of length 0 with a required gap is a conflict in UIKit, too.
    #expect(conflicts { root.layoutIfNeeded() }.count == 1)
    expectFrames(
      ("stack", stack, CGRect(x: 0, y: 0, width: 50 + 5 + 40, height: 45)),
      ("first", views[2], CGRect(x: 0, y: 0, width: 50, height: 45)),
      ("last", views[3], CGRect(x: 55, y: 0, width: 40, height: 45)))
    inner.isHidden = false
    #expect(conflicts { root.layoutIfNeeded() }.isEmpty && stack.frame.width == whole)
  }
}

import TestSupport
import Testing
import UIKit

/// Properties of a stack view in cases that `StackViewTableTests` does not cover.
@MainActor @Suite struct StackViewTests {
  private let views = [Content(60, 30), Content(70, 45), Content(50, 20)]

  /// Returns a topmost view of 500 × 500 with a stack view at (13, 17), whose size its views determine.
  private func placed(_ stack: UIStackView) -> UIView {
    let root = root(500, 500, stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 13),
      stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 17),
    ])
    return root
  }

  private func expectWidths(
    _ views: [UIView], _ widths: CGFloat..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = views.map(\.frame.width)
    #expect(
      zip(found, widths).allSatisfy { abs($0 - $1) < 1e-9 }, "\(found), expected \(widths)",
      sourceLocation: sourceLocation)
  }

  @Test func aNewStackViewHasTheDefaultsOfUIKit() {
    let stack = UIStackView()
    #expect(
      stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill
        && stack.spacing == 0)
    #expect(
      !stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement
        && stack.arrangedSubviews.isEmpty)
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
    #expect(
      stack.intrinsicContentSize == CGSize(width: -1, height: -1)
        && stack.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func initializersOfSubclassesAreCalled() {
    final class Row: UIStackView {
      var isMade = false
      override init(frame: CGRect) {
        super.init(frame: frame)
        isMade = true
      }
      required init(coder: NSCoder) { super.init(coder: coder) }
    }
    #expect(
      Row().isMade && Row(arrangedSubviews: views).isMade && Row(arrangedSubviews: views).axis == .horizontal)
  }

  // The arranged views

  @Test func anArrangedViewIsASubviewThatConstraintsPlace() {
    let stack = UIStackView()
    stack.addSubview(views[1])
    for view in views { stack.addArrangedSubview(view) }
    #expect(stack.arrangedSubviews == views)
    // A view that is already a subview keeps its index among the subviews.
    #expect(stack.subviews == [views[1], views[0], views[2]])
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints && $0.superview === stack })
  }

  @Test func aViewThatIsAddedAgainMoves() {
    let stack = UIStackView(arrangedSubviews: views)
    stack.addArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2], views[0]] && stack.subviews == views)
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[1], views[0]] && stack.subviews == views)
    let root = placed(stack)
    root.layoutIfNeeded()
    expectFrames(
      ("first", views[2], CGRect(x: 0, y: 0, width: 50, height: 45)),
      ("second", views[1], CGRect(x: 50, y: 0, width: 70, height: 45)),
      ("third", views[0], CGRect(x: 120, y: 0, width: 60, height: 45)))
  }

  @Test func aRemovedArrangedViewRemainsASubview() {
    let stack = UIStackView(arrangedSubviews: views)
    let root = placed(stack)
    root.layoutIfNeeded()
    stack.removeArrangedSubview(views[0])
    stack.removeArrangedSubview(root)
    #expect(stack.arrangedSubviews == [views[1], views[2]] && stack.subviews == views)
    views[0].isHidden = true
    root.layoutIfNeeded()
    // No constraint places the view, but its content still has a size.
    expectFrames(
      ("free", views[0], CGRect(x: 0, y: 0, width: 60, height: 30)),
      ("first", views[1], CGRect(x: 0, y: 0, width: 70, height: 45)),
      ("second", views[2], CGRect(x: 70, y: 0, width: 50, height: 45)),
      ("stack", stack, CGRect(x: 13, y: 17, width: 120, height: 45)))
    #expect(stack.constraints.allSatisfy { $0.firstItem !== views[0] && $0.secondItem !== views[0] })
  }

  @Test func aViewThatLeavesTheStackViewIsNoLongerArranged() {
    let stack = UIStackView(arrangedSubviews: views)
    let other = UIStackView()
    let root = placed(stack)
    stack.setCustomSpacing(9, after: views[0])
    views[1].isHidden = true
    root.layoutIfNeeded()
    views[0].removeFromSuperview()
    other.addArrangedSubview(views[1])
    #expect(stack.arrangedSubviews == [views[2]] && other.arrangedSubviews == [views[1]])
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    // The constraints that hid the view were removed with it.
    #expect(views[1].constraints.isEmpty)
    root.layoutIfNeeded()
    expectFrames(
      ("last", views[2], CGRect(x: 0, y: 0, width: 50, height: 20)),
      ("stack", stack, CGRect(x: 13, y: 17, width: 50, height: 20)))
  }

  @Test func aViewArrangedDuringItsRemovalIsLeftOut() {
    final class RearrangingStackView: UIStackView {
      override func willRemoveSubview(_ subview: UIView) { addArrangedSubview(subview) }
    }
    let stack = RearrangingStackView(arrangedSubviews: views)
    let root = placed(stack)
    views[0].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [views[1], views[2]] && stack.frame.width == 70 + 50)
  }

  // Gaps

  @Test func aCustomSpacingIsForOneGap() {
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 7
    let root = placed(stack)
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    for (spacing, first, second) in [
      (12, 12, 7), (UIStackView.spacingUseSystem, 8, 7), (0, 0, 7), (UIStackView.spacingUseDefault, 7, 7),
    ]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      stack.setCustomSpacing(spacing, after: views[0])
      // The last view has no gap after it, whatever its custom spacing.
      stack.setCustomSpacing(100, after: views[2])
      #expect(stack.customSpacing(after: views[0]) == spacing)
      root.layoutIfNeeded()
      expectFrames(
        ("second", views[1], CGRect(x: 60 + first, y: 0, width: 70, height: 45)),
        ("third", views[2], CGRect(x: 60 + first + 70 + second, y: 0, width: 50, height: 45)))
    }
    stack.spacing = UIStackView.spacingUseSystem
    root.layoutIfNeeded()
    #expect(stack.frame.width == (60 + 8 + 70 + 8 + 50 as CGFloat))
  }

  @Test func aCustomSpacingIsKeptForArrangedViewsOnly() {
    let stack = UIStackView(arrangedSubviews: views)
    let view = UIView()
    stack.setCustomSpacing(9, after: view)
    #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(9, after: views[1])
    stack.removeArrangedSubview(views[1])
    stack.addArrangedSubview(views[1])
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
  }

  @Test func viewsOverlapWithNegativeSpacing() {
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = -6
    let root = placed(stack)
    root.layoutIfNeeded()
    expectFrames(
      ("second", views[1], CGRect(x: 54, y: 0, width: 70, height: 45)),
      ("third", views[2], CGRect(x: 118, y: 0, width: 50, height: 45)),
      ("stack", stack, CGRect(x: 13, y: 17, width: 168, height: 45)))
  }

  @Test func aNewSpacingChangesConstantsInPlace() {
    let stack = UIStackView(arrangedSubviews: views)
    let root = placed(stack)
    root.layoutIfNeeded()
    let before = stack.constraints
    stack.spacing = 11
    root.layoutIfNeeded()
    #expect(stack.constraints == before && stack.frame.width == 60 + 11 + 70 + 11 + 50)
  }

  // Sizes

  @Test func prioritiesDecideWhichViewGrowsAndShrinks() {
    let stack = UIStackView(arrangedSubviews: views)
    let root = placed(stack)
    views[1].setContentHuggingPriority(UILayoutPriority(240), for: .horizontal)
    views[0].setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
    let width = stack.widthAnchor.constraint(equalToConstant: 230)
    width.isActive = true
    root.layoutIfNeeded()
    expectWidths(views, 60, 70 + 50, 50)
    width.constant = 135
    root.layoutIfNeeded()
    expectWidths(views, 60 - 45, 70, 50)
  }

  @Test func aTopmostStackViewFillsItsFrame() {
    let stack = UIStackView(frame: CGRect(x: 3, y: 4, width: 230, height: 60))
    for view in views { stack.addArrangedSubview(view) }
    stack.layoutIfNeeded()
    expectFrames(
      ("stack", stack, CGRect(x: 3, y: 4, width: 230, height: 60)),
      ("first", views[0], CGRect(x: 0, y: 0, width: 60 + 50, height: 60)),
      ("second", views[1], CGRect(x: 110, y: 0, width: 70, height: 60)),
      ("third", views[2], CGRect(x: 180, y: 0, width: 50, height: 60)))
  }

  @Test func theOrderDecidesBetweenEqualPriorities() {
    let stack = UIStackView(arrangedSubviews: views)
    let root = placed(stack)
    let width = stack.widthAnchor.constraint(equalToConstant: 230)
    width.isActive = true
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0], [1, 0, 2]] {
      for index in order { stack.addArrangedSubview(views[index]) }
      let contents = order.map { views[$0].size.width }
      width.constant = 230
      root.layoutIfNeeded()
      expectWidths(stack.arrangedSubviews, contents[0] + 50, contents[1], contents[2])
      width.constant = 170
      root.layoutIfNeeded()
      expectWidths(stack.arrangedSubviews, contents[0], contents[1], contents[2] - 10)
      width.constant = 110
      root.layoutIfNeeded()
      expectWidths(
        stack.arrangedSubviews, contents[0], max(0, 110 - contents[0]),
        max(0, 110 - contents[0] - contents[1]))
    }
  }

  @Test func constraintsOfTheClientSetSizes() {
    let stack = UIStackView(arrangedSubviews: [UIView(), views[0], UIView()])
    stack.alignment = .center
    let root = placed(stack)
    let (first, last) = (stack.arrangedSubviews[0], stack.arrangedSubviews[2])
    NSLayoutConstraint.activate([
      first.widthAnchor.constraint(equalToConstant: 40),
      first.heightAnchor.constraint(equalTo: first.widthAnchor, multiplier: 2),
      last.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    expectFrames(
      ("first", first, CGRect(x: 0, y: 0, width: 40, height: 80)),
      ("second", views[0], CGRect(x: 40, y: 25, width: 60, height: 30)),
      ("third", last, CGRect(x: 100, y: 40, width: 20, height: 0)),
      ("stack", stack, CGRect(x: 13, y: 17, width: 120, height: 80)))
  }

  @Test func viewsWithoutContentShareEqually() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.distribution = .fillProportionally
    stack.spacing = 8
    let root = placed(stack)
    stack.widthAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    expectWidths(stack.arrangedSubviews, 46, 46)
    // With content in one view, the views without content get nothing.
    stack.addArrangedSubview(views[0])
    root.layoutIfNeeded()
    expectWidths(stack.arrangedSubviews, 0, 0, 100 - 16)
  }

  @Test func proportionsFollowTheContent() {
    let inner = UIStackView(arrangedSubviews: [views[1], views[2]])
    let stack = UIStackView(arrangedSubviews: [views[0], inner])
    stack.distribution = .fillProportionally
    inner.spacing = 10
    let root = placed(stack)
    stack.widthAnchor.constraint(equalToConstant: 380).isActive = true
    root.layoutIfNeeded()
    // The size of an inner stack view is that of its views: 70 + 10 + 50.
    expectWidths(stack.arrangedSubviews, 60 * 2, 130 * 2)
    views[0].size.width = 250
    root.layoutIfNeeded()
    expectWidths(stack.arrangedSubviews, 250, 130)
    views[1].size.width = 450
    root.layoutIfNeeded()
    // 250 + (450 + 10 + 50) is twice the room.
    expectWidths(stack.arrangedSubviews, 125, 255)
    views[0].size.width = 60
    views[1].isHidden = true
    inner.isLayoutMarginsRelativeArrangement = true
    inner.layoutMargins = UIEdgeInsets(top: 1, left: 33, bottom: 2, right: 47)
    root.layoutIfNeeded()
    expectWidths(stack.arrangedSubviews, 60 * 2, 130 * 2)
  }

  // Margins, nesting

  @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical]) func marginsSurroundTheViews(
    axis: NSLayoutConstraint.Axis
  ) {
    let stack = UIStackView(arrangedSubviews: [views[0], views[1]])
    stack.axis = axis
    stack.spacing = 5
    stack.isLayoutMarginsRelativeArrangement = true
    stack.alignment = .trailing
    stack.layoutMargins = insets
    let root = placed(stack)
    root.layoutIfNeeded()
    let isRow = axis == .horizontal
    let width: CGFloat = isRow ? 60 + 5 + 70 : 70
    let height: CGFloat = isRow ? 45 : 30 + 5 + 45
    let first = isRow ? CGPoint(x: 20, y: 10 + 15) : CGPoint(x: 20 + 10, y: 10)
    let second = isRow ? CGPoint(x: 20 + 65, y: 10) : CGPoint(x: 20, y: 10 + 35)
    expectFrames(
      ("stack", stack, CGRect(x: 13, y: 17, width: 20 + width + 60, height: 10 + height + 40)),
      ("first", views[0], CGRect(origin: first, size: CGSize(width: 60, height: 30))),
      ("second", views[1], CGRect(origin: second, size: CGSize(width: 70, height: 45))))
    stack.isLayoutMarginsRelativeArrangement = false
    root.layoutIfNeeded()
    expectFrames(("stack", stack, CGRect(x: 13, y: 17, width: width, height: height)))
  }

  @Test func aLongTextInNestedStackViewsWraps() {
    let title = UILabel()
    let text = UILabel()
    let icon = Content(24, 24)
    title.text = "Hi"
    text.text = "Hi Hi Hi Hi"
    text.numberOfLines = 0
    let column = UIStackView(arrangedSubviews: [title, text])
    column.axis = .vertical
    column.spacing = 3
    let row = UIStackView(arrangedSubviews: [icon, column])
    row.spacing = 6
    row.alignment = .center
    let screen = UIStackView(arrangedSubviews: [row])
    let below = Content(10, 10)
    screen.axis = .vertical
    screen.spacing = 2
    screen.addArrangedSubview(below)
    icon.setContentHuggingPriority(.required, for: .horizontal)
    let root = placed(screen)
    screen.widthAnchor.constraint(equalToConstant: 24 + 6 + 40).isActive = true
    root.layoutIfNeeded()
    // "Hi Hi" is 2 × 16.048 + 4.726 = 36.822 wide; two lines of 20.287 are 41 high, one is 21.
    expectFrames(
      ("title", title, CGRect(x: 0, y: 0, width: 40, height: 21)),
      ("text", text, CGRect(x: 0, y: 24, width: 40, height: 41)),
      ("column", column, CGRect(x: 30, y: 0, width: 40, height: 65)),
      ("icon", icon, CGRect(x: 0, y: 20.5, width: 24, height: 24)),
      ("row", row, CGRect(x: 0, y: 0, width: 70, height: 65)),
      ("below", below, CGRect(x: 0, y: 67, width: 70, height: 10)),
      ("screen", screen, CGRect(x: 13, y: 17, width: 70, height: 77)))
  }

  @Test func aStackViewIsFreedWithItsConstraintsAndGuides() {
    weak var weakStack: UIStackView?
    weak var weakView: UIView?
    weak var weakConstraint: NSLayoutConstraint?
    weak var weakGuide: AnyObject?
    do {
      let stack = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
      stack.distribution = .equalSpacing
      let root = placed(stack)
      root.layoutIfNeeded()
      weakStack = stack
      weakView = stack.arrangedSubviews[0]
      weakConstraint = stack.constraints.first
      weakGuide = stack.constraints.lazy.compactMap { $0.firstItem as? UILayoutGuide }.first
      #expect(weakConstraint != nil && weakGuide != nil && stack.layoutGuides.isEmpty)
    }
    #expect(weakStack == nil && weakView == nil && weakConstraint == nil && weakGuide == nil)
  }

  @Test func unusedGuidesAreFreed() {
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .equalCentering
    let root = placed(stack)
    root.layoutIfNeeded()
    weak let guide = stack.constraints.lazy.compactMap { $0.firstItem as? UILayoutGuide }.first
    #expect(guide != nil)
    stack.distribution = .fill
    root.layoutIfNeeded()
    #expect(guide == nil)
    #expect(stack.frame.width == (60 + 70 + 50 as CGFloat))
  }
}

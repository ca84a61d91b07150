import TestSupport
import Testing
import UIKit

/// The fitting size of a view, requested with UIKit's methods.
@MainActor @Suite struct FittingTests {
  private let compressed = UIView.layoutFittingCompressedSize
  private let expanded = UIView.layoutFittingExpandedSize

  /// Returns a card that is `insets` larger than its content of 50 x 30.
  private func card() -> (card: UIView, content: Content) {
    let card = UIView()
    let content = Content(50, 30)
    card.placeInside(content)
    NSLayoutConstraint.activate(content.edges(card, insets))
    return (card, content)
  }

  private let natural = CGSize(width: 20 + 50 + 60, height: 10 + 30 + 40)

  @Test func theTargetsAreThoseOfUIKit() {
    #expect(compressed == .zero && expanded == CGSize(width: 10_000, height: 10_000))
    #expect(UILabel.layoutFittingExpandedSize == expanded)
  }

  @Test func contentDeterminesTheSizeWhereItHugsAndResists() {
    let (card, _) = card()
    #expect(card.systemLayoutSizeFitting(compressed) == natural)
    #expect(card.systemLayoutSizeFitting(expanded) == natural)
    #expect(card.frame == .zero)
  }

  @Test func theTargetIsTheSizeOfAnEmptyView() {
    for target in [compressed, CGSize(width: 70, height: 41), expanded] {
      #expect(
        UIView(frame: CGRect(x: 3, y: 4, width: 50, height: 60)).systemLayoutSizeFitting(target) == target)
    }
  }

  @Test func limitsOfTheSizeHold() {
    let view = UIView()
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 90),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
      view.heightAnchor.constraint(lessThanOrEqualToConstant: 70),
    ])
    #expect(view.systemLayoutSizeFitting(compressed) == CGSize(width: 30, height: 20))
    #expect(view.systemLayoutSizeFitting(expanded) == CGSize(width: 90, height: 70))
    #expect(view.systemLayoutSizeFitting(CGSize(width: 40, height: 500)) == CGSize(width: 40, height: 70))
  }

  @Test(arguments: [49, 50, 51] as [Float]) func theTargetHasThePriorityOfFittingSizes(priority: Float) {
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    width.priority = UILayoutPriority(priority)
    width.isActive = true
    let wide = view.systemLayoutSizeFitting(CGSize(width: 90, height: 0)).width
    // At 50 against 50, all widths from 30 to 90 are equally good.
    if priority < 50 {
      #expect(wide == 90)
    } else if priority > 50 {
      #expect(wide == 30)
    } else {
      #expect((30...90).contains(wide))
    }
  }

  @Test func aRequiredTargetOverridesContent() {
    let (card, content) = card()
    for horizontal in [UILayoutPriority.required, .fittingSizeLevel] {
      for vertical in [UILayoutPriority.required, .fittingSizeLevel] {
        let size = card.systemLayoutSizeFitting(
          CGSize(width: 400, height: 300), withHorizontalFittingPriority: horizontal,
          verticalFittingPriority: vertical)
        let expected = CGSize(
          width: horizontal == .required ? 400 : natural.width,
          height: vertical == .required ? 300 : natural.height)
        #expect(size == expected, "\(horizontal.rawValue) \(vertical.rawValue)")
      }
    }
    content.setContentHuggingPriority(UILayoutPriority(49), for: .horizontal)
    #expect(card.systemLayoutSizeFitting(expanded) == CGSize(width: expanded.width, height: natural.height))
    #expect(card.systemLayoutSizeFitting(compressed) == natural)
  }

  @Test func theShortFormCallsTheOverriddenOne() {
    final class Wide: UIView {
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize {
        var size = super.systemLayoutSizeFitting(
          targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
          verticalFittingPriority: verticalFittingPriority)
        size.width += 7
        return size
      }
    }
    #expect(Wide().systemLayoutSizeFitting(CGSize(width: 3, height: 5)) == CGSize(width: 10, height: 5))
  }

  @Test func aViewFitsItsOwnContent() {
    #expect(Content(50, 30).systemLayoutSizeFitting(compressed) == CGSize(width: 50, height: 30))
    let view = Content(50, 30)
    #expect(
      view.systemLayoutSizeFitting(
        CGSize(width: 20, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
        == CGSize(width: 20, height: 30))
  }

  @Test func pendingConstraintUpdatesComeFirst() {
    final class Late: UIView {
      private var isSetUp = false
      override func updateConstraints() {
        if !isSetUp { widthAnchor.constraint(equalToConstant: 33).isActive = true }
        isSetUp = true
        super.updateConstraints()
      }
    }
    let outer = UIView()
    let late = Late()
    outer.placeInside(late)
    NSLayoutConstraint.activate(late.edges(outer, insets))
    #expect(outer.systemLayoutSizeFitting(compressed) == CGSize(width: 20 + 33 + 60, height: 10 + 40))
  }

  @Test func aFittingSizeLeavesTheTreeUnchanged() {
    let (card, content) = card()
    let root = root(400, 300, card)
    NSLayoutConstraint.activate(Array(card.box(7, 5, 0, 0).prefix(2)))
    root.layoutIfNeeded()
    let frames = { [root.frame, card.frame, content.frame] }
    let before = frames()
    let constraints = card.constraints
    let found = conflicts {
      // The content cannot be inside its insets here, but only a layout reports a conflict.
      #expect(
        card.systemLayoutSizeFitting(
          CGSize(width: 9, height: 8), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .required
        )
        .height.isFinite)
      root.layoutIfNeeded()
    }
    #expect(found.isEmpty && frames() == before && card.constraints == constraints)
    expectFrames(("card", card, CGRect(origin: CGPoint(x: 7, y: 5), size: natural)))
  }
}

/// Cells with text of several lines: the height follows from the width.
@MainActor @Suite struct LabelFittingTests {
  private let text = LineArithmetic.words(10)

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    return label
  }

  private func cell(_ label: UILabel) -> UIView {
    let cell = UIView()
    cell.placeInside(label)
    NSLayoutConstraint.activate(label.edges(cell, insets))
    return cell
  }

  /// Returns the height of the words of a label in a width.
  private func height(_ label: UILabel, _ width: CGFloat) -> CGFloat {
    let words = (label.text ?? "").split(separator: " ").count
    return LineArithmetic().height(words: CGFloat(words), in: width)
  }

  private func fit(_ view: UIView, width: CGFloat) -> CGSize {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  @Test(arguments: [90, 120, 200, 333, 900] as [CGFloat]) func aCellIsAsHighAsItsTextAtItsWidth(
    width: CGFloat
  ) {
    let label = label(text)
    #expect(
      fit(cell(label), width: width) == CGSize(width: width, height: 10 + height(label, width - 80) + 40))
    #expect(
      fit(self.label(text), width: width - 80) == CGSize(width: width - 80, height: height(label, width - 80))
    )
  }

  @Test func withoutARequiredWidthTheTextIsOneLine() {
    let label = label(text)
    // Ten words are 10 × 35.54 + 9 × 4.43 = 395.3 wide.
    let natural = CGSize(width: LineArithmetic().width(words: 10).rounded(.up), height: 21)
    for target in [UIView.layoutFittingCompressedSize, UIView.layoutFittingExpandedSize] {
      #expect(
        cell(label).systemLayoutSizeFitting(target)
          == CGSize(width: 20 + natural.width + 60, height: 10 + natural.height + 40))
    }
  }

  @Test func aPreferredWidthWrapsTheText() {
    let label = label(text)
    label.preferredMaxLayoutWidth = 120
    // Three words are 115.5 wide, four 155.5; four lines are 81.1 high.
    let size = CGSize(width: LineArithmetic().width(words: 3).rounded(.up), height: 82)
    let fitting = cell(label).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(fitting == CGSize(width: 20 + size.width + 60, height: 10 + size.height + 40))
  }

  @Test func aLimitInsideTheCellWrapsTheText() {
    let label = label(text)
    label.widthAnchor.constraint(equalToConstant: 150).isActive = true
    #expect(
      cell(label).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 20 + 150 + 60, height: 10 + height(label, 150) + 40))
  }

  @Test func twoLabelsShareAWidth() {
    // |-20-[one]-8-[two]-60-| with equal widths; the cell has the height of the taller label.
    let cell = UIView()
    let one = label(text)
    let two = label(LineArithmetic.words(4))
    cell.placeInside(one)
    cell.placeInside(two)
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: cell.leftAnchor, constant: 20),
      two.leftAnchor.constraint(equalTo: one.rightAnchor, constant: 8),
      two.rightAnchor.constraint(equalTo: cell.rightAnchor, constant: -60),
      two.widthAnchor.constraint(equalTo: one.widthAnchor),
      one.topAnchor.constraint(equalTo: cell.topAnchor, constant: 10),
      two.topAnchor.constraint(equalTo: one.topAnchor),
      cell.bottomAnchor.constraint(greaterThanOrEqualTo: one.bottomAnchor, constant: 40),
      cell.bottomAnchor.constraint(greaterThanOrEqualTo: two.bottomAnchor, constant: 40),
    ])
    let width: CGFloat = (300 - 20 - 8 - 60) / 2
    let heights = [height(one, width), height(two, width)]
    #expect(heights[0] > heights[1])
    #expect(fit(cell, width: 300) == CGSize(width: 300, height: 10 + heights[0] + 40))
    one.text = LineArithmetic.words(1)
    #expect(fit(cell, width: 300) == CGSize(width: 300, height: 10 + heights[1] + 40))
  }

  @Test func aCellInATreeFitsLikeAFreeCell() {
    let label = label(text)
    let cell = cell(label)
    let root = root(400, 900, cell)
    NSLayoutConstraint.activate(Array(cell.box(5, 6, 250, 0).prefix(2)))
    let width = cell.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -150)
    width.isActive = true
    for _ in 0..<2 {
      #expect(fit(cell, width: 180) == CGSize(width: 180, height: 10 + height(label, 100) + 40))
      root.layoutIfNeeded()
      expectFrames(("cell", cell, CGRect(x: 5, y: 6, width: 250, height: 10 + height(label, 170) + 40)))
    }
  }

  @Test func aStackOfTextsFits() {
    let labels = [label(text), label(LineArithmetic.words(4)), label(LineArithmetic.words(1))]
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 7
    let cell = UIView()
    cell.placeInside(stack)
    NSLayoutConstraint.activate(stack.edges(cell, insets))
    for width: CGFloat in [140, 210, 780] {
      let text: CGFloat = labels.map { height($0, width - 80) }.reduce(0, +)
      let total: CGFloat = 10 + text + 2 * 7 + 40
      #expect(fit(cell, width: width) == CGSize(width: width, height: total))
    }
    labels[1].isHidden = true
    let text: CGFloat = height(labels[0], 130) + height(labels[2], 130)
    #expect(fit(cell, width: 80 + 130) == CGSize(width: 80 + 130, height: 10 + text + 7 + 40))
  }

  @Test func aFittingSizeMeasuresOneCellOnly() {
    final class Counter: UIView {
      var count = 0
      override var intrinsicContentSize: CGSize {
        count += 1
        return CGSize(width: 50, height: 30)
      }
    }
    func questions(_ cells: Int) -> Int {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 900))
      let contents = (0..<cells).map { _ in Counter() }
      for content in contents {
        let cell = root.placeInside(UIView())
        cell.placeInside(content)
        NSLayoutConstraint.activate(content.edges(cell, insets) + cell.box(1, 2, 0, 0).prefix(2))
      }
      root.layoutIfNeeded()
      let before = contents.reduce(0) { $0 + $1.count }
      let size = contents[cells / 2].superview?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(size == CGSize(width: 20 + 50 + 60, height: 10 + 30 + 40))
      return contents.reduce(0) { $0 + $1.count } - before
    }
    let few = questions(2)
    #expect(few > 0 && questions(200) == few)
  }

  // Apple's page: "Resizes and moves". Programs set the center again afterward (stackoverflow 17972036).
  @Test func sizeToFitKeepsTheOriginOfTheFrame() {
    final class Fixed: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width + 30, height: 71) }
    }
    let view = Fixed(frame: CGRect(x: 7, y: 11, width: 20, height: 13))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 7, y: 11, width: 50, height: 71))
    // The frame of a view that is turned by a right angle has the width of the bounds as its height.
    view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let origin = view.frame.origin
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 80, height: 71))
    #expect(view.frame == CGRect(origin: origin, size: CGSize(width: 71, height: 80)))
  }
}

import TestSupport
import Testing
import UIKit

/// A record of the calls that UIKit makes.
@MainActor private final class Log { var lines: [String] = [] }

private final class Logged: UIView {
  let name: String
  let log: Log
  var onLayout: () -> Void = {}

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    log.lines.append("update \(name)")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.lines.append("\(name) \(subviews.map { "\(Int($0.frame.width))" })")
    onLayout()
  }
}

@MainActor @Suite struct LayoutPassTests {
  private let log = Log()

  private func tree() -> (root: Logged, a: Logged, b: Logged, inner: Logged) {
    let root = Logged("root", log)
    let a = Logged("a", log)
    let b = Logged("b", log)
    let inner = Logged("inner", log)
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    root.placeInside(a)
    root.placeInside(b)
    a.placeInside(inner)
    NSLayoutConstraint.activate(a.edges(root, insets) + inner.edges(a, insets) + b.box(1, 2, 3, 4))
    return (root, a, b, inner)
  }

  @Test func constraintsAreUpdatedBottomUpAndFramesSetTopDown() {
    let (root, _, _, inner) = tree()
    inner.layoutIfNeeded()
    let lines = [
      "update inner", "update a", "update b", "update root", "root [\"320\", \"3\"]", "a [\"240\"]",
      "inner []", "b []",
    ]
    #expect(log.lines == lines)
    log.lines = []
    root.layoutIfNeeded()
    #expect(log.lines.isEmpty)
  }

  @Test func onlyChangedViewsAreLaidOutAgain() {
    let (root, a, b, _) = tree()
    root.layoutIfNeeded()
    log.lines = []
    b.constraints.first { $0.firstAttribute == .width }?.constant = 5
    root.layoutIfNeeded()
    #expect(log.lines == ["root [\"320\", \"5\"]", "b []"])
    log.lines = []
    a.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.lines == ["a [\"240\"]"])
    log.lines = []
    root.frame.size.width = 410
    root.layoutIfNeeded()
    #expect(log.lines == ["root [\"330\", \"5\"]", "a [\"250\"]", "inner []"])
  }

  @Test func updateConstraintsMayChangeTheLayout() {
    final class Bar: UIView {
      var width: CGFloat = 10 { didSet { setNeedsUpdateConstraints() } }
      private lazy var constraint = widthAnchor.constraint(equalToConstant: 0)
      override func updateConstraints() {
        constraint.constant = width
        constraint.isActive = true
        super.updateConstraints()
      }
    }
    let bar = Bar()
    let root = root(400, 300, bar)
    root.layoutIfNeeded()
    #expect(bar.frame.width == 10)
    bar.width = 20
    #expect(bar.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(bar.frame.width == 20 && !bar.needsUpdateConstraints())
    bar.width = 30
    bar.updateConstraintsIfNeeded()
    #expect(!bar.needsUpdateConstraints() && bar.frame.width == 20)
    root.layoutIfNeeded()
    #expect(bar.frame.width == 30)
  }

  @Test func aChangeInLayoutSubviewsTakesEffectInTheSameLayout() {
    let (root, a, b, _) = tree()
    let height = b.constraints.first { $0.firstAttribute == .height }
    root.onLayout = { height?.constant = a.frame.width / 10 }
    root.layoutIfNeeded()
    #expect(b.frame.height == 32)
  }

  @Test func aNestedLayoutPlacesSubviews() {
    let (root, a, _, inner) = tree()
    var widthInside: CGFloat = 0
    root.onLayout = {
      a.layoutIfNeeded()
      widthInside = inner.frame.width
    }
    root.layoutIfNeeded()
    #expect(widthInside == 240)
  }

  @Test func aViewThatAlwaysNeedsLayoutDoesNotHangTheLayout() {
    let (root, _, _, _) = tree()
    root.onLayout = { root.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(log.lines.filter { $0.hasPrefix("root") }.count < 10)
  }

  // Content

  @Test func contentSizesFollowHuggingAndResistance() {
    let (a, b) = (Content(100, 20), Content(200, 30))
    let root = root(400, 300, a, b)
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    expectFrames(
      ("a hugs", a, CGRect(x: 0, y: 0, width: 100, height: 20)),
      ("b grows", b, CGRect(x: 100, y: 0, width: 300, height: 30)))
    b.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    root.layoutIfNeeded()
    expectFrames(
      ("a grows", a, CGRect(x: 0, y: 0, width: 200, height: 20)),
      ("b hugs", b, CGRect(x: 200, y: 0, width: 200, height: 30)))
    root.frame.size.width = 250
    a.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    root.layoutIfNeeded()
    expectFrames(
      ("a is cut", a, CGRect(x: 0, y: 0, width: 50, height: 20)),
      ("b is whole", b, CGRect(x: 50, y: 0, width: 200, height: 30)))
    a.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    root.layoutIfNeeded()
    expectFrames(
      ("a is whole", a, CGRect(x: 0, y: 0, width: 100, height: 20)),
      ("b is cut", b, CGRect(x: 100, y: 0, width: 150, height: 30)))
  }

  @Test func aContentSizeMayChangeOrBeRemoved() {
    let a = Content(100, 20)
    let root = root(400, 300, a)
    root.layoutIfNeeded()
    expectFrames(("a", a, CGRect(x: 0, y: 0, width: 100, height: 20)))
    a.size = CGSize(width: 7, height: UIView.noIntrinsicMetric)
    root.layoutIfNeeded()
    expectFrames(("a", a, CGRect(x: 0, y: 0, width: 7, height: 0)))
    a.size = CGSize(width: 8, height: 9)
    root.layoutIfNeeded()
    expectFrames(("a", a, CGRect(x: 0, y: 0, width: 8, height: 9)))
  }

  @Test func theHeightOfALabelFollowsItsWidth() {
    let label = UILabel()
    let below = UIView()
    label.text = LineArithmetic.words(6)
    label.numberOfLines = 0
    let root = root(2000, 300, label, below)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      label.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -60),
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 40),
    ])
    // One word is 35.5 wide, two are 75.5 and three 115.5.
    for (width, lines) in [(2000, 1), (180, 3), (150, 6), (2000, 1)] as [(CGFloat, CGFloat)] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      let height = (lines * 17 * 2444 / 2048).rounded(.up)
      expectFrames(
        ("label", label, CGRect(x: 20, y: 10, width: width - 80, height: height)),
        ("below", below, CGRect(x: 0, y: 10 + height + 40, width: 0, height: 0)))
    }
    label.text = LineArithmetic.words(1)
    root.frame.size.width = 150
    root.layoutIfNeeded()
    #expect(label.frame.height == 21)
  }

  @Test func theBaselineOfALabelWithAFrameFollowsItsFont() {
    func mark(at label: UILabel) -> UIView {
      let mark = UIView()
      let tree = root(400, 300)
      label.text = "Ag"
      tree.addSubview(label)
      tree.placeInside(mark)
      mark.topAnchor.constraint(equalTo: label.firstBaselineAnchor).isActive = true
      tree.layoutIfNeeded()
      if label.font.pointSize == 34 { return mark }
      label.font = .systemFont(ofSize: 34)
      tree.layoutIfNeeded()
      return mark
    }
    let frame = CGRect(x: 0, y: 10, width: 90, height: 70)
    let changed = UILabel(frame: frame)
    let large = UILabel(frame: frame)
    large.font = .systemFont(ofSize: 34)
    // The baseline is the one at the intrinsic height of 41: (41 − 40.57) / 2 + 32.37 = 32.59, rounded to 33.
    let expected = CGRect(x: 0, y: 10 + 33, width: 0, height: 0)
    expectFrames(("changed", mark(at: changed), expected), ("large", mark(at: large), expected))
  }

  @Test func labelsShareABaseline() {
    let (small, large) = (UILabel(), UILabel())
    small.text = "small"
    large.text = "large"
    small.font = .systemFont(ofSize: 10)
    large.font = .systemFont(ofSize: 30)
    let root = root(400, 300, small, large)
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      small.heightAnchor.constraint(equalToConstant: 15),
    ])
    root.layoutIfNeeded()
    // The baselines are (36 − 35.8) / 2 + 28.56 = 28.66, rounded to 29, and (12 − 11.93) / 2 + 9.52 = 9.55,
    // rounded to 10, below the tops; the required height does not move the one of the small label.
    #expect(small.frame.minY == CGFloat(10 + 29 - 10))
    small.font = .systemFont(ofSize: 20)
    root.layoutIfNeeded()
    // (24 − 23.87) / 2 + 19.04 = 19.11
    #expect(small.frame.minY == CGFloat(10 + 29 - 19))
  }

  // Animation

  @Test func animationsEndAtOnce() {
    let a = UIView()
    var steps: [String] = []
    let finish = { (isDone: Bool) in steps.append("done \(isDone)") }
    UIView.animate(withDuration: 1, animations: { steps.append("one") }, completion: finish)
    UIView.animate(withDuration: 1) { a.alpha = 0.5 }
    UIView.animate(
      withDuration: 1, delay: 2, options: [.curveEaseIn], animations: { steps.append("two") },
      completion: finish)
    UIView.animate(
      withDuration: 1, delay: 2, usingSpringWithDamping: 0.5, initialSpringVelocity: 1, options: [],
      animations: { steps.append("three") }, completion: finish)
    UIView.performWithoutAnimation { steps.append("four") }
    #expect(steps == ["one", "done true", "two", "done true", "three", "done true", "four"])
    #expect(a.alpha == 0.5)
  }
}

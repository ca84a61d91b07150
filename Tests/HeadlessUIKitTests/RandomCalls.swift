import HeadlessUIKit
import TestSupport
import UIKit

/// Trees of views that get random calls of the public surface: every call is one that
/// UIKit takes without an exception.
///
/// What the call with a number does depends on the seed, the number and what there is, not on a stream of
/// random numbers, so that calls can be left out of a run and the rest still does something of the kind: a
/// run that fails is cut down that way.
@MainActor final class RandomCalls {
  /// One kind of call.
  struct Call {
    /// What a report calls it.
    let name: String
    /// How often it is made, compared with the others.
    let weight: Int
    /// Makes the call.
    let make: @MainActor (RandomCalls) -> Void

    init(_ name: String, _ weight: Int = 1, _ make: @escaping @MainActor (RandomCalls) -> Void) {
      self.name = name
      self.weight = weight
      self.make = make
    }
  }

  /// How many views there are at most.
  static let limit = 40
  /// How many exchanges of the simplex method one call may cost; what needs more counts as a hang.
  private static let mostPivots = 1_000_000
  private static let calls: [Call] =
    treeCalls + constraintCalls + geometryCalls + contentCalls + containerCalls + controllerCalls + textCalls
    + controlCalls + questionCalls
  private static let totalWeight = calls.reduce(0) { $0 + $1.weight }

  let seed: Int
  var random: SplitMix64
  var views: [UIView] = []
  var guides: [UILayoutGuide] = []
  var constraints: [NSLayoutConstraint] = []
  var controllers: [UIViewController] = []
  /// Constraints that compare distances, each with the views that it is about.
  var itemsOfDistances: [(constraint: NSLayoutConstraint, items: [WeakView])] = []
  /// How many layouts were made.
  var layouts = 0
  /// What the calls did, the last ones at the end.
  private(set) var log: [String] = [] { didSet { trace?(log.last ?? "") } }
  /// Told about each call before it is made.
  var trace: ((String) -> Void)?
  /// What a call gave back that cannot be; nil when everything was right.
  var wrongAnswer: String?
  /// Whether calls may change how text is measured, which reaches beyond the trees here.
  var mayReplaceMeasurer = false
  /// How deep calls are nested that views make in their `layoutSubviews`.
  var depth = 0

  /// Whether lengths and factors may be so large or so small that sums of them lose the rest.
  let isExtreme: Bool

  init(seed: Int) {
    self.seed = seed
    isExtreme = Self.isExtreme(seed)
    random = SplitMix64(seed: UInt64(seed))
    for view in [UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), RandomView(), RandomView()] {
      take(view)
    }
    views[1].frame = CGRect(x: 3, y: 5, width: 700, height: 500)
  }

  /// Makes the call with a number; the text says what is wrong afterwards, nil when nothing is.
  func make(_ number: Int) -> String? {
    random = SplitMix64(seed: UInt64(truncatingIfNeeded: seed &* 1_000_003 &+ number))
    var place = int(0..<Self.totalWeight)
    guard
      let call = Self.calls.first(where: {
        place -= $0.weight
        return place < 0
      })
    else { return nil }
    log.append("\(number) \(call.name)")
    let before = layouts
    let pivots = pivots
    call.make(self)
    if let wrongAnswer { return wrongAnswer }
    if self.pivots - pivots > Self.mostPivots { return "the solver made \(self.pivots - pivots) exchanges" }
    guard layouts > before || number % 64 == 0 else { return nil }
    defer {
      if !isExtreme { weedOut() }
    }
    return problem()
  }

  /// Lets go of views that have grown out of all proportion, as those do whose
  /// safe area grows with their size.
  private func weedOut() {
    var open = tops
    var wild = [UIView]()
    while let view = open.popLast() {
      let frame = view.frame
      let insets = view.safeAreaInsets
      let numbers = [
        frame.minX, frame.minY, frame.width, frame.height, insets.top, insets.left, insets.bottom,
        insets.right,
      ]
      if !(view is UIWindow), numbers.contains(where: { $0.magnitude > 1e7 }) {
        wild.append(view)
      } else {
        open += view.subviews
      }
    }
    for view in wild { view.removeFromSuperview() }
    views.removeAll { wild.contains($0) }
  }

  /// How many exchanges the solvers of all trees have made; those of a tree that was
  /// joined to another one are gone.
  var pivots: Int { tops.reduce(0) { $0 + (HeadlessLayout.work(for: $1)?.pivots ?? 0) } }

  /// The topmost views.
  private var tops: [UIView] {
    var seen: Set<ObjectIdentifier> = []
    return views.map(top).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Keeps a new view, and lets views inside layouts make calls.
  func take(_ view: UIView) {
    views.append(view)
    (view as? RandomView)?.world = self
  }

  /// Whether the numbers of a seed may be extreme: those of every fourth one.
  nonisolated static func isExtreme(_ seed: Int) -> Bool { seed % 4 == 3 }

  /// Puts back what calls changed outside of the trees.
  static func tidyUp() {
    HeadlessLayout.setScreen(size: CGSize(width: 390, height: 844))
    HeadlessLayout.textMeasurer = nil
  }

  /// What no layout may leave behind.
  private func problem() -> String? {
    for view in views {
      let numbers = [
        view.frame.minX, view.frame.minY, view.frame.width, view.frame.height, view.bounds.minX,
        view.bounds.minY,
      ]
      if !numbers.allSatisfy(\.isFinite) { return "\(view) has no finite frame or bounds \(view.bounds)" }
      if view.bounds.width < 0 || view.bounds.height < 0 {
        return "\(view) has a negative size \(view.bounds)"
      }
      if let scroll = view as? UIScrollView,
        !(scroll.contentSize.width.isFinite && scroll.contentSize.height.isFinite)
      {
        return "\(view) has no finite contentSize \(scroll.contentSize)"
      }
    }
    for guide in guides {
      let frame = guide.layoutFrame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      if !numbers.allSatisfy(\.isFinite) { return "a guide has no finite layoutFrame \(frame)" }
    }
    return nil
  }
}

/// Answers that cannot be.
extension RandomCalls {
  /// Notes what a call gave back when that cannot be.
  func expect(_ isRight: Bool, _ text: @autoclosure () -> String) {
    if !isRight { wrongAnswer = text() }
  }

  /// Notes that a rectangle is not finite.
  func expect(_ rect: CGRect, _ text: @autoclosure () -> String) {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    expect(numbers.allSatisfy(\.isFinite), "\(text()) is \(rect)")
  }

  /// Notes that a size is not finite, or smaller than nothing.
  func expect(_ size: CGSize, _ text: @autoclosure () -> String) {
    expect(
      size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite,
      "\(text()) is \(size)")
  }
}

/// Random choices.
extension RandomCalls {
  func int(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
  func chance(_ share: Double) -> Bool { random.chance(share) }
  func pick<T>(_ list: [T]) -> T { list[int(0..<list.count)] }
  func bool() -> Bool { chance(0.5) }

  /// A length, most often a handy one, sometimes 0 or large, seldom as large as
  /// numbers get where the seed allows it.
  func length() -> CGFloat {
    switch int(0..<1000) {
    case 0: isExtreme ? pick([1e300, -1e300, 1e150, 1e-300]) : 1e-3
    case 1..<30: CGFloat(int(-1_000_000..<1_000_001)) / (isExtreme ? 1 : 50)
    case 30..<130: 0
    case 130..<330: CGFloat(int(-20_000..<20_000)) / 7
    default: CGFloat(int(-50..<400))
    }
  }

  /// A length that is not negative.
  func size() -> CGFloat { abs(length()) }
  func insets() -> UIEdgeInsets {
    UIEdgeInsets(top: length() / 8, left: length() / 8, bottom: length() / 8, right: length() / 8)
  }
  func rectangle() -> CGRect {
    CGRect(x: length(), y: length(), width: chance(0.05) ? length() : size(), height: size())
  }
  func priority() -> UILayoutPriority {
    bool()
      ? .required
      : pick([
        .defaultHigh, .defaultLow, .fittingSizeLevel, UILayoutPriority(Float(int(1..<1000))),
        UILayoutPriority(999.5),
      ])
  }

  func view() -> UIView { pick(views) }
  /// A view of a class; nil when there is none.
  func view<T: UIView>(_ type: T.Type) -> T? {
    let found = views.compactMap { $0 as? T }
    return found.isEmpty ? nil : pick(found)
  }

  /// A view other than a window.
  func inner() -> UIView? {
    let found = views.filter { !($0 is UIWindow) }
    return found.isEmpty ? nil : pick(found)
  }

  func top(of view: UIView) -> UIView {
    var view = view
    while let superview = view.superview { view = superview }
    return view
  }
}

/// A view, as long as somebody else keeps it.
struct WeakView {
  weak var view: UIView?

  init(_ view: UIView) { self.view = view }
}

/// A view whose layout makes random calls itself, and which has random content.
final class RandomView: UIView {
  weak var world: RandomCalls?
  var content = CGSize(width: -1, height: -1) { didSet { invalidateIntrinsicContentSize() } }
  var alignment = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  /// What it does in each layout; 0 is nothing.
  var habit = 0

  override var intrinsicContentSize: CGSize { content }
  override var alignmentRectInsets: UIEdgeInsets { alignment }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width / 2, height: 7) }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let world, world.depth < 3, habit > 0 else { return }
    world.depth += 1
    defer { world.depth -= 1 }
    switch habit {
    case 1: subviews.first?.layoutIfNeeded()
    case 2: layoutIfNeeded()
    case 3: subviews.last?.frame = world.rectangle()
    case 4: constraints.last?.constant = world.length()
    case 5: setNeedsLayout()
    case 6: subviews.first?.isHidden.toggle()
    case 7: layoutMargins = world.insets()
    case 8: superview?.setNeedsLayout()
    case 9: content = CGSize(width: world.size(), height: bounds.width / 2)
    default: constraints.last?.isActive = false
    }
  }

  override func updateConstraints() {
    if let world, habit == 4, let constraint = constraints.first { constraint.constant = world.length() }
    super.updateConstraints()
  }
}

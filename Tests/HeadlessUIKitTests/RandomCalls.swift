import HeadlessUIKit
import TestSupport
import UIKit

/// Trees of views that get random calls of the public surface.
///
/// UIKit accepts each of these calls without an exception. The effect of a call depends on the seed, its
/// number and the present objects, not on a stream of random numbers. So calls can be left out of a failing
/// run, and the remaining ones have similar effects.
@MainActor final class RandomCalls {
  /// One kind of call.
  struct Call {
    /// The name of the call in a report.
    let name: String
    /// The frequency of the call, compared with the others.
    let weight: Int
    /// A closure that makes the call.
    let make: @MainActor (RandomCalls) -> Void

    init(_ name: String, _ weight: Int = 1, _ make: @escaping @MainActor (RandomCalls) -> Void) {
      self.name = name
      self.weight = weight
      self.make = make
    }
  }

  /// The largest number of views.
  static let limit = 40
  /// The largest number of simplex exchanges in one call; a call with more counts as a hang.
  private static let mostPivots = 1_000_000
  private static let calls: [Call] =
    treeCalls + constraintCalls + geometryCalls + contentCalls + containerCalls + controllerCalls + textCalls
    + controlCalls + editingCalls + textInputCalls + listCalls + questionCalls + presentationCalls
    + drawingCalls
    + selectorCalls + documentCalls
  private static let totalWeight = calls.reduce(0) { $0 + $1.weight }

  let seed: Int
  var random: SplitMix64
  var views: [UIView] = []
  var guides: [UILayoutGuide] = []
  var constraints: [NSLayoutConstraint] = []
  var controllers: [UIViewController] = []
  /// The constraints that compare distances, each with its items.
  var itemsOfDistances: [(constraint: NSLayoutConstraint, items: [WeakView])] = []
  /// The number of layouts.
  var layouts = 0
  /// A log of the calls, the last ones at the end.
  private(set) var log: [String] = [] { didSet { trace?(log.last ?? "") } }
  /// A closure that is called before each call.
  var trace: ((String) -> Void)?
  /// An invalid result of a call; nil when every result was valid.
  var wrongAnswer: String?
  /// True if calls may replace the text measurer, which has an effect on other trees.
  var mayReplaceMeasurer = false
  /// The depth of calls that views make in their `layoutSubviews`.
  var depth = 0

  /// True if lengths and factors may be extreme, so that sums of them lose the smaller terms.
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

  /// Makes the call with a number, and returns the mistake found afterward; nil when there is none.
  func make(_ number: Int) -> String? {
    random = SplitMix64(seed: UInt64(truncatingIfNeeded: seed &* 1_000_003 &+ number))
    var remaining = int(0..<Self.totalWeight)
    guard
      let call = Self.calls.first(where: {
        remaining -= $0.weight
        return remaining < 0
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
      if !isExtreme { removeExtremeViews() }
    }
    return problem()
  }

  /// Removes views of an extreme size, such as those whose safe area grows with their size.
  private func removeExtremeViews() {
    var open = tops
    var extreme = [UIView]()
    while let view = open.popLast() {
      let frame = view.frame
      let insets = view.safeAreaInsets
      let numbers = [
        frame.minX, frame.minY, frame.width, frame.height, insets.top, insets.left, insets.bottom,
        insets.right,
      ]
      if !(view is UIWindow), numbers.contains(where: { $0.magnitude > 1e7 }) {
        extreme.append(view)
      } else {
        open += view.subviews
      }
    }
    for view in extreme { view.removeFromSuperview() }
    views.removeAll { extreme.contains($0) }
  }

  /// The number of exchanges that the solvers of all trees have made.
  ///
  /// The exchanges of a tree that was joined to another one are not counted.
  var pivots: Int { tops.reduce(0) { $0 + (HeadlessLayout.work(for: $1)?.moves ?? 0) } }

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

  /// Returns true if the numbers of a seed may be extreme: those of every fourth seed.
  nonisolated static func isExtreme(_ seed: Int) -> Bool { seed % 4 == 3 }

  /// Restores the global settings that calls change.
  static func restoreSettings() {
    HeadlessLayout.setScreen(size: CGSize(width: 390, height: 844))
    HeadlessLayout.textMeasurer = nil
  }

  /// Returns the mistake that a layout left in a frame; nil when there is none.
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

/// Checks of results.
extension RandomCalls {
  /// Records an invalid result of a call.
  func expect(_ isRight: Bool, _ text: @autoclosure () -> String) {
    if !isRight { wrongAnswer = text() }
  }

  /// Records a rectangle that is not finite.
  func expect(_ rect: CGRect, _ text: @autoclosure () -> String) {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    expect(numbers.allSatisfy(\.isFinite), "\(text()) is \(rect)")
  }

  /// Records a size that is negative or not finite.
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

  /// Returns a length: most often an ordinary one, sometimes 0 or large, rarely an
  /// extreme one if the seed permits it.
  func length() -> CGFloat {
    switch int(0..<1000) {
    case 0: isExtreme ? pick([1e300, -1e300, 1e150, 1e-300]) : 1e-3
    case 1..<30: CGFloat(int(-1_000_000..<1_000_001)) / (isExtreme ? 1 : 50)
    case 30..<130: 0
    case 130..<330: CGFloat(int(-20_000..<20_000)) / 7
    default: CGFloat(int(-50..<400))
    }
  }

  /// Returns a length that is not negative.
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
  /// Returns a view of a class; nil when there is none.
  func view<T: UIView>(_ type: T.Type) -> T? {
    let found = views.compactMap { $0 as? T }
    return found.isEmpty ? nil : pick(found)
  }

  /// Returns a view other than a window.
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

/// A weak reference to a view.
struct WeakView {
  weak var view: UIView?

  init(_ view: UIView) { self.view = view }
}

/// A view with random content, whose layout makes random calls itself.
final class RandomView: UIView {
  weak var world: RandomCalls?
  var content = CGSize(width: -1, height: -1) { didSet { invalidateIntrinsicContentSize() } }
  var alignment = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  /// The kind of call in each layout; 0 is none.
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

extension RandomCalls {
  /// The calls that change a view's content size and its priorities.
  static var contentCalls: [Call] {
    [
      Call("content", 20) { world in
        world.view(RandomView.self)?.content = CGSize(
          width: world.bool() ? -1 : world.size(), height: world.bool() ? -1 : world.size())
      },
      Call("alignment", 6) { world in world.view(RandomView.self)?.alignment = world.insets() },
      Call("hugging", 8) { world in
        world.view().setContentHuggingPriority(world.contentPriority(), for: world.axis())
      },
      Call("resistance", 8) { world in
        world.view().setContentCompressionResistancePriority(world.contentPriority(), for: world.axis())
      },
      Call("isHidden", 15) { world in world.view().isHidden = world.bool() },
    ]
  }

  func axis() -> NSLayoutConstraint.Axis { bool() ? .horizontal : .vertical }
  private func contentPriority() -> UILayoutPriority {
    pick([priority(), UILayoutPriority(0), UILayoutPriority(1001), .defaultLow])
  }
}

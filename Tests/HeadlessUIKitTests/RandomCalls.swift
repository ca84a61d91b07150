import HeadlessUIKit
import TestSupport
import UIKit

/// Trees of views that get random calls of the public surface: every call is one that UIKit takes without an exception.
///
/// What the call with a number does depends on the seed, the number and what there is, not on a stream of random numbers, so that calls can be left
/// out of a run and the rest still does something of the kind: a run that fails is cut down that way.
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
      (self.name, self.weight, self.make) = (name, weight, make)
    }
  }

  /// How many views there are at most.
  static let limit = 40
  private static let calls: [Call] = treeCalls + constraintCalls + geometryCalls + contentCalls + classCalls
  private static let totalWeight = calls.reduce(0) { $0 + $1.weight }

  let seed: Int
  var random: SplitMix64
  var views: [UIView] = []
  var guides: [UILayoutGuide] = []
  var constraints: [NSLayoutConstraint] = []
  var controllers: [UIViewController] = []
  /// How many layouts were made.
  var layouts = 0
  /// What the calls did, the last ones at the end.
  private(set) var log: [String] = [] { didSet { trace?(log.last ?? "") } }
  /// Told about each call before it is made.
  var trace: ((String) -> Void)?
  /// What a call gave back that cannot be; nil when everything was right.
  var wrongAnswer: String?
  /// How deep calls are nested that views make in their `layoutSubviews`.
  var depth = 0

  init(seed: Int) {
    self.seed = seed
    random = SplitMix64(seed: UInt64(seed))
    for view in [UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), RandomView(), RandomView()] { take(view) }
    views[1].frame = CGRect(x: 3, y: 5, width: 700, height: 500)
  }

  /// Makes the call with a number; the text says what is wrong afterwards, nil when nothing is.
  func make(_ number: Int) -> String? {
    random = SplitMix64(seed: UInt64(truncatingIfNeeded: seed &* 1_000_003 &+ number))
    var place = int(0..<Self.totalWeight)
    guard
      let call = Self.calls.first(where: {
        place -= $0.weight; return place < 0
      })
    else { return nil }
    log.append("\(number) \(call.name)")
    let before = layouts
    call.make(self)
    if let wrongAnswer { return wrongAnswer }
    return layouts > before || number % 64 == 0 ? problem() : nil
  }

  /// Keeps a new view, and lets views inside layouts make calls.
  func take(_ view: UIView) {
    views.append(view)
    (view as? RandomView)?.world = self
  }

  /// What no layout may leave behind.
  private func problem() -> String? {
    for view in views {
      let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height, view.bounds.minX, view.bounds.minY]
      if !numbers.allSatisfy(\.isFinite) { return "\(view) has no finite frame or bounds \(view.bounds)" }
      if view.bounds.width < 0 || view.bounds.height < 0 { return "\(view) has a negative size \(view.bounds)" }
      if let scroll = view as? UIScrollView, !(scroll.contentSize.width.isFinite && scroll.contentSize.height.isFinite) {
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

/// Random choices.
extension RandomCalls {
  func int(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
  func chance(_ share: Double) -> Bool { random.chance(share) }
  func pick<T>(_ list: [T]) -> T { list[int(0..<list.count)] }
  func bool() -> Bool { chance(0.5) }

  /// A length, most often a handy one, sometimes 0 or large, seldom as large as numbers get.
  func length() -> CGFloat {
    switch int(0..<1000) {
    case 0: pick([1e300, -1e300, 1e150, 1e-300])
    case 1..<30: CGFloat(int(-1_000_000..<1_000_001))
    case 30..<130: 0
    case 130..<330: CGFloat(int(-20_000..<20_000)) / 7
    default: CGFloat(int(-50..<400))
    }
  }

  /// A length that is not negative.
  func size() -> CGFloat { abs(length()) }
  func insets() -> UIEdgeInsets { UIEdgeInsets(top: length() / 8, left: length() / 8, bottom: length() / 8, right: length() / 8) }
  func rectangle() -> CGRect { CGRect(x: length(), y: length(), width: chance(0.05) ? length() : size(), height: size()) }
  func priority() -> UILayoutPriority {
    bool() ? .required : pick([.defaultHigh, .defaultLow, .fittingSizeLevel, UILayoutPriority(Float(int(1..<1000))), UILayoutPriority(999.5)])
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

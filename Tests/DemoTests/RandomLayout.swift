import TestSupport
import UIKit

/// A maker of layouts of all kinds of views, with constraints many of which contradict each other.
@MainActor struct RandomLayout {
  private var generator: SplitMix64
  private var items: [UIView] = []

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  /// Returns a new view with views and constraints inside; it is not laid out yet.
  mutating func view() -> UIView {
    let root = UIView(frame: CGRect(x: 3, y: 5, width: number(40...400), height: number(40...400)))
    if generator.chance(0.2) { root.semanticContentAttribute = .forceRightToLeft }
    items = [root]
    for _ in 0..<Int.random(in: 1...9, using: &generator) {
      let outer = pick(items)
      add(subview(), to: outer is UILabel ? root : outer)
    }
    for _ in 0..<Int.random(in: 2...(3 * items.count), using: &generator) { constrain() }
    return root
  }

  // Views

  /// A view whose alignment rectangle is smaller than its frame.
  private final class Inset: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 2, left: 3, bottom: 5, right: 7) }
  }

  private mutating func add(_ view: UIView, to outer: UIView) {
    if let stack = outer as? UIStackView, view.translatesAutoresizingMaskIntoConstraints == false {
      stack.addArrangedSubview(view)
      view.isHidden = generator.chance(0.1)
    } else {
      outer.addSubview(view)
    }
    items.append(view)
  }

  private mutating func subview() -> UIView {
    let view: UIView
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: view = label("A text of several words that has to be wrapped", lines: 0)
    case 1, 2, 3: view = label("Title", lines: 1)
    case 4: return framed()
    case 5: view = stack()
    case 6: view = UIScrollView()
    case 7: view = Inset()
    default: view = UIView()
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if generator.chance(0.3) { view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    if generator.chance(0.2) { view.bounds.origin = CGPoint(x: number(0...9), y: number(0...9)) }
    return view
  }

  private mutating func framed() -> UIView {
    let frame = CGRect(x: number(-9...90), y: number(0...90), width: number(0...90), height: 7)
    let view = UIView(frame: frame)
    if generator.chance(0.5) { view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin] }
    return view
  }

  private mutating func stack() -> UIStackView {
    let stack = UIStackView()
    stack.axis = pick([.horizontal, .vertical])
    stack.spacing = number(0...9)
    stack.distribution = pick([.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering])
    stack.alignment = pick([.fill, .leading, .center, .trailing, .firstBaseline])
    stack.isLayoutMarginsRelativeArrangement = generator.chance(0.3)
    return stack
  }

  private mutating func label(_ text: String, lines: Int) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    let (hugging, resistance) = (number(249...252), number(749...752))
    label.setContentHuggingPriority(UILayoutPriority(Float(hugging)), for: .horizontal)
    label.setContentCompressionResistancePriority(UILayoutPriority(Float(resistance)), for: .horizontal)
    return label
  }

  // Constraints

  private mutating func constrain() {
    let axis: NSLayoutConstraint.Axis = pick([.horizontal, .vertical])
    let constraint = generator.chance(0.4) ? sizeConstraint(axis) : positionConstraint(axis)
    constraint.priority = UILayoutPriority(pick([1000, 1000, 999, 750, 500, 250]))
    constraint.isActive = true
  }

  private mutating func sizeConstraint(_ axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint {
    let size: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    let first = pick(items)
    let second = generator.chance(0.5) ? nil : pick(items.filter { $0 !== first } + [items[0]])
    let other = second === first ? nil : second
    return NSLayoutConstraint(
      item: first, attribute: size, relatedBy: relation(), toItem: other,
      attribute: other == nil ? .notAnAttribute : size, multiplier: pick([1, 1, 0.5, 2, 3]),
      constant: number(0...60))
  }

  private mutating func positionConstraint(_ axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint {
    let absolute: [NSLayoutConstraint.Attribute] = [.left, .right, .leftMargin, .centerX]
    let directional: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .trailingMargin, .centerX]
    let vertical: [NSLayoutConstraint.Attribute] = [.top, .bottom, .centerY, .bottomMargin, .firstBaseline]
    let edges = axis == .vertical ? vertical : pick([absolute, directional])
    let second: AnyObject = generator.chance(0.3) ? guide(of: pick(items)) : pick(items)
    let plain = edges.filter { $0.rawValue < NSLayoutConstraint.Attribute.lastBaseline.rawValue }
    return NSLayoutConstraint(
      item: pick(items), attribute: pick(edges), relatedBy: relation(), toItem: second,
      attribute: pick(second is UILayoutGuide ? plain : edges), multiplier: 1, constant: number(-40...40))
  }

  private mutating func guide(of view: UIView) -> UILayoutGuide {
    let own = [
      view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide, view.keyboardLayoutGuide,
    ]
    guard let scroll = view as? UIScrollView else { return pick(own) }
    return pick(own + [scroll.contentLayoutGuide, scroll.frameLayoutGuide])
  }

  private mutating func relation() -> NSLayoutConstraint.Relation {
    pick([.equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
  }

  // Numbers

  private mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &generator))
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }
}

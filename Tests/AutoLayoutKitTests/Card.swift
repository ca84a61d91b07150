import AutoLayoutKit

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// A view with named parts, as an app would write it.
@MainActor
final class Card: Box {
  let icon = Box()
  let title = Box()
  lazy var badge = Box()
  var rows: [Box] = [Box(), Box(), Box()]
  let group = AutoLayoutKitConstraintGroup()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [icon, title, badge] + rows { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func place() {
    tk_constraint(replace: group) { make in
      make.insetEdges(edge: 10)
      make.xPlace(icon, 8, title)
      make.yEqual(icon, title)
      make.width(icon) == make.w * 0.25
    }
  }
}

// Its constraints as text.
extension Card {
  private static let attributes: [NSLayoutConstraint.Attribute: String] = [
    .left: "left", .right: "right", .top: "top", .bottom: "bottom", .leading: "leading",
    .trailing: "trailing", .width: "width", .height: "height", .centerX: "centerX", .centerY: "centerY",
  ]

  /// Returns a constraint as text, with the names of the card's parts: `title.left == icon.right + 8`.
  func text(_ constraint: NSLayoutConstraint) -> String {
    let sign = [.lessThanOrEqual: "<=", .equal: "==", .greaterThanOrEqual: ">="][constraint.relation] ?? "?"
    var text = "\(text(constraint.firstItem, constraint.firstAttribute)) \(sign) "
    if let second = constraint.secondItem {
      text += self.text(second, constraint.secondAttribute)
      if constraint.multiplier != 1 { text += " * \(number(constraint.multiplier))" }
      let constant = constraint.constant
      if constant != 0 { text += constant < 0 ? " - \(number(-constant))" : " + \(number(constant))" }
    } else {
      text += number(constraint.constant)
    }
    return constraint.priority == .required
      ? text : text + " @\(number(CGFloat(constraint.priority.rawValue)))"
  }

  /// Returns a number with at most three decimals, and a whole number without any.
  private func number(_ number: CGFloat) -> String {
    number == number.rounded() ? "\(Int(number))" : "\((number * 1000).rounded() / 1000)"
  }

  private func text(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    let parts = [("Card", self), ("icon", icon), ("title", title), ("badge", badge)]
    let all: [(String, Box)] = parts + rows.enumerated().map { ("rows[\($0.offset)]", $0.element) }
    let name = all.first { $0.1 === item }?.0 ?? (item is AutoLayoutKitGuide ? "guide" : "another item")
    return "\(name).\(Self.attributes[attribute] ?? "?")"
  }
}

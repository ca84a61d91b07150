import AutoLayoutKit
public import LayoutPlatform
import LayoutWords

extension NSLayoutConstraint.Attribute {
  var words: AttributeWords { AttributeWords(rawValue) }
  package var name: String { words.name }
  var isSize: Bool { words.isSize }
  var side: Double { words.side }
  var isVertical: Bool { words.isVertical }
}

extension NSLayoutConstraint.Relation {
  init(_ words: RelationWords) { self = Self(rawValue: words.rawValue) ?? .equal }

  var words: RelationWords { RelationWords(rawValue) }
  package var flipped: Self { Self(rawValue: -rawValue) ?? .equal }
}

#if canImport(UIKit)
  extension NSLayoutConstraint.Axis {
    var words: AxisWords { AxisWords(isVertical: self == .vertical) }
  }
#endif

extension ConstraintSite {
  fileprivate init?(call: AutoLayoutKitPlan.Call, index: Int) {
    if call.line == 0 { return nil }
    file = call.fileName
    line = Int(call.line)
    verb = call.name.map { "\($0).\(call.verb)" } ?? call.verb
    self.index = index
  }
}

extension NSLayoutConstraint {
  /// The place in the app's code that made the constraint; nil for one that the library did not make.
  ///
  /// A constraint of another class, which a block has taken, has its place in its identifier.
  @MainActor public var site: ConstraintSite? {
    if let (call, equation) = AutoLayoutKitPlan.origin(of: self) {
      return ConstraintSite(call: call, index: equation.index)
    }
    return identifier.flatMap { ConstraintSite(identifier: $0) }
  }

  /// The number that was written for the constraint: inward, without the insets; nil if none was, and the
  /// constant of a constraint that was made by hand.
  @MainActor var numberAsWritten: CGFloat? {
    if let (_, equation) = AutoLayoutKitPlan.origin(of: self) { equation.number } else { constant }
  }

  /// The factor of the second attribute as a call of this library has it; the platform stores it as a Float.
  @MainActor var exactMultiplier: CGFloat {
    AutoLayoutKitPlan.origin(of: self)?.equation.multiplier ?? multiplier
  }

  /// True for a constraint that UIKit adds to fix a size or a guide, or for the frame of a view.
  @MainActor var isFixedByPlatform: Bool {
    SystemConstraint.isOfFrame(class: "\(type(of: self))") || SystemConstraint.isFixed(identifier ?? "")
  }
}

#if !canImport(HeadlessUIKit)
  extension NSLayoutConstraint {
    var comparesDistances: Bool { firstAttribute == .notAnAttribute }
  }
#endif

enum CheckedAxis: CaseIterable, Sendable {
  case x
  case y

  init(isVertical: Bool) { self = isVertical ? .y : .x }

  var isVertical: Bool { self == .y }
  var across: CheckedAxis { self == .x ? .y : .x }
  var words: AxisWords { AxisWords(isVertical: isVertical) }
  func near(of area: Area) -> Length { self == .x ? area.minX : area.minY }
  func near(of rect: CGRect) -> CGFloat { self == .x ? rect.minX : rect.minY }
  func far(of area: Area) -> Length { self == .x ? area.maxX : area.maxY }
  func far(of rect: CGRect) -> CGFloat { self == .x ? rect.maxX : rect.maxY }
  func length(of area: Area) -> Length { self == .x ? area.width : area.height }
  func length(of size: CGSize) -> CGFloat { self == .x ? size.width : size.height }

  func has(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    attribute != .notAnAttribute && attribute.isVertical == isVertical
  }

  func isSize(_ attribute: NSLayoutConstraint.Attribute) -> Bool { attribute.isSize && has(attribute) }
}

extension AutoLayoutKitView {
  func contentPriority(isHugging: Bool, _ axis: CheckedAxis) -> Float {
    isHugging
      ? contentHuggingPriority(for: axis == .x ? .horizontal : .vertical).rawValue
      : contentCompressionResistancePriority(for: axis == .x ? .horizontal : .vertical).rawValue
  }
}

extension CGRect {
  func moved(by distance: CGPoint) -> CGRect { offsetBy(dx: distance.x, dy: distance.y) }
  var area: CGFloat { width * height }
}

extension CGSize {
  var points: String { "\(width.points) × \(height.points)" }
}

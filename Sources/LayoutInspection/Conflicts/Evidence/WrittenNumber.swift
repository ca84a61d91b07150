import AutoLayoutKit
import LayoutPlatform
import LayoutWords

// The constraints of a tree as evidence, with which those of a conflict are compared.
extension ConstraintList {
  func instances(of constraint: NSLayoutConstraint) -> [NSLayoutConstraint] {
    let all = constraint.site == nil ? nil : writtenByPlace[constraint.identifier ?? ""]
    return all?.contains { $0 === constraint } == true ? all ?? [] : [constraint]
  }

  /// Returns the other numbers that a number is compared with: those of its kind, or else all
  /// distances, of the views beside it; if they are fewer than two, those of the file, and then of the tree.
  ///
  /// A size is compared with sizes of views of its class.
  func numbers(like number: WrittenNumber) -> [WrittenNumber] {
    let around = number.container
    func several(_ numbers: [WrittenNumber]) -> [WrittenNumber]? {
      let all = numbers.filter { $0.isComparable(with: number) }
      let sameKind = all.filter { $0.kind.isComparable(with: number.kind) }
      return [sameKind, all].first { $0.count > 1 }
    }
    return several(numbersByContainer[around] ?? [])
      ?? several(numbers.filter { $0.site?.file == number.site?.file }) ?? several(numbers) ?? []
  }

  func mentions(_ view: AutoLayoutKitView, _ axis: CheckedAxis, isSize: Bool) -> Bool {
    of(view, axis).contains { constraint in
      !constraint.isFixedByPlatform && constraint.attribute(of: view).isSize == isSize
        && constraint.other(than: view).map { !Self.isInside($0, view) } ?? true
    }
  }

  /// Returns the only sibling of the same class that no line mentions along the axis, and to which no content
  /// gives a size that is asked for; nil if there is none.
  func forgottenSibling(
    of view: AutoLayoutKitView, _ axis: CheckedAxis, isSize: Bool
  ) -> AutoLayoutKitView? {
    let forgotten = (view.superview?.subviews ?? []).filter { sibling in
      let lengths = [sibling.intrinsicContentSize, sibling.bounds.size].map(axis.length)
      return sibling !== view && type(of: sibling) == type(of: view)
        && !(isSize && (lengths[0] >= 0 || lengths[1] > 0))
        && !mentions(sibling, axis, isSize: isSize)
        && mentions(sibling, axis.across, isSize: false)
    }
    return forgotten.count == 1 ? forgotten[0] : nil
  }
}

/// A number that a person wrote in a line: a gap, an inset or a size, counted inward.
///
///     make.inset(16).xPlace(8, icon, 12, title)    // insets 16, a margin 8, a gap 12
@MainActor struct WrittenNumber {
  /// The kinds of numbers; each is compared with its own kind only.
  enum Kind {
    case gap
    case margin
    case inset
    case size

    /// Returns true for kinds that are compared: margins and insets measure the same distance.
    func isComparable(with other: Kind) -> Bool { self == other || Set([self, other]) == [.margin, .inset] }
  }

  let kind: Kind
  let value: Double
  let constraint: NSLayoutConstraint
  let site: ConstraintSite?

  var isVertical: Bool { constraint.firstAttribute.isVertical }

  /// The identity of the view around the innermost view of the constraint.
  var container: ObjectIdentifier? {
    let views = [constraint.firstItem, constraint.secondItem].compactMap { AutoLayoutKitView.holding($0) }
    let innermost = views.max { InspectedFrame.depth(of: $0) < InspectedFrame.depth(of: $1) }
    return innermost?.superview.map { ObjectIdentifier($0) }
  }

  var word: String {
    switch kind {
    case .gap, .margin: "gap"
    case .inset: "inset"
    case .size: AxisWords(isVertical: isVertical).size
    }
  }

  /// Returns the number with its place in the line: `the gap 800 between cover and name`.
  func words(_ names: ReportNames) -> String {
    let items = [constraint.firstItem, constraint.secondItem].map { item in
      item.map { names.name(of: $0) } ?? "a released item"
    }
    let side = constraint.firstAttribute.side
    switch kind {
    case .size: return "the \(word) \(value.points) of \(items[0])"
    case .inset: return "the inset \(value.points)"
    case .margin: return "the gap \(value.points) \(side == 0 ? "before" : "after") \(items[0])"
    case .gap:
      let isInOrder = side > constraint.secondAttribute.side
      return "the gap \(value.points) between \((isInOrder ? items : items.reversed()).list)"
    }
  }

  static func all(of constraint: NSLayoutConstraint) -> [WrittenNumber] {
    guard constraint.firstItem != nil, !constraint.isFixedByPlatform else { return [] }
    func number(_ kind: Kind, _ value: CGFloat) -> WrittenNumber {
      WrittenNumber(kind: kind, value: Double(value), constraint: constraint, site: constraint.site)
    }
    if constraint.firstAttribute.isSize {
      return constraint.secondItem == nil ? [number(.size, constraint.constant)] : []
    }
    guard constraint.secondItem != nil, constraint.multiplier == 1,
      constraint.firstAttribute.side != 0.5, constraint.secondAttribute.side != 0.5
    else { return [] }
    let inward = constraint.inwardConstant
    guard constraint.firstAttribute.side == constraint.secondAttribute.side
    else { return inward == 0 ? [] : [number(.gap, inward)] }
    let written = constraint.writtenInward ?? 0
    let parts = [(Kind.margin, written), (Kind.inset, inward - written)]
    return parts.filter { $0.1 != 0 }.map { number($0.0, $0.1) }
  }

  func isComparable(with other: WrittenNumber) -> Bool {
    guard (kind == .size) == (other.kind == .size), value != other.value else { return false }
    if kind != .size { return true }
    guard isVertical == other.isVertical, let item = constraint.firstItem,
      let otherItem = other.constraint.firstItem
    else { return false }
    return type(of: item) == type(of: otherItem)
  }

  func shift(to new: Double) -> Double {
    kind == .size || constraint.firstAttribute.side == 0 ? new - value : value - new
  }
}

extension NSLayoutConstraint {
  @MainActor fileprivate var inwardConstant: CGFloat { firstAttribute.side == 1 ? -constant : constant }

  /// The number of a call of this library without the insets, positive inward; nil if none was written.
  @MainActor fileprivate var writtenInward: CGFloat? {
    guard site != nil, type(of: self) != NSLayoutConstraint.self else { return inwardConstant }
    return numberAsWritten
  }
}

@MainActor struct NumberOutlier {
  private static let farFactor = 8.0
  private static let gapFactor = 2.5

  let number: WrittenNumber
  let others: [Double]
  let meant: Double
  let isNegative: Bool
  /// The factor between the number and the median of the others.
  let distance: Double

  init?(_ number: WrittenNumber, among others: [WrittenNumber]) {
    let values = others.map(\.value).filter { $0 > 0 }.sorted()
    guard values.count > 1, number.value != 0 else { return nil }
    let size = abs(number.value)
    let median = values[values.count / 2]
    let isNegative = number.value < 0 && !others.contains { $0.value < 0 }
    guard isNegative || Self.isFar(size, median, values),
      let meant = isNegative ? size : Self.meant(number, median, values)
    else { return nil }
    self.number = number
    self.meant = meant
    self.isNegative = isNegative
    distance = isNegative ? .infinity : size / median
    self.others = Array(values.unique.sorted { abs($0 - meant) < abs($1 - meant) }.prefix(4)).sorted()
  }

  private static func isFar(_ size: Double, _ median: Double, _ values: [Double]) -> Bool {
    let largest = values.last ?? 0
    if [10.0, 100].contains(where: { values.contains(size / $0) }) { return size >= 1.25 * largest }
    return size >= farFactor * median && size >= gapFactor * largest
  }

  /// Returns the value of which a digit was doubled or a point was lost: one of the others, or for a size a
  /// tenth; else the most frequent of the others.
  private static func meant(_ number: WrittenNumber, _ median: Double, _ values: [Double]) -> Double? {
    let size = abs(number.value)
    if let tenth = [size / 10, size / 100].first(where: values.contains) { return tenth }
    if number.kind == .size { return size / 10 }
    let counts = Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.max { ($0.value, abs($1.key - median)) < ($1.value, abs($0.key - median)) }?.key
  }

  func reason(_ names: ReportNames) -> String {
    let comparison = isNegative ? "is negative, unlike the other" : "is far from the other"
    return "\(number.words(names)) \(comparison) \(number.word)\(others.count == 1 ? "" : "s")"
      + " (\(others.map(\.points).list))"
  }

  var advice: String { "Probably \(meant.points) was meant." }

  func isSame(as other: NumberOutlier) -> Bool {
    number.kind == other.number.kind && number.value == other.number.value
      && (number.kind == .inset || number.constraint === other.number.constraint)
  }
}

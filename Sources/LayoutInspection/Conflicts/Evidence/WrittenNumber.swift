import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

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

  /// Returns the numbers in a constraint; an inset of 0 and a gap of 0 are left out.
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
    guard constraint.firstAttribute.side == constraint.secondAttribute.side else {
      return inward == 0 ? [] : [number(.gap, inward)]
    }
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

import AutoLayoutKit
import LayoutPlatform
import LayoutSolver
import LayoutWords

nonisolated struct OpenQuantity: Hashable {
  let item: AnyObject
  let axis: CheckedAxis
  let isSize: Bool

  init(_ item: AnyObject, _ axis: CheckedAxis, isSize: Bool) {
    self.item = item
    self.axis = axis
    self.isSize = isSize
  }

  static func all(of item: AnyObject) -> [OpenQuantity] {
    CheckedAxis.allCases.flatMap { axis in [false, true].map { OpenQuantity(item, axis, isSize: $0) } }
  }

  var words: AxisWords { axis.words }
  var isVertical: Bool { axis.isVertical }

  static func == (one: OpenQuantity, other: OpenQuantity) -> Bool {
    one.item === other.item && one.axis == other.axis && one.isSize == other.isSize
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(item))
    hasher.combine(axis)
    hasher.combine(isSize)
  }
}

/// The linear system of a laid-out tree, with the owners of its variables and rows.
///
/// It is a copy: rows may be added to `solver`, and the copy solved again, without an effect on the tree. The
/// headless UIKit hands out the one that it has solved; `ReadSystem` reads one from any engine.
@MainActor protocol ConstraintSystem {
  var root: AutoLayoutKitView { get }
  var solver: Solver { get set }
  mutating func solve()
  func part(of variable: Variable) -> OpenQuantity?
  func variable(of part: OpenQuantity) -> Variable?
  func row(of constraint: NSLayoutConstraint) -> ConstraintID?
  func origin(of row: ConstraintID) -> RowOrigin
  /// True for a row that gives the content of a scroll view the size 0, because nothing else does.
  func isOfEmptyScrolling(_ row: ConstraintID) -> Bool
  func exactFrame(of item: AnyObject) -> CGRect?
}

enum RowOrigin {
  case constraint(NSLayoutConstraint)
  /// The left or upper edge that an item has by its frame or its insets.
  case position(AnyObject)
  case size(AnyObject)
  case content(AnyObject)
  case added
}

extension ConstraintSystem {
  func constraint(of row: ConstraintID) -> NSLayoutConstraint? {
    if case .constraint(let constraint) = origin(of: row) { constraint } else { nil }
  }

  func variables(in views: [AutoLayoutKitView]) -> [Variable] {
    views.flatMap { [$0] + $0.layoutGuides as [AnyObject] }.flatMap(OpenQuantity.all).compactMap(variable)
  }

  func isOfContent(_ row: ConstraintID) -> Bool {
    if case .content = origin(of: row) { true } else { false }
  }
}

#if canImport(HeadlessUIKit)
  extension LayoutSystem: ConstraintSystem {
    func part(of variable: Variable) -> OpenQuantity? {
      quantity(of: variable).map {
        OpenQuantity($0.item, CheckedAxis(isVertical: $0.axis == .vertical), isSize: $0.isSize)
      }
    }

    func variable(of part: OpenQuantity) -> Variable? {
      let axis: NSLayoutConstraint.Axis = part.axis == .x ? .horizontal : .vertical
      return part.isSize ? size(of: part.item, along: axis) : near(of: part.item, along: axis)
    }

    func origin(of row: ConstraintID) -> RowOrigin {
      switch source(of: row) {
      case .constraint(let constraint): .constraint(constraint)
      case .position(let item): .position(item)
      case .size(let item): .size(item)
      case .hugging(let item), .compressionResistance(let item): .content(item)
      case .added: .added
      }
    }

    func isOfEmptyScrolling(_ row: ConstraintID) -> Bool {
      let content = solver.content(of: row)
      guard content.priority == 1, content.constant == 0, case .size(let item) = source(of: row)
      else { return false }
      return item is UILayoutGuide
    }
  }
#endif

extension LayoutSolver.Relation {
  /// Returns the distance to the limit of a relation whose left side exceeds the right one; negative beyond
  /// the limit, and never above 0 for an equality.
  func room(beyond excess: Double) -> Double {
    switch self {
    case .equal: -abs(excess)
    case .lessThanOrEqual: -excess
    case .greaterThanOrEqual: excess
    }
  }

  func violation(by excess: Double) -> Double { max(-room(beyond: excess), 0) }
}

extension [Term] {
  func sum(_ value: (Variable) -> Double) -> Double {
    reduce(0) { $0 + $1.coefficient * value($1.variable) }
  }
}

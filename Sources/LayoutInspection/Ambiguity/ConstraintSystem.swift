import AutoLayoutKit
import LayoutPlatform
import LayoutSolver

#if canImport(HeadlessUIKit)
  import HeadlessUIKit
#endif

/// The linear system of a laid-out tree, with the owners of its variables and rows.
///
/// It is a copy: rows may be added to `solver`, and the copy solved again, without an effect on the tree. The
/// headless UIKit hands out the one that it has solved; `ReadSystem` reads one from any engine.
@MainActor protocol ConstraintSystem {
  /// The topmost view of the tree.
  var root: AutoLayoutKitView { get }
  var solver: Solver { get set }
  /// Solves the copy after a change.
  mutating func solve()
  /// Returns the position or size that a variable stands for; nil for an added one.
  func part(of variable: Variable) -> OpenQuantity?
  /// Returns the variable of a part; nil for one that is an input or that no constraint mentions.
  func variable(of part: OpenQuantity) -> Variable?
  /// Returns the row of a constraint; nil if it has none.
  func row(of constraint: NSLayoutConstraint) -> ConstraintID?
  /// True for a row that the content of a view gives.
  func isOfContent(_ row: ConstraintID) -> Bool
  /// True for a row that gives the content of a scroll view the size 0, because nothing else does.
  func isOfEmptyScrolling(_ row: ConstraintID) -> Bool
  /// Returns the frame of an item in its superview, not rounded; nil for an item without variables.
  func exactFrame(of item: AnyObject) -> CGRect?
}

#if canImport(HeadlessUIKit)
  extension LayoutSystem: ConstraintSystem {
    func part(of variable: Variable) -> OpenQuantity? {
      quantity(of: variable).map {
        OpenQuantity(item: $0.item, isVertical: $0.axis == .vertical, isSize: $0.isSize)
      }
    }

    func variable(of part: OpenQuantity) -> Variable? {
      let axis: NSLayoutConstraint.Axis = part.isVertical ? .vertical : .horizontal
      return part.isSize ? size(of: part.item, along: axis) : near(of: part.item, along: axis)
    }

    func isOfContent(_ row: ConstraintID) -> Bool {
      switch source(of: row) {
      case .hugging, .compressionResistance: true
      default: false
      }
    }

    func isOfEmptyScrolling(_ row: ConstraintID) -> Bool {
      let content = solver.content(of: row)
      guard content.priority == 1, content.constant == 0, case .size(let item) = source(of: row) else {
        return false
      }
      return item is UILayoutGuide
    }
  }
#endif

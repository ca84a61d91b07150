import AutoLayoutKit
import Foundation
import LayoutPlatform

/// The constraints of the whole tree, with which those of a conflict are compared.
@MainActor final class ConflictEvidence {
  /// The active constraints of the app.
  let constraints: [NSLayoutConstraint]
  /// The numbers of the tree.
  private(set) lazy var numbers = constraints.flatMap { WrittenNumber.all(of: $0) }

  /// Reads a tree.
  ///
  /// - Parameter root: The topmost view. The cost is proportional to the number of constraints.
  init(in root: AutoLayoutKitView) {
    constraints = root.tree.flatMap { $0.constraints }.filter { $0.isActive && !$0.isFixedByPlatform }
  }

  /// The constraints by the place of their call and their index in it: one line can run for twenty cells.
  private lazy var instances = Dictionary(grouping: constraints.filter { $0.site != nil }) {
    $0.identifier ?? ""
  }

  /// Returns the constraints that the same part of a line made, in all cells for which the line ran.
  func instances(of constraint: NSLayoutConstraint) -> [NSLayoutConstraint] {
    let all = constraint.site == nil ? nil : instances[constraint.identifier ?? ""]
    return all?.contains { $0 === constraint } == true ? all ?? [] : [constraint]
  }

  /// The numbers by the view around the items that they place.
  private lazy var numbersByContainer = Dictionary(grouping: numbers) {
    Self.container(of: $0.constraint).map { ObjectIdentifier($0) }
  }

  /// Returns the other numbers that a number is compared with: those of its kind, or else all
  /// distances, of the views beside it; if they are fewer than two, those of the file, and then of the tree.
  ///
  /// A size is compared with sizes of views of its class.
  func numbers(like number: WrittenNumber) -> [WrittenNumber] {
    let around = Self.container(of: number.constraint).map { ObjectIdentifier($0) }
    let beside = (numbersByContainer[around] ?? []).filter { $0.isComparable(with: number) }
    let sameKind = beside.filter { $0.kind.isComparable(with: number.kind) }
    if sameKind.count > 1 { return sameKind }
    if beside.count > 1 { return beside }
    let all = numbers.filter { $0.isComparable(with: number) }
    let inFile = all.filter { $0.site?.file == number.site?.file }
    let sameKindInFile = inFile.filter { $0.kind.isComparable(with: number.kind) }
    if sameKindInFile.count > 1 { return sameKindInFile }
    return inFile.count > 1 ? inFile : all
  }

  /// Returns true if a line places a view along an axis, or gives it a size there; a view inside it does not.
  func mentions(_ view: AutoLayoutKitView, isVertical: Bool, isSize: Bool) -> Bool {
    constraints.contains { constraint in
      let sides = [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ]
      let isOfContent = [constraint.firstItem, constraint.secondItem].contains { item in
        item !== view && AutoLayoutKitView.holding(item)?.isDescendant(of: view) == true
      }
      return !isOfContent
        && sides.contains { item, attribute in
          item === view && attribute.isVertical == isVertical && attribute.isSize == isSize
        }
    }
  }

  /// Returns the view around the item that a constraint places.
  private static func container(of constraint: NSLayoutConstraint) -> AutoLayoutKitView? {
    let views = [constraint.firstItem, constraint.secondItem].compactMap { AutoLayoutKitView.holding($0) }
    let innermost = views.max { InspectedFrame.depth(of: $0) < InspectedFrame.depth(of: $1) }
    return innermost?.superview
  }
}

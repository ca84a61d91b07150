import AutoLayoutKit
import Foundation
import LayoutPlatform

/// The constraints of the whole tree, with which those of a conflict are compared.
@MainActor final class ConflictEvidence {
  private let root: AutoLayoutKitView
  private(set) lazy var list = ConstraintList(of: root)
  let constraints: [NSLayoutConstraint]
  private(set) lazy var numbers = constraints.flatMap { WrittenNumber.all(of: $0) }

  /// Reads a tree.
  init(in root: AutoLayoutKitView) {
    self.root = root
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

  private lazy var numbersByContainer = Dictionary(grouping: numbers) {
    Self.container(of: $0.constraint).map { ObjectIdentifier($0) }
  }

  /// Returns the other numbers that a number is compared with: those of its kind, or else all
  /// distances, of the views beside it; if they are fewer than two, those of the file, and then of the tree.
  ///
  /// A size is compared with sizes of views of its class.
  func numbers(like number: WrittenNumber) -> [WrittenNumber] {
    let around = Self.container(of: number.constraint).map { ObjectIdentifier($0) }
    func several(_ numbers: [WrittenNumber]) -> [WrittenNumber]? {
      let all = numbers.filter { $0.isComparable(with: number) }
      let sameKind = all.filter { $0.kind.isComparable(with: number.kind) }
      return [sameKind, all].first { $0.count > 1 }
    }
    return several(numbersByContainer[around] ?? [])
      ?? several(numbers.filter { $0.site?.file == number.site?.file }) ?? several(numbers) ?? []
  }

  /// Returns true if a line places a view along an axis, or gives it a size there; a view inside it does not.
  func mentions(_ view: AutoLayoutKitView, isVertical: Bool, isSize: Bool) -> Bool {
    constraints.contains { constraint in
      guard constraint.mentions(view) else { return false }
      let attribute = constraint.attribute(of: view)
      return attribute.isVertical == isVertical && attribute.isSize == isSize
        && constraint.other(than: view).map { !ConstraintList.isInside($0, view) } ?? true
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
        && !mentions(sibling, isVertical: axis.isVertical, isSize: isSize)
        && mentions(sibling, isVertical: !axis.isVertical, isSize: false)
    }
    return forgotten.count == 1 ? forgotten[0] : nil
  }

  private static func container(of constraint: NSLayoutConstraint) -> AutoLayoutKitView? {
    let views = [constraint.firstItem, constraint.secondItem].compactMap { AutoLayoutKitView.holding($0) }
    let innermost = views.max { InspectedFrame.depth(of: $0) < InspectedFrame.depth(of: $1) }
    return innermost?.superview
  }
}

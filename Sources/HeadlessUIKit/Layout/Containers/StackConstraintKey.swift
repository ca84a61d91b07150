import LayoutWords

/// A constraint that a stack view needs, without its constant.
///
/// A constraint whose key is the same as before is kept, and its constant is updated in place.
struct StackConstraintKey: Hashable {
  let role: StackRole
  let first: ItemAttribute
  let relation: NSLayoutConstraint.Relation
  let second: ItemAttribute?
  let multiplier: CGFloat
  let priority: UILayoutPriority
  /// The index of the view if the constraint only ranks the views by their order, else nil.
  let index: Int?
}

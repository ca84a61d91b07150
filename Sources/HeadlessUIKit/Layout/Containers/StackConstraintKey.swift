/// A constraint that a stack view needs, without its constant.
///
/// A constraint whose key is the same as before is kept, and its constant is updated in place.
struct StackConstraintKey: Hashable {
  /// The purpose of a constraint of a stack view; the raw value is its identifier, the one that UIKit uses in
  /// its reports.
  enum Role: String {
    case canvasConnection = "UISV-canvas-connection"
    case canvasFit = "UISV-canvas-fit"
    case spacing = "UISV-spacing"
    case alignment = "UISV-alignment"
    case spanningBoundary = "UISV-spanning-boundary"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case distributingEdge = "UISV-distributing-edge"
    case hiding = "UISV-hiding"
    case order = "UISV-order"
  }

  let role: Role
  let first: ItemAttribute
  let relation: NSLayoutConstraint.Relation
  let second: ItemAttribute?
  let multiplier: CGFloat
  let priority: UILayoutPriority
  /// The index of the view if the constraint only ranks the views by their order, else nil.
  let index: Int?
}

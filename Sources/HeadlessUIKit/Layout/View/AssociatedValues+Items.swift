#if !canImport(ObjectiveC)
  extension AssociatedValues: ExtraValue {}

  extension UIView: AssociatedValuesOwner {
    nonisolated var associatedValues: AssociatedValues? { node.extras?[AssociatedValues.self] }
    nonisolated func changeAssociatedValues(_ change: (inout AssociatedValues) -> Any?) -> Any? {
      change(&node[AssociatedValues.self])
    }
  }

  extension UILayoutGuide: AssociatedValuesOwner {
    nonisolated var associatedValues: AssociatedValues? { node.extras?[AssociatedValues.self] }
    nonisolated func changeAssociatedValues(_ change: (inout AssociatedValues) -> Any?) -> Any? {
      change(&node[AssociatedValues.self])
    }
  }
#endif

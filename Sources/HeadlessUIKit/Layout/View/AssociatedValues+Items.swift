#if !canImport(ObjectiveC)
  extension AssociatedValues: ExtraValue {}

  extension LayoutNode {
    fileprivate func changeAssociatedValues(_ change: (inout AssociatedValues) -> Any?) -> Any? {
      change(&makeExtras()[AssociatedValues.self])
    }
  }

  extension UIView: AssociatedValuesOwner {
    nonisolated var associatedValues: AssociatedValues? { node.extras?[AssociatedValues.self] }
    nonisolated func changeAssociatedValues(_ change: (inout AssociatedValues) -> Any?) -> Any? {
      node.changeAssociatedValues(change)
    }
  }

  extension UILayoutGuide: AssociatedValuesOwner {
    nonisolated var associatedValues: AssociatedValues? { node.extras?[AssociatedValues.self] }
    nonisolated func changeAssociatedValues(_ change: (inout AssociatedValues) -> Any?) -> Any? {
      node.changeAssociatedValues(change)
    }
  }
#endif

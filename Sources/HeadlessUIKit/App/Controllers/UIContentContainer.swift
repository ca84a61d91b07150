/// An object that is told about changes of its size and traits before they happen, such as a view controller.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content, in points, for a container that takes it into account.
  var preferredContentSize: CGSize { get }
  /// Called after the `preferredContentSize` of a child changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a child's view, in points, when this controller's view has the size `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size of the view changes.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController {
  /// Returns the size of a child's view when this controller's view has the size `parentSize`.
  ///
  /// It is `parentSize` if both views have the same size now, and the child's current size otherwise.
  func expectedSize(of child: any UIContentContainer, in parentSize: CGSize) -> CGSize {
    guard let size = (child as? UIViewController)?.viewIfLoaded?.bounds.size,
      size != viewIfLoaded?.bounds.size
    else { return parentSize }
    return size
  }

  func notifyChildren(of size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
    }
  }

  /// Tells the children the traits that they will have; children whose traits do not change are left out.
  func notifyChildren(
    of traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let new = traits.overridden(by: child.traitOverride)
      if new != child.traitCollection { child.willTransition(to: new, with: coordinator) }
    }
  }
}

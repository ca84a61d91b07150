/// What hears of changes of its size and traits before they happen: every controller.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content would like to have in a container that asks, in points.
  var preferredContentSize: CGSize { get }
  /// Called after a child has said another `preferredContentSize`.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a child will have, in points, when this controller's view has the size `parentSize`.
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
  /// The size of a child's view when this controller's view has another size: as large where it is
  /// as large now, else what it has.
  func expectedSize(of child: any UIContentContainer, in parentSize: CGSize) -> CGSize {
    guard let size = (child as? UIViewController)?.viewIfLoaded?.bounds.size,
      size != viewIfLoaded?.bounds.size
    else { return parentSize }
    return size
  }

  /// Tells the children what size they will have.
  func tellChildren(of size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
    }
  }

  /// Tells the children what their traits will be; those whose traits stay as they are hear nothing.
  func tellChildren(
    of traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let new = traits.overridden(by: child.traitOverride)
      if new != child.traitCollection { child.willTransition(to: new, with: coordinator) }
    }
  }
}

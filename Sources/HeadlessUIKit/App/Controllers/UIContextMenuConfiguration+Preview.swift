extension UIContextMenuConfiguration {
  /// Creates a configuration; no menu is shown here, so that its functions are not kept.
  ///
  /// - Parameters:
  ///   - identifier: A value of the app; nil for a unique one.
  ///   - previewProvider: Makes the controller that is shown above the menu; never called here.
  ///   - actionProvider: Makes the menu; never called here.
  public convenience init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) { self.init(identifier) }
}

/// The view that contains the view of a presented controller.
final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?

  /// Darkens the views behind a sheet.
  func dims(_ style: UIModalPresentationStyle) {
    guard style == .pageSheet || style == .formSheet else { return }
    backgroundColor = UIColor(white: 0, alpha: 0.2)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let previousTraitCollection { presentation?.traitsDidChange(from: previousTraitCollection) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation?.containerViewWillLayoutSubviews()
    presentation?.place()
    presentation?.containerViewDidLayoutSubviews()
  }
}

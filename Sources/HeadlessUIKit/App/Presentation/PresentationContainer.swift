final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?

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

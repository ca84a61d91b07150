/// The view of a bar button item: its title, its image, or a view of the client.
final class BarButtonView: UIView {
  private weak var item: UIBarButtonItem?
  private let label = UILabel()
  private let picture = UIImageView()
  private var shownView: UIView?

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    picture.contentMode = .center
    label.textAlignment = .center
    addSubview(picture)
    addSubview(label)
    update()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the view of the client, or else the image, or else the title of the item.
  func update() {
    guard let item else { return }
    let isLow = traitCollection.verticalSizeClass == .compact
    let image = isLow ? item.landscapeImagePhone ?? item.image : item.image
    let color: UIColor = item.isEnabled ? item.tintColor ?? tintColor : .secondaryLabel
    picture.image = image?.withTintColor(color)
    picture.isHidden = image == nil || item.customView != nil
    let attributes = item.titleAttributes.value(for: item.isEnabled ? .normal : .disabled)
    let font = UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    label.font = attributes?[.font] as? UIFont ?? font
    label.textColor = attributes?[.foregroundColor] as? UIColor ?? color
    label.text = item.title
    label.isHidden = image != nil || item.customView != nil
    show(item.customView)
  }

  /// Adds a view of the client, tied to the edges if constraints place it.
  private func show(_ view: UIView?) {
    guard view !== shownView else { return }
    if shownView?.superview === self { shownView?.removeFromSuperview() }
    shownView = view
    guard let view else { return }
    addSubview(view)
    if view.translatesAutoresizingMaskIntoConstraints { return }
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: leftAnchor), view.rightAnchor.constraint(equalTo: rightAnchor),
      view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  /// Returns the size of the content: that of the client's view, of the image, or of the title rounded up to
  /// whole points.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let shownView { return fittingSize(of: shownView, in: size) }
    if !picture.isHidden, let image = picture.image {
      return CGSize(width: image.size.width, height: size.height)
    }
    let text = label.text
    var width: CGFloat = 0
    for title in (item?.possibleTitles ?? []).union([text ?? ""]) {
      label.text = title
      width = max(width, label.intrinsicContentSize.width)
    }
    label.text = text
    return CGSize(width: width.rounded(.up), height: size.height)
  }

  private func fittingSize(of view: UIView, in size: CGSize) -> CGSize {
    guard view.translatesAutoresizingMaskIntoConstraints else {
      return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return view.bounds.size == .zero ? view.sizeThatFits(size) : view.bounds.size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    picture.frame = bounds
    if let shownView, shownView.translatesAutoresizingMaskIntoConstraints { shownView.frame = bounds }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
    superview?.setNeedsLayout()
  }
}

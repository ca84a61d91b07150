/// Which of the guides that a view has of its own a guide is.
enum OwnGuideKind {
  /// What the bars of the screen leave free.
  case safeArea
  /// What is inside the margins.
  case margins

  /// The name of the guide in reports.
  var identifier: String {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .margins: "UIViewLayoutMarginsGuide"
    }
  }

  /// Whether it keeps a distance from each edge of the view: then it is as large as the view leaves it, and less than nothing in a small one.
  var isInset: Bool {
    switch self {
    case .safeArea, .margins: true
    }
  }
}

extension UIView {
  /// The guide of a kind that the view has of its own; the same each time.
  func ownGuide(_ kind: OwnGuideKind) -> UILayoutGuide {
    if let guide = node.ownGuide(kind) { return guide }
    let guide = UILayoutGuide()
    guide.node.parent = node
    guide.node.ownGuideKind = kind
    guide.identifier = kind.identifier
    node.makeExtras().ownGuides.append(guide)
    return guide
  }

  /// The rectangle of a guide of the view's own, in the view's coordinates.
  func layoutFrame(of kind: OwnGuideKind) -> CGRect {
    switch kind {
    case .safeArea: bounds.inset(by: safeAreaInsets)
    case .margins: bounds.inset(by: layoutMargins)
    }
  }
}

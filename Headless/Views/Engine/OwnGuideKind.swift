/// Which of the guides that a view has of its own a guide is.
enum OwnGuideKind {
  /// What the bars of the screen leave free.
  case safeArea
  /// What is inside the margins.
  case margins
  /// What is inside the margins and not too wide to read.
  case readable
  /// What the keyboard covers.
  case keyboard
  /// The whole area that a scroll view shows a part of.
  case scrollContent
  /// The part of that area that the scroll view shows.
  case scrollFrame
  /// What is inside the margins of that area; constraints between a scroll view's
  /// margins and its content mean this.
  case scrollMargins

  /// The name of the guide in reports.
  var identifier: String {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .margins: "UIViewLayoutMarginsGuide"
    case .readable: "UIViewReadableContentGuide"
    case .keyboard: "UIViewKeyboardLayoutGuide"
    case .scrollContent: "UIScrollView-contentLayoutGuide"
    case .scrollFrame: "UIScrollView-frameLayoutGuide"
    case .scrollMargins: "UIScrollView-contentMarginsGuide"
    }
  }

  /// Whether it is where edges of the view are, or at a distance from them, so that it is not
  /// where it was when the view changes.
  var isInset: Bool {
    switch self {
    case .safeArea, .margins, .readable, .keyboard, .scrollFrame: true
    case .scrollContent, .scrollMargins: false
    }
  }

  /// Whether its size is what distances leave, which is less than nothing in a small
  /// view; that alone is no conflict.
  var mayBeNegative: Bool {
    switch self {
    case .safeArea, .margins, .readable, .scrollFrame, .scrollMargins: true
    case .keyboard, .scrollContent: false
    }
  }
}

extension UIView {
  /// The guide of a kind that the view has of its own; the same each time.
  func ownGuide(_ kind: OwnGuideKind) -> UILayoutGuide {
    if let guide = node.ownGuide(kind) { return guide }
    let guide = kind == .keyboard ? UIKeyboardLayoutGuide() : UILayoutGuide()
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
    case .readable: readableRectangle
    case .keyboard: ownKeyboardGuide.rectangle(in: self)
    case .scrollFrame: bounds
    case .scrollContent: contentArea
    case .scrollMargins: contentArea.inset(by: layoutMargins)
    }
  }

  private var contentArea: CGRect {
    CGRect(origin: .zero, size: (self as? UIScrollView)?.contentSize ?? bounds.size)
  }
}

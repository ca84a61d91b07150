/// The kind of an own guide: a guide that a view provides itself, such as `safeAreaLayoutGuide`.
enum OwnGuideKind {
  /// The area inside the safe area.
  case safeArea
  /// The area inside the margins.
  case margins
  /// The area inside the margins with at most the readable width.
  case readable
  /// The area that the keyboard covers.
  case keyboard
  /// The whole content area of a scroll view.
  case scrollContent
  /// The visible part of that area.
  case scrollFrame
  /// The area inside the margins of the content area; constraints between a scroll view's margins and its
  /// content use it.
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

  /// True if the guide lies at fixed distances from the edges of the view, and so moves when the view
  /// changes.
  var isInset: Bool {
    switch self {
    case .safeArea, .margins, .readable, .keyboard, .scrollFrame: true
    case .scrollContent, .scrollMargins: false
    }
  }

  /// True if the size is the remainder between insets, and so may be negative in a small view.
  ///
  /// A negative size alone is not a conflict.
  var mayBeNegative: Bool {
    switch self {
    case .safeArea, .margins, .readable, .scrollFrame, .scrollMargins: true
    case .keyboard, .scrollContent: false
    }
  }
}

extension UIView {
  /// Returns the view's own guide of a kind; the same guide in each call.
  func ownGuide(_ kind: OwnGuideKind) -> UILayoutGuide {
    if let guide = node.ownGuide(kind) { return guide }
    let guide = kind == .keyboard ? UIKeyboardLayoutGuide() : UILayoutGuide()
    guide.node.parent = node
    guide.node.ownGuideKind = kind
    guide.identifier = kind.identifier
    node.makeExtras().ownGuides.append(guide)
    return guide
  }

  /// Returns the rectangle of an own guide, in the view's coordinates.
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

extension LayoutNode {
  /// Returns the view's own guide of a kind; nil if it has not been used yet.
  func ownGuide(_ kind: OwnGuideKind) -> UILayoutGuide? {
    extras?.ownGuides.first { $0.node.ownGuideKind == kind }
  }

  /// Marks the own guide of a kind, so that the engine places it again.
  func outdateOwnGuide(_ kind: OwnGuideKind) {
    guard extras != nil, let guide = ownGuide(kind), guide.node.isEnrolled else { return }
    engine?.outdate(guide.node)
  }
}

// The views, and the views that contain others.

extension ElementKind {
  static func named(_ name: String) -> ElementKind? { kinds[name] }

  /// Returns the kind of an object that no element describes, such as the owner of a xib.
  static func of(_ object: NSObject) -> ElementKind? {
    switch object {
    case is UIView: view
    case is UITableViewController: kinds["tableViewController"]
    case is UIViewController: viewController
    default: nil
    }
  }

  private static let kinds: [String: ElementKind] = viewKinds.merging(controlKinds) { first, _ in first }
    .merging(listKinds) { first, _ in first }.merging(controllerKinds) { first, _ in first }

  private static let viewKinds: [String: ElementKind] = [
    "view": view,
    "containerView": ElementKind(UIView.self, view),
    "imageView": imageView,
    "label": label,
    "stackView": stackView,
    "scrollView": scrollView,
    "textView": textView,
    "visualEffectView": ElementKind(
      UIVisualEffectView.self, view,
      [
        .part("contentView") { $0.contentView },
        .custom("blurEffect") { view, value in view.effect = value.blur },
      ],
      // The blur behind the vibrant content is that of a view around it.
      unused: ["vibrancyEffect"]),
    "toolbar": ElementKind(
      UIToolbar.self, view,
      [
        .objects("items", \.items), .flag("translucent", \.isTranslucent),
        .choice("barStyle", \.barStyle, bars), .color("barTintColor", \.barTintColor),
      ]),
    "navigationBar": ElementKind(
      UINavigationBar.self, view,
      [
        .objects("items", \.items), .flag("translucent", \.isTranslucent),
        .flag("largeTitles", \.prefersLargeTitles), .choice("barStyle", \.barStyle, bars),
        .color("barTintColor", \.barTintColor),
      ]),
    "tabBar": ElementKind(
      UITabBar.self, view,
      [
        .objects("items", \.items), .flag("translucent", \.isTranslucent),
        .choice("barStyle", \.barStyle, bars), .color("barTintColor", \.barTintColor),
        .color("selectedImageTintColor", \.tintColor),
      ]),
  ]

  static let view = ElementKind(
    UIView.self, nil,
    [
      .rect("frame", \.frame),
      .custom("autoresizingMask") { view, value in view.autoresizingMask = value.autoresizingMask },
      .flag("translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints),
      // Interface Builder gives such a view constraints for its frame and its autoresizing mask.
      .custom("fixedFrame") { view, value in
        if value.flag == true { view.translatesAutoresizingMaskIntoConstraints = true }
      },
      .flag("hidden", \.isHidden), .number("alpha", \.alpha), .count("tag", \.tag),
      .flag("clipsSubviews", \.clipsToBounds), .flag("clipsToBounds", \.clipsToBounds),
      .flag("userInteractionEnabled", \.isUserInteractionEnabled),
      .flag("multipleTouchEnabled", \.isMultipleTouchEnabled),
      .flag("autoresizesSubviews", \.autoresizesSubviews),
      .choice("contentMode", \.contentMode, contentModes),
      .choice("semanticContentAttribute", \.semanticContentAttribute, directions),
      .choice("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, styles),
      .color("backgroundColor", \.backgroundColor), .color("tintColor", \.tintColor),
      .number("horizontalHuggingPriority", \.[hugging: .horizontal]),
      .number("verticalHuggingPriority", \.[hugging: .vertical]),
      .number("horizontalCompressionResistancePriority", \.[resistance: .horizontal]),
      .number("verticalCompressionResistancePriority", \.[resistance: .vertical]),
      .flag("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins),
      .flag("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea),
      .insets("layoutMargins", \.layoutMargins),
      .custom("directionalLayoutMargins") { view, value in
        if let margins = value.directionalInsets { view.directionalLayoutMargins = margins }
      },
      // Guides come before the subviews, whose constraints refer to them.
      .custom("viewLayoutGuide") { view, value in value.reader.registerGuide(value, of: view) },
      .custom("layoutGuides") { view, value in value.reader.registerGuides(value, of: view) },
      .custom("subviews") { view, value in value.reader.addSubviews(value, to: view) },
      .custom("constraints") { view, value in value.reader.keepConstraints(value, of: view) },
      .outlet("gestureRecognizers", UIGestureRecognizer.self) { $0.addGestureRecognizer($1) },
      .custom("accessibilityConfiguration") { view, value in value.setAccessibility(of: view) },
    ],
    unused: [
      "opaque", "clearsContextBeforeDrawing", "intrinsicContentSize", "edgesForExtendedLayout",
      "simulatedAppContext", "viewLayoutGuides",
    ])

  private static let imageView = ElementKind(
    UIImageView.self, view,
    [
      .image("image", \.image), .image("highlightedImage", \.highlightedImage),
      .flag("highlighted", \.isHighlighted),
      .custom("preferredSymbolConfiguration") { view, value in
        view.preferredSymbolConfiguration = value.symbolConfiguration
      },
      .flag(
        "adjustsImageSizeForAccessibilityContentSizeCategory",
        \.adjustsImageSizeForAccessibilityContentSizeCategory),
    ],
    unused: ["catalog"])

  private static let label = ElementKind(
    UILabel.self, view,
    [
      .font("fontDescription", \.font), .color("textColor", \.textColor), .text("text", \.text),
      .choice("textAlignment", \.textAlignment, DocumentValue.alignments),
      .choice("lineBreakMode", \.lineBreakMode, DocumentValue.lineBreakModes),
      .count("numberOfLines", \.numberOfLines),
      .flag("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
      .number("minimumScaleFactor", \.minimumScaleFactor),
      .number("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth),
      .flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
      .flag("enabled", \.isEnabled), .attributedText("attributedText", \.attributedText),
      .choice(
        "baselineAdjustment", \.baselineAdjustment,
        ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]),
    ],
    unused: [
      "usesAttributedText", "highlightedColor", "adjustsLetterSpacingToFitWidth", "minimumFontSize",
      "highlighted", "shadowOffset", "showsExpansionTextWhenTruncated",
    ])

  private static let stackView = ElementKind(
    UIStackView.self, view,
    [
      .choice("axis", \.axis, ["horizontal": .horizontal, "vertical": .vertical]),
      .choice(
        "distribution", \.distribution,
        [
          "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
          "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ]),
      .choice(
        "alignment", \.alignment,
        [
          "fill": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing,
          "bottom": .bottom, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
          "baseline": .lastBaseline,
        ]),
      .number("spacing", \.spacing),
      .custom("spacingType") { stack, value in
        if value.text == "standard" { stack.spacing = UIStackView.spacingUseSystem }
      },
      // Margins that are given in a document apply to the arranged views.
      .custom("layoutMargins") { stack, value in
        if let margins = value.insets { stack.layoutMargins = margins }
        stack.isLayoutMarginsRelativeArrangement = true
      },
      .custom("directionalLayoutMargins") { stack, value in
        if let margins = value.directionalInsets { stack.directionalLayoutMargins = margins }
        stack.isLayoutMarginsRelativeArrangement = true
      },
      .flag("baselineRelativeArrangement", \.isBaselineRelativeArrangement),
      .flag("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement),
    ])

  static let scrollView = ElementKind(
    UIScrollView.self, view,
    [
      .size("contentSize", \.contentSize), .insets("contentInset", \.contentInset),
      .choice("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior, adjustments),
      .flag("scrollEnabled", \.isScrollEnabled), .flag("pagingEnabled", \.isPagingEnabled),
      .flag("bounces", \.bounces), .flag("alwaysBounceVertical", \.alwaysBounceVertical),
      .flag("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
      .flag("directionalLockEnabled", \.isDirectionalLockEnabled),
      .flag("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
      .flag("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
      .flag("delaysContentTouches", \.delaysContentTouches),
      .flag("canCancelContentTouches", \.canCancelContentTouches),
      .choice("keyboardDismissMode", \.keyboardDismissMode, dismissModes),
      .insets("scrollIndicatorInsets", \.scrollIndicatorInsets),
      .outlet("delegate", \.delegate),
      .number("minimumZoomScale", \.minimumZoomScale), .number("maximumZoomScale", \.maximumZoomScale),
      .flag("bouncesZoom", \.bouncesZoom),
      .choice("indicatorStyle", \.indicatorStyle, ["default": .default, "black": .black, "white": .white]),
    ],
    unused: ["bouncesVertically"])

  private static let textView = ElementKind(
    UITextView.self, scrollView,
    [
      .font("fontDescription", \.font), .color("textColor", \.textColor), .text("text", \.text),
      .choice("textAlignment", \.textAlignment, DocumentValue.alignments),
      .attributedText("attributedText", \.attributedText), .flag("editable", \.isEditable),
      .flag("selectable", \.isSelectable),
      .flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
      .insets("textContainerInset", \.textContainerInset),
      .outlet("delegate", (any UITextViewDelegate).self) { $0.delegate = $1 },
      .custom("textInputTraits") { view, value in value.setTraits(of: view) },
    ],
    unused: ["usesAttributedText", "allowsEditingTextAttributes", "dataDetectorType"])

  // Choices

  static let bars: [String: UIBarStyle] = ["default": .default, "black": .black]
  static let styles: [String: UIUserInterfaceStyle] = ["light": .light, "dark": .dark]
  static let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
  ]
  private static let dismissModes: [String: UIScrollView.KeyboardDismissMode] = [
    "none": .none, "onDrag": .onDrag, "interactive": .interactive,
  ]
  private static let directions: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]
  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
}

// Priorities as numbers

extension UIView {
  /// Sets the priorities that documents leave out: 250 for hugging and 750 for compression resistance.
  func takeUsualPriorities() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      self[hugging: axis] = 250
      self[resistance: axis] = 750
    }
  }

  fileprivate subscript(hugging axis: NSLayoutConstraint.Axis) -> Float {
    get { contentHuggingPriority(for: axis).rawValue }
    set { setContentHuggingPriority(UILayoutPriority(newValue), for: axis) }
  }
  fileprivate subscript(resistance axis: NSLayoutConstraint.Axis) -> Float {
    get { contentCompressionResistancePriority(for: axis).rawValue }
    set { setContentCompressionResistancePriority(UILayoutPriority(newValue), for: axis) }
  }
}

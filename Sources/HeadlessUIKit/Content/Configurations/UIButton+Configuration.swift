extension UIButton {
  /// The contents and the appearance of a button, as a value.
  ///
  /// The title, the subtitle and the image are beside or above each other inside `contentInsets`. Titles are
  /// broken into lines if the button is too narrow for them.
  public struct Configuration: Equatable, Sendable {
    private enum Look: Sendable { case plain, tinted, gray, filled }

    private var look: Look

    private init(_ look: Look) {
      self.look = look
      background.cornerRadius = ControlSizes.configuredCorner
    }

    /// Creates a configuration without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Creates a configuration with a background in a light shade of the tint color.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Creates a configuration with a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Creates a configuration with a background in the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Creates a configuration in the system's style of a button without a background.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Creates a configuration in the system's style of a button with a gray background.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Creates a configuration in the system's style of a button with a background in a light shade of the
    /// tint color.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Creates a configuration in the system's style of a button with a background in the tint color.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Returns the configuration for the state of a button; unchanged here, because the appearance of a
    /// highlighted button is not known.
    public func updated(for button: UIButton) -> Configuration { self }

    // Titles

    /// The title; nil unless set.
    ///
    /// Setting it removes the attributes of `attributedTitle`.
    public var title: String? {
      get { plainTitle ?? styledTitle.map { String($0.characters) } }
      set {
        plainTitle = newValue
        styledTitle = nil
      }
    }
    /// The title with its attributes; nil unless set.
    ///
    /// Text without a font or a color has those of the button.
    public var attributedTitle: AttributedString? {
      get { styledTitle ?? plainTitle.map { AttributedString($0) } }
      set {
        plainTitle = nil
        styledTitle = newValue
      }
    }
    /// The function that is applied to the attributes of the title: its font and its color; nil unless set.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { titleFunction.map(\.function) }
      set { titleFunction = ComparedFunction(newValue) }
    }
    /// The way in which the lines of the title are broken; by words unless set, and only one line if they are
    /// truncated or clipped.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The text below the title; nil unless set.
    ///
    /// Setting it removes the attributes of `attributedSubtitle`.
    public var subtitle: String? {
      get { plainSubtitle ?? styledSubtitle.map { String($0.characters) } }
      set {
        plainSubtitle = newValue
        styledSubtitle = nil
      }
    }
    /// The text below the title with its attributes; nil unless set.
    public var attributedSubtitle: AttributedString? {
      get { styledSubtitle ?? plainSubtitle.map { AttributedString($0) } }
      set {
        plainSubtitle = nil
        styledSubtitle = newValue
      }
    }
    /// The function that is applied to the attributes of the subtitle; nil unless set.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { subtitleFunction.map(\.function) }
      set { subtitleFunction = ComparedFunction(newValue) }
    }
    /// The way in which the lines of the subtitle are broken, as `titleLineBreakMode`.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The position of the title and the subtitle relative to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// The gap between the title and the subtitle, in points; 1 unless set.
    public var titlePadding: CGFloat = ControlSizes.buttonSubtitle.padding

    private var plainTitle: String?
    private var styledTitle: AttributedString?
    private var titleFunction: ComparedFunction<UIConfigurationTextAttributesTransformer>?
    private var plainSubtitle: String?
    private var styledSubtitle: AttributedString?
    private var subtitleFunction: ComparedFunction<UIConfigurationTextAttributesTransformer>?

    // The image

    /// The image; nil unless set.
    public var image: UIImage?
    /// The size of an image that is a symbol; nil unless set.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// True if an activity indicator is shown in place of the image; false unless set.
    public var showsActivityIndicator = false
    /// The side of the titles on which the image is; leading unless set.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The gap between the image and the titles, in points; 0 unless set.
    public var imagePadding: CGFloat = 0

    // The size

    /// The size of the button; medium unless set.
    public var buttonSize = Size.medium
    /// The distances of the content from the edges, in points; unless set, those of `buttonSize`.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? ControlSizes.configuredInsets(buttonSize) }
      set { ownInsets = newValue }
    }
    private var ownInsets: NSDirectionalEdgeInsets?

    /// Sets `contentInsets` to the default of `buttonSize`.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    // Colors

    /// The color of titles and symbols; unless set, it depends on the kind of configuration.
    public var baseForegroundColor: UIColor?
    /// The color of the background; unless set, it depends on the kind of configuration.
    public var baseBackgroundColor: UIColor?
    /// The background; its color has precedence over `baseBackgroundColor`.
    public var background = UIBackgroundConfiguration.clear()
    /// The way in which the corners are rounded.
    public var cornerStyle = CornerStyle.dynamic
    /// True if a selected button looks different; true unless set; stored, has no effect here.
    public var automaticallyUpdateForSelection = true

    func foreground(tint: UIColor) -> UIColor { baseForegroundColor ?? (look == .filled ? .white : tint) }

    func background(tint: UIColor) -> UIColor? {
      if background.backgroundColor != nil { return background.resolvedBackgroundColor(for: tint) }
      guard let color = baseBackground(tint: tint) else { return nil }
      return background.backgroundColorTransformer?(color) ?? color
    }

    private func baseBackground(tint: UIColor) -> UIColor? {
      switch look {
      case .plain: baseBackgroundColor
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .gray: baseBackgroundColor ?? .systemFill
      case .filled: baseBackgroundColor ?? tint
      }
    }

    func cornerRadius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .capsule: height / 2
      case .small: 4
      case .medium: 8
      case .large: 12
      case .fixed, .dynamic: background.cornerRadius
      }
    }

    /// The font of a title without one of its own, which follows the text size of the device.
    var titleFont: UIFont { .preferredFont(forTextStyle: ControlSizes.configuredStyle(buttonSize)) }
  }
}

extension UIButton.Configuration {
  /// Returns the title with the font and the color of the button where it has none of its own; nil for a
  /// title without attributes, whose font is that of the label.
  func shownTitle(font: UIFont, color: UIColor) -> NSAttributedString? {
    guard styledTitle != nil || titleFunction != nil else { return nil }
    return shown(attributedTitle, titleFunction, font: font, color: color)
  }

  func shownSubtitle(font: UIFont, color: UIColor) -> NSAttributedString? {
    guard styledSubtitle != nil || subtitleFunction != nil else { return nil }
    return shown(attributedSubtitle, subtitleFunction, font: font, color: color)
  }

  private func shown(
    _ text: AttributedString?, _ function: ComparedFunction<UIConfigurationTextAttributesTransformer>?,
    font: UIFont, color: UIColor
  ) -> NSAttributedString? {
    var base = AttributeContainer()
    base.font = font
    base.foregroundColor = color
    return text.map {
      NSAttributedString($0.mergingAttributes(function?.function(base) ?? base, mergePolicy: .keepCurrent))
    }
  }

  /// The image, a symbol in its preferred size.
  var shownImage: UIImage? {
    guard let preferredSymbolConfigurationForImage else { return image }
    return image?.withConfiguration(preferredSymbolConfigurationForImage)
  }
}

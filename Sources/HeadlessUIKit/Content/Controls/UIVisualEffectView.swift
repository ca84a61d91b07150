/// An effect that a visual effect view shows behind its content; it is not drawn here.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
  /// Returns the effect itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A blur of the content behind the view.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The brightness and the strength of the effect.
  public enum Style: Int, Sendable {
    /// Lighter than the content behind the view.
    case extraLight = 0
    /// As light as the content behind the view.
    case light = 1
    /// Darker than the content behind the view.
    case dark = 2
    /// Adapted to the style of the user interface.
    case regular = 4
    /// More visible, and adapted to the style of the user interface.
    case prominent = 5
    /// The thinnest and most transparent material, adapted to the style of the user interface.
    case systemUltraThinMaterial = 6
    /// A thin material, adapted to the style of the user interface.
    case systemThinMaterial = 7
    /// A material of medium thickness, adapted to the style of the user interface.
    case systemMaterial = 8
    /// A thick material, adapted to the style of the user interface.
    case systemThickMaterial = 9
    /// The material of the system's bars.
    case systemChromeMaterial = 10
    /// The material of `systemUltraThinMaterial` in a light style.
    case systemUltraThinMaterialLight = 11
    /// The material of `systemThinMaterial` in a light style.
    case systemThinMaterialLight = 12
    /// The material of `systemMaterial` in a light style.
    case systemMaterialLight = 13
    /// The material of `systemThickMaterial` in a light style.
    case systemThickMaterialLight = 14
    /// The material of `systemChromeMaterial` in a light style.
    case systemChromeMaterialLight = 15
    /// The material of `systemUltraThinMaterial` in a dark style.
    case systemUltraThinMaterialDark = 16
    /// The material of `systemThinMaterial` in a dark style.
    case systemThinMaterialDark = 17
    /// The material of `systemMaterial` in a dark style.
    case systemMaterialDark = 18
    /// The material of `systemThickMaterial` in a dark style.
    case systemThickMaterialDark = 19
    /// The material of `systemChromeMaterial` in a dark style.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// Creates an effect with a style.
  public init(style: Style) { self.style = style }
}

/// An effect that makes content stand out from a blurred background.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect in front of a blur.
  public init(blurEffect: UIBlurEffect) {}
}

/// A material of glass.
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
  /// The kinds of glass.
  public enum Style: Int, Sendable {
    /// Glass that adapts to what is behind it.
    case regular = 0
    /// Clear glass.
    case clear = 1
  }

  /// Creates glass of a kind.
  public init(style: Style) {}
  /// True if the glass reacts to touches; false unless set; stored, has no effect here.
  open var isInteractive = false
  /// The color of the glass; nil unless set; stored, has no effect here.
  open var tintColor: UIColor?
}

/// A view with an effect behind its `contentView`.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private let contentHolder = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Creates a view with a frame, in points, and without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view without an effect, and sets it up as a storyboard or a xib says.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func commonInit() {
    super.commonInit()
    contentHolder.fill(self)
    addSubview(contentHolder)
  }

  /// The effect; nil for none.
  open var effect: UIVisualEffect?
  /// The view that contains everything in front of the effect; always as large as this view.
  open var contentView: UIView { contentHolder }
}

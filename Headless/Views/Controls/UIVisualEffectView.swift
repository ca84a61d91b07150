/// What a visual effect view shows behind its content; nothing draws it here.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
  /// The effect itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What is behind, out of focus.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// How light and how strong the effect is.
  public enum Style: Int, Sendable {
    /// Lighter than what is behind.
    case extraLight = 0
    /// As light as what is behind.
    case light = 1
    /// Darker than what is behind.
    case dark = 2
    /// As the user interface is.
    case regular = 4
    /// As the user interface is, and striking.
    case prominent = 5
    /// Hardly to be seen through, as the user interface is.
    case systemUltraThinMaterial = 6
    /// Thin, as the user interface is.
    case systemThinMaterial = 7
    /// Of medium strength, as the user interface is.
    case systemMaterial = 8
    /// Thick, as the user interface is.
    case systemThickMaterial = 9
    /// As the bars of the system are.
    case systemChromeMaterial = 10
  }

  /// How light and how strong the effect is.
  let style: Style

  /// An effect of a style.
  public init(style: Style) { self.style = style }
}

/// What lets content stand out from what is behind, out of focus.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// An effect in front of another one.
  public init(blurEffect: UIBlurEffect) {}
}

/// A view with an effect behind what is in its `contentView`.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private let contentHolder = UIView()

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContent()
  }

  /// A view with a frame in points, and without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// A view without an effect; nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    contentHolder.fill(self)
    addSubview(contentHolder)
  }

  /// The effect; nil for none.
  open var effect: UIVisualEffect?
  /// The view for everything that stands in front of the effect; always as large as this one.
  open var contentView: UIView { contentHolder }
}

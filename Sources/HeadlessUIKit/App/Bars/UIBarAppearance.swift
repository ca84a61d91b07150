/// The kinds of bars that have backgrounds of their own.
public enum UIBarMetrics: Int, Sendable {
  /// The usual height.
  case `default` = 0
  /// The height in landscape.
  case compact = 1
  /// The usual height with a prompt.
  case defaultPrompt = 101
  /// The height in landscape with a prompt.
  case compactPrompt = 102
}

/// The distances by which a title is moved.
public struct UIOffset: Hashable, Sendable {
  /// The distance to the right, in points.
  public var horizontal: CGFloat
  /// The distance down, in points.
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset()

  /// Creates distances, in points.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// The look of a bar; stored, has no effect here, except for the fonts of titles.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// Creates the usual look.
  public override init() { super.init() }

  /// Creates a look with the background of another one.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    takeBackground(of: barAppearance)
  }

  /// The color of the background.
  open var backgroundColor: UIColor?
  /// The image of the background.
  open var backgroundImage: UIImage?
  /// The color of the shadow.
  open var shadowColor: UIColor?
  /// The image of the shadow.
  open var shadowImage: UIImage?

  /// Sets the usual background of the system.
  open func configureWithDefaultBackground() { clear() }

  /// Sets an opaque background.
  open func configureWithOpaqueBackground() {
    clear()
    backgroundColor = .systemBackground
  }

  /// Sets no background and no shadow.
  open func configureWithTransparentBackground() {
    clear()
    backgroundColor = .clear
    shadowColor = .clear
  }

  private func clear() { takeBackground(of: UIBarAppearance()) }

  private func takeBackground(of other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }
}

/// The look of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title; the font counts here.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title; the font counts here.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distances by which the title is moved; stored, has no effect here.
  open var titlePositionAdjustment = UIOffset.zero
  /// The look of the buttons; stored, has no effect here.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of the back button; stored, has no effect here.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons that end a task; stored, has no effect here.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The image beside the title of the back button.
  open private(set) var backIndicatorImage = UIImage()
  /// The mask of the image beside the title of the back button.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  /// Sets the image beside the title of the back button, and its mask; stored, has no effect here.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage ?? UIImage()
  }
}

/// The look of a toolbar; stored, has no effect here.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// The look of the buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons that end a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The look of the buttons in a bar, by their states; stored, has no effect here.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// Creates the usual look.
  public override init() { super.init() }

  /// The look of enabled buttons.
  public let normal = UIBarButtonItemStateAppearance()
  /// The look of buttons while they are touched.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The look of disabled buttons.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The look of buttons with the focus.
  public let focused = UIBarButtonItemStateAppearance()
}

/// The look of the buttons in a bar in one state; stored, has no effect here.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distances by which the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image of the background.
  open var backgroundImage: UIImage?
}

/// The look of a tab bar; stored, has no effect here.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The look of items with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of items with the title beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of items with the title beside the image in a small height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The color behind the selected item.
  open var selectionIndicatorTintColor: UIColor?
}

/// The look of the items in a tab bar, by their states; stored, has no effect here.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// Creates the usual look.
  public override init() { super.init() }

  /// The look of items that are not selected.
  public let normal = UITabBarItemStateAppearance()
  /// The look of the selected item.
  public let selected = UITabBarItemStateAppearance()
  /// The look of disabled items.
  public let disabled = UITabBarItemStateAppearance()
  /// The look of the item with the focus.
  public let focused = UITabBarItemStateAppearance()
}

/// The look of the items in a tab bar in one state; stored, has no effect here.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distances by which the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The color of the image.
  open var iconColor: UIColor?
  /// The color of the badge.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the text in the badge.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

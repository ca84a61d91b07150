// There is no pointer here: the delegate is never called, and the effects are never shown.

/// A change of the pointer, or of the view below it.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// Creates an interaction with a delegate.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// The delegate; never called here.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// True if the interaction is enabled; true unless set.
  open var isEnabled = true
  /// The view that has the interaction.
  open private(set) weak var view: UIView?
  /// Asks the delegate again; no effect here.
  open func invalidate() {}
  /// Called before the interaction moves to a view.
  open func willMove(to view: UIView?) {}
  /// Takes over the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of a pointer interaction; its methods are never called here, so that it declares none.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {}

/// The location of a pointer.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// The location in the coordinates of the view, in points.
  open private(set) var location = CGPoint.zero
  /// The keys that are pressed.
  open private(set) var modifiers: UIKeyModifierFlags = []
}

/// A part of a view with a style of the pointer.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  /// Creates a region from a rectangle in the coordinates of the view, in points.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  /// The rectangle of the region, in points.
  open private(set) var rect: CGRect
  /// The identifier of the region; nil unless given.
  open private(set) var identifier: AnyHashable?
}

/// The appearance of the pointer in a region.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  /// Creates a style with an effect on the view, and the shape of the pointer.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { super.init() }
  /// Creates a style with a shape of the pointer.
  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { super.init() }
  /// Returns the style that hides the pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(shape: .verticalBeam(length: 0)) }
  /// Returns the style of the system.
  open class func system() -> UIPointerStyle { UIPointerStyle(shape: .verticalBeam(length: 0)) }
}

/// The effects of a pointer on a view.
public enum UIPointerEffect {
  /// The effect that the system chooses.
  case automatic(UITargetedPreview)
  /// The pointer becomes a highlight of the view.
  case highlight(UITargetedPreview)
  /// The pointer goes below the view, which is lifted.
  case lift(UITargetedPreview)
  /// The view changes, and the pointer stays the same.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The ways in which a pointer changes the color of a view.
  public enum TintMode: Int, Sendable {
    /// The color is unchanged.
    case none = 0
    /// The tint is in front of the view.
    case overlay
    /// The tint is behind the view.
    case underlay
  }

  /// The view of the effect.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _):
      preview
    }
  }
}

/// The shapes of a pointer.
public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)
  /// A rectangle with rounded corners.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A vertical bar.
  case verticalBeam(length: CGFloat)
  /// A horizontal bar.
  case horizontalBeam(length: CGFloat)

  /// The radius of the corners if none is given.
  public static var defaultCornerRadius: CGFloat { 8 }
}

/// A view that is shown during an interaction.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// Creates a preview of a view with parameters.
  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
  /// Creates a preview of a view.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The view.
  public let view: UIView
  /// The appearance of the preview.
  public let parameters: UIPreviewParameters
  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }
}

/// The appearance of a preview; stored, has no effect here.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// Creates the default appearance.
  public override init() { super.init() }
  /// The visible part of the view; nil, so the whole view, unless set.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow; nil unless set.
  open var shadowPath: UIBezierPath?
  /// The color behind the view; nil unless set.
  open var backgroundColor: UIColor!
}

/// A vibration of the device, which does not happen here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }
  /// Creates a generator for a view; the view is not kept.
  public init(view: UIView) { super.init() }

  /// Prepares the device; no effect here.
  open func prepare() {}
}

/// A vibration as of two things that touch; no effect here.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of the things.
  public enum FeedbackStyle: Int, Sendable {
    /// Small things.
    case light = 0
    /// Things of middle size.
    case medium = 1
    /// Large things.
    case heavy = 2
    /// Soft things.
    case soft = 3
    /// Hard things.
    case rigid = 4
  }

  /// Creates a generator for things of a kind.
  public convenience init(style: FeedbackStyle) { self.init() }
  /// Creates a generator for things of a kind and a view.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init() }

  /// Vibrates; no effect here.
  open func impactOccurred() {}
  /// Vibrates with an intensity from 0 to 1; no effect here.
  open func impactOccurred(intensity: CGFloat) {}
  /// Vibrates for a point of the view, in points; no effect here.
  open func impactOccurred(at location: CGPoint) {}
}

/// A vibration for a change of a choice; no effect here.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Vibrates; no effect here.
  open func selectionChanged() {}
}

/// A vibration for the end of a task; no effect here.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How the task has ended.
  public enum FeedbackType: Int, Sendable {
    /// It succeeded.
    case success = 0
    /// It succeeded in part.
    case warning = 1
    /// It failed.
    case error = 2
  }

  /// Vibrates; no effect here.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A recognizer of one or several taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps; 1 unless set.
  open var numberOfTapsRequired = 1
  /// The number of fingers; 1 unless set.
  open var numberOfTouchesRequired = 1
}

/// A recognizer of a finger that is held down.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press; 0 unless set.
  open var numberOfTapsRequired = 0
  /// The number of fingers; 1 unless set.
  open var numberOfTouchesRequired = 1
  /// The shortest duration of the press, in seconds; 0.5 unless set.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that a finger may move before the press fails, in points; 10 unless set.
  open var allowableMovement: CGFloat = 10
}

/// A recognizer of fingers that are dragged.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers; 1 unless set.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers; no limit unless set.
  open var maximumNumberOfTouches = Int.max

  private var translation = CGPoint.zero
  private var speed = CGPoint.zero

  /// Returns the distance of the drag, in points.
  open func translation(in view: UIView?) -> CGPoint { translation }
  /// Sets the distance of the drag, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    self.translation = translation
    speed = .zero
  }
  /// Returns the velocity of the drag, in points per second; zero unless a test gives it.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  /// Sets the distance and the velocity of a drag that a test performs.
  func take(translation: CGPoint, velocity: CGPoint) {
    self.translation = translation
    speed = velocity
  }

  /// Sets the distance back to zero.
  open override func reset() {
    super.reset()
    take(translation: .zero, velocity: .zero)
  }
}

/// A recognizer of fingers that are dragged from an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the gesture can begin; none unless set.
  open var edges: UIRectEdge = []
}

/// A recognizer of a quick movement in one direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upward.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downward.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The number of fingers; 1 unless set.
  open var numberOfTouchesRequired = 1
  /// The directions that count as the gesture; to the right unless set.
  open var direction = Direction.right
}

/// A recognizer of two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers, divided by that at the beginning; 1 unless a test sets it.
  open var scale: CGFloat = 1
  /// The velocity of the pinch, in scales per second; zero, because no finger moves.
  open var velocity: CGFloat { 0 }

  /// Sets the scale back to 1.
  open override func reset() {
    super.reset()
    scale = 1
  }
}

/// A recognizer of two fingers that turn.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation in radians; 0 unless a test sets it.
  open var rotation: CGFloat = 0
  /// The velocity of the rotation, in radians per second; zero, because no finger moves.
  open var velocity: CGFloat { 0 }

  /// Sets the rotation back to 0.
  open override func reset() {
    super.reset()
    rotation = 0
  }
}

/// A recognizer of a pointer above the view.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}

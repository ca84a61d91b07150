/// An object that recognizes a gesture in a view and calls the methods of its targets.
///
/// No finger touches a view here. A test performs a gesture with `HeadlessLayout.perform(_:at:through:)`, or
/// sets `state` as a subclass of a client does.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The states of a recognizer.
  public enum State: Int, Sendable {
    /// No gesture has been recognized.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// The gesture has ended, or has been recognized if it is a discrete one.
    case ended = 3
    /// The gesture was canceled.
    case cancelled = 4
    /// The touches were no such gesture.
    case failed = 5

    /// A discrete gesture has been recognized; the same as `ended`.
    public static var recognized: State { .ended }
  }

  private var actions: [TargetedAction] = []
  private var failureRequirements: [WeakRecognizer] = []

  /// Creates a recognizer that calls a method of a target.
  ///
  /// - Parameters:
  ///   - target: The object with the method, which is not retained; nil for none.
  ///   - action: The method, with no parameter or with the recognizer as its parameter; nil for none.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer without a target; nothing is read from `coder`.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  // Targets

  /// Adds a method that the recognizer calls; a pair that was added before counts once.
  open func addTarget(_ target: Any, action: Selector) {
    let new = TargetedAction(target, action)
    if !actions.contains(where: { $0.isSame(as: new) }) { actions.append(new) }
  }

  /// Removes the methods of a target; nil means every target or every method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { $0.matches(target, action) }
  }

  // State

  /// The state of the recognizer.
  ///
  /// A new state other than `possible` and `failed` calls the methods of the targets. UIKit calls them in the
  /// next cycle of the run loop; here they are called immediately. After the gesture ended, was canceled or
  /// failed, `reset()` is called and the state is `possible` again.
  open var state: State {
    get { currentState }
    set { move(to: newValue) }
  }
  private var currentState = State.possible

  /// True if the recognizer is enabled; a recognizer that is disabled during a gesture cancels it.
  open var isEnabled = true {
    didSet { if !isEnabled && (state == .began || state == .changed) { move(to: .cancelled) } }
  }

  /// The view that has the recognizer.
  open internal(set) weak var view: UIView?

  /// The object that decides about the recognizer, which is not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// A name for debugging.
  open var name: String?

  // Touches: stored for the view and for tests

  /// True if a recognized gesture cancels the touches of the view; has no effect here.
  open var cancelsTouchesInView = true
  /// True if the view gets touches only after the recognizer failed; has no effect here.
  open var delaysTouchesBegan = false
  /// True if the view gets the end of touches only after the recognizer failed; has no effect here.
  open var delaysTouchesEnded = true
  /// The number of fingers of the present gesture: 1 during a gesture, else 0.
  open var numberOfTouches: Int { state == .possible ? 0 : 1 }

  // Location

  /// The location of the gesture, in the coordinates of its own view; nil for the center of the view.
  var place: CGPoint?

  /// Returns the location of the gesture in the coordinates of a view; nil means the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return place ?? .zero }
    return own.convert(place ?? CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }

  /// Returns the location of a finger in the coordinates of a view; all fingers are at the location of the
  /// gesture.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  // Other recognizers

  /// Makes the recognizer depend on the failure of another one.
  ///
  /// A gesture that a test performs is not recognized by others, so that they have failed already.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.removeAll { $0.recognizer == nil }
    failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Returns true if the recognizer can prevent another one; true unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns true if another recognizer can prevent this one; true unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns true if the recognizer requires the failure of another one: after `require(toFail:)`.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    failureRequirements.contains { $0.recognizer === otherGestureRecognizer }
  }
  /// Returns true if another recognizer requires the failure of this one; false unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Called after a gesture ended, was canceled or failed; an override calls super.
  open func reset() {}

  // Touches

  /// Called when a touch begins in the view or in a view inside it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when a touch moves.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when a touch ends.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when a touch is canceled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Ignores a touch; no effect here.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}

  private func move(to state: State) {
    currentState = state
    switch state {
    case .possible: break
    case .failed: finish()
    case .began, .changed: callTargets()
    case .ended, .cancelled:
      callTargets()
      finish()
    }
  }

  private func callTargets() { for action in actions { action.perform(from: self) } }

  private func finish() {
    reset()
    currentState = .possible
  }
}

private struct WeakRecognizer { weak var recognizer: UIGestureRecognizer? }

import Foundation

/// A view that is touched to run an action or to choose a value.
///
/// `HeadlessLayout.sendTouch(_:at:in:)` makes a touch; `sendActions(for:)` runs the actions without one.
@preconcurrency @MainActor open class UIControl: UIView {
  private var handlers: [(action: UIAction, events: Event)] = []

  /// Creates a control with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with a frame, in points, that runs an action for its main event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // State

  /// True if assistive technologies treat the control as an element; true unless set.
  open override var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// True if the control is enabled; true unless set.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// True if the control is selected; false unless set.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// True if the control is highlighted, as while it is touched; false unless set.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The state of the control, which is computed from `isEnabled`, `isSelected` and `isHighlighted`.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called after `state` changed.
  func stateDidChange() { setNeedsLayout() }

  // Tracking of a touch

  /// True while a touch that began in the control is tracked.
  open internal(set) var isTracking = false
  /// True while the touch that is tracked is inside the bounds.
  open internal(set) var isTouchInside = false

  /// Called when a touch begins in the control; returns true, unless overridden, to track it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch moves; returns true, unless overridden, to track it further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the system cancels the touch.
  open func cancelTracking(with event: UIEvent?) {}
  /// Called after a touch ended inside the control, before the actions for `touchUpInside` run.
  func touchEndedInside() {}

  /// Begins to track a touch, highlights the control and runs the actions for `touchDown`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { track(touch, with: event) }
  }
  /// Follows the touch and runs the actions for drags; the control is highlighted while the touch is inside.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { follow(touch, with: event) }
  }
  /// Ends the tracking and runs the actions for `touchUpInside` or `touchUpOutside`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { release(touch, with: event) }
  }
  /// Cancels the tracking and runs the actions for `touchCancel`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelTouch(with: event)
  }

  // Content

  /// The vertical alignment of the content; `center` unless set.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment of the content; `center` unless set.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment of the content, with left or right in place of leading and trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }

  /// True in a right-to-left layout.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // Actions

  /// Adds an action that runs at each of `controlEvents`; it replaces an action with the same identifier for
  /// these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append((action, controlEvents))
  }

  /// Removes an action from `controlEvents`.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier from `controlEvents`.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in handlers.indices where handlers[index].action.identifier == actionIdentifier {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// The events for which there are actions.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Runs an action for this control.
  open func sendAction(_ action: UIAction) { action.run(for: self) }

  /// Runs the actions of `controlEvents`, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in handlers where !events.isDisjoint(with: controlEvents) { sendAction(action) }
  }
}

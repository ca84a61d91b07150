/// A view that is touched to run an action or to choose a value.
///
/// `HeadlessLayout.sendTouch(_:at:in:)` makes a touch; `sendActions(for:)` runs the actions without one.
@preconcurrency @MainActor open class UIControl: UIView {
  private var handlers: [ControlHandler] = []
  override var tracksTouches: Bool { true }

  /// Creates a control with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control, and sets it up as a storyboard or a xib says.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with a frame, in points, that runs an action for its main event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // State

  override var isUsuallyAccessibilityElement: Bool { true }

  /// True if the control is enabled; true unless set.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }

  /// True if the control is selected; false unless set.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

  /// True if the control is highlighted, as while it is touched; false unless set.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// The state of the control, which is computed from `isEnabled`, `isSelected` and `isHighlighted`.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// True if a touch opens the menu at once; false unless set; stored, has no effect here.
  open var showsMenuAsPrimaryAction = false
  /// True if a long touch opens a menu; false unless set; stored, has no effect here.
  open var isContextMenuInteractionEnabled = false

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
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

  /// The horizontal alignment of the content; `center` unless set.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }

  /// The horizontal alignment of the content, with left or right in place of leading and trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }

  // Actions

  /// Adds an action that runs at each of `controlEvents`; it replaces an action with the same identifier for
  /// these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append(ControlHandler(receiver: .action(action), events: controlEvents))
  }

  /// Removes an action from `controlEvents`.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier from `controlEvents`.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    handlers.remove(controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  /// Adds a method of an object that is called at each of `controlEvents`.
  ///
  /// The same object and method count once, with the events of all calls.
  ///
  /// - Parameters:
  ///   - target: The object with the method, which is not retained; nil for the first object with the method
  ///     in the responder chain.
  ///   - action: The method, with up to two parameters: the control and the event, which is nil here.
  ///   - controlEvents: The events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let new = TargetedAction(target, action)
    if let index = handlers.firstIndex(where: { $0.targeted?.isSame(as: new) ?? false }) {
      handlers[index].events.formUnion(controlEvents)
    } else {
      handlers.append(ControlHandler(receiver: .target(new), events: controlEvents))
    }
  }

  /// Removes methods from `controlEvents`.
  ///
  /// - Parameters:
  ///   - target: The object with the method; nil means every object.
  ///   - action: The method; nil means every method.
  ///   - controlEvents: The events.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    handlers.remove(controlEvents) { $0.targeted?.matches(target, action) ?? false }
  }

  /// The objects with methods for events; `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> {
    Set(
      handlers.compactMap(\.targeted).compactMap { targeted in
        targeted.isUntargeted ? NSNull() : (targeted.target as? NSObject).map { AnyHashable($0) }
      })
  }

  /// Returns the names of the methods of an object for an event; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = object(in: target)
    let names = handlers.filter { !$0.events.isDisjoint(with: controlEvent) }.compactMap(\.targeted).filter {
      object == nil ? $0.isUntargeted : $0.target === object
    }.map(\.action.name)
    return names.isEmpty ? nil : names
  }

  /// The events for which there are actions or methods.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Runs an action for this control.
  open func sendAction(_ action: UIAction) { action.run(for: self) }

  /// Calls a method of an object, with this control as its argument.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The object; nil for the first object with the method in the responder chain.
  ///   - event: The second argument of the method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    TargetedAction(target, action).perform(from: self, for: event)
  }

  /// Runs the actions and calls the methods of `controlEvents`, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      switch handler.receiver {
      case .action(let action): sendAction(action)
      case .target(let targeted):
        if targeted.target != nil || targeted.isUntargeted {
          sendAction(targeted.action, to: targeted.target, for: nil)
        }
      }
    }
  }
}

/// An action or a method of an object, and the events of a control for which it is called.
private struct ControlHandler {
  enum Receiver {
    case action(UIAction)
    case target(TargetedAction)
  }

  let receiver: Receiver
  var events: UIControl.Event
  var action: UIAction? { if case .action(let action) = receiver { action } else { nil } }
  var targeted: TargetedAction? { if case .target(let targeted) = receiver { targeted } else { nil } }
}

extension [ControlHandler] {
  fileprivate mutating func remove(_ events: UIControl.Event, where matches: (ControlHandler) -> Bool) {
    for index in indices where matches(self[index]) { self[index].events.subtract(events) }
    removeAll { $0.events.isEmpty }
  }
}

import Foundation

/// A view that is touched to do or to choose something.
///
/// Nobody touches anything here; `sendActions(for:)` stands for it.
@preconcurrency @MainActor open class UIControl: UIView {
  private var handlers: [(action: UIAction, events: Event)] = []

  /// Creates a control with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with a frame, in points, that runs an action when its main event happens.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // State

  /// Whether somebody who does not see the screen is told of the control; true unless set.
  open override var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// Whether the control can be touched; `true` at first.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// Whether the control is chosen; `false` at first.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the control is being touched; `false` at first.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// What of `isEnabled`, `isSelected` and `isHighlighted` differs from the normal state.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called after `state` changed.
  func stateDidChange() { setNeedsLayout() }

  // Content

  /// Where content stands between the upper and the lower edge; `center` at first.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Where content stands between the left and the right edge; `center` at first.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// `contentHorizontalAlignment`, with left or right for leading and trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }

  /// Whether reading begins at the right.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // Actions

  /// Lets `action` run at each of `controlEvents`; it takes the place of one with the
  /// same identifier at those events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append((action, controlEvents))
  }

  /// Lets `action` not run at `controlEvents` any more.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Lets the action with an identifier not run at `controlEvents` any more.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for place in handlers.indices where handlers[place].action.identifier == actionIdentifier {
      handlers[place].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// The events at which actions run.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Runs an action for this control.
  open func sendAction(_ action: UIAction) { action.run(for: self) }

  /// Runs the actions of `controlEvents`, in the order they were added.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in handlers where !events.isDisjoint(with: controlEvents) { sendAction(action) }
  }
}

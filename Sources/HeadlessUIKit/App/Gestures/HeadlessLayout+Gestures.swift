extension HeadlessLayout {
  /// Performs a gesture: moves a recognizer through states, as the fingers of a user do.
  ///
  ///     HeadlessLayout.perform(tap)                            // a tap in the center of its view
  ///     HeadlessLayout.perform(press, through: [.began])       // a finger that stays down
  ///
  /// The first state asks the view and the delegate if the recognizer may begin.
  ///
  /// - Parameters:
  ///   - recognizer: A recognizer; nothing happens if it is disabled, or if its view or a view around it is
  ///     hidden or without user interaction.
  ///   - location: The location of the gesture, in points of the recognizer's view; nil for that of the
  ///     gesture so far, or for the center of its view.
  ///   - states: The states, one after the other; by default `ended` for taps and swipes, and `began`,
  ///     `changed` and `ended` for other gestures.
  /// - Returns: True if the gesture was recognized.
  @discardableResult public static func perform(
    _ recognizer: UIGestureRecognizer, at location: CGPoint? = nil,
    through states: [UIGestureRecognizer.State]? = nil
  ) -> Bool {
    let views = sequence(first: recognizer.view, next: { $0?.superview }).prefix { $0 != nil }
    guard recognizer.isEnabled,
      views.allSatisfy({ $0?.isUserInteractionEnabled == true && $0?.isHidden == false })
    else { return false }
    if location != nil || recognizer.state == .possible { recognizer.place = location }
    var wasRecognized = false
    let isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    for state in states ?? (isDiscrete ? [.ended] : [.began, .changed, .ended]) {
      if recognizer.state == .possible, state != .possible, state != .failed {
        guard mayBegin(recognizer) else {
          recognizer.state = .failed
          return false
        }
      }
      recognizer.state = state
      if state != .possible, state != .failed { wasRecognized = true }
      // An action has canceled the gesture.
      if state == .began || state == .changed, recognizer.state == .possible { return false }
    }
    return wasRecognized
  }

  private static func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true else { return false }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  /// Performs a drag over a distance: a pan that begins, changes and ends.
  ///
  /// - Parameters:
  ///   - recognizer: A recognizer; nothing happens if it or its view does not take part in interaction.
  ///   - translation: The distance of the drag, in points.
  ///   - velocity: The velocity at its end, in points per second.
  /// - Returns: True if the gesture was recognized.
  @discardableResult public static func drag(
    _ recognizer: UIPanGestureRecognizer, by translation: CGPoint, velocity: CGPoint = .zero
  ) -> Bool {
    guard perform(recognizer, through: [.began]) else { return false }
    recognizer.take(translation: translation, velocity: velocity)
    return perform(recognizer, through: [.changed, .ended])
  }

  /// Taps a bar button: runs its action, and calls the method of its target.
  ///
  /// - Parameter item: The item; nothing happens if it is disabled or hidden.
  /// - Returns: True if the item has an action or a method that was found.
  @discardableResult public static func perform(_ item: UIBarButtonItem) -> Bool {
    guard item.isEnabled, !item.isHidden else { return false }
    item.primaryAction?.run(for: item)
    guard let action = item.action else { return item.primaryAction != nil }
    guard let target = item.target else { return action.performInChain(from: item) }
    action.perform(on: target, item)
    return true
  }
}

extension UIControl {
  func track(_ touch: UITouch, with event: UIEvent?) {
    guard isEnabled else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return isTouchInside = false }
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  func follow(_ touch: UITouch, with event: UIEvent?) {
    guard isTracking else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    if isTouchInside != wasInside {
      isHighlighted = isTouchInside
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    guard !continueTracking(touch, with: event) else { return }
    endTracking(touch, with: event)
    stopTracking()
  }

  func release(_ touch: UITouch, with event: UIEvent?) {
    guard isTracking else { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    endTracking(touch, with: event)
    stopTracking()
    if isInside { touchEndedInside() }
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
  }

  func cancelTouch(with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel)
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }
}

extension HeadlessLayout {
  /// Touches the screen with one finger, moves it, or lifts it.
  ///
  /// A touch begins in the view that `hitTest(_:with:)` of the window returns. This view receives all further
  /// steps of the touch, wherever the finger is. A touch that has begun before and has not ended is canceled
  /// first. Steps without a beginning are ignored. The window is laid out before a touch begins.
  ///
  /// - Parameters:
  ///   - phase: The step: `began`, `moved`, `ended` or `cancelled`; other steps are ignored.
  ///   - point: The location of the finger in the coordinates of the window, in points.
  ///   - window: The window that is touched.
  public static func sendTouch(_ phase: UITouch.Phase, at point: CGPoint, in window: UIWindow) {
    precondition(point.x.isFinite && point.y.isFinite, "The location of a touch is not finite: \(point)")
    if phase == .began {
      if window.touchEvent != nil { sendTouch(.cancelled, at: point, in: window) }
      window.layoutIfNeeded()
      window.beginTouch(at: point)
    } else {
      window.continueTouch(phase, at: point)
    }
  }
}

extension UIWindow {
  fileprivate func beginTouch(at point: CGPoint) {
    let event = UIEvent()
    guard let view = hitTest(point, with: event) else { return }
    let touch = UITouch()
    touch.window = self
    touch.view = view
    touch.windowLocation = point
    touch.previousWindowLocation = point
    event.allTouches = [touch]
    touchEvent = event
    UIApplication.shared.sendEvent(event)
  }

  fileprivate func continueTouch(_ phase: UITouch.Phase, at point: CGPoint) {
    guard let event = touchEvent, let touch = event.allTouches?.first,
      [.moved, .ended, .cancelled].contains(phase)
    else { return }
    touch.phase = phase
    touch.previousWindowLocation = touch.windowLocation
    touch.windowLocation = point
    touch.timestamp = ProcessInfo.processInfo.systemUptime
    event.timestamp = touch.timestamp
    if phase != .moved { touchEvent = nil }
    UIApplication.shared.sendEvent(event)
  }

  func deliver(_ event: UIEvent) {
    for touch in event.touches(for: self) ?? [] {
      touch.view?.sendToRecognizers(touch, event)
      switch touch.phase {
      case .began: touch.view?.touchesBegan([touch], with: event)
      case .moved: touch.view?.touchesMoved([touch], with: event)
      case .ended: touch.view?.touchesEnded([touch], with: event)
      case .cancelled: touch.view?.touchesCancelled([touch], with: event)
      case .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
    }
  }
}

extension UIView {
  /// Sends a touch to the recognizers of this view and of the views around it.
  ///
  /// The recognizers of UIKit do not follow touches here; those of an app may.
  fileprivate func sendToRecognizers(_ touch: UITouch, _ event: UIEvent) {
    for view in sequence(first: self, next: \.superview) {
      for recognizer in view.recognizersInUse ?? [] where recognizer.isEnabled {
        switch touch.phase {
        case .began: recognizer.touchesBegan([touch], with: event)
        case .moved: recognizer.touchesMoved([touch], with: event)
        case .ended: recognizer.touchesEnded([touch], with: event)
        case .cancelled: recognizer.touchesCancelled([touch], with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
      }
    }
  }
}

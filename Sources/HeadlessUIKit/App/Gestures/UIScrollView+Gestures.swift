extension UIScrollView {
  /// The recognizer of the gesture that scrolls, which the view has from its first use; nothing scrolls here.
  public var panGestureRecognizer: UIPanGestureRecognizer { recognizer(\.pan) { UIPanGestureRecognizer() } }

  /// The recognizer of the gesture that zooms, which the view has from its first use; nothing zooms here.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    recognizer(\.pinch) { UIPinchGestureRecognizer() }
  }

  private func recognizer<Recognizer: UIGestureRecognizer>(
    _ path: WritableKeyPath<ScrollGestures, Recognizer?>, make: () -> Recognizer
  ) -> Recognizer {
    if let known = node[ScrollGestures.self][keyPath: path] { return known }
    let made = make()
    node[ScrollGestures.self][keyPath: path] = made
    addGestureRecognizer(made)
    return made
  }
}

private struct ScrollGestures: ExtraValue {
  var pan: UIPanGestureRecognizer?
  var pinch: UIPinchGestureRecognizer?
}

extension UIView {
  var recognizersInUse: [UIGestureRecognizer]? { node[ViewGestures.self].known }

  func changeRecognizers(to recognizers: [UIGestureRecognizer]) {
    for recognizer in recognizersInUse ?? [] { removeGestureRecognizer(recognizer) }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
  }

  func add(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    node[ViewGestures.self].recognizers.append(recognizer)
    recognizer.view = self
  }

  func remove(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    node[ViewGestures.self].recognizers.removeAll { $0 === recognizer }
  }
}

private struct ViewGestures: ExtraValue {
  private(set) var known: [UIGestureRecognizer]?

  var recognizers: [UIGestureRecognizer] {
    get { known ?? [] }
    set { known = newValue }
  }
}

extension UIGestureRecognizer: ActionSender { var viewOfActions: UIView? { view } }

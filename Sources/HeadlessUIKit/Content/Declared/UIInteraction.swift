/// A behavior that is added to a view, such as the reaction to a pointer.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction.
  var view: UIView? { get }
  /// Called before the interaction moves to a view, or to none.
  func willMove(to view: UIView?)
  /// Called after the interaction moved to a view, or to none.
  func didMove(to view: UIView?)
}

private struct ViewInteractions: ExtraValue { var all: [any UIInteraction] = [] }

extension UIView {
  /// The interactions of the view, in the order in which they were added.
  public var interactions: [any UIInteraction] {
    get { node[ViewInteractions.self].all }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction, which leaves the view that had it.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    node[ViewInteractions.self].all.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    node[ViewInteractions.self].all.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

/// The classes of the cells and other views of a list, and the views that can be reused, by identifier.
struct ListViews<View: UIView> {
  private var classes: [String: View.Type] = [:]
  private var makers: [String: @MainActor () -> View?] = [:]
  private var unused: [String: [View]] = [:]
  init() {}

  mutating func register(_ viewClass: AnyClass?, for identifier: String, as name: String) {
    guard let viewClass else {
      classes[identifier] = nil
      return
    }
    guard let made = viewClass as? View.Type else {
      preconditionFailure("The class \(viewClass) for the identifier \(identifier) must be a kind of \(name)")
    }
    classes[identifier] = made
    makers[identifier] = nil
  }

  mutating func register(_ maker: (@MainActor () -> View?)?, for identifier: String) {
    makers[identifier] = maker
    classes[identifier] = nil
  }

  @MainActor func make<Made>(_ identifier: String, _ makeOfClass: (View.Type) -> Made) -> Made? {
    // The cast is on its own line: with `makers[identifier]?() as? Made` the optimizer casts nil, and
    // crashes.
    guard let maker = makers[identifier], let view = maker() else {
      return classes[identifier].map(makeOfClass)
    }
    return view as? Made
  }

  func registeredClass(for identifier: String) -> View.Type? { classes[identifier] }

  /// Takes out an unused view with an identifier that a list can show.
  ///
  /// Code of the client may have put the list into one of its unused views, which is left out.
  @MainActor mutating func takeUnused(_ identifier: String, for list: UIView?) -> View? {
    while let view = unused[identifier]?.popLast() { if list?.isDescendant(of: view) != true { return view } }
    return nil
  }

  /// Keeps a view that the list does not show any more, so that it can be reused.
  mutating func keep(_ view: View, for identifier: String?) {
    guard let identifier else { return }
    unused[identifier, default: []].append(view)
  }
}

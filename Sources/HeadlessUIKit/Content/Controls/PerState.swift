/// A value for each state of a control; the value for the normal state replaces a missing one.
struct PerState<Value> {
  private var values: [UInt: Value] = [:]

  /// Accesses the value that was set for exactly this state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  func value(for state: UIControl.State) -> Value? { self[state] ?? self[.normal] }
}

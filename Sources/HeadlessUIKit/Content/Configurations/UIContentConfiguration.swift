/// The content of a cell as a value, which makes the view that shows it.
public protocol UIContentConfiguration {
  /// Returns a new view that shows the content.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// Returns the content for a state of the cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows the content of a configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The content that the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Returns true if the view can show the content of a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns true if the configuration has the type of the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

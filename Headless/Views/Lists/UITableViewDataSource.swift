import Foundation

/// The methods with which a table asks for its data.
///
/// Methods that are optional in UIKit have default implementations.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row, which it dequeues from the table or makes.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections; 1 unless implemented.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title of the header of a section; nil, so no title, unless implemented.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title of the footer of a section; nil, so no title, unless implemented.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns nil.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.note(.headerTitle, nil)
  }
  /// Returns nil.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.note(.footerTitle, nil)
  }
}

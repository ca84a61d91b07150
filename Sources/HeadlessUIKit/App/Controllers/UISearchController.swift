/// A controller with a search bar and the object that updates the results.
///
/// As the `searchController` of a navigation item, its bar is below the title. The search begins and ends
/// with `isActive`, or with the editing of the bar; the controller of the results is not shown.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  // Connected with this controller at the first use of `searchBar`.
  private let bar = UISearchBar()

  /// Creates a controller.
  ///
  /// - Parameter searchResultsController: The controller that shows the results; nil if the controller that
  ///   is searched shows them.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without a controller of results, whose view is that of the xib with the given name.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller without a controller of results, and sets it up as a storyboard or a xib says.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  /// The search bar.
  open var searchBar: UISearchBar {
    if bar.didBegin == nil {
      bar.didBegin = { [weak self] in self?.barDidBegin() }
      bar.textChanged = { [weak self] in self?.updateResults() }
      bar.wasCanceled = { [weak self] in self?.end() }
    }
    return bar
  }
  /// The controller that was given for the results; never shown here.
  public let searchResultsController: UIViewController?
  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is told about the beginning and the end of the search.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// True if the searched content is covered while the search is active; true unless set; stored, has no
  /// effect here.
  open var obscuresBackgroundDuringPresentation = true
  /// True if the navigation bar is hidden while the search is active; true unless set; stored, has no effect
  /// here.
  open var hidesNavigationBarDuringPresentation = true
  /// True if the cancel button is shown while the search is active; true unless set.
  open var automaticallyShowsCancelButton = true

  /// True while the search is active.
  ///
  /// Its beginning shows the cancel button and updates the results; its end empties the bar and updates them
  /// again.
  open var isActive: Bool {
    get { isSearching }
    set { newValue ? begin() : end() }
  }
  private var isSearching = false
  private func barDidBegin() { if isSearching { updateResults() } else { begin() } }
  private func updateResults() { searchResultsUpdater?.updateSearchResults(for: self) }

  private func begin() {
    guard !isSearching else { return }
    isSearching = true
    delegate?.willPresentSearchController(self)
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
    updateResults()
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    guard isSearching else { return }
    isSearching = false
    delegate?.willDismissSearchController(self)
    bar.resignFirstResponder()
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
    if bar.text == "" {
      updateResults()
    } else {
      // The change of the text updates the results.
      bar.text = ""
    }
    delegate?.didDismissSearchController(self)
  }
}

/// An object that updates the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search begins or ends, when code or typing changes the text of the search bar, also
  /// without a search, and when the bar begins editing again during a search. A search bar has no scopes
  /// here.
  func updateSearchResults(for searchController: UISearchController)
}

/// The methods with which a search controller tells its delegate about the beginning and the end of the
/// search.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before the search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

// Default implementations, because all methods are optional in UIKit.
extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

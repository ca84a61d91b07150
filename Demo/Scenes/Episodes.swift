import AutoLayoutKit
import UIKit

/// A list of episodes whose rows expand, laid out by frames: no row has a constraint.
///
/// The heights of the rows are those of `EpisodeHeights`. The table asks for the heights of its first rows;
/// those of older episodes are computed beside the main thread, before the table has them.
final class EpisodeList: UITableViewController {
  /// A row of the list, with its state.
  nonisolated struct Row: Sendable {
    let episode: Episode
    var isExpanded = false

    /// The largest number of lines of the notes; 0 for all of them.
    var lines: Int { isExpanded ? 0 : 2 }
  }

  let texts: Texts
  private(set) var rows: [Row]
  /// The heights that are known, by row, at one width and in one text size.
  private var known: [Int: CGFloat] = [:]
  private var width: CGFloat = 0
  private var textSize = UIContentSizeCategory.unspecified
  private lazy var heights = EpisodeHeights(fonts: EpisodeFonts(compatibleWith: traitCollection))

  /// Creates a list.
  ///
  /// - Parameter row: The row that is expanded at first; nil for none.
  init(_ texts: Texts, expanded row: Int? = nil) {
    self.texts = texts
    rows = texts.episodes.enumerated().map { Row(episode: $1, isExpanded: $0 == row) }
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    preconditionFailure("A list of episodes is made in code, with its texts.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = texts.title
    let older = UIAction { [weak self] _ in self?.showOlderEpisodes() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: texts.more, primaryAction: older)
    tableView.register(EpisodeCell.self, forCellReuseIdentifier: "episode")
    // The cells have a line, so that a row is exactly as high as its block.
    tableView.separatorStyle = .none
    // All heights are exact.
    tableView.estimatedRowHeight = 0
    #if canImport(Observation)  // the SDKs of iOS 17 and later
      if #available(iOS 17, tvOS 17, *) {
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (list: EpisodeList, _) in
          list.tableView.reloadData()
        }
      }
    #endif
  }

  // Before iOS 17.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if #unavailable(iOS 17, tvOS 17) { tableView.reloadData() }
  }

  /// Returns the app: this list below a navigation bar.
  static func app(_ texts: Texts, expanded row: Int? = nil) -> UINavigationController {
    UINavigationController(rootViewController: EpisodeList(texts, expanded: row))
  }

  // The rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "episode", for: indexPath)
    updateHeights()
    (cell as? EpisodeCell)?.show(rows[indexPath.row], heights.fonts)
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    updateHeights()
    if let height = known[indexPath.row] { return height }
    let height = heights.height(of: rows[indexPath.row], atWidth: width)
    known[indexPath.row] = height
    return height
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    UIView.animate(withDuration: 0.3) {
      self.expand(!self.rows[indexPath.row].isExpanded, at: indexPath)
      tableView.layoutIfNeeded()
      tableView.cellForRow(at: indexPath)?.layoutIfNeeded()
    }
  }

  /// Forgets the heights at another width and in another text size.
  private func updateHeights() {
    let insets = tableView.safeAreaInsets
    // Cells keep their contents beside the safe area.
    let present = max(tableView.bounds.width - insets.left - insets.right, 0)
    if textSize != traitCollection.preferredContentSizeCategory {
      textSize = traitCollection.preferredContentSizeCategory
      heights = EpisodeHeights(fonts: EpisodeFonts(compatibleWith: traitCollection))
      known = [:]
    }
    if width != present { (width, known) = (present, [:]) }
  }
}

// The state of a row.
extension EpisodeList {
  /// Changes the state of a row; the next layout moves its views.
  func expand(_ isExpanded: Bool, at indexPath: IndexPath) {
    rows[indexPath.row].isExpanded = isExpanded
    known[indexPath.row] = nil
    let cell = tableView.cellForRow(at: indexPath) as? EpisodeCell
    cell?.show(rows[indexPath.row], heights.fonts)
    // The table asks for the heights again.
    tableView.performBatchUpdates(nil)
  }
}

// Older episodes.
extension EpisodeList {
  private func showOlderEpisodes() {
    navigationItem.rightBarButtonItem = nil
    Task { try await append(texts.older) }
  }

  /// Adds episodes below the others, when their heights are known.
  func append(_ episodes: [Episode]) async throws {
    updateHeights()
    let (added, width, textSize) = (episodes.map { Row(episode: $0) }, width, textSize)
    let found = try await heights.heights(of: added, atWidth: width)
    let indices = rows.count..<(rows.count + added.count)
    rows += added
    // Those of another width or text size would be wrong.
    updateHeights()
    if (self.width, self.textSize) == (width, textSize) {
      for (index, height) in zip(indices, found) { known[index] = height }
    }
    tableView.insertRows(at: indices.map { IndexPath(row: $0, section: 0) }, with: .automatic)
  }
}

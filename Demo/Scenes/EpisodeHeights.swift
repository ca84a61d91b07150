import LayoutFrames
import UIKit

/// The fonts of the rows in a text size, as a value for any thread.
nonisolated struct EpisodeFonts: Sendable {
  let title: UIFont
  let notes: UIFont
  let minutes: UIFont
  /// True for the sizes in which texts have no place beside the cover.
  let areLarge: Bool

  init(compatibleWith traits: UITraitCollection) {
    title = .preferredFont(forTextStyle: .headline, compatibleWith: traits)
    notes = .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
    minutes = .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
    areLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
  }
}

/// The heights of rows, computed on any thread: the block of the cell in both of its states, without views.
nonisolated struct EpisodeHeights: Sendable {
  let fonts: EpisodeFonts
  private let collapsed: DetachedFrames
  private let expanded: DetachedFrames

  @MainActor init(fonts: EpisodeFonts) {
    self.fonts = fonts
    (collapsed, expanded) = (Self.layout(false, fonts), Self.layout(true, fonts))
  }

  /// Returns the block of a cell that shows a row.
  @MainActor private static func layout(_ isExpanded: Bool, _ fonts: EpisodeFonts) -> DetachedFrames {
    let cell = EpisodeCell(style: .default, reuseIdentifier: nil)
    cell.show(EpisodeList.Row(episode: .empty, isExpanded: isExpanded), fonts)
    return cell.frames.detached(cell.title, cell.notes, cell.minutes)
  }

  /// Returns the height of one row.
  func height(of row: EpisodeList.Row, atWidth width: CGFloat) -> CGFloat {
    (row.isExpanded ? expanded : collapsed).size(
      fitting: CGSize(width: width, height: 0), contents(of: row), withHorizontalFittingPriority: .required
    ).height
  }

  /// Returns the heights of many rows that are not expanded.
  func heights(of rows: [EpisodeList.Row], atWidth width: CGFloat) async throws -> [CGFloat] {
    try await collapsed.heights(atWidth: width, of: rows) { row in
      contents(of: row)
    }
  }

  private func contents(of row: EpisodeList.Row) -> [FrameContent] {
    [
      .text(row.episode.title, font: fonts.title),
      .text(row.episode.notes, font: fonts.notes, lines: row.lines),
      .text(row.episode.minutes, font: fonts.minutes, lines: 1),
    ]
  }
}

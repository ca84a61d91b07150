import AutoLayoutKit
import LayoutFrames
import UIKit

/// An episode: a cover, the title, the notes, the time that it takes, and a button that plays it.
///
/// The notes have two lines, and all of them in an expanded row, where they are below the larger cover. In a
/// large text size every text is as wide as the row.
final class EpisodeCell: LayoutFramesTableViewCell {
  let cover = UIView(color: Theme.brand, radius: 8)
  let title = UILabel()
  let notes = UILabel()
  let minutes = UILabel()
  let play = UIImageView(symbol: "play.fill", color: .white)
  let line = UIView(color: Theme.line)

  /// True if the row shows all of its notes.
  private(set) var isExpanded = false
  /// True if the texts are too large for a place beside the cover.
  private(set) var hasLargeText = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    build()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    title.numberOfLines = 0
    for label in [notes, minutes] { label.textColor = Theme.inkSoft }
    play.backgroundColor = Theme.brand
    play.layer.cornerRadius = 18
    contentView.add(cover, title, notes, minutes, play, line)
  }

  override func place(_ make: AutoLayoutKitMaker) {
    let inside = make.directional
    inside.insetEdges(top: 12, left: 16, bottom: 12, right: 16)
    make.size(cover) == (isExpanded ? (88, 88) : (44, 44))
    make.size(play) == (36, 36)
    inside.yTop(cover, play)
    if hasLargeText {
      inside.xPlace(cover, make.wall, play)
      inside.xEqual(title, notes, minutes)
      inside.yPlace(cover, 12, title, 3, notes, 6, minutes, 0...)
    } else if isExpanded {
      inside.xPlace(cover, 12, title, 12, play)
      inside.xPlace(cover, 12, minutes, 12, play)
      inside.xEqual(notes)
      inside.yPlace(title, 6, minutes, 0...)
      inside.yPlace(inside.below(cover, minutes), 12, notes)
    } else {
      inside.xPlace(cover, 12, title, 12, play)
      inside.xPlace(cover, 12, notes, 12, play)
      inside.xPlace(cover, 12, minutes, 12, play)
      inside.yPlace(title, 3, notes, 6, minutes, 0...)
    }
    make.directional.inset(left: 16).xEqual(line)
    make.yBottom(line)
    make.height(line) == 1
  }

  /// Shows an episode; a block that is another one then runs before the next layout.
  func show(_ row: EpisodeList.Row, _ fonts: EpisodeFonts) {
    cover.backgroundColor = row.episode.color
    title.text = row.episode.title
    notes.text = row.episode.notes
    minutes.text = row.episode.minutes
    (title.font, notes.font, minutes.font) = (fonts.title, fonts.notes, fonts.minutes)
    notes.numberOfLines = row.lines
    if (row.isExpanded, fonts.areLarge) != (isExpanded, hasLargeText) {
      (isExpanded, hasLargeText) = (row.isExpanded, fonts.areLarge)
      setNeedsPlace()
    }
    setNeedsLayout()
  }
}

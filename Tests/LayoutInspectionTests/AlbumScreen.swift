import AutoLayoutKit
import UIKit

/// An album in a music app: a bar, a scroll view with the cover, two buttons and twelve songs, and a player.
///
///     [back]        Albums        [more]
///     [cover]  title
///              artist
///     [play            ][shuffle       ]
///     1  Song                4:05  [more]
///        Artist
@MainActor final class AlbumScreen: UIView {
  let bar = UIView()
  let back = UIButton(type: .system)
  let heading = UILabel()
  let barLine = UIView()
  let scroll = UIScrollView()
  let page = UIView()
  let cover = UIImageView(image: UIImage(systemName: "photo"))
  let title = UILabel()
  let artist = UILabel()
  let year = UILabel()
  let play = UIButton(type: .system)
  let shuffle = UIButton(type: .system)
  let songs: [AlbumSong] = (1...12).map { AlbumSong($0) }
  let player = UIView()
  let playerLine = UIView()
  let playing = UILabel()
  let skip = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    write()
    for view in [bar, scroll, player] { addSubview(view) }
    for view in [back, heading, barLine] { bar.addSubview(view) }
    for view in [playing, skip, playerLine] { player.addSubview(view) }
    scroll.addSubview(page)
    for view in [cover, title, artist, year, play, shuffle] + songs { page.addSubview(view) }
    tk_constraint { make in
      placeBars(make)
      placePage(make)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func write() {
    for view in [self, bar, player] { view.backgroundColor = .white }
    let texts: [(UILabel, String, UIFont.TextStyle)] = [
      (heading, "Albums", .headline), (title, "Night trains and slow rivers", .title2),
      (artist, "The Harbor Quartet", .body), (year, "1998", .body), (playing, "Song 3", .body),
    ]
    for (label, text, style) in texts { label.write(text, style) }
    for label in [title, artist] { label.numberOfLines = 0 }
    for label in [heading, playing] {
      label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    }
    // As the bars of UIKit, which do not follow the accessibility sizes.
    for label in [heading, playing] { label.maximumContentSizeCategory = .extraExtraExtraLarge }
    for (button, name) in [(back, "chevron.left"), (skip, "forward.fill")] {
      button.setImage(UIImage(systemName: name), for: .normal)
    }
    for (button, text) in [(play, "Play"), (shuffle, "Mix")] {
      button.setTitle(text, for: .normal)
      button.titleLabel?.font = .preferredFont(forTextStyle: .body)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      button.titleLabel?.adjustsFontSizeToFitWidth = true
    }
  }

  private func placeBars(_ make: AutoLayoutKitMaker) {
    let safe = make.ref(safeAreaLayoutGuide)
    make.xEqual(bar, scroll, player)
    make.yPlace(bar, scroll, player)
    make.size(back, skip) == (44, 44)
    safe.yTop(back)
    make.ref(bar).directional.xPlace(4, back, 8, heading, 18)
    make.ref(bar).yPlace(make.wall, back, 3)
    make.ref(back).yCenter(heading)
    make.height(barLine, playerLine) == [1, 2]
    make.ref(bar).xEqual(barLine)
    make.ref(bar).yBottom(barLine)
    make.ref(player).xEqual(playerLine)
    make.ref(player).yTop(playerLine)
    safe.yBottom(skip)
    make.ref(player).directional.xPlace(16, playing, 12, skip, 7)
    make.ref(player).yPlace(5, skip, make.wall)
    make.ref(skip).yCenter(playing)
  }

  private func placePage(_ make: AutoLayoutKitMaker) {
    let content = make.ref(scroll.contentLayoutGuide)
    content.equal(page)
    make.install(page.tk_width == AutoLayoutKitAttribute(scroll, .width))
    let inside = make.ref(page).directional
    make.size(cover) == (96, 96)
    inside.xPlace(16, cover, 14, title, 11)
    make.ref(title).xEqual(artist, year)
    make.ref(page).yPlace(12, cover, make.wall)
    make.ref(page).yPlace(10, title, 4, artist, 3, year, make.wall)
    inside.xPlace(16, play, 10, shuffle, 11)
    make.install(play.tk_width, shuffle.tk_width)
    make.height(play, shuffle) == 48
    // The buttons are below the higher one of the cover and the texts.
    make.ref(page).yPlace(after: year, 18..., play, make.wall)
    make.ref(page).yPlace(after: cover, 18..., play, make.wall)
    make.priority(.low).ref(page).yPlace(after: cover, 18, play, make.wall)
    make.ref(play).yEqual(shuffle)
    make.ref(page).xEqual(songs)
    let column: [any AutoLayoutKitChainPart] = [20] + songs + [30]
    make.ref(page).yPlace(after: play, column)
  }
}

/// A song of the album, as high as its two texts and at least 56 points.
@MainActor final class AlbumSong: UIView {
  let number = UILabel()
  let name = UILabel()
  let singer = UILabel()
  let time = UILabel()
  let more = UIButton(type: .system)

  init(_ index: Int) {
    super.init(frame: .zero)
    number.write("\(index)", .body)
    name.write("River song \(index)", .body)
    singer.write("The Harbor Quartet", .subheadline)
    time.write("\(index / 3 + 2):0\(index % 10)", .body)
    more.setImage(UIImage(systemName: "ellipsis"), for: .normal)
    for label in [name, singer] { label.numberOfLines = 0 }
    for view in [number, name, singer, time, more] { addSubview(view) }
    tk_constraint { make in
      let row = make.directional
      make.size(more) == (44, 44)
      make.width(number) >= 24
      make.xHugging(number, time) == .high
      make.xCompression(number, time) == .required
      row.xPlace(16, number, 8, name, 12, time, 5, more, 7)
      make.ref(name).xEqual(singer)
      make.yCenter(number, time, more)
      make.yPlace(7, name, 2, singer, 9)
      make.height(self) >= 56
    }
  }

  required init?(coder: NSCoder) { nil }
}

extension UILabel {
  /// Shows a text in a style that follows the text size of the user.
  fileprivate func write(_ text: String, _ style: UIFont.TextStyle) {
    self.text = text
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
  }
}

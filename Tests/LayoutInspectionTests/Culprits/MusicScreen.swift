import AutoLayoutKit
import UIKit

/// A music player of 51 views: a card, six tracks and a bar.
///
/// Each mistake replaces one line.
///
/// The letter behind a line stands for its place in the expected sentences.
final class MusicScreen: UIView {
  enum Mistake: CaseIterable {
    case none, inset, cellGap, wallInside, wallAtEnd, secondTitle, barTwice, twoWidths, widthAgainstSame
    case swappedColumn, negativeGap, before, beforeEdge, twoHeights, coverEdge
  }

  final class TrackRow: UIView {
    let number = UIView()
    let cover = UIView()
    let name = UILabel()
    let artist = UILabel()
    let time = UIView()
    let more = UIView()

    init(_ mistake: Mistake) {
      super.init(frame: .zero)
      (name.text, artist.text) = ("Northern Line", "Ada")
      for view in [number, cover, name, artist, time, more] { addSubview(view) }
      tk_constraint { make in
        make.size(number) == (20, 20)
        make.size(cover) == (40, 40)
        make.size(time) == (36, 18)
        make.size(more) == (24, 24)  // A
        if mistake == .cellGap {
          make.xPlace(12, number, 8, cover, 800, name, 8, time, 4, more, 12)  // B
        } else {
          make.xPlace(12, number, 8, cover, 8, name, 8, time, 4, more, 12)  // a
        }
        if mistake == .before {
          make.xPlace(12, number, 8, cover, 8, artist, 8, more)  // C
        } else {
          make.xPlace(after: cover, 8, artist, 8, before: time)
        }
        make.yPlace(6, name, 2, artist, make.wall)
        make.yCenter(number, cover, time, more)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  let title = UILabel()
  let subtitle = UILabel()
  let hero = UIView()
  let heroCover = UIView()
  let album = UIView()
  let singer = UIView()
  let like = UIView()
  let share = UIView()
  let save = UIView()
  let rows: [TrackRow]
  let bar = UIView()
  let play = UIView()
  let previous = UIView()
  let skip = UIView()
  let progress = UIView()
  private let mistake: Mistake

  init(_ mistake: Mistake) {
    self.mistake = mistake
    rows = (0..<6).map { _ in TrackRow(mistake) }
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    (title.text, subtitle.text) = ("Library", "Recently played")
    for view in [title, subtitle, hero, bar] + rows { addSubview(view) }
    for view in [heroCover, album, singer, like, share, save] { hero.addSubview(view) }
    for view in [previous, play, skip, progress] { bar.addSubview(view) }
    tk_constraint { make in
      placeScreen(make)
      placeHero(make.ref(hero))
      placeBar(make.ref(bar))
    }
  }

  required init?(coder: NSCoder) { nil }

  private func placeScreen(_ make: AutoLayoutKitMaker) {
    make.inset(20).xEqual(title)  // b
    switch mistake {
    case .inset: make.inset(1600).xEqual(hero)  // D
    default: make.inset(16).xEqual(hero)
    }
    switch mistake {
    case .secondTitle: make.inset(24).xEqual(title)  // E
    default: make.inset(20).xEqual(subtitle)
    }
    make.inset(16).xEqual(rows)
    make.xEqual(bar)
    make.height(rows) == 56
    make.height(hero) == 180
    make.height(bar) == 96  // c
    if mistake == .twoHeights { make.height(bar) == 80 }  // F
    make.yPlace(20, title, 4, subtitle, 12, hero, 12, rows, make.wall)
    make.yBottom(bar)
  }

  private func placeHero(_ make: AutoLayoutKitMaker) {
    make.size(heroCover) == (120, 120)
    make.height(album) == 28
    make.height(singer) == 20
    make.size(like, share, save) == (32, 32)  // G
    if mistake == .coverEdge {
      make.xLeft(heroCover, by: 20)  // H
    }
    make.xPlace(16, heroCover, 12, album, 16)  // I
    if mistake == .beforeEdge {
      make.xRight(save, by: 16)  // R
      make.xPlace(after: heroCover, 12, singer, 8, save)  // S
    } else {
      make.xPlace(after: heroCover, 12, singer, 16)
    }
    switch mistake {
    case .beforeEdge: make.xPlace(after: heroCover, 12, like, 8, share, make.wall)
    case .wallAtEnd: make.xPlace(after: heroCover, 12, like, 8, share, 8, save, 8)  // J
    case .wallInside: make.xPlace(after: heroCover, 12, like, share, 8, save, 16)  // K
    case .negativeGap: make.xPlace(after: heroCover, 12, like, -90, share, 8, save, 16)  // L
    default: make.xPlace(after: heroCover, 12, like, 8, share, make.wall, save, 16)
    }
    make.yPlace(16, heroCover, make.wall)
    switch mistake {
    case .swappedColumn:
      make.yPlace(20, album, 4, singer, make.wall)  // M
      make.yPlace(after: singer, 8, album, make.wall)  // N
      make.yBottom(like, by: 16)
    default: make.yPlace(20, album, 4, singer, 8..., like, 16)
    }
    make.ref(like).yCenter(share, save)
  }

  private func placeBar(_ make: AutoLayoutKitMaker) {
    make.size(previous, play, skip) == (44, 44)  // d
    make.height(progress) == 4
    make.xPlace(16, progress, 16)
    if mistake == .twoWidths { make.width(play) == 64 }  // O
    make.xCenter(play)
    make.xPlace(make.wall, previous, 24, before: play)
    make.xPlace(after: play, 24, skip, make.wall)
    if mistake == .widthAgainstSame {
      make.width(skip) == 60  // P
      make.sameWidth(play, skip)  // Q
    }
    make.yPlace(12, progress, 16, play, make.wall)  // e
    if mistake == .barTwice { make.yTop(play, by: 40) }  // T
    make.ref(play).yCenter(previous, skip)
  }
}

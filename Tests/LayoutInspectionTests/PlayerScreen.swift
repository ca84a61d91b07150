import AutoLayoutKit
import UIKit

/// An album with its player, 86 views with ten tracks, of whose lines one can be left out.
@MainActor final class PlayerScreen: UIView {
  /// The lines that can be left out.
  enum Line: CaseIterable {
    case playCenter, coverHeight, dayPosition, trackLength, elapsedHugging
    case panelInColumn, noteTop, panelColumn
  }

  let bar = UIView()
  let back = Content(24, 24)
  let day = Content(90, 20)
  let share = Content(24, 24)
  let more = Content(24, 24)

  let hero = UIView()
  let cover = UIView()
  let album = Content(180, 28)
  let artist = Content(120, 20)

  let controls = UIView()
  let shuffle = Content(28, 28)
  let previous = Content(32, 32)
  let play = Content(56, 56)
  let skip = Content(32, 32)
  let loop = Content(28, 28)
  let captions = (0..<5).map { Content(CGFloat(40 + $0), 14) }
  let elapsed = Content(44, 16)
  let caption = Content(150, 16)

  let panel = UIView()
  let note = Content(200, 20)
  let link = Content(60, 20)

  let tracks: [TrackRow]
  let omitted: Line?

  init(without omitted: Line? = nil, trackCount: Int = 10) {
    self.omitted = omitted
    tracks = (0..<trackCount).map { _ in TrackRow(isComplete: omitted != .trackLength) }
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 1200))
    build()
  }

  required init?(coder: NSCoder) { nil }

  private func uses(_ line: Line) -> Bool { omitted != line }

  private func add(_ views: [UIView], to container: UIView) {
    views.forEach(container.addSubview)
  }

  private func build() {
    add([bar, hero, controls, panel], to: self)
    add(tracks, to: self)
    add([back, day, share, more], to: bar)
    add([cover, album, artist], to: hero)
    add([shuffle, previous, play, skip, loop] + captions + [elapsed, caption], to: controls)
    add([note, link], to: panel)
    tk_constraint { make in
      make.xEqual(bar, hero, controls, panel, tracks)
      make.height(bar, controls) == [56, 132]
      if uses(.panelInColumn) {
        make.yPlace(bar, hero, controls, panel, tracks, make.wall)
      } else {
        make.yPlace(bar, hero, controls, tracks, make.wall)
      }
      placeBar(make.ref(bar))
      placeHero(make.ref(hero))
      placeControls(make.ref(controls), make)
      placePanel(make.ref(panel))
    }
  }

  private func placeBar(_ bar: AutoLayoutKitMaker) {
    bar.xPlace(16, back, 12, day, bar.wall, share, 8, more, 16)
    bar.yCenter(back, share, more)
    if uses(.dayPosition) { bar.yCenter(day) }
  }

  private func placeHero(_ hero: AutoLayoutKitMaker) {
    hero.xPlace(20, cover, 20)
    if uses(.coverHeight) { hero.height(cover) == 260 }
    hero.xCenter(album, artist)
    hero.yPlace(12, cover, 16, album, 4, artist, 18)
  }

  private func placeControls(_ controls: AutoLayoutKitMaker, _ make: AutoLayoutKitMaker) {
    let buttons = [shuffle, previous, play, skip, loop]
    controls.xPlace(24, shuffle, 20, previous, controls.wall, play, controls.wall, skip, 20, loop, 24)
    controls.xCenter(play)
    if uses(.playCenter) { controls.yCenter(play, by: -14) }
    make.ref(play).yCenter(shuffle, previous, skip, loop)
    for (button, caption) in zip(buttons, captions) {
      make.ref(button).xCenter(caption)
      make.yPlace(after: play, 6, caption, make.wall)
    }
    controls.xPlace(20, caption, 8, elapsed, 20)
    make.yPlace(after: captions[0], 10, caption, make.wall)
    make.ref(caption).yCenter(elapsed)
    if uses(.elapsedHugging) { controls.xHugging(elapsed) == .high }
  }

  private func placePanel(_ panel: AutoLayoutKitMaker) {
    panel.xPlace(20, note, panel.wall, link, 20)
    if uses(.noteTop) {
      panel.yTop(note, by: 11)
      if uses(.panelColumn) { panel.yBottom(note, by: 13) }
    }
    panel.ref(note).yCenter(link)
  }
}

/// A track in a list: six views.
@MainActor final class TrackRow: UIView {
  let number = Content(18, 18)
  let name = Content(140, 20)
  let length = Content(40, 18)
  let menu = Content(24, 24)
  let line = UIView()

  init(isComplete: Bool) {
    super.init(frame: .zero)
    [number, name, length, menu, line].forEach(addSubview)
    tk_constraint { make in
      make.height(line) == 1
      make.xPlace(20, number, 12, name, 8..., length, 16, menu, 20)
      make.xHugging(length) == .high
      make.yPlace(10, name, 9, line)
      make.xEqual(line)
      make.ref(name).yCenter(number, menu)
      if isComplete { make.ref(name).yCenter(length) }
    }
  }

  required init?(coder: NSCoder) { nil }
}

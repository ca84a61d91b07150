import AutoLayoutKit
import LayoutInspection
import UIKit

/// An album with its tracks: a banner, a cover beside the titles, a row of buttons, a row of genres that
/// scrolls, six tracks and a bar at the bottom.
final class AlbumScreen: PlantedScreen {
  let cover = UIImageView(image: UIImage(systemName: "music.note"))
  let title = UILabel("Northern Lights")
  let artist = UILabel("Ada Berg")
  let year = UILabel("2024")
  let more = UIButton.titled("More")
  let banner = UIView.box()
  let offer = UILabel("Three months free")
  let close = UIButton.titled("Close")
  let controls = UIView()
  let previous = UIButton.titled("<<")
  let play = UIButton.titled("Play")
  let skip = UIButton.titled(">>")
  let knob = UIView.box()
  let shuffle = UIButton.titled("Mix")
  let genres = UIScrollView()
  let chips = ["Ambient", "Folk", "Jazz", "Electronic", "Classical", "Instrumental"].map { UILabel($0) }
  let tracks = ["Dawn", "Tundra", "Ice Fields", "The Long Night", "Aurora", "Wolves"].map { TrackRow($0) }
  let bar = UIView.box()
  let thumb = UIImageView(image: UIImage(systemName: "photo"))
  let playing = UILabel("Tundra")
  let pause = UIButton.titled("Pause")

  override class func cause(of plant: Plant) -> [String] {
    switch plant {
    case .blockTwice: ["installed twice in AlbumScreen"]
    case .stateWithoutReplace: ["installed twice in AlbumScreen, with 72 and with 56"]
    case .notPlaced: ["\"tracks[5]\" is not placed"]
    case .notInTree: ["pause is not inside AlbumScreen", "addSubview"]
    case .maskOffOnRoot: ["AlbumScreen has switched off its own translates"]
    case .checkInBlock: ["has not ended"]
    case .hiddenInChain: ["\"badge\" is hidden"]
    case .sameViewTwice: ["play is in the chain already", "\"skip\" was meant"]
    case .hugeInset: ["the inset 1600", "Probably 18"]
    case .tenfoldGap: ["the gap 120 between cover and title", "Probably 12"]
    case .wrongSign: ["the gap -12 between thumb and playing"]
    case .tooWide: ["the width 380 of close"]
    case .twoSizes: ["96 wide", "120 wide"]
    case .ratioAndSize: ["aspectRatio", "ratio of cover"]
    case .doubledEdge: ["xLeft places playing"]
    case .noWall: ["make.wall is missing between skip and knob"]
    case .noBefore: ["before: more"]
    case .noAfter: ["after: title"]
    case .mixedDirections: ["leading and trailing", "left and right"]
    case .swappedViews: ["xLeft(artist)"]
    case .noCenter: ["\"length\" of six TrackRow views has no vertical position", "yCenter(length)"]
    case .noHeight: ["\"banner\" has no height"]
    case .noTop: ["\"banner\" has no vertical position", "yTop(banner)"]
    case .noWidth: ["\"knob\" has no width"]
    case .lostWidth: ["asks for year 20 wide", "750"]
    case .scrollWithoutWidth: ["\"genres\" has no content width", "not with a wall"]
    case .weakBadge: ["xHugging(badge)"]
    case .fixedTextHeight: ["\"title\" needs 21 points and is 12 high"]
    case .idleLimit: ["Probably year.right <= AlbumScreen.right - 8 was meant"]
    case .staleBlock: ["left out \"badge\" of six TrackRow views"]
    case .oneSafeSide: ["\"controls\" keeps to the safe area", "not at its right edge"]
    case .underKeyboard: ["\"pause\" is under the keyboard"]
    case .openEnd: ["\"banner\" has no height", "yBottom(close"]
    case .wrongReference: ["\"offer\" against \"cover\"", "make.ref(banner)"]
    default: []
    }
  }

  override func build() {
    backgroundColor = .white
    add(cover, title, artist, year, more, banner, controls, genres, bar)
    for track in tracks { addSubview(track) }
    for view in [previous, play, skip, knob, shuffle] { controls.addSubview(view) }
    for chip in chips { genres.addSubview(chip) }
    banner.addSubview(offer)
    banner.addSubview(close)
    bar.addSubview(thumb)
    bar.addSubview(playing)
    if !has(.notInTree) { bar.addSubview(pause) }
    if has(.maskOffOnRoot) { translatesAutoresizingMaskIntoConstraints = false }
    arrange()
    if has(.blockTwice) { arrange() }
    placeBar(isOpen: true)
    if has(.stateWithoutReplace) { placeBar(isOpen: false) }
    for track in tracks { track.arrange(in: self) }
    if plant == .oneSafeSide || plant == .underKeyboard { enterWindow() }
  }

  private func arrange() {
    tk_constraint { make in
      make.insetEdges(top: 20, left: pick(.hugeInset, 1600, 16), bottom: 0, right: 18)
      make.xPlace(banner)
      if has(.oneSafeSide) {
        make.safeArea.xLeft(controls, by: 16)
        make.xRight(controls)
      } else {
        make.xPlace(controls)
      }
      make.xEqual(genres)
      make.xEqual(pick(.notPlaced, Array(tracks.dropLast()), tracks))
      if has(.noTop) {
        make.yPlace(make.wall, banner, 14, cover, 12, controls, 10, genres, make.wall)
      } else {
        make.yPlace(banner, 14, cover, 12, controls, 10, genres, make.wall)
      }
      let listed = Array(tracks.dropLast(pick(.notPlaced, 1, 0)))
      make.yPlace(after: genres, 10, listed.spaced(6), make.wall)
      placeHeader(make)
      placeControls(make)
      placeGenres(make)
      if has(.checkInBlock) { findingsInBlock = problems(in: self).map(\.description) }
    }
  }

  private func placeHeader(_ make: AutoLayoutKitMaker) {
    if has(.openEnd) {
      make.ref(banner).yTop(close, by: 2)
    } else if !has(.noHeight) {
      make.height(banner) == 48
    }
    make.ref(banner).xPlace(12, offer, 8, close, 14)
    make.ref(pick(.wrongReference, cover, banner)).yCenter(has(.openEnd) ? [offer] : [offer, close])
    make.width(close) == pick(.tooWide, 380, 64)
    make.height(close) == 44
    make.size(cover) == (120, 96)
    if has(.twoSizes) { make.width(cover) == 96 }
    make.ref(cover).yTop(title, more)
    make.xPlace(cover, pick(.tenfoldGap, 120, 12), title, 8, more, 2)
    if has(.noBefore) {
      make.xPlace(cover, 12, artist, 10, more)
    } else {
      make.xPlace(cover, 12, artist, 10, before: more)
    }
    if has(.noAfter) {
      make.yPlace(title, 5, artist, 3, year, make.wall)
    } else {
      make.yPlace(after: title, 5, artist, 3, year, make.wall)
    }
    make.ref(title).xLeft(pick(.swappedViews, artist, year))
    if has(.ratioAndSize) { make.aspectRatio(1, 1, cover) }
    if has(.lostWidth) { make.priority(.high).width(year) == 20 }
    make.size(more) == (52, 44)
    if has(.idleLimit) { make.install(year.tk_right >= tk_left - 8) }
    if has(.fixedTextHeight) { make.height(title) == 12 }
  }

  private func placeControls(_ make: AutoLayoutKitMaker) {
    let row = make.ref(controls)
    make.height(controls) == 44
    make.size(previous, play, skip) == (44, 44)
    make.width(shuffle) == 72
    make.height(knob) == 10
    if !has(.noWidth) { make.width(knob) == 14 }
    row.yCenter(knob)
    row.yEqual(previous, play, skip, shuffle)
    if has(.sameViewTwice) {
      row.xPlace(previous, 12, play, 12, play, row.wall, knob, 6, shuffle)
    } else if has(.noWall) {
      row.xPlace(previous, 12, play, 12, skip, knob, 6, shuffle)
    } else {
      row.xPlace(previous, 12, play, 12, skip, row.wall, knob, 6, shuffle)
    }
  }

  private func placeGenres(_ make: AutoLayoutKitMaker) {
    let row = make.ref(genres)
    make.height(genres) == 30
    row.yEqual(chips)
    make.height(chips) == 30
    if has(.scrollWithoutWidth) {
      row.xPlace(chips[0], 10, chips[1], 10, chips[2], 10, chips[3], 10, chips[4], 10, chips[5], row.wall)
    } else {
      row.xPlace(chips[0], 10, chips[1], 10, chips[2], 10, chips[3], 10, chips[4], 10, chips[5], 6)
    }
  }

  private func placeBar(isOpen: Bool) {
    tk_constraint { make in
      make.xEqual(bar)
      make.yBottom(bar)
      make.height(bar) == (isOpen ? 72 : 56)
      let inside = make.ref(bar).inset(top: 0, left: 14, bottom: 0, right: 18)
      make.size(thumb) == (40, 40)
      inside.yCenter(thumb, playing, pause)
      if has(.mixedDirections) {
        inside.directional.xPlace(thumb, 12, playing, inside.wall)
        inside.xPlace(inside.wall, pause)
      } else {
        inside.xPlace(thumb, pick(.wrongSign, -12, 12), playing, 8, pause)
      }
      make.size(pause) == (60, 44)
      if has(.doubledEdge) { inside.xLeft(playing) }
    }
  }
}

/// A track: its number, its name, a badge, its length and a button.
final class TrackRow: UIView {
  let number = UILabel("7")
  let name: UILabel
  let badge = UILabel("E")
  let length = UILabel("3:24")
  let menu = UIButton.titled("…")

  init(_ text: String) {
    name = UILabel(text)
    super.init(frame: .zero)
    for view in [number, name, badge, length, menu] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func arrange(in screen: AlbumScreen) {
    if screen.has(.hiddenInChain) {
      badge.isHidden = true
      name.text = "A track with a name that takes all of the row"
    }
    badge.isHidden = badge.isHidden || screen.has(.staleBlock)
    tk_constraint { maker in
      let make = screen.plant == .staleBlock ? maker.collapsing : maker
      make.width(number) == 22
      make.size(menu) == (44, 44)
      if !screen.has(.weakBadge) { make.width(badge) == screen.pick(.hiddenInChain, 120, 20) }
      make.xHugging(length) == .required
      make.xCompression(length) == .required
      make.xPlace(12, number, 8, name, 6, badge, 10, length, 4, menu, 6)
      make.yPlace(menu)
      if screen.has(.noCenter) {
        make.yCenter(number, name, badge)
      } else {
        make.yCenter(number, name, badge, length)
      }
    }
    if screen.has(.staleBlock) { badge.isHidden = false }
  }
}

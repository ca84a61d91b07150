import AutoLayoutKit
import UIKit

/// The code of docs/AutoLayoutKit.docc/ComingFromSnapKit.md, based on common code for SnapKit and Masonry.
///
/// `ComingTests` compares the two word for word, and the frames on the page with the actual ones.
@MainActor
enum ComingCode {
  // SnapKit

  static func middle(_ view: UIView, badge: UIView) {
    view.tk_constraint { make in
      make.size(badge) == (100, 100)
      make.center(badge)
    }
  }

  static func insets(_ view: UIView, map: UIView) {
    view.tk_constraint { make in
      make.insetEdges(top: 10, left: 20, bottom: 30, right: 40)
      make.equal(map)
    }
  }

  static func row(_ view: UIView, icon: UIView, title: UIView) {
    view.tk_constraint { make in
      make.size(icon) == (40, 40)
      make.xPlace(16, icon, 12, title, 16)
      make.yPlace(20, icon, make.wall)
      make.ref(icon).yCenter(title)
    }
  }

  static func column(_ view: UIView, title: UIView, detail: UIView, text: UIView) {
    view.tk_constraint { make in
      make.insetEdges(top: 24, left: 16, bottom: 32, right: 20)
      make.xEqual(title, detail, text)
      make.yPlace(title, 4, detail, 12, text)
    }
  }

  static func buttons(_ view: UIView, cancel: UIView, ok: UIView) {
    view.tk_constraint { make in
      make.insetEdges(left: 16, bottom: 20, right: 16)
      make.xSpread(cancel, ok, gap: 12)
      make.yBottom(cancel, ok)
    }
  }

  static func page(_ view: UIView, header: UIView, content: UIView, footer: UIView) {
    view.tk_constraint { make in
      let page = make.safeArea
      page.xEqual(header, content, footer)
      page.yPlace(header, content, footer)
      make.height(header, footer) == [44, 49]
    }
  }

  static func progress(_ view: UIView, track: UIView, done: UIView) {
    view.tk_constraint { make in
      make.height(track, done) == 6
      make.xPlace(16, track, 16)
      make.yPlace(100, track, make.wall)
      make.ref(track).xLeft(done)
      make.ref(track).yTop(done)
      make.width(done) == track.tk_width * 0.75
    }
  }

  static func banner(
    _ view: UIView, banner: UIView, list: UIView, isOnline: Bool, group: AutoLayoutKitConstraintGroup
  ) {
    view.tk_constraint(replace: group) { make in
      make.xEqual(banner, list)
      make.height(banner) == 36
      make.yPlace(isOnline ? [list] : [banner, list])
      if isOnline { make.install(banner.tk_bottom, view.tk_top) }
    }
  }

  // Masonry

  static func columns(_ view: UIView, red: UIView, green: UIView, blue: UIView) {
    view.tk_constraint { make in
      make.insetEdges(edge: 10)
      make.xSpread(red, green, blue, gap: 15)
      make.yEqual(red, green, blue)
    }
  }

  static func form(_ view: UIView, name: UIView, field: UIView) {
    view.tk_constraint { make in
      make.width(name) == 100
      make.height(field) == 44
      make.xPlace(16, name, 8, field, 16)
      make.yPlace(20, field, make.wall)
      make.ref(field).yCenter(name)
    }
  }

  static func floating(_ view: UIView, add: UIView) {
    view.tk_constraint { make in
      make.size(add) == (56, 56)
      make.xPlace(make.wall, add, 20)
      make.yPlace(make.wall, add, 24)
    }
  }
}

extension ComingCode {
  // Cartography

  static func toolbar(_ view: UIView, back: UIView, share: UIView, more: UIView) {
    view.tk_constraint { make in
      make.insetEdges(top: 20, left: 16)
      make.size(back, share, more) == (40, 40)
      make.xPlace(back, 12, share, 12, more, make.wall)
      make.yTop(back, share, more)
    }
  }

  static func profile(_ view: UIView, avatar: UIView, name: UIView) {
    view.tk_constraint { make in
      make.size(avatar) == (80, 80)
      make.xCenter(avatar, name)
      make.yPlace(40, avatar, 12, name, make.wall)
    }
  }

  static func dot(_ view: UIView, avatar: UIView, dot: UIView) {
    view.tk_constraint { make in
      make.insetEdges(edge: 16)
      make.size(avatar) == (60, 60)
      make.size(dot) == (12, 12)
      make.xLeft(avatar)
      make.yTop(avatar)
      make.install(dot.tk_centerX, avatar.tk_right)
      make.install(dot.tk_centerY, avatar.tk_top)
    }
  }

  // constraints-kit

  static func photo(_ view: UIView, photo: UIView, title: UIView) {
    view.tk_constraint { make in
      make.aspectRatio(16, 9, photo)
      make.xPlace(16, photo, 16)
      make.yPlace(16, photo, 12, title, make.wall)
      make.ref(photo).xLeft(title)
    }
  }

  static func halves(_ view: UIView, map: UIView, list: UIView) {
    view.tk_constraint { make in
      make.xEqual(map, list)
      make.ySpread(map, list)
    }
  }

  static func play(_ view: UIView, play: UIView) {
    view.tk_constraint { make in
      make.height(play) == 60
      make.aspectRatio(2, 1, play)
      make.xCenter(play)
      make.yPlace(make.wall, play, 34)
    }
  }

  // Anchors

  static func bubble(_ view: UIView, bubble: UIView) {
    view.tk_constraint { make in
      make.width(bubble) <= make.w * 0.75
      make.xPlace(make.wall, bubble, 10)
      make.yPlace(12, bubble, make.wall)
    }
  }

  static func grid(_ view: UIView, photos: [UIView]) {
    view.tk_constraint { make in
      make.insetEdges(edge: 10)
      make.grid(photos, columns: 3, gap: 6)
    }
  }

  static func dialog(_ view: UIView, card: UIView, title: UIView, message: UIView) {
    view.tk_constraint { make in
      make.center(card)
    }
    card.tk_constraint { make in
      make.insetEdges(edge: 20)
      make.xLeft(title, message)
      make.yPlace(title, 8, message, make.wall)
      make.wrap(title, message)
    }
  }
}

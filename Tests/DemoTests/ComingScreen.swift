import AutoLayoutKit
import UIKit

/// A screen of docs/AutoLayoutKit.docc/ComingFromSnapKit.md: its title on the page, its
/// views, and the code that lays them out.
@MainActor
struct ComingScreen {
  /// A view with the natural size that the page gives for its kind.
  final class Part: UIView {
    private let natural: CGSize

    init(_ natural: CGSize) {
      self.natural = natural
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { natural }
  }

  let title: String
  /// The names of the views, in the order of the second argument of `block`.
  let names: [String]
  let block: @MainActor (_ view: UIView, _ parts: [UIView]) -> Void

  private static let labels = ["title", "detail", "name", "message", "bubble"]
  private static let buttons = ["cancel", "ok"]

  /// Lays the screen out in 320 × 480, and returns its views by their names.
  func layOut() -> [String: UIView] {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    let parts = names.map { name in
      if Self.labels.contains(name) { return Part(CGSize(width: 120, height: 20)) }
      return Part(Self.buttons.contains(name) ? CGSize(width: 100, height: 44) : none)
    }
    for part in parts { view.addSubview(part) }
    block(view, parts)
    view.layoutIfNeeded()
    var named: [String: UIView] = ["": view]
    for (name, part) in zip(names, parts) { named[name] = part }
    return named
  }
}

extension ComingScreen {
  /// All screens in the order of the page.
  static var all: [ComingScreen] { snapKit + masonry + cartography + constraintsKit + anchors }

  private static var snapKit: [ComingScreen] {
    [
      Self(title: "In the middle", names: ["badge"]) { ComingCode.middle($0, badge: $1[0]) },
      Self(title: "Edge to edge with insets", names: ["map"]) { ComingCode.insets($0, map: $1[0]) },
      Self(title: "An icon and a title", names: ["icon", "title"]) {
        ComingCode.row($0, icon: $1[0], title: $1[1])
      },
      Self(title: "A column of text", names: ["title", "detail", "text"]) {
        ComingCode.column($0, title: $1[0], detail: $1[1], text: $1[2])
      },
      Self(title: "Two buttons of equal width", names: ["cancel", "ok"]) {
        ComingCode.buttons($0, cancel: $1[0], ok: $1[1])
      },
      Self(title: "Header, content, footer", names: ["header", "content", "footer"]) {
        ComingCode.page($0, header: $1[0], content: $1[1], footer: $1[2])
      },
      Self(title: "A share of another width", names: ["track", "done"]) {
        ComingCode.progress($0, track: $1[0], done: $1[1])
      },
      Self(title: "A banner that comes and goes", names: ["banner", "list"]) { view, parts in
        let group = AutoLayoutKitConstraintGroup()
        for isOnline in [true, false] {
          ComingCode.banner(view, banner: parts[0], list: parts[1], isOnline: isOnline, group: group)
          view.layoutIfNeeded()
        }
      },
    ]
  }

  private static var masonry: [ComingScreen] {
    [
      Self(title: "Three columns", names: ["red", "green", "blue"]) {
        ComingCode.columns($0, red: $1[0], green: $1[1], blue: $1[2])
      },
      Self(title: "A line of a form", names: ["name", "field"]) {
        ComingCode.form($0, name: $1[0], field: $1[1])
      },
      Self(title: "A button over the corner", names: ["add"]) { ComingCode.floating($0, add: $1[0]) },
    ]
  }

  private static var cartography: [ComingScreen] {
    [
      Self(title: "A toolbar", names: ["back", "share", "more"]) {
        ComingCode.toolbar($0, back: $1[0], share: $1[1], more: $1[2])
      },
      Self(title: "A picture above a name", names: ["avatar", "name"]) {
        ComingCode.profile($0, avatar: $1[0], name: $1[1])
      },
      Self(title: "A dot on a corner", names: ["avatar", "dot"]) {
        ComingCode.dot($0, avatar: $1[0], dot: $1[1])
      },
    ]
  }

  private static var constraintsKit: [ComingScreen] {
    [
      Self(title: "A photo with a title", names: ["photo", "title"]) {
        ComingCode.photo($0, photo: $1[0], title: $1[1])
      },
      Self(title: "Two halves", names: ["map", "list"]) { ComingCode.halves($0, map: $1[0], list: $1[1]) },
      Self(title: "A wide button at the bottom", names: ["play"]) { ComingCode.play($0, play: $1[0]) },
    ]
  }

  private static var anchors: [ComingScreen] {
    [
      Self(title: "A chat bubble", names: ["bubble"]) { ComingCode.bubble($0, bubble: $1[0]) },
      Self(title: "A grid of photos", names: ["one", "two", "three", "four", "five"]) {
        ComingCode.grid($0, photos: $1)
      },
      Self(title: "A dialog around its text", names: ["card", "title", "message"]) { view, parts in
        for text in parts[1...] { parts[0].addSubview(text) }
        ComingCode.dialog(view, card: parts[0], title: parts[1], message: parts[2])
      },
    ]
  }
}

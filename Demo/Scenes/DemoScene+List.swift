import UIKit

extension DemoScene {
  /// All scenes, in the order in which they are shown.
  static var all: [DemoScene] { classics + explanations + verbs + screens + apps + lists + poses }

  /// Returns the scene with a name; nil when there is none.
  static func named(_ name: String) -> DemoScene? { all.first { $0.name == name } }

  private static var classics: [DemoScene] {
    let size = CGSize(width: 320, height: 480)
    return [
      DemoScene(name: "corners", title: "Corners and center", kind: .classic, size: size) { Corners() },
      DemoScene(name: "nested-insets", title: "Nested insets", kind: .classic, size: size) { NestedInsets() },
      DemoScene(name: "wall-stack", title: "A stack between walls", kind: .classic, size: size) {
        WallStack()
      },
      DemoScene(name: "header-content-footer", title: "Header, content, footer", kind: .classic, size: size) {
        HeaderContentFooter()
      },
      DemoScene(name: "tiles", title: "Tiles that change places", kind: .classic, size: size) { Tiles() },
      DemoScene(name: "cell", title: "A table cell", kind: .classic, size: CGSize(width: 320, height: 150)) {
        Cell()
      },
      DemoScene(
        name: "person-card", title: "The card of Getting started", kind: .classic,
        size: CGSize(width: 320, height: 120), hasRulers: true
      ) { PersonCard.sample() },
    ]
  }

  private static var explanations: [DemoScene] {
    let row = CGSize(width: 320, height: 120)
    return [
      DemoScene(
        name: "wall-middle", title: "xPlace(20, red, wall, blue, 20)", kind: .explanation, size: row,
        hasRulers: true
      ) {
        WallInTheMiddle()
      },
      DemoScene(
        name: "wall-start", title: "xPlace(wall, red, 20, blue, 20)", kind: .explanation, size: row,
        hasRulers: true
      ) {
        WallAtTheStart()
      },
      DemoScene(
        name: "wall-end", title: "xPlace(20, red, 20, blue, wall)", kind: .explanation, size: row,
        hasRulers: true
      ) {
        WallAtTheEnd()
      },
      DemoScene(
        name: "two-step-insets", title: "Insets in two steps", kind: .explanation,
        size: CGSize(width: 320, height: 240), hasRulers: true
      ) { TwoStepInsets() },
    ]
  }

  private static var screens: [DemoScene] {
    let phone = CGSize(width: 390, height: 844)
    return [
      DemoScene(name: "sign-in", title: "Sign in", kind: .screen, size: phone) { SignIn() },
      DemoScene(name: "settings", title: "Settings", kind: .screen, size: phone) { Settings() },
      DemoScene(name: "chat", title: "Chat", kind: .screen, size: phone) { Chat() },
      DemoScene(name: "product", title: "Product page", kind: .screen, size: phone) { Product() },
    ]
  }

  private static var poses: [DemoScene] {
    [
      sights("closed", CGSize(width: 466, height: 678), .closed),
      sights("flat", CGSize(width: 951, height: 669), .flat),
      sights("book", CGSize(width: 951, height: 669), .book),
      sights("laptop", CGSize(width: 669, height: 951), .laptop),
    ]
  }

  private static func sights(_ pose: String, _ size: CGSize, _ device: Device) -> DemoScene {
    DemoScene(name: "sights-\(pose)", title: "Sights, \(pose)", kind: .pose, size: size, device: device) {
      Sights()
    }
  }

  // The scenes from right to left have Hebrew texts. `Demo show messages --rtl` shows English ones, as a test
  // with the direction alone does.
  private static var apps: [DemoScene] {
    let (portrait, landscape) = (CGSize(width: 390, height: 844), CGSize(width: 844, height: 390))
    return [
      messages("", title: "Messages", portrait, .plain),
      messages("-landscape", title: "Messages in landscape", landscape, .plain),
      messages("-right-to-left", title: "Messages, from right to left", portrait, .rightToLeft),
      messages("-keyboard", title: "Messages above a keyboard", portrait, .keyboard),
    ]
  }

  private static func messages(
    _ ending: String, title: String, _ size: CGSize, _ device: Device
  ) -> DemoScene {
    DemoScene(name: "messages" + ending, title: title, kind: .app, size: size, device: device) {
      AppScene(Messages.app(device == .rightToLeft ? .hebrew : .english))
    }
  }

  private static var lists: [DemoScene] {
    let (portrait, landscape) = (CGSize(width: 390, height: 844), CGSize(width: 844, height: 390))
    return [
      readingList("", title: "Reading list", .plain),
      readingList("-right-to-left", title: "Reading list, from right to left", .rightToLeft),
      readingList("-large-text", title: "Reading list in large text", .largeText),
      photos("", title: "Photos", portrait, .plain),
      photos("-landscape", title: "Photos in landscape", landscape, .plain),
      photos("-right-to-left", title: "Photos, from right to left", portrait, .rightToLeft),
      photos("-large-text", title: "Photos with large text", portrait, .largeText),
      episodes("", title: "Episodes, by frames", .plain, expanded: nil),
      episodes("-expanded", title: "Episodes, one of them expanded", .plain, expanded: 1),
      episodes("-right-to-left", title: "Episodes, from right to left", .rightToLeft, expanded: 1),
      episodes("-large-text", title: "Episodes in large text", .largeText, expanded: 1),
    ]
  }

  private static func readingList(_ ending: String, title: String, _ device: Device) -> DemoScene {
    let size = CGSize(width: 390, height: 844)
    return DemoScene(name: "reading-list" + ending, title: title, kind: .list, size: size, device: device) {
      AppScene(ReadingList.app(device == .rightToLeft ? .hebrew : .english))
    }
  }

  private static func photos(
    _ ending: String, title: String, _ size: CGSize, _ device: Device
  ) -> DemoScene {
    DemoScene(name: "photos" + ending, title: title, kind: .list, size: size, device: device) {
      AppScene(PhotoGrid.app(device == .rightToLeft ? .hebrew : .english))
    }
  }

  private static func episodes(
    _ ending: String, title: String, _ device: Device, expanded row: Int?
  ) -> DemoScene {
    let size = CGSize(width: 390, height: 844)
    var scene = DemoScene(
      name: "episodes" + ending, title: title, kind: .list, size: size, device: device
    ) {
      AppScene(EpisodeList.app(device == .rightToLeft ? .hebrew : .english, expanded: row))
    }
    scene.hasConstraints = false
    return scene
  }
}

import LayoutRendering
import TestSupport
import Testing
import UIKit

@testable import Demo
@testable import LayoutPreviews

/// Rules of the app with a navigation bar, a tab bar, a scroll view and a keyboard.
@MainActor
@Suite struct MessagesTests {
  nonisolated private static let sizes = [
    CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 320, height: 568),
    CGSize(width: 1024, height: 768),
  ]

  /// One of the four scenes at a size, with its controllers.
  private struct Shown {
    let window: UIWindow
    let tabs: UITabBarController
    let navigation: UINavigationController
    let screen: Messages

    @MainActor init(_ name: String, _ size: CGSize) throws {
      let scene = try #require(DemoScene.named(name))
      window = try #require(SceneRenderer.view(of: scene, size: size) as? UIWindow)
      tabs = try #require(window.rootViewController?.children.first as? UITabBarController)
      navigation = try #require(tabs.selectedViewController as? UINavigationController)
      screen = try #require(navigation.topViewController as? Messages)
    }

    /// Returns the frame of a view in the window.
    @MainActor func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: window) }
  }

  private static let names = [
    "messages", "messages-landscape", "messages-right-to-left", "messages-keyboard",
  ]

  @Test func theAppHasFourScenes() {
    let scenes = DemoScene.all.filter { $0.kind == .app }
    #expect(scenes.map(\.name) == Self.names)
    #expect(scenes.map(\.size.commandText) == ["390x844", "844x390", "390x844", "390x844"])
  }

  @Test func theConversationIsBetweenTheBars() throws {
    for (name, size) in Self.names.flatMap({ name in Self.sizes.map { (name, $0) } }) {
      let shown = try Shown(name, size)
      let bar = shown.frame(of: shown.navigation.navigationBar)
      // At rest, the first cell is 4 below the start of the content, which is directly below the bar.
      let first = try #require(shown.screen.cells.first)
      #expect(shown.frame(of: first).minY == bar.maxY + 4, "\(name) at \(size.commandText)")
      #expect(
        shown.frame(of: shown.screen.scroll).maxY == shown.frame(of: shown.screen.composer).minY,
        "\(name) at \(size.commandText)")
      #expect(bar.minY == SceneRenderer.safeArea(of: size).top, "\(name) at \(size.commandText)")
    }
  }

  @Test func theFieldIsOnTheTabBarOrTheKeyboard() throws {
    for (name, size) in Self.names.flatMap({ name in Self.sizes.map { (name, $0) } }) {
      let shown = try Shown(name, size)
      let device = PreviewDevice(try #require(DemoScene.named(name)).conditions, Conditions(size: size))
      let ground = device.keyboardFrame ?? shown.frame(of: shown.tabs.tabBar)
      #expect(shown.frame(of: shown.screen.composer).maxY == ground.minY, "\(name) at \(size.commandText)")
      #expect(
        shown.frame(of: shown.screen.composer).height == CGFloat(8 + 36 + 8), "\(name) at \(size.commandText)"
      )
    }
  }

  @Test func aCellIsAsHighAsItsText() throws {
    for (name, size) in Self.names.flatMap({ name in Self.sizes.map { (name, $0) } }) {
      let cells = try Shown(name, size).screen.cells
      for (index, cell) in cells.enumerated() {
        let text = cell.text.sizeThatFits(
          CGSize(width: cell.text.frame.width, height: .greatestFiniteMagnitude)
        ).height
        // 12 above and below; beside the picture of 40 points a line with the name, 3, and the text.
        let height = 12 + max(40, cell.name.intrinsicContentSize.height + 3 + text) + 12
        #expect(abs(cell.frame.height - height) < 1e-6, "cell \(index) of \(name) at \(size.commandText)")
        if index > 0 {
          #expect(abs(cell.frame.minY - cells[index - 1].frame.maxY) < 1e-6, "cell \(index) of \(name)")
        }
      }
    }
  }

  @Test func theSidesAreInsideTheSafeArea() throws {
    for (name, size) in Self.names.flatMap({ name in Self.sizes.map { (name, $0) } }) {
      let shown = try Shown(name, size)
      let room = shown.window.bounds.inset(by: SceneRenderer.safeArea(of: size))
      let row = shown.screen.cells.map(shown.frame)
      #expect(
        row.allSatisfy { $0.minX == room.minX + 16 && $0.maxX == room.maxX - 16 },
        "\(name) at \(size.commandText)")
    }
  }

  @Test func fromRightToLeftTheAppIsMirrored() throws {
    // The scene from right to left has other texts.
    let scene = try #require(DemoScene.named("messages"))
    let plain = SceneRenderer.snapshot(of: scene)
    var conditions = Conditions()
    conditions.isRightToLeft = true
    let mirrored = SceneRenderer.withView(of: scene, under: conditions) { LayoutSnapshot(of: $0) }
    #expect(plain.nodes.count == mirrored.nodes.count)
    for (one, other) in zip(plain.nodes, mirrored.nodes) {
      let expected = CGRect(
        x: plain.size.width - one.frame.origin.x - one.frame.size.width, y: one.frame.origin.y,
        width: one.frame.size.width, height: one.frame.size.height)
      let (dx, dy) = (abs(other.frame.origin.x - expected.minX), abs(other.frame.origin.y - expected.minY))
      #expect(dx < 1e-6 && dy < 1e-6, "\(one.name) at \(one.frame), mirrored at \(other.frame)")
    }
  }

  @Test(arguments: ["messages-right-to-left", "reading-list-right-to-left", "photos-right-to-left"])
  func aSceneFromRightToLeftHasHebrewTexts(name: String) throws {
    let scene = try #require(DemoScene.named(name))
    let texts = SceneRenderer.svg(of: scene).split(separator: "\n").filter { $0.contains("<text ") }
    let latin = texts.filter { $0.contains(/>[^<]*[A-Za-z][^<]*</) }
    #expect(texts.count > 10)
    #expect(latin.isEmpty)
  }

  @Test func aRotatedAppEqualsOneStartedInThatOrientation() throws {
    let (portrait, landscape) = (Self.sizes[0], Self.sizes[1])
    for (name, from, to) in Self.names.flatMap({ [($0, portrait, landscape), ($0, landscape, portrait)] })
    where name != "messages-keyboard" {
      let shown = try Shown(name, from)
      let reports = trouble {
        shown.window.frame.size = to
        HeadlessLayout.setSafeAreaInsets(SceneRenderer.safeArea(of: to), of: shown.window)
        shown.window.layoutIfNeeded()
      }
      let expected = SceneRenderer.snapshot(of: try #require(DemoScene.named(name)), size: to).frameList()
      #expect(LayoutSnapshot(of: shown.window).frameList() == expected, "\(name) from \(from.commandText)")
      #expect(reports.isEmpty, "\(name) from \(from.commandText)")
    }
  }
}

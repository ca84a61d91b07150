import Foundation
import LayoutRendering
import TestSupport
import Testing
import UIKit

@testable import Demo

/// Rules of the list and of the photo grid.
@MainActor
@Suite struct ListSceneTests {
  nonisolated private static let sizes = [
    CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 320, height: 568),
    CGSize(width: 1024, height: 768),
  ]
  private static let lists = ["reading-list", "reading-list-right-to-left", "reading-list-large-text"]
  private static let grids = [
    "photos", "photos-landscape", "photos-right-to-left", "photos-large-text",
  ]

  private func shown<Screen: UIViewController>(
    _ name: String, _ size: CGSize, as type: Screen.Type
  ) throws -> (window: UIWindow, screen: Screen) {
    let scene = try #require(DemoScene.named(name))
    let window = try #require(SceneRenderer.view(of: scene, size: size) as? UIWindow)
    let navigation = try #require(window.rootViewController?.children.first as? UINavigationController)
    return (window, try #require(navigation.topViewController as? Screen))
  }

  @Test func theListsAndGridsAreScenes() {
    let names = DemoScene.all.filter { $0.kind == .list }.map(\.name)
    #expect(names == Self.lists + Self.grids + EpisodeTests.names)
  }

  @Test func theFirstHeaderIsDirectlyBelowTheBar() throws {
    for (name, size) in Self.lists.flatMap({ name in Self.sizes.map { (name, $0) } }) {
      let (window, list) = try shown(name, size, as: ReadingList.self)
      let bar = try #require(list.navigationController).navigationBar
      let header = try #require(list.tableView.headerView(forSection: 0))
      #expect(
        header.convert(header.bounds, to: window).minY == bar.convert(bar.bounds, to: window).maxY,
        "\(name) at \(size.commandText)")
    }
  }

  @Test func theButtonsAreAtTheEndsOfTheBar() throws {
    for (name, isRightToLeft) in [("reading-list", false), ("reading-list-right-to-left", true)] {
      let (window, list) = try shown(name, Self.sizes[0], as: ReadingList.self)
      let bar = try #require(list.navigationController).navigationBar
      let edit = try #require(label(list.texts.edit, in: bar))
      let add = try #require(label(list.texts.add, in: bar))
      let (first, last) = isRightToLeft ? (add, edit) : (edit, add)
      // 16 points from the edges of the screen
      #expect(first.convert(first.bounds, to: window).minX == 16, "\(name)")
      let end = last.convert(last.bounds, to: window).maxX
      #expect(abs(end - 374) < 1e-6, "\(name)")
    }
  }

  /// Returns the label with a text below a view.
  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { label(text, in: $0) }.first
  }

  @Test func aRowIsAsHighAsItsTexts() throws {
    for (name, size) in Self.lists.flatMap({ name in Self.sizes.map { (name, $0) } }) {
      let (_, list) = try shown(name, size, as: ReadingList.self)
      let cells = list.tableView.visibleCells.compactMap { $0 as? ArticleCell }
      #expect(!cells.isEmpty)
      for cell in cells {
        let heights = [cell.title, cell.summary, cell.minutes].map { label in
          label.sizeThatFits(CGSize(width: label.frame.width, height: .greatestFiniteMagnitude)).height
        }
        // 12 | title | 3 | summary | 6 | minutes | 12
        let height = 12 + heights[0] + 3 + heights[1] + 6 + heights[2] + 12
        #expect(abs(cell.frame.height - height) < 1e-6, "\(name) at \(size.commandText)")
      }
    }
  }

  @Test func theRowsOfAListFollowEachOther() throws {
    for (name, size) in Self.lists.flatMap({ name in Self.sizes.map { (name, $0) } }) {
      let table = try shown(name, size, as: ReadingList.self).screen.tableView!
      for path in table.indexPathsForVisibleRows ?? [] where path.row > 0 {
        let above = table.rectForRow(at: IndexPath(row: path.row - 1, section: path.section))
        #expect(abs(table.rectForRow(at: path).minY - above.maxY) < 1e-6, "\(name) at \(size.commandText)")
      }
    }
  }

  @Test func theGridHasTwoColumnsInPortraitAndFourInLandscape() throws {
    for (name, size) in Self.grids.flatMap({ name in Self.sizes.map { (name, $0) } }) {
      let (_, grid) = try shown(name, size, as: PhotoGrid.self)
      let safe = SceneRenderer.safeArea(of: size)
      let columns: CGFloat = size.height > size.width ? 2 : 4
      let room = size.width - safe.left - safe.right - 32
      let width = ((room - (columns - 1) * 8) / columns).rounded(.down)
      let gap = columns > 1 ? (room - columns * width) / (columns - 1) : 0
      let isMirrored = name.hasSuffix("right-to-left")
      for path in grid.collectionView.indexPathsForVisibleItems {
        let cell = try #require(grid.collectionView.cellForItem(at: path) as? PhotoCell)
        let line = UILabel("", size: 1)
        line.font = cell.name.font
        line.text = "Photo"
        let height = width * 0.75 + 6 + line.font.lineHeight.rounded(.up)
        let column = CGFloat(path.item % Int(columns))
        let row = CGFloat(path.item / Int(columns))
        let left = safe.left + 16 + column * (width + gap)
        let frame = CGRect(
          x: isMirrored ? size.width - left - width : left, y: 12 + row * (height + 12), width: width,
          height: height)
        let title = "item \(path.item) of \(name) at \(size.commandText)"
        #expect(
          abs(cell.frame.minX - frame.minX) < 1e-6 && abs(cell.frame.minY - frame.minY) < 1e-6, "\(title)")
        #expect(cell.frame.size == frame.size, "\(title)")
        #expect(abs(cell.photo.frame.height - width * 0.75) < 1, "\(title)")
      }
    }
  }

  @Test func largeTextMakesRowsHigher() throws {
    let size = Self.sizes[0]
    let plain = try shown("reading-list", size, as: ReadingList.self).screen.tableView!
    let large = try shown("reading-list-large-text", size, as: ReadingList.self).screen.tableView!
    let path = IndexPath(row: 1, section: 0)
    #expect(plain.rectForRow(at: path).height * 1.3 < large.rectForRow(at: path).height)
  }

  @Test func aRotatedListEqualsOneStartedInThatOrientation() throws {
    let (portrait, landscape) = (Self.sizes[0], Self.sizes[1])
    for (name, from, to) in (Self.lists + Self.grids + EpisodeTests.names).flatMap({
      [($0, portrait, landscape), ($0, landscape, portrait)]
    }) {
      let scene = try #require(DemoScene.named(name))
      let window = try #require(SceneRenderer.view(of: scene, size: from) as? UIWindow)
      let reports = trouble {
        window.frame.size = to
        HeadlessLayout.setSafeAreaInsets(SceneRenderer.safeArea(of: to), of: window)
        window.layoutIfNeeded()
      }
      let expected = SceneRenderer.snapshot(of: scene, size: to).frameList()
      #expect(LayoutSnapshot(of: window).frameList() == expected, "\(name) from \(from.commandText)")
      #expect(reports.isEmpty, "\(name) from \(from.commandText)")
    }
  }
}

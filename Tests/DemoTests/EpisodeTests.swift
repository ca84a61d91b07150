import AutoLayoutKit
import LayoutFrames
import LayoutRendering
import Synchronization
import TestSupport
import Testing
import UIKit

@testable import Demo

/// The result of work on another thread.
private final class Outcome<Value: Sendable>: Sendable {
  let result = Mutex<Result<Value, any Error>?>(nil)
}

/// Rules of the list of episodes, which is laid out by frames.
@MainActor @Suite struct EpisodeTests {
  nonisolated static let names = [
    "episodes", "episodes-expanded", "episodes-right-to-left", "episodes-large-text",
  ]
  nonisolated private static let sizes = [
    CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 320, height: 568),
    CGSize(width: 1024, height: 768),
  ]

  /// The list on a screen, by the name of its scene and the size.
  private struct Shown {
    let title: String
    let window: UIWindow
    let list: EpisodeList

    @MainActor init(_ name: String, _ size: CGSize) throws {
      title = "\(name) at \(size.commandText)"
      let scene = try #require(DemoScene.named(name))
      window = try #require(SceneRenderer.view(of: scene, size: size) as? UIWindow)
      let navigation = try #require(window.rootViewController?.children.first as? UINavigationController)
      list = try #require(navigation.topViewController as? EpisodeList)
    }

    @MainActor var cells: [EpisodeCell] { list.tableView.visibleCells.compactMap { $0 as? EpisodeCell } }
    @MainActor var frames: String { LayoutSnapshot(of: window).frameList() }

    /// Returns the heights of all rows in the table.
    @MainActor var heights: [CGFloat] {
      list.rows.indices.map { list.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    }
  }

  private func everywhere(_ body: (Shown) throws -> Void) throws {
    for name in Self.names {
      for size in Self.sizes { try body(Shown(name, size)) }
    }
  }

  /// Returns a cell that shows a row of a list, at the width of the rows.
  private func cell(_ row: EpisodeList.Row, in shown: Shown) throws -> EpisodeCell {
    let cell = EpisodeCell(style: .default, reuseIdentifier: nil)
    cell.show(row, EpisodeFonts(compatibleWith: shown.list.traitCollection))
    cell.frame.size = CGSize(width: try #require(shown.cells.first).contentView.bounds.width, height: 44)
    return cell
  }

  // Heights

  @Test func eachRowIsAsHighAsItsCell() throws {
    try everywhere { shown in
      for (row, height) in zip(shown.list.rows, shown.heights) {
        let cell = try cell(row, in: shown)
        let own = cell.sizeThatFits(CGSize(width: cell.frame.width, height: 0)).height
        #expect(own == height, "\(row.episode.title) of \(shown.title)")
      }
    }
  }

  @Test func aRowIsAsHighAsItsTexts() throws {
    try everywhere { shown in
      #expect(!shown.cells.isEmpty)
      for cell in shown.cells {
        let heights = [cell.title, cell.notes, cell.minutes].map { label in
          label.sizeThatFits(CGSize(width: label.frame.width, height: .greatestFiniteMagnitude)).height
        }
        let (title, notes, minutes) = (heights[0], heights[1], heights[2])
        // In large text and in a row that is not expanded: title | 3 | notes | 6 | minutes
        var height = title + 3 + notes + 6 + minutes
        if cell.hasLargeText {
          height += (cell.isExpanded ? 88 : 44) + 12
        } else if cell.isExpanded {
          height = max(88, title + 6 + minutes) + 12 + notes
        }
        #expect(abs(cell.frame.height - (12 + height + 12)) < 1e-6, "\(shown.title)")
      }
    }
  }

  @Test func theHeightsOnAnotherThreadAreThoseOfCells() throws {
    for name in Self.names {
      let shown = try Shown(name, Self.sizes[0])
      let rows = shown.list.texts.older.map { EpisodeList.Row(episode: $0) }
      let cells = try rows.map { try cell($0, in: shown) }
      let width = try #require(cells.first).frame.width
      let heights = EpisodeHeights(fonts: EpisodeFonts(compatibleWith: shown.list.traitCollection))
      let found = try waiting { try await heights.heights(of: rows, atWidth: width) }
      let expected = cells.map { $0.sizeThatFits(CGSize(width: width, height: 0)).height }
      #expect(found == expected, "\(name)")
    }
  }

  /// Waits on the main thread, so that no other test changes the device before the work on another thread has
  /// ended.
  private func waiting<Value: Sendable>(_ body: @escaping @Sendable () async throws -> Value) throws -> Value
  {
    let outcome = Outcome<Value>()
    let end = DispatchSemaphore(value: 0)
    Task.detached {
      do {
        let value = try await body()
        outcome.result.withLock { $0 = .success(value) }
      } catch {
        outcome.result.withLock { $0 = .failure(error) }
      }
      end.signal()
    }
    end.wait()
    return try #require(outcome.result.withLock { $0 }).get()
  }

  @Test func olderEpisodesAreBelowTheOthers() async throws {
    for name in Self.names {
      let shown = try Shown(name, Self.sizes[0])
      let count = shown.list.rows.count
      try await shown.list.append(shown.list.texts.older)
      shown.window.layoutIfNeeded()
      #expect(shown.heights.count == count + 3)
    }
  }

  @Test func olderEpisodesOfATableThatTurnsHaveTheHeightsOfItsWidth() async throws {
    let shown = try Shown("episodes", Self.sizes[2])
    let task = Task { try await shown.list.append(shown.list.texts.older) }
    await Task.yield()
    shown.window.frame.size = Self.sizes[0]
    shown.window.layoutIfNeeded()
    try await task.value
    shown.window.layoutIfNeeded()
    let other = try Shown("episodes", Self.sizes[0])
    try await other.list.append(other.list.texts.older)
    other.window.layoutIfNeeded()
    #expect(shown.heights == other.heights)
  }

  // Frames

  /// The block of a cell as constraints, on other views.
  private func constrained(_ cell: EpisodeCell, as row: EpisodeList.Row, in shown: Shown) -> EpisodeCell {
    let twin = EpisodeCell(style: .default, reuseIdentifier: nil)
    twin.show(row, EpisodeFonts(compatibleWith: shown.list.traitCollection))
    let holder = UIView(frame: cell.contentView.bounds)
    let isRightToLeft = cell.contentView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    holder.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    for view in twin.contentView.subviews { holder.addSubview(view) }
    holder.tk_constraint(twin.place)
    holder.layoutIfNeeded()
    return twin
  }

  @Test func theFramesAreThoseOfTheSameBlockAsConstraints() throws {
    try everywhere { shown in
      for path in shown.list.tableView.indexPathsForVisibleRows ?? [] {
        let cell = try #require(shown.list.tableView.cellForRow(at: path) as? EpisodeCell)
        let twin = constrained(cell, as: shown.list.rows[path.row], in: shown)
        for (view, other) in zip(views(of: cell), views(of: twin)) { expectSame(view, other, shown) }
      }
    }
  }

  private func views(of cell: EpisodeCell) -> [UIView] {
    [cell.cover, cell.title, cell.notes, cell.minutes, cell.play, cell.line]
  }

  private func expectSame(_ view: UIView, _ twin: UIView, _ shown: Shown) {
    let (one, other) = (view.frame, twin.frame)
    let distances = [
      one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height,
    ]
    #expect(distances.allSatisfy { abs($0) < 1e-6 }, "\(shown.title): \(one), by constraints \(other)")
  }

  @Test func theComparisonReportsNothing() throws {
    LayoutFrames.isComparing = true
    defer { LayoutFrames.isComparing = false }
    let reports = trouble { #expect(throws: Never.self) { try everywhere { _ in } } }
    #expect(reports == [])
  }

  @Test func noViewOfARowHasAConstraint() throws {
    let shown = try Shown("episodes-expanded", Self.sizes[0])
    for cell in shown.cells {
      let views = [cell, cell.contentView] + cell.contentView.subviews
      #expect(views.allSatisfy { $0.constraints.isEmpty })
    }
  }

  // The state

  private func expectFrame(_ view: UIView, x: CGFloat, y: CGFloat?, width: CGFloat) {
    #expect(abs(view.frame.minX - x) < 1e-6)
    #expect(abs(view.frame.minY - (y ?? view.frame.minY)) < 1e-6)
    #expect(abs(view.frame.width - width) < 1e-6)
  }

  /// No layout follows the animation, so the frames were set inside it.
  @Test func aTapMovesTheViewsInAnAnimation() throws {
    let shown = try Shown("episodes", Self.sizes[0])
    let table = try #require(shown.list.tableView)
    let path = IndexPath(row: 1, section: 0)
    let cell = try #require(table.cellForRow(at: path) as? EpisodeCell)
    let next = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    let (before, old, top) = (shown.frames, cell.frame, next.frame.minY)
    #expect(cell.cover.frame == CGRect(x: 16, y: 12, width: 44, height: 44))
    expectFrame(cell.notes, x: 16 + 44 + 12, y: nil, width: 390 - 16 - 44 - 12 - 12 - 36 - 16)
    shown.list.tableView(table, didSelectRowAt: path)
    #expect(cell.cover.frame == CGRect(x: 16, y: 12, width: 88, height: 88))
    expectFrame(cell.notes, x: 16, y: 12 + 88 + 12, width: 390 - 32)
    #expect(cell.frame.minY == old.minY)
    #expect(cell.frame.height > old.height)
    #expect(abs(next.frame.minY - top - (cell.frame.height - old.height)) < 1e-6)
    #expect(shown.frames == (try Shown("episodes-expanded", Self.sizes[0])).frames)
    shown.list.tableView(table, didSelectRowAt: path)
    #expect(shown.frames == before)
  }

  @Test func anExpandedRowIsMirrored() throws {
    let shown = try Shown("episodes-right-to-left", Self.sizes[0])
    let cell = try #require(shown.cells.dropFirst().first)
    #expect(cell.cover.frame == CGRect(x: 390 - 16 - 88, y: 12, width: 88, height: 88))
    #expect(cell.play.frame == CGRect(x: 16, y: 12, width: 36, height: 36))
    expectFrame(cell.line, x: 0, y: nil, width: 390 - 16)
  }

  @Test func aRowThatExpandsOnNoScreenIsExpandedLater() throws {
    let list = EpisodeList(.english)
    list.expand(true, at: IndexPath(row: 1, section: 0))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = list
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let cell = list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? EpisodeCell
    #expect(cell?.cover.frame.width == 88)
  }

  @Test func largeTextThatIsChosenLaterMakesRowsHigher() throws {
    let shown = try Shown("episodes-expanded", Self.sizes[0])
    let heights = shown.heights
    let parent = try #require(shown.window.rootViewController)
    let child = try #require(parent.children.first)
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    parent.setOverrideTraitCollection(traits, forChild: child)
    shown.window.layoutIfNeeded()
    #expect(shown.heights == (try Shown("episodes-large-text", Self.sizes[0])).heights)
    #expect(zip(heights, shown.heights).allSatisfy { $0 < $1 })
  }
}

import Testing
import UIKit

@testable import LayoutRendering

/// The names of views in paths.
@MainActor
@Suite struct ViewNameTests {
  private class Base: UIView {
    let inherited = UIView()
  }

  private final class Screen: Base {
    var optional: UIView? = UIView()
    private lazy var late = UIView()
    let rows = [UIView(), UIView()]
    let label: Any = UILabel()
    var count = 3
    weak var friend: UIView?

    var all: [UIView] { [inherited, optional ?? UIView(), late] + rows }
  }

  private func paths(_ root: UIView) -> [String] {
    let snapshot = LayoutSnapshot(of: root)
    return snapshot.nodes.indices.dropFirst().map { snapshot.path(of: $0) }
  }

  @Test func aViewIsNamedAfterAnyPropertyThatHoldsIt() {
    let screen = Screen()
    for view in screen.all { screen.addSubview(view) }
    if let label = screen.label as? UILabel { screen.addSubview(label) }
    let names = ["inherited", "optional", "late", "rows[0]", "rows[1]", "label"]
    #expect(paths(screen) == names.map { "Screen/\($0)" })
  }

  @Test func thePropertyOfTheNearestViewGivesTheName() {
    let outer = Screen()
    let inner = Screen()
    outer.optional = inner
    inner.friend = outer.inherited
    outer.addSubview(inner)
    inner.addSubview(outer.inherited)
    #expect(paths(outer) == ["Screen/optional", "Screen/optional/friend"])
  }

  @Test func anEmptyIdentifierIsNoName() {
    let root = UIView()
    let label = UILabel()
    label.accessibilityIdentifier = ""
    root.addSubview(label)
    #expect(paths(root) == ["UIView/UILabel"])
  }

  @Test func aNameHasNoSlashAndNoLineEnd() {
    let root = UIView()
    for name in ["a/b", "c\nd", "e\r\nf"] {
      let view = UIView()
      view.accessibilityIdentifier = name
      root.addSubview(view)
    }
    #expect(paths(root) == ["UIView/a:b", "UIView/c d", "UIView/e f"])
    #expect(LayoutSnapshot(of: root).frameList().split(separator: "\n").count == 4)
  }

  @Test func subviewsWithTheSameNameAreNumberedByTheirOrder() {
    let root = UIView()
    for name in ["row", "other", "row"] {
      let view = UIView()
      view.accessibilityIdentifier = name
      root.addSubview(view)
    }
    #expect(paths(root) == ["UIView/row[0]", "UIView/other", "UIView/row[1]"])
  }

  @Test func aViewWithoutSubviewsIsASnapshotOfOneNode() {
    let snapshot = LayoutSnapshot(of: UIView())
    #expect(snapshot.nodes.count == 1 && snapshot.links.isEmpty)
    #expect(snapshot.nodes[0].frame == .zero && snapshot.nodes[0].parent == nil)
  }
}

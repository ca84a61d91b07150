import AutoLayoutKit
import Foundation
import HeadlessUIKit
import LayoutSolver
import TestSupport
import Testing

@testable import Demo
@testable import LayoutPreviews

/// Tables and grids in the live page's data.
@MainActor
@Suite struct LiveListTests {
  /// A row with a text in one line: 7 points above it, 11 below.
  private final class Row: UITableViewCell {
    let title = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.add(title)
      contentView.tk_constraint { make in
        make.insetEdges(top: 7, left: 13, bottom: 11, right: 17)
        make.equal(title)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A table of six rows whose texts have different sizes, between two margins.
  private final class Rows: UIView, UITableViewDataSource {
    let table = UITableView(frame: .zero, style: .plain)

    init() {
      super.init(frame: .zero)
      table.register(Row.self, forCellReuseIdentifier: "row")
      table.dataSource = self
      add(table)
      tk_constraint { make in
        make.insetEdges(top: 19, left: 23, bottom: 29, right: 31)
        make.equal(table)
      }
    }

    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      let title = (cell as? Row)?.title
      title?.font = .systemFont(ofSize: CGFloat(11 + indexPath.row))
      title?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  private let scene = DemoScene(
    name: "rows", title: "Rows", kind: .classic, size: CGSize(width: 260, height: 180)
  ) { Rows() }

  @Test func partsOfATableAreSolvedByTheirRows() throws {
    let live = LiveExport(scene.preview, code: LiveExportTests.code).scene()
    #expect(live.notCarried == nil)
    let system = live.list[0]
    #expect(system.variants.count == 1)
    let cells = system.items.filter { live.items.values[$0].class == "Row" }
    #expect(cells.count == 6)
    for (size, expected) in zip(live.sizes, system.expected) {
      let frames = SolvedSystem(system, of: live, size).frames
      let differs = zip(frames, expected).contains { abs($0 - $1) > 0.001 }
      let place = zip(frames, expected).enumerated().first { abs($0.element.0 - $0.element.1) > 0.001 }
      #expect(!differs, "at \(size): \(String(describing: place))")
    }
  }

  @Test func theHeightOfARowFollowsFromItsContent() throws {
    let live = LiveExport(scene.preview, code: LiveExportTests.code).scene()
    let system = live.list[0]
    let rows = system.variants[0].rows.map { live.rows.values[$0] }
    let cells = system.items.indices.filter { live.items.values[system.items[$0]].class == "Row" }
    for (above, cell) in zip(cells, cells.dropFirst()) {
      let own = rows.filter { $0.item == cell }
      let top = own.first {
        $0.terms == [1, Double(4 * cell + 1), -1, Double(4 * above + 1), -1, Double(4 * above + 3)]
      }
      #expect(top?.constant == LiveNumber(constant: 0) && top?.fixed == true)
      let height = own.first { $0.terms == [1, Double(4 * cell + 3)] }
      #expect(height?.priority == UILayoutPriority.fittingSizeLevel.rawValue && height?.fixed == nil)
    }
  }

  @Test func visiblePartsOfAListHaveTheirUsualFrames() throws {
    for scene in DemoScene.all where scene.kind == .list {
      for item in LiveExport.Case.all(of: scene.preview) {
        let sizes = [scene.size, CGSize(width: 844, height: 390), CGSize(width: 1024, height: 768)]
        for size in sizes.prefix(TestEffort.choose(all: sizes.count, usually: 1)) {
          var conditions = Conditions(size: size, isRightToLeft: item.isRightToLeft)
          if item.isLarge { conditions.textSize = .accessibilityMedium }
          let usual = SceneRenderer.withView(of: scene, under: conditions) { visibleFrames($0) }
          let whole = HeadlessLayout.withWholeLists {
            SceneRenderer.withView(of: scene, under: conditions) { visibleFrames($0) }
          }
          let name = "\(scene.name) \(item.direction) \(item.textSize) at \(size.commandText)"
          #expect(!usual.isEmpty && whole == usual, "\(name)")
        }
      }
    }
  }

  /// Returns the frames of all views, except for those in parts of a list that are not visible.
  private func visibleFrames(_ view: UIView) -> [String] {
    var frames: [String] = []
    for child in view.subviews {
      let isOutside = view is UIScrollView && !child.frame.intersects(view.bounds)
      if isOutside { continue }
      frames.append("\(type(of: child)) \(child.frame)")
      frames += visibleFrames(child)
    }
    return frames.sorted()
  }

  @Test func theStructureOfAListIsTheSameAtAllHeights() throws {
    let structures = LiveStructures()
    for name in ["photos", "reading-list"] {
      let scene = try #require(DemoScene.named(name))
      let numbers = [200, 330, 844].map { height in
        HeadlessLayout.withWholeLists {
          SceneRenderer.withView(
            of: scene, under: Conditions(size: CGSize(width: 320, height: CGFloat(height)))
          ) { view in
            let size = view.bounds.size
            let code = LiveExportTests.code
            return LiveSample(LiveTree(of: view), size: size, code: code, structures: structures).structure
          }
        }
      }
      #expect(Set(numbers).count == 1, "\(name)")
    }
  }
}

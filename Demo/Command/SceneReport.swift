import Foundation
import LayoutInspection
import LayoutRendering

/// The output of the commands in the format of `--json`.
enum SceneReport {
  /// A view and its frame in the coordinates of its superview, in points.
  struct View: Encodable {
    let path: String
    let frame: Frame
    let isHidden: Bool
  }

  /// A rectangle, in points.
  struct Frame: Encodable {
    let x: CGFloat
    let y: CGFloat
    let width: CGFloat
    let height: CGFloat

    init(_ rect: CGRect) {
      x = rect.origin.x
      y = rect.origin.y
      width = rect.size.width
      height = rect.size.height
    }
  }

  /// A problem that a check has found.
  struct Problem: Encodable {
    let kind: String
    let views: [String]
    let frames: [Frame]
    let sites: [String]
    let description: String

    init(_ problem: LayoutProblem) {
      kind = problem.kind.rawValue
      views = problem.views
      frames = problem.frames.map(Frame.init)
      sites = problem.sites.map(\.description)
      description = problem.description
    }
  }

  /// The output of `show`: the views in drawing order.
  struct Shown: Encodable {
    let scene: String
    let width: CGFloat
    let height: CGFloat
    let views: [View]

    init(_ snapshot: LayoutSnapshot, of scene: DemoScene) {
      self.scene = scene.name
      width = snapshot.size.width
      height = snapshot.size.height
      views = snapshot.nodes.indices.filter { !snapshot.nodes[$0].isLayer }.map { index in
        let node = snapshot.nodes[index]
        return View(
          path: snapshot.path(of: index), frame: Frame(node.localFrame), isHidden: node.style.isHidden)
      }
    }
  }

  /// The output of `explain`.
  struct Explained: Encodable {
    /// A view with the causes of its edges and sizes.
    struct View: Encodable {
      let view: String
      let frame: Frame
      let lines: [Line]
      let notes: [String]

      init(_ explanation: LayoutExplanation) {
        view = explanation.view
        frame = Frame(explanation.frame)
        lines = (explanation.lines + explanation.guides).map(Line.init)
        notes = explanation.notes
      }
    }

    /// The cause of an edge or a size.
    struct Line: Encodable {
      let item: String
      let edge: String
      let value: CGFloat
      let cause: String
      let sites: [String]
      let description: String

      init(_ line: LayoutExplanation.Line) {
        item = line.item
        edge = line.edge.rawValue
        value = line.value
        cause = line.cause.rawValue
        sites = line.sites.map(\.description)
        description = line.description
      }
    }

    let scene: String
    let views: [View]
  }

  /// The output of `check`.
  struct Checked: Encodable {
    let scene: String
    let problems: [Problem]
  }

  /// The output of `stress`; without failures, the layout passes.
  struct Stressed: Encodable {
    /// The smallest case in which a problem shows.
    struct Failure: Encodable {
      let description: String
      let axis: String
      let threshold: CGFloat?
      let problem: Problem
    }

    let scene: String
    let failures: [Failure]
  }

  /// The output of `stress --every-size`.
  struct Proved: Encodable {
    let scene: String
    let holds: Bool
    /// The parts of the proof that rest on examples.
    let samples: [String]
    let description: String
    /// The number of regions of sizes.
    let regions: Int
    /// The problem at the smallest size that fails.
    let problem: Problem?
  }

  /// A line of `list`.
  struct Listed: Encodable {
    let name: String
    let title: String
    let width: CGFloat
    let height: CGFloat
  }

  /// Returns a value as JSON with sorted keys, with a newline at the end.
  static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}

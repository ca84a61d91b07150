import Foundation
import LayoutInspection
import LayoutRendering

/// The output of the commands in the format of `--json`; docs/previews.schema.json describes it.
enum PreviewReport {
  /// The version of the format, which a change that is no addition raises.
  static let version = 1

  /// A view and its frame in the coordinates of its superview, in points.
  struct View: Codable, Equatable {
    let path: String
    let frame: Frame
    let isHidden: Bool
  }

  /// A rectangle, in points.
  struct Frame: Codable, Equatable, CustomStringConvertible {
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

    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
    var description: String { [x, y, width, height].map(\.points).joined(separator: " ") }
  }

  /// A line of an app's code that placed something.
  struct Site: Codable, Hashable, CustomStringConvertible {
    let file: String
    let line: Int
    let verb: String

    init(_ site: ConstraintSite) {
      file = site.file
      line = site.line
      verb = site.verb
    }

    var description: String { "\(file):\(line) \(verb)" }
  }

  /// A problem that a check has found.
  struct Problem: Codable, Equatable {
    let kind: String
    let views: [String]
    let frames: [Frame]
    let sites: [Site]
    let description: String

    init(_ problem: LayoutProblem) {
      kind = problem.kind.rawValue
      views = problem.views
      frames = problem.frames.map(Frame.init)
      sites = problem.sites.map(Site.init)
      description = problem.description
    }
  }

  /// The output of `show`: the views in drawing order.
  struct Shown: Encodable {
    let version = PreviewReport.version
    let preview: String
    let width: CGFloat
    let height: CGFloat
    let views: [View]

    init(_ snapshot: LayoutSnapshot, of preview: String) {
      self.preview = preview
      width = snapshot.size.width
      height = snapshot.size.height
      views = PreviewReport.views(of: snapshot)
    }
  }

  /// The output of `explain`.
  struct Explained: Encodable {
    /// A view with the causes of its edges and sizes.
    struct View: Codable {
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
    struct Line: Codable {
      let item: String
      let edge: String
      let value: CGFloat
      let cause: String
      let sites: [Site]
      let description: String

      init(_ line: LayoutExplanation.Line) {
        item = line.item
        edge = line.edge.rawValue
        value = line.value
        cause = line.cause.rawValue
        sites = line.sites.map(Site.init)
        description = line.description
      }
    }

    let version = PreviewReport.version
    let preview: String
    let views: [View]
  }

  /// The output of `check`: one entry for each cause, with the conditions under which it shows.
  struct Checked: Encodable {
    /// A problem and the conditions under which it shows.
    struct Cause: Encodable {
      let preview: String
      let problem: Problem
      let conditions: [String]
    }

    let version = PreviewReport.version
    let previews: [String]
    let problems: [Cause]
  }

  /// The output of `stress`; without failures, the layouts pass.
  struct Stressed: Encodable {
    /// The smallest case in which a problem shows.
    struct Failure: Encodable {
      let preview: String
      let description: String
      let axis: String
      let threshold: CGFloat?
      let problem: Problem

      init(_ failure: StressFailure, of preview: String) {
        self.preview = preview
        description = failure.description
        axis = failure.axis == .horizontal ? "horizontal" : "vertical"
        threshold = failure.threshold.map { ($0 * 1000).rounded() / 1000 }
        problem = Problem(failure.problem)
      }
    }

    let version = PreviewReport.version
    let previews: [String]
    let failures: [Failure]
  }

  /// The output of `stress --every-size`.
  struct Proved: Encodable {
    /// The answer for one preview.
    struct Proof: Encodable {
      let preview: String
      let holds: Bool
      /// The parts of the proof that rest on examples.
      let samples: [String]
      let description: String
      /// The number of regions of sizes.
      let regions: Int
      /// The problem at the smallest size that fails.
      let problem: Problem?

      init(_ proof: LayoutProof, of preview: String) {
        self.preview = preview
        holds = proof.holds
        samples = proof.samples
        description = proof.description
        regions = proof.regionCount
        problem = proof.counterexample.map { Problem($0.problem) }
      }
    }

    let version = PreviewReport.version
    let proofs: [Proof]
  }

  /// A line of `list`.
  struct Listed: Encodable {
    let name: String
    let title: String
    let states: [String]
    /// The size of the preview's own, in points.
    let width: CGFloat?
    let height: CGFloat?
  }

  /// Returns the views of a layout, without layers.
  static func views(of snapshot: LayoutSnapshot) -> [View] {
    snapshot.nodes.indices.filter { !snapshot.nodes[$0].isLayer }.map { index in
      let node = snapshot.nodes[index]
      return View(
        path: snapshot.path(of: index), frame: Frame(node.localFrame), isHidden: node.style.isHidden)
    }
  }

  /// Returns a value as JSON with sorted keys, with a newline at the end; on one line unless `pretty`.
  static func json(_ value: some Encodable, pretty: Bool = true) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if pretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}

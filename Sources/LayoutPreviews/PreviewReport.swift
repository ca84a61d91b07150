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
    let frame: CodedRect
    let isHidden: Bool
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
    let version = PreviewReport.version
    let preview: String
    let views: [LayoutExplanation]
  }

  /// The output of `check`: one entry for each cause, with the conditions under which it shows.
  struct Checked: Encodable {
    /// A problem and the conditions under which it shows.
    struct Cause: Encodable {
      let preview: String
      let problem: LayoutProblem
      let conditions: [String]
    }

    let version = PreviewReport.version
    let previews: [String]
    let problems: [Cause]
  }

  /// The output of `stress`; without failures, the layouts pass.
  struct Stressed: Encodable {
    /// The smallest case in which a problem of a preview shows.
    struct Failure: Encodable {
      private enum Key: CodingKey { case preview }
      let preview: String
      let failure: StressFailure

      func encode(to encoder: any Encoder) throws {
        try failure.encode(to: encoder)
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(preview, forKey: .preview)
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
      let problem: LayoutProblem?

      init(_ proof: LayoutProof, of preview: String) {
        self.preview = preview
        holds = proof.holds
        samples = proof.samples
        description = proof.description
        regions = proof.regionCount
        problem = proof.counterexample?.problem
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
        path: snapshot.path(of: index), frame: CodedRect(node.localFrame), isHidden: node.style.isHidden)
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

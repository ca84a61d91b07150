import HeadlessUIKit
import LayoutInspection

/// The command `stress --every-size`: a proof that the layout of a preview holds at every size, or the
/// smallest size at which it does not.
@MainActor struct PreviewProof {
  let preview: String
  let proof: LayoutProof

  /// Searches for a size that fails.
  ///
  /// - Parameters:
  ///   - least: The smallest size, in points; nil for that of `.everySize`.
  ///   - progress: The receiver of a line about the search before it begins, and of one at most every five
  ///     seconds.
  init(
    of preview: LayoutPreview, from least: CGSize?, state: String?, progress: @escaping (String) -> Void
  ) {
    self.preview = preview.name
    let all = EverySize.everySize
    let sizes = least.map { EverySize.everySize(from: $0, to: all.greatest) } ?? all
    let search = StressProgress(of: preview.name, write: progress)
    search.begin(every: sizes)
    if preview.content(in: state) is UIView {
      proof = LayoutInspection.stress(sizes, within: nil, progress: search.note) { preview.view(in: state) }
    } else {
      proof = LayoutInspection.stress(sizes, within: nil, progress: search.note) {
        preview.controller(in: state)
      }
    }
  }

  /// The answer as a line of text.
  var text: String { "\(preview): \(proof.description)\n" }

  static func json(_ proofs: [PreviewProof]) throws -> String {
    try PreviewReport.json(
      PreviewReport.Proved(proofs: proofs.map { PreviewReport.Proved.Proof($0.proof, of: $0.preview) }))
  }
}

import Foundation
import UIKit

/// The views of one recording beside those of the headless UIKit.
package struct Comparison: Sendable {
  /// A visible view below the root.
  struct Pair: Sendable {
    let id: String
    let element: String
    let recorded: CGRect
    let laidOut: CGRect
    /// True if the recording itself gives the view's size, because it needs a font, an image or a class of
    /// the app.
    let isGiven: Bool

    /// The largest of the four differences, in points.
    var distance: CGFloat {
      max(
        abs(recorded.minX - laidOut.minX), abs(recorded.minY - laidOut.minY),
        abs(recorded.width - laidOut.width), abs(recorded.height - laidOut.height))
    }
  }

  /// Half a point and a point, with what a canvas may lose when it writes a decimal.
  enum Tolerance: CGFloat {
    case half = 0.505
    case whole = 1.005
  }

  /// The line of the recording in its file, counted from 1.
  package let number: Int
  let traits: [Recording.Trait]
  let pairs: [Pair]
  let conflictCount: Int

  func differences(over tolerance: Tolerance) -> [Pair] {
    pairs.filter { $0.distance > tolerance.rawValue }
  }

  func agrees(within tolerance: Tolerance) -> Bool {
    pairs.allSatisfy { $0.distance <= tolerance.rawValue }
  }

  /// Lays a recording out and compares.
  ///
  /// Without `isPinned` the better of texts in pixels and in whole points counts, because canvases recorded
  /// both.
  @MainActor package static func of(_ recording: Recording, number: Int, isPinned: Bool) -> Comparison {
    func comparison(_ texts: Rebuilding.Texts) -> Comparison {
      Rebuilding.read(recording, texts: texts) { rebuilding in
        var pairs: [Pair] = []
        for subview in recording.root.subviews ?? [] { collect(subview, in: rebuilding, into: &pairs) }
        return Comparison(
          number: number, traits: recording.traits, pairs: pairs, conflictCount: rebuilding.conflictCount)
      }
    }
    if isPinned { return comparison(.pinned) }
    let inPixels = comparison(.measured)
    if inPixels.agrees(within: .half) { return inPixels }
    let inWholePoints = comparison(.measuredInWholePoints)
    return inWholePoints.score < inPixels.score ? inWholePoints : inPixels
  }

  /// The number of views that are wrong, where one that is wrong by more than a point counts on.
  private var score: (Int, Int) {
    (differences(over: .half).count, differences(over: .whole).count)
  }

  @MainActor private static func collect(
    _ recorded: RecordedView, in rebuilding: Rebuilding, into pairs: inout [Pair]
  ) {
    guard recorded.isHidden == nil else { return }
    if let id = recorded.identifier, let view = rebuilding.views[id] {
      pairs.append(
        Pair(
          id: id, element: recorded.element, recorded: recorded.rect, laidOut: view.frame,
          isGiven: recorded.unknown != nil))
    }
    for subview in recorded.subviews ?? [] { collect(subview, in: rebuilding, into: &pairs) }
  }
}

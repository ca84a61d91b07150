import Foundation
import HeadlessUIKit

/// The safe areas of a device for all sizes, and the conditions on the size that choose one.
struct LiveSafeAreas {
  private(set) var areas: [[LiveNumber]] = []
  private(set) var choice = LiveChoice.variant(0)
  /// Returns the safe area for a size.
  private let area: (CGSize) -> UIEdgeInsets
  private let structures = LiveNumbering<[CGFloat]>()

  /// Finds the conditions by samples, as ``LiveVariants`` does.
  init(_ area: @escaping (CGSize) -> UIEdgeInsets) {
    self.area = area
    let steps: [CGFloat] = [60, 150, 270, 320, 390, 480, 568, 640, 700, 770, 844, 1024, 1200]
    let sizes = steps.flatMap { width in steps.map { CGSize(width: width, height: $0) } }
    choice = choice(among: sizes.map(point), depth: 0)
  }

  /// A point whose structure is its safe area.
  private func point(_ size: CGSize) -> LivePoint {
    LivePoint(size: size, structure: structures.number(of: area(size).numbers), numbers: [])
  }

  private mutating func choice(among points: [LivePoint], depth: Int) -> LiveChoice {
    guard LiveFit(points) == nil, depth < 8, let split = LiveSplit(best: points) else {
      areas.append(area(points[0].size).numbers.map { LiveNumber(constant: $0) })
      return .variant(areas.count - 1)
    }
    let near = points.filter { split.value($0.size) <= split.low }
    let far = points.filter { split.value($0.size) > split.low }
    let limit = limit(of: split, near, far)
    let below = choice(among: near, depth: depth + 1)
    let above = choice(among: far, depth: depth + 1)
    return .limit(w: split.w, h: split.h, at: limit, below: below, above: above)
  }

  /// Returns the limit between two classes, found by halving.
  private func limit(of split: LiveSplit, _ near: [LivePoint], _ far: [LivePoint]) -> CGFloat {
    // Two neighbors of different areas, if the largest classes have some.
    let ends = near.flatMap { low in far.map { (low: low, high: $0) } }
      .filter { $0.low.structure != $0.high.structure }
      .min {
        split.value($0.high.size) - split.value($0.low.size) < split.value($1.high.size)
          - split.value($1.low.size)
      }
    guard var low = ends?.low.size, var high = ends?.high.size else { return split.low.nextUp }
    let structure = point(low).structure
    for _ in 0..<40 {
      let middle = CGSize(width: (low.width + high.width) / 2, height: (low.height + high.height) / 2)
      if point(middle).structure == structure {
        low = middle
      } else {
        high = middle
      }
    }
    return split.rounded(high) { point($0).structure == structure }
  }
}

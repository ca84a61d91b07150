import Foundation

/// A limit of w × width + h × height between samples.
struct LiveSplit {
  let w: CGFloat
  let h: CGFloat
  /// The greatest value of the samples below the limit.
  let low: CGFloat

  func value(_ size: CGSize) -> CGFloat { w * size.width + h * size.height }

  /// Returns the size moved along one axis to a value.
  func moved(_ size: CGSize, to value: CGFloat) -> CGSize {
    let rest = value - self.value(size)
    return w != 0
      ? CGSize(width: size.width + rest / w, height: size.height)
      : CGSize(width: size.width, height: size.height + rest / h)
  }

  /// Returns the sizes directly before and behind the half point between two near sizes, at which most limits
  /// are; nil if there are several half points or none.
  func halfPoint(between low: CGSize, _ high: CGSize) -> (before: CGSize, after: CGSize)? {
    let (start, end) = (value(low), value(high))
    let half = (start * 2 + 1).rounded(.down) / 2
    let margin: CGFloat = 2e-6
    guard half - margin > start, half + margin < end, half + 0.5 > end else { return nil }
    func size(at value: CGFloat) -> CGSize {
      let share = (value - start) / (end - start)
      return CGSize(
        width: low.width + share * (high.width - low.width),
        height: low.height + share * (high.height - low.height))
    }
    return (size(at: half - margin), size(at: half + margin))
  }

  /// Returns the limit for the lowest size that was found above it: half a point if it is as near.
  ///
  /// - Parameter isBelow: Returns true for a size that belongs to the class below the limit.
  func rounded(_ high: CGSize, _ isBelow: (CGSize) -> Bool) -> CGFloat {
    let exact = value(high)
    let half = (exact * 2).rounded() / 2
    guard abs(exact - half) < 1e-4 else { return exact }
    // The limit itself belongs to one of the two classes.
    return isBelow(moved(high, to: half)) ? half + 1e-9 : half
  }

  /// The combinations of width and height that conditions of layouts compare.
  private static let features: [(w: CGFloat, h: CGFloat)] = [(1, -1), (0, 1), (1, 0), (-2, 1), (1, -2)]

  private init(w: CGFloat, h: CGFloat, low: CGFloat) {
    self.w = w
    self.h = h
    self.low = low
  }

  /// Returns the limit that separates the points best; nil if all of them have the same size.
  ///
  /// A side is good if most of its points follow one rule, so that few stray.
  init?(best points: [LivePoint]) {
    let rules = LivePoint.rules(of: points)
    var best: (split: LiveSplit, strays: Int)?
    for feature in Self.features {
      let values = points.map { feature.w * $0.size.width + feature.h * $0.size.height }
      let order = values.indices.sorted { values[$0] < values[$1] }
      var (near, far): ([Int: Int], [Int: Int]) = ([:], [:])
      for rule in rules { far[rule, default: 0] += 1 }
      for (place, index) in order.enumerated().dropLast() {
        near[rules[index], default: 0] += 1
        far[rules[index], default: 0] -= 1
        if values[order[place + 1]] == values[index] { continue }
        let strays = points.count - (near.values.max() ?? 0) - (far.values.max() ?? 0)
        if best.map({ strays < $0.strays }) ?? true {
          best = (LiveSplit(w: feature.w, h: feature.h, low: values[index]), strays)
        }
      }
    }
    guard let best else { return nil }
    self = best.split
  }
}

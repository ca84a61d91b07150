import Foundation

/// A limit of w × width + h × height between samples.
struct LiveSplit {
  let w: CGFloat
  let h: CGFloat
  /// The greatest value of the samples below the limit.
  let low: CGFloat

  /// Returns the value of a size.
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
  init?(best points: [LivePoint]) {
    var best: (split: LiveSplit, score: Int)?
    for feature in Self.features {
      let values = Set(points.map { feature.w * $0.size.width + feature.h * $0.size.height }).sorted()
      for low in values.dropLast() {
        let split = LiveSplit(w: feature.w, h: feature.h, low: low)
        let score = split.score(of: points)
        if best.map({ score < $0.score }) ?? true { best = (split, score) }
      }
    }
    guard let best else { return nil }
    self = best.split
  }

  private func score(of points: [LivePoint]) -> Int {
    Self.strays(in: points.filter { value($0.size) <= low })
      + Self.strays(in: points.filter { value($0.size) > low })
  }

  /// Returns the number of points that do not belong to the largest class of their side.
  private static func strays(in points: [LivePoint]) -> Int {
    let largest = LivePoint.largestClass(points)
    if largest.isEmpty { return 0 }
    let fit = LiveFit(most: largest)
    return points.count - largest.filter { fit.holds(for: $0) }.count
  }
}

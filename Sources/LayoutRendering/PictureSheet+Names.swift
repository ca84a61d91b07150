import Foundation

/// The places for the names of the marks of a picture, in the coordinates of the picture on the page.
///
/// A name is above its frame, and below it at the top of the picture. Where it would cover another name or a
/// text, it has the first of these places in which it covers least:
///
///     1 . . . . . 2
///       +-------+
///     6 | frame | 5
///       +-------+
///     3 . . . . . 4
struct MarkNames {
  private let texts: [CGRect]
  private let limits: ClosedRange<CGFloat>
  /// The areas of the names that have their places.
  private var names: [CGRect] = []

  init(texts: [CGRect], within limits: ClosedRange<CGFloat>) {
    self.texts = texts
    self.limits = limits
  }

  /// Returns the left end of the baseline of a name, and keeps its area free of the next names.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - width: The width of the name.
  mutating func place(beside frame: CGRect, width: CGFloat) -> CGPoint {
    let all = Self.places(beside: frame, width)
    let possible = all.filter { limits.contains($0.x) && limits.contains($0.x + width) }
    let place = possible.min { covered(by: $0, width) < covered(by: $1, width) } ?? all[0]
    names.append(Self.area(at: place, width))
    return place
  }

  private static func places(beside frame: CGRect, _ width: CGFloat) -> [CGPoint] {
    let (above, below, beside) = (frame.minY - 4, frame.maxY + 12, frame.midY + 4)
    let baselines = frame.minY >= 12 ? [above, below] : [below]
    let corners = baselines.flatMap { y in
      [frame.minX, max(frame.maxX - width, frame.minX)].map { CGPoint(x: $0, y: y) }
    }
    return corners + [CGPoint(x: frame.maxX + 5, y: beside), CGPoint(x: frame.minX - 5 - width, y: beside)]
  }

  /// Returns the area of a name in 10 points.
  private static func area(at place: CGPoint, _ width: CGFloat) -> CGRect {
    CGRect(x: place.x, y: place.y - 9, width: width, height: 11)
  }

  /// Returns the area of the names and the texts that a name in a place covers.
  private func covered(by place: CGPoint, _ width: CGFloat) -> CGFloat {
    let area = Self.area(at: place, width)
    return (names + texts).reduce(0) { sum, other in
      let shared = area.intersection(other)
      return shared.isNull ? sum : sum + shared.width * shared.height
    }
  }
}

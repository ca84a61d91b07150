import Foundation

/// A placement of rulers in which no line covers a text, no label covers another label, and everything is
/// inside the picture.
struct RulerPlacement {
  struct Placed: Equatable {
    var ruler: Ruler
    var position: Double
    var label: CGRect
    var line: CGRect
  }

  private(set) var placed: [Placed] = []
  /// The rulers without a possible position, which the picture leaves out.
  var omitted: [Ruler] { omittedGroups.compactMap(\.first) }

  private var omittedGroups: [[Ruler]] = []
  private let canvas: CGRect
  private let texts: [CGRect]
  private let views: [(item: Int, frame: CGRect)]

  init(_ rulers: [Ruler], in snapshot: LayoutSnapshot) {
    self.init(rulers.map { [$0] }, in: snapshot)
  }

  init(_ groups: [[Ruler]], in snapshot: LayoutSnapshot) {
    canvas = CGRect(origin: .zero, size: snapshot.size)
    texts = snapshot.visibleTextFrames()
    let hidden = snapshot.hiddenNodes()
    views = snapshot.nodes.enumerated().compactMap { index, node in
      hidden.contains(index) || (node.style.fill == nil && node.content == .nothing)
        ? nil : (index, node.frame)
    }
    var order = groups
    // The rulers without a position come first in the next round, because they have the fewest possible
    // positions.
    for _ in 0..<Self.rounds {
      let last = (placed, omittedGroups)
      place(order)
      if !last.0.isEmpty, omittedGroups.count >= last.1.count {
        (placed, omittedGroups) = last
        break
      }
      if omittedGroups.isEmpty { break }
      let failed = omittedGroups
      order = failed + order.filter { !failed.contains($0) }
    }
  }

  private static let rounds = 4

  private mutating func place(_ groups: [[Ruler]]) {
    placed = []
    omittedGroups = []
    for group in groups {
      if let best = best(of: group.flatMap(candidates)) {
        placed.append(best)
      } else {
        omittedGroups.append(group)
      }
    }
  }

  /// Returns the first allowed candidate with the lowest cost, or nil if none is allowed.
  private func best(of candidates: [Placed]) -> Placed? {
    var best: (candidate: Placed, cost: Double)?
    for candidate in candidates where isFree(candidate) {
      let crossed = crossedViews(by: candidate).count
      // The meaning of a line through more views is not clear. A wall is free space, so it crosses none.
      guard crossed <= (candidate.ruler.kind == .wall ? 0 : 3) else { continue }
      let cost = cost(candidate, crossedViews: crossed)
      if cost < best?.cost ?? .infinity { best = (candidate, cost) }
    }
    return best?.candidate
  }

  /// The height of a label, in points.
  static let labelHeight = 13.0

  private func candidates(for ruler: Ruler) -> [Placed] {
    positions(for: ruler).flatMap { position -> [Placed] in
      let thickness = ruler.kind == .wall ? 10.0 : 7.0
      let across = Extent(near: position - thickness / 2, far: position + thickness / 2)
      let line = CGRect(ruler.axis, along: ruler.along, across: across)
      return labels(for: ruler, at: position).map {
        Placed(ruler: ruler, position: position, label: $0, line: line)
      }
    }
  }

  /// Returns the possible positions across the axis: the middle first, positions outside of both sides last.
  private func positions(for ruler: Ruler) -> [Double] {
    let range = ruler.across.overlap(canvas.extent(ruler.axis.across))
    let margin = min(2, range.length / 2)
    let room = max(0, range.length - 2 * margin)
    let steps = 24.0
    let between = (0...Int(steps)).map { range.near + margin + room * Double($0) / steps }
    if ruler.kind == .wall { return [range.middle] + between }
    // A line outside of both sides is connected with them by extension lines.
    let outside = [8.0, 14.0, 20.0].flatMap { [range.near - $0, range.far + $0] }
    return ruler.isSize ? outside + between : [range.middle] + between + outside
  }

  /// Returns the possible rectangles of the label: in the line, beside it, before its start or after its end.
  private func labels(for ruler: Ruler, at position: Double) -> [CGRect] {
    let size = CGSize(width: Double(ruler.text.count) * 5.6 + 7, height: Self.labelHeight)
    let isX = ruler.axis == .x
    let length = isX ? size.width : size.height
    let breadth = isX ? size.height : size.width
    let middle = ruler.along.middle
    let aside = breadth / 2 + 4
    var centers: [(along: Double, across: Double)] = []
    // Of a wall, strokes are visible on both sides of the label.
    let room = ruler.kind == .wall ? 24.0 : 10
    if ruler.along.length >= length + room { centers.append((middle, position)) }
    centers += [(middle, position + aside), (middle, position - aside)]
    centers += [(ruler.along.far + length / 2 + 3, position), (ruler.along.near - length / 2 - 3, position)]
    return centers.map { center in
      CGRect(
        ruler.axis, along: Extent(near: center.along - length / 2, far: center.along + length / 2),
        across: Extent(near: center.across - breadth / 2, far: center.across + breadth / 2))
    }
  }

  /// Returns true if the label is inside the picture, and neither text nor another ruler is in the way.
  private func isFree(_ candidate: Placed) -> Bool {
    let near = candidate.label.insetBy(dx: -1, dy: -1)
    guard canvas.covers(candidate.label) else { return false }
    guard !texts.contains(where: { $0.overlaps(near) || $0.overlaps(candidate.line) }) else { return false }
    return !placed.contains { other in
      other.label.overlaps(near) || other.line.overlaps(near) || other.label.overlaps(candidate.line)
    }
  }

  private func crossedViews(by candidate: Placed) -> [(item: Int, frame: CGRect)] {
    views.filter { view in
      !candidate.ruler.items.contains(view.item) && view.frame.overlaps(candidate.line)
        && !view.frame.covers(candidate.line)
    }
  }

  /// Returns the cost of a position: high for lines through other views and other lines, lower for a label
  /// beside its line and for the distance from the middle.
  private func cost(_ candidate: Placed, crossedViews: Int) -> Double {
    let ruler = candidate.ruler
    let crossings = placed.filter { $0.line.overlaps(candidate.line) }
    // A label that is a little wider than its gap only touches the views beside it.
    let isX = ruler.axis == .x
    let core = candidate.label.insetBy(dx: isX ? 1.5 : 0, dy: isX ? 0 : 1.5)
    let covered = views.filter { $0.frame.overlaps(core) && !$0.frame.covers(core) }
    let coverage = covered.map { 6 + Self.coverage(of: $0.frame, by: core) }.reduce(0, +)
    let isOutside = candidate.position < ruler.across.near || candidate.position > ruler.across.far
    // A gap is measured between the views beside it, the size of a view beside the view.
    let isAway = isOutside != ruler.isSize
    // A label should not be on a view that its line only leads to.
    let onto = views.filter {
      $0.frame.covers(core) && !$0.frame.covers(candidate.line)
        && !$0.frame.overlaps(candidate.line)
    }
    let inLine = candidate.line.contains(CGPoint(x: candidate.label.midX, y: candidate.label.midY))
    let lines = Double(crossedViews) * 40 + Double(crossings.count) * 60
    let aside: Double = (inLine ? 0 : 8) + (isAway ? 30 : 0)
    // A number directly beside a text reads as a part of it.
    let isBesideText = texts.contains { $0.overlaps(candidate.label.insetBy(dx: -6, dy: 0)) }
    let offset = abs(candidate.position - ruler.across.middle) * 0.2
    return lines + coverage + Double(onto.count) * 18 + aside + offset + (isBesideText ? 12 : 0)
  }

  /// Returns the length of a view that a long label covers; 0 for the label of a number, which hides little.
  private static func coverage(of view: CGRect, by label: CGRect) -> Double {
    guard label.width > 30 else { return 0 }
    let common = view.common(with: label)
    return common.width * common.height / label.height
  }
}

extension LayoutSnapshot {
  /// Returns the frames of visible texts and symbols, including the size that is written on the placeholder
  /// of an image.
  func visibleTextFrames() -> [CGRect] {
    let hidden = hiddenNodes()
    var frames: [CGRect] = []
    for (index, node) in nodes.enumerated() where !hidden.contains(index) {
      switch node.content {
      case .text(let lines): frames += lines.filter { !$0.string.isEmpty }.map(\.frame)
      case .image:
        if node.frame.showsSize { frames.append(node.frame.sizeTextFrame) }
      case .symbol(_, let square, _): frames.append(square.common(with: node.frame))
      case .nothing: break
      }
    }
    return frames
  }
}

extension CGRect {
  /// The text in the middle of an image's placeholder.
  var sizeText: String { "\(width.points) × \(height.points)" }

  /// True if the placeholder of an image is large enough for its size text.
  var showsSize: Bool { width >= 72 && height >= 40 }

  var sizeTextFrame: CGRect {
    let length = Double(sizeText.count) * 6 + 8
    return CGRect(x: midX - length / 2, y: midY - 8, width: length, height: 16)
  }
}

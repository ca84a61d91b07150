import Foundation

/// Finds a place for every ruler, so that no line covers a text, no number another number,
/// and nothing leaves the picture.
struct RulerPlacement {
  /// A ruler in its place.
  struct Placed: Equatable {
    var ruler: Ruler
    /// Where the line stands across its axis.
    var position: Double
    /// Where the number stands.
    var label: CGRect
    /// What the line itself covers.
    var line: CGRect
  }

  /// The rulers that found a place.
  private(set) var placed: [Placed] = []
  /// The rulers for which there is no place: the picture leaves them out.
  private(set) var omitted: [Ruler] = []

  private let canvas: CGRect
  private let texts: [CGRect]
  private let views: [(item: Int, frame: CGRect)]

  init(_ rulers: [Ruler], in snapshot: LayoutSnapshot) {
    canvas = CGRect(origin: .zero, size: snapshot.size)
    texts = snapshot.visibleTextFrames()
    let hidden = snapshot.hiddenNodes()
    views = snapshot.nodes.enumerated().compactMap { place, node in
      hidden.contains(place) || (node.style.fill == nil && node.content == .nothing)
        ? nil : (place, node.frame)
    }
    var order = rulers
    // What found no place goes first in the next round: it is what has the least choice.
    for _ in 0..<Self.rounds {
      let last = (placed, omitted)
      place(order)
      if !last.0.isEmpty, omitted.count >= last.1.count {
        (placed, omitted) = last
        break
      }
      if omitted.isEmpty { break }
      order = omitted + placed.map(\.ruler)
    }
  }

  private static let rounds = 4

  private mutating func place(_ rulers: [Ruler]) {
    placed = []
    omitted = []
    for ruler in rulers {
      if let best = candidates(for: ruler).filter(isAllowed).min(by: { cost($0) < cost($1) }) {
        placed.append(best)
      } else {
        omitted.append(ruler)
      }
    }
  }

  /// The height of a number, in points.
  static let labelHeight = 13.0

  private static func labelSize(_ text: String) -> CGSize {
    CGSize(width: Double(text.count) * 5.6 + 7, height: labelHeight)
  }

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

  /// Places across the axis: the middle first, those outside of both sides last.
  private func positions(for ruler: Ruler) -> [Double] {
    let range = ruler.across.overlap(canvas.extent(ruler.axis.across))
    let margin = min(4, range.length / 2)
    let room = max(0, range.length - 2 * margin)
    let steps = 24.0
    let places = (0...Int(steps)).map { range.near + margin + room * Double($0) / steps }
    if ruler.kind == .wall { return [range.middle] + places }
    // Outside of both sides extension lines lead to the line.
    let outside = [8.0, 14.0, 20.0].flatMap { [range.near - $0, range.far + $0] }
    return [range.middle] + places + outside
  }

  /// Places for the number: in the line, beside it, before or behind its ends.
  private func labels(for ruler: Ruler, at position: Double) -> [CGRect] {
    let size = Self.labelSize(ruler.text)
    let isX = ruler.axis == .x
    let length = isX ? size.width : size.height
    let breadth = isX ? size.height : size.width
    let middle = ruler.along.middle
    let aside = breadth / 2 + 4
    var centers: [(along: Double, across: Double)] = []
    if ruler.along.length >= length + 10 { centers.append((middle, position)) }
    centers += [(middle, position + aside), (middle, position - aside)]
    centers += [(ruler.along.far + length / 2 + 3, position), (ruler.along.near - length / 2 - 3, position)]
    return centers.map { center in
      CGRect(
        ruler.axis, along: Extent(near: center.along - length / 2, far: center.along + length / 2),
        across: Extent(near: center.across - breadth / 2, far: center.across + breadth / 2))
    }
  }

  private func isAllowed(_ candidate: Placed) -> Bool {
    let near = candidate.label.insetBy(dx: -1, dy: -1)
    guard canvas.covers(candidate.label), crossedViews(by: candidate).count <= Self.mostCrossedViews else {
      return false
    }
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

  /// A line through more views than this shows nothing but itself.
  private static let mostCrossedViews = 3

  /// How much a place disturbs: lines through other views and through other lines most, then a number
  /// aside, then the way from the middle.
  private func cost(_ candidate: Placed) -> Double {
    let ruler = candidate.ruler
    let crossed = crossedViews(by: candidate)
    let crossings = placed.filter { $0.line.overlaps(candidate.line) }
    let covered = views.filter { $0.frame.overlaps(candidate.label) && !$0.frame.covers(candidate.label) }
    let isOutside = candidate.position < ruler.across.near || candidate.position > ruler.across.far
    // A number belongs where its line is: not onto a view that the line only leads to.
    let onto = views.filter {
      $0.frame.covers(candidate.label) && !$0.frame.covers(candidate.line)
        && !$0.frame.overlaps(candidate.line)
    }
    let inLine = candidate.line.contains(CGPoint(x: candidate.label.midX, y: candidate.label.midY))
    return Double(crossed.count) * 40 + Double(crossings.count) * 60 + Double(covered.count) * 6 + Double(
      onto.count) * 12 + (inLine ? 0 : 8)
      + abs(candidate.position - ruler.across.middle) * 0.2 + (isOutside ? 30 : 0)
  }
}

extension LayoutSnapshot {
  /// Where text or a symbol is seen, including the size written on an image's placeholder.
  func visibleTextFrames() -> [CGRect] {
    let hidden = hiddenNodes()
    var frames: [CGRect] = []
    for (place, node) in nodes.enumerated() where !hidden.contains(place) {
      switch node.content {
      case .text(let lines): frames += lines.filter { !$0.string.isEmpty }.map(\.frame)
      case .image:
        if node.frame.showsSize { frames.append(node.frame.sizeTextFrame) }
      case .symbol(_, let square, _): frames.append(square)
      case .nothing: break
      }
    }
    return frames
  }
}

extension CGRect {
  /// What an image's placeholder writes in its middle.
  var sizeText: String { "\(width.pictureText) × \(height.pictureText)" }

  /// Whether an image's placeholder has room for its size.
  var showsSize: Bool { width >= 72 && height >= 40 }

  /// Where an image's placeholder writes its size.
  var sizeTextFrame: CGRect {
    let length = Double(sizeText.count) * 6 + 8
    return CGRect(x: midX - length / 2, y: midY - 8, width: length, height: 16)
  }
}

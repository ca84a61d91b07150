import UIKit

/// The expected layout of a stack view of three views, by arithmetic.
///
/// `along` and `across` are x and y in a row, and y and x in a column.
struct StackModel: CustomStringConvertible {
  /// The natural sizes of the views.
  static let contents = [
    CGSize(width: 60, height: 30), CGSize(width: 70, height: 45), CGSize(width: 50, height: 20),
  ]

  struct Extent {
    var near: CGFloat
    var size: CGFloat
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var hidden: Int?
  /// The gaps after the first and after the second view.
  var gaps: [CGFloat] = [0, 0]
  /// The size along and across; nil where the arranged views determine the size of the stack view.
  var room: (along: CGFloat, across: CGFloat)?

  var description: String {
    let size = room.map { "\($0.along) × \($0.across)" } ?? "free"
    let kind = axis == .horizontal ? "row" : "column"
    let absent = hidden.map(String.init) ?? "none"
    return "\(kind) \(distribution) \(alignment), hidden \(absent), gaps \(gaps), \(size)"
  }

  private var along: [CGFloat] { Self.contents.map { axis == .horizontal ? $0.width : $0.height } }
  private var across: [CGFloat] { Self.contents.map { axis == .horizontal ? $0.height : $0.width } }
  private var shown: [Int] { [0, 1, 2].filter { $0 != hidden } }

  /// The frames of the three views in the stack view.
  var frames: [CGRect] {
    zip(extentsAlong, extentsAcross).map { along, across in
      axis == .horizontal
        ? CGRect(x: along.near, y: across.near, width: along.size, height: across.size)
        : CGRect(x: across.near, y: along.near, width: across.size, height: along.size)
    }
  }

  /// The size of the stack view.
  var size: CGSize {
    let last = shown[shown.count - 1]
    let length = room?.along ?? extentsAlong[last].near + extentsAlong[last].size
    let breadth = room?.across ?? across.max() ?? 0
    return axis == .horizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  // Across: the size of a hidden view is included.

  private var extentsAcross: [Extent] {
    let breadth = room?.across ?? across.max() ?? 0
    let sizes = across.map { min($0, breadth) }
    let highest = sizes.max() ?? 0
    return sizes.map { size in
      switch alignment {
      case .fill: Extent(near: 0, size: breadth)
      case .leading, .firstBaseline: Extent(near: 0, size: size)
      case .center: Extent(near: (breadth - size) / 2, size: size)
      case .trailing: Extent(near: breadth - size, size: size)
      // These views have no text, so their last baseline is their bottom, and extra room is below them. In a
      // column they are at the near edge.
      case .lastBaseline: Extent(near: axis == .horizontal ? highest - size : 0, size: size)
      }
    }
  }

  // Along: a hidden view has no size and is directly before the next one.

  private var extentsAlong: [Extent] {
    let (sizes, gaps) = sizesAndGaps
    var extents: [Extent] = []
    var end: CGFloat = 0
    var gap: CGFloat = 0
    for view in 0..<3 {
      guard let index = shown.firstIndex(of: view) else {
        let next = shown.contains { $0 > view }
        extents.append(Extent(near: next ? end + gap : end, size: 0))
        continue
      }
      extents.append(Extent(near: end + gap, size: sizes[index]))
      end += gap + sizes[index]
      gap = index < gaps.count ? gaps[index] : 0
    }
    return extents
  }

  /// The sizes of the shown views and the gaps between them.
  private var sizesAndGaps: ([CGFloat], [CGFloat]) {
    let contents = shown.map { along[$0] }
    let least = shown.dropLast().map { gaps[$0] }
    switch distribution {
    case .fill: return (filled(contents, least.sum), least)
    case .fillEqually:
      let size = room.map { ($0.along - least.sum) / CGFloat(contents.count) } ?? contents.max() ?? 0
      return (contents.map { _ in size }, least)
    case .fillProportionally: return (proportional(contents, least.sum), least)
    case .equalSpacing:
      let room = self.room.map { ($0.along - contents.sum) / CGFloat(least.count) } ?? 0
      let gap = max(room, least.max() ?? 0)
      return (filled(contents, gap * CGFloat(least.count)), least.map { _ in gap })
    case .equalCentering: return centered(contents, least)
    }
  }

  /// Returns the sizes of a filled stack view.
  ///
  /// Extra room is added to the first view. Missing room is taken from the
  /// last view, then from the one before it.
  private func filled(_ contents: [CGFloat], _ gaps: CGFloat) -> [CGFloat] {
    guard let room else { return contents }
    var sizes = contents
    var rest = room.along - gaps - contents.sum
    if rest >= 0 { sizes[0] += rest }
    for index in sizes.indices.reversed() where rest < 0 {
      let cut = min(sizes[index], -rest)
      sizes[index] -= cut
      rest += cut
    }
    return sizes
  }

  /// Returns sizes in proportion to the sum of sizes and gaps; the last view takes the rest.
  private func proportional(_ contents: [CGFloat], _ gaps: CGFloat) -> [CGFloat] {
    guard let room else { return contents }
    var sizes = contents.map { $0 / (contents.sum + gaps) * room.along }
    let last = sizes.count - 1
    sizes[last] = room.along - gaps - sizes.dropLast().sum
    return sizes
  }

  private func centered(_ contents: [CGFloat], _ least: [CGFloat]) -> ([CGFloat], [CGFloat]) {
    // The distances between the middles, as small as the gaps permit.
    let steps = least.indices.map { least[$0] + (contents[$0] + contents[$0 + 1]) / 2 }
    func gaps(_ distances: [CGFloat]) -> [CGFloat] {
      distances.indices.map { distances[$0] - (contents[$0] + contents[$0 + 1]) / 2 }
    }
    guard let room else { return (contents, gaps(steps.map { _ in steps.max() ?? 0 })) }
    guard room.along >= contents.sum + least.sum else {
      return (squeezed(contents, least, room.along), least)
    }
    let whole = room.along - (contents[0] + contents[contents.count - 1]) / 2
    guard steps.count == 2 else { return (contents, gaps([whole])) }
    let first = min(max(whole / 2, steps[0]), whole - steps[1])
    return (contents, gaps([first, whole - first]))
  }

  /// Returns the sizes of three compressed views.
  ///
  /// The distances between the middles are as equal as possible, and the first view is as large as possible.
  private func squeezed(_ contents: [CGFloat], _ least: [CGFloat], _ room: CGFloat) -> [CGFloat] {
    let whole = room - least.sum
    guard contents.count == 3 else { return filled(contents, least.sum) }
    // (first + second) / 2 + gap 0 = (second + third) / 2 + gap 1
    let difference = 2 * (least[1] - least[0])
    let first = min(contents[0], contents[2] + difference, (whole + difference) / 2)
    let third = first - difference
    return [first, whole - first - third, third]
  }
}

extension Sequence<CGFloat> {
  fileprivate var sum: CGFloat { reduce(0, +) }
}

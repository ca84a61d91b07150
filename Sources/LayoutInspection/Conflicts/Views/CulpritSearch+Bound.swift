import AutoLayoutKit
import LayoutPlatform
import LayoutWords

// Sizes with the wrong relation, and ratios whose sides are exchanged.
extension CulpritSearch {
  /// The factor between a bound and the other lengths of a sum from which the bound is the likely mistake.
  private static let largeFactor = 2.5
  /// The smallest side of a touch target in points: a minimum of this size is meant.
  private static let target = 44.0

  /// The bounds of which the opposite one ends the conflict: `width(a) >= 500` in a row of 390 points.
  var bounds: [ConflictCulprit] {
    members.compactMap { bound in
      guard case .size(let item) = bound.shape, bound.relation != .equal, bound.isOfVerb,
        let site = bound.site, bound.relation == .atMost || bound.constant != Self.target, isSuspect(bound)
      else { return nil }
      let extent = bound.words.extent
      let wrong = "\(bound.relation.bound)\(bound.constant.points)"
      let meant = "\(bound.relation.flipped.bound)\(bound.constant.points)"
      let other = members.first { $0.shape == bound.shape && $0.isEquality }
      let isTwice = members.count == 2
      let reason =
        isTwice
        ? "\(site.call) makes \(name(item)) \(wrong) \(extent), but \(other?.site?.call ?? "another line")"
          + " makes it \((other?.constant ?? 0).points) \(extent)."
        : "\(site.call) makes \(name(item)) \(wrong) \(extent). \(words.sumAfter(site))"
      return ConflictCulprit(
        description: "\(reason) Probably \(meant) was meant.", site: site, items: [item],
        edit: edit([bound]) { $0.with(bound.relation.flipped) })
    }
  }

  /// Returns true for the only number that a size of the same view contradicts, and for one that is much
  /// larger than the others of a sum, or larger than the container.
  private func isSuspect(_ bound: ConflictEquation) -> Bool {
    let others = members.filter { $0.id != bound.id }
    if others.contains(where: \.isContent) { return false }
    if others.count == 1 { return others[0].shape == bound.shape && others[0].isEquality }
    if bound.relation == .atMost { return bound.constant < arithmetic.available / 2 }
    let lengths = arithmetic.parts.filter { conflict.equations[$0.equation].id != bound.id }
      .map { abs($0.length) }
    return bound.constant > arithmetic.available
      || lengths.allSatisfy { bound.constant >= Self.largeFactor * $0 }
  }

  // Ratios.

  /// The ratios of which the inverse ends the conflict: those that the numbers prove, and the others.
  ///
  ///     make.size(photo) == (120, 80)
  ///     make.aspectRatio(2, 3, photo)    // write make.aspectRatio(3, 2, photo)
  var ratios: (certain: [ConflictCulprit], possible: [ConflictCulprit]) {
    let ratios = members.filter { $0.isRatio && $0.isOfVerb }
    let found = ratios.compactMap { ratio in
      ratio.site?.plainVerb == "aspectRatio" ? inverse(ratio) : divisor(ratio)
    }
    let isExact = members.allSatisfy { $0.relation == .equal }
    return isExact || ratios.contains { $0.factor < 1 } ? (found, []) : ([], found)
  }

  private func inverse(_ ratio: ConflictEquation) -> ConflictCulprit? {
    guard case .ratio(let item) = ratio.shape, let site = ratio.site,
      let (width, height) = Self.integers(ratio.factor), width != height
    else { return nil }
    return ConflictCulprit(
      description:
        "\(site.call) has the sides of \(name(item)) exchanged: \(width) : \(height) does not hold, and"
        + " \(height) : \(width) does. \(words.sumAfter(site)) Write"
        + " make.aspectRatio(\(height), \(width), \(name(item))).",
      site: site, items: [item], edit: edit([ratio]) { $0.ratio(1 / ratio.factor) })
  }

  /// A factor that is larger than 1 in place of a divisor: `width(a) == make.w * 5`.
  private func divisor(_ ratio: ConflictEquation) -> ConflictCulprit? {
    guard case .ratio(let item) = ratio.shape, let site = ratio.site, let constraint = ratio.constraint,
      let other = constraint.secondItem, constraint.firstAttribute == constraint.secondAttribute,
      let names
    else { return nil }
    let factor = ratio.factor
    let isOfContainer = constraint.firstItem.map { Self.isInside($0, other) } ?? false
    guard factor > 1, isOfContainer || factor >= 4 else { return nil }
    return ConflictCulprit(
      description:
        "\(site.call) makes \(name(item)) \(factor.points) times as \(ratio.words.extent) as"
        + " \(names.name(of: other)). \(words.sumAfter(site)) Probably / \(factor.points) or *"
        + " \((factor / 10).points) was meant.",
      site: site, items: [item], edit: edit([ratio]) { $0.ratio(1 / factor) })
  }

  private static func isInside(_ item: AnyObject, _ other: AnyObject) -> Bool {
    guard let view = AutoLayoutKitView.holding(item), let outer = AutoLayoutKitView.holding(other) else {
      return false
    }
    return view !== outer && view.isDescendant(of: outer)
  }

  /// Returns a ratio as two whole numbers, such as 16 and 9; nil if there are none up to 100.
  private static func integers(_ ratio: Double) -> (Int, Int)? {
    for divisor in 1...100 where ratio > 0 {
      let whole = (ratio * Double(divisor)).rounded()
      if abs(whole / Double(divisor) - ratio) < 1e-6 * ratio { return (Int(whole), divisor) }
    }
    return nil
  }
}

extension ConflictEquation {
  /// The factor of the second size of a ratio.
  fileprivate var factor: Double { -(terms.values.min() ?? -1) }
}

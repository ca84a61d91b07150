import AutoLayoutKit
import LayoutPlatform
import LayoutWords

// Sizes with the wrong relation, ratios whose sides are exchanged, and numbers that differ from those beside
// them by about a factor of ten, or in their sign.
extension CulpritSearch {
  private static let largeFactor = 2.5
  /// The smallest side of a touch target in points: a minimum of this size is meant.
  private static let target = 44.0

  var bounds: [ConflictCulprit] {
    members.compactMap { bound in
      guard bound.isSize, bound.relation != .equal, bound.isOfVerb, let site = bound.site,
        bound.relation == .atMost || bound.constant != Self.target, isSuspect(bound)
      else { return nil }
      let opposite = bound.with(bound.relation.flipped)
      let other = members.first { $0.shape == bound.shape && $0.isEquality }
      let size = "\(other?.site?.call ?? "another line") makes it \((other?.constant ?? 0).points)"
      let reason =
        members.count == 2
        ? ", but \(size) \(bound.words.extent)." : ". \(words.sumAfter(site))"
      return ConflictCulprit(
        description:
          "\(makes(bound))\(reason) Probably \(opposite.relation.bound)\(bound.constant.points) was meant.",
        site: site, items: [bound.item], edit: edit([bound]) { $0.with(opposite.relation) })
    }
  }

  private func isSuspect(_ bound: ConflictEquation) -> Bool {
    let others = members.filter { $0.id != bound.id }
    if others.contains(where: \.isContent) { return false }
    if others.count == 1 { return others[0].shape == bound.shape && others[0].isEquality }
    if bound.relation == .atMost { return bound.constant < arithmetic.available / 2 }
    let lengths = arithmetic.parts.filter { conflict.equations[$0.equation].id != bound.id }
    return bound.constant > arithmetic.available
      || lengths.allSatisfy { bound.constant >= Self.largeFactor * abs($0.length) }
  }

  // Ratios.

  /// The ratios of which the inverse ends the conflict.
  ///
  ///     make.size(photo) == (120, 80)
  ///     make.aspectRatio(2, 3, photo)    // write make.aspectRatio(3, 2, photo)
  func ratios(_ names: ReportNames) -> [ConflictCulprit] {
    members.filter { $0.isRatio && $0.isOfVerb }.compactMap { ratio in
      let isAspect = ratio.site?.plainVerb == "aspectRatio"
      guard let words = isAspect ? inverse(ratio) : divisor(ratio, names) else { return nil }
      return ConflictCulprit(
        description: "\(call(ratio)) \(words.mistake). \(self.words.sumAfter(ratio.site)) \(words.change)",
        site: ratio.site, items: [ratio.item],
        edit: edit([ratio]) { line in
          var inverse = line
          inverse.terms = line.terms.mapValues { $0 < 0 ? -1 / ratio.factor : $0 }
          return inverse
        })
    }
  }

  private func inverse(_ ratio: ConflictEquation) -> (mistake: String, change: String)? {
    guard let (width, height) = Self.integers(ratio.factor), width != height else { return nil }
    let name = name(ratio.item)
    return (
      "has the sides of \(name) exchanged: \(width) : \(height) does not hold, and \(height) : \(width) does",
      "Write make.aspectRatio(\(height), \(width), \(name))."
    )
  }

  private func divisor(
    _ ratio: ConflictEquation, _ names: ReportNames
  ) -> (mistake: String, change: String)? {
    guard let constraint = ratio.constraint, let other = constraint.secondItem,
      constraint.firstAttribute == constraint.secondAttribute
    else { return nil }
    let factor = ratio.factor
    let (view, outer) = (AutoLayoutKitView.holding(constraint.firstItem), AutoLayoutKitView.holding(other))
    let isOfContainer = outer.map { view !== $0 && view?.isDescendant(of: $0) == true } ?? false
    guard factor > 1, isOfContainer || factor >= 4 else { return nil }
    return (
      "makes \(name(ratio.item)) \(factor.points) times as \(ratio.words.extent) as \(names.name(of: other))",
      "Probably / \(factor.points) or * \((factor / 10).points) was meant."
    )
  }

  private static func integers(_ ratio: Double) -> (Int, Int)? {
    for divisor in 1...100 where ratio > 0 {
      let whole = (ratio * Double(divisor)).rounded()
      if abs(whole / Double(divisor) - ratio) < 1e-6 * ratio { return (Int(whole), divisor) }
    }
    return nil
  }

  // Outliers.

  func outliers(_ names: ReportNames, _ evidence: ConstraintList) -> [ConflictCulprit] {
    var found: [NumberOutlier] = []
    for constraint in members.filter({ $0.source == .client }).compactMap(\.constraint) {
      for number in WrittenNumber.all(of: constraint) {
        guard let outlier = NumberOutlier(number, among: evidence.numbers(like: number)) else { continue }
        if !found.contains(where: { $0.isSame(as: outlier) }) { found.append(outlier) }
      }
    }
    return found.sorted { $0.distance > $1.distance }.map { culprit($0, names) }
  }

  private func culprit(_ outlier: NumberOutlier, _ names: ReportNames) -> ConflictCulprit {
    let number = outlier.number
    let own = members.filter { $0.constraint === number.constraint }
    // An inset counts for all lines of its maker.
    let lines = number.kind == .inset ? conflict.lines : own.flatMap(conflict.instances)
    func alike(_ line: ConflictEquation) -> WrittenNumber? {
      let all = line.constraint.map { WrittenNumber.all(of: $0) } ?? []
      return all.first { $0.kind == number.kind && $0.value == number.value }
    }
    let place = number.site.map { "\($0.call): " } ?? ""
    return ConflictCulprit(
      description: "\(place)\(outlier.reason(names)). \(words.sumAfter(number.site)) \(outlier.advice)",
      site: number.site, items: own.flatMap(\.items).reversed(),
      edit: ConflictEdit(lines.filter { alike($0) != nil }) { line in
        alike(line).map { line.with(adding: $0.shift(to: outlier.meant)) }
      })
  }
}

extension ConflictEquation {
  fileprivate var factor: Double { -(terms.values.min() ?? -1) }
}

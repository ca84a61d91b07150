import Foundation
import LayoutWords

extension LayoutSnapshot {
  /// An active constraint on the width or the height of a view or a layout guide.
  package struct SizeRule: Equatable, Sendable {
    package var axis: Axis
    /// The number of the view or guide, as in ``End``.
    package var item: Int
    /// The size that the constraint requires, in points.
    package var length: Double
    /// The relation as it is written before a number: nothing, `≤` or `≥`.
    package var relation = ""
    /// The name of the other size: `w` or `h` for that of the reference, else the name of a view; nil for a
    /// number of points.
    package var base: String?
    /// The factor of the other size.
    package var multiplier = 1.0
    /// The number of points, which is added to the other size.
    package var constant = 0.0
    /// True if the other size is that of a layout guide.
    package var isProportionalToGuide = false
    package var origin: String?
    package var holder = 0

    /// Creates the rule that a size is a number of points.
    package init(axis: Axis, item: Int, length: Double) {
      self.axis = axis
      self.item = item
      self.length = length
      constant = length
    }

    /// The size as the code says it: `40`, `w * 0.75` or `a + 20`.
    package var text: String {
      guard let base else { return constant.points }
      let product = multiplier == 1 ? base : "\(base) * \(multiplier.points)"
      if constant == 0 { return product }
      return product + (constant < 0 ? " − " : " + ") + abs(constant).points
    }
  }

  /// Returns the rulers of the sizes that statements of some verbs require, one for each view and axis.
  ///
  /// A size that is required by an equation is shown if the view has it. Otherwise the limits are shown:
  /// `60...110`, or one of them with its sign.
  ///
  /// - Parameter verbs: The names of the verbs, such as `width`, or `card.width` for a named maker.
  func sizeRulers(of verbs: Set<String>) -> [Ruler] {
    let hidden = hiddenNodes()
    var groups: [[SizeRule]] = []
    for rule in sizes where nodes.indices.contains(rule.item) && !hidden.contains(rule.item) {
      guard let source = RulerSource(rule), verbs.contains(source.call) else { continue }
      if let index = groups.firstIndex(where: { $0[0].item == rule.item && $0[0].axis == rule.axis }) {
        groups[index].append(rule)
      } else {
        groups.append([rule])
      }
    }
    let openings = openings()
    return groups.compactMap(sizeRuler).compactMap { $0.cut(to: openings) }
  }

  private func sizeRuler(_ rules: [SizeRule]) -> Ruler? {
    guard let first = rules.first else { return nil }
    let frame = nodes[first.item].frame
    let (along, across) = (frame.extent(first.axis), frame.extent(first.axis.across))
    guard along.length.isFinite, along.length >= 0.5, let text = Self.text(of: rules, along.length) else {
      return nil
    }
    // Extension lines begin at both edges of the view.
    let sides = [along.near, along.far].map {
      CGRect(first.axis, along: Extent(near: $0, far: $0), across: across)
    }
    return Ruler(
      kind: .distance(text), axis: first.axis, along: along, sides: sides, items: [first.item, first.item],
      source: RulerSource(first))
  }

  private static func text(of rules: [SizeRule], _ length: Double) -> String? {
    if let equation = rules.first(where: { $0.relation.isEmpty && abs($0.length - length) < 0.01 }) {
      return equation.text
    }
    let low = rules.filter { $0.relation == RelationWords.atLeast.sign }.max { $0.length < $1.length }
    let high = rules.filter { $0.relation == RelationWords.atMost.sign }.min { $0.length < $1.length }
    if let low, let high { return "\(low.text)...\(high.text)" }
    return (low ?? high).map { "\($0.relation) \($0.text)" }
  }
}

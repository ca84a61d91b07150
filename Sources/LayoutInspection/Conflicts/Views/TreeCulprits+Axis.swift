import AutoLayoutKit
import LayoutWords

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

// Verbs of the wrong axis or of the wrong edge.
extension TreeCulprits {
  /// The calls of which the verb of the other axis ends the conflict and places views that no line places
  /// there; chains come first, and those with most of these views.
  ///
  ///     make.xEqual(name, street, city)
  ///     make.xPlace(name, 8, street, 8, city)    // write make.yPlace(name, 8, street, 8, city)
  var otherAxes: [ConflictCulprit] {
    members.filter { $0.isOfVerb && !$0.shape.isSize }.compactMap(\.site).firstOfEachCall
      .compactMap(otherAxis).enumerated().sorted { one, other in
        let weights = [one, other].map { index, candidate in
          (candidate.culprit.site?.isOfChain == true ? 0 : 1, -candidate.count, index)
        }
        return weights[0] < weights[1]
      }
      .map(\.element.culprit)
  }

  /// Returns the culprit of a call, with the number of views that no line places along the other axis.
  private func otherAxis(of site: ConstraintSite) -> (culprit: ConflictCulprit, count: Int)? {
    guard let words = site.axis, let verb = words.verbAcross(site.plainVerb) else { return nil }
    var placed: [AutoLayoutKitView] = []
    for case let view as AutoLayoutKitView in evidence.constraints(of: site).map(\.firstItem)
    where !placed.contains(view) { placed.append(view) }
    let unplaced = placed.filter { !evidence.mentions($0, isVertical: !words.isVertical, isSize: false) }
    let other = members.first { equation in
      guard equation.isOfVerb, !equation.shape.isSize, let otherSite = equation.site else { return false }
      return !otherSite.isSameCall(as: site) && equation.isVertical == words.isVertical
        && unplaced.contains { equation.constraint?.mentions($0) == true }
    }
    guard !unplaced.isEmpty, let otherSite = other?.site else { return nil }
    let across = AxisWords(isVertical: !words.isVertical)
    let names = distinctNames(of: placed)
    let isAll = unplaced.count == placed.count && placed.count > 1
    let missing = isAll ? "them" : distinctNames(of: unplaced).list
    let culprit = ConflictCulprit(
      kind: .axis,
      description:
        "\(site.call) places \(names.list) along \(words.letter), as \(otherSite.call) does, but no line"
        + " places \(missing) along \(across.letter). Probably \(verb) was meant.",
      site: site,
      items: conflict.items.indices.filter { index in
        placed.contains { $0 === conflict.items[index].object }
      },
      changes: change(of: site, .axis), placed: placed[0].superview?.subviews ?? [])
    return (culprit, unplaced.count)
  }

  /// Returns the names of views; the views of several rows have one name.
  private func distinctNames(of views: [AutoLayoutKitView]) -> [String] {
    views.map { names.name(of: $0) }.reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  // Edges.

  /// The lines of one edge of which the opposite edge ends the conflict, and is placed by no other line.
  ///
  ///     make.xPlace(16, title, 8..., before: badge)
  ///     make.xLeft(badge, by: 16)    // write make.xRight(badge, by: 16)
  var otherSides: [ConflictCulprit] {
    members.filter { $0.isOfVerb && $0.isEquality && $0.isSameEdge }.compactMap(otherSide)
  }

  private func otherSide(of tie: ConflictEquation) -> ConflictCulprit? {
    guard case .edges(let item, let side, let anchor, _) = tie.shape, side != 0.5,
      let site = tie.site, site.plainVerb == tie.words.pin(tie.words.edge(side)),
      let view = conflict.items[item].object as? AutoLayoutKitView
    else { return nil }
    let isTied = evidence.constraints.contains { constraint in
      constraint.firstItem === view && constraint.firstAttribute.isVertical == tie.isVertical
        && !constraint.firstAttribute.isSize && constraint.firstAttribute.side == 1 - side
    }
    if isTied { return nil }
    let opposite = tie.words.edge(1 - side)
    return ConflictCulprit(
      kind: .side,
      description:
        "\(site.call) ties the \(tie.words.edge(side)) edge of \(name(item)) to \(name(anchor)), but the"
        + " other lines only hold with the \(opposite) edge, which no line ties. Probably"
        + " \(tie.words.pin(opposite)) was meant.",
      site: site, items: [item],
      changes: tie.constraint.map { change(of: $0, .side) } ?? [],
      placed: [view])
  }
}

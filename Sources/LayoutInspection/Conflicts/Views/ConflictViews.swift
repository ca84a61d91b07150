import AutoLayoutKit
import LayoutWords

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// The views of an app as the tree of a conflict.
@MainActor final class ConflictViews: ConflictTree {
  private let names: ReportNames
  /// The other constraints of the tree; nil for a conflict in a log.
  private let evidence: ConflictEvidence?

  init(_ names: ReportNames, _ evidence: ConflictEvidence?) {
    self.names = names
    self.evidence = evidence
  }

  func holdsElsewhere(_ constraint: AnyObject) -> Bool {
    (constraint as? NSLayoutConstraint).map { evidence?.holdsElsewhere($0) == true } ?? false
  }

  func places(_ item: AnyObject, in site: ConstraintSite) -> Bool {
    evidence?.constraints(of: site).contains { $0.firstItem === item } == true
  }

  func call(of verb: String, placing view: AnyObject) -> ConstraintSite? {
    evidence?.constraints.first { $0.firstItem === view && $0.site?.plainVerb == verb }?.site
  }

  func gaps(of site: ConstraintSite, isVertical: Bool) -> [ConflictGap] {
    (evidence?.constraints(of: site) ?? []).compactMap { gap in
      guard gap.firstAttribute.isVertical == isVertical, !gap.firstAttribute.isSize,
        !gap.comparesDistances, let first = edge(gap.firstItem, gap.firstAttribute),
        let second = edge(gap.secondItem, gap.secondAttribute)
      else { return nil }
      return ConflictGap(first: first, second: second)
    }
  }

  private func edge(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
  ) -> ConflictGap.Edge? {
    item.map { ConflictGap.Edge(item: $0, name: names.name(of: $0), side: attribute.side) }
  }

  func rowEnd(of site: ConstraintSite, at item: AnyObject, isLast: Bool) -> ConflictRowEnd {
    let constraints = ChainCall.constraints(of: site, about: item)
    guard constraints.contains(where: { $0.isBetweenNeighbors(item, isLast: isLast) }) else { return .alone }
    return .besideOthers(ChainCall(constraints)?.arguments(names, releasing: item, isLast: isLast))
  }

  func isWithoutNumber(_ gap: AnyObject) -> Bool {
    guard let gap = gap as? NSLayoutConstraint else { return true }
    return WrittenNumber.all(of: gap).allSatisfy { $0.kind == .inset }
  }

  func differentSizes(equalBy link: AnyObject) -> [ConflictSize] {
    guard let evidence, let link = link as? NSLayoutConstraint, let site = link.site, link.multiplier == 1,
      link.constant == 0
    else { return [] }
    let tied = evidence.constraints(of: site).flatMap { [$0.firstItem, $0.secondItem] }
    let sizes = evidence.constraints.filter { size in
      size.firstAttribute == link.firstAttribute && size.secondItem == nil && size.relation == .equal
        && size.priority == .required && size.site != nil && tied.contains { $0 === size.firstItem }
    }
    guard let first = sizes.first, let second = sizes.first(where: { $0.constant != first.constant }),
      first.firstItem !== second.firstItem
    else { return [] }
    return [first, second].compactMap { size in
      guard let item = size.firstItem, let site = size.site else { return nil }
      return ConflictSize(
        name: names.name(of: item), constant: Double(size.constant), site: site, constraint: size)
    }
  }

  func forgottenSibling(of view: AnyObject, isVertical: Bool, isSize: Bool) -> String? {
    guard let evidence, let view = view as? AutoLayoutKitView else { return nil }
    let forgotten = (view.superview?.subviews ?? []).filter { sibling in
      let size = isVertical ? sibling.intrinsicContentSize.height : sibling.intrinsicContentSize.width
      return sibling !== view && type(of: sibling) == type(of: view) && !(isSize && size >= 0)
        && !(isSize && (isVertical ? sibling.bounds.height : sibling.bounds.width) > 0)
        && !evidence.mentions(sibling, isVertical: isVertical, isSize: isSize)
        && evidence.mentions(sibling, isVertical: !isVertical, isSize: false)
    }
    return forgotten.count == 1 ? names.name(of: forgotten[0]) : nil
  }

  func removal(of site: ConstraintSite, about item: AnyObject) -> [ConflictChange] {
    (evidence?.constraints(of: site) ?? []).filter { $0.firstItem === item }.flatMap { removal(of: $0) }
  }

  func removal(of constraint: AnyObject) -> [ConflictChange] {
    guard let evidence, let constraint = constraint as? NSLayoutConstraint else { return [] }
    return evidence.instances(of: constraint).map { ConflictChange($0, .removal) }
  }
}

extension NSLayoutConstraint {
  /// Returns true for the gap before the last item of a chain, or for the one behind its first item.
  fileprivate func isBetweenNeighbors(_ item: AnyObject, isLast: Bool) -> Bool {
    firstAttribute.side == 0 && secondAttribute.side == 1 && (isLast ? firstItem : secondItem) === item
  }
}

extension ConflictEquation {
  /// The constraint; nil for a frame or a content, and if only its text in a log is known.
  var constraint: NSLayoutConstraint? { object as? NSLayoutConstraint }
}

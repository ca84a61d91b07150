import AutoLayoutKit
import LayoutPlatform
import LayoutWords

/// The views of an app as the tree of a conflict.
@MainActor final class ConflictViews: ConflictTree {
  let names: ReportNames
  /// The other constraints of the tree; nil for a conflict in a log.
  let evidence: ConflictEvidence?

  init(_ names: ReportNames, _ evidence: ConflictEvidence?) {
    self.names = names
    self.evidence = evidence
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

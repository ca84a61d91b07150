import AutoLayoutKit
import LayoutPlatform
import LayoutWords

/// The facts about the views of a conflict that equations do not contain.
@MainActor final class ConflictViews {
  /// The end of a row with an item.
  enum RowEnd {
    /// The item has no neighbor in the row.
    case alone
    /// The item ends the row; the arguments of the row without it, nil if they cannot be written.
    case besideOthers(String?)
  }

  let names: ReportNames
  /// The other constraints of the tree; nil for a conflict in a log.
  let evidence: ConflictEvidence?

  init(_ names: ReportNames, _ evidence: ConflictEvidence?) {
    self.names = names
    self.evidence = evidence
  }

  /// Returns the end of a row with an item: the arguments of the row without it.
  func rowEnd(of site: ConstraintSite, at item: AnyObject, isLast: Bool) -> RowEnd {
    let constraints = ChainCall.constraints(of: site, about: item)
    let isBeside = constraints.contains { gap in
      gap.firstAttribute.side == 0 && gap.secondAttribute.side == 1
        && (isLast ? gap.firstItem : gap.secondItem) === item
    }
    if !isBeside { return .alone }
    return .besideOthers(ChainCall(constraints)?.arguments(names, releasing: item, isLast: isLast))
  }

  /// Returns the name of the only sibling of the same class that no line mentions along the axis, and to
  /// which no content gives a size that is asked for; nil if there is none.
  func forgottenSibling(of view: AnyObject, isVertical: Bool, isSize: Bool) -> String? {
    guard let evidence, let view = view as? AutoLayoutKitView else { return nil }
    let forgotten = (view.superview?.subviews ?? []).filter { sibling in
      let size = isVertical ? sibling.intrinsicContentSize.height : sibling.intrinsicContentSize.width
      let length = isVertical ? sibling.bounds.height : sibling.bounds.width
      return sibling !== view && type(of: sibling) == type(of: view) && !(isSize && (size >= 0 || length > 0))
        && !evidence.mentions(sibling, isVertical: isVertical, isSize: isSize)
        && evidence.mentions(sibling, isVertical: !isVertical, isSize: false)
    }
    return forgotten.count == 1 ? names.name(of: forgotten[0]) : nil
  }
}

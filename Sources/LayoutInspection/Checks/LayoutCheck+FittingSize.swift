import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

extension LayoutCheck {
  /// Checks that the fitting size of a view contains its content: that a column or a row that begins at one
  /// edge also ends at the other one.
  ///
  ///     make.yPlace(12, title, 4, detail, make.wall)    // the fitting height of the card is 0
  ///
  /// It is not in `all`, because a view whose size is given, such as a whole screen, may end with a wall. Use
  /// it for cards, headers and cells that have the size of their content. AppKit is not examined.
  public static let fitsItsContent = LayoutCheck(named: "fitsItsContent") { tree in
    #if canImport(UIKit)
      CheckedAxis.allCases.compactMap { tree.lineWithoutEnd($0) }
    #else
      []
    #endif
  }
}

#if canImport(UIKit)
  extension CheckedTree {
    /// Returns the problem of a content that the fitting size of the topmost view does not contain.
    fileprivate func lineWithoutEnd(_ axis: CheckedAxis) -> Finding? {
      let inner = views.indices.filter { views[$0].parent == 0 && views[$0].showsContent }
      guard let last = inner.max(by: { axis.far(of: views[$0].frame) < axis.far(of: views[$1].frame) }),
        isOpenBehind(views[last].view, root, axis)
      else { return nil }
      let needed = axis.far(of: views[last].frame)
      let fitting =
        axis == .x
        ? root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        : root.systemLayoutSizeFitting(
          CGSize(width: root.bounds.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
      let length = axis.length(of: fitting)
      let sites = constraints.edgeSites(of: views[last].view, axis)
      // Along x, a text may be narrower than it is now.
      let least = axis == .x ? axis.near(of: views[last].frame) + 1 : needed
      guard least > length + max(tolerance, 1), let site = sites.first else { return nil }
      let plain = shownNames.name(of: views[last].view)
      return finding(
        .fittingSize, [last, 0], sites: sites,
        "The fitting \(axis.words.size) of \(name(of: root)) is \(length.points), and"
          + " \(name(of: views[last].view)) ends at \(needed.points): nothing ties it to the"
          + " \(axis.words.far) edge (\(site.call))."
          + " \(endAdvice(site, plain, axis))")
    }

    /// Returns the line that ties the last view to the far edge.
    func endAdvice(_ site: ConstraintSite, _ plain: String, _ axis: CheckedAxis) -> String {
      site.isOfChain
        ? "End the \(site.plainVerb) with a gap and not with a wall: \(site.plainVerb)(…, \(plain), 8)."
        : "Tie its \(axis.words.far): make.\(axis.words.pin(axis.words.far))(\(plain), by: 8)."
    }
  }
#endif

import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

extension LayoutCheck {
  /// Checks that the content of a cell gives it a height, and that no line ties a view in its `contentView`
  /// to the cell itself.
  ///
  /// The cells, headers and footers of a table are measured at their width, as a table does. These are
  /// intended: content in the middle of the cell, and a table with a fixed `rowHeight` or a delegate that
  /// gives a row enough room. A cell that is examined alone, with the height of a new cell, gets that of its
  /// content; with another height, a column that may end early ends with a gap such as `11...`. The cells of
  /// a collection view are examined only if their content does not fit, because they usually have the size of
  /// their layout.
  public static let cellsFitTheirContent = LayoutCheck(named: "cellsFitTheirContent") { tree in
    #if canImport(UIKit)
      tree.cells()
    #else
      []
    #endif
  }
}

#if canImport(UIKit)
  extension CheckedTree {
    /// Returns the problems of the cells; cells with the same lines have one problem.
    fileprivate func cells() -> [Finding] {
      var calls: Set<String> = []
      return views.indices.compactMap { index in
        guard let content = views[index].view.contentViewOfCell,
          let found = tiesAcross(index, content) ?? columnWithoutEnd(index, content)
        else { return nil }
        let call = found.problem.sites.first?.call ?? ""
        return calls.insert(call).inserted ? found : nil
      }
    }

    // Lines between the cell and the views in its content view

    private func tiesAcross(_ index: Int, _ content: UIView) -> Finding? {
      let cell = views[index].view
      var inner: [UIView] = []
      var sites: [ConstraintSite] = []
      // The cell holds the constraints between itself and a view inside it.
      for constraint in cell.constraints where constraint.isActive {
        guard let view = viewAcross(constraint, cell, content), let site = constraint.site else { continue }
        if !inner.contains(view) { inner.append(view) }
        sites.append(site)
      }
      sites = sites.firstOfEachCall
      guard let first = sites.first else { return nil }
      let calls = sites.count == 1 ? "\(first.call) ties" : "\(first.call) and \(sites.count - 1) more tie"
      let indices = inner.compactMap { view in views.firstIndex { $0.view === view } }
      let names = inner.prefix(3).map { name(of: $0) }
      let more = inner.count > 3 ? ["\(inner.count - 3) more"] : []
      var finding = finding(
        .cell, indices + [index], sites: sites,
        "\(calls) \((names + more).list) to \(name(of: cell)), whose contentView holds"
          + " \(inner.count == 1 ? "it" : "them"): the content gives the cell no height there. Write"
          + " cell.contentView.tk_constraint { … }.")
      // Without a height of its own, the cell contradicts the lines in it.
      finding.step = .block
      finding.explained.views = inner + [cell]
      finding.explained.lines = finding.lines
      return finding
    }

    /// Returns the view inside a content view that a constraint ties to an edge or the center of the cell, or
    /// of a guide of the cell; a share of its width is no tie.
    private func viewAcross(_ constraint: NSLayoutConstraint, _ cell: UIView, _ content: UIView) -> UIView? {
      guard let first = constraint.firstItem, let second = constraint.secondItem else { return nil }
      let isOfCell = { (item: AnyObject) in UIView.holding(item) === cell }
      let attribute = isOfCell(first) ? constraint.firstAttribute : constraint.secondAttribute
      guard isOfCell(first) != isOfCell(second), !attribute.isSize else { return nil }
      let view = (isOfCell(first) ? second : first) as? UIView
      return view.flatMap { $0 !== content && $0.isDescendant(of: content) ? $0 : nil }
    }

    // A column that does not reach the bottom

    private func columnWithoutEnd(_ index: Int, _ content: UIView) -> Finding? {
      let cell = views[index].view
      let inner = views.indices.filter { inner in
        views[inner].parent.map { views[$0].view === content } == true && views[inner].showsContent
      }
      guard let last = inner.max(by: { views[$0].frame.maxY < views[$1].frame.maxY }) else { return nil }
      let end = views[last].frame.maxY - geometry.area(content.bounds, of: content, in: root).minY
      guard isMeasured(cell, end: end), isOpenBehind(views[last].view, content, .y) else { return nil }
      let size = CGSize(width: cell.bounds.width, height: 0)
      let height = cell.systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
      let sites = constraints.edgeSites(of: views[last].view, .y)
      guard end > height + max(tolerance, 1), let site = sites.first else { return nil }
      return finding(
        .cell, [last, index], sites: sites, sentence(index, last, site, height: height, end: end.value))
    }

    /// Returns true if a table gives a cell the height of its content, as far as the cell shows it.
    private func isMeasured(_ cell: UIView, end: Length) -> Bool {
      let overflows = end > geometry.size(of: cell).height + max(tolerance, 1)
      if cell is UICollectionViewCell { return overflows }
      let table = sequence(first: cell, next: \.superview).first { $0 is UITableView } as? UITableView
      guard let table else { return true }
      if cell is UITableViewCell, table.rowHeight >= 0 { return false }
      return overflows
    }

    /// Returns true if no line ties a view, or a view that is tied to it along an axis, to the far edge, the
    /// middle or the size of a view around it.
    func isOpenBehind(_ view: UIView, _ content: UIView, _ axis: CheckedAxis) -> Bool {
      var known: Set<ObjectIdentifier> = []
      var open: [AnyObject] = [view]
      var isTiedAtNear = false
      while let item = open.popLast() {
        guard known.insert(ObjectIdentifier(item)).inserted else { continue }
        for constraint in constraints.of(item, axis) {
          let isFirst = constraint.firstItem === item
          guard let other = isFirst ? constraint.secondItem : constraint.firstItem else { continue }
          guard UIView.holding(other) === content, other is UIView || Self.isOfPlatform(other) else {
            open.append(other)
            continue
          }
          let side = isFirst ? constraint.secondAttribute : constraint.firstAttribute
          if side.isSize || side.side > 0 { return false }
          isTiedAtNear = true
        }
      }
      return isTiedAtNear
    }

    /// Returns true for a guide that a view provides itself, such as its margins.
    private static func isOfPlatform(_ item: AnyObject) -> Bool {
      (item as? UILayoutGuide).map { SystemGuide(rawValue: $0.identifier) != nil } == true
    }

    private func sentence(
      _ index: Int, _ last: Int, _ site: ConstraintSite, height: CGFloat, end: CGFloat
    ) -> String {
      let cell = name(of: views[index].view)
      let plain = shownNames.name(of: views[last].view)
      let measured = height <= 0 ? "a table gets no height" : "a table gets a height of \(height.points)"
      let advice = endAdvice(site, plain, .y)
      return
        "\(site.call) does not reach the bottom of the contentView of \(cell): \(name(of: views[last].view))"
        + " ends at \(end.points), and \(measured) from it. \(advice)"
    }
  }

  extension UITableViewCell {
    /// Gives a cell without a table the height of its content, as a table does, if it has the height of a new
    /// cell, which is 44 points whatever its content needs, or none.
    func growFromDefaultHeight() {
      guard superview == nil, bounds.width > 0, bounds.height == 0 || bounds.height == 44 else { return }
      let size = systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      bounds.size.height = max(bounds.height, size.height)
    }
  }
#endif

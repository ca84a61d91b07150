import AutoLayoutKit
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
    fileprivate func cells() -> [Finding] {
      views.indices.compactMap { index in
        views[index].view.contentViewOfCell.flatMap { tiesAcross(index, $0) ?? columnWithoutEnd(index, $0) }
      }
      .firstOfEach { $0.problem.sites.first?.call }
    }

    // Lines between the cell and the views in its content view

    private func tiesAcross(_ index: Int, _ content: UIView) -> Finding? {
      let cell = views[index].view
      // The cell holds the constraints between itself and a view inside it.
      let ties = cell.constraints.compactMap { constraint -> (view: UIView, site: ConstraintSite)? in
        guard constraint.isActive, let inner = constraint.views.first(where: { $0 !== cell }),
          ConstraintList.isInside(inner, content), let site = constraint.site
        else { return nil }
        // A share of the width of the cell is no tie.
        return Tie(constraint, of: inner)?.holder === cell ? (inner, site) : nil
      }
      let sites = ties.map(\.site).firstOfEachCall
      if sites.isEmpty { return nil }
      let inner = ties.map(\.view).eachOnce
      return finding(
        .cell, indices(of: inner) + [index], sites: sites,
        "\(sites.withOthers("ties", "tie")) \(inner.map { name(of: $0) }.shortList) to \(name(of: cell)),"
          + " whose contentView holds \(inner.count == 1 ? "it" : "them"): the content gives the cell no"
          + " height there. Write cell.contentView.tk_constraint { … }."
      )
      // Without a height of its own, the cell contradicts the lines in it.
      .explaining(inner + [cell], lines: true, at: .block)
    }

    // A row or a column that does not reach the end

    private func openEnd(
      in content: UIView, _ axis: CheckedAxis
    ) -> (index: Int, site: ConstraintSite, sites: [ConstraintSite])? {
      let inner = views.indices.filter { outer($0)?.view === content && views[$0].showsContent }
      let last = inner.max { axis.far(of: views[$0].frame) < axis.far(of: views[$1].frame) }
      guard let last, isOpenBehind(views[last].view, content, axis) else { return nil }
      let sites = constraints.edgeSites(of: views[last].view, axis)
      return sites.first.map { (last, $0, sites) }
    }

    /// Returns true if no line ties a view, or a view that is tied to it along an axis, to the far edge, the
    /// middle or the size of a view around it.
    private func isOpenBehind(_ view: UIView, _ content: UIView, _ axis: CheckedAxis) -> Bool {
      var known: Set<ObjectIdentifier> = []
      var open: [AnyObject] = [view]
      var isTiedAtNear = false
      while let item = open.popLast() {
        guard known.insert(ObjectIdentifier(item)).inserted else { continue }
        for constraint in constraints.of(item, axis) {
          guard let other = constraint.other(than: item) else { continue }
          let isOfPlatform = (other as? UILayoutGuide)?.systemGuide != nil
          guard UIView.holding(other) === content, other is UIView || isOfPlatform else {
            open.append(other)
            continue
          }
          let side = constraint.otherAttribute(than: item)
          if side.isSize || side.side > 0 { return false }
          isTiedAtNear = true
        }
      }
      return isTiedAtNear
    }

    private func endAdvice(_ site: ConstraintSite, _ last: Int, _ axis: CheckedAxis) -> String {
      site.isOfChain
        ? "End the \(site.plainVerb) with a gap and not with a wall:"
          + " \(site.plainVerb)(…, \(plainName(last)), 8)."
        : "Tie its \(axis.words.far): make.\(axis.words.pin(axis.words.far))(\(plainName(last)), by: 8)."
    }

    private func columnWithoutEnd(_ index: Int, _ content: UIView) -> Finding? {
      let cell = views[index].view
      guard let (last, site, sites) = openEnd(in: content, .y) else { return nil }
      let end = views[last].frame.maxY - geometry.area(content.bounds, of: content, in: root).minY
      let overflows = end > geometry.size(of: cell).height + max(tolerance, 1)
      let table = sequence(first: cell, next: \.superview).first { $0 is UITableView } as? UITableView
      let isFixed = cell is UITableViewCell && (table?.rowHeight ?? -1) >= 0
      let isMeasured = table == nil && !(cell is UICollectionViewCell) || overflows && !isFixed
      guard isMeasured else { return nil }
      let height = cell.fittingHeight(from: 0)
      guard end > height + max(tolerance, 1) else { return nil }
      let measured = height <= 0 ? "a table gets no height" : "a table gets a height of \(height.points)"
      return finding(
        .cell, [last, index], sites: sites,
        "\(site.call) does not reach the bottom of the contentView of \(name(index)): \(name(last))"
          + " ends at \(end.value.points), and \(measured) from it. \(endAdvice(site, last, .y))")
    }

    fileprivate func lineWithoutEnd(_ axis: CheckedAxis) -> Finding? {
      guard let (last, site, sites) = openEnd(in: root, axis) else { return nil }
      let needed = axis.far(of: views[last].frame)
      let length =
        axis == .x
        ? root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width : root.fittingHeight(from: 0)
      // Along x, a text may be narrower than it is now.
      let least = axis == .x ? axis.near(of: views[last].frame) + 1 : needed
      guard least > length + max(tolerance, 1) else { return nil }
      return finding(
        .fittingSize, [last, 0], sites: sites,
        "The fitting \(axis.words.size) of \(name(of: root)) is \(length.points), and"
          + " \(name(last)) ends at \(needed.points): nothing ties it to the"
          + " \(axis.words.far) edge (\(site.call)). \(endAdvice(site, last, axis))")
    }
  }

  extension UITableViewCell {
    /// Gives a cell without a table the height of its content, as a table does, if it has the height of a new
    /// cell, which is 44 points whatever its content needs, or none.
    func growFromDefaultHeight() {
      guard superview == nil, bounds.width > 0, bounds.height == 0 || bounds.height == 44 else { return }
      bounds.size.height = max(bounds.height, fittingHeight(from: 0))
    }
  }
#endif

import AutoLayoutKit
import LayoutPlatform
import LayoutWords

extension LayoutCheck {
  /// Checks that one row is placed either by left and right or by leading and trailing.
  ///
  ///     make.directional.xPlace(16, name, make.wall)   // from right to left, name moves to the right
  ///     make.xPlace(make.wall, price, 16)              // and price stays there
  ///
  /// A row is two views of one superview that are beside each other. From left to right nothing is wrong with
  /// it yet. A view that is tied to both edges of its superview is the same in both directions, and so is the
  /// alignment of two views with each other.
  public static let oneDirection = LayoutCheck(named: "oneDirection", basis: .pairs) { $0.mixedRows() }

  /// Checks that a screen changes its sides from right to left: that not all of its rows are placed by left
  /// and right.
  ///
  /// It is not in `all`, because a screen in one language need not be mirrored. A view that is tied to both
  /// edges, or to the center, is the same in both directions.
  public static let mirrored = LayoutCheck(named: "mirrored", basis: .constraints) { tree in
    tree.unmirrored().map { [$0] } ?? []
  }
}

extension CheckedTree {
  fileprivate func mixedRows() -> [Finding] {
    let tied = views.indices.dropFirst().filter { !views[$0].frame.isEmpty }
      .map { (index: $0, lines: edgeLines(of: views[$0].view)) }
    let fixed = tied.filter { !$0.lines.fixed.isEmpty }
    return tied.compactMap { one -> (row: String, finding: Finding)? in
      let other = fixed.first { other in
        let (first, second) = (views[one.index].frame, views[other.index].frame)
        return views[other.index].parent == views[one.index].parent
          && min(first.maxY, second.maxY) - max(first.minY, second.minY) > tolerance
      }
      guard let mirrored = one.lines.mirrored.first, let other else { return nil }
      let (site, isOne) = (other.lines.fixed[0], one.index == other.index)
      let finding = finding(
        .direction, isOne ? [one.index] : [one.index, other.index], sites: [site, mirrored],
        "\(mirrored.call) places \(name(one.index)) by leading and trailing, and \(site.call) places"
          + " \(isOne ? "it" : name(other.index)) in the same row by left and right: from right to left, only"
          + " \(isOne ? "a part of the row" : name(one.index)) changes sides. Write make.directional in both"
          + " lines or in none.")
      return ("\(views[one.index].parent ?? 0) \(mirrored.fileAndLine)", finding)
    }
    .firstOfEach(\.row).map(\.finding)
  }

  fileprivate func unmirrored() -> Finding? {
    let rows = views.indices.map { (index: $0, lines: edgeLines(of: views[$0].view)) }
    let fixed = rows.filter { !$0.lines.fixed.isEmpty }
    guard !fixed.isEmpty, rows.allSatisfy(\.lines.mirrored.isEmpty) else { return nil }
    let sites = fixed.flatMap(\.lines.fixed).firstOfEachCall
    return finding(
      .mirroring, fixed.map(\.index), sites: sites,
      "\(sites.withOthers("places", "place")) views by left and right, and no line by leading and trailing:"
        + " from right to left nothing changes sides. Write make.directional, or set"
        + " AutoLayoutKitMaker.isDirectional when the app starts.")
  }

  private func edgeLines(
    of view: AutoLayoutKitView
  ) -> (fixed: [ConstraintSite], mirrored: [ConstraintSite]) {
    let ties = constraints.ties(of: view, .x).filter { tie in
      tie.own.isMirrored != nil && view.superview?.isDescendant(of: tie.holder) == true
    }
    let oneSided = ties.filter { tie in
      !ties.contains { $0.holder === tie.holder && $0.own.side != tie.own.side }
    }
    func sites(_ areMirrored: Bool) -> [ConstraintSite] {
      oneSided.filter { $0.own.isMirrored == areMirrored }.compactMap(\.site)
    }
    return (sites(false), sites(true))
  }
}

extension NSLayoutConstraint.Attribute {
  /// True for a leading or trailing edge, false for a left or right one, and nil for other attributes.
  var isMirrored: Bool? {
    switch self {
    case .leading, .trailing: return true
    case .left, .right: return false
    #if canImport(UIKit)
      case .leadingMargin, .trailingMargin: return true
      case .leftMargin, .rightMargin: return false
    #endif
    default: return nil
    }
  }
}

extension LayoutCheck {
  /// Checks that no two views of two rows are exchanged.
  ///
  ///     make.xPlace(16, name, make.wall, price, 16)
  ///     make.xPlace(16, preview, make.wall, badge, 16)
  ///     make.ref(name).yCenter(badge)       // badge is in the row of preview
  ///     make.ref(preview).yCenter(price)    // and price is in the row of name
  ///
  /// The evidence are four lines: two rows or columns that have each view in its place, and two alignments
  /// across them. A view that is aligned with the other row alone is intended.
  public static let noCrossedRows = LayoutCheck(named: "noCrossedRows", basis: .constraints) { tree in
    CheckedAxis.allCases.flatMap { tree.crossedRows($0) }
  }
}

extension CheckedTree {
  fileprivate func crossedRows(_ axis: CheckedAxis) -> [Finding] {
    var calls: [ObjectIdentifier: Set<String>] = [:]
    var alignments: [(view: AutoLayoutKitView, partner: AutoLayoutKitView, site: ConstraintSite)] = []
    for (constraint, _) in constraints.all {
      guard let site = constraint.site, let first = constraint.firstItem as? AutoLayoutKitView
      else { continue }
      if axis.has(constraint.firstAttribute) {
        guard site.plainVerb == axis.words.chainVerb else { continue }
        for view in constraint.views { calls[ObjectIdentifier(view), default: []].insert(site.call) }
      } else if let second = constraint.secondItem as? AutoLayoutKitView, second !== first,
        second.superview === first.superview, constraint.firstAttribute == constraint.secondAttribute,
        !constraint.firstAttribute.isSize
      {
        alignments.append((first, second, site))
      }
    }
    func rows(_ one: AutoLayoutKitView, _ other: AutoLayoutKitView) -> Set<String> {
      (calls[ObjectIdentifier(one)] ?? []).intersection(calls[ObjectIdentifier(other)] ?? [])
    }
    return alignments.indices.flatMap { index in
      alignments[..<index].compactMap { one in
        let other = alignments[index]
        // Each view is in the row of the other one's partner, and not in that of its own.
        guard one.view !== other.view, one.partner !== other.partner,
          one.view.superview === other.view.superview, let row = rows(one.view, other.partner).min(),
          !rows(other.view, one.partner).isEmpty, rows(one.view, one.partner).isEmpty,
          rows(other.view, other.partner).isEmpty
        else { return nil }
        let words = [one, other].map {
          "\($0.site.call) aligns \(name(of: $0.view)) with \(name(of: $0.partner))"
        }
        return finding(
          .crossedRows, indices(of: [one.view, other.view]), sites: [one.site, other.site],
          "\(words[0]), and \(words[1]), but \(row) has \(name(of: one.view)) in the \(axis.words.chain)"
            + " of \(name(of: other.partner)). Exchange the two views in one pair of lines.")
      }
    }
  }
}

extension LayoutCheck {
  /// Checks that a hidden view leaves no gap between two visible views of a column or a row.
  ///
  ///     make.yPlace(16, title, 8, warning, 8, form)    // warning is hidden: 8 + 21 + 8 points stay free
  ///
  /// These are intended: a transparent view; a hidden view at the end of a column or a row, or beside a
  /// flexible gap; and one in a line that also shows it in another place, so that cells stay aligned.
  public static let noHiddenGaps = LayoutCheck(named: "noHiddenGaps") { tree in
    tree.views.flatMap { $0.view.subviews.filter(\.isHidden) }.flatMap { hidden in
      CheckedAxis.allCases.compactMap { tree.gap(of: hidden, $0) }
    }
  }
}

extension CheckedTree {
  fileprivate func gap(of hidden: AutoLayoutKitView, _ axis: CheckedAxis) -> Finding? {
    let chain = constraints.of(hidden, axis).filter {
      $0.isTie && $0.site?.isOfChain == true && $0.priority.rawValue >= 1000
    }
    guard chain.count == 2, let site = chain[0].site, chain[1].site?.isSameCall(as: site) == true
    else { return nil }
    let neighbors = chain.compactMap { $0.other(than: hidden).flatMap(index) }
      .filter { views[$0].view.superview === hidden.superview }
      .sorted { axis.near(of: views[$0].frame) < axis.near(of: views[$1].frame) }
    guard neighbors.count == 2, neighbors.allSatisfy({ views[$0].showsContent || views[$0].hasBackground }),
      !isShownElsewhere(chain[0])
    else { return nil }
    let length = axis.near(of: views[neighbors[1]].frame) - axis.far(of: views[neighbors[0]].frame)
    let largest = chain.map { abs($0.constant) }.max() ?? 0
    guard length.exceeds(Length(largest), by: tolerance) else { return nil }
    return finding(
      .hiddenGap, of: [hidden] + neighbors.map { views[$0].view },
      at: [InspectedFrame.of(hidden, in: root)] + neighbors.map { views[$0].frame.rect }, sites: [site],
      "\(name(of: hidden)) is hidden, and the \(axis.words.chain) at \(site.fileAndLine) still"
        + " keeps its place: \(length.points) points are free between"
        + " \(neighbors.map(name).list). \(collapsingAdvice(axis))")
  }

  private func isShownElsewhere(_ constraint: NSLayoutConstraint) -> Bool {
    constraints.instances(of: constraint).map(\.views).contains { views in
      !views.isEmpty && !views.contains(where: \.isHidden)
    }
  }

  func collapsingAdvice(_ axis: CheckedAxis) -> String {
    "Write make.collapsing.\(axis.words.chainVerb)(…), and run the block again with replace: when it is"
      + " shown or hidden."
  }
}

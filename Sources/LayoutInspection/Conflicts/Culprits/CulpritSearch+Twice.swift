import LayoutWords

// Lines that give the same edge or the same size again.
extension CulpritSearch {
  var twice: [ConflictCulprit] {
    let one = equalSizes ?? sizeTwice ?? edgeTwice ?? placedTwice
    return tiedTwice + sameTwice + [one].compactMap { $0 }
  }

  // Edges.

  private var tiedTwice: [ConflictCulprit] {
    let ties = members.filter { $0.isEquality && $0.isSameEdge && $0.site?.axis?.isVertical == $0.isVertical }
    for (early, late) in pairs(ties)
    where early.item == late.item && early.side == late.side && early.isVertical == late.isVertical
      && early.site.map(late.isSameCall) == false
    {
      // A row places its other views too.
      let (added, former) = late.isGap && !early.isGap ? (early, late) : (late, early)
      return removals(
        of: added, former,
        places(added, [call(former)], at: position(former), or: onlyOne(added, former)))
    }
    return []
  }

  private var edgeTwice: ConflictCulprit? {
    guard members.allSatisfy({ $0.relation == .equal }), let tie = singleTie,
      let other = impliedConstant(tie)
    else { return nil }
    let rest = members.filter { $0.id != tie.id }
    let verbsOfSizes = ["width", "height", "size", "sameWidth", "sameHeight", "sameSize", "aspectRatio"]
    let calls = rest.calls.filter { !verbsOfSizes.contains($0.plainVerb) }.map(\.call)
    guard !calls.isEmpty, rest.allSatisfy({ $0.source == .client || $0.source.isFixed }) else { return nil }
    let last = calls.count == 1 ? "Keep only one of the two." : "Remove one of these lines."
    return culprit(removing: tie, places(tie, calls, at: position(tie, other), or: last))
  }

  /// The tie that a path of the others contradicts: that of a verb, or of the row that has only one tie in
  /// the conflict; of several, the later line.
  private var singleTie: ConflictEquation? {
    let ties = members.filter { $0.isTie && $0.isOfVerb }
    let single = ties.filter { tie in
      tie.site.map { site in ties.filter { $0.isSameCall(as: site) }.count == 1 } ?? false
    }
    let verbs = single.filter { $0.site?.isOfChain == false }
    let found = (verbs.isEmpty ? single : verbs).max { ($0.site?.line ?? 0) < ($1.site?.line ?? 0) }
    // A center can be given beside the size of the container; an edge beside it is a row that does not fill.
    if members.contains(where: \.source.isFixed), found?.isSameEdge != true || found?.isOfCenter != true {
      return nil
    }
    return ties.count > 1 ? found : nil
  }

  private func places(
    _ tie: ConflictEquation, _ calls: [String], at other: String, or last: String
  ) -> String {
    let meant = forgotten(tie).map {
      "No line places \($0) along \(tie.words.letter): probably \($0) was meant in one of the two."
    }
    return "\(call(tie)) places \(name(tie.item)).\(tie.words.edge(tie.side)) at \(position(tie)), but"
      + " \(calls.list) \(calls.count == 1 ? "places" : "place") it at \(other). \(meant ?? last)"
  }

  private func position(_ tie: ConflictEquation, _ constant: Double? = nil) -> String {
    let base = "\(name(tie.shape.anchor)).\(tie.words.edge(tie.shape.anchorSide))"
    let distance = constant ?? tie.constant
    return abs(distance) < 1e-9 ? base : "\(base) \(distance < 0 ? "-" : "+") \(abs(distance).points)"
  }

  /// Two lines that place one view against another one at different edges, so that a size would be negative,
  /// and a verb that places an edge of a view which a row places beside its neighbor: `xPlace(a, 8, b)` and
  /// `xLeft(b)`.
  private var placedTwice: ConflictCulprit? {
    func culprit(_ late: ConflictEquation, _ early: ConflictEquation, against anchor: String = "")
      -> ConflictCulprit
    {
      self.culprit(
        removing: late,
        "\(call(late)) places \(name(late.item))\(anchor) along \(late.words.letter), but \(call(early))"
          + " already does. Keep only one of the two.")
    }
    if members.count == 2, members.allSatisfy({ $0.isEquality && $0.isTie }), members.calls.count == 2,
      Set(members[0].items) == Set(members[1].items)
    {
      let (early, late) = inOrder(members[0], members[1])
      return culprit(late, early, against: " against \(name(late.shape.anchor))")
    }
    for verb in members where verb.isEquality && verb.isSameEdge && verb.verbSite?.isOfChain == false {
      let row = members.first { $0.isGap && $0.isEquality && isPlaced(by: $0, besides: verb) }
      if let row { return culprit(verb, row) }
    }
    return nil
  }

  // Sizes.

  private var sameTwice: [ConflictCulprit] {
    guard members.count == 2, members[0].isAlike(members[1]), members.allSatisfy(\.isEquality),
      let problem = words.contradiction
    else { return [] }
    let (early, late) = inOrder(members[0], members[1])
    let end = forgotten(late).map { other in
      "No line gives \(other) a \(late.words.size): probably \(other) was meant in one of the two."
    }
    return removals(of: late, early, "\(problem) \(end ?? onlyOne(late, early))")
  }

  /// Two numbers for sizes that a line of the conflict makes equal, or of which it gives the ratio:
  /// `width(a) == 280`, `width(b) == 120` and `sameWidth(a, b)`.
  private var equalSizes: ConflictCulprit? {
    for link in members where link.isRatio && link.isEquality && link.constant == 0 {
      guard let site = link.site else { continue }
      let tied = Set(lines(of: site).flatMap { line in line.terms.keys.map(\.item) })
      let isAspect = Set(link.terms.keys.map(\.isVertical)).count == 2
      // In a row that is otherwise tied, one or both sizes are no part of the conflict.
      let sizes = (isAspect ? members : members + conflict.lines).filter { size in
        size.isSize && size.isEquality && size.priority >= 1000 && size.site != nil
          && tied.contains(size.item) && link.terms.keys.contains { $0.isVertical == size.isVertical }
      }
      guard let first = sizes.first else { continue }
      let second = sizes.first { $0.constant != first.constant && $0.item != first.item }
      if let second, !isAspect, link.terms.values.allSatisfy({ abs($0) == 1 }) {
        let (early, late) = inOrder(first, second)
        return ConflictCulprit(
          description:
            "\(makes(late)) and \(makes(early)), but \(site.call) makes both equal. Remove one of the three"
            + " lines.",
          site: late.site, items: [late.item], edit: edit([early, late]))
      }
      guard members.count == 3, let other = sizes.first(where: { $0.isVertical != first.isVertical }),
        other.item == first.item
      else { continue }
      let lengths = (first.isVertical ? [other, first] : [first, other]).map {
        "\(words.length($0)) (\(call($0)))"
      }
      return culprit(
        removing: inOrder(first, other).late, at: site,
        "\(site.call) needs another ratio of \(name(first.item)) than \(lengths.list). Remove the width, the"
          + " height or \(site.plainVerb).")
    }
    return nil
  }

  /// A number for a size, or a share of another size, that other lines determine: `width(a) == 100` beside
  /// `inset(16).xEqual(a)`, `aspectRatio(16, 9, a)` or a grid.
  private var sizeTwice: ConflictCulprit? {
    let sizes = members.filter { $0.isOfVerb && $0.relation == .equal && ($0.isSize || $0.isRatio) }
    if let found = sizes.lazy.compactMap(sizeBesideEdges).first { return found }
    let ratios = members.filter { $0.isRatio && $0.site?.plainVerb == "aspectRatio" }
    guard let size = sizes.first(where: \.isSize), sizes.filter(\.isSize).count == 1,
      members.allSatisfy({ $0.relation == .equal }), let link = ratios.first(where: { $0.item == size.item })
    else { return nil }
    return sizeTwice(size, [link], "Keep only one of the two.", at: link.site)
  }

  private func sizeBesideEdges(_ size: ConflictEquation) -> ConflictCulprit? {
    let edges = members.filter {
      !$0.source.isFixed && $0.isTie && $0.item == size.item && $0.isVertical == size.isVertical
    }
    let isTied = edges.allSatisfy {
      $0.site != nil && $0.relation == .equal && $0.isSameEdge && !$0.isOfCenter
    }
    guard isTied, edges.count == 2, let edge = edges.calls.first else { return nil }
    let isOne = edges.calls.count == 1
    let ties = isOne ? "ties" : "tie"
    var last = isOne ? "Keep only one of the two." : "Remove one of the three lines."
    if size.isRatio {
      guard size.terms.keys.allSatisfy({ $0.isVertical == size.isVertical }) else { return nil }
      return culprit(
        removing: size, at: edge,
        "\(edges.calls.map(\.call).list) \(ties) both edges of \(name(size.item)), but \(call(size)) needs"
          + " \(size.text). \(last)")
    }
    if isOne, edges.contains(where: conflict.holdsElsewhere) {
      last = "Remove the \(size.words.size)."
    } else if isOne, edge.isOfChain {
      last = "Remove the \(size.words.size), or end the \(size.words.chain) with make.wall."
    }
    return sizeTwice(size, edges, last, at: edge, "\(ties) both edges of \(name(size.item)) and ")
  }

  func sizeTwice(
    _ size: ConflictEquation, _ others: [ConflictEquation], _ change: String, at place: ConstraintSite?,
    _ reason: String = ""
  ) -> ConflictCulprit? {
    guard let other = impliedConstant(size), other > 0 else { return nil }
    let (makes, item) = (others.calls.count > 1 ? "make" : "makes", reason.isEmpty ? name(size.item) : "it")
    return culprit(
      removing: size, at: place,
      "\(others.calls.map(\.call).list) \(reason)\(makes) \(item) \(other.points) \(size.words.extent), but"
        + " \(self.makes(size, "it")). \(change)")
  }

  // The parts.

  /// Returns a culprit in two lines of which one is too many: without the first, without the second, or
  /// without both, because other lines can contradict each of them.
  private func removals(
    of first: ConflictEquation, _ second: ConflictEquation, _ description: String
  ) -> [ConflictCulprit] {
    let edits = [first, second].map { removal(of: $0, about: first.item) }
    return (edits + [edits[0] + edits[1]]).map {
      ConflictCulprit(description: description, site: first.site, items: [first.item], edit: $0)
    }
  }

  /// Returns the advice to keep one of two lines.
  ///
  /// Two calls of one verb that are not in consecutive lines can be in two blocks, for two states of a view.
  private func onlyOne(_ first: ConflictEquation, _ second: ConflictEquation) -> String {
    guard let site = first.site, let other = second.site, site.plainVerb == other.plainVerb,
      site.file == other.file, abs(site.line - other.line) > 1
    else { return "Keep only one of the two." }
    return
      "Keep only one of the two; if they are two states, pass the group on: tk_constraint(replace: group)"
      + " { … }."
  }

  private func forgotten(_ equation: ConflictEquation) -> String? {
    guard let names = conflict.names, let view = view(equation.item) else { return nil }
    let forgotten = conflict.evidence?.forgottenSibling(
      of: view, CheckedAxis(isVertical: equation.isVertical), isSize: equation.isSize)
    return forgotten.map { names.name(of: $0) }
  }
}

extension AxisWords {
  func edge(_ side: Double) -> String {
    if side == 0.5 { return "center\(letter.uppercased())" }
    return side == 0 ? near : far
  }
}

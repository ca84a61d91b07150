import LayoutWords

// Lines that give the same edge or the same size again.
extension CulpritSearch {
  /// The culprits of two lines that give the same edge or size.
  var twice: [ConflictCulprit] {
    let size = equalSizes ?? sizesOfTie ?? sizeBesideEdges ?? sizeBesideRatio
    let one = size ?? edgeTwice ?? placedTwice ?? placedInRow
    return tiedTwice + sameTwice + [one].compactMap { $0 }
  }

  // Edges.

  /// Two lines that tie one edge of a view to two different edges: `xEqual(a)` and `ref(b).xEqual(a)`.
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
        "\(call(added)) places \(edge(added)) at \(position(added)), but \(call(former)) places it at"
          + " \(position(former)). \(meant(added) ?? onlyOne(added, former))")
    }
    return []
  }

  /// Two positions for one edge: that of a verb, and that of another line or of the row before it.
  private var edgeTwice: ConflictCulprit? {
    guard arithmetic.squeezed.isEmpty, members.allSatisfy({ $0.relation == .equal }), let tie = singleTie,
      let other = impliedConstant(tie)
    else { return nil }
    let rest = members.filter { $0.id != tie.id }
    let verbsOfSizes = ["width", "height", "size", "sameWidth", "sameHeight", "sameSize", "aspectRatio"]
    let calls = rest.calls.filter { !verbsOfSizes.contains($0.plainVerb) }
    guard !calls.isEmpty, rest.allSatisfy({ $0.source == .client || $0.source.isFixed }) else { return nil }
    let last = calls.count == 1 ? "Keep only one of the two." : "Remove one of these lines."
    return culprit(
      removing: tie,
      "\(call(tie)) places \(edge(tie)) at \(position(tie)), but \(calls.map(\.call).list)"
        + " \(calls.count == 1 ? "places" : "place") it at \(position(tie, other)). \(meant(tie) ?? last)")
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

  /// Two lines that place one view against another one at different edges, so that a size would be negative.
  private var placedTwice: ConflictCulprit? {
    guard members.count == 2, members.allSatisfy({ $0.isEquality && $0.isTie }), members.calls.count == 2,
      Set(members[0].items) == Set(members[1].items)
    else { return nil }
    let (early, late) = inOrder(members[0], members[1])
    return culprit(
      removing: late,
      "\(call(late)) places \(name(late.item)) against \(name(late.shape.anchor)) along"
        + " \(late.words.letter), but \(call(early)) already does. Keep only one of the two.")
  }

  /// A verb that places an edge of a view which a row places beside its neighbor: `xPlace(a, 8, b)` and
  /// `xLeft(b)`.
  private var placedInRow: ConflictCulprit? {
    for verb in members where verb.isEquality && verb.isSameEdge && verb.verbSite?.isOfChain == false {
      let row = members.first { $0.isGap && $0.isEquality && isPlaced(by: $0, besides: verb) }
      let object = conflict.items[verb.item].object
      let chain = conflict.lines.first {
        $0.items.first == verb.item && $0.site?.plainVerb == verb.words.chainVerb
      }
      guard let other = row ?? (object == nil ? nil : chain) else { continue }
      var found = culprit(
        removing: verb,
        "\(call(verb)) places \(name(verb.item)) along \(verb.words.letter), but \(call(other)) already does."
          + " Keep only one of the two.")
      if row == nil { found.placed = [object].compactMap { $0 } }
      return found
    }
    return nil
  }

  /// Returns the edge that a tie places: `bar.top`.
  private func edge(_ tie: ConflictEquation) -> String { "\(name(tie.item)).\(tie.words.edge(tie.side))" }

  /// Returns the position that a tie gives an edge, or would give it with another constant: `bar.top + 40`.
  private func position(_ tie: ConflictEquation, _ constant: Double? = nil) -> String {
    let base = "\(name(tie.shape.anchor)).\(tie.words.edge(tie.shape.anchorSide))"
    let distance = constant ?? tie.constant
    return abs(distance) < 1e-9 ? base : "\(base) \(distance < 0 ? "-" : "+") \(abs(distance).points)"
  }

  // Sizes.

  /// Two numbers for one size or one distance: `width(play) == 44` and `width(play) == 64`.
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

  /// Two numbers for sizes that another line makes equal, or of which it gives the ratio: `width(a) == 280`,
  /// `width(b) == 120` and `sameWidth(a, b)`.
  private var equalSizes: ConflictCulprit? {
    let sizes = members.filter(\.isSize)
    guard members.allSatisfy(\.isEquality), members.count == 3, sizes.count == 2,
      let ratio = members.first(where: { !$0.isSize }), let link = ratio.site,
      sizes.allSatisfy({ $0.site != nil })
    else { return nil }
    let (early, late) = inOrder(sizes[0], sizes[1])
    if early.item == late.item, early.isVertical != late.isVertical {
      let lengths = (late.isVertical ? [early, late] : [late, early]).map {
        "\(words.length($0)) (\(call($0)))"
      }
      return culprit(
        removing: late, at: link,
        "\(link.call) needs another ratio of \(name(late.item)) than \(lengths.list). Remove the width, the"
          + " height or \(link.plainVerb).")
    }
    guard early.isVertical == late.isVertical, ratio.constant == 0 else { return nil }
    return culprit(removing: late, tooMany([late, early], link))
  }

  /// Two numbers for sizes that a line of the conflict makes equal, of which one or both are not a part of
  /// the conflict: the row is otherwise tied.
  private var sizesOfTie: ConflictCulprit? {
    for link in members where link.isRatio && link.isEquality && link.constant == 0 {
      guard let site = link.site, link.terms.values.allSatisfy({ abs($0) == 1 }) else { continue }
      let tied = Set(lines(of: site).flatMap { line in line.terms.keys.map(\.item) })
      let sizes = conflict.lines.filter { size in
        size.isSize && size.isVertical == link.isVertical && size.isEquality && size.priority >= 1000
          && size.site != nil && tied.contains(size.item)
      }
      guard let first = sizes.first, let second = sizes.first(where: { $0.constant != first.constant }),
        first.item != second.item
      else { continue }
      return ConflictCulprit(
        description: tooMany([first, second], site), site: first.site, items: [],
        edit: edit([first, second]))
    }
    return nil
  }

  /// Returns the sentences about two sizes that another call makes equal.
  private func tooMany(_ sizes: [ConflictEquation], _ link: ConstraintSite) -> String {
    "\(sizes.map { makes($0) }.list), but \(link.call) makes both equal. Remove one of the three lines."
  }

  /// A size or a share of another size that both edges of the view determine: `inset(16).xEqual(a)`, and
  /// `width(a) == 100` or `width(a) == b.tk_width * 0.6`.
  private var sizeBesideEdges: ConflictCulprit? {
    for size in members where size.isOfVerb && size.relation == .equal && (size.isSize || size.isRatio) {
      let edges = edges(besides: size)
      let calls = edges.calls
      guard let edge = calls.first else { continue }
      let isOne = calls.count == 1
      let ties = "\(calls.map(\.call).list) \(isOne ? "ties" : "tie") both edges of \(name(size.item))"
      var last = isOne ? "Keep only one of the two." : "Remove one of the three lines."
      if size.isRatio {
        guard size.terms.keys.allSatisfy({ $0.isVertical == size.isVertical }) else { continue }
        return culprit(removing: size, at: edge, "\(ties), but \(call(size)) needs \(size.text). \(last)")
      }
      guard let other = impliedConstant(size), other > 0 else { continue }
      if isOne, edges.contains(where: conflict.holdsElsewhere) {
        last = "Remove the \(size.words.size)."
      } else if isOne, edge.isOfChain {
        last = "Remove the \(size.words.size), or end the \(size.words.chain) with make.wall."
      }
      return culprit(
        removing: size, at: edge,
        "\(ties) and \(isOne ? "makes" : "make") it \(other.points) \(size.words.extent), but"
          + " \(makes(size, "it")). \(last)")
    }
    return nil
  }

  /// Returns the lines that tie both edges of a view along the axis of its size to the same ones of another
  /// item; empty if they are not a part of the conflict.
  private func edges(besides size: ConflictEquation) -> [ConflictEquation] {
    let edges = members.filter {
      !$0.source.isFixed && $0.isTie && $0.item == size.item && $0.isVertical == size.isVertical
    }
    let isTied = edges.allSatisfy {
      $0.site != nil && $0.relation == .equal && $0.isSameEdge && !$0.isOfCenter
    }
    return isTied && edges.count == 2 ? edges : []
  }

  /// A number for a size that a ratio determines: `xEqual(hero)`, `aspectRatio(16, 9, hero)` and
  /// `height(hero) == 300`.
  private var sizeBesideRatio: ConflictCulprit? {
    let sizes = members.filter { $0.isSize && $0.isOfVerb }
    guard members.allSatisfy({ $0.relation == .equal }), sizes.count == 1, let size = sizes.first,
      let link = members.first(where: {
        $0.isRatio && $0.item == size.item && $0.site?.plainVerb == "aspectRatio"
      }),
      let other = impliedConstant(size), other > 0
    else { return nil }
    return culprit(
      removing: size, at: link.site,
      "\(call(link)) makes \(name(size.item)) \(other.points) \(size.words.extent), but"
        + " \(makes(size, "it")). Keep only one of the two.")
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

  /// Returns the sentence about the view that was probably meant in one of two lines; nil if there is none.
  private func meant(_ tie: ConflictEquation) -> String? {
    forgotten(tie).map {
      "No line places \($0) along \(tie.words.letter): probably \($0) was meant in one of the two."
    }
  }

  private func forgotten(_ equation: ConflictEquation) -> String? {
    conflict.items[equation.item].object.flatMap {
      conflict.tree?.forgottenSibling(of: $0, isVertical: equation.isVertical, isSize: equation.isSize)
    }
  }
}

extension AxisWords {
  /// Returns the name of an edge by its part of the item: `left`, `centerX` or `right`.
  func edge(_ side: Double) -> String {
    if side == 0.5 { return "center\(letter.uppercased())" }
    return side == 0 ? near : far
  }
}

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
    for (index, tie) in ties.enumerated() {
      guard case .edges(let item, let side, _, _) = tie.shape, let site = tie.site else { continue }
      let other = ties[..<index].first { other in
        guard case .edges(item, side, _, _) = other.shape else { return false }
        return other.isVertical == tie.isVertical && !other.isSameCall(as: site)
      }
      guard let other, var (later, earlier) = pair([tie, other]) else { continue }
      // A row places its other views too.
      if later.isGap, !earlier.isGap { swap(&later, &earlier) }
      return removals(
        of: later, earlier, item,
        "\(call(later)) places \(edge(tie)) at \(position(later)), but \(call(earlier)) places it at"
          + " \(position(earlier)). \(meant(item, tie) ?? onlyOne(later, earlier))")
    }
    return []
  }

  /// Two positions for one edge: that of a verb, and that of another line or of the row before it.
  private var edgeTwice: ConflictCulprit? {
    guard arithmetic.squeezed.isEmpty, members.allSatisfy({ $0.relation == .equal }), let tie = singleTie,
      let other = impliedConstant(tie), let item = tie.items.first
    else { return nil }
    let rest = members.filter { $0.id != tie.id }
    let calls = rest.compactMap(\.site).filter(\.isOfEdges).firstOfEachCall.map(\.call)
    guard !calls.isEmpty, rest.allSatisfy({ $0.source == .client || $0.source.isFixed }) else { return nil }
    let last = calls.count == 1 ? "Keep only one of the two." : "Remove one of these lines."
    return culprit(
      tie, item,
      "\(call(tie)) places \(edge(tie)) at \(position(tie)), but \(calls.list)"
        + " \(calls.count == 1 ? "places" : "place") it at \(position(tie, other)). "
        + (meant(item, tie) ?? last))
  }

  /// Two lines that place one view against another one at different edges, so that a size would be negative.
  private var placedTwice: ConflictCulprit? {
    guard members.count == 2, let (later, earlier) = pair(members), let site = later.site,
      earlier.site != nil, !earlier.isSameCall(as: site), later.isEquality, earlier.isEquality,
      later.items.count == 2, Set(later.items) == Set(earlier.items)
    else { return nil }
    return culprit(
      later, later.items[0],
      "\(call(later)) places \(name(later.items[0])) against \(name(later.items[1])) along"
        + " \(later.words.letter), but \(call(earlier)) already does. Keep only one of the two.")
  }

  /// A verb that places an edge of a view which a row places beside its neighbor: `xPlace(a, 8, b)` and
  /// `xLeft(b)`.
  private var placedInRow: ConflictCulprit? {
    for verb in members where verb.isEquality && verb.isSameEdge && verb.verbSite?.isOfChain == false {
      guard case .edges(let item, let side, _, _) = verb.shape else { continue }
      let row = members.first { $0.isGap && $0.isEquality && isPlaced(item, side, by: $0, besides: verb) }
      let object = conflict.items[item].object
      let chain = object.flatMap { _ in
        conflict.lines.first {
          $0.items.first == item && $0.site?.plainVerb == verb.words.chainVerb
        }
      }
      guard let other = row ?? chain else { continue }
      var found = culprit(
        verb, item,
        "\(call(verb)) places \(name(item)) along \(verb.words.letter), but \(call(other)) already does."
          + " Keep only one of the two.")
      if row == nil { found.placed = [object].compactMap { $0 } }
      return found
    }
    return nil
  }

  /// The tie that a path of the others contradicts: that of a verb, or of the row that has only one tie in
  /// the conflict; of several, the later line.
  private var singleTie: ConflictEquation? {
    let ties = members.filter { $0.items.count == 2 && $0.isOfVerb }
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

  // Sizes.

  /// Two numbers for one size or one distance: `width(play) == 44` and `width(play) == 64`.
  private var sameTwice: [ConflictCulprit] {
    guard members.count == 2, let (first, second) = pair(members), first.isAlike(second),
      first.isEquality, second.isEquality, let item = first.items.first, let problem = words.contradiction
    else { return [] }
    let end = forgotten(item, first).map { other in
      "No line gives \(other) a \(first.words.size): probably \(other) was meant in one of the two."
    }
    return removals(of: first, second, item, "\(problem) \(end ?? onlyOne(first, second))")
  }

  /// Two numbers for sizes that another line makes equal, or of which it gives the ratio: `width(a) == 280`,
  /// `width(b) == 120` and `sameWidth(a, b)`.
  private var equalSizes: ConflictCulprit? {
    let ratios = members.filter { !$0.shape.isSize }
    guard members.allSatisfy(\.isEquality), ratios.count == 1, let link = ratios[0].site,
      let (first, second) = pair(members.filter(\.shape.isSize)), first.site != nil, second.site != nil,
      case .size(let item) = first.shape, case .size(let other) = second.shape
    else { return nil }
    if item == other, first.isVertical != second.isVertical {
      let lengths = [first, second].sorted { !$0.isVertical && $1.isVertical }
        .map { "\($0.constant.points) \($0.words.extent) (\(call($0)))" }
      return culprit(
        first, item, at: link,
        "\(link.call) needs another ratio of \(name(item)) than \(lengths.list). Remove the width, the"
          + " height or \(link.plainVerb).")
    }
    guard first.isVertical == second.isVertical, ratios[0].constant == 0 else { return nil }
    return culprit(first, item, tooMany([first, second], link))
  }

  /// Two numbers for sizes that a line of the conflict makes equal, of which one or both are not a part of
  /// the conflict: the row is otherwise tied.
  private var sizesOfTie: ConflictCulprit? {
    for link in members where link.isRatio && link.isEquality && link.constant == 0 {
      guard let site = link.site, link.terms.values.allSatisfy({ abs($0) == 1 }) else { continue }
      let tied = Set(lines(of: site).flatMap { line in line.terms.keys.map(\.item) })
      let sizes = conflict.lines.filter { size in
        size.shape.isSize && size.isVertical == link.isVertical && size.isEquality && size.priority >= 1000
          && size.site != nil && size.items.contains(where: tied.contains)
      }
      guard let first = sizes.first, let second = sizes.first(where: { $0.constant != first.constant }),
        first.items != second.items
      else { continue }
      return ConflictCulprit(
        description: tooMany([first, second], site), site: first.site, items: [],
        edit: edit([first, second]))
    }
    return nil
  }

  /// Returns the sentences about two sizes that another call makes equal.
  private func tooMany(_ sizes: [ConflictEquation], _ link: ConstraintSite) -> String {
    let lengths = sizes.map { size in
      "\(call(size)) makes \(name(size.items[0])) \(size.constant.points) \(size.words.extent)"
    }
    return "\(lengths.list), but \(link.call) makes both equal. Remove one of the three lines."
  }

  /// A size or a share of another size that both edges of the view determine: `inset(16).xEqual(a)`, and
  /// `width(a) == 100` or `width(a) == b.tk_width * 0.6`.
  private var sizeBesideEdges: ConflictCulprit? {
    for size in members where size.isOfVerb && size.relation == .equal && size.items.count == 1 {
      let item = size.items[0]
      let edges = edges(of: item, size)
      let calls = edges.compactMap(\.site).firstOfEachCall
      guard let edge = calls.first else { continue }
      let ties = "\(calls.map(\.call).list) \(calls.count == 1 ? "ties" : "tie") both edges of \(name(item))"
      var last = calls.count == 1 ? "Keep only one of the two." : "Remove one of the three lines."
      if size.isRatio {
        guard size.terms.keys.allSatisfy({ $0.isVertical == size.isVertical }) else { continue }
        return culprit(size, item, at: edge, "\(ties), but \(call(size)) needs \(size.text). \(last)")
      }
      guard let other = impliedConstant(size), other > 0 else { continue }
      if calls.count == 1, edges.contains(where: conflict.holdsElsewhere) {
        last = "Remove the \(size.words.size)."
      } else if calls.count == 1, edge.isOfChain {
        last = "Remove the \(size.words.size), or end the \(size.words.chain) with make.wall."
      }
      return culprit(
        size, item, at: edge,
        "\(ties) and \(calls.count == 1 ? "makes" : "make") it \(other.points) \(size.words.extent), but"
          + " \(call(size)) makes it \(size.constant.points) \(size.words.extent). \(last)")
    }
    return nil
  }

  /// Returns the lines that tie both edges of a view along the axis of an equation to the same ones of
  /// another item; empty if they are not a part of the conflict.
  private func edges(of item: Int, _ equation: ConflictEquation) -> [ConflictEquation] {
    let edges = members.filter {
      !$0.source.isFixed && !$0.shape.isSize && !$0.isRatio && $0.items.first == item
        && $0.isVertical == equation.isVertical
    }
    let isTied = edges.allSatisfy {
      $0.site != nil && $0.relation == .equal && $0.isSameEdge && !$0.isOfCenter
    }
    return isTied && edges.count == 2 ? edges : []
  }

  /// A number for a size that a ratio determines: `xEqual(hero)`, `aspectRatio(16, 9, hero)` and
  /// `height(hero) == 300`.
  private var sizeBesideRatio: ConflictCulprit? {
    let sizes = members.filter { $0.shape.isSize && $0.isOfVerb }
    guard members.allSatisfy({ $0.relation == .equal }), sizes.count == 1, let item = sizes[0].items.first,
      let link = members.first(where: { $0.shape == .ratio(item) && $0.site?.plainVerb == "aspectRatio" }),
      let other = impliedConstant(sizes[0]), other > 0
    else { return nil }
    return culprit(
      sizes[0], item, at: link.site,
      "\(call(link)) makes \(name(item)) \(other.points) \(sizes[0].words.extent), but \(call(sizes[0]))"
        + " makes it \(sizes[0].constant.points) \(sizes[0].words.extent). Keep only one of the two.")
  }

  // The parts.

  /// Returns the call of an equation, or its text.
  private func call(_ equation: ConflictEquation) -> String { equation.site?.call ?? equation.text }

  /// Returns the edge that a tie places: `bar.top`.
  private func edge(_ tie: ConflictEquation) -> String {
    guard case .edges(let item, let side, _, _) = tie.shape else { return tie.text }
    return "\(name(item)).\(tie.words.edge(side))"
  }

  /// Returns the position that a tie gives an edge, or would give it with another constant: `bar.top + 40`.
  private func position(_ tie: ConflictEquation, _ constant: Double? = nil) -> String {
    guard case .edges(_, _, let anchor, let side) = tie.shape else { return tie.text }
    let base = "\(name(anchor)).\(tie.words.edge(side))"
    let distance = constant ?? tie.constant
    return abs(distance) < 1e-9 ? base : "\(base) \(distance < 0 ? "-" : "+") \(abs(distance).points)"
  }

  /// Returns two equations with the later line first; nil for another number of equations.
  private func pair(_ equations: [ConflictEquation]) -> (ConflictEquation, ConflictEquation)? {
    guard equations.count == 2 else { return nil }
    let (one, other) = (equations[0], equations[1])
    guard let site = one.site, let otherSite = other.site else { return (other, one) }
    return site.file == otherSite.file && site.line < otherSite.line ? (other, one) : (one, other)
  }

  private func culprit(
    _ removed: ConflictEquation, _ item: Int, at place: ConstraintSite? = nil, _ description: String
  ) -> ConflictCulprit {
    ConflictCulprit(
      description: description, site: place ?? removed.site, items: [item], edit: removal(of: removed, item))
  }

  private func removal(of equation: ConflictEquation, _ item: Int) -> ConflictEdit {
    equation.site.map { removal(of: $0, about: item) } ?? ConflictEdit([equation])
  }

  /// Returns a culprit in two lines of which one is too many: without the first, without the second, or
  /// without both, because other lines can contradict each of them.
  private func removals(
    of first: ConflictEquation, _ second: ConflictEquation, _ item: Int, _ description: String
  ) -> [ConflictCulprit] {
    let edits = [removal(of: first, item), removal(of: second, item)]
    return (edits + [edits[0] + edits[1]]).map {
      ConflictCulprit(description: description, site: first.site, items: [item], edit: $0)
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
  private func meant(_ item: Int, _ tie: ConflictEquation) -> String? {
    forgotten(item, tie).map {
      "No line places \($0) along \(tie.words.letter): probably \($0) was meant in one of the two."
    }
  }

  private func forgotten(_ item: Int, _ equation: ConflictEquation) -> String? {
    conflict.items[item].object.flatMap {
      conflict.tree?.forgottenSibling(
        of: $0, isVertical: equation.isVertical, isSize: equation.shape.isSize)
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

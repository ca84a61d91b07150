import LayoutWords

// Lines that give the same edge or the same size again.
extension CulpritSearch {
  /// The culprits of two lines that give the same edge or size.
  var twice: [ConflictCulprit] {
    let size = equalSizes ?? sizesOfTie ?? sizeBesideEdges ?? sizeBesideRatio
    let one = size ?? edgeTwice ?? placedTwice ?? placedInRow
    return tiedTwice + sizeTwice + [one].compactMap { $0 }
  }

  // Edges.

  /// Two lines that tie one edge of a view to two different edges: `xEqual(a)` and `ref(b).xEqual(a)`.
  private var tiedTwice: [ConflictCulprit] {
    let ties = members.filter { $0.isEquality && $0.isSameEdge && $0.site?.axis?.isVertical == $0.isVertical }
    for (index, tie) in ties.enumerated() {
      guard case .edges(let item, let side, _, _) = tie.shape, let site = tie.site else { continue }
      let other = ties[..<index].first { other in
        guard case .edges(item, side, _, _) = other.shape, let otherSite = other.site else { return false }
        return other.isVertical == tie.isVertical && !otherSite.isSameCall(as: site)
      }
      guard let other, var (later, earlier) = pair([tie, other]) else { continue }
      // A row places its other views too.
      if later.isGap, !earlier.isGap { swap(&later, &earlier) }
      guard let laterSite = later.site, let earlierSite = earlier.site else { continue }
      let edge = "\(name(item)).\(tie.words.edge(side))"
      let description =
        "\(laterSite.call) places \(edge) at \(position(later)), but \(earlierSite.call) places it at"
        + " \(position(earlier)). \(meantView(item, tie) ?? onlyOne(later, earlier))"
      return removals(of: later, earlier, item, description)
    }
    return []
  }

  /// Returns the position that a tie gives an edge: `bar.top + 40`.
  private func position(_ tie: ConflictEquation) -> String {
    guard case .edges(_, _, let anchor, let side) = tie.shape else { return tie.text }
    return Self.position("\(name(anchor)).\(tie.words.edge(side))", tie.constant)
  }

  /// Two positions for one edge: that of a verb, and that of another line or of the row before it.
  private var edgeTwice: ConflictCulprit? {
    guard arithmetic.squeezed.isEmpty,
      members.allSatisfy({ $0.relation == .equal }), let index = singleTie,
      let other = impliedConstant(index)
    else { return nil }
    let tie = conflict.equations[index]
    guard case .edges(let item, let side, let anchor, let anchorSide) = tie.shape, let site = tie.site
    else { return nil }
    let rest = memberIndices.filter { $0 != index }.map { conflict.equations[$0] }
    let calls = rest.compactMap(\.site).filter { $0.isOfEdges }.map(\.call).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    guard !calls.isEmpty, rest.allSatisfy({ $0.source == .client || $0.source == .fixed })
    else { return nil }
    let edge = "\(name(item)).\(tie.words.edge(side))"
    let base = "\(name(anchor)).\(tie.words.edge(anchorSide))"
    let first = "\(site.call) places \(edge) at \(position(tie))"
    let second = "\(calls.list) \(calls.count == 1 ? "places" : "place") it at \(Self.position(base, other))"
    let last =
      meantView(item, tie) ?? (calls.count == 1 ? "Keep only one of the two." : "Remove one of these lines.")
    return culprit([tie], item, "\(first), but \(second). \(last)")
  }

  /// Returns the sentence about the view that was probably meant in one of two lines; nil if there is none.
  private func meantView(_ item: Int, _ tie: ConflictEquation) -> String? {
    forgotten(besides: item, tie).map {
      "No line places \($0) along \(tie.words.letter): probably \($0) was meant in one of the two."
    }
  }

  /// Two lines that place one view against another one at different edges, so that a size would be negative.
  private var placedTwice: ConflictCulprit? {
    guard memberIndices.count == 2, let (later, earlier) = pair(members), let site = later.site,
      let other = earlier.site, !site.isSameCall(as: other), later.isEquality, earlier.isEquality,
      case .edges(let item, _, let anchor, _) = later.shape,
      case .edges(let first, _, let second, _) = earlier.shape,
      Set([item, anchor]) == Set([first, second])
    else { return nil }
    return culprit(
      [later], item,
      "\(site.call) places \(name(item)) against \(name(anchor)) along \(later.words.letter), but"
        + " \(other.call) already does. Keep only one of the two.")
  }

  /// A verb that places an edge of a view which a row places beside its neighbor: `xPlace(a, 8, b)` and
  /// `xLeft(b)`.
  private var placedInRow: ConflictCulprit? {
    for verb in members where verb.isOfVerb && verb.isEquality && verb.site?.isOfChain == false {
      guard case .edges(let item, let side, _, let base) = verb.shape, side == base, let site = verb.site
      else { continue }
      let row = members.first { $0.isGap && $0.isEquality && isPlaced(item, side, by: $0, besides: verb) }
      let object = conflict.items[item].object
      guard
        let other = row?.site
          ?? object.flatMap({ conflict.tree?.call(of: verb.words.chainVerb, placing: $0) })
      else { continue }
      var found = culprit(
        [verb], item,
        "\(site.call) places \(name(item)) along \(verb.words.letter), but \(other.call) already does."
          + " Keep only one of the two.")
      if row == nil { found.placed = [object].compactMap { $0 } }
      return found
    }
    return nil
  }

  /// The index of the tie that a path of the others contradicts: that of a verb, or of the row that has only
  /// one tie in the conflict; of several, the later line.
  private var singleTie: Int? {
    let ties = memberIndices.filter { index in
      if case .edges = conflict.equations[index].shape { conflict.equations[index].isOfVerb } else { false }
    }
    let single = ties.filter { index in
      guard let site = conflict.equations[index].site else { return false }
      return ties.filter { conflict.equations[$0].site?.isSameCall(as: site) == true }.count == 1
    }
    let verbs = single.filter { conflict.equations[$0].site?.isOfChain == false }
    let found = (verbs.isEmpty ? single : verbs).max { line(of: $0) < line(of: $1) }
    // A center can be given beside the size of the container; an edge beside it is a row that does not fill.
    if members.contains(where: { $0.source == .fixed }) {
      guard let found, case .edges(_, 0.5, _, 0.5) = conflict.equations[found].shape else { return nil }
    }
    return ties.count > 1 ? found : nil
  }

  private func line(of index: Int) -> Int { conflict.equations[index].site?.line ?? 0 }

  /// Returns the constant that an equation would need in order to agree with the others.
  func impliedConstant(_ index: Int) -> Double? {
    guard arithmetic.squeezed.isEmpty else { return nil }
    let total = memberIndices.reduce(0.0) { $0 + arithmetic.factors[$1] * conflict.equations[$1].constant }
    return conflict.equations[index].constant - total / arithmetic.factors[index]
  }

  /// `bar.top + 40`.
  private static func position(_ base: String, _ constant: Double) -> String {
    if abs(constant) < 1e-9 { return base }
    return "\(base) \(constant < 0 ? "-" : "+") \(abs(constant).points)"
  }

  // The parts.

  func pair(_ equations: [ConflictEquation]) -> (ConflictEquation, ConflictEquation)? {
    guard equations.count == 2 else { return nil }
    guard let site = equations[0].site, let other = equations[1].site else {
      return (equations[1], equations[0])
    }
    if site.file == other.file, site.line < other.line { return (equations[1], equations[0]) }
    return (equations[0], equations[1])
  }

  func culprit(
    _ removed: [ConflictEquation], _ item: Int, at place: ConstraintSite? = nil, _ description: String
  ) -> ConflictCulprit {
    let site = removed.first?.site
    return ConflictCulprit(
      kind: .twice, description: description, site: place ?? site, items: [item],
      changes: site.map { removal(of: $0, about: item) } ?? [])
  }

  /// Returns the advice to keep one of two lines.
  ///
  /// Two calls of one verb that are not in consecutive lines can be in two blocks, for two states of a view.
  func onlyOne(_ first: ConflictEquation, _ second: ConflictEquation) -> String {
    guard let site = first.site, let other = second.site, site.plainVerb == other.plainVerb,
      site.file == other.file, abs(site.line - other.line) > 1
    else { return "Keep only one of the two." }
    return
      "Keep only one of the two; if they are two states, pass the group on: tk_constraint(replace: group)"
      + " { … }."
  }

  /// Returns a culprit in two lines of which one is too many: without the first, without the second, or
  /// without both, because other lines can contradict each of them.
  func removals(
    of first: ConflictEquation, _ second: ConflictEquation, _ item: Int, _ description: String
  ) -> [ConflictCulprit] {
    let changes = [first, second].map { $0.site.map { removal(of: $0, about: item) } ?? [] }
    return [changes[0], changes[1], changes[0] + changes[1]].map {
      ConflictCulprit(kind: .twice, description: description, site: first.site, items: [item], changes: $0)
    }
  }

  /// Returns the name of the only sibling of the same class that no line mentions along the axis, and to
  /// which no content gives a size that is asked for; nil if there is none.
  func forgotten(besides item: Int, _ equation: ConflictEquation) -> String? {
    conflict.items[item].object.flatMap {
      conflict.tree?.forgottenSibling(
        of: $0, isVertical: equation.isVertical, isSize: equation.shape.isSize)
    }
  }
}

extension ConflictEquation {
  /// True for an equality of the app.
  var isEquality: Bool { source == .client && relation == .equal }

  /// True for an equation of a call of this library.
  var isOfVerb: Bool { source == .client && verbSite != nil }

  /// True for a size that is compared with a size.
  var isRatio: Bool { if case .ratio = shape { true } else { false } }

  /// True for a center that is tied to an edge or to a center.
  var isOfCenter: Bool {
    if case .edges(_, let side, _, let otherSide) = shape { side == 0.5 || otherSide == 0.5 } else { false }
  }

  /// True for an edge that is tied to the same edge of another item.
  var isSameEdge: Bool {
    guard case .edges(_, let side, _, let otherSide) = shape else { return false }
    return side == otherSide
  }
}

extension ConstraintSite {
  /// True for a verb that places edges, and not one of sizes.
  fileprivate var isOfEdges: Bool {
    !["width", "height", "size", "sameWidth", "sameHeight", "sameSize", "aspectRatio"].contains(plainVerb)
  }
}

extension AxisWords {
  /// Returns the name of an edge by its part of the item: `left`, `centerX` or `right`.
  func edge(_ side: Double) -> String {
    if side == 0.5 { return "center\(letter.uppercased())" }
    return side == 0 ? near : far
  }
}

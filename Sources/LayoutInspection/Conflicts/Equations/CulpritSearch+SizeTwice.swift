import LayoutWords

// Lines that give the same size again.
extension CulpritSearch {
  /// Two numbers for one size: `width(play) == 44` and `width(play) == 64`.
  var sizeTwice: [ConflictCulprit] {
    guard memberIndices.count == 2, let (first, second) = pair(members),
      case .size(let item) = first.shape, second.shape == first.shape,
      first.isEquality, second.isEquality, let problem = words.contradiction
    else { return [] }
    let end = forgotten(besides: item, first).map { other in
      "No line gives \(other) a \(first.words.size): probably \(other) was meant in one of the two."
    }
    return removals(of: first, second, item, "\(problem) \(end ?? onlyOne(first, second))")
  }

  /// Two numbers for sizes that another line makes equal, or of which it gives the ratio: `width(a) == 280`,
  /// `width(b) == 120` and `sameWidth(a, b)`.
  var equalSizes: ConflictCulprit? {
    let sizes = members.filter(\.shape.isSize)
    let ratios = members.filter { !$0.shape.isSize }
    guard members.allSatisfy(\.isEquality), sizes.count == 2, let (first, second) = pair(sizes),
      ratios.count == 1, let link = ratios.first?.site, let site = first.site, let otherSite = second.site,
      case .size(let item) = first.shape, case .size(let other) = second.shape
    else { return nil }
    if item == other, first.isVertical != second.isVertical {
      let lengths = [first, second].sorted { !$0.isVertical && $1.isVertical }.map(length)
      return culprit(
        [first], item, at: link,
        "\(link.call) needs another ratio of \(name(item)) than \(lengths.list). Remove the width, the"
          + " height or \(link.plainVerb).")
    }
    guard first.isVertical == second.isVertical, ratios[0].constant == 0 else { return nil }
    return culprit(
      [first], item,
      "\(site.call) makes \(name(item)) \(first.constant.points) \(first.words.extent) and"
        + " \(otherSite.call) makes \(name(other)) \(second.constant.points) \(first.words.extent), but"
        + " \(link.call) makes both equal. Remove one of the three lines.")
  }

  /// Two numbers for sizes that a line of the conflict makes equal, of which one or both are not a part of
  /// the conflict: the row is otherwise tied.
  var sizesOfTie: ConflictCulprit? {
    for link in members where link.isRatio && link.isEquality {
      guard let object = link.object, let site = link.site,
        let sizes = conflict.tree?.differentSizes(equalBy: object), sizes.count == 2
      else { continue }
      let lengths = sizes.map { size in
        "\(size.site.call) makes \(size.name) \(size.constant.points) \(link.words.extent)"
      }
      return ConflictCulprit(
        kind: .twice,
        description:
          "\(lengths.list), but \(site.call) makes both equal. Remove one of the three lines.",
        site: sizes[0].site, items: [],
        changes: sizes.flatMap { conflict.tree?.removal(of: $0.constraint) ?? [] })
    }
    return nil
  }

  /// Returns a length with its line: `120 wide (Card.swift:31 size)`.
  private func length(_ size: ConflictEquation) -> String {
    "\(size.constant.points) \(size.words.extent) (\(size.site?.call ?? size.text))"
  }

  /// A size that both edges of the view determine: `inset(16).xEqual(a)`, and `width(a) == 100` or
  /// `width(a) == b.tk_width * 0.6`.
  var sizeBesideEdges: ConflictCulprit? {
    memberIndices.lazy.compactMap { self.sizeBesideEdges($0) ?? self.shareBesideEdges($0) }.first
  }

  /// Returns the culprit of a size; nil if the edges of its view are not a part of the conflict.
  private func sizeBesideEdges(_ index: Int) -> ConflictCulprit? {
    let size = conflict.equations[index]
    guard size.isOfVerb, let other = impliedConstant(index), case .size(let item) = size.shape,
      size.relation == .equal, let site = size.site
    else { return nil }
    let edges = edges(of: item, size)
    let calls = edges.compactMap(\.site).firstOfEachCall
    guard let edge = calls.first, other > 0 else { return nil }
    let isProven = edges.contains { $0.object.map { conflict.tree?.holdsElsewhere($0) == true } ?? false }
    var last = "Keep only one of the two."
    if calls.count > 1 {
      last = "Remove one of the three lines."
    } else if isProven {
      last = "Remove the \(size.words.size)."
    } else if edge.isOfChain {
      last = "Remove the \(size.words.size), or end the \(size.words.chain) with make.wall."
    }
    return culprit(
      [size], item, at: edge,
      "\(ties(calls)) both edges of \(name(item)) and \(calls.count == 1 ? "makes" : "make") it"
        + " \(other.points) \(size.words.extent), but \(site.call) makes it \(size.constant.points)"
        + " \(size.words.extent). \(last)")
  }

  /// Returns the culprit of a share of another size; nil if the edges of its view are not a part of the
  /// conflict.
  private func shareBesideEdges(_ index: Int) -> ConflictCulprit? {
    let share = conflict.equations[index]
    guard share.isOfVerb, share.relation == .equal, let site = share.site,
      case .ratio(let item) = share.shape, share.terms.keys.allSatisfy({ $0.isVertical == share.isVertical })
    else { return nil }
    let calls = edges(of: item, share).compactMap(\.site).firstOfEachCall
    guard let edge = calls.first else { return nil }
    let last = calls.count == 1 ? "Keep only one of the two." : "Remove one of the three lines."
    return culprit(
      [share], item, at: edge,
      "\(ties(calls)) both edges of \(name(item)), but \(site.call) needs \(share.text). \(last)")
  }

  /// Returns the lines that tie both edges of a view along the axis of an equation to the same ones of
  /// another item; empty if they are not a part of the conflict.
  private func edges(of item: Int, _ equation: ConflictEquation) -> [ConflictEquation] {
    let edges = members.filter {
      $0.source != .fixed && !$0.shape.isSize && !$0.isRatio && $0.items.first == item
        && $0.isVertical == equation.isVertical
    }
    let isTied = edges.allSatisfy {
      $0.site != nil && $0.relation == .equal && $0.isSameEdge && !$0.isOfCenter
    }
    return isTied && edges.count == 2 ? edges : []
  }

  /// `Card.swift:31 xEqual ties`.
  private func ties(_ calls: [ConstraintSite]) -> String {
    calls.map(\.call).list + (calls.count == 1 ? " ties" : " tie")
  }

  /// A number for a size that a ratio determines: `xEqual(hero)`, `aspectRatio(16, 9, hero)` and
  /// `height(hero) == 300`.
  var sizeBesideRatio: ConflictCulprit? {
    guard members.allSatisfy({ $0.relation == .equal }) else { return nil }
    for case let link? in members.filter(\.isRatio).map(\.site) where link.plainVerb == "aspectRatio" {
      let sizes = memberIndices.filter {
        conflict.equations[$0].shape.isSize && conflict.equations[$0].isOfVerb
      }
      guard sizes.count == 1, let index = sizes.first, let other = impliedConstant(index), other > 0,
        case .size(let item) = conflict.equations[index].shape, let site = conflict.equations[index].site,
        members.contains(where: { $0.shape == .ratio(item) && $0.site?.isSameCall(as: link) == true })
      else { continue }
      let size = conflict.equations[index]
      return culprit(
        [size], item, at: link,
        "\(link.call) makes \(name(item)) \(other.points) \(size.words.extent), but \(site.call) makes it"
          + " \(size.constant.points) \(size.words.extent). Keep only one of the two.")
    }
    return nil
  }
}

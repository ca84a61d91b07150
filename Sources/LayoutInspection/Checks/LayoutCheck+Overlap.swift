import AutoLayoutKit
import LayoutPlatform
import LayoutWords

extension LayoutCheck {
  /// Checks that texts, images and controls do not cover each other.
  ///
  /// The rectangle of a text is that of its lines and not the whole label. A view with a background and
  /// content on it, such as a card, must not cover the content of others either. An opaque view without any
  /// content, such as the background of a bar that was added after the bar, must not hide more than a quarter
  /// of a text or a control. These are intended:
  /// - content on a background behind it, and on an image that holds all of it;
  /// - an image in front of an image, and a badge: a view with a background on one corner of an image or a
  ///   control, at most a quarter as large;
  /// - an icon inside a text field, and a placeholder inside an empty one;
  /// - a view with a background that covers the whole of the container;
  /// - bars and buttons above the content of a scroll view, but not a sidebar, under which a text cannot be
  ///   scrolled away;
  /// - lines of at most 2 points, and the part of a view that a superview cuts off.
  ///
  /// `except(_:)` names other views that are covered on purpose.
  public static let noOverlap = LayoutCheck(named: "noOverlap", basis: .pairs) { tree in
    tree.uncovered(tree.coveringPairs()).map { tree.finding($0, others: $1) }
  }
}

struct CoveringShape {
  enum Role {
    case content
    /// It is a background with content on it.
    case panel
    /// It is an opaque background without any content.
    case cover
  }

  let index: Int
  let item: CheckedView
  var area: Area
  let role: Role
}

struct CoveringPair {
  let front: CoveringShape
  let back: CoveringShape
  let outer: Int

  var indices: [Int] { [front.index, back.index] }
  var common: CGRect { front.area.rect.intersection(back.area.rect) }
}

extension CheckedTree {
  fileprivate func uncovered(_ pairs: [CoveringPair]) -> [(pair: CoveringPair, others: Int)] {
    // Content on a card that covers the same view says nothing new.
    var left = pairs.filter { pair in
      !pairs.contains {
        $0.back.index == pair.back.index && $0.front.index != pair.front.index
          && isInside(pair.front.index, $0.front.index)
      }
    }
    if !isNamed { return left.map { ($0, 0) } }
    left.sort { $0.common.area > $1.common.area }
    var found: [(pair: CoveringPair, others: Int)] = []
    while let pair = left.first {
      let count = left.count
      left.removeAll { $0.front.index == pair.front.index || $0.back.index == pair.back.index }
      found.append((pair, count - left.count - 1))
    }
    return found
  }

  fileprivate func coveringPairs() -> [CoveringPair] {
    let outlines = views.indices.compactMap(outline)
    var shapes: [Int: CoveringShape?] = [:]
    func shape(_ outline: CoveringShape) -> CoveringShape? {
      let shape = shapes[outline.index] ?? self.shape(outline)
      shapes[outline.index] = .some(shape)
      return shape
    }
    var pairs: [CoveringPair] = []
    for (number, front) in outlines.enumerated() {
      for back in outlines[..<number] where back.role == .content && !isInside(front.index, back.index) {
        if front.role == .cover, back.item.content == .image { continue }
        // The lines of a text are measured only where its whole label covers another view.
        guard front.area.mayMeet(back.area), let front = shape(front), let back = shape(back),
          front.area.meets(back.area, beyond: tolerance)
        else { continue }
        let pair = CoveringPair(front: front, back: back, outer: commonView(back.index, front.index))
        if !isIntended(pair) { pairs.append(pair) }
      }
    }
    return pairs
  }

  private func outline(_ index: Int) -> CoveringShape? {
    let item = views[index]
    if item.view.isBar || item.frame.isEmpty { return nil }
    func shape(_ role: CoveringShape.Role) -> CoveringShape {
      CoveringShape(index: index, item: item, area: item.frame, role: role)
    }
    if item.content != .nothing { return shape(.content) }
    guard item.hasBackground else { return nil }
    if item.showsContent { return shape(.panel) }
    let isCover = index > 0 && item.view.hidesAllBehind && !item.frame.isFlat(CheckLimit.line)
    return isCover ? shape(.cover) : nil
  }

  private func shape(_ outline: CoveringShape) -> CoveringShape? {
    var shape = outline
    if shape.role == .content { shape.area = contentArea(of: shape.index) }
    shape.area = visiblePart(of: shape.area, shape.index)
    return shape.area.isFlat(CheckLimit.line) ? nil : shape
  }

  private func isIntended(_ pair: CoveringPair) -> Bool {
    let moves = pair.indices.map { index in
      path(from: index, below: pair.outer).dropFirst().contains { views[$0].view.isScrolling }
    }
    if moves[1] && !moves[0] { return !isBesideScrolling(pair) }
    if isBadge(pair) { return true }
    if pair.front.role == .cover { return isIntendedCover(pair) }
    return fillsContainer(pair) || isOnImage(pair) || isInField(pair)
  }

  /// Returns true for a background in front of a scrolled text that covers it at each position, such as a
  /// sidebar: it is as long as the scroll view along the axis of scrolling.
  private func isBesideScrolling(_ pair: CoveringPair) -> Bool {
    #if canImport(UIKit)
      guard pair.front.role != .content, let index = pair.back.item.scroll,
        let scroll = views[index].view as? UIScrollView
      else { return false }
      let (front, frame) = (pair.front.area, views[index].frame)
      let (content, inset) = (geometry.contentSize(of: scroll), scroll.adjustedContentInset)
      if front.holds(frame, within: tolerance) { return false }
      return CheckedAxis.allCases.contains { axis in
        let insets = axis == .y ? inset.left + inset.right : inset.top + inset.bottom
        return axis.near(of: front) <= axis.near(of: frame) + tolerance
          && axis.far(of: front) >= axis.far(of: frame) - tolerance
          && axis.across.length(of: content) + insets
            <= axis.across.length(of: frame) + CheckLimit.scrolledWidth
      }
    #else
      return false
    #endif
  }

  private func isIntendedCover(_ pair: CoveringPair) -> Bool {
    let hidden = pair.front.area.intersection(pair.back.area)
    if hidden.isAtMost(CheckLimit.badge, of: pair.back.area) { return true }
    // A view without a size explains the place of its content.
    if let parent = pair.back.item.parent, parent > 0, views[parent].frame.isFlat(tolerance) { return true }
    return pair.back.item.parent != pair.outer && fillsContainer(pair)
  }

  private func fillsContainer(_ pair: CoveringPair) -> Bool {
    path(from: pair.front.index, below: pair.outer).contains {
      views[$0].hasBackground && views[$0].frame.holds(views[pair.outer].frame, within: tolerance)
    }
  }

  private func isBadge(_ pair: CoveringPair) -> Bool {
    let back = pair.back.item
    guard back.content == .image || back.content.isControl else { return false }
    return path(from: pair.front.index, below: pair.outer).map { views[$0] }.contains { item in
      (item.hasBackground || item.content == .image) && item.frame.isAtMost(CheckLimit.badge, of: back.frame)
        && back.frame.corners(inside: item.frame) == 1
    }
  }

  private func isOnImage(_ pair: CoveringPair) -> Bool {
    guard pair.back.item.content == .image else { return false }
    if pair.front.item.content == .image { return true }
    return pair.back.area.holds(pair.front.area, within: tolerance)
  }

  private func isInField(_ pair: CoveringPair) -> Bool {
    guard case .control(let isFilled) = pair.back.item.content, pair.front.role == .content,
      pair.back.area.holds(pair.front.area, within: tolerance)
    else { return false }
    if type(of: pair.front.item.view) == type(of: pair.back.item.view),
      pair.front.area.holds(pair.back.area, within: tolerance)
    {
      return false
    }
    return pair.front.item.content != .text || !isFilled
  }

  func ties(_ pair: CoveringPair, _ axis: CheckedAxis) -> [NSLayoutConstraint] {
    let backs = path(from: pair.back.index, below: pair.outer).map { views[$0].view }
    return path(from: pair.front.index, below: pair.outer).flatMap { front in
      backs.flatMap { constraints.between(views[front].view, $0, axis) }
    }
  }
}

// The sentences about two views of which one covers the other.
extension CheckedTree {
  func finding(_ pair: CoveringPair, others: Int) -> Finding {
    let more = others == 0 ? "" : " and \(others) more"
    let axis = axis(of: pair)
    let own = pair.indices.flatMap { placingSites(of: $0, axis, below: pair.outer) }
    if pair.front.role == .cover {
      return finding(.overlap, pair.indices, sites: own, coverSentence(pair, more, own))
    }
    let ties = ties(pair, axis)
    let tied = ties.compactMap(\.site)
    return symptom(
      .overlap, pair.indices, axis, sites: tied.isEmpty ? own : tied,
      "\(name(pair.front.index)) overlaps \(name(pair.back.index))\(more)"
        + " by \(pair.common.size.points) points",
      advice(pair, axis, isTied: !ties.isEmpty))
  }

  private func coverSentence(_ pair: CoveringPair, _ more: String, _ sites: [ConstraintSite]) -> String {
    let names = pair.indices.map { plainName(path(from: $0, below: pair.outer).last ?? $0) }
    let isWhole = pair.front.area.rect.insetBy(dx: -0.5, dy: -0.5).contains(pair.back.area.rect)
    let part = isWhole ? "" : "\(pair.common.size.points) points of "
    return
      "\(name(pair.front.index)) is opaque and covers \(part)\(name(pair.back.index))\(more)"
      + "\(sites.inBrackets), because \(names[0]) was added after \(names[1]). A background is added first:"
      + " call addSubview(\(names[0])) before addSubview(\(names[1])), or"
      + " \(plainName(pair.outer)).insertSubview(\(names[0]), at: 0)."
  }

  /// Returns the axis along which the two should be apart: not the one along which a single call aligns them,
  /// unless they are aligned along the other one too, and otherwise the one along which the shorter way
  /// separates them.
  private func axis(of pair: CoveringPair) -> CheckedAxis {
    let aligned = CheckedAxis.allCases.filter { axis in
      let calls = pair.indices.map { Set(placingSites(of: $0, axis, below: pair.outer).map(\.call)) }
      return !calls[0].isDisjoint(with: calls[1]) && ties(pair, axis).isEmpty
    }
    guard aligned.count == 1 else { return pair.common.width < pair.common.height ? .x : .y }
    // Views that are aligned with each other along the other axis are a row.
    let across = ties(pair, aligned[0].across)
    let isRow = !across.isEmpty && across.allSatisfy { $0.firstAttribute == $0.secondAttribute }
    return isRow ? aligned[0] : aligned[0].across
  }

  private func advice(_ pair: CoveringPair, _ axis: CheckedAxis, isTied: Bool) -> String {
    let verb = axis.words.chainVerb
    let tops = [pair.back, pair.front].map { path(from: $0.index, below: pair.outer).last ?? $0.index }
    let lines = tops.map { constraints.edgeSites(of: views[$0].view, axis).filter(\.isOfChain) }
    // One line of a loop that names one view instead of that of the loop.
    if let line = lines[0].first(where: lines[1].contains) {
      return "\(line.call) puts both at the same place along \(axis.words.letter): place each one after the"
        + " one before it, such as \(verb)(after: \(plainName(tops[0])), 8, \(plainName(tops[1])))."
    }
    if isTied { return "Change the gap between them along \(axis.words.letter), or their sizes." }
    let names = inOrder(pair, axis).map { plainName($0.index) }
    return "Nothing keeps them apart along \(axis.words.letter): name both in one \(verb), such as"
      + " \(verb)(\(names[0]), 8..., \(names[1]))."
  }

  /// Returns the two in the order in which a chain would name them: a view at the far edge of the container
  /// is the last one, and in a layout that is mirrored the order along x is.
  private func inOrder(_ pair: CoveringPair, _ axis: CheckedAxis) -> [CoveringShape] {
    let (front, back) = (pair.front, pair.back)
    let isFrontAtEnd = isAtEnd(front.item.view, axis)
    let isBackFirst: Bool
    if isFrontAtEnd != isAtEnd(back.item.view, axis) {
      isBackFirst = isFrontAtEnd
    } else if axis == .x, isMirrored(front.item.view), isMirrored(back.item.view) {
      isBackFirst = back.area.maxX.value >= front.area.maxX.value
    } else {
      isBackFirst = axis.near(of: back.area).value <= axis.near(of: front.area).value
    }
    return isBackFirst ? [back, front] : [front, back]
  }

  private func isMirrored(_ view: AutoLayoutKitView) -> Bool {
    (view.superview ?? view).runsFromRightToLeft
      && constraints.of(view, .x).contains {
        $0.firstAttribute.isMirrored == true || $0.secondAttribute.isMirrored == true
      }
  }

  private func isAtEnd(_ view: AutoLayoutKitView, _ axis: CheckedAxis) -> Bool {
    constraints.of(view, axis).contains { constraint in
      !constraint.firstAttribute.isSize && constraint.firstAttribute.side == 1
        && constraint.secondAttribute.side == 1 && view.superview.map(constraint.mentions) == true
    }
  }
}

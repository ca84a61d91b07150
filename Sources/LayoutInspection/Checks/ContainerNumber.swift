import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

/// A container whose own number leaves too little room for the views in it.
///
///     make.height(header) == 6     // "title" and "back" reach out of it, and need 52
@MainActor struct ContainerNumber {
  /// The container, by its index in the tree.
  let index: Int
  let axis: CheckedAxis
  /// The constraint with the number: of the container, or of a view that has its size.
  let constraint: NSLayoutConstraint
  let site: ConstraintSite
  /// The length that the views in the container need.
  let needed: CGFloat
  /// The indices of the direct subviews with a problem.
  let children: [Int]
  /// True if the number is a part of a conflict.
  let explainsConflict: Bool

  var length: CGFloat { constraint.constant }
}

extension CheckedTree {
  /// Returns the numbers that make a container too small for the views in it, and so explain their problems.
  ///
  /// - Parameter findings: The problems that nothing explains.
  func containerNumbers(behind findings: [Finding]) -> [Finding] {
    guard isNamed else { return [] }
    var open = findings.filter { $0.isShortOfRoom }
    if open.isEmpty { return [] }
    var lines: [String: [(constraint: NSLayoutConstraint, index: Int)]] = [:]
    for (constraint, _) in constraints.all {
      for index in containers(withSizeFrom: constraint) {
        lines["\(constraint.site?.call ?? "") \(constraint.firstAttribute.name)", default: []].append(
          (constraint, index))
      }
    }
    var found: [Finding] = []
    // Inner containers first: the number of an outer one does not explain the problems in them.
    let order = lines.sorted { one, other in
      let indices = [one, other].map { $0.value.map(\.index).max() ?? 0 }
      return indices[0] > indices[1]
    }
    for line in order.map(\.value) where !open.isEmpty {
      let numbers = line.sorted { $0.index < $1.index }.compactMap { constraint, index in
        number(constraint, of: index, in: open)
      }
      if numbers.isEmpty { continue }
      found.append(finding(numbers))
      open.removeAll { finding in numbers.contains { finding.isAbout(views[$0.index].view) } }
    }
    return found
  }

  /// Returns the indices of the containers whose size is a number of a constraint, themselves or because a
  /// line gives several views one size.
  private func containers(withSizeFrom constraint: NSLayoutConstraint) -> [Int] {
    guard constraint.site != nil, constraint.relation != .greaterThanOrEqual, constraint.secondItem == nil,
      constraint.firstAttribute.isSize, constraint.constant > 0,
      let view = constraint.firstItem as? AutoLayoutKitView
    else { return [] }
    let axis: CheckedAxis = constraint.firstAttribute.isVertical ? .y : .x
    let same = constraints.of(view, axis).filter { other in
      other.firstAttribute.isSize && other.secondAttribute == other.firstAttribute && other.multiplier == 1
        && other.constant == 0 && other.relation == .equal
    }
    let sized =
      [view] + same.flatMap { [$0.firstItem, $0.secondItem] }.compactMap { $0 as? AutoLayoutKitView }
    return views.indices.dropFirst().filter { index in
      views[index].end > index && !views[index].view.isScrolling
        && sized.contains { $0 === views[index].view }
    }
  }

  /// Returns the indices of the views of a problem inside a container: all of them for a conflict, which has
  /// no order, else the first one.
  private func wrongViews(_ finding: Finding, inside container: Int) -> [Int] {
    let wrong = finding.problem.kind == .conflict ? finding.views[...] : finding.views.prefix(1)
    let inner = (container + 1)..<(views[container].end + 1)
    return inner.filter { index in wrong.contains { views[index].view === $0 } }
  }

  /// Returns the number of a container that is the mistake; nil if a view in it is at least as suspect.
  private func number(
    _ constraint: NSLayoutConstraint, of index: Int, in findings: [Finding]
  ) -> ContainerNumber? {
    let axis: CheckedAxis = constraint.firstAttribute.isVertical ? .y : .x
    let length = constraint.constant
    guard let site = constraint.site else { return nil }
    let inside = findings.filter { finding in
      // A conflict is about a number only if the number is a part of it.
      finding.problem.kind != .conflict || finding.lines.contains(site.fileAndLine)
    }
    let wrong = inside.flatMap { wrongViews($0, inside: index) }
    let isConflict = inside.contains {
      $0.problem.kind == .conflict && !wrongViews($0, inside: index).isEmpty
    }
    guard !wrong.isEmpty,
      let needed = neededLength(
        of: index, axis, without: [constraint], around: wrong, endsConflict: isConflict),
      needed > length + 1
    else { return nil }
    let children = Set(wrong.compactMap { path(from: $0, below: index).last }).sorted()
    // A card in which one text is a little too long is right.
    let isFar = needed >= 2 * length
    guard isFar || axis == .y && children.count > 1,
      !suspectNumbers(inside: index, axis, of: length, missing: needed - length).contains(where: { other in
        let rest = neededLength(
          of: index, axis, without: [constraint, other], around: wrong, endsConflict: isConflict)
        return rest.map { $0 <= length + 1 } ?? true
      })
    else { return nil }
    return ContainerNumber(
      index: index, axis: axis, constraint: constraint, site: site, needed: needed, children: children,
      explainsConflict: isConflict)
  }

  /// Returns the constraints in a container with a number of at least the length that is missing, which can
  /// be the mistake as well; with a number that is far from others, if the container is lower than a line of
  /// text.
  private func suspectNumbers(
    inside index: Int, _ axis: CheckedAxis, of length: CGFloat, missing: CGFloat
  ) -> [NSLayoutConstraint] {
    let container = views[index].view
    return numberEvidence.numbers.filter { number in
      guard number.value >= missing, number.isVertical == (axis == .y),
        let view = AutoLayoutKitView.holding(number.constraint.firstItem), view.isDescendant(of: container),
        view !== container
      else { return false }
      return length >= 20 || NumberOutlier(number, among: numberEvidence.numbers(like: number)) != nil
    }
    .map(\.constraint)
  }

  private func finding(_ numbers: [ContainerNumber]) -> Finding {
    let first = numbers[0]
    let needed = numbers.map(\.needed).max() ?? first.needed
    let words = first.axis.words
    let children = first.children.map { name(of: views[$0].view) }
    let more = numbers.count == 1 ? "" : " and \(numbers.count - 1) more"
    let verb = children.count == 1 ? "needs" : "need"
    let explainsConflict = numbers.contains(where: \.explainsConflict)
    var finding = finding(
      explainsConflict ? .conflict : .outsideContainer, [first.index] + first.children, sites: [first.site],
      "\(first.site.call) makes \(name(of: views[first.index].view))\(more) \(first.length.points)"
        + " \(words.extent), but \(children.shortList) in it \(verb) \(needed.points)."
        + " \(advice(first.length, needed, words.size))")
    finding.step = explainsConflict ? .block : .lines
    finding.explained.views = numbers.map { views[$0.index].view }
    return finding
  }

  /// Returns the change: ten times the number, if that is about the length that is needed.
  private func advice(_ length: CGFloat, _ needed: CGFloat, _ size: String) -> String {
    let tenfold = length * 10
    return needed <= tenfold && tenfold <= needed * 1.5
      ? "Probably \(tenfold.points) was meant." : "Write a \(size) of at least \(needed.points)."
  }
}

extension Finding {
  /// True for a problem that a container without enough room has.
  fileprivate var isShortOfRoom: Bool {
    switch problem.kind {
    case .conflict, .ambiguity: true
    // One of an earlier step has its cause in its own sentence.
    case .outsideContainer, .truncation, .brokenWord: step == .symptom
    default: false
    }
  }
}

import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

#if canImport(HeadlessUIKit)
  import HeadlessUIKit
  import LayoutSolver
#endif

/// A container whose own number leaves too little room for the views in it.
///
///     make.height(header) == 6     // "title" and "back" reach out of it, and need 52
private struct ContainerNumber {
  let index: Int
  let axis: CheckedAxis
  /// The number: of the container, or of a view that has its size.
  let length: CGFloat
  let site: ConstraintSite
  let needed: CGFloat
  let children: [Int]
  /// True if the number is a part of a conflict.
  let explainsConflict: Bool
}

extension CheckedTree {
  /// Returns the numbers that make a container too small for the views in it, and so explain their problems.
  ///
  /// - Parameter findings: The problems that nothing explains.
  func containerNumbers(behind findings: [Finding]) -> [Finding] {
    guard isNamed else { return [] }
    var open = findings.filter(\.isShortOfRoom)
    if open.isEmpty { return [] }
    let sizes = constraints.all.flatMap { constraint, _ in
      containers(withSizeFrom: constraint).map { (constraint: constraint, index: $0) }
    }
    let lines = Dictionary(grouping: sizes) {
      "\($0.constraint.site?.call ?? "") \($0.constraint.firstAttribute.name)"
    }.values.map { line in line.sorted { $0.index < $1.index } }
    var found: [Finding] = []
    // Inner containers first: the number of an outer one does not explain the problems in them.
    for line in lines.sorted(by: { ($0.last?.index ?? 0) > ($1.last?.index ?? 0) }) where !open.isEmpty {
      let numbers = line.compactMap { number($0.constraint, of: $0.index, in: open) }
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
    let axis = CheckedAxis(isVertical: constraint.firstAttribute.isVertical)
    let same = constraints.of(view, axis).filter { other in
      other.firstAttribute.isSize && other.secondAttribute == other.firstAttribute && other.multiplier == 1
        && other.constant == 0 && other.relation == .equal
    }
    return Set(indices(of: [view] + same.flatMap(\.views))).sorted().filter { index in
      index > 0 && views[index].end > index && !views[index].view.isScrolling
    }
  }

  /// Returns the indices of the views of a problem inside a container: all of them for a conflict, which has
  /// no order, else the first one.
  private func wrongViews(_ finding: Finding, inside container: Int) -> [Int] {
    let wrong = finding.problem.kind == .conflict ? finding.views[...] : finding.views.prefix(1)
    return indices(of: Array(wrong)).sorted().filter { $0 != container && isInside($0, container) }
  }

  /// Returns the number of a container that is the mistake; nil if a view in it is at least as suspect.
  private func number(
    _ constraint: NSLayoutConstraint, of index: Int, in findings: [Finding]
  ) -> ContainerNumber? {
    let axis = CheckedAxis(isVertical: constraint.firstAttribute.isVertical)
    let length = constraint.constant
    guard let site = constraint.site else { return nil }
    var wrong: [Int] = []
    var isConflict = false
    for finding in findings {
      let isOfConflict = finding.problem.kind == .conflict
      // A conflict is about a number only if the number is a part of it.
      if isOfConflict, !finding.lines.contains(site.fileAndLine) { continue }
      let inside = wrongViews(finding, inside: index)
      wrong += inside
      if isOfConflict, !inside.isEmpty { isConflict = true }
    }
    func least(without left: [NSLayoutConstraint]) -> CGFloat? {
      neededLength(of: index, axis, without: left, around: wrong, endsConflict: isConflict)
    }
    guard !wrong.isEmpty, let needed = least(without: [constraint]), needed > length + 1 else { return nil }
    let children = Set(wrong.compactMap { path(from: $0, below: index).last }).sorted()
    // A card in which one text is a little too long is right.
    guard needed >= 2 * length || axis == .y && children.count > 1,
      !suspectNumbers(inside: index, axis, of: length, missing: needed - length).contains(where: { other in
        least(without: [constraint, other]).map { $0 <= length + 1 } ?? true
      })
    else { return nil }
    return ContainerNumber(
      index: index, axis: axis, length: length, site: site, needed: needed, children: children,
      explainsConflict: isConflict)
  }

  /// Returns the constraints in a container with a number of at least the length that is missing, which can
  /// be the mistake as well; with a number that is far from others, if the container is lower than a line of
  /// text.
  private func suspectNumbers(
    inside index: Int, _ axis: CheckedAxis, of length: CGFloat, missing: CGFloat
  ) -> [NSLayoutConstraint] {
    numberEvidence.numbers.filter { number in
      guard number.value >= missing, number.isVertical == axis.isVertical,
        let item = number.constraint.firstItem, ConstraintList.isInside(item, views[index].view),
        AutoLayoutKitView.holding(item) !== views[index].view
      else { return false }
      return length >= CheckLimit.lineOfText
        || NumberOutlier(number, among: numberEvidence.numbers(like: number)) != nil
    }
    .map(\.constraint)
  }

  private func finding(_ numbers: [ContainerNumber]) -> Finding {
    let first = numbers[0]
    let needed = numbers.map(\.needed).max() ?? first.needed
    let words = first.axis.words
    let more = numbers.count == 1 ? "" : " and \(numbers.count - 1) more"
    let verb = first.children.count == 1 ? "needs" : "need"
    let explainsConflict = numbers.contains(where: \.explainsConflict)
    let tenfold = first.length * 10
    let advice =
      needed <= tenfold && tenfold <= needed * 1.5
      ? "Probably \(tenfold.points) was meant." : "Write a \(words.size) of at least \(needed.points)."
    return finding(
      explainsConflict ? .conflict : .outsideContainer, [first.index] + first.children, sites: [first.site],
      "\(first.site.call) makes \(name(first.index))\(more) \(first.length.points)"
        + " \(words.extent), but \(first.children.map(name).shortList) in it \(verb) \(needed.points)."
        + " \(advice)"
    )
    .explaining(numbers.map { views[$0.index].view }, at: explainsConflict ? .block : .lines)
  }

  /// Returns the length of a container in which the views with a problem stay inside and no content is
  /// compressed; nil if no length is enough.
  ///
  /// It is solved in a copy of the layout: without the constraints `left`, with the edges of the views inside
  /// those around them, and with the wish for the length 0. An engine that cannot be asked has the frames.
  private func neededLength(
    of index: Int, _ axis: CheckedAxis, without left: [NSLayoutConstraint], around wrong: [Int],
    endsConflict: Bool
  ) -> CGFloat? {
    #if canImport(HeadlessUIKit)
      guard let system = LayoutSystem(of: root) else { return nil }
      func variable(_ view: UIView, isSize: Bool) -> Variable? {
        system.variable(of: OpenQuantity(view, axis, isSize: isSize))
      }
      guard let size = variable(views[index].view, isSize: true) else { return nil }
      var trial = system
      for row in left.compactMap({ system.row(of: $0) }) { trial.solver.remove(row) }
      for step in Set(wrong.flatMap { path(from: $0, below: index) }).sorted() {
        let view = views[step].view
        guard let near = variable(view, isSize: false), let length = variable(view, isSize: true),
          let outerLength = view.superview.flatMap({ variable($0, isSize: true) })
        else { continue }
        trial.solver.add([Term(1, near)], .greaterThanOrEqual, 0)
        trial.solver.add([Term(1, near), Term(1, length), Term(-1, outerLength)], .lessThanOrEqual, 0)
      }
      // Above the pulls of the platform, and below all contents.
      trial.solver.add([Term(1, size)], .equal, 0, priority: 2)
      trial.solve()
      guard trial.solver.conflicts.count <= system.solver.conflicts.count - (endsConflict ? 1 : 0)
      else { return nil }
      return CGFloat(trial.solver.value(of: size)).rounded(.up)
    #else
      let outer = views[index].frame
      return wrong.map { inner in
        let frame = views[inner].frame
        return max(axis.length(of: frame), axis.far(of: frame) - axis.near(of: outer)).value
      }.max()
    #endif
  }
}

extension Finding {
  fileprivate var isShortOfRoom: Bool {
    switch problem.kind {
    case .conflict, .ambiguity: true
    // One of an earlier step has its cause in its own sentence.
    case .outsideContainer, .truncation, .brokenWord: step == .symptom
    default: false
    }
  }
}

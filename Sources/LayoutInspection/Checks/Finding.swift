import AutoLayoutKit
import LayoutPlatform

/// A problem, together with the views and guides that it is about and the problems that it explains.
///
/// A finding explains those of later steps: a block that ran twice explains a conflict of its lines, and a
/// conflict explains the wrong frames of its views.
@MainActor struct Finding {
  enum Step: Int, CaseIterable {
    /// The setup of blocks.
    case setup
    /// A block that ran twice, and a view that is left out.
    case block
    /// Lines that contradict each other or do not have their effect.
    case lines
    /// A position or a size that nothing gives.
    case open
    /// A frame that is wrong.
    case symptom

    init(_ kind: LayoutProblem.Kind) {
      self =
        switch kind {
        case .setup: .setup
        case .duplicate: .block
        case .conflict, .cell, .crossedRows, .direction, .idleLimit, .lostConstraint: .lines
        case .ambiguity: .open
        default: .symptom
        }
    }
  }

  var problem: LayoutProblem
  let items: [AnyObject]
  let parts: [[AnyObject]]
  private(set) var step: Step
  private var explainedViews: [AutoLayoutKitView] = []
  private var explainedLines: Set<String> = []
  private var explainedKind: LayoutProblem.Kind?
  private var explainsAll = false
  /// The line and the number that causes the problem; problems with the same one are alike.
  var number: String?

  init(problem: LayoutProblem, items: [AnyObject], parts: [[AnyObject]] = []) {
    self.problem = problem
    self.items = items
    self.parts = parts
    step = Step(problem.kind)
    switch step {
    case .setup, .block: explainedLines = lines
    case .lines, .open:
      explainedViews = views
      // From left to right nothing is wrong yet with a row of two directions.
      if problem.kind == .direction { explainedKind = .overlap }
    case .symptom: break
    }
  }

  func explaining(
    _ views: [AutoLayoutKitView], lines: Bool? = nil, isAll: Bool = false, at step: Step? = nil
  ) -> Finding {
    var finding = self
    finding.step = step ?? self.step
    finding.explainedViews = views
    if let lines { finding.explainedLines = lines ? self.lines : [] }
    finding.explainsAll = isAll
    return finding
  }

  var views: [AutoLayoutKitView] { items.compactMap { $0 as? AutoLayoutKitView } }
  var lines: Set<String> { Set(problem.sites.map(\.fileAndLine)) }
  func isAbout(_ view: AutoLayoutKitView) -> Bool { Self.isInside(items, view) }

  func isOnlyAbout(_ view: AutoLayoutKitView) -> Bool {
    parts.isEmpty ? isAbout(view) : parts.allSatisfy { Self.isInside($0, view) }
  }

  private static func isInside(_ items: [AnyObject], _ view: AutoLayoutKitView) -> Bool {
    items.contains { AutoLayoutKitView.holding($0)?.isDescendant(of: view) == true }
  }

  func explains(_ other: Finding, in root: AutoLayoutKitView) -> Bool {
    if step.rawValue >= other.step.rawValue { return false }
    if explainsAll { return true }
    // A frame does not change a color.
    if other.problem.kind == .contrast || explainedKind.map({ $0 != other.problem.kind }) == true {
      return false
    }
    return !explainedLines.isDisjoint(with: other.lines)
      || explainedViews.contains { $0 !== root && $0.isDescendant(of: root) && other.isAbout($0) }
  }

  fileprivate func isAlike(_ other: Finding) -> Bool {
    if let number, number == other.number { return true }
    guard problem.kind == other.problem.kind, !problem.sites.isEmpty, items.count == other.items.count,
      problem.sites.map(\.call) == other.problem.sites.map(\.call),
      problem.sites == other.problem.sites || problem.kind == .touchTarget
    else { return false }
    return zip(items, other.items).allSatisfy { type(of: $0) == type(of: $1) }
  }
}

@MainActor extension [Finding] {
  func unexplained(in root: AutoLayoutKitView) -> [Finding] {
    Finding.Step.allCases.flatMap { step in filter { $0.step == step } }
      .filter { finding in !contains { $0.explains(finding, in: root) } }
  }

  /// Returns the findings that no other one explains; those that are alike, such as those of rows that one
  /// block places, are one.
  func causes(in root: AutoLayoutKitView) -> [Finding] {
    unexplained(in: root).grouped { $0.isAlike($1) }.map { alike in
      var finding = alike[0]
      let (problem, count) = (finding.problem, alike.count - 1)
      if count == 0 { return finding }
      finding.problem = LayoutProblem(
        problem.kind, views: problem.views, frames: problem.frames, sites: problem.sites,
        description: "\(problem.description) The same in \(count) more \(count == 1 ? "place" : "places").")
      return finding
    }
  }
}

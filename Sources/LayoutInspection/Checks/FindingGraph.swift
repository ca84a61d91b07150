import AutoLayoutKit
import LayoutPlatform

/// A problem, together with the views and guides that it is about and the problems that it explains.
@MainActor struct Finding {
  enum Step: Int, Comparable {
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

    static func < (one: Step, other: Step) -> Bool { one.rawValue < other.rawValue }
  }

  struct Explained {
    /// The views whose problems, and the problems inside which, it explains.
    var views: [AutoLayoutKitView] = []
    /// The lines, such as `Card.swift:41`, whose problems it explains.
    var lines: Set<String> = []
    var kind: LayoutProblem.Kind?
    var isAll = false
  }

  var problem: LayoutProblem
  let items: [AnyObject]
  /// The items of each of several conflicts that have one cause; empty for any other problem.
  let parts: [[AnyObject]]
  private(set) var step: Step
  private(set) var explained = Explained()
  /// The line and the number that causes the problem; problems with the same one are alike.
  var number: String?

  init(problem: LayoutProblem, items: [AnyObject], parts: [[AnyObject]] = []) {
    self.problem = problem
    self.items = items
    self.parts = parts
    step = Step(problem.kind)
    switch step {
    case .setup, .block: explained.lines = lines
    case .lines, .open:
      explained.views = views
      // From left to right nothing is wrong yet with a row of two directions.
      if problem.kind == .direction { explained.kind = .overlap }
    case .symptom: break
    }
  }

  /// Returns the finding with other findings that it explains: the problems of some views, and with `lines`
  /// those of its lines.
  func explaining(
    _ views: [AutoLayoutKitView], lines: Bool? = nil, kind: LayoutProblem.Kind? = nil, isAll: Bool = false,
    at step: Step? = nil
  ) -> Finding {
    var finding = self
    finding.step = step ?? self.step
    finding.explained.views = views
    if let lines { finding.explained.lines = lines ? self.lines : [] }
    finding.explained.kind = kind ?? explained.kind
    finding.explained.isAll = isAll
    return finding
  }

  var views: [AutoLayoutKitView] { items.compactMap { $0 as? AutoLayoutKitView } }
  var lines: Set<String> { Set(problem.sites.map(\.fileAndLine)) }

  func isAbout(_ view: AutoLayoutKitView) -> Bool { Self.isInside(items, view) }

  /// Returns true if each conflict with the cause is about a view, or about a view or guide inside it.
  func isOnlyAbout(_ view: AutoLayoutKitView) -> Bool {
    parts.isEmpty ? isAbout(view) : parts.allSatisfy { Self.isInside($0, view) }
  }

  private static func isInside(_ items: [AnyObject], _ view: AutoLayoutKitView) -> Bool {
    items.contains { AutoLayoutKitView.holding($0)?.isDescendant(of: view) == true }
  }

  /// Returns true for a finding with the same number as its cause, for a control that the same lines make as
  /// small, and for one of the same kind and lines about views of the same classes in other superviews.
  fileprivate func isAlike(_ other: Finding) -> Bool {
    if let number, number == other.number { return true }
    let (own, others) = (problem, other.problem)
    guard own.kind == others.kind, !own.sites.isEmpty else { return false }
    if own.kind == .touchTarget, own.frames.map(\.size) == others.frames.map(\.size),
      own.sites.map(\.call) == others.sites.map(\.call)
    {
      return true
    }
    guard own.sites == others.sites, items.count == other.items.count, let view = views.first,
      let otherView = other.views.first, view.superview !== otherView.superview
    else { return false }
    return zip(items, other.items).allSatisfy { type(of: $0) == type(of: $1) }
  }
}

/// The findings of a tree, of which some explain others.
///
/// A finding explains those of later steps: a block that ran twice explains a conflict of its lines, and a
/// conflict explains the wrong frames of its views.
@MainActor struct FindingGraph {
  private let findings: [Finding]
  private let root: AutoLayoutKitView

  init(_ findings: [Finding], in root: AutoLayoutKitView) {
    self.findings = findings.enumerated().sorted {
      ($0.element.step, $0.offset) < ($1.element.step, $1.offset)
    }
    .map(\.element)
    self.root = root
  }

  /// Returns the findings that no other one explains, those of the first steps first.
  func unexplained() -> [Finding] {
    findings.filter { finding in !findings.contains { explains($0, finding) } }
  }

  private func explains(_ cause: Finding, _ other: Finding) -> Bool {
    if cause.step >= other.step { return false }
    if cause.explained.isAll { return true }
    if let kind = cause.explained.kind, kind != other.problem.kind { return false }
    // A frame does not change a color.
    if other.problem.kind == .contrast { return false }
    if !cause.explained.lines.isDisjoint(with: other.lines) { return true }
    return cause.explained.views.contains { $0 !== root && $0.isDescendant(of: root) && other.isAbout($0) }
  }

  /// Returns the findings that no other one explains; those that are alike, such as those of rows that one
  /// block places, are one.
  func causes() -> [Finding] {
    unexplained().grouped { $0.isAlike($1) }.map { alike in
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

import AutoLayoutKit
import LayoutPlatform

/// A problem, together with the views and guides that it is about.
@MainActor struct Finding {
  /// The findings that a finding explains.
  struct Explained {
    /// The views whose problems, and the problems inside which, it explains.
    var views: [AutoLayoutKitView] = []
    /// The lines, such as `Card.swift:41`, whose problems it explains.
    var lines: Set<String> = []
    /// The kind to which it is limited; nil for all of them.
    var kind: LayoutProblem.Kind?
    /// True if it explains every problem of the tree.
    var isAll = false
  }

  var problem: LayoutProblem
  let items: [AnyObject]
  /// The items of each of several conflicts that have one cause; empty for any other problem.
  let parts: [[AnyObject]]
  /// The findings of later steps that this one explains.
  var explained = Explained()
  /// The step of the problem.
  var step: Step
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

  /// The views among the items.
  var views: [AutoLayoutKitView] { items.compactMap { $0 as? AutoLayoutKitView } }

  /// The lines of the sites.
  var lines: Set<String> { Set(problem.sites.map(\.fileAndLine)) }

  /// Returns true if a problem is about a view, or about a view or guide inside it.
  func isAbout(_ view: AutoLayoutKitView) -> Bool { Self.isInside(items, view) }

  /// Returns true if each conflict with the cause is about a view, or about a view or guide inside it.
  func isOnlyAbout(_ view: AutoLayoutKitView) -> Bool {
    parts.isEmpty ? isAbout(view) : parts.allSatisfy { Self.isInside($0, view) }
  }

  private static func isInside(_ items: [AnyObject], _ view: AutoLayoutKitView) -> Bool {
    items.contains { AutoLayoutKitView.holding($0)?.isDescendant(of: view) == true }
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

  /// Returns the findings together with others that may explain them.
  func adding(_ others: [Finding]) -> FindingGraph {
    others.isEmpty ? self : FindingGraph(findings + others, in: root)
  }

  /// Returns the findings that no other one explains, those of the first steps first.
  func unexplained() -> [Finding] {
    findings.filter { finding in !findings.contains { explains($0, finding) } }
  }

  /// Returns the findings that no other one explains; those that are alike are one.
  func causes() -> [Finding] { merged(unexplained()) }

  private func explains(_ cause: Finding, _ other: Finding) -> Bool {
    if cause.step >= other.step { return false }
    if cause.explained.isAll { return true }
    if let kind = cause.explained.kind, kind != other.problem.kind { return false }
    // A frame does not change a color.
    if other.problem.kind == .contrast { return false }
    if !cause.explained.lines.isDisjoint(with: other.lines) { return true }
    return cause.explained.views.contains { $0 !== root && $0.isDescendant(of: root) && other.isAbout($0) }
  }

  /// Joins the findings about the same lines in different superviews: those of rows that one block places.
  private func merged(_ findings: [Finding]) -> [Finding] {
    var result: [Finding] = []
    var alike: [Int] = []
    for finding in findings {
      if let first = result.firstIndex(where: { $0.isAlike(finding) }) {
        alike[first] += 1
      } else {
        result.append(finding)
        alike.append(0)
      }
    }
    for (index, count) in alike.enumerated() where count > 0 {
      result[index].problem = result[index].problem.adding(
        "The same in \(count) more \(count == 1 ? "place" : "places").")
    }
    return result
  }
}

extension Finding {
  /// The steps in which problems cause each other.
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

  /// Returns true for a finding with the same number as its cause, or of the same kind and lines, about views
  /// of the same classes in other superviews.
  fileprivate func isAlike(_ other: Finding) -> Bool {
    if let number, number == other.number { return true }
    if isSmallTarget(like: other) { return true }
    guard problem.kind == other.problem.kind, !problem.sites.isEmpty, problem.sites == other.problem.sites,
      items.count == other.items.count, let view = views.first, let otherView = other.views.first,
      view.superview !== otherView.superview
    else { return false }
    return zip(items, other.items).allSatisfy { type(of: $0) == type(of: $1) }
  }
}

extension Finding {
  /// Returns true for a control that the lines of another one make as small.
  private func isSmallTarget(like other: Finding) -> Bool {
    problem.kind == .touchTarget && other.problem.kind == .touchTarget && !problem.sites.isEmpty
      && problem.frames.map(\.size) == other.problem.frames.map(\.size)
      && problem.sites.map(\.call) == other.problem.sites.map(\.call)
  }
}

extension LayoutProblem {
  /// Returns the problem with a further sentence.
  fileprivate func adding(_ sentence: String) -> LayoutProblem {
    LayoutProblem(
      kind, views: views, frames: frames, sites: sites, description: "\(description) \(sentence)")
  }
}

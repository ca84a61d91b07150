#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// The checks of a tree at one length of its root after another.
  ///
  /// The search for a breakpoint lays the tree out at the ends of each piece. The checks are made then, so
  /// that the tree is not laid out again for them. Names are read for the returned problem only.
  @MainActor final class StressExamination {
    /// The number of lengths whose findings are kept.
    private static var memory: Int { 64 }

    private let probe: BreakpointProbe
    private let content: UIView
    private let checks: [LayoutCheck]
    private var known: [Double: [Finding]] = [:]

    /// Creates an examination of `content`, a view of the probe's tree.
    init(_ probe: BreakpointProbe, of content: UIView, checks: [LayoutCheck]) {
      self.probe = probe
      self.content = content
      self.checks = checks
      probe.visitEnd = { [weak self] length in _ = self?.findings(at: length) }
    }

    /// Returns the findings at a length; their sentences have classes in the place of names.
    func findings(at length: Double) -> [Finding] {
      if let found = known[length] { return found }
      probe.layOut(at: length)
      let found = CheckedTree(of: content, isNamed: false).findings(checks)
      if known.count == Self.memory { known.removeAll(keepingCapacity: true) }
      known[length] = found
      return found
    }

    /// Returns true if no check fails at a length.
    func passes(at length: Double) -> Bool { findings(at: length).isEmpty }

    /// Returns the problems at a length, with the names of the views.
    func problems(at length: Double) -> [LayoutProblem] {
      if passes(at: length) { return [] }
      probe.layOut(at: length)
      return LayoutInspection.problems(in: content, checks)
    }

    /// Returns the differences that may be 0 where a problem of some views begins, at a length.
    func contacts(of views: [UIView], at length: Double) -> StressContacts {
      probe.layOut(at: length)
      return StressContacts(of: views, in: content, limits: checks.flatMap(\.limits))
    }
  }
#endif

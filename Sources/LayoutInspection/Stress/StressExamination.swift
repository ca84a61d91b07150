#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// The checks of a tree at one length of its root after another.
  ///
  /// The search for a breakpoint lays the tree out at the ends of each piece. The checks are made then, so
  /// that the tree is not laid out again for them. Names are read for the returned problems only.
  @MainActor final class StressExamination {
    /// A problem and its cause.
    struct Found {
      let cause: StressCause
      let finding: Finding
    }

    /// The number of lengths whose findings are kept.
    private static var memory: Int { 64 }

    let checks: [LayoutCheck]
    /// The number of lengths at which all checks were made.
    private(set) var count = 0
    private let probe: BreakpointProbe
    private let content: UIView
    private let memory: StressMemory
    /// The findings of some checks at a length, by the index of the check.
    private var known: [Double: [Int: [Found]]] = [:]
    private var tree: (length: Double, tree: CheckedTree)?
    private lazy var names = ItemNames(in: content)
    private var namedProblems: [Double: [Found]] = [:]

    /// Creates an examination of `content`, a view of the probe's tree.
    init(_ probe: BreakpointProbe, of content: UIView, checks: [LayoutCheck], _ memory: StressMemory) {
      self.probe = probe
      self.content = content
      self.checks = checks
      self.memory = memory
      probe.visitEnd = { [weak self] length in _ = self?.found(at: length) }
    }

    /// Returns the problems at a length that no other one explains; their sentences have classes in the place
    /// of names.
    func found(at length: Double) -> [Found] {
      let all = allFound(at: length)
      if all.isEmpty { return [] }
      let left = FindingGraph(all.map(\.finding), in: content).unexplained()
      if left.count == all.count { return all }
      return all.filter { found in left.contains { $0.isSame(as: found.finding) } }
    }

    /// Returns the problems that the checks of a basis find at a length.
    func found(by basis: LayoutCheck.Basis, at length: Double) -> [Found] {
      checks.indices.filter { checks[$0].basis == basis }.flatMap { found(by: $0, at: length) }
    }

    /// Returns true if no check fails at a length.
    func passes(at length: Double) -> Bool { allFound(at: length).isEmpty }

    /// Returns the views of a cause at a length; nil if its problem is not there.
    func views(of cause: StressCause, at length: Double) -> [UIView]? {
      let found = cause.check < 0 ? allFound(at: length) : found(by: cause.check, at: length)
      return found.first { $0.cause == cause }?.finding.views
    }

    /// Returns the problem of a cause at a length, with the names of the views; nil if it is not there, or if
    /// another one explains it.
    func problem(of cause: StressCause, at length: Double) -> LayoutProblem? {
      if namedProblems[length] == nil {
        probe.layOut(at: length)
        let all = findings(in: memory.tree(of: content, names: names))
        let left = FindingGraph(all.map(\.finding), in: content).unexplained()
        namedProblems[length] = all.filter { found in left.contains { $0.isSame(as: found.finding) } }
      }
      return namedProblems[length]?.first { $0.cause == cause }?.finding.problem
    }

    /// Returns the name of a view of the tree.
    func name(of view: UIView) -> String { names.name(of: view) }

    /// Returns the differences that may be 0 where a problem of some views begins, at a length.
    func contacts(of views: [UIView], at length: Double) -> StressContacts {
      probe.layOut(at: length)
      return StressContacts(of: views, in: content, limits: checks.flatMap(\.limits))
    }

    /// Returns the problems that all checks find at a length.
    private func allFound(at length: Double) -> [Found] {
      if known[length]?.count != checks.count {
        count += 1
        let tree = tree(at: length)
        if let missing = tree.missingSize {
          return [Found(cause: StressCause(missing, check: -1, in: tree), finding: missing)]
        }
      }
      return checks.indices.flatMap { found(by: $0, at: length) }
    }

    /// Returns the problems that one check finds at a length.
    private func found(by check: Int, at length: Double) -> [Found] {
      if let known = known[length]?[check] { return known }
      let found = findings(in: tree(at: length), check)
      if known.count == Self.memory, known[length] == nil { known.removeAll(keepingCapacity: true) }
      known[length, default: [:]][check] = found
      return found
    }

    /// Returns the tree at a length.
    private func tree(at length: Double) -> CheckedTree {
      probe.layOut(at: length)
      if let tree, tree.length == length { return tree.tree }
      let made = memory.tree(of: content)
      tree = (length, made)
      return made
    }

    private func findings(in tree: CheckedTree) -> [Found] {
      if let missing = tree.missingSize {
        return [Found(cause: StressCause(missing, check: -1, in: tree), finding: missing)]
      }
      return checks.indices.flatMap { findings(in: tree, $0) }
    }

    /// Returns the problems that a check finds; one that reads no frames is made again only for other
    /// constraints.
    private func findings(in tree: CheckedTree, _ check: Int) -> [Found] {
      if checks[check].basis != .constraints || tree.isNamed { return newFindings(in: tree, check) }
      return memory.found(by: check) { newFindings(in: tree, check) }
    }

    private func newFindings(in tree: CheckedTree, _ check: Int) -> [Found] {
      checks[check].findings(in: tree).map {
        Found(cause: StressCause($0, check: check, in: tree), finding: $0)
      }
    }
  }

  extension Finding {
    /// True if two findings are about the same views in the same words.
    fileprivate func isSame(as other: Finding) -> Bool {
      problem == other.problem && items.elementsEqual(other.items, by: ===)
    }
  }
#endif

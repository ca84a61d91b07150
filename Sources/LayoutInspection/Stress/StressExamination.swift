#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// The checks of a tree at one size of its root after another.
  ///
  /// The search for the regions lays the tree out at the ends of each region. The checks are made then, so
  /// that the tree is not laid out again for them. Names are read for the returned problems only.
  @MainActor final class StressExamination {
    let checks: [LayoutCheck]
    /// The number of sizes at which all checks were made.
    private(set) var count = 0
    private let probe: SizeProbe
    private let content: UIView
    private let memory: StressMemory
    /// The findings of all checks at a size, and those with names that no other one explains.
    private var known: [RootSize: [StressFound]] = [:]
    private var knownNamed: [RootSize: [StressFound]] = [:]
    private lazy var names = ItemNames(in: content)

    /// Creates an examination of `content`, a view of the tree of a probe.
    init(_ probe: SizeProbe, of content: UIView, checks: [LayoutCheck], _ memory: StressMemory) {
      self.probe = probe
      self.content = content
      self.checks = checks
      self.memory = memory
    }

    /// Returns the problems at a size that no other one explains; their sentences have classes in the place
    /// of names.
    func found(at size: RootSize) -> [StressFound] { unexplained(allFound(at: size)) }

    func passes(at size: RootSize) -> Bool { allFound(at: size).isEmpty }

    func finds(_ cause: StressCause, at size: RootSize) -> Bool {
      (known[size] ?? findings(in: tree(at: size), cause.check)).contains { $0.cause == cause }
    }

    /// Returns true if a check of pairs of views finds a problem at a size.
    ///
    /// - Parameter isMeant: A function that returns true for the causes that count.
    func findsPair(at size: RootSize, where isMeant: (StressCause) -> Bool) -> Bool {
      let tree = tree(at: size)
      return checks.indices.contains { check in
        checks[check].basis == .pairs && findings(in: tree, check).contains { isMeant($0.cause) }
      }
    }

    /// Returns true if a check finds a problem, of one cause or of any, and notes its comparisons.
    func finds(_ cause: StressCause? = nil, noting comparisons: SizeComparisons) -> Bool {
      if cause == nil { count += 1 }
      probe.layOut(at: comparisons.size)
      let tree = memory.tree(of: content, geometry: SizeGeometry(comparisons, of: probe.root))
      // A problem is there while the comparisons of its check have the same result.
      return (cause.map { [$0.check] } ?? numbers(in: tree)).contains { check in
        comparisons.notingAlone { findings(in: tree, check).contains { cause == nil || $0.cause == cause } }
      }
    }

    /// Returns the problem of a cause at a size, with the names of the views; nil if it is not there, or if
    /// another one explains it.
    func problem(of cause: StressCause, at size: RootSize) -> LayoutProblem? {
      named(at: size).first { $0.cause == cause }?.finding.problem
    }

    func firstProblem(at size: RootSize) -> LayoutProblem? { named(at: size).first?.finding.problem }

    func name(of view: UIView) -> String { names.name(of: view) }

    private func named(at size: RootSize) -> [StressFound] {
      if let known = knownNamed[size] { return known }
      let found = unexplained(allFindings(in: tree(at: size, names)))
      knownNamed[size] = found
      return found
    }

    private func allFound(at size: RootSize) -> [StressFound] {
      if let known = known[size] { return known }
      count += 1
      let found = allFindings(in: tree(at: size))
      known[size] = found
      return found
    }

    private func tree(at size: RootSize, _ names: ItemNames? = nil) -> CheckedTree {
      probe.layOut(at: size)
      return memory.tree(of: content, names: names)
    }

    private func unexplained(_ all: [StressFound]) -> [StressFound] {
      if all.isEmpty { return [] }
      let left = all.map(\.finding).unexplained(in: content)
      return left.count == all.count
        ? all : all.filter { found in left.contains { $0.isSame(as: found.finding) } }
    }

    /// Returns the numbers of the checks to make; -1 for a root without a size, in which nothing else counts.
    private func numbers(in tree: CheckedTree) -> [Int] {
      tree.missingSize == nil ? Array(checks.indices) : [-1]
    }

    private func allFindings(in tree: CheckedTree) -> [StressFound] {
      numbers(in: tree).flatMap { findings(in: tree, $0) }
    }

    /// Returns the problems that a check finds; one that reads no frames is made again only for other
    /// constraints.
    private func findings(in tree: CheckedTree, _ check: Int) -> [StressFound] {
      func find() -> [StressFound] {
        let all = check < 0 ? [tree.missingSize].compactMap { $0 } : checks[check].findings(in: tree)
        return all.map { StressFound(cause: StressCause($0, check: check, in: tree), finding: $0) }
      }
      let isKept = check >= 0 && checks[check].basis == .constraints && !tree.isNamed
      return isKept ? memory.found(by: check, find) : find()
    }
  }

  struct StressFound {
    let cause: StressCause
    let finding: Finding
  }

  extension Finding {
    /// True if two findings are about the same views in the same words.
    fileprivate func isSame(as other: Finding) -> Bool {
      problem == other.problem && items.elementsEqual(other.items, by: ===)
    }
  }
#endif

#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// The checks of a tree at one size of its root after another.
  ///
  /// The search for the regions lays the tree out at the ends of each region. The checks are made then, so
  /// that the tree is not laid out again for them. Names are read for the returned problems only.
  @MainActor final class StressExamination {
    typealias Found = StressFound

    let checks: [LayoutCheck]
    /// The number of sizes at which all checks were made.
    private(set) var count = 0
    private let layOut: (RootSize) -> Void
    private let content: UIView
    private let memory: StressMemory
    /// The findings of all checks at a size.
    private var known: [RootSize: [Found]] = [:]
    private lazy var names = ItemNames(in: content)
    private var namedProblems: [RootSize: [Found]] = [:]

    /// Creates an examination of `content`, a view of a tree that `layOut` gives a size.
    init(
      of content: UIView, checks: [LayoutCheck], _ memory: StressMemory, layOut: @escaping (RootSize) -> Void
    ) {
      self.layOut = layOut
      self.content = content
      self.checks = checks
      self.memory = memory
    }

    /// Returns the problems at a size that no other one explains; their sentences have classes in the place
    /// of names.
    func found(at size: RootSize) -> [Found] { unexplained(allFound(at: size)) }

    /// Returns the problems that the checks of a basis find at a size.
    func found(by basis: LayoutCheck.Basis, at size: RootSize) -> [Found] {
      layOut(size)
      let tree = memory.tree(of: content)
      return checks.indices.filter { checks[$0].basis == basis }.flatMap { findings(in: tree, $0) }
    }

    /// Returns true if a check fails at a size, and notes its comparisons.
    ///
    /// - Parameter geometry: A function that returns the places of the views, after a layout of the size.
    func fails(
      at size: RootSize, _ comparisons: SizeComparisons, _ geometry: () -> CheckedGeometry
    ) -> Bool {
      layOut(size)
      count += 1
      let tree = memory.tree(of: content, geometry: geometry())
      // A problem is there while the comparisons of its check have the same result.
      return numbers(in: tree).contains { check in
        comparisons.notingAlone { !findings(in: tree, check).isEmpty }
      }
    }

    /// Returns true if a check finds the problem of a cause at a size, and notes its comparisons.
    func finds(
      _ cause: StressCause, at size: RootSize, _ comparisons: SizeComparisons,
      _ geometry: () -> CheckedGeometry
    ) -> Bool {
      layOut(size)
      let tree = memory.tree(of: content, geometry: geometry())
      return comparisons.notingAlone { findings(in: tree, cause.check).contains { $0.cause == cause } }
    }

    /// Returns true if a check finds the problem of a cause at a size.
    func finds(_ cause: StressCause, at size: RootSize) -> Bool {
      if let known = known[size] { return known.contains { $0.cause == cause } }
      layOut(size)
      return findings(in: memory.tree(of: content), cause.check).contains { $0.cause == cause }
    }

    /// Returns true if no check fails at a size.
    func passes(at size: RootSize) -> Bool { allFound(at: size).isEmpty }

    /// Returns the problem of a cause at a size, with the names of the views; nil if it is not there, or if
    /// another one explains it.
    func problem(of cause: StressCause, at size: RootSize) -> LayoutProblem? {
      named(at: size).first { $0.cause == cause }?.finding.problem
    }

    /// Returns the first problem at a size, with the names of the views; nil if no check fails.
    func firstProblem(at size: RootSize) -> LayoutProblem? { named(at: size).first?.finding.problem }

    /// Returns the name of a view of the tree.
    func name(of view: UIView) -> String { names.name(of: view) }

    /// Returns the problems at a size that no other one explains, with the names of the views.
    private func named(at size: RootSize) -> [Found] {
      if let known = namedProblems[size] { return known }
      layOut(size)
      let found = unexplained(allFindings(in: memory.tree(of: content, names: names)))
      namedProblems[size] = found
      return found
    }

    /// Returns the problems that all checks find at a size.
    private func allFound(at size: RootSize) -> [Found] {
      if let known = known[size] { return known }
      count += 1
      layOut(size)
      let found = allFindings(in: memory.tree(of: content))
      known[size] = found
      return found
    }

    private func unexplained(_ all: [Found]) -> [Found] {
      if all.isEmpty { return [] }
      let left = FindingGraph(all.map(\.finding), in: content).unexplained()
      return left.count == all.count
        ? all : all.filter { found in left.contains { $0.isSame(as: found.finding) } }
    }

    /// Returns the numbers of the checks to make; -1 for a root without a size, in which nothing else counts.
    private func numbers(in tree: CheckedTree) -> [Int] {
      tree.missingSize == nil ? Array(checks.indices) : [-1]
    }

    private func allFindings(in tree: CheckedTree) -> [Found] {
      numbers(in: tree).flatMap { findings(in: tree, $0) }
    }

    /// Returns the problems that a check finds; one that reads no frames is made again only for other
    /// constraints.
    private func findings(in tree: CheckedTree, _ check: Int) -> [Found] {
      func find() -> [Found] {
        let all = check < 0 ? [tree.missingSize].compactMap { $0 } : checks[check].findings(in: tree)
        return all.map { Found(cause: StressCause($0, check: check, in: tree), finding: $0) }
      }
      let isKept = check >= 0 && checks[check].basis == .constraints && !tree.isNamed
      return isKept ? memory.found(by: check, find) : find()
    }
  }

  /// A problem and its cause.
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

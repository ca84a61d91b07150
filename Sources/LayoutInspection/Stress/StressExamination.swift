#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// The checks of a tree at one size of its root after another: a length along an axis, or a width and a
  /// height.
  ///
  /// The search for a breakpoint lays the tree out at the ends of each piece. The checks are made then, so
  /// that the tree is not laid out again for them. Names are read for the returned problems only.
  @MainActor final class StressExamination<Size: Hashable> {
    typealias Found = StressFound

    /// The number of sizes whose findings are kept.
    private static var memory: Int { 64 }

    let checks: [LayoutCheck]
    /// The number of sizes at which all checks were made.
    private(set) var count = 0
    private let layOut: (Size) -> Void
    private let content: UIView
    private let memory: StressMemory
    /// The findings of some checks at a size, by the index of the check.
    private var known: [Size: [Int: [Found]]] = [:]
    private var tree: (size: Size, tree: CheckedTree)?
    private lazy var names = ItemNames(in: content)
    private var namedProblems: [Size: [Found]] = [:]

    /// Creates an examination of `content`, a view of a tree that `layOut` gives a size.
    init(
      of content: UIView, checks: [LayoutCheck], _ memory: StressMemory, layOut: @escaping (Size) -> Void
    ) {
      self.layOut = layOut
      self.content = content
      self.checks = checks
      self.memory = memory
    }

    /// Returns the problems at a size that no other one explains; their sentences have classes in the place
    /// of names.
    func found(at size: Size) -> [Found] {
      let all = allFound(at: size)
      if all.isEmpty { return [] }
      let left = FindingGraph(all.map(\.finding), in: content).unexplained()
      if left.count == all.count { return all }
      return all.filter { found in left.contains { $0.isSame(as: found.finding) } }
    }

    /// Returns the problems that the checks of a basis find at a size.
    func found(by basis: LayoutCheck.Basis, at size: Size) -> [Found] {
      checks.indices.filter { checks[$0].basis == basis }.flatMap { found(by: $0, at: size) }
    }

    /// Returns true if a check fails at a size, and notes its comparisons.
    ///
    /// - Parameter geometry: A function that returns the places of the views, after a layout of the size.
    func fails(
      at size: Size, _ comparisons: SizeComparisons, _ geometry: () -> CheckedGeometry
    ) -> Bool {
      layOut(size)
      count += 1
      let tree = memory.tree(of: content, geometry: geometry())
      return tree.missingSize != nil
        || checks.indices.contains { check in
          // A problem is there while the comparisons of its check have the same result.
          comparisons.notingAlone { !findings(in: tree, check).isEmpty }
        }
    }

    /// Returns true if no check fails at a size.
    func passes(at size: Size) -> Bool { allFound(at: size).isEmpty }

    /// Returns the views of a cause at a size; nil if its problem is not there.
    func views(of cause: StressCause, at size: Size) -> [UIView]? {
      let found = cause.check < 0 ? allFound(at: size) : found(by: cause.check, at: size)
      return found.first { $0.cause == cause }?.finding.views
    }

    /// Returns the problem of a cause at a size, with the names of the views; nil if it is not there, or if
    /// another one explains it.
    func problem(of cause: StressCause, at size: Size) -> LayoutProblem? {
      named(at: size).first { $0.cause == cause }?.finding.problem
    }

    /// Returns the first problem at a size, with the names of the views; nil if no check fails.
    func firstProblem(at size: Size) -> LayoutProblem? { named(at: size).first?.finding.problem }

    /// Returns true if a check finds the problem of a cause at a size, and notes its comparisons.
    func finds(
      _ cause: StressCause, at size: Size, _ comparisons: SizeComparisons, _ geometry: () -> CheckedGeometry
    ) -> Bool {
      layOut(size)
      let tree = memory.tree(of: content, geometry: geometry())
      return comparisons.notingAlone { findings(in: tree, cause.check).contains { $0.cause == cause } }
    }

    /// The facts about texts that are known from other sizes.
    var texts: TextMemory { memory.texts }

    /// Returns the problems at a size that no other one explains, with the names of the views.
    private func named(at size: Size) -> [Found] {
      if let known = namedProblems[size] { return known }
      layOut(size)
      let all = findings(in: memory.tree(of: content, names: names))
      let left = FindingGraph(all.map(\.finding), in: content).unexplained()
      let found = all.filter { found in left.contains { $0.isSame(as: found.finding) } }
      namedProblems[size] = found
      return found
    }

    /// Returns the name of a view of the tree.
    func name(of view: UIView) -> String { names.name(of: view) }

    /// Returns the problems that all checks find at a size.
    private func allFound(at size: Size) -> [Found] {
      if known[size]?.count != checks.count {
        count += 1
        let tree = tree(at: size)
        if let missing = tree.missingSize {
          return [Found(cause: StressCause(missing, check: -1, in: tree), finding: missing)]
        }
      }
      return checks.indices.flatMap { found(by: $0, at: size) }
    }

    /// Returns the problems that one check finds at a size.
    func found(by check: Int, at size: Size) -> [Found] {
      if let known = known[size]?[check] { return known }
      let found = findings(in: tree(at: size), check)
      if known.count == Self.memory, known[size] == nil { known.removeAll(keepingCapacity: true) }
      known[size, default: [:]][check] = found
      return found
    }

    /// Returns the tree at a size.
    private func tree(at size: Size) -> CheckedTree {
      layOut(size)
      if let tree, tree.size == size { return tree.tree }
      let made = memory.tree(of: content)
      tree = (size, made)
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

  extension StressExamination<Double> {
    /// Creates an examination of `content`, a view of the probe's tree, which is made at the end of each
    /// piece.
    convenience init(
      _ probe: BreakpointProbe, of content: UIView, checks: [LayoutCheck], _ memory: StressMemory
    ) {
      self.init(of: content, checks: checks, memory) { probe.layOut(at: $0) }
      probe.visitEnd = { [weak self] length in _ = self?.found(at: length) }
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

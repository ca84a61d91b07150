#if canImport(HeadlessUIKit)
  import HeadlessUIKit

  /// The checks of a tree at one size of its root after another.
  ///
  /// The search for the regions lays the tree out at the ends of each region. The checks are made then, so
  /// that the tree is not laid out again for them. Names are read for the returned problems only.
  @MainActor final class StressExamination {
    let checks: [LayoutCheck]
    private(set) var count = 0
    private let probe: SizeProbe
    private let content: UIView
    private let memory: StressMemory
    private var known: [RootSize: [StressFound]] = [:]
    private var knownNamed: [RootSize: [StressFound]] = [:]
    private lazy var names = ItemNames(in: content)

    init(_ probe: SizeProbe, of content: UIView, checks: [LayoutCheck], _ memory: StressMemory) {
      self.probe = probe
      self.content = content
      self.checks = checks
      self.memory = memory
    }

    /// Returns the problems at a size that no other one explains; their sentences have classes in the place
    /// of names.
    func found(at size: RootSize) -> [StressFound] { unexplained(allFound(at: size)) }

    func finds(_ cause: StressCause, at size: RootSize) -> Bool {
      (known[size] ?? findings(in: tree(at: size), cause.check)).contains { $0.cause == cause }
    }

    func findsPair(at size: RootSize, where isMeant: (StressCause) -> Bool) -> Bool {
      let tree = tree(at: size)
      return checks.indices.contains { check in
        checks[check].basis == .pairs && findings(in: tree, check).contains { isMeant($0.cause) }
      }
    }

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
      let found = knownNamed[size] ?? unexplained(allFindings(in: tree(at: size, names)))
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
      all.filter { found in !all.contains { $0.finding.explains(found.finding, in: content) } }
    }

    /// Returns the numbers of the checks to make; -1 for a root without a size, in which nothing else counts.
    private func numbers(in tree: CheckedTree) -> [Int] {
      tree.missingSize == nil ? Array(checks.indices) : [-1]
    }

    private func allFindings(in tree: CheckedTree) -> [StressFound] {
      numbers(in: tree).flatMap { findings(in: tree, $0) }
    }

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

  /// The part of a problem that is the same at all sizes and in all instances of a screen: the kind, the
  /// views and the lines of code.
  ///
  /// The rows of a list that one line places share a cause, because one change of this line mends them all.
  @MainActor struct StressCause: Hashable {
    let check: Int
    private let kind: LayoutProblem.Kind
    private let items: [ItemPath]
    private let calls: Set<String>
    /// The names of the views of a problem that a check of an app has found for views it does not hold.
    private let names: [String]

    init(_ finding: Finding, check: Int, in tree: CheckedTree) {
      self.check = check
      kind = finding.problem.kind
      names = finding.items.isEmpty ? finding.problem.views : []
      // The axis that the sentence about an overlap names depends on the size.
      let overlapping = kind == .overlap ? finding.items : []
      let sites = overlapping.flatMap { item in
        CheckedAxis.allCases.flatMap { tree.constraints.edgeSites(of: item, $0) }
      }
      calls = Set((kind == .overlap ? sites : finding.problem.sites).map(\.call))
      let isWhole = calls.isEmpty
      items = finding.items.map { ItemPath($0, isWhole: isWhole) }
    }
  }

  struct ItemPath: Hashable {
    private struct Step: Hashable {
      let type: ObjectIdentifier
      /// The index among the siblings; -1 for one of several siblings of one class of the app.
      let index: Int
    }

    private var steps: [Step] = []

    /// Creates the path of an item.
    ///
    /// - Parameter isWhole: True for the path from the topmost view, false for the last two steps.
    @MainActor init(_ item: AnyObject, isWhole: Bool) {
      var next = UIView.holding(item)
      if let guide = item as? UILayoutGuide {
        let index = next?.layoutGuides.firstIndex { $0 === guide } ?? -1
        steps.append(Step(type: ObjectIdentifier(type(of: guide)), index: index))
      }
      while let view = next, isWhole || steps.count < 2 {
        steps.append(Self.step(of: view))
        next = view.superview
      }
      // The place of the container is only in the whole path.
      if !isWhole, let last = steps.popLast() { steps.append(Step(type: last.type, index: 0)) }
    }

    @MainActor private static func step(of view: UIView) -> Step {
      let type = ObjectIdentifier(type(of: view))
      let siblings = view.superview?.subviews ?? []
      let isOfUIKit = LayoutReads.module(of: Swift.type(of: view)) == "HeadlessUIKit"
      let alike = siblings.filter { ObjectIdentifier(Swift.type(of: $0)) == type }
      let isRepeated = !isOfUIKit && alike.count > 1
      return Step(type: type, index: isRepeated ? -1 : siblings.firstIndex { $0 === view } ?? 0)
    }
  }
#endif

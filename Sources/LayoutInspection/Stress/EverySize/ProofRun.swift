#if canImport(HeadlessUIKit)
  package import HeadlessUIKit
  import LayoutSolver
  import LayoutWords

  /// The proof of one layout, in one direction and text size after another.
  @MainActor package final class ProofRun {
    private let sizes: EverySize
    private var screen: LayoutSizes.Screen { LayoutSizes.Screen("", sizes.least) }
    private let checks: [LayoutCheck]
    private let cases: [StressCase]
    private let make: () -> StressSubject
    private let memory = StressMemory()
    private var regionCount = 0
    private var layoutCount = 0
    private var examinationCount = 0
    private var isCompared = false
    private let samples = ProofSamples()
    private let clock: ProofClock
    private var unproved: [String] = []
    private var held: [UITraitEnvironmentLayoutDirection: [HeldLayout]] = [:]

    init(
      _ sizes: EverySize, checks: [LayoutCheck], cases: [StressCase] = ProofRun.cases,
      within budget: Duration? = nil, progress: @escaping (LayoutProof.Progress) -> Void = { _ in },
      make: @escaping () -> StressSubject
    ) {
      clock = ProofClock(budget: budget, progress: progress)
      self.sizes = sizes
      self.checks = checks
      self.cases = cases
      self.make = {
        let subject = make()
        subject.root.layoutIfNeeded()
        subject.root.replaceFramesByConstraints()
        return subject
      }
    }

    /// The directions and text sizes: without a change first, then with one and with two; text sizes near the
    /// usual one before the others.
    static var cases: [StressCase] {
      let all = UIContentSizeCategory.ordered
      let usual = all.firstIndex(of: .large) ?? 0
      let others = all.indices.filter { $0 != usual }.sorted { abs($0 - usual) < abs($1 - usual) }
      let textSizes = others.map { StressChange.textSize(all[$0]) }
      let changes = [[], [.rightToLeft]] + textSizes.map { [$0] } + textSizes.map { [.rightToLeft, $0] }
      return changes.map { StressCase(changes: $0, source: nil) }
    }

    /// Returns the answer for all cases, up to the first one that fails.
    package func proof() -> LayoutProof {
      var counterexample: LayoutProof.Counterexample?
      for check in checks where check.basis == .code { samples.note(.checks, check.name) }
      let observer = LayoutReads.observer
      LayoutReads.observer = { self.samples.note(.readers, $0) }
      defer { LayoutReads.observer = observer }
      HeadlessLayout.quietly {
        for (number, stressCase) in cases.enumerated() where counterexample == nil {
          if clock.isOver {
            let count = cases.count - number
            unproved.append(count == 1 ? "1 further case" : "\(count) further cases")
            break
          }
          counterexample = stressCase.onScreen(screen) {
            self.counterexample(in: stressCase, number: number + 1)
          }
        }
      }
      return LayoutProof(
        sizes: sizes, counterexample: counterexample, samples: samples.sentences, unproved: unproved,
        budget: clock.budget, regionCount: regionCount, layoutCount: layoutCount,
        examinationCount: examinationCount)
    }

    /// Makes the view of a counterexample again, in the layout with the problem, and reads it.
    package func view<Result>(
      of counterexample: LayoutProof.Counterexample, _ read: (UIView) -> Result
    ) -> Result {
      HeadlessLayout.quietly {
        StressCase(changes: counterexample.changes, source: nil).onScreen(screen) {
          let subject = make()
          SizeProbe(subject.root).layOut(at: RootSize(counterexample.size))
          return read(subject.content)
        }
      }
    }

    private func counterexample(
      in stressCase: StressCase, number: Int
    ) -> LayoutProof.Counterexample? {
      let reads = LayoutReads.sizeClassReads
      let subject = make()
      let least = RootSize(sizes.least)
      // The height of the content is the same at all heights.
      let height = subject.hasOwnHeight ? least.height + 1 : Double(sizes.greatest.height)
      let whole = SizeRegion(from: least, to: RootSize(width: Double(sizes.greatest.width), height: height))
      let probe = SizeProbe(
        subject.root, hasOwnHeight: subject.hasOwnHeight, samples, sizeClassReads: reads, clock: clock)
      defer { layoutCount += probe.layoutCount }
      // Code that reads a size class only after it has changed is known from here on.
      for corner in whole.corners {
        probe.layOut(at: corner)
        samples.note(viewsIn: subject.root)
      }
      if !isCompared { compareWithNewViews(probe, at: whole.corners) }
      let known = held[stressCase.direction] ?? []
      if !known.isEmpty, !samples.dependOnCode,
        known.allSatisfy({ $0.agrees(with: HeldLayout(probe, at: $0.sample.size)) })
      {
        return nil
      }
      let isUsual = stressCase.textSize == .large
      var layouts: [HeldLayout] = []
      let examination = RegionExamination(probe, of: subject.content, checks: checks, memory)
      let search = RegionSearch(probe, in: whole)
      let share = { (search.openArea + examination.openArea) / whole.doubledArea }
      clock.state = { [count = cases.count] elapsed in
        LayoutProof.Progress(
          number: number, count: count, changes: stressCase.changes, share: 1 - share(), elapsed: elapsed)
      }
      defer { clock.state = nil }
      if isUsual {
        let devices = LayoutSizes.phones.screens + LayoutSizes.tablets.screens
        examination.examine(at: whole.corners + devices.map { RootSize($0.size) }.filter(whole.contains))
      }
      while search.leastOpen < examination.smallest?.area ?? .infinity, let found = search.next() {
        regionCount += 1
        if !found.isConfirmed { samples.noteRegion() }
        examination.examine(found)
        if isUsual { layouts.append(HeldLayout(probe, at: found.rule.sample.size)) }
      }
      examinationCount += examination.examination.count
      if clock.isOver { note(unproved: share(), of: stressCase) }
      guard let (size, problem) = examination.counterexample else {
        if isUsual { held[stressCase.direction] = layouts }
        return nil
      }
      samples.note(viewsIn: subject.root)
      probe.layOut(at: size)
      return LayoutProof.Counterexample(
        changes: stressCase.changes, size: subject.root.bounds.size, problem: problem)
    }

    private func note(unproved share: Double, of stressCase: StressCase) {
      let words = stressCase.changes.compactMap(\.words)
      let conditions = words.isEmpty ? "without a change" : words.joined(separator: " and ")
      let percent = max(1, Int((share * 100).rounded(.up)))
      unproved.append("\(percent) % of the sizes \(conditions)")
    }

    /// Compares a resized view with new ones, each made on a screen of its size.
    private func compareWithNewViews(_ probe: SizeProbe, at sizes: [RootSize]) {
      isCompared = true
      let traits = probe.root.traitCollection
      for size in sizes {
        let other = HeadlessLayout.onScreen(
          size: size.cgSize, layoutDirection: traits.layoutDirection,
          contentSizeCategory: traits.preferredContentSizeCategory
        ) {
          let subject = make()
          return SizeProbe(subject.root, hasOwnHeight: subject.hasOwnHeight).sample(at: size)
        }
        if !probe.sample(at: size).showsLayout(of: other) {
          return samples.note(.otherLayout, size.cgSize.points)
        }
      }
    }
  }

  /// The layout of a region in a case that holds.
  ///
  /// Many layouts do not follow the text size, or only in its largest steps. The frames at a size are the
  /// optimum of a linear program. A case with the same program, the same texts and the same questions about
  /// the size in each region therefore holds as well. Of the checks, only `noLostConstraint` asks for the
  /// text size, and it finds less in a large one.
  @MainActor private struct HeldLayout {
    let sample: SizeSample
    /// A hash of the program and the questions.
    private let state: Int

    init(_ probe: SizeProbe, at size: RootSize) {
      sample = probe.sample(at: size)
      var hasher = Hasher()
      if let solver = LayoutSystem(of: probe.root)?.solver {
        let constants = solver.allConstraints.map { solver.content(of: $0).constant }
        hasher.combine(all: solver.patterns(of: []), constants)
      }
      hasher.combine(SizeQuestion.all(in: sample.views, readsSizeClasses: probe.readsSizeClasses))
      state = hasher.finalize()
    }

    func agrees(with other: HeldLayout) -> Bool {
      state == other.state && sample.showsLayout(of: other.sample)
    }
  }

  /// The parts of a proof that rest on examples: code of the app that reads a size may take another way at a
  /// size that was not tried.
  @MainActor final class ProofSamples {
    enum Part: CaseIterable {
      /// Views whose code reads a frame while it lays out subviews.
      case readers
      /// Lists, whose rows are made by code of the app.
      case lists
      /// Checks that are code of the app.
      case checks
      /// Views that do not know at which widths their lines change.
      case measured
      case transformed
      /// Two views whose areas are compared.
      case areas
      /// The first size at which a new instance has another layout than one that was resized.
      case otherLayout
    }

    private var found: [Part: [String]] = [:]
    private var regions = 0

    func note(_ part: Part, _ name: String) {
      if found[part]?.contains(name) != true { found[part, default: []].append(name) }
    }

    func note(_ part: Part, _ view: AnyObject) { note(part, "\(type(of: view))") }
    func noteRegion() { regions += 1 }

    func note(viewsIn root: UIView) {
      for view in root.tree {
        if view is UITableView || view is UICollectionView { note(.lists, view) }
        if !view.transform.isIdentity { note(.transformed, view) }
      }
    }

    /// True if code of the app may lay out or check another size in another way.
    var dependOnCode: Bool { found.keys.contains { [.readers, .lists, .checks, .otherLayout].contains($0) } }
    var isEmpty: Bool { found.isEmpty && regions == 0 }

    var sentences: [String] {
      let parts = Part.allCases.compactMap { part in found[part].map { words(part, $0) } }
      let count = regions == 1 ? "1 region" : "\(regions) regions"
      let all = parts + (regions > 0 ? ["in \(count), only single sizes were examined"] : [])
      return all.map { "Sampled and not proved: \($0)." }
    }

    private func words(_ part: Part, _ names: [String]) -> String {
      let isOne = names.count == 1
      return switch part {
      case .readers: "code of \(names.list) reads a frame while it lays out its subviews"
      case .lists: "code of the app makes the rows of \(names.list)"
      case .checks: "the app defines the \(isOne ? "check" : "checks") \(names.list)"
      case .measured: "the lines of \(names.list) are measured at single widths"
      case .transformed: "\(names.list) \(isOne ? "has" : "have") a transform"
      case .areas: "the areas of two views are compared at single sizes"
      case .otherLayout: "a new view has another layout at \(names[0]) than one that was resized"
      }
    }
  }
#endif

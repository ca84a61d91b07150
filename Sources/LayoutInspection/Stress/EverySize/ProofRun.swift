#if canImport(HeadlessUIKit)
  import Foundation
  package import HeadlessUIKit

  /// The proof of one layout, in one direction and text size after another.
  @MainActor package final class ProofRun {
    private let sizes: EverySize
    private let checks: [LayoutCheck]
    private let cases: [StressCase]
    private let make: () -> StressSubject
    private let memory = StressMemory()
    private var regionCount = 0
    private var layoutCount = 0
    private var examinationCount = 0
    /// True after a resized view was compared with new ones.
    private var isCompared = false
    private let samples = ProofSamples()
    private let clock: ProofClock
    /// The parts that the budget did not reach.
    private var unproved: [String] = []
    /// The layouts of the directions that hold in the usual text size.
    private var held: [UITraitEnvironmentLayoutDirection: HeldLayouts] = [:]

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
      samples.note(checks)
      let observer = LayoutReads.observer
      LayoutReads.observer = { self.samples.note(reader: $0) }
      defer { LayoutReads.observer = observer }
      HeadlessLayout.quietly {
        for (number, stressCase) in cases.enumerated() where counterexample == nil {
          if clock.isOver {
            let count = cases.count - number
            unproved.append(count == 1 ? "1 further case" : "\(count) further cases")
            break
          }
          counterexample = onScreen(stressCase) { self.counterexample(in: stressCase, number: number + 1) }
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
        onScreen(StressCase(changes: counterexample.changes, source: nil)) {
          let subject = make()
          SizeProbe(subject.root).layOut(at: RootSize(counterexample.size))
          return read(subject.content)
        }
      }
    }

    private func onScreen<Result>(_ stressCase: StressCase, _ body: () -> Result) -> Result {
      HeadlessLayout.onScreen(
        size: sizes.least, layoutDirection: stressCase.direction, contentSizeCategory: stressCase.textSize,
        style: stressCase.style, body)
    }

    /// Returns the smallest size of a case at which a check fails; nil if it holds.
    private func counterexample(
      in stressCase: StressCase, number: Int
    ) -> LayoutProof.Counterexample? {
      let least = RootSize(sizes.least)
      var greatest = RootSize(sizes.greatest)
      let reads = LayoutReads.sizeClassReads
      let subject = make()
      // The height of the content is the same at all heights.
      if subject.hasOwnHeight { greatest.height = least.height + 1 }
      let probe = SizeProbe(
        subject.root, hasOwnHeight: subject.hasOwnHeight, samples, sizeClassReads: reads, texts: memory.texts,
        clock: clock)
      // Code that reads a size class only after it has changed is known from here on.
      let whole = SizeRegion(from: least, to: greatest)
      for corner in whole.corners {
        probe.layOut(at: corner)
        samples.note(viewsIn: subject.root)
      }
      if !isCompared {
        isCompared = true
        compare(probe, with: make, at: whole.corners)
      }
      if let held = held[stressCase.direction], held.agree(with: probe), !samples.dependOnCode {
        layoutCount += probe.layoutCount
        return nil
      }
      let isUsual = stressCase.textSize == .large
      var layouts = HeldLayouts()
      let examination = RegionExamination(probe, of: subject.content, checks: checks, memory)
      let search = RegionSearch(probe, in: whole)
      let share = { (search.openArea + examination.openArea) / (whole.doubledArea / 2) }
      clock.state = { [count = cases.count] elapsed in
        LayoutProof.Progress(
          number: number, count: count, changes: stressCase.changes, share: 1 - share(), elapsed: elapsed)
      }
      defer { clock.state = nil }
      if isUsual { examination.examine(at: whole.corners + deviceSizes(in: whole)) }
      while search.leastOpen < examination.smallest?.area ?? .infinity, let found = search.next() {
        regionCount += 1
        if !found.isConfirmed { samples.noteRegion() }
        examination.examine(found)
        if isUsual { layouts.add(probe, at: found.rule.sample.size) }
      }
      layoutCount += probe.layoutCount
      examinationCount += examination.examination.count
      if clock.isOver { note(unproved: share(), of: stressCase) }
      guard let size = examination.counterexample, let problem = examination.problem(at: size) else {
        if isUsual { held[stressCase.direction] = layouts }
        return nil
      }
      samples.note(viewsIn: subject.root)
      probe.layOut(at: size)
      return LayoutProof.Counterexample(
        changes: stressCase.changes, size: subject.root.bounds.size, problem: problem)
    }

    /// Returns the sizes of phones and tablets inside a region.
    private func deviceSizes(in region: SizeRegion) -> [RootSize] {
      (LayoutSizes.phones.screens + LayoutSizes.tablets.screens)
        .map { RootSize($0.size) }.filter(region.contains)
    }

    /// Notes the share of the sizes that the budget did not reach in a case.
    private func note(unproved share: Double, of stressCase: StressCase) {
      let words = stressCase.changes.compactMap(\.words)
      let conditions = words.isEmpty ? "without a change" : words.joined(separator: " and ")
      let percent = max(1, Int((share * 100).rounded(.up)))
      unproved.append("\(percent) % of the sizes \(conditions)")
    }

    /// Compares a resized view with new ones, each made on a screen of its size.
    private func compare(_ probe: SizeProbe, with make: () -> StressSubject, at sizes: [RootSize]) {
      let (direction, textSize) = (
        probe.root.traitCollection.layoutDirection, probe.root.traitCollection.preferredContentSizeCategory
      )
      for size in sizes {
        let found = probe.sample(at: size)
        let screen = CGSize(width: size.width, height: size.height)
        let other = HeadlessLayout.onScreen(
          size: screen, layoutDirection: direction, contentSizeCategory: textSize
        ) {
          let subject = make()
          return SizeProbe(subject.root, hasOwnHeight: subject.hasOwnHeight).sample(at: size)
        }
        if !found.showsLayout(of: other) { samples.note(otherLayoutAt: size) }
      }
    }
  }
#endif

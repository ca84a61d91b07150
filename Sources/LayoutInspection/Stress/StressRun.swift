#if canImport(HeadlessUIKit)
  import AutoLayoutKit
  package import HeadlessUIKit

  /// The cases of one stress test, in the order of their number of changes.
  @MainActor package final class StressRun {
    private typealias Instance = (stressCase: StressCase, subject: StressSubject, hidden: [UIView])

    private let groups: [[LayoutSizes.Screen]]
    private let checks: [LayoutCheck]
    private let languages: LayoutLanguages?
    private let make: () -> StressSubject
    private let memory = StressMemory()
    private var known: Set<StressCause> = []
    /// The groups in which an instance that was made on the smallest screen has the same frames on each other
    /// screen as one that was made there.
    private var groupsOfOneInstance: Set<Int> = []
    private var hideable: [Int] = []
    /// True if the content determines the height of the view; nil before the first instance.
    private var hasOwnHeight: Bool?
    private var takesKeyboard = false
    /// The fonts of the first case; nil after they were compared with those of a larger text size.
    private var fonts: StressFonts?
    private(set) var work = StressWork()

    init(
      sizes: LayoutSizes, checks: [LayoutCheck], languages: LayoutLanguages? = nil,
      make: @escaping () -> StressSubject
    ) {
      groups = sizes.screens.grouped { $0.group == $1.group }
      self.checks = checks
      self.languages = languages
      self.make = make
    }

    /// Returns the failures of all cases, each problem in its first case.
    package func failures(with changes: [StressChange], inPairs: Bool = false) -> [StressFailure] {
      HeadlessLayout.quietly {
        let changes = StressChange.all(changes, in: languages)
        var found = failures(of: [])
        for change in changes + hideable.map({ .hidden($0) }) { found += failures(of: [change]) }
        for (number, first) in changes.enumerated() where inPairs {
          for second in changes[(number + 1)...] where first.canBeCombined(with: second) {
            found += failures(of: [first, second])
          }
        }
        return StressFailure.distinct(found)
      }
    }

    private func failures(of changes: [StressChange]) -> [StressFailure] {
      let stressCase = StressCase(changes: changes, source: languages?.source)
      if stressCase.showsKeyboard, !takesKeyboard { return [] }
      return groups.indices.flatMap { failures(of: stressCase, inGroup: $0) }
    }

    /// Makes the view of a failure again, in the layout with the problem, and reads it.
    package func view<Result>(of failure: StressFailure, _ read: (UIView) -> Result) -> Result {
      let stressCase = StressCase(changes: failure.changes, source: languages?.source)
      return HeadlessLayout.quietly {
        stressCase.onScreen(failure.screen) {
          let subject = made(stressCase, on: failure.screen).subject
          SizeProbe(subject.root, hasOwnHeight: subject.hasOwnHeight)
            .layOut(at: RootSize(subject.root.bounds.size).with(failure.length, failure.axis))
          return read(subject.content)
        }
      }
    }

    private func made(_ stressCase: StressCase, on screen: LayoutSizes.Screen) -> Instance {
      var subject = stressCase.showsKeyboard ? make().withKeyboard : make()
      work.instances += 1
      subject.show(on: screen)
      subject.root.replaceFramesByConstraints()
      if hasOwnHeight == nil {
        hasOwnHeight = subject.root === subject.content && subject.root.hasOwnHeight
        hideable = StressCase.distinct(in: subject)
        takesKeyboard = hasOwnHeight == false && subject.takesText
      }
      subject.hasOwnHeight = hasOwnHeight == true
      if subject.hasOwnHeight { HeadlessLayout.setSafeAreaInsets(.zero, of: subject.root) }
      return (stressCase, subject, stressCase.apply(to: subject))
    }
  }

  /// The work of a stress test, for tests of its growth.
  struct StressWork: Equatable {
    var instances = 0
    var layouts = 0
    var examinations = 0
    var searches = 0
  }

  extension StressChange {
    /// Returns the changes with the languages of an app in the place of texts in the lengths of others.
    fileprivate static func all(_ changes: [StressChange], in languages: LayoutLanguages?) -> [StressChange] {
      guard let languages, languages.count > 1 else { return changes }
      let others = changes.filter { if case .language = $0 { false } else { true } }
      return languages.translations.map { .translation($0) } + others
    }

    fileprivate func canBeCombined(with other: StressChange) -> Bool {
      switch (self, other) {
      case (.language, .language), (.translation, .translation), (.textSize, .textSize): false
      default: self != other
      }
    }
  }

  // The sizes of one case.
  //
  //     height
  //       |   :........:   the largest screen
  //       |   :        :
  //       | 2 :        :     1: all widths, at the smallest height
  //       |   :        :     2: all heights, at the smallest width
  //       |   :........:     3: each screen with its own safe area
  //       |       1
  //       +--------------- width
  //
  // A view whose content determines its height is examined at all widths only.
  extension StressRun {
    private typealias Entry = (cause: StressCause, failure: StressFailure)

    private func failures(of stressCase: StressCase, inGroup group: Int) -> [StressFailure] {
      let screens = groups[group]
      let (widths, heights) = (screens.map(\.size.width).range, screens.map(\.size.height).range)
      let first = screens.reduce(screens[0]) { $1.size.width < $0.size.width ? $1 : $0 }
      let least = first.with(CGSize(width: widths.lowerBound, height: heights.lowerBound))
      var found: [Entry] = []
      var ignored: [StressFailure] = []
      let instance = stressCase.onScreen(least) {
        let instance = made(stressCase, on: least)
        // The keyboard belongs to a screen, and not to the sizes between screens.
        if stressCase.showsKeyboard { return instance }
        found = sweep(instance, least, .horizontal, widths)
        if !instance.subject.hasOwnHeight, heights.lowerBound < heights.upperBound {
          let settled = found.filter { $0.failure.threshold != nil }
          found += sweep(instance, least, .vertical, heights, besides: settled)
        }
        ignored = ignoredTextSize(in: instance, least, widths)
        return instance
      }
      if !instance.subject.hasOwnHeight { found += entries(of: instance, on: screens, group, besides: found) }
      known.formUnion(found.map(\.cause))
      // Of one cause, the failure that begins at a size goes before the one at all sizes.
      let begin = found.filter { $0.failure.threshold != nil } + found.filter { $0.failure.threshold == nil }
      return begin.firstOfEach(\.cause).map(\.failure) + ignored
    }

    private func ignoredTextSize(
      in instance: Instance, _ screen: LayoutSizes.Screen, _ widths: ClosedRange<CGFloat>
    ) -> [StressFailure] {
      let changes = instance.stressCase.changes
      if changes.isEmpty, fonts == nil { fonts = StressFonts(of: instance.subject.content) }
      guard changes.count == 1, case .textSize = changes[0], let fonts else { return [] }
      self.fonts = nil
      let other = StressFonts(of: instance.subject.content)
      guard let problem = fonts.problem(comparedWith: other) else { return [] }
      return [
        StressFailure(
          changes: changes, hiddenViews: [], axis: .horizontal, failing: widths, examined: widths,
          otherSide: screen.size.height, screen: screen, length: Double(widths.lowerBound), problem: problem)
      ]
    }

    private func entries(
      of instance: Instance, on screens: [LayoutSizes.Screen], _ group: Int, besides others: [Entry]
    ) -> [Entry] {
      let isBase = instance.stressCase.changes.isEmpty
      var found: [Entry] = []
      var isSame = true
      for screen in screens {
        found += instance.stressCase.onScreen(screen) {
          var examined = instance
          if isBase || !groupsOfOneInstance.contains(group) {
            examined = made(instance.stressCase, on: screen)
            if isBase {
              instance.subject.show(on: screen)
              let samples = [examined, instance].map {
                SizeSample(of: $0.subject.root, at: RootSize(screen.size))
              }
              isSame = isSame && samples[0].showsLayout(of: samples[1])
            }
          }
          let width = screen.size.width
          return sweep(examined, screen, .horizontal, width...width, besides: others + found)
        }
      }
      if isBase, isSame { groupsOfOneInstance.insert(group) }
      return found
    }

    private func sweep(
      _ instance: Instance, _ screen: LayoutSizes.Screen, _ axis: NSLayoutConstraint.Axis,
      _ lengths: ClosedRange<CGFloat>, besides others: [Entry] = []
    ) -> [Entry] {
      let subject = instance.subject
      if !subject.hasOwnHeight { subject.show(on: screen) }
      let probe = SizeProbe(subject.root, hasOwnHeight: subject.hasOwnHeight)
      let examination = StressExamination(probe, of: subject.content, checks: checks, memory)
      let results = StressSweep(
        probe, examination, along: axis, in: lengths, ignoring: known.union(others.map(\.cause))
      ).results()
      work.layouts += probe.layoutCount
      work.examinations += examination.count
      work.searches = memory.patterns.searchCount
      return results.map { result in
        let failing = CGFloat(result.failing.lowerBound)...CGFloat(result.failing.upperBound)
        let failure = StressFailure(
          changes: instance.stressCase.changes, hiddenViews: instance.hidden.map(examination.name),
          axis: axis, failing: failing, examined: lengths,
          otherSide: axis == .vertical ? screen.size.width : subject.root.frame.height,
          screen: screen, length: result.length, problem: result.problem)
        return (result.cause, failure)
      }
    }
  }

  extension [CGFloat] {
    fileprivate var range: ClosedRange<CGFloat> { (self.min() ?? 0)...(self.max() ?? 0) }
  }
#endif

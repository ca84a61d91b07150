#if canImport(HeadlessUIKit)
  import AutoLayoutKit
  import Foundation
  import HeadlessUIKit

  /// Returns the smallest case in which a layout breaks a check; nil if there is none.
  ///
  ///     let failure = stress(sizes: .phones, hiding: { [$0.badge] }) { Cell() }
  ///     // Below 301 pt wide: "time" overlaps "title" by 1 × 18 points (Cell.swift:31 xPlace). …
  ///
  /// The layout is examined first as it is, then with each of the changes alone, then with each view of a
  /// stack view and each view of `hiding` hidden. Each case is made anew and resized along both axes, from
  /// the largest to the smallest of `sizes`; the exact size at which a check begins to fail is computed from
  /// the breakpoints of the layout. Phones and tablets, in portrait and landscape, are examined one after the
  /// other, and each screen with its own safe area. The first case that fails is returned, and no further one
  /// is examined.
  ///
  /// All widths are examined at the smallest height, and all heights at the smallest width, where a layout
  /// has the least room. A layout that is wider where it is higher, such as an image with an aspect ratio
  /// that is as high as the screen, can also fail at a larger height between two screens. Two sizes of
  /// one height examine all widths at it, such as
  /// `.between(CGSize(width: 320, height: 852), CGSize(width: 440, height: 852))`.
  ///
  /// - Parameters:
  ///   - sizes: The screens. All widths and heights between the smallest and the largest of them count.
  ///   - checks: The checks to make.
  ///   - changes: The changes of the conditions and the content.
  ///   - inPairs: True if each two of the changes are made at once as well, after all others. The number of
  ///     cases then grows with the square of the number of changes.
  ///   - views: A function that returns further views to hide, one after another, such as a badge that the
  ///     app shows at times. A hidden view keeps its frame, as in UIKit.
  ///   - make: A function that makes the view.
  @MainActor public func stress<Content: UIView>(
    sizes: LayoutSizes = .phones, checks: [LayoutCheck] = LayoutCheck.all,
    changes: [StressChange] = StressChange.all, inPairs: Bool = false,
    hiding views: @escaping (Content) -> [UIView] = { _ in [] }, of make: @escaping () -> Content
  ) -> StressFailure? {
    let run = StressRun(sizes: sizes, checks: checks) {
      let content = make()
      return StressSubject(root: content) { views(content) }
    }
    return run.firstFailure(with: changes, inPairs: inPairs)
  }

  /// Returns the smallest case in which the layout of a controller breaks a check; nil if there is none.
  ///
  /// The controller is the root of a window. The rest is as for a view; see
  /// `stress(sizes:checks:changes:inPairs:hiding:of:)`.
  ///
  /// - Parameters:
  ///   - sizes: The screens, with all sizes between them.
  ///   - checks: The checks to make.
  ///   - changes: The changes of the conditions and the content.
  ///   - inPairs: True if each two of the changes are made at once as well.
  ///   - views: A function that returns the views of the controller to hide, one after the other.
  ///   - make: A function that makes the controller.
  @MainActor public func stress<Content: UIViewController>(
    sizes: LayoutSizes = .phones, checks: [LayoutCheck] = LayoutCheck.all,
    changes: [StressChange] = StressChange.all, inPairs: Bool = false,
    hiding views: @escaping (Content) -> [UIView] = { _ in [] }, of make: @escaping () -> Content
  ) -> StressFailure? {
    let run = StressRun(sizes: sizes, checks: checks) {
      let content = make()
      return StressSubject(content) { views(content) }
    }
    return run.firstFailure(with: changes, inPairs: inPairs)
  }

  /// A view that is examined, and the topmost view of its tree.
  @MainActor struct StressSubject {
    /// The topmost view: the view itself, or the window of a controller.
    let root: UIView
    /// The view whose problems count.
    let content: UIView
    /// Returns the views to hide that are in no stack view.
    let optionalViews: () -> [UIView]

    init(root: UIView, hiding optionalViews: @escaping () -> [UIView] = { [] }) {
      self.root = root
      self.optionalViews = optionalViews
      content = root
    }

    init(_ controller: UIViewController, hiding optionalViews: @escaping () -> [UIView]) {
      self.optionalViews = optionalViews
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.isHidden = false
      root = window
      content = controller.view
    }
  }

  /// The cases of one stress test, in the order of their number of changes.
  @MainActor final class StressRun {
    private let groups: [[LayoutSizes.Screen]]
    private let checks: [LayoutCheck]
    private let make: () -> StressSubject
    /// The number of layouts that were made.
    private(set) var layoutCount = 0

    init(sizes: LayoutSizes, checks: [LayoutCheck], make: @escaping () -> StressSubject) {
      var names: [String] = []
      for screen in sizes.screens where !names.contains(screen.group) { names.append(screen.group) }
      groups = names.map { name in sizes.screens.filter { $0.group == name } }
      self.checks = checks
      self.make = make
    }

    /// Returns the first case that fails.
    func firstFailure(with changes: [StressChange], inPairs: Bool = false) -> StressFailure? {
      let handler = HeadlessLayout.conflictHandler
      let observer = HeadlessLayout.layoutObserver
      let reports = AutoLayoutKitReport.handler
      HeadlessLayout.conflictHandler = { _ in }
      HeadlessLayout.layoutObserver = nil
      AutoLayoutKitReport.handler = { _ in }
      defer {
        HeadlessLayout.conflictHandler = handler
        HeadlessLayout.layoutObserver = observer
        AutoLayoutKitReport.handler = reports
      }
      if let failure = failure(with: []) { return failure }
      let count = hideableCount()
      let single = changes + (0..<count).map { .hidden($0) }
      for change in single {
        if let failure = failure(with: [change]) { return failure }
      }
      for (number, first) in changes.enumerated() where inPairs {
        for second in changes[(number + 1)...] where first.canBeCombined(with: second) {
          if let failure = failure(with: [first, second]) { return failure }
        }
      }
      return nil
    }

    /// Returns the number of views that can be hidden, on the first screen.
    private func hideableCount() -> Int {
      guard let screen = groups.first?.first else { return 0 }
      return HeadlessLayout.onScreen(
        size: screen.size, idiom: screen.idiom, layoutDirection: .leftToRight, contentSizeCategory: .large
      ) {
        let subject = make()
        subject.root.frame = CGRect(origin: .zero, size: screen.size)
        subject.root.layoutIfNeeded()
        return StressCase.hideable(in: subject).count
      }
    }

    private func failure(with changes: [StressChange]) -> StressFailure? {
      for screens in groups {
        if let failure = failure(with: changes, on: screens) { return failure }
      }
      return nil
    }
  }

  extension StressChange {
    /// Returns false for two changes of the same property.
    fileprivate func canBeCombined(with other: StressChange) -> Bool {
      switch (self, other) {
      case (.language, .language), (.textSize, .textSize): false
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
  extension StressRun {
    fileprivate func failure(
      with changes: [StressChange], on screens: [LayoutSizes.Screen]
    ) -> StressFailure? {
      let widths = screens.map(\.size.width).sorted()
      let heights = screens.map(\.size.height).sorted()
      guard let smallest = screens.min(by: { $0.size.width < $1.size.width }), let minWidth = widths.first,
        let maxWidth = widths.last, let minHeight = heights.first, let maxHeight = heights.last
      else { return nil }
      let least = smallest.with(CGSize(width: minWidth, height: minHeight))
      let all = StressCase(changes: changes)
      return failure(all, least, minWidth...maxWidth, minHeight...maxHeight)
        ?? screens.lazy.compactMap { screen in
          self.failure(all, screen, .horizontal, screen.size.width...screen.size.width)
        }.first
    }

    /// Returns the failure along one of the axes; one that begins at a size goes before one at all sizes.
    private func failure(
      _ stressCase: StressCase, _ least: LayoutSizes.Screen, _ widths: ClosedRange<CGFloat>,
      _ heights: ClosedRange<CGFloat>
    ) -> StressFailure? {
      let wide = failure(stressCase, least, .horizontal, widths)
      if wide?.threshold != nil || heights.lowerBound == heights.upperBound { return wide }
      let high = failure(stressCase, least, .vertical, heights)
      return high?.threshold == nil ? wide ?? high : high
    }

    private func failure(
      _ stressCase: StressCase, _ screen: LayoutSizes.Screen, _ axis: NSLayoutConstraint.Axis,
      _ lengths: ClosedRange<CGFloat>
    ) -> StressFailure? {
      HeadlessLayout.onScreen(
        size: screen.size, idiom: screen.idiom, layoutDirection: stressCase.direction,
        contentSizeCategory: stressCase.textSize
      ) {
        let subject = make()
        subject.root.frame = CGRect(origin: .zero, size: screen.size)
        HeadlessLayout.setSafeAreaInsets(screen.safeArea, of: subject.root)
        // Cells of lists are made in the first layout.
        subject.root.layoutIfNeeded()
        let hidden = stressCase.apply(to: subject)
        let probe = BreakpointProbe(subject.root, along: axis)
        let sweep = StressSweep(probe, of: subject.content, checks: checks, in: lengths)
        let result = sweep.result()
        layoutCount += probe.layoutCount
        guard let result else { return nil }
        let names = hidden.isEmpty ? ItemNames() : ItemNames(in: subject.root)
        return StressFailure(
          changes: stressCase.changes, hiddenViews: hidden.map { names.name(of: $0) }, axis: axis,
          failing: CGFloat(result.failing.lowerBound)...CGFloat(result.failing.upperBound), examined: lengths,
          otherSide: axis == .horizontal ? screen.size.height : screen.size.width, problem: result.problem)
      }
    }
  }

  extension LayoutSizes.Screen {
    /// Returns the screen with another size.
    fileprivate func with(_ size: CGSize) -> LayoutSizes.Screen {
      LayoutSizes.Screen(name, size, safeArea: safeArea, scale: scale, idiom: idiom, group: group)
    }
  }
#endif

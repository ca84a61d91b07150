#if canImport(HeadlessUIKit)
  import HeadlessUIKit

  /// Proves that a layout holds at every size, in both directions and all twelve text sizes, or returns the
  /// smallest size at which it does not.
  ///
  ///     #expect(stress(.everySize) { LoginView() }.holds)
  ///
  /// The sizes of devices are tried first, in the usual text size, and then all sizes in one case after
  /// another. After the budget, the answer says which sizes are left (`LayoutProof.unproved`).
  ///
  /// - Parameters:
  ///   - sizes: The sizes, `.everySize` for those from 240 × 200 to 1400 × 1400 points.
  ///   - checks: The checks to make.
  ///   - budget: The most time that the search takes; nil for no limit.
  ///   - progress: The receiver of the progress, at most once a second.
  ///   - make: A function that makes the view, or the controller, which is the root of a window.
  @MainActor public func stress(
    _ sizes: EverySize, checks: [LayoutCheck] = LayoutCheck.all, within budget: Duration? = .seconds(20),
    progress: @escaping (LayoutProof.Progress) -> Void = { _ in }, of make: @escaping () -> some LayoutContent
  ) -> LayoutProof {
    ProofRun(sizes, checks: checks, within: budget, progress: progress, of: make).proof()
  }

  extension ProofRun {
    /// Creates the proof of a view or controller.
    package convenience init(
      _ sizes: EverySize, checks: [LayoutCheck], within budget: Duration? = nil,
      progress: @escaping (LayoutProof.Progress) -> Void = { _ in },
      of make: @escaping () -> some LayoutContent
    ) {
      self.init(sizes, checks: checks, within: budget, progress: progress) {
        let content = make()
        return (content as? UIView).map { StressSubject(inWindow: $0) } ?? StressSubject(content)
      }
    }
  }
#endif

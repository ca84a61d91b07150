#if canImport(HeadlessUIKit)
  import HeadlessUIKit

  /// Proves that a layout holds at every size, in both directions and all twelve text sizes, or returns the
  /// smallest size at which it does not.
  ///
  ///     #expect(stress(.everySize) { LoginView() }.holds)
  ///
  /// - Parameters:
  ///   - sizes: The sizes, `.everySize` for those from 240 × 200 to 1400 × 1400 points.
  ///   - checks: The checks to make.
  ///   - make: A function that makes the view, or the controller, which is the root of a window.
  @MainActor public func stress(
    _ sizes: EverySize, checks: [LayoutCheck] = LayoutCheck.all, of make: @escaping () -> some LayoutContent
  ) -> LayoutProof {
    ProofRun(sizes, checks: checks, of: make).proof()
  }

  extension ProofRun {
    /// Creates the proof of a view or controller.
    package convenience init(
      _ sizes: EverySize, checks: [LayoutCheck], of make: @escaping () -> some LayoutContent
    ) {
      self.init(sizes, checks: checks) {
        let content = make()
        return (content as? UIView).map { StressSubject(inWindow: $0) } ?? StressSubject(content)
      }
    }
  }
#endif

#if canImport(HeadlessUIKit)
  public import HeadlessUIKit

  /// Proves that a layout holds at every size, in both directions and all twelve text sizes, or returns the
  /// smallest size at which it does not.
  ///
  ///     #expect(stress(.everySize) { LoginView() }.holds)
  ///
  /// - Parameters:
  ///   - sizes: The sizes, `.everySize` for those from 240 × 200 to 1400 × 1400 points.
  ///   - checks: The checks to make.
  ///   - make: A function that makes the view.
  @MainActor public func stress<Content: UIView>(
    _ sizes: EverySize, checks: [LayoutCheck] = LayoutCheck.all, of make: @escaping () -> Content
  ) -> LayoutProof {
    ProofRun(sizes, checks: checks, of: make).proof()
  }

  /// Proves that the layout of a controller holds at every size; see `stress(_:checks:of:)` for views.
  ///
  /// - Parameters:
  ///   - sizes: The sizes.
  ///   - checks: The checks to make.
  ///   - make: A function that makes the controller.
  @MainActor public func stress<Content: UIViewController>(
    _ sizes: EverySize, checks: [LayoutCheck] = LayoutCheck.all, of make: @escaping () -> Content
  ) -> LayoutProof {
    ProofRun(sizes, checks: checks, of: make).proof()
  }

  extension ProofRun {
    /// Creates the proof of a view.
    package convenience init<Content: UIView>(
      _ sizes: EverySize, checks: [LayoutCheck], of make: @escaping () -> Content
    ) {
      self.init(sizes, checks: checks) { StressSubject(inWindow: make()) }
    }

    /// Creates the proof of a controller.
    package convenience init<Content: UIViewController>(
      _ sizes: EverySize, checks: [LayoutCheck], of make: @escaping () -> Content
    ) {
      self.init(sizes, checks: checks) { StressSubject(make()) { [] } }
    }
  }
#endif

#if canImport(HeadlessUIKit)
  public import HeadlessUIKit
  public import LayoutInspection

  /// Checks the layout of a view at all sizes and under all changes, and records an issue in the running test
  /// for each problem, in its smallest case.
  ///
  ///     @Test func noTextIsTooLongForAPhone() {
  ///       checkStress(sizes: .phones) { LoginView() }
  ///     }
  ///
  /// The cases are those of `stress`. Each issue attaches the picture of the smallest case, and the reasons
  /// for the frames, as `check` does.
  ///
  /// - Parameters:
  ///   - sizes: The screens. All widths and heights between the smallest and the largest of them count.
  ///   - checks: The checks to make.
  ///   - languages: The languages of the app, in which the layout is made one after another. With two or more
  ///     languages, `.language` changes are ignored.
  ///   - changes: The changes of the conditions and the content.
  ///   - inPairs: True to make each pair of changes at once too, after all single ones.
  ///   - views: A function that returns further views to hide, one after another.
  ///   - make: A function that makes the view, or the controller as the root of a window.
  /// - Returns: The failures, so that a test can examine them.
  @discardableResult @MainActor public func checkStress<Content: LayoutContent>(
    sizes: LayoutSizes = .phones, checks: [LayoutCheck] = LayoutCheck.all,
    languages: LayoutLanguages? = nil, changes: [StressChange] = StressChange.all, inPairs: Bool = false,
    hiding views: @escaping (Content) -> [UIView] = { _ in [] }, fileID: StaticString = #fileID,
    file: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column, of make: @escaping () -> Content
  ) -> [StressFailure] {
    let place = TestPlace(fileID: fileID, filePath: file, function: function, line: line, column: column)
    let run = StressRun(sizes: sizes, checks: checks, languages: languages, hiding: views, of: make)
    return run.record(changes, inPairs: inPairs, at: place)
  }

  /// Proves that a layout holds at every size, in both directions and all twelve text sizes, and records an
  /// issue in the running test with the smallest size at which it does not.
  ///
  ///     @Test func theLoginHoldsAtEverySize() {
  ///       checkStress(.everySize) { LoginView() }
  ///     }
  ///
  /// The issue attaches the picture at that size and the reasons for the frames, as `check` does. Sizes that
  /// the budget did not reach are no issue: `LayoutProof.unproved` names them.
  ///
  /// - Parameters:
  ///   - sizes: The sizes, `.everySize` for those from 240 × 200 to 1400 × 1400 points.
  ///   - checks: The checks to make.
  ///   - budget: The most time that the search takes; nil for no limit.
  ///   - make: A function that makes the view, or the controller as the root of a window.
  /// - Returns: The proof or the counterexample, so that a test can examine it.
  @discardableResult @MainActor public func checkStress(
    _ sizes: EverySize, checks: [LayoutCheck] = LayoutCheck.all, within budget: Duration? = .seconds(20),
    fileID: StaticString = #fileID,
    file: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column, of make: @escaping () -> some LayoutContent
  ) -> LayoutProof {
    let place = TestPlace(fileID: fileID, filePath: file, function: function, line: line, column: column)
    return ProofRun(sizes, checks: checks, within: budget, of: make).record(at: place)
  }

  extension ProofRun {
    /// Makes the proof, and records its counterexample in the running test.
    fileprivate func record(at place: TestPlace) -> LayoutProof {
      let proof = proof()
      if let counterexample = proof.counterexample {
        recordIssue(proof.description, at: place, with: attachments(of: counterexample, test: place.name))
      }
      return proof
    }

    /// Returns the picture of a counterexample, and the reasons for the frames.
    func attachments(of counterexample: LayoutProof.Counterexample, test: String) -> [LayoutAttachment] {
      view(of: counterexample) {
        LayoutAttachment.all(for: counterexample.problem, in: $0, test: test, counterexample.description)
      }
    }
  }

  extension StressRun {
    /// Records the failures of all cases in the running test.
    fileprivate func record(
      _ changes: [StressChange], inPairs: Bool, at place: TestPlace
    ) -> [StressFailure] {
      let failures = failures(with: changes, inPairs: inPairs)
      for failure in failures {
        recordIssue(failure.description, at: place, with: attachments(of: failure, test: place.name))
      }
      return failures
    }

    /// Returns the picture of a failure, and the reasons for the frames.
    func attachments(of failure: StressFailure, test: String) -> [LayoutAttachment] {
      let languages = failure.changes.compactMap { change in
        switch change {
        case .language(let language): language.rawValue
        case .translation(let language): language.name
        case .keyboard: "keyboard"
        case .rightToLeft, .textSize, .dark, .hidden: nil as String?
        }
      }
      let changes = languages + failure.hiddenViews.map { "without-\($0)" }
      return view(of: failure) {
        LayoutAttachment.all(
          for: failure.problem, in: $0, test: test, changes: changes.map(\.asFileName),
          failure.description)
      }
    }
  }
#endif

#if canImport(HeadlessUIKit)
  import HeadlessUIKit
  import LayoutSolver

  /// The layout of a region in a case that holds.
  ///
  /// Many layouts do not follow the text size, or only in its largest steps. The frames at a size are the
  /// optimum of a linear program. A case with the same program, the same texts and the same questions about
  /// the size in each region therefore holds as well. Of the checks, only `noLostConstraint` asks for the
  /// text size, and it finds less in a large one.
  @MainActor struct HeldLayout {
    let sample: SizeSample
    private let program: [SolutionPattern]
    private let constants: [Double]
    private let questions: [SizeQuestion]

    init(_ probe: SizeProbe, at size: RootSize) {
      sample = probe.sample(at: size)
      let solver = LayoutSystem(of: probe.root)?.solver
      program = solver?.patterns(of: []) ?? []
      constants = solver.map { solver in solver.allConstraints.map { solver.content(of: $0).constant } } ?? []
      questions = SizeQuestion.all(in: sample.views, readsSizeClasses: probe.readsSizeClasses)
    }

    func agrees(with other: HeldLayout) -> Bool {
      sample.showsLayout(of: other.sample) && program == other.program && constants == other.constants
        && questions == other.questions
    }
  }
#endif

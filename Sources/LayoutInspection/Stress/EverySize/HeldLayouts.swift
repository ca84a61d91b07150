#if canImport(HeadlessUIKit)
  import HeadlessUIKit
  import LayoutSolver

  /// The layouts of a case that holds, one in each of its regions.
  ///
  /// Many layouts do not follow the text size, or only in its largest steps. The frames at a size are the
  /// optimum of a linear program. A case with the same program, the same texts and the same questions about
  /// the size in each region therefore holds as well. Of the checks, only `noLostConstraint` asks for the
  /// text size, and it finds less in a large one.
  @MainActor struct HeldLayouts {
    @MainActor private struct Layout {
      let sample: SizeSample
      /// A hash of the constraints of the solver.
      let program: Int
      let questions: [SizeThresholds.Question]
      let readsSizeClasses: Bool

      init(_ probe: SizeProbe, at size: RootSize) {
        sample = probe.sample(at: size)
        program = Self.program(of: LayoutSystem(of: probe.root)?.solver)
        questions = SizeThresholds.questions(in: sample.views)
        readsSizeClasses = probe.readsSizeClasses
      }

      private static func program(of solver: Solver?) -> Int {
        var hasher = Hasher()
        guard let solver else { return hasher.finalize() }
        for row in solver.allConstraints {
          let content = solver.content(of: row)
          for term in content.terms {
            hasher.combine(term.variable)
            hasher.combine(term.coefficient)
          }
          hasher.combine(content.relation)
          hasher.combine(content.constant)
          hasher.combine(content.priority)
          hasher.combine(content.isBroken)
        }
        return hasher.finalize()
      }

      func agrees(with other: Layout) -> Bool {
        sample.showsLayout(of: other.sample) && program == other.program && questions == other.questions
          && (readsSizeClasses || !other.readsSizeClasses)
      }
    }

    private var layouts: [Layout] = []

    /// Adds the layout of a region.
    mutating func add(_ probe: SizeProbe, at size: RootSize) { layouts.append(Layout(probe, at: size)) }

    /// Returns true if a tree has the same layout in each of the regions.
    func agree(with probe: SizeProbe) -> Bool {
      !layouts.isEmpty && layouts.allSatisfy { $0.agrees(with: Layout(probe, at: $0.sample.size)) }
    }
  }
#endif

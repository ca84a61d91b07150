#if canImport(HeadlessUIKit)
  import HeadlessUIKit

  /// The layouts of a case that holds, one in each of its regions.
  ///
  /// Many layouts do not follow the text size, or only at its largest steps: the same constraints with the
  /// same numbers, and the same texts in the same fonts, have the same frames at every size. So a case that
  /// agrees with one that holds, in each of its regions, holds as well. The checks ask for the text size only
  /// to find less in a large one.
  @MainActor struct HeldLayouts {
    @MainActor private struct Layout {
      let sample: SizeSample
      let limits: SizeLimits
      let constraints: [ConstraintValue]

      init(_ probe: SizeProbe, at size: RootSize) {
        sample = probe.sample(at: size)
        limits = SizeLimits(of: probe.root)
        constraints = ConstraintValue.all(in: probe.root)
      }

      func agrees(with other: Layout) -> Bool {
        sample.showsLayout(of: other.sample) && limits.isAlike(other.limits)
          && zip(limits.distances, other.limits.distances).allSatisfy { abs($0 - $1) <= SizeRule.tolerance }
          && constraints.count == other.constraints.count
          && zip(constraints, other.constraints).allSatisfy { $0.isAlike($1) }
      }
    }

    private var layouts: [Layout] = []

    /// Adds the layout of a region.
    mutating func add(_ probe: SizeProbe, at size: RootSize) { layouts.append(Layout(probe, at: size)) }

    /// Returns true if a tree has the same layout in each of the regions.
    func agree(with probe: SizeProbe) -> Bool {
      layouts.allSatisfy { $0.agrees(with: Layout(probe, at: $0.sample.size)) }
    }
  }
#endif

#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit
  import LayoutSolver

  /// The parts of a layout that checks read: the exact frames of all visible views, the sizes of what scroll
  /// views show, the safe areas, and everything beside numbers.
  @MainActor struct SizeSample {
    let size: RootSize
    /// The exact frames of the visible views.
    let frames: BreakpointSample
    /// The frames, four numbers for each view, followed by two numbers for each scroll view, and by four for
    /// each view in `safeAreas`: the insets at the left, the top, the right and the bottom.
    let numbers: [Double]
    /// The indices of the scroll views.
    let scrolls: [Int]
    /// The indices of the views of which the safe area leaves out a part.
    let safeAreas: [Int]
    /// A hash of the texts, the colors and everything else that the checks read.
    private let looks: Int

    /// Creates a sample with the numbers of another one, at another size.
    init(_ sample: SizeSample, at size: RootSize) {
      self.size = size
      frames = sample.frames
      numbers = sample.numbers
      scrolls = sample.scrolls
      safeAreas = sample.safeAreas
      looks = sample.looks
    }

    /// Reads the last layout of a tree.
    init(of root: UIView, at size: RootSize, _ texts: TextMemory) {
      self.size = size
      frames = BreakpointSample(of: root, at: size.width)
      scrolls = frames.views.indices.filter { [views = frames.views] in views[$0] is UIScrollView }
      safeAreas = frames.views.indices.filter { [views = frames.views] in
        views[$0].safeAreaInsets != .zero
      }
      var numbers = frames.values
      for scroll in scrolls {
        guard let content = (frames.views[scroll] as? UIScrollView)?.contentSize else { continue }
        numbers += [Double(content.width), Double(content.height)]
      }
      for view in safeAreas {
        let insets = frames.views[view].safeAreaInsets
        numbers += [insets.left, insets.top, insets.right, insets.bottom].map(Double.init)
      }
      self.numbers = numbers
      var hasher = Hasher()
      for view in frames.views { view.hashLooks(into: &hasher, texts) }
      looks = hasher.finalize()
    }

    /// Returns the index of the width of what a scroll view shows; its height follows.
    func contentIndex(ofScroll number: Int) -> Int { frames.values.count + 2 * number }

    /// Returns the index of the first inset of the safe area of a view; nil for a view that is all safe.
    func safeAreaIndex(of view: Int) -> Int? {
      safeAreas.firstIndex(of: view).map { frames.values.count + 2 * scrolls.count + 4 * $0 }
    }

    /// True if two samples have the same views, with the same looks.
    func showsSameViews(as other: SizeSample) -> Bool {
      numbers.count == other.numbers.count && looks == other.looks && safeAreas == other.safeAreas
        && frames.showsSameViews(as: other.frames)
    }
  }

  extension SizeSample {
    /// True if another sample has the same views, looks and numbers, up to rounding.
    func showsLayout(of other: SizeSample) -> Bool {
      showsSameViews(as: other)
        && zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= SizeRule.tolerance }
    }
  }

  /// The distances from the limits at which another constraint decides: where one of them changes its sign,
  /// the frames may follow another rule.
  @MainActor struct SizeLimits {
    /// The constraints of the solver, and its sizes, which cannot be negative.
    private let rows: [ConstraintID]
    private let sizes: [Variable]
    /// The distances of the constraints from equality, followed by the sizes.
    let distances: [Double]

    /// Reads the last layout of a tree.
    init(of root: UIView) {
      guard let solver = LayoutSystem(of: root)?.solver else {
        (rows, sizes, distances) = ([], [], [])
        return
      }
      let rows = solver.allConstraints
      var known: Set<Variable> = []
      var sizes: [Variable] = []
      for row in rows {
        for term in solver.content(of: row).terms where known.insert(term.variable).inserted {
          if solver.kind(of: term.variable) == .size { sizes.append(term.variable) }
        }
      }
      self.rows = rows
      self.sizes = sizes
      distances = rows.map { solver.excess(of: $0) } + sizes.map { solver.value(of: $0) }
    }

    /// Returns the index of the distance of a constraint; nil for one that the layout does not have.
    func index(of row: ConstraintID) -> Int? { rows.firstIndex(of: row) }

    /// True if two layouts have the same constraints.
    func isAlike(_ other: SizeLimits) -> Bool { rows == other.rows && sizes == other.sizes }
  }

  /// The numbers of a layout as linear functions of the size of the root.
  @MainActor struct SizeRule {
    /// The layout from which the rule was read.
    let sample: SizeSample
    /// The numbers of the sample.
    let numbers: [SizeFunction]
    /// The functions that are at least 0 where the same constraints decide.
    let limits: [SizeFunction]
    /// The distances of the constraints from equality.
    private let distances: [SizeFunction]
    private let constraints: SizeLimits?

    /// The largest distance of a number from its function, in points, that counts as rounding.
    static var tolerance: Double { 1e-6 }

    /// Creates the rule of three layouts; nil if they have other views or constraints, or if a constraint
    /// becomes an equality just there.
    init?(
      wider: (SizeSample, SizeLimits), higher: (SizeSample, SizeLimits), here: (SizeSample, SizeLimits)
    ) {
      guard here.0.showsSameViews(as: wider.0), here.0.showsSameViews(as: higher.0),
        here.1.isAlike(wider.1), here.1.isAlike(higher.1)
      else { return nil }
      sample = here.0
      let origin = here.0.size
      let steps = (wider.0.size.width - origin.width, higher.0.size.height - origin.height)
      func functions(_ here: [Double], _ wider: [Double], _ higher: [Double]) -> [SizeFunction] {
        here.indices.map { index in
          SizeFunction(
            origin: origin, value: here[index], perWidth: (wider[index] - here[index]) / steps.0,
            perHeight: (higher[index] - here[index]) / steps.1)
        }
      }
      numbers = functions(here.0.numbers, wider.0.numbers, higher.0.numbers)
      distances = functions(here.1.distances, wider.1.distances, higher.1.distances)
      constraints = here.1
      var limits: [SizeFunction] = []
      for distance in distances where !distance.isConstant {
        if abs(distance.value) <= Self.tolerance { return nil }
        limits.append(distance.value > 0 ? distance : -distance)
      }
      self.limits = limits
    }

    /// Creates the rule of one layout, whose numbers are the same at all sizes.
    init(still sample: SizeSample) {
      self.sample = sample
      numbers = sample.numbers.map { SizeFunction(origin: sample.size, value: $0, perWidth: 0, perHeight: 0) }
      (limits, distances, constraints) = ([], [], nil)
    }

    /// Returns the distance of a constraint from equality; nil for one that the rule does not have.
    func distance(of row: ConstraintID) -> SizeFunction? {
      constraints?.index(of: row).map { distances[$0] }
    }

    /// Returns true if a layout has the numbers of the rule.
    func predicts(_ other: SizeSample) -> Bool {
      sample.showsSameViews(as: other)
        && numbers.indices.allSatisfy { index in
          abs(other.numbers[index] - numbers[index].value(at: other.size)) <= Self.tolerance
        }
    }
  }
#endif

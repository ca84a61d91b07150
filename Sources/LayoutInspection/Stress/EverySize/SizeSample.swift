#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit
  import LayoutSolver

  /// The parts of a layout that checks read: the exact frames of all visible views, the sizes of what scroll
  /// views show, the safe areas, and everything beside numbers.
  @MainActor struct SizeSample {
    let size: RootSize
    /// The visible views, each before its subviews.
    let views: [UIView]
    /// The indices of the superviews in `views`; the root has its own.
    let parents: [Int]
    /// The frames in the coordinates of the root, four numbers for each view (x, y, width and height),
    /// followed by two numbers for each scroll view, and by four for each view in `safeAreas`: the insets at
    /// the left, the top, the right and the bottom.
    let numbers: [Double]
    /// The indices of the scroll views.
    let scrolls: [Int]
    /// The indices of the views of which the safe area leaves out a part.
    let safeAreas: [Int]
    /// A hash of the texts, the colors and everything else that the checks read.
    private let looks: Int

    /// Reads the last layout of a tree.
    init(of root: UIView, at size: RootSize, _ texts: TextMemory) {
      var views = [root]
      var parents = [0]
      var numbers: [Double] = [0, 0, Double(root.bounds.width), Double(root.bounds.height)]
      var index = 0
      while index < views.count {
        let corner = views[index].bounds.origin
        for child in views[index].subviews where !child.isHidden {
          let frame = child.exactFrame
          views.append(child)
          parents.append(index)
          numbers.append(numbers[4 * index] + Double(frame.origin.x - corner.x))
          numbers.append(numbers[4 * index + 1] + Double(frame.origin.y - corner.y))
          numbers.append(Double(frame.size.width))
          numbers.append(Double(frame.size.height))
        }
        index += 1
      }
      scrolls = views.indices.filter { views[$0] is UIScrollView }
      safeAreas = views.indices.filter { views[$0].safeAreaInsets != .zero }
      for scroll in scrolls {
        guard let content = (views[scroll] as? UIScrollView)?.contentSize else { continue }
        numbers += [Double(content.width), Double(content.height)]
      }
      for view in safeAreas {
        let insets = views[view].safeAreaInsets
        numbers += [insets.left, insets.top, insets.right, insets.bottom].map(Double.init)
      }
      var hasher = Hasher()
      for view in views { view.hashLooks(into: &hasher, texts) }
      looks = hasher.finalize()
      self.size = size
      self.views = views
      self.parents = parents
      self.numbers = numbers
    }

    /// Returns the index of the width of what a scroll view shows; its height follows.
    func contentIndex(ofScroll number: Int) -> Int { 4 * views.count + 2 * number }

    /// Returns the index of the first inset of the safe area of a view; nil for a view that is all safe.
    func safeAreaIndex(of view: Int) -> Int? {
      safeAreas.firstIndex(of: view).map { 4 * views.count + 2 * scrolls.count + 4 * $0 }
    }

    /// True if two samples have the same views with the same looks, or views of the same classes: a list
    /// shows a row in another cell after the row was out of sight.
    func showsSameViews(as other: SizeSample) -> Bool {
      numbers.count == other.numbers.count && looks == other.looks && safeAreas == other.safeAreas
        && parents == other.parents
        && zip(views, other.views).allSatisfy { $0 === $1 || type(of: $0) == type(of: $1) }
    }

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
#endif

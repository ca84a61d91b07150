#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit
  import LayoutSolver

  /// The parts of a layout that checks read: the exact frames of all visible views, the sizes of what scroll
  /// views show, the safe areas, and everything beside numbers.
  @MainActor struct SizeSample {
    let size: RootSize
    /// The visible views, each before its subviews.
    private(set) var views: [UIView]
    /// The indices of the superviews in `views`; the root has its own.
    private(set) var parents = [0]
    /// The frames in the coordinates of the root, four numbers for each view (x, y, width and height),
    /// followed by the numbers of scroll views and safe areas.
    private(set) var numbers: [Double]
    /// The indices of the width and height of what a scroll view shows, by the index of the view.
    private(set) var contents: [Int: Int] = [:]
    /// The indices of the left, top, right and bottom insets of views whose safe area leaves out a part.
    private(set) var safeAreas: [Int: Int] = [:]
    /// A hash of the texts, the colors and everything else that the checks read.
    private let looks: Int

    init(of root: UIView, at size: RootSize) {
      self.size = size
      views = [root]
      numbers = [0, 0, Double(root.bounds.width), Double(root.bounds.height)]
      var hasher = Hasher()
      var index = 0
      while index < views.count {
        views[index].hashLooks(into: &hasher)
        let corner = views[index].bounds.origin
        for child in views[index].subviews where !child.isHidden {
          let frame = child.exactFrame
          views.append(child)
          parents.append(index)
          numbers.append(numbers[4 * index] + Double(frame.origin.x - corner.x))
          numbers.append(numbers[4 * index + 1] + Double(frame.origin.y - corner.y))
          numbers += [Double(frame.size.width), Double(frame.size.height)]
        }
        index += 1
      }
      looks = hasher.finalize()
      for (index, view) in views.enumerated() {
        if let content = (view as? UIScrollView)?.contentSize {
          contents[index] = numbers.count
          numbers += [Double(content.width), Double(content.height)]
        }
        let insets = view.safeAreaInsets
        if insets == .zero { continue }
        safeAreas[index] = numbers.count
        numbers += [insets.left, insets.top, insets.right, insets.bottom].map(Double.init)
      }
    }

    /// True if two samples have the same views with the same looks, or views of the same classes: a list
    /// shows a row in another cell after the row was out of sight.
    func showsSameViews(as other: SizeSample) -> Bool {
      numbers.count == other.numbers.count && looks == other.looks && safeAreas == other.safeAreas
        && parents == other.parents
        && zip(views, other.views).allSatisfy { $0 === $1 || type(of: $0) == type(of: $1) }
    }

    /// True if another sample has the same views, looks and numbers, up to rounding.
    func showsLayout(of other: SizeSample) -> Bool { SizeRule(still: self).predicts(other) }
  }

  /// A layout, and the distances of its constraints from equality.
  @MainActor struct SizeReading {
    let sample: SizeSample
    let rows: [ConstraintID]
    let distances: [Double]

    init(_ sample: SizeSample, of root: UIView) {
      self.sample = sample
      let solver = LayoutSystem(of: root)?.solver
      rows = solver?.allConstraints ?? []
      distances = rows.map { solver?.excess(of: $0) ?? 0 }
    }
  }
#endif

#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// The differences that are 0 where a problem of some views begins: between the edges of two views, and
  /// between the size of a view and the size that it needs.
  @MainActor struct StressContacts {
    /// The views of the problem.
    let views: [UIView]
    /// The differences in points, in an order that depends on the views only.
    private(set) var differences: [Double] = []
    /// The difference up to which a check reports no problem, in points.
    let tolerance: Double

    /// Creates the differences of a problem in the present layout.
    init(of problem: LayoutProblem, in content: UIView, checks: [LayoutCheck]) {
      let tree = CheckedTree(of: content)
      let findings = checks.lazy.flatMap { $0.findings(in: tree) }
      self.init(of: findings.first { $0.problem == problem }?.views ?? [], in: content)
    }

    /// Creates the differences of views in the present layout.
    init(of views: [UIView], in content: UIView) {
      self.views = views
      let root = content.topmost
      tolerance = 0.5 / Double(content.contentScaleFactor)
      for (number, view) in views.enumerated() {
        addSizes(of: view)
        for other in views[(number + 1)...] {
          addEdges(Self.areas(of: view, in: root), Self.areas(of: other, in: root))
        }
        if let outer = view.superview {
          addEdges(Self.areas(of: view, in: root), Self.rooms(of: outer, in: root))
        }
      }
    }

    /// Returns the rectangles that a check may examine: the view, and its content.
    private static func areas(of view: UIView, in root: UIView) -> [CGRect] {
      [view.bounds, view.alignedBounds, view.contentArea].map { root.convert($0, from: view) }
    }

    /// Returns the rectangles in which the content of a view should be.
    private static func rooms(of view: UIView, in root: UIView) -> [CGRect] {
      [view.bounds, view.bounds.inset(by: view.safeAreaInsets)].map { root.convert($0, from: view) }
    }

    private mutating func addEdges(_ areas: [CGRect], _ others: [CGRect]) {
      for axis in CheckedAxis.allCases {
        for area in areas {
          for other in others {
            for edge in [axis.near(of: area), axis.far(of: area)] {
              differences.append(Double(edge - axis.near(of: other)))
              differences.append(Double(edge - axis.far(of: other)))
            }
          }
        }
      }
    }

    private mutating func addSizes(of view: UIView) {
      let size = view.bounds.size
      let unlimited = CGFloat.greatestFiniteMagnitude
      let wide = view.sizeThatFits(CGSize(width: unlimited, height: unlimited))
      let high = view.sizeThatFits(CGSize(width: size.width, height: unlimited))
      let natural = view.intrinsicContentSize
      for length in [0, Self.touchTarget, wide.width, natural.width] {
        differences.append(Double(size.width - length))
      }
      for length in [0, Self.touchTarget, high.height, natural.height] {
        differences.append(Double(size.height - length))
      }
    }

    /// The least side of a control that a finger can hit, as the Human Interface Guidelines state it.
    private static var touchTarget: CGFloat { 44 }
  }
#endif

#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// The differences that are 0 where a problem of some views begins: between the edges of two views, and
  /// between the size of a view and the size that it needs.
  @MainActor struct StressContacts {
    /// The differences in points, in an order that depends on the views only.
    private(set) var differences: [Double] = []
    /// The difference up to which a check reports no problem, in points.
    let tolerance: Double

    /// Creates the differences of views in the present layout.
    ///
    /// - Parameters:
    ///   - views: The views of the problem.
    ///   - content: The checked view.
    ///   - limits: The widths and heights below which a check fails, in points.
    init(of views: [UIView], in content: UIView, limits: [CGFloat]) {
      let root = content.topmost
      tolerance = Double(content.halfPixel)
      for (number, view) in views.enumerated() {
        addSizes(of: view, limits)
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
        let edges = { (area: CGRect) in axis == .x ? [area.minX, area.maxX] : [area.minY, area.maxY] }
        for area in areas {
          for other in others {
            for edge in edges(area) { differences += edges(other).map { Double(edge - $0) } }
          }
        }
      }
    }

    private mutating func addSizes(of view: UIView, _ limits: [CGFloat]) {
      let size = view.bounds.size
      let unlimited = CGFloat.greatestFiniteMagnitude
      let wide = view.sizeThatFits(CGSize(width: unlimited, height: unlimited))
      let high = view.sizeThatFits(CGSize(width: size.width, height: unlimited))
      let natural = view.intrinsicContentSize
      for length in [0, wide.width, natural.width, view.widestWord ?? 0] + limits {
        differences.append(Double(size.width - length))
      }
      for length in [0, high.height, natural.height] + limits {
        differences.append(Double(size.height - length))
      }
    }
  }
#endif

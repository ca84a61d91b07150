extension UIView {
  /// An area of a view, which can leave the corners of the window free: round corners and window controls.
  public struct LayoutRegion: Hashable {
    /// The axes along which the edges of an area move inward to leave the corners free.
    public enum AdaptivityAxis: Hashable {
      /// The left and the right edge move beside the covered parts of the corners.
      case horizontal
      /// The upper edge moves below the covered parts of the corners, and the lower edge above them.
      case vertical
    }

    enum Area {
      case safeArea
      case margins
      case readableContent
    }

    let area: Area
    let adaptation: AdaptivityAxis?

    /// Returns the area that no bar covers.
    ///
    /// - Parameter cornerAdaptation: The axis of the edges that leave the corners free; nil if none do.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(area: .safeArea, adaptation: cornerAdaptation)
    }

    /// Returns the area inside the margins.
    ///
    /// - Parameter cornerAdaptation: The axis of the edges that leave the corners free; nil if none do.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(area: .margins, adaptation: cornerAdaptation)
    }

    /// Returns the area inside the margins that is narrow enough for readable lines of text.
    ///
    /// - Parameter cornerAdaptation: The axis of the edges that leave the corners free; nil if none do.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(area: .readableContent, adaptation: cornerAdaptation)
    }
  }

  /// Returns the guide of an area of the view; the same object for equal areas.
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    guard region.adaptation == nil else { return regionGuide(for: region) }
    return switch region.area {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }

  /// Returns the distances of the edges of an area from those of the view, in points, as of the last layout
  /// pass.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    let insets = insets(of: region)
    guard region.area == .readableContent else { return insets }
    let readable = ReadableGuide.frame(in: bounds, margins: insets)
    return UIEdgeInsets(
      top: insets.top, left: readable.minX - bounds.minX, bottom: insets.bottom,
      right: bounds.maxX - readable.maxX)
  }

  /// Returns the distances of the edges of an area from those of the view, with leading and trailing, in
  /// points, as of the last layout pass.
  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    directional(edgeInsets(for: region))
  }

  /// Returns the insets of an area, or those of the margins around a readable area.
  func insets(of region: LayoutRegion) -> UIEdgeInsets {
    let insets = region.area == .safeArea ? safeAreaInsets : marginsOfVisiblePart
    return switch region.adaptation {
    case nil: insets
    case .horizontal: insets.extended(to: coveredCorners.edges(along: .horizontal))
    case .vertical: insets.extended(to: coveredCorners.edges(along: .vertical))
    }
  }
}

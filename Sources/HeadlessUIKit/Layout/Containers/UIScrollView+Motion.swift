extension UIScrollView {
  /// The rate at which scrolling slows down after a touch.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor of the speed for each millisecond.
    public var rawValue: CGFloat
    /// Creates a rate from its factor.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The rate of most scroll views.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate of scroll views that stop early.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The colors of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// The color for any content.
    case `default` = 0
    /// The color for light content.
    case black = 1
    /// The color for dark content.
    case white = 2
  }

  /// The rate at which scrolling slows down; normal unless set; stored, has no effect here.
  public var decelerationRate: DecelerationRate {
    get { node[ScrollMotion.self].rate }
    set { node[ScrollMotion.self].rate = newValue }
  }
  /// The color of the indicators; stored, has no effect here.
  public var indicatorStyle: IndicatorStyle {
    get { node[ScrollMotion.self].style }
    set { node[ScrollMotion.self].style = newValue }
  }
  /// Shows the indicators for a moment; no effect here.
  public func flashScrollIndicators() {}
  /// True while a touch that may scroll is down; always false here, because no touch scrolls.
  public var isTracking: Bool { false }
  /// True while a touch scrolls; always false here.
  public var isDragging: Bool { false }
  /// True while the content moves after a touch; always false here.
  public var isDecelerating: Bool { false }
}

/// Settings of scrolling that have no effect here.
private struct ScrollMotion: ExtraValue {
  var rate = UIScrollView.DecelerationRate.normal
  var style = UIScrollView.IndicatorStyle.default
}

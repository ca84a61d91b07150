/// The size classes of a window, which follow from its size alone.
///
/// The kind of the device and its orientation have no part in them, because since iOS 27 the windows of an
/// iPhone have any size, too. The limits separate all sizes of which the classes are known:
///
///     //  width                               height
///     //  compact   ... 639 | 669 ... regular   compact ... 440 | 480 ... regular
///     //  and in a window lower than 414:
///     //  compact   ... 874 | 896 ... regular
///
/// Sources: the sizes of iPhones, of iPads and of their split views in the Human Interface Guidelines
/// ("Layout", "Device size classes"); the inner display of the folding iPhone, 669 x 951 points, is regular x
/// regular. Between the known sizes, the limits are this project's.
package struct WindowSizeClasses {
  /// The least regular width, in points: that of the inner display of the folding iPhone.
  package static let regularWidth: CGFloat = 669
  /// The least regular height, in points: that of the smallest iPhone in portrait.
  package static let regularHeight: CGFloat = 480
  /// The height below which a window needs `regularWidthOfLowWindow`, in points: the large iPhones, whose
  /// width is regular in landscape, have at least this height there.
  package static let lowHeight: CGFloat = 414
  /// The least regular width of a low window, in points: more than that of every iPhone whose width is
  /// compact in landscape.
  package static let regularWidthOfLowWindow: CGFloat = 896

  package let horizontal: UIUserInterfaceSizeClass
  package let vertical: UIUserInterfaceSizeClass

  /// Creates the size classes of a window of a size, in points.
  package init(of size: CGSize) {
    let least = size.height < Self.lowHeight ? Self.regularWidthOfLowWindow : Self.regularWidth
    horizontal = size.width < least ? .compact : .regular
    vertical = size.height < Self.regularHeight ? .compact : .regular
  }
}

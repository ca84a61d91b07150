import LayoutPlatform
import LayoutWords

/// The near edge or the size of a view or guide along an axis.
nonisolated struct OpenQuantity: Hashable {
  let item: AnyObject
  let isVertical: Bool
  /// True for the width or the height, false for the left or the upper edge.
  let isSize: Bool

  var words: AxisWords { AxisWords(isVertical: isVertical) }

  static func == (one: OpenQuantity, other: OpenQuantity) -> Bool {
    one.item === other.item && one.isVertical == other.isVertical && one.isSize == other.isSize
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(item))
    hasher.combine(isVertical)
    hasher.combine(isSize)
  }
}

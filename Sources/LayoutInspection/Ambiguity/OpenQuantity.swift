import LayoutWords

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

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

/// A layout in which some positions and sizes are open, and can be fixed one by one.
@MainActor protocol OpenLayout {
  /// The open quantities, outer items before inner ones.
  var open: [OpenQuantity] { get }
  var names: ReportNames { get }
  var ties: ItemTies { get }
  /// The open quantities that constraints connect with each other.
  var groups: [[OpenQuantity]] { get }
  /// Returns true for a quantity of a view that is shown.
  func isVisible(_ quantity: OpenQuantity) -> Bool
  /// Returns true for a size that the content of the view gives.
  func hasContent(_ size: OpenQuantity) -> Bool
  /// Returns the finding that several sizes share a length, and these sizes; nil if they do not.
  func share(among group: [OpenQuantity]) -> (finding: AmbiguityFinding, sizes: [OpenQuantity])?
  /// Returns the frames of the item of a quantity in two layouts; empty if only one is known.
  func frames(of quantity: OpenQuantity) -> [CGRect]
  /// Fixes quantities at their values, so that the others that follow from them are no longer open.
  mutating func fix(_ quantities: [OpenQuantity])
}

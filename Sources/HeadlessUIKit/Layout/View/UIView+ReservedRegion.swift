public import Foundation

extension UIView {
  /// A part of a view that something else occupies, such as the fold of the device.
  public struct ReservedRegion: Hashable, Identifiable {
    /// The reasons why a part of a view is occupied.
    public struct Kind: Hashable, Sendable {
      private let name: String

      /// A part that something covers, such as a camera; not simulated.
      public static let occlusion = Kind(name: "occlusion")
      /// A part that divides a view, such as a fold.
      public static let division = Kind(name: "division")
    }

    /// The regions that a query returns in addition to the active ones.
    public struct QueryOptions: OptionSet, Sendable {
      /// The bits of the options.
      public let rawValue: UInt

      /// Creates options from their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// The regions that are not active, such as the fold of a flat device.
      public static let includeInactive = QueryOptions(rawValue: 1)
    }

    /// The identity of a region.
    public struct ID: Hashable, Sendable { fileprivate let kind: Kind }

    /// The identity of the region.
    public var id: ID { ID(kind: kind) }
    /// The reason why the part is occupied.
    public let kind: Kind
    /// The rectangle of the region with its margins, in the coordinates of the view.
    public let frame: CGRect
    /// The margins inside the rectangle.
    public let margins: UIEdgeInsets
    /// True if views have to keep out of the region.
    public let isActive: Bool
  }

  /// Returns the regions of a kind that reach into the view, as of the last layout pass.
  public func reservedRegions(kind: ReservedRegion.Kind, options: ReservedRegion.QueryOptions = [])
    -> [ReservedRegion]
  {
    let root = node.root.view ?? self
    guard kind == .division, let known = root.node.extras?[FoldOfRoot.self], let fold = known.fold,
      fold.isActive || options.contains(.includeInactive)
    else { return [] }
    var frame = fold.frame(on: known.screen ?? root.bounds.size)
    // The frame of a window is in the coordinates of its scene.
    if known.screen != nil {
      let corner = root.frame.origin + (root.node.layoutWindow?.sceneOrigin ?? .zero)
      frame = frame.offsetBy(dx: -corner.x, dy: -corner.y)
    }
    frame = convert(frame.offsetBy(dx: root.bounds.minX, dy: root.bounds.minY), from: root)
    guard frame.intersects(bounds) else { return [] }
    return [ReservedRegion(kind: kind, frame: frame, margins: fold.margins, isActive: fold.isActive)]
  }

  /// Sets the fold of a topmost view, and lays out all views inside, since each may have read its regions.
  ///
  /// - Parameters:
  ///   - fold: The fold of the screen.
  ///   - screen: The size of the screen; nil for a view that fills it.
  func takeFold(_ fold: ScreenFold?, on screen: CGSize?) {
    let old = node[FoldOfRoot.self]
    let new = FoldOfRoot(
      fold: fold, screen: fold == nil ? nil : screen, sceneOrigin: node.layoutWindow?.sceneOrigin ?? .zero)
    guard new != old else { return }
    node[FoldOfRoot.self] = new
    for node in node.subtree() { node.view?.setNeedsLayout() }
  }
}

private struct FoldOfRoot: ExtraValue, Equatable {
  var fold: ScreenFold?
  /// The size of the screen; nil for a view that fills it.
  var screen: CGSize?
  /// The corner of the scene on the screen; its views are laid out again when it moves.
  var sceneOrigin = CGPoint.zero
}

#if canImport(UIKit)
  public import AutoLayoutKit
  public import UIKit

  /// A view whose block lays out its subviews by their frames.
  ///
  ///     final class Card: LayoutFramesView {
  ///       override func place(_ make: AutoLayoutKitMaker) {
  ///         make.insetEdges(edge: 16)
  ///         make.xPlace(icon, 12, title)
  ///         make.yPlace(title, 4, detail)
  ///       }
  ///     }
  ///
  /// Among constraints, the view sizes itself by its intrinsic size, which follows its width in a second
  /// layout; elsewhere by `sizeThatFits`. Call `contentDidChange()` after a content has changed.
  @preconcurrency @MainActor open class LayoutFramesView: UIView {
    private lazy var block = PlacedBlock { [unowned self] in place($0) }
    /// The width for which the intrinsic height was computed last; nil if nobody has asked for it.
    private var widthOfContent: CGFloat?

    /// The block; it runs before the first layout, and again after `setNeedsPlace()`.
    ///
    /// - Parameter make: The maker, as in `tk_constraint`.
    open func place(_ make: AutoLayoutKitMaker) {}

    /// Makes the block run again before the next layout, for another state of the view.
    public func setNeedsPlace() {
      block.isDue = true
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }

    /// Sizes and lays the view out again after a content has changed: a text, a picture.
    ///
    /// A view that is placed by frames does not request a layout of its superview.
    public func contentDidChange() {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      superview?.setNeedsLayout()
    }

    /// The layout of the block.
    public var frames: LayoutFrames { block.frames(in: self) }

    open override func layoutSubviews() {
      super.layoutSubviews()
      frames.layout()
      guard let width = widthOfContent, width != bounds.width else { return }
      widthOfContent = bounds.width
      invalidateIntrinsicContentSize()
    }

    /// Returns the size at the width of `size`, as high as the content.
    ///
    /// - Parameter size: The size whose width counts, in points; 0 for no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { frames.size(thatFits: size) }

    open override var intrinsicContentSize: CGSize {
      widthOfContent = bounds.width
      let natural = frames.size(fitting: .zero)
      if bounds.width <= 0 { return natural }
      return CGSize(width: natural.width, height: frames.size(thatFits: bounds.size).height)
    }

    /// Returns the size that the block gives the view if `target` is its preferred size.
    ///
    /// - Parameters:
    ///   - target: The preferred size, in points.
    ///   - horizontal: The priority of the preferred width, 1...1000.
    ///   - vertical: The priority of the preferred height, 1...1000.
    open override func systemLayoutSizeFitting(
      _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      frames.size(
        fitting: target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }

    deinit {}
  }

  /// A cell of a table whose block lays out the views in its `contentView` by their frames.
  ///
  /// The cell is as high as its content at the width of the table.
  @preconcurrency @MainActor open class LayoutFramesTableViewCell: UITableViewCell {
    private lazy var block = PlacedBlock { [unowned self] in place($0) }

    /// The block on `contentView`; it runs before the first layout, and again after `setNeedsPlace()`.
    ///
    /// - Parameter make: The maker, as in `tk_constraint`.
    open func place(_ make: AutoLayoutKitMaker) {}

    /// Makes the block run again before the next layout, for another state of the cell.
    public func setNeedsPlace() {
      block.isDue = true
      setNeedsLayout()
    }

    /// The layout of the block.
    public var frames: LayoutFrames { block.frames(in: contentView) }

    open override func layoutSubviews() {
      super.layoutSubviews()
      frames.layout()
    }

    /// Returns the size at the width of `size`, as high as the content.
    ///
    /// - Parameter size: The size whose width counts, in points; 0 for no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size that the block gives the view if `target` is its preferred size.
    ///
    /// - Parameters:
    ///   - target: The preferred size, in points.
    ///   - horizontal: The priority of the preferred width, 1...1000.
    ///   - vertical: The priority of the preferred height, 1...1000.
    open override func systemLayoutSizeFitting(
      _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      // The content may be narrower than the cell, beside an accessory.
      let other = bounds.width - contentView.bounds.width
      let width = max(0, target.width - max(0, other))
      let size = frames.size(
        fitting: CGSize(width: width, height: target.height), withHorizontalFittingPriority: horizontal,
        verticalFittingPriority: vertical)
      return CGSize(width: max(target.width, size.width), height: size.height)
    }

    deinit {}
  }

  /// A cell of a collection whose block lays out the views in its `contentView` by their frames.
  @preconcurrency @MainActor open class LayoutFramesCollectionViewCell: UICollectionViewCell {
    private lazy var block = PlacedBlock { [unowned self] in place($0) }

    /// The block on `contentView`; it runs before the first layout, and again after `setNeedsPlace()`.
    ///
    /// - Parameter make: The maker, as in `tk_constraint`.
    open func place(_ make: AutoLayoutKitMaker) {}

    /// Makes the block run again before the next layout, for another state of the cell.
    public func setNeedsPlace() {
      block.isDue = true
      setNeedsLayout()
    }

    /// The layout of the block.
    public var frames: LayoutFrames { block.frames(in: contentView) }

    open override func layoutSubviews() {
      super.layoutSubviews()
      frames.layout()
    }

    /// Returns the size at the width of `size`, as high as the content.
    ///
    /// - Parameter size: The size whose width counts, in points; 0 for no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { frames.size(thatFits: size) }

    /// Returns the size that the block gives the view if `target` is its preferred size.
    ///
    /// - Parameters:
    ///   - target: The preferred size, in points.
    ///   - horizontal: The priority of the preferred width, 1...1000.
    ///   - vertical: The priority of the preferred height, 1...1000.
    open override func systemLayoutSizeFitting(
      _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      frames.size(
        fitting: target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }

    /// Returns attributes as high as the content at their width.
    ///
    /// - Parameter layoutAttributes: The attributes that the layout of the collection proposes.
    open override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
      preferred.size = frames.size(thatFits: layoutAttributes.size)
      return preferred
    }

    deinit {}
  }

  /// The block of a view, which runs when it is due.
  @MainActor private final class PlacedBlock {
    var isDue = true
    private let place: (AutoLayoutKitMaker) -> Void
    private var made: LayoutFrames?
    init(_ place: @escaping (AutoLayoutKitMaker) -> Void) { self.place = place }

    func frames(in container: UIView) -> LayoutFrames {
      let frames = made ?? LayoutFrames(container)
      made = frames
      // A block that asks for its own layout gets the one before.
      if isDue {
        isDue = false
        frames.run(in: container, file: #fileID, line: #line, place)
      }
      return frames
    }

    deinit {}
  }

  extension LayoutFrames {
    /// Returns the size at the width of `size`, as high as the content.
    fileprivate func size(thatFits size: CGSize) -> CGSize {
      let isLimited = size.width > 0 && size.width.isFinite
      return self.size(
        fitting: CGSize(width: isLimited ? size.width : 0, height: 0),
        withHorizontalFittingPriority: isLimited ? .required : .fittingSizeLevel,
        verticalFittingPriority: .fittingSizeLevel)
    }
  }
#endif

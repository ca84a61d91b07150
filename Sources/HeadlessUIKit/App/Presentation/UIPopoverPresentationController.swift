/// The directions of the arrow of a popover.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up, so that the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The arrow points down, so that the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The arrow points to the left, so that the popover is to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The arrow points to the right, so that the popover is to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction is not known, as before the presentation.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}

/// A view or a bar button to which a popover can belong.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the rectangle of the item in the coordinates of a view, in points; nil while it is not shown.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the bounds in the coordinates of a view, in points.
  public func frame(in referenceView: UIView) -> CGRect? { convert(bounds, to: referenceView) }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the rectangle of the button in the coordinates of a view, in points; nil if no bar shows it.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard bar != nil, let view, view.superview != nil else { return nil }
    return view.frame(in: referenceView)
  }
}

/// The object that places a controller as a popover beside a source in a wide window.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover belongs to.
  open weak var sourceView: UIView?
  /// The rectangle in the source view that the popover belongs to, in points; `CGRect.null`, the default,
  /// means the bounds of the view.
  open var sourceRect = CGRect.null
  /// The bar button that the popover belongs to; it comes before `sourceView`.
  open var barButtonItem: UIBarButtonItem?
  /// The view or the bar button that the popover belongs to; it comes before `barButtonItem` and
  /// `sourceView`.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The directions that the arrow may have; any unless set.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction of the arrow.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// The distances of the popover from the edges of the window, in points; 10 unless set.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The views that receive touches although the popover is shown; stored, has no effect here.
  open var passthroughViews: [UIView]?
  /// The color of the popover and its arrow; stored, has no effect here.
  open var backgroundColor: UIColor?

  private static var arrow: CGFloat { 13 }

  override func willPresent() {
    let delegate = delegate as? any UIPopoverPresentationControllerDelegate
    if adaptedStyle == .popover { delegate?.prepareForPopoverPresentation(self) }
  }

  override func frame(in size: CGSize) -> CGRect {
    let frame = super.frame(in: size)
    return adaptedStyle == .popover ? place(frame.size, in: size) : frame
  }

  var hasSource: Bool { sourceItem != nil || barButtonItem != nil || sourceView != nil }

  func place(_ wanted: CGSize, in size: CGSize) -> CGRect {
    let area = CGRect(origin: .zero, size: size).inset(by: popoverLayoutMargins)
    let anchor = anchor ?? area.middle(.zero)
    let wanted = CGSize(width: min(wanted.width, area.width), height: min(wanted.height, area.height))
    let choice = direction(for: wanted, beside: anchor, in: area)
    arrowDirection = choice
    return place(wanted, choice, beside: anchor).moved(into: area)
  }

  /// The rectangle that the popover belongs to, in the coordinates of the container view; nil without a
  /// source.
  private var anchor: CGRect? {
    let item: (any UIPopoverPresentationControllerSourceItem)? = sourceItem ?? barButtonItem
    if let container = containerView, let rect = item?.frame(in: container) { return rect }
    return sourceView.map { $0.convert(sourceRect.isNull ? $0.bounds : sourceRect, to: containerView) }
  }

  // The first permitted direction in which the popover fits, or else the first permitted one.
  private func direction(for size: CGSize, beside anchor: CGRect, in area: CGRect) -> UIPopoverArrowDirection
  {
    let permitted = [UIPopoverArrowDirection.up, .down, .left, .right].filter(
      permittedArrowDirections.contains)
    let fitting = permitted.first { direction in
      let rect = place(size, direction, beside: anchor)
      switch direction {
      case .up: return rect.maxY <= area.maxY
      case .down: return rect.minY >= area.minY
      case .left: return rect.maxX <= area.maxX
      default: return rect.minX >= area.minX
      }
    }
    return fitting ?? permitted.first ?? .up
  }

  private func place(_ size: CGSize, _ direction: UIPopoverArrowDirection, beside anchor: CGRect) -> CGRect {
    var rect = anchor.middle(size)
    switch direction {
    case .up: rect.origin.y = anchor.maxY + Self.arrow
    case .down: rect.origin.y = anchor.minY - Self.arrow - size.height
    case .left: rect.origin.x = anchor.maxX + Self.arrow
    default: rect.origin.x = anchor.minX - Self.arrow - size.width
    }
    return rect
  }
}

/// The delegate of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the controller is shown as a popover.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  {}
}

extension CGRect {
  /// Returns the rectangle moved by the shortest distance so that it is inside `area`.
  fileprivate func moved(into area: CGRect) -> CGRect {
    CGRect(
      x: max(area.minX, min(minX, area.maxX - width)), y: max(area.minY, min(minY, area.maxY - height)),
      width: width, height: height)
  }
}

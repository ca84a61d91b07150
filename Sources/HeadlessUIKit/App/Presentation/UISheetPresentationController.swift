/// The object that places a controller as a sheet.
///
/// In a narrow window, the sheet is at the bottom edge and as high as its detent.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates an identifier from a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier from a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The name of about half of the height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The name of the full height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the height.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// Returns the detent of half of the height.
    public class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    /// Returns the detent of the full height.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Returns a detent whose height, without the safe area at the bottom, is the result of `resolver` in
    /// points; nil disables the detent.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

    /// Returns the height of the detent without the safe area at the bottom, in points, or nil if the detent
    /// is disabled.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    { resolver(context) }
  }

  /// The heights at which the sheet can be, from the smallest to the largest; large unless set.
  open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
  /// The name of the height at which the sheet is; nil, the default, means the first one.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
  /// The name of the largest height at which the views behind are not darkened; stored, has no effect here.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// True if a grabber is shown; stored, has no effect here.
  open var prefersGrabberVisible = false
  /// The radius of the corners, in points; stored, has no effect here.
  open var preferredCornerRadius: CGFloat?
  /// True if scrolling at the edge makes the sheet higher; stored, has no effect here.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// True if the sheet is at the bottom edge in landscape; false unless set, so that it fills the window.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { containerView?.setNeedsLayout() } }
  /// True if the sheet at the edge is as wide as the preferred size; false unless set, so that it is as wide
  /// as the window.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { containerView?.setNeedsLayout() }
  }

  /// Calls `changes`, whose result is shown at once.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    containerView?.layoutIfNeeded()
  }
  /// Reads the heights of all detents again.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  /// True if the sheet is at the bottom edge, as high as its detent.
  private var isAtEdge: Bool {
    let style = adaptedStyle
    guard style == .pageSheet || style == .formSheet, traitCollection.horizontalSizeClass == .compact else {
      return false
    }
    return traitCollection.verticalSizeClass != .compact || prefersEdgeAttachedInCompactHeight
  }

  private var safeArea: UIEdgeInsets { containerView?.window?.safeAreaInsets ?? .zero }

  private func limits(in height: CGFloat) -> DetentContext {
    let largest = max(0, height - safeArea.top - PresentationArea.distance - safeArea.bottom)
    return DetentContext(containerTraitCollection: traitCollection, maximumDetentValue: largest)
  }

  fileprivate func drag(to identifier: Detent.Identifier) -> Bool {
    guard let container = containerView, isAtEdge else { return false }
    let context = limits(in: container.bounds.height)
    let isUsable = detents.contains { detent in
      detent.identifier == identifier && detent.resolvedValue(in: context) != nil
    }
    guard isUsable else { return false }
    let isChange = selectedDetentIdentifier != identifier
    selectedDetentIdentifier = identifier
    container.layoutIfNeeded()
    let delegate = delegate as? any UISheetPresentationControllerDelegate
    if isChange { delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self) }
    return true
  }

  override func frame(in size: CGSize) -> CGRect {
    let whole = super.frame(in: size)
    guard isAtEdge else { return whole }
    let context = limits(in: size.height)
    let largest = context.maximumDetentValue
    let usable = detents.filter { $0.resolvedValue(in: context) != nil }
    let chosen = usable.first { $0.identifier == selectedDetentIdentifier } ?? usable.first
    let height = min(max(chosen?.resolvedValue(in: context) ?? largest, 0), largest) + safeArea.bottom
    let follows = widthFollowsPreferredContentSizeWhenEdgeAttached && preferredContentSize.width > 0
    let width = follows ? min(preferredContentSize.width, size.width) : size.width
    return CGRect(x: (size.width - width) / 2, y: size.height - height, width: width, height: height)
  }
}

/// The limits for the height of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits around the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the detent `large` without the safe area at the bottom, in points.
  var maximumDetentValue: CGFloat { get }
}

private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
    self.containerTraitCollection = containerTraitCollection
    self.maximumDetentValue = maximumDetentValue
  }
}

/// The delegate of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after a person has dragged the sheet to another height, and never after a change by code.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension HeadlessLayout {
  /// Drags a sheet to one of its heights: selects the height, lays out the sheet and calls the delegate.
  ///
  /// - Parameters:
  ///   - sheet: The controller of the sheet.
  ///   - identifier: The name of the detent to select.
  /// - Returns: False if no enabled detent has the name, or if the sheet is not shown at the bottom edge.
  ///   Nothing changes then.
  @discardableResult public static func drag(
    _ sheet: UISheetPresentationController, to identifier: UISheetPresentationController.Detent.Identifier
  ) -> Bool { sheet.drag(to: identifier) }
}

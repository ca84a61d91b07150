/// What a layout guide of a view controller is: a strip at the top or at the bottom of its view
/// that is as high as the bars there.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// How far the bars reach into the view, in points.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The strip that the bars cover at the top or at the bottom of a controller's view.
///
/// Two constraints of its own, which live in the view, place it at the edge and make it as high
/// as the safe area's inset there.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  private let isAtTop: Bool
  private var own: [LayoutSupportConstraint] = []

  init(isAtTop: Bool) {
    self.isAtTop = isAtTop
    super.init()
    identifier = isAtTop ? "UIViewControllerTopLayoutGuide" : "UIViewControllerBottomLayoutGuide"
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isAtTop ? insets.top : insets.bottom
  }

  /// Leaves the view it is in for `view`, without the constraints that others have with it.
  func move(to view: UIView?) {
    guard owningView !== view else { return }
    if let old = owningView {
      node.deactivateMentions()
      old.node.engine?.dismiss(node)
      old.node.extras?.ownGuides.removeAll { $0 === self }
    }
    node.parent = view?.node
    own = []
    guard let view else { return }
    view.node.makeExtras().ownGuides.append(self)
    let edge: NSLayoutConstraint.Attribute = isAtTop ? .top : .bottom
    own = [
      LayoutSupportConstraint(
        item: self, attribute: edge, relatedBy: .equal, toItem: view, attribute: edge, multiplier: 1,
        constant: 0),
      LayoutSupportConstraint(
        item: self, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: length),
    ]
    LayoutSupportConstraint.activate(own)
  }

  /// Takes the height that the bars have now.
  func followSafeArea() {
    guard let height = own.last, height.constant != length else { return }
    height.constant = length
  }
}

/// A constraint that a layout guide of a controller has of its own.
final class LayoutSupportConstraint: NSLayoutConstraint {
  override var isBreakable: Bool { false }
}

/// A layout guide of a view controller: a strip at the top or the bottom of its view, as high as the bars
/// there.
///
/// In a window that has never been shown, its length is 0.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The part of the view that the bars cover, in points.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The strip that the bars cover at the top or the bottom of a controller's view.
///
/// Two constraints of its own, which the view holds, place it at the edge and make its height the inset of
/// the safe area there.
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
    guard let owningView, owningView.node.layoutWindow?.wasShown != false else { return 0 }
    return isAtTop ? owningView.safeAreaInsets.top : owningView.safeAreaInsets.bottom
  }

  /// Moves the guide to `view`; constraints of other owners on it are deactivated.
  func move(to view: UIView?) {
    guard owningView !== view else { return }
    if let old = owningView {
      node.deactivateMentions()
      old.node.engine?.releaseVariables(of: node)
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

  /// Updates the height of the guide to the present height of the bars.
  func followSafeArea() {
    guard let height = own.last, height.constant != length else { return }
    height.constant = length
  }
}

final class LayoutSupportConstraint: NSLayoutConstraint { override var isBreakable: Bool { false } }

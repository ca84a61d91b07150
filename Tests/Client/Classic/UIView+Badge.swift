import UIKit

private var badgeKey: UInt8 = 0

extension UIView {
  /// The badge at the upper right corner of the view, created on first access.
  public var badge: BadgeView {
    if let badge = objc_getAssociatedObject(self, &badgeKey) as? BadgeView { return badge }
    let badge = BadgeView()
    objc_setAssociatedObject(self, &badgeKey, badge, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    Corner(of: self).put(badge)
    return badge
  }

  /// The view itself; UIKit has this name only in layout guides, so an app may use it here.
  public var owningView: UIView? { return self }
}

extension UILayoutGuide {
  /// The constraints that contain this guide.
  public var constraints: [NSLayoutConstraint] {
    return owningView?.constraints.filter { $0.firstItem === self || $0.secondItem === self } ?? []
  }
}

extension NSLayoutConstraint {
  /// Returns the constraint with another priority.
  public func with(_ priority: UILayoutPriority) -> Self {
    self.priority = priority
    return self
  }
}

/// A helper without actor isolation.
final class Corner {
  private weak var view: UIView?

  init(of view: UIView) {
    self.view = view
  }

  func put(_ badge: UIView) {
    guard let view = view else { return }
    badge.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.centerXAnchor.constraint(equalTo: view.rightAnchor).with(UILayoutPriority(rawValue: 900)),
      badge.centerYAnchor.constraint(equalTo: view.topAnchor).with(.defaultHigh),
    ])
  }
}

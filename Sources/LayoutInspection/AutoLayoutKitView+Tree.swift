import AutoLayoutKit
import LayoutPlatform
import LayoutWords

extension AutoLayoutKitView {
  var topmost: AutoLayoutKitView {
    var top: AutoLayoutKitView = self
    while let next = top.superview { top = next }
    return top
  }

  /// The view and the views inside it, each before its subviews, which keep their order.
  var tree: [AutoLayoutKitView] { tree { _ in true } }

  /// Returns the view and the views inside it, each before its subviews, without those that are not included
  /// and the views inside them.
  func tree(where isIncluded: (AutoLayoutKitView) -> Bool) -> [AutoLayoutKitView] {
    var tree: [AutoLayoutKitView] = []
    // Without recursion, so that the depth is not limited.
    var open: [AutoLayoutKitView] = [self]
    while let view = open.popLast() {
      if !isIncluded(view) { continue }
      tree.append(view)
      open += view.subviews.reversed()
    }
    return tree
  }

  /// The active constraints that the view holds, without the sizes of contents.
  ///
  /// UIKit and AppKit keep those sizes among the constraints of a view after its first layout.
  var activeConstraints: [NSLayoutConstraint] {
    constraints.filter { $0.isActive && !SystemConstraint.isOfContent(class: "\(type(of: $0))") }
  }

  /// The call of a `collapsing` chain that left the view out, because it was hidden when the block ran; nil
  /// for a view that is still hidden, and if there is none.
  var callThatLeftItOut: AutoLayoutKitPlan.Call? {
    if isHidden { return nil }
    for holder in sequence(first: self, next: \.superview) {
      for constraint in holder.constraints {
        if let call = AutoLayoutKitPlan.call(leavingOut: self, besides: constraint) { return call }
      }
    }
    return nil
  }

  /// Returns the view that an item is, or that owns it if it is a guide.
  static func holding(_ item: AnyObject?) -> AutoLayoutKitView? {
    item as? AutoLayoutKitView ?? (item as? AutoLayoutKitGuide)?.owningView
  }
}

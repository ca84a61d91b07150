import AutoLayoutKit
import LayoutPlatform
import LayoutWords

#if canImport(UIKit)
  import LayoutFrames
#endif

extension AutoLayoutKitView {
  var topmost: AutoLayoutKitView {
    var top: AutoLayoutKitView = self
    while let next = top.superview { top = next }
    return top
  }

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

@MainActor enum InspectedFrame {
  static func of(_ item: AnyObject, in view: AutoLayoutKitView) -> CGRect {
    if let item = item as? AutoLayoutKitView { return item.convert(item.bounds, to: view) }
    guard let guide = item as? AutoLayoutKitGuide, let owner = guide.owningView else { return .zero }
    #if canImport(UIKit)
      return owner.convert(guide.layoutFrame, to: view)
    #else
      return owner.convert(guide.frame, to: view)
    #endif
  }

  static func depth(of item: AnyObject) -> Int {
    guard let outer = ConstraintList.container(of: item) else { return 0 }
    return sequence(first: outer, next: { $0.superview }).reduce(0) { count, _ in count + 1 }
  }
}

extension CGRect {
  var points: [String] { [minX, minY, width, height].map(\.points) }
  var inspectionText: String { "(\(points.joined(separator: ", ")))" }
}

// AppKit has no layouts by frames.
@MainActor extension AutoLayoutKitView {
  /// Returns the result of `body`, during which constraints stand for the layouts by frames in the tree of
  /// the view; a tree with such layouts is laid out.
  func withFramesAsConstraints<Result>(_ body: () throws -> Result) rethrows -> Result {
    #if canImport(UIKit)
      try LayoutFrames.asConstraints(in: self, body)
    #else
      try body()
    #endif
  }

  /// Puts constraints in the place of the layouts by frames in the tree of the view, for as long as it
  /// exists.
  func replaceFramesByConstraints() {
    #if canImport(UIKit)
      LayoutFrames.becomeConstraints(in: self)
    #endif
  }

  var mistakesOfBlocks: [AutoLayoutKitReport] {
    var mistakes = AutoLayoutKitReport.all(in: self)
    #if canImport(UIKit)
      mistakes += LayoutFrames.mistakes(in: self)
    #endif
    return mistakes
  }
}

extension Array where Element: AnyObject {
  var eachOnce: [Element] { firstOfEach { ObjectIdentifier($0) } }
}

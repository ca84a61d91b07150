import HeadlessUIKit
import UIKit

extension RandomCalls {
  /// The calls that set frames, change margins and directions, and lay out.
  static var geometryCalls: [Call] {
    [
      Call("layoutIfNeeded", 120) { world in
        world.layouts += 1
        world.view().layoutIfNeeded()
      },
      Call("setNeedsLayout", 10) { world in world.view().setNeedsLayout() },
      Call("frame", 25) { world in world.view().frame = world.rectangle() },
      Call("bounds", 10) { world in world.view().bounds = world.rectangle() },
      Call("bounds.origin", 5) { world in
        world.view().bounds.origin = CGPoint(x: world.length(), y: world.length())
      },
      Call("center", 8) { world in world.view().center = CGPoint(x: world.length(), y: world.length()) },
      Call("autoresizingMask", 8) { world in
        world.view().autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(world.int(0..<64)))
      },
      Call("autoresizesSubviews", 3) { world in world.view().autoresizesSubviews = world.bool() },
      Call("sizeToFit", 5) { world in world.view().sizeToFit() },
      Call("layoutMargins", 10) { world in world.view().layoutMargins = world.insets() },
      Call("directionalLayoutMargins", 5) { world in
        let insets = world.insets()
        world.view().directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
      },
      Call("margin flags", 5) { world in
        world.view().insetsLayoutMarginsFromSafeArea = world.bool()
        world.view().preservesSuperviewLayoutMargins = world.bool()
      },
      Call("setSafeAreaInsets", 8) { world in
        HeadlessLayout.setSafeAreaInsets(world.insets(), of: world.top(of: world.view()))
      },
      Call("semanticContentAttribute", 8) { world in
        world.view().semanticContentAttribute = world.pick([
          .unspecified, .forceRightToLeft, .forceLeftToRight, .playback, .spatial,
        ])
      },
      Call("appearance", 4) { world in
        let view = world.view()
        view.tag = world.int(0..<5)
        view.alpha = 0.5
        view.backgroundColor = .red
        view.tintColor = world.bool() ? .blue : nil
        view.clipsToBounds = world.bool()
        view.layer.cornerRadius = world.size()
      },
      Call("habit", 8) { world in world.view(RandomView.self)?.habit = world.bool() ? 0 : world.int(1..<11) },
    ]
  }
}

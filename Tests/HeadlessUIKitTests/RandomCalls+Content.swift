import HeadlessUIKit
import UIKit

extension RandomCalls {
  /// The calls that change a view's content size and its priorities.
  static var contentCalls: [Call] {
    [
      Call("content", 20) { world in
        world.view(RandomView.self)?.content = CGSize(
          width: world.bool() ? -1 : world.size(), height: world.bool() ? -1 : world.size())
      },
      Call("alignment", 6) { world in world.view(RandomView.self)?.alignment = world.insets() },
      Call("hugging", 8) { world in
        world.view().setContentHuggingPriority(world.contentPriority(), for: world.axis())
      },
      Call("resistance", 8) { world in
        world.view().setContentCompressionResistancePriority(world.contentPriority(), for: world.axis())
      },
      Call("isHidden", 15) { world in world.view().isHidden = world.bool() },
    ]
  }

  func axis() -> NSLayoutConstraint.Axis { bool() ? .horizontal : .vertical }
  private func contentPriority() -> UILayoutPriority {
    pick([priority(), UILayoutPriority(0), UILayoutPriority(1001), .defaultLow])
  }
}

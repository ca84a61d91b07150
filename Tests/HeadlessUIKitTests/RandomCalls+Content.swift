import HeadlessUIKit
import UIKit

extension RandomCalls {
  private static let words = ["a", "Label", "several words that wrap", "one\ntwo\nthree", "", "漢字かな交じり", "👩‍👩‍👧‍👦 family", "tab\tend", "مرحبا"]

  private func text() -> String? {
    chance(0.1) ? nil : (0..<int(1..<6)).map { _ in pick(Self.words) }.joined(separator: " ")
  }

  /// Calls that change what a view wants of itself.
  static var contentCalls: [Call] {
    [
      Call("content", 20) { world in
        world.view(RandomView.self)?.content = CGSize(width: world.bool() ? -1 : world.size(), height: world.bool() ? -1 : world.size())
      },
      Call("alignment", 6) { world in world.view(RandomView.self)?.alignment = world.insets() },
      Call("hugging", 8) { world in world.view().setContentHuggingPriority(world.contentPriority(), for: world.axis()) },
      Call("resistance", 8) { world in world.view().setContentCompressionResistancePriority(world.contentPriority(), for: world.axis()) },
      Call("isHidden", 15) { world in world.view().isHidden = world.bool() },
      Call("label text", 15) { world in world.view(UILabel.self)?.text = world.text() },
      Call("label lines", 8) { world in world.view(UILabel.self)?.numberOfLines = world.int(-1..<5) },
      Call("label rest", 8) { world in
        guard let label = world.view(UILabel.self) else { return }
        label.font = .systemFont(ofSize: CGFloat(world.int(1..<60)))
        label.preferredMaxLayoutWidth = world.bool() ? 0 : world.size()
        label.textAlignment = world.pick([.left, .right, .center, .natural])
        label.lineBreakMode = world.pick([.byWordWrapping, .byTruncatingTail, .byCharWrapping, .byClipping])
      },
      Call("image", 4) { world in world.view(UIImageView.self)?.image = world.bool() ? nil : UIImage(systemName: "star") },
      Call("button", 6) { world in
        world.view(UIButton.self)?.setTitle(world.text(), for: world.pick([.normal, .disabled, .selected]))
        world.view(UIButton.self)?.isEnabled = world.bool()
      },
      Call("field", 6) { world in
        world.view(UITextField.self)?.text = world.text()
        world.view(UITextField.self)?.placeholder = world.text()
      },
    ]
  }

  private func axis() -> NSLayoutConstraint.Axis { bool() ? .horizontal : .vertical }
  private func contentPriority() -> UILayoutPriority { pick([priority(), UILayoutPriority(0), UILayoutPriority(1001), .defaultLow]) }
}

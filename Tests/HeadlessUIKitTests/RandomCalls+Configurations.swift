import HeadlessUIKit
import UIKit

extension RandomCalls {
  /// The calls of the parts of configurations of buttons.
  static var configurationCalls: [Call] {
    [
      Call("button style", 8) { world in
        guard let button = world.view(UIButton.self) else { return }
        button.configuration = world.pick([
          UIButton.Configuration.borderless, UIButton.Configuration.bordered,
          UIButton.Configuration.borderedTinted, UIButton.Configuration.borderedProminent,
        ])()
        button.configuration?.attributedTitle = world.styledText()
        button.configuration?.attributedSubtitle = world.styledText()
        button.configuration?.buttonSize = world.pick([.mini, .small, .medium, .large])
        button.configuration?.titleAlignment = world.pick([.automatic, .leading, .center, .trailing])
        button.configuration?.titleLineBreakMode = world.pick([.byWordWrapping, .byTruncatingTail])
        button.configuration?.showsActivityIndicator = world.bool()
        button.changesSelectionAsPrimaryAction = world.bool()
      },
      Call("button background", 5) { world in
        guard let button = world.view(UIButton.self) else { return }
        button.configuration?.background = world.background()
        if world.bool() { button.configuration?.setDefaultContentInsets() }
        if world.chance(0.2) { button.configuration?.background.customView = UIView() }
        button.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
          scale: .large)
        button.configurationUpdateHandler =
          world.bool() ? nil : { $0.configuration?.subtitle = "\($0.state)" }
        button.setNeedsUpdateConfiguration()
      },
    ]
  }
}

extension RandomCalls {
  /// A text with a random font, or nil.
  fileprivate func styledText() -> AttributedString? {
    guard let text = text() else { return nil }
    var styled = AttributedString(text)
    if bool() { styled.font = .systemFont(ofSize: CGFloat(int(1..<60))) }
    return styled
  }

  /// A background with random lengths.
  func background() -> UIBackgroundConfiguration {
    var background = pick([
      UIBackgroundConfiguration.clear, UIBackgroundConfiguration.listPlainCell,
      UIBackgroundConfiguration.listGroupedCell,
    ])()
    background.cornerRadius = length()
    background.strokeWidth = length()
    background.strokeOutset = length()
    background.image = image()
    background.edgesAddingLayoutMarginsToBackgroundInsets = pick([[], .all, .leading])
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: length(), leading: length(), bottom: length(), trailing: length())
    return background
  }
}

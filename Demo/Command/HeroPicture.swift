import Foundation
import LayoutRendering
import UIKit

/// The picture at the top of README: a screen on a device beside the code that places a part of it.
@MainActor
enum HeroPicture {
  /// The size of the picture, in points.
  static let size = CGSize(width: 1000, height: 520)

  /// Returns the picture as SVG, with rulers for the code that it shows.
  static func svg(_ style: UIUserInterfaceStyle = .light) -> String {
    let title = "A settings screen beside the block that places its card"
    return snapshot(style).svg(SVGOptions(rulers: true, title: title))
  }

  /// Returns the laid-out picture, with the constraints of the card that the code places and no others.
  static func snapshot(_ style: UIUserInterfaceStyle = .light) -> LayoutSnapshot {
    let hero = Hero()
    hero.overrideUserInterfaceStyle = style
    hero.frame = CGRect(origin: .zero, size: size)
    hero.layoutIfNeeded()
    // The safe area belongs to the topmost view, and the bar of the telephone begins at its screen.
    let screen = hero.settings.convert(hero.settings.bounds, to: hero)
    let bar = SceneRenderer.safeArea(of: Hero.screenSize).top
    HeadlessLayout.setSafeAreaInsets(
      UIEdgeInsets(top: screen.minY + bar, left: 0, bottom: 0, right: 0), of: hero)
    hero.layoutIfNeeded()
    var snapshot = LayoutSnapshot(of: hero)
    let card = snapshot.nodes.firstIndex { $0.name == "profile" }
    snapshot.links.removeAll { $0.holder.item != card }
    return snapshot
  }
}

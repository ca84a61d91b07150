import AutoLayoutKit
import UIKit

/// A telephone that shows the settings, cut off at the bottom, beside the code of the card at their top.
final class Hero: UIView {
  /// The size of the telephone's screen, in points.
  static let screenSize = CGSize(width: 390, height: 844)

  /// The lines of Settings.swift that place the card.
  static let code = [
    "let card = make.ref(profile)",
    "make.size(avatar) == (56, 56)",
    "make.size(more) == (12, 20)",
    "make.ref(avatar).center(initials)",
    "card.xPlace(16, avatar, 14, name, 8, more, 14)",
    "make.ref(name).xEqual(account)",
    "card.yPlace(14, avatar, 14)",
    "card.yPlace(18, name, 4, account, make.wall)",
    "card.yCenter(more)",
  ]

  let phone = UIView(color: UIColor(red: 0.13, green: 0.14, blue: 0.19, alpha: 1), radius: 56)
  let screen = UIView(color: Theme.paper, radius: 46)
  let settings = Settings()
  let time = UILabel("9:41", size: 16, weight: .semibold)
  let camera = UIView(color: .black, radius: 15)
  let panel = UIView(color: Theme.paper, radius: 16)
  let file = UILabel("Settings.swift", size: 13, weight: .medium, color: Theme.inkSoft)
  let line = UIView(color: Theme.line)
  let lines: [UILabel]

  override init(frame: CGRect) {
    lines = Self.labels
    super.init(frame: frame)
    build()
  }

  required init?(coder: NSCoder) {
    lines = Self.labels
    super.init(coder: coder)
    build()
  }

  /// The lines of the block; the chains, whose numbers the rulers show, have the color of the rulers.
  private static var labels: [UILabel] {
    let ruler = UIColor(red: 0.77, green: 0, blue: 0.37, alpha: 1)
    let rulerLight = UIColor(red: 1, green: 0.45, blue: 0.69, alpha: 1)
    let chain = UIColor { $0.userInterfaceStyle == .dark ? rulerLight : ruler }
    let inside = code.map { "  " + $0 }
    return (["tk_constraint { make in"] + inside + ["}"]).map { text in
      let label = UILabel()
      let isChain = text.contains("Place(")
      label.text = text
      label.font = .monospacedSystemFont(ofSize: 14, weight: isChain ? .bold : .regular)
      label.textColor = isChain ? chain : Theme.ink
      return label
    }
  }

  private func build() {
    backgroundColor = Theme.color(red: 0.88, green: 0.90, blue: 0.96, dark: 0.22)
    clipsToBounds = true
    screen.clipsToBounds = true
    add(phone, panel)
    phone.addSubview(screen)
    screen.add(settings, time, camera)
    panel.add(file, line)
    for label in lines { panel.addSubview(label) }
    tk_constraint { make in
      make.insetEdges(top: 36, left: 44, bottom: 36, right: 44)
      make.xPlace(phone, 40, panel)
      make.yTop(phone)
      make.yCenter(panel)
      placeScreen(make)
      placeCode(make)
    }
  }

  private func placeScreen(_ make: AutoLayoutKitMaker) {
    make.size(screen) == Self.screenSize
    make.ref(phone).inset(10).equal(screen)
    let screen = make.ref(screen)
    screen.equal(settings)
    make.size(camera) == (104, 30)
    screen.xCenter(camera)
    screen.yPlace(11, camera, screen.wall)
    screen.xPlace(38, time, screen.wall)
    make.ref(camera).yCenter(time)
  }

  private func placeCode(_ make: AutoLayoutKitMaker) {
    let panel = make.ref(panel)
    make.height(line) == 1
    make.height(lines) == 26
    panel.xEqual(line)
    panel.insetEdges(top: 0, left: 22, bottom: 0, right: 22)
    panel.xEqual(file, lines)
    let column: [any AutoLayoutKitChainPart] = [14, file, 12, line, 14] + lines + [16]
    panel.yPlace(column)
  }
}

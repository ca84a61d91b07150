import AutoLayoutKit
import UIKit

/// A list of settings in cards; the part below the edge of the screen is cut off, as in a scrolled list.
final class Settings: UIView {
  let title = UILabel("Settings", size: 32, weight: .bold)
  let search = UIView(color: Theme.color(red: 0.89, green: 0.90, blue: 0.92, dark: 0.18), radius: 10)
  let glass = UIImageView(symbol: "magnifyingglass", color: Theme.inkSoft)
  let prompt = UILabel("Search", size: 16, color: Theme.inkSoft)
  let profile = UIView(color: Theme.paper, radius: 12)
  let avatar = UIView(color: Theme.brand, radius: 28)
  let initials = UILabel("AL", size: 20, weight: .semibold, color: .white)
  let name = UILabel("Anna Lindqvist", size: 19, weight: .semibold)
  let account = UILabel("Account, subscription and payment", size: 13, color: Theme.inkSoft)
  let more = UIImageView(symbol: "chevron.right", color: .systemGray3)
  let network = SettingsCard([
    SettingsRow(
      symbol: "airplane", color: .systemOrange, title: "Airplane mode", control: .toggle(isOn: false)),
    SettingsRow(symbol: "wifi", color: .systemBlue, title: "Wi-Fi", control: .value("Birch Street 12")),
    SettingsRow(symbol: "bell.fill", color: .systemRed, title: "Notifications", control: .disclosure),
  ])
  let comfort = SettingsCard([
    SettingsRow(symbol: "moon.fill", color: .systemIndigo, title: "Night mode", control: .toggle(isOn: true)),
    SettingsRow(
      symbol: "sun.max.fill", color: .systemTeal, title: "Brightness", control: .value("Automatic")),
    SettingsRow(symbol: "gearshape.fill", color: .systemGray, title: "General", control: .disclosure),
  ])

  let apps = SettingsCard([
    SettingsRow(symbol: "envelope", color: .systemBlue, title: "Mail", control: .disclosure),
    SettingsRow(symbol: "phone.fill", color: .systemGreen, title: "Phone", control: .disclosure),
  ])

  private let column = UILayoutGuide()

  override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    backgroundColor = Theme.ground
    clipsToBounds = true
    addLayoutGuide(column)
    add(title, search, profile, network, comfort, apps)
    search.add(glass, prompt)
    profile.add(avatar, name, account, more)
    // On a narrow screen the end of the line is cut off.
    account.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    avatar.add(initials)
    tk_constraint { make in
      let safe = make.ref(safeAreaLayoutGuide)
      safe.insetEdges(top: 12, left: 16, bottom: 0, right: 16)
      safe.xFill(column, atMost: 600)
      safe.yTop(column)

      let list = make.ref(column)
      list.xEqual(title, search, profile, network, comfort, apps)
      list.yPlace(title, 10, search, 20, profile, 20, network, 20, comfort, 20, apps)

      make.height(search) == 38
      make.ref(search).xPlace(10, glass, 8, prompt, 10)
      make.ref(search).yCenter(glass, prompt)
      make.size(glass) == (20, 20)

      let card = make.ref(profile)
      make.size(avatar) == (56, 56)
      make.size(more) == (12, 20)
      make.ref(avatar).center(initials)
      card.xPlace(16, avatar, 14, name, 8, more, 14)
      make.ref(name).xEqual(account)
      card.yPlace(14, avatar, 14)
      card.yPlace(18, name, 4, account, make.wall)
      card.yCenter(more)
    }
  }
}

/// White rows one below the other, with rounded corners.
final class SettingsCard: UIView {
  let rows: [SettingsRow]

  init(_ rows: [SettingsRow]) {
    self.rows = rows
    super.init(frame: .zero)
    backgroundColor = Theme.paper
    layer.cornerRadius = 12
    clipsToBounds = true
    for row in rows { addSubview(row) }
    rows.last?.separator.isHidden = true
    tk_constraint { make in
      make.height(rows) == 48
      make.xEqual(rows)
      make.yPlace(rows)
    }
  }

  required init?(coder: NSCoder) {
    rows = []
    super.init(coder: coder)
  }
}

/// A row: a symbol on a colored tile, a title, and a value or a switch at the end.
final class SettingsRow: UIView {
  /// The content at the end of a row.
  enum Control {
    case toggle(isOn: Bool)
    case value(String)
    case disclosure
  }

  let icon: UIImageView
  let title: UILabel
  let separator = UIView(color: Theme.line)
  private let control: Control

  init(symbol: String, color: UIColor, title: String, control: Control) {
    icon = UIImageView(symbol: symbol, color: .white)
    self.title = UILabel(title, size: 16)
    self.control = control
    super.init(frame: .zero)
    icon.backgroundColor = color
    icon.layer.cornerRadius = 7
    build()
  }

  required init?(coder: NSCoder) {
    icon = UIImageView()
    title = UILabel()
    control = .disclosure
    super.init(coder: coder)
    build()
  }

  private func build() {
    add(icon, title, separator)
    tk_constraint { make in
      make.size(icon) == (30, 30)
      make.yCenter(icon, title)
      make.yBottom(separator)
      make.height(separator) == 1
      make.xRight(separator)
      make.ref(title).xLeft(separator)
      switch control {
      case .toggle(let isOn): place(Toggle(isOn: isOn), make)
      case .value(let value): place([UILabel(value, size: 16, color: Theme.inkSoft).fixed()], make)
      case .disclosure: place([], make)
      }
    }
  }

  private func place(_ toggle: Toggle, _ make: AutoLayoutKitMaker) {
    addSubview(toggle)
    make.size(toggle) == (51, 31)
    make.yCenter(toggle)
    make.xPlace(14, icon, 14, title, 8, toggle, 14)
  }

  private func place(_ values: [UILabel], _ make: AutoLayoutKitMaker) {
    let chevron = UIImageView(symbol: "chevron.right", color: .systemGray3)
    for view in values + [chevron] { addSubview(view) }
    make.size(chevron) == (12, 20)
    make.yCenter(values)
    make.yCenter(chevron)
    make.xPlace(14, icon, 14, title, 8, values, 8, chevron, 14)
  }
}

/// A switch: a round knob on a track.
final class Toggle: UIView {
  let knob = UIView(color: .white, radius: 13.5)

  init(isOn: Bool) {
    super.init(frame: .zero)
    backgroundColor = isOn ? .systemGreen : .systemGray4
    layer.cornerRadius = 15.5
    addSubview(knob)
    tk_constraint { make in
      make.insetEdges(edge: 2)
      make.size(knob) == (27, 27)
      make.yCenter(knob)
      if isOn {
        make.xRight(knob)
      } else {
        make.xLeft(knob)
      }
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

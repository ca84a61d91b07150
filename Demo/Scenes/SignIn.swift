import AutoLayoutKit
import UIKit

/// A sign-in form: the brand above the form, or beside it in a wide window.
final class SignIn: UIView {
  let panel = UIView(color: Theme.brand)
  let logo = UIImageView(symbol: "paperplane.fill", color: Theme.brand)
  let headline = UILabel("Welcome back", size: 30, weight: .bold, color: .white).wrapping()
  let subtitle = UILabel("Sign in to plan your next trip together.", size: 16, color: Theme.brandLight)
    .wrapping()
  let form = UIView(color: Theme.paper)
  let email = Field(symbol: "envelope", text: "anna.lindqvist@example.com")
  let password = Field(symbol: "lock", text: "••••••••••", trailing: "eye")
  let forgot = UILabel("Forgot password?", size: 14, weight: .medium, color: Theme.link)
  let signIn = PillButton("Sign in", fill: Theme.brand, ink: .white)
  let leftLine = UIView(color: Theme.line)
  let or = UILabel("or continue with", size: 13, color: Theme.inkSoft).fixed()
  let rightLine = UIView(color: Theme.line)
  let apple = PillButton("Apple", fill: Theme.paper, ink: Theme.ink, border: Theme.line)
  let google = PillButton("Google", fill: Theme.paper, ink: Theme.ink, border: Theme.line)
  let newHere = UILabel("New here?", size: 14, color: Theme.inkSoft)
  let create = UILabel("Create an account", size: 14, weight: .semibold, color: Theme.link)

  /// The width from which the form has room beside the brand, in points.
  private static let leastWideWidth: CGFloat = 540
  /// The share of the height that the brand has above the form.
  private static let panelShare: CGFloat = 0.36
  private let column = UILayoutGuide()
  private let footer = UILayoutGuide()
  private var isWide = false
  private var isShort = false
  private let group = AutoLayoutKitConstraintGroup()

  override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    backgroundColor = Theme.paper
    logo.backgroundColor = .white
    logo.layer.cornerRadius = 14
    add(panel, form)
    panel.add(logo, headline, subtitle)
    form.add(email, password, forgot, signIn, leftLine, or, rightLine, apple, google, newHere, create)
    form.addLayoutGuide(column)
    form.addLayoutGuide(footer)
    arrange()
  }

  override func layoutSubviews() {
    let wide = bounds.width > bounds.height && bounds.width >= Self.leastWideWidth
    let short = bounds.height * (wide ? 1 : 1 - Self.panelShare) < 360
    if (isWide, isShort) != (wide, short) {
      isWide = wide
      isShort = short
      arrange()
    }
    super.layoutSubviews()
  }

  private func arrange() {
    tk_constraint(replace: group) { make in
      if isWide {
        make.xPlace(panel, form)
        make.yEqual(panel, form)
        make.width(panel) == make.w * 0.4
      } else {
        make.yPlace(panel, form)
        make.xEqual(panel, form)
        make.height(panel) == make.h * Self.panelShare
      }
      placeBrand(make)
      placeForm(make)
    }
  }

  private func placeBrand(_ make: AutoLayoutKitMaker) {
    let inside = make.ref(panel.safeAreaLayoutGuide).inset(24)
    make.size(logo) == (52, 52)
    inside.xLeft(logo)
    inside.xEqual(headline, subtitle)
    inside.yPlace(make.wall, logo, 16, headline, 6, subtitle)
  }

  private func placeForm(_ make: AutoLayoutKitMaker) {
    let inside = make.ref(form.safeAreaLayoutGuide)
    inside.insetEdges(top: 0, left: 24, bottom: 0, right: 24)
    inside.xFill(column, atMost: 380)
    inside.yCenter(column)

    let rows = make.ref(column)
    let gap: CGFloat = isShort ? 8 : 14
    rows.height(email, password, signIn, apple, google) == (isShort ? 40 : 48)
    rows.xEqual(email, password, signIn)
    rows.xRight(forgot)
    rows.yPlace(email, gap, password, 10, forgot, gap, signIn, gap, or, gap, apple, make.wall)
    rows.xPlace(leftLine, 12, or, 12, rightLine)
    make.install(leftLine.tk_width, rightLine.tk_width)
    make.height(leftLine, rightLine) == 1
    make.ref(or).yCenter(leftLine, rightLine)
    rows.xPlace(apple, 12, google)
    make.install(apple.tk_width, google.tk_width)
    make.ref(apple).yEqual(google)

    let end = make.ref(footer)
    inside.xCenter(footer)
    end.xPlace(newHere, 4, create)
    end.yEqual(newHere, create)
    rows.yPlace(make.wall, google, gap + 4, footer)
  }
}

/// A text field with a text: a symbol, the text, and an optional symbol at its end.
final class Field: UIView {
  let icon: UIImageView
  let text: UILabel
  let trailing: UIImageView?

  init(symbol: String, text: String, trailing: String? = nil) {
    icon = UIImageView(symbol: symbol, color: Theme.inkSoft)
    self.text = UILabel(text, size: 16)
    self.trailing = trailing.map { UIImageView(symbol: $0, color: Theme.inkSoft) }
    super.init(frame: .zero)
    build()
  }

  required init?(coder: NSCoder) {
    icon = UIImageView()
    text = UILabel()
    trailing = nil
    super.init(coder: coder)
    build()
  }

  private func build() {
    backgroundColor = Theme.ground
    layer.cornerRadius = 12
    layer.borderWidth = 1
    layer.borderColor = Theme.line.cgColor
    add(icon, text)
    if let trailing { addSubview(trailing) }
    tk_constraint { make in
      make.size(icon) == (22, 22)
      make.yCenter(icon, text)
      if let trailing {
        make.size(trailing) == (22, 22)
        make.yCenter(trailing)
        make.xPlace(14, icon, 10, text, 10, trailing, 14)
      } else {
        make.xPlace(14, icon, 10, text, 14)
      }
    }
  }
}

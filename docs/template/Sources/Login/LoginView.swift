import AutoLayoutKit
import UIKit

/// A form with a name, a password and a button at the bottom.
final class LoginView: UIView {
  let title = UILabel()
  let name = UITextField()
  let password = UITextField()
  let signIn = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Welcome back"
    title.numberOfLines = 0
    title.font = .preferredFont(forTextStyle: .title1)
    title.adjustsFontForContentSizeCategory = true
    name.placeholder = "Name"
    password.placeholder = "Password"
    signIn.setTitle("Sign in", for: .normal)
    signIn.titleLabel?.font = .preferredFont(forTextStyle: .body)
    signIn.titleLabel?.adjustsFontForContentSizeCategory = true
    for field in [name, password] {
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
    }
    for view in [title, name, password, signIn] { addSubview(view) }

    tk_constraint { make in
      let form = make.safeArea.keyboard.inset(20)
      form.xEqual(title, name, password, signIn)
      form.yPlace(24, title, 32, name, 12, password, make.wall, signIn)
      form.height(name, password, signIn) >= 44
    }
  }

  required init?(coder: NSCoder) { nil }
}

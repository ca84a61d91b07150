import AutoLayoutKit
import UIKit

/// A conversation in a whole app: below a navigation bar, above a tab bar, with a
/// text field that is above the keyboard.
final class Messages: UIViewController {
  let scroll = UIScrollView()
  let thread = UIStackView()
  let cells: [MessageCell]

  let composer = UIView(color: .systemBackground)
  let composerLine = UIView(color: Theme.line)
  let row = UIStackView()
  let plus = UIImageView(symbol: "plus", color: Theme.inkSoft)
  let field = UIView(color: Theme.ground, radius: 18)
  let entry = UITextField()
  let send = UIImageView(symbol: "arrow.up", color: .white)

  init(_ texts: Texts) {
    cells = texts.messages.map(MessageCell.init)
    super.init(nibName: nil, bundle: nil)
    title = texts.title
    entry.placeholder = texts.prompt
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    preconditionFailure("A conversation is made in code, with its texts.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    thread.axis = .vertical
    thread.isLayoutMarginsRelativeArrangement = true
    thread.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 12, trailing: 16)
    for cell in cells { thread.addArrangedSubview(cell) }
    scroll.clipsToBounds = true
    scroll.alwaysBounceVertical = true
    scroll.keyboardDismissMode = .interactive
    view.add(scroll, composer)
    scroll.addSubview(thread)
    fillComposer()
    view.tk_constraint { make in
      make.xEqual(scroll, composer)
      make.yPlace(scroll, composer, make.wall)
      make.ref(scroll.contentLayoutGuide).equal(thread)
      make.width(thread) == scroll.frameLayoutGuide.tk_width
      make.ref(composer).xEqual(row, composerLine)
      make.ref(composer).yEqual(row)
      make.ref(composer).yTop(composerLine)
      make.height(composerLine) == 1
      make.height(field) == 36
      make.size(send) == (36, 36)
      make.ref(field).yEqual(entry)
      let inside = make.ref(field)
      inside.insetEdges(edge: 14)
      inside.xEqual(entry)
      make.install(composer.tk_bottom == view.keyboardLayoutGuide.tk_top)
    }
  }

  private func fillComposer() {
    entry.font = .systemFont(ofSize: 16)
    send.backgroundColor = Theme.brand
    send.layer.cornerRadius = 18
    row.spacing = 12
    row.alignment = .center
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 12)
    plus.setContentHuggingPriority(.required, for: .horizontal)
    for view in [plus, field, send] { row.addArrangedSubview(view) }
    field.addSubview(entry)
    composer.add(row, composerLine)
  }

  /// Returns the app: this conversation in the first of three tabs.
  static func app(_ texts: Texts) -> UITabBarController {
    let screens = [Messages(texts), UIViewController(), UIViewController()]
    let symbols = ["envelope", "phone.fill", "gearshape.fill"]
    for (index, screen) in screens.enumerated() {
      let image = UIImage(systemName: symbols[index])
      screen.tabBarItem = UITabBarItem(title: texts.tabs[index], image: image, tag: index)
    }
    for other in screens.dropFirst() { other.view.backgroundColor = .systemBackground }
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: screens[0])] + screens.dropFirst()
    return tabs
  }
}

/// A message of one person: the name and the time on one line, and the text in several lines.
final class MessageCell: UIView {
  let avatar: UIView
  let initials: UILabel
  let name: UILabel
  let time: UILabel
  let text: UILabel
  let header = UIStackView()
  let column = UIStackView()
  let line = UIView(color: Theme.line)

  init(_ message: Messages.Message) {
    let letters = String(message.person.split(separator: " ").compactMap(\.first))
    avatar = UIView(color: message.color, radius: 20)
    initials = UILabel(letters, size: 14, weight: .semibold, color: .white)
    name = UILabel(message.person, size: 15, weight: .semibold)
    time = UILabel(message.hour, size: 12, color: Theme.inkSoft).fixed()
    text = UILabel(message.words, size: 15).wrapping()
    super.init(frame: .zero)
    build()
  }

  required init?(coder: NSCoder) {
    avatar = UIView()
    initials = UILabel()
    name = UILabel()
    time = UILabel()
    text = UILabel()
    super.init(coder: coder)
    build()
  }

  private func build() {
    header.spacing = 8
    header.alignment = .firstBaseline
    column.axis = .vertical
    column.spacing = 3
    for view in [name, time] { header.addArrangedSubview(view) }
    for view in [header, text] { column.addArrangedSubview(view) }
    let row = UIStackView(arrangedSubviews: [avatar, column])
    row.alignment = .top
    row.spacing = 12
    add(row, line)
    avatar.addSubview(initials)
    tk_constraint { make in
      make.xEqual(row)
      make.yPlace(12, row, 12)
      make.size(avatar) == (40, 40)
      make.ref(avatar).center(initials)
      make.yBottom(line)
      make.height(line) == 1
      // Leading and trailing, so that the line is below the text also from right to left.
      make.install(line.tk_leading == column.tk_leading, line.tk_trailing == tk_trailing)
    }
  }
}

import AutoLayoutKit
import UIKit

/// A conversation: a title bar, the messages below it, and a line for the answer at the bottom.
final class ConversationViewController: UIViewController {
  let bar = UIView()
  let heading = UILabel()
  let messages: [MessageView]
  let answer = UIView()
  private let group = AutoLayoutKitConstraintGroup()

  init(heading: String, messages: [MessageView]) {
    self.messages = messages
    super.init(nibName: nil, bundle: nil)
    self.heading.text = heading
  }

  required init?(coder: NSCoder) { nil }

  /// True if the line for the answer is shown.
  var canAnswer = true {
    didSet { arrange() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    bar.addSubview(heading)
    for subview in [bar] + messages + [answer] { view.addSubview(subview) }
    arrange()
  }

  private func arrange() {
    answer.isHidden = !canAnswer
    let chain = messages.flatMap { [1, $0] as [any AutoLayoutKitChainPart] }
    view.tk_constraint(replace: group) { make in
      let safe = make.ref(view.safeAreaLayoutGuide)
      make.xEqual(bar)
      make.yPlace([bar] + chain + [make.wall])
      make.install(bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 44))
      make.ref(bar).xCenter(heading)
      make.ref(bar).yPlace(make.wall, heading, 10)
      safe.xEqual(messages, answer)
      safe.yPlace(make.wall, answer)
      make.height(answer) == (canAnswer ? 52 : 0)
    }
  }
}

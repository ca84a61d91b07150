import UIKit

/// An object whose methods selectors call; each call is recorded.
final class Receiver: UIView {
  private(set) var calls: [String] = []
  /// The arguments of the calls; `NSNull` stands for nil.
  private(set) var senders: [AnyObject] = []
  var title = "first"

  func tap() { calls.append("tap") }

  func press(_ sender: AnyObject?) {
    calls.append("press")
    senders.append(sender ?? NSNull())
  }

  func move(_ sender: UIButton, event: UIEvent?) {
    calls.append("move \(event == nil ? "without" : "with") event")
    senders.append(sender)
  }

  func switchOn(_ value: Bool) { calls.append("switchOn \(value)") }

  func note(_ notification: NSNotification) { calls.append("note \(notification.name.rawValue)") }

  func make() -> Receiver { self }
}

/// The methods of this module that selectors can call; the plugin generates such a class for an app.
final class _AppSelectors: AppSelectors {
  override class func addMethods(to table: SelectorTable) {
    let names = [
      ("tap", "tap()"), ("press:", "press(_:)"), ("move:event:", "move(_:event:)"),
      ("switchOn:", "switchOn(_:)"), ("note:", "note(_:)"), ("make", "make()"), ("title", "getter:title"),
      ("setTitle:", "setter:title"),
    ]
    table.add(
      names, of: "Receiver", class: { $0 is Receiver ? Receiver.self : nil },
      perform: { target, call in
        guard let target = target as? Receiver else { return }
        switch call.index {
        case 0: call.run(none: { target.tap() })
        case 1: call.run(one: { target.press($0) })
        case 2: call.run(two: { target.move($0, event: $1) })
        case 3: call.run(one: { target.switchOn($0) })
        case 4: call.run(one: { target.note($0) })
        case 5: call.run(none: { target.make() })
        case 6: call.run(none: { target.title })
        default: call.run(one: { target.title = $0 })
        }
      })
  }
}

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

  func keep(_ value: Any) { calls.append("keep \(type(of: value)) \(value)") }

  func keepOptional(_ value: Any?) {
    calls.append("keepOptional " + (value.map { "\(type(of: $0)) \($0)" } ?? "nil"))
  }

  func count(_ value: UInt) { calls.append("count \(value)") }

  func step(_ value: Int32) { calls.append("step \(value)") }

  func scale(_ value: CGFloat) { calls.append("scale \(value)") }

  func adapt(_ environment: UIView, from old: UITraitCollection) {
    calls.append("adapt from \(old.verticalSizeClass) to \(environment.traitCollection.verticalSizeClass)")
  }

  func make() -> Receiver { self }
}

/// The methods of this module that selectors can call; the plugin generates such a class for an app.
final class _AppSelectors: AppSelectors {
  override class func addMethods(to table: SelectorTable) {
    let names = [
      ("tap", "tap()"), ("press:", "press(_:)"), ("move:event:", "move(_:event:)"),
      ("switchOn:", "switchOn(_:)"), ("note:", "note(_:)"), ("make", "make()"), ("title", "getter:title"),
      ("setTitle:", "setter:title"), ("keep:", "keep(_:)"), ("keepOptional:", "keepOptional(_:)"),
      ("count:", "count(_:)"), ("step:", "step(_:)"), ("scale:", "scale(_:)"),
      ("adapt:from:", "adapt(_:from:)"),
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
        case 7: call.run(one: { target.title = $0 })
        case 8: call.run(one: { target.keep($0) })
        case 9: call.run(one: { target.keepOptional($0) })
        case 10: call.run(one: { target.count($0) })
        case 11: call.run(one: { target.step($0) })
        case 12: call.run(one: { target.scale($0) })
        default: call.run(two: { target.adapt($0, from: $1) })
        }
      })
  }
}

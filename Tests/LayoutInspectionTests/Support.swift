import AutoLayoutKit
import UIKit

@testable import LayoutInspection

/// A screen whose properties name its views.
@MainActor final class Login: UIView {
  let a = UIView()
  let b = UIView()
  let title = Content(92, 20)
  let time = Content(40, 20)

  init(width: CGFloat = 320, height: CGFloat = 480) {
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    // A view with a frame is not reported if no verb places it.
    for view in [a, b, title, time] {
      addSubview(view)
      view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// A view with a content size.
@MainActor final class Content: UIView {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

/// Returns the result of `body`, in which conflicts are not written to the log.
@discardableResult @MainActor func silently<Result>(_ body: () throws -> Result) rethrows -> Result {
  let former = HeadlessLayout.conflictHandler
  HeadlessLayout.conflictHandler = { _ in }
  defer { HeadlessLayout.conflictHandler = former }
  return try body()
}

/// Returns the reports that the handler gets during `body`.
@MainActor func reports(_ body: () -> Void) -> [AutoLayoutKitReport] {
  var found: [AutoLayoutKitReport] = []
  let former = AutoLayoutKitReport.handler
  AutoLayoutKitReport.handler = { found.append($0) }
  defer { AutoLayoutKitReport.handler = former }
  body()
  return found
}

/// Returns a text in which the lines of a test's file count from `line`: `+3 xPlace needs …`.
func relative(_ text: String, to line: Int, file: String = #fileID) -> String {
  let name = file.split(separator: "/").last ?? ""
  var result = ""
  var rest = text[...]
  while let range = rest.range(of: "\(name):") {
    let digits = rest[range.upperBound...].prefix { $0.isNumber }
    result += rest[..<range.lowerBound]
    result += "+\((Int(digits) ?? 0) - line)"
    rest = rest[digits.endIndex...]
  }
  return result + rest
}

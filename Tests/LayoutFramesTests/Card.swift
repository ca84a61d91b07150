import AutoLayoutKit
import UIKit

/// A card with a picture, a title of one line and a text of several.
@MainActor final class Card {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let icon = UIView()
  let title = UILabel()
  let text = UILabel()

  init() {
    for view in [icon, title, text] { root.addSubview(view) }
    title.text = "Title"
    text.text = "A text that is too long for one line of the card"
    text.numberOfLines = 0
  }

  func place(_ make: AutoLayoutKitMaker) {
    make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
    make.size(icon) == (40, 20)
    make.xPlace(icon, 8, title)
    make.xEqual(text)
    make.yPlace(icon, 10, text, make.wall)
    make.ref(icon).yCenter(title)
  }
}

/// Returns the reports that a function leads to.
@MainActor func reports(of body: () -> Void) -> [AutoLayoutKitReport] {
  var reports: [AutoLayoutKitReport] = []
  let old = AutoLayoutKitReport.handler
  AutoLayoutKitReport.handler = { reports.append($0) }
  defer { AutoLayoutKitReport.handler = old }
  body()
  return reports
}

import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// The names of views in reports.
@MainActor
struct ReportNameTests {
  @Test func propertiesOfAPropertyThatIsAViewAreNotRead() {
    final class Row: Box {
      let title = Box()
      unowned var model: Card

      init(_ model: Card) {
        self.model = model
        super.init(frame: .zero)
        addSubview(title)
      }

      required init?(coder: NSCoder) { nil }
    }
    let row = Row(Card())
    let reports = collectReports {
      row.tk_constraint { make in make.xPlace(row.title, row.title, file: "App/Card.swift", line: 41) }
    }
    #expect(
      reports.map(\.description) == [
        "Card.swift:41: xPlace(title, title): title is in the chain already, so it is not placed again."
      ])
  }

  #if canImport(UIKit)
    @Test func aControllersPropertiesNameItsViews() {
      final class Controller: UIViewController {
        let header = UIView()
      }
      let controller = Controller()
      controller.view.addSubview(controller.header)
      let reports = collectReports {
        controller.view.tk_constraint { make in
          make.yPlace(controller.header, controller.header, make.wall, file: "App/Screen.swift", line: 7)
        }
      }
      #expect(
        reports.map(\.description) == [
          """
          Screen.swift:7: yPlace(header, header, wall): \
          header is in the chain already, so it is not placed again.
          """
        ])
    }
  #endif
}

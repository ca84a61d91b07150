import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// A view with an area of its own: from (20, 30) to (170, 210).
private final class Screen: Box {
  let stage = AutoLayoutKitGuide()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addLayoutGuide(stage)
    NSLayoutConstraint.activate([
      stage.leftAnchor.constraint(equalTo: leftAnchor, constant: 20),
      stage.topAnchor.constraint(equalTo: topAnchor, constant: 30),
      stage.widthAnchor.constraint(equalToConstant: 150),
      stage.heightAnchor.constraint(equalToConstant: 180),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// `area`: a guide of the reference, under the name that an app gives it.
@MainActor struct AreaTests {
  private let view = Box()

  private func place(in root: Box, _ block: (AutoLayoutKitMaker) -> Void) -> [String] {
    root.addSubview(view)
    let reports = collectReports { root.tk_constraint(block) }
    root.layoutIfNeeded()
    return reports.map(\.description)
  }

  @Test func theVerbsPlaceAgainstTheAreaWithinTheInsets() {
    let screen = Screen(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let reports = place(in: screen) { make in
      make.insetUnequally()
      make.area("stage") { ($0 as? Screen)?.stage }.equal(view)
    }
    #expect(reports.isEmpty)
    // Insets of top 3, left 5, bottom 11 and right 17.
    expectFrames(("view", view, CGRect(x: 25, y: 33, width: 150 - 5 - 17, height: 180 - 3 - 11)))
  }

  @Test func aReferenceWithoutTheAreaIsReportedAndItsEdgesAreUsed() {
    let root = Box(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let reports = place(in: root) { make in
      make.insetUnequally()
      make.area("stage") { ($0 as? Screen)?.stage }.equal(view, file: "App/Card.swift", line: 41)
    }
    let name = "\(Box.self)"
    #expect(
      reports == [
        "Card.swift:41: stage.equal(\(name)): \(name) has no stage, so its own edges are used."
      ])
    expectFrames(("view", view, CGRect(x: 5, y: 3, width: 200 - 5 - 17, height: 300 - 3 - 11)))
  }
}

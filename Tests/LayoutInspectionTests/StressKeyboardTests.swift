import AutoLayoutKit
import Testing
import UIKit

@testable import LayoutInspection

/// A note to write: a field and a button in a column at the lower edge.
@MainActor
private final class Note: UIView {
  let title = UILabel()
  let field = UITextField()
  let send = UIButton()

  init(isAboveKeyboard: Bool = false, hasField: Bool = true, hasWall: Bool = true) {
    super.init(frame: .zero)
    title.text = "Note"
    field.placeholder = "Text"
    send.setTitle("Send", for: .normal)
    let views = hasField ? [title, field, send] : [title, send]
    views.forEach(addSubview)
    let written = hasField ? field : nil
    tk_constraint { make in
      make.xEqual(views)
      make.height(send) == 44
      let column = isAboveKeyboard ? make.keyboard : make.safeArea
      if hasWall { column.yPlace(title, make.wall, 8, written, 8, send, 12) }
      if !hasWall { make.yPlace(12, title, 8, written, 8, send, 12) }
    }
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite struct StressKeyboardTests {
  private func failures(
    _ changes: [StressChange] = [.keyboard], of make: @escaping () -> Note
  ) -> [StressFailure] {
    stress(checks: [.aboveKeyboard, .noConflict], changes: changes, of: make)
  }

  @Test func aColumnThatIgnoresTheKeyboardFails() throws {
    let found = failures { Note() }
    #expect(found.count == 1)
    let start = "With the keyboard, at 320 × 568 pt: \"field\" and \"send\" are under the keyboard"
    #expect(try #require(found.first).description.hasPrefix(start))
    #expect(found.first?.changes == [.keyboard])
  }

  @Test func aColumnThatEndsAtTheKeyboardIsRight() {
    #expect(failures { Note(isAboveKeyboard: true) } == [])
  }

  @Test func aControllerHasTheKeyboardOfItsWindow() {
    let found = stress(checks: [.aboveKeyboard], changes: [.keyboard]) {
      let controller = UIViewController()
      controller.view = Note()
      return controller
    }
    #expect(found.map(\.changes) == [[.keyboard]])
  }

  @Test(arguments: [(false, true), (true, false)])
  func aViewThatNeedsNoKeyboardIsNotMadeForIt(hasField: Bool, hasWall: Bool) {
    func count(_ changes: [StressChange]) -> Int {
      var count = 0
      _ = failures(changes) {
        count += 1
        return Note(hasField: hasField, hasWall: hasWall)
      }
      return count
    }
    #expect(count([.keyboard]) == count([]))
  }

  @Test func theLayoutOfAFailureIsMadeAgainWithTheKeyboard() throws {
    let run = StressRun(sizes: .phones, checks: [.aboveKeyboard], hiding: { _ in [] }, of: { Note() })
    let failure = try #require(run.failures(with: [.keyboard]).first)
    #expect(run.view(of: failure) { problems(in: $0, [.aboveKeyboard]).map(\.kind) } == [.keyboard])
  }
}

import Testing
import UIKit

@testable import Screens

/// A window with a different safe area inset on each side.
private final class Window: UIWindow {
  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 47, left: 6, bottom: 34, right: 9) }
}

@MainActor @Suite struct FormTests {
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let form = FormViewController(captions: ["Name", "Electronic mail", "Town"])
  /// The left edge inside the margins.
  let left: CGFloat = 6 + 16
  /// The width inside the margins.
  let width: CGFloat = 390 - 6 - 16 - 20 - 9

  init() {
    form.notes.text = "One line"
    window.rootViewController = form
    window.layoutIfNeeded()
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: form.content) }

  private func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
    [one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height]
      .allSatisfy { abs($0) < 1e-6 }
  }

  /// Returns the height of the rows and the notes, with `extra` points for the texts of problems.
  private func heightOfFields(extra: CGFloat = 0) -> CGFloat {
    3 * 36 + 3 * 14 + extra
      + form.notes.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  @Test func everythingIsInsideTheMarginsAndTheSafeArea() {
    #expect(form.scroll.frame == CGRect(x: 0, y: 0, width: 390, height: 844 - 34))
    #expect(form.scroll.contentOffset == CGPoint(x: 0, y: -47))
    for (number, row) in form.rows.enumerated() {
      let expected = CGRect(x: left, y: 18 + CGFloat(number) * (36 + 14), width: width, height: 36)
      #expect(isClose(frame(row), expected), "row \(number): \(frame(row)), expected \(expected)")
    }
    #expect(abs(frame(form.notes).minY - (18 + 3 * (36 + 14))) < 1e-6)
  }

  @Test func fieldsBeginAfterTheLongestCaption() {
    let longest = form.rows.map(\.caption.intrinsicContentSize.width).max() ?? 0
    for row in form.rows {
      #expect(abs(frame(row.caption).width - longest) < 1e-6)
      #expect(
        isClose(
          frame(row.field),
          CGRect(x: left + longest + 12, y: frame(row).minY, width: width - longest - 12, height: 36)))
      #expect(abs(frame(row.caption).midY - frame(row.field).midY) < 1e-6)
    }
  }

  @Test func theButtonIsAtTheBottomIfEverythingFits() {
    let height: CGFloat = 844 - 47 - 34
    #expect(isClose(form.content.frame, CGRect(x: 0, y: 0, width: 390, height: height)))
    #expect(
      isClose(
        frame(form.send), CGRect(x: left + (width - 180) / 2, y: height - 22 - 48, width: 180, height: 48)))
    #expect(form.scroll.contentSize == CGSize(width: 390, height: height))
  }

  @Test func theFormScrollsIfItDoesNotFit() {
    window.frame.size.height = 300
    window.layoutIfNeeded()
    let height = 18 + heightOfFields() + 24 + 48 + 22
    #expect(height > 300 - 47 - 34)
    #expect(abs(form.scroll.frame.height - (300 - 34)) < 1e-6)
    #expect(
      abs(form.scroll.contentSize.height - height) < 1e-6, "\(form.scroll.contentSize), expected \(height)")
    #expect(abs(frame(form.send).minY - (frame(form.notes).maxY + 24)) < 1e-6)
  }

  @Test func aProblemMovesTheNextRowsDown() {
    let row = form.rows[1]
    row.show(problem: "An address has an @ in it.")
    window.layoutIfNeeded()
    let line = row.problem.intrinsicContentSize.height
    #expect(isClose(frame(row), CGRect(x: left, y: 18 + 50, width: width, height: 36 + 3 + line)))
    #expect(isClose(frame(row.problem), CGRect(x: left, y: 18 + 50 + 36 + 3, width: width, height: line)))
    #expect(frame(form.rows[2]).minY == 18 + 100 + 3 + line)
    row.show(problem: nil)
    window.layoutIfNeeded()
    #expect(frame(row).height == 36 && frame(form.rows[2]).minY == 18 + 100)
  }

  @Test func notesGrowWithTheirText() {
    let before = frame(form.notes)
    form.notes.text = "One line\nand two\nmore"
    window.layoutIfNeeded()
    let after = frame(form.notes)
    let line = (after.height - before.height) / 2
    #expect(line >= 15 && after.minY == before.minY)
    #expect(
      abs(
        after.height - form.notes.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
        < 1e-6)
    form.notes.text = String(repeating: "one more\n", count: 60)
    window.layoutIfNeeded()
    #expect(abs(form.scroll.contentSize.height - (18 + heightOfFields() + 24 + 48 + 22)) < 1e-6)
    #expect(form.scroll.contentSize.height > 844)
  }

  @Test func aLongProblemWraps() {
    let row = form.rows[0]
    row.show(problem: String(repeating: "This is not a name. ", count: 8))
    window.layoutIfNeeded()
    let one = UILabel()
    one.font = row.problem.font
    one.text = "A"
    #expect(
      row.problem.frame.height >= 2 * one.intrinsicContentSize.height && row.problem.frame.width == width)
    #expect(abs(frame(row).height - (36 + 3 + row.problem.frame.height)) < 1e-6)
    #expect(abs(frame(form.rows[1]).minY - (frame(row).maxY + 14)) < 1e-6)
  }
}

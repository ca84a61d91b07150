import Foundation
import LayoutInspection
import Testing

@testable import Doctor

@MainActor @Suite struct DoctorCommandTests {
  private static let log = """
    2026-11-24 10:00:00.123 Shop[77:1] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    (
        "<SnapKit.LayoutConstraint:0x6001@Card.swift#18 UILabel:0x7f81.left == Card:0x7f80.left + 20.0>",
        "<SnapKit.LayoutConstraint:0x6002@Card.swift#19 UILabel:0x7f81.width == 290.0>",
        "<NSLayoutConstraint:0x6003 UILabel:0x7f81.right == Card:0x7f80.right - 30   (active)>",
        "<NSLayoutConstraint:0x6004 UILabel:0x7f81.height == 20   (active)>",
        "<NSLayoutConstraint:0x6005 'UIView-Encapsulated-Layout-Width' Card:0x7f80.width == 320   (active)>"
    )
    Will attempt to recover by breaking constraint
    <SnapKit.LayoutConstraint:0x6002@Card.swift#19 UILabel:0x7f81.width == 290.0>
    """

  /// Runs the command, and returns its status, output and error messages.
  private func run(_ words: String..., input: String = "") throws -> (
    status: Int32, output: String, errors: String
  ) {
    var output = ""
    var errors = ""
    let command = DoctorCommand(
      output: { output += $0 }, errors: { errors += $0 }, input: { Data(input.utf8) })
    let status = try command.run(words)
    return (status, output, errors)
  }

  @Test func aConflictIsASumWithItsConstraints() throws {
    let result = try run(input: Self.log + "\nsomething else\n" + Self.log)
    #expect(result.status == 1 && result.errors.isEmpty)
    #expect(
      result.output == """
        1. Card.swift:18 snp and UILabel.right == Card.right - 30 together need 20 + 290 + 30 = 340, but \
        Card is 320 wide. Make UILabel.width at most 290 (Card.swift:19).
             UILabel.left == Card.left + 20                        Card.swift:18 snp[0]
           ➜ UILabel.width == 290                                  Card.swift:19 snp[0]
             UILabel.right == Card.right - 30
             UIView-Encapsulated-Layout-Width (Card.width == 320)
           ➜ is the constraint that was left out.
           Not a part of this sum: UILabel.height == 20.
           It is in the log 2 times.

        """)
  }

  @Test func theSameAsJSON() throws {
    let result = try run("--json", input: Self.log)
    #expect(result.status == 1)
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let conflicts = try #require(object?["conflicts"] as? [[String: Any]])
    #expect(conflicts.count == 1 && conflicts[0]["file"] as? String == "Card.swift")
    let constraints = try #require(conflicts[0]["constraints"] as? [[String: Any]])
    #expect(constraints.map { $0["address"] as? String } == ["0x6001", "0x6002", "0x6003", "0x6005"])
    #expect(constraints.map { $0["isBroken"] as? Bool } == [false, true, false, false])
    let others = try #require(conflicts[0]["others"] as? [[String: Any]])
    #expect(others.map { $0["equation"] as? String } == ["UILabel.height == 20"])
  }

  @Test func aConflictOfTheSystemHasAnExitStatusOfItsOwn() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 'accessoryView.bottom' _UIKBInput:0xb.top == _UIKBShadow:0xa.top + 17>",
          "<NSLayoutConstraint:0x2 'inputView.top' _UIKBInput:0xb.top == _UIKBShadow:0xa.top>"
      )
      """
    let result = try run("--json", input: log)
    #expect(result.status == 3)
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let conflicts = try #require(object?["conflicts"] as? [[String: Any]])
    #expect(conflicts.map { $0["isOfSystem"] as? Bool } == [true])
    #expect(try run(input: log).output.contains("No constraint of your code takes part"))
    #expect(try run(input: log + "\n" + Self.log).status == 1)
  }

  @Test func aLineThatCannotBeReadIsShown() throws {
    let line = "    \"<NSLayoutConstraint:0x6004"
    let log = Self.log.replacing(line, with: "    <private>,\n\(line)")
    #expect(try run(input: log).output.contains("   Not read: <private>,\n"))
    #expect(try run("--json", input: log).output.contains("\"<private>,\""))
  }

  @Test func aTextWithoutAConflictIsFine() throws {
    let result = try run(input: "Hello.\n")
    #expect(result.status == 0 && result.output == "There is no conflict in this text.\n")
    #expect(try run(input: "").status == 0)
    #expect(try run("--json").output.filter { !$0.isWhitespace } == #"{"conflicts":[],"unread":0}"#)
  }

  @Test func linesWithATimeAreRead() throws {
    let lines = Self.log.split(separator: "\n").map { "2026-11-24T10:00:00.1234567Z \($0)" }
    let result = try run(input: lines.joined(separator: "\n"))
    #expect(result.status == 1 && result.output.contains("20 + 290 + 30 = 340"))
  }

  @Test func aConflictThatCannotBeReadIsCounted() throws {
    let log = "Unable to simultaneously satisfy constraints:\n<private>\n"
    let result = try run(input: log)
    #expect(result.status == 1)
    #expect(result.output == "1 conflict has no list of constraints that can be read.\n")
    #expect(try run("--json", "-", input: log).output.contains("\"unread\" : 1"))
  }

  @Test func aValueThatIsNotKnownIsNull() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x6003 UILabel:0x7f81.right == Card:0x7f80.right - 30   (active)>",
          "<NSLayoutConstraint:0x6004 UILabel:0x7f81.height == 20   (active)>"
      )
      """
    let text = try run("--json", input: log).output
    #expect(text.contains("\"constraints\" : null") && text.contains("\"file\" : null"))
    #expect(text.contains("UILabel.height == 20"))
  }

  @Test func filesAreReadInTheirOrder() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Doctor \(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("xcode.log")
    // A byte that is no text must not hide the rest.
    try (Data([0xff, 0x0a]) + Data(Self.log.utf8)).write(to: file)
    let result = try run(file.path, file.path)
    #expect(result.status == 1 && result.output.contains("in the log 2 times"))
  }

  @Test func wrongWordsAreReportedInOneLine() throws {
    let option = try run("--jason")
    #expect(option.status == 64 && option.errors == "Doctor: There is no option '--jason'. See --help.\n")
    let file = try run("/nowhere/xcode.log")
    #expect(file.status == 66 && file.errors.hasPrefix("Doctor: /nowhere/xcode.log cannot be read: "))
    #expect(file.errors.filter { $0 == "\n" }.count == 1 && file.output.isEmpty)
    #expect(try run("--help").output.contains("swift run Doctor < xcode.log"))
  }
}

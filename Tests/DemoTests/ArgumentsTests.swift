import Foundation
import LayoutRendering
import Testing

@testable import Demo

@Suite struct ArgumentsTests {
  private let arguments = Arguments(scenes: ["corners", "chat"])

  private func action(_ line: String) throws -> Action {
    try arguments.action(for: line.split(separator: " ").map(String.init))
  }

  @Test func withoutArgumentsEverythingIsDrawn() throws {
    #expect(try action("") == .drawAll)
  }

  @Test func aSceneIsShownInTheTerminalAtItsOwnSizeByDefault() throws {
    #expect(try action("show chat") == .show(scene: "chat", size: nil, rulers: false, format: .terminal))
    #expect(
      try action("show chat --size 390x844 --rulers --svg")
        == .show(scene: "chat", size: CGSize(width: 390, height: 844), rulers: true, format: .svg))
    #expect(
      try action("show --text --size 1x10000 corners")
        == .show(scene: "corners", size: CGSize(width: 1, height: 10_000), rulers: false, format: .text))
    #expect(
      try action("show chat --terminal --terminal")
        == .show(scene: "chat", size: nil, rulers: false, format: .terminal))
  }

  @Test func theOtherCommandsTakeNoArguments() throws {
    #expect(try action("check") == .check)
    #expect(try action("list") == .list)
    for line in ["help", "--help", "-h", "show --help", "check --help"] {
      #expect(try action(line) == .help, "\(line)")
    }
  }

  private static let sentences = [
    "show login": "There is no scene 'login'. Scenes: corners, chat.",
    "show": "show needs a scene. Scenes: corners, chat.",
    "show chat --size 390":
      "'390' is not a size. "
      + "A size is width x height in points, each from 1 to 10000: 320x568, 390x844, 1024x768.",
    "show chat --size":
      "--size needs a size: width x height in points, each from 1 to 10000: 320x568, 390x844, 1024x768.",
    "show chat --colour":
      "show has no option '--colour'. Options: --size, --rulers, --terminal, --svg, --text.",
    "show chat --svg --text": "--svg and --text exclude each other. One of: --terminal, --svg, --text.",
    "show chat corners": "show does not take 'corners'. See --help.",
    "check chat": "check does not take 'chat'. See --help.",
    "draw":
      "There is no command 'draw'. Commands: show, explain, check, list; "
      + "without one, all pictures are drawn.",
    "--draw": "There is no option '--draw'. Options: --help; commands: show, explain, check, list.",
  ]

  @Test(arguments: sentences.keys.sorted())
  func aWrongCommandLineIsReportedInOneLine(line: String) {
    let error = #expect(throws: UsageError.self) { try action(line) }
    #expect(error?.sentence == Self.sentences[line])
  }

  @Test(arguments: [
    "390", "x", "390x", "x844", "0x844", "390x10001", "-1x5", "1e3x5", "nanx5", "infx5", "390x844x2",
    "390 x844", "３x４",
  ])
  func anInvalidSizeIsRefused(text: String) {
    #expect(throws: UsageError.badSize(text)) { try arguments.action(for: ["show", "chat", "--size", text]) }
  }
}

@MainActor
@Suite struct DemoCommandTests {
  /// Runs the command with some words, and returns its exit status and its output.
  private func run(
    _ words: String..., in folder: URL = URL(fileURLWithPath: "/")
  ) -> (status: Int32, output: String, errors: String) {
    let written = Written()
    let command = DemoCommand(
      output: { written.output += $0 }, errors: { written.errors += $0 },
      terminal: Terminal(columns: 60, color: .plain), folder: folder, draw: { PictureTests.files })
    let status = command.run(words)
    return (status, written.output, written.errors)
  }

  private func rows(_ output: String) -> [[String]] {
    output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }

  private final class Written {
    var output = ""
    var errors = ""
  }

  @Test func anUnknownSceneEndsWithTheUsageStatus() {
    let result = run("show", "nothing")
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(
      result.errors.hasPrefix(
        "Demo: There is no scene 'nothing'. Scenes: corners, nested-insets, wall-stack,"))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test func aSceneIsPrintedInTheRequestedFormat() {
    #expect(run("show", "corners", "--svg").output.hasPrefix("<svg "))
    #expect(rows(run("show", "corners", "--text").output).contains(["Corners/red", "20", "20", "84", "132"]))
    let picture = run("show", "corners")
    #expect(picture.status == 0)
    #expect(picture.output.hasPrefix("Corners and centre (corners) at 320x480\n┌"))
    #expect(rows(picture.output).contains(["Corners/purple", "118", "174", "84", "132"]))
  }

  @Test func rulersAreListedBelowTheFrames() {
    #expect(
      run("show", "wall-middle", "--text", "--rulers").output.contains(
        "wall  WallInTheMiddle/red  WallInTheMiddle/blue\n"))
    #expect(!run("show", "wall-middle", "--text").output.contains("wall  "))
  }

  @Test func theListNamesEveryScene() {
    let lines = run("list").output.split(separator: "\n")
    let names = lines.map { (line: Substring) -> String in String(line.prefix { $0 != " " }) }
    #expect(names == DemoScene.all.map(\.name))
  }

  @Test func missingPicturesFailTheCheck() throws {
    let package = FileManager.default.temporaryDirectory.appendingPathComponent(
      "package-\(UUID().uuidString)")
    let inside = package.appendingPathComponent("Demo/Scenes")
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: package) }
    try Data().write(to: package.appendingPathComponent("AutoLayoutKit.swift"))
    let result = run("check", in: inside)
    #expect(result.status == 1)
    #expect(result.errors.contains("images/corners.svg is missing\n"))
    #expect(
      result.errors.hasSuffix("Demo: images/ is not what the code draws; swift run Demo draws it anew.\n"))
  }

  @Test func outsideThePackageNothingIsDrawnOrChecked() {
    let sentence =
      "There is no AutoLayoutKit.swift in '/' or above it. Run this in the folder of the package."
    for result in [run(), run("check")] {
      #expect(result.status == 64)
      #expect(result.output.isEmpty)
      #expect(result.errors == "Demo: \(sentence)\n")
    }
  }

  @Test func helpNamesEveryOption() {
    let help = run("--help").output
    for word in ["show", "list", "check", "--size", "--terminal", "--svg", "--text", "--rulers"] {
      #expect(help.contains(word))
    }
  }
}

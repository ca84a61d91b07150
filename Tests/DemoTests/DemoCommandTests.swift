import Foundation
import LayoutInspection
import LayoutRendering
import TestSupport
import Testing
import UIKit

@testable import Demo

@MainActor
@Suite struct DemoCommandTests {
  /// Runs the command with some words, and returns its exit status and its output.
  private func run(
    _ words: String..., in folder: URL = URL(fileURLWithPath: "/"), path: String = ""
  ) -> (status: Int32, output: String, errors: String) {
    let written = Written()
    let command = DemoCommand(
      output: { written.output += $0 }, errors: { written.errors += $0 },
      terminal: TerminalOptions(columns: 60, color: .plain), folder: folder, searchPath: path,
      draw: { PictureTests.files }, drawSheet: { PictureTests.sheet })
    let status = command.run(words)
    return (status, written.output, written.errors)
  }

  private func rows(_ output: String) -> [[String]] {
    output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }

  /// Returns the object that JSON describes.
  private func object(_ json: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  private final class Written {
    var output = ""
    var errors = ""
  }

  /// Runs a body in a new, empty folder, and removes the folder afterward.
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("demo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func withoutACommandASceneIsShownAndNothingIsWritten() throws {
    try inFolder { folder in
      let result = run(in: folder)
      #expect(result.status == 0 && result.errors.isEmpty)
      #expect(result.output.hasPrefix("A table cell (cell) at 320x150\n┌"))
      #expect(result.output.contains("swift run Demo list prints their names."))
      let names = Command.allCases.map(\.rawValue).joined(separator: ", ")
      #expect(result.output.contains("\nCommands: \(names).\n"))
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(files.isEmpty)
    }
  }

  @Test func anUnknownSceneEndsWithTheUsageStatus() {
    let result = run("show", "nothing")
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(
      result.errors.hasPrefix(
        "Demo: There is no scene 'nothing'. Scenes: corners, nested-insets, wall-stack,"))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(run("show", "chta").errors == "Demo: There is no scene 'chta'. Did you mean 'chat'?\n")
  }

  @Test func aSceneIsPrintedInTheRequestedFormat() throws {
    #expect(run("show", "corners", "--svg").output.hasPrefix("<svg "))
    #expect(rows(run("show", "corners", "--text").output).contains(["Corners/red", "20", "20", "84", "132"]))
    let picture = run("show", "corners")
    #expect(picture.status == 0)
    #expect(picture.output.hasPrefix("Corners and center (corners) at 320x480\n┌"))
    #expect(rows(picture.output).contains(["Corners/purple", "118", "174", "84", "132"]))
    let shown = try object(run("show", "corners", "--json").output)
    let views = try #require(shown["views"] as? [[String: Any]])
    let red = try #require(views.first { $0["path"] as? String == "Corners/red" })
    #expect(red["frame"] as? [String: Int] == ["x": 20, "y": 20, "width": 84, "height": 132])
    #expect(shown["scene"] as? String == "corners" && shown["width"] as? Int == 320)
  }

  @Test func rulersAreListedBelowTheFrames() {
    #expect(
      run("show", "wall-middle", "--text", "--rulers").output.contains(
        "wall  WallInTheMiddle/red  WallInTheMiddle/blue\n"))
    #expect(!run("show", "wall-middle", "--text").output.contains("wall  "))
  }

  @Test func theListNamesEveryScene() throws {
    let lines = run("list").output.split(separator: "\n")
    let names = lines.map { (line: Substring) -> String in String(line.prefix { $0 != " " }) }
    #expect(names == DemoScene.all.map(\.name))
    let json = Data(run("list", "--json").output.utf8)
    let listed = try #require(try JSONSerialization.jsonObject(with: json) as? [[String: Any]])
    #expect(listed.compactMap { $0["name"] as? String } == names)
  }

  @Test func aViewIsExplained() throws {
    let text = run("explain", "corners", "red").output
    #expect(text.contains("red"))
    let explained = try object(run("explain", "corners", "red", "--json").output)
    let views = try #require(explained["views"] as? [[String: Any]])
    #expect(views.compactMap { $0["frame"] as? [String: Int] }.first?["width"] == 84)
    let wrong = run("explain", "corners", "purpel")
    #expect(wrong.status == 64)
    #expect(wrong.errors == "Demo: The scene 'corners' has no view 'purpel'. Did you mean 'purple'?\n")
  }

  @Test func aSceneWithoutProblemsPassesTheCheck() throws {
    let result = run("check", "chat")
    #expect(result.status == 0)
    #expect(result.output == "chat at 390x844: no problems.\n")
    let checked = try object(run("check", "chat", "--json").output)
    #expect((checked["problems"] as? [Any])?.isEmpty == true)
  }

  @Test func problemsAreNamedAndMarkedAndFailTheCheck() throws {
    let broken = DemoScene(
      name: "broken", title: "Broken", kind: .classic, size: CGSize(width: 100, height: 60)
    ) {
      let view = UIView()
      view.addSubview(UILabel(frame: CGRect(x: 80, y: 10, width: 50, height: 30)))
      (view.subviews.first as? UILabel)?.text = "Out"
      return view
    }
    let check = CheckCommand(broken, Conditions())
    #expect(check.problems.map(\.kind) == [.outsideContainer])
    let marked = check.picture.nodes.filter { $0.name == "mark" }
    #expect(marked.first?.frame == CGRect(x: 80, y: 10, width: 50, height: 30))
    let problem = try #require(check.problems.first)
    #expect(check.text == "broken at 100x60: 1 problem\n\noutsideContainer: \(problem)\n")
  }

  @Test func theSmallestFailingCaseIsNamed() throws {
    let narrow = DemoScene(
      name: "narrow", title: "Narrow", kind: .classic, size: CGSize(width: 390, height: 60)
    ) {
      let view = UIView()
      let label = UILabel(frame: CGRect(x: 350, y: 20, width: 40, height: 30))
      label.text = "A"
      view.addSubview(label)
      return view
    }
    let written = Written()
    let stress = StressCommand(narrow, Conditions()) { written.errors += $0 }
    #expect(written.errors.hasPrefix("narrow: "))
    // The right edge of the label is at 350 + 40.
    let threshold = try #require(stress.failures.first?.threshold)
    #expect(abs(threshold - (350 + 40)) < 0.001)
    let failed = try object(try stress.json())
    let failures = try #require(failed["failures"] as? [[String: Any]])
    let failure = try #require(failures.first)
    #expect(failure["threshold"] as? Int == 390 && failure["axis"] as? String == "horizontal")
    #expect(stress.text.hasPrefix("narrow: Below 390 pt wide"))
  }

  @Test func aSearchTellsItsLengthAndAfterSomeSecondsItsProgress() {
    let written = Written()
    var time = 100.0
    let progress = StressProgress(of: "cell", write: { written.errors += $0 }, now: { time })
    progress.begin(screens: 7, changes: 3)
    // Seconds since the start: 4, 8 and 12. The second line is at least 5 seconds after the first one.
    for _ in 1...3 {
      time += 4
      progress.countCase()
    }
    let lines = written.errors.split(separator: "\n")
    #expect(
      lines == [
        "cell: 7 screens and all sizes between them, with 3 changes, one after the other.",
        "cell: case 2, after 8 seconds.",
      ])
  }

  @Test func missingPicturesFailTheComparison() throws {
    try inFolder { package in
      let inside = package.appendingPathComponent("Demo/Scenes")
      try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
      try Data().write(to: package.appendingPathComponent("AutoLayoutKit.swift"))
      let result = run("draw", "--check", in: inside)
      #expect(result.status == 1)
      #expect(result.errors.contains("images/corners.svg is missing\n"))
      #expect(
        result.errors.hasSuffix(
          "Demo: images/ is not what the code draws; swift run Demo draw draws it anew.\n"))
      #expect(run("draw", in: inside).status == 0)
      #expect(run("draw", "--check", in: inside).status == 0)
    }
  }

  @Test func theSheetIsAFolderOfItsOwn() throws {
    try inFolder { package in
      try Data().write(to: package.appendingPathComponent("AutoLayoutKit.swift"))
      let result = run("sheet", in: package)
      let folder = package.appendingPathComponent("images/sizes")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(result.status == 0 && names.count == 3 * PictureTests.sheetScenes.count + 1)
      #expect(result.output.hasSuffix(folder.appendingPathComponent("index.html").path + "\n"))
      #expect(run("draw", "--check", in: package).errors.contains("images/corners.svg is missing\n"))
      guard TestEffort.isThorough else { return }
      #expect(run("draw", in: package).status == 0 && run("draw", "--check", in: package).status == 0)
    }
  }

  @Test func outsideThePackageNothingIsDrawnOrCompared() {
    let sentence =
      "There is no AutoLayoutKit.swift in '/' or above it. Run this in the folder of the package."
    for result in [run("draw"), run("sheet"), run("draw", "--check")] {
      #expect(result.status == 64)
      #expect(result.output.isEmpty)
      #expect(result.errors == "Demo: \(sentence)\n")
    }
  }

  @Test func helpNamesEveryCommandAndOption() {
    let help = run("--help").output
    for command in Command.allCases where command != .help {
      #expect(help.contains("swift run Demo \(command)"))
    }
    for option in Option.allCases { #expect(help.contains(option.rawValue)) }
  }

  @Test func withoutTheConverterAPictureIsRefused() throws {
    try inFolder { folder in
      let result = run("show", "corners", "--png", in: folder, path: "/nowhere:\(folder.path)")
      #expect(result.status == 1)
      #expect(result.errors == "Demo: \(SceneFile.missing)\n")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(files.isEmpty)
    }
  }

  nonisolated private static let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""

  @Test(.enabled("rsvg-convert is installed", { SceneFile.program(in: searchPath) != nil }))
  func aPictureIsWrittenAsPNG() throws {
    try inFolder { folder in
      let result = run("show", "corners", "--png", in: folder, path: Self.searchPath)
      let file = folder.appendingPathComponent("corners-320x480.png")
      #expect(result.status == 0 && result.output == "\(file.path)\n")
      // Two pixels for each point.
      #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 2 * 320, height: 2 * 480))
    }
  }
}

@MainActor
@Suite struct ConditionsTests {
  /// Lays a view out that fills a scene under some conditions, and reads it.
  private func read<Value>(
    _ conditions: Conditions, kind: DemoScene.Kind = .screen, _ body: (UIView) -> Value
  ) -> Value {
    let scene = DemoScene(name: "plain", title: "Plain", kind: kind, size: CGSize(width: 300, height: 200)) {
      UIView()
    }
    return SceneRenderer.withView(of: scene, under: conditions, body)
  }

  @Test func theSizeComesBeforeTheDeviceAndTheScene() throws {
    let phone = try #require(LayoutSizes.phones.screens.last)
    let size = CGSize(width: 210, height: 310)
    #expect(read(Conditions()) { $0.frame.size } == CGSize(width: 300, height: 200))
    #expect(read(Conditions(screen: phone)) { $0.frame.size } == phone.size)
    #expect(read(Conditions(size: size, screen: phone)) { $0.frame.size } == size)
  }

  @Test func theSafeAreaComesFromTheOptionOrTheDevice() throws {
    let phone = try #require(LayoutSizes.phones.screens.last)
    let insets = UIEdgeInsets(top: 3, left: 5, bottom: 11, right: 17)
    #expect(read(Conditions(screen: phone), kind: .verb) { $0.safeAreaInsets } == phone.safeArea)
    #expect(read(Conditions(screen: phone, safeArea: insets)) { $0.safeAreaInsets } == insets)
    #expect(read(Conditions(), kind: .verb) { $0.safeAreaInsets } == .zero)
  }

  @Test func directionAndTextSizeReachAViewAndEndWithIt() {
    let conditions = Conditions(isRightToLeft: true, textSize: .accessibilityLarge)
    let traits = read(conditions) { $0.traitCollection }
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
    #expect(read(conditions) { $0.effectiveUserInterfaceLayoutDirection } == .rightToLeft)
    #expect(UIScreen.main.traitCollection.layoutDirection == .leftToRight)
    #expect(read(Conditions()) { $0.traitCollection.preferredContentSizeCategory } == .large)
  }

  @Test func theKeyboardCoversTheScene() {
    let height = CGFloat(200)
    // In landscape the keyboard has 55 of 100 parts of a low screen.
    let top = height - height * 0.55
    let guide = read(Conditions(hasKeyboard: true)) { window -> CGRect? in
      window.subviews.first?.keyboardLayoutGuide.layoutFrame
    }
    #expect(guide?.minY == top)
  }
}

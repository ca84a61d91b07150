import Foundation
import LayoutInspection
import LayoutPreviews
import LayoutRendering
import TestSupport
import Testing
import UIKit

@testable import Demo

@MainActor
@Suite struct DemoCommandTests {
  /// Runs the command with some words, and returns its exit status and its output.
  private func run(
    _ words: String..., in folder: URL = URL(fileURLWithPath: "/")
  ) -> (status: Int32, output: String, errors: String) {
    let written = Written()
    let command = DemoCommand(
      output: { written.output += $0 }, errors: { written.errors += $0 },
      terminal: TerminalOptions(columns: 60, color: .plain), folder: folder, searchPath: "",
      draw: { PictureTests.files })
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
        "Demo: There is no preview 'nothing'. Previews: corners, nested-insets, wall-stack,"))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test func aSceneIsShownWithItsTitleAndItsRulers() {
    #expect(rows(run("show", "corners", "--text").output).contains(["Corners/red", "20", "20", "84", "132"]))
    let picture = run("show", "corners")
    #expect(picture.output.hasPrefix("Corners and center (corners) at 320x480\n┌"))
    #expect(rows(picture.output).contains(["Corners/purple", "118", "174", "84", "132"]))
    #expect(
      run("show", "wall-middle", "--text", "--rulers").output.contains(
        "wall  WallInTheMiddle/red  WallInTheMiddle/blue\n"))
    #expect(!run("show", "wall-middle", "--text").output.contains("wall  "))
  }

  @Test func aSceneThatChangesHasStates() {
    let first = run("show", "tiles", "--text").output
    #expect(run("show", "tiles", "--text", "--state", "0").output == first)
    #expect(run("show", "tiles", "--text", "--state", "1").output != first)
  }

  @Test func theListNamesEveryScene() {
    let lines = run("list").output.split(separator: "\n")
    let names = lines.map { (line: Substring) -> String in String(line.prefix { $0 != " " }) }
    #expect(names == DemoScene.all.map(\.name))
  }

  @Test func aSceneWithoutProblemsPassesTheCheck() {
    let result = run("check", "chat", "--rtl")
    #expect(result.status == 0)
    #expect(result.output == "chat at 390x844: no problems.\n")
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

  @Test func outsideThePackageNothingIsDrawnOrCompared() {
    let sentence =
      "There is no AutoLayoutKit.swift in '/' or above it. Run this in the folder of the package."
    for result in [run("draw"), run("draw", "--check")] {
      #expect(result.status == 64)
      #expect(result.output.isEmpty)
      #expect(result.errors == "Demo: \(sentence)\n")
    }
  }

  @Test func theHelpHasTheCommandsOfTheDemoToo() {
    for words in [["help"], ["--help"], ["-h"]] {
      let help = run(words[0]).output
      for command in ["show", "stress", "gallery", "draw"] {
        #expect(help.contains("swift run Demo \(command)"))
      }
    }
  }
}

/// The words of the commands that only the demo has.
@Suite struct DemoActionTests {
  private func action(_ line: String) throws -> DemoAction? {
    try DemoAction(line.split(separator: " ").map(String.init))
  }

  @Test func theCommandsOfTheDemoAreRead() throws {
    #expect(try action("") == .welcome)
    #expect(try action("draw") == .draw)
    #expect(try action("draw --check") == .compare)
    #expect(try action("help") == .help)
    #expect(try action("help show") == nil)
    #expect(try action("show chat") == nil)
  }

  private static let sentences = ["draw chat": "draw does not take 'chat'. See --help."]

  @Test(arguments: sentences.keys.sorted()) func aWrongLineIsReported(line: String) {
    let error = #expect(throws: DemoError.self) { try action(line) }
    #expect(error?.sentence == Self.sentences[line])
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

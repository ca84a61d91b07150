import Foundation
import LayoutInspection
import Testing
import UIKit

@testable import LayoutPreviews

@Suite struct ArgumentsTests {
  private func arguments(_ line: String) throws -> Arguments {
    try Arguments(line.split(separator: " ").map(String.init))
  }

  @Test func aPreviewIsShownInTheTerminalUnderItsOwnConditionsByDefault() throws {
    let plain = try arguments("show chat")
    #expect(plain.command == .show)
    #expect(plain.names == ["chat"])
    #expect(plain.format == .terminal)
    #expect(plain.conditions == LayoutPreview.Conditions())
    #expect(!plain.hasConditions)
    #expect(try arguments("show chat --terminal --terminal").format == .terminal)
    let large = try arguments("show chat --size 390x844 --rulers --svg")
    #expect(large.conditions.size == CGSize(width: 390, height: 844))
    #expect(large.options.contains(.rulers))
    #expect(large.format == .svg)
    #expect(try arguments("show --text --size 1x10000 chat").names == ["chat"])
  }

  @Test func everyConditionIsRead() throws {
    let line =
      "check chat --rtl --text-size ACCESSIBILITYLARGE --safe-area 47,1.5,34,2 --style dark --keyboard "
      + "--language de --state full"
    var conditions = LayoutPreview.Conditions(
      isRightToLeft: true, textSize: .accessibilityLarge, style: .dark, hasKeyboard: true, language: "de",
      state: "full")
    conditions.safeArea = UIEdgeInsets(top: 47, left: 1.5, bottom: 34, right: 2)
    #expect(try arguments(line).conditions == conditions)
    #expect(try arguments(line).hasConditions)
    #expect(try !arguments("check chat --state full").hasConditions)
  }

  @Test func aPictureMayHaveAFile() throws {
    #expect(try arguments("show chat --png").file == nil)
    let named = try arguments("show --png out/chat.png chat")
    #expect(named.file == "out/chat.png")
    #expect(named.names == ["chat"])
    #expect(named.format == .png)
    #expect(try arguments("show --svg chat").names == ["chat"])
    #expect(try arguments("show chat --svg chat.svg").file == "chat.svg")
  }

  @Test func everyDeviceHasANameForEachOrientation() throws {
    let upright = LayoutSizes.devices + LayoutSizes.folding
    for screen in upright.screens {
      let words = screen.name.lowercased().replacing("(", with: "").replacing(")", with: "")
      let name = words.replacing(" ", with: "-")
      #expect(try arguments("check chat --device \(name)").conditions.screen == screen)
      #expect(try arguments("check chat --device \(name)-landscape").conditions.screen == screen.turned)
    }
    let window = LayoutSizes.windows.named("iPad window (two thirds)").screens[0]
    #expect(try arguments("check chat --device ipad-window-two-thirds").conditions.screen == window)
  }

  private static let commands =
    "Commands: list, show, explain, check, stress, sheet, gallery, compare, watch, completion, help."
  private static let sizes = "width x height in points, each from 1 to 10000: 320x568, 390x844, 1024x768."
  private static let insets = "top,left,bottom,right in points, each from 0 to 1000: 47,0,34,0."
  private static let showOptions =
    "Options: --device, --size, --rtl, --text-size, --style, --keyboard, --safe-area, --language, --state, "
    + "--rulers, --terminal, --svg, --text, --json, --png."

  private static let sentences = [
    "show": "show needs a preview. See --help.",
    "explain --rtl": "explain needs a preview. See --help.",
    "gallery": "gallery needs a folder. See --help.",
    "compare": "compare needs a revision. See --help.",
    "show chat --size 390": "'390' is not a size. A size is \(sizes)",
    "show chat --size": "--size needs a size: \(sizes)",
    "show chat --safe-area 1,2,3": "'1,2,3' is not a safe area. A safe area is \(insets)",
    "show chat --safe-area": "--safe-area needs a safe area: \(insets)",
    "show chat --style": "--style needs a style: light, dark.",
    "show chat --style drak": "There is no style 'drak'. Did you mean 'dark'?",
    "show chat --color": "show has no option '--color'. \(showOptions)",
    "show chat --ruler": "show has no option '--ruler'. Did you mean '--rulers'?",
    "stress chat --png":
      "stress has no option '--png'. Options: --size, --device, --rtl, --text-size, --safe-area, --state,"
      + " --every-size, --text, --json.",
    "check chat --device iphone-18-por": "There is no device 'iphone-18-por'. Did you mean 'iphone-18-pro'?",
    "check chat --text-size accessibilitylarg":
      "There is no text size 'accessibilitylarg'. Did you mean 'accessibilityLarge'?",
    "show chat --svg --text":
      "--svg and --text exclude each other. One of: --terminal, --svg, --text, --json, --png.",
    "show chat corners": "show does not take 'corners'. See --help.",
    "explain chat title detail": "explain does not take 'detail'. See --help.",
    "list chat": "list does not take 'chat'. See --help.",
    "shwo": "There is no command 'shwo'. Did you mean 'show'?",
    "paint": "There is no command 'paint'. \(commands)",
    "--draw": "There is no option '--draw' without a command. \(commands)",
    "": "There is no command. \(commands)",
  ]

  @Test(arguments: sentences.keys.sorted())
  func aWrongCommandLineIsReportedInOneLine(line: String) {
    let error = #expect(throws: UsageError.self) { try arguments(line) }
    #expect(error?.sentence == Self.sentences[line])
  }

  @Test(arguments: [
    "390", "x", "390x", "x844", "0x844", "390x10001", "-1x5", "1e3x5", "nanx5", "infx5", "390x844x2",
    "390 x844", "３x４",
  ])
  func anInvalidSizeIsRefused(text: String) {
    #expect(throws: UsageError.badValue(.size, text)) { try Arguments(["show", "chat", "--size", text]) }
  }

  @Test(arguments: ["", "1", "1,2,3", "1,2,3,4,5", "1,2,3,1001", "-1,2,3,4", "1,,3,4", "1, 2,3,4"])
  func invalidInsetsAreRefused(text: String) {
    #expect(throws: UsageError.badValue(.safeArea, text)) {
      try Arguments(["show", "chat", "--safe-area", text])
    }
  }

  @Test func aSuggestionDiffersInOneLetterOfThree() {
    let names = ["chat", "corners", "verb-xplace"]
    let found = { Suggestion.candidates(for: $0, in: names) }
    for word in ["chat", "caht", "cha"] { #expect(found(word) == ["chat"]) }
    #expect(found("korner") == ["corners"])
    #expect(found("verb") == ["verb-xplace"])
    for word in ["settings", ""] { #expect(found(word) == []) }
  }

  @Test func theBeginningOfSeveralNamesIsAnsweredWithAllOfThem() {
    let names = ["iphone-16", "iphone-16-landscape", "ipad-mini"]
    let sentence = Suggestion.sentence(for: "iPhone", in: names)
    #expect(sentence == "Did you mean one of these: iphone-16, iphone-16-landscape?")
  }
}

import Foundation
import LayoutInspection
import Testing
import UIKit

@testable import Demo

@Suite struct ArgumentsTests {
  private let arguments = Arguments(scenes: ["corners", "chat"])

  private func action(_ line: String) throws -> Action {
    try arguments.action(for: line.split(separator: " ").map(String.init))
  }

  /// Returns the request for the scene `chat`.
  private func chat(_ format: Format, _ conditions: Conditions = Conditions()) -> SceneRequest {
    SceneRequest(scene: "chat", conditions: conditions, format: format)
  }

  @Test func withoutArgumentsOneSceneIsShown() throws {
    #expect(try action("") == .welcome)
  }

  @Test func aSceneIsShownInTheTerminalAtItsOwnSizeByDefault() throws {
    #expect(try action("show chat") == .show(chat(.terminal), rulers: false))
    #expect(try action("show chat --terminal --terminal") == .show(chat(.terminal), rulers: false))
    let large = Conditions(size: CGSize(width: 390, height: 844))
    #expect(try action("show chat --size 390x844 --rulers --svg") == .show(chat(.svg, large), rulers: true))
    let narrow = Conditions(size: CGSize(width: 1, height: 10_000))
    #expect(try action("show --text --size 1x10000 chat") == .show(chat(.text, narrow), rulers: false))
  }

  @Test func everyCommandWithASceneReadsTheConditions() throws {
    let line = "--rtl --text-size ACCESSIBILITYLARGE --safe-area 47,1.5,34,2"
    var conditions = Conditions(isRightToLeft: true, textSize: .accessibilityLarge)
    conditions.safeArea = UIEdgeInsets(top: 47, left: 1.5, bottom: 34, right: 2)
    #expect(try action("stress chat --json \(line)") == .stress(chat(.json, conditions), everySize: false))
    conditions.hasKeyboard = true
    #expect(try action("check chat \(line) --keyboard") == .check(chat(.text, conditions)))
    #expect(try action("show \(line) --keyboard chat --png") == .show(chat(.png, conditions), rulers: false))
    #expect(
      try action("explain chat title \(line) --keyboard") == .explain(chat(.text, conditions), view: "title"))
    #expect(try action("explain chat") == .explain(chat(.text), view: nil))
  }

  @Test func everyDeviceHasANameForEachOrientation() throws {
    let upright = LayoutSizes.devices + LayoutSizes.folding
    for screen in upright.screens {
      let words = screen.name.lowercased().replacing("(", with: "").replacing(")", with: "")
      let name = words.replacing(" ", with: "-")
      #expect(try action("check chat --device \(name)") == .check(chat(.text, Conditions(screen: screen))))
      let turned = Conditions(screen: screen.turned)
      #expect(try action("check chat --device \(name)-landscape") == .check(chat(.text, turned)))
    }
    #expect(Conditions.screens.map(\.name).contains("iphone-se-3rd-generation"))
    let window = Conditions(screen: LayoutSizes.windows.named("iPad window (two thirds)").screens[0])
    #expect(try action("check chat --device ipad-window-two-thirds") == .check(chat(.text, window)))
  }

  @Test func theOtherCommandsTakeNoScene() throws {
    #expect(try action("draw") == .draw)
    #expect(try action("draw --check") == .compare)
    #expect(try action("sheet") == .sheet)
    #expect(try action("list") == .list(.text))
    #expect(try action("list --json") == .list(.json))
    for line in ["help", "--help", "-h", "show --help", "check --help"] {
      #expect(try action(line) == .help, "\(line)")
    }
  }

  private static let commands = "Commands: show, explain, check, stress, draw, sheet, list, live, help."
  private static let sizes = "width x height in points, each from 1 to 10000: 320x568, 390x844, 1024x768."
  private static let insets = "top,left,bottom,right in points, each from 0 to 1000: 47,0,34,0."
  private static let showOptions =
    "Options: --size, --device, --rtl, --text-size, --safe-area, --keyboard, --rulers, --terminal, --svg, "
    + "--text, --json, --png."

  private static let sentences = [
    "show login": "There is no scene 'login'. Scenes: corners, chat.",
    "show chta": "There is no scene 'chta'. Did you mean 'chat'?",
    "check Corner": "There is no scene 'Corner'. Did you mean 'corners'?",
    "show": "show needs a scene. Scenes: corners, chat.",
    "explain --rtl": "explain needs a scene. Scenes: corners, chat.",
    "show chat --size 390": "'390' is not a size. A size is \(sizes)",
    "show chat --size": "--size needs a size: \(sizes)",
    "show chat --safe-area 1,2,3": "'1,2,3' is not a safe area. A safe area is \(insets)",
    "show chat --safe-area": "--safe-area needs four insets: \(insets)",
    "show chat --color": "show has no option '--color'. \(showOptions)",
    "show chat --ruler": "show has no option '--ruler'. Did you mean '--rulers'?",
    "stress chat --png":
      "stress has no option '--png'. Options: --size, --device, --rtl, --text-size, --safe-area,"
      + " --every-size, --json.",
    "check chat --device iphone-18-por": "There is no device 'iphone-18-por'. Did you mean 'iphone-18-pro'?",
    "check chat --text-size accessibilitylarg":
      "There is no text size 'accessibilitylarg'. Did you mean 'accessibilityLarge'?",
    "show chat --svg --text":
      "--svg and --text exclude each other. One of: --terminal, --svg, --text, --json, --png.",
    "check chat --json --png": "--json and --png exclude each other. One of: --json, --png.",
    "show chat corners": "show does not take 'corners'. See --help.",
    "explain chat title detail": "explain does not take 'detail'. See --help.",
    "live folder --part": "--part needs a part: number/count, such as 1/2 or 2/2.",
    "draw chat": "draw does not take 'chat'. See --help.",
    "shwo": "There is no command 'shwo'. Did you mean 'show'?",
    "paint": "There is no command 'paint'. \(commands)",
    "--draw": "There is no option '--draw' without a command. \(commands)",
  ]

  @Test(arguments: sentences.keys.sorted())
  func aWrongCommandLineIsReportedInOneLine(line: String) {
    let error = #expect(throws: UsageError.self) { try action(line) }
    #expect(error?.sentence == Self.sentences[line])
  }

  @Test(arguments: ["--device", "--text-size"]) func aMissingNameIsReportedWithAllNames(option: String) {
    let error = #expect(throws: UsageError.self) { try action("show chat \(option)") }
    let isDevice = option == "--device"
    let names = isDevice ? Conditions.screens.map(\.name) : Conditions.textSizes.map(\.name)
    let kind = isDevice ? "a device. Devices" : "a text size. Text sizes"
    #expect(error?.sentence == "\(option) needs \(kind): \(names.joined(separator: ", ")).")
  }

  @Test(arguments: [
    "390", "x", "390x", "x844", "0x844", "390x10001", "-1x5", "1e3x5", "nanx5", "infx5", "390x844x2",
    "390 x844", "３x４",
  ])
  func anInvalidSizeIsRefused(text: String) {
    #expect(throws: UsageError.badSize(text)) { try arguments.action(for: ["show", "chat", "--size", text]) }
  }

  @Test func livePagesAreExportedInParts() throws {
    #expect(try action("live folder") == .live("folder", scenes: [], part: .all))
    let part = try LivePart("2/3")
    #expect(try action("live folder tiles --part 2/3") == .live("folder", scenes: ["tiles"], part: part))
    #expect((0..<7).filter(part.contains) == [1, 4])
    let halves = try [LivePart("1/2"), LivePart("2/2")]
    #expect((0..<5).map { index in halves.filter { $0.contains(index) }.count } == [1, 1, 1, 1, 1])
  }

  @Test(arguments: ["", "1", "/", "1/", "/2", "0/2", "3/2", "-1/2", "1/2/3", "1 /2", "a/b"])
  func anInvalidPartIsRefused(text: String) {
    #expect(throws: UsageError.badPart(text)) {
      try arguments.action(for: ["live", "folder", "--part", text])
    }
  }

  @Test(arguments: ["", "1", "1,2,3", "1,2,3,4,5", "1,2,3,1001", "-1,2,3,4", "1,,3,4", "1, 2,3,4"])
  func invalidInsetsAreRefused(text: String) {
    #expect(throws: UsageError.badInsets(text)) {
      try arguments.action(for: ["show", "chat", "--safe-area", text])
    }
  }

  @Test func aSuggestionDiffersInOneLetterOfThree() {
    let names = ["chat", "corners", "verb-xplace"]
    let found = { Suggestion.candidates(for: $0, in: names) }
    #expect(found("chat") == ["chat"] && found("caht") == ["chat"] && found("cha") == ["chat"])
    #expect(found("korner") == ["corners"] && found("verb") == ["verb-xplace"])
    #expect(found("settings") == [] && found("") == [])
  }

  @Test func theBeginningOfSeveralNamesIsAnsweredWithAllOfThem() {
    let names = ["iphone-16", "iphone-16-landscape", "ipad-mini"]
    let sentence = Suggestion.sentence(for: "iPhone", in: names)
    #expect(sentence == "Did you mean one of these: iphone-16, iphone-16-landscape?")
  }
}

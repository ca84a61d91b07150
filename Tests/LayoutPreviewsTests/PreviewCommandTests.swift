import AutoLayoutKit
import Foundation
import LayoutInspection
import LayoutRendering
import TestSupport
import Testing
import UIKit

@testable import LayoutPreviews

/// A screen whose button is below its title; the empty state has no title.
private final class Cart: UIViewController {
  let titleLabel = UILabel()
  let pay = UIButton(type: .system)
  private let state: String

  init(_ state: String) {
    self.state = state
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { preconditionFailure("A cart is made in code.") }

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    titleLabel.text = state == "empty" ? nil : "Cart"
    pay.setTitle("Pay", for: .normal)
    for child in [titleLabel, pay] { view.addSubview(child) }
    view.tk_constraint { make in
      make.xPlace(17, titleLabel, 23)
      make.xPlace(29, pay, 31)
      make.safeArea.yPlace(11, titleLabel, 13, pay, make.wall)
      make.height(pay) == 44
    }
  }
}

/// A card whose content determines its height: 10 + 40 + 14.
@MainActor private func card() -> UIView {
  let card = UIView()
  let bar = UIView()
  card.addSubview(bar)
  card.tk_constraint { make in
    make.xPlace(16, bar, 20)
    make.yPlace(10, bar, 14)
    make.height(bar) == 40
  }
  return card
}

/// A view with a label that reaches out of it below 390 points of width.
@MainActor private func narrow() -> UIView {
  let view = UIView()
  let label = UILabel(frame: CGRect(x: 350, y: 20, width: 40, height: 30))
  label.text = "A"
  view.addSubview(label)
  return view
}

@MainActor @Suite struct PreviewCommandTests {
  private static let previews = [
    LayoutPreview("cart", states: ["full", "empty"]) { Cart($0) },
    LayoutPreview("card") { card() },
    LayoutPreview("narrow", conditions: .init(size: CGSize(width: 300, height: 60), safeArea: .zero)) {
      narrow()
    },
  ]

  private final class Written {
    var output = ""
    var errors = ""
  }

  private func run(
    _ line: String, _ previews: [LayoutPreview] = Self.previews, in folder: URL = URL(fileURLWithPath: "/"),
    path: String = ""
  ) -> (status: Int32, output: String, errors: String) {
    let written = Written()
    let command = PreviewCommand(
      previews, output: { written.output += $0 }, errors: { written.errors += $0 },
      terminal: TerminalOptions(columns: 60, color: .plain), folder: folder, searchPath: path,
      program: URL(fileURLWithPath: "/nowhere/Screens"))
    return (command.run(line.split(separator: " ").map(String.init)), written.output, written.errors)
  }

  private func rows(_ output: String) -> [[String]] {
    output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }

  private func object(_ json: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  /// Runs a body in a new, empty folder, and removes the folder afterward.
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "previews-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func withoutACommandTheFirstPreviewIsShown() {
    let result = run("")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("cart at 393x852\n┌"))
    #expect(result.output.contains("\n3 previews; swift run Screens list prints the names.\n"))
  }

  @Test func theListHasSizesAndStates() throws {
    let lines = ["cart    states: full, empty", "card", "narrow  300x60"]
    #expect(run("list").output == lines.joined(separator: "\n") + "\n")
    let json = Data(run("list --json").output.utf8)
    let listed = try #require(try JSONSerialization.jsonObject(with: json) as? [[String: Any]])
    #expect(listed.compactMap { $0["name"] as? String } == ["cart", "card", "narrow"])
    #expect(listed.first?["states"] as? [String] == ["full", "empty"])
  }

  @Test func aControllerFillsItsDevice() {
    let phone = rows(run("show cart --text").output)
    // The safe area of an iPhone 16 begins at 59.
    #expect(phone.contains(["UIWindow/Cart/titleLabel", "17", "70", "353", "20.33"]))
    let small = rows(run("show cart --text --device iphone-se-1st-generation").output)
    #expect(small.contains(["UIWindow/Cart/titleLabel", "17", "31", "280", "20.5"]))
    let empty = rows(run("show cart --text --state empty").output)
    #expect(empty.contains(["UIWindow/Cart/titleLabel", "17", "70", "353", "0"]))
  }

  @Test func aViewWhoseContentDeterminesItsHeightHasThisHeight() {
    #expect(rows(run("show card --text").output).first == ["UIView", "0", "0", "393", "64"])
    #expect(rows(run("show card --text --size 200x300").output).first == ["UIView", "0", "0", "200", "300"])
    let large = rows(run("show card --text --device iphone-16-pro-max").output)
    #expect(large.first == ["UIView", "0", "0", "440", "64"])
  }

  @Test func theStyleIsThatOfThePicture() {
    func background(_ style: UIUserInterfaceStyle) -> PictureColor? {
      Self.previews[0].shown(under: .init(style: style)) { LayoutSnapshot(of: $0).nodes[1].style.fill }
    }
    #expect(background(.light) == PictureColor(red: 1, green: 1, blue: 1))
    #expect(background(.dark) == PictureColor(red: 0, green: 0, blue: 0))
    #expect(run("show cart --svg").output != run("show cart --svg --style dark").output)
  }

  @Test func aViewIsExplained() throws {
    let text = run("explain cart pay").output
    #expect(text.contains("left = 29"))
    let explained = try object(run("explain cart pay --json").output)
    #expect(explained["preview"] as? String == "cart")
    #expect(explained["version"] as? Int == 1)
    let views = try #require(explained["views"] as? [[String: Any]])
    let lines = try #require(views.first?["lines"] as? [[String: Any]])
    let sites = try #require(lines.first?["sites"] as? [[String: Any]])
    #expect(sites.first?["file"] as? String == "PreviewCommandTests.swift")
    #expect(sites.first?["verb"] as? String == "xPlace")
  }

  @Test func aWrongNameIsAnsweredWithTheNearestOne() {
    let sentences = [
      "show crat": "There is no preview 'crat'. Did you mean 'cart'?",
      "check basket": "There is no preview 'basket'. Previews: cart, card, narrow.",
      "show cart --state ful": "The preview 'cart' has no state 'ful'. Did you mean 'full'?",
      "show card --state full": "The preview 'card' has one state only, without a name.",
      "explain cart payy": "The preview 'cart' has no view 'payy'. Did you mean 'pay'?",
      "completion tcsh": "There is no completion for 'tcsh'. Shells: bash, zsh, fish.",
      "help shwo": "There is no command 'shwo'. Did you mean 'show'?",
    ]
    for (line, sentence) in sentences {
      let result = run(line)
      #expect(result.errors == "Screens: \(sentence)\n")
      #expect(result.status == 64, "\(line)")
      #expect(result.output.isEmpty)
    }
  }

  @Test func twoPreviewsOfOneNameAreRefused() {
    let result = run("list", Self.previews + [LayoutPreview("card") { card() }])
    #expect(result.status == 64)
    #expect(result.errors == "Screens: Two previews have the name 'card'; each needs a name of its own.\n")
  }

  @Test func aPreviewWithoutProblemsPassesTheCheck() {
    let result = run("check card")
    #expect(result.output == "card under 7 conditions: no problems.\n")
    #expect(result.status == 0)
    #expect(run("check card --rtl").output == "card at 393x64: no problems.\n")
  }

  @Test func aCauseIsNamedOnceForAllConditions() throws {
    let result = run("check narrow")
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("narrow under 3 conditions: 1 problem\n\noutsideContainer: "))
    let checked = try object(run("check narrow --json").output)
    #expect(checked["previews"] as? [String] == ["narrow"])
    let problems = try #require(checked["problems"] as? [[String: Any]])
    #expect(problems.count == 1)
    #expect(
      problems.first?["conditions"] as? [String] == ["300x60", "300x60, right to left", "300x60, dark"])
    let problem = try #require(problems.first?["problem"] as? [String: Any])
    #expect(problem["kind"] as? String == "outsideContainer")
  }

  @Test func aProblemIsMarkedInThePicture() {
    let picture = PreviewCheck.picture(of: Self.previews[2], .init())
    let marked = picture.nodes.filter { $0.name == "mark" }
    #expect(marked.first?.frame == CGRect(x: 350, y: 20, width: 40, height: 30))
  }

  @Test func theSmallestFailingCaseIsNamed() throws {
    let result = run("stress narrow --size 400x60")
    #expect(result.output == "narrow: no case fails.\n")
    let failed = run("stress narrow --json")
    #expect(failed.status == 1)
    #expect(failed.errors.hasPrefix("narrow: 4 screens and all sizes between them"))
    let failures = try #require(try object(failed.output)["failures"] as? [[String: Any]])
    let failure = try #require(failures.first)
    // The right edge of the label is at 350 + 40.
    #expect(failure["threshold"] as? Int == 390)
    #expect(failure["axis"] as? String == "horizontal")
    #expect(run("stress narrow").output.hasPrefix("narrow: Below 390 pt wide"))
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

  @Test func theHelpHasEveryCommandAndOption() {
    let help = run("help").output
    for command in Command.listed { #expect(help.contains("swift run Screens \(command)")) }
    for option in Set(Command.listed.flatMap(\.options)) { #expect(help.contains(option.rawValue)) }
    #expect(run("show --help").output.contains("--device <name>"))
    #expect(run("help check").output.hasPrefix("swift run Screens check [preview]\n"))
  }

  @Test func theCompletionNamesPreviewsAndCommands() {
    for shell in ["bash", "zsh", "fish"] {
      let script = run("completion \(shell)").output
      #expect(script.contains("cart card narrow"))
      #expect(script.contains("list show explain"))
    }
  }

  @Test func thePagesHaveEachLayoutAndItsReasons() throws {
    try inFolder { folder in
      let result = run("gallery out", in: folder)
      #expect(result.status == 0)
      let out = folder.appendingPathComponent("out")
      #expect(result.output.hasSuffix(out.appendingPathComponent("index.html").path + "\n"))
      let index = try String(contentsOf: out.appendingPathComponent("index.html"), encoding: .utf8)
      // Seven conditions and a state; seven; and three for a preview with a size of its own.
      #expect(index.components(separatedBy: "\"file\":").count == 1 + 8 + 7 + 3)
      let script = try String(
        contentsOf: out.appendingPathComponent("layouts/cart-iphone-16.js"), encoding: .utf8)
      #expect(script.hasPrefix("showLayout({"))
      #expect(script.hasSuffix("})"))
      #expect(script.contains("left = 29"))
      let files = try FileManager.default.contentsOfDirectory(
        atPath: out.appendingPathComponent("layouts").path)
      #expect(files.count == 2 * (8 + 7 + 3))
      #expect(run("sheet sheet", in: folder).status == 0)
      let plain = folder.appendingPathComponent("sheet/layouts/cart-iphone-16.js")
      #expect(try !String(contentsOf: plain, encoding: .utf8).contains("left = 29"))
    }
  }

  @Test func withoutAConverterAPictureIsRefused() throws {
    try inFolder { folder in
      let result = run("show card --png", in: folder, path: "/nowhere:\(folder.path)")
      #expect(result.status == 1)
      #expect(result.errors == "Screens: \(PictureFile.missing)\n")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(files.isEmpty)
      let missing = run("show card --svg a/b.svg", in: folder)
      #expect(missing.errors.hasSuffix("cannot be written: The folder \(folder.path)/a does not exist.\n"))
    }
  }

  nonisolated private static let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""

  @Test(.enabled("a converter is installed", { PictureFile.converter(in: searchPath) != nil }))
  func aPictureIsWrittenAsPNG() throws {
    try inFolder { folder in
      let result = run("show card --png", in: folder, path: Self.searchPath)
      let file = folder.appendingPathComponent("card-393x64.png")
      #expect(result.status == 0)
      #expect(result.output == "\(file.path)\n")
      // Two pixels for each point.
      #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 2 * 393, height: 2 * 64))
    }
  }
}

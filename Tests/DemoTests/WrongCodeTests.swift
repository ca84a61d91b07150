import Foundation
import Testing

/// The compiler's messages about wrong lines that a person may write.
///
/// All lines are compiled at once, each as the body of a function of its own, against the
/// modules with which these tests are built.
@Suite struct WrongCodeTests {
  /// The wrong lines, each with the words that its message must contain.
  ///
  /// The other words of the message are not tested.
  private static let table: [(line: String, words: [String])] = [
    (#"make.xPlace("20", a)"#, ["error:", "'String'", "AutoLayoutKitChainPart"]),
    ("make.xPlace(true, a)", ["error:", "'Bool'", "AutoLayoutKitChainPart"]),
    ("make.xPlace(20, a, nil)", ["error:", "'nil'", "AutoLayoutKitChainPart"]),
    ("make.xPlace(20 a)", ["error:", "expected ',' separator"]),
    ("make.xPlace(a, make.w * 0.5, b)", ["error:", "AutoLayoutKitAttribute"]),
    ("make.xPlace(20, a, wall)", ["error:", "write make.wall"]),
    ("_ = make.left", ["error:", "write make.xLeft(view, by: 16), or a row: make.xPlace(16, view)"]),
    ("_ = make.leading", ["error:", "write make.directional.xLeft(view, by: 16)"]),
    ("_ = make.top", ["error:", "write make.yTop(view, by: 16), or a column: make.yPlace(16, view)"]),
    ("_ = make.edges", ["error:", "write make.inset(16).equal(view)"]),
    ("make.xLeading(a)", ["error:", "write make.directional.xLeft(view)"]),
    (
      "make.yPlace(20, a, make.wall(), b)",
      ["error:", "cannot call value of non-function type 'AutoLayoutKitGap'"]
    ),
    ("make.xLeft(a, 20)", ["error:", "'Int'", "AutoLayoutKitItems"]),
    ("make.xleft(a)", ["error:", "'AutoLayoutKitMaker' has no member 'xleft'"]),
    ("make.center(nil)", ["error:", "'nil'", "AutoLayoutKitItems"]),
    ("make.ref(20).xLeft(a)", ["error:", "'Int'", "'AutoLayoutKitItem'"]),
    ("make.insetEdges(16)", ["error:", "missing argument label 'edge:' in call"]),
    ("make.width(a) = 10", ["error:", "not assignable"]),
    ("make.width(a) == nil", ["warning:", "'AutoLayoutKitLengths' to 'nil' always returns false"]),
    (
      "make.width(a) == b",
      ["error:", "a width or a height is compared with a number, a range, an attribute"]
    ),
    (
      "make.width(a) == make.w * make.h",
      ["error:", "'*' cannot be applied to two 'AutoLayoutKitAttribute' operands"]
    ),
    (
      "make.width(a) == (make.w - 24) / 3 * 2 + AutoLayoutKitAttribute(b, .width)",
      ["warning:", "a constraint has one attribute on each side, so the second is not used"]
    ),
    ("make.xPlace(20, Set([a, b]))", ["error:", "'Set<UIView>'", "AutoLayoutKitChainPart"]),
    ("make.width(a) == [10, nil]", ["error:", "a width or a height is compared with a number, a range"]),
    (#"make.width(a) == "wide""#, ["error:", "a width or a height is compared with a number"]),
    ("make.width(a) != 10", ["error:", "a width or a height is compared by ==, <= or >="]),
    ("make.width(a) > 10", ["error:", "a width or a height is compared by ==, <= or >="]),
    (
      "make.size(a) == (100, 100, 100)",
      ["error:", "a size is compared with a pair such as (40, 40), or with a CGSize"]
    ),
    ("make.size(a) == 100", ["error:", "a size is compared with a pair such as (40, 40), or with a CGSize"]),
    (#"make.install(a == "title")"#, ["error:", "'UIView'"]),
    ("make.install(AutoLayoutKitAttribute(a, .left) == b)", ["error:", "'UIView'", "'AutoLayoutKitNumber'"]),
    ("view.tk_constraint(group) { make in make.xLeft(a) }", ["error:", "'AutoLayoutKitConstraintGroup'"]),
    ("make.xPlace(a, flexible, b)", ["error:", "cannot find 'flexible' in scope"]),
    ("make.xPlace(a, flexible * 2, b)", ["error:", "cannot find 'flexible' in scope"]),
    ("make.xPlace(20, controller, 8)", ["error:", "'UIViewController'", "AutoLayoutKitChainPart"]),
    ("make.xLeft(controller)", ["error:", "'UIViewController'", "AutoLayoutKitItems"]),
    ("make.xPlace(20, a, 8..<20, b)", ["error:", "'Range<Int>'", "AutoLayoutKitChainPart"]),
    (
      "make.xPlace(a, b).priority(.high)",
      ["error:", "a priority comes before the verb: make.priority(.high).xPlace(…)"]
    ),
    (
      "make.xLeft(a).priority(750)",
      ["error:", "a priority comes before the verb: make.priority(.high).xPlace(…)"]
    ),
    ("(make.width(a) == 20).priority(.high)", ["error:", "a priority comes before the verb"]),
    ("make.width(a).priority(.high) == 20", ["error:", "'AutoLayoutKitLengths' has no member 'priority'"]),
    ("make.xPlace(a, b, align: .left)", ["error:", "'AutoLayoutKitRowAlignment?' has no member 'left'"]),
    ("make.yPlace(a, b, align: .top)", ["error:", "'AutoLayoutKitColumnAlignment?' has no member 'top'"]),
    ("make.grid(cell(a, columns: 2), b, columns: 3)", ["error:", "cannot find 'cell' in scope"]),
    (#"make.effect(a, \.alpha, "half")"#, ["error:", "'String'", "'CGFloat'"]),
    ("make.effect(a, \\.bounds.width, 5)", ["error:", "'ReferenceWritableKeyPath<UIView, Int>'"]),
    ("make.xPlace(20, a", ["error:", "expected ')' in expression list"]),
  ]

  /// The texts that no message may contain, because they mean that the compiler has given up.
  private static let givingUp = [
    "failed to produce diagnostic", "ambiguous without more context",
    "unable to type-check this expression in reasonable time",
  ]

  @Test func aWrongLineGetsAMessageThatHelps() throws {
    let (messages, status) = try messages(about: Self.table.map(\.line))
    #expect(status != 0)
    for (wrong, reported) in zip(Self.table, messages) {
      let text = reported.joined(separator: "\n")
      #expect(!reported.isEmpty, "\(wrong.line)")
      for word in wrong.words { #expect(text.contains(word), "\(wrong.line): \(text)") }
      for word in Self.givingUp { #expect(!text.contains(word), "\(wrong.line): \(text)") }
    }
  }

  @Test func aRightLineIsCompiledWithoutAMessage() throws {
    let lines = [
      "make.xPlace(20, a, make.wall, b, 20)", "make.width(a, b) == [10, make.w * 0.5]",
      "make.xPlace(a, items, b)", "make.xPlace([a, b].flatMap { [8, $0] })",
      "make.priority(.defaultLow).xLeft(a)", "make.xHugging(a) == UILayoutPriority(300)",
      "make.width(a, b) == [10, .between(make.insets.left, 20)]",
    ]
    let (messages, status) = try messages(about: lines)
    #expect(messages == lines.map { _ in [] } && status == 0)
  }

  /// Returns the errors and warnings about each of the lines, in the compiler's order, and its exit status.
  private func messages(about lines: [String]) throws -> (messages: [[String]], status: Int32) {
    let head = ["import AutoLayoutKit", "import UIKit"]
    let views = "_ view: UIView, _ a: UIView, _ b: UIView, _ controller: UIViewController, _ items: [Any]"
    let arguments = "_ make: AutoLayoutKitMaker, _ group: AutoLayoutKitConstraintGroup, \(views)"
    let functions = lines.enumerated().flatMap { index, line in
      ["@MainActor func line\(index)(\(arguments)) {", line, "}"]
    }
    var messages = [[String]](repeating: [], count: lines.count)
    let (outputs, status) = try compile((head + functions).joined(separator: "\n"))
    for output in outputs {
      guard let colon = output.range(of: "Wrong.swift:") else { continue }
      let number = output[colon.upperBound...].prefix { $0.isNumber }
      let text = output[colon.upperBound...]
      guard let line = Int(number), text.contains("error: ") || text.contains("warning: ") else { continue }
      let index = (line - head.count - 1) / 3
      try #require(
        line > head.count && messages.indices.contains(index),
        "a message about no line of the table: \(output)")
      messages[index].append(String(text))
    }
    return (messages, status)
  }

  /// Returns the output of the compiler about a source, line by line, and its exit status.
  private func compile(_ source: String) throws -> (lines: [String], status: Int32) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("wrong-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Wrong.swift")
    try Data(source.utf8).write(to: file)
    // These tests are .build/debug/AutoLayoutKitPackageTests.xctest; the folder Modules is beside it.
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let modules = tests.deletingLastPathComponent().appendingPathComponent("Modules")
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm", "-I", modules.path,
      file.path,
    ]
    let output = Pipe()
    compiler.standardError = output
    try compiler.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    compiler.waitUntilExit()
    return (String(decoding: data, as: UTF8.self).components(separatedBy: "\n"), compiler.terminationStatus)
  }
}

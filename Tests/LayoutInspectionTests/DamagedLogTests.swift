import Foundation
import TestSupport
import Testing
import UIKit

@testable import LayoutInspection

/// Logs as they come out of issue trackers, terminals and consoles of devices.
@MainActor @Suite struct DamagedLogTests {
  private static let list = [
    "<NSLayoutConstraint:0x6001 H:|-(20)-[UILabel:0x81'Name']   (active, names: '|':App.Card:0x80 )>",
    "<NSLayoutConstraint:0x6002 UILabel:0x81'Name'.width == 290   (active)>",
    "<NSLayoutConstraint:0x6003 'edge' UILabel:0x81'Name'.right == App.Card:0x80.right - 30   (active)>",
    "<NSLayoutConstraint:0x6004 'UIView-Encapsulated-Layout-Width' App.Card:0x80.width == 320   (active)>",
  ]
  private static let answer =
    "UILabel 'Name'.left == Card.left + 20, UILabel 'Name'.width == 290 and edge (UILabel 'Name'.right == "
    + "Card.right - 30) together need 20 + 290 + 30 = 340, but Card is 320 wide. Make UILabel 'Name'.width "
    + "at most 290."
  private static let lines =
    ["Unable to simultaneously satisfy constraints.", "("] + list.map { "    \"\($0)\"," }
    + [")", "", "Will attempt to recover by breaking constraint", list[1]]

  private func found(_ lines: [String]) -> [LogConflict] {
    LayoutReports.logConflicts(in: lines.joined(separator: "\n"))
  }

  private func expectAnswer(_ lines: [String], _ comment: Comment) {
    let found = found(lines)
    #expect(found.map(\.description) == [Self.answer], comment)
    #expect(found.first?.constraints?.map(\.isBroken) == [false, true, false, false], comment)
    #expect(found.first?.unread == [], comment)
  }

  @Test func theSignsOfIssueTrackersAreLeftOut() {
    expectAnswer(Self.lines, "as it is")
    expectAnswer(Self.lines.map { "**\($0)**" }, "bold")
    expectAnswer(Self.lines.map { $0.replacing("-(20)-", with: "~~(20)~~") }, "struck out")
    expectAnswer(
      Self.lines.map { $0.replacing("<", with: "&lt;").replacing(">", with: "&gt;") }, "entities")
    let quoted = Self.lines.map { line in
      line.replacing("'Name'", with: "‘Name’").replacing("\"<", with: "“<").replacing(">\"", with: ">”")
    }
    expectAnswer(quoted, "curly quotes")
    expectAnswer(Self.lines.map { "• " + $0 }, "bullets")
    expectAnswer(Self.lines.map { "* " + $0 }, "stars")
    expectAnswer(Self.lines.map { "> " + $0 }, "a quotation")
    expectAnswer(Self.lines.map { $0.replacing("-(20)-", with: "–(20)–") }, "dashes")
  }

  @Test(arguments: [80, 100]) func wrappedLinesAreJoined(width: Int) {
    func hard(_ line: String) -> [String] {
      stride(from: 0, to: max(line.count, 1), by: width).map {
        String(line.dropFirst($0).prefix(width))
      }
    }
    func soft(_ line: String) -> [String] {
      line.split(separator: " ", omittingEmptySubsequences: false).reduce(into: [""]) { lines, word in
        if lines[lines.count - 1].count + word.count >= width {
          lines.append(String(word))
        } else {
          lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
        }
      }
    }
    expectAnswer(Self.lines.flatMap(hard), "a terminal")
    expectAnswer(Self.lines.flatMap(soft), "between words")
  }

  @Test func theDeviceOnEachLineIsLeftOut() {
    let prefix = "Mar  1 09:41:07 Anns-iPhone App(UIKitCore)[412] <Notice>: "
    expectAnswer(Self.lines.map { prefix + $0 }, "a device")
    let halves = Self.list.map { line in
      ["\"" + line.prefix(60), line.dropFirst(60) + "\","].map { prefix + $0 }
    }
    let end = Self.lines.suffix(2).map { prefix + $0 }
    expectAnswer([prefix + Self.lines[0]] + halves.flatMap { $0 } + end, "wrapped, on a device")
  }

  @Test func theFirstWordsMayBeMissing() {
    expectAnswer(Array(Self.lines.dropFirst(2)), "a list")
    let twice = found(Array(Self.lines.dropFirst()) + Self.lines)
    #expect(twice.map(\.count) == [2])
    expectAnswer(
      ["Unable to simultaneously", "satisfy constraints."] + Self.lines.dropFirst(), "wrapped first words")
  }

  @Test func oneLineHoldsTheWholeList() {
    expectAnswer([Self.lines.joined(separator: " ")], "one line")
    let line = Self.lines.joined(separator: " ").replacing("\", ) Will", with: "\" ) Will")
    expectAnswer(["> " + line.replacing("<", with: "&lt;").replacing(">", with: "&gt;")], "with entities")
  }

  @Test func aLineThatCannotBeReadIsSaidAndTheRestIsAnswered() {
    var lines = Self.lines
    lines.insert("    \"<private>\",", at: 3)
    lines.insert("    \"<NSLayoutConstraint:0x6009 UILabel:0x81.width ~ 4>\",", at: 4)
    let found = found(lines)
    #expect(found.map(\.description) == [Self.answer])
    #expect(found[0].unread == ["\"<private>\",", "<NSLayoutConstraint:0x6009 UILabel:0x81.width ~ 4>"])
  }

  // The fuzzer

  private static func below(_ random: inout SplitMix64, _ limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &random)
  }

  /// Changes some characters, words and lines of a text.
  private static func mutated(_ text: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = text
    let pieces = [
      "<", ">", ":0x", "'", "\"", "(", ")", "-(", "|", "[", "]", ".", " == ", "\n", "*", "1e308", "-1e9",
      "\\U", "\\Ud83d", "0*", "names: '|':", "é", "<private>", "simultaneously satisfy", "\r\n",
      "breaking constraint",
    ]
    for _ in 0..<below(&random, 6) + 1 where !bytes.isEmpty {
      let place = below(&random, bytes.count)
      let count = min(below(&random, 40), bytes.count - place)
      switch below(&random, 7) {
      case 0: bytes[place] = UInt8(below(&random, 256))
      case 1: bytes.removeSubrange(place..<place + count)
      case 2: bytes.insert(contentsOf: bytes[place..<place + count], at: below(&random, bytes.count))
      case 3: bytes.insert(contentsOf: Array(pieces[below(&random, pieces.count)].utf8), at: place)
      case 4:
        let digits = bytes.indices.filter { (48...57).contains(bytes[$0]) }
        if !digits.isEmpty { bytes[digits[below(&random, digits.count)]] = UInt8(48 + below(&random, 10)) }
      case 5: bytes.swapAt(place, below(&random, bytes.count))
      default: bytes = Array(bytes.prefix(place))
      }
    }
    return bytes
  }

  /// The solves of an answer visit at most this number of rows, which takes a small part of a second.
  private static let mostWork = 2_000_000

  @Test(arguments: TestEffort.blocks(100)) func everyMutatedLogIsAnswered(block: UInt64) throws {
    let recordings = try RecordedConflict.List.all[0].read()
    let texts = recordings.map(RecordedLogTests.log) + [Self.lines.joined(separator: "\n")]
    let logs = texts.map { Array($0.utf8) }
    var random = SplitMix64(seed: block)
    for number in 0..<TestEffort.choose(all: 10_000, usually: 300) {
      let log = logs[Self.below(&random, logs.count)]
      let text = String(decoding: Self.mutated(log, &random), as: UTF8.self)
      for conflict in ConflictLog.all(in: text) {
        let reader = ConflictLogReader(conflict)
        _ = reader.conflict
        let work = reader.result.work?.count ?? 0
        #expect(work < Self.mostWork, "block \(block), text \(number): \(work)")
      }
    }
  }

  @Test func aLongListAndRepeatedSignsAreAnswered() {
    for sign in ["[", "(", "<", "<a:0x", "'", "\\U", "simultaneously satisfy ", "**", "a.b == "] {
      let line = String(repeating: sign, count: 20_000)
      let constraint = "\"<NSLayoutConstraint:0x1 " + line + ">\""
      let lines = ["Unable to simultaneously satisfy constraints.", constraint, line]
      #expect(found(lines).isEmpty, "\(sign)")
    }
    let long = (0..<400).map { "<NSLayoutConstraint:0x\($0) V:[A:0x\($0)]-(5)-[A:0x\($0 + 1)]   (active)>" }
    let closing = "<NSLayoutConstraint:0x999 V:[A:0x400]-(5)-[A:0x0]   (active)>"
    let text = ([Self.lines[0]] + long + [closing]).joined(separator: "\n")
    for conflict in ConflictLog.all(in: text) {
      let reader = ConflictLogReader(conflict)
      _ = reader.conflict
      #expect(reader.result.work?.count ?? 0 < Self.mostWork)
    }
  }
}

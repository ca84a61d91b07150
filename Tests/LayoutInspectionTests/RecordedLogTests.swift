import AutoLayoutKit
import Foundation
import TestSupport
import Testing
import UIKit

@testable import LayoutInspection

/// Logs in the forms that the versions of UIKit and AppKit write, and the conflicts whose facts are recorded.
@MainActor @Suite struct RecordedLogTests {
  // The forms

  /// Returns the logs of `Fixtures/conflict-logs.txt` by their titles.
  private static func logs() throws -> [String: String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let text = try String(
      contentsOf: folder.appendingPathComponent("Fixtures/conflict-logs.txt"), encoding: .utf8)
    let parts = ("\n" + text).components(separatedBy: "\n# ").dropFirst()
    return Dictionary(
      uniqueKeysWithValues: parts.map { part in
        let title = part.prefix { $0 != "\n" }
        return (String(title), String(part.dropFirst(title.count)))
      })
  }

  /// The title of each log, and the beginning of its report: the sum, and the length that contradicts it.
  private nonisolated static let expected = [
    (
      "iOS 7",
      "UILabel.height == 30, UILabel.top == UICollectionReusableView.top and UILabel.bottom == "
        + "UICollectionReusableView.bottom together need 30, but UICollectionReusableView is 44 high."
    ),
    (
      "iOS 8, the broken constraint on the line of the words",
      "UIView.height == 90, UIView.top == UITableViewCellContentView.top and UIView.bottom == "
        + "UITableViewCellContentView.bottom together need 90, but UITableViewCellContentView is 48 high. "
        + "Make UIView.height at most 90."
    ),
    // The insets of margins are not in a log, but they are inside the view.
    (
      "iOS 9, margins and the system's spacing",
      "UIButton 'More'.left == UILabel.right + 8, UILabel.leading == UIView.leadingMargin and "
        + "UIView.trailingMargin == UIButton 'More'.trailing together need at least 8, but UIView is 0 wide, "
        + "so nothing is left for UILabel. Give UIView.trailingMargin == UIButton 'More'.trailing or "
        + "UILabel.leading == UIView.leadingMargin a priority below 1000. The margins count as not negative."
    ),
    (
      "iOS 10, a class of UIKit",
      "_UILayoutGuide.height == 0, UINavigationBar.top == _UILayoutGuide.bottom - 20 and _UILayoutGuide.top "
        + "== UIView.top together need 0 - 20 = -20, but UINavigationBar.top == UIView.top. "
        + "Remove UINavigationBar.top == UIView.top."
    ),
    (
      "iOS 11, a class of the app",
      "UIStackView.left == Bar.left + 12 and UIStackView.trailing == Bar.trailing - 15 together need "
        + "12 + 15 = 27, but Bar is 0 wide, so nothing is left for UIStackView. "
        + "Give UIStackView.trailing == Bar.trailing - 15"
    ),
    (
      "iOS 12, a mask",
      "_UIButtonBarStackView.top == _UIToolbarContentView.top + 8 and _UIButtonBarStackView.bottom == "
        + "_UIToolbarContentView.bottom together need 8, but _UIToolbarContentView is 0 high, so nothing is "
        + "left for _UIButtonBarStackView. No constraint of your code takes part: all are the system's"
    ),
    (
      "iOS 10, an image as wide as its view",
      "UIImageView.width == UIView.width, UILabel 'Leo'.left == UIView.left + 10 and UILabel 'Leo'.right == "
        + "UIView.right - 11 together need 10 + 11 = 21, but UIImageView.width == 1, so nothing is left for "
        + "UILabel 'Leo'."
    ),
    (
      "iOS 12, SnapKit in a header without a size",
      "Separator.swift:17 snp needs 16 + 16 = 32, but _UITableViewHeaderFooterContentView is 0 wide, so "
        + "nothing is left for UILabel. Give UILabel.trailing == "
        + "_UITableViewHeaderFooterContentView.trailing - 16 (Separator.swift:19)"
    ),
    (
      "macOS, a text in the name of a button",
      "NSButton 'Button'.width == 25 needs 25, but NSButton 'Button' is 20 wide by its autoresizing mask."
    ),
    (
      "macOS, the direction, and the conflict in a second form",
      "NSVisualEffectView.left == ItemView.left + 7 and NSVisualEffectView.right == ItemView.right - 9 "
        + "together need 7 + 9 = 16, but ItemView is 0 wide by its autoresizing mask, so nothing is left for "
        + "NSVisualEffectView. ItemView was laid out before it had a size: place it by constraints "
        + "(translatesAutoresizingMaskIntoConstraints = false), or give NSVisualEffectView.right == "
        + "ItemView.right - 9 a priority of 999."
    ),
    (
      "macOS, a view with a name of its own",
      "NSImageView.left == Cell.left + 5, NSImageView.width == 32, "
        + "NSTextField.left == NSImageView.right + 4, NSTextField.width >= 140 and "
        + "NSTextField.right == Cell.right - 8 "
        + "together need at least 5 + 32 + 4 + 140 + 8 = 189, but Cell is 180 wide by its autoresizing mask."
    ),
  ]

  @Test(arguments: expected) func theConstraintThatWasBrokenIsInTheSmallestSet(title: String, _: String)
    throws
  {
    let log = try #require(Self.logs()[title])
    let conflict = try #require(LayoutReports.logConflicts(in: log).first)
    #expect(conflict.constraints?.contains { $0.isBroken } == true, "\(conflict)")
  }

  @Test(arguments: expected) func aLogOfEachVersionIsRead(title: String, beginning: String) throws {
    let log = try #require(Self.logs()[title])
    let reports = LayoutReports.conflicts(inLog: log).map(\.description)
    #expect(reports.count == 1 && reports[0].hasPrefix(beginning), "\(reports)\n\(beginning)")
  }

  @Test func aPrivateMessageIsSkipped() throws {
    let log = try #require(Self.logs()["a private message"])
    #expect(LayoutReports.conflicts(inLog: log).isEmpty)
  }

  @Test func everyLogOfTheFileIsTested() throws {
    #expect(try Set(Self.logs().keys) == Set(Self.expected.map(\.0) + ["a private message"]))
  }

  @Test func theLogsInOneTextAreReadInTheirOrder() throws {
    let logs = try Self.logs()
    let text = Self.expected.compactMap { logs[$0.0] }.joined(separator: "\n")
    let reports = LayoutReports.conflicts(inLog: text).map(\.description)
    #expect(reports.count == Self.expected.count)
    for (report, (title, beginning)) in zip(reports, Self.expected) {
      #expect(report.hasPrefix(beginning), "\(title): \(report)")
    }
  }

  // The facts

  @Test(arguments: RecordedConflict.List.all)
  func everyRecordedConstraintIsReadWithItsNumbers(list: RecordedConflict.List) throws {
    let recordings = try list.read()
    let members = recordings.flatMap(\.members)
    #expect(members.count >= 300)
    #expect(recordings.allSatisfy { $0.unread.isEmpty })
    for member in members {
      let text = Self.line(of: member)
      let read = try #require(ConflictLog.Line(text), "\(text)")
      #expect(read.address == "0x1" && read.identifier == member.identifier, "\(text)")
      let equation = try #require(ConflictLogEquation(read.body, names: read.names), "\(text)")
      #expect(LinearFact(equation) == LinearFact(member.equation), "\(text)")
    }
  }

  /// The list of a recording as a log.
  static func log(of recording: RecordedConflict) -> String {
    // One recording shortens its addresses to x106 and x107.
    func address(_ member: RecordedConflict.Member) -> String { "0x" + member.address.drop { $0 == "x" } }
    let lines = recording.members.map { member in
      "    \"" + line(of: member).replacingOccurrences(of: ":0x1 ", with: ":\(address(member)) ") + "\","
    }
    let broken = recording.members.first { $0.address == recording.broken }.map {
      line(of: $0).replacingOccurrences(of: ":0x1 ", with: ":\(address($0)) ")
    }
    return "Unable to simultaneously satisfy constraints.\n(\n" + lines.joined(separator: "\n")
      + "\n)\nWill attempt to recover by breaking constraint\n" + (broken ?? "")
  }

  @Test(arguments: RecordedConflict.List.all)
  func theConstraintOfARecordingThatWasBrokenIsInTheSmallestSet(list: RecordedConflict.List) throws {
    var unproved: [String] = []
    for recording in try list.read() where !recording.broken.isEmpty {
      let found = LayoutReports.logConflicts(in: Self.log(of: recording))
      #expect(found.count == 1)
      guard let set = found.first?.constraints else {
        unproved.append(recording.name)
        continue
      }
      #expect(set.filter(\.isBroken).count == 1, "\(recording.name): \(found[0])")
    }
    // The lists leave out a height, and the frame of M25 the superview from which it counts.
    #expect(unproved == ["L27", "M25", "M27", "M30"])
  }

  @Test(arguments: RecordedConflict.List.all)
  func aRecordingHasTheSameAnswerEachTime(list: RecordedConflict.List) throws {
    for recording in try list.read() {
      let log = Array(repeating: Self.log(of: recording), count: 8).joined(separator: "\n")
      #expect(LayoutReports.logConflicts(in: log).map(\.count) == [8], "\(recording.name)")
    }
  }

  /// Returns a constraint as UIKit writes it, with the address of each item behind its class.
  private static func line(of member: RecordedConflict.Member) -> String {
    let parts = member.rule.components(separatedBy: " @")
    let isVisual = parts[0].contains(/^[HV]:/)
    let body =
      isVisual
      ? parts[0].replacing(/\[(\w+)\]/) { "[\(Self.item($0.1))]" }
      : parts[0].replacing(/([A-Za-z]\w*)\.([A-Za-z]+)/) { "\(Self.item($0.1)).\($0.2)" }
    let type = member.isOfMask ? "NSAutoresizingMaskLayoutConstraint" : "NSLayoutConstraint"
    let name = member.identifier.map { "'\($0)' " } ?? ""
    let mask = member.isOfMask ? "h=--& v=--& " : ""
    let names = parts.count > 1 ? ", names: '|':\(Self.item(Substring(parts[1]))) " : ""
    return "<\(type):0x1 \(name)\(mask)\(body)   (active\(names))>"
  }

  /// Returns an item with an address that stands for its name: the codes of the letters.
  fileprivate static func item(_ name: some StringProtocol) -> String {
    "UIView:0x" + name.utf8.map { String($0, radix: 16) }.joined()
  }
}

/// An equation as a sum of attributes, whichever side they are on: a − b == −8 and b − a == 8 are the same.
private struct LinearFact: Equatable {
  private var factors: [String: Double] = [:]
  private var relation: NSLayoutConstraint.Relation
  private var constant: Double

  init(_ equation: ConflictLogEquation) {
    relation = NSLayoutConstraint.Relation(equation.relation)
    constant = equation.constant
    factors["\(equation.first.item.text).\(Self.absolute(equation.first.attribute))"] = 1
    if let second = equation.second {
      factors["\(second.item.text).\(Self.absolute(second.attribute))"] = -equation.multiplier
    }
    normalize()
  }

  @MainActor init(_ equation: RecordedConflict.Equation) {
    relation = equation.relation
    constant = equation.constant
    factors[Self.name(of: equation.first)] = 1
    if let second = equation.second { factors[Self.name(of: second)] = -equation.multiplier }
    normalize()
  }

  @MainActor private static func name(of side: RecordedConflict.Side) -> String {
    "\(RecordedLogTests.item(side.item)).\(absolute("\(side.attribute)"))"
  }

  /// Returns the name of an attribute in a layout from left to right.
  private static func absolute(_ attribute: String) -> String {
    let names = [
      "leading": "left", "trailing": "right", "leadingMargin": "leftMargin", "trailingMargin": "rightMargin",
      "minX": "left", "minY": "top",
    ]
    return names[attribute] ?? attribute
  }

  /// Gives the first attribute in the order of names a factor above 0.
  private mutating func normalize() {
    guard let first = factors.keys.min(), let factor = factors[first], factor < 0 else { return }
    factors = factors.mapValues { -$0 }
    constant = -constant
    relation = NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? .equal
  }
}

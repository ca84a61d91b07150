import Foundation
import LayoutSolver
import TestSupport
import Testing
import UIKit

@testable import LayoutInspection

/// The recorded conflicts: the first sentence has the sum that a person would do, and the edit in the words
/// of the answer ends the conflict in a solver of its own.
@MainActor @Suite struct ConflictAnswerTests {
  /// The sum of each recording, by hand; "=" stands for two constraints about one length or distance.
  private nonisolated static let sums = """
    L01 200 + 179.2 = 379.2
    L02 391 + 34 = 425
    L03 5 + 5 + 5 = 15
    L04 at least 44
    L05 5 + 5 = 10
    L06 =
    L07 200 + 2 × 16 + 2 × 200 = 632
    L08 at least 48
    L09 need 32
    L10 need 100
    L11 330 + 16 + 10 + 24 + 16 = 396
    L12 need 40
    L13 0.28 × 304 = 85.5
    L14 80 + 8 + 15 + 21 + 14 + 3 + 18 = 159
    L15 160 + 130.5 = 290.5
    L16 8 + 8 = 16
    L17 1 + 30 = 31
    L18 15 + 1.5 × 60 + 15 = 120
    L19 need 420
    L20 20 + 20 = 40
    L21 2 + 20 + 2 = 24
    L22 44 + 0 + 8 + 32 + 8 = 92
    L23 need 200
    L24 40 + 10 = 50
    L26 8 + 362 + 8 = 378
    L28 8 + 8 = 16
    L29 need 45
    L30 2 × 5 + 2 × 5 = 20
    L31 10 + 9 = 19
    L32 7 + 216 + 10 = 233
    L33 44 + 16 + 16 = 76
    L34 8 + 4 + 8 = 20
    L35 30 + 60 = 90
    L36 =
    L37 1 + 5000 + 10 = 5011
    L38 =
    L39 need 100
    L40 20 + 20 + 200 = 240
    L41 12 + 12 = 24
    M01 =
    M02 =
    M03 =
    M04 =
    M05 =
    M06 =
    M07 =
    M08 need 100
    M09 4 + 10 = 14
    M10 6 + 600 + 6 = 612
    M11 10 + 11 = 21
    M12 needs 40
    M13 at least 90
    M14 16 + 16 = 32
    M15 15 + 15 = 30
    M16 8 + 8 = 16
    M17 need 200
    M18 20 + 20 + 0 = 40
    M19 5 + 5 = 10
    M20 16 + 76 + 16 + 16 = 124
    M21 at least 8
    M22 need 103
    M23 need 8
    M24 needs
    M26 needs 112
    M28 need 20
    M29 =
    """

  /// The recordings without a sum: their lists leave out a height, or the superview that an edge counts from.
  private nonisolated static let incomplete = ["L27", "M25", "M27", "M30"]

  /// The recordings of which no constraint can be changed by the app.
  private nonisolated static let ofSystem = ["L29"]

  @Test(arguments: RecordedConflict.List.all)
  func theFirstSentenceHasTheSumAndTheEditEndsTheConflict(list: RecordedConflict.List) throws {
    var sums: [String: String] = [:]
    for line in Self.sums.split(separator: "\n") {
      sums[String(line.prefix(3))] = String(line.dropFirst(4))
    }
    var named = 0
    for recording in try list.read() {
      let log = RecordedLogTests.log(of: recording)
      let conflict = try #require(LayoutReports.logConflicts(in: log).first, "\(recording.name)")
      guard let sum = sums[recording.name] else {
        #expect(Self.incomplete.contains(recording.name), "\(conflict)")
        continue
      }
      let text = sum == "=" ? "cannot hold, because" : sum
      #expect(conflict.description.contains(text), "\(recording.name): \(conflict)")
      #expect(conflict.isOfSystem == Self.ofSystem.contains(recording.name), "\(recording.name): \(conflict)")
      named += 1
      if conflict.isOfSystem { continue }
      let edits = Self.edits(of: conflict)
      #expect(!edits.isEmpty, "\(recording.name): \(conflict)")
      for edit in edits {
        #expect(!Self.holds(recording, []), "\(recording.name)")
        #expect(Self.holds(recording, [edit]), "\(recording.name): \(edit), \(conflict)")
      }
    }
    #expect(named == 66)
  }

  // The edits in the words of an answer

  /// A constraint by its address, with its new relation; nil if it goes, or is no longer required.
  private struct Edit {
    let address: String
    var relation: Relation?
  }

  private static func edits(of conflict: LogConflict) -> [Edit] {
    let text = conflict.description.replacing(" The margins count as not negative.", with: "")
    let all = conflict.constraints ?? []
    func named(_ words: Substring) -> [String] {
      all.filter { $0.text == words || $0.text.hasSuffix("(\(words))") }.map(\.address)
    }
    if text.hasSuffix("Keep only one of the two.") { return all.map { Edit(address: $0.address) } }
    if let found = text.firstMatch(of: /\. Remove (.*)\.$/) {
      return named(found.1).map { Edit(address: $0) }
    }
    if let found = text.firstMatch(of: /[Gg]ive (.*?)(?: or (.*))? a priority (?:below 1000|of 999)\.$/) {
      return [found.1, found.2].compactMap { $0 }.flatMap(named).map { Edit(address: $0) }
    }
    if text.contains("Change the spacing, the distribution or the arranged views") {
      return all.filter { $0.identifier == "UISV-spacing" }.prefix(1).map { Edit(address: $0.address) }
    }
    guard let found = text.firstMatch(of: /\. Make (.*)\.$/) else { return [] }
    return found.1.split(separator: " or ").flatMap { part -> [Edit] in
      guard let size = part.firstMatch(of: /(.*) at (most|least) ([\d.]+)$/) else { return [] }
      return named("\(size.1) == \(size.3)").map {
        Edit(address: $0, relation: size.2 == "most" ? .lessThanOrEqual : .greaterThanOrEqual)
      }
    }
  }

  // The solver

  /// Returns true if the constraints of a recording can hold together after edits.
  private static func holds(_ recording: RecordedConflict, _ edits: [Edit]) -> Bool {
    var solver = Solver()
    var variables: [String: Variable] = [:]
    func variable(_ item: String, _ isVertical: Bool, isSize: Bool) -> Variable {
      let key = "\(item) \(isVertical) \(isSize)"
      if variables[key] == nil { variables[key] = solver.addVariable(isSize ? .size : .position) }
      return variables[key] ?? Variable(index: 0)
    }
    func terms(_ side: RecordedConflict.Side, _ factor: Double) -> [Term] {
      let attribute = side.attribute
      let isVertical = attribute.isVertical
      if attribute.isSize { return [Term(factor, variable(side.item, isVertical, isSize: true))] }
      var item = side.item
      if attribute.name.hasSuffix("Margin") {
        item += " margins"
        // The margins are inside the view.
        for share in [0.0, 1] {
          let inside = edge(item, isVertical, share, 1) + edge(side.item, isVertical, share, -1)
          solver.add(inside, share == 0 ? .greaterThanOrEqual : .lessThanOrEqual, 0)
        }
      }
      return edge(item, isVertical, attribute.side, factor)
    }
    func edge(_ item: String, _ isVertical: Bool, _ share: Double, _ factor: Double) -> [Term] {
      let near = Term(factor, variable(item, isVertical, isSize: false))
      return share == 0 ? [near] : [near, Term(factor * share, variable(item, isVertical, isSize: true))]
    }
    for member in recording.members {
      let edit = edits.first { $0.address == "0x" + member.address.drop { $0 == "x" } }
      if let edit, edit.relation == nil { continue }
      let equation = member.equation
      let second = equation.second.map { terms($0, -equation.multiplier) } ?? []
      let relation = Relation(rawValue: Int8(equation.relation.rawValue)) ?? .equal
      solver.add(terms(equation.first, 1) + second, edit?.relation ?? relation, equation.constant)
    }
    solver.solve()
    return !solver.hasConflicts
  }
}

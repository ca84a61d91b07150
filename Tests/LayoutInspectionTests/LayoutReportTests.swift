import AutoLayoutKit
import LayoutFrames
import Testing
import UIKit

@testable import LayoutInspection

/// The reports of running layouts.
@MainActor @Suite(.serialized) struct LayoutReportTests {
  @Test func aConflictOfALayoutGoesToTheHandlerOnce() throws {
    let login = Login()
    let line = #line + 6
    let found = reports {
      LayoutReports.reportsConflicts = true
      defer { LayoutReports.reportsConflicts = false }
      login.tk_constraint { make in
        make.width(login.a) == 200
        make.xPlace(60, login.a, 70)
      }
      login.layoutIfNeeded()
      login.setNeedsLayout()
      login.layoutIfNeeded()
    }
    let report = try #require(found.first)
    #expect(found.count == 1 && report.reason == .conflict && report.item === login.a)
    #expect(report.file == "LayoutReportTests.swift" && report.line == UInt(line))
    // 320 − 60 − 70 = 190
    #expect(report.description.contains("xPlace ties both edges of a and makes it 190 wide, but "))
  }

  /// The width of each row contradicts its two edges: three conflicts, and one line to change.
  @Test func severalConflictsWithOneCauseAreOneReport() {
    let login = Login()
    var conflicts = 0
    func layOut() {
      login.tk_constraint { make in
        for view in [login.a, login.b, login.title] {
          make.width(view) == 3000
          make.xPlace(16, view, 24)
        }
      }
      login.layoutIfNeeded()
    }
    let found = reports {
      LayoutReports.reportsConflicts = true
      defer { LayoutReports.reportsConflicts = false }
      let handler = HeadlessLayout.conflictHandler
      HeadlessLayout.conflictHandler = { conflict in
        conflicts += 1
        handler?(conflict)
      }
      layOut()
      HeadlessLayout.conflictHandler = handler
    }
    #expect(conflicts == 3)
    #expect(found.count == 1)
  }

  @Test func theFormerHandlerOfConflictsComesBack() {
    var count = 0
    HeadlessLayout.conflictHandler = { _ in count += 1 }
    defer { HeadlessLayout.conflictHandler = nil }
    LayoutReports.reportsConflicts = true
    LayoutReports.reportsConflicts = false
    let login = Login()
    login.tk_constraint { make in
      make.width(login.a) == 200
      make.width(login.a) == 100
    }
    login.layoutIfNeeded()
    #expect(count == 1)
  }

  @Test func anAmbiguousLayoutIsReportedUntilItIsResolved() {
    let login = Login()
    var group = AutoLayoutKitConstraintGroup()
    let found = reports {
      LayoutReports.reportsAmbiguity = true
      defer { LayoutReports.reportsAmbiguity = false }
      @MainActor func layOut(_ isWhole: Bool) {
        group = login.tk_constraint(replace: group) { make in
          make.xPlace(20, login.time, make.wall)
          if isWhole { make.yPlace(30, login.time, make.wall) }
        }
        login.layoutIfNeeded()
      }
      layOut(false)
      login.frame.size.width = 300
      login.layoutIfNeeded()
      layOut(true)
      layOut(false)
    }
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.reason == .ambiguity && $0.item === login.time })
    login.frame.size.width = 280
    #expect(reports { login.layoutIfNeeded() }.isEmpty)
  }

  @Test func anAmbiguousLayoutByFramesIsReportedUntilItIsResolved() {
    final class Card: LayoutFramesView {
      let title = UILabel()
      var isWhole = false
      static let line: UInt = #line + 2
      override func place(_ make: AutoLayoutKitMaker) {
        make.xPlace(20, title, make.wall)
        if isWhole { make.yPlace(30, title, make.wall) }
      }
    }
    let card = Card(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    card.title.text = "Harbor"
    card.addSubview(card.title)
    let found = reports {
      LayoutReports.reportsAmbiguity = true
      defer { LayoutReports.reportsAmbiguity = false }
      @MainActor func layOut(_ isWhole: Bool) {
        card.isWhole = isWhole
        card.setNeedsPlace()
        card.layoutIfNeeded()
      }
      layOut(false)
      card.frame.size.width = 300
      card.layoutIfNeeded()
      layOut(true)
      layOut(false)
    }
    #expect(found.map(\.reason) == [.ambiguity, .ambiguity])
    #expect(found.map(\.line) == [Card.line, Card.line])
    #expect(found.allSatisfy { $0.item === card.title })
    #expect(card.constraints.isEmpty)
    card.frame.size.width = 280
    #expect(reports { card.layoutIfNeeded() }.isEmpty)
  }

  @Test func anAppMakesItsOwnReport() {
    let view = UIView()
    let report = AutoLayoutKitReport(
      .custom, verb: "card", item: view, file: "App/Card.swift", line: 7, "No.")
    #expect(report.reason == .custom && report.verb == "card" && report.item === view)
    #expect(report.file == "App/Card.swift" && report.line == 7 && report.description == "No.")
    let short = AutoLayoutKitReport(.custom, "No.")
    #expect(short.verb.isEmpty && short.file.isEmpty && short.line == 0 && short.item == nil)
  }

  @Test func anArrayKeepsAReportWithoutAnItem() {
    let objects: [Any] = [1, "two"]
    let none = objects.lazy.compactMap { $0 as? any AutoLayoutKitItem }.first
    let reports = [AutoLayoutKitReport(.custom, item: none, "No.")]
    let sentences: [String] = reports.filter { $0.item == nil }.map(\.description)
    #expect(sentences == ["No."])
  }

  @Test func anItemIsNamedByTheNearestPropertyOrItsIdentifier() {
    let login = Login()
    let inner = UILabel()
    login.b.addSubview(inner)
    #expect(AutoLayoutKitReport.name(of: login.a) == "a" && AutoLayoutKitReport.name(of: login) == "Login")
    #expect(AutoLayoutKitReport.name(of: inner) == "UILabel")
    inner.accessibilityIdentifier = "hint"
    #expect(AutoLayoutKitReport.name(of: inner) == "hint")
    let guide = UILayoutGuide()
    login.addLayoutGuide(guide)
    #expect(AutoLayoutKitReport.name(of: guide) == "UILayoutGuide")
  }
}

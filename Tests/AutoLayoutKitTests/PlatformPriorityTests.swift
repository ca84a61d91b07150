import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// The platform's priorities in every parameter that takes a priority, and invalid priorities.
@MainActor
struct PlatformPriorityTests {
  private let stage = Stage()
  private let file: StaticString = "App/Card.swift"
  private let name = "\(Box.self)"

  @Test func aMakerTakesThePlatformsPriority() {
    let soft = AutoLayoutKitPlatformPriority.defaultLow
    let exact = AutoLayoutKitPlatformPriority(rawValue: 490)
    stage.place { make in
      let low = make.priority(soft).xLeft(stage.a)
      let other = make.priority(exact).yTop(stage.a)
      let high = make.priority(AutoLayoutKitPlatformPriority.defaultHigh).width(stage.a) == 10
      #expect([low, other, high].map(\.priority) == [250, 490, 750])
    }
  }

  @Test func contentTakesThePlatformsPriority() {
    let a = stage.a
    let exact = AutoLayoutKitPlatformPriority(rawValue: 300)
    let group = stage.place { make in
      make.xHugging(a) == exact
      make.yHugging(a) == AutoLayoutKitPlatformPriority.defaultHigh
      make.xCompression(a) == AutoLayoutKitPlatformPriority.required
      make.yCompression(a) == AutoLayoutKitPlatformPriority.defaultLow
    }
    #expect(a.contentHuggingPriority(for: .horizontal) == exact)
    #expect(a.contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(a.contentCompressionResistancePriority(for: .horizontal) == .required)
    #expect(a.contentCompressionResistancePriority(for: .vertical) == .defaultLow)
    group.uninstall()
    let plain = Box()
    #expect(a.contentHuggingPriority(for: .horizontal) == plain.contentHuggingPriority(for: .horizontal))
  }

  @Test func aHandleTakesThePlatformsPriority() {
    var handle: AutoLayoutKitHandle?
    stage.place { make in handle = make.xEqual(stage.a) }
    handle?.setPriority(.defaultHigh)
    #expect(handle?.priority == .high)
    #expect(handle?.constraints.allSatisfy { $0.priority == .defaultHigh && $0.isActive } == true)
    handle?.setPriority(AutoLayoutKitPlatformPriority(rawValue: 1000))
    #expect(handle?.priority == .required && handle?.isActive == true)
  }

  @Test func aPriorityConvertsToThePlatformsAndBack() {
    #expect(AutoLayoutKitPriority(AutoLayoutKitPlatformPriority.defaultLow) == .low)
    #expect(AutoLayoutKitPriority.high.platform == .defaultHigh)
    #expect((AutoLayoutKitPriority(.defaultHigh) - 1).platform.rawValue == 749)
  }

  @Test func aPriorityThatIsNotANumberIsTheDefaultOfTheVerb() {
    let sentence = "nan is not a priority from 1 to 1000, so it is not used."
    let reports = [
      "Card.swift:41: xLeft(\(name)): \(sentence)",
      "Card.swift:44: xHugging(\(name)) == nan: \(sentence)",
    ]
    let hugging = stage.a.contentHuggingPriority(for: .horizontal)
    stage.place(reports: reports) { make in
      let none = make.priority(Double.nan)
      let edge = none.xLeft(stage.a, file: file, line: 41)
      let other = none.yTop(stage.a, file: file, line: 42)
      #expect(edge.priority == .required && other.priority == .required)
      make.xHugging(stage.a, file: file, line: 44) == AutoLayoutKitPriority(Float.nan)
    }
    #expect(stage.a.contentHuggingPriority(for: .horizontal) == hugging)
  }

  @Test func aPriorityThatIsNotANumberKeepsTheDefaultsOfACombinedVerb() {
    let sentence = "nan is not a priority from 1 to 1000, so it is not used."
    let reports = collectReports {
      let group = stage.root.tk_constraint { make in
        make.size(stage.a) == (20, 30)
        let card = make.ref(stage.panel).priority(AutoLayoutKitPriority(.nan))
        card.wrap(stage.a, file: file, line: 41)
      }
      let soft = group.constraints.filter { $0.firstItem === stage.panel }
      #expect(soft.map(\.priority.rawValue) == [49, 49])
    }
    #expect(reports.map(\.description) == ["Card.swift:41: wrap: \(sentence)"])
    #expect(reports.map(\.reason) == [.noPriority])
  }

  @Test func aHandleKeepsItsPriorityIfTheNewOneIsNotANumber() {
    var handle: AutoLayoutKitHandle?
    stage.place { make in handle = make.priority(.low).xLeft(stage.a, file: file, line: 41) }
    let reports = collectReports { handle?.priority = AutoLayoutKitPriority(.nan) }
    #expect(handle?.priority == .low)
    let sentence = "nan is not a priority from 1 to 1000, so it is not used."
    #expect(reports.map(\.description) == ["Card.swift:41: xLeft: \(sentence)"])
  }

  @Test func aPlatformPriorityOutsideOfTheRangeIsClamped() {
    let high = AutoLayoutKitPlatformPriority(rawValue: 1200)
    let sentence = "1200 is not a priority from 1 to 1000, so 1000 is used."
    stage.place(reports: ["Card.swift:41: xLeft(\(name)): \(sentence)"]) { make in
      let handle = make.priority(high).xLeft(stage.a, file: file, line: 41)
      #expect(handle.priority == .required)
    }
  }
}

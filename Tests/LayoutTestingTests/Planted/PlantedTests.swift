import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

@MainActor @Suite struct PlantedTests {
  private nonisolated static let screens: [PlantedScreen.Type] = [AlbumScreen.self, OrderScreen.self]

  private func findings(_ screen: PlantedScreen) -> [String] {
    let old = HeadlessLayout.conflictHandler
    defer { HeadlessLayout.conflictHandler = old }
    HeadlessLayout.conflictHandler = { _ in }
    return screen.findingsInBlock ?? problems(in: screen.subject).map(\.description)
  }

  @Test func printTheTable() {
    for type in Self.screens {
      print("== \(type): \(findings(type.init(nil)))")
      for plant in Plant.allCases {
        let screen = type.init(plant)
        if screen.plantedLines.isEmpty { continue }
        let found = findings(screen)
        print("## \(type) \(plant) at \(Set(screen.plantedLines).sorted()): \(found.count) findings")
        for sentence in found.prefix(4) { print("   - \(sentence)") }
      }
    }
  }
}

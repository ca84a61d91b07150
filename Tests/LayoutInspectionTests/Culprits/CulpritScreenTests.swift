import Foundation
import AutoLayoutKit
import Testing
import UIKit

@testable import LayoutInspection

@MainActor @Suite(.serialized) struct CulpritScreenTests {
  @Test func dump() throws {
    for mistake in PlayerScreen.Mistake.allCases {
      print("## player \(mistake)")
      for p in silently({ problems(in: PlayerScreen(mistake)) }) where p.kind == .conflict || p.kind == .ambiguity || mistake == .none { print("- [\(p.kind)] ", try LetteredSource.letters(in: p.description)) }
    }
    for mistake in ShopScreen.Mistake.allCases {
      print("## shop \(mistake)")
      for p in silently({ problems(in: ShopScreen(mistake)) }) where p.kind == .conflict || p.kind == .ambiguity || mistake == .none { print("- [\(p.kind)] ", try LetteredSource.letters(in: p.description)) }
    }
  }
}

/// The lines of the screens, by the letters behind them.
enum LetteredSource {
  /// Returns a sentence with the letters of the lines instead of their files and numbers.
  static func letters(in sentence: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try sentence.replacing(#/([A-Za-z]+\.swift):([0-9]+)/#) { match -> String in
      let text = try String(contentsOf: folder.appendingPathComponent(String(match.1)), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      guard let number = Int(match.2), lines.indices.contains(number - 1),
        let letter = lines[number - 1].firstMatch(of: #/ // ([A-Z])$/#)
      else { return String(match.0) }
      return String(letter.1)
    }
  }
}

import Foundation
import LayoutInspection
import LayoutRendering
import UIKit

/// The command `explain`: why the views of a scene have their frames.
@MainActor
struct ExplainCommand {
  /// The name of the scene.
  let scene: String
  /// The path of a view, or the end of one; nil for all views.
  let view: String?
  /// The size of the scene in points; nil for its own.
  let size: CGSize?

  /// Returns the explanations as text.
  func text() throws(UsageError) -> String {
    guard let scene = DemoScene.named(scene) else { throw .unknownScene(scene, DemoScene.all.map(\.name)) }
    let root = SceneRenderer.view(of: scene, size: size)
    guard let view else { return Self.joined(explanations(in: root)) }
    let paths = LayoutSnapshot.paths(in: root)
    let found = paths.filter { $0.path == view || $0.path.hasSuffix("/\(view)") }
    guard !found.isEmpty else { throw Self.unknown(view, in: self.scene, paths.map(\.path)) }
    return Self.joined(found.map { explain($0.view) })
  }

  private static func joined(_ explanations: [LayoutExplanation]) -> String {
    explanations.map(\.description).joined(separator: "\n\n") + "\n"
  }

  private static func unknown(_ word: String, in scene: String, _ paths: [String]) -> UsageError {
    let names = paths.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    var known: Set<String> = []
    let distinct = names.filter { known.insert($0).inserted }
    let nearest = (distinct + paths).min { distance(word, $0) < distance(word, $1) }
    return .unknownView(word, scene: scene, nearest: nearest ?? "", distinct)
  }

  /// Returns the number of letters to insert, to remove or to exchange between two words.
  private static func distance(_ word: String, _ other: String) -> Int {
    let letters = Array(other.lowercased())
    var row = Array(0...letters.count)
    for (index, letter) in word.lowercased().enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in letters.indices {
        let exchanged = diagonal + (letters[column] == letter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(exchanged, row[column] + 1, diagonal + 1)
      }
    }
    return row[letters.count]
  }
}

extension ExplainCommand {
  /// Reads the words after `explain`: a scene, a view or none, and the size.
  nonisolated static func action(_ words: [String], scenes: [String]) throws(UsageError) -> Action {
    var rest = words[...]
    var names: [String] = []
    var size: CGSize?
    while let word = rest.popFirst() {
      if word == "--size" {
        guard let value = rest.popFirst() else { throw .noSize }
        size = try Arguments.size(value)
      } else if word.hasPrefix("-") {
        throw .unknownOption(word, of: "explain")
      } else if names.count < 2 {
        names.append(word)
      } else {
        throw .extraWord(word, of: "explain")
      }
    }
    guard let scene = names.first else { throw .noScene(scenes, of: "explain") }
    guard scenes.contains(scene) else { throw .unknownScene(scene, scenes) }
    return .explain(scene: scene, view: names.count > 1 ? names[1] : nil, size: size)
  }
}

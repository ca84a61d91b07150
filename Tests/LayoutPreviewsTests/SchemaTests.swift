import Foundation
import LayoutInspection
import LayoutRendering
import Testing
import UIKit

@testable import LayoutPreviews

/// A reader of docs/previews.schema.json, for the keywords that the file uses.
private struct Schema {
  private let definitions: [String: [String: Any]]

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try Data(contentsOf: root.appendingPathComponent("docs/previews.schema.json"))
    let file = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    definitions = try #require(file["$defs"] as? [String: [String: Any]])
  }

  /// Returns the places at which JSON differs from a definition.
  func mistakes(in json: String, as name: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
    return mistakes(in: value, try #require(definitions[name]), at: name)
  }

  private func mistakes(in value: Any, _ rule: [String: Any], at place: String) -> [String] {
    if let reference = rule["$ref"] as? String {
      let name = String(reference.split(separator: "/").last ?? "")
      return mistakes(in: value, definitions[name] ?? ["type": "unknown"], at: place)
    }
    if let constant = rule["const"] as? Int { return value as? Int == constant ? [] : [place] }
    if let names = rule["enum"] as? [String] { return names.contains(value as? String ?? "") ? [] : [place] }
    switch rule["type"] as? String {
    case "string": return value is String ? [] : [place]
    case "number": return value is NSNumber ? [] : [place]
    case "integer": return value is Int ? [] : [place]
    case "boolean": return value is Bool ? [] : [place]
    case "array":
      guard let items = value as? [Any], let rule = rule["items"] as? [String: Any] else { return [place] }
      return items.enumerated().flatMap { mistakes(in: $1, rule, at: "\(place)[\($0)]") }
    case "object":
      guard let object = value as? [String: Any], let rules = rule["properties"] as? [String: [String: Any]],
        let required = rule["required"] as? [String]
      else { return [place] }
      let missing = required.filter { object[$0] == nil }.map { "\(place).\($0) is missing" }
      let unknown = object.keys.filter { rules[$0] == nil }.map { "\(place).\($0) is unknown" }
      return missing + unknown
        + rules.keys.sorted().flatMap { key in
          object[key].map { mistakes(in: $0, rules[key] ?? [:], at: "\(place).\(key)") } ?? []
        }
    default: return ["\(place) has no rule"]
    }
  }
}

@MainActor @Suite struct SchemaTests {
  private static let previews = [
    LayoutPreview("narrow", conditions: .init(size: CGSize(width: 300, height: 60), safeArea: .zero)) {
      let view = UIView()
      let label = UILabel(frame: CGRect(x: 350, y: 20, width: 40, height: 30))
      label.text = "A"
      view.addSubview(label)
      return view
    }
  ]

  private func output(_ line: String) -> String {
    var text = ""
    let command = PreviewCommand(
      Self.previews, output: { text += $0 }, errors: { _ in }, terminal: TerminalOptions(),
      folder: URL(fileURLWithPath: "/"), searchPath: "", program: URL(fileURLWithPath: "/Screens"))
    _ = command.run(line.split(separator: " ").map(String.init))
    return text
  }

  @Test(arguments: [
    ("list", "list --json"), ("show", "show narrow --json"), ("explain", "explain narrow --json"),
    ("check", "check --json"), ("stress", "stress narrow --json"),
    ("everySize", "stress narrow --every-size --size 380x60 --json"),
  ])
  func anAnswerHasTheFormOfTheSchema(name: String, line: String) throws {
    let json = output(line)
    #expect(try Schema().mistakes(in: json, as: name) == [])
    // The same text is wrong where the schema of another command is meant.
    #expect(try Schema().mistakes(in: json, as: name == "show" ? "check" : "show") != [])
  }

  @Test func aComparisonHasTheFormOfTheSchema() throws {
    let item = SurveyCase.all(of: Self.previews[0])[0]
    let entry = SurveyEntry(Self.previews[0], item)
    let comparison = SurveyComparison([], [entry])
    let json = try PreviewReport.json(CompareCommand.Output(revision: "main", layouts: comparison.layouts))
    #expect(try Schema().mistakes(in: json, as: "compare") == [])
  }
}

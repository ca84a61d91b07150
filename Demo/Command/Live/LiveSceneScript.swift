import Foundation

/// The data of a scene in its script.
///
/// The systems of a scene have most of their items, rows and sentences in common. Each is stored once, in a
/// table, and the systems contain the indices.
struct LiveSceneScript: Encodable {
  private let name: String
  private let title: String
  private let kind: String
  private let size: [CGFloat]
  private let states: Int
  private let sizes: [[CGFloat]]
  private let directions: [String]
  private let textSizes: [String]
  private let code: [LiveCode.Part]
  private let blocks: [LiveBlock]
  private let systems: [String: Int]
  private let texts: [LiveText]
  private let notCarried: String?
  private let items: LiveTable<LiveItem>
  private let rows: LiveTable<LiveRow>
  private let sentences: LiveTable<[String]>
  private let list: [System]

  /// A system with the indices of its parts.
  ///
  /// The page does not solve a scene that is not carried, so its systems have no rows.
  private struct System: Encodable {
    let direction: String
    let items: [Int]
    let variants: [Variant]?
    let choice: LiveChoice?
    let safeAreas: [[LiveNumber]]?
    let safeAreaChoice: LiveChoice?
    let expected: [[CGFloat]]
    /// For each item the index of its sentences.
    let explained: [Int]
  }

  private struct Variant: Encodable {
    let variables: [Int]
    let signed: [Int]
    let rows: [Int]
    let step: LiveStep?
    let frames: [String: [LiveNumber]]
    let origins: [String: [LiveNumber]]
    let names: [String: [String: LiveValue]]?
  }

  /// Creates the data of the script of a scene.
  init(_ scene: LiveScene) {
    name = scene.name
    title = scene.title
    kind = scene.kind
    size = scene.size
    states = scene.states
    sizes = scene.sizes
    directions = scene.directions
    textSizes = scene.textSizes
    code = scene.code
    blocks = scene.blocks
    systems = scene.systems
    texts = scene.texts
    notCarried = scene.notCarried
    var items = LiveTable<LiveItem>()
    var rows = LiveTable<LiveRow>()
    var sentences = LiveTable<[String]>()
    let isSolved = scene.notCarried == nil
    list = scene.list.map { system in
      System(
        direction: system.direction, items: system.items.map { items.index(of: $0) },
        variants: isSolved ? system.variants.map { Self.variant($0, &rows) } : nil,
        choice: isSolved ? system.choice : nil, safeAreas: isSolved ? system.safeAreas : nil,
        safeAreaChoice: isSolved ? system.safeAreaChoice : nil, expected: system.expected,
        explained: system.explained.map { sentences.index(of: $0) })
    }
    self.items = items
    self.rows = rows
    self.sentences = sentences
  }

  private static func variant(_ variant: LiveVariant, _ rows: inout LiveTable<LiveRow>) -> Variant {
    Variant(
      variables: variant.variables, signed: variant.signed, rows: variant.rows.map { rows.index(of: $0) },
      step: variant.step, frames: variant.frames, origins: variant.origins, names: variant.names)
  }

  /// The script, which adds the data to the list that the page's index declares.
  var text: String {
    get throws { "LIVE.data[\"\(name)\"] = \(try Self.json(self));\n" }
  }

  /// Returns the script that declares the list of the scenes.
  ///
  /// It contains only the facts with which the page lists and finds them.
  static func index(of scenes: [DemoScene]) throws -> String {
    let entries = scenes.map { scene in
      Entry(
        name: scene.name, title: scene.title, kind: scene.kind.liveName,
        size: [scene.size.width, scene.size.height])
    }
    return "globalThis.LIVE = {\"data\": {}, \"scenes\": \(try json(entries))};\n"
  }

  private struct Entry: Encodable {
    let name: String
    let title: String
    let kind: String
    let size: [CGFloat]
  }

  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    // Sorted, because a dictionary has another order in each run.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

/// A list of different values in the order in which they were added.
struct LiveTable<Value: Encodable & Hashable>: Encodable {
  private var values: [Value] = []
  private var indices: [Value: Int] = [:]

  /// Returns the index of a value, which is added unless the list contains it.
  mutating func index(of value: Value) -> Int {
    if let index = indices[value] { return index }
    indices[value] = values.count
    values.append(value)
    return values.count - 1
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(values)
  }
}

extension DemoScene.Kind {
  /// The name of the kind in the page's data.
  var liveName: String {
    switch self {
    case .classic: "classic"
    case .explanation: "explanation"
    case .verb: "verb"
    case .screen: "screen"
    case .app: "app"
    case .list: "list"
    case .pose: "pose"
    }
  }
}

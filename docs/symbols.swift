// Reads the symbol graphs in a folder, one folder below it for each module, for docs/build.
//
//     symbols FOLDER check       lists public symbols and parameters without documentation
//     symbols FOLDER prepare     makes the graphs ready for docc
//
// `check` also lists what the pages of a catalog have to name and do not: see `catalogs`.
//
// `prepare` changes a graph in two points. The parameters that many functions share get their sentence here,
// once for all: the place of a call (`file`, `line` …), and the items and offsets of the maker's verbs. And
// where a module extends a type of the headless UIKit, that module gets the name that people import.

import Foundation

/// The sentences about the parameters that hold the place of a call, and those of JSON, in every module.
let sharedByCalls = [
  "file": "The file of the call, which reports and identifiers name.",
  "fileID": "The module and the file of the call.",
  "filePath": "The path of the file of the call.",
  "function": "The name of the function of the call.",
  "line": "The line of the call.",
  "column": "The column of the call.",
  "encoder": "The encoder.",
  "decoder": "The decoder.",
]

/// The sentences about the parameters that the verbs of the maker share.
let sharedByVerbs = [
  "items": "The views and guides, and sequences of them.",
  "offset": "A distance inward in points, or a range of distances; along a center, to the right and down.",
  "except": "The sides to leave out.",
  "first": "The item that the chain starts from, at its far edge; nil for the reference.",
  "parts": "Views, guides and gaps, and sequences of them, in the order of the axis.",
  "last": "The item that the chain ends at, at its near edge; nil for the reference.",
  "alignment": "The alignment of the other items with the first one; nil for none.",
  "edge": "The inset of all four sides, in points.",
  "top": "The inset of the top, in points.",
  "left": "The inset of the left side, in points.",
  "bottom": "The inset of the bottom, in points.",
  "right": "The inset of the right side, in points.",
  "insets": "The insets, in points.",
  "old": "The insets, in points.",
  "edges": "The sides that keep to the area.",
  "axis": "The axis of the edges that move inward.",
  "isDirectional": "True for leading to trailing.",
  "name": "The name, which reports or identifiers show.",
  "constraints": "The constraints, which need not be active.",
  "verbs": "The calls of verbs.",
  "gap": "The gap between neighbors, in points or of another kind.",
  "columns": "The number of columns, at least 1.",
]

/// The parameters that the types of the library share, and the sentence about each.
let sharedByLibrary = [
  "item": "The view or guide.",
  "attribute": "The attribute, such as `.left`.",
  "priority": "The priority, from 1 to 1000.",
  "number": "The priority, from 1 to 1000.",
  "low": "The least number of points.",
  "high": "The greatest number of points.",
  "min": "The least number of points.",
  "max": "The greatest number of points.",
  "root": "The topmost view of the tree.",
  "constraint": "The constraint.",
  "report": "The report.",
  "position": "The position.",
  "body": "The closure.",
]

/// The type that has the verbs.
let maker = "AutoLayoutKitMaker"

/// The types whose operators are documented as a group, by the documentation of the type.
let comparisons: Set<String> = [
  "AutoLayoutKitLengths", "AutoLayoutKitSizes", "AutoLayoutKitContent", "AutoLayoutKitAttribute",
]

/// The module whose parameters Apple documents: their names are those of UIKit.
let imitation = "HeadlessUIKit"

/// The types of that module that are not UIKit's.
let additions: Set<String> = [
  "HeadlessLayout", "LayoutConflict", "LayoutLanguage", "LayoutLanguages", "TextMeasurer",
]

/// The name under which people import that module.
let facade = "UIKit"

/// The pages that name each public symbol of a type, or each one that is in no type (""), in their topics.
let catalogs = [
  "": "docs/AutoLayoutKit.docc/AutoLayoutKit.md",
  maker: "docs/AutoLayoutKit.docc/AutoLayoutKitMaker.md",
]

/// The module that these pages are about.
let library = "AutoLayoutKit"

/// A symbol of a graph.
struct Symbol {
  var json: [String: Any]

  var kind: String { (json["kind"] as? [String: Any])?["identifier"] as? String ?? "" }
  var path: String { (json["pathComponents"] as? [String] ?? []).joined(separator: ".") }

  /// The path of the type that the symbol is in.
  var owner: String { (json["pathComponents"] as? [String] ?? []).dropLast().joined(separator: ".") }

  /// The last part of the path.
  var name: String { (json["pathComponents"] as? [String] ?? []).last ?? "" }

  /// The lines of the documentation; nil if there is none.
  var documentation: String? {
    let lines = (json["docComment"] as? [String: Any])?["lines"] as? [[String: Any]] ?? []
    let text = lines.compactMap { $0["text"] as? String }.joined(separator: "\n")
    return text.allSatisfy(\.isWhitespace) ? nil : text
  }

  /// The file and line of the declaration; empty if the compiler made it.
  var place: String {
    guard let location = json["location"] as? [String: Any], let uri = location["uri"] as? String else {
      return ""
    }
    let line = (location["position"] as? [String: Any])?["line"] as? Int ?? 0
    return "\(uri.replacingOccurrences(of: "file://", with: "")):\(line + 1)"
  }

  /// The parameters as the body of the function names them.
  var parameters: [[String: Any]] {
    get { (json["functionSignature"] as? [String: Any])?["parameters"] as? [[String: Any]] ?? [] }
    set {
      guard var signature = json["functionSignature"] as? [String: Any] else { return }
      signature["parameters"] = newValue
      json["functionSignature"] = signature
    }
  }

  /// True if a person writes the symbol in code: an operator's operands and the members that the compiler
  /// makes need no sentence of their own.
  var isWritten: Bool { !place.isEmpty && !kind.hasSuffix(".op") && kind != "swift.extension" }

  /// Returns the shared sentence about a parameter; nil if it has none.
  func sharedSentence(about name: String) -> String? {
    sharedByCalls[name] ?? (owner == maker ? sharedByVerbs[name] : nil)
      ?? (owner.hasPrefix(library) ? sharedByLibrary[name] : nil)
  }

  /// Adds a line to the documentation.
  mutating func document(_ line: String) {
    guard var comment = json["docComment"] as? [String: Any],
      var lines = comment["lines"] as? [[String: Any]],
      let range = lines.last?["range"]
    else { return }
    lines.append(["text": line, "range": range])
    comment["lines"] = lines
    json["docComment"] = comment
  }

  /// Returns true if the documentation has a sentence about a parameter.
  func documents(_ parameter: [String: Any]) -> Bool {
    guard let documentation else { return false }
    let name = Self.name(of: parameter)
    return documentation.contains("- \(name):") || documentation.contains("- Parameter \(name):")
  }

  static func name(of parameter: [String: Any]) -> String {
    parameter["internalName"] as? String ?? parameter["name"] as? String ?? ""
  }
}

/// The sentences about the symbols of a module that have no documentation.
///
/// The parameter of an initializer that has the name of a property is documented by the property, and an
/// operator of ``comparisons`` by its type.
func missing(in symbols: [Symbol], of module: String) -> [String] {
  let paths = Set(symbols.map(\.path))
  let documented = Set(symbols.filter { $0.documentation != nil }.map(\.path))
  var sentences: [String] = []
  for symbol in symbols where symbol.kind != "swift.extension" && !symbol.place.isEmpty {
    if symbol.documentation == nil {
      let isOfGroup = symbol.kind.hasSuffix(".op") && comparisons.contains(symbol.owner)
      if isOfGroup, documented.contains(symbol.owner) { continue }
      sentences.append("\(symbol.place): \(symbol.path) has no documentation")
    } else if module != imitation || additions.contains(symbol.owner), symbol.isWritten {
      for parameter in symbol.parameters where !symbol.documents(parameter) {
        let name = Symbol.name(of: parameter)
        if symbol.sharedSentence(about: name) != nil { continue }
        if symbol.kind == "swift.init", paths.contains("\(symbol.owner).\(name)") { continue }
        sentences.append("\(symbol.place): \(symbol.path) does not document \(name)")
      }
    }
  }
  return sentences
}

/// The sentences about the symbols of the library that no topic of its pages names.
func unnamed(_ symbols: [Symbol]) throws -> [String] {
  try catalogs.flatMap { owner, path in
    let page = try String(contentsOfFile: path, encoding: .utf8)
    let members = symbols.filter { $0.isWritten && $0.owner == owner }.filter {
      !page.contains("``\($0.name)``") && !page.contains("``\($0.name)-")
    }
    return members.map { "\($0.place): \($0.path) is in no topic of \(path)" }
  }
}

/// Returns the symbol with a sentence about each shared parameter, and with UIKit as the module it extends.
///
/// docc asks for a sentence about each parameter if there is one about any of them. A function that has only
/// the place of a call gets none, and one whose other parameters have no sentence neither.
func prepared(_ symbol: Symbol, of module: String) -> Symbol {
  var symbol = symbol
  let missing = symbol.parameters.filter { !symbol.documents($0) }.map(Symbol.name)
  let shared = missing.filter { symbol.sharedSentence(about: $0) != nil }
  let isComplete = shared.count == missing.count && shared.contains { sharedByCalls[$0] == nil }
  if isComplete || missing.count < symbol.parameters.count {
    for name in missing {
      guard let sentence = symbol.sharedSentence(about: name) else { continue }
      symbol.document("- Parameter \(name): \(sentence)")
    }
  }
  if module == imitation { symbol.parameters = symbol.parameters.filter(symbol.documents) }
  if var type = symbol.json["swiftExtension"] as? [String: Any],
    type["extendedModule"] as? String == imitation
  {
    type["extendedModule"] = facade
    symbol.json["swiftExtension"] = type
  }
  return symbol
}

/// The graphs of a module: the files in its folder.
func graphs(of module: String, in folder: URL) throws -> [URL] {
  let names = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(module).path)
  return names.filter { $0.hasSuffix(".symbols.json") }.sorted().map {
    folder.appendingPathComponent(module).appendingPathComponent($0)
  }
}

func symbols(of graph: [String: Any]) -> [Symbol] {
  (graph["symbols"] as? [[String: Any]] ?? []).map { Symbol(json: $0) }
}

func read(_ file: URL) throws -> [String: Any] {
  try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
}

let folder = URL(fileURLWithPath: CommandLine.arguments[1])
let isCheck = CommandLine.arguments[2] == "check"
var count = 0
var sentences: [String] = []
for module in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
  for file in try graphs(of: module, in: folder) {
    var graph = try read(file)
    let symbols = symbols(of: graph)
    count += symbols.count
    sentences += missing(in: symbols, of: module)
    if module == library { sentences += try unnamed(symbols) }
    if isCheck { continue }
    graph["symbols"] = symbols.map { prepared($0, of: module).json }
    try FileManager.default.removeItem(at: file)
    let name = file.lastPathComponent.replacingOccurrences(of: "@\(imitation)", with: "@\(facade)")
    let new = file.deletingLastPathComponent().appendingPathComponent(name)
    try JSONSerialization.data(withJSONObject: graph).write(to: new)
  }
}
if isCheck {
  sentences.forEach { print($0) }
  print("\(count) public symbols, \(sentences.count) sentences are missing.")
  exit(sentences.isEmpty ? 0 : 1)
}

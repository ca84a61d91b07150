import Foundation

/// The action that the command line requests.
enum Action: Equatable {
  /// Lay out every scene, show one, write all pictures.
  case drawAll
  /// Print one scene.
  case show(scene: String, size: CGSize?, rulers: Bool, format: Format)
  /// Explain the frames of a view, or of all views of a scene.
  case explain(scene: String, view: String?, size: CGSize?)
  /// Compare the pictures with the drawings of the code.
  case check
  /// Print the names of the scenes.
  case list
  /// Print the usage of the command.
  case help
}

/// The format in which one scene is printed.
enum Format: String, CaseIterable {
  case terminal
  case svg
  case text

  var option: String { "--\(rawValue)" }
}

/// A reader of the command line.
struct Arguments {
  /// The names of all scenes.
  let scenes: [String]

  /// Returns the action for the words after the command's name.
  func action(for words: [String]) throws(UsageError) -> Action {
    guard let command = words.first else { return .drawAll }
    if words.contains("--help") || words.contains("-h") { return .help }
    switch command {
    case "show": return try show(Array(words.dropFirst()))
    case "explain": return try ExplainCommand.action(Array(words.dropFirst()), scenes: scenes)
    case "check": return try alone(.check, words)
    case "list": return try alone(.list, words)
    case "help": return try alone(.help, words)
    default:
      throw command.hasPrefix("-") ? .unknownOption(command, of: nil) : .unknownCommand(command)
    }
  }

  private func alone(_ action: Action, _ words: [String]) throws(UsageError) -> Action {
    if words.count > 1 { throw .extraWord(words[1], of: words[0]) }
    return action
  }

  private func show(_ words: [String]) throws(UsageError) -> Action {
    var rest = words[...]
    var scene: String?
    var size: CGSize?
    var rulers = false
    var format: Format?
    while let word = rest.popFirst() {
      if let option = Format.allCases.first(where: { $0.option == word }) {
        if let format, format != option { throw .twoFormats(format.option, option.option) }
        format = option
      } else if word == "--rulers" {
        rulers = true
      } else if word == "--size" {
        guard let value = rest.popFirst() else { throw .noSize }
        size = try Self.size(value)
      } else if word.hasPrefix("-") {
        throw .unknownOption(word, of: "show")
      } else if scene == nil {
        guard scenes.contains(word) else { throw .unknownScene(word, scenes) }
        scene = word
      } else {
        throw .extraWord(word, of: "show")
      }
    }
    guard let scene else { throw .noScene(scenes) }
    return .show(scene: scene, size: size, rulers: rulers, format: format ?? .terminal)
  }

  /// Returns a size from two numbers of points with an x between them, each 1...10000.
  static func size(_ text: String) throws(UsageError) -> CGSize {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") } ? Double(part) : nil
    }
    guard parts.count == 2, numbers.count == 2, numbers.allSatisfy({ (1...10_000).contains($0) }) else {
      throw .badSize(text)
    }
    return CGSize(width: numbers[0], height: numbers[1])
  }
}

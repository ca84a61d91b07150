import Foundation

/// The action that the command line requests.
enum Action: Equatable {
  /// Print one scene and the commands.
  case welcome
  /// Print one scene.
  case show(SceneRequest, rulers: Bool)
  /// Explain the frames of a view, or of all views of a scene.
  case explain(SceneRequest, view: String?)
  /// Print the problems of a scene.
  case check(SceneRequest)
  /// Print the smallest case in which the layout of a scene fails, or prove that it holds at every size.
  case stress(SceneRequest, everySize: Bool)
  /// Write all pictures.
  case draw
  /// Write all scenes at three sizes, and a page that shows them.
  case sheet
  /// Compare the pictures with the drawings of the code.
  case compare
  /// Print the names of the scenes.
  case list(Format)
  /// Write the data of the live page to a folder: of some scenes or of all, and of these only a part.
  case live(String, scenes: [String], part: LivePart)
  /// Print the usage of the command.
  case help
}

/// The format in which a command prints.
enum Format: String, CaseIterable {
  case terminal
  case svg
  case text
  case json
  case png

  /// The option that chooses the format.
  var option: Option {
    switch self {
    case .terminal: .terminal
    case .svg: .svg
    case .text: .text
    case .json: .json
    case .png: .png
    }
  }
}

/// A scene, the conditions of its layout and the format of the output.
struct SceneRequest: Equatable {
  var scene: String
  var conditions = Conditions()
  var format: Format
}

/// A command of the demo.
enum Command: String, CaseIterable {
  case show
  case explain
  case check
  case stress
  case draw
  case sheet
  case list
  case live
  case help

  /// The options of the command, in the order of the help.
  var options: [Option] {
    switch self {
    case .show: Option.conditions + [.rulers, .terminal, .svg, .text, .json, .png]
    case .explain, .check: Option.conditions + [.json, .png]
    case .stress: [.size, .device, .rtl, .textSize, .safeArea, .everySize, .json]
    case .draw: [.check]
    case .list: [.json]
    case .live: [.part]
    case .sheet, .help: []
    }
  }

  /// The format without an option.
  fileprivate var format: Format { self == .show ? .terminal : .text }

  /// The largest number of words that are not options: the scene, and the view; or a folder, and scenes.
  fileprivate var nameCount: Int {
    switch self {
    case .live: .max
    case .explain: 2
    case .show, .check, .stress: 1
    case .draw, .sheet, .list, .help: 0
    }
  }
}

/// An option of a command.
enum Option: String, CaseIterable {
  case size = "--size"
  case device = "--device"
  case rtl = "--rtl"
  case textSize = "--text-size"
  case safeArea = "--safe-area"
  case keyboard = "--keyboard"
  case everySize = "--every-size"
  case rulers = "--rulers"
  case terminal = "--terminal"
  case svg = "--svg"
  case text = "--text"
  case json = "--json"
  case png = "--png"
  case check = "--check"
  case part = "--part"

  /// The options that change the layout of a scene.
  static let conditions: [Option] = [.size, .device, .rtl, .textSize, .safeArea, .keyboard]

  /// True for an option that is followed by a value.
  fileprivate var hasValue: Bool { [.size, .device, .textSize, .safeArea, .part].contains(self) }

  fileprivate var format: Format? { Format.allCases.first { $0.option == self } }
}

/// A reader of the command line.
struct Arguments {
  /// The names of all scenes.
  let scenes: [String]

  /// Returns the action for the words after the command's name.
  func action(for words: [String]) throws(UsageError) -> Action {
    guard let word = words.first else { return .welcome }
    if words.contains("--help") || words.contains("-h") { return .help }
    guard let command = Command(rawValue: word) else {
      throw word.hasPrefix("-") ? .unknownOption(word, of: nil) : .unknownCommand(word)
    }
    return try action(command, Self.read(words.dropFirst(), of: command))
  }

  private func action(_ command: Command, _ words: Words) throws(UsageError) -> Action {
    let format = words.format ?? command.format
    switch command {
    case .draw: return words.options.contains(.check) ? .compare : .draw
    case .sheet: return .sheet
    case .list: return .list(format)
    case .help: return .help
    case .live:
      guard let path = words.names.first else { throw .noFolder }
      return .live(path, scenes: Array(words.names.dropFirst()), part: words.part)
    case .show, .explain, .check, .stress: break
    }
    guard let scene = words.names.first else { throw .noScene(scenes, of: command) }
    guard scenes.contains(scene) else { throw .unknownScene(scene, scenes) }
    let request = SceneRequest(scene: scene, conditions: words.conditions, format: format)
    switch command {
    case .explain: return .explain(request, view: words.names.dropFirst().first)
    case .check: return .check(request)
    case .stress: return .stress(request, everySize: words.options.contains(.everySize))
    default: return .show(request, rulers: words.options.contains(.rulers))
    }
  }

  /// The words after a command, sorted.
  private struct Words {
    var names: [String] = []
    var options: Set<Option> = []
    var conditions = Conditions()
    var part = LivePart.all
    var format: Format?
  }

  private static func read(_ all: ArraySlice<String>, of command: Command) throws(UsageError) -> Words {
    var rest = all
    var words = Words()
    while let word = rest.popFirst() {
      if word.hasPrefix("-") {
        guard let option = Option(rawValue: word), command.options.contains(option) else {
          throw .unknownOption(word, of: command)
        }
        words.options.insert(option)
        if let format = option.format {
          if let first = words.format, first != format { throw .twoFormats(first, format, of: command) }
          words.format = format
        }
        let value = option.hasValue ? rest.popFirst() : ""
        guard let value else { throw .noValue(option) }
        try words.conditions.set(option, value)
        if option == .part { words.part = try LivePart(value) }
      } else if words.names.count < command.nameCount {
        words.names.append(word)
      } else {
        throw .extraWord(word, of: command)
      }
    }
    return words
  }
}

/// A mistake in a command line: one line that also names the correct form.
enum UsageError: Error, Equatable {
  case unknownCommand(String)
  case unknownOption(String, of: Command?)
  case unknownScene(String, [String])
  case unknownView(String, scene: String, [String])
  case unknownDevice(String)
  case unknownTextSize(String)
  case noScene([String], of: Command)
  case badSize(String)
  case badInsets(String)
  case badPart(String)
  case noValue(Option)
  case twoFormats(Format, Format, of: Command)
  case extraWord(String, of: Command)
  case noPackage(String)
  case noFolder

  /// The exit status after a usage error (EX_USAGE of sysexits.h).
  static let status: Int32 = 64

  /// The error message.
  var sentence: String {
    switch self {
    case .unknownCommand, .unknownOption, .unknownScene, .unknownView, .unknownDevice, .unknownTextSize:
      return unknownName
    case .noScene(let scenes, let command):
      return "\(command) needs a scene. Scenes: \(Self.list(scenes))."
    case .badSize(let text):
      return "'\(text)' is not a size. A size is \(Self.size)."
    case .badInsets(let text):
      return "'\(text)' is not a safe area. A safe area is \(Self.insets)."
    case .badPart(let text):
      return "'\(text)' is not a part. A part is \(Self.part)."
    case .noValue(let option): return "\(option.rawValue) needs \(Self.value(of: option))."
    case .twoFormats(let first, let second, let command):
      let formats = command.options.filter { option in Format.allCases.contains { $0.option == option } }
      return "\(first.option.rawValue) and \(second.option.rawValue) exclude each other. "
        + "One of: \(Self.list(formats.map(\.rawValue)))."
    case .extraWord(let word, let command):
      return "\(command) does not take '\(word)'. See --help."
    case .noFolder:
      return "live needs a folder to write, such as /tmp/live."
    case .noPackage(let folder):
      return
        "There is no AutoLayoutKit.swift in '\(folder)' or above it. Run this in the folder of the package."
    }
  }

  /// The message for a name that does not exist, with the name that may be meant or with all names.
  private var unknownName: String {
    switch self {
    case .unknownCommand(let word):
      Self.sentence("There is no command", word, "Commands", Command.allCases.map(\.rawValue))
    case .unknownOption(let word, let command?):
      Self.sentence("\(command) has no option", word, "Options", command.options.map(\.rawValue))
    case .unknownOption(let word, nil):
      "There is no option '\(word)' without a command. "
        + "Commands: \(Self.list(Command.allCases.map(\.rawValue)))."
    case .unknownScene(let word, let scenes):
      Self.sentence("There is no scene", word, "Scenes", scenes)
    case .unknownView(let word, let scene, let views):
      Self.sentence("The scene '\(scene)' has no view", word, "Views", views)
    case .unknownDevice(let word):
      Self.sentence("There is no device", word, "Devices", Conditions.screens.map(\.name))
    case .unknownTextSize(let word):
      Self.sentence("There is no text size", word, "Text sizes", Conditions.textSizes.map(\.name))
    default: ""
    }
  }

  private static func sentence(_ start: String, _ word: String, _ kind: String, _ names: [String]) -> String {
    let suggestion = Suggestion.sentence(for: word, in: names) ?? "\(kind): \(list(names))."
    return "\(start) '\(word)'. \(suggestion)"
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  private static func value(of option: Option) -> String {
    switch option {
    case .size: "a size: \(size)"
    case .safeArea: "four insets: \(insets)"
    case .part: "a part: \(part)"
    case .device: "a device. Devices: \(list(Conditions.screens.map(\.name)))"
    default: "a text size. Text sizes: \(list(Conditions.textSizes.map(\.name)))"
    }
  }

  private static let size =
    "width x height in points, each from 1 to 10000: 320x568, 390x844, 1024x768"
  private static let insets = "top,left,bottom,right in points, each from 0 to 1000: 47,0,34,0"
  private static let part = "number/count, such as 1/2 or 2/2"
}

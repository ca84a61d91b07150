/// A mistake in a command line: one line that also names the correct form.
enum UsageError: Error, Equatable {
  case unknownCommand(String)
  case unknownOption(String, of: String?)
  case unknownScene(String, [String])
  case unknownView(String, scene: String, nearest: String, [String])
  case noScene([String], of: String = "show")
  case badSize(String)
  case noSize
  case twoFormats(String, String)
  case extraWord(String, of: String)
  case noPackage(String)

  /// The exit status after a usage error (EX_USAGE of sysexits.h).
  static let status: Int32 = 64

  /// The error message.
  var sentence: String {
    switch self {
    case .unknownCommand(let word):
      "There is no command '\(word)'. Commands: show, explain, check, list; "
        + "without one, all pictures are drawn."
    case .unknownOption(let word, of: "explain"):
      "explain has no option '\(word)'. Its option: --size."
    case .unknownOption(let word, of: let command?):
      "\(command) has no option '\(word)'. Options: --size, --rulers, --terminal, --svg, --text."
    case .unknownOption(let word, of: nil):
      "There is no option '\(word)'. Options: --help; commands: show, explain, check, list."
    case .unknownScene(let word, let scenes):
      "There is no scene '\(word)'. Scenes: \(scenes.joined(separator: ", "))."
    case .unknownView(let word, let scene, let nearest, let views):
      "There is no view '\(word)' in the scene '\(scene)'. Did you mean '\(nearest)'? "
        + "Views: \(views.joined(separator: ", "))."
    case .noScene(let scenes, let command):
      "\(command) needs a scene. Scenes: \(scenes.joined(separator: ", "))."
    case .badSize(let text):
      "'\(text)' is not a size. A size is width x height in points, each from 1 to 10000: \(Self.sizes)."
    case .noSize:
      "--size needs a size: width x height in points, each from 1 to 10000: \(Self.sizes)."
    case .twoFormats(let first, let second):
      "\(first) and \(second) exclude each other. One of: --terminal, --svg, --text."
    case .extraWord(let word, of: let command):
      "\(command) does not take '\(word)'. See --help."
    case .noPackage(let folder):
      "There is no AutoLayoutKit.swift in '\(folder)' or above it. Run this in the folder of the package."
    }
  }

  private static let sizes = "320x568, 390x844, 1024x768"
}

/// A mistake in a command line: one line that also names the correct form.
package enum UsageError: Error, Equatable {
  case noCommand
  case unknownCommand(String)
  case optionBeforeCommand(String)
  case unknownOption(String, of: Command)
  /// A name that an option does not know, and those that it knows.
  case unknownName(Option, String, [String])
  case unknownPreview(String, [String])
  case unknownView(String, preview: String, [String])
  case unknownState(String, preview: String, [String])
  case badValue(Option, String)
  case noWord(String, of: Command)
  case noValue(Option)
  case twoFormats(Format, Format, of: Command)
  case extraWord(String, of: Command)
  /// Two previews with one name.
  case sameName(String)
  /// Another mistake, in words.
  case other(String)

  /// The exit status after a usage error (EX_USAGE of sysexits.h).
  package static let status: Int32 = 64

  /// The error message.
  package var sentence: String {
    switch self {
    case .noCommand: "There is no command. \(Self.commands)"
    case .unknownCommand(let word):
      Self.sentence("There is no command", word, "Commands", Command.listed.map(\.rawValue))
    case .optionBeforeCommand(let word): "There is no option '\(word)' without a command. \(Self.commands)"
    case .unknownOption(let word, let command):
      Self.sentence("\(command) has no option", word, "Options", command.options.map(\.rawValue))
    case .unknownName(let option, let word, let names):
      Self.sentence(
        "There is no \(Self.kind(of: option))", word, "\(Self.kind(of: option))s".capitalized, names)
    case .unknownPreview(let word, let names):
      Self.sentence("There is no preview", word, "Previews", names)
    case .unknownView(let word, let preview, let views):
      Self.sentence("The preview '\(preview)' has no view", word, "Views", views)
    case .unknownState(let word, let preview, let states):
      states.isEmpty
        ? "The preview '\(preview)' has one state only, without a name."
        : Self.sentence("The preview '\(preview)' has no state", word, "States", states)
    case .badValue(let option, let text):
      "'\(text)' is not a \(Self.kind(of: option)). A \(Self.kind(of: option)) is \(Self.form(of: option))."
    case .noWord(let word, let command): "\(command) needs a \(word). See --help."
    case .noValue(let option):
      "\(option.rawValue) needs a \(Self.kind(of: option)): \(Self.form(of: option))."
    case .twoFormats(let first, let second, let command):
      "\(first.option.rawValue) and \(second.option.rawValue) exclude each other. One of: "
        + Self.list(
          command.options.filter { option in Format.allCases.contains { $0.option == option } }
            .map(\.rawValue)) + "."
    case .extraWord(let word, let command): "\(command) does not take '\(word)'. See --help."
    case .sameName(let name): "Two previews have the name '\(name)'; each needs a name of its own."
    case .other(let sentence): sentence
    }
  }

  private static var commands: String { "Commands: \(list(Command.listed.map(\.rawValue)))." }

  private static func sentence(_ start: String, _ word: String, _ kind: String, _ names: [String]) -> String {
    let suggestion = Suggestion.sentence(for: word, in: names) ?? "\(kind): \(list(names))."
    return "\(start) '\(word)'. \(suggestion)"
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  private static func kind(of option: Option) -> String {
    switch option {
    case .textSize: "text size"
    case .safeArea: "safe area"
    default: "\(option)"
    }
  }

  private static func form(of option: Option) -> String {
    switch option {
    case .size: "width x height in points, each from 1 to 10000: 320x568, 390x844, 1024x768"
    case .safeArea: "top,left,bottom,right in points, each from 0 to 1000: 47,0,34,0"
    case .device: list(LayoutPreview.Conditions.screens.map(\.name))
    case .textSize: list(LayoutPreview.Conditions.textSizes.map(\.name))
    case .style: list(LayoutPreview.Conditions.styles.map(\.name))
    case .language: "the identifier of a language of the app, such as de"
    case .state: "the name of a state of the preview"
    default: "a number"
    }
  }
}

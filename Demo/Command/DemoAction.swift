/// A mistake in the words of a command of the demo, with a sentence for the reader.
struct DemoError: Error, Equatable {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}

/// A command that only the demo has.
enum DemoAction: Equatable {
  /// Print one scene and the commands.
  case welcome
  /// Write all pictures.
  case draw
  /// Compare the pictures with the drawings of the code.
  case compare
  /// Write the data of the live page to a folder: of some scenes or of all, and of these only a part.
  case live(String, scenes: [String], part: LivePart)
  /// Print the usage of all commands.
  case help

  /// Reads the words after the command's name; nil for a command of `LayoutPreviews`.
  init?(_ words: [String]) throws(DemoError) {
    guard let command = words.first else {
      self = .welcome
      return
    }
    var rest = Array(words.dropFirst())
    switch command {
    case "-h", "--help": self = .help
    case "help" where rest.isEmpty: self = .help
    case "draw" where rest.contains("--help"), "live" where rest.contains("--help"): self = .help
    case "draw":
      self = rest == ["--check"] ? .compare : .draw
      if let word = rest.first, rest != ["--check"] {
        throw DemoError("draw does not take '\(word)'. See --help.")
      }
    case "live":
      var part = LivePart.all
      if let option = rest.firstIndex(of: "--part") {
        guard option + 1 < rest.count else { throw DemoError("--part needs a part: \(LivePart.form).") }
        part = try LivePart(rest[option + 1])
        rest.removeSubrange(option...option + 1)
      }
      if let word = rest.first(where: { $0.hasPrefix("-") }) {
        throw DemoError("live has no option '\(word)'. See --help.")
      }
      guard let path = rest.first else {
        throw DemoError("live needs a folder to write, such as /tmp/live.")
      }
      self = .live(path, scenes: Array(rest.dropFirst()), part: part)
    default: return nil
    }
  }
}

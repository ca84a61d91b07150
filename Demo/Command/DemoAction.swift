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
  /// Print the usage of all commands.
  case help

  /// Reads the words after the command's name; nil for a command of `LayoutPreviews`.
  init?(_ words: [String]) throws(DemoError) {
    guard let command = words.first else {
      self = .welcome
      return
    }
    let rest = Array(words.dropFirst())
    switch command {
    case "-h", "--help": self = .help
    case "help" where rest.isEmpty: self = .help
    case "draw" where rest.contains("--help"): self = .help
    case "draw":
      self = rest == ["--check"] ? .compare : .draw
      if let word = rest.first, rest != ["--check"] {
        throw DemoError("draw does not take '\(word)'. See --help.")
      }
    default: return nil
    }
  }
}

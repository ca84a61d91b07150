import Foundation

/// The format in which a command prints.
package enum Format: String, CaseIterable {
  case terminal, svg, text, json, png

  /// The option that chooses the format.
  var option: Option { Option(rawValue: "--\(rawValue)") ?? .text }
}

/// A command.
package enum Command: String, CaseIterable {
  case list, show, explain, check, stress, sheet, gallery, compare, watch, completion, help
  /// Lays all previews out for another process: see ``SurveyProcess``.
  case survey
  /// Writes the data of live pages for another process: see ``LivePages``.
  case live

  /// The commands that people use.
  static let listed = allCases.filter { ![.survey, .live].contains($0) }

  /// The options of the command, in the order of the help.
  var options: [Option] {
    switch self {
    case .show: Option.conditions + [.rulers, .terminal, .svg, .text, .json, .png]
    case .explain, .check: Option.conditions + [.text, .json, .svg, .png]
    case .stress: [.size, .device, .rtl, .textSize, .safeArea, .state, .everySize, .text, .json]
    case .list, .compare: [.text, .json]
    case .survey: [.from]
    case .gallery: [.live, .serve]
    case .live, .sheet, .watch, .completion, .help: []
    }
  }

  /// The format without an option.
  var format: Format { self == .show ? .terminal : .text }

  /// The words that are not options, as the help shows them.
  var words: [String] {
    switch self {
    case .show: ["<preview>"]
    case .explain: ["<preview>", "[view]"]
    case .check, .stress: ["[preview]"]
    case .gallery: ["<folder>", "[previews]"]
    case .sheet: ["<folder>"]
    case .live: ["<folder>", "[previews]"]
    case .compare: ["<revision>", "[folder]"]
    case .completion: ["<shell>"]
    case .help: ["[command]"]
    case .list, .watch, .survey: []
    }
  }

  /// The sentence of the help.
  var summary: String {
    switch self {
    case .list: "Prints the names of the previews."
    case .show: "Draws a preview: in the terminal, as SVG or PNG, or as a list of frames."
    case .explain: "Prints why a view has its frame, or all views of a preview."
    case .check: "Prints the problems of a preview, or of all; without conditions, under several of them."
    case .stress: "Prints the problems of a preview, or of all, each in its smallest case."
    case .sheet: "Writes a picture of each preview under several conditions, and a page with all of them."
    case .gallery:
      "Writes pages with all previews, or with a,b, under several conditions, with problems and reasons."
    case .compare:
      "Says which views have moved since a revision of the repository; the folder is for pictures."
    case .watch: "Builds on each change, and prints the views that moved and the problems that came and went."
    case .completion: "Prints the completion of commands and names for bash, zsh or fish."
    case .help: "Prints this text, or that of one command."
    case .survey: "Lays all previews out under several conditions."
    case .live: "Writes the data of live pages."
    }
  }
}

/// An option of a command.
package enum Option: String, CaseIterable {
  case device = "--device"
  case size = "--size"
  case rtl = "--rtl"
  case textSize = "--text-size"
  case style = "--style"
  case keyboard = "--keyboard"
  case safeArea = "--safe-area"
  case language = "--language"
  case state = "--state"
  case everySize = "--every-size"
  case rulers = "--rulers"
  case terminal = "--terminal"
  case svg = "--svg"
  case text = "--text"
  case json = "--json"
  case png = "--png"
  case live = "--live"
  case serve = "--serve"
  case from = "--from"

  /// The options that change the layout of a preview.
  static let conditions: [Option] = [
    .device, .size, .rtl, .textSize, .style, .keyboard, .safeArea, .language, .state,
  ]

  /// The value of the option, as the help shows it; nil for an option without one.
  var value: String? {
    switch self {
    case .device, .language, .state: "<name>"
    case .size: "<width>x<height>"
    case .textSize: "<category>"
    case .style: "light|dark"
    case .safeArea: "<top>,<left>,<bottom>,<right>"
    case .from: "<number>"
    case .svg, .png: "[file]"
    case .rtl, .keyboard, .everySize, .rulers, .terminal, .text, .json, .live, .serve: nil
    }
  }

  /// The sentence of the help.
  var summary: String {
    switch self {
    case .device: "on a device, such as iphone-16 or iphone-16-landscape"
    case .size: "at a size in points, such as 320x568"
    case .rtl: "from right to left"
    case .textSize: "with UIKit's text size, such as small or accessibilityLarge"
    case .style: "in light or dark"
    case .keyboard: "above the keyboard"
    case .safeArea: "with bars and corners that cover the edges, in points"
    case .language: "in a language of the app, such as de"
    case .state: "in one of its states"
    case .everySize: "proves that there is no problem at any size, from --size upward"
    case .rulers: "with gaps, insets and walls: dimension lines in a picture, else a list"
    case .terminal: "as a picture of characters"
    case .svg: "as SVG, printed or written to a file"
    case .text: "as text"
    case .json: "as JSON"
    case .png: "as PNG, in a file of the current folder unless one is named"
    case .live: "each also solved in the browser: drag its corner, change the numbers of its code"
    case .serve: "at an address of this machine, written again on each change of the code"
    case .from: "begins with the layout of a number"
    }
  }

  /// The ending of a file that may follow the option.
  fileprivate var ending: String? { self == .svg ? ".svg" : self == .png ? ".png" : nil }
  fileprivate var format: Format? { Format.allCases.first { $0.option == self } }
}

/// The words of a command line, sorted.
struct Arguments: Equatable {
  var command: Command
  var names: [String] = []
  var options: Set<Option> = []
  var conditions = LayoutPreview.Conditions()
  var format: Format
  /// The file of a picture.
  var file: String?
  /// The number of the layout with which a survey begins.
  var start = 0

  /// True if the command line has a condition other than a state.
  var hasConditions: Bool { options.contains { $0 != .state && Option.conditions.contains($0) } }

  /// Reads the words after the command's name.
  init(_ all: [String]) throws(UsageError) {
    guard let word = all.first else { throw .noCommand }
    guard let command = Command(rawValue: word) else {
      throw word.hasPrefix("-") ? .optionBeforeCommand(word) : .unknownCommand(word)
    }
    self.command = command
    format = command.format
    var rest = all.dropFirst()
    var chosen: Format?
    while let word = rest.popFirst() {
      if word.hasPrefix("-") {
        guard let option = Option(rawValue: word), command.options.contains(option) else {
          throw .unknownOption(word, of: command)
        }
        options.insert(option)
        if let format = option.format {
          if let chosen, chosen != format { throw .twoFormats(chosen, format, of: command) }
          chosen = format
        }
        if let ending = option.ending {
          if let next = rest.first, next.hasSuffix(ending) { file = rest.popFirst() }
        } else if option.value != nil {
          guard let value = rest.popFirst() else { throw .noValue(option) }
          try conditions.set(option, value)
          if option == .from { start = Int(value) ?? 0 }
        } else {
          try conditions.set(option, "")
        }
      } else if names.count < command.words.count {
        names.append(word)
      } else {
        throw .extraWord(word, of: command)
      }
    }
    if let chosen { format = chosen }
    if let first = command.words.first, first.hasPrefix("<"), names.isEmpty {
      throw .noWord(first.trimmingCharacters(in: ["<", ">"]), of: command)
    }
  }
}

import Foundation
import LayoutFrames
import LayoutInspection
import LayoutRendering

/// The command line of some previews: reads the words, prints, and writes pictures.
@MainActor package struct PreviewCommand {
  /// The previews, in the order in which they are listed.
  let previews: [LayoutPreview]
  /// The receiver of the requested output.
  let output: (String) -> Void
  /// The receiver of error messages and of progress.
  let errors: (String) -> Void
  let terminal: TerminalOptions
  let folder: URL
  /// The folders that may contain a converter of pictures, separated by colons.
  let searchPath: String
  /// The program that shows the previews.
  let program: URL
  /// The name of the program.
  let name: String

  package init(
    _ previews: [LayoutPreview], output: @escaping (String) -> Void, errors: @escaping (String) -> Void,
    terminal: TerminalOptions, folder: URL, searchPath: String, program: URL,
    name: String? = nil
  ) {
    self.previews = previews
    self.output = output
    self.errors = errors
    self.terminal = terminal
    self.folder = folder
    self.searchPath = searchPath
    self.program = program
    self.name = name ?? program.lastPathComponent
  }

  /// Creates the command of this process.
  package init(_ previews: [LayoutPreview]) {
    let environment = ProcessInfo.processInfo.environment
    self.init(
      previews, output: { Self.write($0, to: .standardOutput) },
      errors: { Self.write($0, to: .standardError) }, terminal: .current(),
      folder: URL(fileURLWithPath: FileManager.default.currentDirectoryPath),
      searchPath: environment["PATH"] ?? "",
      program: Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]))
  }

  /// Runs the command of this process, and ends it.
  static func main(_ previews: [LayoutPreview]) -> Never {
    LayoutFrames.isInspectable = true
    exit(PreviewCommand(previews).run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Writes text, or ends with the status for a failed write (EX_IOERR of sysexits.h), for example when a
  /// disk is full.
  package static func write(_ text: String, to handle: FileHandle) {
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("\(error.localizedDescription)\n".utf8))
      exit(74)
    }
  }

  /// Runs the command with the given words, and returns the exit status.
  package func run(_ words: [String]) -> Int32 {
    do {
      try expectDifferentNames()
      if words.isEmpty { return try welcome() }
      let asksForHelp = words.contains("--help") || words.contains("-h")
      if asksForHelp { return help(Command.listed.first { $0.rawValue == words[0] }) }
      return try run(Arguments(words))
    } catch let error as UsageError {
      errors("\(name): \(error.sentence)\n")
      return UsageError.status
    } catch {
      errors("\(name): \((error as? PreviewError)?.sentence ?? error.localizedDescription)\n")
      return 1
    }
  }

  private func expectDifferentNames() throws(UsageError) {
    var known: Set<String> = []
    for preview in previews where !known.insert(preview.name).inserted { throw .sameName(preview.name) }
  }

  private func run(_ arguments: Arguments) throws -> Int32 {
    switch arguments.command {
    case .list: return try list(arguments.format)
    case .show: return try show(arguments)
    case .explain: return try explain(arguments)
    case .check: return try check(arguments)
    case .stress:
      return try arguments.options.contains(.everySize) ? proveEverySize(arguments) : stress(arguments)
    case .sheet, .gallery: return try writePages(arguments)
    case .live:
      try LivePages(self).writeData(of: try listedPreviews(arguments), to: file(arguments.names[0]))
      return 0
    case .compare: return try CompareCommand(self, arguments).run()
    case .watch: try WatchCommand(self).run()
    case .survey: return try survey(from: arguments.start)
    case .completion: return try complete(arguments.names[0])
    case .help:
      guard let word = arguments.names.first else { return help(nil) }
      guard let command = Command(rawValue: word), Command.listed.contains(command) else {
        throw UsageError.unknownCommand(word)
      }
      return help(command)
    }
  }

  private func welcome() throws -> Int32 {
    if let first = previews.first { _ = try run(Arguments(["show", first.name])) }
    let commands = Command.listed.map(\.rawValue).joined(separator: ", ")
    let count = previews.count == 1 ? "1 preview" : "\(previews.count) previews"
    output("\n\(count); swift run \(name) list prints the names.\n")
    output("Commands: \(commands).\n")
    output("swift run \(name) help explains them and their options.\n")
    return 0
  }

  private func list(_ format: Format) throws -> Int32 {
    if format == .json {
      let listed = previews.map { preview in
        PreviewReport.Listed(
          name: preview.name, title: preview.title, states: preview.states,
          width: preview.conditions.size?.width, height: preview.conditions.size?.height)
      }
      output(try PreviewReport.json(listed))
      return 0
    }
    let width = previews.map(\.name.count).max() ?? 0
    for preview in previews {
      let padding = String(repeating: " ", count: width - preview.name.count + 2)
      let states = preview.states.isEmpty ? nil : "states: \(preview.states.joined(separator: ", "))"
      let size = preview.conditions.size?.commandText ?? preview.conditions.screen?.name
      let title = preview.title == preview.name ? nil : preview.title
      let words = [title, size, states].compactMap { $0 }.joined(separator: ", ")
      output(words.isEmpty ? "\(preview.name)\n" : "\(preview.name)\(padding)\(words)\n")
    }
    return 0
  }

  private func show(_ arguments: Arguments) throws -> Int32 {
    let preview = try preview(of: arguments)
    let snapshot = preview.shown(under: arguments.conditions) { LayoutSnapshot(of: $0) }
    let rulers = arguments.options.contains(.rulers)
    let frames = snapshot.frameList() + (rulers ? "\n" + snapshot.rulerList() : "")
    switch arguments.format {
    case .svg, .png: try writePicture(snapshot, of: preview, arguments)
    case .json: output(try PreviewReport.json(PreviewReport.Shown(snapshot, of: preview.name)))
    case .text: output(frames)
    case .terminal:
      let title = preview.title == preview.name ? preview.name : "\(preview.title) (\(preview.name))"
      output("\(title) at \(snapshot.size.commandText)\n")
      output(snapshot.terminalPicture(terminal))
      output("\n" + frames)
    }
    return 0
  }

  private func explain(_ arguments: Arguments) throws -> Int32 {
    let preview = try preview(of: arguments)
    let explained = try Explanation(
      of: preview, arguments.conditions, view: arguments.names.dropFirst().first)
    switch arguments.format {
    case .json: output(try explained.json())
    case .svg, .png:
      output(explained.text)
      try writePicture(explained.picture, of: preview, arguments)
    default: output(explained.text)
    }
    return 0
  }

  private func check(_ arguments: Arguments) throws -> Int32 {
    let check = PreviewCheck(
      of: try previews(of: arguments), arguments.hasConditions ? arguments.conditions : nil,
      state: arguments.conditions.state, progress: errors)
    output(arguments.format == .json ? try check.json() : check.text)
    if arguments.format == .png || arguments.format == .svg {
      let preview = try preview(of: arguments)
      try writePicture(PreviewCheck.picture(of: preview, arguments.conditions), of: preview, arguments)
    }
    return check.causes.isEmpty ? 0 : 1
  }

  private func stress(_ arguments: Arguments) throws -> Int32 {
    let searches = try previews(of: arguments).map {
      PreviewStress(of: $0, arguments.conditions, progress: errors)
    }
    output(arguments.format == .json ? try PreviewStress.json(searches) : searches.map(\.text).joined())
    return searches.allSatisfy(\.failures.isEmpty) ? 0 : 1
  }

  private func proveEverySize(_ arguments: Arguments) throws -> Int32 {
    let proofs = try previews(of: arguments).map {
      PreviewProof(
        of: $0, from: arguments.conditions.size, state: arguments.conditions.state, progress: errors)
    }
    output(arguments.format == .json ? try PreviewProof.json(proofs) : proofs.map(\.text).joined())
    return proofs.allSatisfy(\.proof.holds) ? 0 : 1
  }

  private func writePages(_ arguments: Arguments) throws -> Int32 {
    let out = file(arguments.names[0])
    let shown = try listedPreviews(arguments)
    let live = arguments.options.contains(.live) ? try LivePages(self).begin(of: shown, in: out) : nil
    let pages = Gallery(
      of: shown, program: name, withReasons: arguments.command == .gallery, isLive: live != nil,
      progress: errors)
    let index = try pages.write(to: out)
    try live?.finish()
    output("\(pages.entries.count) pictures of \(shown.count) previews, all on one page:\n\(index.path)\n")
    if arguments.options.contains(.serve) { try GalleryServer(self, arguments).run() }
    return 0
  }

  private func survey(from start: Int) throws -> Int32 {
    let all = previews.flatMap { preview in SurveyCase.all(of: preview).map { (preview, $0) } }
    for (number, (preview, item)) in all.enumerated().dropFirst(start) {
      let begin = SurveyProcess.Line(number: number, name: "\(preview.name), \(item.name)")
      output(try PreviewReport.json(begin, pretty: false))
      let line = SurveyProcess.Line(entry: SurveyEntry(preview, item))
      output(try PreviewReport.json(line, pretty: false))
    }
    return 0
  }

  /// Returns the address of a file, in the current folder unless its path begins with a slash.
  func file(_ path: String) -> URL {
    path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)
  }

  /// Returns the preview that is named, with the state that is asked for.
  private func preview(of arguments: Arguments) throws(UsageError) -> LayoutPreview {
    guard let name = arguments.names.first else { throw .noWord("preview", of: arguments.command) }
    guard let found = previews.first(where: { $0.name == name }) else {
      throw .unknownPreview(name, previews.map(\.name))
    }
    if let state = arguments.conditions.state, !found.states.contains(state) {
      throw .unknownState(state, preview: name, found.states)
    }
    if let language = arguments.conditions.language {
      let known = found.languages?.map(\.identifier) ?? []
      if !known.contains(language) { throw .unknownName(.language, language, known) }
    }
    return found
  }

  /// Returns the previews of a list such as `cart,sign-in`, or all; a name stands for those that begin with
  /// it unless one has it.
  private func listedPreviews(_ arguments: Arguments) throws(UsageError) -> [LayoutPreview] {
    let words = arguments.names.dropFirst().flatMap { $0.split(separator: ",") }.map(String.init)
    if words.isEmpty { return previews }
    var known: Set<String> = []
    for word in words {
      let found = previews.map(\.name).filter { $0 == word }
      let beginning = found.isEmpty ? previews.map(\.name).filter { $0.hasPrefix(word) } : found
      if beginning.isEmpty { throw .unknownPreview(word, previews.map(\.name)) }
      known.formUnion(beginning)
    }
    return previews.filter { known.contains($0.name) }
  }

  /// Returns the preview that is named, or all.
  private func previews(of arguments: Arguments) throws(UsageError) -> [LayoutPreview] {
    arguments.names.isEmpty ? previews : [try preview(of: arguments)]
  }

  /// Writes a picture to the file that is named, or prints it as SVG; a PNG picture without a file has the
  /// name of the preview and the size.
  private func writePicture(
    _ snapshot: LayoutSnapshot, of preview: LayoutPreview, _ arguments: Arguments
  ) throws {
    let rulers = arguments.options.contains(.rulers)
    let svg = snapshot.svg(preview.pictureOptions(rulers: rulers, under: arguments.conditions))
    guard arguments.format == .png || arguments.file != nil else { return output(svg) }
    let path = arguments.file ?? "\(preview.name)-\(snapshot.size.commandText).png"
    let file = file(path)
    try PictureFile(url: file, searchPath: searchPath).write(svg)
    output(file.path + "\n")
  }
}

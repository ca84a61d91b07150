import Foundation
import LayoutInspection
import LayoutRendering

/// The command `compare`: the differences between the previews of a revision and those of today.
@MainActor struct CompareCommand {
  private let command: PreviewCommand
  private let revision: String
  private let format: Format
  /// The folder for the pictures of the layouts that differ.
  private let out: URL?

  init(_ command: PreviewCommand, _ arguments: Arguments) {
    self.command = command
    revision = arguments.names[0]
    format = arguments.format
    out = arguments.names.dropFirst().first.map(command.file)
  }

  struct Output: Encodable {
    let version = PreviewReport.version
    let revision: String
    let layouts: [SurveyComparison.Layout]
  }

  /// Compares, prints, and returns the exit status.
  func run() throws -> Int32 {
    let package = try PreviewPackage(of: command)
    let old = try earlier(package)
    command.errors("Laying out the previews of today.\n")
    let new = try SurveyProcess(program: command.program).result()
    command.errors(new.crashText)
    var comparison = SurveyComparison(old.entries, new.entries)
    comparison.addLines(lines)
    if let out { try writePictures(comparison, to: out) }
    if format == .json {
      command.output(try PreviewReport.json(Output(revision: revision, layouts: comparison.layouts)))
    } else if comparison.layouts.isEmpty {
      command.output("\(new.entries.count) layouts are those of \(revision).\n")
    } else {
      command.output(comparison.text)
    }
    return comparison.layouts.isEmpty && new.crashes.isEmpty ? 0 : 1
  }

  /// Returns the survey of the revision, which is built in a work tree of its own.
  private func earlier(_ package: PreviewPackage) throws -> SurveyProcess.Result {
    let top = try git(["rev-parse", "--show-toplevel"], in: package.folder)
    let commit = try git(
      ["rev-parse", "--verify", "--end-of-options", "\(revision)^{commit}"], in: package.folder)
    let folder = package.scratch.appendingPathComponent("compare/\(commit)")
    defer { _ = try? git(["worktree", "prune"], in: package.folder) }
    if !FileManager.default.fileExists(atPath: folder.path) {
      _ = try git(["worktree", "add", "--detach", folder.path, commit], in: package.folder)
    }
    let inside = package.folder.resolvingSymlinksInPath().path.dropFirst(
      URL(fileURLWithPath: top).resolvingSymlinksInPath().path.count)
    let other = PreviewPackage(
      folder: URL(fileURLWithPath: folder.path + inside), product: package.product,
      scratch: package.scratch.appendingPathComponent("compare/build"))
    command.errors("Building \(revision) (\(commit.prefix(8))).\n")
    let mistakes = try other.build()
    guard mistakes.isEmpty else {
      throw PreviewError("\(revision) cannot be built:\n\(mistakes.joined(separator: "\n"))")
    }
    command.errors("Laying out the previews of \(revision).\n")
    return try SurveyProcess(program: other.program()).result()
  }

  private func git(_ words: [String], in folder: URL) throws -> String {
    let result = try Subprocess(named: "git", words, in: folder).run()
    guard result.status == 0 else {
      let line = result.errors.split(separator: "\n").last.map(String.init) ?? "it says nothing"
      throw PreviewError("git \(words[0]) failed: \(line)")
    }
    return result.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Returns the lines that place the views of a layout, by the paths of those that have moved.
  private func lines(_ layout: SurveyComparison.Layout) -> [String: [String]] {
    guard let preview = command.previews.first(where: { $0.name == layout.preview }),
      let item = SurveyCase.all(of: preview).first(where: { $0.name == layout.conditions })
    else { return [:] }
    return preview.shown(under: item.conditions) { root in
      let paths = LayoutSnapshot.paths(in: root)
      let moved = layout.moves.compactMap { move in
        paths.first { $0.path == move.path }.map { (move: move, view: $0.view) }
      }
      var found: [String: [String]] = [:]
      for (move, explanation) in zip(moved.map(\.move), explanations(of: moved.map(\.view))) {
        // A view that has only moved up or down is placed by the lines of its vertical edges.
        let isVertical = move.old.map { $0.x == move.new?.x && $0.width == move.new?.width } ?? false
        let placing = explanation.lines.filter { !isVertical || $0.edge.isVertical }
        found[move.path] = placing.flatMap(\.sites).map(\.fileAndLine).unique
      }
      return found
    }
  }

  /// Writes the pictures of both sides of each layout that differs, and a page that shows them side by side.
  private func writePictures(_ comparison: SurveyComparison, to out: URL) throws {
    try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
    let sections = try comparison.layouts.map { layout in
      let figures = try [(comparison.old, "before"), (comparison.new, "now")].compactMap { entries, side in
        let entry = entries.first { $0.preview == layout.preview && $0.conditions == layout.conditions }
        guard let entry else { return nil as String? }
        let name = "\(entry.fileName)-\(side).svg"
        try PictureFile.write(entry.picture, to: out.appendingPathComponent(name))
        return "<figure><figcaption>\(side)</figcaption><img src=\"\(name)\" alt=\"\(side)\"></figure>"
      }
      let lines = comparison.text(of: layout).split(separator: "\n", maxSplits: 1)
      return """
        <section><h2>\(XMLWriter.escaped(String(lines[0])))</h2>
        <pre>\(XMLWriter.escaped(String(lines.last ?? "")))</pre>
        <div>\(figures.joined(separator: "\n"))</div></section>
        """
    }
    let title = XMLWriter.escaped("\(command.name) since \(revision)")
    let page = Gallery.text(PackageResources.compare_html).replacing("TITLE", with: title)
      .replacing("SECTIONS", with: sections.isEmpty ? "<p>Nothing has moved.</p>" : sections.joined())
    try PictureFile.write(page, to: out.appendingPathComponent("index.html"))
  }
}

extension LayoutExplanation.Edge {
  /// True for an edge, size or center along the vertical axis.
  fileprivate var isVertical: Bool { [.top, .height, .bottom, .centerY].contains(self) }
}

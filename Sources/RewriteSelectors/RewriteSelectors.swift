import Foundation
import SelectorRewriter

/// The command that the plugin `AppSources` runs for the files of an app: it writes a copy of each file, the
/// list of their selectors, and the list of the app's folders.
///
///     RewriteSelectors <list> <folder list> <folders> <previews> <input> <output> <input> <output> ...
///
/// `<previews>` is the name of the module for previews, or empty without it.
@main enum RewriteSelectors {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      report("error: \(error)")
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) throws {
    guard arguments.count >= 4, arguments.count.isMultiple(of: 2) else {
      report(
        "usage: RewriteSelectors <list> <folder list> <folders> <previews>"
          + " <input> <output> <input> <output> ..."
      )
      exit(1)
    }
    let pairs = stride(from: 4, to: arguments.count, by: 2).map { (arguments[$0], arguments[$0 + 1]) }
    let files = try pairs.map { input, _ in
      Rewriter.File(text: try String(contentsOfFile: input, encoding: .utf8), path: input)
    }
    var hasErrors = false
    var previewed: [String] = []
    for ((input, output), result) in zip(pairs, Rewriter.rewrite(files, withPreviews: !arguments[3].isEmpty))
    {
      switch result {
      case .success(let rewritten):
        for warning in rewritten.warnings { report("\(warning)") }
        if rewritten.hasPreviews { previewed.append(input) }
        try write(Rewriter.compilerInput(rewritten, path: input), to: output)
      case .failure(let problem):
        report("\(problem)")
        hasErrors = true
      }
    }
    if hasErrors { exit(1) }
    try write(Rewriter.moduleFile(for: pairs.map(\.0), withPreviews: previewed), to: arguments[0])
    if !arguments[2].isEmpty { try write(arguments[2] + "\n", to: arguments[1]) }
  }

  /// Writes a file if its content changes, so that an unchanged file is not compiled again.
  private static func write(_ text: String, to path: String) throws {
    if (try? String(contentsOfFile: path, encoding: .utf8)) == text { return }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private static func report(_ sentence: String) {
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }
}

import Foundation
import SelectorRewriter

/// The command that the plugin `AppSources` runs for each file of an app, and once for the module.
///
///     RewriteSelectors file <module> <input> <output>
///     RewriteSelectors module <output> <input> ...
@main enum RewriteSelectors {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch let report as Rewriter.Report {
      fail("\(report)")
    } catch {
      fail("error: \(error)")
    }
  }

  private static func run(_ arguments: [String]) throws {
    switch arguments.first {
    case "file" where arguments.count == 4:
      let (module, input, output) = (arguments[1], arguments[2], arguments[3])
      let text = try String(contentsOfFile: input, encoding: .utf8)
      let rewritten = try Rewriter.rewrite(text, path: input, module: module)
      for warning in rewritten.warnings { report("\(warning)") }
      try write(Rewriter.compilerInput(rewritten, path: input), to: output)
    case "module" where arguments.count >= 2:
      try write(Rewriter.moduleFile(for: Array(arguments.dropFirst(2))), to: arguments[1])
    default:
      fail("usage: RewriteSelectors file <module> <input> <output> | module <output> <input> ...")
    }
  }

  /// Writes a file if its content changes, so that an unchanged file is not compiled again.
  private static func write(_ text: String, to path: String) throws {
    if (try? String(contentsOfFile: path, encoding: .utf8)) == text { return }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private static func report(_ sentence: String) {
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }

  private static func fail(_ sentence: String) -> Never {
    report(sentence)
    exit(1)
  }
}

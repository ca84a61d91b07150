import Foundation
import PackagePlugin

/// Compiles the sources of an app that use selectors, on Linux.
///
/// It takes every Swift file in the folder of a target that the target does not compile itself, and compiles
/// a copy without Objective-C's attributes. A file `.appsources` in this folder lists files and folders to
/// leave out, one in each line.
@main struct AppSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let tool = try context.tool(named: "RewriteSelectors")
    let folder = context.pluginWorkDirectoryURL.appending(path: "Sources")
    let inputs = try appFiles(of: target)
    var commands: [Command] = []
    for input in inputs {
      // A module has no two files of one name, so the outputs have different names, too.
      let output = folder.appending(path: input.lastPathComponent)
      commands.append(
        .buildCommand(
          displayName: "Selectors of \(input.lastPathComponent)", executable: tool.url,
          arguments: ["file", target.moduleName, input.filePath, output.filePath],
          inputFiles: [input], outputFiles: [output]))
    }
    let list = folder.appending(path: "AppSelectors+\(target.moduleName).swift")
    commands.append(
      .buildCommand(
        displayName: "Selectors of \(target.moduleName)", executable: tool.url,
        arguments: ["module", list.filePath] + inputs.map { $0.filePath },
        outputFiles: [list]))
    return commands
  }

  /// Returns the Swift files in the folder of a target that it does not compile itself.
  private func appFiles(of target: any SourceModuleTarget) throws -> [URL] {
    let folder = target.directoryURL
    let own = Set(target.sourceFiles.map { $0.url.standardizedFileURL.filePath })
    let ignored = ignoredPaths(in: folder)
    guard
      let files = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return [] }
    var found: [URL] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let path = file.standardizedFileURL.filePath
      let isIgnored = ignored.contains { path == $0 || path.hasPrefix("\($0)/") }
      if !own.contains(path), !isIgnored { found.append(file.standardizedFileURL) }
    }
    return found.sorted { $0.path < $1.path }
  }

  /// Returns the absolute paths that the file `.appsources` lists.
  private func ignoredPaths(in folder: URL) -> [String] {
    let list = try? String(contentsOf: folder.appending(path: ".appsources"), encoding: .utf8)
    return (list ?? "").split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty && !$0.hasPrefix("#") }.map {
      let path = folder.appending(path: $0).standardizedFileURL.filePath
      return path.hasSuffix("/") ? String(path.dropLast()) : path
    }
  }
}

extension URL {
  /// The path in the file system.
  fileprivate var filePath: String { path(percentEncoded: false) }
}

import Foundation
import PackagePlugin

/// Compiles the sources of an app that use selectors, on Linux.
///
/// It takes every Swift file in the folder of a target that the target does not compile itself, and compiles
/// a copy without Objective-C's attributes. A file `.appsources` in this folder names further folders, and
/// files to leave out; storyboards, xibs, images and colors are found in these folders too.
@main struct AppSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let tool = try context.tool(named: "RewriteSelectors")
    let folder = context.pluginWorkDirectoryURL.appending(path: "Sources")
    let inputs = try appFiles(of: target)
    // A module has no two files of one name, so the outputs have different names, too. The name of an output
    // differs from that of its input, because both occur in `#fileID`.
    let outputs = inputs.map { input in
      folder.appending(path: "\(input.deletingPathExtension().lastPathComponent).selectors.swift")
    }
    let list = folder.appending(path: "AppSelectors+\(target.moduleName).swift")
    // A resource of the target, because SwiftPM takes for one any other file that a command makes.
    let folders = folder.appending(path: "AppFolders.txt")
    let previews = Self.usesPreviews(target) ? Self.previews : ""
    let appFolders = SourceList(in: target.directoryURL).folders.map(\.filePath)
    // One command for all files, because an override in an extension belongs to a class in another file.
    return [
      .buildCommand(
        displayName: "Selectors of \(target.moduleName)", executable: tool.url,
        arguments: [list.filePath, folders.filePath, appFolders.joined(separator: "\n"), previews]
          + zip(inputs, outputs).flatMap { [$0.filePath, $1.filePath] },
        inputFiles: inputs, outputFiles: outputs + [list] + (appFolders.isEmpty ? [] : [folders]))
    ]
  }

  private static let previews = "LayoutPreviews"

  /// Returns true for a target that depends on the module of previews itself.
  private static func usesPreviews(_ target: any SourceModuleTarget) -> Bool {
    target.dependencies.contains { dependency in
      switch dependency {
      case .target(let target): target.name == previews
      case .product(let product): product.name == previews
      @unknown default: false
      }
    }
  }

  /// Returns the Swift files that the plugin compiles for a target.
  private func appFiles(of target: any SourceModuleTarget) throws -> [URL] {
    let own = Set(target.sourceFiles.filter { $0.type == .source }.map(\.url.standardizedFileURL.filePath))
    let list = SourceList(in: target.directoryURL)
    let files = try ([target.directoryURL] + list.folders).flatMap(swiftFiles)
    return files.filter { !own.contains($0.filePath) && !list.leavesOut($0.filePath) }
  }

  /// Returns the Swift files in a folder and below it.
  private func swiftFiles(in folder: URL) throws -> [URL] {
    guard FileManager.default.fileExists(atPath: folder.filePath),
      let files = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { throw MissingFolder(path: folder.filePath) }
    return files.compactMap { ($0 as? URL)?.standardizedFileURL }.filter { $0.pathExtension == "swift" }
      .sorted { $0.filePath < $1.filePath }
  }
}

/// The file `.appsources` in the folder of a target.
///
///     # a comment
///     + ../MyApp                        another folder whose Swift files are compiled
///     ../MyApp/AppDelegate.swift        a file or a folder that is left out
private struct SourceList {
  private(set) var folders: [URL] = []
  private var pathsLeftOut: [String] = []

  /// Reads the file of a folder; the list is empty without a file.
  init(in folder: URL) {
    let text = try? String(contentsOf: folder.appending(path: ".appsources"), encoding: .utf8)
    for line in (text ?? "").split(whereSeparator: \.isNewline) {
      let entry = line.trimmingCharacters(in: .whitespaces)
      if entry.isEmpty || entry.hasPrefix("#") { continue }
      let isFolder = entry.hasPrefix("+")
      let path = isFolder ? entry.dropFirst().trimmingCharacters(in: .whitespaces) : entry
      let url = folder.appending(path: path).standardizedFileURL
      if isFolder {
        folders.append(url)
      } else {
        pathsLeftOut.append(url.filePath)
      }
    }
  }

  /// Returns true for a file that is left out.
  func leavesOut(_ path: String) -> Bool {
    pathsLeftOut.contains { path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : "\($0)/") }
  }
}

/// A folder that `.appsources` names and that does not exist.
private struct MissingFolder: Error, CustomStringConvertible {
  let path: String

  var description: String { "The folder \(path), which .appsources names, does not exist." }
}

extension URL {
  /// The path in the file system.
  fileprivate var filePath: String { path(percentEncoded: false) }
}

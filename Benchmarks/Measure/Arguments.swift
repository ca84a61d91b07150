import Foundation
import LayoutWorkloads

/// The choices of the command line.
struct Arguments {
  /// Smaller sizes and fewer samples.
  var isQuick = false
  /// The layouts to run.
  var subjects = Subject.all
  /// The layers to run.
  var layers = Layer.allCases
  /// The path of the JSON file; nil for no file.
  var jsonPath: String?
  /// The path of the file for the tables of all sizes; nil to print them among the results.
  var tablesPath: String?

  /// The contestant that installs layouts without being measured, for a profiler that counts instructions.
  var counted: ContestantID?

  /// True if peers are measured: workloads in the layer of the solver.
  var comparesPeers: Bool {
    let workloads = Workload.Shape.allCases.map(Subject.workload)
    return layers.contains(.solver) && subjects.contains { workloads.contains($0) }
  }

  /// A mistake in the words after the command's name.
  struct Mistake: Error, Equatable {
    /// The wrong word, and the words that are right.
    let sentence: String
  }

  /// Creates the arguments from the words after the command's name.
  init(_ arguments: [String]) throws(Mistake) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--only":
        subjects = try Self.values(after: argument, in: &rest, of: Subject.all.map { ($0.name, $0) })
      case "--layer":
        layers = try Self.values(after: argument, in: &rest, of: Layer.allCases.map { ($0.rawValue, $0) })
      case "--count":
        let contestants = [(name: "block", value: ContestantID.ours), (name: "anchors", value: .hand)]
        counted = try Self.values(after: argument, in: &rest, of: contestants).first
      case "--json": jsonPath = try Self.file(after: argument, in: &rest)
      case "--tables": tablesPath = try Self.file(after: argument, in: &rest)
      default:
        let options = "--quick, --only, --layer, --count, --json, --tables, --save"
        throw Mistake(sentence: "There is no option '\(argument)'. Options: \(options).")
      }
    }
  }

  /// Returns the values of the names after an option, which have commas between them.
  private static func values<Value>(
    after option: String, in rest: inout ArraySlice<String>, of all: [(name: String, value: Value)]
  ) throws(Mistake) -> [Value] {
    let known = "Names: \(all.map(\.name).joined(separator: ", "))."
    guard let names = rest.popFirst()?.split(separator: ","), !names.isEmpty else {
      throw Mistake(sentence: "\(option) needs names with commas between them. \(known)")
    }
    var values: [Value] = []
    for name in names {
      guard let found = all.first(where: { $0.name == name }) else {
        throw Mistake(sentence: "\(option) has no name '\(name)'. \(known)")
      }
      values.append(found.value)
    }
    return values
  }

  /// Returns the path after an option, if a file can be written there.
  private static func file(
    after option: String, in rest: inout ArraySlice<String>
  ) throws(Mistake) -> String {
    guard let path = rest.popFirst() else { throw Mistake(sentence: "\(option) needs a file to write.") }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard FileManager.default.isWritableFile(atPath: folder) else {
      throw Mistake(sentence: "\(option) \(path): there is no folder \(folder) to write to.")
    }
    return path
  }

  /// The numbers of rows of a list.
  var rowCounts: [Int] { [10, 100, 1000] + (isQuick ? [] : [10_000]) }

  /// Returns the sizes of a workload.
  ///
  /// The coupled ones have one more size, because kiwi is too slow for the large ones.
  func counts(of shape: Workload.Shape) -> [Int] {
    let middle = shape == .columns || shape == .coupledRow ? [300] : []
    return [10, 100] + middle + [1000] + (isQuick ? [] : [10_000])
  }
}

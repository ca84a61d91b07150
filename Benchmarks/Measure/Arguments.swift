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

  /// The usage of the command.
  static let usage = """
    usage: Benchmarks/run [--quick] [--only cell,matrix,W1] [--layer solver,views,dsl,inspection] \
      [--json FILE] [--tables FILE] [--save]
    """

  /// Creates the arguments from the words after the command's name; nil when a word is invalid.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--only":
        guard let names = rest.popFirst()?.split(separator: ",") else { return nil }
        subjects = names.compactMap { Subject(name: String($0)) }
        guard subjects.count == names.count else { return nil }
      case "--layer":
        guard let names = rest.popFirst()?.split(separator: ",") else { return nil }
        layers = names.compactMap { Layer(rawValue: String($0)) }
        guard layers.count == names.count else { return nil }
      case "--json":
        guard let path = rest.popFirst() else { return nil }
        jsonPath = path
      case "--tables":
        guard let path = rest.popFirst() else { return nil }
        tablesPath = path
      default: return nil
      }
    }
  }

  /// Returns the sizes of a workload.
  ///
  /// The coupled ones have one more size, because kiwi is too slow for the large ones.
  func counts(of shape: Workload.Shape) -> [Int] {
    let middle = shape == .columns || shape == .coupledRow ? [300] : []
    return [10, 100] + middle + [1000] + (isQuick ? [] : [10_000])
  }
}

import LayoutWorkloads

/// What the command line asks for.
struct Arguments {
  /// Smaller sizes and fewer samples.
  var isQuick = false
  /// The layouts to run.
  var subjects = Subject.all
  /// The layers to run.
  var layers = Layer.allCases
  /// Where the JSON goes; nil for nowhere.
  var jsonPath: String?

  /// How the command is used.
  static let usage = """
    usage: Benchmarks/run [--quick] [--only cell,screen,W1] [--layer solver,views,dsl] [--json FILE] [--save]
    """

  /// Reads the arguments after the command's name; nil when they are not understood.
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
      default: return nil
      }
    }
  }

  /// The sizes of a workload.
  ///
  /// The coupled ones have one more, because kiwi does not get far with them.
  func counts(of shape: Workload.Shape) -> [Int] {
    let middle = shape == .columns || shape == .coupledRow ? [300] : []
    return [10, 100] + middle + [1000] + (isQuick ? [] : [10_000])
  }
}

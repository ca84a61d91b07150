import LayoutWorkloads

/// The layout of a figure: an everyday one, a list of such, or a workload of any size; or an effect of a
/// block; or the work of a layout test.
enum Subject: Hashable {
  /// A layout of an everyday size.
  case everyday(EverydayKind)
  /// A list of cells.
  case list
  /// An effect of a block.
  case effect(EffectKind)
  /// The work of a layout test.
  case inspection(InspectionKind)
  /// A workload with N parts.
  case workload(Workload.Shape)

  /// All subjects, in the order of the report.
  static let all =
    EverydayKind.allCases.map(Subject.everyday) + [.list] + EffectKind.allCases.map(Subject.effect)
    + InspectionKind.allCases.map(Subject.inspection) + Workload.Shape.allCases.map(Subject.workload)

  /// The name on the command line and in the marks: `cell`, `W1`.
  var name: String {
    switch self {
    case .everyday(let kind): return kind.rawValue
    case .list: return "list"
    case .effect(let kind): return kind.rawValue
    case .inspection(let kind): return kind.rawValue
    case .workload(let shape): return shape.rawValue
    }
  }
}

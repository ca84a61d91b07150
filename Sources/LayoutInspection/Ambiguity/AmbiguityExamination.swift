import AutoLayoutKit

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// The ambiguous views of a tree, for an engine that says of a view only that it is ambiguous.
///
/// The reasons are read from the frames and the constraints, so that this also works with UIKit and AppKit.
/// `AmbiguitySearch` asks the solver, and finds more.
@MainActor struct AmbiguityExamination {
  private let names: ReportNames
  private let examined: [(view: AutoLayoutKitView, axes: [ExaminedAxis])]
  private var axes: [ExaminedAxis] { examined.flatMap(\.axes) }
  /// The axes with a reason, and those that follow from them.
  private var explained: [ExaminedAxis] = []
  private var findings: [AmbiguityFinding] = []

  /// Returns the findings about a view and the views inside it; hidden views and their contents are left out.
  static func findings(in root: AutoLayoutKitView) -> [AmbiguityFinding] {
    var examination = AmbiguityExamination(root)
    examination.addMissing()
    examination.addShares()
    examination.addFollowers()
    examination.addUnexplained()
    return AmbiguityFinding.merged(examination.findings)
  }

  private init(_ root: AutoLayoutKitView) {
    names = ReportNames(ItemNames(in: root.topmost))
    examined = root.tree { !$0.isHidden }
      .filter { !$0.translatesAutoresizingMaskIntoConstraints && $0.hasAmbiguousLayout }
      .map { view in (view, [false, true].map { ExaminedAxis(of: view, isVertical: $0) }) }
  }

  /// Adds the positions and the sizes that nothing gives.
  private mutating func addMissing() {
    for axis in axes {
      let reason = axis.missing ?? (axis.lacksSize(among: axes) ? .noSize : nil)
      if let reason { add(reason, [axis]) }
    }
  }

  /// Adds the neighbors whose contents have the same priority along an axis.
  private mutating func addShares() {
    let placed = axes.filter { $0.missing == nil }
    for (index, one) in placed.enumerated() {
      for other in placed[..<index] {
        if let reason = other.share(with: one, names) { add(reason, [other, one]) }
      }
    }
  }

  /// Adds the views that are inside an explained one or tied to one: they are determined as soon as it is.
  private mutating func addFollowers() {
    var open = axes
    while let index = open.firstIndex(where: { axis in explained.contains { axis.depends(on: $0) } }) {
      explained.append(open.remove(at: index))
    }
  }

  private mutating func addUnexplained() {
    for (view, axes) in examined where !explained.contains(where: { $0.view === view }) {
      findings.append(finding(.unknown, axes))
    }
  }

  private mutating func add(_ reason: AmbiguityFinding.Reason, _ axes: [ExaminedAxis]) {
    findings.append(finding(reason, axes))
    explained += axes
  }

  /// Returns a finding about the views of some axes, with the constraints along the other axis if there are
  /// none along this one.
  private func finding(_ reason: AmbiguityFinding.Reason, _ axes: [ExaminedAxis]) -> AmbiguityFinding {
    var constraints = axes.flatMap(\.constraints)
    if constraints.isEmpty {
      constraints = examined.filter { $0.view === axes[0].view }.flatMap(\.axes).flatMap(\.constraints)
    }
    let items = reason == .unknown ? [axes[0].view] : axes.map(\.view)
    return AmbiguityFinding(
      reason: reason, items: items, words: axes[0].words, constraints: constraints, names: names)
  }
}

import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutSolver
import LayoutWords

extension AmbiguityFinding {
  /// Returns the findings about a view and the views inside it, from outer ones to inner ones.
  ///
  /// Hidden views count only together with visible ones. For an engine that cannot be asked, the views count
  /// that it calls ambiguous.
  static func all(in view: AutoLayoutKitView) -> [AmbiguityFinding] {
    #if canImport(HeadlessUIKit)
      LayoutSystem(of: view).map { all(in: view, $0) } ?? []
    #else
      read(in: view)
    #endif
  }

  /// Returns the findings about the ambiguous views in a view, from the constraints that can be read.
  static func read(in view: AutoLayoutKitView) -> [AmbiguityFinding] {
    let ambiguous = view.tree(where: { !$0.isHidden }).filter { inner in
      !inner.translatesAutoresizingMaskIntoConstraints && inner.hasAmbiguousLayout
        || inner.layoutGuides.contains { $0.systemGuide == nil && $0.hasAmbiguousLayout }
    }
    if ambiguous.isEmpty { return [] }
    let found = all(in: view, ReadSystem(of: view))
    let known = Set(found.flatMap { $0.items + $0.following }.map { ObjectIdentifier($0) })
    if ambiguous.contains(where: { known.contains(ObjectIdentifier($0)) }) { return found }
    let constraints = ConstraintList(of: view.topmost)
    return [
      AmbiguityFinding(
        reason: .unknown, items: [ambiguous[0]], words: CheckedAxis.x.words,
        constraints: CheckedAxis.allCases.flatMap { constraints.of(ambiguous[0], $0) },
        names: ReportNames(ItemNames(in: view.topmost)), following: Array(ambiguous.dropFirst()))
    ]
  }

  private static func all(in view: AutoLayoutKitView, _ system: some ConstraintSystem) -> [AmbiguityFinding] {
    let search = AmbiguitySearch(system)
    if search.openVariables.isEmpty { return [] }
    let layout = OpenLayout(search, ReportNames(ItemNames(in: system.root)))
    let found = AmbiguityCauses(layout).findings.filter { finding in
      finding.items.contains { AutoLayoutKitView.holding($0)?.isDescendant(of: view) == true }
    }
    return merged(found)
  }
}

/// The open quantities of a layout, found by the solver.
@MainActor struct OpenLayout<System: ConstraintSystem> {
  static var limit: Int { 8 }

  private(set) var search: AmbiguitySearch<System>
  let names: ReportNames
  let constraints: ConstraintList
  /// The rows of the contents, by the variable of the size.
  private(set) var contents: [Variable: [ConstraintID]] = [:]

  var system: System { search.system }

  init(_ search: AmbiguitySearch<System>, _ names: ReportNames) {
    self.search = search
    self.names = names
    constraints = ConstraintList(of: search.system.root)
    for row in system.solver.allConstraints where system.isOfContent(row) {
      let size = system.solver.content(of: row).terms.first?.variable
      if let size { contents[size, default: []].append(row) }
    }
  }

  var open: [OpenQuantity] { search.openVariables.compactMap(quantity) }
  var groups: [[OpenQuantity]] { search.groups.map { $0.compactMap(quantity) } }

  func quantity(_ variable: Variable) -> OpenQuantity? { system.part(of: variable) }
  func variable(_ quantity: OpenQuantity) -> Variable? { system.variable(of: quantity) }

  mutating func fix(_ quantities: [OpenQuantity]) { search.fix(quantities.compactMap(variable)) }

  func hasContent(_ size: OpenQuantity) -> Bool { variable(size).map { contents[$0] != nil } ?? false }

  /// Returns true for a quantity of a view that is shown.
  ///
  /// The topmost view counts as shown: a window is hidden until it is made visible.
  func isVisible(_ quantity: OpenQuantity) -> Bool {
    // A guide alone shows nothing, and has no position that a reader could see.
    guard var view = quantity.item as? AutoLayoutKitView else { return false }
    while view !== system.root {
      guard !view.isHidden, let above = view.superview else { return false }
      view = above
    }
    return true
  }

  func frames(of quantity: OpenQuantity) -> [CGRect] {
    guard let other = variable(quantity).flatMap(other) else { return [] }
    return [system, other].compactMap { $0.exactFrame(of: quantity.item) }
  }

  func other(moving variable: Variable) -> System? {
    AmbiguitySearch.other(moving: variable, in: system)
  }
}

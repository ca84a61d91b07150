import AutoLayoutKit
import HeadlessUIKit
import LayoutSolver
import LayoutWords

/// The system of a scene at one size: a structure, which is the same at many sizes, and numbers, which may
/// change with the size.
@MainActor struct LiveSample {
  /// A row with a number that is the same for equal rows except for the constant.
  struct Row {
    let key: Int
    /// The index in the order in which the solver received the rows.
    let place: Int
    let row: LiveRow
    /// The equation of a block; nil for another row.
    let equation: AutoLayoutKitPlan.Equation?
  }

  /// The size of the scene, in points.
  let size: CGSize
  /// The rows, sorted by their keys.
  let rows: [Row]
  /// The variables in the order of their indices.
  let variables: [Int]
  /// Those among them that are sizes and may be negative.
  let signed: [Int]
  /// The views without variables, and the views whose bounds have an origin.
  let freeViews: [Int]
  let shiftedViews: [Int]
  /// True if a guide follows the safe area of the root.
  let hasSafeArea: Bool
  /// A number that is the same for samples of the same structure.
  let structure: Int
  /// The numbers that may change with the size: the constants of the rows, the frames and origins of views,
  /// and the safe area.
  let point: LivePoint

  /// Reads the system of a tree.
  ///
  /// - Parameter structures: The structures of the samples of the same scene.
  init(_ tree: LiveTree, size: CGSize, code: LiveCode, structures: LiveStructures) {
    self.size = size
    let parts = LiveTableParts(of: tree)
    let solver = tree.system?.solver
    var variables: [Int] = []
    var signed: [Int] = []
    for variable in tree.system?.variables ?? [] {
      guard let quantity = tree.system?.quantity(of: variable), let number = tree.number(of: quantity) else {
        continue
      }
      variables.append(number)
      if quantity.isSize, solver?.kind(of: variable) == .position { signed.append(number) }
    }
    let known = Set(variables.map { $0 / 4 })
    let views = tree.items.indices.filter { tree.items[$0] is UIView }
    let unknown = views.filter { !known.contains($0) && $0 > 0 }
    let placed = unknown.filter { parts.holds($0) }
    freeViews = unknown.filter { !parts.holds($0) }
    let placedVariables = placed.flatMap { (item: Int) -> Range<Int> in
      let first = 4 * item
      return first..<(first + 4)
    }
    self.variables = variables + placedVariables
    self.signed = signed
    shiftedViews = views.filter { (tree.items[$0] as? UIView)?.bounds.origin != .zero }
    let reader = LiveRowReader(tree: tree, code: code, parts: parts, structures: structures)
    rows = reader.rows(of: placed)
    structure = structures.structures.index(
      of: LiveStructure(
        types: tree.items.map { ObjectIdentifier(type(of: $0)) }, parents: tree.parents,
        rows: rows.map(\.key),
        lists: [freeViews, shiftedViews, signed]))
    let constants = rows.map { reader.isComputed($0.row) ? 0 : $0.row.constant.constant }
    func view(_ index: Int) -> UIView? { tree.items[index] as? UIView }
    let frames = freeViews.flatMap { view($0)?.frame.numbers ?? [] }
    let origins = shiftedViews.flatMap { view($0)?.bounds.numbers.prefix(2) ?? [] }
    hasSafeArea = tree.items.contains { ($0 as? UILayoutGuide)?.identifier == SystemGuide.safeArea.rawValue }
    let area = hasSafeArea ? tree.root.safeAreaInsets.numbers : []
    point = LivePoint(size: size, structure: structure, numbers: constants + frames + origins + area)
  }
}

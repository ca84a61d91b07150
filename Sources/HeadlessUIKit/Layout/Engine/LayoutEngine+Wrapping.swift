import LayoutSolver

// The preferred width of a text with several lines is first the width of the text in one line. After the
// layout has found the available width, the preferred width is that of the longest line, and the layout is
// solved again: a label with an upper limit for its width then hugs its lines.
//
//     limit   |<---------------- 100 ---------------->|
//     first   [ The quick brown fox jumps over the laz ]     as wide as possible
//     then    [ The quick brown fox jumps ]                  as wide as its longest line
//             [ over the lazy dog         ]
//
// UIKit does the same: `preferredMaxLayoutWidth` is the width of the first solve, and the intrinsic content
// size is computed again. If required equalities determine the width, the second step would change nothing
// and is left out.
extension LayoutEngine {
  /// Reduces the preferred width of the texts whose width was just found to their longest lines, and solves
  /// again.
  ///
  /// Texts with a width reduced in an earlier layout first get their natural width back, because more room
  /// may be available.
  @MainActor func wrapTexts() {
    let texts = textsFound()
    guard !texts.isEmpty else { return }
    var changed: [Variable] = []
    let tight = texts.filter { $0.flags.contains(.contentIsTight) }
    for node in tight { loosen(node) }
    if needsSolve { solveAgain(noting: &changed) }
    for node in texts { tighten(node) }
    if needsSolve { solveAgain(noting: &changed) }
    awaitFrames(ofMoved: changed)
  }

  /// Returns the views whose width the last solve has computed, and whose height depends on it.
  private func textsFound() -> [LayoutNode] {
    var texts: [LayoutNode] = []
    var known: Set<Int32> = []
    // To ask the engine's solver itself would copy it for each variable.
    let solver = solver
    for variable in [solver.found, solver.changed].joined() {
      guard let node = nodeOfVariable[Int(variable.index)]?.takeUnretainedValue(),
        node.flags.contains(.heightFollowsWidth), node.axes.horizontal.size == variable,
        !solver.isDetermined(variable), known.insert(variable.index).inserted
      else { continue }
      texts.append(node)
    }
    return texts
  }

  @MainActor private func loosen(_ node: LayoutNode) {
    guard let view = node.view, node.flags.contains(.contentIsTight) else { return }
    node.flags.remove(.contentIsTight)
    setContent(view.intrinsicContentSize.width, of: node, view, along: .horizontal)
  }

  @MainActor private func tighten(_ node: LayoutNode) {
    let width = value(node.axes.horizontal.size)
    guard width > 0, let view = node.view, let longest = view.contentWidth(within: width), longest < width,
      longest < view.intrinsicContentSize.width
    else { return }
    node.flags.insert(.contentIsTight)
    setContent(longest, of: node, view, along: .horizontal)
  }

  @MainActor private func solveAgain(noting changed: inout [Variable]) {
    solveOnce()
    changed += solver.changed
    noteChanges(awaitsFrames: false)
  }

  /// Marks the views whose frames have changed; a view that has moved back to its former frame is not marked.
  @MainActor private func awaitFrames(ofMoved variables: [Variable]) {
    guard !isScratch else { return }
    for variable in variables {
      guard let node = nodeOfVariable[Int(variable.index)]?.takeUnretainedValue(), node.view != nil,
        node.hasVariables
      else { continue }
      if node.frame(for: solver.box(of: node.axes)) != node.frame { awaitFrame(of: node) }
    }
  }
}

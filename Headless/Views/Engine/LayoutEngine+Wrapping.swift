import LayoutSolver

// Text of several lines wants to be as wide as it is in one line. Once the layout has found how wide it can
// be, it wants to be as wide as its longest line there, and the layout is solved again: a label whose width
// has a limit only hugs its lines.
//
//     limit   |<---------------- 100 ---------------->|
//     first   [ The quick brown fox jumps over the laz ]     as wide as it may be
//     then    [ The quick brown fox jumps ]                  as wide as its longest line
//             [ over the lazy dog         ]
//
// So UIKit does it: `preferredMaxLayoutWidth` is the width of the first solve, and the natural size is asked
// for again. Where required equalities give the width, the second step would change nothing and is left out.
extension LayoutEngine {
  /// Lets the texts whose width was found just now want to be as wide as their
  /// longest lines, and solves again.
  ///
  /// Those that want so since an earlier layout want their natural width first: there may be
  /// more room for them than there was.
  @MainActor func wrapTexts() {
    let texts = textsFound()
    guard !texts.isEmpty else { return }
    var shaken: [Variable] = []
    let tight = texts.filter { $0.flags.contains(.contentIsTight) }
    for node in tight { loosen(node) }
    if needsSolve { solveAgain(noting: &shaken) }
    for node in texts { tighten(node) }
    if needsSolve { solveAgain(noting: &shaken) }
    awaitFrames(ofMoved: shaken)
  }

  /// The views whose width the last solve looked for, and whose height follows from it.
  private func textsFound() -> [LayoutNode] {
    var texts: [LayoutNode] = []
    var known: Set<Int32> = []
    for variable in [solver.found, solver.changed].joined() {
      guard let node = nodeOfVariable[Int(variable.index)]?.takeUnretainedValue(),
        node.flags.contains(.heightFollowsWidth), node.axes.horizontal.size == variable.index,
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

  @MainActor private func solveAgain(noting shaken: inout [Variable]) {
    solveOnce()
    shaken += solver.changed
    noteChanges(awaitsFrames: false)
  }

  /// Lets the views take their new frames that have others by now; what was moved to and fro stays as it is.
  @MainActor private func awaitFrames(ofMoved variables: [Variable]) {
    guard !isScratch else { return }
    for variable in variables {
      guard let node = nodeOfVariable[Int(variable.index)]?.takeUnretainedValue(), node.view != nil,
        node.isEnrolled
      else { continue }
      if node.frame(for: solver.box(of: node.axes)) != node.frame { awaitFrame(of: node) }
    }
  }
}

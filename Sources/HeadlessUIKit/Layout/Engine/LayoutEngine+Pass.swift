import LayoutSolver

extension LayoutEngine {
  /// The largest number of rounds in one layout.
  ///
  /// A round is repeated if a view has requested another layout meanwhile. A request in the last round is
  /// served in the next layout.
  private static var rounds: Int { 4 }

  /// Performs the outstanding layout: updates the properties and the constraints, solves the system, and sets
  /// the frames from the top down.
  ///
  /// If a view calls it during a layout, to place its subviews immediately, it lays out only the views inside
  /// `start`.
  @MainActor func layOut(from start: LayoutNode) {
    guard let root else { return }
    if isLayingOut {
      updateProperties(from: start)
      solve()
      layOutViews(from: start)
      return
    }
    isLayingOut = true
    defer { isLayingOut = false }
    updatePixelScale(ofRoot: root)
    for _ in 0..<Self.rounds {
      updateSafeArea(ofRoot: root)
      updateProperties(from: root)
      updateConstraints(from: root)
      solve()
      root.takeFrame()
      layOutViews(from: root)
      if !needsSolve, root.flags.isDisjoint(with: .outstanding) { break }
    }
    reportConflicts()
    reportExcess()
    if let observer = HeadlessLayout.layoutObserver, let view = self.root?.view { observer(view) }
  }

  /// Solves the system, and again if the resulting widths change the size of a content.
  @MainActor func solve() {
    guard needsSolve else { return }
    solveOnce()
    noteChanges()
    if solver.tracksFound { wrapTexts() }
    for _ in 1..<Self.rounds where needsSolve {
      solveOnce()
      noteChanges()
    }
  }

  /// Solves the system in its present state.
  @MainActor func solveOnce() {
    while let node = nodesWithInvalidRows.popLast() {
      // Its rows may be there already, because another item needed its variables.
      if node.flags.contains(.hasInvalidRows) { updateOwnRows(of: node) }
    }
    lowerQueue()
    solveRows()
    keepLeftOutContents()
  }

  /// Marks the views that have to take a new frame, if `awaitsFrames`, and updates the heights that depend on
  /// a width.
  @MainActor func noteChanges(awaitsFrames: Bool = true) {
    for variable in solver.changed {
      guard let reference = nodeOfVariable[Int(variable.index)] else { continue }
      let node = BorrowedNode(reference)
      if node.isView {
        if awaitsFrames, !isScratch, !node.awaitsFrame { awaitFrame(of: node.node) }
        if node.flags.contains(.heightFollowsWidth), node.size(.horizontal) == variable {
          updateHeight(of: node.node)
        }
      } else if !isScratch {
        noteChange(ofGuide: node.node)
      }
    }
  }

  /// Marks the view to take the engine's frame in the next layout.
  func awaitFrame(of node: LayoutNode) {
    node.flags.insert(.framePending)
    node.parent?.markNeedsLayout()
  }

  // Views.

  /// Calls `updateProperties` on every view that needs it, each view before its subviews and after its
  /// controller, until no view needs it any more.
  @MainActor func updateProperties(from start: LayoutNode) {
    for _ in 0..<Self.rounds where !start.flags.isDisjoint(with: .propertiesOutstanding) {
      var open = [start]
      while let node = open.popLast() {
        let due = node.flags.intersection(.propertiesOutstanding)
        node.flags.subtract(.propertiesOutstanding)
        if due.contains(.controllerNeedsUpdateProperties) { node.layoutController?.updateProperties() }
        if due.contains(.needsUpdateProperties) { node.view?.updateProperties() }
        guard due.contains(.descendantNeedsUpdateProperties) else { continue }
        for child in node.children.reversed() where !child.node.flags.isDisjoint(with: .propertiesOutstanding)
        { open.append(child.node) }
      }
    }
  }

  /// Calls `updateConstraints` on every view that needs it, subviews first, until no view needs it any more.
  @MainActor func updateConstraints(from start: LayoutNode) {
    for _ in 0..<Self.rounds where !start.flags.isDisjoint(with: .updatesOutstanding) {
      var nodes: [LayoutNode] = []
      var open = [start]
      while let node = open.popLast() {
        if node.flags.contains(.needsUpdateConstraints) { nodes.append(node) }
        guard node.flags.contains(.descendantNeedsUpdateConstraints) else { continue }
        node.flags.remove(.descendantNeedsUpdateConstraints)
        for child in node.children where !child.node.flags.isDisjoint(with: .updatesOutstanding) {
          open.append(child.node)
        }
      }
      for node in nodes.reversed() {
        node.flags.remove(.needsUpdateConstraints)
        if let controller = node.layoutController {
          controller.updateViewConstraints()
        } else {
          node.view?.updateConstraints()
        }
      }
    }
  }

  /// Calls `layoutSubviews` once on every view that needs it, each view before its subviews.
  @MainActor private func layOutViews(from start: LayoutNode) {
    var open = [start]
    while let node = open.popLast() {
      guard node.engine === self, let view = node.view else { continue }
      if node.flags.contains(.needsLayout) {
        let controller = node.layoutController
        controller?.followSystemMargins()
        node.flags.remove(.needsLayout)
        LayoutReads.following(controller) { controller?.viewHasItsFrame() }
        LayoutReads.following(view) { view.layOutContent() }
        LayoutReads.following(node.layoutController) { node.layoutController?.viewDidLayoutSubviews() }
        view.passInsets()
        node.extras?.checkObservers()
      }
      guard node.flags.contains(.descendantNeedsLayout) else { continue }
      node.flags.remove(.descendantNeedsLayout)
      for child in node.children.reversed() where !child.node.flags.isDisjoint(with: .layoutOutstanding) {
        open.append(child.node)
      }
    }
  }

  @MainActor private func updateSafeArea(ofRoot root: LayoutNode) {
    guard let view = root.view else { return }
    let insets = view.safeAreaInsets
    if insets != lastSafeArea {
      lastSafeArea = insets
      view.safeAreaDidChange()
    }
  }
}

extension LayoutFlags {
  static let layoutOutstanding: LayoutFlags = [.needsLayout, .descendantNeedsLayout]
  static let updatesOutstanding: LayoutFlags = [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]
  /// `updateProperties` is due in this view, its controller or a view inside it.
  static let propertiesOutstanding: LayoutFlags = [
    .needsUpdateProperties, .controllerNeedsUpdateProperties, .descendantNeedsUpdateProperties,
  ]
  /// Any update is due in this view or in a view inside it.
  static let outstanding: LayoutFlags = [.layoutOutstanding, .updatesOutstanding, .propertiesOutstanding]
}

extension Solver {
  /// Returns the rectangle of an item in the last solve; a coordinate without a variable is 0.
  ///
  /// Very large numbers, which huge constants and multipliers cause, are limited to ±1e100, so that sums of
  /// them remain finite.
  func box(of axes: PerAxis<AxisRows>) -> CGRect {
    func value(_ variable: Variable?) -> CGFloat {
      guard let variable else { return 0 }
      let value = CGFloat(self.value(of: variable))
      if value.magnitude <= 1e100 { return value }
      if value.isNaN { return 0 }
      return value < 0 ? -1e100 : 1e100
    }
    return CGRect(
      x: value(axes.horizontal.near), y: value(axes.vertical.near), width: value(axes.horizontal.size),
      height: value(axes.vertical.size))
  }
}

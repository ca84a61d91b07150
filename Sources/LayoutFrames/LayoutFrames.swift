#if canImport(UIKit)
  public import AutoLayoutKit
  import LayoutSolver
  import LayoutTracking
  public import UIKit

  extension UIView {
    /// Lays out the views inside this view by their frames, without a constraint.
    ///
    ///     let frames = tk_frames { make in
    ///       make.insetEdges(edge: 16)
    ///       make.size(icon) == (40, 40)
    ///       make.xPlace(icon, 12, title)
    ///       make.yPlace(title, make.wall)
    ///     }
    ///     // in layoutSubviews:
    ///     frames.layout()
    ///
    /// The block takes every verb of `tk_constraint`. It runs once, before the method returns; its mistakes
    /// are reported as those of a constraint's block. The views it places follow their frames from then on
    /// (`translatesAutoresizingMaskIntoConstraints` is true). The cost is proportional to the number of
    /// equations; views whose blocks differ in numbers only share the structure that is solved.
    ///
    /// - Parameters:
    ///   - frames: The layout to replace. Its effects are undone unless the new block makes them too.
    ///   - place: The block.
    /// - Returns: The layout. It retains the views inside this view, but not this view.
    public func tk_frames(
      replace frames: LayoutFrames? = nil, file: StaticString = #fileID, line: UInt = #line,
      _ place: (AutoLayoutKitMaker) -> Void
    ) -> LayoutFrames {
      frames?.endTracking()
      frames?.isTracked = false
      let frames = frames ?? LayoutFrames(self)
      frames.run(in: self, file: file, line: line, place)
      return frames
    }
  }

  /// The frames of the views of a block: `tk_frames`.
  ///
  /// Each layout reads the bounds, the insets of areas, the contents and the direction, solves only if one of
  /// them has changed, and sets the frames that differ.
  @preconcurrency @MainActor public final class LayoutFrames {
    /// The plan of the block, without its views.
    public private(set) var plan: AutoLayoutKitPlan?

    private var holder: UnretainedView
    /// The constraints that stand for this layout, which then sets no frames.
    private var constraints: FrameConstraints?
    private(set) var system: FrameSystem?
    /// The same block for fitting sizes.
    private var fittingSystem: FrameSystem?
    private var reportedConflicts: Set<String> = []
    /// The number of solves, also of the blocks before.
    var solves: Int { formerSolves + (system?.solves ?? 0) }
    private var formerSolves = 0
    /// The number of blocks.
    private var turns = 0
    private var isLayingOut = false
    /// True once the block runs again by itself, until another one replaces it.
    var isTracked = false
    /// True from a block until `uninstall()`.
    private(set) var isInstalled = false

    init(_ container: UIView) {
      holder = UnretainedView(container)
      if LiveFrames.isUsed { LiveFrames.add(self) }
    }

    /// The view that the block was given to.
    var container: UIView? { holder.view }

    // MARK: Recording

    /// Runs a block in the place of the one before.
    func run(
      in container: UIView, file: StaticString, line: UInt, _ place: (AutoLayoutKitMaker) -> Void
    ) {
      take(container.tk_plan(file: file, line: line, place), in: container)
      container.setNeedsLayout()
    }

    /// Takes a plan in the place of the one before.
    private func take(_ plan: AutoLayoutKitPlan, in container: UIView) {
      let isInspected = useFrames()
      holder = UnretainedView(container)
      var plan = plan
      let objects = plan.takeItems()
      let known = self.plan?.mistakes.map(\.description) ?? []
      for mistake in plan.mistakes where !known.contains(mistake.description) {
        AutoLayoutKitReport.handler(mistake)
      }
      let former = system.flatMap { system in self.plan.map { ($0, system.items.map(\.object)) } }
      plan.applyEffects(to: objects, after: former)
      let (shared, items) = FramePlan.take(&plan, objects, in: container)
      for item in items where item.kind == .placed { item.view?.leaveConstraints() }
      formerSolves = solves
      (self.plan, system, fittingSystem) = (plan, FrameSystem(shared, items), nil)
      isInstalled = true
      turns += 1
      if isInspected { useConstraints() }
      reportUnsupported(shared, items, in: container)
    }

    /// Undoes the effects of the block and ends its runs.
    ///
    /// The frames remain, and `layout()` does nothing until another block replaces this one.
    public func uninstall() {
      endTracking()
      system.map { plan?.undoEffects(of: $0.items.map(\.object)) }
      isInstalled = false
    }

    // MARK: Layout

    /// Sets the frames of the views for the bounds of the view that the block was given to.
    ///
    /// It solves only after a change, and sets only frames that differ. While an inspection uses constraints
    /// for the block, it does nothing.
    public func layout() {
      guard isInstalled, constraints == nil, !isLayingOut, let container else { return }
      if isTracked, needsReplace { container.updateConstraintsIfNeeded() }
      guard let system = self.system else { return }
      isLayingOut = true
      defer { isLayingOut = false }
      let missing = system.missing
      defer {
        if system.missing > missing {
          reportUnsupported(system.shared, system.items, in: container, isLater: true)
        }
      }
      // The safe area of a view inside moves with its frame: one more solve, as a rule.
      for _ in 0..<(system.shared.hasInnerAreas ? 4 : 1) {
        let isNew = system.solve(for: container.bounds.size, nil, in: container)
        if isNew, system.hasConflicts || !reportedConflicts.isEmpty {
          reportedConflicts = reportConflicts(of: system, after: reportedConflicts)
        }
        // Code of the app that was asked for a content, or got the report, may have replaced the block.
        guard self.system === system else { return }
        setFrames(of: system, in: container)
        if !isNew { break }
      }
      if Self.isComparing { compare(system, in: container) }
    }

    /// Returns the size that the block gives the view if `target` is its preferred size, as
    /// `systemLayoutSizeFitting` does for constraints.
    ///
    /// - Parameter target: The preferred size, in points, at the priority of fitting.
    public func size(fitting target: CGSize) -> CGSize {
      size(
        fitting: target, withHorizontalFittingPriority: .fittingSizeLevel,
        verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size that the block gives the view if `target` is its preferred size.
    ///
    /// No frame changes.
    ///
    /// - Parameters:
    ///   - target: The preferred size, in points.
    ///   - horizontal: The priority of the preferred width, 1...1000.
    ///   - vertical: The priority of the preferred height, 1...1000.
    /// - Returns: The size in points, rounded up to whole pixels.
    public func size(
      fitting target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      guard let container else { return .zero }
      if isTracked, needsReplace { container.updateConstraintsIfNeeded() }
      guard let system else { return .zero }
      let measured = fittingSystem ?? FrameSystem(system.shared, system.items)
      fittingSystem = measured
      measured.solve(for: target, .fitting(horizontal, vertical), in: container)
      let size = (measured.boxes.first?.size ?? .zero).inset(by: measured.items[0].alignment.negated)
      return size.wholePixels(container.pixelsPerPoint)
    }

    private func setFrames(of system: FrameSystem, in container: UIView) {
      let (items, boxes, turn, scale) = (system.items, system.boxes, turns, system.scale)
      // The view around the last item, and the corner from which the items inside it are counted.
      var (parent, above, corner) = (0, container, items[0].corner(of: container))
      // Code of the app that sees a new frame may replace the block.
      for index in system.shared.placed where turn == turns {
        let item = items[index]
        // A view that was moved elsewhere is no longer in this layout.
        guard let view = item.ownView else { continue }
        if item.parent != parent {
          guard let outer = items[item.parent].view else { continue }
          (parent, above, corner) = (item.parent, outer, items[item.parent].corner(of: outer))
        }
        guard view.isDirectly(in: above) else { continue }
        var frame = boxes[index].offsetBy(dx: corner.x, dy: corner.y)
        if item.traits.isAligned { frame = view.frame(forAlignmentRect: frame) }
        frame = frame.onPixels(scale)
        if view.frame != frame { view.take(frame) }
      }
      for index in system.shared.contents where turn == turns {
        let scroll = items[index].guide?.owningView as? UIScrollView
        if let scroll, scroll.contentSize != boxes[index].size { scroll.contentSize = boxes[index].size }
      }
    }

    deinit {}
  }

  // The same block as constraints, for code that reads constraints: explanations, checks and rulers.
  extension LayoutFrames {
    /// Returns the result of `body`, during which constraints lay out the tree of a view in the place of its
    /// layouts by frames.
    ///
    /// The tree is laid out before, if it has such a layout, and has the same frames afterward, without these
    /// constraints. A layout stays by frames if its constraints would resize its own view, or move a view
    /// that it only reads: the constraints of these views are to be corrected first.
    ///
    /// - Parameters:
    ///   - view: A view of the tree.
    ///   - body: The function, in which the headless engine reports nothing.
    package static func asConstraints<Result>(
      in view: UIView, _ body: () throws -> Result
    ) rethrows -> Result {
      guard let replacement = FrameReplacement(in: view) else { return try body() }
      defer { replacement.takeBack() }
      return try FrameReplacement.quietly(body)
    }

    /// Lays out the tree of a view if it has a layout by frames; returns true if it has one.
    @discardableResult package static func layOutTree(of view: UIView) -> Bool {
      let top = view.topOfTree
      if LiveFrames.all(in: top).isEmpty { return false }
      top.layoutIfNeeded()
      return true
    }

    /// Puts constraints in the place of the layouts by frames in the tree of a view, for as long as it
    /// exists.
    package static func becomeConstraints(in view: UIView) { _ = FrameReplacement(in: view) }

    /// Returns the mistakes in the blocks of the layouts in a view.
    package static func mistakes(in view: UIView) -> [AutoLayoutKitReport] {
      LiveFrames.all(in: view).flatMap { $0.plan?.mistakes ?? [] }
    }

    /// Returns the number of solves of the layouts in a view.
    package static func solves(in view: UIView) -> Int {
      LiveFrames.all(in: view).reduce(0) { $0 + $1.solves }
    }

    /// True if explanations, checks and rulers find the layouts that are made from now on.
    ///
    /// It is true in debug builds and false in others, where it would cost a weak reference for each layout.
    public static var isInspectable: Bool {
      get { LiveFrames.isUsed }
      set { LiveFrames.isUsed = newValue }
    }

    /// True while constraints stand for the layout.
    var usesConstraints: Bool { constraints != nil }

    /// Puts constraints in the place of the layout.
    func useConstraints() {
      guard let container, let plan, let system, constraints == nil else { return }
      constraints = FrameConstraints(plan, system.items, in: container)
    }

    /// Removes the constraints, after which the layout sets frames again; returns false if there were none.
    @discardableResult func useFrames() -> Bool {
      guard let constraints else { return false }
      self.constraints = nil
      constraints.remove()
      return true
    }
  }

  extension UIView {
    /// Places the view by its frame from now on.
    fileprivate func leaveConstraints() {
      if !translatesAutoresizingMaskIntoConstraints { translatesAutoresizingMaskIntoConstraints = true }
    }

    /// Sets a frame, beside a transform of the view.
    fileprivate func take(_ frame: CGRect) {
      if transform.isIdentity { return self.frame = frame }
      bounds.size = frame.size
      center = CGPoint(
        x: frame.minX + frame.width * layer.anchorPoint.x, y: frame.minY + frame.height * layer.anchorPoint.y)
    }
  }
#endif

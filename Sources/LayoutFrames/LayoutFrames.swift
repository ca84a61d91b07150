#if canImport(UIKit)
  public import AutoLayoutKit
  import LayoutSolver
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
    ///   - frames: The layout to replace, whose effects are undone where the new block does not ask for
    ///     them.
    ///   - place: The block.
    /// - Returns: The layout, which retains the views inside this view, and not this view.
    public func tk_frames(
      replace frames: LayoutFrames? = nil, file: StaticString = #fileID, line: UInt = #line,
      _ place: (AutoLayoutKitMaker) -> Void
    ) -> LayoutFrames {
      let frames = frames ?? LayoutFrames(self)
      frames.take(tk_plan(file: file, line: line, place), in: self)
      setNeedsLayout()
      return frames
    }
  }

  /// The frames of the views of a block: `tk_frames`.
  ///
  /// Each layout reads what can change between two layouts: the bounds, the insets of areas, the contents,
  /// the direction. It solves only if one of them has changed, and sets the frames that differ. Used on the
  /// main thread.
  @preconcurrency @MainActor public final class LayoutFrames {
    /// The plan of the block, without its views.
    public private(set) var plan: AutoLayoutKitPlan?

    private weak var container: UIView?
    private var items: [FrameItem] = []
    /// The index of each item in the order of the tree.
    private var places: [Int] = []
    /// The places of the items in the tree, once a conflict has asked for them.
    private var treePlaces: [TreePlace]?
    private var texts: [FrameText] = []
    /// The constants of the equations.
    private var constants: [Double] = []
    private var mentionsDirection = false
    /// True for each item whose text runs from right to left; empty if the plan does not ask.
    private var directions: [Bool] = []
    private var structure: FrameStructure?
    /// The inputs of the last layout, as they were read and as they were solved.
    private var inputs: [Double] = []
    private var read: [Double] = []
    private var solved: [Double] = []
    /// The values of the shifts that are in the constants of the rows.
    private var applied: [Double] = []
    /// The boxes of the last layout.
    private var boxes: [CGRect] = []
    private var hasConflicts = false
    /// The number of solves.
    private(set) var solves = 0
    private var reportedConflicts: Set<String> = []
    /// The numbers of changes to the traits and to the contents of the items, as of the last layout.
    private var changes = 0
    private var contents = 0
    /// The priorities of the fitting size of the last layout; nil for given bounds.
    private var fitting: Pair<Float>?
    /// The same block for fitting sizes.
    private var fittingLayout: LayoutFrames?
    /// The pixels for each point, as of the last layout.
    private var scale: CGFloat = 1
    /// The number of blocks.
    private var turns = 0
    private var isLayingOut = false

    init(_ container: UIView) { self.container = container }

    // MARK: Recording

    /// Takes a plan in the place of the one before.
    func take(_ plan: AutoLayoutKitPlan, in container: UIView) {
      self.container = container
      var plan = plan
      let objects = plan.takeItems()
      let known = self.plan?.mistakes.map(\.description) ?? []
      for mistake in plan.mistakes where !known.contains(mistake.description) {
        AutoLayoutKitReport.handler(mistake)
      }
      plan.applyEffects(to: objects, after: self.plan.map { ($0, items.map(\.object)) })
      (self.plan, fittingLayout) = (plan, nil)
      items = FrameItemTable(plan, objects, in: container).items
      (places, treePlaces) = (items.places(in: container), nil)
      for item in items where item.kind == .placed { item.view?.leaveConstraints() }
      (structure, inputs, boxes) = (nil, [], [])
      turns += 1
      constants = plan.equations.map { Double($0.constant) }
      mentionsDirection = plan.mentionsDirection
      reportUnsupported(plan, in: container)
    }

    /// Reports the equations that only a live engine has: attributes of margins, items that are gone, and
    /// items of another tree.
    private func reportUnsupported(_ plan: AutoLayoutKitPlan, in container: UIView) {
      var isPossible = true
      for item in items where !item.exists || !item.sharesTree(with: container) { isPossible = false }
      for equation in plan.equations where !equation.hasFrames { isPossible = false }
      if isPossible { return }
      for equation in plan.equations {
        let sides = [equation.first, equation.second].compactMap { $0 }
        var reason = AutoLayoutKitReport.Reason.unsupportedAttribute
        var sentence = "frames do not have this attribute or number, so the constraint is left out."
        if equation.hasFrames {
          if sides.contains(where: { !items[$0].exists }) {
            (reason, sentence) = (.noItem, "the constraint has an item that is gone, so it is left out.")
          } else if sides.contains(where: { !items[$0].sharesTree(with: container) }) {
            (reason, sentence) = (
              .noCommonSuperview, "an item is in another tree; its frame is taken as it is."
            )
          } else {
            continue
          }
        }
        let call = plan.calls[equation.call]
        AutoLayoutKitReport.handler(
          AutoLayoutKitReport(
            reason, verb: call.verb, item: items[equation.first].item, file: call.file, line: call.line,
            "\(call.fileAndLine): \(call.verb): \(sentence)"))
      }
    }

    /// Undoes the effects of the block; the frames remain.
    public func uninstall() { plan?.undoEffects(of: items.map(\.object)) }

    // MARK: Layout

    /// Sets the frames of the views for the bounds of the view that the block was given to.
    ///
    /// If nothing has changed since the last layout, nothing is solved, and only frames that differ are set.
    public func layout() {
      guard let container, !isLayingOut else { return }
      isLayingOut = true
      defer { isLayingOut = false }
      solve(for: container.bounds.size, nil)
      setFrames(in: container)
      if Self.isComparing, let plan { compare(boxes, plan, items, places, in: container) }
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
      let measured = fittingLayout ?? LayoutFrames(container)
      (measured.plan, measured.items, measured.places) = (plan, items, places)
      (measured.constants, measured.mentionsDirection) = (constants, mentionsDirection)
      fittingLayout = measured
      measured.solve(for: target, .fitting(horizontal, vertical))
      return (measured.boxes.first?.size ?? .zero).wholePixels(container.pixelsPerPoint)
    }

    /// Solves the system for the bounds of the container, or for its fitting size.
    private func solve(for size: CGSize, _ fitting: Pair<Float>?) {
      guard let plan else { return }
      let scale = container?.pixelsPerPoint ?? 1
      var (changes, contents) = (0, 0)
      for item in items {
        item.readContent(isForced: scale != self.scale)
        changes += item.changes
        contents += item.contents
      }
      let isOther = structure == nil || changes != self.changes || fitting != self.fitting
      (self.scale, self.changes, self.fitting) = (scale, changes, fitting)
      let directions = mentionsDirection ? items.map(\.isRightToLeft) : []
      if isOther || directions != self.directions {
        self.directions = directions
        var recipe = FrameRecipe(plan, items, places)
        recipe.fitting = fitting
        structure = FrameStructures.structure(of: recipe)
        inputs = []
      }
      if structure?.isBusy == true {
        var recipe = FrameRecipe(plan, items, places)
        recipe.fitting = fitting
        structure = FrameStructure(recipe)
      }
      guard let structure else { return }
      readInputs(size, structure)
      if read == inputs, !boxes.isEmpty, contents == self.contents { return }
      self.contents = contents
      swap(&read, &inputs)
      solved = inputs
      solveTexts(in: structure)
      structure.read(&boxes)
      if fitting == nil, hasConflicts || !reportedConflicts.isEmpty { reportConflicts(of: structure, plan) }
    }

    /// Reads the inputs: the constants of the rows, then those of each item.
    private func readInputs(_ size: CGSize, _ structure: FrameStructure) {
      read.removeAll(keepingCapacity: true)
      read += constants
      applied.removeAll(keepingCapacity: true)
      for shift in structure.shifts {
        if shift.source.isBaseline, boxes.indices.contains(shift.item) {
          items[shift.item].measureBaselines(atWidth: boxes[shift.item].width)
        }
        let value = items[shift.item].shift(shift.source)
        applied.append(value)
        read[shift.row] -= shift.factor * value
      }
      texts.removeAll(keepingCapacity: true)
      for (index, item) in items.enumerated() {
        let start = read.count
        item.appendInputs(to: &read, size: size, in: container)
        guard item.followsWidth else { continue }
        let hasWidth = item.traits.hasContent.x
        texts.append(
          FrameText(
            item: index, width: hasWidth ? start : nil, height: hasWidth ? start + 1 : start,
            natural: item.content.width))
      }
    }

    private func solveTexts(in structure: FrameStructure) {
      solves += 1
      structure.isBusy = true
      defer { structure.isBusy = false }
      hasConflicts = structure.solve(&solved, texts) { text, length, width in
        items[text.item].measure(length, within: width)
      } baselines: { inputs in
        moveBaselines(of: structure, in: &inputs)
      } order: { rows in
        sortByRank(&rows, structure)
      }
    }

    /// Moves the constants of rows with baselines to the widths of the last solve; returns true if one has
    /// changed.
    private func moveBaselines(of structure: FrameStructure, in inputs: inout [Double]) -> Bool {
      var isChanged = false
      for (index, shift) in structure.shifts.enumerated() where shift.source.isBaseline {
        items[shift.item].measureBaselines(atWidth: structure.width(of: shift.item))
        let value = items[shift.item].shift(shift.source)
        guard value != applied[index] else { continue }
        inputs[shift.row] -= shift.factor * (value - applied[index])
        // The next layout reads the baselines at this width.
        self.inputs[shift.row] -= shift.factor * (value - applied[index])
        (applied[index], isChanged) = (value, true)
      }
      return isChanged
    }

    private func setFrames(in container: UIView) {
      // Code of the app that sees a new frame may replace the block.
      let (items, boxes, turn) = (items, boxes, turns)
      for (index, item) in items.enumerated() where turn == turns {
        var frame = boxes[index]
        if item.kind == .content, let scroll = item.guide?.owningView as? UIScrollView {
          if scroll.contentSize != frame.size { scroll.contentSize = frame.size }
        }
        guard item.kind == .placed, let view = item.view, let above = view.superview else { continue }
        // A view that was moved elsewhere is no longer in this layout.
        guard above === (item.parent == 0 ? container : items[item.parent].view) else { continue }
        let corner = above is UIScrollView ? .zero : above.bounds.origin
        frame.origin.x += corner.x
        frame.origin.y += corner.y
        if item.traits.isAligned { frame = view.frame(forAlignmentRect: frame) }
        frame = frame.onPixels(scale)
        if view.frame != frame { view.take(frame) }
      }
    }

    /// The state that a `DetachedFrames` takes with it; nil once the view is gone.
    func detachedState() -> (
      recipe: FrameRecipe, constants: [Double], inputs: [[Double]], items: [FrameItem], scale: CGFloat
    )? {
      guard let plan, let container else { return nil }
      solve(for: container.bounds.size, nil)
      let recipe = FrameRecipe(plan, items, places)
      var constants = constants
      for (shift, value) in zip(structure?.shifts ?? [], applied) {
        constants[shift.row] -= shift.factor * value
      }
      let inputs = items.map { item in
        var values: [Double] = []
        item.appendInputs(to: &values, size: container.bounds.size, in: container)
        return values
      }
      return (recipe, constants, inputs, items, scale)
    }

    // MARK: Conflicts

    /// Sorts rows that cannot hold together: the one to leave out comes last.
    private func sortByRank(_ rows: inout [ConstraintID], _ structure: FrameStructure) {
      guard let plan else { return }
      let order = treePlaces ?? items.treePlaces(places)
      treePlaces = order
      rows = rows.map { ($0, FrameRank($0, structure, plan, order)) }.sorted { $0.1 < $1.1 }.map(\.0)
    }

    private func reportConflicts(of structure: FrameStructure, _ plan: AutoLayoutKitPlan) {
      var standing: Set<String> = []
      for conflict in structure.conflicts {
        let lines = conflict.constraints.map { text(of: $0, structure, plan) }.sorted()
        let key = lines.joined(separator: "\n")
        standing.insert(key)
        guard !reportedConflicts.contains(key) else { continue }
        var call: AutoLayoutKitPlan.Call?
        if case .equation(let index) = structure.owners[conflict.broken.index] {
          call = plan.calls[plan.equations[index].call]
        }
        AutoLayoutKitReport.handler(
          AutoLayoutKitReport(
            .conflict, verb: call?.verb ?? "", item: container, file: call?.file ?? "", line: call?.line ?? 0,
            """
            Unable to satisfy these equations together:
              \(lines.joined(separator: "\n  "))
            Left out of the layout: \(text(of: conflict.broken, structure, plan))
            """))
      }
      reportedConflicts = standing
    }

    /// Returns the row as a person wrote it.
    private func text(
      of row: ConstraintID, _ structure: FrameStructure, _ plan: AutoLayoutKitPlan
    ) -> String {
      func name(_ item: Int) -> String { items[item].item.map(AutoLayoutKitReport.name(of:)) ?? "a view" }
      switch structure.owners[row.index] {
      case .equation(let index):
        let equation = plan.equations[index]
        return plan.description(of: equation, name)
      case .item(let item): return "the frame, insets or content of \(name(item))"
      case .content(let item): return "the content of \(name(item))"
      case nil: return "a row of the layout"
      }
    }

    deinit {}
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

  nonisolated extension CGSize {
    /// Returns the size rounded up to whole pixels.
    func wholePixels(_ scale: CGFloat) -> CGSize {
      if scale == 1 { return self }
      func up(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
      return CGSize(width: up(width), height: up(height))
    }
  }

  extension CGRect {
    /// Returns the rectangle with each edge on the nearest line between pixels; an edge in the middle moves
    /// right or down.
    ///
    /// The edges are rounded, and not the size, so that adjacent rectangles remain adjacent.
    fileprivate func onPixels(_ scale: CGFloat) -> CGRect {
      if scale == 1 { return self }
      func nearest(_ edge: CGFloat) -> CGFloat { (edge * scale + 0.5 + 1e-6).rounded(.down) / scale }
      let (left, top) = (nearest(minX), nearest(minY))
      return CGRect(x: left, y: top, width: nearest(maxX) - left, height: nearest(maxY) - top)
    }
  }
#endif

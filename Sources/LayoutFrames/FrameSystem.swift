#if canImport(UIKit)
  import AutoLayoutKit
  import LayoutSolver
  import UIKit

  /// The items of a plan, solved for one size after another: all that a layout keeps between two sizes.
  ///
  /// A layout asks each view for the version of its content, reads the inputs that may have changed, and
  /// solves if one of them has. No array is made in it.
  @MainActor final class FrameSystem {
    let shared: FramePlan
    let items: [FrameItem]
    private(set) var structure: FrameStructure?
    /// The inputs as of the last layout: the constants of the rows, then those of each item.
    private var inputs: [Double] = []
    private var texts: [FrameText] = []
    /// The values of the shifts that are in the constants of the rows.
    private var applied: [Double] = []
    /// The numbers of changes to the contents of the items, and to all traits, as of the last layout.
    private var contents: [Int]
    private var changes = 0
    /// True for each item whose text runs from right to left; empty if the plan does not ask.
    private var directions: [Bool]
    /// The priorities of the fitting size of the last layout; nil for given bounds.
    private var fitting: Pair<Float>?
    /// The pixels for each point, as of the last layout.
    private(set) var scale: CGFloat = 1
    /// The boxes of the last layout, from the corners of the items around them.
    private(set) var boxes: [CGRect] = []
    private(set) var hasConflicts = false
    /// The number of items that are gone, as of the last layout.
    private(set) var missing: Int
    /// The number of solves.
    private(set) var solves = 0
    /// True during a solve; a call of the layout by the code of a view then returns false and does nothing.
    private var isSolving = false

    init(_ shared: FramePlan, _ items: [FrameItem]) {
      (self.shared, self.items) = (shared, items)
      directions = shared.mentionsDirection ? items.map { _ in false } : []
      contents = [Int](repeating: -1, count: items.count)
      missing = shared.watched.count { !items[$0].exists }
    }

    /// Solves the system for bounds of this size, or for its fitting size.
    ///
    /// - Returns: True if the boxes are new; false also for a call from the code of a view that is asked for
    ///   its content.
    @discardableResult
    func solve(for size: CGSize, _ fitting: Pair<Float>?, in container: UIView) -> Bool {
      if isSolving { return false }
      isSolving = true
      defer { isSolving = false }
      let scale = container.pixelsPerPoint
      let isForced = scale != self.scale
      var changes = 0
      for index in shared.read {
        let item = items[index]
        item.readContent(isForced: isForced)
        changes += item.changes
      }
      let size = size.inset(by: items[0].alignment)
      var isFresh = structure?.isBusy != false || changes != self.changes || fitting != self.fitting
      if readDirections() { isFresh = true }
      let missing = shared.watched.count { !items[$0].exists }
      if missing != self.missing { (self.missing, isFresh) = (missing, true) }
      (self.scale, self.changes, self.fitting) = (scale, changes, fitting)
      if isFresh { structure = shared.structure(for: items, fitting) }
      guard let structure, readInputs(size, structure, in: container, isFresh: isFresh) else { return false }
      solve(structure)
      structure.solver.read(&boxes)
      return true
    }

    /// Reads the directions of text; returns true if one has changed.
    private func readDirections() -> Bool {
      var isChanged = false
      for index in directions.indices {
        let isRightToLeft = items[index].isRightToLeft
        if directions[index] != isRightToLeft { (directions[index], isChanged) = (isRightToLeft, true) }
      }
      return isChanged
    }

    // MARK: Inputs

    /// Reads the inputs.
    ///
    /// - Returns: True if one has changed, or a content, which need not change its size.
    private func readInputs(
      _ size: CGSize, _ structure: FrameStructure, in container: UIView, isFresh: Bool
    ) -> Bool {
      if isFresh { readAll(size, structure, in: container) }
      var isChanged = !structure.shifts.isEmpty && readShifts(structure) || isFresh
      for index in shared.placed where contents[index] != items[index].contents {
        (contents[index], isChanged) = (items[index].contents, true)
        update(index, structure, in: container)
        if let text = texts.firstIndex(where: { $0.item == index }) {
          texts[text] = FrameText(index, items[index], at: structure.offsets[index])
        } else if items[index].followsWidth {
          texts.append(FrameText(index, items[index], at: structure.offsets[index]))
        }
      }
      if isFresh { return true }
      let start = shared.constants.count
      for (index, length) in [(start, size.width), (start + 1, size.height)] where inputs[index] != length {
        (inputs[index], isChanged) = (length, true)
      }
      for index in shared.watched where update(index, structure, in: container) { isChanged = true }
      return isChanged
    }

    private func readAll(_ size: CGSize, _ structure: FrameStructure, in container: UIView) {
      inputs.removeAll(keepingCapacity: true)
      inputs.reserveCapacity(structure.inputCount)
      inputs += shared.constants
      inputs.append(Double(size.width))
      inputs.append(Double(size.height))
      texts.removeAll(keepingCapacity: true)
      for (index, item) in items.enumerated() where item.kind != .container {
        item.appendInputs(to: &inputs, in: container)
        contents[index] = item.contents
        if item.followsWidth { texts.append(FrameText(index, item, at: structure.offsets[index])) }
      }
    }

    /// Reads the inputs of an item in the place of those before; returns true if one has changed.
    @discardableResult
    private func update(_ index: Int, _ structure: FrameStructure, in container: UIView) -> Bool {
      // The end of the inputs serves as the room for the new ones.
      let (start, end) = (structure.offsets[index], inputs.count)
      items[index].appendInputs(to: &inputs, in: container)
      var isChanged = false
      for number in end..<inputs.count where inputs[start + number - end] != inputs[number] {
        (inputs[start + number - end], isChanged) = (inputs[number], true)
      }
      inputs.removeLast(inputs.count - end)
      return isChanged
    }

    /// Reads the shifts into the constants of the rows; returns true if one has changed.
    private func readShifts(_ structure: FrameStructure) -> Bool {
      var isChanged = applied.count != structure.shifts.count
      if isChanged { applied = structure.shifts.map { _ in .nan } }
      for (index, shift) in structure.shifts.enumerated() {
        if shift.source.isBaseline, boxes.indices.contains(shift.item) {
          items[shift.item].measureBaselines(atWidth: boxes[shift.item].width)
        }
        let value = items[shift.item].shift(shift.source)
        if applied[index] != value { (applied[index], isChanged) = (value, true) }
      }
      for shift in structure.shifts { inputs[shift.row] = shared.constants[shift.row] }
      for (shift, value) in zip(structure.shifts, applied) { inputs[shift.row] -= shift.factor * value }
      return isChanged
    }

    // MARK: Solving

    private func solve(_ structure: FrameStructure) {
      solves += 1
      structure.isBusy = true
      defer { structure.isBusy = false }
      structure.solved.set(inputs)
      hasConflicts = structure.solver.solve(&structure.solved, &texts) { text, length, width in
        items[text.item].measure(length, within: width)
      } baselines: { inputs, solver in
        moveBaselines(to: solver, in: &inputs)
      } order: { rows in
        rows.sortByRank(structure.owners, shared.sentences.equations, shared.treePlaces)
      }
    }

    /// Moves the constants of rows with baselines to the widths of the last solve; returns true if one has
    /// changed.
    private func moveBaselines(to solver: FrameSolver, in inputs: inout [Double]) -> Bool {
      var isChanged = false
      for (index, shift) in solver.shifts.enumerated() where shift.source.isBaseline {
        items[shift.item].measureBaselines(atWidth: solver.width(of: shift.item))
        let value = items[shift.item].shift(shift.source)
        guard value != applied[index] else { continue }
        inputs[shift.row] -= shift.factor * (value - applied[index])
        // The next layout reads the baselines at this width.
        self.inputs[shift.row] -= shift.factor * (value - applied[index])
        (applied[index], isChanged) = (value, true)
      }
      return isChanged
    }

    /// The conflicts of the last solve, with the owners of their rows.
    var conflicts: (list: [Conflict], owners: [Int32: FrameSolver.RowOwner]) {
      (structure?.solver.conflicts ?? [], structure?.owners ?? [:])
    }

    // MARK: Detached

    /// The state that a `DetachedFrames` takes with it.
    func detachedState(in container: UIView) -> (
      recipe: FrameRecipe, constants: [Double], inputs: [[Double]]
    ) {
      solve(for: container.bounds.size, nil, in: container)
      let recipe = FrameRecipe(shared.sentences, items, shared.places)
      var constants = shared.constants
      for (shift, value) in zip(structure?.shifts ?? [], applied) {
        constants[shift.row] -= shift.factor * value
      }
      let inputs = items.map { item in
        var values: [Double] = []
        item.appendInputs(to: &values, in: container)
        return values
      }
      return (recipe, constants, inputs)
    }

    deinit {}
  }

  extension [Double] {
    /// Takes the numbers of another array into the memory of this one.
    fileprivate mutating func set(_ numbers: [Double]) {
      removeAll(keepingCapacity: true)
      self += numbers
    }
  }

  extension FrameText {
    /// The text of an item whose inputs begin at an index.
    @MainActor fileprivate init(_ index: Int, _ item: FrameItem, at start: Int) {
      let hasWidth = item.traits.hasContent.x
      self.init(
        item: index, width: hasWidth ? start : nil, height: hasWidth ? start + 1 : start,
        natural: item.content.width)
    }
  }
#endif

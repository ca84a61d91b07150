#if canImport(UIKit)
  import AutoLayoutKit
  import LayoutSolver
  import UIKit

  /// A plan with its items, solved for one size after another: all that a layout keeps between two sizes.
  ///
  /// A layout asks each view for the version of its content, reads the inputs that may have changed, and
  /// solves if one of them has. No array is made in it.
  @MainActor final class FrameSystem {
    let plan: AutoLayoutKitPlan
    let items: [FrameItem]
    /// The index of each item in the order of the tree.
    let places: [Int]
    /// The constants of the equations.
    private let constants: [Double]
    private let mentionsDirection: Bool
    /// The items whose contents are read, and those with other inputs that are read at each layout.
    private let placed: [Int]
    private let watched: [Int]

    private var structure: FrameStructure?
    /// The inputs as they were read, as of the last layout, and as they were solved.
    private var read: [Double] = []
    private var inputs: [Double] = []
    private var solved: [Double] = []
    /// The index of the first input of each item.
    private var offsets: [Int] = []
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
    /// The number of solves.
    private(set) var solves = 0
    /// True while the code of views is asked for contents, which must not ask for this layout.
    private var isSolving = false
    /// The places of the items in the tree, once a conflict has asked for them.
    private lazy var treePlaces = items.treePlaces(places)

    init(_ plan: AutoLayoutKitPlan, _ items: [FrameItem], _ places: [Int]) {
      (self.plan, self.items, self.places) = (plan, items, places)
      constants = plan.equations.map { Double($0.constant) }
      mentionsDirection = plan.mentionsDirection
      directions = mentionsDirection ? items.map { _ in false } : []
      contents = items.map { _ in -1 }
      placed = items.indices.filter { items[$0].kind == .placed }
      watched = items.indices.filter { items[$0].kind == .given || items[$0].kind == .area }
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
      for index in placed {
        let item = items[index]
        item.readContent(isForced: isForced)
        changes += item.changes
      }
      var isFresh = structure?.isBusy != false || changes != self.changes || fitting != self.fitting
      if readDirections() { isFresh = true }
      (self.scale, self.changes, self.fitting) = (scale, changes, fitting)
      if isFresh {
        var recipe = FrameRecipe(plan, items, places)
        recipe.fitting = fitting
        structure = FrameStructures.structure(of: recipe)
      }
      guard let structure else { return false }
      let isOtherContent = readInputs(size, structure, in: container, isFresh: isFresh)
      if !isFresh, !isOtherContent, read == inputs { return false }
      inputs.set(read)
      solved.set(read)
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

    /// Reads the inputs: the constants of the rows, then those of each item.
    ///
    /// - Returns: True if a content has changed, which need not change its size.
    private func readInputs(
      _ size: CGSize, _ structure: FrameStructure, in container: UIView, isFresh: Bool
    ) -> Bool {
      if isFresh { readAll(size, in: container) }
      if !structure.shifts.isEmpty { readShifts(structure) }
      var isOtherContent = false
      for index in placed where contents[index] != items[index].contents {
        (contents[index], isOtherContent) = (items[index].contents, true)
        update(index, size, in: container)
        if let text = texts.firstIndex(where: { $0.item == index }) {
          texts[text] = FrameText(index, items[index], at: offsets[index])
        }
      }
      if isFresh { return true }
      (read[constants.count], read[constants.count + 1]) = (Double(size.width), Double(size.height))
      for index in watched { update(index, size, in: container) }
      return isOtherContent
    }

    private func readAll(_ size: CGSize, in container: UIView) {
      read.set(constants)
      offsets.removeAll(keepingCapacity: true)
      texts.removeAll(keepingCapacity: true)
      for (index, item) in items.enumerated() {
        offsets.append(read.count)
        item.appendInputs(to: &read, size: size, in: container)
        contents[index] = item.contents
        if item.followsWidth { texts.append(FrameText(index, item, at: offsets[index])) }
      }
    }

    /// Reads the inputs of an item in the place of those before.
    private func update(_ index: Int, _ size: CGSize, in container: UIView) {
      // The end of the inputs serves as the room for the new ones.
      let (start, end) = (offsets[index], read.count)
      items[index].appendInputs(to: &read, size: size, in: container)
      for number in end..<read.count { read[start + number - end] = read[number] }
      read.removeLast(read.count - end)
    }

    private func readShifts(_ structure: FrameStructure) {
      applied.removeAll(keepingCapacity: true)
      for shift in structure.shifts { read[shift.row] = constants[shift.row] }
      for shift in structure.shifts {
        if shift.source.isBaseline, boxes.indices.contains(shift.item) {
          items[shift.item].measureBaselines(atWidth: boxes[shift.item].width)
        }
        let value = items[shift.item].shift(shift.source)
        applied.append(value)
        read[shift.row] -= shift.factor * value
      }
    }

    // MARK: Solving

    private func solve(_ structure: FrameStructure) {
      solves += 1
      structure.isBusy = true
      defer { structure.isBusy = false }
      hasConflicts = structure.solver.solve(&solved, &texts) { text, length, width in
        items[text.item].measure(length, within: width)
      } baselines: { inputs, solver in
        moveBaselines(to: solver, in: &inputs)
      } order: { rows in
        rows.sortByRank(structure.owners, plan.equations, treePlaces)
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
      recipe: FrameRecipe, constants: [Double], inputs: [[Double]], treePlaces: [TreePlace]
    ) {
      solve(for: container.bounds.size, nil, in: container)
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
      return (recipe, constants, inputs, treePlaces)
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

#if canImport(UIKit)
  import AutoLayoutKit
  import LayoutSolver
  import UIKit

  /// The kind of an item of a layout: the source of its box.
  nonisolated enum FrameItemKind: UInt64, Sendable {
    /// The view that the block was given to; its size is an input.
    case container
    /// A view that a verb places.
    case placed
    /// A view that the block only mentions; its frame is an input.
    case given
    /// A guide that the block has made.
    case guide
    /// A guide of a view, such as its safe area; its insets are inputs.
    case area
    /// The content of a scroll view, whose size the layout finds.
    case content
  }

  /// A plan made ready for the solver, without its numbers: constants, sizes and insets are inputs.
  nonisolated struct FrameSolver {
    /// The variables of an item; the container has no position.
    struct Box {
      var near = Pair<Variable?>(x: nil, y: nil)
      var size: Pair<Variable>
    }

    /// An input after those of the rows.
    private enum Input {
      case variable(Variable)
      case rows(ConstraintID?, ConstraintID?)
    }

    private(set) var solver = Solver()
    private(set) var boxes: [Box] = []
    private(set) var shifts: [RowShift] = []
    /// True if a row depends on a baseline, which may move with the width of a text.
    private(set) var hasBaselines = false
    /// The owners of the solver's rows, by the indices of the rows.
    private(set) var owners: [Int32: RowOwner] = [:]
    private var rows: [ConstraintID?] = []
    private var inputs: [Input] = []
    /// The index of the first input of each item.
    private(set) var offsets: [Int] = []
    /// The inputs as they were set last.
    private(set) var current: [Double] = []
    /// The optional rows of the contents that conflicts leave out, by their required rows.
    private var optionalContents: [ConstraintID: ConstraintID] = [:]
    /// The lengths after the last solve: of each item the near edges and the sizes, x before y.
    private(set) var lengths: [Double] = []
    private var regions = FrameRegions()
    /// The number of solves that were not in a region.
    private(set) var solves = 0
    /// True if the last solve has found its inputs in a region.
    private var isInRegion = false

    enum RowOwner {
      case equation(Int)
      case item(Int)
      case content(Int)
    }

    /// Makes the rows of a recipe.
    init(_ recipe: FrameRecipe) {
      var made = [Box?](repeating: nil, count: recipe.items.count)
      for item in recipe.order where made[item] == nil {
        let isContainer = recipe.items[item].kind == .container
        // An area is smaller than nothing in a view that is smaller than its insets.
        let kind: VariableKind = recipe.items[item].kind == .area ? .position : .size
        func axis() -> (near: Variable?, size: Variable) {
          (isContainer ? nil : solver.addVariable(.position), solver.addVariable(kind))
        }
        let (x, y) = (axis(), axis())
        made[item] = Box(near: Pair(x: x.near, y: y.near), size: Pair(x: x.size, y: y.size))
      }
      boxes = made.compactMap { $0 }
      for (index, equation) in recipe.equations.enumerated() {
        if let equation { addRow(equation, index, recipe) } else { rows.append(nil) }
      }
      for (index, item) in recipe.items.enumerated() {
        offsets.append(rows.count + inputs.count)
        addInputs(of: item, index, recipe)
      }
    }

    // MARK: Rows

    private mutating func addRow(_ equation: FrameRecipe.Equation, _ index: Int, _ recipe: FrameRecipe) {
      var terms: [Term] = []
      let sign: Double = equation.isMirrored ? -1 : 1
      let first = equation.first
      let top = equation.second.map { recipe.commonAncestor(first.item, $0.item) } ?? 0
      add(first, sign, upTo: top, index, recipe, to: &terms)
      if let second = equation.second {
        add(second, -sign * equation.multiplier, upTo: top, index, recipe, to: &terms)
      }
      let row = solver.add(terms, equation.relation, 0, priority: equation.priority)
      owners[row.index] = .equation(index)
      rows.append(row)
    }

    /// Adds factor × attribute, counted from the corner of an item above.
    private mutating func add(
      _ side: FrameRecipe.Side, _ factor: Double, upTo top: Int, _ row: Int, _ recipe: FrameRecipe,
      to terms: inout [Term]
    ) {
      let geometry = side.geometry
      if geometry.sizeFactor != 0 {
        terms.append(Term(factor * geometry.sizeFactor, boxes[side.item].size[geometry.axis]))
      }
      switch side.attribute {
      case .firstBaseline: note(row, side.item, factor, .firstBaseline)
      case .lastBaseline: note(row, side.item, -factor, .lastBaseline)
      default: break
      }
      guard geometry.hasPosition else { return }
      var item = side.item
      if item == top {
        if recipe.items[item].traits.isAligned { note(row, item, factor, .alignment(geometry.axis)) }
        return
      }
      while item != top, item >= 0 {
        if let near = boxes[item].near[geometry.axis] { terms.append(Term(factor, near)) }
        item = recipe.items[item].parent
        guard item >= 0, item != top else { break }
        if recipe.items[item].traits.isAligned { note(row, item, -factor, .alignment(geometry.axis)) }
        if recipe.items[item].scrolls { note(row, item, -factor, .offset(geometry.axis)) }
      }
    }

    private mutating func note(_ row: Int, _ item: Int, _ factor: Double, _ source: RowShift.Source) {
      shifts.append(RowShift(row: row, item: item, factor: factor, source: source))
      if source.isBaseline { hasBaselines = true }
    }

    private mutating func addInputs(of item: FrameRecipe.Item, _ index: Int, _ recipe: FrameRecipe) {
      let box = boxes[index]
      func own(_ row: ConstraintID) -> ConstraintID {
        owners[row.index] = .item(index)
        return row
      }
      switch item.kind {
      case .container:
        guard let fitting = recipe.fitting else {
          for axis in Axis.both { add(input: box.size[axis]) }
          return
        }
        for axis in Axis.both {
          let row = solver.add([Term(1, box.size[axis])], .equal, 0, priority: fitting[axis])
          inputs.append(.rows(own(row), nil))
        }
      case .given:
        for axis in Axis.both {
          if let near = box.near[axis] { add(input: near) }
          add(input: box.size[axis])
        }
      case .area:
        let owner = boxes[item.parent]
        for axis in Axis.both {
          guard let near = box.near[axis] else { continue }
          let edge = solver.add([Term(1, near)], .equal, 0, isBreakable: false)
          inputs.append(.rows(own(edge), nil))
          let size = [Term(1, box.size[axis]), Term(-1, owner.size[axis])]
          inputs.append(.rows(own(solver.add(size, .equal, 0, isBreakable: false)), nil))
        }
      case .content:
        for axis in Axis.both {
          if let near = box.near[axis] { _ = own(solver.add([Term(1, near)], .equal, 0, isBreakable: false)) }
        }
      case .guide: break
      case .placed:
        for axis in Axis.both where item.traits.hasContent[axis] {
          func row(_ relation: LayoutSolver.Relation, _ priority: Float) -> ConstraintID? {
            guard priority > 0 else { return nil }
            let row = solver.add([Term(1, box.size[axis])], relation, 0, priority: min(priority, 1000))
            owners[row.index] = .content(index)
            return row
          }
          inputs.append(
            .rows(
              row(.lessThanOrEqual, item.traits.hugging[axis]),
              row(.greaterThanOrEqual, item.traits.resistance[axis])))
        }
      }
    }

    private mutating func add(input variable: Variable) {
      solver.suggest(0, for: variable)
      inputs.append(.variable(variable))
    }

    // MARK: Solving

    /// The number of inputs.
    var inputCount: Int { rows.count + inputs.count }

    /// Sets the inputs: the constants of the rows, then those of the items in their order.
    mutating func set(_ values: [Double]) {
      if current.count != values.count {
        for index in values.indices { set(values[index], index) }
        return current = values
      }
      for index in values.indices where values[index] != current[index] {
        current[index] = values[index]
        regions.note(movementOf: index, among: values.count)
        set(values[index], index)
      }
    }

    /// The largest length that a layout computes with, in points: as in the headless UIKit.
    static let largestLength = 1e8

    private mutating func set(_ value: Double, _ index: Int) {
      let value = value.isNaN ? 0 : min(max(value, -Self.largestLength), Self.largestLength)
      if index < rows.count {
        if let row = rows[index] { solver.setConstant(value, of: row) }
        return
      }
      switch inputs[index - rows.count] {
      case .variable(let variable): solver.suggest(value, for: variable)
      case .rows(let first, let second):
        if let first { solver.setConstant(value, of: first) }
        if let second { solver.setConstant(value, of: second) }
      }
    }

    /// Solves the system for some inputs; a required content that conflicts still counts before every
    /// optional equation.
    ///
    /// - Returns: True if there are conflicts.
    mutating func solve(_ inputs: [Double], _ order: ConflictOrder) -> Bool {
      isInRegion = regions.evaluate(inputs, into: &lengths)
      if isInRegion { return false }
      solves += 1
      set(inputs)
      solver.solve(order)
      let hasConflicts = solver.hasConflicts
      if hasConflicts || !optionalContents.isEmpty { keepLeftOutContents(order) }
      readLengths()
      if !hasConflicts, optionalContents.isEmpty, regions.isDue() { addRegion() }
      return hasConflicts
    }

    /// The conflicts after the last solve.
    var conflicts: [Conflict] { isInRegion ? [] : solver.conflicts }

    /// True if a search for the region takes little time, at numbers that are exact enough.
    private var canHaveRegion: Bool {
      boxes.count <= 128 && regions.isMoving.count(where: { $0 }) <= 96
        && current.allSatisfy { abs($0) <= 1e5 }
    }

    /// Makes a region of the last solve.
    private mutating func addRegion() {
      let (inputs, found) = (current, lengths)
      guard regions.isMoving.count == inputs.count, canHaveRegion, isUnique else { return }
      let region = FrameRegion(at: inputs, isMoving: regions.isMoving, count: found.count) { inputs in
        set(inputs)
        solver.solve()
        readLengths()
        return solver.hasConflicts ? nil : lengths + excesses
      }
      set(inputs)
      solver.solve()
      lengths = found
      if let region { regions.add(region) }
    }

    private mutating func readLengths() {
      lengths.removeAll(keepingCapacity: true)
      for index in boxes.indices {
        let (near, size) = (boxes[index].near, boxes[index].size)
        lengths.append(near.x.map { solver.value(of: $0) } ?? 0)
        lengths.append(near.y.map { solver.value(of: $0) } ?? 0)
        lengths.append(solver.value(of: size.x))
        lengths.append(solver.value(of: size.y))
      }
    }

    private mutating func keepLeftOutContents(_ order: ConflictOrder) {
      let leftOut = solver.conflicts.map(\.broken).filter {
        if case .content = owners[$0.index] { true } else { false }
      }
      for (row, optional) in optionalContents where !leftOut.contains(row) {
        solver.remove(optional)
        optionalContents[row] = nil
      }
      for row in leftOut {
        let content = solver.content(of: row)
        if let optional = optionalContents[row] {
          solver.setConstant(content.constant, of: optional)
        } else {
          optionalContents[row] = solver.add(
            content.terms, content.relation, content.constant, priority: Float(1000).nextDown)
        }
      }
      if solver.needsSolve { solver.solve(order) }
    }

    /// Reads the boxes of the items after the last solve, counted from the corners of the items around them.
    ///
    /// Mutating, because a read of a solver that an object has would copy it first.
    mutating func read(_ found: inout [CGRect]) {
      found.removeAll(keepingCapacity: true)
      for index in boxes.indices {
        let first = 4 * index
        found.append(
          CGRect(
            x: lengths[first], y: lengths[first + 1], width: lengths[first + 2], height: lengths[first + 3]))
      }
    }

    /// Returns the width of an item after the last solve.
    func width(of item: Int) -> CGFloat { CGFloat(lengths[4 * item + 2]) }

    /// True if required equalities determine the width of an item.
    func isWidthDetermined(of item: Int) -> Bool { solver.isDetermined(boxes[item].size.x) }
  }
#endif

import LayoutSolver

/// The axis of a position or a size; its number is its index within a view's variables.
public enum Axis: Int, CaseIterable, Sendable {
  /// From the left to the right.
  case x = 0
  /// From the top down.
  case y = 1
}

/// The position and size of a view, in points from the root's upper left corner.
public struct Frame: Equatable, Sendable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// The distance from the left edge to the right one.
  public var width: Double
  /// The distance from the upper edge to the lower one.
  public var height: Double

  /// Creates the rectangle with the upper left corner (`x`, `y`).
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// A layout with which the solver is tested and measured, as a plain list of
/// constraints with frames computed by hand.
///
/// View 0 is the root; its position is 0 and its size is the input. View `v` has the variables `4v` to
/// `4v + 3`: x, y, width and height. Widths of the root are given as a drag of 200 to 400 points; where N
/// views side by side would not fit, the root is wider in proportion.
public struct Workload: Sendable {
  /// The shape of the layout.
  public enum Shape: String, CaseIterable, Sendable {
    /// N views stacked with gaps of 8.
    case chain = "W1"
    /// The same list added from its end.
    case reversedChain = "W1r"
    /// N views in a row with gaps of 4 that fill the root, all equally wide.
    case columns = "W2"
    /// N views, each inset by 1 on all sides in the one before.
    case nested = "W3"
    /// N cells of 60 points with an icon, a title and a subtitle each.
    case cells = "W4"
    /// √N × √N cells, all of one size, with gaps of 4; every row and every column closes at the root's edge.
    case grid = "W5"
    /// N views that prefer to be 100 wide, less strongly 200 wide, and have a limit of a quarter of the root.
    case priorities = "W6"
    /// N labels that share the width of one row.
    case coupledRow = "W7"
  }

  /// Σ coefficient · variable (relation) constant, on the numbers of the variables.
  public struct Row: Sendable {
    /// The summands.
    public var terms: [(variable: Int, coefficient: Double)]
    /// The relation between the sum and the constant.
    public var relation: Relation
    /// The constant, in points.
    public var constant: Double
    /// The priority, above 0 and up to 1000, which is required.
    public var priority: Float = 1000
  }

  /// The shape of the layout.
  public let shape: Shape
  /// The N of the shape.
  public let count: Int
  /// All constraints, in the order in which they are added.
  public private(set) var rows: [Row] = []
  /// The number of views, the root included.
  public private(set) var viewCount = 1
  /// The index of the row in the middle that a swap removes, and the row that replaces it.
  public private(set) var swap: (row: Int, replacement: Row)

  /// Creates the constraints of `shape` for `count` views (W5: the largest
  /// square with at most `count` cells).
  public init(_ shape: Shape, count: Int) {
    self.shape = shape
    self.count = count
    swap = (0, Row(terms: [], relation: .equal, constant: 0))
    for axis in Axis.allCases { pin(position(0, axis), to: 0) }
    switch shape {
    case .chain, .reversedChain: addChain()
    case .columns: addColumns()
    case .nested: addNested()
    case .cells: addCells()
    case .grid: addGrid()
    case .priorities: addPriorities()
    case .coupledRow: addCoupledRow()
    }
    if shape == .reversedChain {
      rows.reverse()
      swap.row = rows.count - 1 - swap.row
    }
  }

  /// The views per row of the grid.
  public var side: Int { max(1, Int(Double(count).squareRoot())) }

  /// Returns the number of the variable that is the view's left or upper edge.
  public func position(_ view: Int, _ axis: Axis) -> Int { 4 * view + axis.rawValue }

  /// Returns the number of the variable that is the view's width or height.
  public func size(_ view: Int, _ axis: Axis) -> Int { 4 * view + 2 + axis.rawValue }

  /// Returns the intrinsic width of a label.
  public func intrinsicWidth(_ label: Int) -> Double {
    guard shape == .coupledRow else { return 60 + Double(label * 37 % 300) }
    return label == count / 2 ? 100 : 20 + Double(label * 13 % 50)
  }
}

// The constraints.
extension Workload {
  private mutating func addView() -> Int {
    viewCount += 1
    return viewCount - 1
  }

  private mutating func pin(_ variable: Int, to constant: Double) {
    rows.append(Row(terms: [(variable, 1)], relation: .equal, constant: constant))
  }

  /// Adds `variable == other + constant`.
  private mutating func equate(_ variable: Int, _ other: Int, plus constant: Double = 0) {
    rows.append(Row(terms: [(variable, 1), (other, -1)], relation: .equal, constant: constant))
  }

  /// Adds `view.position == before.position + before.size + gap`.
  private mutating func place(_ view: Int, after before: Int, _ axis: Axis, gap: Double) {
    let terms = [(position(view, axis), 1.0), (position(before, axis), -1), (size(before, axis), -1)]
    rows.append(Row(terms: terms, relation: .equal, constant: gap))
  }

  /// Adds `view.position + view.size (relation) other.position + other.size − inset`.
  private mutating func end(_ view: Int, _ relation: Relation, _ other: Int, _ axis: Axis, inset: Double) {
    let terms = [
      (position(view, axis), 1.0), (size(view, axis), 1), (position(other, axis), -1),
      (size(other, axis), -1),
    ]
    rows.append(Row(terms: terms, relation: relation, constant: -inset))
  }

  private mutating func prefer(_ variable: Int, _ relation: Relation, _ constant: Double, _ priority: Float) {
    rows.append(Row(terms: [(variable, 1)], relation: relation, constant: constant, priority: priority))
  }

  /// Makes the last row the one to swap, for a row with `extra` more in its constant.
  private mutating func swapLast(extra: Double) {
    guard var replacement = rows.last else { return }
    replacement.constant += extra
    swap = (rows.count - 1, replacement)
  }

  /// Adds a view to a line along `axis` with `gap` before it, 44 high, with a fixed
  /// distance to the root across the line.
  ///
  /// The swap of the view in the middle adds `extra` to its gap. The
  /// caller closes a line that fills the root.
  private mutating func addToLine(_ index: Int, along axis: Axis, gap: Double, extra: Double) -> Int {
    let view = addView()
    if index == 0 {
      equate(position(view, axis), position(0, axis), plus: gap)
    } else {
      place(view, after: view - 1, axis, gap: gap)
    }
    if index == count / 2 { swapLast(extra: extra) }
    switch axis {
    case .x: equate(position(view, .y), position(0, .y), plus: 8)
    case .y: equate(position(view, .x), position(0, .x), plus: 16)
    }
    pin(size(view, .y), to: 44)
    return view
  }

  private mutating func addChain() {
    for index in 0..<count {
      let view = addToLine(index, along: .y, gap: 8, extra: 10)
      equate(size(view, .x), size(0, .x), plus: -32)
    }
  }

  private mutating func addPriorities() {
    for index in 0..<count {
      let view = addToLine(index, along: .y, gap: 8, extra: 10)
      prefer(size(view, .x), .equal, 100, 750)
      prefer(size(view, .x), .equal, 200, 500)
      rows.append(
        Row(terms: [(size(view, .x), 1), (size(0, .x), -0.25)], relation: .lessThanOrEqual, constant: 0))
    }
  }

  private mutating func addColumns() {
    for index in 0..<count {
      let view = addToLine(index, along: .x, gap: 4, extra: 2)
      if index > 0 { equate(size(view, .x), size(1, .x)) }
    }
    end(count, .equal, 0, .x, inset: 4)
  }

  private mutating func addCoupledRow() {
    for index in 0..<count {
      let view = addToLine(index, along: .x, gap: 8, extra: 2)
      // One label has lower priorities, as a person would set them, so that the frames are determined.
      let lessFor: Float = index == count / 2 ? 1 : 0
      prefer(size(view, .x), .lessThanOrEqual, intrinsicWidth(index), 250 - lessFor)
      prefer(size(view, .x), .greaterThanOrEqual, intrinsicWidth(index), 750 - lessFor)
    }
    end(count, .equal, 0, .x, inset: 8)
  }

  private mutating func addNested() {
    for index in 0..<count {
      let view = addView()
      for axis in Axis.allCases {
        equate(position(view, axis), position(view - 1, axis), plus: 1)
        if index == count / 2, axis == .x { swapLast(extra: 3) }
        equate(size(view, axis), size(view - 1, axis), plus: -2)
      }
    }
  }

  private mutating func addCells() {
    for index in 0..<count {
      let cell = addView()
      let icon = addView()
      let title = addView()
      let subtitle = addView()
      equate(position(cell, .x), position(0, .x))
      equate(size(cell, .x), size(0, .x))
      pin(size(cell, .y), to: 60)
      if index == 0 {
        equate(position(cell, .y), position(0, .y))
      } else {
        place(cell, after: cell - 4, .y, gap: 0)
      }
      for axis in Axis.allCases {
        equate(position(icon, axis), position(cell, axis), plus: axis == .x ? 12 : 10)
        pin(size(icon, axis), to: 40)
      }
      equate(position(title, .y), position(cell, .y), plus: 10)
      pin(size(title, .y), to: 20)
      place(subtitle, after: title, .y, gap: 4)
      pin(size(subtitle, .y), to: 16)
      addLabel(title, 2 * index, after: icon, in: cell)
      addLabel(subtitle, 2 * index + 1, after: icon, in: cell)
    }
  }

  private mutating func addLabel(_ label: Int, _ number: Int, after icon: Int, in cell: Int) {
    place(label, after: icon, .x, gap: 8)
    if number == count / 2 * 2 { swapLast(extra: 5) }
    prefer(size(label, .x), .lessThanOrEqual, intrinsicWidth(number), 250)
    prefer(size(label, .x), .greaterThanOrEqual, intrinsicWidth(number), 750)
    end(label, .lessThanOrEqual, cell, .x, inset: 12)
  }

  private mutating func addGrid() {
    for _ in 0..<side * side { _ = addView() }
    for view in 1...side * side {
      let cell = [(view - 1) % side, (view - 1) / side]
      for axis in Axis.allCases {
        let offset = cell[axis.rawValue]
        let before = view - (axis == .x ? 1 : side)
        if offset == 0 {
          equate(position(view, axis), position(0, axis), plus: 4)
        } else {
          place(view, after: before, axis, gap: 4)
        }
        if offset == side - 1 { end(view, .equal, 0, axis, inset: 4) }
        guard view > 1 else { continue }
        equate(size(view, axis), size(1, axis))
        if view == side * side / 2 + 1, axis == .x {
          // The same equality in another form: any other gap would contradict the edge.
          swap = (
            rows.count - 1,
            Row(terms: [(size(view, axis), 2), (size(view - 1, axis), -2)], relation: .equal, constant: 0)
          )
        }
      }
    }
  }
}

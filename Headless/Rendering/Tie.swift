import Foundation

extension LayoutSnapshot {
  /// The axes along which distances are measured.
  public enum Axis: Equatable, Hashable, Sendable, CaseIterable {
    /// The axis from left to right.
    case x
    /// The axis from top to bottom.
    case y
  }

  /// The edges of a frame along an axis.
  public enum Side: Equatable, Hashable, Sendable {
    /// The left or the top edge.
    case near
    /// The right or the bottom edge.
    case far
  }

  /// An end of a distance: an edge of a view or of a layout guide.
  public struct End: Equatable, Sendable {
    /// The number of the view or guide; all ends of the same view or guide have the same number.
    public var item: Int
    /// The frame of the view or guide in the root's coordinates, in points.
    public var frame: CGRect
    /// The edge of the frame.
    public var side: Side

    /// Creates an end from its parts.
    public init(item: Int, frame: CGRect, side: Side) {
      self.item = item
      self.frame = frame
      self.side = side
    }

    /// Returns the position of the edge on the axis, in points.
    func position(_ axis: Axis) -> Double { frame.extent(axis).edge(side) }
  }

  /// An active constraint between two edges of one axis.
  public struct Tie: Equatable, Sendable {
    /// The axis of both edges.
    public var axis: Axis
    /// The constraint's first edge.
    public var first: End
    /// The constraint's second edge.
    public var second: End
    /// The relation as it is written before a number: nothing, `≤` or `≥`.
    public var relation: String
    /// The distance that the constraint requires, in points; at least 0.
    public var distance: Double
    /// The statement that created the constraint and its run, such as `Login.swift:42 xPlace#1`; nil if the
    /// identifier does not contain it.
    public var origin: String?
    /// The view that holds the constraint.
    public var holder: End

    /// Creates a tie from its parts.
    public init(
      axis: Axis, first: End, second: End, holder: End, relation: String = "", distance: Double,
      origin: String? = nil
    ) {
      self.axis = axis
      self.first = first
      self.second = second
      self.holder = holder
      self.relation = relation
      self.distance = distance
      self.origin = origin
    }
  }
}

/// The range of an axis that a frame covers, in points.
struct Extent: Equatable {
  var near: Double
  var far: Double

  var length: Double { far - near }
  var middle: Double { (near + far) / 2 }

  func edge(_ side: LayoutSnapshot.Side) -> Double { side == .near ? near : far }

  /// Returns the range that both extents cover; its length is negative if they are apart.
  func overlap(_ other: Extent) -> Extent { Extent(near: max(near, other.near), far: min(far, other.far)) }
}

extension LayoutSnapshot.Axis {
  /// The other axis.
  var across: Self { self == .x ? .y : .x }
}

extension CGRect {
  func extent(_ axis: LayoutSnapshot.Axis) -> Extent {
    axis == .x ? Extent(near: minX, far: maxX) : Extent(near: minY, far: maxY)
  }

  /// Returns true if the other frame is inside this one; edges may be equal, and rounding errors are ignored.
  ///
  /// Foundation's own test compares the union with the frame, and the two can differ because of rounding.
  package func covers(_ other: CGRect) -> Bool {
    let room = insetBy(dx: -0.01, dy: -0.01)
    return room.minX <= other.minX && room.minY <= other.minY && room.maxX >= other.maxX
      && room.maxY >= other.maxY
  }

  /// Returns true if the two frames have an area in common; edges that touch, also within rounding errors,
  /// are not enough.
  package func overlaps(_ other: CGRect) -> Bool {
    let common = (extent(.x).overlap(other.extent(.x)).length, extent(.y).overlap(other.extent(.y)).length)
    return common.0 > 0.01 && common.1 > 0.01
  }

  /// Returns the part that both frames cover, or the null rectangle if they are apart.
  ///
  /// Foundation's own intersection traps on numbers that are not finite.
  func common(with other: CGRect) -> CGRect {
    let x = extent(.x).overlap(other.extent(.x))
    let y = extent(.y).overlap(other.extent(.y))
    return x.length >= 0 && y.length >= 0 ? CGRect(.x, along: x, across: y) : .null
  }

  /// Creates the frame that covers one extent along an axis and another one across it.
  init(_ axis: LayoutSnapshot.Axis, along: Extent, across: Extent) {
    let x = axis == .x ? along : across
    let y = axis == .x ? across : along
    self.init(x: x.near, y: y.near, width: x.length, height: y.length)
  }
}

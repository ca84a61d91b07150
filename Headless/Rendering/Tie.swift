import Foundation

extension LayoutSnapshot {
  /// The direction a distance is measured in.
  public enum Axis: Equatable, Hashable, Sendable, CaseIterable {
    /// From left to right.
    case x
    /// From top to bottom.
    case y
  }

  /// Which edge of a frame along an axis.
  public enum Side: Equatable, Hashable, Sendable {
    /// Left or top.
    case near
    /// Right or bottom.
    case far
  }

  /// One end of a distance: an edge of a view or of a layout guide.
  public struct End: Equatable, Sendable {
    /// What the edge belongs to; equal for the ends of one view or guide, different for all others.
    public var item: Int
    /// The frame of the view or guide in the root's coordinates, in points.
    public var frame: CGRect
    /// Which edge.
    public var side: Side

    /// Makes an end from its parts.
    public init(item: Int, frame: CGRect, side: Side) {
      self.item = item
      self.frame = frame
      self.side = side
    }

    /// Where the edge is on the axis, in points.
    func position(_ axis: Axis) -> Double { frame.extent(axis).edge(side) }
  }

  /// An active constraint between two edges of one axis.
  public struct Tie: Equatable, Sendable {
    /// The axis both edges are on.
    public var axis: Axis
    /// The constraint's first edge.
    public var first: End
    /// The constraint's second edge.
    public var second: End
    /// The relation as it is written before a number: nothing, `≤` or `≥`.
    public var relation: String
    /// The distance the constraint asks for, in points, never negative.
    public var distance: Double
    /// The statement the constraint was made by, such as `Login.swift:42 xPlace`; nil when nobody named it.
    public var origin: String?
    /// The view that holds the constraint, as an item.
    public var holder: End

    /// Makes a tie from its parts.
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

/// What a frame covers of one axis, in points.
struct Extent: Equatable {
  var near: Double
  var far: Double

  var length: Double { far - near }
  var middle: Double { (near + far) / 2 }

  func edge(_ side: LayoutSnapshot.Side) -> Double { side == .near ? near : far }

  /// What both cover; its length is negative when they are apart.
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

  /// Whether the other frame is inside this one; edges may be the same, and rounding does not count.
  ///
  /// Foundation's own test compares a union with the frame, which rounding makes different.
  package func covers(_ other: CGRect) -> Bool {
    let room = insetBy(dx: -0.01, dy: -0.01)
    return room.minX <= other.minX && room.minY <= other.minY && room.maxX >= other.maxX
      && room.maxY >= other.maxY
  }

  /// Whether the two frames share an area; edges that touch, or seem to because of rounding, do not count.
  package func overlaps(_ other: CGRect) -> Bool {
    let common = (extent(.x).overlap(other.extent(.x)).length, extent(.y).overlap(other.extent(.y)).length)
    return common.0 > 0.01 && common.1 > 0.01
  }

  /// The frame that covers one extent along an axis and another across it.
  init(_ axis: LayoutSnapshot.Axis, along: Extent, across: Extent) {
    let x = axis == .x ? along : across
    let y = axis == .x ? across : along
    self.init(x: x.near, y: y.near, width: x.length, height: y.length)
  }
}

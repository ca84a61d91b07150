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

    func position(_ axis: Axis) -> Double { frame.extent(axis).edge(side) }
  }

  /// An active constraint between two edges of one axis.
  public struct Link: Equatable, Sendable {
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

    /// Creates a link from its parts.
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

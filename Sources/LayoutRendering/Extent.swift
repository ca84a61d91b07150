import Foundation
import LayoutWords

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
  var across: Self { self == .x ? .y : .x }
  var words: AxisWords { AxisWords(isVertical: self == .y) }
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

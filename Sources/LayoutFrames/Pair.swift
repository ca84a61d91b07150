#if canImport(UIKit)
  import UIKit

  typealias Axis = NSLayoutConstraint.Axis
  typealias Attribute = NSLayoutConstraint.Attribute

  /// A pair of values, one for each axis.
  struct Pair<Value> {
    var x: Value
    var y: Value

    subscript(_ axis: Axis) -> Value {
      get { axis == .horizontal ? x : y }
      set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
  }

  extension Pair: Equatable where Value: Equatable {}
  extension Pair: Sendable where Value: Sendable {}
  extension Pair: Hashable where Value: Hashable {}

  extension NSLayoutConstraint.Axis {
    static let both: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
  }
#endif

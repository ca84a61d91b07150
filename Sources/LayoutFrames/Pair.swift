#if canImport(UIKit)
  import UIKit

  typealias Axis = NSLayoutConstraint.Axis
  typealias Attribute = NSLayoutConstraint.Attribute

  /// A pair of values, one for each axis.
  nonisolated struct Pair<Value> {
    var x: Value
    var y: Value

    subscript(_ axis: Axis) -> Value {
      get { axis == .horizontal ? x : y }
      set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
  }

  nonisolated extension Pair: Equatable where Value: Equatable {}
  nonisolated extension Pair: Sendable where Value: Sendable {}
  nonisolated extension Pair: Hashable where Value: Hashable {}

  nonisolated extension Pair<Float> {
    /// The priorities of a fitting size, from 1 to 1000.
    static func fitting(_ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> Pair<Float> {
      func allowed(_ priority: UILayoutPriority) -> Float {
        let value = priority.rawValue
        return value.isNaN ? UILayoutPriority.fittingSizeLevel.rawValue : min(max(value, 1), 1000)
      }
      return Pair(x: allowed(horizontal), y: allowed(vertical))
    }
  }

  nonisolated extension NSLayoutConstraint.Axis {
    static let both: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
  }
#endif

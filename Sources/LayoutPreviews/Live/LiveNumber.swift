import Foundation

/// A number that is the same at all sizes of a variant, or a sum of shares of the root's size and of the step
/// of the variant.
struct LiveNumber: Encodable, Hashable {
  var constant: CGFloat
  var perWidth: CGFloat = 0
  var perHeight: CGFloat = 0
  var perStep: CGFloat = 0

  /// Returns the number at a size.
  ///
  /// - Parameter step: The value of the variant's step at the size.
  func value(at size: CGSize, step: CGFloat) -> CGFloat {
    constant + perWidth * size.width + perHeight * size.height + perStep * step
  }

  func encode(to encoder: any Encoder) throws {
    let shares = [constant, perWidth, perHeight, perStep]
    guard let last = shares.lastIndex(where: { $0 != 0 }), last > 0 else {
      return try constant.encode(to: encoder)
    }
    try Array(shares[...max(last, 2)]).encode(to: encoder)
  }
}

/// A number that follows the size in whole steps, such as the width of columns that is rounded down to whole
/// points: floor(constant + perWidth × width + perHeight × height).
struct LiveStep: Encodable, Equatable {
  let constant: CGFloat
  let perWidth: CGFloat
  let perHeight: CGFloat

  /// Returns the whole number at a size; rounding errors do not reach the next step.
  func value(at size: CGSize) -> CGFloat {
    (constant + perWidth * size.width + perHeight * size.height + 1e-9).rounded(.down)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode([constant, perWidth, perHeight])
  }
}

extension LiveStep {
  /// The distance of the sizes at which numbers that are rounded down follow the size in proportion: it is
  /// divisible by the usual numbers of columns.
  static let distance: CGFloat = 24

  /// Returns the nearest sizes of whole steps, each once, in the order of `sizes`.
  static func wholeSizes(_ sizes: [CGSize]) -> [CGSize] {
    var known: Set<[CGFloat]> = []
    return sizes.compactMap { size in
      let sides = [size.width, size.height].map { max(($0 / distance).rounded(), 1) * distance }
      return known.insert(sides).inserted ? CGSize(width: sides[0], height: sides[1]) : nil
    }
  }

  /// Returns sizes at distances from a size of whole steps that are no whole steps.
  static func sizes(near size: CGSize) -> [CGSize] {
    let steps: [CGFloat] = [1, 2, 3, 4, 5, 6, 7, 6.5]
    let wider = steps.map { CGSize(width: size.width + $0, height: size.height) }
    let higher = steps.map { CGSize(width: size.width, height: size.height + $0) }
    return wider + higher
  }

  /// Finds the step between values that a rule in proportion to the size gives only at some sizes; nil if the
  /// values are not whole or follow no step.
  ///
  ///     values   ┌──┘    value ≤ constant + share × width < value + 1
  ///            ┌─┘
  init?(_ rule: LiveNumber, values: [(size: CGSize, value: CGFloat)]) {
    guard values.allSatisfy({ abs($0.value - $0.value.rounded()) < 1e-6 }) else { return nil }
    let rests = values.map { size, value in
      value.rounded() - rule.perWidth * size.width - rule.perHeight * size.height
    }
    guard let least = rests.max(), let most = rests.min(), least < most + 1 else { return nil }
    self.init(constant: least.rounded9, perWidth: rule.perWidth, perHeight: rule.perHeight)
  }
}

extension CGFloat {
  /// The number rounded to a billionth; a simple fraction remains exact.
  var rounded9: CGFloat { (self * 1e9).rounded() / 1e9 }
  /// A share of a size, without rounding errors.
  var share: CGFloat { magnitude < 1e-9 ? 0 : rounded9 }
}

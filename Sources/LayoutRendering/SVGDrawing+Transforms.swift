import HeadlessUIKit

/// The transforms of views as SVG's matrices, and between the states of an animated picture as four steps: a
/// translation, a rotation, a skew and a scale.
extension SVGDrawing {
  func transform(of index: Int) -> [XMLWriter.Attribute] {
    guard let transform = states.first?.nodes[index].transform else { return [] }
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return [("transform", "matrix(\(numbers.map(\.exactPictureText).joined(separator: " ")))")]
  }

  /// Returns the animations of a view whose transform differs from state to state.
  ///
  /// SVG moves the steps of a transform only, not a matrix. A transform without an inverse has no such steps;
  /// the view then keeps that of the first state.
  func moves(of index: Int) -> [(name: String, attributes: [XMLWriter.Attribute])] {
    let transforms = nodes(index).map(\.transform)
    guard transforms.contains(where: { $0 != transforms.first }) else { return [] }
    let all = transforms.map { TransformSteps($0 ?? .identity) }
    var steps = all.compactMap { $0 }
    guard steps.count == all.count else { return [] }
    for state in steps.indices.dropFirst() { steps[state].turn(near: steps[state - 1].angle) }
    func text(_ numbers: CGFloat...) -> String { numbers.map(\.exactPictureText).joined(separator: " ") }
    let parts: [(type: String, values: [String])] = [
      ("translate", steps.map { text($0.x, $0.y) }), ("rotate", steps.map { text($0.angle) }),
      ("skewX", steps.map { text($0.skew) }), ("scale", steps.map { text($0.width, $0.height) }),
    ]
    return parts.enumerated().compactMap { number, part in
      keyframes.animation(ofTransform: part.type, through: part.values, isFirst: number == 0)
    }
  }
}

/// A transform as a scale, then a skew along x, then a rotation, then a translation; angles are in degrees.
private struct TransformSteps {
  let (x, y): (CGFloat, CGFloat)
  private(set) var angle: CGFloat
  let skew: CGFloat
  let (width, height): (CGFloat, CGFloat)

  /// Takes a transform apart; nil for one without an inverse.
  init?(_ transform: CGAffineTransform) {
    guard transform.inverse != nil else { return nil }
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    let degrees = 180 / CGFloat.pi
    width = (a * a + b * b).squareRoot()
    height = (a * d - b * c) / width
    angle = atan2(b, a) * degrees
    skew = atan((a * c + b * d) / width / height) * degrees
    (x, y) = (transform.tx, transform.ty)
  }

  /// Adds full turns to the angle, so that the way from another angle is at most half a turn.
  mutating func turn(near other: CGFloat) { angle -= ((angle - other) / 360).rounded() * 360 }
}

extension CGFloat {
  /// The number with at most six decimals: with two, the matrix of a large view would move its points by
  /// whole points.
  var exactPictureText: String { text(decimals: 6) }
}

/// The properties of a font that decide the widths of its characters.
///
/// San Francisco has two optical sizes: one for text of up to 17 points and one for titles of 28 points and
/// more. Between these, the widths change from one optical size to the other. Each size also has its own
/// tracking, a distance that is added to each character.
struct FontDrawing: Sendable {
  /// The thickness of the strokes: 0 for regular, 1 for bold.
  let boldness: CGFloat
  /// The optical size: 0 for text, 1 for titles.
  let display: CGFloat
  let tracking: CGFloat

  init(weight: UIFont.Weight, size: CGFloat) {
    boldness = Self.boldnesses.value(at: weight.rawValue)
    display = Self.displays.value(at: size)
    tracking = Self.trackings.value(at: size) / 1000
  }
}

extension FontDrawing {
  /// The thickness of the strokes by weight.
  ///
  /// The values of light, medium and semibold come from the recorded widths. The other weights are ours:
  /// thinner ones continue the line from regular to light, and thicker ones that from regular to bold, in
  /// proportion to the weight axis of San Francisco, on which ultraLight is 31, thin 111, light 274, regular
  /// 400, bold 700, heavy 860 and black 1000.
  private static let boldnesses = PolygonalLine([
    (-0.8, -0.47), (-0.6, -0.37), (-0.4, -0.16), (0, 0), (0.23, 0.36), (0.3, 0.64), (0.4, 1), (0.56, 1.53),
    (0.62, 2),
  ])

  /// The optical size by the size, from the recorded widths.
  private static let displays = PolygonalLine([
    (17, 0), (18, 0.065), (19, 0.085), (20, 0.25), (21, 0.39), (22, 0.535), (23, 0.69), (24, 0.84), (25, 0.9),
    (26, 0.95), (27, 0.98), (28, 1),
  ])

  /// The tracking by size, in thousandths of a point.
  ///
  /// The values up to 40 points come from the recorded widths, the others from the Human Interface Guidelines
  /// ("Typography", "Tracking values").
  private static let trackings = PolygonalLine([
    (6, 240), (7, 230), (8, 210), (9, 170), (10, 117), (11, 59), (12, -3), (13, -82), (14, -155), (15, -240),
    (16, -316), (17, -437), (18, -433), (19, -451), (20, -450), (21, -360), (22, -258), (23, -100), (24, 71),
    (25, 151), (26, 221), (27, 290), (28, 383), (29, 400), (30, 400), (31, 390), (32, 410), (33, 400),
    (34, 399), (35, 380), (36, 370), (37, 360), (38, 370), (39, 380), (40, 370), (41, 360), (42, 370),
    (43, 380), (44, 370), (45, 350), (46, 360), (47, 370), (48, 350), (49, 330), (50, 340), (51, 350),
    (52, 330), (53, 310), (54, 320), (56, 300), (58, 280), (60, 260), (62, 240), (64, 220), (66, 190),
    (68, 170), (70, 140), (72, 140), (76, 70), (80, 0),
  ])
}

/// A function that connects given points by straight lines and is constant before the first and after the
/// last one.
private struct PolygonalLine: Sendable {
  private let points: [(x: CGFloat, y: CGFloat)]

  /// Creates a function from its points, in the order of x; at least one.
  init(_ points: [(x: CGFloat, y: CGFloat)]) { self.points = points }

  func value(at x: CGFloat) -> CGFloat {
    let next = points.firstIndex { $0.x >= x } ?? points.count - 1
    let right = points[next]
    if next == 0 || !(x < right.x) { return right.y }
    let left = points[next - 1]
    return left.y + (right.y - left.y) * (x - left.x) / (right.x - left.x)
  }
}

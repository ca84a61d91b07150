import HeadlessUIKit

extension LayoutSnapshot.Node {
  /// Returns the window controls at a corner of the topmost view: a capsule with three dots.
  ///
  ///     |<-- gap -->( o  o  o )      the gap is a fifth of the covered height
  ///
  /// - Parameter covered: The rectangle from the corner of the view to the end of the controls.
  static func windowControls(in covered: CGRect) -> [Self] {
    let capsule = covered.insetBy(dx: covered.height / 5, dy: covered.height / 5)
    guard capsule.width > capsule.height else { return [] }
    let diameter = capsule.height / 2
    let step = (capsule.width - capsule.height) / 2
    let dots = (0..<3).map { index in
      CGRect(
        x: capsule.minX + capsule.height / 2 + CGFloat(index) * step - diameter / 2,
        y: capsule.midY - diameter / 2, width: diameter, height: diameter)
    }
    let color = PictureColor(red: 0.35, green: 0.36, blue: 0.38)
    return [part("windowControls", capsule, PictureColor(red: 0.86, green: 0.87, blue: 0.88))]
      + dots.enumerated().map { part("windowControls[\($0)]", $1, color) }
  }

  private static func part(_ name: String, _ frame: CGRect, _ color: PictureColor) -> Self {
    var style = LayoutSnapshot.Style()
    style.fill = color
    style.cornerRadius = frame.height / 2
    var node = Self(name: name, frame: frame, depth: 1, parent: 0, style: style)
    node.isLayer = true
    return node
  }
}

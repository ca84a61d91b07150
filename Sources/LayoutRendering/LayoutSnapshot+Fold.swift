import HeadlessUIKit

extension LayoutSnapshot.Node {
  /// Returns the fold of a half folded screen: a band of its margins with the line in its middle.
  static func fold(_ region: UIView.ReservedRegion) -> [Self] {
    let line = region.frame.inset(by: region.margins).insetBy(dx: -0.75, dy: -0.75)
    return [
      part("fold", region.frame, PictureColor(red: 0.72, green: 0.74, blue: 0.78)),
      part("foldLine", line.intersection(region.frame), PictureColor(red: 0.45, green: 0.47, blue: 0.52)),
    ]
  }

  private static func part(_ name: String, _ frame: CGRect, _ color: PictureColor) -> Self {
    var style = LayoutSnapshot.Style()
    style.fill = color
    var node = Self(name: name, frame: frame, depth: 1, parent: 0, style: style)
    node.isLayer = true
    return node
  }
}

import AutoLayoutKit
import HeadlessUIKit
import LayoutInspection
import LayoutRendering
import LayoutWords

extension LiveTree {
  /// Returns the items as data; the widths of their texts are added to `texts`.
  func liveItems(_ texts: inout LiveTable<LiveText>) -> [LiveItem] {
    let drawn = drawnNodes
    let names = ItemNames(in: root)
    return items.indices.map { index in
      let item = items[index]
      var live = LiveItem(
        name: names.name(of: item), class: "\(type(of: item))", parent: parents[index], guide: nil)
      if let guide = item as? UILayoutGuide {
        live.guide = guide.identifier == SystemGuide.safeArea.rawValue ? "safeArea" : "guide"
      }
      guard let view = item as? UIView else { return live }
      live.hidden = view.isHidden ? true : nil
      live.rtl = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? true : nil
      live.clips = view.clipsToBounds ? true : nil
      live.area = system?.showsArea(view) == true ? true : nil
      let insets = system?.alignmentInsets(of: view) ?? .zero
      live.insets = insets == .zero ? nil : insets.numbers
      live.paint = drawn[index].map { LivePaint($0, of: view) }
      if let label = view as? UILabel { live.text = LiveLabel(label, in: system, &texts) }
      return live
    }
  }

  /// The sentences about each item.
  var explained: [[String]] {
    var sentences = items.map { _ in [String]() }
    for explanation in explanations(in: root) {
      guard let id = explanation.lines.first?.id, let index = indices[id] else { continue }
      sentences[index] = explanation.lines.map(\.description) + explanation.notes
    }
    return sentences
  }

  /// The nodes of a picture, by item.
  private var drawnNodes: [Int: LayoutSnapshot.Node] {
    let nodes = LayoutSnapshot(of: root).nodes.filter { !$0.isLayer }
    let views = items.indices.filter { items[$0] is UIView }
    // A view with a zPosition is drawn at another place.
    guard nodes.count == views.count else { return [:] }
    return Dictionary(uniqueKeysWithValues: zip(views, nodes))
  }
}

extension LivePaint {
  /// Creates the appearance of a view from its node in a picture.
  init(_ node: LayoutSnapshot.Node, of view: UIView) {
    let style = node.style
    fill = style.fill?.css
    alpha = style.alpha == 1 ? nil : style.alpha
    radius = style.cornerRadius == 0 ? nil : style.cornerRadius
    if style.borderWidth > 0, let color = style.borderColor {
      width = style.borderWidth
      stroke = color.css
    }
    switch node.content {
    case .nothing: break
    case .image: image = true
    case .symbol(let drawing, let frame, let color):
      symbol = Symbol(
        path: drawing.path, filled: drawing.isFilled, size: [frame.width, frame.height], color: color.css)
    case .text(let lines):
      if view is UILabel { break }
      self.lines = lines.map { line in
        Line(
          text: line.string, x: (line.frame.minX - node.plainFrame.minX).rounded6,
          baseline: (line.baseline - node.plainFrame.minY).rounded6, width: line.frame.width.rounded6,
          size: line.fontSize, weight: line.fontWeight, color: line.color.css)
      }
    }
  }
}

extension PictureColor {
  var css: String {
    if alpha >= 1 { return hex }
    let parts = [red, green, blue].map { "\(Int(($0 * 255).rounded()))" }
    return "rgba(\(parts.joined(separator: ",")),\((alpha * 1000).rounded() / 1000))"
  }
}

extension UIEdgeInsets {
  /// The insets as numbers: top, left, bottom, right.
  var numbers: [CGFloat] { [top, left, bottom, right] }
}

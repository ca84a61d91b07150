import AutoLayoutKit
import Foundation
import HeadlessUIKit
import LayoutInspection
import LayoutRendering
import LayoutWords

extension LiveTree {
  /// Returns the items as data; the widths of their texts are added to `texts`.
  func liveItems(_ texts: inout LiveTexts) -> [LiveItem] {
    let drawn = drawnNodes
    let names = ItemNames(in: root)
    return items.indices.map { index in
      let item = items[index]
      var live = LiveItem(
        name: names.name(of: item), class: "\(type(of: item))", parent: parents[index], guide: nil)
      if let guide = item as? UILayoutGuide { live.guide = Self.kind(of: guide) }
      guard let view = item as? UIView else { return live }
      live.hidden = view.isHidden ? true : nil
      live.rtl = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? true : nil
      live.clips = view.clipsToBounds ? true : nil
      live.area = system?.showsArea(view) == true ? true : nil
      let insets = system?.alignmentInsets(of: view) ?? .zero
      live.insets = insets == .zero ? nil : insets.numbers
      live.names = self.names(in: view)
      live.huggingPriority = [.horizontal, .vertical].map { view.contentHuggingPriority(for: $0).rawValue }
      live.resistancePriority = [.horizontal, .vertical].map {
        view.contentCompressionResistancePriority(for: $0).rawValue
      }
      live.paint = drawn[index].map { LivePaint($0, of: view) }
      if let label = view as? UILabel { live.text = texts.label(label, in: system) }
      return live
    }
  }

  private static func kind(of guide: UILayoutGuide) -> String {
    guide.identifier == SystemGuide.safeArea.rawValue ? "safeArea" : "guide"
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

// The properties of views.
extension LiveTree {
  /// Returns the values of the properties of a view whose class belongs to the demo; nil if it has none.
  func names(in view: UIView) -> [String: LiveValue]? {
    var values: [String: LiveValue] = [:]
    var mirror: Mirror? = Mirror(reflecting: view)
    while let current = mirror, Self.isOfDemo(current.subjectType) {
      for child in current.children {
        guard let label = child.label, let value = value(of: child.value) else { continue }
        values[ItemNames.property(label)] = value
      }
      mirror = current.superclassMirror
    }
    return values.isEmpty ? nil : values
  }

  /// The values of the properties of all views, by item.
  var allNames: [String: [String: LiveValue]] {
    var names: [String: [String: LiveValue]] = [:]
    for (index, item) in items.enumerated() {
      if let view = item as? UIView { names["\(index)"] = self.names(in: view) }
    }
    return names
  }

  private static func isOfDemo(_ type: Any.Type) -> Bool { String(reflecting: type).hasPrefix("Demo.") }

  /// Returns a value as data; nil for one that no code of a layout names.
  private func value(of value: Any) -> LiveValue? {
    if let object = value as? UIView { return index(of: object).map(LiveValue.item) }
    if let object = value as? UILayoutGuide { return index(of: object).map(LiveValue.item) }
    if let number = value as? CGFloat { return .number(number) }
    if let number = value as? Double { return .number(number) }
    if let number = value as? Int { return .number(Double(number)) }
    if let bool = value as? Bool { return .bool(bool) }
    if let text = value as? String { return .text(text) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      guard let wrapped = mirror.children.first else { return LiveValue.none }
      return self.value(of: wrapped.value)
    case .collection:
      let values = mirror.children.map { self.value(of: $0.value) }
      return values.contains(nil) ? nil : .list(values.compactMap { $0 })
    case .enum: return .enumCase(mirror.children.first?.label ?? "\(value)")
    default: return nil
    }
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
      symbol = LiveSymbol(
        path: drawing.path, filled: drawing.isFilled, size: [frame.width, frame.height], color: color.css)
    case .text(let lines):
      if view is UILabel { break }
      self.lines = lines.map { line in
        LiveLine(
          text: line.string, x: (line.frame.minX - node.plainFrame.minX).rounded6,
          baseline: (line.baseline - node.plainFrame.minY).rounded6, width: line.frame.width.rounded6,
          size: line.fontSize, weight: line.fontWeight, color: line.color.css)
      }
    }
  }
}

extension PictureColor {
  /// The color in CSS.
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

import Foundation
import HeadlessUIKit

extension LayoutSnapshot {
  /// Creates a snapshot of a view and its subviews as of the last layout pass.
  ///
  /// Views are named after the properties that hold them. The tree is read without recursion, so its depth is
  /// not limited.
  ///
  /// - Parameter root: The topmost view; its origin counts as (0, 0).
  @MainActor
  public init(of root: UIView) {
    var capture = Capture(root)
    capture.addLinks()
    self.init(nodes: capture.nodes, links: capture.links)
  }
}

/// The state of a snapshot that is being created from a view tree.
@MainActor
struct Capture {
  private(set) var nodes: [LayoutSnapshot.Node] = []
  var links: [LayoutSnapshot.Link] = []
  /// The views, at the indices of their nodes.
  private(set) var views: [UIView] = []

  private var names = ViewNames()

  init(_ root: UIView) {
    var waiting: [(view: UIView, parent: Int?, name: String)] = [(root, nil, "\(type(of: root))")]
    while let next = waiting.popLast() {
      let index = nodes.count
      add(next.view, parent: next.parent, name: next.name)
      names.collect(from: next.view)
      // The first subview is read next, so it is added to the stack last.
      for (subview, name) in zip(next.view.subviews, subviewNames(next.view)).reversed() {
        waiting.append((subview, index, name))
      }
    }
  }

  private mutating func add(_ view: UIView, parent: Int?, name: String) {
    var frame = view.frame
    let local = view.frame
    if let parent {
      let outer = views[parent].bounds.origin
      frame.origin.x += nodes[parent].frame.origin.x - outer.x
      frame.origin.y += nodes[parent].frame.origin.y - outer.y
    } else {
      frame.origin = .zero
    }
    views.append(view)
    nodes.append(
      LayoutSnapshot.Node(
        name: name, frame: frame, localFrame: local,
        depth: parent.map { nodes[$0].depth + 1 } ?? 0, parent: parent, style: Self.style(of: view),
        content: Self.content(of: view, in: frame)))
  }

  /// Returns the names of the subviews; subviews with the same name receive a number.
  private func subviewNames(_ view: UIView) -> [String] {
    let plain = view.subviews.map { Self.plain(names.name(of: $0)) }
    var counts: [String: Int] = [:]
    for name in plain { counts[name, default: 0] += 1 }
    var seen: [String: Int] = [:]
    return plain.map { name in
      let number = seen[name, default: 0]
      seen[name] = number + 1
      return counts[name] == 1 ? name : "\(name)[\(number)]"
    }
  }

  /// Returns a name as it is written in a path: without slashes and on one line.
  private static func plain(_ name: String) -> String {
    name.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
      .replacing("/", with: ":")
  }

  private static func style(of view: UIView) -> LayoutSnapshot.Style {
    var style = LayoutSnapshot.Style()
    style.fill = view.backgroundColor.map { PictureColor($0) }
    style.alpha = view.alpha
    style.isHidden = view.isHidden
    style.clips = view.clipsToBounds
    style.cornerRadius = view.layer.cornerRadius
    style.borderWidth = view.layer.borderWidth
    style.borderColor = view.layer.borderColor.flatMap { PictureColor($0) }
    if let field = view as? UITextField { addBorder(of: field, to: &style) }
    return style
  }

  /// Adds a thin border to the style of a field with a border style, unless its layer has a border.
  private static func addBorder(of field: UITextField, to style: inout LayoutSnapshot.Style) {
    guard field.borderStyle != .none, style.borderWidth == 0 else { return }
    style.borderWidth = 1
    style.borderColor = PictureColor(.systemFill)
    if field.borderStyle == .roundedRect { style.cornerRadius = max(style.cornerRadius, 5) }
  }

  private static func content(of view: UIView, in frame: CGRect) -> LayoutSnapshot.Content {
    if let label = view as? UILabel { return text(label.textLines, label.textColor, of: label, in: frame) }
    if let field = view as? UITextField {
      return text(field.textLines, field.shownTextColor, of: field, in: frame)
    }
    if let textView = view as? UITextView {
      return text(textView.textLines, textView.textColor, of: textView, in: frame)
    }
    if let imageView = view as? UIImageView { return image(of: imageView, in: frame) }
    return .nothing
  }

  private static func text(
    _ lines: [PlacedLine], _ color: UIColor?, of view: UIView, in frame: CGRect
  ) -> LayoutSnapshot.Content {
    if lines.isEmpty { return .nothing }
    let color = PictureColor(color ?? .label)
    return .text(lines.map { line($0, color, of: view, in: frame) })
  }

  private static func line(
    _ line: PlacedLine, _ color: PictureColor, of view: UIView, in frame: CGRect
  ) -> LayoutSnapshot.TextLine {
    let x = frame.minX + line.x - view.bounds.minX
    let baseline = frame.minY + line.baseline - view.bounds.minY
    return LayoutSnapshot.TextLine(
      string: line.text,
      frame: CGRect(x: x, y: baseline - line.font.ascender, width: line.width, height: line.font.lineHeight),
      baseline: baseline, fontSize: line.font.pointSize, fontWeight: cssWeight(line.font.weight),
      color: line.color.map { PictureColor($0) } ?? color)
  }

  /// Returns the CSS weight, a multiple of 100, that is nearest to a UIKit weight, which is from -0.8 to
  /// 0.62.
  private static func cssWeight(_ weight: UIFont.Weight) -> Int {
    let steps: [(UIFont.Weight, Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
      (.bold, 700), (.heavy, 800), (.black, 900),
    ]
    let nearest = steps.min { abs($0.0.rawValue - weight.rawValue) < abs($1.0.rawValue - weight.rawValue) }
    return nearest?.1 ?? 400
  }
}

extension Capture {
  /// Returns a symbol if the image view shows one for which there is a drawing, else the placeholder of an
  /// image.
  static func image(of view: UIImageView, in frame: CGRect) -> LayoutSnapshot.Content {
    guard let image = view.shownImage, case .symbol(let name) = image.content, let symbol = Symbol(name: name)
    else {
      return .image
    }
    let area = CGRect(
      x: frame.midX - image.size.width / 2, y: frame.midY - image.size.height / 2, width: image.size.width,
      height: image.size.height)
    return .symbol(symbol, frame: area, color: PictureColor(image.tint ?? view.tintColor))
  }
}

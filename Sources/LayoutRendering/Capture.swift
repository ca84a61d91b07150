import LayoutFrames
import AutoLayoutKit
import HeadlessUIKit
import LayoutInspection

extension LayoutSnapshot {
  /// Creates a snapshot of a view and its subviews as of the last layout pass; a tree with a layout by frames
  /// is laid out first.
  ///
  /// Views are named after the properties that hold them. Window controls over the topmost view, and the
  /// fold of a half folded screen, are in front of all views. The tree is read without recursion, so its
  /// depth is not limited.
  ///
  /// - Parameter root: The topmost view; its origin counts as (0, 0).
  @MainActor
  public init(of root: UIView) {
    LayoutFrames.layOutTree(of: root)
    var capture = Capture(root)
    LayoutFrames.asConstraints(in: root) { capture.addLinks() }
    let controls = root.windowControls.map(Node.windowControls) ?? []
    let folds = root.reservedRegions(kind: .division).flatMap(Node.fold)
    self.init(nodes: capture.nodes + folds + controls, links: capture.links)
    sizes = capture.sizes
  }
}

/// The state of a snapshot that is being created from a view tree.
@MainActor
struct Capture {
  /// A view, or a layer that an app has added to a view.
  enum Item {
    case view(UIView)
    case layer(CALayer)

    @MainActor var layer: CALayer {
      switch self {
      case .view(let view): view.layer
      case .layer(let layer): layer
      }
    }

    var object: AnyObject {
      switch self {
      case .view(let view): view
      case .layer(let layer): layer
      }
    }

    @MainActor var view: UIView? {
      switch self {
      case .view(let view): view
      case .layer(let layer): layer.view
      }
    }
  }

  private(set) var nodes: [LayoutSnapshot.Node] = []
  var links: [LayoutSnapshot.Link] = []
  var sizes: [LayoutSnapshot.SizeRule] = []
  /// The views and layers, at the indices of their nodes.
  private(set) var items: [Item] = []

  /// The traits for which the colors of the items are resolved.
  private var traits: [UITraitCollection] = []
  private var names = ItemNames()

  init(_ root: UIView) {
    add(.view(root), name: "\(type(of: root))", around: nil)
  }

  /// Captures the mask of a view or layer, which is placed in the coordinates of the node `masked`.
  private init(mask: CALayer, of masked: LayoutSnapshot.Node, corner: CGPoint) {
    let item = mask.view.map { Item.view($0) } ?? .layer(mask)
    add(item, name: "mask", around: (masked, corner))
  }

  private mutating func add(_ top: Item, name: String, around: (LayoutSnapshot.Node, corner: CGPoint)?) {
    var waiting: [(item: Item, parent: Int?, name: String)] = [(top, nil, name)]
    while let next = waiting.popLast() {
      let index = nodes.count
      let outer = next.parent.map { (nodes[$0], items[$0].layer.bounds.origin) } ?? around
      add(next.item, parent: next.parent, around: outer, name: next.name)
      if let view = next.item.view { names.collect(from: view, depth: nodes[index].depth) }
      // The item at the back is read next, so it is added to the stack last.
      let inside = Self.items(inside: next.item)
      for (item, name) in zip(inside, itemNames(inside)).reversed() { waiting.append((item, index, name)) }
    }
  }

  private mutating func add(
    _ item: Item, parent: Int?, around: (node: LayoutSnapshot.Node, corner: CGPoint)?, name: String
  ) {
    let plane = item.layer.plane
    var frame = item.layer.untransformedFrame
    var transform: CGAffineTransform?
    if let around {
      let shift = around.node.plainFrame.origin
      frame.origin.x += shift.x - around.corner.x
      frame.origin.y += shift.y - around.corner.y
      transform = around.node.transform
      if !plane.transform.isIdentity {
        let position = CGPoint(
          x: plane.position.x + shift.x - around.corner.x, y: plane.position.y + shift.y - around.corner.y)
        let own = plane.transform.around(position)
        transform = transform.map { own.concatenating($0) } ?? own
      }
    } else {
      frame.origin = .zero
    }
    let traits = item.view?.traitCollection ?? parent.map { self.traits[$0] } ?? .current
    var style = LayoutSnapshot.Style()
    var content = LayoutSnapshot.Content.nothing
    traits.performAsCurrent {
      style = Self.style(of: item, in: frame)
      if let view = item.view { content = Self.content(of: view, in: frame) }
    }
    var node = LayoutSnapshot.Node(
      name: name, frame: frame, localFrame: item.view?.frame ?? item.layer.frame,
      depth: parent.map { nodes[$0].depth + 1 } ?? 0, parent: parent, style: style, content: content,
      transform: transform)
    node.isLayer = item.view == nil
    if let mask = item.layer.mask {
      node.mask = Capture(mask: mask, of: node, corner: item.layer.bounds.origin).nodes
    }
    items.append(item)
    nodes.append(node)
    self.traits.append(traits)
  }

  /// Returns the subviews and the added layers of an item, back to front.
  private static func items(inside item: Item) -> [Item] {
    // The observers of blocks are hidden, and no views of the app.
    let own = item.view?.subviews.filter { !($0 is any AutoLayoutKitBlockObserver) }
    let views = own?.map { Item.view($0) } ?? []
    let all = item.layer.ordered(views) { .layer($0) }
    guard all.contains(where: { $0.layer.zPosition != 0 }) else { return all }
    // A sort of the standard library keeps the order of equal elements.
    return all.sorted { $0.layer.zPosition < $1.layer.zPosition }
  }

  /// Returns the names of items; items with the same name receive a number.
  private func itemNames(_ items: [Item]) -> [String] {
    let plain = items.map { Self.plain(names.name(of: $0.object)) }
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

  private static func style(of item: Item, in frame: CGRect) -> LayoutSnapshot.Style {
    let layer = item.layer
    var style = LayoutSnapshot.Style()
    style.fill = layer.backgroundColor.flatMap { PictureColor($0) }
    style.alpha = item.view.map { Double($0.alpha) } ?? Double(layer.opacity)
    style.isHidden = layer.isHidden
    style.clips = item.view?.clipsToBounds ?? layer.masksToBounds
    style.cornerRadius = layer.cornerRadius
    style.roundedCorners = layer.maskedCorners
    style.borderWidth = layer.borderWidth
    style.borderColor = layer.borderColor.flatMap { PictureColor($0) }
    style.gradient = (layer as? CAGradientLayer).flatMap { LayoutSnapshot.Gradient($0) }
    style.shape = (layer as? CAShapeLayer).flatMap { LayoutSnapshot.Shape($0, in: frame) }
    if let field = item.view as? UITextField { addBorder(of: field, to: &style) }
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
    var result = LayoutSnapshot.TextLine(
      string: line.text,
      frame: CGRect(x: x, y: baseline - line.font.ascender, width: line.width, height: line.font.lineHeight),
      baseline: baseline, fontSize: line.font.pointSize, fontWeight: line.font.weight.cssWeight,
      color: line.color.map { PictureColor($0) } ?? color)
    result.isMonospaced = line.font.face.design == .monospaced
    result.isRightToLeft = line.isRightToLeft
    return result
  }
}

extension UIFont.Weight {
  /// The CSS weight, a multiple of 100, that is nearest to the weight, which is from -0.8 to 0.62.
  package var cssWeight: Int {
    let steps: [(UIFont.Weight, Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
      (.bold, 700), (.heavy, 800), (.black, 900),
    ]
    return steps.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? 400
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

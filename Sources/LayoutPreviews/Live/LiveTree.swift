import AutoLayoutKit
import HeadlessUIKit

/// The views and guides of a laid-out scene with their indices: each view, its guides, its subviews from back
/// to front.
@MainActor struct LiveTree {
  let root: UIView
  /// The linear system; nil for a tree without constraints.
  let system: LayoutSystem?
  /// The views and guides.
  private(set) var items: [AnyObject] = []
  /// The index of the superview or owning view of each item; −1 for the root.
  private(set) var parents: [Int] = []
  private(set) var indices: [ObjectIdentifier: Int] = [:]

  /// Lays out the tree that contains `view`, and lists its items.
  init(of view: UIView) {
    system = LayoutSystem(of: view)
    var top = view
    while let outer = top.superview { top = outer }
    root = top
    let own = system?.ownGuides ?? [:]
    var open: [(item: UIView, parent: Int)] = [(top, -1)]
    while let (view, parent) = open.popLast() {
      let index = add(view, parent)
      for guide in view.layoutGuides { _ = add(guide, index) }
      for guide in own[ObjectIdentifier(view)] ?? [] where indices[ObjectIdentifier(guide)] == nil {
        _ = add(guide, index)
      }
      for child in view.subviews.reversed() { open.append((child, index)) }
    }
  }

  private mutating func add(_ item: AnyObject, _ parent: Int) -> Int {
    indices[ObjectIdentifier(item)] = items.count
    items.append(item)
    parents.append(parent)
    return items.count - 1
  }

  /// Returns the index of an item; nil for an object outside of the tree.
  func index(of item: AnyObject?) -> Int? { item.flatMap { indices[ObjectIdentifier($0)] } }

  /// Returns the number of a position or size: four for each item, x, y, width and height.
  func number(of quantity: LayoutSystem.Quantity) -> Int? {
    guard let index = index(of: quantity.item) else { return nil }
    return 4 * index + (quantity.isSize ? 2 : 0) + (quantity.axis == .vertical ? 1 : 0)
  }

  /// The frames of all items in the coordinates of the root's upper left corner, four numbers for each.
  var frames: [CGFloat] {
    items.flatMap { item -> [CGFloat] in
      let guide = item as? UILayoutGuide
      guard let view = item as? UIView ?? guide?.owningView else { return [0, 0, 0, 0] }
      var frame = view.convert(guide?.layoutFrame ?? view.bounds, to: root)
      frame.origin.x -= root.bounds.origin.x
      frame.origin.y -= root.bounds.origin.y
      return frame.numbers.map(\.rounded6)
    }
  }
}

extension CGRect {
  var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}

extension CGFloat {
  /// The number rounded to a millionth.
  var rounded6: CGFloat { (self * 1e6).rounded() / 1e6 }
}

import AutoLayoutKit
import LayoutWords

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// The open quantities of a layout, read from the equalities among its constraints.
///
/// The platform says of a view only that it is ambiguous. The positions and sizes of such views are unknown,
/// all others are known. Each equality is an equation between unknown quantities; a content gives a size.
@MainActor struct ReadOpenLayout: OpenLayout {
  let names: ReportNames
  let ties: ItemTies
  private var quantities: [OpenQuantity] = []
  private var indices: [OpenQuantity: Int] = [:]
  /// The numbers of the lengths of the contents of scroll views, behind those of the quantities.
  private var contents: [OpenQuantity: Int] = [:]
  private var equations = OpenEquations()
  /// The unknown quantities of each equation.
  private var rows: [[Int]] = []

  /// Reads the equations of a tree.
  ///
  /// - Parameters:
  ///   - items: The ambiguous views and guides, outer ones before inner ones.
  ///   - ignored: The sizes that are not given by their content, because several contents share a length.
  init(
    _ items: [AnyObject], _ constraints: [NSLayoutConstraint], _ ties: ItemTies, _ names: ReportNames,
    ignoringContentOf ignored: Set<OpenQuantity> = []
  ) {
    self.names = names
    self.ties = ties
    for item in items {
      for isVertical in [false, true] {
        for isSize in [false, true] {
          let quantity = OpenQuantity(item: item, isVertical: isVertical, isSize: isSize)
          indices[quantity] = quantities.count
          quantities.append(quantity)
        }
      }
    }
    for constraint in constraints where constraint.relation == .equal { add(constraint) }
    for (index, size) in quantities.enumerated()
    where size.isSize && hasContent(size) && !ignored.contains(size) {
      add([index: 1])
    }
  }

  var open: [OpenQuantity] { quantities.indices.filter(equations.isOpen).map { quantities[$0] } }

  mutating func fix(_ quantities: [OpenQuantity]) {
    for quantity in quantities { if let index = indices[quantity] { equations.add([index: 1]) } }
  }

  func hasContent(_ size: OpenQuantity) -> Bool {
    guard let view = size.item as? AutoLayoutKitView else { return false }
    return (size.isVertical ? view.intrinsicContentSize.height : view.intrinsicContentSize.width) >= 0
  }

  func isVisible(_ quantity: OpenQuantity) -> Bool { quantity.item is AutoLayoutKitView }

  func frames(of quantity: OpenQuantity) -> [CGRect] { [] }

  func share(among group: [OpenQuantity]) -> (finding: AmbiguityFinding, sizes: [OpenQuantity])? { nil }

  var groups: [[OpenQuantity]] {
    let isOpen = quantities.indices.map(equations.isOpen)
    var parents = Array(0..<quantities.count)
    func top(_ index: Int) -> Int {
      var top = index
      while parents[top] != top { top = parents[top] }
      return top
    }
    for row in rows {
      let connected = row.filter { $0 < isOpen.count && isOpen[$0] }
      for index in connected.dropFirst() { parents[top(index)] = top(connected[0]) }
    }
    var groups: [Int: [OpenQuantity]] = [:]
    var order: [Int] = []
    for index in quantities.indices where isOpen[index] {
      let top = top(index)
      if groups[top] == nil { order.append(top) }
      groups[top, default: []].append(quantities[index])
    }
    return order.compactMap { groups[$0] }
  }
}

// The equation of a constraint.
extension ReadOpenLayout {
  private mutating func add(_ sum: [Int: Double]) {
    if sum.isEmpty { return }
    equations.add(sum)
    rows.append(sum.keys.sorted())
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem else { return }
    if constraint.isBetweenDistances { return addDistances(constraint) }
    let second = constraint.secondItem
    let outer = Self.commonView(first, second ?? first)
    var sum: [Int: Double] = [:]
    add(first, constraint.firstAttribute, 1, in: outer, to: &sum)
    if let second {
      add(second, constraint.secondAttribute, -Double(constraint.multiplier), in: outer, to: &sum)
    }
    add(sum.filter { abs($0.value) > 1e-9 })
  }

  /// Adds an equation with factors that fit no other one, because the items of a constraint between distances
  /// cannot all be read.
  private mutating func addDistances(_ constraint: NSLayoutConstraint) {
    var sum: [Int: Double] = [:]
    for case let item? in [constraint.firstItem, constraint.secondItem] {
      for isSize in [false, true] {
        let isVertical = constraint.firstAttribute.isVertical
        let quantity = OpenQuantity(item: item, isVertical: isVertical, isSize: isSize)
        if let index = indices[quantity] { sum[index] = 1 + Double(rows.count + sum.count) * 0.618_033_988_7 }
      }
    }
    add(sum)
  }

  private static func commonView(_ first: AnyObject, _ second: AnyObject) -> AutoLayoutKitView? {
    let other = AutoLayoutKitView.holding(second)
    var view = AutoLayoutKitView.holding(first)
    while let outer = view, other?.isDescendant(of: outer) != true { view = outer.superview }
    return view
  }

  /// Adds an attribute in the coordinates of a view around the item: the near edges of the item and of the
  /// views between them, and the share of the size.
  private mutating func add(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double,
    in outer: AutoLayoutKitView?, to sum: inout [Int: Double]
  ) {
    let isVertical = attribute.isVertical
    func number(_ item: AnyObject, isSize: Bool) -> Int? {
      indices[OpenQuantity(item: item, isVertical: isVertical, isSize: isSize)]
    }
    // A guide that a view provides itself has the edges of that view.
    let area = ownArea(item) ?? item
    let isOfContent = isContentGuide(item) || (item === outer && !attribute.isSize && Self.scrolls(item))
    let share = attribute.isSize ? 1 : attribute.side
    if share != 0, let size = isOfContent ? contentNumber(area, isVertical) : number(area, isSize: true) {
      sum[size, default: 0] += factor * share
    }
    if attribute.isSize || area === outer { return }
    if let near = number(area, isSize: false) { sum[near, default: 0] += factor }
    var view = ItemTies.container(of: area)
    while let current = view, current !== outer {
      if let near = number(current, isSize: false) { sum[near, default: 0] += factor }
      view = current.superview
    }
  }

  /// Returns the number for the length of a scroll view's content.
  private mutating func contentNumber(_ scroll: AnyObject, _ isVertical: Bool) -> Int? {
    let content = OpenQuantity(item: scroll, isVertical: isVertical, isSize: true)
    if let number = contents[content] { return number }
    contents[content] = quantities.count + contents.count
    return contents[content]
  }

  /// Returns true for a view whose edges are those of its content for the views inside it.
  private static func scrolls(_ item: AnyObject) -> Bool {
    #if canImport(UIKit)
      item is UIScrollView
    #else
      false
    #endif
  }

  private func isContentGuide(_ item: AnyObject) -> Bool {
    let guide = (item as? AutoLayoutKitGuide).flatMap(Self.system)
    return guide == .content || guide == .contentMargins
  }

  private func ownArea(_ item: AnyObject) -> AutoLayoutKitView? {
    guard let guide = item as? AutoLayoutKitGuide, Self.system(guide) != nil else { return nil }
    return guide.owningView
  }

  /// Returns the kind of a guide that a view provides itself; nil for one of the app.
  static func system(_ guide: AutoLayoutKitGuide) -> SystemGuide? {
    #if canImport(UIKit)
      return SystemGuide(beginning: guide.identifier)
    #else
      return SystemGuide(beginning: guide.identifier.rawValue)
    #endif
  }
}

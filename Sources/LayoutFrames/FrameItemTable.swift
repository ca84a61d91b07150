#if canImport(UIKit)
  import AutoLayoutKit
  import UIKit

  /// The items of a plan while they are made, and after them the views between them and the container.
  @MainActor struct FrameItemTable {
    private let container: UIView
    private var objects: [AnyObject?]
    private(set) var items: [FrameItem] = []
    private var between: [FrameItem] = []
    /// The numbers of the views, once one is inside another.
    private var numbers: [ObjectIdentifier: Int]?

    /// Makes the items of a plan.
    ///
    /// - Parameter isPlaced: True for each item that a verb places.
    init(_ objects: [AnyObject?], isPlaced: [Bool], in container: UIView) {
      (self.container, self.objects) = (container, objects)
      items.reserveCapacity(objects.count)
      for index in objects.indices { items.append(item(objects[index], index, isPlaced[index])) }
      items += between
    }

    private mutating func item(_ object: AnyObject?, _ index: Int, _ isPlaced: Bool) -> FrameItem {
      if index == 0 { return FrameItem(container, .container, -1, isKept: false) }
      if let view = object as? UIView {
        let above = view.superview
        let isInside = above === container || view.isDescendant(of: container)
        let kind: FrameItemKind = isPlaced && isInside ? .placed : .given
        return FrameItem(view, kind, isInside ? number(of: above) : 0, isKept: isInside)
      }
      guard let guide = object as? UILayoutGuide else { return FrameItem(nil, .given, 0, isKept: false) }
      guard let owner = guide.owningView else { return FrameItem(guide, .guide, 0, isKept: true) }
      let isContent = (owner as? UIScrollView)?.contentLayoutGuide === guide
      let isInside = owner !== container && owner.isDescendant(of: container)
      return FrameItem(guide, isContent ? .content : .area, number(of: owner), isKept: isInside)
    }

    /// Returns the number of a view above an item, which is entered if the plan does not have it.
    private mutating func number(of view: UIView?) -> Int {
      guard let view, view !== container else { return 0 }
      if numbers == nil {
        numbers = [:]
        for (index, object) in objects.enumerated() {
          if let object { numbers?[ObjectIdentifier(object)] = index }
        }
      }
      if let known = numbers?[ObjectIdentifier(view)] { return known }
      let isInside = view.isDescendant(of: container)
      let parent = isInside ? number(of: view.superview) : 0
      objects.append(view)
      between.append(FrameItem(view, .given, parent, isKept: isInside))
      numbers?[ObjectIdentifier(view)] = objects.count - 1
      return objects.count - 1
    }
  }

  extension AutoLayoutKitPlan {
    /// True for each of `count` items that a verb places.
    func isPlaced(_ count: Int) -> [Bool] {
      var isPlaced = [Bool](repeating: false, count: count)
      for equation in equations where equation.placesFirst && !equation.isInactive {
        isPlaced[equation.first] = true
      }
      return isPlaced
    }
  }

  extension [FrameItem] {
    /// The place of each item among the items, in the order of the tree.
    @MainActor func places(in container: UIView) -> [Int] {
      var places = [Int](repeating: 0, count: count)
      var numbers: [ObjectIdentifier: [Int]] = [:]
      for (index, item) in enumerated() where index > 0 {
        if let view = item.view ?? item.guide?.owningView {
          numbers[ObjectIdentifier(view), default: []].append(index)
        }
      }
      let isDeep = contains { $0.parent > 0 }
      var (place, open) = (0, Array<UIView>(container.subviews.reversed()))
      while let view = open.popLast() {
        if let found = numbers[ObjectIdentifier(view)] {
          place += 1
          for index in found { places[index] = place }
        }
        if isDeep { open += view.subviews.reversed() }
      }
      return places
    }
  }
#endif

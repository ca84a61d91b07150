#if canImport(UIKit)
  import AutoLayoutKit
  import LayoutSolver
  import UIKit

  /// The structure of a plan as a value: what remains of it without constants, sizes and insets.
  nonisolated struct FrameRecipe: Hashable, Sendable {
    /// The edges and sizes of which an attribute consists: near edge + `sizeFactor` × size.
    struct Geometry: Hashable, Sendable {
      var axis = Axis.horizontal
      var hasPosition = true
      var sizeFactor: Double = 0
    }

    /// One side of an equation.
    struct Side: Hashable, Sendable {
      let item: Int
      let attribute: Attribute
      let geometry: Geometry
    }

    /// An equation without its constant.
    struct Equation: Hashable, Sendable {
      let first: Side
      let second: Side?
      let relation: LayoutSolver.Relation
      let multiplier: Double
      let priority: Float
      /// True if the equation is measured from right to left.
      let isMirrored: Bool
    }

    /// An item without its numbers.
    struct Item: Hashable, Sendable {
      let kind: FrameItemKind
      /// The number of the item in whose coordinates this one is; -1 for the container.
      let parent: Int
      let scrolls: Bool
      /// The index in the order of the tree.
      let place: Int
      var traits: FrameItem.Traits
    }

    var items: [Item] = []
    /// The equations by their indices in the plan; nil for one with attributes that frames do not have.
    var equations: [Equation?] = []
    /// The priorities of a fitting size; nil for a layout in given bounds.
    var fitting: Pair<Float>?

    init() {}

    /// Makes the recipe of a plan whose items have been read.
    @MainActor init(
      _ plan: AutoLayoutKitPlan, _ read: [FrameItem], _ places: [Int]
    ) {
      items.reserveCapacity(read.count)
      equations.reserveCapacity(plan.equations.count)
      for index in read.indices {
        items.append(
          Item(
            kind: read[index].kind, parent: read[index].parent, scrolls: read[index].scrolls,
            place: places[index], traits: read[index].traits))
      }
      for equation in plan.equations {
        var isFlipped = false
        if equation.firstAttribute.isDirectional || equation.secondAttribute.isDirectional {
          let holder = holder(of: equation.first, equation.second)
          isFlipped = read[holder].view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        }
        // Closures would be asked at each call whether they run on the main actor.
        var second: Side?
        var isPossible = equation.hasFrames && !equation.isInactive && read[equation.first].exists
        if let item = equation.second {
          let right = Geometry(equation.secondAttribute, isMirrored: isFlipped)
          isPossible = isPossible && read[item].exists && right != nil
          if let right { second = Side(item: item, attribute: equation.secondAttribute, geometry: right) }
        }
        guard isPossible, let left = Geometry(equation.firstAttribute, isMirrored: isFlipped) else {
          equations.append(nil)
          continue
        }
        equations.append(
          Equation(
            first: Side(item: equation.first, attribute: equation.firstAttribute, geometry: left),
            second: second, relation: LayoutSolver.Relation(equation.relation),
            multiplier: Double(equation.multiplier), priority: equation.priority.value, isMirrored: isFlipped)
        )
      }
    }

    /// The items in the order of their variables, some of them twice.
    ///
    /// Where a layout leaves something open, the order decides. It is that of the constraints: the views from
    /// the last one of the tree to the first one, then the other items as the equations mention them.
    var order: [Int] {
      let placed = items.indices.filter { items[$0].kind == .placed }
      var order = placed.sorted { items[$0].place > items[$1].place }
      let tops = equations.map { $0.map { holder(of: $0.first.item, $0.second?.item) } ?? 0 }
      let sorted = equations.indices.sorted { (items[tops[$0]].place, $0) < (items[tops[$1]].place, $1) }
      for index in sorted {
        for side in [equations[index]?.first, equations[index]?.second].compactMap({ $0 }) {
          var item = side.item
          while side.geometry.hasPosition, item != tops[index], item >= 0 {
            order.append(item)
            item = items[item].parent
          }
          if side.geometry.sizeFactor != 0 { order.append(side.item) }
        }
      }
      return order + items.indices
    }

    /// The item that holds a constraint: the innermost one around both items; for one item, the view itself
    /// or the one that owns the guide.
    private func holder(of item: Int, _ other: Int?) -> Int {
      if let other { return commonAncestor(item, other) }
      return switch items[item].kind {
      case .guide, .area, .content: max(0, items[item].parent)
      case .container, .placed, .given: item
      }
    }

    /// The innermost item that is around both, or one of both.
    func commonAncestor(_ one: Int, _ other: Int) -> Int {
      var item = one
      while item > 0, !isInside(other, item) { item = items[item].parent }
      return max(0, item)
    }

    /// True if an item is another one or inside it.
    private func isInside(_ item: Int, _ outer: Int) -> Bool {
      var item = item
      while item > 0, item != outer { item = items[item].parent }
      return item == outer
    }

    // A few words tell most recipes apart; the others are compared.
    func hash(into hasher: inout Hasher) {
      hasher.combine(items.count)
      for equation in equations.compactMap({ $0 }) {
        let second = equation.second.map { $0.item << 8 | $0.attribute.rawValue } ?? 0
        hasher.combine((equation.first.item << 8 | equation.first.attribute.rawValue) << 24 ^ second)
      }
    }
  }

  nonisolated extension FrameRecipe.Geometry {
    /// The parts of an attribute; nil for one that a layout without constraints does not have.
    init?(_ attribute: Attribute, isMirrored: Bool) {
      switch attribute {
      case .left: self.init()
      case .right: self.init(sizeFactor: 1)
      case .centerX: self.init(sizeFactor: 0.5)
      case .leading: self.init(sizeFactor: isMirrored ? 1 : 0)
      case .trailing: self.init(sizeFactor: isMirrored ? 0 : 1)
      case .top, .firstBaseline: self.init(axis: .vertical)
      case .bottom, .lastBaseline: self.init(axis: .vertical, sizeFactor: 1)
      case .centerY: self.init(axis: .vertical, sizeFactor: 0.5)
      case .width: self.init(hasPosition: false, sizeFactor: 1)
      case .height: self.init(axis: .vertical, hasPosition: false, sizeFactor: 1)
      default: return nil
      }
    }
  }

  nonisolated extension LayoutSolver.Relation {
    init(_ relation: NSLayoutConstraint.Relation) {
      switch relation {
      case .lessThanOrEqual: self = .lessThanOrEqual
      case .greaterThanOrEqual: self = .greaterThanOrEqual
      default: self = .equal
      }
    }
  }

  extension AutoLayoutKitPlan.Equation {
    /// True if a layout of frames has the attributes and the numbers.
    var hasFrames: Bool {
      firstAttribute.rawValue <= Attribute.firstBaseline.rawValue
        && secondAttribute.rawValue <= Attribute.firstBaseline.rawValue
        && multiplier.isFinite && constant.isFinite && priority.value > 0 && priority.value <= 1000
    }
  }

  extension AutoLayoutKitPlan {
    /// Makes the constraints of the equations that a layout of frames has, without those whose items are nil.
    func constraints(of items: [AnyObject?]) -> [NSLayoutConstraint] {
      equations.indices.compactMap { index in
        let isUsed = equations[index].hasFrames && !equations[index].isInactive
        return isUsed ? constraint(at: index, of: items) : nil
      }
    }

    /// True if an equation follows the direction of text.
    var mentionsDirection: Bool {
      for equation in equations
      where equation.firstAttribute.isDirectional || equation.secondAttribute.isDirectional {
        return true
      }
      return false
    }
  }

  nonisolated extension Attribute {
    var isDirectional: Bool { self == .leading || self == .trailing }
  }
#endif

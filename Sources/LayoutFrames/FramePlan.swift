#if canImport(UIKit)
  import AutoLayoutKit
  import UIKit

  /// A plan with the places of its items in the tree: all that the views of a class share.
  ///
  /// The second view of a class makes none of it. It has its own items only, and the numbers that it reads.
  @MainActor final class FramePlan {
    /// The place of an item: its kind, the number of the item around it, and whether its content scrolls.
    private struct Place: Equatable {
      let kind: FrameItemKind
      let parent: Int
      let scrolls: Bool

      @MainActor init(_ item: FrameItem) { (kind, parent, scrolls) = (item.kind, item.parent, item.scrolls) }
    }

    /// The calls and equations.
    let sentences: AutoLayoutKitPlan
    /// The place of each item among the items, in the order of the tree.
    let places: [Int]
    /// The constants of the equations.
    let constants: [Double]
    let mentionsDirection: Bool
    /// True if frames have all attributes and numbers of the equations.
    let hasFrames: Bool
    /// The items whose contents are read, and those with other inputs that are read at each layout.
    let placed: [Int]
    let watched: [Int]
    /// The items whose alignment rectangles are read: those with contents, and the views around items.
    let read: [Int]
    /// The contents of scroll views.
    let contents: [Int]
    /// True if a view inside the container has an area.
    let hasInnerAreas: Bool
    /// The places of the items in the tree, once a conflict has asked for them.
    private(set) lazy var treePlaces = TreePlace.places(of: tree.map(\.parent), places)

    private let tree: [Place]
    private let isPlaced: [Bool]
    /// The items directly inside the container in the order of the tree; nil if there are others.
    private let row: [Int]?
    /// The structures that were used last, in given bounds and for a fitting size.
    private var latest: LatestStructure?
    private var latestFitting: LatestStructure?

    private init(
      _ plan: AutoLayoutKitPlan, _ isPlaced: [Bool], _ items: [FrameItem], in container: UIView
    ) {
      sentences = plan.sentences
      self.isPlaced = isPlaced
      tree = items.map(Place.init)
      let places = items.places(in: container)
      self.places = places
      constants = plan.equations.map { Double($0.constant) }
      mentionsDirection = plan.mentionsDirection
      hasFrames = plan.equations.allSatisfy(\.hasFrames)
      placed = items.indices.filter { items[$0].kind == .placed }
      let parents = Set(items.map(\.parent))
      read = items.indices.filter { $0 == 0 || parents.contains($0) || items[$0].kind == .placed }
      watched = items.indices.filter { items[$0].kind == .given || items[$0].kind == .area }
      contents = items.indices.filter { items[$0].kind == .content }
      hasInnerAreas = items.contains { $0.kind == .area && $0.parent > 0 }
      let inside = items.indices.dropFirst()
      let isRow = inside.allSatisfy { items[$0].ownView != nil && items[$0].parent == 0 }
      row = isRow ? inside.sorted { places[$0] < places[$1] } : nil
    }

    /// True if items that were made for a plan with the same sentences have these places.
    private func fits(_ items: [FrameItem], in container: UIView) -> Bool {
      guard items.count == tree.count else { return false }
      for index in items.indices where Place(items[index]) != tree[index] { return false }
      guard let row else { return items.places(in: container) == places }
      var next = 0
      for view in container.subviews where next < row.count && items[row[next]].ownView === view { next += 1 }
      return next == row.count
    }

    // MARK: Structures

    /// A structure with what its items had when it was used.
    private struct LatestStructure {
      let traits: [FrameItem.Traits]
      let fitting: Pair<Float>?
      let structure: FrameStructure
      let drops: Int
    }

    /// Returns the structure for items as they were read.
    func structure(for items: [FrameItem], _ fitting: Pair<Float>?) -> FrameStructure {
      // Directions and items that may be gone are in the recipe only.
      let isPlain = row != nil && !mentionsDirection
      if isPlain, let known = fitting == nil ? latest : latestFitting, known.fitting == fitting,
        !known.structure.isBusy, known.drops == FrameStructures.drops, hasTraits(items, known.traits)
      {
        return known.structure
      }
      var recipe = FrameRecipe(sentences, items, places)
      recipe.fitting = fitting
      let structure = FrameStructures.structure(of: recipe)
      if isPlain {
        let found = LatestStructure(
          traits: items.map(\.traits), fitting: fitting, structure: structure, drops: FrameStructures.drops)
        if fitting == nil { latest = found } else { latestFitting = found }
      }
      return structure
    }

    private func hasTraits(_ items: [FrameItem], _ traits: [FrameItem.Traits]) -> Bool {
      for index in read where items[index].traits != traits[index] { return false }
      return true
    }

    deinit {}
  }

  extension FramePlan {
    /// The plans that were used last, the latest one first.
    private static var known: [FramePlan] = []
    /// The number of plans that are compared with a new one.
    private static let capacity = 16

    /// Drops all plans and the structures that they have used last, on a memory warning.
    static func removeAll() {
      for plan in known { (plan.latest, plan.latestFitting) = (nil, nil) }
      known = []
    }

    /// Takes a plan with its items: an equal one is found again.
    ///
    /// - Parameter plan: The plan, which shares its sentences from then on.
    static func take(
      _ plan: inout AutoLayoutKitPlan, _ objects: [AnyObject?], in container: UIView
    ) -> (plan: FramePlan, items: [FrameItem]) {
      var items: [FrameItem] = []
      for index in known.indices where known[index].isPlaced.count == objects.count {
        let candidate = known[index]
        guard plan.share(candidate.sentences) else { continue }
        if items.isEmpty {
          items = FrameItemTable(objects, isPlaced: candidate.isPlaced, in: container).items
        }
        guard candidate.fits(items, in: container) else { continue }
        if index > 0 {
          known.remove(at: index)
          known.insert(candidate, at: 0)
        }
        return (candidate, items)
      }
      let isPlaced = plan.isPlaced(objects.count)
      if items.isEmpty { items = FrameItemTable(objects, isPlaced: isPlaced, in: container).items }
      let made = FramePlan(plan, isPlaced, items, in: container)
      known.insert(made, at: 0)
      if known.count > capacity { known.removeLast() }
      return (made, items)
    }
  }
#endif

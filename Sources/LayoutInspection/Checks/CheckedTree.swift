import AutoLayoutKit
import Foundation
import LayoutPlatform

/// A visible view of a checked tree.
struct CheckedView {
  let view: AutoLayoutKitView
  /// The index of its superview; nil for the topmost view.
  let parent: Int?
  /// The indices of the views inside it follow its own index, up to this one.
  fileprivate(set) var end: Int
  /// The bounds in the coordinates of the topmost view.
  let frame: Area
  /// The content that it shows itself.
  let content: ShownContent
  /// True if it has a background of its own.
  let hasBackground: Bool
  /// The index of the innermost scroll view around it; nil if nothing scrolls it.
  let scroll: Int?
  /// True if it or a view inside it shows text, an image or a control.
  fileprivate(set) var showsContent: Bool
}

/// The visible views of a laid-out tree, from the back to the front, and the constraints of the tree.
///
/// Hidden views and the parts of controls and bars are left out. All coordinates are those of the topmost
/// view, in points, and y runs downward.
@MainActor final class CheckedTree {
  /// The topmost view.
  let root: AutoLayoutKitView
  /// The views; each is before the views inside it and before its siblings in front of it.
  private(set) var views: [CheckedView] = []
  /// Half a pixel, in points: a smaller difference is not visible.
  let tolerance: CGFloat
  /// The places of the views.
  let geometry: CheckedGeometry
  /// The names of views; the properties are read when the first name is asked for.
  private(set) lazy var names = knownNames ?? ItemNames(in: root)
  /// The names in sentences.
  private(set) lazy var shownNames = isNamed ? names : ItemNames()
  private(set) lazy var constraints = knownConstraints ?? ConstraintList(of: root)
  /// The numbers that compress texts of the same priority.
  private(set) lazy var compressingNumbers = findCompressingNumbers()
  /// The numbers of the tree, with which one is compared that may be the mistake.
  var numberEvidence: ConflictEvidence { constraints.numberEvidence }
  /// True if the sentences have the names of the views.
  let isNamed: Bool
  private let knownNames: ItemNames?
  private let knownConstraints: ConstraintList?
  /// True if each pair of views that cover each other is a problem of its own; false if the largest overlap
  /// of a view stands for the others.
  var listsEachOverlap: Bool { !isNamed }
  #if canImport(HeadlessUIKit)
    /// The answers that are known from other sizes; nil to compute them.
    var patternMemory: PatternMemory?
    /// The facts about texts that are known from other sizes; nil to compute them.
    var textMemory: TextMemory?
  #endif

  /// Lays a tree out and reads it; the cost is proportional to the number of views.
  ///
  /// - Parameters:
  ///   - root: The topmost view.
  ///   - isNamed: False if the sentences are not shown to a person, so that no property has to be read.
  ///   - names: The names of the tree's views, if they are known.
  ///   - constraints: The constraints of the tree, if they are known.
  ///   - geometry: The places of its views: those of the present layout, unless given.
  init(
    of root: AutoLayoutKitView, isNamed: Bool = true, names: ItemNames? = nil,
    constraints: ConstraintList? = nil, geometry: CheckedGeometry? = nil
  ) {
    self.geometry = geometry ?? CheckedGeometry()
    self.root = root
    self.isNamed = isNamed
    knownNames = names
    knownConstraints = constraints
    Self.layOut(root)
    tolerance = root.halfPixel
    add(root)
  }

  /// Lays a tree out; for a view without a size, the one report is that nothing in it can be examined.
  static func layOut(_ root: AutoLayoutKitView) {
    #if canImport(HeadlessUIKit)
      let handler = HeadlessLayout.conflictHandler
      HeadlessLayout.conflictHandler = { _ in }
    #endif
    #if canImport(UIKit)
      (root as? UITableViewCell)?.growFromDefaultHeight()
    #endif
    #if canImport(HeadlessUIKit)
      if !root.bounds.isEmpty { HeadlessLayout.conflictHandler = handler }
      defer { HeadlessLayout.conflictHandler = handler }
    #endif
    root.layOutNow()
  }

  /// Adds the visible views of a tree without recursion, so that its depth is not limited.
  private func add(_ root: AutoLayoutKitView) {
    var open: [(view: AutoLayoutKitView, parent: Int?)] = [(root, nil)]
    while let (view, parent) = open.popLast() {
      let content = view.shownContent
      let scroll = parent.flatMap { views[$0].view.isScrolling ? $0 : views[$0].scroll }
      let index = views.count
      let frame = geometry.area(view.bounds, of: view, in: root)
      views.append(
        CheckedView(
          view: view, parent: parent, end: index, frame: frame, content: content,
          hasBackground: view.hasBackground,
          scroll: scroll, showsContent: content != .nothing))
      if view.isClosed { continue }
      for inner in view.subviews.reversed() where !inner.isInvisible { open.append((inner, index)) }
    }
    for index in views.indices.reversed() {
      guard let parent = views[index].parent else { continue }
      views[parent].end = max(views[parent].end, views[index].end)
      if views[index].showsContent { views[parent].showsContent = true }
    }
  }

  /// Returns true if a view, or a view around it, is cut off at the top or the bottom by a superview that
  /// clips.
  func isCut(_ index: Int) -> Bool {
    path(from: index, below: 0).contains { step in
      guard let outer = views[step].parent.map({ views[$0] }), outer.view.clipsSubviews else { return false }
      let frame = views[step].frame
      return frame.minY < outer.frame.minY - tolerance || frame.maxY > outer.frame.maxY + tolerance
    }
  }

  /// Returns the part of a rectangle of a view that no view around it cuts off, up to a scroll view.
  func visiblePart(of area: Area, _ index: Int) -> Area {
    var visible = area
    for step in path(from: index, below: 0).dropFirst() {
      if views[step].view.isScrolling { break }
      if views[step].view.clipsSubviews { visible = visible.intersection(views[step].frame) }
    }
    return visible
  }

  /// Returns true if a view is another one or inside it.
  func isInside(_ index: Int, _ outer: Int) -> Bool { outer <= index && index <= views[outer].end }

  /// Returns the innermost view around two views.
  func commonView(_ first: Int, _ second: Int) -> Int {
    var index = first
    while let parent = views[index].parent, !isInside(second, index) { index = parent }
    return index
  }

  /// Returns the indices of a view and of the views around it, up to the one whose superview is `outer`.
  func path(from index: Int, below outer: Int) -> [Int] {
    var path: [Int] = []
    var next: Int? = index
    while let current = next, current != outer {
      path.append(current)
      next = views[current].parent
    }
    return path
  }

  /// Returns the name of a view as a sentence has it: the name of a property in quotation marks, a class
  /// or a text without them.
  func name(of view: AutoLayoutKitView) -> String {
    ReportNames.quoted(isNamed ? ReportNames(names).name(of: view) : shownNames.name(of: view))
  }

  /// Returns a problem about some of the views.
  func finding(
    _ kind: LayoutProblem.Kind, _ indices: [Int], sites: [ConstraintSite], _ sentence: String
  ) -> Finding {
    let problem = LayoutProblem(
      kind, views: indices.map { shownNames.name(of: views[$0].view) },
      frames: indices.map { views[$0].frame.rect },
      sites: sites.firstOfEachCall, description: ReportNames.sentence(sentence))
    return Finding(problem: problem, items: indices.map { views[$0].view })
  }
}

/// The active constraints of a tree, by the items that they mention.
@MainActor final class ConstraintList {
  /// The constraints and the views that hold them.
  private(set) var all: [(constraint: NSLayoutConstraint, holder: AutoLayoutKitView)] = []
  private var byItem: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
  /// The ties of views to their rows, which are read when they are asked for.
  var rowTies: [ObjectIdentifier: RowTies] = [:]
  /// The numbers of the tree.
  private(set) lazy var numberEvidence = ConflictEvidence(in: root)
  /// The sizes that have a digit more than those of at least three other views of the class beside the view,
  /// which are equal.
  private(set) lazy var longSizes = findLongSizes()
  #if canImport(HeadlessUIKit)
    /// The constraints with a number that may be lost in a tie with contents.
    private(set) lazy var numbersThatMayBeLost = findNumbersThatMayBeLost()
  #endif
  private let root: AutoLayoutKitView

  init(of root: AutoLayoutKitView) {
    self.root = root
    for view in root.tree {
      for constraint in view.activeConstraints {
        all.append((constraint, view))
        if let item = constraint.firstItem { byItem[ObjectIdentifier(item), default: []].append(constraint) }
        if let item = constraint.secondItem { byItem[ObjectIdentifier(item), default: []].append(constraint) }
      }
    }
  }

  /// Returns the constraints that mention an item along an axis.
  func of(_ item: AnyObject, _ axis: CheckedAxis) -> [NSLayoutConstraint] {
    (byItem[ObjectIdentifier(item)] ?? []).filter {
      axis.has($0.firstItem === item ? $0.firstAttribute : $0.secondAttribute)
    }
  }

  /// Returns the lines that place an item along an axis, each call once and those of sizes last.
  ///
  /// A line that places something inside a view by this view is not one of them.
  func sites(of item: AnyObject, _ axis: CheckedAxis) -> [ConstraintSite] {
    (edgeSites(of: item, axis) + sizeSites(of: item, axis)).firstOfEachCall
  }

  /// Returns the lines that place the edges or the center of an item along an axis.
  func edgeSites(of item: AnyObject, _ axis: CheckedAxis) -> [ConstraintSite] {
    placing(item, axis).filter { !$0.firstAttribute.isSize }.compactMap(\.site).firstOfEachCall
  }

  /// Returns the lines about the width or the height of an item.
  func sizeSites(of item: AnyObject, _ axis: CheckedAxis) -> [ConstraintSite] {
    placing(item, axis).filter { $0.firstAttribute.isSize }.compactMap(\.site).firstOfEachCall
  }

  private func placing(_ item: AnyObject, _ axis: CheckedAxis) -> [NSLayoutConstraint] {
    of(item, axis).filter { constraint in
      guard let view = item as? AutoLayoutKitView else { return true }
      let other = constraint.firstItem === item ? constraint.secondItem : constraint.firstItem
      return AutoLayoutKitView.holding(other).map { $0 === view || !$0.isDescendant(of: view) } ?? true
    }
  }

  /// Returns the constraints between two items along an axis.
  func between(_ first: AnyObject, _ second: AnyObject, _ axis: CheckedAxis) -> [NSLayoutConstraint] {
    of(first, axis).filter { $0.firstItem === second || $0.secondItem === second }
  }
}

import AutoLayoutKit
import LayoutPlatform
import LayoutWords

struct CheckedView {
  let view: AutoLayoutKitView
  let parent: Int?
  /// The indices of the views inside it follow its own index, up to this one.
  fileprivate(set) var end: Int
  let frame: Area
  let content: ShownContent
  let hasBackground: Bool
  let scroll: Int?
  fileprivate(set) var showsContent: Bool
}

/// The visible views of a laid-out tree, from the back to the front, and the constraints of the tree.
///
/// Hidden views and the parts of controls and bars are left out. All coordinates are those of the topmost
/// view, in points, and y runs downward.
@MainActor final class CheckedTree {
  let root: AutoLayoutKitView
  /// The views; each is before the views inside it and before its siblings in front of it.
  private(set) var views: [CheckedView] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  /// Half a pixel, in points: a smaller difference is not visible.
  let tolerance: CGFloat
  let geometry: CheckedGeometry
  private(set) lazy var names = knownNames ?? ItemNames(in: root)
  private(set) lazy var shownNames = isNamed ? names : ItemNames()
  let constraints: ConstraintList
  /// True if the sentences have the names of the views; otherwise each pair of views that cover each other is
  /// a problem of its own.
  let isNamed: Bool
  private let knownNames: ItemNames?
  #if canImport(HeadlessUIKit)
    var patternMemory: PatternMemory?
    var conflictingSystem: LayoutSystem? { LayoutSystem(of: root) }
  #else
    private(set) lazy var conflictingSystem = [ReadSystem(of: root)].first(where: \.hasBrokenConstraint)
  #endif

  init(
    of root: AutoLayoutKitView, isNamed: Bool = true, names: ItemNames? = nil,
    constraints: ConstraintList? = nil, geometry: CheckedGeometry? = nil
  ) {
    self.geometry = geometry ?? CheckedGeometry()
    self.root = root
    self.isNamed = isNamed
    knownNames = names
    Self.layOut(root)
    self.constraints = constraints ?? ConstraintList(of: root)
    tolerance = root.halfPixel
    add(root)
  }

  /// Lays a tree out; for a view without a size, the one report is that nothing in it can be examined.
  static func layOut(_ root: AutoLayoutKitView) {
    #if canImport(UIKit)
      (root as? UITableViewCell)?.growFromDefaultHeight()
    #endif
    #if canImport(HeadlessUIKit)
      let handler = HeadlessLayout.conflictHandler
      if root.bounds.isEmpty { HeadlessLayout.conflictHandler = { _ in } }
      defer { HeadlessLayout.conflictHandler = handler }
    #endif
    root.layOutNow()
  }

  /// Adds the visible views of a tree without recursion, so that its depth is not limited.
  private func add(_ root: AutoLayoutKitView) {
    var open: [(view: AutoLayoutKitView, parent: Int?)] = [(root, nil)]
    while let (view, parent) = open.popLast() {
      let content = view.shownContent
      let index = views.count
      indices[ObjectIdentifier(view)] = index
      views.append(
        CheckedView(
          view: view, parent: parent, end: index, frame: geometry.area(view.bounds, of: view, in: root),
          content: content, hasBackground: view.hasBackground,
          scroll: parent.flatMap { views[$0].view.isScrolling ? $0 : views[$0].scroll },
          showsContent: content != .nothing))
      if view.isClosed { continue }
      for inner in view.subviews.reversed() where !inner.isInvisible { open.append((inner, index)) }
    }
    for index in views.indices.reversed() {
      guard let parent = views[index].parent else { continue }
      views[parent].end = max(views[parent].end, views[index].end)
      if views[index].showsContent { views[parent].showsContent = true }
    }
  }

  // Places in the tree

  func index(of view: AnyObject) -> Int? { indices[ObjectIdentifier(view)] }
  func indices(of views: [AutoLayoutKitView]) -> [Int] { views.compactMap(index) }
  func outer(_ index: Int) -> CheckedView? { views[index].parent.map { views[$0] } }

  func isShown(_ view: AutoLayoutKitView) -> Bool {
    !sequence(first: view, next: { $0 === self.root ? nil : $0.superview }).contains { $0.isInvisible }
  }

  func isCut(_ index: Int) -> Bool {
    path(from: index, below: 0).contains { step in
      guard let outer = outer(step), outer.view.clipsSubviews else { return false }
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

  func isInside(_ index: Int, _ outer: Int) -> Bool { outer <= index && index <= views[outer].end }

  func commonView(_ first: Int, _ second: Int) -> Int {
    var index = first
    while let parent = views[index].parent, !isInside(second, index) { index = parent }
    return index
  }

  /// Returns the indices of a view and of the views around it, up to the one whose superview is `outer`.
  func path(from index: Int, below outer: Int) -> [Int] {
    Array(sequence(first: index) { self.views[$0].parent }.prefix { $0 != outer })
  }

  // Rectangles

  func contentArea(of index: Int) -> Area {
    let (view, frame) = (views[index].view, views[index].frame)
    return view.lines(in: frame) { geometry.textSize(of: view, within: frame.width) }
      ?? alignedArea(of: index)
  }

  func alignedArea(of index: Int) -> Area {
    geometry.area(views[index].view.alignedBounds, of: views[index].view, in: root)
  }

  // Words

  /// Returns the name of a view as a sentence has it: the name of a property in quotation marks, a class
  /// or a text without them.
  func name(of view: AutoLayoutKitView) -> String {
    ReportNames.quoted(isNamed ? ReportNames(names).name(of: view) : shownNames.name(of: view))
  }

  func name(_ index: Int) -> String { name(of: views[index].view) }
  func plainName(_ index: Int) -> String { shownNames.name(of: views[index].view) }

  func placingSites(of index: Int, _ axis: CheckedAxis, below outer: Int = 0) -> [ConstraintSite] {
    for step in path(from: index, below: outer) {
      let edges = constraints.edgeSites(of: views[step].view, axis)
      if !edges.isEmpty { return edges }
      let sizes = constraints.sizeSites(of: views[step].view, axis)
      if !sizes.isEmpty { return sizes }
    }
    return []
  }

  func finding(
    _ kind: LayoutProblem.Kind, _ indices: [Int], sites: [ConstraintSite], _ sentence: String
  ) -> Finding {
    let found = indices.map { views[$0] }
    return finding(kind, of: found.map(\.view), at: found.map(\.frame.rect), sites: sites, sentence)
  }

  func finding(
    _ kind: LayoutProblem.Kind, of items: [AnyObject], at frames: [CGRect]? = nil, sites: [ConstraintSite],
    _ sentence: String
  ) -> Finding {
    let problem = LayoutProblem(
      kind, views: items.map(shownNames.name),
      frames: frames ?? items.map { InspectedFrame.of($0, in: root) }, sites: sites.firstOfEachCall,
      description: ReportNames.sentence(sentence))
    return Finding(problem: problem, items: items)
  }
}

private typealias SuspectNumber = (site: ConstraintSite, reason: String, advice: String)

extension CheckedTree {
  func symptom(
    _ kind: LayoutProblem.Kind, _ indices: [Int], _ axis: CheckedAxis, sites: [ConstraintSite],
    _ problem: String, _ advice: @autoclosure () -> String
  ) -> Finding {
    let view = views[indices[0]].view
    guard isNamed,
      let number = suspectNumber(kind, in: sites, of: view, axis) ?? suspectInset(around: indices[0], axis)
    else { return finding(kind, indices, sites: sites, "\(problem)\(sites.inBrackets). \(advice())") }
    let inside = problem.hasPrefix("The ") ? "the" + problem.dropFirst("the".count) : problem
    var finding = finding(
      kind, indices, sites: [number.site] + sites,
      "\(number.site.call): \(number.reason), so \(inside). \(number.advice)"
    )
    // The number moves the views beside it too.
    .explaining([view.superview].compactMap { $0 }, at: .open)
    finding.number = "\(number.site.call): \(number.advice)"
    return finding
  }

  private func suspectInset(around index: Int, _ axis: CheckedAxis) -> SuspectNumber? {
    path(from: index, below: 0).dropFirst().lazy.compactMap { step -> SuspectNumber? in
      let outer = self.views[step].view
      return self.mostSuspect { number in
        number.kind != .size && axis.has(number.constraint.firstAttribute)
          && number.constraint.mentions(outer)
          && AutoLayoutKitView.holding(number.constraint.firstItem)?.superview === outer.superview
      }
    }.first
  }

  private func suspectNumber(
    _ kind: LayoutProblem.Kind, in sites: [ConstraintSite], of view: AutoLayoutKitView, _ axis: CheckedAxis
  ) -> SuspectNumber? {
    let calls = Set(sites.map(\.call))
    func isOfLines(_ number: WrittenNumber) -> Bool {
      guard let site = number.site, calls.contains(site.call), axis.has(number.constraint.firstAttribute)
      else { return false }
      let item = AutoLayoutKitView.holding(number.constraint.firstItem)
      return item === view || item?.superview === view.superview
    }
    let negative = constraints.numbers.first { number in
      number.value < 0 && number.kind != .size && number.constraint.mentions(view) && isOfLines(number)
    }
    // A negative number makes more room for a text, so it is no reason for one that is cut off.
    if kind != .truncation, let number = negative, let site = number.site {
      return (
        site, "\(number.words(ReportNames(shownNames))) is negative",
        "Insets point inward, and a gap keeps views apart: probably \((-number.value).points) was meant."
      )
    }
    return mostSuspect(where: isOfLines)
  }

  private func mostSuspect(where isAsked: (WrittenNumber) -> Bool) -> SuspectNumber? {
    let outliers = constraints.numbers.filter(isAsked).compactMap {
      NumberOutlier($0, among: constraints.numbers(like: $0))
    }
    return outliers.max { $0.distance < $1.distance }.flatMap { outlier in
      outlier.number.site.map { ($0, outlier.reason(ReportNames(shownNames)), outlier.advice) }
    }
  }
}

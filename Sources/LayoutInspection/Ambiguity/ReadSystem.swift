import AutoLayoutKit
import LayoutPlatform
import LayoutSolver
import LayoutWords

/// The linear system of a tree, read from its constraints, its frames and its contents, for an engine that
/// cannot be asked.
///
/// A position counts from the zero point of the superview's content, and belongs to the alignment rectangle,
/// as in constraints; y runs downward. Views that follow their frames, and the platform's own guides, have
/// the frames of the last layout.
@MainActor struct ReadSystem: ConstraintSystem {
  let root: AutoLayoutKitView
  var solver = Solver()
  private var variables: [OpenQuantity: Variable] = [:]
  private var parts: [Variable: OpenQuantity] = [:]
  private var rows: [ObjectIdentifier: ConstraintID] = [:]
  private var origins: [ConstraintID: RowOrigin] = [:]

  init(of view: AutoLayoutKitView) {
    root = view.topmost
    let tree = root.tree
    for view in tree {
      addVariables(of: view)
      for guide in view.layoutGuides + [view.contentGuide].compactMap({ $0 }) { addVariables(of: guide) }
      addContent(of: view)
    }
    let constraints = tree.flatMap(\.activeConstraints).filter {
      !SystemConstraint.isOfFrame(class: "\(type(of: $0))")
    }
    // A view need not list the guides that the platform provides.
    for case let guide as AutoLayoutKitGuide in ConstraintList.items(of: constraints) {
      addVariables(of: guide)
    }
    for constraint in constraints { add(constraint) }
    solver.solve()
  }

  mutating func solve() { solver.solve() }
  func part(of variable: Variable) -> OpenQuantity? { parts[variable] }
  func variable(of part: OpenQuantity) -> Variable? { variables[part] }
  func row(of constraint: NSLayoutConstraint) -> ConstraintID? { rows[ObjectIdentifier(constraint)] }
  func origin(of row: ConstraintID) -> RowOrigin { origins[row] ?? .added }
  func isOfEmptyScrolling(_ row: ConstraintID) -> Bool { false }

  func exactFrame(of item: AnyObject) -> CGRect? {
    let values = OpenQuantity.all(of: item).compactMap { variables[$0] }.map { CGFloat(solver.value(of: $0)) }
    guard values.count == 4 else { return nil }
    let frame = CGRect(x: values[0], y: values[2], width: values[1], height: values[3])
    #if canImport(UIKit)
      return (item as? UIView)?.frame(forAlignmentRect: frame) ?? frame
    #else
      return frame
    #endif
  }

  var hasBrokenConstraint: Bool {
    solver.conflicts.flatMap(\.constraints).map(solver.content).contains { content in
      // Frames are rounded to whole pixels.
      content.relation.violation(by: content.terms.sum(presentValue) - content.constant) > 1
    }
  }

  private func presentValue(of variable: Variable) -> Double {
    parts[variable].map { Self.presentValue(of: $0) } ?? 0
  }

  private static func presentValue(of part: OpenQuantity) -> Double {
    let frame = rectangle(of: part.item)
    return Double(part.isSize ? part.axis.length(of: frame.size) : part.axis.near(of: frame))
  }
}

// Views and guides.
extension ReadSystem {
  private static func rectangle(of item: AnyObject) -> CGRect {
    guard let outer = ConstraintList.container(of: item)
    else { return (item as? AutoLayoutKitView)?.bounds ?? .zero }
    var frame = InspectedFrame.of(item, in: outer)
    #if canImport(UIKit)
      if let view = item as? UIView { frame = view.alignmentRect(forFrame: view.frame) }
    #else
      if !outer.isFlipped { frame.origin.y = outer.bounds.maxY - frame.maxY }
    #endif
    return frame
  }

  private mutating func addVariables(of item: AnyObject) {
    if variables[OpenQuantity(item, .x, isSize: true)] != nil { return }
    let guide = item as? AutoLayoutKitGuide
    // A view that follows its frame, and a guide of the platform.
    let isFixed =
      item === root || guide?.systemGuide != nil
      || (item as? AutoLayoutKitView)?.translatesAutoresizingMaskIntoConstraints == true
    for part in OpenQuantity.all(of: item) where item !== root || part.isSize {
      let variable = solver.addVariable(part.isSize ? .size : .position)
      (variables[part], parts[variable]) = (variable, part)
      if !isFixed { continue }
      guard part.isSize, let guide else {
        solver.suggest(Self.presentValue(of: part), for: variable)
        continue
      }
      // The insets of a guide are known, and not the length of its view; a content has any length.
      let view = OpenQuantity(guide.owningView ?? root, part.axis, isSize: true)
      if guide.systemGuide != .content, let owner = variables[view] {
        let inset = Self.presentValue(of: part) - Self.presentValue(of: view)
        origins[solver.add([Term(1, variable), Term(-1, owner)], .equal, inset)] = .size(guide)
      }
    }
  }

  private mutating func addContent(of view: AutoLayoutKitView) {
    if view === root || view.translatesAutoresizingMaskIntoConstraints { return }
    for axis in CheckedAxis.allCases {
      let length = Double(axis.length(of: view.contentSize))
      guard length >= 0, let size = variables[OpenQuantity(view, axis, isSize: true)] else { continue }
      for isHugging in [true, false] {
        let row = solver.add(
          [Term(1, size)], isHugging ? .lessThanOrEqual : .greaterThanOrEqual, length,
          priority: view.contentPriority(isHugging: isHugging, axis))
        origins[row] = .content(view)
      }
    }
  }
}

// Constraints.
extension ReadSystem {
  private typealias Sum = (terms: [Term], constant: Double)

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem else { return }
    if constraint.comparesDistances { return addDistances(constraint) }
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    let outer = Self.commonView(first, constraint.secondItem ?? first)
    guard let left = sum(first, attributes[0], in: outer) else { return }
    var (terms, constant) = (left.terms, Double(constraint.constant) - left.constant)
    if let second = constraint.secondItem {
      guard let right = sum(second, attributes[1], in: outer) else { return }
      let factor = Double(constraint.multiplier)
      terms += right.terms.map { Term(-factor * $0.coefficient, $0.variable) }
      constant += factor * right.constant
    }
    // A baseline is as far from its edge as in the last layout.
    if attributes.contains(where: { $0 == .firstBaseline || $0 == .lastBaseline }) {
      constant = terms.sum(presentValue)
    }
    let row = solver.add(
      terms, constraint.relation.words.solverRelation, constant,
      priority: min(max(constraint.priority.rawValue, 1), 1000), isBreakable: !constraint.isFixedByPlatform)
    keep(row, of: constraint)
  }

  /// Adds an equation with factors that fit no other one and that holds in the last layout, because the items
  /// of a constraint between distances cannot all be read.
  private mutating func addDistances(_ constraint: NSLayoutConstraint) {
    let axis = CheckedAxis(isVertical: constraint.firstAttribute.isVertical)
    let parts = [constraint.firstItem, constraint.secondItem].compactMap { $0 }.flatMap(OpenQuantity.all)
    let own = parts.filter { $0.axis == axis }.compactMap { variables[$0] }
    let terms = own.enumerated().map { index, variable in
      Term(1 + Double(rows.count + index) * 0.618_033_988_7, variable)
    }
    if !terms.isEmpty { keep(solver.add(terms, .equal, terms.sum(presentValue)), of: constraint) }
  }

  private mutating func keep(_ row: ConstraintID, of constraint: NSLayoutConstraint) {
    rows[ObjectIdentifier(constraint)] = row
    origins[row] = .constraint(constraint)
  }

  private static func commonView(_ first: AnyObject, _ second: AnyObject) -> AutoLayoutKitView? {
    let other = AutoLayoutKitView.holding(second)
    var view = AutoLayoutKitView.holding(first)
    while let outer = view, other?.isDescendant(of: outer) != true { view = outer.superview }
    return view
  }

  private func sum(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in outer: AutoLayoutKitView?
  ) -> Sum? {
    let axis = CheckedAxis(isVertical: attribute.isVertical)
    // The edges of a scroll view are those of its content for the views inside it.
    let isOfContent = item === outer && !attribute.isSize && (item as? AutoLayoutKitView)?.isScrolling == true
    let area = isOfContent ? (item as? AutoLayoutKitView)?.contentGuide ?? item : item
    guard let size = variables[OpenQuantity(area, axis, isSize: true)] else { return nil }
    if attribute.isSize { return ([Term(1, size)], 0) }
    // The direction is that of the view around both items.
    let isMirrored = attribute.isMirrored == true && outer?.runsFromRightToLeft == true
    let share = isMirrored ? 1 - attribute.side : attribute.side
    let sign = isMirrored ? -1.0 : 1
    var terms = share == 0 ? [] : [Term(sign * share, size)]
    var constant = sign * Self.margin(of: item, attribute.words, at: share)
    if item === outer {
      // Its own edges count as the views inside it do.
      if !isOfContent, let view = item as? AutoLayoutKitView, view !== root {
        constant -= sign * Self.zero(of: view, axis)
      }
      return (terms, constant)
    }
    var current: AnyObject? = item
    while let inner = current, inner !== outer {
      if let near = variables[OpenQuantity(inner, axis, isSize: false)] { terms.append(Term(sign, near)) }
      if inner !== item, let view = inner as? AutoLayoutKitView {
        constant += sign * Self.zero(of: view, axis)
      }
      current = ConstraintList.container(of: inner)
    }
    return (terms, constant)
  }

  private static func zero(of view: AutoLayoutKitView, _ axis: CheckedAxis) -> Double {
    #if canImport(UIKit)
      let area = view.alignmentRect(forFrame: view.frame)
      return Double(axis.near(of: view.frame) - axis.near(of: area) - axis.near(of: view.bounds))
    #else
      return 0
    #endif
  }

  private static func margin(of item: AnyObject, _ attribute: AttributeWords, at side: Double) -> Double {
    #if canImport(UIKit)
      guard attribute.isOfMargins, let margins = (item as? UIView)?.layoutMargins else { return 0 }
      let near = attribute.isVertical ? margins.top : margins.left
      let far = attribute.isVertical ? margins.bottom : margins.right
      return (1 - side) * Double(near) - side * Double(far)
    #else
      return 0
    #endif
  }
}

extension AutoLayoutKitView {
  fileprivate var contentSize: CGSize {
    var size = intrinsicContentSize
    #if canImport(UIKit)
      if let label = self as? UILabel, label.numberOfLines != 1, bounds.width > 0 {
        size.height = label.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
      }
    #endif
    return size
  }

  fileprivate var contentGuide: AutoLayoutKitGuide? {
    #if canImport(UIKit)
      isScrolling ? (self as? UIScrollView)?.contentLayoutGuide : nil
    #else
      nil
    #endif
  }
}

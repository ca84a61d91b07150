import AutoLayoutKit
import Foundation
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
  private(set) var variables: [OpenQuantity: Variable] = [:]
  private(set) var parts: [Variable: OpenQuantity] = [:]
  var rows: [ObjectIdentifier: ConstraintID] = [:]
  var origins: [ConstraintID: RowOrigin] = [:]

  /// Reads the tree that contains a view; the cost is linear in its views and constraints, and one solve.
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
    for case let guide as AutoLayoutKitGuide in constraints.flatMap({ [$0.firstItem, $0.secondItem] }) {
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
    guard let frame = solved(item) else { return nil }
    #if canImport(UIKit)
      return (item as? UIView)?.frame(forAlignmentRect: frame) ?? frame
    #else
      return frame
    #endif
  }

  private func solved(_ item: AnyObject) -> CGRect? {
    func value(_ isVertical: Bool, _ isSize: Bool) -> CGFloat? {
      variables[OpenQuantity(item: item, isVertical: isVertical, isSize: isSize)].map {
        CGFloat(solver.value(of: $0))
      }
    }
    guard let x = value(false, false), let y = value(true, false), let width = value(false, true),
      let height = value(true, true)
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }
}

// Views and guides.
extension ReadSystem {
  /// Returns the alignment rectangle of an item in its superview, or in its owning view; y runs downward.
  static func rectangle(of item: AnyObject) -> CGRect {
    guard let outer = ItemTies.container(of: item) else {
      return (item as? AutoLayoutKitView)?.bounds ?? .zero
    }
    var frame = InspectedFrame.of(item, in: outer)
    #if canImport(UIKit)
      if let view = item as? UIView { frame = view.alignmentRect(forFrame: view.frame) }
    #else
      if !outer.isFlipped { frame.origin.y = outer.bounds.maxY - frame.maxY }
    #endif
    return frame
  }

  private mutating func addVariables(of item: AnyObject) {
    if variables[OpenQuantity(item: item, isVertical: false, isSize: true)] != nil { return }
    let frame = Self.rectangle(of: item)
    let isFixed = item === root || isPlacedByFrame(item)
    for isVertical in [false, true] {
      let lengths = isVertical ? [frame.minY, frame.height] : [frame.minX, frame.width]
      for (isSize, length) in zip([false, true], lengths) where item !== root || isSize {
        let part = OpenQuantity(item: item, isVertical: isVertical, isSize: isSize)
        let variable = solver.addVariable(isSize ? .size : .position)
        (variables[part], parts[variable]) = (variable, part)
        if !isFixed { continue }
        guard isSize, let guide = item as? AutoLayoutKitGuide else {
          solver.suggest(Double(length), for: variable)
          continue
        }
        // The insets of a guide are known, and not the length of its view; a content has any length.
        let view = guide.owningView ?? root
        let owner = variables[OpenQuantity(item: view, isVertical: isVertical, isSize: true)]
        if guide.systemGuide == .content { continue }
        if let owner {
          let own = presentValue(of: owner)
          let row = solver.add([Term(1, variable), Term(-1, owner)], .equal, Double(length) - own)
          origins[row] = .size(guide)
        }
      }
    }
  }

  /// True for a view that follows its frame, and for a guide of the platform.
  private func isPlacedByFrame(_ item: AnyObject) -> Bool {
    if let view = item as? AutoLayoutKitView { return view.translatesAutoresizingMaskIntoConstraints }
    return (item as? AutoLayoutKitGuide)?.systemGuide != nil
  }

  private mutating func addContent(of view: AutoLayoutKitView) {
    if view === root || view.translatesAutoresizingMaskIntoConstraints { return }
    let content = view.contentSize
    for isVertical in [false, true] {
      let length = Double(isVertical ? content.height : content.width)
      let part = OpenQuantity(item: view, isVertical: isVertical, isSize: true)
      guard length >= 0, let size = variables[part] else { continue }
      for isHugging in [true, false] {
        let row = solver.add(
          [Term(1, size)], isHugging ? .lessThanOrEqual : .greaterThanOrEqual, length,
          priority: view.contentPriority(isHugging: isHugging, isVertical: isVertical))
        origins[row] = .content(view)
      }
    }
  }
}

extension AutoLayoutKitView {
  /// The size of the content, at the present width for a text of several lines.
  fileprivate var contentSize: CGSize {
    var size = intrinsicContentSize
    #if canImport(UIKit)
      if let label = self as? UILabel, label.numberOfLines != 1, bounds.width > 0 {
        size.height = label.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
      }
    #endif
    return size
  }

  /// The guide of the content of a scroll view; nil for any other view.
  var contentGuide: AutoLayoutKitGuide? {
    #if canImport(UIKit)
      isScrolling ? (self as? UIScrollView)?.contentLayoutGuide : nil
    #else
      nil
    #endif
  }
}

import AutoLayoutKit
import UIKit

@testable import LayoutFrames

/// A view with a frame of its own, inside which constraints place views, and the same constraints as frames.
@MainActor final class FrameTree {
  let root: UIView
  /// The views that constraints place, in the order of the tree.
  private var views: [UIView] = []
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The frames by constraints.
  private(set) var expected: [CGRect] = []
  private var layout: LayoutFrames?

  private init(_ root: UIView) { self.root = root }

  /// Returns the trees in a view that is laid out, the outer ones first.
  static func all(in top: UIView) -> [FrameTree] {
    var trees: [FrameTree] = []
    var open = [(view: top, tree: FrameTree(top))]
    while let (view, above) = open.popLast() {
      let tree = view.translatesAutoresizingMaskIntoConstraints ? FrameTree(view) : above
      if tree !== above { trees.append(tree) } else { tree.views.append(view) }
      tree.constraints += view.constraints.filter(\.isActive)
      open += view.subviews.reversed().map { ($0, tree) }
    }
    for tree in trees { tree.expected = tree.views.map(\.frame) }
    return trees.filter { !$0.constraints.isEmpty }
  }

  /// Removes the constraints, and lays the views out by frames.
  func useFrames() {
    let items = self.items
    NSLayoutConstraint.deactivate(constraints)
    layout = root.tk_frames { make in
      var guides: [ObjectIdentifier: UILayoutGuide] = [:]
      for (constraint, sides) in zip(constraints, items) {
        for case let guide as UILayoutGuide in [sides.first, sides.second]
        where Self.isMade(guide) && guides[ObjectIdentifier(guide)] == nil {
          guides[ObjectIdentifier(guide)] = make.guide()
        }
        install(constraint, make) { item in
          guides[ObjectIdentifier(item)] ?? item
        }
      }
    }
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: -7, y: -11, width: 13 + index % 5, height: 17 + index % 3)
    }
    layout?.layout()
  }

  /// Sets the size of the outer view, and lays out again.
  func resize(to size: CGSize) {
    root.frame.size = size
    layout?.layout()
  }

  /// Returns the views whose frames are not the expected ones.
  func differences(from expected: [CGRect], within tolerance: CGFloat) -> [String] {
    zip(views, expected).filter { !$0.frame.isAlmost($1, within: tolerance) }.map { view, frame in
      "\(type(of: root)) \(type(of: view)): \(frame), by frames \(view.frame)"
    }
  }

  // MARK: Equations

  private var items: [(first: AnyObject?, second: AnyObject?)] {
    constraints.map { ($0.firstItem, $0.secondItem) }
  }

  /// True for a guide that a block has made.
  private static func isMade(_ guide: UILayoutGuide) -> Bool { type(of: guide) == UILayoutGuide.self }

  /// The constraints as text, in which a view has its number.
  var equations: [String] {
    let numbers = Dictionary(uniqueKeysWithValues: zip(views.map(ObjectIdentifier.init), 1...))
    func name(_ item: AnyObject?) -> String {
      guard let item else { return "" }
      return numbers[ObjectIdentifier(item)].map { "\($0)" } ?? "\(type(of: item))"
    }
    return constraints.map { constraint in
      """
      \(name(constraint.firstItem)).\(constraint.firstAttribute.rawValue) \(constraint.relation.rawValue) \
      \(constraint.multiplier) \(name(constraint.secondItem)).\(constraint.secondAttribute.rawValue) \
      \(constraint.constant) \(constraint.priority.rawValue)
      """
    }
  }

  /// Installs an equal constraint, between items that may be others.
  private func install(
    _ constraint: NSLayoutConstraint, _ make: AutoLayoutKitMaker, _ double: (AnyObject) -> AnyObject
  ) {
    func attribute(_ item: AnyObject?, _ side: NSLayoutConstraint.Attribute) -> AutoLayoutKitAttribute? {
      (item.map(double) as? any AutoLayoutKitItem).map { AutoLayoutKitAttribute($0, side) }
    }
    guard let first = attribute(constraint.firstItem, constraint.firstAttribute) else { return }
    let make = make.priority(AutoLayoutKitPriority(constraint.priority))
    guard let second = attribute(constraint.secondItem, constraint.secondAttribute) else {
      return _ = make.install(first.constraint(constraint.relation, Double(constraint.constant)))
    }
    // The equation of a block has the exact factor, the property that of a Float.
    let factor = AutoLayoutKitPlan.origin(of: constraint)?.equation.multiplier ?? constraint.multiplier
    make.install(
      first, second * Double(factor) + Double(constraint.constant), relation: constraint.relation)
  }

  deinit {}
}

extension CGRect {
  fileprivate func isAlmost(_ other: CGRect, within tolerance: CGFloat) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}

import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit

  /// A plain view whose y runs downward.
  typealias Box = UIView
#else
  public import AppKit

  /// A plain view whose y runs downward.
  class Box: NSView {
    override var isFlipped: Bool { true }
  }

  extension NSView {
    func layoutIfNeeded() { layoutSubtreeIfNeeded() }
  }

  extension NSLayoutGuide {
    var layoutFrame: CGRect { frame }
  }

  extension NSEdgeInsets: @retroactive Equatable {
    static let zero = NSEdgeInsets()

    /// Returns true if all four insets are the same.
    public static func == (left: NSEdgeInsets, right: NSEdgeInsets) -> Bool { NSEdgeInsetsEqual(left, right) }
  }
#endif

/// A container of 200 × 300 that holds a panel of 150 × 170 at (11, 13), with
/// views a, b and c in one of the two.
@MainActor
final class Stage {
  static let panelFrame = CGRect(x: 11, y: 13, width: 150, height: 170)

  let root = Box(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  /// The object that holds the root, where a test needs one.
  var window: AnyObject?
  let panel = Box()
  let a = Box()
  let b = Box()
  let c = Box()

  init(viewsInPanel: Bool = false) {
    root.addSubview(panel)
    for view in [a, b, c] { (viewsInPanel ? panel : root).addSubview(view) }
    root.tk_constraint { make in
      let frame = Self.panelFrame
      make.install(
        AutoLayoutKitAttribute(panel, .left) == AutoLayoutKitAttribute(root, .left) + frame.minX,
        AutoLayoutKitAttribute(panel, .top) == AutoLayoutKitAttribute(root, .top) + frame.minY)
      make.size(panel) == frame.size
    }
  }

  /// Lays out a view and `a` into a group, then removes and releases the view; returns true if it is freed.
  func layOutFreedView(into group: AutoLayoutKitConstraintGroup, beforeRemoval: () -> Void = {}) -> Bool {
    weak var reference: Box?
    do {
      let view = Box()
      reference = view
      root.addSubview(view)
      root.tk_constraint(replace: group) { make in
        make.equal(view)
        make.equal(a)
      }
      beforeRemoval()
      view.removeFromSuperview()
    }
    return reference == nil
  }

  /// Runs the block on the root, lays out, and expects these sentences to be reported; by default none.
  @discardableResult
  func place(
    reports expected: [String] = [], sourceLocation: SourceLocation = #_sourceLocation,
    _ block: (AutoLayoutKitMaker) -> Void
  ) -> AutoLayoutKitConstraintGroup {
    var group = AutoLayoutKitConstraintGroup()
    let sentences: [String] = collectReports { group = root.tk_constraint(block) }.map(\.description)
    if sentences != expected {
      Issue.record("Reported: \(sentences)\nExpected: \(expected)", sourceLocation: sourceLocation)
    }
    root.layoutIfNeeded()
    return group
  }

  /// Runs the block under the insets of `insetUnequally`, and expects left edges and widths of a, b and c,
  /// which are 10 points high and at the top inset.
  func expectRow(
    _ expected: [(x: CGFloat, width: CGFloat)], sourceLocation: SourceLocation = #_sourceLocation,
    _ block: (AutoLayoutKitMaker) -> Void
  ) {
    place(sourceLocation: sourceLocation) { make in
      make.insetUnequally()
      make.yTop(a, b, c)
      make.height(a, b, c) == 10
      block(make)
    }
    let rows = zip([("a", a), ("b", b), ("c", c)], expected).map { view, row in
      (name: view.0, item: view.1 as AnyObject, frame: CGRect(x: row.x, y: 3, width: row.width, height: 10))
    }
    expectFrames(rows, sourceLocation: sourceLocation)
  }
}

/// Returns the reports that are made while the body runs.
@MainActor
func collectReports(_ body: () -> Void) -> [AutoLayoutKitReport] {
  var reports: [AutoLayoutKitReport] = []
  let old = AutoLayoutKitReport.handler
  defer { AutoLayoutKitReport.handler = old }
  AutoLayoutKitReport.handler = { reports.append($0) }
  body()
  return reports
}

/// Four insets without two equal values, sums or differences.
@MainActor
extension AutoLayoutKitMaker {
  func insetUnequally() { insetEdges(top: 3, left: 5, bottom: 11, right: 17) }
}

/// Returns true if two lists hold the identical constraints in the same order.
@MainActor
func areSame(_ left: [NSLayoutConstraint], _ right: [NSLayoutConstraint]) -> Bool {
  left.map(ObjectIdentifier.init) == right.map(ObjectIdentifier.init)
}

extension Box {
  /// Makes the view read from right to left.
  func mirror(_ isRightToLeft: Bool) {
    #if canImport(UIKit)
      semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    #else
      userInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    #endif
  }
}

extension CGRect {
  /// Returns the same rectangle in a mirror; the width of the whole is 200 by default.
  func mirrored(_ isMirrored: Bool, in whole: CGFloat = 200) -> CGRect {
    isMirrored ? CGRect(x: whole - maxX, y: minY, width: width, height: height) : self
  }
}

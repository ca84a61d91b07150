import LayoutWorkloads
import UIKit

/// The views of a workload, in a tree as a person would make it: nested views inside each other,
/// the views of a cell inside the cell.
@MainActor final class ViewTree {
  let workload: Workload
  /// The views, the root first.
  private(set) nonisolated(unsafe) var views: [UIView]

  var root: UIView { views[0] }

  init(_ workload: Workload, size: RootSize) {
    self.workload = workload
    var views: [UIView] = []
    views.reserveCapacity(workload.viewCount)
    views.append(UIView(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height)))
    for index in 1..<max(1, workload.viewCount) {
      let view = Self.makeView(index, of: workload)
      views[workload.parent(of: index)].addSubview(view)
      views.append(view)
    }
    self.views = views
  }

  /// Releases the innermost views first: then this list frees only the root, and the root frees the others.
  deinit {
    while views.popLast() != nil {}
  }

  private static func makeView(_ index: Int, of workload: Workload) -> UIView {
    guard let label = workload.label(at: index) else { return UIView() }
    let view = Label(naturalWidth: workload.intrinsicWidth(label))
    if workload.shape == .coupledRow, label == workload.count / 2 {
      view.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
      view.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    }
    return view
  }

  /// The number of constraints that the views hold.
  var constraintCount: Int { views.reduce(0) { $0 + $1.constraints.count } }

  func setRootSize(_ size: RootSize) {
    root.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }

  func frame(of view: Int) -> Frame {
    let frame = views[view].frame
    return Frame(
      x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height))
  }
}

extension Workload {
  /// Returns the superview of a view, in a tree of views.
  func parent(of view: Int) -> Int {
    switch shape {
    case .nested: return max(0, view - 1)
    // 1 cell, 2 icon, 3 title, 4 subtitle, 5 cell ...
    case .cells: return view % 4 == 1 ? 0 : (view - 1) / 4 * 4 + 1
    default: return 0
    }
  }

  /// Returns the number of the label at a view's index; nil when the view is no label.
  func label(at view: Int) -> Int? {
    switch shape {
    case .cells: return (view - 1) % 4 >= 2 ? (view - 1) / 4 * 2 + (view - 1) % 4 - 2 : nil
    case .coupledRow: return view - 1
    default: return nil
    }
  }
}

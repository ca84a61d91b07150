import LayoutWorkloads
import UIKit

/// The views of a workload, in the tree that a person would make of them: nested views inside each other,
/// what belongs to a cell inside the cell.
@MainActor final class ViewTree {
  let workload: Workload
  /// The root first.
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

  /// Lets go of the innermost views first: then only the root is freed by this list,
  /// and the root frees the others.
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

  /// How many constraints live in the views.
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
  /// The view that a view is inside of, in a tree of views.
  func parent(of view: Int) -> Int {
    switch shape {
    case .nested: return max(0, view - 1)
    // 1 cell, 2 icon, 3 title, 4 subtitle, 5 cell ...
    case .cells: return view % 4 == 1 ? 0 : (view - 1) / 4 * 4 + 1
    default: return 0
    }
  }

  /// The number of the label that a view is; nil when it is none.
  func label(at view: Int) -> Int? {
    switch shape {
    case .cells: return (view - 1) % 4 >= 2 ? (view - 1) / 4 * 2 + (view - 1) % 4 - 2 : nil
    case .coupledRow: return view - 1
    default: return nil
    }
  }
}

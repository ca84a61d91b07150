import AutoLayoutKit
import Foundation
import LayoutPlatform

#if canImport(HeadlessUIKit)
  import HeadlessUIKit
  import LayoutSolver

  extension CheckedTree {
    /// Returns the length of a container in which the views with a problem stay inside and no content is
    /// compressed; nil if no length is enough.
    ///
    /// It is solved in a copy of the layout: without the constraints `left`, with the edges of the views
    /// inside those around them, and with the wish for the length 0.
    func neededLength(
      of index: Int, _ axis: CheckedAxis, without left: [NSLayoutConstraint], around wrong: [Int],
      endsConflict: Bool
    ) -> CGFloat? {
      let direction: NSLayoutConstraint.Axis = axis == .x ? .horizontal : .vertical
      guard let system = LayoutSystem(of: root),
        let size = system.size(of: views[index].view, along: direction)
      else { return nil }
      var trial = system
      for row in left.compactMap({ system.row(of: $0) }) { trial.solver.remove(row) }
      var seen: Set<Int> = []
      for step in wrong.flatMap({ path(from: $0, below: index) }) where seen.insert(step).inserted {
        guard let near = system.near(of: views[step].view, along: direction),
          let length = system.size(of: views[step].view, along: direction),
          let outer = views[step].view.superview,
          let outerLength = system.size(of: outer, along: direction)
        else { continue }
        trial.solver.add([Term(1, near)], .greaterThanOrEqual, 0)
        trial.solver.add([Term(1, near), Term(1, length), Term(-1, outerLength)], .lessThanOrEqual, 0)
      }
      // Above the pulls of the platform, and below all contents.
      trial.solver.add([Term(1, size)], .equal, 0, priority: 2)
      trial.solve()
      guard trial.solver.conflicts.count <= system.solver.conflicts.count - (endsConflict ? 1 : 0)
      else { return nil }
      return CGFloat(trial.solver.value(of: size)).rounded(.up)
    }
  }
#else
  extension CheckedTree {
    /// Returns the length of a container in which the views that reach out of it stay inside; nil if none
    /// does.
    func neededLength(
      of index: Int, _ axis: CheckedAxis, without left: [NSLayoutConstraint], around wrong: [Int],
      endsConflict: Bool
    ) -> CGFloat? {
      let outer = views[index].frame
      return wrong.map { inner in
        let frame = views[inner].frame
        return max(axis.length(of: frame), axis.far(of: frame) - axis.near(of: outer)).value
      }.max()
    }
  }
#endif

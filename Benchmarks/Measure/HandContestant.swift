import LayoutWorkloads
import UIKit

/// The frames of a workload by straight-line arithmetic into a flat array, the minimal cost of
/// a layout, or from there into views.
final class HandContestant: Contestant {
  private let arithmetic: HandArithmetic
  /// The views to place; nil for the flat array alone.
  private let tree: ViewTree?
  private let frames: FrameArray
  private var size: RootSize
  private var isSwapped = false

  init(_ arithmetic: HandArithmetic, _ tree: ViewTree? = nil, size: RootSize) {
    self.arithmetic = arithmetic
    self.tree = tree
    self.size = size
    frames = FrameArray(viewCount: arithmetic.viewCount)
    resize(to: size)
  }

  func resize(to size: RootSize) {
    self.size = size
    arithmetic.write(to: frames.values, size, isSwapped: isSwapped)
    guard let tree else { return }
    var value = frames.values
    for view in tree.views {
      view.frame = CGRect(x: value[0], y: value[1], width: value[2], height: value[3])
      value += 4
    }
  }

  func swap() {
    isSwapped.toggle()
    resize(to: size)
  }

  func frame(of view: Int) -> Frame { tree?.frame(of: view) ?? frames.frame(of: view) }
}

extension Entrant {
  /// Returns the entrant that computes the frames by straight-line arithmetic.
  static func hand(_ workload: Workload, size: RootSize) -> Entrant {
    let arithmetic = HandArithmetic(workload, isNested: false)
    return Entrant { _ in { HandContestant(arithmetic, size: size) } }
  }

  /// Returns the entrant that sets the frames of the same views as with constraints.
  static func handViews(_ workload: Workload, size: RootSize) -> Entrant {
    let arithmetic = HandArithmetic(workload, isNested: true)
    return Entrant(
      prepare: { _ in { HandContestant(arithmetic, ViewTree(workload, size: size), size: size) } },
      isNested: true)
  }
}

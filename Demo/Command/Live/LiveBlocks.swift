import Foundation
import HeadlessUIKit
import LayoutInspection

/// The blocks of a scene: its code, with the view that is `self` there and the values of the parameters.
@MainActor struct LiveBlocks {
  let tree: LiveTree
  let code: LiveCode

  /// The blocks, in the order of the views that run them.
  var blocks: [LiveBlock] {
    var blocks: [LiveBlock] = []
    guard let system = tree.system else { return [] }
    for id in system.solver.allConstraints {
      guard case .constraint(let constraint) = system.source(of: id), let site = constraint.site,
        let part = code.part(file: site.file, line: site.line), let owner = owner(of: constraint, part)
      else { continue }
      if blocks.contains(where: { $0.code == part && $0.owner == owner }) { continue }
      blocks.append(
        LiveBlock(code: part, line: code.parts[part].first, owner: owner, arguments: arguments(owner)))
    }
    return blocks.sorted { ($0.owner, $0.code) < ($1.owner, $1.code) }
  }

  /// Returns the view that is `self` in the code of a constraint: the nearest one around its items with the
  /// type of the code, or else the nearest one of a type of the demo.
  private func owner(of constraint: NSLayoutConstraint, _ part: Int) -> Int? {
    let type = code.parts[part].type
    var near: Int?
    for item in [constraint.firstItem, constraint.secondItem] {
      var index = tree.index(of: item)
      while let current = index, current >= 0 {
        if "\(Swift.type(of: tree.items[current]))" == type { return current }
        if near == nil, tree.items[current] is VerbScene || tree.items[current] is Carousel { near = current }
        index = tree.parents[current]
      }
    }
    return near ?? scene
  }

  /// The scene's view.
  private var scene: Int? {
    tree.items.firstIndex { item in
      item is UIView && String(reflecting: type(of: item)).hasPrefix("Demo.")
    }
  }

  /// Returns the values of the parameters `make`, `a`, `b` and `c` of a scene of a verb.
  private func arguments(_ owner: Int) -> [LiveValue]? {
    if let scene = tree.items[owner] as? VerbScene {
      return [maker(of: scene)] + boxes(scene.boxes)
    }
    guard let scene = tree.items[owner] as? Carousel else { return nil }
    return [.maker(ref: nil, insets: [0, 0, 0, 0])] + boxes(scene.boxes)
  }

  private func boxes(_ boxes: [UIView]) -> [LiveValue] {
    (0..<3).map { number in
      guard boxes.indices.contains(number), let index = tree.index(of: boxes[number]) else { return .none }
      return .item(index)
    }
  }

  private func maker(of scene: VerbScene) -> LiveValue {
    switch scene.sheet {
    case .insets, .captioned: .maker(ref: tree.index(of: scene.paper), insets: [0, 0, 0, 0])
    case .none, .area: .maker(ref: nil, insets: [0, 0, 0, 0])
    }
  }
}

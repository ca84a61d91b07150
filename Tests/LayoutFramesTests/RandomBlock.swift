import AutoLayoutKit
import TestSupport
import UIKit

/// Views with a random block, which is the same for the same seed.
@MainActor final class RandomBlock {
  let root: UIView
  private(set) var views: [UIView] = []
  private let seed: UInt64
  private var inner: [UIView] = []

  init(seed: UInt64) {
    self.seed = seed
    var random = SplitMix64(seed: seed)
    root = random.chance(0.2) ? InsetView() : UIView()
    root.frame = CGRect(x: 0, y: 0, width: 390, height: 300)
    if random.chance(0.3) { root.semanticContentAttribute = .forceRightToLeft }
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 3, leading: 5, bottom: 11, trailing: 17)
    for index in 0..<Int.random(in: 1...6, using: &random) {
      let view = Self.view(index, &random)
      let outer =
        random.chance(0.2) ? views.filter { !($0 is UILabel) }.randomElement(using: &random) : nil
      (outer ?? root).addSubview(view)
      views.append(view)
    }
  }

  private static func view(_ index: Int, _ random: inout SplitMix64) -> UIView {
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      let text = UILabel()
      text.text = "A text of several words that has to be wrapped, number \(index)"
      text.numberOfLines = 0
      return text
    case 1, 2:
      let title = UILabel()
      title.text = String("A title of words".prefix(Int.random(in: 1...16, using: &random)))
      return title
    case 3: return InsetView()
    default: return UIView()
    }
  }

  /// The block; it places each view along each axis once, so that few blocks contradict themselves.
  func place(_ make: AutoLayoutKitMaker) {
    var random = SplitMix64(seed: seed &* 31 &+ 7)
    if random.chance(0.5) { make.insetEdges(top: 3, left: 5, bottom: 11, right: 17) }
    let make = random.chance(0.3) ? make.directional : make
    let base = random.chance(0.2) ? make.margins : make
    var rest = views.filter { $0.superview === root }
    while !rest.isEmpty {
      let row = Array(rest.prefix(Int.random(in: 1...3, using: &random)))
      rest.removeFirst(row.count)
      x(row, base, &random)
      y(row, base, &random)
    }
    for view in views where view.superview !== root {
      guard let outer = view.superview else { continue }
      x([view], make.ref(outer), &random)
      y([view], make.ref(outer), &random)
    }
    if views.count > 1, random.chance(0.3) {
      make.priority(.high - 1).width(views[0]) == AutoLayoutKitAttribute(views[1], .width) * 0.4
    }
  }

  private func number(_ random: inout SplitMix64) -> Double {
    Double(Int.random(in: 0...40, using: &random)) / 3
  }

  private func x(_ row: [UIView], _ make: AutoLayoutKitMaker, _ random: inout SplitMix64) {
    let gap = number(&random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: make.xPlace(row.map { $0 as any AutoLayoutKitChainPart } + [make.wall])
    case 1: make.xPlace([gap] + row.map { $0 as any AutoLayoutKitChainPart } + [.flexible])
    case 2: make.xCenter(row, by: gap)
    case 3: make.xEqual(row, by: gap...)
    case 4:
      make.xLeft(row, by: gap)
      make.width(row) == 20...180
    default:
      make.xPlace(Array(row.map { [$0] as [any AutoLayoutKitChainPart] }.joined(separator: [gap])))
    }
    if random.chance(0.2) { make.xHugging(row) == .high }
  }

  private func y(_ row: [UIView], _ make: AutoLayoutKitMaker, _ random: inout SplitMix64) {
    let gap = number(&random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: make.yPlace([gap] + row.map { $0 as any AutoLayoutKitChainPart } + [make.wall])
    case 1: make.yTop(row, by: gap)
    case 2: make.yCenter(row)
    case 3:
      make.yTop(row[0], by: gap)
      for view in row.dropFirst() { make.ref(row[0]).yFirstBaseline(view) }
    default:
      make.yBottom(row, by: gap)
      make.height(row) <= 90
    }
  }
}

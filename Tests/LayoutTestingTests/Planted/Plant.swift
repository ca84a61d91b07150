import AutoLayoutKit
import UIKit

/// A mistake that people make, planted in a screen that is right without it.
enum Plant: String, CaseIterable, Sendable {
  // The setup.
  case blockTwice, stateWithoutReplace, notPlaced, notInTree, maskOffOnRoot, blockOnCell, chainFromCell
  case checkInBlock, hiddenInChain, sameViewTwice
  // Numbers.
  case hugeInset, tenfoldGap, wrongSign, tooWide, twoSizes, ratioAndSize, doubledEdge
  // Rows.
  case noWall, noBefore, noAfter, mixedDirections, swappedViews
  // Missing.
  case noCenter, noHeight, noTop, noWidth
  // Contents.
  case lostWidth, scrollWithoutWidth, scrollWithoutEnd, cellWithoutBottom, weakBadge, wrongReference, fixedTextHeight
}

/// A screen in which one mistake can be planted.
///
/// The screen says at which line it is: `pick` and `omits` remember theirs.
@MainActor class PlantedScreen: UIView {
  let plant: Plant?
  /// The lines of the mistake; empty if the screen has no place for it.
  private(set) var plantedLines: [UInt] = []
  /// The findings of a check inside a block.
  var findingsInBlock: [String]?

  required init(_ plant: Plant?) {
    self.plant = plant
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    build()
  }

  required init?(coder: NSCoder) { nil }

  class var size: CGSize { CGSize(width: 390, height: 844) }

  /// The view to check.
  var subject: UIView { self }

  /// Adds the views and places them.
  func build() {}

  /// Returns the wrong value if the mistake is planted, or else the right one.
  func pick<Value>(_ mistake: Plant, _ wrong: Value, _ right: Value, line: UInt = #line) -> Value {
    guard plant == mistake else { return right }
    plantedLines.append(line)
    return wrong
  }

  /// Returns true if a mistake is planted that leaves out what follows.
  func has(_ mistake: Plant, line: UInt = #line) -> Bool { pick(mistake, true, false, line: line) }

  /// Adds several subviews, the last one on top.
  func add(_ views: UIView...) { for view in views { addSubview(view) } }
}

extension Array where Element: UIView {
  /// The views with a gap between each two, in points.
  func spaced(_ gap: CGFloat) -> [any AutoLayoutKitChainPart] {
    flatMap { [gap, $0] as [any AutoLayoutKitChainPart] }.dropFirst().map { $0 }
  }
}

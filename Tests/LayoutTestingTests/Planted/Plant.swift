import AutoLayoutKit
import UIKit

/// A mistake that people make, planted in a screen that is right without it.
enum Plant: String, CaseIterable, Sendable {
  case blockTwice = "a block that runs twice"
  case stateWithoutReplace = "a state that does not replace its group"
  case notPlaced = "a view that no verb places"
  case notInTree = "a view that was not added"
  case maskOffOnRoot = "the mask of the topmost view switched off"
  case blockOnCell = "views in a cell beside its contentView"
  case chainFromCell = "a block on the cell for views in its contentView"
  case checkInBlock = "a check inside a block"
  case hiddenInChain = "a hidden view that a row counts"
  case sameViewTwice = "one view twice in a row"
  case hugeInset = "an inset with two digits too many"
  case tenfoldGap = "a gap with a digit too many"
  case wrongSign = "a number with the wrong sign"
  case tooWide = "a width that is too large"
  case twoSizes = "two widths for one view"
  case ratioAndSize = "a ratio beside a width and a height"
  case doubledEdge = "an edge that two lines place"
  case noWall = "a forgotten wall"
  case noBefore = "a second row that ends with a placed view"
  case noAfter = "a column that begins with a placed view"
  case mixedDirections = "left and leading in one row"
  case swappedViews = "views that are exchanged"
  case noCenter = "a missing center"
  case noHeight = "a missing height"
  case noTop = "a missing top"
  case noWidth = "a missing width"
  case lostWidth = "a width that ties with a text"
  case scrollWithoutWidth = "a scroll view whose content has no width"
  case scrollWithoutEnd = "a column in a scroll view that ends at a wall"
  case cellWithoutBottom = "a cell whose content does not reach its bottom"
  case weakBadge = "a badge that hugs as weakly as its neighbor"
  case wrongReference = "an icon that is placed against the wrong view"
  case fixedTextHeight = "a fixed height around a text"
  case idleLimit = "a limit at the wrong edge"
  case staleBlock = "a view that was hidden when its collapsing block ran"
  case oneSafeSide = "a safe area at one side only"
  case underKeyboard = "a column that does not end at the keyboard"
  case openEnd = "a text that is tied to one end of its container"

  /// The mistake in words.
  var words: String { rawValue }
}

/// A screen in which one mistake can be planted; `pick` and `has` remember its lines.
@MainActor class PlantedScreen: UIView {
  let plant: Plant?
  /// The lines of the mistake; empty if the screen has no place for it.
  private(set) var plantedLines: [UInt] = []
  private var holder: UIWindow?
  /// The findings of a check inside a block.
  var findingsInBlock: [String]?

  required init(_ plant: Plant?) {
    self.plant = plant
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    build()
  }

  required init?(coder: NSCoder) { nil }

  class var size: CGSize { CGSize(width: 390, height: 844) }

  /// Returns words that a report must have to name the cause; empty for a mistake that the screen cannot
  /// have.
  class func cause(of plant: Plant) -> [String] { [] }

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

  /// Puts the screen into a window with a safe area at the right, or with a keyboard at the bottom.
  func enterWindow() {
    let window = UIWindow(frame: frame)
    self.holder = window
    window.addSubview(self)
    if has(.oneSafeSide) {
      HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 12), of: window)
    } else if has(.underKeyboard) {
      HeadlessLayout.setKeyboardFrame(CGRect(x: 0, y: 740, width: 390, height: 104), in: window)
    }
  }

  /// Adds several subviews, the last one on top.
  func add(_ views: UIView...) { for view in views { addSubview(view) } }
}

extension Array where Element: UIView {
  /// The views with a gap between each two, in points.
  func spaced(_ gap: CGFloat) -> [any AutoLayoutKitChainPart] {
    flatMap { [gap, $0] as [any AutoLayoutKitChainPart] }.dropFirst().map { $0 }
  }
}

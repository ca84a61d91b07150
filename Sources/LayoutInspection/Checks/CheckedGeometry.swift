import AutoLayoutKit
import LayoutPlatform
import LayoutWords

#if canImport(HeadlessUIKit)
  import LayoutSolver
#endif

/// The places of the views of a checked tree: their frames and the sizes of what they show.
///
/// A check reads them here and nowhere else, so that it compares functions of the size in a proof: a subclass
/// returns those.
@MainActor class CheckedGeometry {
  func area(_ rect: CGRect, of view: AutoLayoutKitView, in root: AutoLayoutKitView) -> Area {
    Area(view.area(rect, in: root))
  }

  func size(of view: AutoLayoutKitView) -> Area { Area(CGRect(origin: .zero, size: view.bounds.size)) }

  /// Returns the size of a view's text in lines of at most a width.
  ///
  /// - Parameter countsWidth: False if only the height is read.
  func textSize(of view: AutoLayoutKitView, within width: Length, countsWidth: Bool = true) -> CGSize {
    view.textSize(within: width.value)
  }

  #if canImport(UIKit)
    func contentSize(of scroll: UIScrollView) -> Area {
      Area(CGRect(origin: .zero, size: scroll.contentSize))
    }

    func safeArea(of view: UIView, in root: UIView) -> Area? {
      let insets = view.safeAreaInsets
      return insets == .zero ? nil : area(view.bounds.inset(by: insets), of: view, in: root)
    }
  #else
    /// Returns nil: a window of a Mac covers nothing of its views except at the top, which AppKit leaves out.
    func safeArea(of view: NSView, in root: NSView) -> Area? { nil }
  #endif

  #if canImport(HeadlessUIKit)
    func excess(of constraint: NSLayoutConstraint, in system: LayoutSystem) -> Length? {
      system.row(of: constraint).map { Length(CGFloat(system.solver.excess(of: $0))) }
    }
  #endif
}

#if canImport(UIKit)
  private typealias Label = UILabel
#elseif canImport(AppKit)
  private typealias Label = NSTextField
#endif

extension AutoLayoutKitView {
  func lines(in room: Area, size: () -> CGSize) -> Area? {
    guard let label = self as? Label, label.showsOnlyLines else { return nil }
    let text = size()
    let width = min(Length(text.width), room.width)
    let height = min(Length(text.height), room.height)
    return Area(
      minX: label.lineStart(in: room, width: width), minY: label.lineTop(in: room, height: height),
      width: width, height: height)
  }

  fileprivate func textSize(within width: CGFloat) -> CGSize {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    #if canImport(UIKit)
      return sizeThatFits(room)
    #else
      return (self as? NSControl)?.sizeThatFits(room) ?? intrinsicContentSize
    #endif
  }
}

extension Label {
  fileprivate func lineStart(in room: Area, width: Length) -> Length {
    #if canImport(UIKit)
      let alignment = textAlignment
    #endif
    switch alignment {
    case .center: return room.midX - width * 0.5
    case .right: return room.maxX - width
    case .left: return room.minX
    default: return runsFromRightToLeft ? room.maxX - width : room.minX
    }
  }

  #if canImport(UIKit)
    fileprivate var showsOnlyLines: Bool { !hasBackground }
    fileprivate func lineTop(in room: Area, height: Length) -> Length {
      room.minY + (room.height - height) * 0.5
    }
  #elseif canImport(AppKit)
    fileprivate var showsOnlyLines: Bool { !isEditable && !drawsBackground }
    fileprivate func lineTop(in room: Area, height: Length) -> Length { room.minY }
  #endif
}

/// A length or a position in a checked layout, in points.
///
/// In a proof for every size, it is a linear function of the size of the root, and each comparison of two
/// lengths notes the sizes at which it has the same result. A check that compares lengths by these operators,
/// and not their values, is therefore a check for one layout and for a region of sizes.
struct Length: Sendable {
  /// The length in the layout that is examined; for sentences, and where the result of a check does not
  /// depend on it.
  let value: CGFloat
  /// The changes per point of the root's width and height; 0 outside of a proof.
  let perWidth: Double
  let perHeight: Double

  static let zero = Length(0)

  init(_ value: CGFloat, perWidth: Double = 0, perHeight: Double = 0) {
    self.value = value
    self.perWidth = perWidth
    self.perHeight = perHeight
  }

  var isConstant: Bool { abs(perWidth) < 1e-9 && abs(perHeight) < 1e-9 }
  var points: String { value.points }

  static prefix func - (length: Length) -> Length { length * -1 }

  static func + (one: Length, other: Length) -> Length {
    Length(
      one.value + other.value, perWidth: one.perWidth + other.perWidth,
      perHeight: one.perHeight + other.perHeight)
  }

  static func - (one: Length, other: Length) -> Length { one + -other }
  static func + (one: Length, number: CGFloat) -> Length { one + Length(number) }
  static func - (one: Length, number: CGFloat) -> Length { one - Length(number) }

  static func * (one: Length, factor: CGFloat) -> Length {
    Length(
      one.value * factor, perWidth: one.perWidth * Double(factor), perHeight: one.perHeight * Double(factor))
  }
}

@MainActor extension Length {
  static func > (one: Length, other: Length) -> Bool { isPositive(one - other) }
  static func < (one: Length, other: Length) -> Bool { isPositive(other - one) }
  static func >= (one: Length, other: Length) -> Bool { !isPositive(other - one) }
  static func <= (one: Length, other: Length) -> Bool { !isPositive(one - other) }
  static func > (one: Length, number: CGFloat) -> Bool { isPositive(one - number) }
  static func < (one: Length, number: CGFloat) -> Bool { isPositive(Length(number) - one) }
  static func >= (one: Length, number: CGFloat) -> Bool { !isPositive(Length(number) - one) }
  static func <= (one: Length, number: CGFloat) -> Bool { !isPositive(one - number) }

  /// Returns true if the length is larger than another one by more than a tolerance.
  ///
  /// Where the result changes, two edges meet a tolerance away: `stress` names this size.
  func exceeds(_ other: Length, by tolerance: CGFloat) -> Bool {
    Self.isPositive(self - other - tolerance, tolerance: tolerance)
  }

  var magnitude: Length { self < 0 ? -self : self }

  private static func isPositive(_ difference: Length, tolerance: CGFloat = 0) -> Bool {
    noting([difference], isAny: difference.value > 0, tolerance)
  }

  /// Returns true if one of four differences is above 0, or is 0 if `orZero`.
  ///
  /// In a proof, the comparisons count only as far as the result depends on them: of several positive
  /// differences, one is enough.
  fileprivate static func isAnyPositive(
    _ one: Length, _ two: Length, _ three: Length, _ four: Length, orZero: Bool = false, tolerance: CGFloat
  ) -> Bool {
    let most = max(max(one.value, two.value), max(three.value, four.value))
    return noting([one, two, three, four], isAny: orZero ? most >= 0 : most > 0, tolerance)
  }

  private static func noting(
    _ differences: @autoclosure () -> [Length], isAny result: Bool, _ tolerance: CGFloat
  ) -> Bool {
    #if canImport(HeadlessUIKit)
      SizeComparisons.current?.note(differences(), isAny: result, tolerance)
    #endif
    return result
  }
}

@MainActor func min(_ one: Length, _ other: Length) -> Length { other < one ? other : one }
@MainActor func max(_ one: Length, _ other: Length) -> Length { other > one ? other : one }

struct Area: Sendable {
  let minX: Length
  let minY: Length
  let width: Length
  let height: Length

  init(minX: Length, minY: Length, width: Length, height: Length) {
    self.minX = minX
    self.minY = minY
    self.width = width
    self.height = height
  }

  init(_ rect: CGRect) {
    self.init(
      minX: Length(rect.minX), minY: Length(rect.minY), width: Length(rect.width), height: Length(rect.height)
    )
  }

  var maxX: Length { minX + width }
  var maxY: Length { minY + height }
  var midX: Length { minX + width * 0.5 }
  var midY: Length { minY + height * 0.5 }
  var rect: CGRect { CGRect(x: minX.value, y: minY.value, width: width.value, height: height.value) }
  var points: String { rect.size.points }
}

@MainActor extension Area {
  var isEmpty: Bool { width <= 0 || height <= 0 }
  func isFlat(_ length: CGFloat) -> Bool { width <= length || height <= length }

  func meets(_ other: Area, beyond tolerance: CGFloat) -> Bool {
    !Length.isAnyPositive(
      other.minX - maxX + tolerance, minX - other.maxX + tolerance, other.minY - maxY + tolerance,
      minY - other.maxY + tolerance, orZero: true, tolerance: -tolerance) && !isFlat(tolerance)
      && !other.isFlat(tolerance)
  }

  func holds(_ other: Area, within tolerance: CGFloat) -> Bool {
    !Length.isAnyPositive(
      minX - other.minX - tolerance, other.maxX - maxX - tolerance, minY - other.minY - tolerance,
      other.maxY - maxY - tolerance, tolerance: tolerance)
  }

  func contains(x: Length, y: Length) -> Bool { minX <= x && x <= maxX && minY <= y && y <= maxY }

  func intersection(_ other: Area) -> Area {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Area(
      minX: left, minY: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  func corners(inside other: Area) -> Int {
    let xs = [minX, maxX].filter { other.minX <= $0 && $0 <= other.maxX }
    let ys = [minY, maxY].filter { other.minY <= $0 && $0 <= other.maxY }
    return xs.count * ys.count
  }

  /// Returns false if two rectangles do not meet, in a proof at any size of the region.
  ///
  /// The answer notes no comparison: `meets` gives the exact one.
  func mayMeet(_ other: Area) -> Bool {
    #if canImport(HeadlessUIKit)
      if let comparisons = SizeComparisons.current {
        let overlaps = [maxX - other.minX, other.maxX - minX, maxY - other.minY, other.maxY - minY]
        return !overlaps.contains { comparisons.isNeverNegative(-$0) }
      }
    #endif
    return rect.intersects(other.rect)
  }

  func isAtMost(_ share: CGFloat, of other: Area) -> Bool {
    #if canImport(HeadlessUIKit)
      SizeComparisons.current?.compareAreas(self, share, other)
    #endif
    return rect.width * rect.height <= other.rect.width * other.rect.height * share
  }
}

// AutoLayoutKit: a whole screen laid out in one block, on the superview.
//
// The file stands alone: an app may drop in just this one. It reads from top to bottom, the vocabulary first,
// what makes it work last. All lengths are points. Insets point inward, so nobody writes a minus sign.

#if canImport(UIKit)
  import UIKit

  /// The platform's view.
  public typealias AutoLayoutKitView = UIView
  /// The platform's layout guide.
  public typealias AutoLayoutKitGuide = UILayoutGuide
  /// The platform's insets of the four edges, in points.
  public typealias AutoLayoutKitInsets = UIEdgeInsets
#elseif canImport(AppKit)
  import AppKit

  /// The platform's view.
  public typealias AutoLayoutKitView = NSView
  /// The platform's layout guide.
  public typealias AutoLayoutKitGuide = NSLayoutGuide
  /// The platform's insets of the four edges, in points.
  public typealias AutoLayoutKitInsets = NSEdgeInsets
#endif

#if canImport(os)
  import os
#endif

// MARK: - The block

extension AutoLayoutKitView {
  /// Lays out what is inside this view, and installs it.
  ///
  ///     let group = view.tk_constraint { make in
  ///       make.insetEdges(edge: 16)
  ///       make.size(icon) == (40, 40)
  ///       make.xPlace(icon, 12, title, make.wall, time)
  ///       make.ref(title).xLeft(detail)
  ///       make.yPlace(title, 4, detail, make.wall)
  ///     }
  ///
  /// The block runs first; then what the group held goes out and what is new comes in, in one batch and in that order.
  /// `translatesAutoresizingMaskIntoConstraints` goes off for the views that are placed, never for this view or for a reference.
  /// What cannot be laid out is reported to ``AutoLayoutKitReport/handler``, and the rest is installed.
  /// From inside a block that builds the same group the call is reported and ignored.
  ///
  /// - Parameters:
  ///   - group: the group to be replaced, if there is one. It may have been used on another view.
  ///   - place: the block that says how the views stand; it runs once, at once.
  /// - Returns: the group of everything that was installed. The layout stays when nobody keeps it.
  @discardableResult public func tk_constraint(
    replace group: AutoLayoutKitConstraintGroup = AutoLayoutKitConstraintGroup(), file: StaticString = #fileID, line: UInt = #line,
    _ place: (AutoLayoutKitMaker) -> Void
  ) -> AutoLayoutKitConstraintGroup {
    guard !group.isBuilding else {
      Source(verb: "tk_constraint", file: file, line: line).report(Names(container: self).recursion, call: "tk_constraint(replace:)")
      return group
    }
    group.isBuilding = true
    let maker = AutoLayoutKitMaker(container: self, reference: self)
    place(maker)
    group.finish(maker)
    return group
  }
}

// MARK: - The maker

/// What the block of `tk_constraint` talks to: its verbs place views and guides against the reference.
///
/// The reference is the container at first; ``ref(_:)`` gives a maker with another one. Insets belong to one maker.
@preconcurrency @MainActor public final class AutoLayoutKitMaker {
  /// The view that `tk_constraint` was called on.
  public let container: AutoLayoutKitView
  /// What the verbs place against.
  public let reference: any AutoLayoutKitItem
  /// The insets of the reference that the verbs keep to.
  public private(set) var insets = AutoLayoutKitInsets()

  private let parent: AutoLayoutKitMaker?
  fileprivate var root: AutoLayoutKitMaker { parent ?? self }
  fileprivate var records: [Record] = []
  fileprivate var isOpen = true

  fileprivate init(container: AutoLayoutKitView, reference: any AutoLayoutKitItem, parent: AutoLayoutKitMaker? = nil) {
    (self.container, self.reference, self.parent) = (container, reference, parent)
  }

  /// A maker that places against another view or guide, with no insets, into the same group.
  ///
  ///     make.ref(title).xLeft(detail)   // detail.left == title.left
  public func ref(_ item: any AutoLayoutKitItem) -> AutoLayoutKitMaker { AutoLayoutKitMaker(container: container, reference: item, parent: root) }

  /// Cuts a chain: nothing ties what stands on its two sides.
  ///
  ///     make.xPlace(20, title, make.wall, time, 20)
  ///     // |-20-[title]        [time]-20-|
  public var wall: AutoLayoutKitGap { .wall }
  /// The same as ``wall``.
  public var divider: AutoLayoutKitGap { .wall }

  /// The width of the reference less its left and right insets.
  public var w: AutoLayoutKitAttribute { target(.x, .size) }
  /// The height of the reference less its top and bottom insets.
  public var h: AutoLayoutKitAttribute { target(.y, .size) }

  // MARK: Insets

  /// Adds to the insets, in points: `edge` on all four sides, the others each on its own; returns the insets as they were.
  ///
  ///     let old = make.insetEdges(top: 10, left: 20, bottom: 40, right: 60)
  ///     make.equal(photo)
  ///     make.resetEdges(old)
  ///
  /// A number that is not finite is reported, and no side changes.
  @discardableResult public func insetEdges(
    edge: Double = 0, top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitInsets { addInsets([top, left, bottom, right], edge, Source(verb: "insetEdges", file: file, line: line)) }

  /// Adds to the insets, in points, where a number is an `Int` or a `Float`.
  @discardableResult @_disfavoredOverload public func insetEdges(
    edge: any AutoLayoutKitNumber = 0, top: any AutoLayoutKitNumber = 0, left: any AutoLayoutKitNumber = 0, bottom: any AutoLayoutKitNumber = 0,
    right: any AutoLayoutKitNumber = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitInsets { addInsets([top, left, bottom, right], edge, Source(verb: "insetEdges", file: file, line: line)) }

  /// Puts insets back that `insetEdges` returned.
  public func resetEdges(_ old: AutoLayoutKitInsets) { insets = old }

  // MARK: Chains

  /// Places views and gaps from the left edge of the reference to its right edge.
  ///
  ///     make.xPlace(20, icon, 8, title, make.wall, badge, 20)
  ///     // |-20-[icon]-8-[title]      [badge]-20-|
  ///
  /// A number is a gap in points, neighbouring numbers add up, and without a number two views stand flush. A ``wall`` cuts the chain.
  /// Arrays count as their elements. Swift divides integers here as everywhere: `100 / 3` is a gap of 33, `100.0 / 3` is not.
  /// Reported: a number with nothing to measure from or no view to place, a view that is the reference, stands twice, or is not in the container.
  public var xPlace: AutoLayoutKitVerb<any AutoLayoutKitChainPart> { chain("xPlace", .x) }

  /// Places views and gaps from the top edge of the reference to its bottom edge, by the rules of `xPlace`.
  ///
  ///     make.yPlace(20, title, 4, detail, make.wall)
  ///     // ┬ 20 [title] 4 [detail]       ┴
  public var yPlace: AutoLayoutKitVerb<any AutoLayoutKitChainPart> { chain("yPlace", .y) }

  // MARK: Edges and centres

  /// Puts the left edge of each item on the left edge of the reference, moved in by the left inset: `|-left-[a]`.
  public var xLeft: AutoLayoutKitPin { pin("xLeft", [.x], [.near]) }
  /// Puts the right edge of each item on the right edge of the reference, moved in by the right inset: `[a]-right-|`.
  public var xRight: AutoLayoutKitPin { pin("xRight", [.x], [.far]) }
  /// Centres each item across what the left and right insets leave of the reference: `|-left-|   [a]   |-right-|`.
  public var xCenter: AutoLayoutKitPin { pin("xCenter", [.x], [.center]) }
  /// Puts the top edge of each item on the top edge of the reference, moved in by the top inset: `┬-top-[a]`.
  public var yTop: AutoLayoutKitPin { pin("yTop", [.y], [.near]) }
  /// Puts the bottom edge of each item on the bottom edge of the reference, moved in by the bottom inset: `[a]-bottom-┴`.
  public var yBottom: AutoLayoutKitPin { pin("yBottom", [.y], [.far]) }
  /// Centres each item down what the top and bottom insets leave of the reference: `┬-top-┤   [a]   ├-bottom-┴`.
  public var yCenter: AutoLayoutKitPin { pin("yCenter", [.y], [.center]) }
  /// Centres each item both ways, as `xCenter` and `yCenter` do.
  public var center: AutoLayoutKitPin { pin("center", [.x, .y], [.center]) }
  /// Makes each item as wide as the inset reference, as `xLeft` and `xRight` do: `|-left-[    a    ]-right-|`.
  public var xEqual: AutoLayoutKitPin { pin("xEqual", [.x], [.near, .far]) }
  /// Makes each item as high as the inset reference, as `yTop` and `yBottom` do: `┬-top-[    a    ]-bottom-┴`.
  public var yEqual: AutoLayoutKitPin { pin("yEqual", [.y], [.near, .far]) }
  /// Makes each item cover the inset reference, as `xEqual` and `yEqual` do.
  public var equal: AutoLayoutKitPin { pin("equal", [.x, .y], [.near, .far]) }

  // MARK: Sizes

  /// The widths of the items, to be compared by `==`, `<=` or `>=` with a length for all or a list with one length for each.
  ///
  ///     make.width(icon) == 40
  ///     make.width(title, detail) <= make.w * 0.5
  ///     make.width(a, b, c) == [10, 20, make.w / 3]
  ///
  /// Reported: values and views that differ in number.
  public var width: AutoLayoutKitMeasure<AutoLayoutKitLengths> {
    .init(sizing: Sizing(maker: self, verb: "width", axes: [.x]), subject: AutoLayoutKitLengths.init)
  }

  /// The heights of the items, to be compared as widths are.
  public var height: AutoLayoutKitMeasure<AutoLayoutKitLengths> {
    .init(sizing: Sizing(maker: self, verb: "height", axes: [.y]), subject: AutoLayoutKitLengths.init)
  }

  /// The sizes of the items, to be compared by `==`, `<=` or `>=` with a pair of lengths or a `CGSize`.
  ///
  ///     make.size(icon) == (40, 40)
  ///     make.size(a, b) <= (make.w * 0.5, 200)
  public var size: AutoLayoutKitMeasure<AutoLayoutKitSizes> {
    .init(sizing: Sizing(maker: self, verb: "size", axes: [.x, .y]), subject: AutoLayoutKitSizes.init)
  }

  // MARK: Constraints by hand

  /// Puts constraints into the group that were made by hand or by comparing attributes.
  ///
  ///     make.install(title.tk_left >= icon.tk_right + 8)
  ///
  /// The first item of each must be the container or inside it. Reported: items without a common superview, attributes that cannot be compared.
  public var install: AutoLayoutKitVerb<NSLayoutConstraint> {
    AutoLayoutKitVerb(name: "install") { [self] constraints, source in
      let call = Call(self, source) { _ in "" }
      constraints.forEach(call.adopt)
      return call.finish()
    }
  }

  /// Makes one attribute equal to another.
  ///
  ///     make.install(AutoLayoutKitAttribute(a, .left), AutoLayoutKitAttribute(b, .right) + 8)
  @discardableResult public func install(
    _ left: AutoLayoutKitAttribute, _ right: AutoLayoutKitAttribute, file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { install(left == right, file: file, line: line) }
}

// MARK: - Verbs and comparisons

/// A verb, to be called with what it places: one by one, in arrays, or both.
@preconcurrency @MainActor public struct AutoLayoutKitVerb<Part> {
  fileprivate let name: String
  fileprivate let run: ([Part], Source) -> AutoLayoutKitHandle

  /// Makes the constraints of the verb.
  @discardableResult public func callAsFunction(_ parts: Part..., file: StaticString = #fileID, line: UInt = #line) -> AutoLayoutKitHandle {
    run(parts, Source(verb: name, file: file, line: line))
  }

  /// Makes the constraints of the verb for the parts of an array.
  @discardableResult public func callAsFunction(_ parts: [Part], file: StaticString = #fileID, line: UInt = #line) -> AutoLayoutKitHandle {
    run(parts, Source(verb: name, file: file, line: line))
  }
}

/// A verb that puts sides of items on the same sides of the reference.
///
/// Reported: an item that is the reference itself, or is not in the container.
public typealias AutoLayoutKitPin = AutoLayoutKitVerb<any AutoLayoutKitItems>

/// A verb that says what is compared, to be called with the items: one by one, in arrays, or both.
@preconcurrency @MainActor public struct AutoLayoutKitMeasure<Subject> {
  fileprivate let sizing: Sizing
  fileprivate let subject: (Sizing) -> Subject

  /// What is compared of the items.
  public func callAsFunction(_ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line) -> Subject {
    subject(sizing.of(items, file, line))
  }

  /// What is compared of the items of an array.
  public func callAsFunction(_ items: [any AutoLayoutKitItems], file: StaticString = #fileID, line: UInt = #line) -> Subject {
    subject(sizing.of(items, file, line))
  }
}

/// The widths or the heights of some items, for `==`, `<=` or `>=` with a length, or with a list that has one length for each item.
///
/// Literals are floating here: `== 100 / 3` is a third of a hundred, not 33. The exception is a list or pair that also holds a variable of type
/// `Int` or `Float`, or both a `CGFloat` variable and an attribute: there `100 / 3` divides integers, and `100.0 / 3` does not.
@preconcurrency @MainActor public struct AutoLayoutKitLengths {
  fileprivate let sizing: Sizing

  /// Makes each equal to a number.
  @discardableResult public static func == (left: Self, right: Double) -> AutoLayoutKitHandle { left.sizing.all(.equal, right) }
  /// Makes each equal to a number or an attribute.
  @discardableResult @_disfavoredOverload
  public static func == (left: Self, right: any AutoLayoutKitLength) -> AutoLayoutKitHandle { left.sizing.all(.equal, right) }
  /// Makes each equal to its own number or attribute in the list.
  @discardableResult
  public static func == (left: Self, right: [any AutoLayoutKitRealLength]) -> AutoLayoutKitHandle { left.sizing.each(.equal, right) }
  /// Makes each equal to its own length in the list.
  @discardableResult @_disfavoredOverload
  public static func == (left: Self, right: [any AutoLayoutKitLength]) -> AutoLayoutKitHandle { left.sizing.each(.equal, right) }
  /// Makes each at most a number.
  @discardableResult public static func <= (left: Self, right: Double) -> AutoLayoutKitHandle { left.sizing.all(.most, right) }
  /// Makes each at most a number or an attribute.
  @discardableResult @_disfavoredOverload
  public static func <= (left: Self, right: any AutoLayoutKitLength) -> AutoLayoutKitHandle { left.sizing.all(.most, right) }
  /// Makes each at most its own number or attribute in the list.
  @discardableResult
  public static func <= (left: Self, right: [any AutoLayoutKitRealLength]) -> AutoLayoutKitHandle { left.sizing.each(.most, right) }
  /// Makes each at most its own length in the list.
  @discardableResult @_disfavoredOverload
  public static func <= (left: Self, right: [any AutoLayoutKitLength]) -> AutoLayoutKitHandle { left.sizing.each(.most, right) }
  /// Makes each at least a number.
  @discardableResult public static func >= (left: Self, right: Double) -> AutoLayoutKitHandle { left.sizing.all(.least, right) }
  /// Makes each at least a number or an attribute.
  @discardableResult @_disfavoredOverload
  public static func >= (left: Self, right: any AutoLayoutKitLength) -> AutoLayoutKitHandle { left.sizing.all(.least, right) }
  /// Makes each at least its own number or attribute in the list.
  @discardableResult
  public static func >= (left: Self, right: [any AutoLayoutKitRealLength]) -> AutoLayoutKitHandle { left.sizing.each(.least, right) }
  /// Makes each at least its own length in the list.
  @discardableResult @_disfavoredOverload
  public static func >= (left: Self, right: [any AutoLayoutKitLength]) -> AutoLayoutKitHandle { left.sizing.each(.least, right) }
}

/// The sizes of some items, for `==`, `<=` or `>=` with a pair of lengths or a `CGSize`; literals are floating, as for widths.
@preconcurrency @MainActor public struct AutoLayoutKitSizes {
  fileprivate let sizing: Sizing

  /// Makes each equal to a pair of numbers.
  @discardableResult public static func == (left: Self, right: (Double, Double)) -> AutoLayoutKitHandle { left.sizing.all(.equal, right.0, right.1) }
  /// Makes each equal to a pair of numbers or attributes.
  @discardableResult
  public static func == (left: Self, right: (any AutoLayoutKitRealLength, any AutoLayoutKitRealLength)) -> AutoLayoutKitHandle {
    left.sizing.all(.equal, right.0, right.1)
  }
  /// Makes each equal to a pair of lengths.
  @discardableResult @_disfavoredOverload
  public static func == <W: AutoLayoutKitLength, H: AutoLayoutKitLength>(left: Self, right: (W, H)) -> AutoLayoutKitHandle {
    left.sizing.all(.equal, right.0, right.1)
  }
  /// Makes each equal to a size.
  @discardableResult public static func == (left: Self, right: CGSize) -> AutoLayoutKitHandle { left == (right.width, right.height) }
  /// Makes each at most a pair of numbers.
  @discardableResult public static func <= (left: Self, right: (Double, Double)) -> AutoLayoutKitHandle { left.sizing.all(.most, right.0, right.1) }
  /// Makes each at most a pair of numbers or attributes.
  @discardableResult
  public static func <= (left: Self, right: (any AutoLayoutKitRealLength, any AutoLayoutKitRealLength)) -> AutoLayoutKitHandle {
    left.sizing.all(.most, right.0, right.1)
  }
  /// Makes each at most a pair of lengths.
  @discardableResult @_disfavoredOverload
  public static func <= <W: AutoLayoutKitLength, H: AutoLayoutKitLength>(left: Self, right: (W, H)) -> AutoLayoutKitHandle {
    left.sizing.all(.most, right.0, right.1)
  }
  /// Makes each at most a size.
  @discardableResult public static func <= (left: Self, right: CGSize) -> AutoLayoutKitHandle { left <= (right.width, right.height) }
  /// Makes each at least a pair of numbers.
  @discardableResult public static func >= (left: Self, right: (Double, Double)) -> AutoLayoutKitHandle { left.sizing.all(.least, right.0, right.1) }
  /// Makes each at least a pair of numbers or attributes.
  @discardableResult
  public static func >= (left: Self, right: (any AutoLayoutKitRealLength, any AutoLayoutKitRealLength)) -> AutoLayoutKitHandle {
    left.sizing.all(.least, right.0, right.1)
  }
  /// Makes each at least a pair of lengths.
  @discardableResult @_disfavoredOverload
  public static func >= <W: AutoLayoutKitLength, H: AutoLayoutKitLength>(left: Self, right: (W, H)) -> AutoLayoutKitHandle {
    left.sizing.all(.least, right.0, right.1)
  }
  /// Makes each at least a size.
  @discardableResult public static func >= (left: Self, right: CGSize) -> AutoLayoutKitHandle { left >= (right.width, right.height) }
}

// MARK: - Groups and handles

/// Everything that one block installed, to be taken out, put back or replaced as a whole.
@preconcurrency @MainActor public final class AutoLayoutKitConstraintGroup {
  private var records: [Record] = []
  fileprivate var isBuilding = false

  /// An empty group, for `tk_constraint(replace:)` to fill.
  public nonisolated init() {}

  /// The constraints of the group, in the order of the verbs, without those whose views are gone.
  public var constraints: [NSLayoutConstraint] { records.compactMap { $0.isAlive ? $0.constraint : nil } }

  /// Whether the group holds constraints and all of them are active.
  public var isInstalled: Bool {
    let constraints = constraints
    return !constraints.isEmpty && constraints.allSatisfy(\.isActive)
  }

  /// Activates the constraints that are not active, in one batch.
  ///
  /// One whose views have lost their common superview is reported and left out; one whose views are gone is forgotten.
  public func install() {
    records.removeAll { !$0.isAlive }
    Record.activate(records, in: nil)
  }

  /// Deactivates the constraints, in one batch, until `install()` brings them back.
  public func uninstall() { NSLayoutConstraint.deactivate(constraints.filter(\.isActive)) }

  fileprivate func finish(_ maker: AutoLayoutKitMaker) {
    uninstall()
    records = Record.activate(maker.records, in: maker.container)
    (maker.isOpen, isBuilding) = (false, false)
  }
}

/// The constraints that one verb made, in order; to be used on the main thread like all of UIKit.
public struct AutoLayoutKitHandle: RandomAccessCollection {
  fileprivate let records: [Record]

  /// The position of the first constraint.
  public var startIndex: Int { records.startIndex }
  /// The position after the last constraint.
  public var endIndex: Int { records.endIndex }
  /// A constraint of the verb.
  public subscript(position: Int) -> NSLayoutConstraint { records[position].constraint }
}

// MARK: - Items, numbers and gaps

/// What a chain is made of: views, guides, numbers, gaps, and arrays of these.
@preconcurrency @MainActor public protocol AutoLayoutKitChainPart {
  /// Adds what this stands for to a list.
  func _tk_add(to list: inout _AutoLayoutKitList)
}

/// What a verb places: a view, a guide, or an array of these.
@preconcurrency @MainActor public protocol AutoLayoutKitItems: AutoLayoutKitChainPart {}

/// One view or layout guide.
@preconcurrency @MainActor public protocol AutoLayoutKitItem: AnyObject, AutoLayoutKitItems {}

/// A number or an attribute that a width or a height is compared with.
@preconcurrency @MainActor public protocol AutoLayoutKitLength {
  /// The length as an attribute, which for a number has no item.
  var _tk_length: AutoLayoutKitAttribute { get }
}

/// A `Double` or an attribute; what makes literals floating.
@preconcurrency @MainActor public protocol AutoLayoutKitRealLength: AutoLayoutKitLength {}

/// A number of points: `Int`, `Double`, `CGFloat` or `Float`.
@preconcurrency @MainActor public protocol AutoLayoutKitNumber: AutoLayoutKitLength, AutoLayoutKitChainPart {}

/// What stands between two neighbours of a chain, other than a plain number.
@preconcurrency @MainActor public struct AutoLayoutKitGap: AutoLayoutKitChainPart {
  fileprivate let part: _AutoLayoutKitList.Part

  /// Cuts the chain: nothing ties what stands on its two sides.
  public static let wall = AutoLayoutKitGap(part: .wall)

  /// Adds the gap to a list.
  public func _tk_add(to list: inout _AutoLayoutKitList) { list.parts.append(part) }
}

/// The items and gaps of a call with all arrays unfolded.
@preconcurrency @MainActor public struct _AutoLayoutKitList {
  fileprivate enum Part {
    case item(any AutoLayoutKitItem)
    case number(CGFloat)
    case wall, emptyArray
  }

  fileprivate var parts: [Part] = []

  fileprivate init(_ parts: [any AutoLayoutKitChainPart]) {
    if parts.isEmpty { self.parts.append(.emptyArray) }
    for part in parts { part._tk_add(to: &self) }
  }

  fileprivate var items: [any AutoLayoutKitItem] { parts.compactMap { if case .item(let item) = $0 { item } else { nil } } }
}

extension AutoLayoutKitView: AutoLayoutKitItem {}
extension AutoLayoutKitGuide: AutoLayoutKitItem {}
extension Array: AutoLayoutKitItems where Element: AutoLayoutKitItems {}
extension Int: AutoLayoutKitNumber {}
extension Float: AutoLayoutKitNumber {}
extension CGFloat: AutoLayoutKitNumber {}
extension Double: AutoLayoutKitNumber, AutoLayoutKitRealLength {}

extension AutoLayoutKitItem {
  /// Adds the item to a list.
  public func _tk_add(to list: inout _AutoLayoutKitList) { list.parts.append(.item(self)) }

  /// The view itself, or the view that owns the guide.
  fileprivate var view: AutoLayoutKitView? { self as? AutoLayoutKitView ?? (self as? AutoLayoutKitGuide)?.owningView }
}

extension Array: AutoLayoutKitChainPart where Element: AutoLayoutKitChainPart {
  /// Adds the elements to a list.
  public func _tk_add(to list: inout _AutoLayoutKitList) {
    if isEmpty { list.parts.append(.emptyArray) }
    for element in self { element._tk_add(to: &list) }
  }
}

extension AutoLayoutKitNumber {
  /// Adds the number to a list, as a gap.
  public func _tk_add(to list: inout _AutoLayoutKitList) { list.parts.append(.number(number)) }

  fileprivate var number: CGFloat { _tk_length.constant }
}

extension AutoLayoutKitNumber where Self: BinaryInteger {
  /// The number as a length.
  public var _tk_length: AutoLayoutKitAttribute { AutoLayoutKitAttribute(number: CGFloat(self)) }
}

extension AutoLayoutKitNumber where Self: BinaryFloatingPoint {
  /// The number as a length.
  public var _tk_length: AutoLayoutKitAttribute { AutoLayoutKitAttribute(number: CGFloat(self)) }
}

// MARK: - Attributes

/// An edge, a centre, a baseline or a size of a view or guide, times a factor, plus points.
///
///     make.install(AutoLayoutKitAttribute(title, .left) == AutoLayoutKitAttribute(icon, .right) + 8)
@preconcurrency @MainActor public struct AutoLayoutKitAttribute: AutoLayoutKitRealLength {
  fileprivate let item: (any AutoLayoutKitItem)?
  fileprivate let attribute: NSLayoutConstraint.Attribute
  fileprivate var factor: CGFloat = 1
  fileprivate var constant: CGFloat = 0

  /// The attribute itself.
  public var _tk_length: AutoLayoutKitAttribute { self }
}

extension AutoLayoutKitAttribute {
  /// An attribute of a view or guide, as it is.
  public init(_ item: any AutoLayoutKitItem, _ attribute: NSLayoutConstraint.Attribute) { self.init(item: item, attribute: attribute) }

  /// The attribute and its points, times a number.
  public static func * (left: Self, right: Double) -> Self { left.times(right) }
  /// The attribute and its points, times a number.
  @_disfavoredOverload public static func * (left: Self, right: any AutoLayoutKitNumber) -> Self { left.times(right.number) }
  /// The attribute and its points, times a number.
  public static func * (left: Double, right: Self) -> Self { right.times(left) }
  /// The attribute and its points, times a number.
  @_disfavoredOverload public static func * (left: any AutoLayoutKitNumber, right: Self) -> Self { right.times(left.number) }
  /// The attribute and its points, divided by a number.
  public static func / (left: Self, right: Double) -> Self { left.divided(by: right) }
  /// The attribute and its points, divided by a number.
  @_disfavoredOverload public static func / (left: Self, right: any AutoLayoutKitNumber) -> Self { left.divided(by: right.number) }
  /// The attribute and a number of points more.
  public static func + (left: Self, right: Double) -> Self { left.plus(right) }
  /// The attribute and a number of points more.
  @_disfavoredOverload public static func + (left: Self, right: any AutoLayoutKitNumber) -> Self { left.plus(right.number) }
  /// The attribute and a number of points more.
  public static func + (left: Double, right: Self) -> Self { right.plus(left) }
  /// The attribute and a number of points more.
  @_disfavoredOverload public static func + (left: any AutoLayoutKitNumber, right: Self) -> Self { right.plus(left.number) }
  /// The attribute less a number of points.
  public static func - (left: Self, right: Double) -> Self { left.plus(-right) }
  /// The attribute less a number of points.
  @_disfavoredOverload public static func - (left: Self, right: any AutoLayoutKitNumber) -> Self { left.plus(-right.number) }
  /// A number of points less the attribute.
  public static func - (left: Double, right: Self) -> Self { right.times(-1).plus(left) }
  /// A number of points less the attribute.
  @_disfavoredOverload public static func - (left: any AutoLayoutKitNumber, right: Self) -> Self { right.times(-1).plus(left.number) }
}

/// Comparing attributes makes a constraint, which is not active yet: hand it to `install`.
///
/// It is solved for the attribute on the left, so that a negative factor there turns `<=` and `>=` around.
/// What UIKit would not accept (left with top, left with leading, an edge with a number, a factor of 0) makes a constraint that says nothing
/// and is reported when it is installed.
extension AutoLayoutKitAttribute {
  /// Makes an attribute equal to a number of points.
  public static func == (left: Self, right: Double) -> NSLayoutConstraint { compare(left, .equal, right) }
  /// Makes an attribute equal to another.
  public static func == (left: Self, right: Self) -> NSLayoutConstraint { compare(left, .equal, right) }
  /// Makes an attribute equal to a number of points.
  @_disfavoredOverload public static func == (left: Self, right: any AutoLayoutKitNumber) -> NSLayoutConstraint { compare(left, .equal, right) }
  /// Makes an attribute equal to a number of points.
  public static func == (left: Double, right: Self) -> NSLayoutConstraint { compare(left, .equal, right) }
  /// Makes an attribute equal to a number of points.
  @_disfavoredOverload public static func == (left: any AutoLayoutKitNumber, right: Self) -> NSLayoutConstraint { compare(left, .equal, right) }
  /// Makes an attribute at most a number of points.
  public static func <= (left: Self, right: Double) -> NSLayoutConstraint { compare(left, .most, right) }
  /// Makes an attribute at most another.
  public static func <= (left: Self, right: Self) -> NSLayoutConstraint { compare(left, .most, right) }
  /// Makes an attribute at most a number of points.
  @_disfavoredOverload public static func <= (left: Self, right: any AutoLayoutKitNumber) -> NSLayoutConstraint { compare(left, .most, right) }
  /// Makes an attribute at least a number of points.
  public static func <= (left: Double, right: Self) -> NSLayoutConstraint { compare(left, .most, right) }
  /// Makes an attribute at least a number of points.
  @_disfavoredOverload public static func <= (left: any AutoLayoutKitNumber, right: Self) -> NSLayoutConstraint { compare(left, .most, right) }
  /// Makes an attribute at least a number of points.
  public static func >= (left: Self, right: Double) -> NSLayoutConstraint { compare(left, .least, right) }
  /// Makes an attribute at least another.
  public static func >= (left: Self, right: Self) -> NSLayoutConstraint { compare(left, .least, right) }
  /// Makes an attribute at least a number of points.
  @_disfavoredOverload public static func >= (left: Self, right: any AutoLayoutKitNumber) -> NSLayoutConstraint { compare(left, .least, right) }
  /// Makes an attribute at most a number of points.
  public static func >= (left: Double, right: Self) -> NSLayoutConstraint { compare(left, .least, right) }
  /// Makes an attribute at most a number of points.
  @_disfavoredOverload public static func >= (left: any AutoLayoutKitNumber, right: Self) -> NSLayoutConstraint { compare(left, .least, right) }
}

// MARK: - Reports

/// Something in a layout that cannot mean anything: what it is, and where it is written.
public struct AutoLayoutKitReport: CustomStringConvertible {
  /// Why it cannot mean anything; more reasons may come.
  public enum Reason: String, Sendable {
    /// A number stands beside a wall with nothing to measure from, or without a view, or is not finite.
    case numberBesideWall, onlyNumbers, notFinite
    /// A list has more or fewer values than there are views.
    case countMismatch
    /// An item stands in a chain twice, is to be placed against itself, or is not inside the container.
    case repeatedItem, isReference, notInContainer
    /// An attribute is multiplied by zero, cannot be compared with the other side, or is not one of its item.
    case zeroFactor, unlikeAttributes, unsupportedAttribute
    /// A constraint has items without a common superview, or no item.
    case noCommonSuperview, noItem
    /// A group is replaced from inside the block that builds it, or a maker is used after its block has ended.
    case replacedInsideItself, makerOutlivedBlock
  }

  /// The verb, such as `xPlace`.
  public let verb: String
  /// The item it is about, if it is about one and that is still alive.
  public private(set) weak var item: (any AutoLayoutKitItem)?
  /// Why it cannot mean anything.
  public let reason: Reason
  /// The file as `#fileID` says it, such as `App/Card.swift`; empty for a constraint that was activated by hand.
  public let file: String
  /// The line in the file; 0 for a constraint that was activated by hand.
  public let line: UInt
  /// The whole sentence: where, what was written, why it does not work.
  ///
  ///     Card.swift:41: width(icon, title) == [10, 20, 30]: 3 values for 2 views, so 30 is not used.
  public let description: String

  @MainActor fileprivate init(_ misuse: Misuse, _ source: Source, call: String) {
    (verb, reason, item, file, line) = (source.verb, misuse.reason, misuse.item, "\(source.file)", source.line)
    description = (line == 0 ? "" : "\(source.place): ") + "\(call): \(misuse.sentence)"
  }

  /// What is called, once, with each report: at first ``log(_:)``.
  @preconcurrency @MainActor public static var handler: (AutoLayoutKitReport) -> Void = log

  /// Writes a report to the log: as a runtime warning on Apple's platforms, to the standard error elsewhere.
  public static func log(_ report: AutoLayoutKitReport) {
    #if canImport(os)
      os_log(.fault, log: OSLog(subsystem: "com.apple.runtime-issues", category: "AutoLayoutKit"), "%{public}@", report.description)
    #else
      FileHandle.standardError.write(Data("AutoLayoutKit: \(report)\n".utf8))
    #endif
  }
}

private typealias Item = any AutoLayoutKitItem
private typealias Side = AutoLayoutKitAttribute
private typealias Relation = NSLayoutConstraint.Relation

/// Why something cannot mean anything, and what becomes of it.
private typealias Misuse = (reason: AutoLayoutKitReport.Reason, item: Item?, sentence: String)

/// Every sentence of a report, and the words in it: the container decides what its views are called.
@MainActor private struct Names {
  var container: AutoLayoutKitView?

  var noItem: Misuse { (.noItem, nil, "the constraint has no item, so it is left out.") }
  var outlived: Misuse { (.makerOutlivedBlock, nil, "the maker is used after its block has ended, so the call is ignored.") }
  var recursion: Misuse { (.replacedInsideItself, nil, "the group is still being built by the block around this call, so the call is ignored.") }

  func notFinite(_ number: CGFloat) -> Misuse { (.notFinite, nil, "\(text(number)) is not a finite number, so it is not used.") }
  func besideWall(_ gap: CGFloat) -> Misuse {
    (.numberBesideWall, nil, "\(text(gap)) stands beside a wall with nothing to measure from, so it is not used.")
  }
  func onlyNumbers(_ numbers: [CGFloat]) -> Misuse {
    (.onlyNumbers, nil, "no view stands with \(list(numbers.map(text))), so \(numbers.count == 1 ? "it is" : "they are") not used.")
  }
  func spareValues(_ spare: ArraySlice<[Side]>, items: Int) -> Misuse {
    let counts = "\(count(items + spare.count, "value")) for \(count(items, "view"))"
    return (.countMismatch, nil, "\(counts), so \(list(spare.map(text))) \(spare.count == 1 ? "is" : "are") not used.")
  }
  func missingValues(_ items: ArraySlice<Item>, values: Int) -> Misuse {
    let counts = "\(count(values, "value")) for \(count(values + items.count, "view"))"
    return (.countMismatch, items.first, "\(counts), so \(list(items.map(text))) \(items.count == 1 ? "gets" : "get") none.")
  }
  func repeated(_ item: Item) -> Misuse { (.repeatedItem, item, "\(text(item)) stands in the chain already, so it is not placed again.") }
  func itself(_ item: Item) -> Misuse { (.isReference, item, "\(text(item)) cannot be placed against itself, so it is left out.") }
  func outside(_ item: Item) -> Misuse {
    (.notInContainer, item, "\(text(item)) is not inside \(container.map(text) ?? "a view"), so it is left out.")
  }
  func strangers(_ first: Item, _ second: Item) -> Misuse {
    (.noCommonSuperview, first, "\(text(first)) and \(text(second)) have no common superview, so the constraint is left out.")
  }
  func zeroFactor(_ side: Side) -> Misuse { (.zeroFactor, side.item, "\(text(side)) has the factor 0, so the constraint is left out.") }
  func onlyNumberLeft(_ side: Side) -> Misuse {
    (.zeroFactor, side.item, "\(text(side)) has the factor 0, so only \(text(side.constant)) is left of it.")
  }
  func missing(_ side: Side) -> Misuse { (.unsupportedAttribute, side.item, "\(text(side)) does not exist, so the constraint is left out.") }
  func unlike(_ left: Side, _ right: Side) -> Misuse {
    (.unlikeAttributes, left.item, "\(text(left)) and \(text(right)) cannot be compared, so the constraint is left out.")
  }

  func text(_ number: CGFloat) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return abs(rounded) < 1e15 && rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  func text(_ side: Side) -> String {
    guard let item = side.item else { return text(side.constant) }
    return "\(text(item)).\(side.attribute.name)" + (side.factor == 1 ? "" : " * \(text(side.factor))")
      + (side.constant == 0 ? "" : " \(side.constant < 0 ? "-" : "+") \(text(abs(side.constant)))")
  }

  func text(_ row: [Side]) -> String { row.count == 1 ? text(row[0]) : "(\(row.map(text).joined(separator: ", ")))" }

  func text(_ comparison: Comparison) -> String { "\(text(comparison.left)) \(comparison.relation.symbol) \(text(comparison.right))" }

  func text(_ list: _AutoLayoutKitList) -> String {
    let texts = list.parts.map { part in
      switch part {
      case .item(let item): text(item)
      case .number(let number): text(number)
      case .wall: "wall"
      case .emptyArray: "[]"
      }
    }
    return "(\(texts.joined(separator: ", ")))"
  }

  /// The name of the property that holds the item, in the container or in its controller; else the name of its type.
  func text(_ item: Item) -> String {
    #if canImport(UIKit)
      let owners: [AnyObject?] = [container, container?.next]
    #else
      let owners: [AnyObject?] = [container, container?.nextResponder]
    #endif
    for case let owner? in owners where item !== container {
      let levels = sequence(first: Mirror(reflecting: owner), next: \.superclassMirror).prefix { $0.subjectType != AutoLayoutKitView.self }
      for (label, value) in levels.flatMap(\.children) {
        let name = (label?.split(separator: "$").last ?? "").drop { $0 == "_" }  // a lazy property is stored as $__lazy_storage_$_name
        if value as? any AutoLayoutKitItem === item { return "\(name)" }
        if let index = (value as? [any AutoLayoutKitItem])?.firstIndex(where: { $0 === item }) { return "\(name)[\(index)]" }
      }
    }
    return "\(type(of: item))"
  }

  private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  private func list(_ texts: [String]) -> String {
    texts.count < 2 ? texts.joined() : texts.dropLast().joined(separator: ", ") + " and \(texts[texts.count - 1])"
  }
}

// MARK: - How verbs work

private enum Axis { case x, y }

/// What left and top, both centres, right and bottom, width and height have in common.
private enum Edge { case near, center, far, size }

extension AutoLayoutKitMaker {
  /// A side of the reference, moved in by the insets.
  ///
  ///     0 |<- near ->[     free part     ]<- far ->| size
  ///     middle of the free part = size / 2 + (near − far) / 2
  fileprivate func target(_ axis: Axis, _ edge: Edge) -> AutoLayoutKitAttribute {
    let (near, far) = axis == .x ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let shift =
      switch edge {
      case .near: near
      case .center: (near - far) / 2
      case .far: -far
      case .size: -(near + far)
      }
    return AutoLayoutKitAttribute(reference, axis, edge).plus(shift)
  }

  private func addInsets(_ sides: [any AutoLayoutKitNumber], _ edge: any AutoLayoutKitNumber, _ source: Source) -> AutoLayoutKitInsets {
    let (old, more) = (insets, sides.map { $0.number + edge.number })
    let call = Call(self, source) { names in "(\(more.map(names.text).joined(separator: ", ")))" }
    if let odd = more.first(where: { !$0.isFinite }) {
      call.report { $0.notFinite(odd) }
    } else {
      insets = AutoLayoutKitInsets(top: old.top + more[0], left: old.left + more[1], bottom: old.bottom + more[2], right: old.right + more[3])
    }
    return old
  }

  private func pin(_ verb: String, _ axes: [Axis], _ edges: [Edge]) -> AutoLayoutKitPin {
    AutoLayoutKitPin(name: verb) { [self] items, source in
      let list = _AutoLayoutKitList(items)
      let call = Call(self, source) { $0.text(list) }
      for item in list.items where call.admits(item, against: reference) {
        for axis in axes { for edge in edges { call.tie(Side(item, axis, edge), .equal, target(axis, edge)) } }
      }
      return call.finish()
    }
  }

  private func chain(_ verb: String, _ axis: Axis) -> AutoLayoutKitVerb<any AutoLayoutKitChainPart> {
    AutoLayoutKitVerb(name: verb) { [self] parts, source in
      let list = _AutoLayoutKitList(parts)
      let call = Call(self, source) { $0.text(list) }
      var placed: Set<ObjectIdentifier> = []
      var run = Run(axis: axis, call: call, start: target(axis, .near))
      for part in list.parts {
        switch part {
        case .item(let item):
          let isNew = placed.insert(ObjectIdentifier(item)).inserted
          if !isNew { call.report { $0.repeated(item) } }
          if isNew, call.admits(item, against: reference) { run.add(item) } else { run.isExcused = true }
        case .number(let number):
          if number.isFinite { run.numbers.append(number) } else { call.report { $0.notFinite(number) } }
        case .wall:
          run.end(at: nil)
          run = Run(axis: axis, call: call, start: nil)
        case .emptyArray:
          run.isExcused = true
        }
      }
      run.end(at: target(axis, .far))
      return call.finish()
    }
  }
}

/// The part of a chain between two walls, read from near to far.
@MainActor private struct Run {
  let axis: Axis
  let call: Call
  /// What the first gap is measured from: nothing right after a wall.
  let start: Side?
  /// What the next gap is measured from, once there is an item.
  var last: Side?
  var numbers: [CGFloat] = []
  /// Whether an empty array or an item that was left out explains that numbers stand alone.
  var isExcused = false

  mutating func add(_ item: Item) {
    tie(Side(item, axis, .near), to: last ?? start, gap: numbers.reduce(0, +))
    (last, numbers) = (Side(item, axis, .far), [])
  }

  /// Ties the last item to the far edge, or to nothing at a wall.
  func end(at edge: Side?) {
    if let last {
      tie(last, to: edge, gap: -numbers.reduce(0, +))
    } else if !isExcused, !numbers.isEmpty {
      call.report { $0.onlyNumbers(numbers) }
    }
  }

  private func tie(_ side: Side, to other: Side?, gap: CGFloat) {
    if let other { return call.tie(side, .equal, other.plus(gap)) }
    for number in numbers { call.report { $0.besideWall(number) } }
  }
}

/// `width(…)`, `height(…)` or `size(…)` before the comparison.
@MainActor private struct Sizing {
  let maker: AutoLayoutKitMaker
  let verb: String
  let axes: [Axis]
  var list = _AutoLayoutKitList([])
  var source = Source(verb: "", file: "", line: 0)

  func of(_ items: [any AutoLayoutKitItems], _ file: StaticString, _ line: UInt) -> Sizing {
    Sizing(maker: maker, verb: verb, axes: axes, list: _AutoLayoutKitList(items), source: Source(verb: verb, file: file, line: line))
  }

  /// Compares all items with the same lengths, one for each axis.
  func all(_ relation: Relation, _ lengths: any AutoLayoutKitLength...) -> AutoLayoutKitHandle { compare(relation, [lengths], isList: false) }

  /// Compares each item with a length of its own.
  func each(_ relation: Relation, _ list: [any AutoLayoutKitLength]) -> AutoLayoutKitHandle { compare(relation, list.map { [$0] }, isList: true) }

  private func compare(_ relation: Relation, _ rows: [[any AutoLayoutKitLength]], isList: Bool) -> AutoLayoutKitHandle {
    let (items, rows) = (list.items, rows.map { $0.map(\._tk_length) })
    let call = Call(maker, source) { [list] names in
      let right = rows.map(names.text).joined(separator: ", ")
      return "\(names.text(list)) \(relation.symbol) \(isList ? "[\(right)]" : right)"
    }
    if isList, rows.count > items.count { call.report { $0.spareValues(rows[items.count...], items: items.count) } }
    if isList, rows.count < items.count { call.report { $0.missingValues(items[rows.count...], values: rows.count) } }
    for (index, item) in items.enumerated() where (index < rows.count || !isList) && call.admits(item) {
      for (axis, length) in zip(axes, rows[isList ? index : 0]) { call.tie(Side(item, axis, .size), relation, length) }
    }
    return call.finish()
  }
}

// MARK: - Calls, rules and records

/// Where a verb is written.
private struct Source {
  let verb: String
  let file: StaticString
  let line: UInt

  /// The file without its module, and the line: `Card.swift:41`.
  var place: String { "\("\(file)".split(separator: "/").last ?? ""):\(line)" }

  @MainActor func report(_ misuse: Misuse, call: String) { AutoLayoutKitReport.handler(AutoLayoutKitReport(misuse, self, call: call)) }
}

/// One use of a verb: collects its constraints and reports its misuses.
@MainActor private final class Call {
  private let maker: AutoLayoutKitMaker
  private let source: Source
  private var arguments: (Names) -> String
  private var records: [Record] = []
  private var reported: Set<String> = []
  private lazy var label = "\(source.place) \(source.verb)"
  private var names: Names { Names(container: maker.container) }

  init(_ maker: AutoLayoutKitMaker, _ source: Source, arguments: @escaping (Names) -> String) {
    (self.maker, self.source, self.arguments) = (maker, source, arguments)
    if !maker.root.isOpen { report(\.outlived) }
  }

  func report(_ misuse: (Names) -> Misuse) {
    let prefix = maker.reference === maker.container ? "" : "ref(\(names.text(maker.reference)))."
    source.report(misuse(names), call: prefix + source.verb + arguments(names))
  }

  /// Whether a verb may place the item: it is the container or inside it, and is not what it would be placed against.
  func admits(_ item: Item, against reference: Item? = nil) -> Bool {
    guard maker.root.isOpen else { return false }
    let isInside = item.view?.isDescendant(of: maker.container) == true
    if item === reference { report { $0.itself(item) } } else if !isInside { report { $0.outside(item) } }
    return isInside && item !== reference
  }

  /// The routine that all verbs end in; what is wrong with a length is reported once, however many items are compared with it.
  func tie(_ left: Side, _ relation: Relation, _ right: Side) {
    let (rule, misuse) = Comparison(left: left, relation: relation, right: right).solved(names)
    if let misuse, reported.insert(misuse.sentence).inserted { report { _ in misuse } }
    if let rule { add(NSLayoutConstraint(rule), rule.left.item, rule.right.item) }
  }

  /// Takes over a constraint that was made outside of the verbs.
  func adopt(_ constraint: NSLayoutConstraint) {
    let (written, marked) = (Comparison(constraint), constraint as? MarkedConstraint)
    arguments = { "(\(written.map($0.text) ?? ""))" }
    guard let first = constraint.firstItem as? Item else { return report(\.noItem) }
    if let misuse = marked?.takeMisuse(names) { report { _ in misuse } }
    if marked?.isVoid != true, admits(first) { add(constraint, first, constraint.secondItem as? Item) }
  }

  func finish() -> AutoLayoutKitHandle {
    maker.root.records += records
    return AutoLayoutKitHandle(records: records)
  }

  private func add(_ constraint: NSLayoutConstraint, _ first: Item?, _ second: Item?) {
    if constraint.identifier == nil { constraint.identifier = "\(label)[\(records.count)]" }
    let isPlaced = first !== maker.container && first !== maker.reference
    records.append(Record(constraint, first, second, isPlaced: isPlaced, source))
  }
}

/// Two attributes and the relation between them.
@MainActor private struct Comparison {
  let left: Side
  let relation: Relation
  let right: Side

  /// The same, solved for the left attribute, or why UIKit would throw an exception for it; what holds only in part is both.
  ///
  ///     f₁·A + c₁ = f₂·B + c₂   ⟹   A = f₂/f₁·B + (c₂ − c₁)/f₁,   ≤ and ≥ change places when f₁ < 0
  func solved(_ names: Names) -> (rule: Comparison?, misuse: Misuse?) {
    guard let item = left.item else {
      return right.item == nil ? (nil, names.noItem) : Comparison(left: right, relation: relation.flipped, right: left).solved(names)
    }
    if left.factor == 0 { return (nil, names.zeroFactor(left)) }
    let other = right.plus(-left.constant).divided(by: left.factor)
    for number in [left.factor, left.constant, right.factor, right.constant, other.factor, other.constant] where !number.isFinite {
      return (nil, names.notFinite(number))
    }
    for side in [left, right] where !side.exists { return (nil, names.missing(side)) }
    let isNumber = right.item == nil || right.factor == 0
    if isNumber, !left.attribute.isSize { return (nil, right.item == nil ? names.unlike(left, right) : names.zeroFactor(right)) }
    if right.item != nil, left.attribute.family & right.attribute.family == 0 { return (nil, names.unlike(left, right)) }
    if right.item === item, left.attribute == right.attribute { return (nil, names.itself(item)) }
    if !isNumber, other.factor == 0 { return (nil, names.zeroFactor(right)) }
    let rule = Comparison(
      left: Side(item, left.attribute), relation: left.factor < 0 ? relation.flipped : relation,
      right: isNumber ? Side(number: other.constant) : other)
    return (rule, isNumber && right.item != nil ? names.onlyNumberLeft(right) : nil)
  }
}

extension Comparison {
  /// What a constraint says, or what was written for it; nothing if it has no item.
  init?(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem as? Item else { return nil }
    let second = constraint.secondItem as? Item
    let right = Side(item: second, attribute: constraint.secondAttribute, factor: constraint.multiplier, constant: constraint.constant)
    let plain = Comparison(left: Side(first, constraint.firstAttribute), relation: constraint.relation, right: right)
    self = (constraint as? MarkedConstraint)?.written ?? plain
  }
}

/// One constraint of a group; it holds its items weakly, so that a group kept by its own container is no cycle.
@MainActor private final class Record {
  let constraint: NSLayoutConstraint
  private weak var first: Item?
  private weak var second: Item?
  private let hasSecond: Bool
  private let isPlaced: Bool
  private let source: Source

  init(_ constraint: NSLayoutConstraint, _ first: Item?, _ second: Item?, isPlaced: Bool, _ source: Source) {
    (self.constraint, self.first, self.second, hasSecond) = (constraint, first, second, second != nil)
    (self.isPlaced, self.source) = (isPlaced, source)
  }

  var isAlive: Bool { first != nil && hasSecond == (second != nil) }

  /// Activates in one batch what can be activated, and returns that.
  @discardableResult static func activate(_ records: [Record], in container: AutoLayoutKitView?) -> [Record] {
    let fit = records.filter { $0.isFit(in: container) }
    for case let view as AutoLayoutKitView in fit.lazy.filter(\.isPlaced).map(\.first) where view.translatesAutoresizingMaskIntoConstraints {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate(fit.map(\.constraint))
    return fit
  }

  private func isFit(in container: AutoLayoutKitView?) -> Bool {
    guard isAlive, let first else { return false }
    let (view, other, names) = (first.view, (second ?? first).view, Names(container: container))
    if let view, let other, sequence(first: view, next: \.superview).contains(where: other.isDescendant) { return true }
    source.report(view == nil ? names.outside(first) : names.strangers(first, second ?? first), call: source.verb)
    return false
  }
}

/// A constraint made by comparing attributes in a way that does not mean anything, or not all that is written.
private final class MarkedConstraint: NSLayoutConstraint {
  /// Whether it stands for nothing at all; it then says that a width is not negative, which always holds.
  fileprivate(set) var isVoid = false
  /// What was written, until what is wrong with it is said; it holds the items.
  fileprivate(set) var written: Comparison?

  override var isActive: Bool {
    didSet {
      guard isActive, let text = written.map(Names().text), let misuse = takeMisuse(Names()) else { return }
      Source(verb: "install", file: "", line: 0).report(misuse, call: text)
    }
  }

  /// What is wrong, the first time somebody asks.
  func takeMisuse(_ names: Names) -> Misuse? {
    defer { written = nil }
    return written?.solved(names).misuse
  }
}

// MARK: - What UIKit's own types lack

extension NSLayoutConstraint {
  fileprivate convenience init(_ rule: Comparison) {
    self.init(
      item: rule.left.item as Any, attribute: rule.left.attribute, relatedBy: rule.relation, toItem: rule.right.item,
      attribute: rule.right.attribute, multiplier: rule.right.factor, constant: rule.right.constant)
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate static var most: Self { .lessThanOrEqual }
  fileprivate static var least: Self { .greaterThanOrEqual }

  fileprivate var flipped: Self { self == .equal ? .equal : self == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual }
  fileprivate var symbol: String { self == .equal ? "==" : self == .lessThanOrEqual ? "<=" : ">=" }
}

extension NSLayoutConstraint.Attribute {
  /// Each attribute in the order of UIKit's numbers, and its families; what shares a family can be compared:
  /// 1 is left and right, 2 leading and trailing, both the middle, 4 all that runs downward, 8 the sizes.
  private static let table: [(name: String, family: UInt8)] = [
    ("notAnAttribute", 0), ("left", 1), ("right", 1), ("top", 4), ("bottom", 4), ("leading", 2), ("trailing", 2), ("width", 8), ("height", 8),
    ("centerX", 3), ("centerY", 4), ("lastBaseline", 4), ("firstBaseline", 4), ("leftMargin", 1), ("rightMargin", 1), ("topMargin", 4),
    ("bottomMargin", 4), ("leadingMargin", 2), ("trailingMargin", 2), ("centerXWithinMargins", 3), ("centerYWithinMargins", 4),
  ]

  fileprivate var family: UInt8 { Self.table.indices.contains(rawValue) ? Self.table[rawValue].family : 0 }
  fileprivate var name: String { Self.table.indices.contains(rawValue) ? Self.table[rawValue].name : "attribute \(rawValue)" }
  fileprivate var isSize: Bool { self == .width || self == .height }
}

extension AutoLayoutKitAttribute {
  fileprivate init(_ item: Item, _ axis: Axis, _ edge: Edge) {
    let attribute: NSLayoutConstraint.Attribute =
      switch edge {
      case .near: axis == .x ? .left : .top
      case .center: axis == .x ? .centerX : .centerY
      case .far: axis == .x ? .right : .bottom
      case .size: axis == .x ? .width : .height
      }
    self.init(item, attribute)
  }

  fileprivate init(number: CGFloat) { self.init(item: nil, attribute: .notAnAttribute, constant: number) }

  fileprivate func times(_ number: CGFloat) -> Self { with(factor * number, constant == 0 ? 0 : constant * number) }
  fileprivate func divided(by number: CGFloat) -> Self { with(factor / number, constant == 0 ? 0 : constant / number) }
  fileprivate func plus(_ number: CGFloat) -> Self { with(factor, constant + number) }
  private func with(_ factor: CGFloat, _ constant: CGFloat) -> Self { Self(item: item, attribute: attribute, factor: factor, constant: constant) }

  fileprivate static func compare(_ left: any AutoLayoutKitLength, _ relation: Relation, _ right: any AutoLayoutKitLength) -> NSLayoutConstraint {
    let written = Comparison(left: left._tk_length, relation: relation, right: right._tk_length)
    let (rule, misuse) = written.solved(Names())
    if misuse == nil, let rule { return NSLayoutConstraint(rule) }
    guard let item = written.left.item ?? written.right.item else { return NSLayoutConstraint() }
    let nothing = Comparison(left: Side(item, .width), relation: .greaterThanOrEqual, right: Side(number: 0))
    let constraint = MarkedConstraint(rule ?? nothing)
    (constraint.isVoid, constraint.written) = (rule == nil, written)
    return constraint
  }

  /// Whether the item has the attribute; guides have no baselines and no margins of their own, a number has none to look for.
  fileprivate var exists: Bool {
    guard let item else { return true }
    return attribute.family != 0 && (attribute.rawValue <= NSLayoutConstraint.Attribute.centerY.rawValue || item is AutoLayoutKitView)
  }
}

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
    let block = Block(self)
    place(AutoLayoutKitMaker(block, reference: self))
    group.finish(block)
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

  fileprivate let block: Block
  /// The place of the reference among the guests of the block.
  fileprivate let place: Int

  fileprivate init(_ block: Block, reference: any AutoLayoutKitItem) {
    (container, self.reference, self.block) = (block.container, reference, block)
    place = block.isOpen ? block.place(of: reference) : 0
  }

  /// A maker that places against another view or guide, with no insets, into the same group.
  ///
  ///     make.ref(title).xLeft(detail)   // detail.left == title.left
  public func ref(_ item: any AutoLayoutKitItem) -> AutoLayoutKitMaker { AutoLayoutKitMaker(block, reference: item) }

  /// Cuts a chain: nothing ties what stands on its two sides.
  ///
  ///     make.xPlace(20, title, make.wall, time, 20)
  ///     // |-20-[title]        [time]-20-|
  public var wall: AutoLayoutKitGap { .wall }
  /// The same as ``wall``.
  public var divider: AutoLayoutKitGap { .wall }

  /// The width of the reference less its left and right insets.
  public var w: AutoLayoutKitAttribute { AutoLayoutKitAttribute(reference, .width).plus(shift(.x, .size)) }
  /// The height of the reference less its top and bottom insets.
  public var h: AutoLayoutKitAttribute { AutoLayoutKitAttribute(reference, .height).plus(shift(.y, .size)) }

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
  ) -> AutoLayoutKitInsets { addInsets(top + edge, left + edge, bottom + edge, right + edge, Source(verb: "insetEdges", file: file, line: line)) }

  /// Adds to the insets, in points, where a number is an `Int` or a `Float`.
  @discardableResult @_disfavoredOverload public func insetEdges(
    edge: any AutoLayoutKitNumber = 0, top: any AutoLayoutKitNumber = 0, left: any AutoLayoutKitNumber = 0, bottom: any AutoLayoutKitNumber = 0,
    right: any AutoLayoutKitNumber = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitInsets {
    let more = edge.number
    return addInsets(
      top.number + more, left.number + more, bottom.number + more, right.number + more, Source(verb: "insetEdges", file: file, line: line))
  }

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
    .init(maker: self, verb: "width", axes: [.x], subject: AutoLayoutKitLengths.init)
  }

  /// The heights of the items, to be compared as widths are.
  public var height: AutoLayoutKitMeasure<AutoLayoutKitLengths> {
    .init(maker: self, verb: "height", axes: [.y], subject: AutoLayoutKitLengths.init)
  }

  /// The sizes of the items, to be compared by `==`, `<=` or `>=` with a pair of lengths or a `CGSize`.
  ///
  ///     make.size(icon) == (40, 40)
  ///     make.size(a, b) <= (make.w * 0.5, 200)
  public var size: AutoLayoutKitMeasure<AutoLayoutKitSizes> {
    .init(maker: self, verb: "size", axes: [.x, .y], subject: AutoLayoutKitSizes.init)
  }

  // MARK: Constraints by hand

  /// Puts constraints into the group that were made by hand or by comparing attributes.
  ///
  ///     make.install(title.tk_left >= icon.tk_right + 8)
  ///
  /// The first item of each must be the container or inside it. Reported: items without a common superview, attributes that cannot be compared.
  public var install: AutoLayoutKitVerb<NSLayoutConstraint> {
    AutoLayoutKitVerb(name: "install", maker: self, axes: [], edges: []) { maker, _, _, constraints, source in
      var call = Call(maker, source) { _ in "" }
      for constraint in constraints { call.adopt(constraint) }
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
  fileprivate let maker: AutoLayoutKitMaker
  fileprivate let axes: [Axis]
  fileprivate let edges: [Edge]
  /// It captures nothing, so that a verb costs no memory.
  fileprivate let run: @MainActor (AutoLayoutKitMaker, [Axis], [Edge], [Part], Source) -> AutoLayoutKitHandle

  /// Makes the constraints of the verb.
  @discardableResult public func callAsFunction(_ parts: Part..., file: StaticString = #fileID, line: UInt = #line) -> AutoLayoutKitHandle {
    run(maker, axes, edges, parts, Source(verb: name, file: file, line: line))
  }

  /// Makes the constraints of the verb for the parts of an array.
  @discardableResult public func callAsFunction(_ parts: [Part], file: StaticString = #fileID, line: UInt = #line) -> AutoLayoutKitHandle {
    run(maker, axes, edges, parts, Source(verb: name, file: file, line: line))
  }
}

/// A verb that puts sides of items on the same sides of the reference.
///
/// Reported: an item that is the reference itself, or is not in the container.
public typealias AutoLayoutKitPin = AutoLayoutKitVerb<any AutoLayoutKitItems>

/// A verb that says what is compared, to be called with the items: one by one, in arrays, or both.
@preconcurrency @MainActor public struct AutoLayoutKitMeasure<Subject> {
  fileprivate let maker: AutoLayoutKitMaker
  fileprivate let verb: String
  fileprivate let axes: [Axis]
  fileprivate let subject: @MainActor (Sizing) -> Subject

  /// What is compared of the items.
  @_specialize(where Subject == AutoLayoutKitLengths)
  @_specialize(where Subject == AutoLayoutKitSizes)
  public func callAsFunction(_ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line) -> Subject {
    subject(Sizing(maker: maker, axes: axes, list: _AutoLayoutKitList(items), source: Source(verb: verb, file: file, line: line)))
  }

  /// What is compared of the items of an array.
  public func callAsFunction(_ items: [any AutoLayoutKitItems], file: StaticString = #fileID, line: UInt = #line) -> Subject {
    subject(Sizing(maker: maker, axes: axes, list: _AutoLayoutKitList(items), source: Source(verb: verb, file: file, line: line)))
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
  private var records = Records()
  fileprivate var isBuilding = false

  /// An empty group, for `tk_constraint(replace:)` to fill.
  public nonisolated init() {}

  /// The constraints of the group, in the order of the verbs, without those whose views are gone.
  public var constraints: [NSLayoutConstraint] { records.alive.constraints }

  /// Whether the group holds constraints and all of them are active.
  public var isInstalled: Bool {
    let constraints = constraints
    return !constraints.isEmpty && constraints.allSatisfy(\.isActive)
  }

  /// Activates the constraints that are not active, in one batch.
  ///
  /// One whose views have lost their common superview is reported and left out; one whose views are gone is forgotten.
  public func install() {
    records = records.alive
    let fit = records.fit(in: nil)
    for (index, tie) in fit.ties.enumerated() where tie.isPlaced { Records.release(fit.items(of: index)?.first as? AutoLayoutKitView) }
    NSLayoutConstraint.activate(fit.constraints)
  }

  /// Deactivates the constraints, in one batch, until `install()` brings them back.
  public func uninstall() { NSLayoutConstraint.deactivate(constraints.filter(\.isActive)) }

  fileprivate func finish(_ block: Block) {
    uninstall()
    records = block.close()
    isBuilding = false
  }
}

/// The constraints that one verb made, in order; to be used on the main thread like all of UIKit.
public struct AutoLayoutKitHandle: RandomAccessCollection {
  fileprivate let block: Block
  fileprivate let range: Range<Int>

  /// The position of the first constraint.
  public var startIndex: Int { 0 }
  /// The position after the last constraint.
  public var endIndex: Int { range.count }
  /// A constraint of the verb.
  public subscript(position: Int) -> NSLayoutConstraint { block.records.constraints[range][range.lowerBound + position] }
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
    self.parts.reserveCapacity(max(1, parts.count))
    for part in parts { part._tk_add(to: &self) }
    if parts.isEmpty { self.parts.append(.emptyArray) }
  }

  // The same once more, because Swift would make an array of the other kind first.
  fileprivate init(_ items: [any AutoLayoutKitItems]) {
    parts.reserveCapacity(max(1, items.count))
    for item in items { item._tk_add(to: &self) }
    if items.isEmpty { parts.append(.emptyArray) }
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
  @_specialize(where Element == AutoLayoutKitView)
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
  public var _tk_length: AutoLayoutKitAttribute { AutoLayoutKitAttribute(number: Double(self)) }
}

extension AutoLayoutKitNumber where Self: BinaryFloatingPoint {
  /// The number as a length.
  public var _tk_length: AutoLayoutKitAttribute { AutoLayoutKitAttribute(number: Double(self)) }
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
  /// The place of the item among the guests of the block, where that is known.
  fileprivate var place = -1

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
private typealias Attribute = NSLayoutConstraint.Attribute
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
  func spareValues(_ spare: ArraySlice<Side>, items: Int) -> Misuse {
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
  /// How far the insets move a side of the reference.
  ///
  ///     0 |<- near ->[     free part     ]<- far ->| size
  ///     middle of the free part = size / 2 + (near − far) / 2
  private func shift(_ axis: Axis, _ edge: Edge) -> CGFloat {
    let (near, far) = axis == .x ? (insets.left, insets.right) : (insets.top, insets.bottom)
    return switch edge {
    case .near: near
    case .center: (near - far) / 2
    case .far: -far
    case .size: -(near + far)
    }
  }

  /// A side of the reference, moved in by the insets.
  private func target(_ axis: Axis, _ edge: Edge) -> Side { Side(reference, Attribute(axis, edge), place, plus: shift(axis, edge)) }

  private func addInsets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat, _ source: Source) -> AutoLayoutKitInsets {
    let (old, isFinite) = (insets, top.isFinite && left.isFinite && bottom.isFinite && right.isFinite)
    if isFinite { insets = AutoLayoutKitInsets(top: old.top + top, left: old.left + left, bottom: old.bottom + bottom, right: old.right + right) }
    if isFinite, block.isOpen { return old }
    let call = Call(self, source) { "(\([top, left, bottom, right].map($0.text).joined(separator: ", ")))" }
    for odd in [top, left, bottom, right].filter({ !$0.isFinite }).prefix(1) { call.report { $0.notFinite(odd) } }
    return old
  }

  private func pin(_ verb: String, _ axes: [Axis], _ edges: [Edge]) -> AutoLayoutKitPin {
    AutoLayoutKitPin(name: verb, maker: self, axes: axes, edges: edges) { maker, axes, edges, items, source in
      let list = _AutoLayoutKitList(items)
      var call = Call(maker, source) { $0.text(list) }
      for case .item(let item) in list.parts {
        guard let place = call.admit(item, against: maker.place) else { continue }
        for axis in axes { for edge in edges { call.tie(Side(item, Attribute(axis, edge), place), .equal, maker.target(axis, edge)) } }
      }
      return call.finish()
    }
  }

  private func chain(_ verb: String, _ axis: Axis) -> AutoLayoutKitVerb<any AutoLayoutKitChainPart> {
    AutoLayoutKitVerb(name: verb, maker: self, axes: [axis], edges: []) { maker, axes, _, parts, source in
      let list = _AutoLayoutKitList(parts)
      var call = Call(maker, source) { $0.text(list) }
      for axis in axes where maker.block.isOpen { maker.place(list, along: axis, &call) }
      return call.finish()
    }
  }

  private func place(_ list: _AutoLayoutKitList, along axis: Axis, _ call: inout Call) {
    var placed = Set<ObjectIdentifier>(minimumCapacity: list.parts.count)
    var run = Run(axis: axis, start: target(axis, .near))
    for part in list.parts {
      switch part {
      case .item(let item):
        if !placed.insert(ObjectIdentifier(item)).inserted {
          call.report { $0.repeated(item) }
          run.isExcused = true
        } else if let place = call.admit(item, against: place) {
          run.add(item, place, &call)
        } else {
          run.isExcused = true
        }
      case .number(let number):
        if number.isFinite { run.numbers.append(number) } else { call.report { $0.notFinite(number) } }
      case .wall:
        run.end(at: nil, &call)
        run = Run(axis: axis, start: nil)
      case .emptyArray:
        run.isExcused = true
      }
    }
    run.end(at: target(axis, .far), &call)
  }
}

/// The part of a chain between two walls, read from near to far.
@MainActor private struct Run {
  let axis: Axis
  /// What the next gap is measured from: nothing right after a wall.
  var start: Side?
  var hasItem = false
  var numbers: [CGFloat] = []
  /// Whether an empty array or an item that was left out explains that numbers stand alone.
  var isExcused = false

  mutating func add(_ item: Item, _ place: Int, _ call: inout Call) {
    tie(Side(item, Attribute(axis, .near), place), to: start, 1, &call)
    (start, hasItem) = (Side(item, Attribute(axis, .far), place), true)
    numbers.removeAll(keepingCapacity: true)
  }

  /// Ties the last item to the far edge, or to nothing at a wall.
  func end(at edge: Side?, _ call: inout Call) {
    if hasItem, let start {
      tie(start, to: edge, -1, &call)
    } else if !isExcused, !numbers.isEmpty {
      call.report { $0.onlyNumbers(numbers) }
    }
  }

  private func tie(_ side: Side, to other: Side?, _ sign: CGFloat, _ call: inout Call) {
    var gap: CGFloat = 0
    for number in numbers { gap += number }
    if let other { return call.tie(side, .equal, other.plus(sign * gap)) }
    for number in numbers { call.report { $0.besideWall(number) } }
  }
}

/// `width(…)`, `height(…)` or `size(…)` before the comparison.
@MainActor private struct Sizing {
  let maker: AutoLayoutKitMaker
  let axes: [Axis]
  let list: _AutoLayoutKitList
  let source: Source

  /// Compares all items with the same lengths, one for each axis.
  func all(_ relation: Relation, _ length: any AutoLayoutKitLength) -> AutoLayoutKitHandle { compare(relation, [length._tk_length], isList: false) }
  func all(_ relation: Relation, _ width: any AutoLayoutKitLength, _ height: any AutoLayoutKitLength) -> AutoLayoutKitHandle {
    compare(relation, [width._tk_length, height._tk_length], isList: false)
  }

  /// Compares each item with a length of its own.
  func each(_ relation: Relation, _ list: [any AutoLayoutKitLength]) -> AutoLayoutKitHandle {
    compare(relation, list.map(\._tk_length), isList: true)
  }
  func each(_ relation: Relation, _ list: [any AutoLayoutKitRealLength]) -> AutoLayoutKitHandle {
    compare(relation, list.map(\._tk_length), isList: true)
  }

  private func compare(_ relation: Relation, _ lengths: [Side], isList: Bool) -> AutoLayoutKitHandle {
    var (lengths, index) = (lengths, 0)
    var call = Call(maker, source) { [list, lengths] names in
      "\(names.text(list)) \(relation.symbol) \(isList ? "[\(lengths.map(names.text).joined(separator: ", "))]" : names.text(lengths))"
    }
    guard maker.block.isOpen else { return call.finish() }
    for index in lengths.indices { if let item = lengths[index].item { lengths[index].place = maker.block.place(of: item) } }
    let items = isList ? list.items : []
    if isList, lengths.count > items.count { call.report { $0.spareValues(lengths[items.count...], items: items.count) } }
    if isList, lengths.count < items.count { call.report { $0.missingValues(items[lengths.count...], values: lengths.count) } }
    for case .item(let item) in list.parts {
      defer { index += 1 }
      guard !isList || index < lengths.count, let place = call.admit(item) else { continue }
      for number in axes.indices {
        call.tie(Side(item, Attribute(axes[number], .size), place), relation, lengths[isList ? index : number])
      }
    }
    return call.finish()
  }
}

// MARK: - Calls, rules and records

/// Where a verb is written.
private struct Source: Hashable {
  let verb: String
  let file: StaticString
  let line: UInt

  /// The file without its module, and the line: `Card.swift:41`.
  var place: String {
    let name = file.withUTF8Buffer { String(decoding: $0.suffix(from: ($0.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1), as: UTF8.self) }
    return "\(name):\(line)"
  }

  @MainActor func report(_ misuse: Misuse, call: String) { AutoLayoutKitReport.handler(AutoLayoutKitReport(misuse, self, call: call)) }

  static func == (left: Self, right: Self) -> Bool {
    left.line == right.line && left.file.utf8Start == right.file.utf8Start && left.verb == right.verb
  }
  func hash(into hasher: inout Hasher) { hasher.combine(line) }
}

/// One use of a verb: makes its constraints and reports its misuses.
@MainActor private struct Call {
  private let maker: AutoLayoutKitMaker
  private let source: Source
  private var arguments: @MainActor (Names) -> String
  private let (number, start): (Int, Int)
  private var reported: Set<String> = []
  private var names: Names { Names(container: maker.container) }

  init(_ maker: AutoLayoutKitMaker, _ source: Source, arguments: @escaping @MainActor (Names) -> String) {
    (self.maker, self.source, self.arguments) = (maker, source, arguments)
    (number, start) = (maker.block.records.calls.count, maker.block.records.constraints.count)
    if maker.block.isOpen { maker.block.records.calls.append(source) } else { report(\.outlived) }
  }

  func report(_ misuse: (Names) -> Misuse) {
    let prefix = maker.reference === maker.container ? "" : "ref(\(names.text(maker.reference)))."
    source.report(misuse(names), call: prefix + source.verb + arguments(names))
  }

  /// The place of an item that a verb may place: it is the container or inside it, and is not what it would be placed against.
  func admit(_ item: Item, against reference: Int = -1) -> Int? {
    guard maker.block.isOpen else { return nil }
    let place = maker.block.place(of: item)
    if place != reference, maker.block.isInside(place) { return place }
    report { place == reference ? $0.itself(item) : $0.outside(item) }
    return nil
  }

  /// The routine that all verbs end in; what is wrong with a length is reported once, however many items are compared with it.
  mutating func tie(_ left: Side, _ relation: Relation, _ right: Side) {
    if left.isPlain(against: right) { return add(NSLayoutConstraint(left, relation, right), left.place, right.place) }
    let (rule, misuse) = Comparison(left: left, relation: relation, right: right).solved(names)
    if let misuse, reported.insert(misuse.sentence).inserted { report { _ in misuse } }
    if let rule { add(NSLayoutConstraint(rule.left, rule.relation, rule.right), left.place, rule.right.item == nil ? -1 : right.place) }
  }

  /// Takes over a constraint that was made outside of the verbs.
  mutating func adopt(_ constraint: NSLayoutConstraint) {
    arguments = { "(\(Comparison(constraint).map($0.text) ?? ""))" }
    guard let first = Records.item(constraint.firstItem) else { return report(\.noItem) }
    let marked = constraint as? MarkedConstraint
    defer { marked?.written = nil }
    if let misuse = marked?.misuse(names) { report { _ in misuse } }
    guard marked?.isVoid != true, let place = admit(first) else { return }
    if let second = Records.item(constraint.secondItem) { add(constraint, place, maker.block.place(of: second)) } else { add(constraint, place, -1) }
  }

  /// Names the new constraints after their places, those that have no name: `Card.swift:41 xPlace[2]`.
  func finish() -> AutoLayoutKitHandle {
    let handle = AutoLayoutKitHandle(block: maker.block, range: start..<maker.block.records.constraints.count)
    if !handle.isEmpty { maker.block.name(handle, source) }
    return handle
  }

  private func add(_ constraint: NSLayoutConstraint, _ first: Int, _ second: Int) {
    maker.block.records.constraints.append(constraint)
    maker.block.records.ties.append((first, second, number, isPlaced: first != 0 && first != maker.place))
  }
}

/// What a block makes, and the guests it meets: the container and all items, which it holds while it runs.
///
/// Every access to what it holds is short and on the main thread, so that none is checked for overlapping another one.
@MainActor private final class Block {
  /// Makers hold it; a handle, which the container itself may keep, must not.
  unowned let container: AutoLayoutKitView
  @exclusivity(unchecked) private(set) var isOpen = true
  /// To be used on the main thread, also by a handle.
  @exclusivity(unchecked) nonisolated(unsafe) var records = Records()
  @exclusivity(unchecked) private var guests: [(item: Item, view: AutoLayoutKitView?, isInside: Bool, isFree: Bool)] = []
  @exclusivity(unchecked) private var places: [ObjectIdentifier: Int] = [:]
  @exclusivity(unchecked) private var names: [Source: [String]] = [:]
  /// Where the search for an item begins: verbs mostly go through the same items in the same order.
  @exclusivity(unchecked) private var latest = 0

  init(_ container: AutoLayoutKitView) {
    self.container = container
    guests[place(of: container)].isInside = true
  }

  /// The place of an item among the guests.
  func place(of item: Item) -> Int {
    for place in latest..<min(latest + 2, guests.count) where guests[place].item === item {
      latest = place
      return place
    }
    if let known = places[ObjectIdentifier(item)] { return known }
    guests.append((item, item as? AutoLayoutKitView, false, false))
    places[ObjectIdentifier(item)] = guests.count - 1
    return guests.count - 1
  }

  /// Names constraints that have no name; a line in a loop has the same names each time.
  func name(_ handle: AutoLayoutKitHandle, _ source: Source) {
    var known = names[source] ?? []
    if known.count < handle.count {
      var name = Array("\(source.place) \(source.verb)[".utf8)
      let length = name.count
      known.reserveCapacity(handle.count)
      while known.count < handle.count {
        name += String(known.count).utf8
        name.append(UInt8(ascii: "]"))
        known.append(String(decoding: name, as: UTF8.self))
        name.removeLast(name.count - length)
      }
      names[source] = known
    }
    for (index, name) in zip(handle.range, known) where records.constraints[index].identifier == nil {
      records.constraints[index].identifier = name
    }
  }

  /// Whether a guest is the container or inside it; the way up ends at a guest of which that is known.
  func isInside(_ place: Int) -> Bool {
    if guests[place].isInside { return true }
    guard let view = guests[place].view == nil ? guests[place].item.view : guests[place].view?.superview else { return false }
    var isInside = view === container
    if !isInside, let above = places[ObjectIdentifier(view)] { isInside = guests[above].isInside }
    guests[place].isInside = isInside || view.isDescendant(of: container)
    return guests[place].isInside
  }

  /// Activates in one batch what can be activated, and ends the block.
  func close() -> Records {
    isOpen = false
    var isWhole = true
    for place in guests.indices.dropFirst() {
      // The tree of views may have changed; each guest is asked again, so that it does not matter that some lean on what was known of others.
      guests[place].isInside = false
      if !isInside(place) { isWhole = false }
    }
    #if canImport(ObjectiveC)
      records.references = guests.map { Records.Reference(item: $0.item) }
    #endif
    // Handles count on what the verbs made, so that stays as it is.
    let fit = isWhole ? records : records.fit(in: container)
    for tie in fit.ties where tie.isPlaced && !guests[tie.first].isFree {
      guests[tie.first].isFree = true
      Records.release(guests[tie.first].view)
    }
    NSLayoutConstraint.activate(fit.constraints)
    (guests, places, names) = ([], [:], [:])
    return fit
  }
}

/// Which guests a constraint ties, the second below 0 for none, and which call made it.
private typealias Tie = (first: Int, second: Int, call: Int, isPlaced: Bool)

/// The constraints of a group; it does not hold their items, so that a group kept by its own container is no cycle.
@MainActor private struct Records {
  var constraints: [NSLayoutConstraint] = []
  var ties: [Tie] = []
  var calls: [Source] = []
  #if canImport(ObjectiveC)
    struct Reference { weak var item: Item? }
    var references: [Reference] = []
  #endif

  nonisolated init() {}

  /// The items of a constraint, the only one twice; nil once one of them is gone.
  func items(of index: Int) -> (first: Item, second: Item)? {
    #if canImport(ObjectiveC)
      let first = references[ties[index].first].item
      let second = ties[index].second < 0 ? first : references[ties[index].second].item
    #else
      // Constraints know that their items are gone. A weak reference to a view would make all others to it slower, in every layout.
      let first = Self.item(constraints[index].firstItem)
      let second = ties[index].second < 0 ? first : Self.item(constraints[index].secondItem)
    #endif
    guard let first, let second else { return nil }
    return (first, second)
  }

  /// Those of the constraints that are wanted.
  func filter(_ isWanted: (Int) -> Bool) -> Records {
    let wanted = constraints.indices.filter(isWanted)
    if wanted.count == constraints.count { return self }
    var records = self
    (records.constraints, records.ties) = (wanted.map { constraints[$0] }, wanted.map { ties[$0] })
    return records
  }

  /// Those of the constraints whose items are not gone.
  var alive: Records { filter { items(of: $0) != nil } }

  /// Those of the constraints that can be activated; one whose items have no common superview is reported.
  func fit(in container: AutoLayoutKitView?) -> Records {
    filter { index in
      guard let (first, second) = items(of: index) else { return false }
      let (view, names) = (first.view, Names(container: container))
      if let view, let other = second.view, top(view) === top(other) { return true }
      let misuse = view == nil ? names.outside(first) : names.strangers(first, second)
      calls[ties[index].call].report(misuse, call: calls[ties[index].call].verb)
      return false
    }
  }

  private func top(_ view: AutoLayoutKitView) -> AutoLayoutKitView { sequence(first: view, next: \.superview).reduce(view) { $1 } }

  static func item(_ object: AnyObject?) -> Item? { object as? AutoLayoutKitView ?? object as? AutoLayoutKitGuide ?? object as? Item }

  /// Lets constraints place a view, and not its frame.
  static func release(_ view: AutoLayoutKitView?) {
    if let view, view.translatesAutoresizingMaskIntoConstraints { view.translatesAutoresizingMaskIntoConstraints = false }
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

/// A constraint made by comparing attributes in a way that does not mean anything, or not all that is written.
private final class MarkedConstraint: NSLayoutConstraint {
  /// Whether it stands for nothing at all; it then says that a width is not negative, which always holds.
  fileprivate(set) var isVoid = false
  /// What was written, until what is wrong with it is said; it holds the items.
  fileprivate(set) var written: Comparison?

  override var isActive: Bool {
    didSet {
      guard isActive, let text = written.map(Names().text), let misuse = misuse(Names()) else { return }
      written = nil
      Source(verb: "install", file: "", line: 0).report(misuse, call: text)
    }
  }

  /// What is wrong, until it is said.
  func misuse(_ names: Names) -> Misuse? { written?.solved(names).misuse }
}

// MARK: - What UIKit's own types lack

extension NSLayoutConstraint {
  fileprivate convenience init(_ left: Side, _ relation: Relation, _ right: Side) {
    // Any is unpacked faster where it holds a view.
    let (first, second) = (left.item as? AutoLayoutKitView, right.item as? AutoLayoutKitView)
    self.init(
      item: first ?? left.item as Any, attribute: left.attribute, relatedBy: relation, toItem: second ?? right.item, attribute: right.attribute,
      multiplier: right.factor, constant: right.constant)
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

  fileprivate init(_ axis: Axis, _ edge: Edge) {
    switch edge {
    case .near: self = axis == .x ? .left : .top
    case .center: self = axis == .x ? .centerX : .centerY
    case .far: self = axis == .x ? .right : .bottom
    case .size: self = axis == .x ? .width : .height
    }
  }

  fileprivate var family: UInt8 { Self.table.indices.contains(rawValue) ? Self.table[rawValue].family : 0 }
  fileprivate var name: String { Self.table.indices.contains(rawValue) ? Self.table[rawValue].name : "attribute \(rawValue)" }
  fileprivate var isSize: Bool { self == .width || self == .height }
}

extension AutoLayoutKitAttribute {
  fileprivate init(_ item: Item, _ attribute: Attribute, _ place: Int, plus constant: CGFloat = 0) {
    self.init(item: item, attribute: attribute, constant: constant, place: place)
  }

  fileprivate init(number: CGFloat) { self.init(item: nil, attribute: .notAnAttribute, constant: number) }

  fileprivate func times(_ number: CGFloat) -> Self { with(factor * number, constant == 0 ? 0 : constant * number) }
  fileprivate func divided(by number: CGFloat) -> Self { with(factor / number, constant == 0 ? 0 : constant / number) }
  fileprivate func plus(_ number: CGFloat) -> Self { with(factor, constant + number) }
  private func with(_ factor: CGFloat, _ constant: CGFloat) -> Self {
    Self(item: item, attribute: attribute, factor: factor, constant: constant, place: place)
  }

  fileprivate static func compare(_ left: some AutoLayoutKitLength, _ relation: Relation, _ right: some AutoLayoutKitLength) -> NSLayoutConstraint {
    let (left, right) = (left._tk_length, right._tk_length)
    if left.isPlain(against: right) { return NSLayoutConstraint(left, relation, right) }
    let written = Comparison(left: left, relation: relation, right: right)
    let (rule, misuse) = written.solved(Names())
    if misuse == nil, let rule { return NSLayoutConstraint(rule.left, rule.relation, rule.right) }
    guard let item = written.left.item ?? written.right.item else { return NSLayoutConstraint() }
    let nothing = Comparison(left: Side(item, .width), relation: .greaterThanOrEqual, right: Side(number: 0))
    let said = rule ?? nothing
    let constraint = MarkedConstraint(said.left, said.relation, said.right)
    (constraint.isVoid, constraint.written) = (rule == nil, written)
    return constraint
  }

  /// Whether UIKit takes "self (relation) other" as it is, at a glance; where not, `Comparison.solved` knows more.
  fileprivate func isPlain(against other: Self) -> Bool {
    guard item != nil, factor == 1, constant == 0, 1...10 ~= attribute.rawValue, other.constant.isFinite else { return false }
    if other.item == nil { return attribute.isSize }
    return 1...10 ~= other.attribute.rawValue && attribute.family & other.attribute.family != 0 && other.factor.isFinite && other.factor != 0
      && (attribute != other.attribute || item !== other.item)
  }

  /// Whether the item has the attribute; guides have no baselines and no margins of their own, a number has none to look for.
  fileprivate var exists: Bool {
    guard let item else { return true }
    return attribute.family != 0 && (attribute.rawValue <= NSLayoutConstraint.Attribute.centerY.rawValue || item is AutoLayoutKitView)
  }
}

// AutoLayoutKit: a whole screen laid out in one block, on the superview.
//
// The file stands alone: an app may drop in just this one. It reads from top to bottom, the vocabulary first,
// what makes it work last. All lengths are points. Insets and offsets point inward, so nobody writes a minus sign.

#if canImport(UIKit)
  import UIKit

  /// The platform's view.
  public typealias AutoLayoutKitView = UIView
  /// The platform's layout guide.
  public typealias AutoLayoutKitGuide = UILayoutGuide
  /// The platform's insets of the four edges, in points.
  public typealias AutoLayoutKitInsets = UIEdgeInsets
  /// The platform's priority of a constraint.
  public typealias AutoLayoutKitPlatformPriority = UILayoutPriority
#elseif canImport(AppKit)
  import AppKit

  /// The platform's view.
  public typealias AutoLayoutKitView = NSView
  /// The platform's layout guide.
  public typealias AutoLayoutKitGuide = NSLayoutGuide
  /// The platform's insets of the four edges, in points.
  public typealias AutoLayoutKitInsets = NSEdgeInsets
  /// The platform's priority of a constraint.
  public typealias AutoLayoutKitPlatformPriority = NSLayoutConstraint.Priority
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
  /// Of a group that is replaced, what the block says again stays, or gets its new constant or priority; then the rest goes out and what is new
  /// comes in, in one batch and in that order. It costs what the block says, and touches what differs.
  /// `translatesAutoresizingMaskIntoConstraints` goes off for the views that are placed, never for this view or for a reference.
  /// What cannot be laid out is reported to ``AutoLayoutKitReport/handler``, and the rest is installed.
  /// From inside a block that builds the same group the call is reported and ignored.
  ///
  /// - Parameters:
  ///   - group: the group to be replaced, if there is one. It may have been used on another view.
  ///   - active: whether the layout is installed; if not, the group waits for its `install()`.
  ///   - place: the block that says how the views stand; it runs once, at once.
  /// - Returns: the group of everything that was installed. The layout stays when nobody keeps it.
  @discardableResult public func tk_constraint(
    replace group: AutoLayoutKitConstraintGroup = AutoLayoutKitConstraintGroup(), active: Bool = true, file: StaticString = #fileID,
    line: UInt = #line, _ place: (AutoLayoutKitMaker) -> Void
  ) -> AutoLayoutKitConstraintGroup {
    if group.isBuilding {
      Source("tk_constraint", file, line).report(Names(container: self).recursion, call: "tk_constraint(replace:)")
    } else {
      group.build(Block(self, group), active: active, place)
    }
    return group
  }
}

// MARK: - The maker

/// What the block of `tk_constraint` talks to: its verbs place views and guides against the reference.
///
/// The reference is the container at first. Modifiers such as ``ref(_:)`` and ``priority(_:)`` give another maker into the same group; of two of
/// the same kind the later one counts, and none changes the maker it is called on.
@preconcurrency @MainActor public final class AutoLayoutKitMaker {
  /// The view that `tk_constraint` was called on.
  public let container: AutoLayoutKitView
  fileprivate let block: Block
  @exclusivity(unchecked) fileprivate var context: Context

  fileprivate init(_ block: Block, _ context: Context) { (container, self.block, self.context) = (block.container, block, context) }
  /// What the verbs place against.
  public var reference: any AutoLayoutKitItem { context.reference }
  /// The insets of the reference that the verbs keep to.
  public var insets: AutoLayoutKitInsets { context.insets }
  /// The width of the reference less its left and right insets.
  public var w: AutoLayoutKitAttribute { measure(.width) }
  /// The height of the reference less its top and bottom insets.
  public var h: AutoLayoutKitAttribute { measure(.height) }
  /// A new layout guide of the container, which comes and goes with the group; a `replace:` gives the same ones in the same order.
  public func guide(file: StaticString = #fileID, line: UInt = #line) -> AutoLayoutKitGuide {
    _ = Call(self, source("guide", file, line)) { _ in "()" }
    return block.isOpen ? block.guide("guide") : AutoLayoutKitGuide()
  }

  /// Cuts a chain: nothing ties what stands on its two sides.
  ///
  ///     make.xPlace(20, title, make.wall, time, 20)
  ///     // |-20-[title]        [time]-20-|
  public var wall: AutoLayoutKitGap { .wall }
  /// The same as ``wall``.
  public var divider: AutoLayoutKitGap { .wall }
  /// A gap that takes its share of what is left; `make.flexible * 2` takes twice as much as `make.flexible`.
  public var flexible: AutoLayoutKitGap { .flexible }
  /// The gap that the system keeps between neighbours: 8 points.
  public var space: AutoLayoutKitGap { .space }

  // MARK: Modifiers

  /// A maker that places against another view or guide, with no insets: `make.ref(title).xLeft(detail)` is `detail.left == title.left`.
  public func ref(_ item: any AutoLayoutKitItem) -> AutoLayoutKitMaker {
    with { ($0.reference, $0.base, $0.isContent, $0.area, $0.insets) = (item, nil, false, "", AutoLayoutKitInsets()) }
  }

  /// A maker with this inset on all four sides, in points, in place of the insets so far: `make.inset(5).equal(photo)`.
  public func inset(_ edge: any AutoLayoutKitNumber) -> AutoLayoutKitMaker { inset(top: edge, left: edge, bottom: edge, right: edge) }
  /// A maker with these insets, in points, in place of the insets so far.
  public func inset(
    top: any AutoLayoutKitNumber = 0, left: any AutoLayoutKitNumber = 0, bottom: any AutoLayoutKitNumber = 0, right: any AutoLayoutKitNumber = 0
  ) -> AutoLayoutKitMaker { inset(AutoLayoutKitInsets(top: top.number, left: left.number, bottom: bottom.number, right: right.number)) }
  /// A maker with these insets, in points, in place of the insets so far; one that is not finite is reported, and none of them counts.
  public func inset(_ insets: AutoLayoutKitInsets) -> AutoLayoutKitMaker {
    with { if let odd = insets.odd { $0.pending.append(Pending(Names().notFinite(odd))) } else { $0.insets = insets } }
  }
  /// A ``directional`` maker with these insets, in points, in place of the insets so far.
  public func inset(_ insets: NSDirectionalEdgeInsets) -> AutoLayoutKitMaker {
    directional.inset(AutoLayoutKitInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }

  /// A maker whose constraints have a priority, as well as those handed to its `install`: `make.priority(.high - 1).xPlace(20, title, 20)`.
  ///
  /// One outside 1...1000 is reported, and the nearest one inside is used.
  public func priority(_ priority: AutoLayoutKitPriority) -> AutoLayoutKitMaker {
    with {
      $0.priority = priority.allowed
      if priority != priority.allowed { $0.pending.append(Pending(Names().noPriority(priority))) }
    }
  }
  /// A maker whose constraints have a priority, where a number is a variable.
  @_disfavoredOverload public func priority(_ number: any AutoLayoutKitNumber) -> AutoLayoutKitMaker {
    priority(AutoLayoutKitPriority(Float(number.number)))
  }

  /// A maker whose x runs from leading to trailing: left is where text begins, and so are the left inset and the beginning of a chain.
  public var directional: AutoLayoutKitMaker { with { $0.isDirectional = true } }
  /// A maker whose chains leave out hidden views, each with one of the gaps beside it: the one before it, or after it if no view stands before.
  public var collapsing: AutoLayoutKitMaker { with { $0.isCollapsing = true } }
  /// A maker whose constraints say this name in their `identifier`: `Login.swift:42 header.xPlace[2]`.
  public func named(_ name: String) -> AutoLayoutKitMaker { with { $0.name = name } }
  /// A maker that places against the safe area of the reference; a guide has none, nor the areas below, which is reported.
  @available(macOS 11, *)
  public var safeArea: AutoLayoutKitMaker { inside("safeArea") { $0.safeAreaLayoutGuide } }
  /// A maker that keeps to the safe area on these sides, and to the edges of the reference on the others: `make.safeArea(.top).equal(list)`.
  @available(macOS 11, *)
  public func safeArea(_ edges: AutoLayoutKitEdges...) -> AutoLayoutKitMaker {
    let edges = edges.reduce(AutoLayoutKitEdges()) { $0.union($1) }
    let area = inside("safeArea(\(edges.text))") { $0.safeAreaLayoutGuide }
    return area.mixed(area.owner) { area.side(edges.contains($0) ? area.reference : area.owner, $0) }
  }

  #if canImport(UIKit)
    /// A maker that places within the layout margins of the reference.
    public var margins: AutoLayoutKitMaker { inside("margins") { $0.layoutMarginsGuide } }
    /// A maker that places within the readable width of the reference.
    public var readable: AutoLayoutKitMaker { inside("readable") { $0.readableContentGuide } }
    /// A maker that stays above the keyboard at the bottom, and keeps to what it had on the other sides: `make.safeArea.keyboard`.
    @available(iOS 15, tvOS 15, *)
    public var keyboard: AutoLayoutKitMaker {
      let above = inside("keyboard") { $0.keyboardLayoutGuide }
      return above.mixed(reference) { $0 == .bottom ? AutoLayoutKitAttribute(above.reference, .top) : side(reference, $0) }
    }
    /// A maker that places against the content of a scroll view, while ``w`` and ``h`` stay those of what is visible of it.
    public var content: AutoLayoutKitMaker {
      let maker = inside("content") { ($0 as? UIScrollView)?.contentLayoutGuide }
      maker.context.isContent = true
      return maker
    }
  #endif

  // MARK: Insets

  /// Adds to the insets, in points: `edge` on all four sides, the others each on its own; returns the insets as they were.
  ///
  ///     let old = make.insetEdges(top: 10, left: 20, bottom: 40, right: 60)   // make.resetEdges(old) puts them back
  ///
  /// A number that is not finite is reported, and no side changes.
  @discardableResult public func insetEdges(
    edge: Double = 0, top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitInsets { addInsets(.init(top: top + edge, left: left + edge, bottom: bottom + edge, right: right + edge), file, line) }
  /// Adds to the insets, in points, where a number is an `Int` or a `Float`.
  @discardableResult @_disfavoredOverload public func insetEdges(
    edge: any AutoLayoutKitNumber = 0, top: any AutoLayoutKitNumber = 0, left: any AutoLayoutKitNumber = 0, bottom: any AutoLayoutKitNumber = 0,
    right: any AutoLayoutKitNumber = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitInsets {
    insetEdges(edge: edge.double, top: top.double, left: left.double, bottom: bottom.double, right: right.double, file: file, line: line)
  }

  /// Puts insets back that `insetEdges` returned.
  public func resetEdges(_ old: AutoLayoutKitInsets) { context.insets = old }

  // MARK: Chains

  /// Places views and gaps from the left edge of the reference to its right edge.
  ///
  ///     make.xPlace(20, icon, 8, title, make.wall, badge, 20)
  ///     // |-20-[icon]-8-[title]      [badge]-20-|
  ///
  /// A number is a gap in points, a range such as `8...`, `...40` or `8...40` a gap with limits, `.flexible` a share of what is left. Neighbouring
  /// gaps add up, and without one two views stand flush. A ``wall`` cuts the chain. Arrays count as their elements.
  /// Swift divides integers here as everywhere: `100 / 3` is a gap of 33, `100.0 / 3` is not.
  /// Reported: a gap with nothing to measure from or no view to place, a view that is the reference, stands twice, or is not in the container.
  public var xPlace: AutoLayoutKitChain { .init(maker: self, verb: "xPlace", axis: .x) }
  /// Places views and gaps from the top edge of the reference to its bottom edge, by the rules of `xPlace`.
  ///
  ///     make.yPlace(20, title, 4, detail, make.wall)
  ///     // ┬ 20 [title] 4 [detail]       ┴
  public var yPlace: AutoLayoutKitChain { .init(maker: self, verb: "yPlace", axis: .y) }

  // MARK: Edges and centres

  /// Puts the left edge of each item on the left edge of the reference, moved in by the left inset: `|-left-[a]`.
  public var xLeft: AutoLayoutKitPin { .init(maker: self, verb: "xLeft", edges: .left) }
  /// Puts the right edge of each item on the right edge of the reference, moved in by the right inset: `[a]-right-|`.
  public var xRight: AutoLayoutKitPin { .init(maker: self, verb: "xRight", edges: .right) }
  /// Centres each item across what the left and right insets leave of the reference: `|-left-|   [a]   |-right-|`.
  public var xCenter: AutoLayoutKitPin { .init(maker: self, verb: "xCenter", edges: .xCenter) }
  /// Puts the top edge of each item on the top edge of the reference, moved in by the top inset: `┬-top-[a]`.
  public var yTop: AutoLayoutKitPin { .init(maker: self, verb: "yTop", edges: .top) }
  /// Puts the bottom edge of each item on the bottom edge of the reference, moved in by the bottom inset: `[a]-bottom-┴`.
  public var yBottom: AutoLayoutKitPin { .init(maker: self, verb: "yBottom", edges: .bottom) }
  /// Centres each item down what the top and bottom insets leave of the reference: `┬-top-┤   [a]   ├-bottom-┴`.
  public var yCenter: AutoLayoutKitPin { .init(maker: self, verb: "yCenter", edges: .yCenter) }
  /// Puts the first baseline of each item on that of the reference, moved down by the top inset; guides have none, which is reported.
  public var yFirstBaseline: AutoLayoutKitPin { .init(maker: self, verb: "yFirstBaseline", edges: .firstBaseline) }
  /// Puts the last baseline of each item on that of the reference, moved up by the bottom inset; guides have none, which is reported.
  public var yLastBaseline: AutoLayoutKitPin { .init(maker: self, verb: "yLastBaseline", edges: .lastBaseline) }
  /// Centres each item both ways, as `xCenter` and `yCenter` do.
  public var center: AutoLayoutKitPin { .init(maker: self, verb: "center", edges: [.xCenter, .yCenter]) }
  /// Makes each item as wide as the inset reference, as `xLeft` and `xRight` do: `|-left-[    a    ]-right-|`.
  public var xEqual: AutoLayoutKitPin { .init(maker: self, verb: "xEqual", edges: [.left, .right]) }
  /// Makes each item as high as the inset reference, as `yTop` and `yBottom` do: `┬-top-[    a    ]-bottom-┴`.
  public var yEqual: AutoLayoutKitPin { .init(maker: self, verb: "yEqual", edges: [.top, .bottom]) }
  /// Makes each item cover the inset reference, as `xEqual` and `yEqual` do.
  public var equal: AutoLayoutKitPin { .init(maker: self, verb: "equal", edges: [.left, .right, .top, .bottom]) }

  // MARK: Sizes

  /// The widths of the items, to be compared by `==`, `<=` or `>=` with a length for all or a list with one length for each.
  ///
  ///     make.width(button) == 44...200
  ///     make.width(title, detail) <= make.w * 0.5
  ///     make.width(a, b, c) == [10, 20, make.w / 3]
  ///
  /// Reported: values and views that differ in number, a range that is not compared by `==`.
  public var width: AutoLayoutKitMeasure<AutoLayoutKitLengths> { .init(maker: self, verb: "width", edges: .width) { .init(sizing: $0) } }
  /// The heights of the items, to be compared as widths are.
  public var height: AutoLayoutKitMeasure<AutoLayoutKitLengths> { .init(maker: self, verb: "height", edges: .height) { .init(sizing: $0) } }
  /// The sizes of the items, to be compared with a pair of lengths or a `CGSize`: `make.size(a, b) <= (make.w * 0.5, 200)`.
  public var size: AutoLayoutKitMeasure<AutoLayoutKitSizes> { .init(maker: self, verb: "size", edges: [.width, .height]) { .init(sizing: $0) } }
  /// How strongly the views keep from being wider than their content; `uninstall()` puts back what was before: `make.xHugging(title) == .high`.
  public var xHugging: AutoLayoutKitMeasure<AutoLayoutKitContent> { content("xHugging", .width, isHugging: true) }
  /// How strongly the views keep from being higher than their content.
  public var yHugging: AutoLayoutKitMeasure<AutoLayoutKitContent> { content("yHugging", .height, isHugging: true) }
  /// How strongly the views keep from being narrower than their content.
  public var xCompression: AutoLayoutKitMeasure<AutoLayoutKitContent> { content("xCompression", .width, isHugging: false) }
  /// How strongly the views keep from being lower than their content.
  public var yCompression: AutoLayoutKitMeasure<AutoLayoutKitContent> { content("yCompression", .height, isHugging: false) }

  // MARK: Constraints by hand

  /// Puts constraints into the group that were made by hand or by comparing attributes.
  ///
  ///     make.install(title.tk_left >= icon.tk_right + 8)
  ///
  /// The first item of each must be the container or inside it. Reported: items without a common superview, attributes that cannot be compared.
  /// What `replace:` keeps of them are the same objects.
  @discardableResult public func install(
    _ constraints: NSLayoutConstraint..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { install(constraints, file: file, line: line) }
  /// Puts the constraints of an array into the group.
  @discardableResult public func install(
    _ constraints: [NSLayoutConstraint], file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    var call = Call(self, source("install", file, line)) { _ in "" }
    for constraint in constraints { call.adopt(constraint) }
    return call.finish()
  }
  /// Makes one attribute equal to another, or at most or at least as large; a `replace:` that says it again keeps the constraint.
  @discardableResult public func install(
    _ left: AutoLayoutKitAttribute, _ right: AutoLayoutKitAttribute, relation: NSLayoutConstraint.Relation = .equal,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    var call = Call(self, source("install", file, line)) { "(\($0.text(Comparison(left, relation, right))))" }
    call.compare(left, relation, right)
    return call.finish()
  }

  /// One handle on all that some verbs make: `let row = make.handle { make.xPlace(a, 8, b); make.yCenter(a, b) }`.
  @discardableResult public func handle(_ verbs: () -> Void) -> AutoLayoutKitHandle {
    let start = block.records.count
    verbs()
    return block.handle(from: start)
  }

  /// Reports what a verb of your own cannot make sense of, as the verbs here do.
  ///
  ///     make.report("there are no columns, so nothing is placed.", call: "grid(photos, columns: 0)")
  public func report(
    _ sentence: String, call: String, about item: (any AutoLayoutKitItem)? = nil, file: StaticString = #fileID, line: UInt = #line
  ) { source(String(call.prefix { $0 != "(" }), file, line).report((.custom, item, sentence), call: call) }
}

// MARK: - Verbs and comparisons

/// A verb that places a chain, to be called with its views and gaps: one by one, in arrays, or both.
@preconcurrency @MainActor public struct AutoLayoutKitChain {
  fileprivate let maker: AutoLayoutKitMaker
  fileprivate let verb: String
  fileprivate let axis: Axis

  /// Makes the constraints of the chain, from the far edge of `after` to the near edge of `before` where these are named.
  @discardableResult public func callAsFunction(
    after: (any AutoLayoutKitItem)? = nil, _ parts: any AutoLayoutKitChainPart..., before: (any AutoLayoutKitItem)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { maker.place(parts, along: axis, after, before, maker.source(verb, file, line)) }
  /// Makes the constraints of the chain whose parts are in an array.
  @discardableResult public func callAsFunction(
    after: (any AutoLayoutKitItem)? = nil, _ parts: [any AutoLayoutKitChainPart], before: (any AutoLayoutKitItem)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { maker.place(parts, along: axis, after, before, maker.source(verb, file, line)) }
}

/// A verb that puts sides of items on the same sides of the reference: `by` so far inward, and without the sides that are excepted.
///
///     make.xRight(a, by: 10)          // a.right == R.right − 10
///     make.xLeft(a, by: 20...)        // a.left >= R.left + 20
///     make.equal(a, except: .bottom)
///
/// A centre moves to the right and down, and takes a pair too: `make.center(a, by: (-5, 10))`.
/// Reported: an item that is the reference itself, or is not in the container; an exception that leaves nothing.
@preconcurrency @MainActor public struct AutoLayoutKitPin {
  fileprivate let maker: AutoLayoutKitMaker
  fileprivate let verb: String
  fileprivate let edges: AutoLayoutKitEdges

  /// Makes the constraints of the verb.
  @discardableResult public func callAsFunction(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil, except: AutoLayoutKitEdges = [], file: StaticString = #fileID,
    line: UInt = #line
  ) -> AutoLayoutKitHandle { maker.pin(items, edges, except, offset?._tk_length ?? .none, nil, maker.source(verb, file, line)) }
  /// Makes the constraints of the verb for an array.
  @discardableResult public func callAsFunction(
    _ items: [any AutoLayoutKitItems], by offset: (any AutoLayoutKitSpan)? = nil, except: AutoLayoutKitEdges = [], file: StaticString = #fileID,
    line: UInt = #line
  ) -> AutoLayoutKitHandle { maker.pin(items, edges, except, offset?._tk_length ?? .none, nil, maker.source(verb, file, line)) }
  /// Makes the constraints of the verb with one offset along x and another along y.
  @discardableResult public func callAsFunction(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan, any AutoLayoutKitSpan), except: AutoLayoutKitEdges = [],
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { maker.pin(items, edges, except, offset.0._tk_length, offset.1._tk_length, maker.source(verb, file, line)) }
  /// Makes the constraints of the verb for an array, with one offset along x and another along y.
  @discardableResult public func callAsFunction(
    _ items: [any AutoLayoutKitItems], by offset: (any AutoLayoutKitSpan, any AutoLayoutKitSpan), except: AutoLayoutKitEdges = [],
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { maker.pin(items, edges, except, offset.0._tk_length, offset.1._tk_length, maker.source(verb, file, line)) }
}

/// A verb that says what is compared, to be called with the items: one by one, in arrays, or both.
@preconcurrency @MainActor public struct AutoLayoutKitMeasure<Subject> {
  fileprivate let maker: AutoLayoutKitMaker
  fileprivate let verb: String
  fileprivate let edges: AutoLayoutKitEdges
  fileprivate let subject: @MainActor (Sizing) -> Subject

  /// What is compared of the items.
  @_specialize(where Subject == AutoLayoutKitLengths)
  @_specialize(where Subject == AutoLayoutKitSizes)
  public func callAsFunction(_ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line) -> Subject {
    subject(Sizing(maker: maker, edges: edges, list: _AutoLayoutKitList(items), source: maker.source(verb, file, line)))
  }
  /// What is compared of the items of an array.
  public func callAsFunction(_ items: [any AutoLayoutKitItems], file: StaticString = #fileID, line: UInt = #line) -> Subject {
    subject(Sizing(maker: maker, edges: edges, list: _AutoLayoutKitList(items), source: maker.source(verb, file, line)))
  }
}

/// The widths or the heights of some items, for `==`, `<=` or `>=` with a length, or with a list that has one length for each item.
///
/// Literals are floating here: `== 100 / 3` is a third of a hundred, not 33. The exception is a list or pair that also holds a variable of type
/// `Int` or `Float`, or both a `CGFloat` variable and an attribute: there `100 / 3` divides integers, and `100.0 / 3` does not.
@preconcurrency @MainActor public struct AutoLayoutKitLengths {
  fileprivate let sizing: Sizing

  /// Makes each equal to a number.
  @discardableResult public static func == (a: Self, b: Double) -> AutoLayoutKitHandle { a.sizing.all(.equal, b) }
  /// Makes each equal to a number or an attribute, or keeps it in a range.
  @discardableResult @_disfavoredOverload
  public static func == (a: Self, b: any AutoLayoutKitLength) -> AutoLayoutKitHandle { a.sizing.all(.equal, b) }
  /// Makes each equal to its own number or attribute in the list.
  @discardableResult public static func == (a: Self, b: [any AutoLayoutKitRealLength]) -> AutoLayoutKitHandle { a.sizing.each(.equal, b) }
  /// Makes each equal to its own length in the list.
  @discardableResult @_disfavoredOverload
  public static func == (a: Self, b: [any AutoLayoutKitLength]) -> AutoLayoutKitHandle { a.sizing.each(.equal, b) }
  /// Makes each at most a number.
  @discardableResult public static func <= (a: Self, b: Double) -> AutoLayoutKitHandle { a.sizing.all(.most, b) }
  /// Makes each at most a number or an attribute.
  @discardableResult @_disfavoredOverload
  public static func <= (a: Self, b: any AutoLayoutKitLength) -> AutoLayoutKitHandle { a.sizing.all(.most, b) }
  /// Makes each at most its own number or attribute in the list.
  @discardableResult public static func <= (a: Self, b: [any AutoLayoutKitRealLength]) -> AutoLayoutKitHandle { a.sizing.each(.most, b) }
  /// Makes each at most its own length in the list.
  @discardableResult @_disfavoredOverload
  public static func <= (a: Self, b: [any AutoLayoutKitLength]) -> AutoLayoutKitHandle { a.sizing.each(.most, b) }
  /// Makes each at least a number.
  @discardableResult public static func >= (a: Self, b: Double) -> AutoLayoutKitHandle { a.sizing.all(.least, b) }
  /// Makes each at least a number or an attribute.
  @discardableResult @_disfavoredOverload
  public static func >= (a: Self, b: any AutoLayoutKitLength) -> AutoLayoutKitHandle { a.sizing.all(.least, b) }
  /// Makes each at least its own number or attribute in the list.
  @discardableResult public static func >= (a: Self, b: [any AutoLayoutKitRealLength]) -> AutoLayoutKitHandle { a.sizing.each(.least, b) }
  /// Makes each at least its own length in the list.
  @discardableResult @_disfavoredOverload
  public static func >= (a: Self, b: [any AutoLayoutKitLength]) -> AutoLayoutKitHandle { a.sizing.each(.least, b) }
}

/// The sizes of some items, for `==`, `<=` or `>=` with a pair of lengths or a `CGSize`; literals are floating, as for widths.
@preconcurrency @MainActor public struct AutoLayoutKitSizes {
  /// A width and a height.
  public typealias Pair = (any AutoLayoutKitRealLength, any AutoLayoutKitRealLength)
  fileprivate let sizing: Sizing

  /// Makes each equal to a pair of numbers.
  @discardableResult public static func == (a: Self, b: (Double, Double)) -> AutoLayoutKitHandle { a.sizing.all(.equal, b.0, b.1) }
  /// Makes each equal to a pair of numbers or attributes.
  @discardableResult public static func == (a: Self, b: Pair) -> AutoLayoutKitHandle { a.sizing.all(.equal, b.0, b.1) }
  /// Makes each equal to a pair of lengths.
  @discardableResult @_disfavoredOverload
  public static func == <W: AutoLayoutKitLength, H: AutoLayoutKitLength>(a: Self, b: (W, H)) -> AutoLayoutKitHandle { a.sizing.all(.equal, b.0, b.1) }
  /// Makes each equal to a size.
  @discardableResult public static func == (a: Self, b: CGSize) -> AutoLayoutKitHandle { a == (b.width, b.height) }
  /// Makes each at most a pair of numbers.
  @discardableResult public static func <= (a: Self, b: (Double, Double)) -> AutoLayoutKitHandle { a.sizing.all(.most, b.0, b.1) }
  /// Makes each at most a pair of numbers or attributes.
  @discardableResult public static func <= (a: Self, b: Pair) -> AutoLayoutKitHandle { a.sizing.all(.most, b.0, b.1) }
  /// Makes each at most a pair of lengths.
  @discardableResult @_disfavoredOverload
  public static func <= <W: AutoLayoutKitLength, H: AutoLayoutKitLength>(a: Self, b: (W, H)) -> AutoLayoutKitHandle { a.sizing.all(.most, b.0, b.1) }
  /// Makes each at most a size.
  @discardableResult public static func <= (a: Self, b: CGSize) -> AutoLayoutKitHandle { a <= (b.width, b.height) }
  /// Makes each at least a pair of numbers.
  @discardableResult public static func >= (a: Self, b: (Double, Double)) -> AutoLayoutKitHandle { a.sizing.all(.least, b.0, b.1) }
  /// Makes each at least a pair of numbers or attributes.
  @discardableResult public static func >= (a: Self, b: Pair) -> AutoLayoutKitHandle { a.sizing.all(.least, b.0, b.1) }
  /// Makes each at least a pair of lengths.
  @discardableResult @_disfavoredOverload
  public static func >= <W: AutoLayoutKitLength, H: AutoLayoutKitLength>(a: Self, b: (W, H)) -> AutoLayoutKitHandle { a.sizing.all(.least, b.0, b.1) }
  /// Makes each at least a size.
  @discardableResult public static func >= (a: Self, b: CGSize) -> AutoLayoutKitHandle { a >= (b.width, b.height) }
}

/// How strongly some views keep to the size of their content, to be set by `==`.
@preconcurrency @MainActor public struct AutoLayoutKitContent {
  fileprivate let sizing: Sizing
  fileprivate let isHugging: Bool

  /// Sets the priority for as long as the group is installed; a priority outside 1...1000 is reported.
  @discardableResult public static func == (left: Self, right: AutoLayoutKitPriority) -> AutoLayoutKitHandle {
    left.sizing.hold(right, isHugging: left.isHugging)
  }
}

/// How much a constraint matters, from 1 to 1000, which is required.
public struct AutoLayoutKitPriority: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The priority as a number.
  public let value: Float

  /// 1000: the constraint holds, or the layout cannot.
  public static let required = Self(1000)
  /// 750, 500 and 250.
  public static let (high, medium, low) = (Self(750), Self(500), Self(250))

  /// A priority of this many, from 1 to 1000.
  public init(_ value: Float) { self.value = value }
  /// A priority of this many, from 1 to 1000.
  public init(floatLiteral value: Float) { self.value = value }
  /// A priority of this many, from 1 to 1000.
  public init(integerLiteral value: Int) { self.value = Float(value) }
  /// The platform's priority.
  public init(_ priority: AutoLayoutKitPlatformPriority) { value = priority.rawValue }
  /// The same as the platform's priority.
  public var platform: AutoLayoutKitPlatformPriority { AutoLayoutKitPlatformPriority(rawValue: value) }
  /// A priority that is so much higher.
  public static func + (left: Self, right: Float) -> Self { Self(left.value + right) }
  /// A priority that is so much lower.
  public static func - (left: Self, right: Float) -> Self { Self(left.value - right) }
  fileprivate var allowed: Self { value >= 1 ? Self(min(value, 1000)) : value < 1 ? Self(1) : .required }
}

/// Sides of a reference; where the maker is `directional`, left is where text begins.
public struct AutoLayoutKitEdges: OptionSet, Sendable {
  /// The sides as bits.
  public let rawValue: Int
  /// The sides of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The left side, and the right one.
  public static let (left, right) = (Self(.left), Self(.right))
  /// The upper side, and the lower one.
  public static let (top, bottom) = (Self(.top), Self(.bottom))
  /// The same as left and right; how to say it where the maker is `directional`.
  public static let (leading, trailing) = (left, right)
}

// MARK: - Groups and handles

/// Everything that one block installed, to be taken out, put back or replaced as a whole.
@preconcurrency @MainActor public final class AutoLayoutKitConstraintGroup {
  fileprivate private(set) var block: Block?
  fileprivate private(set) var isBuilding = false

  /// What the latest `tk_constraint(replace:)` changed, or the first `tk_constraint`: there everything is added.
  public private(set) var lastChange = AutoLayoutKitChange()

  /// An empty group, for `tk_constraint(replace:)` to fill.
  public nonisolated init() {}
  /// The constraints of the group, in the order of the verbs, without those whose views are gone.
  public var constraints: [NSLayoutConstraint] { block?.alive ?? [] }
  /// The constraints that have this attribute of a view or guide on one of their sides.
  public func constraints(on item: any AutoLayoutKitItem, _ attribute: NSLayoutConstraint.Attribute) -> [NSLayoutConstraint] {
    constraints.filter { $0.firstItem === item && $0.firstAttribute == attribute || $0.secondItem === item && $0.secondAttribute == attribute }
  }

  /// Whether the group holds constraints and all of them are active.
  public var isInstalled: Bool {
    let constraints = constraints
    return !constraints.isEmpty && constraints.allSatisfy(\.isActive)
  }

  /// Activates the constraints that are not active, in one batch, and brings back the guides and the hugging and compression of the group.
  ///
  /// One whose views have lost their common superview is reported and left out; one whose views are gone is forgotten.
  public func install() { block?.install() }
  /// Deactivates the constraints, in one batch, until `install()` brings them back; guides go, hugging and compression are as they were.
  public func uninstall() { block?.uninstall() }
  fileprivate func build(_ block: Block, active: Bool, _ place: (AutoLayoutKitMaker) -> Void) {
    isBuilding = true
    place(AutoLayoutKitMaker(block, Context(reference: block.container)))
    lastChange = block.close(active: active)
    (self.block, isBuilding) = (block, false)
  }
}

/// How many constraints, hugging and compression priorities a `tk_constraint(replace:)` dealt with, and how.
public struct AutoLayoutKitChange: Equatable, Sendable {
  /// How many were not touched.
  public fileprivate(set) var kept = 0
  /// How many stayed and got another constant or priority.
  public fileprivate(set) var updated = 0
  /// How many went out.
  public fileprivate(set) var removed = 0
  /// How many are new.
  public fileprivate(set) var added = 0

  /// No change.
  public init() {}
}

/// The constraints that one verb made, in order; to be used on the main thread like all of UIKit.
///
/// After a `replace:` it still is a handle on what was kept; the others of its constraints are out of use.
public struct AutoLayoutKitHandle: RandomAccessCollection {
  fileprivate let block: Block
  fileprivate let range: Range<Int>
  /// What tells whether a constraint is still in use.
  fileprivate let group: AutoLayoutKitConstraintGroup?

  /// The position of the first constraint.
  public var startIndex: Int { 0 }
  /// The position after the last constraint.
  public var endIndex: Int { range.count }
  /// A constraint of the verb.
  public subscript(position: Int) -> NSLayoutConstraint { block.records[range][range.lowerBound + position].constraint }
}

/// What all constraints of a handle have; read, it is that of the first.
///
///     let top = make.yTop(title, by: 20)
///     top.constant = 40
extension AutoLayoutKitHandle {
  /// The gap, the offset or the length in the sign it was written with, inward, without the insets; 0 for a handle on nothing.
  ///
  /// A number that is not finite is reported and not used.
  @preconcurrency @MainActor public var constant: CGFloat {
    get { lazy.compactMap(\.said).first ?? 0 }
    nonmutating set {
      guard newValue.isFinite else { return block.records[range].prefix(1).forEach { $0.report(Names().notFinite(newValue)) } }
      for constraint in self where constraint.said != nil { constraint.said = newValue }
    }
  }

  /// The priority; one outside 1...1000 becomes the nearest inside, and a change from or to required takes an active constraint out for a moment.
  @preconcurrency @MainActor public var priority: AutoLayoutKitPriority {
    get { AutoLayoutKitPriority(first?.priority ?? .required) }
    nonmutating set { for constraint in self { constraint.change(to: newValue.allowed) } }
  }

  /// The factor of the second attribute; constraints with another one are made anew, in their places in the handle and the group.
  ///
  /// Another handle, from before a `replace:`, keeps the one that went out. A factor of 0 or one that is not finite is reported and not used.
  @preconcurrency @MainActor public var multiplier: CGFloat {
    get { first?.multiplier ?? 1 }
    nonmutating set { block.setMultiplier(newValue, in: range, group) }
  }

  /// Whether all are active; those that a `replace:` took out stay out.
  ///
  /// What the handle of an open block takes out stays out when the block ends, until the group's `install()`.
  /// What becomes active does as by the group's `install()`: its guides come back, its views stop following their frames, and a constraint whose
  /// views have lost their common superview is reported and left out.
  @preconcurrency @MainActor public var isActive: Bool {
    get { !isEmpty && allSatisfy(\.isActive) }
    nonmutating set { block.setActive(newValue, in: range, group) }
  }
}

// MARK: - Items, numbers and gaps

/// What a chain is made of: views, guides, numbers, ranges, gaps, and arrays of these.
@preconcurrency @MainActor public protocol AutoLayoutKitChainPart {
  /// Adds what this stands for to a list.
  func _tk_add(to list: inout _AutoLayoutKitList)
}

/// What a verb places: a view, a guide, or an array of these.
@preconcurrency @MainActor public protocol AutoLayoutKitItems: AutoLayoutKitChainPart {}

/// One view or layout guide.
@preconcurrency @MainActor public protocol AutoLayoutKitItem: AnyObject, AutoLayoutKitItems {}

/// A number, a range or an attribute that a width or a height is compared with.
public protocol AutoLayoutKitLength {
  /// The length as an attribute, which for a number or a range has no item.
  var _tk_length: AutoLayoutKitAttribute { get }
}

/// A `Double` or an attribute; what makes literals floating.
public protocol AutoLayoutKitRealLength: AutoLayoutKitLength {}

/// What stands between two neighbours: a number, a range, or a gap such as `.flexible`.
@preconcurrency @MainActor public protocol AutoLayoutKitSpacing: AutoLayoutKitChainPart {}

/// A number of points, or a range of them: `8...`, `...40` or `8...40`.
@preconcurrency @MainActor public protocol AutoLayoutKitSpan: AutoLayoutKitLength, AutoLayoutKitSpacing {}

/// A number of points: `Int`, `Double`, `CGFloat` or `Float`.
@preconcurrency @MainActor public protocol AutoLayoutKitNumber: AutoLayoutKitSpan {}

/// What stands between two neighbours of a chain, other than a number or a range.
@preconcurrency @MainActor public struct AutoLayoutKitGap: AutoLayoutKitSpacing {
  fileprivate var (lower, upper): (CGFloat, CGFloat)
  /// Its share of what is left; nothing for a gap that takes none.
  fileprivate var weight: CGFloat?
  fileprivate var isWall = false

  /// A gap of several times the share, or of several times the space; a wall stays one.
  public static func * (left: Self, right: any AutoLayoutKitNumber) -> Self {
    if let weight = left.weight { return Self(lower: left.lower, upper: left.upper, weight: weight * right.number) }
    return left.isWall ? left : Self(lower: left.lower * right.number, upper: left.upper * right.number)
  }

  /// Adds the gap to a list.
  public func _tk_add(to list: inout _AutoLayoutKitList) { list.parts.append(isWall ? .wall : .gap(self)) }
}

extension AutoLayoutKitChainPart where Self == AutoLayoutKitGap {
  /// Cuts the chain: nothing ties what stands on its two sides.
  public static var wall: Self { Self(lower: 0, upper: 0, isWall: true) }
  /// The gap that the system keeps between neighbours: 8 points.
  public static var space: Self { Self(lower: 8, upper: 8) }
  /// A gap that takes its share of what is left between the walls: `.flexible * 2` takes twice as much as `.flexible`.
  public static var flexible: Self { Self(lower: 0, upper: .infinity, weight: 1) }
  /// A gap that takes its share of what is left, but no less and no more than so many points.
  public static func flexible(min: any AutoLayoutKitNumber = 0, max: any AutoLayoutKitNumber = Double.infinity) -> Self {
    Self(lower: min.number, upper: max.number, weight: 1)
  }
}

/// The items and gaps of a call with all arrays unfolded.
@preconcurrency @MainActor public struct _AutoLayoutKitList {
  fileprivate enum Part {
    case item(any AutoLayoutKitItem)
    case gap(AutoLayoutKitGap)
    case wall, emptyArray
  }

  fileprivate var parts: [Part] = []

  // Not generic, and so twice: Swift would make an array of the other kind first.
  fileprivate init(_ parts: [any AutoLayoutKitChainPart]) {
    self.parts.reserveCapacity(max(1, parts.count))
    for part in parts { part._tk_add(to: &self) }
    if parts.isEmpty { self.parts.append(.emptyArray) }
  }

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
extension ClosedRange: AutoLayoutKitChainPart, AutoLayoutKitLength, AutoLayoutKitSpacing, AutoLayoutKitSpan where Bound: AutoLayoutKitNumber {
  /// The range as a length.
  public nonisolated var _tk_length: AutoLayoutKitAttribute { .init(number: lowerBound.number, to: upperBound.number) }
}
extension PartialRangeFrom: AutoLayoutKitChainPart, AutoLayoutKitLength, AutoLayoutKitSpacing, AutoLayoutKitSpan where Bound: AutoLayoutKitNumber {
  /// The range as a length.
  public nonisolated var _tk_length: AutoLayoutKitAttribute { .init(number: lowerBound.number, to: .infinity) }
}
extension PartialRangeThrough: AutoLayoutKitChainPart, AutoLayoutKitLength, AutoLayoutKitSpacing, AutoLayoutKitSpan where Bound: AutoLayoutKitNumber {
  /// The range as a length.
  public nonisolated var _tk_length: AutoLayoutKitAttribute { .init(number: -.infinity, to: upperBound.number) }
}

extension AutoLayoutKitItem {
  /// Adds the item to a list.
  public func _tk_add(to list: inout _AutoLayoutKitList) { list.parts.append(.item(self)) }
}

extension Array: AutoLayoutKitChainPart where Element: AutoLayoutKitChainPart {
  /// Adds the elements to a list.
  @_specialize(where Element == AutoLayoutKitView)
  public func _tk_add(to list: inout _AutoLayoutKitList) {
    if isEmpty { list.parts.append(.emptyArray) }
    for element in self { element._tk_add(to: &list) }
  }
}

extension AutoLayoutKitSpan {
  /// Adds the number or range to a list, as a gap.
  public func _tk_add(to list: inout _AutoLayoutKitList) {
    let length = _tk_length
    list.parts.append(.gap(AutoLayoutKitGap(lower: length.constant, upper: length.upper)))
  }
}

extension AutoLayoutKitNumber {
  fileprivate nonisolated var number: CGFloat { _tk_length.constant }
  fileprivate nonisolated var double: Double { Double(number) }
}

extension AutoLayoutKitNumber where Self: BinaryInteger {
  /// The number as a length.
  public nonisolated var _tk_length: AutoLayoutKitAttribute { .init(number: CGFloat(self)) }
}

extension AutoLayoutKitNumber where Self: BinaryFloatingPoint {
  /// The number as a length.
  public nonisolated var _tk_length: AutoLayoutKitAttribute { .init(number: CGFloat(self)) }
}

// MARK: - Attributes

/// An edge, a centre, a baseline or a size of a view or guide, times a factor, plus points.
///
///     make.install(AutoLayoutKitAttribute(title, .left), AutoLayoutKitAttribute(icon, .right) + 8)
public struct AutoLayoutKitAttribute: AutoLayoutKitRealLength {
  fileprivate let item: (any AutoLayoutKitItem)?
  fileprivate let attribute: NSLayoutConstraint.Attribute
  fileprivate var factor: CGFloat = 1
  fileprivate var constant: CGFloat = 0
  /// How much of the constant insets have brought in.
  fileprivate var base: CGFloat = 0
  /// Where a range ends that begins with the constant.
  fileprivate var end: CGFloat?

  /// The attribute itself.
  public nonisolated var _tk_length: AutoLayoutKitAttribute { self }
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
  /// The attribute less a number of points.
  public static func - (left: Self, right: Double) -> Self { left.plus(-right) }
  /// The attribute less a number of points.
  @_disfavoredOverload public static func - (left: Self, right: any AutoLayoutKitNumber) -> Self { left.plus(-right.number) }
  /// A constraint between the attribute and a length, which is not active yet: hand it to `install`.
  ///
  /// It is solved for this attribute, so that a negative factor turns `<=` and `>=` around.
  /// What UIKit would not accept (left with top, left with leading, an edge with a number, a factor of 0) makes a constraint that says nothing
  /// and is reported when it is installed.
  @preconcurrency @MainActor public func constraint(_ relation: NSLayoutConstraint.Relation, _ other: any AutoLayoutKitLength) -> NSLayoutConstraint {
    Comparison(self, relation, other._tk_length).constraint
  }
}

// MARK: - Reports

/// Something in a layout that cannot mean anything: what it is, and where it is written.
public struct AutoLayoutKitReport: CustomStringConvertible {
  /// Why it cannot mean anything; more reasons may come.
  public enum Reason: String, Sendable {
    /// A gap stands beside a wall with nothing to measure from, or without a view; a number is not finite.
    case numberBesideWall, onlyNumbers, notFinite
    /// A range ends before it begins, or is compared by `<=` or `>=`; a share is not above 0; a priority is not from 1 to 1000.
    case crossedRange, rangeNotEqual, noShare, noPriority
    /// A list has more or fewer values than there are views, or offsets than directions; no side is left to be placed.
    case countMismatch, nothingLeft
    /// An item stands in a chain twice, is to be placed against itself, or is not inside the container.
    case repeatedItem, isReference, notInContainer
    /// An attribute is multiplied by zero, cannot be compared with the other side, or is not one of its item.
    case zeroFactor, unlikeAttributes, unsupportedAttribute
    /// A guide has no safe area or other area, and no content to be hugged.
    case noArea, noContent
    /// A constraint has items without a common superview, or no item.
    case noCommonSuperview, noItem
    /// A group is replaced from inside the block that builds it, or a maker is used after its block has ended.
    case replacedInsideItself, makerOutlivedBlock
    /// A verb of the app has reported it.
    case custom
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
  ///
  /// A view is called what the property is called that holds it. For that, and only when a report is made, the properties of the container and
  /// of its controller are read until it is found: an `unowned` one above it must be alive, or a `customMirror` leave it out.
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
  func crossed(_ gap: AutoLayoutKitGap) -> Misuse {
    (.crossedRange, nil, "\(text(gap.lower, gap.upper)) ends before it begins, so it is not used.")
  }
  func notEqual(_ range: Side, _ relation: Relation) -> Misuse {
    (.rangeNotEqual, nil, "\(text(range)) is a range, which \(relation.symbol) cannot compare with, so it is not used.")
  }
  func noShare(_ gap: AutoLayoutKitGap) -> Misuse { (.noShare, nil, "\(text(gap)) gets no share, so it is not used.") }
  func noPriority(_ priority: AutoLayoutKitPriority) -> Misuse {
    let (wrong, right) = (text(CGFloat(priority.value)), text(CGFloat(priority.allowed.value)))
    return (.noPriority, nil, "\(wrong) is not a priority from 1 to 1000, so \(right) is used.")
  }
  func besideWall(_ gap: AutoLayoutKitGap) -> Misuse {
    (.numberBesideWall, nil, "\(text(gap)) stands beside a wall with nothing to measure from, so it is not used.")
  }
  func onlyGaps(_ gaps: [AutoLayoutKitGap]) -> Misuse {
    (.onlyNumbers, nil, "no view stands with \(list(gaps.map(text))), so \(gaps.count == 1 ? "it is" : "they are") not used.")
  }
  func spareValues(_ spare: ArraySlice<Side>, items: Int) -> Misuse {
    let counts = "\(count(items + spare.count, "value")) for \(count(items, "view"))"
    return (.countMismatch, nil, "\(counts), so \(list(spare.map(text))) \(spare.count == 1 ? "is" : "are") not used.")
  }
  func missingValues(_ items: ArraySlice<Item>, values: Int) -> Misuse {
    let counts = "\(count(values, "value")) for \(count(values + items.count, "view"))"
    return (.countMismatch, items.first, "\(counts), so \(list(items.map(text))) \(items.count == 1 ? "gets" : "get") none.")
  }
  func spareOffset(_ offset: Side) -> Misuse { (.countMismatch, nil, "2 offsets for 1 direction, so \(text(offset)) is not used.") }
  func nothingLeft(_ edges: AutoLayoutKitEdges) -> Misuse { (.nothingLeft, nil, "nothing is left without \(edges.text), so nothing is placed.") }
  func repeated(_ item: Item) -> Misuse { (.repeatedItem, item, "\(text(item)) stands in the chain already, so it is not placed again.") }
  func itself(_ item: Item) -> Misuse { (.isReference, item, "\(text(item)) cannot be placed against itself, so it is left out.") }
  func outside(_ item: Item) -> Misuse {
    (.notInContainer, item, "\(text(item)) is not inside \(container.map(text) ?? "a view"), so it is left out.")
  }
  func noArea(_ area: String, of item: Item) -> Misuse { (.noArea, item, "\(text(item)) has no \(area), so its own edges are used.") }
  func noContent(_ item: Item) -> Misuse { (.noContent, item, "\(text(item)) has no content, so it is left out.") }
  func strangers(_ first: Item, _ second: Item) -> Misuse {
    (.noCommonSuperview, first, "\(text(first)) and \(text(second)) have no common superview, so the constraint is left out.")
  }
  /// A factor of 0, and what becomes of it.
  func noFactor(_ side: Side, so end: String = "so the constraint is left out.") -> Misuse {
    (.zeroFactor, side.item, "\(text(side)) has the factor 0, \(end)")
  }
  func missing(_ side: Side) -> Misuse { (.unsupportedAttribute, side.item, "\(text(side)) does not exist, so the constraint is left out.") }
  func unlike(_ left: Side, _ right: Side) -> Misuse {
    (.unlikeAttributes, left.item, "\(text(left)) and \(text(right)) cannot be compared, so the constraint is left out.")
  }

  func text(_ number: CGFloat) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return abs(rounded) < 1e15 && rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
  func text(_ lower: CGFloat, _ upper: CGFloat) -> String {
    if lower == upper || lower.isNaN { return text(lower) }
    return (lower == -.infinity ? "" : text(lower)) + "..." + (upper == .infinity ? "" : text(upper))
  }
  func text(_ gap: AutoLayoutKitGap) -> String {
    guard let weight = gap.weight else { return text(gap.lower, gap.upper) }
    let limits = [gap.lower == 0 ? nil : "min: \(text(gap.lower))", gap.upper == .infinity ? nil : "max: \(text(gap.upper))"].compactMap { $0 }
    return "flexible" + (limits.isEmpty ? "" : "(\(limits.joined(separator: ", ")))") + (weight == 1 ? "" : " * \(text(weight))")
  }
  func text(_ side: Side) -> String {
    guard let item = side.item else { return text(side.constant, side.upper) }
    return "\(text(item)).\(side.attribute.name)" + (side.factor == 1 ? "" : " * \(text(side.factor))")
      + (side.constant == 0 ? "" : " \(side.constant < 0 ? "-" : "+") \(text(abs(side.constant)))")
  }
  func text(_ row: [Side]) -> String { row.count == 1 ? text(row[0]) : "(\(row.map(text).joined(separator: ", ")))" }
  func text(_ comparison: Comparison) -> String { "\(text(comparison.left)) \(comparison.relation.symbol) \(text(comparison.right))" }
  /// The arguments of a call: a list, what stands before it, and what stands after it.
  func text(_ list: _AutoLayoutKitList, after: String? = nil, _ others: String?...) -> String {
    let texts = list.parts.map { part in
      switch part {
      case .item(let item): text(item)
      case .gap(let gap): text(gap)
      case .wall: "wall"
      case .emptyArray: "[]"
      }
    }
    return "(\(([after] + texts + others).compactMap { $0 }.joined(separator: ", ")))"
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
      // One by one, as reading an `unowned` property ends the process when its object is gone.
      for level in levels {
        for (label, value) in level.children {
          let name = (label?.split(separator: "$").last ?? "").drop { $0 == "_" }  // a lazy property is stored as $__lazy_storage_$_name
          if value as? any AutoLayoutKitItem === item { return "\(name)" }
          if let index = (value as? [any AutoLayoutKitItem])?.firstIndex(where: { $0 === item }) { return "\(name)[\(index)]" }
        }
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

/// Along x and along y: what the edges and the size are called.
private struct Axis {
  let (near, far, size): (Attribute, Attribute, Attribute)
  static var x: Axis { Axis(near: .left, far: .right, size: .width) }
  static var y: Axis { Axis(near: .top, far: .bottom, size: .height) }
}

/// A misuse of a modifier, to be reported once by whichever verb comes first of the maker or one that was made from it.
@MainActor private final class Pending {
  var misuse: Misuse?

  init(_ misuse: Misuse) { self.misuse = misuse }
}

/// What the modifiers of a maker have said.
@MainActor private struct Context {
  var reference: Item
  /// What the reference is an area of, and how that is written: `safeArea`; whether its size is to be used and not that of the area.
  var base: Item?
  var area = ""
  var isContent = false
  var insets = AutoLayoutKitInsets()
  var priority: AutoLayoutKitPriority?
  var name: String?
  var (isDirectional, isCollapsing) = (false, false)
  var pending: [Pending] = []

  init(reference: Item) { self.reference = reference }
}

extension AutoLayoutKitMaker {
  fileprivate func source(_ verb: String, _ file: StaticString, _ line: UInt) -> Source { Source(verb, file, line, name: context.name) }
  /// What the reference is an area of, or the reference itself.
  fileprivate var owner: Item { context.base ?? context.reference }
  /// How far the insets move a side of the reference.
  ///
  ///     0 |<- near ->[     free part     ]<- far ->| size
  ///     middle of the free part = size / 2 + (near − far) / 2
  private func shift(_ attribute: Attribute) -> CGFloat {
    let insets = context.insets
    let (near, far) = attribute.isX ? (insets.left, insets.right) : (insets.top, insets.bottom)
    return switch attribute {
    case .left, .top, .firstBaseline: near
    case .centerX, .centerY: (near - far) / 2
    case .width, .height: -(near + far)
    default: -far
    }
  }

  /// A side of an item; where the maker is directional, left and right are leading and trailing.
  fileprivate func side(_ item: Item, _ attribute: Attribute, inset: CGFloat = 0) -> Side {
    Side(item: item, attribute: context.isDirectional ? attribute.directed : attribute, constant: inset, base: inset)
  }
  /// A side of the reference, moved in by the insets.
  private func target(_ attribute: Attribute) -> Side { side(context.reference, attribute, inset: shift(attribute)) }
  private func measure(_ attribute: Attribute) -> Side {
    side(context.isContent ? owner : context.reference, attribute, inset: shift(attribute))
  }

  private func with(_ change: (inout Context) -> Void) -> AutoLayoutKitMaker {
    var context = context
    change(&context)
    return AutoLayoutKitMaker(block, context)
  }

  private func content(_ verb: String, _ edges: AutoLayoutKitEdges, isHugging: Bool) -> AutoLayoutKitMeasure<AutoLayoutKitContent> {
    .init(maker: self, verb: verb, edges: edges) { .init(sizing: $0, isHugging: isHugging) }
  }

  private func addInsets(_ more: AutoLayoutKitInsets, _ file: StaticString, _ line: UInt) -> AutoLayoutKitInsets {
    let old = insets
    if more.odd == nil { context.insets = old.adding(more) }
    if block.isOpen, more.odd == nil { return old }
    var call = Call(self, source("insetEdges", file, line)) { "(\(more.all.map($0.text).joined(separator: ", ")))" }
    if let odd = more.odd { call.report { $0.notFinite(odd) } }
    return old
  }

  /// A maker that places against an area of what the reference belongs to.
  private func inside(_ area: String, _ guide: (AutoLayoutKitView) -> AutoLayoutKitGuide?) -> AutoLayoutKitMaker {
    with {
      let (owner, found) = (owner, (owner as? AutoLayoutKitView).flatMap(guide))
      ($0.reference, $0.base, $0.area, $0.isContent) = (found ?? owner, owner, area, false)
      if found == nil { $0.pending.append(Pending(Names(container: container).noArea(area, of: owner))) }
    }
  }

  /// A maker that places against a guide each of whose sides is a side of something else; there is one for the area and the item.
  private func mixed(_ item: Item, _ side: (Attribute) -> Side) -> AutoLayoutKitMaker {
    guard block.isOpen, context.reference !== owner else { return self }
    let (guide, isNew) = block.guide(sharedBy: "\(context.area) \(ObjectIdentifier(item)) \(context.isDirectional)")
    var call = Call(AutoLayoutKitMaker(block, Context(reference: guide)), Source(context.area, "", 0)) { _ in "" }
    for edge: Attribute in [.left, .right, .top, .bottom] where isNew { call.tie(self.side(guide, edge), .equal, side(edge)) }
    return with { $0.reference = guide }
  }

  fileprivate func pin(
    _ items: [any AutoLayoutKitItems], _ edges: AutoLayoutKitEdges, _ except: AutoLayoutKitEdges, _ x: Side, _ y: Side?, _ source: Source
  ) -> AutoLayoutKitHandle {
    let (list, left) = (_AutoLayoutKitList(items), edges.subtracting(except))
    var call = Call(self, source) { names in
      let offset = y.map { "by: \(names.text([x, $0]))" } ?? (x.isZero ? nil : "by: \(names.text(x))")
      return names.text(list, offset, except.isEmpty ? nil : "except: \(except.text)")
    }
    let hasBothAxes = edges.hasBothAxes
    if left.isEmpty { call.report { $0.nothingLeft(except) } }
    if let y, !hasBothAxes { call.report { $0.spareOffset(y) } }
    for case .item(let item) in list.parts where call.admits(item, against: context.reference) {
      for attribute in Attribute.all where left.contains(attribute) {
        let (side, target) = (side(item, attribute), target(attribute))
        let offset = hasBothAxes && !attribute.isX ? y ?? x : x
        if context.isDirectional, attribute == .centerX, !offset.isZero || target.constant != 0 {
          call.tieMirrored(side, target, by: offset)
        } else {
          call.tie(side, target, by: offset, attribute.sign)
        }
      }
    }
    return call.finish()
  }

  fileprivate func place(
    _ parts: [any AutoLayoutKitChainPart], along axis: Axis, _ after: Item?, _ before: Item?, _ source: Source
  ) -> AutoLayoutKitHandle {
    let list = _AutoLayoutKitList(parts)
    var call = Call(self, source) { names in
      names.text(list, after: after.map { "after: \(names.text($0))" }, before.map { "before: \(names.text($0))" })
    }
    let start = after.map { side($0, axis.far) } ?? target(axis.near)
    let end = before.map { side($0, axis.near) } ?? target(axis.far)
    var (run, placed) = (Run(maker: self, axis: axis, start: start), Set<ObjectIdentifier>(minimumCapacity: list.parts.count))
    for part in list.parts where block.isOpen {
      switch part {
      case .item(let item) where context.isCollapsing && (item as? AutoLayoutKitView)?.isHidden == true: run.leaveOut()
      case .item(let item) where !placed.insert(ObjectIdentifier(item)).inserted:
        call.report { $0.repeated(item) }
        run.isExcused = true
      case .item(let item) where call.admits(item, against: start.item, end.item): run.add(item, &call)
      case .item, .emptyArray: run.isExcused = true
      case .gap(let gap): if call.accepts(gap), !run.isSkipping { run.gaps.append(gap) }
      case .wall:
        run.end(at: nil, &call)
        run = Run(maker: self, axis: axis, start: nil)
      }
    }
    run.end(at: end, &call)
    return call.finish()
  }
}

/// The part of a chain between two walls, read from near to far.
@MainActor private struct Run {
  let maker: AutoLayoutKitMaker
  let axis: Axis
  /// What the next gap is measured from: nothing right after a wall.
  var start: Side?
  var hasItem = false
  var gaps: [AutoLayoutKitGap] = []
  /// The guides of flexible gaps, and what they were said to be.
  var shares: [(size: Side, gap: AutoLayoutKitGap)] = []
  /// Whether an empty array or an item that was left out explains that numbers stand alone.
  var isExcused = false
  /// Whether the gaps up to the next item are left out, with a hidden view before them.
  var isSkipping = false

  mutating func add(_ item: Item, _ call: inout Call) {
    tie(maker.side(item, axis.near), to: start, 1, &call)
    (start, hasItem, isSkipping) = (maker.side(item, axis.far), true, false)
  }

  /// Leaves a hidden view out, with the gap before it, or after it if no view stands before.
  mutating func leaveOut() {
    (isExcused, isSkipping) = (true, !hasItem)
    if hasItem { gaps.removeAll(keepingCapacity: true) }
  }

  /// Ties the last item to the far edge, or to nothing at a wall.
  mutating func end(at edge: Side?, _ call: inout Call) {
    if hasItem, let start {
      tie(start, to: edge, -1, &call)
    } else if !isExcused, !gaps.isEmpty {
      call.report { $0.onlyGaps(gaps) }
    }
    share(&call)
  }

  private mutating func tie(_ side: Side, to other: Side?, _ sign: CGFloat, _ call: inout Call) {
    defer { gaps.removeAll(keepingCapacity: true) }
    guard let other else { return gaps.forEach { gap in call.report { $0.besideWall(gap) } } }
    var (sum, fixed) = (AutoLayoutKitGap(lower: 0, upper: 0), CGFloat(0))
    for gap in gaps {
      if gap.lower == gap.upper, gap.weight == nil {
        fixed += gap.lower
      } else {
        (sum.lower, sum.upper) = (sum.lower + gap.lower, sum.upper + gap.upper)
      }
      if let weight = gap.weight { sum.weight = (sum.weight ?? 0) + weight }
    }
    if sum.weight == nil { return call.tie(side, other, by: Side(number: sum.lower + fixed, to: sum.upper + fixed), sign) }
    //  from |<- fixed ->[ guide ]| to, and the item comes first, as the one that is placed
    let guide = call.block.guide("flexible")
    let (near, far, size) = (maker.side(guide, axis.near), maker.side(guide, axis.far), maker.side(guide, axis.size))
    if sign > 0 {
      call.tie(near, .equal, other.plus(fixed), sign: 1)
      call.tie(side, .equal, far)
    } else {
      call.tie(side, .equal, near.plus(-fixed), sign: -1)
      call.tie(far, .equal, other)
    }
    if sum.lower > 0 { call.tie(size, .least, Side(number: sum.lower)) }
    if sum.upper < .infinity { call.tie(size, .most, Side(number: sum.upper)) }
    shares.append((size, sum))
  }

  /// Makes the flexible gaps as large as their shares: those with limits so far as the limits allow it.
  private func share(_ call: inout Call) {
    guard shares.count > 1 else { return }
    let isFree = { (gap: AutoLayoutKitGap) in gap.lower <= 0 && gap.upper == .infinity }
    let first = shares.firstIndex { isFree($0.gap) }
    let unit = first.map { shares[$0] } ?? (maker.side(call.block.guide("share"), axis.size), .flexible)
    for (index, share) in shares.enumerated() where index != first {
      let factor = (share.gap.weight ?? 1) / (unit.gap.weight ?? 1)
      call.tie(share.size, .equal, unit.size.times(factor), priority: isFree(share.gap) ? 0 : -1)
    }
  }
}

/// `width(…)`, `height(…)` or `size(…)` before the comparison.
@MainActor private struct Sizing {
  let maker: AutoLayoutKitMaker
  let edges: AutoLayoutKitEdges
  let list: _AutoLayoutKitList
  let source: Source

  /// Compares all items with the same lengths, one for each axis.
  func all(_ relation: Relation, _ length: any AutoLayoutKitLength) -> AutoLayoutKitHandle { compare(relation, [length._tk_length], isList: false) }
  func all(_ relation: Relation, _ width: any AutoLayoutKitLength, _ height: any AutoLayoutKitLength) -> AutoLayoutKitHandle {
    compare(relation, [width._tk_length, height._tk_length], isList: false)
  }
  /// Compares each item with a length of its own.
  func each(_ relation: Relation, _ lengths: [any AutoLayoutKitLength]) -> AutoLayoutKitHandle {
    compare(relation, lengths.map(\._tk_length), isList: true)
  }

  private func compare(_ relation: Relation, _ lengths: [Side], isList: Bool) -> AutoLayoutKitHandle {
    var call = Call(maker, source) { names in
      "\(names.text(list)) \(relation.symbol) \(isList ? "[\(lengths.map(names.text).joined(separator: ", "))]" : names.text(lengths))"
    }
    guard maker.block.isOpen else { return call.finish() }
    let items = isList ? list.items : []
    if isList, lengths.count > items.count { call.report { $0.spareValues(lengths[items.count...], items: items.count) } }
    if isList, lengths.count < items.count { call.report { $0.missingValues(items[lengths.count...], values: lengths.count) } }
    var index = -1
    for case .item(let item) in list.parts {
      index += 1
      guard !isList || index < lengths.count, call.admits(item) else { continue }
      for attribute in Attribute.sizes where edges.contains(attribute) {
        let (size, length) = (Side(item, attribute), lengths[isList ? index : attribute == .height ? lengths.count - 1 : 0])
        if length.end == nil {
          call.tie(size, relation, length, sign: 1)
        } else if relation == .equal {
          call.tie(size, Side(number: 0), by: length, 1)
        } else {
          call.report(once: true) { $0.notEqual(length, relation) }
        }
      }
    }
    return call.finish()
  }

  /// Says how strongly the views keep to their content.
  func hold(_ priority: AutoLayoutKitPriority, isHugging: Bool) -> AutoLayoutKitHandle {
    var call = Call(maker, source) { "\($0.text(list)) == \($0.text(CGFloat(priority.value)))" }
    if priority != priority.allowed { call.report { $0.noPriority(priority) } }
    for item in list.items where call.admits(item) {
      guard let view = item as? AutoLayoutKitView else {
        call.report { $0.noContent(item) }
        continue
      }
      let hold = Hold(view: ObjectIdentifier(view), isX: edges == .width, isHugging: isHugging)
      maker.block.held[hold] = Held(view: view, priority: priority.allowed.platform)
    }
    return call.finish()
  }
}

// MARK: - Calls, rules and records

/// Where a verb is written, and what its maker is named.
private final class Source: Sendable {
  let verb: String
  let file: StaticString
  let line: UInt
  let name: String?

  init(_ verb: String, _ file: StaticString, _ line: UInt, name: String? = nil) {
    (self.verb, self.file, self.line, self.name) = (verb, file, line, name)
  }

  /// The file without its module, and the line: `Card.swift:41`.
  var place: String { "\("\(file)".split(separator: "/").last ?? ""):\(line)" }
  /// What a constraint is called: `Card.swift:41 header.xPlace[2]`.
  func label(_ number: Int) -> String { "\(line == 0 ? "" : place + " ")\(name.map { $0 + "." } ?? "")\(verb)[\(number)]" }
  @MainActor func report(_ misuse: Misuse, call: String) { AutoLayoutKitReport.handler(AutoLayoutKitReport(misuse, self, call: call)) }
}

/// One use of a verb: makes its constraints and reports its misuses.
@MainActor private struct Call {
  private let maker: AutoLayoutKitMaker
  private let source: Source
  private var words: @MainActor (Names) -> String
  private let start: Int
  /// What is reported once, however many items it is about.
  private var reported: Set<String> = []

  var block: Block { maker.block }
  /// The words stand after the verb.
  init(_ maker: AutoLayoutKitMaker, _ source: Source, _ words: @escaping @MainActor (Names) -> String) {
    (self.maker, self.source, self.words, start) = (maker, source, words, maker.block.records.count)
    if !block.isOpen { report(\.outlived) }
    for pending in maker.context.pending {
      if let misuse = pending.misuse { report { _ in misuse } }
      pending.misuse = nil
    }
  }

  mutating func report(once: Bool = false, _ misuse: (Names) -> Misuse) {
    let (names, owner, area) = (Names(container: maker.container), maker.owner, maker.context.area)
    let misuse = misuse(names)
    if once, !reported.insert(misuse.sentence).inserted { return }
    let prefix = (owner === maker.container ? "" : "ref(\(names.text(owner))).") + (area.isEmpty ? "" : area + ".")
    source.report(misuse, call: prefix + source.verb + words(names))
  }

  /// Whether a verb may place an item: it is the container or inside it, and is not what it would be placed against.
  mutating func admits(_ item: Item, against reference: Item? = nil, _ other: Item? = nil) -> Bool {
    guard block.isOpen else { return false }
    let isReference = item === reference || item === other
    if !isReference, block.isInside(item) { return true }
    report { isReference ? $0.itself(item) : $0.outside(item) }
    return false
  }

  /// Whether a gap means something; what does not is reported.
  mutating func accepts(_ gap: AutoLayoutKitGap) -> Bool {
    if let weight = gap.weight, !(weight > 0 && weight.isFinite) {
      report { $0.noShare(gap) }
    } else if gap.lower < .infinity, gap.upper > -.infinity {
      if gap.lower <= gap.upper { return true }
      report { $0.crossed(gap) }
    } else {
      report { $0.notFinite(gap.lower < .infinity ? gap.upper : gap.lower) }
    }
    return false
  }

  /// left == right + sign · span, or between the ends of the span.
  mutating func tie(_ left: Side, _ right: Side, by span: Side, _ sign: CGFloat) {
    let (lower, upper) = (span.constant, span.upper)
    if lower == upper || span.end == nil { return tie(left, .equal, right.plus(sign * lower), sign: sign) }
    guard accepts(AutoLayoutKitGap(lower: lower, upper: upper)) else { return }
    if lower > -.infinity { tie(left, sign > 0 ? .least : .most, right.plus(sign * lower), sign: sign) }
    if upper < .infinity { tie(left, sign > 0 ? .most : .least, right.plus(sign * upper), sign: sign) }
  }

  /// The same for a centre that is as far from the middle in the direction of text, which only leading and trailing know.
  mutating func tieMirrored(_ center: Side, _ right: Side, by span: Side) {
    guard let item = right.item else { return }
    let guide = block.guide("center")
    tie(maker.side(guide, .left), maker.side(item, .left, inset: right.base), by: span, 1)
    tie(maker.side(guide, .width), .equal, maker.side(item, .width))
    tie(center, .equal, maker.side(guide, .centerX))
  }

  /// The routine that all verbs end in; the sign is that of what was written in the constant, 0 if nothing was.
  mutating func tie(_ left: Side, _ relation: Relation, _ right: Side, sign: CGFloat = 0, priority: Float = 0) {
    if left.isPlain(against: right) { return add(left, relation, right, sign, priority) }
    let (rule, misuse) = Comparison(left, relation, right).solved(Names(container: maker.container))
    if let misuse { report(once: true) { _ in misuse } }
    if let rule { add(rule.left, rule.relation, rule.right, sign, priority) }
  }

  /// Ties two attributes, the first of which must be of an item in the container.
  mutating func compare(_ left: Side, _ relation: Relation, _ right: Side) {
    guard let first = left.item ?? right.item else { return report(\.noItem) }
    if admits(first) { tie(left, relation, right, sign: 1) }
  }

  /// Takes over a constraint that was made outside of the verbs.
  mutating func adopt(_ constraint: NSLayoutConstraint) {
    let (comparison, written) = (Comparison(constraint), (constraint as? MarkedConstraint)?.written)
    words = { names in "(\((written ?? comparison).map(names.text) ?? ""))" }
    guard let comparison, let first = comparison.left.item else { return report(\.noItem) }
    let (made, marked) = (constraint as? MadeConstraint, constraint as? MarkedConstraint)
    defer { marked?.written = nil }
    if let misuse = marked?.written?.solved(Names(container: maker.container)).misuse { report { _ in misuse } }
    guard marked?.isVoid != true, admits(first) else { return }
    if let priority = maker.context.priority { constraint.change(to: priority) }
    let number = block.records.count - start
    if let made, made.source == nil {
      (made.source, made.number) = (source, number)
    } else if constraint.identifier == nil {
      constraint.identifier = source.label(number)
    }
    block.adopt(constraint, comparison, source, isPlaced: isPlaced(first))
  }

  func finish() -> AutoLayoutKitHandle { block.handle(from: start) }
  private func isPlaced(_ item: Item?) -> Bool { item !== maker.container && item !== maker.context.reference && item is AutoLayoutKitView }
  private func add(_ left: Side, _ relation: Relation, _ right: Side, _ sign: CGFloat, _ less: Float) {
    var priority = AutoLayoutKitPlatformPriority.required
    if less != 0 || maker.context.priority != nil {
      priority = AutoLayoutKitPriority((maker.context.priority ?? .required).value + less).allowed.platform
    }
    let constraint = block.add(left, relation, right, priority, isPlaced: isPlaced(left.item))
    (constraint.source, constraint.number, constraint.base, constraint.sign) = (source, block.records.count - start - 1, right.base, sign)
  }
}

/// A constraint of a group.
@MainActor private struct Record {
  enum Fate { case added, kept, updated }

  var constraint: NSLayoutConstraint
  /// Where it is written, if it was made by hand; a verb's own knows that itself.
  var source: Source?
  /// Whether its first item stops following its frame.
  let isPlaced: Bool
  /// What the block did to it, if the replaced group had it too.
  var fate = Fate.added
  /// Whether it is left out of the group, is not to be active, and whether the group that replaces this one has it.
  var isOut = false
  var isResting = false
  var isTaken = false
  #if canImport(ObjectiveC)
    weak var first: Item?
    weak var second: Item?
  #endif

  func report(_ misuse: Misuse) {
    guard let source = source ?? (constraint as? MadeConstraint)?.source else { return }
    source.report(misuse, call: source.verb)
  }
}

/// What makes two constraints the same one.
private struct Key: Hashable {
  let first, second: ObjectIdentifier?
  let firstAttribute, secondAttribute: Attribute
  let relation: Relation
  let factor: CGFloat
}

extension Key {
  init(_ left: Side, _ relation: Relation, _ right: Side) {
    self.init(
      first: left.identity, second: right.identity, firstAttribute: left.attribute, secondAttribute: right.attribute, relation: relation,
      factor: right.factor)
  }
}

/// A hugging or a compression of a view, and what the view had before.
private struct Hold: Hashable {
  let view: ObjectIdentifier
  let (isX, isHugging): (Bool, Bool)
}

private struct Held {
  weak var view: AutoLayoutKitView?
  let priority: AutoLayoutKitPlatformPriority
  var before: AutoLayoutKitPlatformPriority?
}

/// What a block makes, for its group and its handles.
///
/// It does not hold its items, so that a group kept by its own container is no cycle.
/// Every access to what it holds is short and on the main thread, so that none is checked for overlapping another one.
@MainActor private final class Block {
  /// Makers hold it; a handle, which the container itself may keep, must not.
  unowned let container: AutoLayoutKitView
  @exclusivity(unchecked) private(set) var isOpen = true
  /// To be used on the main thread, also by a handle.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var records: [Record] = []
  /// Hugging and compression, and the guides of the group by purpose and number.
  @exclusivity(unchecked) var held: [Hold: Held] = [:]
  @exclusivity(unchecked) private var guides: [String: AutoLayoutKitGuide] = [:]
  @exclusivity(unchecked) private var guideCounts: [String: Int] = [:]
  private weak var owner: AutoLayoutKitView?
  /// The group, what is replaced, and superviews that are known to be inside the container, while the block is open.
  @exclusivity(unchecked) private var group: AutoLayoutKitConstraintGroup?
  @exclusivity(unchecked) private var old: Block?
  @exclusivity(unchecked) private var inside: [ObjectIdentifier: AutoLayoutKitView] = [:]
  @exclusivity(unchecked) private var latest: AutoLayoutKitView?
  /// Where the next constraint of what is replaced is expected, and where the others are, once one is not where it is expected.
  @exclusivity(unchecked) private var cursor = 0
  @exclusivity(unchecked) private var index: [Key?: [Int]]?

  init(_ container: AutoLayoutKitView, _ group: AutoLayoutKitConstraintGroup) {
    (self.container, self.group, old) = (container, group, group.block)
  }

  /// Whether an item is the container or inside it; the way up ends at a view of which that is known.
  func isInside(_ item: Item) -> Bool {
    guard let view = AutoLayoutKitView.holding(item) else { return false }
    guard view !== container, let above = view.superview else { return view === container }
    if above === container || above === latest { return true }
    var isKnown = inside[ObjectIdentifier(above)] != nil
    if !isKnown, let next = above.superview { isKnown = inside[ObjectIdentifier(next)] != nil }
    guard isKnown || above.isDescendant(of: container) else { return false }
    inside[ObjectIdentifier(above)] = above
    latest = above
    return true
  }

  /// The next guide for a purpose: that of the replaced group, if it had one for the same.
  func guide(_ purpose: String) -> AutoLayoutKitGuide {
    guideCounts[purpose, default: 0] += 1
    return guide(sharedBy: "\(purpose) \(guideCounts[purpose, default: 0])").guide
  }

  /// The one guide of that name, and whether it was not asked for before.
  func guide(sharedBy name: String) -> (guide: AutoLayoutKitGuide, isNew: Bool) {
    if let guide = guides[name] { return (guide, false) }
    var guide = AutoLayoutKitGuide()
    if let known = old?.guides[name], known.owningView == nil || known.owningView === container { guide = known }
    if guide.owningView == nil { container.addLayoutGuide(guide) }
    (guides[name], owner) = (guide, container)
    return (guide, true)
  }

  // MARK: Constraints

  /// A constraint that says so: that of the replaced group, if it had one, or a new one.
  func add(
    _ left: Side, _ relation: Relation, _ right: Side, _ priority: AutoLayoutKitPlatformPriority, isPlaced: Bool
  ) -> MadeConstraint {
    guard let old, let place = take(Key(left, relation, right)),
      let known = old.records[place].constraint as? MadeConstraint
    else {
      let new = MadeConstraint(left, relation, right)
      if priority != .required { new.priority = priority }
      append(Record(constraint: new, isPlaced: isPlaced), left.item, right.item)
      return new
    }
    let isSame = known.priority == priority && known.constant == right.constant
    if known.priority != priority { known.priority = priority }
    if known.constant != right.constant { known.constant = right.constant }
    let fate: Record.Fate = old.records[place].isOut ? .added : isSame ? .kept : .updated
    append(Record(constraint: known, isPlaced: isPlaced, fate: fate), left.item, right.item)
    return known
  }

  /// Takes a constraint over that was made by hand; the replaced group may have it.
  func adopt(_ constraint: NSLayoutConstraint, _ comparison: Comparison, _ source: Source, isPlaced: Bool) {
    let known = take(Key(comparison.left, comparison.relation, comparison.right), constraint)
    let isKept = known.map { old?.records[$0].isOut == false } ?? false
    let record = Record(constraint: constraint, source: source, isPlaced: isPlaced, fate: isKept ? .kept : .added)
    append(record, comparison.left.item, comparison.right.item)
  }

  private func append(_ record: Record, _ first: Item?, _ second: Item?) {
    records.append(record)
    #if canImport(ObjectiveC)
      (records[records.count - 1].first, records[records.count - 1].second) = (first, second)
    #endif
  }

  /// Takes a constraint out of the replaced group, from where it is expected or else from anywhere, and says where it stood.
  private func take(_ key: Key, _ constraint: NSLayoutConstraint? = nil) -> Int? {
    guard let old else { return nil }
    func isFree(_ place: Int) -> Bool {
      // What somebody has made by hand stays theirs: no verb takes it.
      let fits = constraint.map { $0 === old.records[place].constraint } ?? (old.records[place].source == nil)
      return fits && !old.records[place].isTaken && old.key(of: place) == key
    }
    var place = cursor < old.records.count && isFree(cursor) ? cursor : nil
    if place == nil {
      if index == nil { index = Dictionary(grouping: old.records.indices) { old.key(of: $0) } }
      place = index?[key]?.first(where: isFree)
    }
    guard let place else { return nil }
    old.records[place].isTaken = true
    cursor = place + 1
    return place
  }

  /// What a constraint says; nothing once one of its items is gone.
  private func key(of place: Int) -> Key? {
    guard let (first, second) = items(of: place) else { return nil }
    let constraint = records[place].constraint
    return Key(
      first: ObjectIdentifier(first), second: constraint.secondAttribute == .notAnAttribute ? nil : ObjectIdentifier(second),
      firstAttribute: constraint.firstAttribute, secondAttribute: constraint.secondAttribute, relation: constraint.relation,
      factor: constraint.multiplier)
  }

  // MARK: Handles

  func handle(from start: Int) -> AutoLayoutKitHandle { AutoLayoutKitHandle(block: self, range: start..<records.count, group: group) }
  /// Makes constraints anew with another factor, here and in the group.
  func setMultiplier(_ factor: CGFloat, in range: Range<Int>, _ group: AutoLayoutKitConstraintGroup?) {
    for place in range where records[place].constraint.multiplier != factor {
      let (record, constraint) = (records[place], records[place].constraint)
      guard constraint.secondAttribute != .notAnAttribute, items(of: place) != nil, let comparison = Comparison(constraint) else { continue }
      var right = comparison.right
      right.factor = factor
      if factor == 0 || !factor.isFinite {
        return record.report(factor == 0 ? Names().noFactor(right, so: "so it is not used.") : Names().notFinite(factor))
      }
      let new = MadeConstraint(comparison.left, comparison.relation, right)
      (new.priority, new.identifier) = (constraint.priority, constraint.identifier)
      if let made = constraint as? MadeConstraint { (new.source, new.number, new.base, new.sign) = (made.source, made.number, made.base, made.sign) }
      let isActive = constraint.isActive
      constraint.isActive = false
      for block in [self, group?.block] {
        if let block, let place = block.records.firstIndex(where: { $0.constraint === constraint }) { block.records[place].constraint = new }
      }
      new.isActive = isActive
    }
  }

  /// Brings constraints in or takes them out, but for those that are not in the group any more.
  func setActive(_ isActive: Bool, in range: Range<Int>, _ group: AutoLayoutKitConstraintGroup?) {
    let current = isOpen ? self : group?.block ?? self
    let known = current === self ? nil : Set(current.records.map { ObjectIdentifier($0.constraint) })
    let places = range.filter { !records[$0].isOut && known?.contains(ObjectIdentifier(records[$0].constraint)) != false }
    for place in places { records[place].isResting = !isActive }
    guard isActive else { return NSLayoutConstraint.deactivate(places.map { records[$0].constraint }.filter(\.isActive)) }
    current.bringGuides()
    activate(places)
  }

  // MARK: In and out

  /// The constraints whose items are not gone.
  var alive: [NSLayoutConstraint] { records.indices.filter { !records[$0].isOut && items(of: $0) != nil }.map { records[$0].constraint } }
  /// Takes out what is not there any more, brings in what is new, in one batch each, and ends the block.
  func close(active: Bool) -> AutoLayoutKitChange {
    var gone: [NSLayoutConstraint] = []
    if let old {
      for place in old.records.indices where !old.records[place].isTaken && !old.records[place].isOut { gone.append(old.records[place].constraint) }
    }
    NSLayoutConstraint.deactivate(gone.filter(\.isActive))
    for (name, guide) in old?.guides ?? [:] where guides[name] !== guide { guide.owningView?.removeLayoutGuide(guide) }
    var change = takeOver(old?.held ?? [:])
    change.removed += gone.count
    isOpen = false
    if active {
      install()
    } else {
      bringGuides()
      for place in records.indices { records[place].isOut = fitting(place) == nil }
      uninstall()
    }
    for place in records.indices {
      switch records[place].fate {
      case .added: change.added += records[place].isOut ? 0 : 1
      case _ where records[place].isOut: change.removed += 1
      case .kept: change.kept += 1
      case .updated: change.updated += 1
      }
    }
    (group, old, index, inside, latest, guideCounts) = (nil, nil, nil, [:], nil, [:])
    return change
  }

  /// Compares hugging and compression with those of the replaced group.
  private func takeOver(_ before: [Hold: Held]) -> AutoLayoutKitChange {
    var change = AutoLayoutKitChange()
    for (hold, held) in before where held.view != nil {
      if let new = self.held[hold] {
        self.held[hold]?.before = held.before
        if new.priority == held.priority { change.kept += 1 } else { change.updated += 1 }
      } else {
        if let old = held.before { held.view?[hold] = old }
        change.removed += 1
      }
    }
    change.added = held.keys.filter { before[$0]?.view == nil }.count
    return change
  }

  func install() {
    bringGuides()
    for (hold, entry) in held {
      guard let view = entry.view else { continue }
      if entry.before == nil { held[hold]?.before = view[hold] }
      if view[hold] != entry.priority { view[hold] = entry.priority }
    }
    activate(records.indices)
  }

  private func bringGuides() { for guide in guides.values where guide.owningView == nil { owner?.addLayoutGuide(guide) } }
  /// Activates constraints and lets them place their views; of a block that ends, those that cannot be are left out for good.
  private func activate(_ places: some Sequence<Int>) {
    let isClosing = !isOpen && group != nil
    var constraints: [NSLayoutConstraint] = []
    constraints.reserveCapacity(records.count)
    for place in places where !records[place].isOut && !(isClosing && records[place].isResting) {
      let constraint = records[place].constraint
      guard let first = constraint.isActive ? items(of: place)?.first : fitting(place) else {
        records[place].isOut = isClosing
        continue
      }
      if !constraint.isActive { constraints.append(constraint) }
      guard records[place].isPlaced, let view = first as? AutoLayoutKitView else { continue }
      if view.translatesAutoresizingMaskIntoConstraints { view.translatesAutoresizingMaskIntoConstraints = false }
    }
    NSLayoutConstraint.activate(constraints)
  }

  func uninstall() {
    NSLayoutConstraint.deactivate(alive.filter(\.isActive))
    for guide in guides.values { guide.owningView?.removeLayoutGuide(guide) }
    for (hold, entry) in held {
      if let before = entry.before { entry.view?[hold] = before }
      held[hold]?.before = nil
    }
  }

  /// The items of a constraint, the only one twice; nil once one of them is gone.
  private func items(of place: Int) -> (first: AnyObject, second: AnyObject)? {
    #if canImport(ObjectiveC)
      let (first, other) = (records[place].first, records[place].second)
    #else
      // Constraints know that their items are gone. A weak reference to a view would make all others to it slower, in every layout.
      let (first, other) = (records[place].constraint.firstItem, records[place].constraint.secondItem)
    #endif
    let second = records[place].constraint.secondAttribute == .notAnAttribute ? first : other
    guard let first, let second else { return nil }
    return (first, second)
  }

  /// The first item of a constraint that can be activated; one whose items have no common superview is reported, unless one of them is gone.
  private func fitting(_ place: Int) -> AnyObject? {
    guard let (first, second) = items(of: place) else { return nil }
    let view = AutoLayoutKitView.holding(first)
    if let view, let other = AutoLayoutKitView.holding(second), view.isTogether(with: other) { return first }
    guard let one = item(first), let other = item(second) else { return nil }
    let names = Names(container: group == nil ? nil : container)
    records[place].report(view == nil ? names.outside(one) : names.strangers(one, other))
    return nil
  }
}

/// Two attributes and the relation between them.
@MainActor private struct Comparison {
  let left: Side
  let relation: Relation
  let right: Side

  init(_ left: Side, _ relation: Relation, _ right: Side) { (self.left, self.relation, self.right) = (left, relation, right) }
  /// What a constraint says; nothing if it has no item.
  init?(_ constraint: NSLayoutConstraint) {
    guard let first = item(constraint.firstItem) else { return nil }
    let second = Side(
      item: item(constraint.secondItem), attribute: constraint.secondAttribute, factor: constraint.multiplier, constant: constraint.constant)
    self.init(Side(first, constraint.firstAttribute), constraint.relation, second)
  }

  /// The same, solved for the left attribute, or why UIKit would throw an exception for it; what holds only in part is both.
  ///
  ///     f₁·A + c₁ = f₂·B + c₂   ⟹   A = f₂/f₁·B + (c₂ − c₁)/f₁,   ≤ and ≥ change places when f₁ < 0
  func solved(_ names: Names) -> (rule: Comparison?, misuse: Misuse?) {
    guard let item = left.item else {
      return right.item == nil ? (nil, names.noItem) : Comparison(right, relation.flipped, left).solved(names)
    }
    if left.factor == 0 { return (nil, names.noFactor(left)) }
    if right.end != nil { return (nil, names.notEqual(right, relation)) }
    var other = right.plus(-left.constant)
    other.base -= left.base
    other = other.divided(by: left.factor)
    for number in [left.factor, left.constant, right.factor, right.constant, other.factor, other.constant] where !number.isFinite {
      return (nil, names.notFinite(number))
    }
    for side in [left, right] where !side.exists { return (nil, names.missing(side)) }
    let isNumber = right.item == nil || right.factor == 0
    if isNumber, !left.attribute.isSize { return (nil, right.item == nil ? names.unlike(left, right) : names.noFactor(right)) }
    if right.item != nil, left.attribute.family & right.attribute.family == 0 { return (nil, names.unlike(left, right)) }
    if right.item === item, left.attribute == right.attribute { return (nil, names.itself(item)) }
    if !isNumber, other.factor == 0 { return (nil, names.noFactor(right)) }
    let number = isNumber ? Side(number: other.constant) : other
    let rule = Comparison(Side(item, left.attribute), left.factor < 0 ? relation.flipped : relation, number)
    return (rule, isNumber && right.item != nil ? names.noFactor(right, so: "so only \(names.text(right.constant)) is left of it.") : nil)
  }

  /// A constraint that says so; where UIKit would not accept it, one that knows it.
  var constraint: NSLayoutConstraint {
    if left.isPlain(against: right) { return MadeConstraint(left, relation, right) }
    let (rule, misuse) = solved(Names())
    guard let item = left.item ?? right.item else { return NSLayoutConstraint() }
    let said = rule ?? Comparison(Side(item, .width), .least, Side(number: 0))
    if misuse == nil { return MadeConstraint(said.left, said.relation, said.right) }
    let constraint = MarkedConstraint(said.left, said.relation, said.right)
    (constraint.isVoid, constraint.written) = (rule == nil, self)
    return constraint
  }
}

/// A constraint that a verb or a comparison has made.
private class MadeConstraint: NSLayoutConstraint {
  /// Where it comes from: that is its name, unless it has another one.
  @exclusivity(unchecked) nonisolated(unsafe) fileprivate(set) var source: Source?
  @exclusivity(unchecked) nonisolated(unsafe) fileprivate(set) var number = 0
  /// The constant is the base plus or minus what was written; the sign is 0 where nothing was.
  @exclusivity(unchecked) fileprivate(set) var base: CGFloat = 0
  @exclusivity(unchecked) fileprivate(set) var sign: CGFloat = 1

  fileprivate convenience init(_ left: Side, _ relation: Relation, _ right: Side) {
    // Any is unpacked faster where it holds a view.
    let (first, second) = (left.item as? AutoLayoutKitView, right.item as? AutoLayoutKitView)
    self.init(
      item: first ?? left.item as Any, attribute: left.attribute, relatedBy: relation, toItem: second ?? right.item, attribute: right.attribute,
      multiplier: right.factor, constant: right.constant)
    base = right.base
  }

  /// A change from or to required takes an active constraint out for that moment; UIKit would raise an exception.
  override var priority: AutoLayoutKitPlatformPriority {
    get { super.priority }
    set { cross(to: newValue) { super.priority = newValue } }
  }

  override var identifier: String? {
    get { super.identifier ?? source?.label(number) }
    set { super.identifier = newValue }
  }
}

/// A constraint made by comparing attributes in a way that does not mean anything, or not all that is written.
private final class MarkedConstraint: MadeConstraint {
  /// Whether it stands for nothing at all; it then says that a width is not negative, which always holds.
  fileprivate(set) var isVoid = false
  /// What was written, until what is wrong with it is said; it holds the items.
  fileprivate(set) var written: Comparison?

  override var isActive: Bool {
    didSet {
      guard isActive, let text = written.map(Names().text), let misuse = written?.solved(Names()).misuse else { return }
      written = nil
      Source("install", "", 0).report(misuse, call: text)
    }
  }
}

// MARK: - What UIKit's own types lack

/// The view or guide that a constraint speaks of.
private func item(_ object: AnyObject?) -> Item? { object as? AutoLayoutKitView ?? object as? AutoLayoutKitGuide ?? object as? Item }

extension AutoLayoutKitView {
  /// The view itself, or the view that owns the guide.
  fileprivate static func holding(_ object: AnyObject) -> AutoLayoutKitView? {
    object as? AutoLayoutKitView ?? (object as? AutoLayoutKitGuide)?.owningView
  }
  /// Whether both are in one tree.
  fileprivate func isTogether(with other: AutoLayoutKitView) -> Bool {
    let top = { (view: AutoLayoutKitView) in sequence(first: view, next: \.superview).reduce(view) { $1 } }
    let above = superview
    return self === other || above === other || above != nil && above === other.superview || top(self) === top(other)
  }
  fileprivate subscript(hold: Hold) -> AutoLayoutKitPlatformPriority {
    get {
      hold.isHugging
        ? contentHuggingPriority(for: hold.isX ? .horizontal : .vertical)
        : contentCompressionResistancePriority(for: hold.isX ? .horizontal : .vertical)
    }
    set {
      if hold.isHugging { return setContentHuggingPriority(newValue, for: hold.isX ? .horizontal : .vertical) }
      setContentCompressionResistancePriority(newValue, for: hold.isX ? .horizontal : .vertical)
    }
  }
}

extension NSLayoutConstraint {
  /// The constant in the sign it was written with, without the insets; nothing where none was written.
  fileprivate var said: CGFloat? {
    get {
      guard let made = self as? MadeConstraint else { return constant }
      return made.sign == 0 ? nil : (constant - made.base) * made.sign + 0  // not -0
    }
    set {
      let made = self as? MadeConstraint
      constant = (made?.base ?? 0) + (made?.sign ?? 1) * (newValue ?? 0)
    }
  }

  fileprivate func change(to new: AutoLayoutKitPriority) { cross(to: new.platform) { priority = new.platform } }
  /// Sets the priority; one that changes from or to required takes an active constraint out for that moment.
  fileprivate func cross(to new: AutoLayoutKitPlatformPriority, _ set: () -> Void) {
    let isCrossing = isActive && (priority == .required) != (new == .required)
    if isCrossing { isActive = false }
    set()
    if isCrossing { isActive = true }
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
  fileprivate static let sizes: [Self] = [.width, .height]
  /// What a pin may place, in the order of its constraints.
  fileprivate static let all: [Self] = [.left, .right, .centerX, .top, .bottom, .centerY, .firstBaseline, .lastBaseline]

  fileprivate var family: UInt8 { Self.table.indices.contains(rawValue) ? Self.table[rawValue].family : 0 }
  fileprivate var name: String { Self.table.indices.contains(rawValue) ? Self.table[rawValue].name : "attribute \(rawValue)" }
  fileprivate var isSize: Bool { self == .width || self == .height }
  fileprivate var isX: Bool { self == .left || self == .right || self == .centerX || self == .width }
  /// Which way is inward.
  fileprivate var sign: CGFloat { self == .right || self == .bottom || self == .lastBaseline ? -1 : 1 }
  fileprivate var directed: Self { self == .left ? .leading : self == .right ? .trailing : self }
}

extension AutoLayoutKitEdges {
  fileprivate static let (xCenter, yCenter) = (Self(.centerX), Self(.centerY))
  fileprivate static let (width, height) = (Self(.width), Self(.height))
  fileprivate static let (firstBaseline, lastBaseline) = (Self(.firstBaseline), Self(.lastBaseline))

  fileprivate init(_ attribute: Attribute) { self.init(rawValue: 1 << attribute.rawValue) }
  fileprivate func contains(_ attribute: Attribute) -> Bool { rawValue & (1 << attribute.rawValue) != 0 }
  fileprivate var hasBothAxes: Bool { Attribute.all.contains { contains($0) && $0.isX } && Attribute.all.contains { contains($0) && !$0.isX } }
  fileprivate var text: String {
    let names = [(Self.top, ".top"), (.left, ".left"), (.bottom, ".bottom"), (.right, ".right")].filter { contains($0.0) }.map(\.1)
    return names.joined(separator: ", ")
  }
}

extension AutoLayoutKitInsets {
  fileprivate var all: [CGFloat] { [top, left, bottom, right] }
  /// The first that is not a finite number.
  fileprivate var odd: CGFloat? { (top + left + bottom + right).isFinite ? nil : all.first { !$0.isFinite } }
  fileprivate func adding(_ more: Self) -> Self {
    Self(top: top + more.top, left: left + more.left, bottom: bottom + more.bottom, right: right + more.right)
  }
}

extension AutoLayoutKitAttribute {
  fileprivate init(number: CGFloat, to end: CGFloat? = nil) { self.init(item: nil, attribute: .notAnAttribute, constant: number, end: end) }
  /// No offset.
  fileprivate static var none: Self { Self(number: 0) }
  fileprivate var identity: ObjectIdentifier? { if let item { ObjectIdentifier(item) } else { nil } }
  fileprivate var upper: CGFloat { end ?? constant }
  fileprivate var isZero: Bool { constant == 0 && end == nil }
  fileprivate func times(_ number: CGFloat) -> Self { with(factor * number, constant == 0 ? 0 : constant * number, base * number) }
  fileprivate func divided(by number: CGFloat) -> Self { with(factor / number, constant == 0 ? 0 : constant / number, base / number) }
  fileprivate func plus(_ number: CGFloat) -> Self { with(factor, constant + number, base) }
  private func with(_ factor: CGFloat, _ constant: CGFloat, _ base: CGFloat) -> Self {
    Self(item: item, attribute: attribute, factor: factor, constant: constant, base: base, end: end)
  }

  /// Whether UIKit takes "self (relation) other" as it is, at a glance; where not, `Comparison.solved` knows more.
  fileprivate func isPlain(against other: Self) -> Bool {
    guard item != nil, factor == 1, constant == 0, 1...10 ~= attribute.rawValue, other.constant.isFinite, other.end == nil else { return false }
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

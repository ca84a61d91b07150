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
  /// Of a group that is replaced, what the block says again stays as it is, or gets its new constant or priority; then the rest goes out and
  /// what is new comes in, in one batch and in that order. It costs what the block says, and touches what differs.
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
    guard !group.isBuilding else {
      Source("tk_constraint", file, line).report(Names(container: self).recursion, call: "tk_constraint(replace:)")
      return group
    }
    group.isBuilding = true
    let block = Block(self, replacing: group)
    place(AutoLayoutKitMaker(block, Context(reference: self)))
    group.finish(block, active: active)
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

  fileprivate init(_ block: Block, _ context: Context) {
    (container, self.block, self.context) = (block.container, block, context)
    if block.isOpen { self.context.place = block.place(of: context.reference) }
  }

  /// What the verbs place against.
  public var reference: any AutoLayoutKitItem { context.reference }
  /// The insets of the reference that the verbs keep to.
  public var insets: AutoLayoutKitInsets { context.insets }
  /// The width of the reference less its left and right insets.
  public var w: AutoLayoutKitAttribute { context.size(.x) }
  /// The height of the reference less its top and bottom insets.
  public var h: AutoLayoutKitAttribute { context.size(.y) }
  /// A new layout guide of the container, which comes and goes with the group; a `replace:` gives the same ones in the same order.
  public func guide(file: StaticString = #fileID, line: UInt = #line) -> AutoLayoutKitGuide {
    _ = Call(self, source("guide", file, line), .text { _ in "()" })
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

  /// A maker that places against another view or guide, with no insets.
  ///
  ///     make.ref(title).xLeft(detail)   // detail.left == title.left
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
    with {
      if let odd = [insets.top, insets.left, insets.bottom, insets.right].first(where: { !$0.isFinite }) { return $0.add(names.notFinite(odd)) }
      $0.insets = insets
    }
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
      if priority != priority.allowed { $0.add(names.noPriority(priority)) }
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
    return area.mixed(area.context.place) { axis, edge in
      let isArea = edges.contains(AutoLayoutKitEdges(axis, edge))
      return area.context.side(isArea ? area.reference : area.context.owner, axis, edge)
    }
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
      return above.mixed(context.place) { [context] axis, edge in
        let isBottom = axis == .y && edge == .far
        return isBottom ? AutoLayoutKitAttribute(above.reference, .top) : context.side(context.reference, axis, edge)
      }
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
  ) -> AutoLayoutKitInsets { addInsets(top + edge, left + edge, bottom + edge, right + edge, file, line) }

  /// Adds to the insets, in points, where a number is an `Int` or a `Float`.
  @discardableResult @_disfavoredOverload public func insetEdges(
    edge: any AutoLayoutKitNumber = 0, top: any AutoLayoutKitNumber = 0, left: any AutoLayoutKitNumber = 0, bottom: any AutoLayoutKitNumber = 0,
    right: any AutoLayoutKitNumber = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitInsets {
    let more = edge.number
    return addInsets(top.number + more, left.number + more, bottom.number + more, right.number + more, file, line)
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
  public var xHugging: AutoLayoutKitMeasure<AutoLayoutKitContent> {
    .init(maker: self, verb: "xHugging", edges: .width) { .init(sizing: $0, isHugging: true) }
  }
  /// How strongly the views keep from being higher than their content.
  public var yHugging: AutoLayoutKitMeasure<AutoLayoutKitContent> {
    .init(maker: self, verb: "yHugging", edges: .height) { .init(sizing: $0, isHugging: true) }
  }
  /// How strongly the views keep from being narrower than their content.
  public var xCompression: AutoLayoutKitMeasure<AutoLayoutKitContent> {
    .init(maker: self, verb: "xCompression", edges: .width) { .init(sizing: $0, isHugging: false) }
  }
  /// How strongly the views keep from being lower than their content.
  public var yCompression: AutoLayoutKitMeasure<AutoLayoutKitContent> {
    .init(maker: self, verb: "yCompression", edges: .height) { .init(sizing: $0, isHugging: false) }
  }

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
    var call = Call(self, source("install", file, line), .none)
    for constraint in constraints { call.adopt(constraint) }
    return call.finish()
  }

  /// Makes one attribute equal to another, or at most or at least as large; a `replace:` that says it again keeps the constraint.
  @discardableResult public func install(
    _ left: AutoLayoutKitAttribute, _ right: AutoLayoutKitAttribute, relation: NSLayoutConstraint.Relation = .equal,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    var call = Call(self, source("install", file, line), .comparison(Comparison(left: left, relation: relation, right: right)))
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
  ) {
    source(String(call.prefix { $0 != "(" }), file, line).report((.custom, item, sentence), call: call)
  }
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
}

/// Sides of a reference; where the maker is `directional`, left is where text begins.
public struct AutoLayoutKitEdges: OptionSet, Sendable {
  /// The sides as bits.
  public let rawValue: Int
  /// The sides of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The left side, and the right one.
  public static let (left, right) = (Self(rawValue: 1), Self(rawValue: 2))
  /// The upper side, and the lower one.
  public static let (top, bottom) = (Self(rawValue: 8), Self(rawValue: 16))
  /// The same as left and right; how to say it where the maker is `directional`.
  public static let (leading, trailing) = (left, right)
}

// MARK: - Groups and handles

/// Everything that one block installed, to be taken out, put back or replaced as a whole.
@preconcurrency @MainActor public final class AutoLayoutKitConstraintGroup {
  fileprivate private(set) var block: Block?
  fileprivate var isBuilding = false

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
  fileprivate func finish(_ block: Block, active: Bool) {
    lastChange = block.close(active: active)
    self.block = block
    isBuilding = false
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
    get {
      guard let first = first(where: { ($0 as? MadeConstraint)?.sign != 0 }) else { return 0 }
      return (first as? MadeConstraint)?.said ?? first.constant
    }
    nonmutating set {
      guard newValue.isFinite else { return block.records[range].prefix(1).forEach { $0.report(Names().notFinite(newValue)) } }
      for constraint in self where (constraint as? MadeConstraint)?.sign != 0 {
        let made = constraint as? MadeConstraint
        constraint.constant = (made?.base ?? 0) + (made?.sign ?? 1) * newValue
      }
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
  fileprivate var lower: CGFloat
  fileprivate var upper: CGFloat
  /// Its share of what is left; nothing for a gap that takes none.
  fileprivate var weight: CGFloat?
  fileprivate var isWall = false

  /// A gap of several times the share, or of several times the space; a wall stays one.
  public static func * (left: Self, right: any AutoLayoutKitNumber) -> Self {
    if left.isWall { return left }
    if let weight = left.weight { return Self(lower: left.lower, upper: left.upper, weight: weight * right.number) }
    return Self(lower: left.lower * right.number, upper: left.upper * right.number)
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

extension AutoLayoutKitSpan {
  /// Adds the number or range to a list, as a gap.
  public func _tk_add(to list: inout _AutoLayoutKitList) {
    let length = _tk_length
    list.parts.append(.gap(AutoLayoutKitGap(lower: length.constant, upper: length.upper)))
  }
}

extension AutoLayoutKitNumber {
  fileprivate nonisolated var number: CGFloat { _tk_length.constant }
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
  /// The place of the item among the guests of the block, where that is known.
  fileprivate var place = -1

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
    Comparison(left: self, relation: relation, right: other._tk_length).constraint
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
  func crossed(_ lower: CGFloat, _ upper: CGFloat) -> Misuse {
    (.crossedRange, nil, "\(text(lower, upper)) ends before it begins, so it is not used.")
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
  func noFactor(_ side: Side) -> Misuse { (.zeroFactor, side.item, "\(text(side)) has the factor 0, so it is not used.") }
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

private enum Axis { case x, y }

/// What left and top, both centres, right and bottom, width and height, both baselines have in common.
private enum Edge {
  case near, far, center, size, firstBaseline, lastBaseline

  /// Which way is inward.
  var sign: CGFloat { self == .far || self == .lastBaseline ? -1 : 1 }
}

/// A misuse of a modifier, to be reported once by whichever verb comes first.
@MainActor private final class Pending {
  var misuse: Misuse?

  init(_ misuse: Misuse) { self.misuse = misuse }
}

/// What the modifiers of a maker have said.
@MainActor private struct Context {
  var reference: Item
  /// The place of the reference among the guests of the block.
  var place = 0
  /// What the reference is an area of, and how that is written: `safeArea`.
  var base: Item?
  var area = ""
  var isContent = false
  var insets = AutoLayoutKitInsets()
  var priority: AutoLayoutKitPriority?
  var name: String?
  var isDirectional = false
  var isCollapsing = false
  /// What the next verb has to report: that of this maker or of one that was made from it, which share each.
  var pending: [Pending] = []

  init(reference: Item) { self.reference = reference }
  mutating func add(_ misuse: Misuse) { pending.append(Pending(misuse)) }
  var owner: Item { base ?? reference }
  var measured: Item { isContent ? owner : reference }
  /// How far the insets move a side of the reference.
  ///
  ///     0 |<- near ->[     free part     ]<- far ->| size
  ///     middle of the free part = size / 2 + (near − far) / 2
  func shift(_ axis: Axis, _ edge: Edge) -> CGFloat {
    let (near, far) = axis == .x ? (insets.left, insets.right) : (insets.top, insets.bottom)
    return switch edge {
    case .near, .firstBaseline: near
    case .center: (near - far) / 2
    case .far, .lastBaseline: -far
    case .size: -(near + far)
    }
  }

  func side(_ item: Item, _ axis: Axis, _ edge: Edge, _ place: Int = -1, inset: CGFloat = 0) -> Side {
    Side(item, Attribute(axis, edge, isDirectional), place, inset: inset)
  }

  /// A side of the reference, moved in by the insets.
  func target(_ axis: Axis, _ edge: Edge) -> Side { side(reference, axis, edge, place, inset: shift(axis, edge)) }
  func size(_ axis: Axis) -> Side { side(measured, axis, .size, inset: shift(axis, .size)) }
}

extension AutoLayoutKitMaker {
  private var names: Names { Names(container: container) }
  fileprivate func source(_ verb: String, _ file: StaticString, _ line: UInt) -> Source { Source(verb, file, line, name: context.name) }
  private func with(_ change: (inout Context) -> Void) -> AutoLayoutKitMaker {
    var context = context
    change(&context)
    return AutoLayoutKitMaker(block, context)
  }

  private func addInsets(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat, _ file: StaticString, _ line: UInt
  ) -> AutoLayoutKitInsets {
    let (old, isFinite) = (insets, top.isFinite && left.isFinite && bottom.isFinite && right.isFinite)
    if isFinite {
      context.insets = AutoLayoutKitInsets(top: old.top + top, left: old.left + left, bottom: old.bottom + bottom, right: old.right + right)
      if block.isOpen { return old }
    }
    let call = Call(self, source("insetEdges", file, line), .text { "(\([top, left, bottom, right].map($0.text).joined(separator: ", ")))" })
    for odd in [top, left, bottom, right].filter({ !$0.isFinite }).prefix(1) { call.report { $0.notFinite(odd) } }
    return old
  }

  /// A maker that places against an area of what the reference belongs to.
  private func inside(_ area: String, _ guide: (AutoLayoutKitView) -> AutoLayoutKitGuide?) -> AutoLayoutKitMaker {
    with {
      let (owner, found) = ($0.owner, ($0.owner as? AutoLayoutKitView).flatMap(guide))
      ($0.reference, $0.base, $0.area, $0.isContent) = (found ?? owner, owner, area, false)
      if found == nil { $0.add(names.noArea(area, of: owner)) }
    }
  }

  /// A maker that places against a guide each of whose sides is a side of something else.
  private func mixed(_ place: Int, _ side: (Axis, Edge) -> Side) -> AutoLayoutKitMaker {
    guard block.isOpen, context.reference !== context.owner else { return self }
    let (guide, isNew) = block.guide(sharedBy: "\(context.area) \(place) \(context.isDirectional)")
    if isNew {
      var call = Call(AutoLayoutKitMaker(block, Context(reference: guide)), Source(context.area, "", 0), .none)
      for (axis, edge) in [(Axis.x, Edge.near), (.x, .far), (.y, .near), (.y, .far)] {
        call.tie(context.side(guide, axis, edge, block.place(of: guide)), .equal, side(axis, edge), sign: 0)
      }
    }
    return with { $0.reference = guide }
  }

  fileprivate func pin(
    _ items: [any AutoLayoutKitItems], _ edges: AutoLayoutKitEdges, _ except: AutoLayoutKitEdges, _ x: Side, _ y: Side?, _ source: Source
  ) -> AutoLayoutKitHandle {
    let (list, left) = (_AutoLayoutKitList(items), edges.subtracting(except))
    var call = Call(self, source, .pin(list, x, y, except))
    if left.isEmpty { call.report { $0.nothingLeft(except) } }
    if let y, !edges.hasBothAxes { call.report { $0.spareOffset(y) } }
    for case .item(let item) in list.parts {
      guard let place = call.admit(item, against: context.place) else { continue }
      left.forEach { axis, edge in
        let (target, offset) = (context.target(axis, edge), (edges.hasBothAxes && axis == .y ? y : nil) ?? x)
        let isMirrored = context.isDirectional && axis == .x && edge == .center && !(offset.isZero && target.constant == 0)
        let side = context.side(item, axis, edge, place)
        if isMirrored { call.tieMirrored(side, target, by: offset) } else { call.tie(side, target, by: offset, edge.sign) }
      }
    }
    return call.finish()
  }

  fileprivate func place(_ parts: [any AutoLayoutKitChainPart], along axis: Axis, _ after: Item?, _ before: Item?, _ source: Source)
    -> AutoLayoutKitHandle
  {
    let list = _AutoLayoutKitList(parts)
    var call = Call(self, source, .chain(list, after, before))
    guard block.isOpen else { return call.finish() }
    let start = after.map { context.side($0, axis, .far, block.place(of: $0)) } ?? context.target(axis, .near)
    let end = before.map { context.side($0, axis, .near, block.place(of: $0)) } ?? context.target(axis, .far)
    var run = Run(context: context, axis: axis, start: start)
    for part in list.parts {
      switch part {
      case .item(let item):
        if context.isCollapsing, (item as? AutoLayoutKitView)?.isHidden == true {
          run.leaveOut()
        } else if !call.isFirst(item) {
          call.report { $0.repeated(item) }
          run.isExcused = true
        } else if let place = call.admit(item, against: start.place, end.place) {
          run.add(item, place, &call)
        } else {
          run.isExcused = true
        }
      case .gap(let gap):
        if call.accepts(gap), !run.isSkipping { run.gaps.append(gap) }
      case .wall:
        run.end(at: nil, &call)
        run = Run(context: context, axis: axis, start: nil)
      case .emptyArray:
        run.isExcused = true
      }
    }
    run.end(at: end, &call)
    return call.finish()
  }
}

/// The part of a chain between two walls, read from near to far.
@MainActor private struct Run {
  let context: Context
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

  mutating func add(_ item: Item, _ place: Int, _ call: inout Call) {
    tie(context.side(item, axis, .near, place), to: start, 1, &call)
    (start, hasItem, isSkipping) = (context.side(item, axis, .far, place), true, false)
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
    guard let other else {
      for gap in gaps { call.report { $0.besideWall(gap) } }
      return
    }
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
    //  from |<- fixed ->[ guide ]| to
    let (guide, from) = (call.guide("flexible"), sign > 0 ? other : side)
    let size = context.side(guide.item, axis, .size, guide.place)
    call.tie(context.side(guide.item, axis, .near, guide.place), .equal, from.plus(fixed))
    if sign > 0 {
      call.tie(side, .equal, context.side(guide.item, axis, .far, guide.place), sign: 0)
    } else {
      call.tie(context.side(guide.item, axis, .far, guide.place), .equal, other, sign: 0)
    }
    if sum.lower > 0 { call.tie(size, .least, Side(number: sum.lower), sign: 0) }
    if sum.upper < .infinity { call.tie(size, .most, Side(number: sum.upper), sign: 0) }
    shares.append((size, sum))
  }

  /// Makes the flexible gaps as large as their shares: those with limits so far as the limits allow it.
  private func share(_ call: inout Call) {
    guard shares.count > 1 else { return }
    let isFree = { (gap: AutoLayoutKitGap) in gap.lower <= 0 && gap.upper == .infinity }
    let first = shares.firstIndex { isFree($0.gap) }
    var unit = (size: shares[0].size, weight: CGFloat(1))
    if let first {
      unit = (shares[first].size, shares[first].gap.weight ?? 1)
    } else {
      let guide = call.guide("share")
      unit.size = context.side(guide.item, axis, .size, guide.place)
    }
    for (index, share) in shares.enumerated() where index != first {
      let priority = isFree(share.gap) ? 0 : -1
      call.tie(share.size, .equal, unit.size.times((share.gap.weight ?? 1) / unit.weight), sign: 0, priority: Float(priority))
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
  func each(_ relation: Relation, _ list: [any AutoLayoutKitLength]) -> AutoLayoutKitHandle {
    compare(relation, list.map(\._tk_length), isList: true)
  }
  func each(_ relation: Relation, _ list: [any AutoLayoutKitRealLength]) -> AutoLayoutKitHandle {
    compare(relation, list.map(\._tk_length), isList: true)
  }

  private func compare(_ relation: Relation, _ lengths: [Side], isList: Bool) -> AutoLayoutKitHandle {
    var (lengths, index) = (lengths, 0)
    var call = Call(maker, source, .sizing(list, relation, lengths, isList))
    guard maker.block.isOpen else { return call.finish() }
    // For one item the place is looked up where it is needed.
    for index in lengths.indices where list.parts.count > 1 {
      if let item = lengths[index].item { lengths[index].place = maker.block.place(of: item) }
    }
    let items = isList ? list.items : []
    if isList, lengths.count > items.count { call.report { $0.spareValues(lengths[items.count...], items: items.count) } }
    if isList, lengths.count < items.count { call.report { $0.missingValues(items[lengths.count...], values: lengths.count) } }
    for case .item(let item) in list.parts {
      defer { index += 1 }
      guard !isList || index < lengths.count, let place = call.admit(item) else { continue }
      var number = isList ? index : 0
      edges.forEach { axis, edge in
        let (size, length) = (Side(item, Attribute(axis, edge), place), lengths[number])
        if !isList { number += 1 }
        if length.end == nil { return call.tie(size, relation, length) }
        if relation == .equal { call.tie(size, Side(number: 0), by: length, 1) } else { call.reportOnce { $0.notEqual(length, relation) } }
      }
    }
    return call.finish()
  }

  /// Says how strongly the views keep to their content.
  func hold(_ priority: AutoLayoutKitPriority, isHugging: Bool) -> AutoLayoutKitHandle {
    let call = Call(maker, source, .text { [list] in "\($0.text(list)) == \($0.text(CGFloat(priority.value)))" })
    if priority != priority.allowed { call.report { $0.noPriority(priority) } }
    for case .item(let item) in list.parts where call.admit(item) != nil {
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
  var place: String {
    let name = file.withUTF8Buffer { String(decoding: $0.suffix(from: ($0.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1), as: UTF8.self) }
    return "\(name):\(line)"
  }

  /// What a constraint is called: `Card.swift:41 header.xPlace[2]`.
  func label(_ number: Int) -> String { "\(line == 0 ? "" : place + " ")\(name.map { $0 + "." } ?? "")\(verb)[\(number)]" }
  @MainActor func report(_ misuse: Misuse, call: String) { AutoLayoutKitReport.handler(AutoLayoutKitReport(misuse, self, call: call)) }
}

/// What stands in the parentheses of a call, and after them.
private enum Words {
  case none
  case chain(_AutoLayoutKitList, Item?, Item?)
  case pin(_AutoLayoutKitList, Side, Side?, AutoLayoutKitEdges)
  case sizing(_AutoLayoutKitList, Relation, [Side], Bool)
  case comparison(Comparison?)
  case text(@MainActor (Names) -> String)
}

/// One use of a verb: makes its constraints and reports its misuses.
@MainActor private struct Call {
  private let maker: AutoLayoutKitMaker
  private let block: Block
  private let source: Source
  private var words: Words
  private let start: Int
  private var reported: Set<String> = []
  private var names: Names { Names(container: maker.container) }
  init(_ maker: AutoLayoutKitMaker, _ source: Source, _ words: Words) {
    (self.maker, block, self.source, self.words) = (maker, maker.block, source, words)
    start = block.records.count
    if !block.isOpen { report(\.outlived) }
    for pending in maker.context.pending {
      guard let misuse = pending.misuse else { continue }
      pending.misuse = nil
      report { _ in misuse }
    }
    block.calls += 1
  }

  func report(_ misuse: (Names) -> Misuse) {
    let (owner, area) = (maker.context.owner, maker.context.area)
    let prefix = (owner === maker.container ? "" : "ref(\(names.text(owner))).") + (area.isEmpty ? "" : area + ".")
    source.report(misuse(names), call: prefix + source.verb + text)
  }

  mutating func reportOnce(_ misuse: (Names) -> Misuse) {
    let misuse = misuse(names)
    if reported.insert(misuse.sentence).inserted { report { _ in misuse } }
  }

  private var text: String {
    switch words {
    case .none: ""
    case .chain(let list, let after, let before):
      names.text(list, after: after.map { "after: \(names.text($0))" }, before.map { "before: \(names.text($0))" })
    case .pin(let list, let x, let y, let except):
      names.text(
        list, y.map { "by: \(names.text([x, $0]))" } ?? (x.isZero ? nil : "by: \(names.text(x))"),
        except.isEmpty ? nil : "except: \(except.text)")
    case .sizing(let list, let relation, let lengths, let isList):
      "\(names.text(list)) \(relation.symbol) \(isList ? "[\(lengths.map(names.text).joined(separator: ", "))]" : names.text(lengths))"
    case .comparison(let comparison): "(\(comparison.map(names.text) ?? ""))"
    case .text(let text): text(names)
    }
  }

  /// Whether an item stands in the call for the first time.
  func isFirst(_ item: Item) -> Bool { block.mark(block.place(of: item)) }
  /// The place of an item that a verb may place: it is the container or inside it, and is not what it would be placed against.
  func admit(_ item: Item, against reference: Int = -1, _ other: Int = -1) -> Int? {
    guard block.isOpen else { return nil }
    let place = block.place(of: item)
    let isReference = place == reference || place == other
    if !isReference, block.isInside(place) { return place }
    report { isReference ? $0.itself(item) : $0.outside(item) }
    return nil
  }

  /// Whether a gap means something; what does not is reported.
  func accepts(_ gap: AutoLayoutKitGap) -> Bool {
    let (lower, upper) = (gap.lower, gap.upper)
    if let weight = gap.weight, !(weight > 0 && weight.isFinite) {
      report { $0.noShare(gap) }
    } else if lower < .infinity, upper > -.infinity {
      if lower <= upper { return true }
      report { $0.crossed(lower, upper) }
    } else {
      report { $0.notFinite(lower < .infinity ? upper : lower) }
    }
    return false
  }

  /// A guide of the group for something that needs one.
  func guide(_ purpose: String) -> (item: Item, place: Int) {
    let guide = block.guide(purpose)
    return (guide, block.place(of: guide))
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
    let (context, guide) = (maker.context, guide("center"))
    tie(context.side(guide.item, .x, .near, guide.place), context.side(item, .x, .near, right.place, inset: right.base), by: span, 1)
    tie(context.side(guide.item, .x, .size, guide.place), .equal, context.side(item, .x, .size, right.place), sign: 0)
    tie(center, .equal, context.side(guide.item, .x, .center, guide.place), sign: 0)
  }

  /// The routine that all verbs end in; what is wrong with a length is reported once, however many items are compared with it.
  mutating func tie(_ left: Side, _ relation: Relation, _ right: Side, sign: CGFloat = 1, priority: Float = 0) {
    if left.isPlain(against: right) { return add(left, relation, right, sign, priority) }
    let (rule, misuse) = Comparison(left: left, relation: relation, right: right).solved(names)
    if let misuse { reportOnce { _ in misuse } }
    if let rule { add(rule.left, rule.relation, rule.right, sign, priority) }
  }

  /// Ties two attributes, the first of which must be of an item in the container.
  mutating func compare(_ left: Side, _ relation: Relation, _ right: Side) {
    guard let first = left.item ?? right.item else { return report(\.noItem) }
    if admit(first) != nil { tie(left, relation, right) }
  }

  /// Takes over a constraint that was made outside of the verbs.
  mutating func adopt(_ constraint: NSLayoutConstraint) {
    words = .comparison(Comparison(constraint))
    guard let first = Block.item(constraint.firstItem) else { return report(\.noItem) }
    let marked = constraint as? MarkedConstraint
    defer { marked?.written = nil }
    if let misuse = marked?.misuse(names) { report { _ in misuse } }
    guard marked?.isVoid != true, let place = admit(first) else { return }
    if let priority = maker.context.priority { constraint.change(to: priority) }
    let second = Block.item(constraint.secondItem)
    let number = block.records.count - start
    if let made = constraint as? MadeConstraint, made.source == nil {
      (made.source, made.number) = (source, number)
    } else if constraint.identifier == nil {
      constraint.identifier = source.label(number)
    }
    let other = second.map { block.place(of: $0) } ?? -1
    block.add(Record(constraint: constraint, first: place, second: other, source: source, isPlaced: isPlaced(place), isOwn: false))
  }

  func finish() -> AutoLayoutKitHandle { block.handle(from: start) }
  private func isPlaced(_ place: Int) -> Bool { place != 0 && place != maker.context.place }
  private func add(_ left: Side, _ relation: Relation, _ right: Side, _ sign: CGFloat, _ less: Float) {
    var priority = AutoLayoutKitPlatformPriority.required
    if less != 0 || maker.context.priority != nil {
      priority = AutoLayoutKitPriority((maker.context.priority ?? .required).value + less).allowed.platform
    }
    let (constraint, fate) = block.constraint(left, relation, right, priority)
    (constraint.source, constraint.number, constraint.base, constraint.sign) = (source, block.records.count - start, right.base, sign)
    let (first, second) = (place(of: left), place(of: right))
    block.add(Record(constraint: constraint, first: first, second: second, isPlaced: isPlaced(first), isOwn: true, fate: fate))
  }

  private func place(of side: Side) -> Int {
    if side.place < 0, let item = side.item { return block.place(of: item) }
    return side.place
  }
}

/// A constraint of a group, and which guests it ties: the second below 0 for none.
@MainActor private struct Record {
  var constraint: NSLayoutConstraint
  let first, second: Int
  /// Where it comes from, unless it knows itself.
  var source: Source?
  /// Whether its first item stops following its frame, and whether a verb has made it.
  let isPlaced, isOwn: Bool
  /// Whether it is left out of the group, and whether the group that replaces this one has it.
  var isOut = false, isTaken = false
  /// What the block did to what the replaced group said.
  var fate = Fate.added

  enum Fate { case added, kept, updated }

  func report(_ misuse: Misuse) {
    guard let source = source ?? (constraint as? MadeConstraint)?.source else { return }
    source.report(misuse, call: source.verb)
  }
}

/// What makes two constraints the same one.
@MainActor private struct Key: Hashable {
  let first, second: ObjectIdentifier?
  let firstAttribute, secondAttribute: Attribute
  let relation: Relation
  let factor: CGFloat

  init?(_ comparison: Comparison?) {
    guard let comparison, let item = comparison.left.item else { return nil }
    (first, second) = (ObjectIdentifier(item), comparison.right.item.map { ObjectIdentifier($0) })
    (firstAttribute, secondAttribute) = (comparison.left.attribute, comparison.right.attribute)
    (relation, factor) = (comparison.relation, comparison.right.factor)
  }
}

/// A hugging or a compression of a view, and what the view had before.
private struct Hold: Hashable {
  let view: ObjectIdentifier
  let isX: Bool
  let isHugging: Bool
}

private struct Held {
  weak var view: AutoLayoutKitView?
  let priority: AutoLayoutKitPlatformPriority
  var before: AutoLayoutKitPlatformPriority?
}

/// What a block makes, for its group and its handles; while it runs also the guests it meets: the container and all items.
///
/// It does not hold their items afterwards, so that a group kept by its own container is no cycle.
/// Every access to what it holds is short and on the main thread, so that none is checked for overlapping another one.
@MainActor private final class Block {
  /// Makers hold it; a handle, which the container itself may keep, must not.
  unowned let container: AutoLayoutKitView
  @exclusivity(unchecked) private(set) var isOpen = true
  /// To be used on the main thread, also by a handle.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var records: [Record] = []
  /// How many verbs were used.
  @exclusivity(unchecked) var calls = 0
  /// Hugging and compression, and the guides of the group by purpose and number.
  @exclusivity(unchecked) var held: [Hold: Held] = [:]
  @exclusivity(unchecked) private var guides: [String: AutoLayoutKitGuide] = [:]
  @exclusivity(unchecked) private var guideCounts: [String: Int] = [:]
  private weak var owner: AutoLayoutKitView?
  private weak var group: AutoLayoutKitConstraintGroup?
  #if canImport(ObjectiveC)
    struct Reference { weak var item: Item? }
    var references: [Reference] = []
  #endif

  @exclusivity(unchecked) private var guests: [(item: Item, view: AutoLayoutKitView?, isInside: Bool, isFree: Bool, mark: Int)] = []
  @exclusivity(unchecked) private var places: [ObjectIdentifier: Int] = [:]
  /// Where the search for an item begins: verbs mostly go through the same items in the same order.
  @exclusivity(unchecked) private var latest = 0

  /// What is replaced; where its next constraint is expected, and where the others are, once one is not where it is expected.
  @exclusivity(unchecked) private var old: Block?
  @exclusivity(unchecked) private var cursor = 0
  @exclusivity(unchecked) private var index: [Key: [Int]]?
  @exclusivity(unchecked) private var change = AutoLayoutKitChange()

  init(_ container: AutoLayoutKitView, replacing group: AutoLayoutKitConstraintGroup) {
    (self.container, self.group, old) = (container, group, group.block)
    guests[place(of: container)].isInside = true
  }

  // MARK: Guests

  /// The place of an item among the guests.
  func place(of item: Item) -> Int {
    for place in latest..<min(latest + 2, guests.count) where guests[place].item === item {
      latest = place
      return place
    }
    if let known = places[ObjectIdentifier(item)] { return known }
    guests.append((item, item as? AutoLayoutKitView, false, false, -1))
    places[ObjectIdentifier(item)] = guests.count - 1
    return guests.count - 1
  }

  /// Marks a guest for the running call; whether that is new.
  func mark(_ place: Int) -> Bool {
    defer { guests[place].mark = calls }
    return guests[place].mark != calls
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

  func add(_ record: Record) {
    records.append(record)
    guard !record.isOwn, let old else { return }
    indexOld()
    let isKnown = { (place: Int) in old.records[place].constraint === record.constraint && !old.records[place].isTaken }
    guard let key = Key(Comparison(record.constraint)), let known = index?[key]?.first(where: isKnown) else { return }
    old.records[known].isTaken = true
    if !old.records[known].isOut { records[records.count - 1].fate = .kept }
  }

  /// A constraint that says so: that of the replaced group, if it had one, or a new one.
  func constraint(
    _ left: Side, _ relation: Relation, _ right: Side, _ priority: AutoLayoutKitPlatformPriority
  ) -> (constraint: MadeConstraint, fate: Record.Fate) {
    guard let old, let place = old.take(left, relation, right, for: self), let known = old.records[place].constraint as? MadeConstraint else {
      let new = MadeConstraint(left, relation, right)
      if priority != .required { new.priority = priority }
      return (new, .added)
    }
    let isSame = known.priority == priority && known.constant == right.constant
    if known.priority != priority { known.priority = priority }
    if known.constant != right.constant { known.constant = right.constant }
    return (known, old.records[place].isOut ? .added : isSame ? .kept : .updated)
  }

  /// Takes the constraint out of a replaced group that says so, where it is expected or else anywhere.
  private func take(_ left: Side, _ relation: Relation, _ right: Side, for new: Block) -> Int? {
    if new.cursor < records.count, says(new.cursor, left, relation, right) { return take(new.cursor, for: new) }
    new.indexOld()
    guard let key = Key(Comparison(left: left, relation: relation, right: right)) else { return nil }
    return new.index?[key]?.first { says($0, left, relation, right) }.map { take($0, for: new) }
  }

  private func take(_ place: Int, for new: Block) -> Int {
    records[place].isTaken = true
    new.cursor = place + 1
    return place
  }

  private func says(_ place: Int, _ left: Side, _ relation: Relation, _ right: Side) -> Bool {
    let constraint = records[place].constraint
    guard records[place].isOwn, !records[place].isTaken, constraint.firstAttribute == left.attribute, constraint.relation == relation,
      constraint.secondAttribute == right.attribute, constraint.multiplier == right.factor, let items = items(of: place)
    else { return false }
    return items.first === left.item && (records[place].second < 0 ? nil : items.second) === right.item
  }

  private func indexOld() {
    guard index == nil, let old else { return }
    var index: [Key: [Int]] = [:]
    for place in old.records.indices where old.items(of: place) != nil {
      if let key = Key(Comparison(old.records[place].constraint)) { index[key, default: []].append(place) }
    }
    self.index = index
  }

  /// The items of a constraint, the only one twice; nil once one of them is gone.
  private func items(of place: Int) -> (first: Item, second: Item)? {
    if !guests.isEmpty {
      return (guests[records[place].first].item, guests[records[place].second < 0 ? records[place].first : records[place].second].item)
    }
    #if canImport(ObjectiveC)
      let first = references[records[place].first].item
      let second = records[place].second < 0 ? first : references[records[place].second].item
    #else
      // Constraints know that their items are gone. A weak reference to a view would make all others to it slower, in every layout.
      let first = Self.item(records[place].constraint.firstItem)
      let second = records[place].second < 0 ? first : Self.item(records[place].constraint.secondItem)
    #endif
    guard let first, let second else { return nil }
    return (first, second)
  }

  static func item(_ object: AnyObject?) -> Item? { object as? AutoLayoutKitView ?? object as? AutoLayoutKitGuide ?? object as? Item }

  // MARK: Handles

  func handle(from start: Int) -> AutoLayoutKitHandle { AutoLayoutKitHandle(block: self, range: start..<records.count, group: group) }
  /// Makes constraints anew with another factor, here and in the group.
  func setMultiplier(_ factor: CGFloat, in range: Range<Int>, _ group: AutoLayoutKitConstraintGroup?) {
    for place in range where records[place].second >= 0 && records[place].constraint.multiplier != factor {
      let (constraint, made) = (records[place].constraint, records[place].constraint as? MadeConstraint)
      guard let (first, second) = items(of: place) else { continue }
      let right = Side(item: second, attribute: constraint.secondAttribute, factor: factor, constant: constraint.constant)
      if factor == 0 || !factor.isFinite { return records[place].report(factor == 0 ? Names().noFactor(right) : Names().notFinite(factor)) }
      let new = MadeConstraint(Side(first, constraint.firstAttribute), constraint.relation, right)
      new.priority = constraint.priority
      if let made { (new.source, new.number, new.base, new.sign) = (made.source, made.number, made.base, made.sign) }
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
    guard isActive else { return NSLayoutConstraint.deactivate(places.map { records[$0].constraint }.filter(\.isActive)) }
    current.bringGuides()
    activate(places)
  }

  // MARK: In and out

  /// The constraints whose items are not gone.
  var alive: [NSLayoutConstraint] { records.indices.filter { !records[$0].isOut && items(of: $0) != nil }.map { records[$0].constraint } }
  /// Takes out what is not there any more, brings in what is new, in one batch each, and ends the block.
  func close(active: Bool) -> AutoLayoutKitChange {
    isOpen = false
    // The tree of views may have changed; each guest is asked again, so that it does not matter that some lean on what was known of others.
    for place in guests.indices.dropFirst() { guests[place].isInside = false }
    var isWhole = true
    for place in guests.indices.dropFirst() where !isInside(place) { isWhole = false }
    #if canImport(ObjectiveC)
      references = guests.map { Reference(item: $0.item) }
    #endif
    if !isWhole { for place in records.indices where !fits(place, in: container) { leaveOut(place) } }
    change.removed = old?.retire() ?? 0
    for (name, guide) in old?.guides ?? [:] where guides[name] !== guide { guide.owningView?.removeLayoutGuide(guide) }
    for record in records {
      switch record.fate {
      case .added: if !record.isOut { change.added += 1 }
      case _ where record.isOut: change.removed += 1
      case .kept: change.kept += 1
      case .updated: change.updated += 1
      }
    }
    takeOver(old?.held ?? [:])
    if active { install(isKnown: true) } else { uninstall() }
    (guests, places, old, index, guideCounts) = ([], [:], nil, nil, [:])
    return change
  }

  private func leaveOut(_ place: Int) {
    records[place].isOut = true
    if records[place].isOwn, records[place].constraint.isActive { records[place].constraint.isActive = false }
  }

  /// Deactivates what was not taken over, and says how much that is.
  private func retire() -> Int {
    let gone = Array(records.lazy.filter { !$0.isTaken && !$0.isOut }.map(\.constraint))
    NSLayoutConstraint.deactivate(gone.filter(\.isActive))
    return gone.count
  }

  /// Compares hugging and compression with those of the replaced group.
  private func takeOver(_ before: [Hold: Held]) {
    for (hold, held) in before where held.view != nil {
      if let new = self.held[hold] {
        self.held[hold]?.before = held.before
        if new.priority == held.priority { change.kept += 1 } else { change.updated += 1 }
      } else {
        if let old = held.before { held.view?.hold(hold, old) }
        change.removed += 1
      }
    }
    change.added += held.keys.filter { before[$0]?.view == nil }.count
  }

  /// Brings all in; whether the constraints fit is known of a block that ends.
  func install(isKnown: Bool = false) {
    bringGuides()
    for (hold, entry) in held {
      guard let view = entry.view else { continue }
      if entry.before == nil { held[hold]?.before = view.held(hold) }
      if view.held(hold) != entry.priority { view.hold(hold, entry.priority) }
    }
    activate(records.indices, isKnown: isKnown)
  }

  private func bringGuides() { for guide in guides.values where guide.owningView == nil { owner?.addLayoutGuide(guide) } }
  private func activate(_ places: some Sequence<Int>, isKnown: Bool = false) {
    var constraints: [NSLayoutConstraint] = []
    constraints.reserveCapacity(records.count)
    for place in places where !records[place].isOut && (isKnown || fits(place, in: nil)) {
      if records[place].isPlaced { release(place) }
      if !records[place].constraint.isActive { constraints.append(records[place].constraint) }
    }
    NSLayoutConstraint.activate(constraints)
  }

  /// Lets constraints place the first item of one, and not its frame.
  private func release(_ place: Int) {
    let guest = records[place].first
    if guests.isEmpty || !guests[guest].isFree {
      let view = guests.isEmpty ? items(of: place)?.first as? AutoLayoutKitView : guests[guest].view
      if !guests.isEmpty { guests[guest].isFree = true }
      if let view, view.translatesAutoresizingMaskIntoConstraints { view.translatesAutoresizingMaskIntoConstraints = false }
    }
  }

  func uninstall() {
    NSLayoutConstraint.deactivate(alive.filter(\.isActive))
    for guide in guides.values { guide.owningView?.removeLayoutGuide(guide) }
    for (hold, entry) in held {
      if let before = entry.before { entry.view?.hold(hold, before) }
      held[hold]?.before = nil
    }
  }

  /// Whether a constraint can be activated; one whose items have no common superview is reported.
  private func fits(_ place: Int, in container: AutoLayoutKitView?) -> Bool {
    guard let (first, second) = items(of: place) else { return false }
    let (view, names) = (first.view, Names(container: container))
    if let view, let other = second.view, top(view) === top(other) { return true }
    records[place].report(view == nil ? names.outside(first) : names.strangers(first, second))
    return false
  }

  private func top(_ view: AutoLayoutKitView) -> AutoLayoutKitView { sequence(first: view, next: \.superview).reduce(view) { $1 } }
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
    if right.end != nil { return (nil, names.notEqual(right, relation)) }
    var other = right.plus(-left.constant)
    other.base -= left.base
    other = other.divided(by: left.factor)
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

  /// A constraint that says so; where UIKit would not accept it, one that knows it.
  var constraint: NSLayoutConstraint {
    if left.isPlain(against: right) { return MadeConstraint(left, relation, right) }
    let (rule, misuse) = solved(Names())
    if misuse == nil, let rule { return MadeConstraint(rule.left, rule.relation, rule.right) }
    guard let item = left.item ?? right.item else { return NSLayoutConstraint() }
    let said = rule ?? Comparison(left: Side(item, .width), relation: .least, right: Side(number: 0))
    let constraint = MarkedConstraint(said.left, said.relation, said.right)
    (constraint.isVoid, constraint.written) = (rule == nil, self)
    return constraint
  }
}

extension Comparison {
  /// What a constraint says, or what was written for it; nothing if it has no item.
  init?(_ constraint: NSLayoutConstraint) {
    guard let first = Block.item(constraint.firstItem) else { return nil }
    let right = Side(
      item: Block.item(constraint.secondItem), attribute: constraint.secondAttribute, factor: constraint.multiplier, constant: constraint.constant)
    let plain = Comparison(left: Side(first, constraint.firstAttribute), relation: constraint.relation, right: right)
    self = (constraint as? MarkedConstraint)?.written ?? plain
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

  var said: CGFloat { (constant - base) * sign }
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
      guard isActive, let text = written.map(Names().text), let misuse = misuse(Names()) else { return }
      written = nil
      Source("install", "", 0).report(misuse, call: text)
    }
  }

  /// What is wrong, until it is said.
  func misuse(_ names: Names) -> Misuse? { written?.solved(names).misuse }
}

// MARK: - What UIKit's own types lack

extension AutoLayoutKitView {
  fileprivate func held(_ hold: Hold) -> AutoLayoutKitPlatformPriority {
    hold.isHugging
      ? contentHuggingPriority(for: hold.isX ? .horizontal : .vertical)
      : contentCompressionResistancePriority(for: hold.isX ? .horizontal : .vertical)
  }

  fileprivate func hold(_ hold: Hold, _ priority: AutoLayoutKitPlatformPriority) {
    if hold.isHugging { return setContentHuggingPriority(priority, for: hold.isX ? .horizontal : .vertical) }
    setContentCompressionResistancePriority(priority, for: hold.isX ? .horizontal : .vertical)
  }
}

extension NSLayoutConstraint {
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

  fileprivate init(_ axis: Axis, _ edge: Edge, _ isDirectional: Bool = false) {
    switch edge {
    case .near: self = axis == .y ? .top : isDirectional ? .leading : .left
    case .center: self = axis == .x ? .centerX : .centerY
    case .far: self = axis == .y ? .bottom : isDirectional ? .trailing : .right
    case .size: self = axis == .x ? .width : .height
    case .firstBaseline: self = .firstBaseline
    case .lastBaseline: self = .lastBaseline
    }
  }

  fileprivate var family: UInt8 { Self.table.indices.contains(rawValue) ? Self.table[rawValue].family : 0 }
  fileprivate var name: String { Self.table.indices.contains(rawValue) ? Self.table[rawValue].name : "attribute \(rawValue)" }
  fileprivate var isSize: Bool { self == .width || self == .height }
}

extension AutoLayoutKitPriority {
  fileprivate var allowed: Self { value >= 1 ? Self(min(value, 1000)) : value < 1 ? Self(1) : .required }
}

extension AutoLayoutKitEdges {
  fileprivate static let (xCenter, width) = (Self(rawValue: 4), Self(rawValue: 256))
  fileprivate static let (yCenter, height) = (Self(rawValue: 32), Self(rawValue: 512))
  fileprivate static let (firstBaseline, lastBaseline) = (Self(rawValue: 64), Self(rawValue: 128))
  private static let edges: [(Axis, Edge)] = [
    (.x, .near), (.x, .far), (.x, .center), (.y, .near), (.y, .far), (.y, .center), (.y, .firstBaseline), (.y, .lastBaseline), (.x, .size),
    (.y, .size),
  ]

  fileprivate init(_ axis: Axis, _ edge: Edge) { self.init(rawValue: 1 << (Self.edges.firstIndex { $0 == (axis, edge) } ?? 0)) }
  fileprivate var hasBothAxes: Bool { rawValue & 0b01_0000_0111 != 0 && rawValue & 0b10_1111_1000 != 0 }
  fileprivate var text: String {
    let names = [(Self.top, ".top"), (.left, ".left"), (.bottom, ".bottom"), (.right, ".right")].filter { contains($0.0) }.map(\.1)
    return names.joined(separator: ", ")
  }

  @MainActor fileprivate func forEach(_ body: (Axis, Edge) -> Void) {
    var rest = rawValue
    while rest != 0 {
      let (axis, edge) = Self.edges[rest.trailingZeroBitCount]
      body(axis, edge)
      rest &= rest - 1
    }
  }
}

extension AutoLayoutKitAttribute {
  fileprivate init(_ item: Item, _ attribute: Attribute, _ place: Int, inset: CGFloat = 0) {
    self.init(item: item, attribute: attribute, constant: inset, base: inset, place: place)
  }

  fileprivate init(number: CGFloat, to end: CGFloat? = nil) { self.init(item: nil, attribute: .notAnAttribute, constant: number, end: end) }
  /// No offset.
  fileprivate static var none: Self { Self(number: 0) }
  fileprivate var upper: CGFloat { end ?? constant }
  fileprivate var isZero: Bool { constant == 0 && end == nil }
  fileprivate func times(_ number: CGFloat) -> Self { with(factor * number, constant == 0 ? 0 : constant * number, base * number) }
  fileprivate func divided(by number: CGFloat) -> Self { with(factor / number, constant == 0 ? 0 : constant / number, base / number) }
  fileprivate func plus(_ number: CGFloat) -> Self { with(factor, constant + number, base) }
  private func with(_ factor: CGFloat, _ constant: CGFloat, _ base: CGFloat) -> Self {
    Self(item: item, attribute: attribute, factor: factor, constant: constant, base: base, end: end, place: place)
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

// AutoLayoutKit: a whole screen laid out in one block, on the superview.
//
// The file stands alone: an app may add just this one. Its public names:
//
//   the block       UIView.tk_constraint(replace:active:)
//   the maker       AutoLayoutKitMaker: container, reference, insets, w, h, guide
//     modifiers     ref inset priority directional collapsing named
//                   safeArea margins readable keyboard content
//     chains        xPlace yPlace, with gaps: numbers, ranges, wall flexible space between
//     edges         xLeft xRight xCenter xEqual yTop yBottom yCenter yEqual center equal
//                   yFirstBaseline yLastBaseline
//     sizes         width height size, compared by == <= >=
//     effects       effect xHugging yHugging xCompression yCompression
//     by hand       install verb handle report
//   the result      AutoLayoutKitConstraintGroup, AutoLayoutKitChange, AutoLayoutKitHandle
//   arguments       AutoLayoutKitItem(s), AutoLayoutKitChainPart, AutoLayoutKitSpacing, AutoLayoutKitSpan,
//                   AutoLayoutKitNumber, AutoLayoutKitGap, AutoLayoutKitLimits, AutoLayoutKit(Real)Length
//   values          AutoLayoutKitAttribute, AutoLayoutKitPriority, AutoLayoutKitEdges,
//                   AutoLayoutKitRowAlignment, AutoLayoutKitColumnAlignment
//   comparisons     AutoLayoutKitLengths, AutoLayoutKitSizes, AutoLayoutKitContent
//   reports         AutoLayoutKitReport
//
// The vocabulary comes first, the machinery last. Lengths are in points; priorities run from 1 to 1000.
// Insets and offsets point inward, so nobody writes a minus sign. Everything is used on the main thread, as
// UIKit is.
//
// Each class has an empty `deinit`: without one, a module whose default isolation is the main actor gives it
// a deinitializer that moves to the main actor, which does not compile against the SDKs of iOS 16 and
// macOS 13.

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
  /// Lays out the views inside this view, and installs the constraints.
  ///
  ///     let group = view.tk_constraint { make in
  ///       make.insetEdges(edge: 16)
  ///       make.size(icon) == (40, 40)
  ///       make.xPlace(icon, 12, title, make.wall, time)
  ///       make.ref(title).xLeft(detail)
  ///       make.yPlace(title, 4, detail, make.wall)
  ///     }
  ///
  /// `translatesAutoresizingMaskIntoConstraints` is switched off for the views that are placed, never for
  /// this view or for a reference. A call that cannot be laid out is reported to
  /// ``AutoLayoutKitReport/handler``, and the other calls are installed. The cost is proportional to the
  /// number of constraints.
  ///
  /// - Parameters:
  ///   - group: The group to replace. Constraints that the block makes again are kept, and get their new
  ///     constant and priority; then the others are deactivated and the new ones activated, in one batch
  ///     each. A group that is being built by a block around this call is reported, and the call is ignored.
  ///   - active: False to prepare a group for a later `install()`.
  ///   - place: The block. It runs once, before the method returns.
  /// - Returns: The group of everything that was made. It stays installed if nobody keeps it.
  @discardableResult
  public func tk_constraint(
    replace group: AutoLayoutKitConstraintGroup = AutoLayoutKitConstraintGroup(), active: Bool = true,
    file: StaticString = #fileID, line: UInt = #line, _ place: (AutoLayoutKitMaker) -> Void
  ) -> AutoLayoutKitConstraintGroup {
    group.build(in: self, CallSite("tk_constraint", file, line), active: active, place)
    return group
  }
}

// MARK: - The maker

/// The argument of the block: its verbs place views and guides against its reference.
///
/// The reference is the container at first. A modifier such as ``ref(_:)`` or
/// ``priority(_:)-(AutoLayoutKitPriority)`` returns another maker of the same group and leaves the one it is
/// called on unchanged; of two modifiers of the same kind the later one counts.
@preconcurrency @MainActor public final class AutoLayoutKitMaker {
  /// True if blocks of this app begin with a ``directional`` maker.
  ///
  /// False unless the app sets it.
  public static var isDirectional = false

  /// The view that `tk_constraint` was called on.
  public var container: AutoLayoutKitView { draft.container }
  fileprivate let draft: Draft
  @exclusivity(unchecked) fileprivate var context: Context

  fileprivate init(_ draft: Draft, _ context: Context) {
    self.draft = draft
    self.context = context
  }

  /// Creates a maker with the modifiers of another one, which places against an item without insets.
  ///
  /// It does not copy the context, because a copy retains the reference that is replaced.
  private init(_ other: AutoLayoutKitMaker, reference: any AutoLayoutKitItem) {
    draft = other.draft
    context = Context(reference: reference)
    context.takeModifiers(of: other.context)
  }

  /// The view or guide that the verbs place against.
  public var reference: any AutoLayoutKitItem { context.reference }
  /// The insets of the reference that the verbs keep to, in points.
  public var insets: AutoLayoutKitInsets {
    draft.insets.use(&context.unusedInsets)
    return context.insets
  }
  /// The width of the reference less its left and right insets.
  public var w: AutoLayoutKitAttribute { measure(.width) }
  /// The height of the reference less its top and bottom insets.
  public var h: AutoLayoutKitAttribute { measure(.height) }

  /// Adds a layout guide to the container.
  ///
  /// The guide is added and removed with the group; `replace:` returns the same guides in the same order.
  public func guide(file: StaticString = #fileID, line: UInt = #line) -> AutoLayoutKitGuide {
    end(begin(site("guide", file, line)), .words("()"))
    return draft.isOpen ? draft.guide(for: "guide") : AutoLayoutKitGuide()
  }

  /// Cuts a chain: no constraint connects its two sides.
  ///
  ///     make.xPlace(20, title, make.wall, time, 20)
  ///     // |-20-[title]        [time]-20-|
  public var wall: AutoLayoutKitGap { .wall }
  /// The same as ``wall``.
  public var divider: AutoLayoutKitGap { .wall }
  /// A gap that takes a share of the free space; `make.flexible * 2` takes twice as much as `make.flexible`.
  public var flexible: AutoLayoutKitGap { .flexible }
  /// The system's standard gap between neighbours: 8 points.
  public var space: AutoLayoutKitGap { .space }

  // MARK: Modifiers

  /// Returns a maker that places against another view or guide, without insets.
  ///
  ///     make.ref(title).xLeft(detail)   // detail.left == title.left
  ///
  /// - Parameter item: The view or guide. It need not be in the container.
  public func ref(_ item: any AutoLayoutKitItem) -> AutoLayoutKitMaker {
    AutoLayoutKitMaker(self, reference: item)
  }

  /// Returns a maker with one inset for all four sides, in points, instead of the current insets.
  ///
  ///     make.inset(5).equal(photo)
  ///
  /// - Parameter edge: The inset of each side, in points.
  public func inset(_ edge: any AutoLayoutKitNumber) -> AutoLayoutKitMaker {
    inset(top: edge, left: edge, bottom: edge, right: edge)
  }

  /// Returns a maker with these insets, in points, instead of the current ones.
  ///
  /// - Parameters:
  ///   - top: The inset of the top.
  ///   - left: The inset of the left side.
  ///   - bottom: The inset of the bottom.
  ///   - right: The inset of the right side.
  public func inset(
    top: any AutoLayoutKitNumber = 0, left: any AutoLayoutKitNumber = 0,
    bottom: any AutoLayoutKitNumber = 0, right: any AutoLayoutKitNumber = 0
  ) -> AutoLayoutKitMaker {
    inset(AutoLayoutKitInsets(top: top.number, left: left.number, bottom: bottom.number, right: right.number))
  }

  /// Returns a maker with these insets, in points, instead of the current ones.
  ///
  /// If one of them is not finite, it is reported and the current ones are kept.
  ///
  /// - Parameter insets: The insets, in points.
  public func inset(_ insets: AutoLayoutKitInsets) -> AutoLayoutKitMaker {
    with { context in
      if let number = insets.firstNotFinite {
        context.notes.append(Note(.notFinite(number)))
      } else {
        context.insets = insets
        context.unusedInsets = nil
      }
    }
  }

  /// Returns a ``directional`` maker with these insets, in points, instead of the current ones.
  ///
  /// - Parameter insets: The insets, in points.
  public func inset(_ insets: NSDirectionalEdgeInsets) -> AutoLayoutKitMaker {
    let (top, left, bottom, right) = (insets.top, insets.leading, insets.bottom, insets.trailing)
    return directional.inset(AutoLayoutKitInsets(top: top, left: left, bottom: bottom, right: right))
  }

  /// Returns a maker whose constraints have a priority; constraints handed to its `install` get it too.
  ///
  ///     make.priority(.high - 1).xPlace(20, title, 20)
  ///
  /// A priority outside 1...1000 is reported and clamped. One that is not a number is reported, and each verb
  /// keeps its own default.
  ///
  /// - Parameter priority: The priority, from 1 to 1000.
  public func priority(_ priority: AutoLayoutKitPriority) -> AutoLayoutKitMaker {
    with { context in
      context.priority = priority.allowed
      if priority != priority.allowed { context.notes.append(Note(.noPriority(priority))) }
    }
  }

  /// Returns a maker whose constraints have the platform's priority.
  ///
  /// - Parameter priority: The priority, from 1 to 1000.
  @_disfavoredOverload
  public func priority(_ priority: AutoLayoutKitPlatformPriority) -> AutoLayoutKitMaker {
    self.priority(AutoLayoutKitPriority(priority))
  }

  /// Returns a maker whose constraints have a priority that is given by a variable.
  ///
  /// - Parameter number: The priority, from 1 to 1000.
  @_disfavoredOverload
  public func priority(_ number: some AutoLayoutKitNumber) -> AutoLayoutKitMaker {
    priority(AutoLayoutKitPriority(Float(number.number)))
  }

  /// Returns a maker whose x axis runs from leading to trailing: left edges, left insets and the start of a
  /// row are where text starts.
  public var directional: AutoLayoutKitMaker { directional(true) }
  /// Returns a maker whose x axis runs from leading to trailing, or, for false, from left to right.
  ///
  /// - Parameter isDirectional: True for leading to trailing.
  public func directional(_ isDirectional: Bool) -> AutoLayoutKitMaker {
    with { $0.isDirectional = isDirectional }
  }

  /// Returns a maker whose chains leave out each hidden view and the gap before it, or the gap after it if no
  /// view comes before.
  ///
  /// Lay out with `replace:` after `isHidden` has changed.
  public var collapsing: AutoLayoutKitMaker { with { $0.isCollapsing = true } }
  /// Returns a maker that adds a name to the `identifier` of its constraints: `Login.swift:42
  /// header.xPlace[2]`.
  ///
  /// - Parameter name: The name, such as that of a part of the screen.
  public func named(_ name: String) -> AutoLayoutKitMaker {
    with { $0.texts = draft.layout.keep(CallSite.Texts(verb: nil, name: name)) }
  }

  /// Returns a maker that places against the safe area of the reference.
  ///
  /// A guide has none, which is reported; the same holds for the other areas.
  @available(macOS 11, *)
  public var safeArea: AutoLayoutKitMaker { inside("safeArea") { $0.safeAreaLayoutGuide } }
  /// Returns a maker that keeps to the safe area on these sides, and to the edges of the reference on the
  /// others.
  ///
  ///     make.safeArea(.top).equal(list)
  ///
  /// - Parameter edges: The sides that keep to the safe area.
  @available(macOS 11, *)
  public func safeArea(_ edges: AutoLayoutKitEdges...) -> AutoLayoutKitMaker {
    let edges = edges.reduce(AutoLayoutKitEdges()) { $0.union($1) }
    let area = inside("safeArea(\(edges.text))") { $0.safeAreaLayoutGuide }
    let (inner, outer) = (area.context.reference, area.owner)
    return area.mixed(with: outer) { area.attribute($0, of: edges.contains($0) ? inner : outer) }
  }

  #if canImport(UIKit)
    /// Returns a maker that places within the layout margins of the reference.
    public var margins: AutoLayoutKitMaker { inside("margins") { $0.layoutMarginsGuide } }
    /// Returns a maker that places within the readable width of the reference.
    public var readable: AutoLayoutKitMaker { inside("readable") { $0.readableContentGuide } }

    /// Returns a maker whose bottom is the top of the keyboard; the other sides are unchanged.
    ///
    ///     make.safeArea.keyboard.yPlace(list, 8, field, 8)
    ///
    /// The keyboard layout guide does not exist on tvOS.
    @available(iOS 15, *)
    @available(tvOS, unavailable)
    public var keyboard: AutoLayoutKitMaker {
      let above = inside("keyboard") { $0.keyboardLayoutGuide }
      let (guide, other) = (above.context.reference, context.reference)
      return above.mixed(with: other) {
        $0 == .bottom ? AutoLayoutKitAttribute(guide, .top) : self.attribute($0, of: other)
      }
    }

    /// Returns a maker that places against the content of a scroll view, while ``w`` and ``h`` remain the
    /// size of its visible frame.
    public var content: AutoLayoutKitMaker {
      let maker = inside("content") { ($0 as? UIScrollView)?.contentLayoutGuide }
      maker.context.measuresOwner = true
      return maker
    }
  #endif

  // MARK: Insets

  /// Adds to the insets of this maker, in points: `edge` to all four sides, the others to one side each.
  ///
  ///     let old = make.insetEdges(top: 10, left: 20, bottom: 40, right: 60)
  ///     make.resetEdges(old)
  ///
  /// Reported: a number that is not finite (no side changes then); insets added to a maker that a modifier
  /// returned and that nothing is placed with.
  ///
  /// - Parameters:
  ///   - edge: The number of points that is added to all four sides.
  ///   - top: The number that is added to the top.
  ///   - left: The number that is added to the left side.
  ///   - bottom: The number that is added to the bottom.
  ///   - right: The number that is added to the right side.
  /// - Returns: The previous insets.
  @discardableResult
  public func insetEdges(
    edge: Double = 0, top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitInsets {
    add(
      AutoLayoutKitInsets(top: top + edge, left: left + edge, bottom: bottom + edge, right: right + edge),
      file, line)
  }

  /// Adds to the insets of this maker, where a number is a variable of type `Int` or `Float`.
  ///
  /// - Parameters:
  ///   - edge: The number of points that is added to all four sides.
  ///   - top: The number that is added to the top.
  ///   - left: The number that is added to the left side.
  ///   - bottom: The number that is added to the bottom.
  ///   - right: The number that is added to the right side.
  @discardableResult @_disfavoredOverload
  public func insetEdges(
    edge: any AutoLayoutKitNumber = 0, top: any AutoLayoutKitNumber = 0, left: any AutoLayoutKitNumber = 0,
    bottom: any AutoLayoutKitNumber = 0, right: any AutoLayoutKitNumber = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitInsets {
    let (top, left) = (top.number + edge.number, left.number + edge.number)
    let (bottom, right) = (bottom.number + edge.number, right.number + edge.number)
    return add(AutoLayoutKitInsets(top: top, left: left, bottom: bottom, right: right), file, line)
  }

  /// Sets the insets, in points, such as those that `insetEdges` returned.
  ///
  /// - Parameter old: The insets, in points.
  public func resetEdges(_ old: AutoLayoutKitInsets) {
    context.insets = old
    while let before = draft.insets.takeBack(&context.unusedInsets), before.numbers != old.numbers {}
  }

  // MARK: Chains

  /// Places views and gaps from the left edge of the reference to its right edge, within the insets.
  ///
  ///     make.xPlace(20, icon, 8, title, make.wall, badge, 20)
  ///     // |-20-[icon]-8-[title]      [badge]-20-|
  ///
  /// Neighbouring gaps add up; without one, two views touch. Swift divides integers here as everywhere else:
  /// `100 / 3` is a gap of 33, `100.0 / 3` a third of a hundred.
  /// Reported: a gap with nothing to measure from, a chain without views, a view that is the reference, comes
  /// twice, or is not in the container.
  ///
  /// - Parameters:
  ///   - first: A view or guide to start from, at its right edge, instead of the reference.
  ///   - parts: Views, guides and gaps, and sequences of them. A gap is a number of points, a range (`8...`,
  ///     `...40`, `8...40`), ``wall``, ``flexible``, ``space`` or `.between(low, high)`.
  ///   - last: A view or guide to end at, at its left edge, instead of the reference.
  ///   - alignment: The alignment of the other views of the row with its first one; none if nil.
  /// - Returns: The constraints of the chain, then those of the alignment.
  @discardableResult
  public func xPlace(
    after first: (any AutoLayoutKitItem)? = nil, _ parts: any AutoLayoutKitChainPart...,
    before last: (any AutoLayoutKitItem)? = nil, align alignment: AutoLayoutKitRowAlignment? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    place(parts, .x, (first, last), alignment?.attribute, site("xPlace", file, line))
  }

  /// Places the views and gaps of an array from left to right, as `xPlace` does.
  ///
  /// - Parameters:
  ///   - first: The item whose right edge is the start of the row; nil for the left edge of the reference.
  ///   - parts: The views, guides and gaps from left to right.
  ///   - last: The item whose left edge is the end of the row; nil for the right edge of the reference.
  ///   - alignment: The line that the other views share with the first one; nil for none.
  @discardableResult
  public func xPlace(
    after first: (any AutoLayoutKitItem)? = nil, _ parts: [any AutoLayoutKitChainPart],
    before last: (any AutoLayoutKitItem)? = nil, align alignment: AutoLayoutKitRowAlignment? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    place(parts, .x, (first, last), alignment?.attribute, site("xPlace", file, line))
  }

  /// Places views and gaps from the top edge of the reference to its bottom edge, within the insets, by the
  /// rules of `xPlace`.
  ///
  ///     make.yPlace(20, title, 4, detail, make.wall, align: .left)
  ///     // ┬ 20 [title] 4 [detail]       ┴
  ///
  /// - Parameters:
  ///   - first: A view or guide to start from, at its bottom edge, instead of the reference.
  ///   - parts: Views, guides and gaps, and sequences of them.
  ///   - last: A view or guide to end at, at its top edge, instead of the reference.
  ///   - alignment: The alignment of the other views of the column with its first one; none if nil.
  /// - Returns: The constraints of the chain, then those of the alignment.
  @discardableResult
  public func yPlace(
    after first: (any AutoLayoutKitItem)? = nil, _ parts: any AutoLayoutKitChainPart...,
    before last: (any AutoLayoutKitItem)? = nil, align alignment: AutoLayoutKitColumnAlignment? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    place(parts, .y, (first, last), alignment?.attribute, site("yPlace", file, line))
  }

  /// Places the views and gaps of an array from top to bottom, as `yPlace` does.
  ///
  /// - Parameters:
  ///   - first: The item whose bottom is the start of the column; nil for the top of the reference.
  ///   - parts: The views, guides and gaps from top to bottom.
  ///   - last: The item whose top is the end of the column; nil for the bottom of the reference.
  ///   - alignment: The line that the other views share with the first one; nil for none.
  @discardableResult
  public func yPlace(
    after first: (any AutoLayoutKitItem)? = nil, _ parts: [any AutoLayoutKitChainPart],
    before last: (any AutoLayoutKitItem)? = nil, align alignment: AutoLayoutKitColumnAlignment? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    place(parts, .y, (first, last), alignment?.attribute, site("yPlace", file, line))
  }

  // MARK: Edges and centres

  /// Aligns the left edge of each item with that of the reference, moved in by the left inset: `|-left-[a]`.
  ///
  ///     make.xLeft(a, by: 10)     // a.left == R.left + 10
  ///     make.xLeft(a, by: 20...)  // a.left >= R.left + 20
  ///
  /// - Parameters:
  ///   - items: Views, guides and sequences of them. An item that is the reference, or is not in the
  ///     container, is reported and left out.
  ///   - offset: A distance inward in points, or a range of distances.
  @discardableResult
  public func xLeft(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .left, [], offset, nil, site("xLeft", file, line)) }

  /// Aligns the right edge of each item with that of the reference, moved in by the right inset:
  /// `[a]-right-|`.
  ///
  /// - Parameters:
  ///   - items: The views and guides.
  ///   - offset: A distance inward in points, or a range of distances.
  @discardableResult
  public func xRight(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .right, [], offset, nil, site("xRight", file, line)) }

  /// Centres each item between the left and right insets of the reference: `|-left-|   [a]   |-right-|`.
  ///
  /// - Parameters:
  ///   - items: The views and guides.
  ///   - offset: A distance to the right in points, or a range of distances.
  @discardableResult
  public func xCenter(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .xCenter, [], offset, nil, site("xCenter", file, line)) }

  /// Aligns the top edge of each item with that of the reference, moved in by the top inset: `┬-top-[a]`.
  ///
  /// - Parameters:
  ///   - items: The views and guides.
  ///   - offset: A distance inward in points, or a range of distances.
  @discardableResult
  public func yTop(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .top, [], offset, nil, site("yTop", file, line)) }

  /// Aligns the bottom edge of each item with that of the reference, moved in by the bottom inset:
  /// `[a]-bottom-┴`.
  ///
  /// - Parameters:
  ///   - items: The views and guides.
  ///   - offset: A distance inward in points, or a range of distances.
  @discardableResult
  public func yBottom(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .bottom, [], offset, nil, site("yBottom", file, line)) }

  /// Centres each item between the top and bottom insets of the reference: `┬-top-┤   [a]   ├-bottom-┴`.
  ///
  /// - Parameters:
  ///   - items: The views and guides.
  ///   - offset: A distance down in points, or a range of distances.
  @discardableResult
  public func yCenter(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .yCenter, [], offset, nil, site("yCenter", file, line)) }

  /// Aligns the first baseline of each item with that of the reference, moved down by the top inset.
  ///
  /// A guide has no baseline, which is reported.
  ///
  /// - Parameters:
  ///   - items: The views.
  ///   - offset: A distance inward in points, or a range of distances.
  @discardableResult
  public func yFirstBaseline(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .firstBaseline, [], offset, nil, site("yFirstBaseline", file, line)) }

  /// Aligns the last baseline of each item with that of the reference, moved up by the bottom inset.
  ///
  /// - Parameters:
  ///   - items: The views.
  ///   - offset: A distance inward in points, or a range of distances.
  @discardableResult
  public func yLastBaseline(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .lastBaseline, [], offset, nil, site("yLastBaseline", file, line)) }

  /// Aligns left and right edges, as `xLeft` and `xRight` do: `|-left-[    a    ]-right-|`.
  ///
  /// - Parameters:
  ///   - items: The views and guides.
  ///   - offset: A distance inward in points, or a range of distances.
  ///   - except: The sides to leave out.
  @discardableResult
  public func xEqual(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    except: AutoLayoutKitEdges = [],
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, [.left, .right], except, offset, nil, site("xEqual", file, line)) }

  /// Aligns top and bottom edges, as `yTop` and `yBottom` do: `┬-top-[    a    ]-bottom-┴`.
  ///
  /// - Parameters:
  ///   - items: The views and guides.
  ///   - offset: A distance inward in points, or a range of distances.
  ///   - except: The sides to leave out.
  @discardableResult
  public func yEqual(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    except: AutoLayoutKitEdges = [],
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, [.top, .bottom], except, offset, nil, site("yEqual", file, line)) }

  /// Centres each item on both axes, as `xCenter` and `yCenter` do.
  ///
  /// - Parameters:
  ///   - items: The views and guides.
  ///   - offset: A distance to the right and down in points, or a range of distances.
  @discardableResult
  public func center(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, [.xCenter, .yCenter], [], offset, nil, site("center", file, line)) }

  /// Centres each item on both axes, with an offset along x and one along y: `make.center(a, by: (-5, 10))`.
  ///
  /// - Parameters:
  ///   - items: The views and guides.
  ///   - offset: A distance to the right and one down, in points, or ranges of distances.
  @discardableResult
  public func center(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan, any AutoLayoutKitSpan),
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    pin(
      items, [.xCenter, .yCenter], [], offset.0, offset.1._tk_length.side.limits, site("center", file, line))
  }

  /// Aligns all four edges of each item, as `xEqual` and `yEqual` do: `make.equal(a, except: .bottom)`.
  ///
  /// - Parameters:
  ///   - items: The views and guides.
  ///   - offset: A distance inward in points, or a range of distances.
  ///   - except: The sides to leave out.
  @discardableResult
  public func equal(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    except: AutoLayoutKitEdges = [],
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    pin(items, [.left, .right, .top, .bottom], except, offset, nil, site("equal", file, line))
  }

  /// Aligns all four edges of each item, with an offset along x and one along y.
  ///
  /// - Parameters:
  ///   - items: The views and guides.
  ///   - offset: A distance inward along x and one along y, in points, or ranges of distances.
  ///   - except: The sides to leave out.
  @discardableResult
  public func equal(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan, any AutoLayoutKitSpan),
    except: AutoLayoutKitEdges = [],
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    pin(
      items, [.left, .right, .top, .bottom], except, offset.0, offset.1._tk_length.side.limits,
      site("equal", file, line))
  }

  // MARK: Sizes

  /// Returns the widths of the items, to compare by `==`, `<=` or `>=` with a length for all of them or with
  /// a list of one length for each.
  ///
  ///     make.width(button) == 44...200
  ///     make.width(title, detail) <= make.w * 0.5
  ///     make.width(a, b, c) == [10, 20, make.w / 3]
  ///
  /// A length is a number of points, a range, `.between(low, high)` or an attribute. Literals are
  /// floating-point numbers: `== 100 / 3` is a third of a hundred.
  /// Reported: more values than views or fewer, a range that is not compared by `==`, a number that is not
  /// finite.
  ///
  /// - Parameter items: The views and guides, in the order of the values that they are compared with.
  public func width(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitLengths { AutoLayoutKitLengths(sizes: sizes(items, .width, "width", file, line)) }

  /// Returns the heights of the items, to compare as widths are.
  ///
  /// - Parameter items: The views and guides, in the order of the values that they are compared with.
  public func height(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitLengths { AutoLayoutKitLengths(sizes: sizes(items, .height, "height", file, line)) }

  /// Returns the sizes of the items, to compare by `==`, `<=` or `>=` with a pair of lengths or a `CGSize`.
  ///
  ///     make.size(a, b) <= (make.w * 0.5, 200)
  ///
  /// - Parameter items: The views and guides, in the order of the values that they are compared with.
  public func size(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitSizes { AutoLayoutKitSizes(sizes: sizes(items, [.width, .height], "size", file, line)) }

  // MARK: Effects

  /// Sets a property of a view for as long as the group is installed; `uninstall()` restores its previous
  /// value.
  ///
  ///     make.effect(banner, \.alpha, 0.5)
  ///
  /// `replace:` keeps an effect that the new block asks for again. If two groups set one property, uninstall
  /// them in reverse order.
  ///
  /// - Parameters:
  ///   - view: A view in the container; another one is reported.
  ///   - property: The property. One view and property have one effect in a group; the last one counts.
  ///   - value: The value while the group is installed.
  public func effect<View: AutoLayoutKitView, Value: Equatable>(
    _ view: View, _ property: ReferenceWritableKeyPath<View, Value>, _ value: Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    var list = _AutoLayoutKitList()
    list.add([view])
    let call = begin(site("effect", file, line))
    if draft.admits(Item(view: view)) { draft.add(Effect(view, property, value)) }
    end(call, .items(list))
  }

  /// Returns the horizontal hugging priority of the views, to set by `==` for as long as the group is
  /// installed.
  ///
  ///     make.xHugging(title) == .high
  ///
  /// Reported: a guide, which has no content; a priority outside 1...1000, which is clamped.
  ///
  /// - Parameter items: The views.
  public func xHugging(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitContent {
    AutoLayoutKitContent(sizes: sizes(items, .width, "xHugging", file, line), property: .xHugging)
  }

  /// Returns the vertical hugging priority of the views, to set by `==`.
  ///
  /// - Parameter items: The views.
  public func yHugging(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitContent {
    AutoLayoutKitContent(sizes: sizes(items, .height, "yHugging", file, line), property: .yHugging)
  }

  /// Returns the horizontal compression resistance of the views, to set by `==`.
  ///
  /// - Parameter items: The views.
  public func xCompression(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitContent {
    AutoLayoutKitContent(sizes: sizes(items, .width, "xCompression", file, line), property: .xCompression)
  }

  /// Returns the vertical compression resistance of the views, to set by `==`.
  ///
  /// - Parameter items: The views.
  public func yCompression(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitContent {
    AutoLayoutKitContent(sizes: sizes(items, .height, "yCompression", file, line), property: .yCompression)
  }

  // MARK: By hand

  /// Adds constraints to the group that were made by hand or by comparing attributes.
  ///
  ///     make.install(title.tk_left >= icon.tk_right + 8)
  ///
  /// The first item of each must be in the container. Reported: items without a common superview, attributes
  /// that cannot be compared. A constraint that is handed in again with `replace:` is kept.
  ///
  /// - Parameter constraints: The constraints, which need not be active.
  @discardableResult
  public func install(
    _ constraints: NSLayoutConstraint..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { install(constraints, file: file, line: line) }

  /// Adds the constraints of a sequence to the group.
  ///
  /// - Parameter constraints: The constraints, which need not be active.
  @discardableResult @_disfavoredOverload
  public func install(
    _ constraints: some Sequence<NSLayoutConstraint>, file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    let call = begin(site("install", file, line))
    settle(call, .words(""))
    for constraint in constraints {
      let flaw = draft.adopt(constraint, in: call)
      settle(call, .constraint(constraint))
      flaw?.settle()
    }
    return end(call, .words(""))
  }

  /// Makes one attribute equal to another, or at most or at least as large.
  ///
  /// - Parameters:
  ///   - left: The attribute of an item in the container.
  ///   - right: The other attribute.
  ///   - relation: The relation of the first attribute to the second one.
  @discardableResult
  public func install(
    _ left: AutoLayoutKitAttribute, _ right: AutoLayoutKitAttribute,
    relation: NSLayoutConstraint.Relation = .equal, file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    let equation = Equation(left.side, relation, right.side)
    let call = begin(site("install", file, line))
    if let item = equation.left.reference ?? equation.right.reference {
      if draft.admits(item) { draft.tie(equation.left, relation, equation.right, number: .forward, in: call) }
    } else {
      draft.report(.noItem)
    }
    return end(call, .equation(equation))
  }

  /// Runs verbs as one verb of your own, which reports and identifiers name instead of the verbs inside it.
  ///
  ///     extension AutoLayoutKitMaker {
  ///       func card(_ views: UIView..., file: StaticString = #fileID, line: UInt = #line) {
  ///         verb("card", file: file, line: line) {   // Card.swift:12 card[0]
  ///           xEqual(views)
  ///           yPlace(views)
  ///         }
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - name: The name of the verb, as reports show it.
  ///   - verbs: The calls of other verbs. They run once, before the method returns.
  /// - Returns: All constraints that were made meanwhile.
  @discardableResult
  public func verb(
    _ name: String, file: StaticString = #fileID, line: UInt = #line, _ verbs: () -> Void
  ) -> AutoLayoutKitHandle {
    let outer = draft.scope
    draft.forgetReports()
    if outer == nil { draft.scope = Scope(site(named: name, file, line), draft.layout.records.count) }
    defer { draft.scope = outer }
    return handle(verbs)
  }

  /// Returns one handle on all constraints that some verbs make.
  ///
  ///     let row = make.handle { make.xPlace(a, 8, b); make.yCenter(a, b) }
  ///
  /// - Parameter verbs: The calls of verbs. They run once, before the method returns.
  @discardableResult
  public func handle(_ verbs: () -> Void) -> AutoLayoutKitHandle {
    let start = draft.layout.records.count
    verbs()
    return draft.handle(from: start)
  }

  /// Reports a call that a verb of your own cannot use, as the verbs here do.
  ///
  ///     make.report("there are no columns, so nothing is placed.", call: "grid(photos, columns: 0)")
  ///
  /// - Parameters:
  ///   - sentence: The reason, with a full stop.
  ///   - call: The call as the person wrote it.
  ///   - item: The view or guide that the report is about.
  public func report(
    _ sentence: String, call: String, about item: (any AutoLayoutKitItem)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    site(named: "\(call.prefix { $0 != "(" })", file, line).report(
      .custom(sentence, about: item), Names(container: container), call: call)
  }

  deinit {}
}

// MARK: - Comparisons of sizes

/// The widths or the heights of some items; see ``AutoLayoutKitMaker/width(_:file:line:)``.
@preconcurrency @MainActor public struct AutoLayoutKitLengths {
  fileprivate let sizes: Sizes

  /// Makes each equal to a number of points.
  @discardableResult
  public static func == (left: Self, right: Double) -> AutoLayoutKitHandle {
    left.sizes.compare(.equal, .same(Side(CGFloat(right))))
  }
  /// Makes each at most a number of points.
  @discardableResult
  public static func <= (left: Self, right: Double) -> AutoLayoutKitHandle {
    left.sizes.compare(.lessThanOrEqual, .same(Side(CGFloat(right))))
  }
  /// Makes each at least a number of points.
  @discardableResult
  public static func >= (left: Self, right: Double) -> AutoLayoutKitHandle {
    left.sizes.compare(.greaterThanOrEqual, .same(Side(CGFloat(right))))
  }
  /// Makes each equal to an attribute.
  @discardableResult
  public static func == (left: Self, right: AutoLayoutKitAttribute) -> AutoLayoutKitHandle {
    left.sizes.compare(.equal, .same(right._tk_length.side))
  }
  /// Makes each at most an attribute.
  @discardableResult
  public static func <= (left: Self, right: AutoLayoutKitAttribute) -> AutoLayoutKitHandle {
    left.sizes.compare(.lessThanOrEqual, .same(right._tk_length.side))
  }
  /// Makes each at least an attribute.
  @discardableResult
  public static func >= (left: Self, right: AutoLayoutKitAttribute) -> AutoLayoutKitHandle {
    left.sizes.compare(.greaterThanOrEqual, .same(right._tk_length.side))
  }
  /// Makes each equal to a range or a variable of another type.
  @discardableResult @_disfavoredOverload
  public static func == (left: Self, right: some AutoLayoutKitLength) -> AutoLayoutKitHandle {
    left.sizes.compare(.equal, .same(right._tk_length.side))
  }
  /// Makes each at most a range or a variable of another type.
  @discardableResult @_disfavoredOverload
  public static func <= (left: Self, right: some AutoLayoutKitLength) -> AutoLayoutKitHandle {
    left.sizes.compare(.lessThanOrEqual, .same(right._tk_length.side))
  }
  /// Makes each at least a range or a variable of another type.
  @discardableResult @_disfavoredOverload
  public static func >= (left: Self, right: some AutoLayoutKitLength) -> AutoLayoutKitHandle {
    left.sizes.compare(.greaterThanOrEqual, .same(right._tk_length.side))
  }
  /// Makes each equal to its own number in a list.
  @discardableResult
  public static func == (left: Self, right: [Double]) -> AutoLayoutKitHandle {
    left.sizes.compare(.equal, Lengths(right))
  }
  /// Makes each at most its own number in a list.
  @discardableResult
  public static func <= (left: Self, right: [Double]) -> AutoLayoutKitHandle {
    left.sizes.compare(.lessThanOrEqual, Lengths(right))
  }
  /// Makes each at least its own number in a list.
  @discardableResult
  public static func >= (left: Self, right: [Double]) -> AutoLayoutKitHandle {
    left.sizes.compare(.greaterThanOrEqual, Lengths(right))
  }
  /// Makes each equal to its own length in a list.
  @discardableResult
  public static func == (left: Self, right: [AutoLayoutKitAttribute]) -> AutoLayoutKitHandle {
    left.sizes.compare(.equal, .list(right.map { $0._tk_length.side }))
  }
  /// Makes each at most its own length in a list.
  @discardableResult
  public static func <= (left: Self, right: [AutoLayoutKitAttribute]) -> AutoLayoutKitHandle {
    left.sizes.compare(.lessThanOrEqual, .list(right.map { $0._tk_length.side }))
  }
  /// Makes each at least its own length in a list.
  @discardableResult
  public static func >= (left: Self, right: [AutoLayoutKitAttribute]) -> AutoLayoutKitHandle {
    left.sizes.compare(.greaterThanOrEqual, .list(right.map { $0._tk_length.side }))
  }
  /// Makes each equal to its own number or attribute in a list.
  @discardableResult
  public static func == (left: Self, right: [any AutoLayoutKitRealLength]) -> AutoLayoutKitHandle {
    left.sizes.compare(.equal, .list(right.map { $0._tk_length.side }))
  }
  /// Makes each equal to its own length in a list of several types.
  @discardableResult @_disfavoredOverload
  public static func == (left: Self, right: [any AutoLayoutKitLength]) -> AutoLayoutKitHandle {
    left.sizes.compare(.equal, .list(right.map { $0._tk_length.side }))
  }
  /// Makes each at most its own number or attribute in a list.
  @discardableResult
  public static func <= (left: Self, right: [any AutoLayoutKitRealLength]) -> AutoLayoutKitHandle {
    left.sizes.compare(.lessThanOrEqual, .list(right.map { $0._tk_length.side }))
  }
  /// Makes each at most its own length in a list of several types.
  @discardableResult @_disfavoredOverload
  public static func <= (left: Self, right: [any AutoLayoutKitLength]) -> AutoLayoutKitHandle {
    left.sizes.compare(.lessThanOrEqual, .list(right.map { $0._tk_length.side }))
  }
  /// Makes each at least its own number or attribute in a list.
  @discardableResult
  public static func >= (left: Self, right: [any AutoLayoutKitRealLength]) -> AutoLayoutKitHandle {
    left.sizes.compare(.greaterThanOrEqual, .list(right.map { $0._tk_length.side }))
  }
  /// Makes each at least its own length in a list of several types.
  @discardableResult @_disfavoredOverload
  public static func >= (left: Self, right: [any AutoLayoutKitLength]) -> AutoLayoutKitHandle {
    left.sizes.compare(.greaterThanOrEqual, .list(right.map { $0._tk_length.side }))
  }
}

/// The sizes of some items; see ``AutoLayoutKitMaker/size(_:file:line:)``.
@preconcurrency @MainActor public struct AutoLayoutKitSizes {
  fileprivate let sizes: Sizes

  /// Makes each equal to a width and a height in points.
  @discardableResult
  public static func == (left: Self, right: (Double, Double)) -> AutoLayoutKitHandle {
    left.sizes.compare(.equal, .pair(Side(CGFloat(right.0)), Side(CGFloat(right.1))))
  }
  /// Makes each at most a width and a height in points.
  @discardableResult
  public static func <= (left: Self, right: (Double, Double)) -> AutoLayoutKitHandle {
    left.sizes.compare(.lessThanOrEqual, .pair(Side(CGFloat(right.0)), Side(CGFloat(right.1))))
  }
  /// Makes each at least a width and a height in points.
  @discardableResult
  public static func >= (left: Self, right: (Double, Double)) -> AutoLayoutKitHandle {
    left.sizes.compare(.greaterThanOrEqual, .pair(Side(CGFloat(right.0)), Side(CGFloat(right.1))))
  }
  /// Makes each equal to a width and a height.
  @discardableResult
  public static func == (left: Self, right: (AutoLayoutKitAttribute, AutoLayoutKitAttribute))
    -> AutoLayoutKitHandle
  {
    left.sizes.compare(.equal, .pair(right.0._tk_length.side, right.1._tk_length.side))
  }
  /// Makes each at most a width and a height.
  @discardableResult
  public static func <= (left: Self, right: (AutoLayoutKitAttribute, AutoLayoutKitAttribute))
    -> AutoLayoutKitHandle
  {
    left.sizes.compare(.lessThanOrEqual, .pair(right.0._tk_length.side, right.1._tk_length.side))
  }
  /// Makes each at least a width and a height.
  @discardableResult
  public static func >= (left: Self, right: (AutoLayoutKitAttribute, AutoLayoutKitAttribute))
    -> AutoLayoutKitHandle
  {
    left.sizes.compare(.greaterThanOrEqual, .pair(right.0._tk_length.side, right.1._tk_length.side))
  }
  /// Makes each equal to a width, and a height in points.
  @discardableResult @_disfavoredOverload
  public static func == (left: Self, right: (AutoLayoutKitAttribute, Double)) -> AutoLayoutKitHandle {
    left.sizes.compare(.equal, .pair(right.0._tk_length.side, Side(CGFloat(right.1))))
  }
  /// Makes each at most a width, and a height in points.
  @discardableResult @_disfavoredOverload
  public static func <= (left: Self, right: (AutoLayoutKitAttribute, Double)) -> AutoLayoutKitHandle {
    left.sizes.compare(.lessThanOrEqual, .pair(right.0._tk_length.side, Side(CGFloat(right.1))))
  }
  /// Makes each at least a width, and a height in points.
  @discardableResult @_disfavoredOverload
  public static func >= (left: Self, right: (AutoLayoutKitAttribute, Double)) -> AutoLayoutKitHandle {
    left.sizes.compare(.greaterThanOrEqual, .pair(right.0._tk_length.side, Side(CGFloat(right.1))))
  }
  /// Makes each equal to a width in points, and a height.
  @discardableResult @_disfavoredOverload
  public static func == (left: Self, right: (Double, AutoLayoutKitAttribute)) -> AutoLayoutKitHandle {
    left.sizes.compare(.equal, .pair(Side(CGFloat(right.0)), right.1._tk_length.side))
  }
  /// Makes each at most a width in points, and a height.
  @discardableResult @_disfavoredOverload
  public static func <= (left: Self, right: (Double, AutoLayoutKitAttribute)) -> AutoLayoutKitHandle {
    left.sizes.compare(.lessThanOrEqual, .pair(Side(CGFloat(right.0)), right.1._tk_length.side))
  }
  /// Makes each at least a width in points, and a height.
  @discardableResult @_disfavoredOverload
  public static func >= (left: Self, right: (Double, AutoLayoutKitAttribute)) -> AutoLayoutKitHandle {
    left.sizes.compare(.greaterThanOrEqual, .pair(Side(CGFloat(right.0)), right.1._tk_length.side))
  }
  /// Makes each equal to two variables of type `Int`.
  @discardableResult @_disfavoredOverload
  public static func == (left: Self, right: (Int, Int)) -> AutoLayoutKitHandle {
    left.sizes.compare(.equal, .pair(Side(CGFloat(right.0)), Side(CGFloat(right.1))))
  }
  /// Makes each at most two variables of type `Int`.
  @discardableResult @_disfavoredOverload
  public static func <= (left: Self, right: (Int, Int)) -> AutoLayoutKitHandle {
    left.sizes.compare(.lessThanOrEqual, .pair(Side(CGFloat(right.0)), Side(CGFloat(right.1))))
  }
  /// Makes each at least two variables of type `Int`.
  @discardableResult @_disfavoredOverload
  public static func >= (left: Self, right: (Int, Int)) -> AutoLayoutKitHandle {
    left.sizes.compare(.greaterThanOrEqual, .pair(Side(CGFloat(right.0)), Side(CGFloat(right.1))))
  }
  /// Makes each equal to a size in points.
  @discardableResult
  public static func == (left: Self, right: CGSize) -> AutoLayoutKitHandle {
    left.sizes.compare(.equal, .pair(Side(right.width), Side(right.height)))
  }
  /// Makes each at most a size in points.
  @discardableResult
  public static func <= (left: Self, right: CGSize) -> AutoLayoutKitHandle {
    left.sizes.compare(.lessThanOrEqual, .pair(Side(right.width), Side(right.height)))
  }
  /// Makes each at least a size in points.
  @discardableResult
  public static func >= (left: Self, right: CGSize) -> AutoLayoutKitHandle {
    left.sizes.compare(.greaterThanOrEqual, .pair(Side(right.width), Side(right.height)))
  }
}

/// The hugging or compression priorities of some views, to set by `==`.
@preconcurrency @MainActor public struct AutoLayoutKitContent {
  fileprivate let sizes: Sizes
  fileprivate let property: ContentPriority

  /// Sets the priority for as long as the group is installed.
  @discardableResult
  public static func == (left: Self, right: AutoLayoutKitPriority) -> AutoLayoutKitHandle {
    left.sizes.set(left.property, right)
  }
  /// Sets the platform's priority for as long as the group is installed.
  @discardableResult @_disfavoredOverload
  public static func == (left: Self, right: AutoLayoutKitPlatformPriority) -> AutoLayoutKitHandle {
    left.sizes.set(left.property, AutoLayoutKitPriority(right))
  }
}

// MARK: - Priorities, sides and alignments

/// The priority of a constraint, from 1 to 1000; constraints of priority 1000 are required.
nonisolated public struct AutoLayoutKitPriority: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The priority as a number.
  public let value: Float

  /// 1000.
  public static let required = Self(1000)
  /// 750.
  public static let high = Self(750)
  /// 500.
  public static let medium = Self(500)
  /// 250.
  public static let low = Self(250)

  /// Creates a priority from a number from 1 to 1000.
  public init(_ value: Float) { self.value = value }
  /// Creates a priority from a literal from 1 to 1000.
  public init(floatLiteral value: Float) { self.value = value }
  /// Creates a priority from a literal from 1 to 1000.
  public init(integerLiteral value: Int) { self.value = Float(value) }
  /// Creates a priority from the platform's.
  ///
  /// - Parameter priority: The platform's priority.
  public init(_ priority: AutoLayoutKitPlatformPriority) { value = priority.rawValue }

  /// The platform's priority of the same value.
  public var platform: AutoLayoutKitPlatformPriority { AutoLayoutKitPlatformPriority(rawValue: value) }
  /// Returns the priority raised by `amount`.
  public static func + (priority: Self, amount: Float) -> Self { Self(priority.value + amount) }
  /// Returns the priority lowered by `amount`.
  public static func - (priority: Self, amount: Float) -> Self { Self(priority.value - amount) }

  /// The nearest priority from 1 to 1000; nil if the value is not a number.
  fileprivate var allowed: Self? { value.isNaN ? nil : Self(min(max(value, 1), 1000)) }
}

/// Sides of a reference.
///
/// Where the maker is `directional`, left is leading and right is trailing.
nonisolated public struct AutoLayoutKitEdges: OptionSet, Sendable {
  /// The sides as bits.
  public let rawValue: Int
  /// Creates sides from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The left side.
  public static let left = Self(.left)
  /// The right side.
  public static let right = Self(.right)
  /// The top.
  public static let top = Self(.top)
  /// The bottom.
  public static let bottom = Self(.bottom)
  /// The same as ``left``, for `directional` makers.
  public static let leading = left
  /// The same as ``right``, for `directional` makers.
  public static let trailing = right
}

/// The vertical alignment of the views of a row with each other.
nonisolated public enum AutoLayoutKitRowAlignment: Sendable {
  /// The top edges are aligned.
  case top
  /// The vertical centres are aligned.
  case center
  /// The bottom edges are aligned.
  case bottom
  /// The baselines of the first lines of text are aligned.
  case firstBaseline
  /// The baselines of the last lines of text are aligned.
  case lastBaseline
}

/// The horizontal alignment of the views of a column with each other.
nonisolated public enum AutoLayoutKitColumnAlignment: Sendable {
  /// The left edges are aligned; the leading edges where the maker is `directional`.
  case left
  /// The horizontal centres are aligned.
  case center
  /// The right edges are aligned; the trailing edges where the maker is `directional`.
  case right
}

// MARK: - Groups and handles

/// Everything that one block made, to uninstall, install again or replace as a whole.
@preconcurrency @MainActor public final class AutoLayoutKitConstraintGroup {
  fileprivate private(set) var layout: Layout?
  /// The layout that a running block fills.
  fileprivate private(set) var running: Layout?

  /// The counts of the latest `tk_constraint(replace:)`; after the first block of the group everything is
  /// added.
  public private(set) var lastChange = AutoLayoutKitChange()

  /// Creates an empty group for `tk_constraint(replace:)` to fill.
  public nonisolated init() {}

  /// The constraints in the order of the verbs, without those whose views are gone.
  public var constraints: [NSLayoutConstraint] { layout?.constraints ?? [] }

  /// Returns the constraints that have this attribute of a view or guide on one of their sides.
  ///
  /// - Parameters:
  ///   - item: The view or guide.
  ///   - attribute: The attribute, such as `.height`.
  public func constraints(
    on item: any AutoLayoutKitItem, _ attribute: NSLayoutConstraint.Attribute
  ) -> [NSLayoutConstraint] {
    constraints.filter { constraint in
      constraint.firstItem === item && constraint.firstAttribute == attribute
        || constraint.secondItem === item && constraint.secondAttribute == attribute
    }
  }

  /// True if the group holds constraints and all of them are active.
  public var isInstalled: Bool {
    let constraints = constraints
    return !constraints.isEmpty && constraints.allSatisfy(\.isActive)
  }

  /// Activates the constraints in one batch, adds the guides and applies the effects.
  ///
  /// A constraint whose views have lost their common superview is reported and left out.
  public func install() { layout?.install() }

  /// Deactivates the constraints in one batch, removes the guides and undoes the effects, until `install()`.
  public func uninstall() { layout?.uninstall() }

  fileprivate func build(
    in container: AutoLayoutKitView, _ site: CallSite, active: Bool, _ place: (AutoLayoutKitMaker) -> Void
  ) {
    guard running == nil else {
      return site.report(
        .replacedInsideItself, Names(container: container), call: "tk_constraint(replace:)")
    }
    let draft = Draft(container, site, replacing: self)
    running = draft.layout
    var context = Context(reference: container)
    context.isDirectional = AutoLayoutKitMaker.isDirectional
    draft.run { place(AutoLayoutKitMaker(draft, context)) }
    lastChange = draft.close(active: active)
    layout = draft.layout
    running = nil
  }

  deinit {}
}

/// The numbers of constraints and effects that a `tk_constraint(replace:)` kept, updated, removed and added.
nonisolated public struct AutoLayoutKitChange: Equatable, Sendable {
  /// The number that were not touched.
  public fileprivate(set) var kept = 0
  /// The number that were kept with another constant, priority or value.
  public fileprivate(set) var updated = 0
  /// The number that were removed.
  public fileprivate(set) var removed = 0
  /// The number that are new.
  public fileprivate(set) var added = 0

  /// Creates a change of nothing.
  public init() {}
}

/// The constraints that one verb made, in order.
///
///     let top = make.yTop(title, by: 20)
///     top.constant = 40
///
/// After a `replace:` it still holds the constraints that were kept; the others are out of use. A property
/// sets all constraints and returns that of the first.
nonisolated public struct AutoLayoutKitHandle: RandomAccessCollection {
  fileprivate let source: HandleSource
  fileprivate let range: Range<Int>
  fileprivate var layout: Layout { source.layout }

  /// The position of the first constraint.
  public var startIndex: Int { 0 }
  /// The position after the last constraint.
  public var endIndex: Int { range.count }
  /// A constraint of the verb.
  ///
  /// - Parameter position: The position in the handle; one that is out of range traps.
  public subscript(position: Int) -> NSLayoutConstraint {
    precondition(position >= 0 && position < count, "constraint \(position) of a handle on \(count)")
    return layout.all[range.lowerBound + position]
  }
}

@MainActor extension AutoLayoutKitHandle {
  /// The gap, offset or length as it was written: inward, without the insets; 0 for an empty handle.
  ///
  /// A number that is not finite is reported and not set.
  public var constant: CGFloat {
    get { lazy.compactMap(\.writtenNumber).first ?? 0 }
    nonmutating set {
      guard newValue.isFinite else { return layout.report(.notFinite(newValue), at: range.first, Names()) }
      for constraint in self where constraint.writtenNumber != nil { constraint.writtenNumber = newValue }
    }
  }

  /// The priority.
  ///
  /// One outside 1...1000 is clamped. A change from or to required deactivates an active constraint for that
  /// moment, where the platform would raise an exception.
  public var priority: AutoLayoutKitPriority {
    get { AutoLayoutKitPriority(first?.priority ?? .required) }
    nonmutating set {
      guard let priority = newValue.allowed else {
        return layout.report(.noPriority(newValue), at: range.first, Names())
      }
      for constraint in self { constraint.change(to: priority.platform) }
    }
  }

  /// Sets the priority to the platform's.
  ///
  /// - Parameter priority: The priority, from 1 to 1000.
  public func setPriority(_ priority: AutoLayoutKitPlatformPriority) {
    self.priority = AutoLayoutKitPriority(priority)
  }

  /// The factor of the second attribute.
  ///
  /// Constraints with another factor are replaced by new ones, in their places in this handle and in the
  /// group. A factor of 0, or one that is not finite, is reported and not set.
  public var multiplier: CGFloat {
    get { first?.multiplier ?? 1 }
    nonmutating set { layout.setMultiplier(newValue, in: range, source.group) }
  }

  /// True if all constraints are active.
  ///
  /// A constraint that a `replace:` removed cannot be activated.
  ///
  /// Constraints that are deactivated inside the block remain inactive when it ends, until the group's
  /// `install()`. Activating works as the group's `install()` does: it adds guides, and reports a constraint
  /// whose views have lost their common superview.
  public var isActive: Bool {
    get { !isEmpty && allSatisfy(\.isActive) }
    nonmutating set { layout.setActive(newValue, in: range, source.group) }
  }

  /// Not a method: a priority comes before the verb.
  @available(*, unavailable, message: "a priority comes before the verb: make.priority(.high).xPlace(…)")
  @discardableResult
  public func priority(_ priority: AutoLayoutKitPriority) -> AutoLayoutKitHandle { self }
}

// MARK: - Arguments

/// A part of a chain: a view, a guide, a gap, or a sequence of these.
@preconcurrency @MainActor public protocol AutoLayoutKitChainPart {
  /// Adds the parts to a list.
  func _tk_add(to list: inout _AutoLayoutKitList)
}

/// A view, a guide, or a sequence of these.
///
/// Arrays and the other sequences of the standard library conform; a sequence type of your own does with
/// `extension Deck: AutoLayoutKitItems {}`. An element that is neither a view nor a guide is reported.
@preconcurrency @MainActor public protocol AutoLayoutKitItems: AutoLayoutKitChainPart {}

/// One view or layout guide.
@preconcurrency @MainActor public protocol AutoLayoutKitItem: AnyObject, AutoLayoutKitItems {}

/// A gap between two neighbours of a chain: a number, a range, or a gap such as `.flexible`.
@preconcurrency @MainActor public protocol AutoLayoutKitSpacing: AutoLayoutKitChainPart {}

/// A length to compare a width or a height with: a number, a range or an attribute.
@preconcurrency @MainActor public protocol AutoLayoutKitLength {
  /// The length as an attribute, which has no item if it is a number or a range.
  var _tk_length: AutoLayoutKitAttribute { get }
}

/// A `Double` or an attribute; in a list of these, literals are floating-point numbers.
@preconcurrency @MainActor public protocol AutoLayoutKitRealLength: AutoLayoutKitLength {}

/// A number of points or a range: `8...`, `...40`, `8...40`, `.between(low, high)`.
@preconcurrency @MainActor public protocol AutoLayoutKitSpan: AutoLayoutKitLength, AutoLayoutKitSpacing {}

/// A number of points: `Int`, `Double`, `CGFloat` or `Float`.
@preconcurrency @MainActor public protocol AutoLayoutKitNumber: AutoLayoutKitSpan {}

/// A gap that is not a number or a range: `.wall`, `.flexible`, `.space`.
@preconcurrency @MainActor public struct AutoLayoutKitGap: AutoLayoutKitSpacing {
  fileprivate var limits: Limits
  /// The share of the free space; nil for a gap that takes none.
  fileprivate var weight: CGFloat?
  fileprivate var isWall = false

  /// Returns a gap of several times the share, or of several times the space.
  ///
  /// A wall remains one; no share is a gap of the least length, which is 0 for `.flexible * 0`.
  public static func * (gap: Self, factor: any AutoLayoutKitNumber) -> Self {
    var gap = gap
    let factor = factor.number
    if let weight = gap.weight {
      // Without a share, only the least length remains.
      gap.weight = factor == 0 ? nil : weight * factor
      if factor == 0 { gap.limits.upper = gap.limits.lower }
    } else if !gap.isWall {
      gap.limits = Limits(gap.limits.lower * factor, gap.limits.upper * factor)
    }
    return gap
  }

  /// Adds the gap to a list.
  public func _tk_add(to list: inout _AutoLayoutKitList) { list.append(isWall ? .wall : .gap(self)) }

  /// Adds the gap to the sum of the gaps before it: a number to `fixed`, limits and shares to `flexible`.
  fileprivate func add(to flexible: inout AutoLayoutKitGap, _ fixed: inout CGFloat) {
    if limits.isNumber, weight == nil {
      fixed += limits.lower
    } else {
      flexible.limits.lower += limits.lower
      flexible.limits.upper += limits.upper
    }
    if let weight { flexible.weight = (flexible.weight ?? 0) + weight }
  }
}

extension AutoLayoutKitChainPart where Self == AutoLayoutKitGap {
  /// Cuts the chain: no constraint connects its two sides.
  public static var wall: Self { Self(limits: Limits(0, 0), isWall: true) }
  /// The system's standard gap between neighbours: 8 points.
  public static var space: Self { Self(limits: Limits(8, 8)) }
  /// A gap that takes a share of the free space between the walls; `.flexible * 2` takes twice as much.
  public static var flexible: Self { flexible() }
  /// A gap that takes a share of the free space, within limits in points.
  ///
  /// - Parameters:
  ///   - min: The least gap in points.
  ///   - max: The greatest gap in points.
  public static func flexible(
    min: any AutoLayoutKitNumber = 0, max: any AutoLayoutKitNumber = Double.infinity
  ) -> Self { Self(limits: Limits(min.number, max.number), weight: 1) }
}

/// Limits in points, both of which may be variables: unlike `low...high`, they are reported if they cross.
@preconcurrency @MainActor public struct AutoLayoutKitLimits: AutoLayoutKitSpan {
  fileprivate let limits: Limits
  /// The limits as an attribute without an item.
  public var _tk_length: AutoLayoutKitAttribute { AutoLayoutKitAttribute(Side(limits)) }
}

extension AutoLayoutKitChainPart where Self == AutoLayoutKitLimits {
  /// At least `low` and at most `high` points.
  ///
  /// - Parameters:
  ///   - low: The least number of points.
  ///   - high: The greatest number of points.
  public static func between(_ low: any AutoLayoutKitNumber, _ high: any AutoLayoutKitNumber) -> Self {
    Self(limits: Limits(low.number, high.number))
  }
}

/// The items and gaps of a call, without the sequences they came in.
@preconcurrency @MainActor public struct _AutoLayoutKitList {
  fileprivate enum Part {
    case item(Item)
    case gap(AutoLayoutKitGap)
    case wall
    case emptySequence
    /// A value that is not a part of a chain; its index in the elements.
    case stranger(Int)
  }

  /// The number of parts.
  fileprivate private(set) var count = 0
  /// The first part, which needs no array: most calls have only one.
  private var first = Part.emptySequence
  private var others: [Part] = []
  /// Elements that may exist only while their sequence is read, and those that are not parts.
  private var elements: [Any] = []

  fileprivate init() {}
  /// Creates an empty list with the memory of an earlier one.
  fileprivate init(takingOver memory: inout [Part]) { swap(&others, &memory) }

  fileprivate subscript(index: Int) -> Part { index == 0 ? first : others[index - 1] }
  /// An array of all parts, for reports.
  fileprivate var parts: [Part] { (0..<count).map { self[$0] } }
  /// Returns the text of an element that is not a part.
  fileprivate func text(ofStranger index: Int) -> String { "\(elements[index])" }

  fileprivate var itemCount: Int {
    var count = 0
    for index in 0..<self.count {
      if case .item = self[index] { count += 1 }
    }
    return count
  }

  fileprivate mutating func append(_ part: Part) {
    if count == 0 { first = part } else { others.append(part) }
    count += 1
  }

  fileprivate mutating func add(_ parts: [any AutoLayoutKitChainPart]) {
    for index in parts.indices { parts[index]._tk_add(to: &self) }
    if parts.isEmpty { append(.emptySequence) }
  }

  // A method of its own, because converting the array to parts of a chain would copy it.
  fileprivate mutating func add(_ items: [any AutoLayoutKitItems]) {
    for index in items.indices { items[index]._tk_add(to: &self) }
    if items.isEmpty { append(.emptySequence) }
  }

  fileprivate mutating func addElement(_ element: Any) {
    elements.append(element)
    if let part = element as? any AutoLayoutKitChainPart {
      part._tk_add(to: &self)
    } else {
      append(.stranger(elements.count - 1))
    }
  }

  /// Gives the memory of the parts back at the end of a call.
  fileprivate mutating func giveBack(to memory: inout [Part]) {
    // One by one: `removeAll(keepingCapacity:)` costs more for the few parts that most calls have.
    while others.popLast() != nil {}
    swap(&others, &memory)
  }
}

extension AutoLayoutKitItem {
  /// Adds the item to a list, which does not retain it.
  public func _tk_add(to list: inout _AutoLayoutKitList) { list.append(.item(Item(self))) }
}

extension AutoLayoutKitView {
  /// Adds the view to a list, which does not retain it.
  public func _tk_add(to list: inout _AutoLayoutKitList) { list.append(.item(Item(view: self))) }
}

extension Sequence where Self: AutoLayoutKitChainPart {
  /// Adds the elements to a list; one that is not a part of a chain is reported by the verb.
  @MainActor public func _tk_add(to list: inout _AutoLayoutKitList) {
    let count = list.count
    if let views = self as? [AutoLayoutKitView] {
      for view in views { list.append(.item(Item(view: view))) }
    } else {
      for element in self { list.addElement(element) }
    }
    if list.count == count { list.append(.emptySequence) }
  }
}

extension AutoLayoutKitView: AutoLayoutKitItem {}
extension AutoLayoutKitGuide: AutoLayoutKitItem {}
extension Array: AutoLayoutKitChainPart, AutoLayoutKitItems {}
extension ArraySlice: AutoLayoutKitChainPart, AutoLayoutKitItems {}
extension ContiguousArray: AutoLayoutKitChainPart, AutoLayoutKitItems {}
extension Set: AutoLayoutKitChainPart, AutoLayoutKitItems {}
extension Dictionary.Values: AutoLayoutKitChainPart, AutoLayoutKitItems {}
extension ReversedCollection: AutoLayoutKitChainPart, AutoLayoutKitItems {}
extension Slice: AutoLayoutKitChainPart, AutoLayoutKitItems {}
extension LazySequence: AutoLayoutKitChainPart, AutoLayoutKitItems {}
extension LazyMapSequence: AutoLayoutKitChainPart, AutoLayoutKitItems {}
extension LazyFilterSequence: AutoLayoutKitChainPart, AutoLayoutKitItems {}
extension FlattenSequence: AutoLayoutKitChainPart, AutoLayoutKitItems {}
extension JoinedSequence: AutoLayoutKitChainPart, AutoLayoutKitItems {}
extension AnySequence: AutoLayoutKitChainPart, AutoLayoutKitItems {}
extension AnyCollection: AutoLayoutKitChainPart, AutoLayoutKitItems {}

extension Int: AutoLayoutKitNumber {
  /// The number as an attribute without an item.
  public var _tk_length: AutoLayoutKitAttribute { AutoLayoutKitAttribute(Side(CGFloat(self))) }
}

extension Float: AutoLayoutKitNumber {
  /// The number as an attribute without an item.
  public var _tk_length: AutoLayoutKitAttribute { AutoLayoutKitAttribute(Side(CGFloat(self))) }
}

extension CGFloat: AutoLayoutKitNumber {
  /// The number as an attribute without an item.
  public var _tk_length: AutoLayoutKitAttribute { AutoLayoutKitAttribute(Side(self)) }
}

extension Double: AutoLayoutKitNumber, AutoLayoutKitRealLength {
  /// The number as an attribute without an item.
  public var _tk_length: AutoLayoutKitAttribute { AutoLayoutKitAttribute(Side(CGFloat(self))) }
}

extension AutoLayoutKitSpan {
  /// Adds the number or range to a list, as a gap.
  public func _tk_add(to list: inout _AutoLayoutKitList) {
    list.append(.gap(AutoLayoutKitGap(limits: _tk_length.side.limits)))
  }
}

extension AutoLayoutKitNumber {
  fileprivate var number: CGFloat { _tk_length.side.constant }
}

extension ClosedRange: AutoLayoutKitChainPart, AutoLayoutKitLength, AutoLayoutKitSpacing, AutoLayoutKitSpan
where Bound: AutoLayoutKitNumber {
  /// The range as an attribute without an item.
  @MainActor public var _tk_length: AutoLayoutKitAttribute {
    AutoLayoutKitAttribute(Side(Limits(lowerBound.number, upperBound.number)))
  }
}

extension PartialRangeFrom: AutoLayoutKitChainPart, AutoLayoutKitLength, AutoLayoutKitSpacing,
  AutoLayoutKitSpan
where Bound: AutoLayoutKitNumber {
  /// The range as an attribute without an item.
  @MainActor public var _tk_length: AutoLayoutKitAttribute {
    AutoLayoutKitAttribute(Side(Limits(lowerBound.number, .infinity)))
  }
}

extension PartialRangeThrough: AutoLayoutKitChainPart, AutoLayoutKitLength, AutoLayoutKitSpacing,
  AutoLayoutKitSpan
where Bound: AutoLayoutKitNumber {
  /// The range as an attribute without an item.
  @MainActor public var _tk_length: AutoLayoutKitAttribute {
    AutoLayoutKitAttribute(Side(Limits(-.infinity, upperBound.number)))
  }
}

// MARK: - Attributes

/// An edge, a centre, a baseline or a size of a view or guide, times a factor, plus a number of points.
///
///     make.install(AutoLayoutKitAttribute(title, .left), AutoLayoutKitAttribute(icon, .right) + 8)
@preconcurrency @MainActor
public struct AutoLayoutKitAttribute: AutoLayoutKitRealLength {
  nonisolated(unsafe) fileprivate var side: Side
  /// Keeps the item of the side alive.
  nonisolated(unsafe) private let item: AnyObject?

  /// Creates an attribute of a view or guide.
  ///
  /// - Parameters:
  ///   - item: The view or guide.
  ///   - attribute: The attribute, such as `.left`.
  public init(_ item: any AutoLayoutKitItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(Side(item, attribute))
  }
  fileprivate init(_ side: Side) {
    self.side = side
    self.item = side.item
  }

  /// The attribute itself.
  public var _tk_length: AutoLayoutKitAttribute { self }

  /// Returns a constraint between the attribute and a length, which is not active yet: hand it to `install`.
  ///
  /// It is solved for this attribute, so that a negative factor swaps `<=` and `>=`. A comparison that the
  /// platform would not accept (left with top, left with leading, an edge with a number, a factor of 0) is
  /// reported, by `install` with its line, and becomes a constraint without an effect.
  ///
  /// - Parameters:
  ///   - relation: The relation of the attribute to the length.
  ///   - other: A number, a range or another attribute.
  public func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: some AutoLayoutKitLength
  ) -> NSLayoutConstraint { Equation(side, relation, other._tk_length.side).constraint }
}

extension AutoLayoutKitRealLength where Self == AutoLayoutKitAttribute {
  /// Returns limits of at least `low` and at most `high` points.
  ///
  /// - Parameters:
  ///   - low: The least number of points.
  ///   - high: The greatest number of points.
  public static func between(_ low: any AutoLayoutKitNumber, _ high: any AutoLayoutKitNumber) -> Self {
    AutoLayoutKitAttribute(Side(Limits(low.number, high.number)))
  }
}

@MainActor extension AutoLayoutKitAttribute {
  /// Multiplies the attribute and its points by a number.
  public static func * (left: Self, right: Double) -> Self { left.changed { $0.times(CGFloat(right)) } }
  /// Multiplies the attribute and its points by a number.
  public static func * (left: Double, right: Self) -> Self { right * left }
  /// Divides the attribute and its points by a number.
  public static func / (left: Self, right: Double) -> Self { left.changed { $0.divided(by: CGFloat(right)) } }
  /// Adds a number of points.
  public static func + (left: Self, right: Double) -> Self { left.changed { $0.plus(CGFloat(right)) } }
  /// Subtracts a number of points.
  public static func - (left: Self, right: Double) -> Self { left.changed { $0.plus(-CGFloat(right)) } }

  /// Multiplies the attribute and its points by a variable of another type.
  @_disfavoredOverload
  public static func * (left: Self, right: some AutoLayoutKitNumber) -> Self {
    left.changed { $0.times(right.number) }
  }
  /// Multiplies the attribute and its points by a variable of another type.
  @_disfavoredOverload
  public static func * (left: some AutoLayoutKitNumber, right: Self) -> Self {
    right.changed { $0.times(left.number) }
  }
  /// Divides the attribute and its points by a variable of another type.
  @_disfavoredOverload
  public static func / (left: Self, right: some AutoLayoutKitNumber) -> Self {
    left.changed { $0.divided(by: right.number) }
  }
  /// Adds a variable of another type.
  @_disfavoredOverload
  public static func + (left: Self, right: some AutoLayoutKitNumber) -> Self {
    left.changed { $0.plus(right.number) }
  }
  /// Subtracts a variable of another type.
  @_disfavoredOverload
  public static func - (left: Self, right: some AutoLayoutKitNumber) -> Self {
    left.changed { $0.plus(-right.number) }
  }

  private func changed(_ change: (Side) -> Side) -> Self {
    Self(change(side))
  }
}

// MARK: - Reports

/// A mistake in a layout: a call that cannot be laid out, or not all of it, or constraints that do not fit
/// together; the reason, and where it is written.
public struct AutoLayoutKitReport: CustomStringConvertible {
  /// The kind of mistake.
  ///
  /// More reasons may be added.
  public enum Reason: String, Sendable {
    /// A gap beside a wall has nothing to measure from; a chain has no view; a number is not finite.
    case numberBesideWall, onlyNumbers, notFinite
    /// A width or a height is a negative number.
    case negativeSize
    /// Limits cross; a range is compared by `<=` or `>=`; a share is negative; a priority is not from 1 to
    /// 1000.
    case crossedRange, rangeNotEqual, noShare, noPriority
    /// A list has more or fewer values than there are views; no side remains to be placed.
    case countMismatch, nothingLeft
    /// An item comes twice in a chain, is placed against itself, or is not inside the container.
    case repeatedItem, isReference, notInContainer
    /// A value is neither a view nor a guide, nor, in a chain, a gap.
    case notAnItem
    /// An attribute is multiplied by zero, cannot be compared with the other side, or its item does not have
    /// it.
    case zeroFactor, unlikeAttributes, unsupportedAttribute
    /// A guide has no safe area or other area, and no content.
    case noArea, noContent
    /// A constraint has items without a common superview, or no item.
    case noCommonSuperview, noItem
    /// Insets were added to a maker that nothing is placed with.
    case unusedInsets
    /// A group is replaced inside the block that builds it; a maker is used after its block.
    case replacedInsideItself, makerOutlivedBlock
    /// Required constraints cannot hold together; constraints allow more than one layout.
    case conflict, ambiguity
    /// A verb or a check of the app has reported it.
    case custom
  }

  /// The verb, such as `xPlace`; empty if the report is not about a verb.
  public let verb: String
  /// The item that the report is about, if it is about one that still exists.
  public private(set) weak var item: (any AutoLayoutKitItem)?
  /// The kind of mistake.
  public let reason: Reason
  /// The file in the form of `#fileID`, such as `App/Card.swift`, or without its module in a report about
  /// constraints; empty for a comparison outside of a block.
  public let file: String
  /// The line in the file; 0 for a comparison outside of a block.
  public let line: UInt
  /// The sentence: where, what was written, why it does not work.
  ///
  ///     Card.swift:41: width(icon, title) == [10, 20, 30]: 3 values for 2 views, so 30 is not used.
  ///
  /// A view is named after the property that holds it. To find the name, the properties of the container and
  /// of its controller are read one after the other, and only when a report is made: an `unowned` one among
  /// them must be alive, or left out of a `customMirror`.
  public let description: String

  @MainActor fileprivate init(_ misuse: Misuse, _ names: Names, _ site: CallSite, call: String) {
    verb = site.verb
    if let found = misuse.item as? any AutoLayoutKitItem { item = found }
    reason = misuse.reason
    file = "\(site.file)"
    line = site.line
    description = (line == 0 ? "" : "\(site.fileAndLine): ") + "\(call): \(names.sentence(misuse))"
  }

  /// Creates a report, for a check of another module or of the app.
  ///
  ///     AutoLayoutKitReport.handler(AutoLayoutKitReport(.custom, item: card, "card has no title."))
  ///
  /// - Parameters:
  ///   - reason: The kind of mistake.
  ///   - verb: The verb that made the constraints, such as `xPlace`; empty if none did.
  ///   - item: The view or guide that the report is about.
  ///   - file: The file that is to be changed; empty if it is not known.
  ///   - line: The line in the file; 0 if it is not known.
  ///   - description: The whole sentence, with the file and the line if they are known.
  @preconcurrency @MainActor public init(
    _ reason: Reason, verb: String = "", item: (any AutoLayoutKitItem)? = nil, file: String = "",
    line: UInt = 0, _ description: String
  ) {
    self.verb = verb
    // A nil is not assigned: its second word is undefined, and arrays of reports would misread it.
    if let item { self.item = item }
    self.reason = reason
    self.file = file
    self.line = line
    self.description = description
  }

  /// Returns the name of a view or guide in a report about constraints.
  ///
  /// It is the accessibility identifier of a view, or the property that holds the item in a view around it or
  /// in the controller of one, the nearest view first; else the name of the type. The properties are read as
  /// for ``description``.
  ///
  /// - Parameter item: The view or guide.
  @preconcurrency @MainActor public static func name(of item: any AutoLayoutKitItem) -> String {
    #if canImport(UIKit)
      let identifier = (item as? AutoLayoutKitView)?.accessibilityIdentifier
    #else
      let identifier = (item as? AutoLayoutKitView)?.identifier?.rawValue
    #endif
    if let identifier, !identifier.isEmpty { return identifier }
    var names = Names(container: AutoLayoutKitView.holding(item))
    while names.container != nil {
      if let name = names.property(holding: item) { return name }
      names.container = names.container?.superview
    }
    return names.text(item)
  }

  /// The function that is called with each report; at first it is ``log(_:)``.
  @preconcurrency @MainActor public static var handler: (AutoLayoutKitReport) -> Void = { log($0) }

  /// Writes a report to the log: as a runtime warning on Apple's platforms, to the standard error elsewhere.
  ///
  /// - Parameter report: The report.
  @preconcurrency @MainActor public static func log(_ report: AutoLayoutKitReport) {
    #if canImport(os)
      let log = OSLog(subsystem: "com.apple.runtime-issues", category: "AutoLayoutKit")
      os_log(.fault, log: log, "%{public}@", report.description)
    #else
      FileHandle.standardError.write(Data("AutoLayoutKit: \(report)\n".utf8))
    #endif
  }
}

/// A mistake in a call, with the values that its sentence names.
private enum Misuse {
  case besideWall(AutoLayoutKitGap)
  case onlyGaps([AutoLayoutKitGap])
  case notFinite(CGFloat)
  case negativeSize(CGFloat)
  case crossed(Limits)
  case rangeNotEqual(Side, Relation)
  case noShare(AutoLayoutKitGap)
  case noPriority(AutoLayoutKitPriority)
  case spareValues(ArraySlice<Side>, items: Int)
  case missingValues(ArraySlice<AnyObject>, values: Int)
  case nothingLeft(AutoLayoutKitEdges)
  case repeated(AnyObject)
  case isReference(AnyObject)
  case outside(AnyObject)
  case notAnItem(String)
  /// A factor of 0; the constant that remains is used, if there is one.
  case zeroFactor(Side, remains: CGFloat?)
  case factorNotSet(Side)
  case unlike(Side, Side)
  case unsupported(Side)
  case noArea(String, AnyObject)
  case noContent(AnyObject)
  case strangers(AnyObject, AnyObject)
  case noItem
  case unusedInsets(AutoLayoutKitInsets)
  case replacedInsideItself
  case makerOutlivedBlock
  case custom(String, about: AnyObject?)

  @MainActor var reason: AutoLayoutKitReport.Reason {
    switch self {
    case .besideWall: .numberBesideWall
    case .onlyGaps: .onlyNumbers
    case .notFinite: .notFinite
    case .negativeSize: .negativeSize
    case .crossed: .crossedRange
    case .rangeNotEqual: .rangeNotEqual
    case .noShare: .noShare
    case .noPriority: .noPriority
    case .spareValues, .missingValues: .countMismatch
    case .nothingLeft: .nothingLeft
    case .repeated: .repeatedItem
    case .isReference: .isReference
    case .outside: .notInContainer
    case .notAnItem: .notAnItem
    case .zeroFactor, .factorNotSet: .zeroFactor
    case .unlike: .unlikeAttributes
    case .unsupported: .unsupportedAttribute
    case .noArea: .noArea
    case .noContent: .noContent
    case .strangers: .noCommonSuperview
    case .noItem: .noItem
    case .unusedInsets: .unusedInsets
    case .replacedInsideItself: .replacedInsideItself
    case .makerOutlivedBlock: .makerOutlivedBlock
    case .custom: .custom
    }
  }

  @MainActor var item: AnyObject? {
    switch self {
    case .missingValues(let items, _): items.first
    case .repeated(let item), .isReference(let item), .outside(let item), .noArea(_, let item),
      .noContent(let item),
      .strangers(let item, _):
      item
    case .zeroFactor(let side, _), .factorNotSet(let side), .unlike(let side, _), .unsupported(let side):
      side.item
    case .custom(_, let item): item
    default: nil
    }
  }
}

/// The sentences of the reports, and the texts of the values in them, seen from a container whose properties
/// name the views.
@MainActor private struct Names {
  var container: AutoLayoutKitView?

  func sentence(_ misuse: Misuse) -> String {
    switch misuse {
    case .besideWall(let gap):
      "\(text(gap)) is beside a wall and has nothing to measure from, so it is not used."
    case .onlyGaps(let gaps):
      "\(list(gaps.map(text))) \(gaps.count == 1 ? "has" : "have") no view to place, so "
        + "\(isNotUsed(gaps.count))."
    case .notFinite(let number): "\(text(number)) is not a finite number, so it is not used."
    case .negativeSize(let number): "\(text(number)) is not a size, so it is not used."
    case .crossed(let limits): "\(text(limits)) ends before it begins, so it is not used."
    case .rangeNotEqual(let side, let relation):
      "\(text(side)) is a range, which \(relation.symbol) cannot compare with, so it is not used."
    case .noShare(let gap): "\(text(gap)) gets no share, so it is not used."
    case .noPriority(let priority): sentence(about: priority)
    case .spareValues(let spare, let items):
      "\(count(items + spare.count, "value")) for \(count(items, "view")), "
        + "so \(list(spare.map(text))) \(spare.count == 1 ? "is" : "are") not used."
    case .missingValues(let items, let values):
      "\(count(values, "value")) for \(count(values + items.count, "view")), "
        + "so \(list(items.map(text))) \(items.count == 1 ? "gets" : "get") none."
    case .nothingLeft(let edges): "no side remains without \(edges.text), so nothing is placed."
    case .repeated(let item): "\(text(item)) is in the chain already, so it is not placed again."
    case .isReference(let item): "\(text(item)) cannot be placed against itself, so it is left out."
    case .outside(let item):
      "\(text(item)) is not inside \(container.map(text) ?? "a view"), so it is left out."
    case .notAnItem(let value): "\(value) is not a view or a layout guide, so it is left out."
    case .zeroFactor(let side, nil): "\(text(side)) has the factor 0, so the constraint is left out."
    case .zeroFactor(let side, let number?):
      "\(text(side)) has the factor 0, so only \(text(number)) is used."
    case .factorNotSet(let side): "\(text(side)) has the factor 0, so it is not used."
    case .unlike(let left, let right):
      "\(text(left)) and \(text(right)) cannot be compared, so the constraint is left out."
    case .unsupported(let side): "\(text(side)) does not exist, so the constraint is left out."
    case .noArea(let area, let item): "\(text(item)) has no \(area), so its own edges are used."
    case .noContent(let item): "\(text(item)) has no content, so it is left out."
    case .strangers(let first, let second):
      "\(text(first)) and \(text(second)) have no common superview, so the constraint is left out."
    case .noItem: "the constraint has no item, so it is left out."
    case .unusedInsets: "nothing is placed with these insets, so they have no effect."
    case .replacedInsideItself:
      "the group is still being built by the block around this call, so the call is ignored."
    case .makerOutlivedBlock: "the maker is used after its block has ended, so the call is ignored."
    case .custom(let sentence, _): sentence
    }
  }

  private func sentence(about priority: AutoLayoutKitPriority) -> String {
    let used = priority.allowed.map { "\(text(CGFloat($0.value))) is used" } ?? "it is not used"
    return "\(text(CGFloat(priority.value))) is not a priority from 1 to 1000, so \(used)."
  }

  func text(_ number: CGFloat) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return abs(rounded) < 1e15 && rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  func text(_ limits: Limits) -> String {
    if limits.isNumber { return text(limits.lower) }
    let lower = limits.lower == -.infinity ? "" : text(limits.lower)
    return lower + "..." + (limits.upper == .infinity ? "" : text(limits.upper))
  }

  func text(_ insets: AutoLayoutKitInsets) -> String { insets.numbers.map(text).joined(separator: ", ") }

  func text(_ gap: AutoLayoutKitGap) -> String {
    guard let weight = gap.weight else { return text(gap.limits) }
    var bounds: [String] = []
    if gap.limits.lower != 0 { bounds.append("min: \(text(gap.limits.lower))") }
    if gap.limits.upper != .infinity { bounds.append("max: \(text(gap.limits.upper))") }
    let arguments = bounds.isEmpty ? "" : "(\(bounds.joined(separator: ", ")))"
    return "flexible" + arguments + (weight == 1 ? "" : " * \(text(weight))")
  }

  func text(_ side: Side) -> String {
    guard let item = side.item else { return text(side.limits) }
    let constant = side.constant == 0 ? "" : " \(side.constant < 0 ? "-" : "+") \(text(abs(side.constant)))"
    return "\(text(item)).\(side.attribute.name)" + (side.factor == 1 ? "" : " * \(text(side.factor))")
      + constant
  }

  func text(_ equation: Equation) -> String {
    "\(text(equation.left)) \(equation.relation.symbol) \(text(equation.right))"
  }

  /// The comparison that made a constraint, as it was written until it is reported; else its equation.
  private func text(_ constraint: NSLayoutConstraint) -> String? {
    if let flaw = (constraint as? MadeConstraint)?.flaw, !flaw.isSettled { return text(flaw.written) }
    guard let equation = Equation(constraint) else { return nil }
    return text(equation)
  }

  func text(_ list: _AutoLayoutKitList) -> [String] {
    list.parts.map { part in
      switch part {
      case .item(let item): text(item.object)
      case .gap(let gap): text(gap)
      case .wall: "wall"
      case .emptySequence: "[]"
      case .stranger(let index): list.text(ofStranger: index)
      }
    }
  }

  private func text(_ lengths: Lengths) -> String {
    switch lengths {
    case .same(let length): text(length)
    case .pair(let width, let height): "(\(text(width)), \(text(height)))"
    case .list(let lengths): "[\(lengths.map(text).joined(separator: ", "))]"
    }
  }

  /// The arguments of a call as they were written.
  func text(_ arguments: Arguments) -> String {
    func call(_ texts: [String?]) -> String { "(\(texts.compactMap { $0 }.joined(separator: ", ")))" }
    switch arguments {
    case .words(let words): return words
    case .equation(let equation): return call([text(equation)])
    case .constraint(let constraint): return call([text(constraint)])
    case .items(let items): return call(text(items))
    case .chain(let parts, let ends, let alignment):
      let (after, before) = (ends.0.map { "after: \(text($0))" }, ends.1.map { "before: \(text($0))" })
      let isCenter = alignment == .centerX || alignment == .centerY
      let align = alignment.map { "align: .\(isCenter ? "center" : $0.name)" }
      return call([after] + text(parts) + [before, align])
    case .pins(let items, let x, let y, let except):
      var texts: [String?] = text(items)
      if let x, let y {
        texts.append("by: (\(text(x)), \(text(y)))")
      } else if let x {
        texts.append("by: \(text(x))")
      }
      if !except.isEmpty { texts.append("except: \(except.text)") }
      return call(texts)
    case .sizes(let items, let relation, let lengths):
      return call(text(items)) + " \(relation.symbol) \(text(lengths))"
    case .priorities(let items, let priority):
      return call(text(items)) + " == \(text(CGFloat(priority.value)))"
    }
  }

  /// The name of the property of the container, or of its controller, that holds the item; else the name of
  /// its type.
  func text(_ item: AnyObject) -> String { property(holding: item) ?? "\(type(of: item))" }

  /// The name of the property of the container, or of its controller, that holds the item.
  func property(holding item: AnyObject) -> String? {
    #if canImport(UIKit)
      let owners: [AnyObject?] = [container, container?.next]
    #else
      let owners: [AnyObject?] = [container, container?.nextResponder]
    #endif
    for case let owner? in owners where item !== container {
      let mirrors = sequence(first: Mirror(reflecting: owner), next: \.superclassMirror)
      for mirror in mirrors.prefix(while: { $0.subjectType != AutoLayoutKitView.self }) {
        // One by one: reading an unowned property ends the process if its object is gone.
        for (label, value) in mirror.children {
          // A lazy property is stored as $__lazy_storage_$_name.
          let name = (label?.split(separator: "$").last ?? "").drop { $0 == "_" }
          // An array that is cast to a class becomes an array of objects, one by one.
          if !(value is any Collection), value as? any AutoLayoutKitItem === item { return "\(name)" }
          if let index = (value as? [any AutoLayoutKitItem])?.firstIndex(where: { $0 === item }) {
            return "\(name)[\(index)]"
          }
        }
      }
    }
    return nil
  }

  private func isNotUsed(_ count: Int) -> String { count == 1 ? "it is not used" : "they are not used" }
  private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
  private func list(_ texts: [String]) -> String {
    guard let last = texts.last, texts.count > 1 else { return texts.joined() }
    return texts.dropLast().joined(separator: ", ") + " and \(last)"
  }
}

// MARK: - How verbs work

private typealias Attribute = NSLayoutConstraint.Attribute
private typealias Relation = NSLayoutConstraint.Relation
/// The address of a view or guide, to compare it without retaining it.
private typealias Address = UnsafeMutableRawPointer

/// The least and the greatest value of a length, in points; the same for a number.
private struct Limits {
  var lower: CGFloat
  var upper: CGFloat

  nonisolated init(_ lower: CGFloat, _ upper: CGFloat) {
    self.lower = lower
    self.upper = upper
  }

  var isZero: Bool { lower == 0 && upper == 0 }
  var isNumber: Bool { lower == upper || lower.isNaN && upper.isNaN }
  /// The reason why no length has these limits.
  var misuse: Misuse? {
    if !(lower < .infinity) { return .notFinite(lower) }
    if !(upper > -.infinity) { return .notFinite(upper) }
    return lower <= upper ? nil : .crossed(self)
  }
}

/// A view or guide that is not retained here.
///
/// The arguments of the running call, the layout (guides) or a `Flaw` hold it. Copying a reference that is
/// not counted costs nothing, and a verb copies it often.
nonisolated private struct Item {
  private let reference: Unmanaged<AnyObject>
  /// True if the item is a view.
  let isView: Bool

  nonisolated init(view: AutoLayoutKitView) {
    reference = Unmanaged.passUnretained(view)
    isView = true
  }

  nonisolated init(_ object: AnyObject) {
    reference = Unmanaged.passUnretained(object)
    isView = object is AutoLayoutKitView
  }

  var object: AnyObject { reference.takeUnretainedValue() }
  var address: Address { reference.toOpaque() }
  var view: AutoLayoutKitView? {
    isView ? unsafeDowncast(reference.takeUnretainedValue(), to: AutoLayoutKitView.self) : nil
  }
  /// The view itself, or the view that owns the guide.
  @MainActor var holdingView: AutoLayoutKitView? { view ?? (object as? AutoLayoutKitGuide)?.owningView }

  static func == (one: Item, other: Item) -> Bool { one.address == other.address }
}

/// One side of an equation: a factor times an attribute of an item, plus points.
///
/// A number or a range has no item. The item is not retained; see `Item`.
private struct Side {
  nonisolated(unsafe) private(set) var reference: Item?
  var attribute = Attribute.notAnAttribute
  var factor: CGFloat = 1
  /// The points; of a range, the least and the greatest number of them.
  var limits: Limits
  /// The part of the points that comes from insets.
  var inset: CGFloat = 0

  nonisolated init(_ number: CGFloat) { limits = Limits(number, number) }
  nonisolated init(_ limits: Limits) { self.limits = limits }
  nonisolated init(
    _ item: AnyObject?, _ attribute: Attribute, factor: CGFloat = 1, constant: CGFloat = 0, inset: CGFloat = 0
  ) {
    self.init(item.map { Item($0) }, attribute, factor: factor, constant: constant, inset: inset)
  }
  nonisolated init(
    _ item: Item?, _ attribute: Attribute, factor: CGFloat = 1, constant: CGFloat = 0, inset: CGFloat = 0
  ) {
    reference = item
    self.attribute = attribute
    self.factor = factor
    self.limits = Limits(constant, constant)
    self.inset = inset
  }

  var item: AnyObject? { reference?.object }
  var address: Address? { reference?.address }
  var constant: CGFloat { limits.lower }

  func plus(_ number: CGFloat) -> Side {
    var sum = self
    sum.limits = Limits(limits.lower + number, limits.upper + number)
    return sum
  }

  func times(_ number: CGFloat) -> Side { scaled { $0 * number } }
  func divided(by number: CGFloat) -> Side { scaled { $0 / number } }

  private func scaled(_ scale: (CGFloat) -> CGFloat) -> Side {
    var result = self
    result.factor = scale(factor)
    // An attribute without points remains one, whatever it is multiplied by.
    if item == nil { result.factor = 1 }
    if item == nil || constant != 0 { result.limits = Limits(scale(limits.lower), scale(limits.upper)) }
    result.inset = scale(inset)
    return result
  }

  /// True if the item has the attribute.
  ///
  /// Guides have no baselines and no margins.
  var exists: Bool {
    guard item != nil else { return true }
    return attribute.family != 0
      && (attribute.rawValue <= Attribute.centerY.rawValue || item is AutoLayoutKitView)
  }
}

/// The names of the edges and of the size along an axis.
private struct Axis {
  let near: Attribute
  let far: Attribute
  let size: Attribute
  static var x: Axis { Axis(near: .left, far: .right, size: .width) }
  static var y: Axis { Axis(near: .top, far: .bottom, size: .height) }
}

/// The place in the app's code where a verb is called, and the name of its maker.
///
/// Every constraint has one, so that copying it has to be cheap: the texts that an app may choose are behind
/// one reference, which is nil for most calls. The layout and the constraints retain these texts.
nonisolated private struct CallSite: Sendable {
  final class Texts: Sendable {
    let verb: String?
    let name: String?

    init(verb: String?, name: String?) {
      self.verb = verb
      self.name = name
    }

    deinit {}
  }

  private let ownVerb: StaticString
  private let unretainedTexts: Unmanaged<Texts>?
  let file: StaticString
  let line: UInt

  init(_ verb: StaticString, _ file: StaticString, _ line: UInt, _ texts: Unmanaged<Texts>? = nil) {
    ownVerb = verb
    unretainedTexts = texts
    self.file = file
    self.line = line
  }

  /// The verb and the name that the app has chosen, if it has.
  nonisolated var texts: Texts? { unretainedTexts?.takeUnretainedValue() }
  /// True if there are texts; reading them would count a reference.
  nonisolated var hasTexts: Bool { unretainedTexts != nil }

  nonisolated var verb: String { texts?.verb ?? "\(ownVerb)" }

  /// The file without its module, and the line: `Card.swift:41`.
  nonisolated var fileAndLine: String { "\("\(file)".split(separator: "/").last ?? ""):\(line)" }

  /// The identifier of a constraint: `Card.swift:41 header.xPlace[2]`.
  nonisolated func identifier(_ number: Int) -> String {
    "\(line == 0 ? "" : fileAndLine + " ")\(texts?.name.map { $0 + "." } ?? "")\(verb)[\(number)]"
  }

  @MainActor func report(_ misuse: Misuse, _ names: Names, call: String) {
    AutoLayoutKitReport.handler(AutoLayoutKitReport(misuse, names, self, call: call))
  }
}

/// A running `verb(…)` of the app: the verbs inside it report and number their constraints in its name.
@MainActor private final class Scope {
  let site: CallSite
  /// The index of the first constraint of the verb.
  let firstIndex: Int

  init(_ site: CallSite, _ firstIndex: Int) {
    self.site = site
    self.firstIndex = firstIndex
  }

  deinit {}
}

/// A mistake in a modifier: the next verb of the maker reports it, once.
@MainActor private final class Note {
  let misuse: Misuse
  private(set) var isSettled = false

  init(_ misuse: Misuse) { self.misuse = misuse }

  func settle() { isSettled = true }

  deinit {}
}

/// Insets that were added to a derived maker.
private struct AddedInsets {
  let added: AutoLayoutKitInsets
  /// The insets before.
  let before: AutoLayoutKitInsets
  /// The number of insets that were added before, if nothing has been placed with them either.
  let earlier: Int?
  let site: CallSite
  /// True if something is placed with them.
  var isUsed = false
}

/// The insets that a block adds to derived makers; its end reports those with which nothing is placed.
///
/// A maker knows its insets by their number, which counts the insets of the block from 0.
private struct InsetsList {
  private var list: [AddedInsets] = []
  /// The number of the first insets in the list; those before are used.
  private var firstNumber = 0
  private var unusedCount = 0

  /// The insets with which nothing is placed.
  var unused: [AddedInsets] { list.filter { !$0.isUsed } }

  /// Adds insets, and returns their number.
  mutating func add(_ insets: AddedInsets) -> Int {
    list.append(insets)
    unusedCount += 1
    return firstNumber + list.count - 1
  }

  /// Marks the insets of a number as used, with those before them.
  @inline(__always) mutating func use(_ number: inout Int?) {
    while number != nil { _ = takeBack(&number) }
  }

  /// Marks the insets of a number as used, and sets it to that of the insets before them.
  ///
  /// - Returns: The maker's insets before; nil if all insets up to the number are used.
  mutating func takeBack(_ number: inout Int?) -> AutoLayoutKitInsets? {
    guard let index = number.map({ $0 - firstNumber }), index >= 0 else {
      number = nil
      return nil
    }
    let before = list[index].before
    number = list[index].earlier
    if !list[index].isUsed {
      list[index].isUsed = true
      unusedCount -= 1
      // A maker is mostly used right after its insets are added: then the list remains short.
      if unusedCount == 0 { removeAll() }
    }
    return before
  }

  /// Removes all insets, and counts them as used.
  mutating func removeAll() {
    firstNumber += list.count
    unusedCount = 0
    while list.popLast() != nil {}
  }
}

/// The arguments of a call, for reports.
private enum Arguments {
  case words(String)
  case equation(Equation)
  case constraint(NSLayoutConstraint)
  case items(_AutoLayoutKitList)
  case chain(_AutoLayoutKitList, (AnyObject?, AnyObject?), Attribute?)
  case pins(_AutoLayoutKitList, Limits?, Limits?, except: AutoLayoutKitEdges)
  case sizes(_AutoLayoutKitList, Relation, Lengths)
  case priorities(_AutoLayoutKitList, AutoLayoutKitPriority)
}

/// The state of a maker: its reference and the effects of its modifiers.
@MainActor private struct Context {
  private(set) var reference: any AutoLayoutKitItem
  /// The reference, which is retained above.
  private(set) var item: Item
  /// True if sizes are measured on the owner and not on the area.
  var measuresOwner = false
  var insets = AutoLayoutKitInsets()
  var priority: AutoLayoutKitPriority?
  /// The name of the maker, which the layout retains.
  var texts: Unmanaged<CallSite.Texts>?
  var isDirectional = false
  var isCollapsing = false
  var isDerived = false
  /// The number of insets of a derived maker with which nothing has been placed so far.
  var unusedInsets: Int?
  /// The parts that few makers have: one reference, because each modifier copies the context.
  private var rare: Rare?

  init(reference: any AutoLayoutKitItem) {
    self.reference = reference
    item = Item(reference)
  }

  /// True if there may be an owner, an area or notes.
  var hasRareParts: Bool { rare != nil }
  /// The item whose area the reference is, and the name of the area, such as `safeArea`.
  var owner: (any AutoLayoutKitItem)? { rare?.owner }
  var area: String? { rare?.area }
  /// The mistakes in modifiers.
  var notes: [Note] {
    get { rare?.notes ?? [] }
    set { rare = Rare(owner, area, newValue) }
  }

  /// Takes everything over from the context of another maker but its reference and insets.
  mutating func takeModifiers(of other: Context) {
    priority = other.priority
    texts = other.texts
    isDirectional = other.isDirectional
    isCollapsing = other.isCollapsing
    isDerived = true
    if other.hasRareParts { notes = other.notes }
  }

  mutating func refer(to item: any AutoLayoutKitItem, area: String, of owner: any AutoLayoutKitItem) {
    replaceReference(by: item)
    rare = Rare(owner, area, notes)
    measuresOwner = false
  }

  mutating func replaceReference(by item: any AutoLayoutKitItem) {
    reference = item
    self.item = Item(item)
  }

  /// The parts of a context that few makers have.
  @MainActor private final class Rare {
    let owner: (any AutoLayoutKitItem)?
    let area: String?
    let notes: [Note]

    init(_ owner: (any AutoLayoutKitItem)?, _ area: String?, _ notes: [Note]) {
      self.owner = owner
      self.area = area
      self.notes = notes
    }

    deinit {}
  }
}

extension AutoLayoutKitMaker {
  /// The item whose area the reference is, or the reference itself.
  fileprivate var owner: any AutoLayoutKitItem { context.owner ?? context.reference }

  /// The distance that the insets move an attribute of the reference.
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

  /// An attribute of an item; where the maker is directional, left and right are leading and trailing.
  fileprivate func side(_ attribute: Attribute, of item: Item, inset: CGFloat = 0) -> Side {
    Side(item, context.isDirectional ? attribute.directed : attribute, constant: inset, inset: inset)
  }

  /// Returns the call site of a verb: that of the running `verb(…)`, if there is one.
  fileprivate func site(_ verb: StaticString, _ file: StaticString, _ line: UInt) -> CallSite {
    draft.scope?.site ?? CallSite(verb, file, line, context.texts)
  }

  /// Returns the call site of a verb whose name is made at run time.
  fileprivate func site(named verb: String, _ file: StaticString, _ line: UInt) -> CallSite {
    if let scope = draft.scope { return scope.site }
    let texts = CallSite.Texts(verb: verb, name: context.texts?.takeUnretainedValue().name)
    return CallSite("verb", file, line, draft.layout.keep(texts))
  }

  fileprivate func attribute(_ attribute: Attribute, of item: any AutoLayoutKitItem) -> AutoLayoutKitAttribute
  {
    AutoLayoutKitAttribute(side(attribute, of: Item(item)))
  }

  /// An attribute of the reference, moved in by the insets.
  fileprivate func target(_ attribute: Attribute) -> Side {
    side(attribute, of: context.item, inset: shift(attribute))
  }

  fileprivate func measure(_ attribute: Attribute) -> AutoLayoutKitAttribute {
    draft.insets.use(&context.unusedInsets)
    let item = context.measuresOwner ? Item(owner) : context.item
    return AutoLayoutKitAttribute(side(attribute, of: item, inset: shift(attribute)))
  }

  fileprivate func with(_ change: (inout Context) -> Void) -> AutoLayoutKitMaker {
    let maker = AutoLayoutKitMaker(draft, context)
    maker.context.isDerived = true
    change(&maker.context)
    return maker
  }

  fileprivate func add(
    _ more: AutoLayoutKitInsets, _ file: StaticString, _ line: UInt
  ) -> AutoLayoutKitInsets {
    let old = context.insets
    let number = more.firstNotFinite
    if number == nil, draft.isOpen {
      context.insets = old.adding(more)
      if context.isDerived, !more.isZero {
        let site = site("insetEdges", file, line)
        context.unusedInsets = draft.insets.add(
          AddedInsets(added: more, before: old, earlier: context.unusedInsets, site: site))
      }
    } else {
      let call = begin(site("insetEdges", file, line))
      if let number { draft.report(.notFinite(number)) }
      end(call, .words("(\(Names().text(more)))"))
    }
    return old
  }

  /// A maker that places against an area of the reference, or of the item whose area the reference is.
  fileprivate func inside(
    _ area: String, _ guide: (AutoLayoutKitView) -> AutoLayoutKitGuide?
  ) -> AutoLayoutKitMaker {
    with { context in
      let owner = owner
      let found = (owner as? AutoLayoutKitView).flatMap(guide)
      context.refer(to: found ?? owner, area: area, of: owner)
      if found == nil { context.notes.append(Note(.noArea(area, owner))) }
    }
  }

  /// A maker that places against a guide with a given attribute on each of its sides.
  ///
  /// There is one guide for each area and item.
  fileprivate func mixed(
    with item: any AutoLayoutKitItem, _ side: (Attribute) -> AutoLayoutKitAttribute
  ) -> AutoLayoutKitMaker {
    guard draft.isOpen, context.reference !== owner else { return self }
    let area = context.area ?? ""
    let name = "\(area) \(ObjectIdentifier(item)) \(context.isDirectional)"
    let (guide, isNew) = draft.guide(named: name)
    if isNew {
      let maker = AutoLayoutKitMaker(draft, Context(reference: guide))
      let call = maker.begin(site(named: area, "", 0))
      for edge in [Attribute.left, .right, .top, .bottom] {
        draft.tie(self.side(edge, of: Item(guide)), .equal, side(edge).side, in: call)
      }
      maker.end(call, .words(""))
    }
    return with { $0.replaceReference(by: guide) }
  }

  fileprivate func sizes(
    _ items: [any AutoLayoutKitItems], _ dimensions: AutoLayoutKitEdges, _ verb: StaticString,
    _ file: StaticString, _ line: UInt
  ) -> Sizes {
    Sizes(maker: self, items: items, dimensions: dimensions, site: site(verb, file, line))
  }

  fileprivate func pin(
    _ items: [any AutoLayoutKitItems], _ edges: AutoLayoutKitEdges, _ except: AutoLayoutKitEdges,
    _ offset: (any AutoLayoutKitSpan)?, _ second: Limits?, _ site: CallSite
  ) -> AutoLayoutKitHandle {
    var list = _AutoLayoutKitList(takingOver: &draft.spareMemory)
    defer { list.giveBack(to: &draft.spareMemory) }
    list.add(items)
    // Unpacking the optional would copy it: most calls have no offset.
    let x = offset == nil ? nil : offset?._tk_length.side.limits
    let remaining = edges.subtracting(except)
    let reference = context.item.address
    let call = begin(site)
    if remaining.isEmpty { draft.report(.nothingLeft(except)) }
    for index in 0..<list.count {
      guard let item = draft.item(at: index, of: list), draft.admits(item, against: reference) else {
        continue
      }
      var edges = remaining
      while let attribute = edges.popFirst() {
        let (side, target) = (side(attribute, of: item), target(attribute))
        let offset = (attribute.isX ? x : second ?? x) ?? Limits(0, 0)
        if context.isDirectional, attribute == .centerX, !offset.isZero || target.constant != 0 {
          tieMirrored(side, target, by: offset, in: call)
        } else {
          draft.tie(side, target, by: offset, attribute.isFar ? .backward : .forward, in: call)
        }
      }
    }
    return end(call, .pins(list, x, second, except: except))
  }

  fileprivate func place(
    _ parts: [any AutoLayoutKitChainPart], _ axis: Axis,
    _ ends: ((any AutoLayoutKitItem)?, (any AutoLayoutKitItem)?),
    _ alignment: Attribute?, _ site: CallSite
  ) -> AutoLayoutKitHandle {
    var list = _AutoLayoutKitList(takingOver: &draft.spareMemory)
    defer { list.giveBack(to: &draft.spareMemory) }
    list.add(parts)
    let call = begin(site)
    var near = target(axis.near)
    var far = target(axis.far)
    if let first = ends.0 { near = side(axis.far, of: Item(first)) }
    if let last = ends.1 { far = side(axis.near, of: Item(last)) }
    var run = Run(axis: axis, start: near)
    var earlier = EarlierItems(list)
    var aligned: [Item] = []
    for index in 0..<list.count where draft.isOpen {
      switch list[index] {
      case .item(let item):
        if context.isCollapsing, item.view?.isHidden == true {
          run.leaveOut()
        } else if !earlier.insert(item, at: index, of: list) {
          draft.report(.repeated(item.object))
          run.isExcused = true
        } else if draft.admits(item, against: near.address, far.address) {
          run.add(item, self, call)
          if alignment != nil { aligned.append(item) }
        } else {
          run.isExcused = true
        }
      case .gap(let gap):
        if draft.accepts(gap) { run.add(gap) }
      case .wall:
        run.end(at: nil, self, call)
        run = Run(axis: axis, start: nil)
      case .emptySequence:
        run.isExcused = true
      case .stranger(let index):
        draft.report(.notAnItem(list.text(ofStranger: index)))
        run.isExcused = true
      }
    }
    run.end(at: far, self, call)
    if let alignment { align(aligned, alignment, call) }
    return end(call, .chain(list, ends, alignment))
  }

  /// Aligns the other items of a chain with its first one.
  private func align(_ items: [Item], _ alignment: Attribute, _ call: borrowing Call) {
    guard let first = items.first else { return }
    for item in items.dropFirst() {
      draft.tie(side(alignment, of: item), .equal, side(alignment, of: first), in: call)
    }
  }
}

/// The items of a chain before the one that is placed, to find an item that comes twice.
@MainActor private struct EarlierItems {
  /// The number of parts from which a set is faster than a search.
  private static let many = 24
  private var known = AddressSet()
  private let isLong: Bool

  init(_ list: _AutoLayoutKitList) { isLong = list.count > Self.many }

  /// Adds the item of a part; returns false if an earlier part is the same item.
  mutating func insert(_ item: Item, at index: Int, of list: _AutoLayoutKitList) -> Bool {
    if isLong { return known.insert(item.address) }
    for earlier in 0..<index {
      if case .item(let other) = list[earlier], other == item { return false }
    }
    return true
  }
}

/// A part of a chain between two walls, read from near to far.
@MainActor private struct Run: ~Copyable {
  let axis: Axis
  /// The edge that the next gap is measured from; nil right after a wall.
  var start: Side?
  var hasItem = false
  /// The first gap since the latest item, and the other ones: with a single gap no array is needed.
  private var gap: AutoLayoutKitGap?
  private var furtherGaps: [AutoLayoutKitGap] = []
  /// The sizes of the guides that stand for flexible gaps, and their gaps.
  var shares: [(size: Side, gap: AutoLayoutKitGap)] = []
  /// True if an empty sequence or an item that was left out explains why gaps stand alone.
  var isExcused = false
  /// True while gaps are left out after a hidden view.
  var isSkipping = false

  init(axis: Axis, start: Side?) {
    self.axis = axis
    self.start = start
  }

  private var gaps: [AutoLayoutKitGap] { gap.map { [$0] + furtherGaps } ?? [] }

  mutating func add(_ gap: AutoLayoutKitGap) {
    if isSkipping { return }
    if self.gap == nil { self.gap = gap } else { furtherGaps.append(gap) }
  }

  private mutating func removeGaps() {
    gap = nil
    if !furtherGaps.isEmpty { furtherGaps = [] }
  }

  mutating func add(_ item: Item, _ maker: AutoLayoutKitMaker, _ call: borrowing Call) {
    tie(maker.side(axis.near, of: item), to: start, .forward, maker, call)
    start = maker.side(axis.far, of: item)
    hasItem = true
    isSkipping = false
  }

  /// Leaves out a hidden view and the gap before it, or the gap after it if no view comes before.
  mutating func leaveOut() {
    isExcused = true
    isSkipping = !hasItem
    if hasItem { removeGaps() }
  }

  /// Ties the last item to the far edge, or to nothing at a wall.
  mutating func end(at edge: Side?, _ maker: AutoLayoutKitMaker, _ call: borrowing Call) {
    if hasItem, let start {
      tie(start, to: edge, .backward, maker, call)
    } else if !isExcused, gap != nil {
      maker.draft.report(.onlyGaps(gaps))
    }
    share(maker, call)
  }

  private mutating func tie(
    _ side: Side, to other: Side?, _ direction: Direction, _ maker: AutoLayoutKitMaker, _ call: borrowing Call
  ) {
    defer { removeGaps() }
    guard let other else {
      for gap in gaps { maker.draft.report(.besideWall(gap)) }
      return
    }
    guard let gap else { return maker.draft.tie(side, other, by: Limits(0, 0), direction, in: call) }
    var fixed: CGFloat = 0
    var flexible = AutoLayoutKitGap(limits: Limits(0, 0))
    gap.add(to: &flexible, &fixed)
    for gap in furtherGaps { gap.add(to: &flexible, &fixed) }
    guard flexible.weight == nil else { return tie(side, to: other, fixed, flexible, direction, maker, call) }
    let limits = flexible.limits
    maker.draft.tie(side, other, by: Limits(limits.lower + fixed, limits.upper + fixed), direction, in: call)
  }

  /// Ties two edges with a guide between them that is as large as a flexible gap.
  ///
  ///     other |<- fixed ->[ guide ]| side      forward; backward, seen in a mirror
  private mutating func tie(
    _ side: Side, to other: Side, _ fixed: CGFloat, _ gap: AutoLayoutKitGap, _ direction: Direction,
    _ maker: AutoLayoutKitMaker, _ call: borrowing Call
  ) {
    let guide = Item(maker.draft.guide(for: "flexible"))
    let (near, far) = (maker.side(axis.near, of: guide), maker.side(axis.far, of: guide))
    let size = maker.side(axis.size, of: guide)
    if direction == .forward {
      maker.draft.tie(near, .equal, other.plus(fixed), number: .forward, in: call)
      maker.draft.tie(side, .equal, far, in: call)
    } else {
      maker.draft.tie(side, .equal, near.plus(-fixed), number: .backward, in: call)
      maker.draft.tie(far, .equal, other, in: call)
    }
    if gap.limits.lower > 0 { maker.draft.tie(size, .greaterThanOrEqual, Side(gap.limits.lower), in: call) }
    if gap.limits.upper < .infinity {
      maker.draft.tie(size, .lessThanOrEqual, Side(gap.limits.upper), in: call)
    }
    shares.append((size, gap))
  }

  /// Makes the flexible gaps proportional to their weights; a gap with limits, as far as these allow it.
  private func share(_ maker: AutoLayoutKitMaker, _ call: borrowing Call) {
    guard shares.count > 1 else { return }
    func isFree(_ gap: AutoLayoutKitGap) -> Bool { gap.limits.lower <= 0 && gap.limits.upper == .infinity }
    let first = shares.firstIndex { isFree($0.gap) }
    let unit =
      first.map { shares[$0] } ?? (
        maker.side(axis.size, of: Item(maker.draft.guide(for: "share"))), .flexible
      )
    for (index, share) in shares.enumerated() where index != first {
      let factor = (share.gap.weight ?? 1) / (unit.gap.weight ?? 1)
      maker.draft.tie(share.size, .equal, unit.size.times(factor), lowered: !isFree(share.gap), in: call)
    }
  }
}

/// The right side of a comparison of sizes.
private enum Lengths {
  /// One length for the widths and heights of all items.
  case same(Side)
  /// A width and a height for all items.
  case pair(Side, Side)
  /// One length for each item.
  case list([Side])

  /// Creates one length for each item from numbers of points.
  nonisolated init(_ numbers: [Double]) {
    // Not by `map`: its closure would be checked for the main actor once for each number.
    var lengths: [Side] = []
    lengths.reserveCapacity(numbers.count)
    for number in numbers { lengths.append(Side(CGFloat(number))) }
    self = .list(lengths)
  }

  func hasLength(at index: Int) -> Bool {
    guard case .list(let lengths) = self else { return true }
    return index < lengths.count
  }

  subscript(index: Int, attribute: Attribute) -> Side {
    switch self {
    case .same(let length): length
    case .pair(let width, let height): attribute == .height ? height : width
    case .list(let lengths): lengths[index]
    }
  }
}

/// The items of a `width(…)`, `height(…)` or `size(…)` before they are compared.
@MainActor private struct Sizes {
  let maker: AutoLayoutKitMaker
  let items: [any AutoLayoutKitItems]
  /// The width, the height or both.
  let dimensions: AutoLayoutKitEdges
  let site: CallSite

  private var draft: Draft { maker.draft }

  func compare(_ relation: Relation, _ lengths: Lengths) -> AutoLayoutKitHandle {
    var list = _AutoLayoutKitList(takingOver: &draft.spareMemory)
    defer { list.giveBack(to: &draft.spareMemory) }
    list.add(items)
    let call = maker.begin(site)
    if case .list(let lengths) = lengths { draft.checkCount(of: lengths, list) }
    var index = -1
    for part in 0..<list.count {
      guard let item = draft.item(at: part, of: list) else { continue }
      index += 1
      guard lengths.hasLength(at: index), draft.admits(item) else { continue }
      var remaining = dimensions
      while let attribute = remaining.popFirst() {
        compare(Side(item, attribute), relation, lengths[index, attribute], call)
      }
    }
    return maker.end(call, .sizes(list, relation, lengths))
  }

  private func compare(_ size: Side, _ relation: Relation, _ length: Side, _ call: borrowing Call) {
    if length.limits.isNumber {
      draft.tie(size, relation, length, number: .forward, in: call)
    } else if relation == .equal {
      draft.tie(size, Side(0), by: length.limits, .forward, in: call)
    } else {
      draft.report(.rangeNotEqual(length, relation), once: true)
    }
  }

  func set(_ property: ContentPriority, _ priority: AutoLayoutKitPriority) -> AutoLayoutKitHandle {
    var list = _AutoLayoutKitList(takingOver: &draft.spareMemory)
    defer { list.giveBack(to: &draft.spareMemory) }
    list.add(items)
    let call = maker.begin(site)
    if priority.allowed != priority { draft.report(.noPriority(priority)) }
    for index in 0..<list.count {
      guard let item = draft.item(at: index, of: list), draft.admits(item) else { continue }
      guard let view = item.view else {
        draft.report(.noContent(item.object))
        continue
      }
      if let allowed = priority.allowed { draft.add(Effect(view, \.[property], allowed.platform)) }
    }
    return maker.end(call, .priorities(list, priority))
  }
}

// MARK: - Calls

/// One use of a verb: where it is written, and where its constraints begin.
///
/// It does not hold the maker, which each call would retain.
@MainActor private struct Call: ~Copyable {
  let site: CallSite
  /// The index of the first constraint of the call.
  let firstIndex: Int
  /// The index of the first constraint of the verb that the identifiers name.
  let firstOfVerb: Int
  /// The priority of its constraints; nil if the maker has none.
  let priority: AutoLayoutKitPriority?
  /// The reference of the maker.
  let reference: Address
}

extension AutoLayoutKitMaker {
  /// Begins a call, which uses the insets of the maker.
  ///
  /// Its mistakes are reported when it ends.
  @inline(__always) fileprivate func begin(_ site: CallSite) -> Call {
    let firstIndex = draft.layout.records.count
    draft.forgetReports()
    draft.insets.use(&context.unusedInsets)
    if !draft.isOpen { draft.report(.makerOutlivedBlock) }
    if context.hasRareParts { addNotes() }
    return Call(
      site: site, firstIndex: firstIndex, firstOfVerb: draft.scope?.firstIndex ?? firstIndex,
      priority: context.priority, reference: context.item.address)
  }

  /// Adds the mistakes in the modifiers of the maker to the report.
  private func addNotes() {
    for note in context.notes where !note.isSettled {
      note.settle()
      draft.report(note.misuse)
    }
  }

  /// Reports the mistakes of a call, and returns a handle on its constraints.
  ///
  /// - Parameter arguments: The arguments as they were written; evaluated only if there is a mistake.
  @discardableResult
  @inline(__always) fileprivate func end(
    _ call: borrowing Call, _ arguments: @autoclosure () -> Arguments
  ) -> AutoLayoutKitHandle {
    settle(call, arguments())
    return draft.handle(from: call.firstIndex)
  }

  /// Reports the mistakes since the beginning or the previous report of a call.
  @inline(__always) fileprivate func settle(
    _ call: borrowing Call, _ arguments: @autoclosure () -> Arguments
  ) {
    if !draft.mistakes.isEmpty { draft.reportMistakes(in: call, owner, context.area, arguments()) }
  }

  /// Makes `center == right`, moved by a number in the direction of text.
  ///
  /// Only leading and trailing edges follow that direction, so that a guide as wide as the reference is
  /// moved.
  fileprivate func tieMirrored(_ center: Side, _ right: Side, by limits: Limits, in call: borrowing Call) {
    guard let item = right.reference else { return }
    let guide = Item(draft.guide(for: "center"))
    let edge = side(.left, of: item, inset: right.inset)
    draft.tie(side(.left, of: guide), edge, by: limits, .forward, in: call)
    draft.tie(side(.width, of: guide), .equal, side(.width, of: item), in: call)
    draft.tie(center, .equal, side(.centerX, of: guide), in: call)
  }
}

extension Draft {
  /// Reports the mistakes of a call of a maker that places against an area of an item.
  @inline(never) func reportMistakes(
    in call: borrowing Call, _ owner: any AutoLayoutKitItem, _ area: String?, _ arguments: Arguments
  ) {
    let names = Names(container: container)
    var text = call.site.verb
    if scope == nil {
      let reference = owner === container ? "" : "ref(\(names.text(owner)))."
      text = reference + (area.map { $0 + "." } ?? "") + text + names.text(arguments)
    }
    for (misuse, once) in takeMistakes() {
      let report = AutoLayoutKitReport(misuse, names, call.site, call: text)
      if once || scope != nil, !remember(report, of: misuse.item) { continue }
      AutoLayoutKitReport.handler(report)
    }
  }

  /// Makes `left == right ± number`, or two inequalities for limits.
  func tie(_ left: Side, _ right: Side, by limits: Limits, _ direction: Direction, in call: borrowing Call) {
    let sign: CGFloat = direction == .backward ? -1 : 1
    if limits.isNumber {
      return tie(left, .equal, right.plus(sign * limits.lower), number: direction, in: call)
    }
    if let misuse = limits.misuse { return report(misuse, once: true) }
    let least: Relation = sign > 0 ? .greaterThanOrEqual : .lessThanOrEqual
    let most = least.flipped
    if limits.lower > -.infinity {
      tie(left, least, right.plus(sign * limits.lower), number: direction, in: call)
    }
    if limits.upper < .infinity {
      tie(left, most, right.plus(sign * limits.upper), number: direction, in: call)
    }
  }

  /// Makes one constraint; all verbs end here.
  ///
  /// - Parameters:
  ///   - number: The direction of the number that was written, if one was.
  ///   - lowered: True for a priority that is lower by one than the maker's.
  func tie(
    _ left: Side, _ relation: Relation, _ right: Side, number: Direction = .none, lowered: Bool = false,
    in call: borrowing Call
  ) {
    let equation = Equation(left, relation, right)
    if equation.isPlain { return add(equation, number, lowered, call) }
    let (solved, misuse) = equation.solved
    if let misuse { report(misuse, once: true) }
    if let solved { add(solved, number, lowered, call) }
  }

  private func add(_ equation: Equation, _ direction: Direction, _ lowered: Bool, _ call: borrowing Call) {
    var priority = call.priority ?? .required
    if lowered { priority = (priority - 1).allowed ?? priority }
    let number = layout.records.count - call.firstOfVerb
    add(
      equation, priority, call.site, number, direction, isPlaced: isPlaced(equation.left.reference, in: call))
  }

  /// Adds a constraint that was made outside of the verbs, and returns the mistake in it, if there is one.
  func adopt(_ constraint: NSLayoutConstraint, in call: borrowing Call) -> Flaw? {
    let made = constraint as? MadeConstraint
    if let item = usableItem(of: constraint, made) {
      if let priority = call.priority { constraint.change(to: priority.platform) }
      let number = layout.records.count - call.firstOfVerb
      let isNew = made != nil && made?.origin.site == nil
      if isNew {
        made?.origin.take(call.site, number)
      } else if constraint.identifier == nil {
        constraint.identifier = call.site.identifier(number)
      }
      adopt(constraint, isNew ? nil : call.site, isPlaced: isPlaced(item, in: call))
    }
    return made?.flaw
  }

  /// Returns the first item of a constraint if the constraint may be added; reports the mistakes in it.
  private func usableItem(of constraint: NSLayoutConstraint, _ made: MadeConstraint?) -> Item? {
    if let flaw = made?.flaw {
      if !flaw.isSettled { report(flaw.misuse) }
      if flaw.isInert { return nil }
    }
    guard let object = constraint.firstItem else {
      if made?.flaw == nil { report(.noItem) }
      return nil
    }
    let item = Item(object)
    return admits(item) ? item : nil
  }

  private func isPlaced(_ item: Item?, in call: borrowing Call) -> Bool {
    guard let item, item.isView else { return false }
    return item.address != containerAddress && item.address != call.reference
  }
}

// MARK: - The running block

/// The state of a block while it runs; it fills the layout of its group.
@MainActor private final class Draft {
  /// The draft of the innermost block that is running: comparisons are reported to it.
  private(set) static var innermost: Draft?

  let container: AutoLayoutKitView
  let containerAddress: Address
  let layout: Layout
  @exclusivity(unchecked) var scope: Scope?
  @exclusivity(unchecked) private(set) var isOpen = true
  private let handleSource: HandleSource
  private let site: CallSite
  /// The layout that is replaced.
  @exclusivity(unchecked) private var old: Layout?
  @exclusivity(unchecked) private var matcher: Matcher?
  private var guideCounts: [String: Int] = [:]
  /// The superview that was found to be inside the container last.
  @exclusivity(unchecked) private var latest: AutoLayoutKitView?
  @exclusivity(unchecked) private var items = UsedItems()
  @exclusivity(unchecked) var insets = InsetsList()
  private var flaws: [Flaw] = []
  /// The mistakes of the running call, and true for each that is reported only once.
  @exclusivity(unchecked) private(set) var mistakes: [(misuse: Misuse, once: Bool)] = []
  /// The reports since `forgetReports`; nil if there are none, which is faster to find out than an empty set.
  @exclusivity(unchecked) private var reported: Set<String>?
  /// The memory for the list of the next call.
  @exclusivity(unchecked) var spareMemory: [_AutoLayoutKitList.Part] = []
  private var effectKeys: Set<Effect.Key> = []

  init(_ container: AutoLayoutKitView, _ site: CallSite, replacing group: AutoLayoutKitConstraintGroup) {
    self.container = container
    containerAddress = Item(view: container).address
    self.site = site
    layout = Layout(capacity: max(16, group.layout?.records.count ?? 0))
    handleSource = HandleSource(layout, group)
    old = group.layout
    matcher = old.map { Matcher($0) }
    spareMemory.reserveCapacity(16)
  }

  func run(_ block: () -> Void) {
    let outer = Draft.innermost
    Draft.innermost = self
    block()
    Draft.innermost = outer
  }

  func handle(from start: Int) -> AutoLayoutKitHandle {
    AutoLayoutKitHandle(source: handleSource, range: start..<layout.records.count)
  }

  /// Adds a mistake of the running call.
  ///
  /// - Parameter once: True for a mistake that holds for all items of the call.
  func report(_ misuse: Misuse, once: Bool = false) { mistakes.append((misuse, once)) }

  /// Returns the mistakes of the running call, and forgets them.
  func takeMistakes() -> [(misuse: Misuse, once: Bool)] {
    defer { mistakes = [] }
    return mistakes
  }

  /// Forgets the mistakes that were reported for the previous call, unless a `verb(…)` is running.
  func forgetReports() {
    if scope == nil, reported != nil { reported = nil }
  }

  /// Remembers a report; returns false if the same mistake of the same item was reported since
  /// `forgetReports`.
  func remember(_ report: AutoLayoutKitReport, of item: AnyObject?) -> Bool {
    let text = report.description + (item.map { "\(ObjectIdentifier($0))" } ?? "")
    if reported == nil { reported = [] }
    return reported?.insert(text).inserted ?? true
  }

  func add(_ flaw: Flaw) { flaws.append(flaw) }

  /// The item of a part where only items may stand; every other part is reported.
  func item(at index: Int, of list: _AutoLayoutKitList) -> Item? {
    switch list[index] {
    case .item(let item): return item
    case .emptySequence: return nil
    case .stranger(let index): report(.notAnItem(list.text(ofStranger: index)))
    case .gap(let gap): report(.notAnItem(Names().text(gap)))
    case .wall: report(.notAnItem("wall"))
    }
    return nil
  }

  /// Reports lengths without an item, and items without a length.
  func checkCount(of lengths: [Side], _ list: _AutoLayoutKitList) {
    guard isOpen, lengths.count != list.itemCount else { return }
    var items: [AnyObject] = []
    for case .item(let item) in list.parts { items.append(item.object) }
    if lengths.count > items.count { report(.spareValues(lengths[items.count...], items: items.count)) }
    if lengths.count < items.count { report(.missingValues(items[lengths.count...], values: lengths.count)) }
  }

  /// Returns true if a verb may place an item, and reports it otherwise.
  ///
  /// The item is the container or inside it, and not the reference.
  func admits(_ item: Item, against reference: Address? = nil, _ other: Address? = nil) -> Bool {
    guard isOpen else { return false }
    let isReference = item.address == reference || item.address == other
    if !isReference, isInside(item) { return true }
    report(isReference ? .isReference(item.object) : .outside(item.object))
    return false
  }

  /// Returns true if a gap has a meaning, and reports it otherwise.
  func accepts(_ gap: AutoLayoutKitGap) -> Bool {
    if let weight = gap.weight, !(weight >= 0 && weight.isFinite) {
      report(.noShare(gap))
      return false
    }
    guard let misuse = gap.limits.misuse else { return true }
    report(misuse)
    return false
  }

  /// True if an item is the container or inside it.
  ///
  /// If an item that was placed before has been moved since then, the end of the block finds out.
  func isInside(_ item: Item) -> Bool { items.hasPlaced(item) || isFoundInside(item) }

  /// True if an item is the container or inside it, by its superviews up to one that is placed.
  ///
  /// Neighbours are usually asked for one after the other: beside each other, or one inside the other.
  private func isFoundInside(_ item: Item) -> Bool {
    guard let view = item.holdingView else { return false }
    return isFoundInside(view)
  }

  private func isFoundInside(_ view: AutoLayoutKitView) -> Bool {
    if view === container { return true }
    guard let above = view.superview else { return false }
    if above === container || above === latest || items.hasPlaced(Item(view: above)) { return true }
    guard view === latest || above.isDescendant(of: container) else { return false }
    latest = above
    return true
  }

  /// Returns the next guide for a purpose: that of the replaced layout, if it had one.
  func guide(for purpose: String) -> AutoLayoutKitGuide {
    let count = guideCounts[purpose, default: 0]
    guideCounts[purpose] = count + 1
    return guide(named: "\(purpose) \(count)").guide
  }

  /// Returns the guide of a name, and whether the block asks for it for the first time.
  func guide(named name: String) -> (guide: AutoLayoutKitGuide, isNew: Bool) {
    if let guide = layout.guides[name] { return (guide, false) }
    var guide = AutoLayoutKitGuide()
    if let known = old?.guides[name], known.owningView == nil || known.owningView === container {
      guide = known
    }
    if guide.owningView == nil { container.addLayoutGuide(guide) }
    layout.guides[name] = guide
    layout.guideOwner = container
    return (guide, true)
  }

  /// Adds an effect; it takes the place of an earlier one on the same property.
  func add(_ effect: Effect) {
    if !effectKeys.insert(effect.key).inserted { layout.effects.removeAll { $0.key == effect.key } }
    layout.effects.append(effect)
  }

  /// Adds a constraint for an equation: that of the replaced layout, if it had one, or a new one.
  func add(
    _ equation: Equation, _ priority: AutoLayoutKitPriority, _ site: CallSite, _ number: Int,
    _ direction: Direction, isPlaced: Bool
  ) {
    let constraint: MadeConstraint
    var state = Record.State.added
    if old != nil, let (known, isOut) = matcher?.take(equation) {
      let priority = priority.platform
      constraint = known
      let isSame = known.priority == priority && known.constant == equation.right.constant
      if known.constant != equation.right.constant { known.constant = equation.right.constant }
      if known.priority != priority { known.priority = priority }
      if !isOut { state = isSame ? .kept : .updated }
    } else {
      constraint = MadeConstraint(equation)
      if priority != .required { constraint.priority = priority.platform }
    }
    constraint.origin.take(site, number)
    constraint.origin.base = equation.right.inset
    constraint.origin.direction = direction
    if let item = equation.left.reference { items.add(item, isPlaced: isPlaced) }
    if let item = equation.right.reference, item.address != containerAddress {
      items.add(item, isPlaced: false)
    }
    layout.append(consume constraint, Record(isPlaced: isPlaced, state: state))
  }

  /// Adds a constraint that was made by hand; the replaced layout may hold it.
  ///
  /// - Parameter site: The call, unless the constraint knows it.
  func adopt(_ constraint: NSLayoutConstraint, _ site: CallSite?, isPlaced: Bool) {
    let isKept = matcher?.take(constraint) ?? false
    if let first = constraint.firstItem { items.add(Item(first), isPlaced: isPlaced) }
    if constraint.secondAttribute != .notAnAttribute {
      // Instead of a second item that is gone, an item that is not in the tree.
      items.add(Item(constraint.secondItem ?? constraint), isPlaced: false)
    }
    let record = Record(isPlaced: isPlaced, isMadeByHand: true, state: isKept ? .kept : .added)
    layout.append(constraint, record, madeByHandAt: site)
  }

  /// Deactivates the constraints that were not made again, activates the new ones, and ends the block.
  func close(active: Bool) -> AutoLayoutKitChange {
    let names = Names(container: container)
    for insets in insets.unused {
      let verb = insets.site.verb
      let arguments = verb == "insetEdges" ? "(\(names.text(insets.added)))" : ""
      insets.site.report(.unusedInsets(insets.added), names, call: verb + arguments)
    }
    for flaw in flaws where !flaw.isSettled {
      site.report(flaw.misuse, names, call: names.text(flaw.written))
      flaw.settle()
    }
    var change = AutoLayoutKitChange()
    let gone = matcher?.remaining ?? []
    NSLayoutConstraint.deactivate(gone.filter(\.isActive))
    change.removed = gone.count
    for (name, guide) in old?.guides ?? [:] where layout.guides[name] !== guide {
      guide.owningView?.removeLayoutGuide(guide)
    }
    if let old {
      old.handOverEffects(to: layout.effects, &change)
    } else {
      change.added += layout.effects.count
    }
    isOpen = false
    let isWhole = active && layout.resting.isEmpty && releaseViews()
    items = UsedItems()
    if isWhole, old == nil {
      change.added += layout.records.count
      layout.activateAll()
    } else {
      layout.close(active: active, isWhole: isWhole, names, &change)
    }
    old = nil
    matcher = nil
    latest = nil
    insets.removeAll()
    flaws = []
    return change
  }

  /// Releases the placed views from their autoresizing masks, if all items of the constraints are in the tree
  /// of the container; returns false if they are not.
  private func releaseViews() -> Bool {
    latest = nil
    // A view below a placed one is inside if all placed ones are, and these are all tested here.
    for view in items.placed where !isFoundInside(view) { return false }
    for item in items.others where !isFoundInside(Item(item)) {
      guard let view = AutoLayoutKitView.holding(item), view.sharesTree(with: container) else { return false }
    }
    for view in items.placed where view.translatesAutoresizingMaskIntoConstraints {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    return true
  }

  deinit {}
}

/// The items of the constraints that a block makes, each once and retained until it ends, so that until then
/// an address stands for its item.
private struct UsedItems {
  /// The views that verbs have placed.
  private(set) var placed: [AutoLayoutKitView] = []
  /// Items that verbs have placed others against, and guides.
  private(set) var others: [AnyObject] = []
  private var placedAddresses = AddressSet()
  private var otherAddresses = AddressSet()

  /// Returns true if a verb has placed the item.
  mutating func hasPlaced(_ item: Item) -> Bool { placedAddresses.contains(item.address) }

  /// Adds an item, unless a verb has placed it.
  @inline(__always) mutating func add(_ item: Item, isPlaced: Bool) {
    if !hasPlaced(item) { addNew(item, isPlaced: isPlaced) }
  }

  private mutating func addNew(_ item: Item, isPlaced: Bool) {
    if isPlaced, let view = item.view {
      placedAddresses.insert(item.address)
      placed.append(consume view)
    } else if otherAddresses.insert(item.address) {
      others.append(item.object)
    }
  }
}

/// A set of addresses.
///
/// Verbs ask for an item several times for each constraint, and the keyed hash of `Set` would be most of the
/// time: here an address is multiplied, and stored in the first free slot from there.
private struct AddressSet {
  /// The slots, a power of two, of which at most half are in use.
  private var slots: [Address?] = []
  private var count = 0
  /// The addresses that were found or added last and before: most questions are about neighbours.
  private var latest: (Address?, Address?)

  @inline(__always) mutating func contains(_ address: Address) -> Bool {
    address == latest.0 || address == latest.1 || find(address)
  }

  private mutating func find(_ address: Address) -> Bool {
    guard !slots.isEmpty, slots[slot(of: address)] == address else { return false }
    latest = (address, latest.0)
    return true
  }

  /// Adds an address; returns false if it is there already.
  @discardableResult
  mutating func insert(_ address: Address) -> Bool {
    if 2 * count >= slots.count { grow() }
    let slot = slot(of: address)
    if slots[slot] == address { return false }
    slots[slot] = address
    latest = (address, latest.0)
    count += 1
    return true
  }

  /// Returns the slot of an address, or the free slot where it belongs.
  private func slot(of address: Address) -> Int {
    let mask = slots.count - 1
    // Bit 16 of the product depends on the low bits of the address, which tell neighbours apart.
    var slot = Int(truncatingIfNeeded: (UInt(bitPattern: address) &* 0x9E37_79B9) >> 16) & mask
    while let other = slots[slot], other != address { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: nil, count: max(16, 4 * old.count))
    for case let address? in old { slots[slot(of: address)] = address }
  }
}

/// Finds constraints of a replaced layout that a block makes again; each of them is found once.
@MainActor private struct Matcher {
  private let layout: Layout
  private var isTaken: [Bool]
  /// The index where the next constraint is expected: after the latest one that was found.
  private var next = 0
  /// The indices of all constraints by their meaning, once one was not where it was expected.
  private var indices: [Equation.Key: [Int]]?

  init(_ layout: Layout) {
    self.layout = layout
    isTaken = [Bool](repeating: false, count: layout.records.count)
  }

  /// The constraints that were not found.
  var remaining: [NSLayoutConstraint] {
    layout.records.indices.filter { !isTaken[$0] && layout.records[$0].state != .out }
      .map { layout.all[$0] }
  }

  /// Finds a constraint that a verb made for an equation, and tells whether it was left out of its group.
  mutating func take(_ equation: Equation) -> (constraint: MadeConstraint, isOut: Bool)? {
    // No verb takes a constraint that was made by hand.
    let index = take(equation.key) { [layout] in !layout.records[$0].isMadeByHand }
    guard let index, let constraint = layout.all[index] as? MadeConstraint else { return nil }
    return (constraint, layout.records[index].state == .out)
  }

  /// Finds a constraint that was made by hand, and tells whether it belongs to its group.
  mutating func take(_ constraint: NSLayoutConstraint) -> Bool {
    guard let equation = Equation(constraint) else { return false }
    let index = take(equation.key) { [layout] in layout.all[$0] === constraint }
    return index.map { layout.records[$0].state != .out } ?? false
  }

  private mutating func take(_ key: Equation.Key, where fits: (Int) -> Bool) -> Int? {
    func isFree(_ index: Int) -> Bool {
      !isTaken[index] && fits(index) && layout.key(of: index) == key
    }
    var index = next < isTaken.count && isFree(next) ? next : nil
    if index == nil {
      if indices == nil {
        indices = [:]
        for index in isTaken.indices {
          if let key = layout.key(of: index) { indices?[key, default: []].append(index) }
        }
      }
      index = indices?[key]?.first(where: isFree)
    }
    guard let index else { return nil }
    isTaken[index] = true
    next = index + 1
    return index
  }
}

// MARK: - The layout of a group

/// The layout that a block fills and its group: one object for all handles of the block, because every verb
/// returns one.
nonisolated private final class HandleSource: Sendable {
  let layout: Layout
  /// The group, which knows the constraints that are still in use.
  let group: AutoLayoutKitConstraintGroup

  init(_ layout: Layout, _ group: AutoLayoutKitConstraintGroup) {
    self.layout = layout
    self.group = group
  }

  deinit {}
}

/// The state of a constraint in its group.
private struct Record {
  enum State {
    /// The constraint is new in the group.
    case added
    /// The replaced layout had it with the same constant and priority.
    case kept
    /// The replaced layout had it with another constant or priority.
    case updated
    /// The constraint cannot be activated and is not in the group.
    case out
  }

  /// True if the first item is placed by the verb, so that it no longer follows its autoresizing mask.
  let isPlaced: Bool
  var isMadeByHand = false
  var state: State
}

/// The constraints, guides and effects of a group.
///
/// Items are not retained: a view may keep its own group.
@MainActor private final class Layout {
  /// All constraints, those that are not in the group any more as well.
  ///
  /// Handles read them as a collection, on the main thread. Accesses are short and frequent, so that
  /// exclusivity is not checked.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var all: [NSLayoutConstraint] = []
  /// The record of each constraint.
  @exclusivity(unchecked) private(set) var records: [Record] = []
  /// The texts of the call sites.
  private var texts: [CallSite.Texts] = []
  /// The calls that constraints made by hand were handed to, if the constraints do not know them.
  private var handMade: [(index: Int, site: CallSite)] = []
  /// The guides by purpose and number.
  var guides: [String: AutoLayoutKitGuide] = [:]
  weak var guideOwner: AutoLayoutKitView?
  /// The effects in the order in which they are applied.
  var effects: [Effect] = []
  /// True once the block has ended that fills the layout.
  private var isClosed = false
  /// The indices of constraints that a handle deactivated inside the block, so that they remain inactive at
  /// its end.
  private(set) var resting: Set<Int> = []

  init(capacity: Int) {
    records.reserveCapacity(capacity)
    all.reserveCapacity(capacity)
    #if canImport(ObjectiveC)
      weakItems.reserveCapacity(capacity)
    #endif
  }

  /// The constraints whose items exist.
  var constraints: [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    for index in records.indices where records[index].state != .out {
      if isWhole(all[index], at: index) { constraints.append(all[index]) }
    }
    return constraints
  }

  /// Keeps the texts of a call site alive.
  func keep(_ texts: CallSite.Texts) -> Unmanaged<CallSite.Texts> {
    self.texts.append(texts)
    return Unmanaged.passUnretained(texts)
  }

  @inline(__always) func append(_ constraint: consuming NSLayoutConstraint, _ record: Record) {
    records.append(record)
    #if canImport(ObjectiveC)
      weakItems.append(WeakItems(first: constraint.firstItem, second: constraint.secondItem))
    #endif
    all.append(consume constraint)
  }

  /// Adds a constraint that was made by hand, and the call that it was handed to unless it knows it.
  func append(_ constraint: NSLayoutConstraint, _ record: Record, madeByHandAt site: CallSite?) {
    if let site { handMade.append((records.count, site)) }
    append(constraint, record)
  }

  #if canImport(ObjectiveC)
    private struct WeakItems {
      weak var first: AnyObject?
      weak var second: AnyObject?
    }
    private var weakItems: [WeakItems] = []
  #endif

  // A headless constraint returns nil for an item that is gone. Weak references would slow down every other
  // reference to the view.

  /// Returns the first item of a constraint; nil once it is gone.
  @inline(__always) private func firstItem(of constraint: NSLayoutConstraint, at index: Int) -> AnyObject? {
    #if canImport(ObjectiveC)
      weakItems[index].first
    #else
      constraint.firstItem
    #endif
  }

  /// Returns the second item of a constraint; nil once it is gone, and if there is none.
  @inline(__always) private func secondItem(of constraint: NSLayoutConstraint, at index: Int) -> AnyObject? {
    #if canImport(ObjectiveC)
      weakItems[index].second
    #else
      constraint.secondItem
    #endif
  }

  /// True while the items of a constraint exist.
  private func isWhole(_ constraint: NSLayoutConstraint, at index: Int) -> Bool {
    guard firstItem(of: constraint, at: index) != nil else { return false }
    return constraint.secondAttribute == .notAnAttribute || secondItem(of: constraint, at: index) != nil
  }

  func key(of index: Int) -> Equation.Key? {
    let constraint = all[index]
    guard isWhole(constraint, at: index), let first = firstItem(of: constraint, at: index) else { return nil }
    let second = secondItem(of: constraint, at: index)
    return Equation.Key(
      first: ObjectIdentifier(first), second: second.map { ObjectIdentifier($0) },
      firstAttribute: constraint.firstAttribute, secondAttribute: constraint.secondAttribute,
      relation: constraint.relation, factor: constraint.multiplier)
  }

  func report(_ misuse: Misuse, at index: Int?, _ names: Names) {
    guard let index else { return }
    let site = handMade.first { $0.index == index }?.site ?? (all[index] as? MadeConstraint)?.origin.site
    if let site { site.report(misuse, names, call: site.verb) }
  }

  func install() {
    addGuides()
    for effect in effects { effect.apply() }
    activate(records.indices)
  }

  func uninstall() {
    NSLayoutConstraint.deactivate(constraints.filter(\.isActive))
    for guide in guides.values { guide.owningView?.removeLayoutGuide(guide) }
    for effect in effects.reversed() { effect.undo() }
  }

  /// Ends the block that filled the layout: leaves out constraints that cannot be activated, and counts the
  /// others.
  ///
  /// - Parameter isWhole: True if all constraints can be activated; else they are tested one by one.
  func close(active: Bool, isWhole: Bool, _ names: Names, _ change: inout AutoLayoutKitChange) {
    isClosed = true
    addGuides()
    var inactive: Set<Int> = []
    for index in records.indices {
      let isActivated = isWhole || active && !resting.contains(index)
      let isLeftOut = !isWhole && !prepare(all[index], at: index, places: isActivated, names)
      switch records[index].state {
      case .added: change.added += isLeftOut ? 0 : 1
      case .kept where !isLeftOut: change.kept += 1
      case .updated where !isLeftOut: change.updated += 1
      default: change.removed += 1
      }
      if isLeftOut { records[index].state = .out }
      if isLeftOut || !isActivated { inactive.insert(index) }
    }
    resting = []
    guard active else { return uninstall() }
    for effect in effects { effect.apply() }
    // Most blocks activate all of their constraints: then no other array is needed.
    NSLayoutConstraint.activate(
      inactive.isEmpty ? all : all.indices.filter { !inactive.contains($0) }.map { all[$0] })
  }

  /// Ends the block of a new group whose constraints can all be activated.
  func activateAll() {
    isClosed = true
    addGuides()
    for effect in effects { effect.apply() }
    NSLayoutConstraint.activate(all)
  }

  /// Keeps the effects that a new layout has too, and undoes the others.
  func handOverEffects(to new: [Effect], _ change: inout AutoLayoutKitChange) {
    var successors = Dictionary(new.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
    let restored = viewsToRestore(for: new)
    for effect in effects.reversed() where effect.isAlive {
      if let successor = successors.removeValue(forKey: effect.key) {
        if successor.hasValue(of: effect) { change.kept += 1 } else { change.updated += 1 }
        if restored.contains(effect.key.view) { effect.undo() } else { successor.takeOver(effect) }
      } else {
        effect.undo()
        change.removed += 1
      }
    }
    change.added += successors.count
  }

  /// Returns the views whose effects are not the first ones of the new list in the same order, up to those
  /// that are dropped.
  ///
  /// Two effects may change one property, by key paths that are not equal: the previous value of the later
  /// one is then the value of the earlier one, and is wrong in another order.
  private func viewsToRestore(for new: [Effect]) -> Set<ObjectIdentifier> {
    let newKeys = Dictionary(grouping: new.map(\.key), by: \.view)
    var matches: [ObjectIdentifier: Int] = [:]
    var changed: Set<ObjectIdentifier> = []
    var restored: Set<ObjectIdentifier> = []
    for key in effects.map(\.key) {
      let keys = newKeys[key.view] ?? []
      let match = matches[key.view, default: 0]
      if !changed.contains(key.view), match < keys.count, keys[match] == key {
        matches[key.view] = match + 1
      } else {
        changed.insert(key.view)
        if keys.contains(key) { restored.insert(key.view) }
      }
    }
    return restored
  }

  private func addGuides() {
    for guide in guides.values where guide.owningView == nil { guideOwner?.addLayoutGuide(guide) }
  }

  /// Activates constraints in one batch, and releases their views from their autoresizing masks.
  private func activate(_ indices: some Sequence<Int>) {
    var constraints: [NSLayoutConstraint] = []
    for index in indices where records[index].state != .out {
      let constraint = all[index]
      if prepare(constraint, at: index, places: true, Names()) { constraints.append(constraint) }
    }
    NSLayoutConstraint.activate(constraints)
  }

  /// Prepares a constraint for activation; returns false if that is impossible.
  ///
  /// A missing common superview is reported, a lost item is not.
  ///
  /// - Parameter places: True if a view that the constraint places no longer follows its autoresizing mask.
  private func prepare(
    _ constraint: NSLayoutConstraint, at index: Int, places: Bool, _ names: Names
  ) -> Bool {
    guard let view = firstView(of: constraint, at: index, names) else { return false }
    if let second = secondItem(of: constraint, at: index) {
      guard let other = AutoLayoutKitView.holding(second), view.sharesTree(with: other) else {
        report(.strangers(firstItem(of: constraint, at: index) ?? view, second), at: index, names)
        return false
      }
    } else if constraint.secondAttribute != .notAnAttribute {
      return false
    }
    if places, records[index].isPlaced, view.translatesAutoresizingMaskIntoConstraints {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    return true
  }

  /// Returns the view that is the first item or owns it.
  ///
  /// Nil if the item is gone, and if a guide has no view, which is reported.
  @inline(__always) private func firstView(
    of constraint: NSLayoutConstraint, at index: Int, _ names: Names
  ) -> AutoLayoutKitView? {
    if let view = firstItem(of: constraint, at: index) as? AutoLayoutKitView { return view }
    guard let item = firstItem(of: constraint, at: index) else { return nil }
    let view = AutoLayoutKitView.holding(item)
    if view == nil { report(.outside(item), at: index, names) }
    return view
  }

  // MARK: Handles

  /// Replaces constraints by new ones with another factor, here and in the layouts of the group.
  func setMultiplier(_ factor: CGFloat, in range: Range<Int>, _ group: AutoLayoutKitConstraintGroup) {
    for index in range where all[index].multiplier != factor {
      let constraint = all[index]
      guard constraint.secondAttribute != .notAnAttribute, isWhole(constraint, at: index),
        var equation = Equation(constraint)
      else { continue }
      equation.right.factor = factor
      if factor == 0 { return report(.factorNotSet(equation.right), at: index, Names()) }
      if !factor.isFinite { return report(.notFinite(factor), at: index, Names()) }
      let new = MadeConstraint(equation)
      new.origin = (constraint as? MadeConstraint)?.origin ?? Origin()
      new.priority = constraint.priority
      new.identifier = constraint.identifier
      let isActive = constraint.isActive
      constraint.isActive = false
      replace(constraint, by: new)
      for case let layout? in [group.layout, group.running] where layout !== self {
        layout.replace(constraint, by: new)
      }
      new.isActive = isActive
    }
  }

  private func replace(_ constraint: NSLayoutConstraint, by new: NSLayoutConstraint) {
    if let index = all.firstIndex(where: { $0 === constraint }) { all[index] = new }
  }

  /// Activates or deactivates constraints, except those that are not in the group any more.
  func setActive(_ isActive: Bool, in range: Range<Int>, _ group: AutoLayoutKitConstraintGroup) {
    let current = isClosed ? group.layout ?? self : self
    var indices = range.filter { records[$0].state != .out }
    if current !== self {
      let known = Set(current.all.map { ObjectIdentifier($0) })
      indices = indices.filter { known.contains(ObjectIdentifier(all[$0])) }
    }
    guard isActive else {
      if !isClosed { resting.formUnion(indices) }
      return NSLayoutConstraint.deactivate(indices.map { all[$0] }.filter(\.isActive))
    }
    if !isClosed { resting.subtract(indices) }
    current.addGuides()
    activate(indices)
  }

  deinit {}
}

// MARK: - Equations, constraints and effects

/// Two sides and the relation between them.
private struct Equation {
  var left: Side
  var relation: Relation
  var right: Side

  init(_ left: Side, _ relation: Relation, _ right: Side) {
    self.left = left
    self.relation = relation
    self.right = right
  }

  /// The equation of a constraint; nil if it has no item.
  @MainActor init?(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem else { return nil }
    let second = constraint.secondAttribute == .notAnAttribute ? nil : constraint.secondItem
    let right = Side(
      second, constraint.secondAttribute, factor: constraint.multiplier, constant: constraint.constant)
    self.init(Side(first, constraint.firstAttribute), constraint.relation, right)
  }

  /// True if the platform certainly accepts the equation as it is.
  var isPlain: Bool {
    guard left.address != nil, left.factor == 1, left.constant == 0, 1...10 ~= left.attribute.rawValue else {
      return false
    }
    guard right.limits.isNumber, right.constant.isFinite else { return false }
    if right.address == nil { return left.attribute.isSize && right.constant >= 0 }
    guard 1...10 ~= right.attribute.rawValue, left.attribute.family & right.attribute.family != 0 else {
      return false
    }
    return right.factor.isFinite && right.factor != 0
      && (left.attribute != right.attribute || left.address != right.address)
  }

  /// The equation solved for its left attribute, and the reason why the platform would not accept it; both if
  /// a part of it can be used.
  ///
  ///     f₁·A + c₁ = f₂·B + c₂   ⟹   A = f₂/f₁·B + (c₂ − c₁)/f₁,   ≤ and ≥ change places when f₁ < 0
  @MainActor var solved: (equation: Equation?, misuse: Misuse?) {
    guard let item = left.item else {
      return right.item == nil ? (nil, .noItem) : Equation(right, relation.flipped, left).solved
    }
    if left.factor == 0 { return (nil, .zeroFactor(left, remains: nil)) }
    if !right.limits.isNumber { return (nil, .rangeNotEqual(right, relation)) }
    var other = right.plus(-left.constant)
    other.inset -= left.inset
    other = other.divided(by: left.factor)
    if right.item == nil { other.factor = 1 }
    for number in [left.factor, left.constant, right.factor, right.constant, other.factor, other.constant] {
      if !number.isFinite { return (nil, .notFinite(number)) }
    }
    for side in [left, right] where !side.exists { return (nil, .unsupported(side)) }
    let isNumber = right.item == nil || right.factor == 0
    if isNumber, !left.attribute.isSize {
      return (nil, right.item == nil ? .unlike(left, right) : .zeroFactor(right, remains: nil))
    }
    if right.item != nil, left.attribute.family & right.attribute.family == 0 {
      return (nil, .unlike(left, right))
    }
    if right.item === item, left.attribute == right.attribute { return (nil, .isReference(item)) }
    if !isNumber, other.factor == 0 { return (nil, .zeroFactor(right, remains: nil)) }
    // A guide can have a negative size.
    if right.item == nil, item is AutoLayoutKitView, left.constant == 0, left.factor == 1,
      right.constant < 0, relation != .greaterThanOrEqual
    {
      return (nil, .negativeSize(right.constant))
    }
    let misuse = isNumber && right.item != nil ? Misuse.zeroFactor(right, remains: right.constant) : nil
    let solvedRelation = left.factor < 0 ? relation.flipped : relation
    return (
      Equation(Side(item, left.attribute), solvedRelation, isNumber ? Side(other.constant) : other), misuse
    )
  }

  /// A constraint for the equation.
  ///
  /// One that the platform would not accept gets no effect, and is reported by `install`, at the end of the
  /// block around it, or at once if no block is running.
  @MainActor var constraint: NSLayoutConstraint {
    if isPlain { return MadeConstraint(self, base: right.inset) }
    let (solved, misuse) = solved
    guard let misuse else {
      guard let solved else { return NSLayoutConstraint() }
      return MadeConstraint(solved, base: solved.right.inset)
    }
    guard let item = left.item ?? right.item else { return NSLayoutConstraint() }
    // A width is never negative: the constraint always holds.
    let constraint = MadeConstraint(solved ?? Equation(Side(item, .width), .greaterThanOrEqual, Side(0)))
    let flaw = Flaw(misuse, self, isInert: solved == nil)
    constraint.flaw = flaw
    if let draft = Draft.innermost {
      draft.add(flaw)
    } else {
      let names = Names()
      CallSite("install", "", 0).report(misuse, names, call: names.text(self))
      flaw.settle()
    }
    return constraint
  }

  /// The parts that two constraints must share to be the same one.
  struct Key: Hashable {
    let first: ObjectIdentifier?
    let second: ObjectIdentifier?
    let firstAttribute: Attribute
    let secondAttribute: Attribute
    let relation: Relation
    let factor: CGFloat
  }

  var key: Key {
    Key(
      first: left.item.map { ObjectIdentifier($0) }, second: right.item.map { ObjectIdentifier($0) },
      firstAttribute: left.attribute, secondAttribute: right.attribute, relation: relation,
      factor: right.factor)
  }
}

/// The sense of a written number in the constant of a constraint: added, subtracted, or none was written.
private enum Direction: UInt8 {
  case forward, backward, none
}

/// The origin of a constraint that a verb made.
///
/// The constant is `base` plus or minus the number that was written.
nonisolated private struct Origin {
  private var isKnown = false
  private var knownSite = CallSite("", "", 0)
  private var texts: CallSite.Texts?
  private(set) var number = 0
  var base: CGFloat = 0
  var direction = Direction.forward

  /// The call of the verb; nil before a verb has taken the constraint.
  var site: CallSite? { isKnown ? knownSite : nil }

  mutating func take(_ site: CallSite, _ number: Int) {
    isKnown = true
    knownSite = site
    // Most calls have no texts: then no reference is counted.
    if texts != nil || site.hasTexts { texts = site.texts }
    self.number = number
  }
}

/// A constraint that a verb or a comparison made.
///
/// The platform need not run a Swift initializer, so that all stored properties of this class
/// begin as zero bytes: `nil`, 0, false, and the first case of an enumeration.
private final class MadeConstraint: NSLayoutConstraint, @unchecked Sendable {
  @exclusivity(unchecked) nonisolated(unsafe) fileprivate var origin = Origin()
  /// The mistake in the comparison that made the constraint.
  nonisolated(unsafe) fileprivate var flaw: Flaw?

  fileprivate convenience init(_ equation: Equation) {
    let (left, right) = (equation.left, equation.right)
    // A view in an existential of its own class is unpacked faster than one in AnyObject.
    if let first = left.reference?.view, right.reference?.isView ?? true {
      self.init(
        item: first, attribute: left.attribute, relatedBy: equation.relation, toItem: right.reference?.view,
        attribute: right.attribute, multiplier: right.factor, constant: right.constant)
    } else {
      self.init(
        item: left.item as Any, attribute: left.attribute, relatedBy: equation.relation, toItem: right.item,
        attribute: right.attribute, multiplier: right.factor, constant: right.constant)
    }
  }

  fileprivate convenience init(_ equation: Equation, base: CGFloat) {
    self.init(equation)
    origin.base = base
  }

  // A change from or to required deactivates an active constraint for that moment, where the platform would
  // raise an exception. Constraints belong to the main actor in UIKit and to no actor in AppKit.
  #if canImport(UIKit)
    override var priority: AutoLayoutKitPlatformPriority {
      get { super.priority }
      set {
        let isCrossing = isActive && (super.priority == .required) != (newValue == .required)
        if isCrossing { isActive = false }
        super.priority = newValue
        if isCrossing { isActive = true }
      }
    }

    override var identifier: String? {
      get { super.identifier ?? origin.site?.identifier(origin.number) }
      set { super.identifier = newValue }
    }
  #else
    nonisolated override init() { super.init() }

    nonisolated override var priority: AutoLayoutKitPlatformPriority {
      get { super.priority }
      set {
        let isCrossing = isActive && (super.priority == .required) != (newValue == .required)
        if isCrossing { isActive = false }
        super.priority = newValue
        if isCrossing { isActive = true }
      }
    }

    nonisolated override var identifier: String? {
      get { super.identifier ?? origin.site?.identifier(origin.number) }
      set { super.identifier = newValue }
    }
  #endif

  deinit {}
}

/// The mistake in a comparison that has no meaning, or not the whole one that is written.
@MainActor private final class Flaw {
  let misuse: Misuse
  let written: Equation
  /// True if nothing of the comparison can be used.
  ///
  /// The constraint is then that a width is not negative, which always holds.
  let isInert: Bool
  /// True once the mistake is reported.
  private(set) var isSettled = false
  /// Keeps the items of the comparison alive until it is reported.
  private var items: (AnyObject?, AnyObject?)?

  init(_ misuse: Misuse, _ written: Equation, isInert: Bool) {
    self.misuse = misuse
    self.written = written
    self.isInert = isInert
    items = (written.left.item, written.right.item)
  }

  func settle() {
    isSettled = true
    items = nil
  }

  deinit {}
}

/// A property of a view that a group changes and restores.
@MainActor private final class Effect {
  struct Key: Hashable {
    let view: ObjectIdentifier
    let property: AnyKeyPath
  }

  let key: Key
  private weak var view: AutoLayoutKitView?
  private let value: any Equatable
  /// The value before the effect, while it is applied.
  private var previous: Any?
  private let read: (AutoLayoutKitView) -> Any
  private let write: (AutoLayoutKitView, Any) -> Void

  init<View: AutoLayoutKitView, Value: Equatable>(
    _ view: View, _ property: ReferenceWritableKeyPath<View, Value>, _ value: Value
  ) {
    key = Key(view: ObjectIdentifier(view), property: property)
    self.view = view
    self.value = value
    read = { ($0 as? View)?[keyPath: property] as Any }
    write = { view, value in
      guard let view = view as? View, let value = value as? Value, view[keyPath: property] != value else {
        return
      }
      view[keyPath: property] = value
    }
  }

  var isAlive: Bool { view != nil }

  func apply() {
    guard let view else { return }
    if previous == nil { previous = read(view) }
    write(view, value)
  }

  func undo() {
    guard let view, let previous else { return }
    write(view, previous)
    self.previous = nil
  }

  /// Takes the previous value over from an effect on the same property.
  func takeOver(_ other: Effect) { previous = other.previous }

  func hasValue(of other: Effect) -> Bool { isEqual(value, other.value) }

  private func isEqual<Value: Equatable>(_ value: Value, _ other: any Equatable) -> Bool {
    value == other as? Value
  }

  deinit {}
}

/// A hugging or compression resistance priority of a view.
private struct ContentPriority: Hashable, Sendable {
  let isX: Bool
  let isHugging: Bool
  static let xHugging = Self(isX: true, isHugging: true)
  static let yHugging = Self(isX: false, isHugging: true)
  static let xCompression = Self(isX: true, isHugging: false)
  static let yCompression = Self(isX: false, isHugging: false)
}

// MARK: - Additions to the platform's types

extension AutoLayoutKitView {
  /// Returns the view itself, or the view that owns the guide.
  fileprivate static func holding(_ item: AnyObject) -> AutoLayoutKitView? {
    item as? AutoLayoutKitView ?? (item as? AutoLayoutKitGuide)?.owningView
  }

  /// Returns true if both views are in one tree.
  fileprivate func sharesTree(with other: AutoLayoutKitView) -> Bool {
    if self === other { return true }
    guard let above = superview else { return other.isDescendant(of: self) }
    if above === other || above === other.superview { return true }
    func top(_ view: AutoLayoutKitView) -> AutoLayoutKitView {
      var top = view
      while let above = top.superview { top = above }
      return top
    }
    return top(self) === top(other)
  }

  fileprivate subscript(property: ContentPriority) -> AutoLayoutKitPlatformPriority {
    get {
      property.isHugging
        ? contentHuggingPriority(for: property.isX ? .horizontal : .vertical)
        : contentCompressionResistancePriority(for: property.isX ? .horizontal : .vertical)
    }
    set {
      if property.isHugging {
        setContentHuggingPriority(newValue, for: property.isX ? .horizontal : .vertical)
      } else {
        setContentCompressionResistancePriority(newValue, for: property.isX ? .horizontal : .vertical)
      }
    }
  }
}

@MainActor extension NSLayoutConstraint {
  /// The number that was written: inward, without the insets.
  ///
  /// Nil if none was.
  fileprivate var writtenNumber: CGFloat? {
    get {
      guard let origin = (self as? MadeConstraint)?.origin else { return constant }
      switch origin.direction {
      case .forward: return constant - origin.base
      case .backward: return origin.base - constant
      case .none: return nil
      }
    }
    set {
      let origin = (self as? MadeConstraint)?.origin ?? Origin()
      let number = newValue ?? 0
      constant = origin.base + (origin.direction == .backward ? -number : number)
    }
  }

  /// Sets the priority.
  ///
  /// A change from or to required deactivates an active constraint for that moment.
  fileprivate func change(to new: AutoLayoutKitPlatformPriority) {
    let isCrossing = isActive && (priority == .required) != (new == .required)
    if isCrossing { isActive = false }
    priority = new
    if isCrossing { isActive = true }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var flipped: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    default: self
    }
  }

  fileprivate var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    default: "=="
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The names of the attributes in the order of the platform's numbers.
  private static let names = [
    "notAnAttribute", "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin",
    "leadingMargin", "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
  ]

  /// The family of the attributes that can be compared with each other: 1 is left and right, 2 leading and
  /// trailing, 3 both, 4 vertical positions, 8 sizes; 0 for an attribute that is not known.
  fileprivate var family: UInt8 {
    switch self {
    case .left, .right: return 1
    case .leading, .trailing: return 2
    case .centerX: return 3
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline: return 4
    case .width, .height: return 8
    #if canImport(UIKit)
      case .leftMargin, .rightMargin: return 1
      case .leadingMargin, .trailingMargin: return 2
      case .centerXWithinMargins: return 3
      case .topMargin, .bottomMargin, .centerYWithinMargins: return 4
    #endif
    default: return 0
    }
  }
  fileprivate var name: String {
    Self.names.indices.contains(rawValue) ? Self.names[rawValue] : "attribute \(rawValue)"
  }
  fileprivate var isSize: Bool { self == .width || self == .height }
  fileprivate var isX: Bool { self == .left || self == .right || self == .centerX || self == .width }
  fileprivate var isFar: Bool { self == .right || self == .bottom || self == .lastBaseline }
  fileprivate var directed: Self { self == .left ? .leading : self == .right ? .trailing : self }
}

extension AutoLayoutKitRowAlignment {
  fileprivate var attribute: Attribute {
    switch self {
    case .top: .top
    case .center: .centerY
    case .bottom: .bottom
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}

extension AutoLayoutKitColumnAlignment {
  fileprivate var attribute: Attribute {
    switch self {
    case .left: .left
    case .center: .centerX
    case .right: .right
    }
  }
}

extension AutoLayoutKitEdges {
  fileprivate static let xCenter = Self(.centerX)
  fileprivate static let yCenter = Self(.centerY)
  fileprivate static let width = Self(.width)
  fileprivate static let height = Self(.height)
  fileprivate static let firstBaseline = Self(.firstBaseline)
  fileprivate static let lastBaseline = Self(.lastBaseline)

  nonisolated fileprivate init(_ attribute: Attribute) { self.init(rawValue: 1 << attribute.rawValue) }
  fileprivate func contains(_ attribute: Attribute) -> Bool { rawValue & (1 << attribute.rawValue) != 0 }
  /// Removes the attribute of the lowest number, and returns it; nil if there is none.
  fileprivate mutating func popFirst() -> Attribute? {
    guard rawValue != 0 else { return nil }
    let attribute = Attribute(rawValue: rawValue.trailingZeroBitCount)
    self = Self(rawValue: rawValue & (rawValue - 1))
    return attribute
  }
  fileprivate var text: String {
    let names = [(Self.top, ".top"), (.left, ".left"), (.bottom, ".bottom"), (.right, ".right")]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}

extension AutoLayoutKitInsets {
  fileprivate var numbers: [CGFloat] { [top, left, bottom, right] }
  fileprivate var isZero: Bool { top == 0 && left == 0 && bottom == 0 && right == 0 }
  fileprivate var firstNotFinite: CGFloat? {
    (top + left + bottom + right).isFinite ? nil : numbers.first { !$0.isFinite }
  }
  fileprivate func adding(_ more: Self) -> Self {
    Self(top: top + more.top, left: left + more.left, bottom: bottom + more.bottom, right: right + more.right)
  }
}

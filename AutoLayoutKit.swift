// AutoLayoutKit: a whole screen laid out in one block, on the superview.
//
// The file stands alone: an app may add just this one. The public part comes first, the machinery last.
//
//   UIView.tk_constraint { make in    the block
//     make.xPlace(16, icon, 8, title)   a verb: AutoLayoutKitMaker.place
//   }                                   ├ its items and gaps, one by one: _AutoLayoutKitList, Stretch
//                                       └ left == right + number: RunningBlock.tie, Equation,
//                                         a constraint: AutoLayoutKitConstraint.make
//   group                             the constraints, activated in one batch: Contents.close
//
// Ten words, each with one meaning:
//
//   block       the closure of a `tk_constraint`. While it runs: RunningBlock
//   container   the view that the block is given to
//   reference   the view or guide that a verb places against; at first the container
//   item        a view or a layout guide; while a block runs, an ItemNumber in its ItemTable
//   maker       the argument of the block: it has verbs, and modifiers that return other makers (MakerState)
//   verb        a method of the maker that makes constraints; each use is a Call, at a CallSite
//   chain       the views and gaps of a row or a column; walls cut it into Stretches
//   equation    `left == right`, `<=` or `>=`: each Side is a factor times an attribute plus points
//   group       the contents of a block (Contents: constraints, guides, effects), to uninstall or replace
//   report      a mistake with the reason, the item and the sentence: Diagnostic, AutoLayoutKitReport
//
// Lengths are in points; priorities run from 1 to 1000. Insets and offsets point inward, so nobody writes a
// minus sign. Everything is used on the main thread, as UIKit is.
//
// Each class has an empty `deinit`: without one, a module whose default isolation is the main actor gives it
// a deinitializer that moves to the main actor, which does not compile against the SDKs of iOS 16 and
// macOS 13.

#if canImport(UIKit)
  public import UIKit

  /// The platform's view.
  public typealias AutoLayoutKitView = UIView
  /// The platform's layout guide.
  public typealias AutoLayoutKitGuide = UILayoutGuide
  /// The platform's insets of the four edges, in points.
  public typealias AutoLayoutKitInsets = UIEdgeInsets
  /// The platform's priority of a constraint.
  public typealias AutoLayoutKitPlatformPriority = UILayoutPriority
  /// The platform's axes, `horizontal` and `vertical`.
  public typealias AutoLayoutKitAxis = NSLayoutConstraint.Axis
#elseif canImport(AppKit)
  public import AppKit

  /// The platform's view.
  public typealias AutoLayoutKitView = NSView
  /// The platform's layout guide.
  public typealias AutoLayoutKitGuide = NSLayoutGuide
  /// The platform's insets of the four edges, in points.
  public typealias AutoLayoutKitInsets = NSEdgeInsets
  /// The platform's priority of a constraint.
  public typealias AutoLayoutKitPlatformPriority = NSLayoutConstraint.Priority
  /// The platform's axes, `horizontal` and `vertical`.
  public typealias AutoLayoutKitAxis = NSLayoutConstraint.Orientation
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
  /// ``AutoLayoutKitReport/handler``, and the other calls are installed. In a block that runs again, a call
  /// with the same mistake is not reported again until it was right in between. The cost is proportional to
  /// the number of constraints.
  ///
  /// - Parameters:
  ///   - group: The group to replace; nil for a new one. Constraints that the block makes again are kept, and
  ///     get their new constant and priority; then the others are deactivated and the new ones activated, in
  ///     one batch each. A group that is being built by a block around this call is reported, and the call is
  ///     ignored.
  ///   - active: False to prepare a group for a later `install()`.
  ///   - place: The block. It runs once, before the method returns.
  /// - Returns: The group of everything that was made. It stays installed if nobody keeps it.
  @discardableResult
  public func tk_constraint(
    replace group: AutoLayoutKitConstraintGroup? = nil, active: Bool = true,
    file: StaticString = #fileID, line: UInt = #line, _ place: (AutoLayoutKitMaker) -> Void
  ) -> AutoLayoutKitConstraintGroup {
    let site = CallSite("tk_constraint", file, line)
    if group == nil, let around = Run.running.last, around.runsAgain {
      around.report(Diagnostic(.addedAgain), at: site, call: site.verb)
    }
    let group = group ?? AutoLayoutKitConstraintGroup()
    group.build(in: self, site, active: active, place)
    return group
  }
}

// MARK: - The maker

/// The argument of the block: its verbs place views and guides against its reference.
///
/// The reference is the container at first. A modifier such as ``ref(_:)`` or
/// ``priority(_:)-(AutoLayoutKitPriority)`` returns another maker of the same group and leaves the one it is
/// called on unchanged; of two modifiers of the same kind the later one counts.
///
/// Verbs take views, layout guides and sequences of them. An item that is the reference, or is not inside
/// the container, is reported and left out.
@preconcurrency @MainActor public final class AutoLayoutKitMaker {
  /// True if blocks of this app begin with a ``directional`` maker; false at first.
  public static var isDirectional = false

  /// The view that `tk_constraint` was called on.
  public var container: AutoLayoutKitView { run.container }
  fileprivate let run: Run
  fileprivate var state: MakerState

  fileprivate init(_ run: Run, _ state: MakerState) {
    self.run = run
    self.state = state
  }

  /// The view or guide that the verbs place against.
  public var reference: any AutoLayoutKitItem { state.reference }
  /// The insets of the reference that the verbs keep to, in points.
  public var insets: AutoLayoutKitInsets { state.insets }
  /// The width of the reference less its left and right insets.
  public var w: AutoLayoutKitAttribute { measure(.width) }
  /// The height of the reference less its top and bottom insets.
  public var h: AutoLayoutKitAttribute { measure(.height) }

  /// Adds a layout guide to the container.
  ///
  /// The guide is added and removed with the group; `replace:` returns the same guides in the same order.
  public func guide(file: StaticString = #fileID, line: UInt = #line) -> AutoLayoutKitGuide {
    run.block.begin(self, site("guide", file, line))
    report { _ in "()" }
    return run.block.isOpen ? run.block.guide(for: "guide") : AutoLayoutKitGuide()
  }

  /// Adds a view to the container for as long as the group is installed, for code that follows something in
  /// the meantime.
  ///
  /// `replace:` returns the same view for the same name. The group does not keep the view while it is
  /// installed, so that the view may keep its group.
  ///
  /// - Parameters:
  ///   - name: The name of the view in the group.
  ///   - make: Makes the view, which should be hidden.
  public func helper<View: AutoLayoutKitView>(_ name: String, _ make: () -> View) -> View {
    run.block.isOpen ? run.block.helper(name, make) : make()
  }

  /// The views of ``collapsing`` chains, each with the answer of its `isHidden` that the block was given.
  public var collapsingViews: [(view: AutoLayoutKitView, isHidden: Bool)] { run.block.collapsingViews }

  /// Says that the block will run again: a block of a new group inside it is reported.
  public func willRunAgain() { run.runsAgain = true }

  /// Cuts a chain: no constraint connects its two sides.
  ///
  ///     make.xPlace(20, title, make.wall, time, 20)
  ///     // |-20-[title]        [time]-20-|
  public var wall: AutoLayoutKitGap { .wall }
  /// The same as ``wall``.
  public var divider: AutoLayoutKitGap { .wall }
  /// Divides a chain at a guide: a wall with a place.
  ///
  ///     make.xPlace(20, list, make.fold(hinge), detail, 20)
  ///     // |-20-[ list ] hinge [detail]-20-|
  ///
  /// A view of its own size keeps to its side of the guide, and may end before it. A guide that comes twice
  /// in a chain is reported.
  ///
  /// - Parameter guide: A guide with a place and a length while the chain is divided. Otherwise give it the
  ///   length 0 and no place, which makes the fold a gap of 0.
  public func fold(_ guide: AutoLayoutKitGuide) -> AutoLayoutKitFold { AutoLayoutKitFold(guide: guide) }
  /// A gap that takes a share of the free space; `make.flexible * 2` takes twice as much as `make.flexible`.
  public var flexible: AutoLayoutKitGap { .flexible }
  /// The system's standard gap between neighbors: 8 points.
  public var space: AutoLayoutKitGap { .space }

  // MARK: Modifiers

  /// Returns a maker that places against another view or guide, without insets; the item need not be in the
  /// container.
  ///
  ///     make.ref(title).xLeft(detail)   // detail.left == title.left
  public func ref(_ item: any AutoLayoutKitItem) -> AutoLayoutKitMaker {
    with { state in
      state.reference = item
      state.area = nil
      state.measuresOwner = false
      state.insets = AutoLayoutKitInsets()
    }
  }

  /// Returns a maker with one inset for all four sides, in points, instead of the current insets.
  ///
  ///     make.inset(5).equal(photo)
  public func inset(_ edge: any AutoLayoutKitNumber) -> AutoLayoutKitMaker {
    inset(top: edge, left: edge, bottom: edge, right: edge)
  }

  /// Returns a maker with these insets, in points, instead of the current ones.
  public func inset(
    top: any AutoLayoutKitNumber = 0, left: any AutoLayoutKitNumber = 0,
    bottom: any AutoLayoutKitNumber = 0, right: any AutoLayoutKitNumber = 0
  ) -> AutoLayoutKitMaker {
    inset(AutoLayoutKitInsets(top: top.number, left: left.number, bottom: bottom.number, right: right.number))
  }

  /// Returns a maker with these insets, in points, instead of the current ones.
  ///
  /// If one of them is not finite, it is reported and the current ones are kept.
  public func inset(_ insets: AutoLayoutKitInsets) -> AutoLayoutKitMaker {
    with { state in
      if let number = insets.firstNotFinite {
        state.mistakes.append(Diagnostic(.notFinite, number))
      } else {
        state.insets = insets
      }
    }
  }

  /// Returns a ``directional`` maker with these insets, in points, instead of the current ones.
  public func inset(_ insets: NSDirectionalEdgeInsets) -> AutoLayoutKitMaker {
    directional.inset(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  /// Returns a maker whose constraints have a priority; constraints handed to its `install` get it too.
  ///
  ///     make.priority(.high - 1).xPlace(20, title, 20)
  ///
  /// A priority outside 1...1000 is reported and clamped. One that is not a number is reported, and each verb
  /// keeps its own default.
  public func priority(_ priority: AutoLayoutKitPriority) -> AutoLayoutKitMaker {
    with { state in
      state.priority = priority.allowed
      if priority != priority.allowed { state.mistakes.append(.noPriority(priority)) }
    }
  }

  /// Returns a maker whose constraints have the platform's priority.
  @_disfavoredOverload
  public func priority(_ priority: AutoLayoutKitPlatformPriority) -> AutoLayoutKitMaker {
    self.priority(AutoLayoutKitPriority(priority))
  }

  /// Returns a maker whose constraints have a priority that is given by a variable.
  @_disfavoredOverload
  public func priority(_ number: some AutoLayoutKitNumber) -> AutoLayoutKitMaker {
    priority(AutoLayoutKitPriority(Float(number.number)))
  }

  /// Returns a maker whose x axis runs from leading to trailing: left edges, left insets and the start of a
  /// row are where text starts.
  public var directional: AutoLayoutKitMaker { directional(true) }
  /// Returns a maker whose x axis runs from leading to trailing, or, for false, from left to right.
  public func directional(_ isDirectional: Bool) -> AutoLayoutKitMaker {
    with { $0.isDirectional = isDirectional }
  }

  /// Returns a maker whose chains leave out each hidden view and one gap.
  ///
  ///     make.collapsing.xPlace(16, avatar, 12, tick, 4, preview, 20)
  ///     // |-16-[avatar]-12-[tick]-4-[preview]-20-|
  ///     // |-16-[avatar]-12-[preview]-20-|             tick is hidden: the gap after it goes with it
  ///     // |-16-[avatar]-12-[tick]-20-|                preview is hidden: the gaps to the edges stay
  ///
  /// Lay out with `replace:` after `isHidden` has changed.
  public var collapsing: AutoLayoutKitMaker { with { $0.isCollapsing = true } }
  /// Returns a maker that adds a name to the `identifier` of its constraints: `Login.swift:42
  /// header.xPlace[2]`.
  public func named(_ name: String) -> AutoLayoutKitMaker {
    with { $0.name = name }
  }

  /// Returns a maker that places against an area of the reference, or of the view whose area the reference
  /// is.
  ///
  ///     make.area("bar") { ($0 as? Screen)?.barGuide }.xPlace(8, back, 8, title)
  ///
  /// A reference without the area is reported, and its own edges are used.
  ///
  /// - Parameters:
  ///   - name: The name of the area, which reports show.
  ///   - guide: Returns the area of a view; nil if it has none.
  public func area(
    _ name: String, _ guide: (AutoLayoutKitView) -> AutoLayoutKitGuide?
  ) -> AutoLayoutKitMaker {
    with { state in
      let owner = owner
      let found = (owner as? AutoLayoutKitView).flatMap(guide)
      if found == nil { state.mistakes.append(Diagnostic(.noArea, owner, name)) }
      state.reference = found ?? owner
      state.area = (owner, name)
      state.measuresOwner = false
    }
  }

  /// Returns a maker that places against the safe area of the reference.
  ///
  /// A guide has none, which is reported; the same holds for the other areas.
  @available(macOS 11, *)
  public var safeArea: AutoLayoutKitMaker { area("safeArea") { $0.safeAreaLayoutGuide } }
  /// Returns a maker that keeps to the safe area on these sides, and to the edges of the reference on the
  /// others.
  ///
  ///     make.safeArea(.top).equal(list)
  @available(macOS 11, *)
  public func safeArea(_ edges: AutoLayoutKitEdges...) -> AutoLayoutKitMaker {
    let edges = edges.reduce(AutoLayoutKitEdges()) { $0.union($1) }
    let area = area("safeArea(\(edges.text))") { $0.safeAreaLayoutGuide }
    let (inner, outer) = (area.state.reference, area.owner)
    return area.mixed(with: outer) {
      area.attribute($0, of: edges.contains(AutoLayoutKitEdges($0)) ? inner : outer)
    }
  }

  /// Returns a maker that places within the layout margins of the reference.
  @available(macOS 11, *)
  public var margins: AutoLayoutKitMaker { area("margins") { $0.layoutMarginsGuide } }
  #if canImport(UIKit)
    /// Returns a maker that places within the readable width of the reference.
    public var readable: AutoLayoutKitMaker { area("readable") { $0.readableContentGuide } }

    /// Returns a maker whose bottom is the top of the keyboard; the other sides are unchanged.
    ///
    ///     make.safeArea.keyboard.yPlace(list, 8, field, 8)
    ///
    /// The keyboard layout guide does not exist on tvOS.
    @available(iOS 15, *)
    @available(tvOS, unavailable)
    public var keyboard: AutoLayoutKitMaker {
      let above = area("keyboard") { $0.keyboardLayoutGuide }
      let (guide, other) = (above.state.reference, state.reference)
      return above.mixed(with: other) {
        $0 == .bottom ? AutoLayoutKitAttribute(guide, .top) : self.attribute($0, of: other)
      }
    }

    /// Returns a maker that places against the content of a scroll view, while ``w`` and ``h`` remain the
    /// size of its visible frame.
    public var content: AutoLayoutKitMaker {
      area("content") { ($0 as? UIScrollView)?.contentLayoutGuide }.with { $0.measuresOwner = true }
    }
  #endif

  // MARK: Insets

  /// Adds to the insets of this maker, in points: `edge` to all four sides, the others to one side each.
  ///
  ///     let old = make.insetEdges(top: 10, left: 20, bottom: 40, right: 60)
  ///     make.resetEdges(old)
  ///
  /// A number that is not finite is reported, and no side changes.
  ///
  /// - Returns: The previous insets.
  @discardableResult
  public func insetEdges(
    edge: Double = 0, top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitInsets {
    let more = AutoLayoutKitInsets(
      top: top + edge, left: left + edge, bottom: bottom + edge, right: right + edge)
    let old = insets
    let number = more.firstNotFinite
    if number == nil, run.block.isOpen {
      state.insets = old.adding(more)
    } else {
      run.block.begin(self, site("insetEdges", file, line))
      if let number { run.block.note(.notFinite, number) }
      report { names in "(\(more.numbers.map(names.text).joined(separator: ", ")))" }
    }
    return old
  }

  /// Adds to the insets of this maker, where a number is a variable of type `Int` or `Float`.
  @discardableResult @_disfavoredOverload
  public func insetEdges(
    edge: any AutoLayoutKitNumber = 0, top: any AutoLayoutKitNumber = 0, left: any AutoLayoutKitNumber = 0,
    bottom: any AutoLayoutKitNumber = 0, right: any AutoLayoutKitNumber = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitInsets {
    insetEdges(
      edge: Double(edge.number), top: Double(top.number), left: Double(left.number),
      bottom: Double(bottom.number), right: Double(right.number), file: file, line: line)
  }

  /// Sets the insets, in points, such as those that `insetEdges` returned.
  public func resetEdges(_ old: AutoLayoutKitInsets) { state.insets = old }

  // MARK: Chains

  /// Places views and gaps from the left edge of the reference to its right edge, within the insets.
  ///
  ///     make.xPlace(20, icon, 8, title, make.wall, badge, 20)
  ///     // |-20-[icon]-8-[title]      [badge]-20-|
  ///
  /// Neighboring gaps add up; without one, two views touch. Swift divides integers here as everywhere else:
  /// `100 / 3` is a gap of 33, `100.0 / 3` a third of a hundred. A chain takes ordered sequences: no set.
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
  @discardableResult
  public func yPlace(
    after first: (any AutoLayoutKitItem)? = nil, _ parts: [any AutoLayoutKitChainPart],
    before last: (any AutoLayoutKitItem)? = nil, align alignment: AutoLayoutKitColumnAlignment? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    place(parts, .y, (first, last), alignment?.attribute, site("yPlace", file, line))
  }

  // MARK: Edges and centers

  // The verbs of edges and centers share two rules. `by` is a distance inward in points, or a range of
  // distances; along a center, to the right and down. `except` names sides to leave out.

  /// Aligns the left edge of each item with that of the reference, moved in by the left inset: `|-left-[a]`.
  ///
  ///     make.xLeft(a, by: 10)     // a.left == R.left + 10
  ///     make.xLeft(a, by: 20...)  // a.left >= R.left + 20
  @discardableResult
  public func xLeft(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .left, site("xLeft", file, line), by: offset) }

  /// Aligns the right edge of each item with that of the reference, moved in by the right inset:
  /// `[a]-right-|`.
  @discardableResult
  public func xRight(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .right, site("xRight", file, line), by: offset) }

  /// Centers each item between the left and right insets of the reference: `|-left-|   [a]   |-right-|`.
  @discardableResult
  public func xCenter(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .xCenter, site("xCenter", file, line), by: offset) }

  /// Aligns the top edge of each item with that of the reference, moved in by the top inset: `┬-top-[a]`.
  @discardableResult
  public func yTop(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .top, site("yTop", file, line), by: offset) }

  /// Aligns the bottom edge of each item with that of the reference, moved in by the bottom inset:
  /// `[a]-bottom-┴`.
  @discardableResult
  public func yBottom(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .bottom, site("yBottom", file, line), by: offset) }

  /// Centers each item between the top and bottom insets of the reference: `┬-top-┤   [a]   ├-bottom-┴`.
  @discardableResult
  public func yCenter(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .yCenter, site("yCenter", file, line), by: offset) }

  /// Aligns the first baseline of each view with that of the reference, moved down by the top inset.
  ///
  /// A guide has no baseline, which is reported.
  @discardableResult
  public func yFirstBaseline(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .firstBaseline, site("yFirstBaseline", file, line), by: offset) }

  /// Aligns the last baseline of each view with that of the reference, moved up by the bottom inset.
  @discardableResult
  public func yLastBaseline(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .lastBaseline, site("yLastBaseline", file, line), by: offset) }

  /// Aligns left and right edges, as `xLeft` and `xRight` do: `|-left-[    a    ]-right-|`.
  @discardableResult
  public func xEqual(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    except: AutoLayoutKitEdges = [], file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    pin(items, [.left, .right], site("xEqual", file, line), by: offset, except: except)
  }

  /// Aligns top and bottom edges, as `yTop` and `yBottom` do: `┬-top-[    a    ]-bottom-┴`.
  @discardableResult
  public func yEqual(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    except: AutoLayoutKitEdges = [], file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    pin(items, [.top, .bottom], site("yEqual", file, line), by: offset, except: except)
  }

  /// Centers each item on both axes, as `xCenter` and `yCenter` do.
  @discardableResult
  public func center(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .bothCenters, site("center", file, line), by: offset) }

  /// Centers each item on both axes, with an offset along x and one along y: `make.center(a, by: (-5, 10))`.
  @discardableResult
  public func center(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan, any AutoLayoutKitSpan),
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .bothCenters, site("center", file, line), by: offset.0, offset.1) }

  /// Aligns all four edges of each item, as `xEqual` and `yEqual` do: `make.equal(a, except: .bottom)`.
  @discardableResult
  public func equal(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    except: AutoLayoutKitEdges = [], file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .fourEdges, site("equal", file, line), by: offset, except: except) }

  /// Aligns all four edges of each item, with an offset along x and one along y.
  @discardableResult
  public func equal(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan, any AutoLayoutKitSpan),
    except: AutoLayoutKitEdges = [], file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    pin(items, .fourEdges, site("equal", file, line), by: offset.0, offset.1, except: except)
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
  public func width(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitLengths {
    AutoLayoutKitLengths(sizes: sizes(items, .width, "width", file, line))
  }

  /// Returns the heights of the items, to compare as widths are.
  public func height(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitLengths {
    AutoLayoutKitLengths(sizes: sizes(items, .height, "height", file, line))
  }

  /// Returns the sizes of the items, to compare by `==`, `<=` or `>=` with a pair of lengths or a `CGSize`.
  ///
  ///     make.size(a, b) <= (make.w * 0.5, 200)
  public func size(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitSizes {
    AutoLayoutKitSizes(sizes: sizes(items, [.width, .height], "size", file, line))
  }

  // MARK: Effects

  /// Sets a property of a view for as long as the group is installed; `uninstall()` restores its previous
  /// value.
  ///
  ///     make.effect(banner, \.alpha, 0.5)
  ///
  /// `replace:` keeps an effect that the new block asks for again. If two groups set one property, uninstall
  /// them in reverse order. Write one property always by the same key path.
  ///
  /// - Parameters:
  ///   - view: A view in the container; another one is reported.
  ///   - property: The property. One view and property have one effect in a group; the last one counts.
  ///   - value: The value while the group is installed.
  public func effect<View: AutoLayoutKitView, Value: Equatable>(
    _ view: View, _ property: ReferenceWritableKeyPath<View, Value>, _ value: Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let effect = PropertyEffect(view, PathProperty(path: property), value)
    run.block.set(self, site("effect", file, line), view, effect)
    _ = end { "(\($0.text(view)))" }
  }

  /// Returns the horizontal hugging priority of the views, to set by `==` for as long as the group is
  /// installed.
  ///
  ///     make.xHugging(title) == .high
  ///
  /// Reported: a guide, which has no content; a priority outside 1...1000, which is clamped.
  public func xHugging(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitContent {
    AutoLayoutKitContent(sizes: sizes(items, [], "xHugging", file, line), property: .xHugging)
  }

  /// Returns the vertical hugging priority of the views, to set by `==`.
  public func yHugging(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitContent {
    AutoLayoutKitContent(sizes: sizes(items, [], "yHugging", file, line), property: .yHugging)
  }

  /// Returns the horizontal compression resistance of the views, to set by `==`.
  public func xCompression(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitContent {
    AutoLayoutKitContent(sizes: sizes(items, [], "xCompression", file, line), property: .xCompression)
  }

  /// Returns the vertical compression resistance of the views, to set by `==`.
  public func yCompression(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitContent {
    AutoLayoutKitContent(sizes: sizes(items, [], "yCompression", file, line), property: .yCompression)
  }

  // MARK: By hand

  /// Adds constraints to the group that were made by hand or by comparing attributes.
  ///
  ///     make.install(title.tk_left >= icon.tk_right + 8)
  ///
  /// The first item of each must be in the container. Reported: items without a common superview, attributes
  /// that cannot be compared. A constraint that is handed in again with `replace:` is kept. A priority of the
  /// maker is undone with the group.
  @discardableResult
  public func install(
    _ constraints: NSLayoutConstraint..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { install(constraints, file: file, line: line) }

  /// Adds the constraints of a sequence to the group.
  @discardableResult @_disfavoredOverload
  public func install(
    _ constraints: some Sequence<NSLayoutConstraint>, file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    let constraints = Array(constraints)
    run.block.begin(self, site("install", file, line))
    report { _ in "" }
    for constraint in constraints {
      let mistake = (constraint as? AutoLayoutKitConstraint)?.mistake
      run.block.adopt(constraint)
      report { "(\(mistake?.written?($0) ?? $0.text(constraint)))" }
    }
    return end { _ in "" }
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
    run.block.begin(self, site("install", file, line))
    run.block.install(left, relation, right)
    return end { "(\($0.text(left)) \(relation.symbol) \($0.text(right)))" }
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
  /// - Returns: All constraints that were made meanwhile.
  @discardableResult
  public func verb(
    _ name: String, file: StaticString = #fileID, line: UInt = #line, _ verbs: () -> Void
  ) -> AutoLayoutKitHandle {
    if run.block.scope != nil { return handle(verbs) }
    run.block.scope = (site(name, file, line), run.block.count)
    defer { run.block.scope = nil }
    return handle(verbs)
  }

  /// Returns one handle on all constraints that some verbs make.
  ///
  ///     let row = make.handle { make.xPlace(a, 8, b); make.yCenter(a, b) }
  @discardableResult
  public func handle(_ verbs: () -> Void) -> AutoLayoutKitHandle {
    let start = run.block.count
    verbs()
    return handle(start..<run.block.count)
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
    let site = run.block.scope?.site ?? site("\(call.prefix { $0 != "(" })", file, line)
    run.report(Diagnostic(Sentence(.custom, "%"), [sentence], item), at: site, call: call)
  }

  deinit {}
}

// MARK: - Comparisons of sizes

// The operators are documented as a group, by their type. Literals are floating-point numbers; the disfavored
// operators take ranges and variables of other types. Fewer operators with generic operands take the compiler
// seconds for one line.

/// The widths or the heights of some items; see ``AutoLayoutKitMaker/width(_:file:line:)``.
///
/// Compare them by `==`, `<=` or `>=` with one length for all, or with a list of one length for each.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@preconcurrency @MainActor public struct AutoLayoutKitLengths {
  /// Numbers of points and attributes.
  public typealias List = [any AutoLayoutKitRealLength]
  /// Lengths of any kind.
  public typealias AnyList = [any AutoLayoutKitLength]

  fileprivate let sizes: Sizes

  @discardableResult
  public static func == (a: Self, b: Double) -> AutoLayoutKitHandle { a.tie(.equal, b) }
  @discardableResult
  public static func == (a: Self, b: AutoLayoutKitAttribute) -> AutoLayoutKitHandle { a.tie(.equal, b) }
  @discardableResult @_disfavoredOverload
  public static func == (a: Self, b: some AutoLayoutKitLength) -> AutoLayoutKitHandle { a.tie(.equal, b) }
  @discardableResult
  public static func == (a: Self, b: List) -> AutoLayoutKitHandle { a.tie(.equal, b) }
  @discardableResult @_disfavoredOverload
  public static func == (a: Self, b: AnyList) -> AutoLayoutKitHandle { a.tie(.equal, b) }
  @discardableResult
  public static func <= (a: Self, b: Double) -> AutoLayoutKitHandle { a.tie(.atMost, b) }
  @discardableResult
  public static func <= (a: Self, b: AutoLayoutKitAttribute) -> AutoLayoutKitHandle { a.tie(.atMost, b) }
  @discardableResult @_disfavoredOverload
  public static func <= (a: Self, b: some AutoLayoutKitLength) -> AutoLayoutKitHandle { a.tie(.atMost, b) }
  @discardableResult
  public static func <= (a: Self, b: List) -> AutoLayoutKitHandle { a.tie(.atMost, b) }
  @discardableResult @_disfavoredOverload
  public static func <= (a: Self, b: AnyList) -> AutoLayoutKitHandle { a.tie(.atMost, b) }
  @discardableResult
  public static func >= (a: Self, b: Double) -> AutoLayoutKitHandle { a.tie(.atLeast, b) }
  @discardableResult
  public static func >= (a: Self, b: AutoLayoutKitAttribute) -> AutoLayoutKitHandle { a.tie(.atLeast, b) }
  @discardableResult @_disfavoredOverload
  public static func >= (a: Self, b: some AutoLayoutKitLength) -> AutoLayoutKitHandle { a.tie(.atLeast, b) }
  @discardableResult
  public static func >= (a: Self, b: List) -> AutoLayoutKitHandle { a.tie(.atLeast, b) }
  @discardableResult @_disfavoredOverload
  public static func >= (a: Self, b: AnyList) -> AutoLayoutKitHandle { a.tie(.atLeast, b) }

  private func tie(_ relation: Relation, _ length: some AutoLayoutKitLength) -> AutoLayoutKitHandle {
    sizes.compare(relation, .same(length._tk_length))
  }
  private func tie(_ relation: Relation, _ lengths: AnyList) -> AutoLayoutKitHandle {
    sizes.compare(relation, .list(lengths.map { $0._tk_length }))
  }
}

/// The sizes of some items; see ``AutoLayoutKitMaker/size(_:file:line:)``.
///
/// Compare them by `==`, `<=` or `>=` with a width and a height.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@preconcurrency @MainActor public struct AutoLayoutKitSizes {
  /// A width and a height as attributes.
  public typealias Attributes = (AutoLayoutKitAttribute, AutoLayoutKitAttribute)
  /// A width as an attribute, and a height in points.
  public typealias FirstAttribute = (AutoLayoutKitAttribute, Double)
  /// A width in points, and a height as an attribute.
  public typealias SecondAttribute = (Double, AutoLayoutKitAttribute)

  fileprivate let sizes: Sizes

  @discardableResult
  public static func == (a: Self, b: (Double, Double)) -> AutoLayoutKitHandle { a.tie(.equal, b.0, b.1) }
  @discardableResult
  public static func == (a: Self, b: Attributes) -> AutoLayoutKitHandle { a.tie(.equal, b.0, b.1) }
  @discardableResult @_disfavoredOverload
  public static func == (a: Self, b: FirstAttribute) -> AutoLayoutKitHandle { a.tie(.equal, b.0, b.1) }
  @discardableResult @_disfavoredOverload
  public static func == (a: Self, b: SecondAttribute) -> AutoLayoutKitHandle { a.tie(.equal, b.0, b.1) }
  @discardableResult @_disfavoredOverload
  public static func == (a: Self, b: (Int, Int)) -> AutoLayoutKitHandle { a.tie(.equal, b.0, b.1) }
  @discardableResult
  public static func == (a: Self, b: CGSize) -> AutoLayoutKitHandle { a.tie(.equal, b.width, b.height) }
  @discardableResult
  public static func <= (a: Self, b: (Double, Double)) -> AutoLayoutKitHandle { a.tie(.atMost, b.0, b.1) }
  @discardableResult
  public static func <= (a: Self, b: Attributes) -> AutoLayoutKitHandle { a.tie(.atMost, b.0, b.1) }
  @discardableResult @_disfavoredOverload
  public static func <= (a: Self, b: FirstAttribute) -> AutoLayoutKitHandle { a.tie(.atMost, b.0, b.1) }
  @discardableResult @_disfavoredOverload
  public static func <= (a: Self, b: SecondAttribute) -> AutoLayoutKitHandle { a.tie(.atMost, b.0, b.1) }
  @discardableResult @_disfavoredOverload
  public static func <= (a: Self, b: (Int, Int)) -> AutoLayoutKitHandle { a.tie(.atMost, b.0, b.1) }
  @discardableResult
  public static func <= (a: Self, b: CGSize) -> AutoLayoutKitHandle { a.tie(.atMost, b.width, b.height) }
  @discardableResult
  public static func >= (a: Self, b: (Double, Double)) -> AutoLayoutKitHandle { a.tie(.atLeast, b.0, b.1) }
  @discardableResult
  public static func >= (a: Self, b: Attributes) -> AutoLayoutKitHandle { a.tie(.atLeast, b.0, b.1) }
  @discardableResult @_disfavoredOverload
  public static func >= (a: Self, b: FirstAttribute) -> AutoLayoutKitHandle { a.tie(.atLeast, b.0, b.1) }
  @discardableResult @_disfavoredOverload
  public static func >= (a: Self, b: SecondAttribute) -> AutoLayoutKitHandle { a.tie(.atLeast, b.0, b.1) }
  @discardableResult @_disfavoredOverload
  public static func >= (a: Self, b: (Int, Int)) -> AutoLayoutKitHandle { a.tie(.atLeast, b.0, b.1) }
  @discardableResult
  public static func >= (a: Self, b: CGSize) -> AutoLayoutKitHandle { a.tie(.atLeast, b.width, b.height) }

  private func tie(
    _ relation: Relation, _ width: some AutoLayoutKitLength, _ height: some AutoLayoutKitLength
  ) -> AutoLayoutKitHandle { sizes.compare(relation, .pair(width._tk_length, height._tk_length)) }
}

/// The hugging or compression priorities of some views, to set by `==` for as long as the group is installed.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@preconcurrency @MainActor public struct AutoLayoutKitContent {
  fileprivate let sizes: Sizes
  fileprivate let property: ContentPriority

  @discardableResult
  public static func == (left: Self, right: AutoLayoutKitPriority) -> AutoLayoutKitHandle {
    left.sizes.set(left.property, right)
  }
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
  /// The vertical centers are aligned.
  case center
  /// The bottom edges are aligned.
  case bottom
  /// The baselines of the first lines of text are aligned.
  case firstBaseline
  /// The baselines of the last lines of text are aligned.
  case lastBaseline

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

/// The horizontal alignment of the views of a column with each other.
nonisolated public enum AutoLayoutKitColumnAlignment: Sendable {
  /// The left edges are aligned; the leading edges where the maker is `directional`.
  case left
  /// The horizontal centers are aligned.
  case center
  /// The right edges are aligned; the trailing edges where the maker is `directional`.
  case right

  fileprivate var attribute: Attribute {
    switch self {
    case .left: .left
    case .center: .centerX
    case .right: .right
    }
  }
}

// MARK: - Groups and handles

/// Everything that one block made, to uninstall, install again or replace as a whole.
@preconcurrency @MainActor public final class AutoLayoutKitConstraintGroup {
  fileprivate private(set) var contents: Contents?
  /// The closures that wait for the end of the outermost block.
  private static var waiting: [() -> Void] = []
  private var isBuilding = false
  /// The reports of the latest block, and those of the one before while it runs: they are not made again.
  private var reports: [AutoLayoutKitReport] = []
  private var earlier: [AutoLayoutKitReport] = []

  /// The counts of the latest `tk_constraint(replace:)`; after the first block of the group everything is
  /// added.
  public private(set) var lastChange = AutoLayoutKitChange()

  /// Creates an empty group for `tk_constraint(replace:)` to fill.
  public nonisolated init() {}

  /// The constraints in the order of the verbs, without those whose views are gone.
  public var constraints: [NSLayoutConstraint] { contents?.made.present ?? [] }

  /// Returns the constraints that have this attribute of a view or guide on one of their sides.
  public func constraints(
    on item: any AutoLayoutKitItem, _ attribute: NSLayoutConstraint.Attribute
  ) -> [NSLayoutConstraint] {
    constraints.filter { constraint in
      constraint.firstItem === item && constraint.firstAttribute == attribute
        || constraint.secondItem === item && constraint.secondAttribute == attribute
    }
  }

  /// True if the group holds constraints or effects, all constraints are active and all effects applied.
  public var isInstalled: Bool { contents?.isInstalled ?? false }

  /// Activates the constraints in one batch, adds the guides and applies the effects.
  ///
  /// A constraint whose views have lost their common superview is reported and left out.
  public func install() {
    contents?.install(reportingTo: self)
  }

  /// Deactivates the constraints in one batch, removes the guides and undoes the effects, until `install()`.
  public func uninstall() {
    contents?.uninstall()
  }

  /// The helpers of the latest block that exist.
  public var helpers: [AutoLayoutKitView] { contents?.helpers.compactMap { $0.view ?? $0.parked } ?? [] }

  /// Calls a closure at once if no block is running, else after the outermost one has ended.
  public static func whenNoBlockRuns(_ body: @escaping () -> Void) {
    if Run.running.isEmpty { body() } else { waiting.append(body) }
  }

  fileprivate func build(
    in container: AutoLayoutKitView, _ site: CallSite, active: Bool, _ place: (AutoLayoutKitMaker) -> Void
  ) {
    if isBuilding {
      let mistake = Diagnostic(.replacedInsideItself)
      return deliver(mistake.report(site, Names(container), call: "\(site.verb)(replace:)"))
    }
    isBuilding = true
    earlier = reports
    reports = []
    BlockReports.forget(self)
    let run = Run(container, site, of: self)
    Run.running.append(run)
    place(
      AutoLayoutKitMaker(
        run, MakerState(reference: container, isDirectional: AutoLayoutKitMaker.isDirectional)))
    Run.running.removeLast()
    lastChange = run.close(active: active)
    contents = run.contents
    earlier = []
    isBuilding = false
    guard Run.running.isEmpty else { return }
    let ready = Self.waiting
    Self.waiting = []
    for body in ready { body() }
  }

  /// Hands a report on, unless the same call has made it in the block before as well.
  fileprivate func deliver(_ report: AutoLayoutKitReport) {
    if isBuilding { reports.append(report) }
    if !earlier.contains(where: report.isLike) { AutoLayoutKitReport.handler(report) }
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

  fileprivate mutating func count(_ state: Record.State, isLeftOut: Bool = false) {
    switch state {
    case .added: added += isLeftOut ? 0 : 1
    case .kept where !isLeftOut: kept += 1
    case .updated where !isLeftOut: updated += 1
    default: removed += 1
    }
  }
}

/// The constraints that one verb made, in order.
///
///     let top = make.yTop(title, by: 20)
///     top.constant = 40
///
/// A property sets all constraints and returns that of the first. After a `replace:` the handle still changes
/// the constraints that were kept; changing one that was removed is reported, once.
nonisolated public struct AutoLayoutKitHandle: RandomAccessCollection {
  fileprivate let contents: Contents
  fileprivate let group: AutoLayoutKitConstraintGroup
  fileprivate let range: Range<Int>

  /// The position of the first constraint.
  public var startIndex: Int { 0 }
  /// The position after the last constraint.
  public var endIndex: Int { range.count }
  /// A constraint of the verb.
  public subscript(position: Int) -> NSLayoutConstraint {
    precondition(position >= 0 && position < count, "constraint \(position) of a handle on \(count)")
    return contents.constraints[range.lowerBound + position]
  }
}

@MainActor extension AutoLayoutKitHandle {
  /// The gap, offset or length as it was written: inward, without the insets; 0 for an empty handle.
  ///
  /// A number that is not finite is reported and not set.
  public var constant: CGFloat {
    get { lazy.compactMap(\.writtenNumber).first ?? 0 }
    nonmutating set {
      guard newValue.isFinite else { return report(Diagnostic(.notFinite, newValue)) }
      for index in changeable { contents.constraints[index].writtenNumber = newValue }
    }
  }

  /// The priority.
  ///
  /// One outside 1...1000 is clamped. A change from or to required deactivates an active constraint for that
  /// moment, where the platform would raise an exception.
  public var priority: AutoLayoutKitPriority {
    get { AutoLayoutKitPriority(first?.priority ?? .required) }
    nonmutating set {
      guard let priority = newValue.allowed else { return report(.noPriority(newValue)) }
      for index in changeable { contents.constraints[index].change(to: priority.platform) }
    }
  }

  /// Sets the priority to the platform's.
  public func setPriority(_ priority: AutoLayoutKitPlatformPriority) {
    self.priority = AutoLayoutKitPriority(priority)
  }

  /// The factor of the second attribute; 1 for an empty handle.
  public var multiplier: CGFloat { first?.multiplier ?? 1 }

  /// True if all constraints are active.
  ///
  /// Constraints that are deactivated inside the block remain inactive when it ends, until the group's
  /// `install()`. Activating works as the group's `install()` does: it adds guides, and reports a constraint
  /// whose views have lost their common superview.
  public var isActive: Bool {
    get { !isEmpty && allSatisfy(\.isActive) }
    nonmutating set { contents.setActive(newValue, changeable, in: group) }
  }

  /// Not a method: a priority comes before the verb.
  @available(*, unavailable, message: "a priority comes before the verb: make.priority(.high).xPlace(…)")
  @discardableResult
  public func priority(_ priority: AutoLayoutKitPriority) -> AutoLayoutKitHandle { self }

  /// The indices of the constraints that are still in the group; the first one that is not is reported.
  private var changeable: [Int] { contents.indices(in: range, stillIn: group) }

  private func report(_ mistake: Diagnostic) {
    if let index = range.first { contents.report(mistake, at: index, to: group, Names()) }
  }
}

// MARK: - Arguments

/// Views, guides and gaps that enter themselves in the list of a call.
@preconcurrency @MainActor public protocol _AutoLayoutKitParts {
  /// Adds the parts to a list.
  func _tk_add(to list: inout _AutoLayoutKitList)
}

/// A part of a chain: a view, a guide, a gap, or an ordered sequence of these.
@preconcurrency @MainActor public protocol AutoLayoutKitChainPart: _AutoLayoutKitParts {}

/// A view, a guide, or a sequence of these.
///
/// Arrays and the other sequences of the standard library conform; a sequence type of your own does with
/// `extension Deck: AutoLayoutKitItems {}`, and with `AutoLayoutKitChainPart` as well if it has an order, for
/// `xPlace` and `yPlace`. An element that is neither a view nor a guide is reported.
@preconcurrency @MainActor public protocol AutoLayoutKitItems: _AutoLayoutKitParts {}

/// One view or layout guide.
@preconcurrency @MainActor
public protocol AutoLayoutKitItem: AnyObject, AutoLayoutKitItems,
  AutoLayoutKitChainPart
{}

/// A gap between two neighbors of a chain: a number, a range, or a gap such as `.flexible`.
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
  fileprivate var limits = Limits(0)
  /// The share of the free space; nil for a gap that takes none.
  fileprivate var weight: CGFloat?
  /// True if the gap cuts the chain.
  fileprivate var isWall = false
  fileprivate var isWithoutLimits: Bool { limits.lower <= 0 && limits.upper == .infinity }
  /// The reason why the gap cannot be used.
  fileprivate var mistake: Diagnostic? {
    if let weight, !(weight >= 0 && weight.isFinite) { return Diagnostic(.noShare, self) }
    return limits.mistake
  }

  /// Returns a gap of several times the share, or of several times the space.
  ///
  /// A wall is unchanged; no share is a gap of the least length, which is 0 for `.flexible * 0`.
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
  public func _tk_add(to list: inout _AutoLayoutKitList) { list.append(.gap(self)) }
}

extension AutoLayoutKitChainPart where Self == AutoLayoutKitGap {
  /// Cuts the chain: no constraint connects its two sides.
  public static var wall: Self { Self(isWall: true) }
  /// The system's standard gap between neighbors: 8 points.
  public static var space: Self { Self(limits: Limits(8)) }
  /// A gap that takes a share of the free space between the walls; `.flexible * 2` takes twice as much.
  public static var flexible: Self { flexible() }
  /// A gap that takes a share of the free space, within limits in points.
  public static func flexible(
    min: any AutoLayoutKitNumber = 0, max: any AutoLayoutKitNumber = Double.infinity
  ) -> Self { Self(limits: Limits(min.number, max.number), weight: 1) }
}

/// A place where a guide divides a chain; see ``AutoLayoutKitMaker/fold(_:)``.
@preconcurrency @MainActor public struct AutoLayoutKitFold: AutoLayoutKitChainPart {
  fileprivate let guide: AutoLayoutKitGuide

  /// Adds the fold to a list.
  public func _tk_add(to list: inout _AutoLayoutKitList) { list.append(fold: guide) }
}

/// Limits in points, both of which may be variables: unlike `low...high`, they are reported if they cross.
@preconcurrency @MainActor public struct AutoLayoutKitLimits: AutoLayoutKitSpan {
  /// The limits as an attribute without an item.
  public let _tk_length: AutoLayoutKitAttribute
}

extension AutoLayoutKitChainPart where Self == AutoLayoutKitLimits {
  /// At least `low` and at most `high` points.
  public static func between(_ low: any AutoLayoutKitNumber, _ high: any AutoLayoutKitNumber) -> Self {
    Self(_tk_length: AutoLayoutKitAttribute.between(low, high))
  }
}

/// The items and gaps of a call, one by one, without the sequences they came in.
@preconcurrency @MainActor public struct _AutoLayoutKitList {
  fileprivate private(set) var parts: [Part] = []
  /// The elements of sequences that no verb can use.
  fileprivate private(set) var values: [Any] = []
  /// The axis of a chain, where gaps may stand, and sets may not; nil for other calls.
  public let axis: AutoLayoutKitAxis?
  private let run: Run

  fileprivate init(_ parts: [any AutoLayoutKitChainPart], _ run: Run, along axis: Axis) {
    self.axis = axis.isRow ? .horizontal : .vertical
    self.run = run
    self.parts.reserveCapacity(parts.count)
    for part in parts { part._tk_add(to: &self) }
    if parts.isEmpty { append(.emptySequence) }
  }
  fileprivate init(_ items: [any AutoLayoutKitItems], _ run: Run) {
    axis = nil
    self.run = run
    parts.reserveCapacity(items.count)
    for item in items { item._tk_add(to: &self) }
    if items.isEmpty { append(.emptySequence) }
  }

  /// The number of the chain in its block, from 1.
  public var number: Int { run.block.chain + 1 }

  fileprivate mutating func append(_ part: Part) { parts.append(part) }
  fileprivate mutating func append(_ item: AnyObject) { append(.item(run.block.items.number(of: item))) }
  fileprivate mutating func append(fold guide: AnyObject) { append(.fold(run.block.items.number(of: guide))) }

  fileprivate func object(_ item: ItemNumber) -> AnyObject { run.block.items[item].object }
  fileprivate func gaps(at indices: ClosedRange<Int>) -> [AutoLayoutKitGap] {
    parts[indices].compactMap { if case .gap(let gap) = $0 { gap } else { nil } }
  }

  fileprivate mutating func append(element: Any) {
    if let part = element as? any AutoLayoutKitChainPart {
      part._tk_add(to: &self)
    } else if axis == nil, let part = element as? any AutoLayoutKitItems {
      part._tk_add(to: &self)
    } else {
      append(.value(values.count))
      values.append(element)
    }
  }
}

extension AutoLayoutKitItem {
  /// Adds the item to a list.
  public func _tk_add(to list: inout _AutoLayoutKitList) { list.append(self) }
}

extension Sequence where Self: _AutoLayoutKitParts {
  /// Adds the elements to a list; one that is not a part of a chain is reported by the verb.
  @MainActor public func _tk_add(to list: inout _AutoLayoutKitList) {
    let count = list.parts.count
    if let views = self as? [AutoLayoutKitView] {
      for view in views { list.append(view) }
    } else {
      for element in self { list.append(element: element) }
    }
    if list.parts.count == count { list.append(.emptySequence) }
  }
}

extension AutoLayoutKitView: AutoLayoutKitItem {}
extension AutoLayoutKitGuide: AutoLayoutKitItem {}
extension Array: AutoLayoutKitChainPart, AutoLayoutKitItems {}
extension ArraySlice: AutoLayoutKitChainPart, AutoLayoutKitItems {}
extension ContiguousArray: AutoLayoutKitChainPart, AutoLayoutKitItems {}
extension Set: AutoLayoutKitItems {}
extension Dictionary.Values: AutoLayoutKitItems {}
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
  public var _tk_length: AutoLayoutKitAttribute { AutoLayoutKitAttribute(points: CGFloat(self)) }
}

extension AutoLayoutKitNumber where Self: BinaryFloatingPoint {
  /// The number as an attribute without an item.
  public var _tk_length: AutoLayoutKitAttribute { AutoLayoutKitAttribute(points: CGFloat(self)) }
}

extension Float: AutoLayoutKitNumber {}
extension CGFloat: AutoLayoutKitNumber {}
extension Double: AutoLayoutKitNumber, AutoLayoutKitRealLength {}

extension AutoLayoutKitSpan {
  /// Adds the number or range to a list, as a gap.
  public func _tk_add(to list: inout _AutoLayoutKitList) {
    list.append(.gap(AutoLayoutKitGap(limits: limits)))
  }

  fileprivate var limits: Limits { _tk_length.side.limits }
}

extension AutoLayoutKitNumber {
  fileprivate var number: CGFloat { limits.lower }
}

extension ClosedRange: _AutoLayoutKitParts, AutoLayoutKitChainPart, AutoLayoutKitLength, AutoLayoutKitSpacing,
  AutoLayoutKitSpan
where Bound: AutoLayoutKitNumber {
  /// The range as an attribute without an item.
  @MainActor public var _tk_length: AutoLayoutKitAttribute { .between(lowerBound, upperBound) }
}

extension PartialRangeFrom: _AutoLayoutKitParts, AutoLayoutKitChainPart, AutoLayoutKitLength,
  AutoLayoutKitSpacing, AutoLayoutKitSpan
where Bound: AutoLayoutKitNumber {
  /// The range as an attribute without an item.
  @MainActor public var _tk_length: AutoLayoutKitAttribute { .between(lowerBound, CGFloat.infinity) }
}

extension PartialRangeThrough: _AutoLayoutKitParts, AutoLayoutKitChainPart, AutoLayoutKitLength,
  AutoLayoutKitSpacing, AutoLayoutKitSpan
where Bound: AutoLayoutKitNumber {
  /// The range as an attribute without an item.
  @MainActor public var _tk_length: AutoLayoutKitAttribute { .between(-CGFloat.infinity, upperBound) }
}

// MARK: - Attributes

/// An edge, a center, a baseline or a size of a view or guide, times a factor, plus a number of points.
///
///     make.install(AutoLayoutKitAttribute(title, .left), AutoLayoutKitAttribute(icon, .right) + 8)
///
/// `*` and `/` multiply the attribute and its points by a number, `+` and `-` add points.
nonisolated public struct AutoLayoutKitAttribute: AutoLayoutKitRealLength {
  fileprivate var side: Side<AnyObject>

  /// Creates an attribute of a view or guide.
  public init(_ item: any AutoLayoutKitItem, _ attribute: NSLayoutConstraint.Attribute) {
    side = Side(item, attribute)
  }

  fileprivate init(points: CGFloat) { side = Side(Limits(points)) }
  fileprivate init(_ side: Side<AnyObject>) { self.side = side }

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
  @MainActor
  public func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: some AutoLayoutKitLength
  ) -> NSLayoutConstraint {
    AutoLayoutKitConstraint.make(self, relation, other._tk_length)
  }
}

extension AutoLayoutKitRealLength where Self == AutoLayoutKitAttribute {
  /// At least `low` and at most `high` points, beside numbers and attributes.
  public static func between(_ low: any AutoLayoutKitNumber, _ high: any AutoLayoutKitNumber) -> Self {
    AutoLayoutKitAttribute(Side(Limits(low.number, high.number)))
  }
}

// The operators are documented as a group, by their type: those on `Double` first, then those on other types.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor extension AutoLayoutKitAttribute {
  public static func * (left: Self, right: Double) -> Self { Self(left.side.scaled { $0 * CGFloat(right) }) }
  public static func * (left: Double, right: Self) -> Self { right * left }
  public static func / (left: Self, right: Double) -> Self { Self(left.side.scaled { $0 / CGFloat(right) }) }
  public static func + (left: Self, right: Double) -> Self { Self(left.side.plus(CGFloat(right))) }
  public static func - (left: Self, right: Double) -> Self { Self(left.side.plus(-CGFloat(right))) }

  @_disfavoredOverload
  public static func * (left: Self, right: some AutoLayoutKitNumber) -> Self { left * Double(right.number) }
  @_disfavoredOverload
  public static func * (left: some AutoLayoutKitNumber, right: Self) -> Self { right * Double(left.number) }
  @_disfavoredOverload
  public static func / (left: Self, right: some AutoLayoutKitNumber) -> Self { left / Double(right.number) }
  @_disfavoredOverload
  public static func + (left: Self, right: some AutoLayoutKitNumber) -> Self { left + Double(right.number) }
  @_disfavoredOverload
  public static func - (left: Self, right: some AutoLayoutKitNumber) -> Self { left - Double(right.number) }

  /// Reports a sum of two attributes, which no constraint can have, and returns the left one.
  @available(*, deprecated, message: "a constraint has one attribute on each side, so the second is not used")
  @_disfavoredOverload
  public static func + (left: Self, right: some AutoLayoutKitRealLength) -> Self {
    left.reportingSum(right._tk_length)
  }
  /// Reports a difference of two attributes, which no constraint can have, and returns the left one.
  @available(*, deprecated, message: "a constraint has one attribute on each side, so the second is not used")
  @_disfavoredOverload
  public static func - (left: Self, right: some AutoLayoutKitRealLength) -> Self {
    left.reportingSum(right._tk_length)
  }

  private func reportingSum(_ other: Self) -> Self {
    let mistake = Diagnostic(.sum, other.side, side)
    if let run = Run.running.last {
      run.block.note(mistake)
    } else {
      AutoLayoutKitReport.handler(mistake.report(.unknown, Names(), call: ""))
    }
    return self
  }
}

// MARK: - Reports

/// A mistake in a layout: a call that cannot be laid out, or not all of it, or constraints that do not fit
/// together; the reason, and where it is written.
public struct AutoLayoutKitReport: CustomStringConvertible {
  /// The kind of mistake.
  ///
  /// More reasons are added with time, so that a `switch` over them has a `default`.
  nonisolated public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String
    /// Creates a reason from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A gap beside a wall has nothing to measure from.
    public static let numberBesideWall = Self(rawValue: "numberBesideWall")
    /// A chain has no view.
    public static let onlyNumbers = Self(rawValue: "onlyNumbers")
    /// A number is not finite.
    public static let notFinite = Self(rawValue: "notFinite")
    /// A width or a height is a negative number.
    public static let negativeSize = Self(rawValue: "negativeSize")
    /// Limits cross.
    public static let crossedRange = Self(rawValue: "crossedRange")
    /// A range is compared by `<=` or `>=`.
    public static let rangeNotEqual = Self(rawValue: "rangeNotEqual")
    /// A share of the free space is negative or not a number.
    public static let noShare = Self(rawValue: "noShare")
    /// A priority is not from 1 to 1000.
    public static let noPriority = Self(rawValue: "noPriority")
    /// A list has more or fewer values than there are views.
    public static let countMismatch = Self(rawValue: "countMismatch")
    /// No side remains to be placed.
    public static let nothingLeft = Self(rawValue: "nothingLeft")
    /// An item comes twice in a chain.
    public static let repeatedItem = Self(rawValue: "repeatedItem")
    /// An item is placed against itself.
    public static let isReference = Self(rawValue: "isReference")
    /// An item is not inside the container.
    public static let notInContainer = Self(rawValue: "notInContainer")
    /// A value is neither a view nor a guide, nor, in a chain, a gap; a set is part of a chain.
    public static let notAnItem = Self(rawValue: "notAnItem")
    /// An attribute is multiplied by zero.
    public static let zeroFactor = Self(rawValue: "zeroFactor")
    /// Two attributes cannot be compared or added.
    public static let unlikeAttributes = Self(rawValue: "unlikeAttributes")
    /// An item does not have the attribute.
    public static let unsupportedAttribute = Self(rawValue: "unsupportedAttribute")
    /// A guide has no safe area or other area.
    public static let noArea = Self(rawValue: "noArea")
    /// A guide has no content.
    public static let noContent = Self(rawValue: "noContent")
    /// The items of a constraint have no common superview.
    public static let noCommonSuperview = Self(rawValue: "noCommonSuperview")
    /// A constraint has no item.
    public static let noItem = Self(rawValue: "noItem")
    /// A handle changes a constraint that a `replace:` has removed.
    public static let removedConstraint = Self(rawValue: "removedConstraint")
    /// A group is replaced inside the block that builds it.
    public static let replacedInsideItself = Self(rawValue: "replacedInsideItself")
    /// A block of a new group is inside a block that runs again.
    public static let addedAgain = Self(rawValue: "addedAgain")
    /// A maker is used after its block.
    public static let makerOutlivedBlock = Self(rawValue: "makerOutlivedBlock")
    /// Required constraints cannot hold together.
    public static let conflict = Self(rawValue: "conflict")
    /// Constraints allow more than one layout.
    public static let ambiguity = Self(rawValue: "ambiguity")
    /// A verb or a check of the app has reported it.
    public static let custom = Self(rawValue: "custom")
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
  /// In a debug build, a view is named after the property that holds it. To find the name, the properties of
  /// the container and of its controller are read one after the other: an `unowned` one among them must be
  /// alive, or left out of a `customMirror`. In a release build a view is named after its type.
  public let description: String

  /// Creates a report, for a check of another module or of the app.
  ///
  ///     AutoLayoutKitReport.handler(AutoLayoutKitReport(.custom, item: card, "card has no title."))
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

  /// True if the same call makes the same mistake with the same item.
  @MainActor fileprivate func isLike(_ other: Self) -> Bool {
    file == other.file && line == other.line && verb == other.verb && reason == other.reason
      && item === other.item
  }

  /// Returns the name of a view or guide in a report about constraints.
  ///
  /// It is the accessibility identifier of a view, the identifier of a guide, or the property that holds the
  /// item in a view around it or in the controller of one, the nearest view first; else the name of the type.
  /// The properties are read in release builds as well, as ``description`` says.
  @preconcurrency @MainActor public static func name(of item: any AutoLayoutKitItem) -> String {
    Names.identifier(of: item) ?? Names(.holding(item)).nearestProperty(holding: item) ?? "\(type(of: item))"
  }

  /// Returns the number that was written for a constraint: inward, without the insets.
  ///
  /// Nil if none was written; the constant of a constraint that was made by hand.
  @preconcurrency @MainActor public static func number(of constraint: NSLayoutConstraint) -> CGFloat? {
    constraint.writtenNumber
  }

  /// Returns the reports of the latest run of each block in a tree, for checks that come after the blocks.
  @preconcurrency @MainActor public static func all(in root: AutoLayoutKitView) -> [AutoLayoutKitReport] {
    BlockReports.all.filter { $0.isInstalled && $0.container?.isDescendant(of: root) == true }.flatMap(
      \.reports)
  }

  /// Returns the place of a block that has not ended, such as `Sheet.swift:97`, if its container is in a
  /// tree.
  ///
  /// The constraints of the block are not active yet, so that the tree cannot be laid out or checked.
  @preconcurrency @MainActor public static func runningBlock(in root: AutoLayoutKitView) -> String? {
    Run.running.last { $0.container.isDescendant(of: root) }?.contents.site.fileAndLine
  }

  /// The function that is called with each report; at first it is ``log(_:)``.
  @preconcurrency @MainActor public static var handler: (AutoLayoutKitReport) -> Void = { log($0) }

  /// Writes a report to the log: on Apple's platforms as a runtime warning in a debug build and as an error,
  /// with a private text, in a release build; to the standard error elsewhere.
  @preconcurrency @MainActor public static func log(_ report: AutoLayoutKitReport) {
    #if canImport(os) && DEBUG
      let log = OSLog(subsystem: "com.apple.runtime-issues", category: "AutoLayoutKit")
      os_log(.fault, log: log, "%{public}@", report.description)
    #elseif canImport(os)
      let log = OSLog(subsystem: "AutoLayoutKit", category: "layout")
      let place = "\(report.file):\(report.line)"
      os_log(.error, log: log, "%{public}@ %{private}@", place, report.description)
    #else
      FileHandle.standardError.write(Data("AutoLayoutKit: \(report)\n".utf8))
    #endif
  }
}

// MARK: - Values

private typealias Attribute = NSLayoutConstraint.Attribute
private typealias Relation = NSLayoutConstraint.Relation
/// A side of an equation of the running block.
private typealias Term = Side<ItemNumber>

/// The least and the greatest value of a length, in points; the same for a number.
nonisolated private struct Limits {
  var lower: CGFloat
  var upper: CGFloat

  init(_ lower: CGFloat, _ upper: CGFloat) {
    self.lower = lower
    self.upper = upper
  }
  init(_ number: CGFloat) { self.init(number, number) }

  var isZero: Bool { lower == 0 && upper == 0 }
  var isNumber: Bool { lower == upper || lower.isNaN && upper.isNaN }
  /// The reason why no length has these limits.
  @MainActor var mistake: Diagnostic? {
    if !(lower < .infinity) { return Diagnostic(.notFinite, lower) }
    if !(upper > -.infinity) { return Diagnostic(.notFinite, upper) }
    return lower <= upper ? nil : Diagnostic(.crossed, self)
  }
}

/// One side of an equation: a factor times an attribute of an item, plus points.
///
/// A number or a range has no item. The item is a number while a block runs, and an object in an
/// `AutoLayoutKitAttribute`.
nonisolated private struct Side<Reference> {
  let item: Reference?
  let attribute: Attribute
  var factor: CGFloat = 1
  /// The points; of a range, the least and the greatest number of them.
  var limits: Limits
  /// The part of the points that comes from insets.
  var inset: CGFloat = 0

  init(_ limits: Limits) {
    item = nil
    attribute = .notAnAttribute
    self.limits = limits
  }
  init(_ item: Reference, _ attribute: Attribute, inset: CGFloat = 0) {
    self.item = item
    self.attribute = attribute
    limits = Limits(inset)
    self.inset = inset
  }
  /// Creates the same side of another kind of item.
  init<Other>(_ other: Side<Other>, _ item: Reference?) {
    self.item = item
    attribute = other.attribute
    factor = other.factor
    limits = other.limits
    inset = other.inset
  }

  var constant: CGFloat { limits.lower }

  func plus(_ number: CGFloat) -> Self {
    var sum = self
    sum.limits = Limits(limits.lower + number, limits.upper + number)
    return sum
  }

  func scaled(_ scale: (CGFloat) -> CGFloat) -> Self {
    var result = self
    // An attribute without points remains one, whatever it is multiplied by.
    if item == nil || constant != 0 { result.limits = Limits(scale(limits.lower), scale(limits.upper)) }
    if item != nil { result.factor = scale(factor) }
    result.inset = scale(inset)
    return result
  }
}

/// The names of the edges and of the size along an axis.
nonisolated private struct Axis {
  let near: Attribute
  let far: Attribute
  let size: Attribute
  static let x = Axis(near: .left, far: .right, size: .width)
  static let y = Axis(near: .top, far: .bottom, size: .height)

  var isRow: Bool { size == .width }
}

/// The sense of a written number in the constant of a constraint: added, subtracted, or none was written.
nonisolated private enum Sign: UInt8 {
  case plus, minus, none
}

/// The place in the app's code where a verb is called, and the name of its maker; the constraints share it.
nonisolated private final class CallSite: Sendable {
  let verb: String
  let file: StaticString
  let line: UInt
  let name: String?

  init(_ verb: String, _ file: StaticString, _ line: UInt, name: String? = nil) {
    self.verb = verb
    self.file = file
    self.line = line
    self.name = name
  }

  /// The site of a comparison outside of a block.
  static let unknown = CallSite("install", "", 0)

  /// The file without its module, and the line: `Card.swift:41`.
  var fileAndLine: String {
    let path = "\(file)"
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] }
    return "\(name ?? path[...]):\(line)"
  }

  /// The identifier of a constraint: `Card.swift:41 header.xPlace[2]`, with `./` before a name that begins
  /// with UI or NS, because the platform reserves such identifiers for itself.
  func identifier(_ number: Int) -> String {
    let text = "\(line == 0 ? "" : fileAndLine + " ")\(name.map { $0 + "." } ?? "")\(verb)[\(number)]"
    return text.hasPrefix("UI") || text.hasPrefix("NS") ? "./" + text : text
  }

  deinit {}
}

/// A part of a call: an item, a gap, a fold, or what a sequence has instead of them.
private enum Part {
  case item(ItemNumber)
  case gap(AutoLayoutKitGap)
  case fold(ItemNumber)
  case emptySequence
  /// An element of a sequence that no verb can use; its index in the list.
  case value(Int)
}

/// The right side of a comparison of sizes.
private enum Lengths {
  /// One length for the widths and heights of all items.
  case same(AutoLayoutKitAttribute)
  /// A width and a height for all items.
  case pair(AutoLayoutKitAttribute, AutoLayoutKitAttribute)
  /// One length for each item.
  case list([AutoLayoutKitAttribute])

  /// Returns the length of an attribute of an item; nil if the list is shorter.
  func length(of attribute: Attribute, at index: Int) -> AutoLayoutKitAttribute? {
    switch self {
    case .same(let length): length
    case .pair(let width, let height): attribute == .height ? height : width
    case .list(let lengths): index < lengths.count ? lengths[index] : nil
    }
  }
}

// MARK: - From a verb to its call

/// The state of a maker: its reference and its modifiers.
@MainActor private struct MakerState {
  var reference: any AutoLayoutKitItem
  /// The item whose area the reference is, and the name of the area, such as `safeArea`.
  var area: (owner: any AutoLayoutKitItem, name: String)?
  /// True if sizes are measured on the owner and not on the area.
  var measuresOwner = false
  var insets = AutoLayoutKitInsets()
  var priority: AutoLayoutKitPriority?
  var name: String?
  var isDirectional = false
  var isCollapsing = false
  /// The mistakes in modifiers: the next verb reports them.
  var mistakes: [Diagnostic] = []
}

/// One use of a verb: its place, and the reference with the insets and the direction of the maker.
@MainActor private struct Call {
  let site: CallSite
  /// The index of the first constraint of the call, and that of the verb that the identifiers name.
  let firstIndex: Int
  let firstOfVerb: Int
  let reference: ItemNumber
  let insets: AutoLayoutKitInsets
  /// The priority of its constraints; nil if the maker has none.
  let priority: AutoLayoutKitPriority?
  let isDirectional: Bool
  let isCollapsing: Bool

  /// An attribute of an item; where the maker is directional, left and right are leading and trailing.
  func side(_ attribute: Attribute, of item: ItemNumber, inset: CGFloat = 0) -> Term {
    Side(item, isDirectional ? attribute.directed : attribute, inset: inset)
  }

  /// An attribute of the reference, moved in by the insets.
  func target(_ attribute: Attribute) -> Term {
    side(attribute, of: reference, inset: insets.shift(of: attribute))
  }
}

extension AutoLayoutKitMaker {
  /// The item whose area the reference is, or the reference itself.
  fileprivate var owner: any AutoLayoutKitItem { state.area?.owner ?? state.reference }

  fileprivate func attribute(_ attribute: Attribute, of item: any AutoLayoutKitItem) -> AutoLayoutKitAttribute
  {
    AutoLayoutKitAttribute(item, state.isDirectional ? attribute.directed : attribute)
  }

  fileprivate func measure(_ size: Attribute) -> AutoLayoutKitAttribute {
    let item = state.measuresOwner ? owner : state.reference
    return AutoLayoutKitAttribute(Side(item, size, inset: insets.shift(of: size)))
  }

  fileprivate func site(_ verb: String, _ file: StaticString, _ line: UInt) -> CallSite {
    CallSite(verb, file, line, name: state.name)
  }

  fileprivate func sizes(
    _ items: [any AutoLayoutKitItems], _ dimensions: AutoLayoutKitEdges, _ verb: String,
    _ file: StaticString, _ line: UInt
  ) -> Sizes { Sizes(maker: self, items: items, dimensions: dimensions, site: site(verb, file, line)) }

  fileprivate func with(_ change: (inout MakerState) -> Void) -> AutoLayoutKitMaker {
    var state = state
    change(&state)
    return AutoLayoutKitMaker(run, state)
  }

  /// A maker that places against a guide with a given attribute on each of its sides.
  ///
  /// There is one guide for each area and item.
  fileprivate func mixed(
    with item: any AutoLayoutKitItem, _ edge: (Attribute) -> AutoLayoutKitAttribute
  ) -> AutoLayoutKitMaker {
    guard run.block.isOpen, let area = state.area, state.reference !== owner else { return self }
    let purpose = "\(area.name) \(ObjectIdentifier(item)) \(state.isDirectional)"
    if let guide = run.contents.guides[purpose]?.first { return with { $0.reference = guide } }
    let guide = run.block.guide(for: purpose)
    let maker = AutoLayoutKitMaker(run, MakerState(reference: guide))
    maker.verb(area.name, file: "", line: 0) {
      for side in [Attribute.left, .right, .top, .bottom] {
        maker.install(attribute(side, of: guide), edge(side))
      }
    }
    return with { $0.reference = guide }
  }

  fileprivate func pin(
    _ items: [any AutoLayoutKitItems], _ edges: AutoLayoutKitEdges, _ site: CallSite,
    by x: (any AutoLayoutKitSpan)?, _ y: (any AutoLayoutKitSpan)? = nil, except: AutoLayoutKitEdges = []
  ) -> AutoLayoutKitHandle {
    let (list, x, y) = (_AutoLayoutKitList(items, run), x?.limits, y?.limits)
    run.block.pin(self, site, list, edges, except, x, y)
    return end { $0.text(pinsOf: list, x, y, except) }
  }

  fileprivate func place(
    _ parts: [any AutoLayoutKitChainPart], _ axis: Axis, _ ends: (AnyObject?, AnyObject?),
    _ alignment: Attribute?, _ site: CallSite
  ) -> AutoLayoutKitHandle {
    let list = _AutoLayoutKitList(parts, run, along: axis)
    run.block.place(self, site, list, axis, ends, alignment)
    return end { $0.text(chain: list, ends, alignment) }
  }

  /// Ends a call: reports its mistakes, and returns a handle on its constraints.
  ///
  /// - Parameter arguments: The arguments as they were written.
  fileprivate func end(_ arguments: (Names) -> String) -> AutoLayoutKitHandle {
    report(arguments)
    return handle(run.block.call.firstIndex..<run.block.count)
  }

  /// Reports the mistakes of a call, if it has any.
  fileprivate func report(_ arguments: (Names) -> String) {
    if !run.block.mistakes.isEmpty { report(call: arguments(Names(container))) }
  }

  /// Reports the mistakes of a call with its arguments as they were written.
  private func report(call arguments: String) {
    let (site, isPart) = (run.block.call.site, run.block.scope != nil)
    let reference = owner === container ? "" : "ref(\(Names(container).text(owner)))."
    let call = reference + (state.area.map { $0.name + "." } ?? "") + site.verb + arguments
    for mistake in run.block.takeMistakes() { run.report(mistake, at: site, call: isPart ? site.verb : call) }
  }

  fileprivate func handle(_ range: Range<Int>) -> AutoLayoutKitHandle {
    AutoLayoutKitHandle(contents: run.contents, group: run.group, range: range)
  }
}

/// The items of a `width(…)`, `height(…)` or `size(…)` before they are compared.
@MainActor private struct Sizes {
  let maker: AutoLayoutKitMaker
  let items: [any AutoLayoutKitItems]
  /// The width, the height or both.
  let dimensions: AutoLayoutKitEdges
  let site: CallSite

  func compare(_ relation: Relation, _ lengths: Lengths) -> AutoLayoutKitHandle {
    let list = _AutoLayoutKitList(items, maker.run)
    maker.run.block.compare(maker, site, list, dimensions, relation, lengths)
    return maker.end { "(\($0.text(list))) \(relation.symbol) \($0.text(lengths))" }
  }

  func set(_ property: ContentPriority, _ priority: AutoLayoutKitPriority) -> AutoLayoutKitHandle {
    let list = _AutoLayoutKitList(items, maker.run)
    maker.run.block.set(maker, site, list, property, priority)
    return maker.end { "(\($0.text(list))) == \($0.text(CGFloat(priority.value)))" }
  }
}

// MARK: - The running block

/// A block that runs: the owner of its state, which each verb changes in one access.
@MainActor private final class Run {
  /// The running blocks, the innermost last: comparisons are reported to that one.
  static var running: [Run] = []

  let container: AutoLayoutKitView
  let contents: Contents
  var block: RunningBlock
  /// The mistakes in comparisons, until a call or the end of the block reports them.
  var comparisonMistakes: [Diagnostic] = []
  let group: AutoLayoutKitConstraintGroup
  /// True if the block is known to run again.
  var runsAgain = false

  init(_ container: AutoLayoutKitView, _ site: CallSite, of group: AutoLayoutKitConstraintGroup) {
    self.container = container
    self.group = group
    contents = Contents(site, capacity: max(24, group.contents?.records.count ?? 0))
    block = RunningBlock(
      container: container, contents: contents, matcher: group.contents.map { Matcher($0) },
      items: ItemTable(container),
      call: Call(
        site: site, firstIndex: 0, firstOfVerb: 0, reference: .container, insets: AutoLayoutKitInsets(),
        priority: nil, isDirectional: false, isCollapsing: false))
  }

  /// Reports a mistake, unless the call has had it since the previous block or has just reported it.
  func report(_ mistake: Diagnostic, at site: CallSite, call: String) {
    let report = mistake.report(site, Names(container), call: call)
    let item = report.item.map { "\(ObjectIdentifier($0))" } ?? ""
    guard block.sentences.insert(report.description + item).inserted else { return }
    BlockReports.add(report, container, group)
    group.deliver(report)
  }

  /// Ends the block: deactivates the constraints that were not made again, and activates the new ones.
  ///
  /// Effects and views may call code of the app here, which may use a maker of the block.
  func close(active: Bool) -> AutoLayoutKitChange {
    for mistake in comparisonMistakes where mistake.claim() {
      report(mistake, at: contents.site, call: mistake.written?(Names(container)) ?? "")
    }
    var change = AutoLayoutKitChange()
    let isConnected: Bool
    do {
      // The scope ends before the activation, so that an item which nobody else keeps is gone by then.
      let (items, matcher) = block.close()
      if let matcher {
        change.removed = matcher.contents.handOver(to: contents, removing: matcher.remaining)
      }
      isConnected = active && contents.inactive.isEmpty && items.placeViews(in: container)
    }
    contents.close(active: active, isConnected: isConnected, group, Names(container), &change)
    return change
  }

  deinit {}
}

/// The number of an item in the table of the running block.
nonisolated private struct ItemNumber: Equatable {
  let index: Int

  /// The container is entered first.
  static let container = Self(index: 0)
}

/// The items of a running block: each is entered once, and retained until the block ends.
@MainActor private struct ItemTable {
  struct Entry {
    let object: AnyObject
    /// The object if it is a view, and not a guide.
    let view: AutoLayoutKitView?
    /// The view, or the one that owns the guide.
    @MainActor var owner: AutoLayoutKitView? { view ?? AutoLayoutKitView.holding(object) }
    /// True once the item was found inside the container.
    var isInside = false
    /// True if a constraint has the item on one of its sides.
    var isUsed = false
    /// True if a verb has placed the view, which then no longer follows its autoresizing mask.
    var isPlaced = false
    /// The number of the latest chain that the item is part of.
    var chain = 0
    /// The index of the latest effect of the item; -1 if there is none.
    var latestEffect = -1
  }

  /// The number of items up to which a search is faster than a dictionary.
  private static let few = 64
  private(set) var entries: [Entry] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The index that was found last.
  private var latest = -1

  /// Creates the table of a single comparison.
  init() {}
  /// Creates the table of a block, whose container is entered first.
  init(_ container: AutoLayoutKitView) {
    entries.reserveCapacity(16)
    entries.append(Entry(object: container, view: container))
  }

  subscript(number: ItemNumber) -> Entry {
    _read { yield entries[number.index] }
    _modify { yield &entries[number.index] }
  }

  /// Returns the number of an item, which is entered if it is new.
  mutating func number(of object: AnyObject) -> ItemNumber {
    if entries.first?.object === object { return .container }
    // Most arrays of views are read in the same order again.
    if latest + 1 < entries.count, entries[latest + 1].object === object {
      latest += 1
    } else if let index = index(of: object) {
      latest = index
    } else {
      latest = entries.count
      entries.append(Entry(object: object, view: object as? AutoLayoutKitView))
      if latest >= Self.few {
        // Each growth hashes all items again, so that there are few of them.
        if indices.count == indices.capacity { indices.reserveCapacity(4 * entries.count) }
        for index in (indices.isEmpty ? 0 : latest)...latest {
          indices[ObjectIdentifier(entries[index].object)] = index
        }
      }
    }
    return ItemNumber(index: latest)
  }

  /// Returns the index of an object that is an item of the block; nil for any other.
  func index(of object: AnyObject) -> Int? {
    if entries.count > Self.few { return indices[ObjectIdentifier(object)] }
    for index in entries.indices where entries[index].object === object { return index }
    return nil
  }

  /// Returns an attribute as a side of an equation.
  mutating func side(_ attribute: AutoLayoutKitAttribute) -> Term {
    guard let item = attribute.side.item else { return Term(attribute.side, nil) }
    return Term(attribute.side, number(of: item))
  }

  /// Switches off the autoresizing masks of the placed views, if all items of the constraints are in the tree
  /// of the container; returns false if they are not.
  func placeViews(in container: AutoLayoutKitView) -> Bool {
    for index in entries.indices where entries[index].isUsed {
      guard let view = entries[index].owner else { return false }
      // A view in a used one is in the tree if that one is, which is tested here as well.
      let above = view.superview
      if above === container { continue }
      if let above, let known = self.index(of: above), entries[known].isUsed { continue }
      if !view.sharesTree(with: container) { return false }
    }
    for index in entries.indices where entries[index].isPlaced { entries[index].view?.leaveMask() }
    return true
  }

  /// Returns the object of an item; a closure would be checked for the main actor at each call.
  func object(of item: ItemNumber?) -> AnyObject? { if let item { self[item].object } else { nil } }

  /// Returns a side with its item as an object.
  func withObject(_ side: Term) -> Side<AnyObject> { Side(side, object(of: side.item)) }

  /// True if the item of a side has its attribute: guides have no baselines and no margins.
  func has(_ side: Term) -> Bool {
    guard let item = side.item, !(1...10 ~= side.attribute.rawValue) else { return true }
    return side.attribute.family != 0 && self[item].view != nil
  }
}

/// The state of a running block: it turns the parts of calls into equations, and these into constraints.
@MainActor private struct RunningBlock {
  let container: AutoLayoutKitView
  let contents: Contents
  private(set) var matcher: Matcher?
  var items: ItemTable
  var isOpen = true
  /// The latest call.
  private(set) var call: Call
  /// The running `verb(…)` of the app: the verbs inside it report and number their constraints in its name.
  var scope: (site: CallSite, firstIndex: Int)? {
    didSet { sentences = [] }
  }
  /// The number of constraints.
  private(set) var count = 0
  /// The mistakes of the running call.
  private(set) var mistakes: [Diagnostic] = []
  /// The sentences about the running call, or about the `verb(…)` around it: each is reported once.
  var sentences: Set<String> = []
  /// The effects in the order of the calls.
  private(set) var effects: [Effect] = []
  /// The number of the latest chain.
  private(set) var chain = 0
  /// The views of `collapsing` chains.
  private(set) var collapsingViews: [(view: AutoLayoutKitView, isHidden: Bool)] = []

  // MARK: Calls

  mutating func begin(_ maker: AutoLayoutKitMaker, _ site: CallSite) {
    if scope == nil, !sentences.isEmpty { sentences = [] }
    if !isOpen { note(.makerOutlivedBlock) }
    for mistake in maker.state.mistakes { note(mistake) }
    call = Call(
      site: scope?.site ?? site, firstIndex: count, firstOfVerb: scope?.firstIndex ?? count,
      reference: items.number(of: maker.state.reference), insets: maker.state.insets,
      priority: maker.state.priority, isDirectional: maker.state.isDirectional,
      isCollapsing: maker.state.isCollapsing)
  }

  /// Adds a mistake to the running call, unless another call has it already.
  mutating func note(_ mistake: Diagnostic) {
    if mistake.claim() { mistakes.append(mistake) }
  }

  mutating func note(_ sentence: Sentence, _ values: Any...) { note(Diagnostic(sentence, values)) }

  mutating func takeMistakes() -> [Diagnostic] {
    defer { mistakes = [] }
    return mistakes
  }

  /// Makes `item.edge == reference.edge ± offset` for each item and edge: the verbs of edges and centers.
  mutating func pin(
    _ maker: AutoLayoutKitMaker, _ site: CallSite, _ list: _AutoLayoutKitList, _ edges: AutoLayoutKitEdges,
    _ except: AutoLayoutKitEdges, _ x: Limits?, _ y: Limits?
  ) {
    begin(maker, site)
    let edges = edges.subtracting(except)
    if edges.isEmpty { note(.nothingLeft, except) }
    for part in list.parts {
      guard let item = item(part, list), mayPlace(item, against: call.reference) else { continue }
      var edges = edges
      while let attribute = edges.popFirst() {
        let offset = (attribute.isX ? x : y ?? x) ?? Limits(0)
        let (side, target) = (call.side(attribute, of: item), call.target(attribute))
        if call.isDirectional, attribute == .centerX, !offset.isZero || target.constant != 0 {
          tieMirrored(side, target, by: offset)
        } else {
          tie(side, target, by: offset, attribute.isFar ? .minus : .plus)
        }
      }
    }
  }

  /// Makes `center == right`, moved by a number in the direction of text.
  ///
  /// Only leading and trailing edges follow that direction, so that a guide as wide as the reference is
  /// moved.
  private mutating func tieMirrored(_ center: Term, _ right: Term, by limits: Limits) {
    guard let item = right.item else { return }
    let guide = items.number(of: guide(for: "center"))
    tie(call.side(.left, of: guide), call.side(.left, of: item, inset: right.inset), by: limits, .plus)
    tie(call.side(.width, of: guide), .equal, call.side(.width, of: item))
    tie(center, .equal, call.side(.centerX, of: guide))
  }

  /// Compares the sizes of items with lengths: `width`, `height` and `size`.
  mutating func compare(
    _ maker: AutoLayoutKitMaker, _ site: CallSite, _ list: _AutoLayoutKitList,
    _ dimensions: AutoLayoutKitEdges, _ relation: Relation, _ lengths: Lengths
  ) {
    begin(maker, site)
    if isOpen, case .list(let lengths) = lengths { checkCount(of: lengths, list) }
    var index = -1
    for part in list.parts {
      guard let item = item(part, list) else { continue }
      index += 1
      var remaining = dimensions
      while let attribute = remaining.popFirst() {
        guard let length = lengths.length(of: attribute, at: index), mayPlace(item) else { continue }
        let (size, other) = (Side(item, attribute), items.side(length))
        if other.limits.isNumber {
          tie(size, relation, other, sign: .plus)
        } else if relation == .equal {
          tie(size, Side(Limits(0)), by: other.limits, .plus)
        } else {
          note(.rangeNotEqual, other.limits, relation.symbol)
        }
      }
    }
  }

  /// Reports lengths without an item, and items without a length.
  private mutating func checkCount(of lengths: [AutoLayoutKitAttribute], _ list: _AutoLayoutKitList) {
    let listed = list.parts.compactMap { if case .item(let item) = $0 { items[item].object } else { nil } }
    if lengths.count == listed.count { return }
    let values = "\(lengths.count) value\(lengths.count == 1 ? "" : "s")"
    let views = "\(listed.count) view\(listed.count == 1 ? "" : "s")"
    if lengths.count > listed.count {
      let spare = Array(lengths[listed.count...])
      note(.spareValues, values, views, spare, spare.count == 1 ? "is" : "are")
    } else {
      let missing = Array(listed[lengths.count...])
      note(.missingValues, values, views, missing, missing.count == 1 ? "gets" : "get")
    }
  }

  /// Sets a content priority of views for as long as the group is installed.
  mutating func set(
    _ maker: AutoLayoutKitMaker, _ site: CallSite, _ list: _AutoLayoutKitList, _ property: ContentPriority,
    _ priority: AutoLayoutKitPriority
  ) {
    begin(maker, site)
    let allowed = priority.allowed
    if allowed != priority { note(.noPriority(priority)) }
    for part in list.parts {
      guard let item = item(part, list), mayPlace(item) else { continue }
      if let view = items[item].view {
        if let allowed { add(PropertyEffect(view, property, allowed.platform), on: item) }
      } else {
        note(.noContent, items[item].object)
      }
    }
  }

  /// Adds an effect on a view: `effect`.
  mutating func set(
    _ maker: AutoLayoutKitMaker, _ site: CallSite, _ view: AutoLayoutKitView, _ effect: Effect
  ) {
    begin(maker, site)
    let item = items.number(of: view)
    if mayPlace(item) { add(effect, on: item) }
  }

  /// Ties the parts of a chain to each other and to its ends: `xPlace` and `yPlace`.
  mutating func place(
    _ maker: AutoLayoutKitMaker, _ site: CallSite, _ list: _AutoLayoutKitList, _ axis: Axis,
    _ ends: (AnyObject?, AnyObject?), _ alignment: Attribute?
  ) {
    begin(maker, site)
    if !isOpen { return }
    var (near, far) = (call.target(axis.near), call.target(axis.far))
    if let first = ends.0 { near = call.side(axis.far, of: items.number(of: first)) }
    if let last = ends.1 { far = call.side(axis.near, of: items.number(of: last)) }
    var stretch = Stretch(axis: axis, start: near)
    var aligned: [ItemNumber] = []
    chain += 1
    for (index, part) in list.parts.enumerated() {
      switch part {
      case .item(let item):
        if call.isCollapsing, let view = items[item].view, collapses(view) {
          stretch.leaveOut()
        } else if mayChain(item, near.item, far.item) {
          add(item, to: &stretch, list)
          if alignment != nil { aligned.append(item) }
        } else {
          stretch.hasOmission = true
        }
      case .gap(let gap):
        if gap.isWall {
          end(&stretch, at: nil, list)
          stretch = Stretch(axis: axis, start: nil)
        } else if let mistake = gap.mistake {
          note(mistake)
        } else {
          stretch.add(gap, at: index)
        }
      case .fold(let guide):
        if mayChain(guide) { divide(&stretch, at: guide, list) }
      case .value(let index):
        let isSet = list.values[index] is any AutoLayoutKitItems
        let text = isSet ? "\(type(of: list.values[index]))" : "\(list.values[index])"
        note(isSet ? .noOrder : .notAnItem, text)
        stretch.hasOmission = true
      case .emptySequence: stretch.hasOmission = true
      }
    }
    end(&stretch, at: far, list)
    guard let alignment, let first = aligned.first else { return }
    for item in aligned.dropFirst() {
      tie(call.side(alignment, of: item), .equal, call.side(alignment, of: first))
    }
  }

  /// Returns true if a view is hidden, and notes that the block has asked for it.
  private mutating func collapses(_ view: AutoLayoutKitView) -> Bool {
    let isHidden = view.isHidden
    collapsingViews.append((view, isHidden))
    return isHidden
  }

  /// Returns true if an item may be placed in the running chain; else reports it.
  private mutating func mayChain(
    _ item: ItemNumber, _ near: ItemNumber? = nil, _ far: ItemNumber? = nil
  ) -> Bool {
    if items[item].chain == chain {
      note(.repeated, items[item].object)
      return false
    }
    guard mayPlace(item, against: near, far) else { return false }
    items[item].chain = chain
    return true
  }

  // MARK: Items

  /// Returns the item of a part of a verb that takes no gaps; every other part is reported.
  private mutating func item(_ part: Part, _ list: _AutoLayoutKitList) -> ItemNumber? {
    switch part {
    case .item(let item): return item
    case .emptySequence: return nil
    case .value(let index): note(.notAnItem, "\(list.values[index])")
    case .gap(let gap): note(.notAnItem, gap)
    case .fold(let guide): note(.notAnItem, Names(container).text(foldAt: items[guide].object))
    }
    return nil
  }

  /// Returns true if a verb may place an item: it is inside the container and is no reference; else reports
  /// it.
  mutating func mayPlace(
    _ item: ItemNumber, against reference: ItemNumber? = nil, _ other: ItemNumber? = nil
  ) -> Bool {
    guard isOpen else { return false }
    let isReference = item == reference || item == other
    if !isReference, isInside(item) { return true }
    if isReference {
      note(.isReference, items[item].object)
    } else {
      note(.outside, items[item].object, container)
    }
    return false
  }

  /// True if an item is the container or inside it.
  ///
  /// If an item that was found inside is moved later, the end of the block finds out.
  private mutating func isInside(_ number: ItemNumber) -> Bool {
    if items[number].isInside { return true }
    guard let view = items[number].owner else { return false }
    // A view in an item that is inside need not ask all superviews.
    let above = view.superview
    var isInside = above === container
    if !isInside, let above, let known = items.index(of: above) { isInside = items.entries[known].isInside }
    items[number].isInside = isInside || view.isDescendant(of: container)
    return items[number].isInside
  }

  // MARK: Constraints

  /// Makes `left == right ± number`, or two inequalities for limits.
  mutating func tie(_ left: Term, _ right: Term, by limits: Limits, _ sign: Sign) {
    let factor: CGFloat = sign == .minus ? -1 : 1
    let lower = right.plus(factor * limits.lower)
    if limits.isNumber { return tie(left, .equal, lower, sign: sign) }
    if let mistake = limits.mistake { return note(mistake) }
    let least: Relation = sign == .minus ? .atMost : .atLeast
    if limits.lower > -.infinity { tie(left, least, lower, sign: sign) }
    if limits.upper < .infinity {
      tie(left, least.flipped, right.plus(factor * limits.upper), sign: sign)
    }
  }

  /// Makes the constraint of an equation; all verbs end here.
  ///
  /// - Parameters:
  ///   - sign: The sense of the number that was written.
  ///   - lowered: True for a priority that is lower by one than the maker's.
  mutating func tie(
    _ left: Term, _ relation: Relation, _ right: Term, sign: Sign = .none, lowered: Bool = false
  ) {
    var equation = Equation(left, relation, right)
    if !equation.isPlain {
      let (solved, mistake) = equation.solved(items)
      if let mistake { note(mistake) }
      guard let solved else { return }
      equation = solved
    }
    guard let first = equation.left.item else { return }
    var priority = call.priority ?? .required
    if lowered { priority = (priority - 1).allowed ?? priority }
    let (constraint, state) = constraint(for: equation, priority)
    constraint.inset = equation.right.inset
    constraint.sign = sign
    constraint.belong(to: call.site, count - call.firstOfVerb)
    contents.append(constraint, Record(placesFirstItem: use(first, equation.right.item), state: state))
    count += 1
  }

  /// Returns the constraint of an equation: that of the replaced contents, if they have it, or a new one.
  private mutating func constraint(
    for equation: Equation, _ priority: AutoLayoutKitPriority
  ) -> (AutoLayoutKitConstraint, Record.State) {
    guard let (known, isLeftOut) = matcher?.take(equation, items) else {
      let constraint = AutoLayoutKitConstraint.make(equation, items)
      if priority != .required { constraint.priority = priority.platform }
      return (constraint, .added)
    }
    let isSame = known.update(equation.right.constant, priority.platform)
    return (known, isLeftOut ? .added : isSame ? .kept : .updated)
  }

  /// Marks the items of a constraint; returns true if the call places the first one, a view that is then no
  /// longer to follow its autoresizing mask.
  private mutating func use(_ first: ItemNumber, _ second: ItemNumber?) -> Bool {
    let isPlaced = first != .container && first != call.reference && items[first].view != nil
    items[first].isUsed = true
    if isPlaced { items[first].isPlaced = true }
    if let second { items[second].isUsed = true }
    return isPlaced
  }

  /// Makes the equation of two attributes: `install(left, right)`.
  mutating func install(
    _ left: AutoLayoutKitAttribute, _ relation: Relation, _ right: AutoLayoutKitAttribute
  ) {
    let (left, right) = (items.side(left), items.side(right))
    guard let item = left.item ?? right.item else { return note(.noItem) }
    if mayPlace(item) { tie(left, relation, right, sign: .plus) }
  }

  /// Adds a constraint that was made by hand; the replaced contents may hold it.
  mutating func adopt(_ constraint: NSLayoutConstraint) {
    let made = constraint as? AutoLayoutKitConstraint
    if let mistake = made?.mistake {
      note(mistake)
      if mistake.isInert { return }
    }
    guard let first = constraint.firstItem else { return note(.noItem) }
    let item = items.number(of: first)
    guard mayPlace(item) else { return }
    if let priority = call.priority {
      let effect = PropertyEffect(constraint, ConstraintPriority(), priority.platform, isCounted: false)
      add(effect, on: item)
      effect.apply()
    }
    let isNew = made != nil && made?.site == nil
    let number = count - call.firstOfVerb
    if isNew {
      made?.belong(to: call.site, number)
    } else if constraint.identifier == nil {
      constraint.identifier = call.site.identifier(number)
    }
    // For a second item that is gone, the constraint stands as an item that is not in the tree.
    let second = constraint.secondAttribute == .notAnAttribute ? nil : constraint.secondItem ?? constraint
    let isPlaced = use(item, second.map { items.number(of: $0) })
    // A comparison without a call is new, so that the replaced contents do not have it.
    let isKept = !isNew && matcher?.takeAdopted(constraint, of: first) == true
    contents.append(
      constraint,
      Record(placesFirstItem: isPlaced, adoptedBy: call.site, state: isKept ? .kept : .added))
    count += 1
  }

  /// Adds an effect of an item; it takes the place of an earlier one on the same property.
  mutating func add(_ effect: Effect, on item: ItemNumber) {
    var index = items[item].latestEffect
    while index >= 0, !effects[index].isTwin(of: effect) { index = effects[index].before }
    if index >= 0 {
      if effects[index].isApplied { effect.succeed(effects[index]) }
      effect.before = effects[index].before
      effects[index] = effect
    } else {
      effect.before = items[item].latestEffect
      items[item].latestEffect = effects.count
      effects.append(effect)
    }
  }

  /// Returns the next guide for a purpose: that of the replaced contents, if they have it.
  func guide(for purpose: String) -> AutoLayoutKitGuide {
    let known = matcher?.contents.guides[purpose]?.dropFirst(contents.guides[purpose]?.count ?? 0).first
    let isFree = known?.owningView == nil || known?.owningView === container
    let guide = (isFree ? known : nil) ?? AutoLayoutKitGuide()
    if guide.owningView == nil { container.addLayoutGuide(guide) }
    contents.add(guide, for: purpose, to: container)
    return guide
  }

  /// Returns the helper of a name: that of the replaced contents, if it is in the container.
  func helper<View: AutoLayoutKitView>(_ name: String, _ make: () -> View) -> View {
    let isMine = contents.helpers.lazy.compactMap { $0.name == name ? $0.view as? View : nil }.first
    if let isMine { return isMine }
    let known = matcher?.contents.helpers.lazy.compactMap { $0.name == name ? $0.view as? View : nil }.first
    let helper = known?.superview === container ? known ?? make() : make()
    if helper.superview !== container { container.addSubview(helper) }
    contents.add(Helper(name: name, view: helper), to: container)
    return helper
  }

  /// Ends the block and hands over its items, whose numbers are no longer valid, and its matcher.
  mutating func close() -> (items: ItemTable, matcher: Matcher?) {
    isOpen = false
    contents.effects = effects
    collapsingViews = []
    defer { items = ItemTable() }
    return (items, matcher)
  }
}

// MARK: - From a chain to its equations

/// The part of a chain between two walls or folds, read from near to far.
///
///     edge or fold | gaps | item | gaps | item | gaps | edge, fold or wall
@MainActor private struct Stretch {
  /// The gaps after an edge or a hidden view: the sum of the numbers, that of the gaps which can be of
  /// several lengths, and the indices of all of them in the list of the call.
  struct Gaps {
    private(set) var fixed: CGFloat = 0
    private(set) var flexible: AutoLayoutKitGap?
    private(set) var indices: ClosedRange<Int>?

    var limits: Limits {
      Limits(fixed + (flexible?.limits.lower ?? 0), fixed + (flexible?.limits.upper ?? 0))
    }

    mutating func add(_ gap: AutoLayoutKitGap, at index: Int) {
      indices = (indices?.lowerBound ?? index)...index
      if gap.limits.isNumber, gap.weight == nil {
        fixed += gap.limits.lower
      } else if let sum = flexible {
        flexible?.limits = Limits(sum.limits.lower + gap.limits.lower, sum.limits.upper + gap.limits.upper)
        if let weight = gap.weight { flexible?.weight = weight + (sum.weight ?? 0) }
      } else {
        flexible = gap
      }
    }
  }

  let axis: Axis
  /// The edge that the next gaps are measured from; nil right after a wall.
  var start: Term?
  var gaps = Gaps()
  /// The gaps after the latest hidden view since that edge; nil if there is none.
  var gapsAfterHidden: Gaps?
  var hasItem = false
  /// True if the next gaps are measured from a fold, or to one.
  var isBesideFold = false
  /// The sizes of the guides that stand for flexible gaps, and their gaps.
  var shares: [(size: Term, gap: AutoLayoutKitGap)] = []
  /// True if an empty sequence or an item was left out, which explains gaps that stand alone.
  var hasOmission = false

  mutating func add(_ gap: AutoLayoutKitGap, at index: Int) {
    if gapsAfterHidden == nil { gaps.add(gap, at: index) } else { gapsAfterHidden?.add(gap, at: index) }
  }

  /// Leaves out a hidden view; the next item or the end decides about the gaps beside it.
  mutating func leaveOut() {
    gapsAfterHidden = Gaps()
    hasOmission = true
  }
}

extension RunningBlock {
  /// Ties an item to the edge before it.
  private mutating func add(_ item: ItemNumber, to stretch: inout Stretch, _ list: _AutoLayoutKitList) {
    // Between two views, the gaps before a hidden one remain, and those after it go.
    tie(call.side(stretch.axis.near, of: item), to: stretch.start, stretch.gaps, .plus, &stretch, list)
    stretch.start = call.side(stretch.axis.far, of: item)
    stretch.hasItem = true
    stretch.isBesideFold = false
    stretch.gaps = Stretch.Gaps()
    stretch.gapsAfterHidden = nil
  }

  /// Ties the last item to the far edge, or to nothing at a wall.
  private mutating func end(_ stretch: inout Stretch, at edge: Term?, _ list: _AutoLayoutKitList) {
    // Before an end, the gaps after a hidden view remain, and those before it go.
    let gaps = stretch.gapsAfterHidden ?? stretch.gaps
    if stretch.hasItem, let start = stretch.start {
      tie(start, to: edge, gaps, .minus, &stretch, list)
    } else if !stretch.hasOmission, let indices = gaps.indices {
      let isOne = list.gaps(at: indices).count == 1
      note(.onlyGaps, list.gaps(at: indices), isOne ? "has" : "have", isOne ? "it is" : "they are")
    }
    share(stretch.shares, stretch.axis)
  }

  /// Ties the guide of a fold as an item, and begins the stretch after it.
  private mutating func divide(
    _ stretch: inout Stretch, at guide: ItemNumber, _ list: _AutoLayoutKitList
  ) {
    stretch.isBesideFold = true
    add(guide, to: &stretch, list)
    share(stretch.shares, stretch.axis)
    stretch = Stretch(axis: stretch.axis, start: stretch.start, hasItem: true, isBesideFold: true)
  }

  /// Ties an edge to another one, as far apart as the gaps between them together.
  private mutating func tie(
    _ side: Term, to other: Term?, _ gaps: Stretch.Gaps, _ sign: Sign, _ stretch: inout Stretch,
    _ list: _AutoLayoutKitList
  ) {
    guard let other else {
      if let indices = gaps.indices { for gap in list.gaps(at: indices) { note(.besideWall, gap) } }
      return
    }
    guard let gap = gaps.flexible, gap.weight != nil else {
      guard stretch.isBesideFold, gaps.limits.isNumber else { return tie(side, other, by: gaps.limits, sign) }
      // A view of its own size keeps to its side of the fold.
      let edge = other.plus(sign == .plus ? gaps.fixed : -gaps.fixed)
      tie(side, sign == .plus ? .atLeast : .atMost, edge, sign: sign)
      return tie(side, .equal, edge, sign: sign, lowered: true)
    }
    // A guide between the edges is as large as a flexible gap:
    //     other |<- fixed ->[ guide ]| side      for plus; for minus, seen in a mirror
    let guide = items.number(of: guide(for: "flexible"))
    let (near, far) = (call.side(stretch.axis.near, of: guide), call.side(stretch.axis.far, of: guide))
    let (first, second) = sign == .plus ? ((near, other), (side, far)) : ((side, near), (far, other))
    tie(first.0, first.1, by: Limits(gaps.fixed), sign)
    tie(second.0, .equal, second.1)
    let size = call.side(stretch.axis.size, of: guide)
    if gap.limits.lower > 0 { tie(size, .atLeast, Side(Limits(gap.limits.lower))) }
    if gap.limits.upper < .infinity { tie(size, .atMost, Side(Limits(gap.limits.upper))) }
    stretch.shares.append((size, gap))
  }

  /// Makes the flexible gaps proportional to their weights; a gap with limits, as far as these allow it.
  private mutating func share(_ shares: [(size: Term, gap: AutoLayoutKitGap)], _ axis: Axis) {
    if shares.count < 2 { return }
    let first = shares.firstIndex { $0.gap.isWithoutLimits }
    // If each gap has limits, a guide is the unit.
    let unit =
      first.map { shares[$0].size }
      ?? call.side(axis.size, of: items.number(of: guide(for: "share")))
    let weight = first.flatMap { shares[$0].gap.weight } ?? 1
    for (index, share) in shares.enumerated() where index != first {
      let length = unit.scaled { $0 * (share.gap.weight ?? 1) / weight }
      tie(share.size, .equal, length, lowered: !share.gap.isWithoutLimits)
    }
  }
}

// MARK: - The difference from the block before

/// Finds constraints of replaced contents that a block makes again; each of them is found once.
nonisolated private struct Matcher {
  let contents: Contents
  /// The constraints of the contents, which change no more.
  private let made: Contents.Made
  private var isTaken: [Bool]
  /// The index where the next constraint is expected: after the latest one that was found.
  private var next = 0
  /// The indices of the constraints of each first item, once one was not where it was expected.
  private var indices: [ObjectIdentifier: [Int]]?

  init(_ contents: Contents) {
    self.contents = contents
    made = contents.made
    isTaken = [Bool](repeating: false, count: made.records.count)
  }

  /// The indices of the constraints that were not found.
  var remaining: [Int] { isTaken.indices.filter { !isTaken[$0] && made.records[$0].state != .leftOut } }

  /// Finds the constraint that a verb made for an equation.
  @MainActor mutating func take(
    _ equation: Equation, _ items: ItemTable
  ) -> (constraint: AutoLayoutKitConstraint, isLeftOut: Bool)? {
    guard let item = equation.left.item else { return nil }
    let (first, second) = (items[item].object, items.object(of: equation.right.item))
    // A verb takes no constraint that was handed in, so that their places are passed.
    while next < isTaken.count, made.records[next].adoptedBy != nil { next += 1 }
    let index = take(first) { made, index in made.matches(index, equation, first, second) }
    guard let index, let constraint = made.constraints[index] as? AutoLayoutKitConstraint else { return nil }
    return (constraint, made.records[index].state == .leftOut)
  }

  /// Finds a constraint that was made by hand; returns true if it is in the layout.
  @MainActor mutating func takeAdopted(_ constraint: NSLayoutConstraint, of first: AnyObject) -> Bool {
    guard let index = take(first, where: { $0.constraints[$1] === constraint }) else { return false }
    return made.records[index].state != .leftOut
  }

  /// Finds a constraint of an item, and returns its index.
  @MainActor private mutating func take(
    _ first: AnyObject, where fits: @MainActor (Contents.Made, Int) -> Bool
  ) -> Int? {
    var index = next < isTaken.count && !isTaken[next] && fits(made, next) ? next : nil
    if index == nil {
      let known = indices ?? made.indicesByFirstItem
      indices = known
      for candidate in known[ObjectIdentifier(first)] ?? []
      where index == nil && !isTaken[candidate] && fits(made, candidate) { index = candidate }
    }
    guard let index else { return nil }
    isTaken[index] = true
    next = index + 1
    return index
  }
}

// MARK: - The contents of a group

/// The state of a constraint in its group.
nonisolated private struct Record {
  nonisolated enum State {
    /// The constraint is new in the group.
    case added
    /// The replaced contents had it with the same constant and priority.
    case kept
    /// The replaced contents had it with another constant or priority.
    case updated
    /// The constraint cannot be activated and is not in the group.
    case leftOut
  }

  /// True if the verb places the first item, which then no longer follows its autoresizing mask.
  let placesFirstItem: Bool
  /// The call that took a constraint which was made by hand; nil if a verb made it.
  var adoptedBy: CallSite?
  var state: State
  // The platform does not clear the item of a constraint when it is released, so that a group there knows the
  // items by weak references. The headless UIKit does, where weak references would slow down each view.
  #if canImport(ObjectiveC)
    fileprivate(set) weak var first: AnyObject?
    fileprivate(set) weak var second: AnyObject?
  #endif
}

/// A view that `make.helper` added.
///
/// Its superview keeps it, and the contents while the group is uninstalled: a helper may keep its group.
private struct Helper {
  let name: String
  private(set) weak var view: AutoLayoutKitView?
  private(set) var parked: AutoLayoutKitView?

  @MainActor mutating func park() {
    parked = view ?? parked
    view?.removeFromSuperview()
  }

  @MainActor mutating func enter(_ container: AutoLayoutKitView?) {
    guard let parked else { return }
    container?.addSubview(parked)
    self.parked = nil
  }
}

/// The constraints, guides, helpers and effects that a block makes for its group.
///
/// Items are not retained: a view may keep its own group. A handle reads the constraints as a collection, so
/// that the class belongs to no actor; it is used on the main thread.
nonisolated private final class Contents {
  /// All constraints, those that are not in the group any more as well, each with its record.
  nonisolated struct Made {
    fileprivate(set) var constraints: [NSLayoutConstraint] = []
    fileprivate(set) var records: [Record] = []

    @MainActor fileprivate mutating func append(_ constraint: NSLayoutConstraint, _ record: Record) {
      #if canImport(ObjectiveC)
        var record = record
        (record.first, record.second) = (constraint.firstItem, constraint.secondItem)
      #endif
      constraints.append(constraint)
      records.append(record)
    }

    /// Returns the items of a constraint; nil once one of them is gone.
    @MainActor fileprivate func items(at index: Int) -> (first: AnyObject, second: AnyObject?)? {
      let constraint = constraints[index]
      #if canImport(ObjectiveC)
        let (first, second) = (records[index].first, records[index].second)
      #else
        let (first, second) = (constraint.firstItem, constraint.secondItem)
      #endif
      guard let first, second != nil || constraint.secondAttribute == .notAnAttribute else { return nil }
      return (first, second)
    }

    /// The constraints of the group whose items exist.
    @MainActor fileprivate var present: [NSLayoutConstraint] {
      records.indices.filter { records[$0].state != .leftOut && items(at: $0) != nil }.map { constraints[$0] }
    }

    @MainActor fileprivate var indicesByFirstItem: [ObjectIdentifier: [Int]] {
      var indices: [ObjectIdentifier: [Int]] = [:]
      for index in constraints.indices {
        if let first = items(at: index)?.first { indices[ObjectIdentifier(first), default: []].append(index) }
      }
      return indices
    }

    /// True if a verb made a constraint for an equation of two items, up to its constant and its priority.
    @MainActor fileprivate func matches(
      _ index: Int, _ equation: Equation, _ first: AnyObject, _ second: AnyObject?
    ) -> Bool {
      let constraint = constraints[index]
      guard constraint.firstAttribute == equation.left.attribute, constraint.relation == equation.relation,
        constraint.secondAttribute == equation.right.attribute,
        constraint.multiplier == equation.right.factor, records[index].adoptedBy == nil,
        let items = items(at: index)
      else { return false }
      return items.first === first && items.second === second
    }
  }

  private(set) var made = Made()
  var constraints: [NSLayoutConstraint] { made.constraints }
  var records: [Record] { made.records }
  /// The effects in the order in which they are applied.
  var effects: [Effect] = []
  /// The indices of constraints that a handle deactivated inside the block.
  private(set) var inactive: Set<Int> = []
  /// The call of `tk_constraint`.
  let site: CallSite
  /// The guides of each purpose, and all guides in the order of the block.
  private(set) var guides: [String: [AutoLayoutKitGuide]] = [:]
  private var allGuides: [AutoLayoutKitGuide] = []
  private weak var owner: AutoLayoutKitView?
  private(set) var helpers: [Helper] = []
  /// The first indices of handles whose constraints were removed, once that is reported.
  private var reportedHandles: Set<Int> = []
  /// True once the block has ended that makes the contents.
  private var isClosed = false

  init(_ site: CallSite, capacity: Int) {
    self.site = site
    made.constraints.reserveCapacity(capacity)
    made.records.reserveCapacity(capacity)
  }

  @MainActor func append(_ constraint: NSLayoutConstraint, _ record: Record) {
    made.append(constraint, record)
  }

  func add(_ guide: AutoLayoutKitGuide, for purpose: String, to owner: AutoLayoutKitView) {
    guides[purpose, default: []].append(guide)
    allGuides.append(guide)
    self.owner = owner
  }

  func add(_ helper: Helper, to owner: AutoLayoutKitView) {
    helpers.append(helper)
    self.owner = owner
  }

  deinit {}
}

@MainActor extension Contents {
  // MARK: Installing and replacing

  var isInstalled: Bool {
    let constraints = made.present
    return constraints.allSatisfy(\.isActive) && effects.allSatisfy { $0.isApplied || !$0.isAlive }
      && !(constraints.isEmpty && effects.isEmpty)
  }

  /// Reports a mistake about a constraint in the name of the call that made it.
  func report(_ mistake: Diagnostic, at index: Int, to group: AutoLayoutKitConstraintGroup, _ names: Names) {
    let made = constraints[index] as? AutoLayoutKitConstraint
    guard let site = records[index].adoptedBy ?? made?.site else { return }
    let report = mistake.report(site, names, call: site.verb)
    group.deliver(report)
    if let container = names.container { BlockReports.add(report, container, group) }
  }

  func install(reportingTo group: AutoLayoutKitConstraintGroup) {
    addGuidesAndHelpers()
    for effect in effects { effect.apply() }
    activate(records.indices, group)
  }

  func uninstall() {
    NSLayoutConstraint.deactivate(made.present.filter(\.isActive))
    for guide in allGuides { guide.owningView?.removeLayoutGuide(guide) }
    for index in helpers.indices { helpers[index].park() }
    for effect in effects.reversed() { effect.undo() }
  }

  private func addGuidesAndHelpers() {
    for guide in allGuides where guide.owningView == nil { owner?.addLayoutGuide(guide) }
    for index in helpers.indices { helpers[index].enter(owner) }
  }

  /// Takes from the tree all that the new contents of the group do not have, and hands the effects over.
  ///
  /// - Returns: The number of constraints and effects that are removed.
  func handOver(to new: Contents, removing removed: [Int]) -> Int {
    NSLayoutConstraint.deactivate(removed.map { constraints[$0] }.filter(\.isActive))
    for index in removed { (constraints[index] as? AutoLayoutKitConstraint)?.removal = new.site }
    let kept = Set(new.allGuides.map { ObjectIdentifier($0) })
    for guide in allGuides where !kept.contains(ObjectIdentifier(guide)) {
      guide.owningView?.removeLayoutGuide(guide)
    }
    let used = new.helpers.compactMap(\.view)
    for index in helpers.indices where !used.contains(where: { $0 === helpers[index].view }) {
      helpers[index].view?.removeFromSuperview()
    }
    let successors = Dictionary(grouping: new.effects, by: \.object)
    var count = removed.count
    for effect in effects.reversed() where effect.isAlive {
      if let successor = successors[effect.object]?.first(where: { $0.isTwin(of: effect) }) {
        successor.succeed(effect)
      } else {
        effect.undo()
        count += effect.isCounted ? 1 : 0
      }
    }
    return count
  }

  /// Ends the block that made the contents: leaves out constraints that cannot be activated, and counts the
  /// others.
  ///
  /// - Parameter isConnected: True if all constraints can be activated; else they are tested one by one.
  func close(
    active: Bool, isConnected: Bool, _ group: AutoLayoutKitConstraintGroup, _ names: Names,
    _ change: inout AutoLayoutKitChange
  ) {
    isClosed = true
    addGuidesAndHelpers()
    for index in made.records.indices {
      let places = active && !inactive.contains(index)
      let isLeftOut = !isConnected && !prepare(at: index, places: places, group, names)
      change.count(made.records[index].state, isLeftOut: isLeftOut)
      if isLeftOut { made.records[index].state = .leftOut }
    }
    for effect in effects where effect.isCounted { change.count(effect.state) }
    guard active else { return uninstall() }
    for effect in effects { effect.apply() }
    NSLayoutConstraint.activate(isConnected ? made.constraints : activated)
    inactive = []
  }

  /// The constraints that the end of the block activates.
  private var activated: [NSLayoutConstraint] {
    records.indices.filter { records[$0].state != .leftOut && !inactive.contains($0) }.map { constraints[$0] }
  }

  /// Activates constraints in one batch, and switches off the autoresizing masks of their views.
  private func activate(_ indices: some Sequence<Int>, _ group: AutoLayoutKitConstraintGroup) {
    let ready = indices.filter {
      records[$0].state != .leftOut && prepare(at: $0, places: true, group, Names())
    }
    NSLayoutConstraint.activate(ready.map { constraints[$0] })
  }

  /// Prepares a constraint for activation; returns false if that is impossible.
  ///
  /// A missing common superview is reported, a lost item is not.
  ///
  /// - Parameter places: True if a view that the constraint places no longer follows its autoresizing mask.
  private func prepare(
    at index: Int, places: Bool, _ group: AutoLayoutKitConstraintGroup, _ names: Names
  ) -> Bool {
    guard let (first, second) = made.items(at: index) else { return false }
    guard let view = AutoLayoutKitView.holding(first) else {
      report(Diagnostic(.outsideAnyView, first), at: index, to: group, names)
      return false
    }
    if let second, AutoLayoutKitView.holding(second).map({ !view.sharesTree(with: $0) }) ?? true {
      report(Diagnostic(.unrelated, first, second), at: index, to: group, names)
      return false
    }
    if places, records[index].placesFirstItem { view.leaveMask() }
    return true
  }

  // MARK: Handles

  /// Returns the indices of the constraints of a handle that are still in the group; reports the first one
  /// that a `replace:` has removed.
  func indices(in range: Range<Int>, stillIn group: AutoLayoutKitConstraintGroup) -> [Int] {
    let indices = range.filter { records[$0].state != .leftOut }
    guard isClosed, let current = group.contents, current !== self else { return indices }
    let known = Set(current.constraints.map { ObjectIdentifier($0) })
    func isKept(_ index: Int) -> Bool { known.contains(ObjectIdentifier(constraints[index])) }
    if let first = indices.first(where: { !isKept($0) && made.items(at: $0) != nil }),
      reportedHandles.insert(range.lowerBound).inserted
    {
      let removal = (constraints[first] as? AutoLayoutKitConstraint)?.removal ?? current.site
      report(Diagnostic(.removed, removal.verb, removal.fileAndLine), at: first, to: group, Names())
    }
    return indices.filter(isKept)
  }

  func setActive(_ isActive: Bool, _ indices: [Int], in group: AutoLayoutKitConstraintGroup) {
    guard isActive else {
      if !isClosed { inactive.formUnion(indices) }
      return NSLayoutConstraint.deactivate(indices.map { constraints[$0] }.filter(\.isActive))
    }
    if !isClosed { inactive.subtract(indices) }
    (isClosed ? group.contents ?? self : self).addGuidesAndHelpers()
    activate(indices, group)
  }
}

// MARK: - Equations and constraints

/// Two sides and the relation between them.
nonisolated private struct Equation {
  var left: Term
  var relation: Relation
  var right: Term

  init(_ left: Term, _ relation: Relation, _ right: Term) {
    self.left = left
    self.relation = relation
    self.right = right
  }

  /// True if the platform certainly accepts the equation as it is.
  var isPlain: Bool {
    guard left.item != nil, left.factor == 1, left.constant == 0, 1...10 ~= left.attribute.rawValue,
      right.limits.isNumber, right.constant.isFinite
    else { return false }
    if right.item == nil { return left.attribute.isSize && right.constant >= 0 }
    return 1...10 ~= right.attribute.rawValue && left.attribute.family & right.attribute.family != 0
      && right.factor.isFinite && right.factor != 0
      && (left.attribute != right.attribute || left.item != right.item)
  }

  /// The equation solved for its left attribute, and the reason why the platform would not accept it; both if
  /// a part of it can be used.
  ///
  ///     f₁·A + c₁ = f₂·B + c₂   ⟹   A = f₂/f₁·B + (c₂ − c₁)/f₁,   ≤ and ≥ change places when f₁ < 0
  @MainActor func solved(_ items: ItemTable) -> (equation: Equation?, mistake: Diagnostic?) {
    guard let item = left.item else {
      if right.item == nil { return (nil, Diagnostic(.noItem)) }
      return Equation(right, relation.flipped, left).solved(items)
    }
    if left.factor == 0 { return (nil, Diagnostic(.zeroFactor, items.withObject(left))) }
    var other = right.plus(-left.constant)
    other.inset -= left.inset
    if left.factor != 1 { other = other.scaled { $0 / left.factor } }
    if let mistake = mistake(item, other, items) { return (nil, mistake) }
    let side = Side(item, left.attribute)
    let solvedRelation = left.factor < 0 ? relation.flipped : relation
    if right.item == nil || right.factor != 0 {
      return (Equation(side, solvedRelation, other), nil)
    }
    let number = Equation(side, solvedRelation, Side(Limits(other.constant)))
    return (number, Diagnostic(.onlyNumberRemains, items.withObject(right), right.constant))
  }

  /// The reason why nothing of the equation can be used.
  ///
  /// - Parameter other: The right side of the equation that is solved for its left attribute.
  @MainActor private func mistake(
    _ item: ItemNumber, _ other: Term, _ items: ItemTable
  ) -> Diagnostic? {
    if !right.limits.isNumber { return Diagnostic(.rangeNotEqual, right.limits, relation.symbol) }
    if !(left.factor + left.constant + right.factor + right.constant + other.factor + other.constant).isFinite
    {
      let numbers = [left.factor, left.constant, right.factor, right.constant, other.factor, other.constant]
      if let number = numbers.first(where: { !$0.isFinite }) { return Diagnostic(.notFinite, number) }
    }
    for side in [left, right] where !items.has(side) {
      return Diagnostic(.unsupported, items.withObject(side))
    }
    if right.item == nil {
      if !left.attribute.isSize {
        return Diagnostic(.unlike, items.withObject(left), items.withObject(right))
      }
      // A guide can have a negative size.
      let isPlain = items[item].view != nil && left.constant == 0 && left.factor == 1
      let isNegative = isPlain && right.constant < 0 && relation != .atLeast
      return isNegative ? Diagnostic(.negativeSize, right.constant) : nil
    }
    if right.factor == 0 {
      return left.attribute.isSize ? nil : Diagnostic(.zeroFactor, items.withObject(right))
    }
    if left.attribute.family & right.attribute.family == 0 {
      return Diagnostic(.unlike, items.withObject(left), items.withObject(right))
    }
    if item == right.item, left.attribute == right.attribute {
      return Diagnostic(.isReference, items[item].object)
    }
    return other.factor == 0 ? Diagnostic(.zeroFactor, items.withObject(right)) : nil
  }
}

/// A constraint that a verb or a comparison made.
///
/// The log of the platform prints the name of the class, and the identifier, which is made when it is read.
/// In a debug build on Apple's platforms it is stored as well, because a log that reads the storage would
/// print none; in a release build the log is assumed to call the getter.
///
/// The platform need not run a Swift initializer, so that all stored properties of this class begin as zero
/// bytes: nil, 0, false, and the first case of an enumeration.
#if canImport(ObjectiveC)
  @objc(AutoLayoutKitConstraint)
#endif
private final class AutoLayoutKitConstraint: NSLayoutConstraint {
  /// The part of the constant that comes from insets; the rest is the number that was written.
  var inset: CGFloat = 0
  var sign = Sign.plus
  /// The mistake in the comparison that made the constraint.
  var mistake: Diagnostic?
  /// The call of `replace:` that removed the constraint from its group.
  var removal: CallSite?
  /// The call of the verb, and the index of the constraint there; nil before a verb has taken it.
  ///
  /// The getter of the identifier reads it, which belongs to no actor in AppKit.
  nonisolated(unsafe) private var origin: (site: CallSite, number: Int)?

  var site: CallSite? { origin?.site }

  @MainActor static func make(_ equation: Equation, _ items: ItemTable) -> AutoLayoutKitConstraint {
    let (left, right) = (equation.left, equation.right)
    return AutoLayoutKitConstraint(
      item: items[left.item ?? .container].object, attribute: left.attribute, relatedBy: equation.relation,
      toItem: items.object(of: right.item), attribute: right.attribute, multiplier: right.factor,
      constant: right.constant)
  }

  /// Makes the constraint of a comparison.
  ///
  /// One that the platform would not accept gets no effect, and is reported by `install`, at the end of the
  /// block around it, or at once if no block is running.
  @MainActor static func make(
    _ left: AutoLayoutKitAttribute, _ relation: Relation, _ right: AutoLayoutKitAttribute
  ) -> NSLayoutConstraint {
    var items = ItemTable()
    let equation = Equation(items.side(left), relation, items.side(right))
    guard let item = equation.left.item ?? equation.right.item else { return NSLayoutConstraint() }
    let (solved, mistake) = equation.solved(items)
    // A width is never negative: the constraint without an effect always holds.
    let used = solved ?? Equation(Side(item, .width), .atLeast, Side(Limits(0)))
    let constraint = make(used, items)
    constraint.inset = used.right.inset
    guard let mistake else { return constraint }
    mistake.written = { "\($0.text(left)) \(relation.symbol) \($0.text(right))" }
    mistake.isInert = solved == nil
    constraint.mistake = mistake
    if let run = Run.running.last {
      run.comparisonMistakes.append(mistake)
    } else if mistake.claim() {
      let names = Names()
      AutoLayoutKitReport.handler(mistake.report(.unknown, names, call: mistake.written?(names) ?? ""))
    }
    return constraint
  }

  /// Sets the constant and the priority; returns true if both were the same.
  @MainActor func update(_ constant: CGFloat, _ priority: AutoLayoutKitPlatformPriority) -> Bool {
    let isSame = self.constant == constant && self.priority == priority
    if self.constant != constant { self.constant = constant }
    if self.priority != priority { self.priority = priority }
    return isSame
  }

  /// Takes the call that the constraint belongs to, and its number there.
  @MainActor func belong(to site: CallSite, _ number: Int) {
    #if DEBUG && canImport(ObjectiveC)
      let isGenerated = super.identifier == nil || super.identifier == generatedIdentifier
      defer { if isGenerated { super.identifier = generatedIdentifier } }
    #endif
    origin = (site, number)
  }

  nonisolated private var generatedIdentifier: String? { origin.map { $0.site.identifier($0.number) } }

  // Constraints belong to the main actor in UIKit and to no actor in AppKit.
  #if canImport(UIKit)
    override var priority: AutoLayoutKitPlatformPriority {
      get { super.priority }
      set {
        changePriority(super.priority, newValue, isActive, { isActive = $0 }, { super.priority = newValue })
      }
    }

    override var identifier: String? {
      get { super.identifier ?? generatedIdentifier }
      set { super.identifier = newValue }
    }
  #else
    nonisolated override init() { super.init() }

    nonisolated override var priority: AutoLayoutKitPlatformPriority {
      get { super.priority }
      set {
        changePriority(super.priority, newValue, isActive, { isActive = $0 }, { super.priority = newValue })
      }
    }

    nonisolated override var identifier: String? {
      get { super.identifier ?? generatedIdentifier }
      set { super.identifier = newValue }
    }
  #endif

  deinit {}
}

/// Changes a priority, and for that moment deactivates an active constraint if it becomes required or
/// optional, where the platform would raise an exception.
nonisolated private func changePriority(
  _ old: AutoLayoutKitPlatformPriority, _ new: AutoLayoutKitPlatformPriority, _ isActive: Bool,
  _ activate: (Bool) -> Void, _ change: () -> Void
) {
  let isCrossing = isActive && (old == .required) != (new == .required)
  if isCrossing { activate(false) }
  change()
  if isCrossing { activate(true) }
}

@MainActor extension NSLayoutConstraint {
  fileprivate func change(to new: AutoLayoutKitPlatformPriority) {
    changePriority(priority, new, isActive, { isActive = $0 }, { priority = new })
  }

  /// The number that was written: inward, without the insets.
  ///
  /// Nil if none was.
  fileprivate var writtenNumber: CGFloat? {
    get {
      guard let made = self as? AutoLayoutKitConstraint else { return constant }
      switch made.sign {
      case .plus: return constant - made.inset
      case .minus: return made.inset - constant
      case .none: return nil
      }
    }
    set {
      let made = self as? AutoLayoutKitConstraint
      guard let newValue, made?.sign != Sign.none else { return }
      constant = (made?.inset ?? 0) + (made?.sign == .minus ? -newValue : newValue)
    }
  }
}

// MARK: - Effects

/// A property that an effect sets and restores.
@MainActor private protocol EffectProperty: Equatable {
  associatedtype Target: AnyObject
  associatedtype Value: Equatable

  func value(of target: Target) -> Value
  func set(_ value: Value, of target: Target)
}

/// A property of an object that a group sets and restores.
@MainActor private class Effect {
  /// The object with the property, which is not retained.
  final let object: ObjectIdentifier
  fileprivate(set) final var isApplied = false
  /// The index of the effect before on the same item of the block; -1 if there is none.
  final var before = -1
  /// The state in the group: added, kept or updated.
  fileprivate(set) final var state = Record.State.added
  /// True if `lastChange` counts the effect.
  final let isCounted: Bool

  init(_ target: AnyObject, isCounted: Bool) {
    object = ObjectIdentifier(target)
    self.isCounted = isCounted
  }

  // For the subclass, which knows the types of the object and of the value.
  /// False once the object is released.
  var isAlive: Bool { false }
  func apply() {}
  func undo() {}
  /// True if another effect sets the same property of the same object.
  func isTwin(of other: Effect) -> Bool { false }
  /// Takes the place of an earlier effect on the same property, and its previous value.
  func succeed(_ earlier: Effect) {}

  deinit {}
}

/// An effect with the types of its object and of its value.
@MainActor private final class PropertyEffect<Property: EffectProperty>: Effect {
  private let property: Property
  private weak var target: Property.Target?
  private let value: Property.Value
  /// The value before, while the effect is applied.
  private var previous: Property.Value

  init(_ target: Property.Target, _ property: Property, _ value: Property.Value, isCounted: Bool = true) {
    self.property = property
    self.target = target
    self.value = value
    previous = value
    super.init(target, isCounted: isCounted)
  }

  override var isAlive: Bool { target != nil }

  override func apply() {
    guard let target else { return }
    let current = property.value(of: target)
    if !isApplied { previous = current }
    if current != value { property.set(value, of: target) }
    isApplied = true
  }

  override func undo() {
    if isApplied, let target, property.value(of: target) != previous { property.set(previous, of: target) }
    isApplied = false
  }

  override func isTwin(of other: Effect) -> Bool {
    object == other.object && (other as? Self)?.property == property
  }

  override func succeed(_ earlier: Effect) {
    guard let earlier = earlier as? Self else { return }
    previous = earlier.previous
    isApplied = earlier.isApplied
    state = earlier.value == value ? .kept : .updated
  }

  deinit {}
}

/// The property of `make.effect`.
nonisolated private struct PathProperty<View: AutoLayoutKitView, Value: Equatable>: EffectProperty {
  let path: ReferenceWritableKeyPath<View, Value>

  @MainActor func value(of view: View) -> Value { view[keyPath: path] }
  @MainActor func set(_ value: Value, of view: View) { view[keyPath: path] = value }
}

/// A hugging or compression resistance priority of a view.
nonisolated private enum ContentPriority: EffectProperty {
  case xHugging, yHugging, xCompression, yCompression

  @MainActor func value(of view: AutoLayoutKitView) -> AutoLayoutKitPlatformPriority {
    switch self {
    case .xHugging: view.contentHuggingPriority(for: .horizontal)
    case .yHugging: view.contentHuggingPriority(for: .vertical)
    case .xCompression: view.contentCompressionResistancePriority(for: .horizontal)
    case .yCompression: view.contentCompressionResistancePriority(for: .vertical)
    }
  }

  @MainActor func set(_ value: AutoLayoutKitPlatformPriority, of view: AutoLayoutKitView) {
    switch self {
    case .xHugging: view.setContentHuggingPriority(value, for: .horizontal)
    case .yHugging: view.setContentHuggingPriority(value, for: .vertical)
    case .xCompression: view.setContentCompressionResistancePriority(value, for: .horizontal)
    case .yCompression: view.setContentCompressionResistancePriority(value, for: .vertical)
    }
  }
}

/// The priority that a maker gives to a constraint made by hand.
nonisolated private struct ConstraintPriority: EffectProperty {
  @MainActor func value(of constraint: NSLayoutConstraint) -> AutoLayoutKitPlatformPriority {
    constraint.priority
  }
  @MainActor func set(_ value: AutoLayoutKitPlatformPriority, of constraint: NSLayoutConstraint) {
    constraint.change(to: value)
  }
}

// MARK: - Mistakes and their sentences

/// The reason and the sentence of a mistake; each % stands for a value.
nonisolated private struct Sentence: Sendable {
  let reason: AutoLayoutKitReport.Reason
  let text: String

  init(_ reason: AutoLayoutKitReport.Reason, _ text: String) {
    self.reason = reason
    self.text = text
  }

  static let besideWall = Self(
    .numberBesideWall, "% is beside a wall and has nothing to measure from, so it is not used.")
  static let onlyGaps = Self(.onlyNumbers, "% % no view to place, so % not used.")
  static let notFinite = Self(.notFinite, "% is not a finite number, so it is not used.")
  static let negativeSize = Self(.negativeSize, "% is not a size, so it is not used.")
  static let crossed = Self(.crossedRange, "% ends before it begins, so it is not used.")
  static let rangeNotEqual = Self(
    .rangeNotEqual, "% is a range, which % cannot compare with, so it is not used.")
  static let noShare = Self(.noShare, "% gets no share, so it is not used.")
  static let noPriority = Self(.noPriority, "% is not a priority from 1 to 1000, so % used.")
  static let spareValues = Self(.countMismatch, "% for %, so % % not used.")
  static let missingValues = Self(.countMismatch, "% for %, so % % none.")
  static let nothingLeft = Self(.nothingLeft, "no side remains without %, so nothing is placed.")
  static let repeated = Self(.repeatedItem, "% is in the chain already, so it is not placed again.")
  static let isReference = Self(.isReference, "% cannot be placed against itself, so it is left out.")
  static let outside = Self(.notInContainer, "% is not inside %, so it is left out.")
  static let outsideAnyView = Self(.notInContainer, "% is not inside a view, so it is left out.")
  static let notAnItem = Self(.notAnItem, "% is not a view or a layout guide, so it is left out.")
  static let noOrder = Self(.notAnItem, "a % has no order, so it is left out of the chain.")
  static let zeroFactor = Self(.zeroFactor, "% has the factor 0, so the constraint is left out.")
  static let onlyNumberRemains = Self(.zeroFactor, "% has the factor 0, so only % is used.")
  static let sum = Self(
    .unlikeAttributes, "a constraint has one attribute on each side, so % is not used beside %.")
  static let unlike = Self(
    .unlikeAttributes, "% and % cannot be compared, so the constraint is left out.")
  static let unsupported = Self(.unsupportedAttribute, "% does not exist, so the constraint is left out.")
  static let noArea = Self(.noArea, "% has no %, so its own edges are used.")
  static let noContent = Self(.noContent, "% has no content, so it is left out.")
  static let unrelated = Self(
    .noCommonSuperview, "% and % have no common superview, so the constraint is left out.")
  static let noItem = Self(.noItem, "the constraint has no item, so it is left out.")
  static let removed = Self(
    .removedConstraint, "the constraint was removed by %(replace:) at %, so it is not changed.")
  static let replacedInsideItself = Self(
    .replacedInsideItself,
    "the group is still being built by the block around this call, so the call is ignored.")
  static let addedAgain = Self(
    .addedAgain,
    "the block is inside a block that runs again, so each run adds it again: keep its group and replace it.")
  static let makerOutlivedBlock = Self(
    .makerOutlivedBlock, "the maker is used after its block has ended, so the call is ignored.")
}

/// A mistake: the sentence, its values, and the item that it is about.
///
/// It is made where the cause is known, and claimed by the call that reports it. Until it is reported it
/// keeps its items.
@MainActor private final class Diagnostic {
  let sentence: Sentence
  private(set) var item: AnyObject?
  private var values: [Any]
  /// The comparison with the mistake as it was written, unless it is part of a call.
  var written: ((Names) -> String)?
  /// True if nothing of the comparison can be used.
  var isInert = false
  private var isClaimed = false

  /// Creates a mistake about an item, or about the first of the values if that is one.
  init(_ sentence: Sentence, _ values: [Any], _ item: AnyObject? = nil) {
    self.sentence = sentence
    self.values = values
    var subject = values.first
    if let items = subject as? [AnyObject] { subject = items.first }
    if let side = subject as? Side<AnyObject> { subject = side.item }
    self.item = item ?? subject as? any AutoLayoutKitItem
  }

  convenience init(_ sentence: Sentence, _ values: Any...) { self.init(sentence, values) }

  static func noPriority(_ priority: AutoLayoutKitPriority) -> Diagnostic {
    let number = priority.allowed.map { "\(Names().text(CGFloat($0.value))) is" }
    return Diagnostic(.noPriority, CGFloat(priority.value), number ?? "it is not")
  }

  /// Returns true at the first time, for the caller that is to report the mistake.
  func claim() -> Bool {
    defer { isClaimed = true }
    return !isClaimed
  }

  /// Returns the report of the mistake, which then releases its items.
  func report(_ site: CallSite, _ names: Names, call: String) -> AutoLayoutKitReport {
    defer { (item, values, written) = (nil, [], nil) }
    var rest = values[...]
    let words = sentence.text.split(separator: "%", omittingEmptySubsequences: false).map(String.init)
    let text = words.dropFirst().reduce(words[0]) { $0 + (rest.popFirst().map(names.text) ?? "") + $1 }
    let parts = [site.line == 0 ? "" : site.fileAndLine, call, text]
    return AutoLayoutKitReport(
      sentence.reason, verb: site.verb, item: item as? any AutoLayoutKitItem, file: "\(site.file)",
      line: site.line, parts.filter { !$0.isEmpty }.joined(separator: ": "))
  }

  deinit {}
}

/// The reports of the latest block of a group; those of a group that nobody keeps stay with the container.
@MainActor private struct BlockReports {
  private(set) static var all: [BlockReports] = []

  private(set) weak var container: AutoLayoutKitView?
  private weak var group: AutoLayoutKitConstraintGroup?
  private(set) var reports: [AutoLayoutKitReport]

  /// False if the group was uninstalled.
  var isInstalled: Bool {
    guard let constraints = group?.constraints, !constraints.isEmpty else { return true }
    return constraints.contains(where: \.isActive)
  }

  /// Forgets the reports of a group whose block begins to run, and those of containers that are gone.
  static func forget(_ group: AutoLayoutKitConstraintGroup) {
    if !all.isEmpty { all.removeAll { $0.group === group || $0.container == nil } }
  }

  /// Adds a report about a call of a block; one that a block without a group repeats is not added again.
  static func add(
    _ report: AutoLayoutKitReport, _ container: AutoLayoutKitView, _ group: AutoLayoutKitConstraintGroup
  ) {
    let isKnown = all.contains { block in
      block.container === container && (block.group == nil || block.group === group)
        && block.reports.contains { $0.description == report.description && $0.item === report.item }
    }
    if isKnown { return }
    if let index = all.lastIndex(where: { $0.container === container && $0.group === group }) {
      all[index].reports.append(report)
    } else {
      all.append(BlockReports(container: container, group: group, reports: [report]))
    }
  }
}

/// The texts of values in reports, seen from a container whose properties name the views.
@MainActor private struct Names {
  let container: AutoLayoutKitView?

  init(_ container: AutoLayoutKitView? = nil) { self.container = container }

  func text(_ number: CGFloat) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return abs(rounded) < 1e15 && rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  func text(_ limits: Limits) -> String {
    if limits.isNumber { return text(limits.lower) }
    let lower = limits.lower == -.infinity ? "" : text(limits.lower)
    return lower + "..." + (limits.upper == .infinity ? "" : text(limits.upper))
  }

  func text(_ value: Any) -> String {
    switch value {
    case let text as String: return text
    case let number as CGFloat: return text(number)
    case let limits as Limits: return text(limits)
    case let edges as AutoLayoutKitEdges: return edges.text
    case let gap as AutoLayoutKitGap: return text(gap)
    case let attribute as AutoLayoutKitAttribute: return text(attribute.side)
    case let side as Side<AnyObject>: return text(side)
    case let values as [Any]:
      let texts = values.map(text)
      return texts.count < 2
        ? texts.joined() : texts.dropLast().joined(separator: ", ") + " and \(texts[texts.count - 1])"
    default: return name(of: value as AnyObject)
    }
  }

  private func text(_ gap: AutoLayoutKitGap) -> String {
    if gap.isWall { return "wall" }
    guard let weight = gap.weight else { return text(gap.limits) }
    var bounds: [String] = []
    if gap.limits.lower != 0 { bounds.append("min: \(text(gap.limits.lower))") }
    if gap.limits.upper != .infinity { bounds.append("max: \(text(gap.limits.upper))") }
    let arguments = bounds.isEmpty ? "" : "(\(bounds.joined(separator: ", ")))"
    return "flexible" + arguments + (weight == 1 ? "" : " * \(text(weight))")
  }

  private func text(_ side: Side<AnyObject>) -> String {
    guard let item = side.item else { return text(side.limits) }
    let factor = side.factor == 1 ? "" : " * \(text(side.factor))"
    let constant = side.constant == 0 ? "" : " \(side.constant < 0 ? "-" : "+") \(text(abs(side.constant)))"
    return "\(name(of: item)).\(side.attribute.name)\(factor)\(constant)"
  }

  // MARK: Calls, as they were written

  private func texts(_ list: _AutoLayoutKitList) -> [String] {
    list.parts.map { part in
      switch part {
      case .item(let item): name(of: list.object(item))
      case .gap(let gap): text(gap)
      case .fold(let guide): text(foldAt: list.object(guide))
      case .emptySequence: "[]"
      case .value(let index): "\(list.values[index])"
      }
    }
  }

  /// The fold of the device is called so; another one is written with its guide.
  func text(foldAt guide: AnyObject) -> String {
    let name = name(of: guide)
    return name == "fold" ? name : "fold(\(name))"
  }

  func text(_ list: _AutoLayoutKitList) -> String { texts(list).joined(separator: ", ") }

  func text(_ lengths: Lengths) -> String {
    switch lengths {
    case .same(let length): text(length)
    case .pair(let width, let height): "(\(text(width)), \(text(height)))"
    case .list(let lengths): "[\(lengths.map { text($0) }.joined(separator: ", "))]"
    }
  }

  func text(
    chain list: _AutoLayoutKitList, _ ends: (AnyObject?, AnyObject?), _ alignment: Attribute?
  ) -> String {
    var texts = texts(list)
    if let first = ends.0 { texts.insert("after: \(name(of: first))", at: 0) }
    if let last = ends.1 { texts.append("before: \(name(of: last))") }
    if let alignment {
      let isCenter = alignment == .centerX || alignment == .centerY
      texts.append("align: .\(isCenter ? "center" : alignment.name)")
    }
    return "(\(texts.joined(separator: ", ")))"
  }

  func text(pinsOf list: _AutoLayoutKitList, _ x: Limits?, _ y: Limits?, _ except: AutoLayoutKitEdges)
    -> String
  {
    var texts = texts(list)
    if let x { texts.append("by: " + (y.map { "(\(text(x)), \(text($0)))" } ?? text(x))) }
    if !except.isEmpty { texts.append("except: \(except.text)") }
    return "(\(texts.joined(separator: ", ")))"
  }

  /// The equation of a constraint; empty if it has no item.
  func text(_ constraint: NSLayoutConstraint) -> String {
    guard let first = constraint.firstItem as? any AutoLayoutKitItem else { return "" }
    var right = AutoLayoutKitAttribute(points: 0)
    if let second = constraint.secondItem as? any AutoLayoutKitItem {
      right = AutoLayoutKitAttribute(second, constraint.secondAttribute) * Double(constraint.multiplier)
    }
    let left = AutoLayoutKitAttribute(first, constraint.firstAttribute)
    return "\(text(left)) \(constraint.relation.symbol) \(text(right + Double(constraint.constant)))"
  }

  // MARK: Items

  /// The name of the property that holds the item in the container, in a view around it or in the controller
  /// of one; else the name of its type.
  ///
  /// A release build reads no properties: an unowned one whose object is gone would end the process.
  func name(of item: AnyObject) -> String {
    if item is AutoLayoutKitGuide, let name = Self.identifier(of: item) { return name }
    #if DEBUG
      if let name = nearestProperty(holding: item) { return name }
    #endif
    return "\(type(of: item))"
  }

  /// The identifier that the app has given an item; nil if there is none, or for one of the platform.
  static func identifier(of item: AnyObject) -> String? {
    let guide = item as? AutoLayoutKitGuide
    #if canImport(UIKit)
      let identifier = (item as? AutoLayoutKitView)?.accessibilityIdentifier ?? guide?.identifier ?? ""
    #else
      let identifier = ((item as? AutoLayoutKitView)?.identifier ?? guide?.identifier)?.rawValue ?? ""
    #endif
    let isOwn = guide == nil || !["UI", "NS", "_"].contains(where: identifier.hasPrefix)
    return isOwn && !identifier.isEmpty ? identifier : nil
  }

  /// The name of the property that holds the item, in the container or the nearest view around it.
  func nearestProperty(holding item: AnyObject) -> String? {
    guard let container else { return nil }
    return property(holding: item) ?? Names(container.superview).nearestProperty(holding: item)
  }

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
}

// MARK: - Additions to the platform's types

extension AutoLayoutKitView {
  /// Returns the view itself, or the view that owns the guide.
  fileprivate static func holding(_ item: AnyObject) -> AutoLayoutKitView? {
    item as? AutoLayoutKitView ?? (item as? AutoLayoutKitGuide)?.owningView
  }

  /// Switches the autoresizing mask off, so that constraints alone place the view.
  fileprivate func leaveMask() {
    if translatesAutoresizingMaskIntoConstraints { translatesAutoresizingMaskIntoConstraints = false }
  }

  /// Returns true if both views are in one tree.
  fileprivate func sharesTree(with other: AutoLayoutKitView) -> Bool {
    if self === other { return true }
    if let superview, superview === other || superview === other.superview { return true }
    var top: AutoLayoutKitView = self
    while let above = top.superview { top = above }
    return other.isDescendant(of: top)
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate static var atMost: Self { .lessThanOrEqual }
  fileprivate static var atLeast: Self { .greaterThanOrEqual }

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

nonisolated extension NSLayoutConstraint.Attribute {
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

extension AutoLayoutKitEdges {
  fileprivate static let xCenter = Self(.centerX)
  fileprivate static let yCenter = Self(.centerY)
  fileprivate static let bothCenters: Self = [xCenter, yCenter]
  fileprivate static let fourEdges: Self = [left, right, top, bottom]
  fileprivate static let width = Self(.width)
  fileprivate static let height = Self(.height)
  fileprivate static let firstBaseline = Self(.firstBaseline)
  fileprivate static let lastBaseline = Self(.lastBaseline)

  nonisolated fileprivate init(_ attribute: Attribute) { self.init(rawValue: 1 << attribute.rawValue) }
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
  fileprivate var firstNotFinite: CGFloat? {
    if (top + left + bottom + right).isFinite { return nil }
    return numbers.first { !$0.isFinite }
  }
  fileprivate func adding(_ more: Self) -> Self {
    Self(top: top + more.top, left: left + more.left, bottom: bottom + more.bottom, right: right + more.right)
  }

  /// Returns the distance that the insets move an attribute of the reference.
  ///
  ///     0 |<- near ->[     free part     ]<- far ->| size
  ///     middle of the free part = size / 2 + (near − far) / 2
  fileprivate func shift(of attribute: Attribute) -> CGFloat {
    let (near, far) = attribute.isX ? (left, right) : (top, bottom)
    return switch attribute {
    case .left, .top, .firstBaseline: near
    case .centerX, .centerY: (near - far) / 2
    case .width, .height: -(near + far)
    default: -far
    }
  }
}

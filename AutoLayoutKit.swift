// AutoLayoutKit: a whole screen laid out in one block, on the superview.
//
// The file stands alone: an app may add just this one. The public part comes first, the machinery last.
//
//   UIView.tk_constraint { make in     the block
//     make.xPlace(16, icon, 8, title)    a verb records: AutoLayoutKitMaker.place, Draft.place
//   }                                    ├ its items and gaps, one by one: _AutoLayoutKitList, Stretch
//                                        └ left == right + number: Draft.tie, an Equation of the plan
//   Recording.apply                    the difference from the plan before, applied in one batch
//   group                              the installed plan, with its constraints
//
// Eleven words, each with one meaning:
//
//   block       the closure of a `tk_constraint`
//   plan        everything that a block says, as plain values: a Draft while it runs, then the Record of a
//               Recording, read as an AutoLayoutKitPlan
//   container   the view that the block is given to
//   reference   the view or guide that a verb places against; at first the container
//   item        a view or a layout guide; in a plan, an ItemNumber of its ItemTable
//   maker       the argument of the block: it has verbs, and modifiers that return other makers
//   verb        a method of the maker that makes constraints; each use is a Call of the plan
//   chain       the views and gaps of a row or a column; walls cut it into Stretches
//   equation    `left == right`, `<=` or `>=`: each Side is a factor times an attribute plus points
//   group       the plan of a block with its constraints, to uninstall or replace
//   report      a mistake with the reason, the item and the sentence: Mistake, AutoLayoutKitReport
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
  /// ``AutoLayoutKitReport/handler`` when the block has ended, and the other calls are installed. In a block
  /// that runs again, a call with the same mistake is not reported again until it was right in between. The
  /// cost is proportional to the number of constraints.
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
    let call = AutoLayoutKitPlan.Call("tk_constraint", file, line)
    let (result, isNew) = (group ?? AutoLayoutKitConstraintGroup(), group == nil)
    result.build(in: self, call, isNew: isNew, active: active, place)
    return result
  }

  /// Records a block as a value, and changes nothing: no constraint is made, and no mistake is reported.
  ///
  ///     print(view.tk_plan { make in make.xPlace(16, icon, 8, title, 16) })
  ///     // icon.left == Card.left + 16    Card.swift:41 xPlace[0]
  ///
  /// - Parameter place: The block. It runs once, before the method returns.
  /// - Returns: The plan, which retains the views and guides of the block.
  public func tk_plan(
    file: StaticString = #fileID, line: UInt = #line, _ place: (AutoLayoutKitMaker) -> Void
  ) -> AutoLayoutKitPlan {
    let recording = Recording(self, AutoLayoutKitPlan.Call("tk_plan", file, line), isInstalling: false)
    recording.run(self, place)
    defer { Recording.tellWaiting() }
    return recording.takePlan()
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
  public let container: AutoLayoutKitView
  /// The view or guide that the verbs place against.
  public fileprivate(set) var reference: any AutoLayoutKitItem
  /// The insets of the reference that the verbs keep to, in points.
  public fileprivate(set) var insets: AutoLayoutKitInsets {
    get { setting.insets }
    set { setting.insets = newValue }
  }

  fileprivate let recording: Recording
  fileprivate var setting = Setting()
  fileprivate var area: Area?
  fileprivate var name: String?
  /// The mistakes in modifiers, which the next verb reports.
  fileprivate var pending: [Mistake] = []
  /// True if a modifier has made the maker.
  private let isDerived: Bool

  fileprivate init(_ recording: Recording, _ container: AutoLayoutKitView) {
    self.recording = recording
    self.container = container
    reference = container
    isDerived = false
    setting.isDirectional = Self.isDirectional
  }

  /// Creates a maker with the modifiers of another one.
  fileprivate init(_ other: AutoLayoutKitMaker) {
    recording = other.recording
    container = other.container
    reference = other.reference
    setting = other.setting
    area = other.area
    name = other.name
    pending = other.pending
    isDerived = true
    recording.draft.use(other)
  }

  /// The width of the reference less its left and right insets.
  public var w: AutoLayoutKitAttribute { measure(.width) }
  /// The height of the reference less its top and bottom insets.
  public var h: AutoLayoutKitAttribute { measure(.height) }

  /// Adds a layout guide to the container.
  ///
  /// The guide is added and removed with the group; `replace:` returns the same guides in the same order. The
  /// guide of a `tk_plan` is in no view.
  public func guide(file: StaticString = #fileID, line: UInt = #line) -> AutoLayoutKitGuide {
    call("guide", file, line) { _ in
    } arguments: { _ in
      "()"
    }
    guard recording.draft.isOpen else { return AutoLayoutKitGuide() }
    let guide = recording.draft.guide(for: Recording.ownGuide)
    if recording.isInstalling, guide.owningView == nil { container.addLayoutGuide(guide) }
    return guide
  }

  /// Tells an observer about this run of the block, and about the group as long as its latest run has named
  /// the observer.
  ///
  /// - Parameter observer: The observer; naming it twice counts once.
  public func observe(_ observer: any AutoLayoutKitBlockObserver) { recording.observe(observer) }

  /// The observers that this run of the block or the one before has named.
  public var observers: [any AutoLayoutKitBlockObserver] {
    recording.observers + (recording.earlier?.observers ?? [])
  }

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
  public func fold(_ guide: AutoLayoutKitGuide) -> AutoLayoutKitFold {
    AutoLayoutKitFold(isOfObserver: false) { _, _ in guide }
  }

  /// Divides a chain at the guide of an observer, which adds it to the container with the group.
  ///
  /// - Parameter guide: Returns the guide for the axis of the chain and its number in the block, from 1.
  public func fold(
    _ guide: @escaping (AutoLayoutKitAxis, Int) -> AutoLayoutKitGuide
  ) -> AutoLayoutKitFold { AutoLayoutKitFold(isOfObserver: true, guide: guide) }

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
    with { maker in
      maker.place(against: item)
      maker.insets = AutoLayoutKitInsets()
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
    with { maker in
      if let number = insets.firstNotFinite {
        maker.pend(Mistake(.notFinite, number))
      } else {
        maker.insets = insets
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
    with { maker in
      maker.setting.priority = priority.allowed
      if priority != priority.allowed { maker.pend(.noPriority(priority)) }
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
    with { $0.setting.isDirectional = isDirectional }
  }

  /// Returns a maker whose chains leave out each hidden view and one gap.
  ///
  ///     make.collapsing.xPlace(16, avatar, 12, tick, 4, preview, 20)
  ///     // |-16-[avatar]-12-[tick]-4-[preview]-20-|
  ///     // |-16-[avatar]-12-[preview]-20-|             tick is hidden: the gap after it goes with it
  ///     // |-16-[avatar]-12-[tick]-20-|                preview is hidden: the gaps to the edges stay
  ///
  /// Lay out with `replace:` after `isHidden` has changed.
  public var collapsing: AutoLayoutKitMaker { with { $0.setting.isCollapsing = true } }
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
    let owner = owner
    let found = (owner as? AutoLayoutKitView).flatMap(guide)
    return with { maker in
      if found == nil { maker.pend(Mistake(.noArea, owner, name)) }
      maker.place(against: found ?? owner, in: Area(owner: owner, name: name))
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
    let (inner, outer) = (area.reference, area.owner)
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
      let (guide, other) = (above.reference, reference)
      return above.mixed(with: other) {
        $0 == .bottom ? AutoLayoutKitAttribute(guide, .top) : self.attribute($0, of: other)
      }
    }

    /// Returns a maker that places against the content of a scroll view, while ``w`` and ``h`` remain the
    /// size of its visible frame.
    public var content: AutoLayoutKitMaker {
      area("content") { ($0 as? UIScrollView)?.contentLayoutGuide }.with { $0.area?.measuresOwner = true }
    }
  #endif
  // MARK: Insets

  /// Adds to the insets of this maker, in points: `edge` to all four sides, the others to one side each.
  ///
  ///     let old = make.insetEdges(top: 10, left: 20, bottom: 40, right: 60)
  ///     make.resetEdges(old)
  ///
  /// A number that is not finite is reported, and no side changes. A maker of a modifier that gets insets and
  /// places nothing is reported: `make.safeArea.insetEdges(edge: 16)` changes a maker that nobody keeps.
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
    if number == nil, recording.draft.isOpen {
      insets = old.adding(more)
      if isDerived { recording.draft.inset(self, AutoLayoutKitPlan.Call("insetEdges", file, line, name)) }
    } else {
      call("insetEdges", file, line) { draft in
        if let number { draft.note(.notFinite, number) }
      } arguments: { names in
        "(\(more.numbers.map(names.text).joined(separator: ", ")))"
      }
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
  public func resetEdges(_ old: AutoLayoutKitInsets) { insets = old }
  // MARK: Chains

  /// Places views and gaps from the left edge of the reference to its right edge, within the insets.
  ///
  ///     make.xPlace(20, icon, 8, title, make.wall, badge, 20)
  ///     // |-20-[icon]-8-[title]      [badge]-20-|
  ///
  /// Neighboring gaps add up; without one, two views touch. Swift divides integers here as everywhere else:
  /// `100 / 3` is a gap of 33, `100.0 / 3` a third of a hundred. A chain takes ordered sequences: no set.
  /// A part that is nil is left out, as an empty array is, and the gaps beside it add up.
  /// Reported: a gap with nothing to measure from, a chain without views, a view that is the reference, comes
  /// twice, or is not in the container, an end that is nil.
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
    after first: AutoLayoutKitChainEnd = .some(.none), _ parts: any AutoLayoutKitChainPart...,
    before last: AutoLayoutKitChainEnd = .some(.none), align alignment: AutoLayoutKitRowAlignment? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    place(parts, .x, (first, last), alignment?.attribute, "xPlace", file, line)
  }

  /// Places the views and gaps of an array from left to right, as `xPlace` does.
  @discardableResult
  public func xPlace(
    after first: AutoLayoutKitChainEnd = .some(.none), _ parts: [any AutoLayoutKitChainPart],
    before last: AutoLayoutKitChainEnd = .some(.none), align alignment: AutoLayoutKitRowAlignment? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    place(parts, .x, (first, last), alignment?.attribute, "xPlace", file, line)
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
    after first: AutoLayoutKitChainEnd = .some(.none), _ parts: any AutoLayoutKitChainPart...,
    before last: AutoLayoutKitChainEnd = .some(.none), align alignment: AutoLayoutKitColumnAlignment? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    place(parts, .y, (first, last), alignment?.attribute, "yPlace", file, line)
  }

  /// Places the views and gaps of an array from top to bottom, as `yPlace` does.
  @discardableResult
  public func yPlace(
    after first: AutoLayoutKitChainEnd = .some(.none), _ parts: [any AutoLayoutKitChainPart],
    before last: AutoLayoutKitChainEnd = .some(.none), align alignment: AutoLayoutKitColumnAlignment? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    place(parts, .y, (first, last), alignment?.attribute, "yPlace", file, line)
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
  ) -> AutoLayoutKitHandle { pin(items, .left, "xLeft", file, line, by: offset) }

  /// Aligns the right edge of each item with that of the reference, moved in by the right inset:
  /// `[a]-right-|`.
  @discardableResult
  public func xRight(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .right, "xRight", file, line, by: offset) }

  /// Centers each item between the left and right insets of the reference: `|-left-|   [a]   |-right-|`.
  @discardableResult
  public func xCenter(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .xCenter, "xCenter", file, line, by: offset) }

  /// Aligns the top edge of each item with that of the reference, moved in by the top inset: `┬-top-[a]`.
  @discardableResult
  public func yTop(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .top, "yTop", file, line, by: offset) }

  /// Aligns the bottom edge of each item with that of the reference, moved in by the bottom inset:
  /// `[a]-bottom-┴`.
  @discardableResult
  public func yBottom(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .bottom, "yBottom", file, line, by: offset) }

  /// Centers each item between the top and bottom insets of the reference: `┬-top-┤   [a]   ├-bottom-┴`.
  @discardableResult
  public func yCenter(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .yCenter, "yCenter", file, line, by: offset) }

  /// Aligns the first baseline of each view with that of the reference, moved down by the top inset.
  ///
  /// A guide has no baseline, which is reported.
  @discardableResult
  public func yFirstBaseline(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .firstBaseline, "yFirstBaseline", file, line, by: offset) }

  /// Aligns the last baseline of each view with that of the reference, moved up by the bottom inset.
  @discardableResult
  public func yLastBaseline(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .lastBaseline, "yLastBaseline", file, line, by: offset) }

  /// Aligns left and right edges, as `xLeft` and `xRight` do: `|-left-[    a    ]-right-|`.
  @discardableResult
  public func xEqual(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    except: AutoLayoutKitEdges = [], file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    pin(items, [.left, .right], "xEqual", file, line, by: offset, except: except)
  }

  /// Aligns top and bottom edges, as `yTop` and `yBottom` do: `┬-top-[    a    ]-bottom-┴`.
  @discardableResult
  public func yEqual(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    except: AutoLayoutKitEdges = [], file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    pin(items, [.top, .bottom], "yEqual", file, line, by: offset, except: except)
  }

  /// Centers each item on both axes, as `xCenter` and `yCenter` do.
  @discardableResult
  public func center(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .bothCenters, "center", file, line, by: offset) }

  /// Centers each item on both axes, with an offset along x and one along y: `make.center(a, by: (-5, 10))`.
  @discardableResult
  public func center(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan, any AutoLayoutKitSpan),
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .bothCenters, "center", file, line, by: offset.0, offset.1) }

  /// Aligns all four edges of each item, as `xEqual` and `yEqual` do: `make.equal(a, except: .bottom)`.
  @discardableResult
  public func equal(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    except: AutoLayoutKitEdges = [], file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .fourEdges, "equal", file, line, by: offset, except: except) }

  /// Aligns all four edges of each item, with an offset along x and one along y.
  @discardableResult
  public func equal(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan, any AutoLayoutKitSpan),
    except: AutoLayoutKitEdges = [], file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    pin(items, .fourEdges, "equal", file, line, by: offset.0, offset.1, except: except)
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
    AutoLayoutKitLengths(
      sizes: Sizes(maker: self, items: items, dimensions: .width, verb: "width", file: file, line: line))
  }

  /// Returns the heights of the items, to compare as widths are.
  public func height(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitLengths {
    AutoLayoutKitLengths(
      sizes: Sizes(maker: self, items: items, dimensions: .height, verb: "height", file: file, line: line))
  }

  /// Returns the sizes of the items, to compare by `==`, `<=` or `>=` with a pair of lengths or a `CGSize`.
  ///
  ///     make.size(a, b) <= (make.w * 0.5, 200)
  public func size(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitSizes {
    AutoLayoutKitSizes(
      sizes: Sizes(
        maker: self, items: items, dimensions: [.width, .height], verb: "size", file: file, line: line))
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
    let list = _AutoLayoutKitList([view])
    call("effect", file, line) { draft in
      draft.set(list) { item, _ in PropertyEffect(item, view, PathProperty(path: property), value) }
    } arguments: {
      $0.text(list)
    }
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
    AutoLayoutKitContent(
      sizes: Sizes(maker: self, items: items, dimensions: [], verb: "xHugging", file: file, line: line),
      property: .xHugging)
  }

  /// Returns the vertical hugging priority of the views, to set by `==`.
  public func yHugging(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitContent {
    AutoLayoutKitContent(
      sizes: Sizes(maker: self, items: items, dimensions: [], verb: "yHugging", file: file, line: line),
      property: .yHugging)
  }

  /// Returns the horizontal compression resistance of the views, to set by `==`.
  public func xCompression(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitContent {
    AutoLayoutKitContent(
      sizes: Sizes(maker: self, items: items, dimensions: [], verb: "xCompression", file: file, line: line),
      property: .xCompression)
  }

  /// Returns the vertical compression resistance of the views, to set by `==`.
  public func yCompression(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitContent {
    AutoLayoutKitContent(
      sizes: Sizes(maker: self, items: items, dimensions: [], verb: "yCompression", file: file, line: line),
      property: .yCompression)
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
    return call("install", file, line) { draft in
      for constraint in constraints { draft.adopt(constraint) }
    } arguments: { _ in
      ""
    }
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
    call("install", file, line) {
      $0.install(left, relation, right)
    } arguments: {
      "(\($0.text(left)) \(relation.symbol) \($0.text(right)))"
    }
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
    let isOutermost = recording.draft.beginScope(AutoLayoutKitPlan.Call(name, file, line, self.name))
    defer { if isOutermost { recording.draft.endScope() } }
    return handle(verbs)
  }

  /// Returns one handle on all constraints that some verbs make.
  ///
  ///     let row = make.handle { make.xPlace(a, 8, b); make.yCenter(a, b) }
  @discardableResult
  public func handle(_ verbs: () -> Void) -> AutoLayoutKitHandle {
    let start = recording.draft.equations.count
    verbs()
    return AutoLayoutKitHandle(recording: recording, range: start..<recording.draft.equations.count)
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
    let mine = AutoLayoutKitPlan.Call("\(call.prefix { $0 != "(" })", file, line, name)
    let mistake = Mistake(Sentence(.custom, "%"), [sentence], about: item)
    recording.report(mistake, recording.draft.outerCall ?? mine, written: call)
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
  /// 500; 501 on the Mac, where no priority should be exactly that of a window's size.
  public static let medium = Self(mediumNumber)
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

  // `windowSizeStayPut` of AppKit and `sceneSizeStayPut` of Catalyst are 500, where Apple says that nothing
  // else should be; dragging takes 490 and 510.
  #if canImport(AppKit) || targetEnvironment(macCatalyst)
    private static let mediumNumber: Float = 501
  #else
    private static let mediumNumber: Float = 500
  #endif

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

/// The plan of a block with everything that was made of it, to uninstall, install again or replace.
@preconcurrency @MainActor public final class AutoLayoutKitConstraintGroup {
  fileprivate private(set) var recording: Recording?
  private var isBuilding = false

  /// The counts of the latest `tk_constraint(replace:)`; after the first block of the group everything is
  /// added.
  public private(set) var lastChange = AutoLayoutKitChange()

  /// Creates an empty group for `tk_constraint(replace:)` to fill.
  public nonisolated init() {}

  /// The plan of the latest block; nil before the first one.
  public var plan: AutoLayoutKitPlan? { recording?.plan }

  /// The constraints in the order of the verbs, without those whose views are gone.
  public var constraints: [NSLayoutConstraint] { recording?.present ?? [] }

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
  public var isInstalled: Bool { recording?.isInstalled ?? false }

  /// Activates the constraints in one batch, adds the guides and applies the effects.
  ///
  /// A constraint whose views have lost their common superview is reported and left out.
  public func install() { recording?.install() }

  /// Deactivates the constraints in one batch, removes the guides and undoes the effects, until `install()`.
  public func uninstall() { recording?.uninstall() }

  /// The observers that the latest block has named.
  public var observers: [any AutoLayoutKitBlockObserver] { recording?.observers ?? [] }

  /// Returns true if an observer has to wait, because a block is running: it is told when the outermost one
  /// has ended.
  ///
  /// - Parameter observer: The observer, whose `blocksDidEnd()` is called.
  public static func mustWait(_ observer: any AutoLayoutKitBlockObserver) -> Bool {
    if !Recording.running.isEmpty { Recording.waiting.append(observer) }
    return !Recording.running.isEmpty
  }

  fileprivate func build(
    in container: AutoLayoutKitView, _ call: AutoLayoutKitPlan.Call, isNew: Bool, active: Bool,
    _ place: (AutoLayoutKitMaker) -> Void
  ) {
    let around = Recording.running.last
    if isNew, let around, around.observers.contains(where: \.runsBlockAgain) {
      around.report(Mistake(.addedAgain), call, written: call.verb)
    }
    if isBuilding {
      let report = Mistake(.replacedInsideItself).report(
        call, Names(container), written: "\(call.verb)(replace:)")
      return AutoLayoutKitReport.handler(report)
    }
    isBuilding = true
    let recording = Recording(container, call, after: self.recording, isInstalling: true)
    recording.run(container, place)
    lastChange = recording.apply(to: self, in: container, active: active)
    self.recording = recording
    isBuilding = false
    recording.deliverReports(of: self, in: container)
    Recording.tellWaiting()
  }

  deinit {}
}

/// An object that follows a block: it learns what the block has read, and where its group is installed.
///
/// A block names it by ``AutoLayoutKitMaker/observe(_:)`` in each run. The group keeps an observer only while
/// it is uninstalled: an observer that adds itself to the container may keep the group.
@preconcurrency @MainActor public protocol AutoLayoutKitBlockObserver: AnyObject {
  /// True if the observer makes the block run again: a block of a new group inside it is reported.
  var runsBlockAgain: Bool { get }
  /// Called when a ``AutoLayoutKitMaker/collapsing`` chain has read `isHidden` of a view.
  ///
  /// - Parameters:
  ///   - isHidden: The answer.
  ///   - view: The view of the chain.
  func blockDidRead(isHidden: Bool, of view: AutoLayoutKitView)
  /// Called before the constraints of a group are activated, at the end of each run and by `install()`.
  ///
  /// - Parameters:
  ///   - group: The group of the block.
  ///   - container: The view that the block was given to.
  func groupWillInstall(_ group: AutoLayoutKitConstraintGroup, in container: AutoLayoutKitView)
  /// Called when the group is uninstalled, or its block no longer names the observer.
  func groupDidUninstall()
  /// Called when the outermost block has ended, if the observer had to wait for it.
  func blocksDidEnd()
}

extension AutoLayoutKitBlockObserver {
  /// False: the block does not run again by itself.
  public var runsBlockAgain: Bool { false }
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - isHidden: The answer.
  ///   - view: The view of the chain.
  public func blockDidRead(isHidden: Bool, of view: AutoLayoutKitView) {}
  /// Does nothing.
  public func blocksDidEnd() {}
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

/// The constraints that one verb makes.
///
///     let top = make.yTop(title, by: 20)
///     top.constant = 40
///
/// A property sets all of them and returns that of the first: inside the block in its plan, and afterward in
/// the constraints. After a `replace:` the handle still changes the constraints that were kept; changing one
/// that was removed is reported, once.
nonisolated public struct AutoLayoutKitHandle {
  fileprivate let recording: Recording
  fileprivate let range: Range<Int>
}

@MainActor extension AutoLayoutKitHandle {
  /// The constraints in their order, without those that cannot be activated; none before the block has ended,
  /// which is reported.
  public var constraints: [NSLayoutConstraint] {
    if recording.draft.isOpen { report(Mistake(.notMade)) }
    return made
  }

  private var made: [NSLayoutConstraint] { recording.made(range) }

  /// True if the verb makes no constraints.
  public var isEmpty: Bool { range.isEmpty }

  /// The gap, offset or length as it was written: inward, without the insets; 0 for an empty handle.
  ///
  /// A number that is not finite is reported and not set.
  public var constant: CGFloat {
    get { range.lazy.compactMap { recording.equation(at: $0).number }.first ?? 0 }
    nonmutating set {
      guard newValue.isFinite else { return report(Mistake(.notFinite, newValue)) }
      recording.change(range) { $0.number = newValue }
    }
  }

  /// The priority.
  ///
  /// One outside 1...1000 is clamped. A change from or to required deactivates an active constraint for that
  /// moment, where the platform would raise an exception.
  public var priority: AutoLayoutKitPriority {
    get { range.first.map { recording.equation(at: $0).priority } ?? .required }
    nonmutating set {
      guard let priority = newValue.allowed else { return report(.noPriority(newValue)) }
      recording.change(range) { $0.priority = priority }
    }
  }

  /// Sets the priority to the platform's.
  public func setPriority(_ priority: AutoLayoutKitPlatformPriority) {
    self.priority = AutoLayoutKitPriority(priority)
  }

  /// The factor of the second attribute; 1 for an empty handle.
  public var multiplier: CGFloat { range.first.map { recording.equation(at: $0).multiplier } ?? 1 }

  /// True if all constraints are active, or if the end of the block will activate them.
  ///
  /// Constraints that are deactivated inside the block remain inactive when it ends, until the group's
  /// `install()`. Activating works as the group's `install()` does: it adds guides, and reports a constraint
  /// whose views have lost their common superview.
  public var isActive: Bool {
    get {
      if recording.draft.isOpen {
        return !isEmpty && range.allSatisfy { !recording.equation(at: $0).isInactive }
      }
      return !made.isEmpty && made.allSatisfy(\.isActive)
    }
    nonmutating set { recording.setActive(newValue, range) }
  }

  /// Not a method: a priority comes before the verb.
  @available(*, unavailable, message: "a priority comes before the verb: make.priority(.high).xPlace(…)")
  @discardableResult
  public func priority(_ priority: AutoLayoutKitPriority) -> AutoLayoutKitHandle { self }

  private func report(_ mistake: Mistake) {
    if let index = range.first { recording.report(mistake, at: index) }
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
  fileprivate var mistake: Mistake? {
    if let weight, !(weight >= 0 && weight.isFinite) { return Mistake(.noShare, self) }
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

/// A place where a guide divides a chain; see `make.fold`.
@preconcurrency @MainActor public struct AutoLayoutKitFold: AutoLayoutKitChainPart {
  /// True if an observer adds the guide to the container.
  fileprivate let isOfObserver: Bool
  fileprivate let guide: (AutoLayoutKitAxis, Int) -> AutoLayoutKitGuide

  /// Adds the fold to a list.
  public func _tk_add(to list: inout _AutoLayoutKitList) { list.append(fold: self) }
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

/// An end of a chain: a view or guide, and nil, which is reported.
///
/// The levels of the type tell a nil from an argument that is left out.
public typealias AutoLayoutKitChainEnd = (any AutoLayoutKitItem)???

/// The items and gaps of a call, one by one, without the sequences they came in.
@preconcurrency @MainActor public struct _AutoLayoutKitList {
  fileprivate private(set) var parts: [Part] = []
  /// The elements of sequences that no verb can use: their texts and types, and true for items without order.
  fileprivate private(set) var values: [(text: String, type: String, areItems: Bool)] = []
  /// The axis of a chain, where gaps may stand, and sets may not; nil for other calls.
  private let axis: Axis?
  /// The number of the chain in its block, from 1.
  private let number: Int

  fileprivate init(_ parts: [any AutoLayoutKitChainPart], along axis: Axis, _ recording: Recording) {
    self.axis = axis
    number = Int(recording.draft.chain) + 1
    self.parts.reserveCapacity(parts.count)
    for part in parts { part._tk_add(to: &self) }
    if parts.isEmpty { append(.nothing) }
  }
  fileprivate init(_ items: [any AutoLayoutKitItems]) {
    (axis, number) = (nil, 0)
    parts.reserveCapacity(items.count)
    for item in items { item._tk_add(to: &self) }
    if items.isEmpty { append(.nothing) }
  }

  fileprivate func gaps(at indices: ClosedRange<Int>) -> [AutoLayoutKitGap] {
    parts[indices].compactMap { if case .gap(let gap) = $0 { gap } else { nil } }
  }

  fileprivate mutating func append(_ part: Part) { parts.append(part) }

  fileprivate mutating func append(fold: AutoLayoutKitFold) {
    guard let axis else { return append(value: fold) }
    append(.fold(fold.guide(axis.isRow ? .horizontal : .vertical, number), isOfObserver: fold.isOfObserver))
  }

  fileprivate mutating func append(element: Any) {
    if let part = element as? any AutoLayoutKitChainPart {
      part._tk_add(to: &self)
    } else if axis == nil, let part = element as? any AutoLayoutKitItems {
      part._tk_add(to: &self)
    } else {
      append(value: element)
    }
  }

  private mutating func append(value: Any) {
    append(.value(values.count))
    values.append(("\(value)", "\(type(of: value))", value is any AutoLayoutKitItems))
  }
}

extension AutoLayoutKitView: AutoLayoutKitItem {
  /// Adds the view to a list.
  public func _tk_add(to list: inout _AutoLayoutKitList) { list.append(.view(self)) }
}

extension AutoLayoutKitGuide: AutoLayoutKitItem {
  /// Adds the guide to a list.
  public func _tk_add(to list: inout _AutoLayoutKitList) { list.append(.guide(self)) }
}

extension Sequence where Self: _AutoLayoutKitParts {
  /// Adds the elements to a list; one that is not a part of a chain is reported by the verb.
  @MainActor public func _tk_add(to list: inout _AutoLayoutKitList) {
    let count = list.parts.count
    if let views = self as? [AutoLayoutKitView] {
      for view in views { list.append(.view(view)) }
    } else {
      for element in self { list.append(element: element) }
    }
    if list.parts.count == count { list.append(.nothing) }
  }
}

/// An optional item or gap, which is left out if it is nil.
extension Optional: _AutoLayoutKitParts where Wrapped: _AutoLayoutKitParts {
  /// Adds the value to a list, if there is one.
  @MainActor public func _tk_add(to list: inout _AutoLayoutKitList) {
    if let self { self._tk_add(to: &list) } else { list.append(.nothing) }
  }
}
extension Optional: AutoLayoutKitChainPart where Wrapped: AutoLayoutKitChainPart {}
extension Optional: AutoLayoutKitItems where Wrapped: AutoLayoutKitItems {}
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

  /// Creates an attribute of an object; of an item that is gone, a number of points.
  fileprivate init(object: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    side = object.map { Side($0, attribute) } ?? Side(Limits(0))
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
    let mistake = Mistake(.sum, other.side, side)
    if let recording = Recording.running.last {
      recording.draft.note(mistake)
    } else {
      AutoLayoutKitReport.handler(mistake.report(.unknown, Names(), written: ""))
    }
    return self
  }
}

// MARK: - Plans

/// A block as a value: the calls of its verbs, their equations, its effects and its mistakes.
///
/// Items are numbered: 0 is the container. ``description`` has one line for each equation:
///
///     title.left == icon.right + 12    Card.swift:41 xPlace[1]
@preconcurrency @MainActor public struct AutoLayoutKitPlan: @preconcurrency CustomStringConvertible {
  /// One use of a verb.
  nonisolated public struct Call: Equatable, Sendable, CustomStringConvertible {
    /// The verb, such as `xPlace`.
    public let verb: String
    /// The name of the maker; nil if it has none.
    public let name: String?
    /// The line in the file; 0 for a comparison outside of a block.
    public let line: UInt
    private let place: StaticString

    fileprivate init(_ verb: String, _ file: StaticString, _ line: UInt, _ name: String? = nil) {
      self.verb = verb
      self.name = name
      self.line = line
      place = file
    }

    /// The call of a comparison outside of a block.
    fileprivate static let unknown = Self("install", "", 0)

    /// The file in the form of `#fileID`, such as `App/Card.swift`.
    public var file: String { "\(place)" }
    /// The file without its module.
    public var fileName: String {
      let file = file
      return file.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(file[$0...].dropFirst()) } ?? file
    }
    /// The name of the file and the line: `Card.swift:41`.
    public var fileAndLine: String { "\(fileName):\(line)" }
    /// The place, the name and the verb: `Card.swift:41 header.xPlace`.
    public var description: String {
      "\(line == 0 ? "" : fileAndLine + " ")\(name.map { $0 + "." } ?? "")\(verb)"
    }

    /// True if both calls have the same verb, name, file and line.
    public static func == (one: Self, other: Self) -> Bool {
      one.line == other.line && one.verb == other.verb && one.name == other.name && one.file == other.file
    }
  }

  /// `first attribute == factor · second attribute + constant`, or `<=` or `>=`: one constraint.
  nonisolated public struct Equation: Sendable {
    fileprivate let left: ItemNumber
    fileprivate let right: ItemNumber?
    /// The attribute of the first item.
    public let firstAttribute: NSLayoutConstraint.Attribute
    /// The attribute of the second item; `notAnAttribute` without one.
    public let secondAttribute: NSLayoutConstraint.Attribute
    /// The relation of the first attribute to the right side.
    public let relation: NSLayoutConstraint.Relation
    fileprivate let sign: Sign
    /// True if the verb places the first item, which then no longer follows its autoresizing mask.
    fileprivate let placesFirst: Bool
    /// True if a handle has deactivated the constraint in its block.
    fileprivate var isInactive = false
    /// The index of the constraint among those that were made by hand; -1 if a verb makes it.
    fileprivate let adopted: Int32
    /// The factor of the second attribute; the platform stores it as a Float.
    public let multiplier: CGFloat
    fileprivate var strength: Float
    fileprivate let callNumber: Int32
    fileprivate let indexInCall: Int32
    /// The constant, in points.
    public fileprivate(set) var constant: CGFloat
    /// The part of the constant that comes from insets; the rest is the number that was written.
    fileprivate let inset: CGFloat

    /// The number of the first item.
    public var first: Int { left.index }
    /// The number of the second item; nil for an equation with a number.
    public var second: Int? { right?.index }
    /// The priority, from 1 to 1000.
    public fileprivate(set) var priority: AutoLayoutKitPriority {
      get { AutoLayoutKitPriority(strength) }
      set { strength = newValue.value }
    }
    /// The index of the call in the plan.
    public var call: Int { Int(callNumber) }
    /// The index of the equation among those of its call.
    public var index: Int { Int(indexInCall) }
    /// The number that was written for the constant, in points: inward, without the insets; nil if none was.
    public fileprivate(set) var number: CGFloat? {
      get {
        switch sign {
        case .plus: constant - inset
        case .minus: inset - constant
        case .none: nil
        }
      }
      set {
        guard let newValue, sign != .none else { return }
        constant = inset + (sign == .minus ? -newValue : newValue)
      }
    }
    /// True for a constraint that was made by hand and handed to `install`.
    public var isMadeByHand: Bool { adopted >= 0 }

    /// True if both stand for one constraint of the same items, up to its constant and its priority.
    fileprivate func isLike(_ other: Self) -> Bool {
      firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
        && relation == other.relation && Float(multiplier) == Float(other.multiplier)
    }
  }

  /// A property that a view has while the group is installed.
  nonisolated public struct Effect {
    /// The number of the view.
    public let item: Int
    /// The verb of a priority, such as `xHugging`, or the key path.
    public let property: String
    /// The value; the platform's priority for the verb of a priority.
    public let value: Any
  }

  private let record: Record
  private let objects: [AnyObject?]
  /// The effects on views, one for each property of a view.
  public let effects: [Effect]
  /// The mistakes, as they are reported by a block that is installed.
  public let mistakes: [AutoLayoutKitReport]

  fileprivate init(
    _ record: Record, _ objects: [AnyObject?], _ effects: [GroupEffect], _ mistakes: [AutoLayoutKitReport]
  ) {
    self.record = record
    self.objects = objects
    self.effects = effects.compactMap(\.plain)
    self.mistakes = mistakes
  }

  /// The views and guides by their numbers; nil for one that is gone, and in an installed plan for one that
  /// no equation and no effect has.
  public var items: [(any AutoLayoutKitItem)?] { objects.map { $0 as? any AutoLayoutKitItem } }

  /// The calls in their order.
  public var calls: [Call] { record.calls }
  /// The equations in the order of the calls.
  public var equations: [Equation] { record.equations }

  /// One line for each equation, with its call.
  public var description: String {
    let names = Names(objects.first.flatMap { $0 as? AutoLayoutKitView })
    let rows = equations.map { equation in
      let second = equation.second.map {
        AutoLayoutKitAttribute(object: objects[$0], equation.secondAttribute)
      }
      let right = second?.side.scaled { $0 * equation.multiplier } ?? Side(Limits(0))
      let left = AutoLayoutKitAttribute(object: objects[equation.first], equation.firstAttribute)
      let text =
        "\(names.text(left)) \(equation.relation.symbol) \(names.text(right.plus(equation.constant)))"
      let priority = equation.priority == .required ? "" : " @\(names.text(CGFloat(equation.priority.value)))"
      return (text + priority, "\(calls[equation.call])[\(equation.index)]")
    }
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { $0 + String(repeating: " ", count: width - $0.count + 4) + $1 }.joined(separator: "\n")
  }

  /// Returns the call and the equation of a constraint that a verb or a comparison made, once a block has it,
  /// with its current constant and priority; nil for any other constraint.
  public static func origin(of constraint: NSLayoutConstraint) -> (call: Call, equation: Equation)? {
    guard let made = constraint as? AutoLayoutKitConstraint, let record = made.record else { return nil }
    let equation = made.current
    return (record.calls[equation.call], equation)
  }

  /// Returns the call of the innermost block that is being recorded for a view in a tree; nil for none.
  ///
  /// The constraints of the block are not active yet, so that the tree cannot be laid out or checked.
  public static func recordedBlock(in root: AutoLayoutKitView) -> Call? {
    Recording.running.last {
      $0.isInstalling && $0.draft.container?.isDescendant(of: root) == true
    }?.block
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
    /// The constraints of a handle are read before its block has ended.
    public static let notMade = Self(rawValue: "notMade")
    /// A comparison of attributes is not handed to `install`.
    public static let notInstalled = Self(rawValue: "notInstalled")
    /// A maker of a modifier gets insets and places nothing.
    public static let unusedInsets = Self(rawValue: "unusedInsets")
    /// An end of a chain is nil.
    public static let noEnd = Self(rawValue: "noEnd")
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

  /// True if both say the same about one item.
  @MainActor fileprivate func isEqual(to other: Self) -> Bool {
    description == other.description && item === other.item
  }

  /// Returns the name of a view or guide in a report about constraints.
  ///
  /// It is the accessibility identifier of a view, the identifier of a guide, or the property that holds the
  /// item in a view around it or in the controller of one, the nearest view first; else the name of the type.
  /// A release build reads no properties: an `unowned` one whose object is gone would end the process.
  @preconcurrency @MainActor public static func name(of item: any AutoLayoutKitItem) -> String {
    let names = Names(item as? AutoLayoutKitView ?? (item as? AutoLayoutKitGuide)?.owningView)
    return Names.identifier(of: item) ?? names.nearestProperty(holding: item) ?? "\(type(of: item))"
  }

  /// Returns the reports of the latest run of each block in a tree, for checks that come after the blocks.
  @preconcurrency @MainActor public static func all(in root: AutoLayoutKitView) -> [AutoLayoutKitReport] {
    Recording.mistaken.filter { $0.isInstalled && $0.container?.isDescendant(of: root) == true }.flatMap(
      \.reports)
  }

  /// The function that is called with each report; at first it is ``log(_:)``.
  @preconcurrency @MainActor public static var handler: (AutoLayoutKitReport) -> Void = { log($0) }

  /// Writes a report to the log: on Apple's platforms as a fault in a debug build, which Xcode shows as a
  /// runtime warning because the log names the image of the platform's views, and as an error, with a private
  /// text, in a release build; to the standard error elsewhere.
  @preconcurrency @MainActor public static func log(_ report: AutoLayoutKitReport) {
    #if canImport(os) && DEBUG
      let log = OSLog(subsystem: "com.apple.runtime-issues", category: "AutoLayoutKit")
      var image = Dl_info()
      dladdr(
        UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(AutoLayoutKitView.self as AnyObject))),
        &image)
      os_log(.fault, dso: image.dli_fbase ?? #dsohandle, log: log, "%{public}@", report.description)
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
  @MainActor var mistake: Mistake? {
    if !(lower < .infinity) { return Mistake(.notFinite, lower) }
    if !(upper > -.infinity) { return Mistake(.notFinite, upper) }
    return lower <= upper ? nil : Mistake(.crossed, self)
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

/// A part of a call: an item, a gap, a fold, or what a sequence has instead of them.
private enum Part {
  case view(AutoLayoutKitView)
  case guide(AutoLayoutKitGuide)
  case gap(AutoLayoutKitGap)
  case fold(AutoLayoutKitGuide, isOfObserver: Bool)
  /// An element of a sequence that no verb can use; its index in the list.
  case value(Int)
  /// An empty sequence, or a nil.
  case nothing

  var object: AnyObject? {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide
    default: nil
    }
  }
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
// MARK: - From a verb to its equations

/// The modifiers of a maker that its equations depend on.
nonisolated private struct Setting {
  var reference = ItemNumber.container
  var insets = AutoLayoutKitInsets()
  /// The priority of the constraints; nil for the default of each verb.
  var priority: AutoLayoutKitPriority?
  var isDirectional = false
  var isCollapsing = false

  /// An attribute of an item; where the maker is directional, left and right are leading and trailing.
  func side(_ attribute: Attribute, of item: ItemNumber, inset: CGFloat = 0) -> Term {
    Side(item, isDirectional ? attribute.directed : attribute, inset: inset)
  }

  /// An attribute of the reference, moved in by the insets.
  func target(_ attribute: Attribute) -> Term {
    side(attribute, of: reference, inset: insets.shift(of: attribute))
  }
}

/// The view whose area the reference of a maker is.
private struct Area {
  let owner: any AutoLayoutKitItem
  /// The name of the area, such as `safeArea`.
  let name: String
  /// True if sizes are measured on the owner and not on the area.
  var measuresOwner = false
}

extension AutoLayoutKitMaker {
  /// The item whose area the reference is, or the reference itself.
  fileprivate var owner: any AutoLayoutKitItem { area?.owner ?? reference }

  fileprivate func with(_ change: (AutoLayoutKitMaker) -> Void) -> AutoLayoutKitMaker {
    let maker = AutoLayoutKitMaker(self)
    change(maker)
    return maker
  }

  fileprivate func place(against item: any AutoLayoutKitItem, in area: Area? = nil) {
    reference = item
    if recording.draft.isOpen { setting.reference = recording.draft.items.number(of: item) }
    self.area = area
  }

  /// Keeps a mistake in a modifier for the next verb.
  fileprivate func pend(_ mistake: Mistake) { pending.append(mistake) }

  fileprivate func attribute(_ attribute: Attribute, of item: any AutoLayoutKitItem) -> AutoLayoutKitAttribute
  {
    AutoLayoutKitAttribute(item, setting.isDirectional ? attribute.directed : attribute)
  }

  fileprivate func measure(_ size: Attribute) -> AutoLayoutKitAttribute {
    recording.draft.use(self)
    let item = area?.measuresOwner == true ? owner : reference
    return AutoLayoutKitAttribute(Side(item, size, inset: insets.shift(of: size)))
  }

  /// Returns a maker that places against a guide with a given attribute on each of its sides.
  ///
  /// There is one guide for each area and item.
  fileprivate func mixed(
    with item: any AutoLayoutKitItem, _ edge: (Attribute) -> AutoLayoutKitAttribute
  ) -> AutoLayoutKitMaker {
    guard recording.draft.isOpen, let area, reference !== owner else { return self }
    let purpose = "\(area.name) \(ObjectIdentifier(item)) \(setting.isDirectional)"
    let known = recording.draft.guides.first { $0.purpose == purpose }?.guide
    let guide = known ?? recording.draft.guide(for: purpose)
    if known == nil {
      let maker = AutoLayoutKitMaker(recording, container)
      maker.setting.isDirectional = false
      maker.place(against: guide)
      maker.verb(area.name, file: "", line: 0) {
        for side in [Attribute.left, .right, .top, .bottom] {
          maker.install(attribute(side, of: guide), edge(side))
        }
      }
    }
    return with { $0.place(against: guide, in: area) }
  }

  /// Records one call of a verb: its equations, and then its mistakes.
  ///
  /// - Parameters:
  ///   - work: Adds the equations.
  ///   - arguments: The arguments as they were written.
  @discardableResult
  fileprivate func call(
    _ verb: String, _ file: StaticString, _ line: UInt, _ work: (inout Draft) -> Void,
    arguments: (Names) -> String
  ) -> AutoLayoutKitHandle {
    let setting = setting
    let (range, isMistaken) = recording.draft.record(self, setting, verb, file, line, work)
    if isMistaken {
      let names = Names(container)
      let reference = owner === container ? "" : "ref(\(names.text(owner)))."
      recording.reportMistakes(reference + (area.map { $0.name + "." } ?? "") + verb, arguments, names)
    }
    return AutoLayoutKitHandle(recording: recording, range: range)
  }

  fileprivate func pin(
    _ items: [any AutoLayoutKitItems], _ edges: AutoLayoutKitEdges, _ verb: String, _ file: StaticString,
    _ line: UInt, by x: (any AutoLayoutKitSpan)?, _ y: (any AutoLayoutKitSpan)? = nil,
    except: AutoLayoutKitEdges = []
  ) -> AutoLayoutKitHandle {
    let (list, x, y) = (_AutoLayoutKitList(items), x?.limits, y?.limits)
    return call(verb, file, line) {
      $0.pin(list, edges, except, x, y)
    } arguments: { names in
      let pair = y.map { "(\(names.text(x ?? $0)), \(names.text($0)))" }
      let rest = except.isEmpty ? nil : except.text
      return names.text(list, ("by", pair ?? x.map { names.text($0) }), ("except", rest))
    }
  }

  fileprivate func compare(_ sizes: Sizes, _ relation: Relation, _ lengths: Lengths) -> AutoLayoutKitHandle {
    let list = _AutoLayoutKitList(sizes.items)
    return call(sizes.verb, sizes.file, sizes.line) {
      $0.compare(list, sizes.dimensions, relation, lengths)
    } arguments: {
      "\($0.text(list)) \(relation.symbol) \($0.text(lengths))"
    }
  }

  fileprivate func place(
    _ parts: [any AutoLayoutKitChainPart], _ axis: Axis,
    _ ends: (AutoLayoutKitChainEnd, AutoLayoutKitChainEnd),
    _ alignment: Attribute?, _ verb: String, _ file: StaticString, _ line: UInt
  ) -> AutoLayoutKitHandle {
    let list = _AutoLayoutKitList(parts, along: axis, recording)
    let hidden = setting.isCollapsing && recording.draft.isOpen ? recording.hiddenViews(in: list) : []
    return call(verb, file, line) {
      $0.place(list, hidden, axis, ends, alignment)
    } arguments: { names in
      let name = alignment == .centerX || alignment == .centerY ? "center" : alignment?.name
      return names.text(
        list, ("before", names.text(ends.1)), ("align", name.map { "." + $0 }), after: names.text(ends.0))
    }
  }
}

/// The items of a `width(…)`, `height(…)` or `size(…)` before they are compared.
@MainActor private struct Sizes {
  let maker: AutoLayoutKitMaker
  let items: [any AutoLayoutKitItems]
  /// The width, the height or both.
  let dimensions: AutoLayoutKitEdges
  let verb: String
  let file: StaticString
  let line: UInt

  func compare(_ relation: Relation, _ lengths: Lengths) -> AutoLayoutKitHandle {
    maker.compare(self, relation, lengths)
  }

  /// Sets a content priority of the items for as long as the group is installed.
  func set(_ property: ContentPriority, _ priority: AutoLayoutKitPriority) -> AutoLayoutKitHandle {
    let list = _AutoLayoutKitList(items)
    return maker.call(verb, file, line) { draft in
      let allowed = priority.allowed
      if priority != allowed { draft.note(.noPriority(priority)) }
      draft.set(list) { item, view in
        guard let allowed else { return nil }
        return PropertyEffect(item, view, property, allowed.platform)
      }
    } arguments: {
      "\($0.text(list)) == \($0.text(CGFloat(priority.value)))"
    }
  }
}

// MARK: - The plan of a running block

/// A plan while its block runs: the values that the verbs record.
@MainActor private struct Draft {
  /// The container, until the plan is applied.
  fileprivate(set) var container: AutoLayoutKitView?
  private(set) var isOpen = true
  private(set) var calls: [AutoLayoutKitPlan.Call] = []
  fileprivate(set) var equations: [AutoLayoutKitPlan.Equation] = []
  /// The constraints that were made by hand.
  private(set) var adopted: [NSLayoutConstraint] = []
  private(set) var effects: [GroupEffect] = []
  /// The guides with their purposes; those that the app has asked for come first.
  private(set) var guides: [(purpose: String, guide: AutoLayoutKitGuide)] = []
  private(set) var reports: [AutoLayoutKitReport] = []
  var items: ItemTable
  /// The guides of the installed plan.
  private var earlierGuides: [String: [AutoLayoutKitGuide]] = [:]
  /// The numbers of guides for each purpose.
  private var guideCounts: [String: Int] = [:]

  // The running call.
  private var setting = Setting()
  /// The call of a maker that has outlived the block.
  private var late: AutoLayoutKitPlan.Call?
  /// True inside a `verb(…)` of the app, in whose name the verbs inside it report and number.
  private var isInScope = false
  /// The index of the first equation of the verb that is named.
  private var firstOfCall = 0
  /// The number of reports before the verb that is named.
  private var reportsBefore = 0
  private var mistakes: [Mistake] = []
  /// The number of the latest chain.
  private(set) var chain: Int32 = 0
  /// The comparisons of attributes, until `install` takes their constraints.
  private var comparisons: [Comparison] = []
  /// The makers of modifiers that got insets and were not used yet.
  private var inset: [(maker: AutoLayoutKitMaker, call: AutoLayoutKitPlan.Call)] = []

  init(_ container: AutoLayoutKitView, _ earlier: Recording?) {
    self.container = container
    items = ItemTable(container)
    for (purpose, guide) in earlier?.guides ?? [] { earlierGuides[purpose, default: []].append(guide) }
    calls.reserveCapacity(max(12, earlier?.record.calls.count ?? 0))
    equations.reserveCapacity(max(24, earlier?.record.equations.count ?? 0))
  }

  /// Ends the block, and returns the calls and equations.
  mutating func close() -> Record {
    isOpen = false
    return Record(calls, equations)
  }

  /// Returns the mistakes that no call has reported: those of comparisons and insets that nothing uses.
  mutating func takeRest() -> [(mistake: Mistake, call: AutoLayoutKitPlan.Call?, written: (Names) -> String)]
  {
    defer { (mistakes, comparisons, inset) = ([], [], []) }
    var rest = mistakes.map {
      (mistake: $0, call: AutoLayoutKitPlan.Call?.none, written: { (_: Names) in "" })
    }
    for comparison in comparisons {
      let unused = comparison.constraint == nil ? Mistake(.notInstalled) : nil
      if let mistake = comparison.mistake ?? unused { rest.append((mistake, nil, comparison.written)) }
    }
    for (_, call) in inset { rest.append((Mistake(.unusedInsets), call, { _ in call.verb })) }
    return rest.filter { !$0.mistake.isReported }
  }

  mutating func takeEffectsAndGuides() -> (
    [GroupEffect], [(purpose: String, guide: AutoLayoutKitGuide)]
  ) {
    defer { (effects, guides, earlierGuides) = ([], [], [:]) }
    return (effects, guides)
  }

  // Items and constraints made by hand are retained while the block runs.
  mutating func takeItems() -> ItemTable {
    defer { items = ItemTable() }
    return items
  }

  mutating func takeAdopted() -> [NSLayoutConstraint] {
    defer { adopted = [] }
    return adopted
  }

  // MARK: Calls

  /// Records a call; returns the indices of its equations, and true if it has mistakes.
  mutating func record(
    _ maker: AutoLayoutKitMaker, _ setting: Setting, _ verb: String, _ file: StaticString, _ line: UInt,
    _ work: (inout Draft) -> Void
  ) -> (Range<Int>, isMistaken: Bool) {
    let start = equations.count
    if !inset.isEmpty { use(maker) }
    if !isInScope { begin(AutoLayoutKitPlan.Call(verb, file, line, maker.name)) }
    self.setting = setting
    if !isOpen { note(Mistake(.makerOutlivedBlock)) }
    for mistake in maker.pending where !mistake.isReported { note(mistake) }
    if isOpen { work(&self) }
    return (start..<equations.count, !mistakes.isEmpty)
  }

  @inline(__always) private mutating func begin(_ call: consuming AutoLayoutKitPlan.Call) {
    (firstOfCall, reportsBefore) = (equations.count, reports.count)
    if isOpen { calls.append(call) } else { late = call }
  }

  /// The running call.
  private var call: AutoLayoutKitPlan.Call? { late ?? calls.last }

  /// Begins a verb of the app; returns false inside another one.
  mutating func beginScope(_ call: AutoLayoutKitPlan.Call) -> Bool {
    if isInScope { return false }
    isInScope = true
    begin(call)
    return true
  }

  mutating func endScope() { isInScope = false }

  /// Notes that a maker got insets.
  mutating func inset(_ maker: AutoLayoutKitMaker, _ call: AutoLayoutKitPlan.Call) {
    inset.append((maker, call))
  }

  /// Notes that a maker is used.
  mutating func use(_ maker: AutoLayoutKitMaker) {
    if !inset.isEmpty { inset.removeAll { $0.maker === maker } }
  }

  // MARK: Mistakes

  mutating func note(_ mistake: Mistake) { mistakes.append(mistake) }
  mutating func note(_ sentence: Sentence, _ values: Any...) { mistakes.append(Mistake(sentence, values)) }

  /// Notes a comparison of attributes.
  mutating func note(_ comparison: Comparison) { comparisons.append(comparison) }

  /// Returns the mistakes of the running call with the call, and true for a part of a verb of the app.
  mutating func takeMistakes() -> (
    mistakes: [Mistake], call: AutoLayoutKitPlan.Call?, isPart: Bool
  ) {
    defer { mistakes = [] }
    return (mistakes, call, isInScope)
  }

  /// The call in whose name a verb of the app reports; nil outside of one.
  var outerCall: AutoLayoutKitPlan.Call? { isInScope ? call : nil }

  /// Adds a report; a call, or the `verb(…)` around it, says a sentence about an item once.
  mutating func add(_ report: AutoLayoutKitReport, isOnce: Bool) {
    let said = reports[min(reportsBefore, reports.count)...]
    if !isOnce || !said.contains(where: report.isEqual(to:)) { reports.append(report) }
  }

  func call(at index: Int) -> AutoLayoutKitPlan.Call { calls[equations[index].call] }

  /// Returns the constraint of an equation that was made by hand; nil for one that a verb makes.
  func adopted(at index: Int) -> NSLayoutConstraint? {
    equations[index].isMadeByHand ? adopted[Int(equations[index].adopted)] : nil
  }

  /// Returns an equation; that of a constraint made by hand has its current constant, if it is to be
  /// installed.
  func equation(at index: Int, _ isInstalling: Bool) -> AutoLayoutKitPlan.Equation {
    guard isInstalling, let constraint = adopted(at: index) else { return equations[index] }
    var equation = equations[index]
    equation.constant = constraint.constant
    return equation
  }

  mutating func takeReports() -> [AutoLayoutKitReport] {
    defer { reports = [] }
    return reports
  }

  // MARK: Verbs

  /// Makes `item.edge == reference.edge ± offset` for each item and edge: the verbs of edges and centers.
  mutating func pin(
    _ list: _AutoLayoutKitList, _ edges: AutoLayoutKitEdges, _ except: AutoLayoutKitEdges, _ x: Limits?,
    _ y: Limits?
  ) {
    let edges = edges.subtracting(except)
    if edges.isEmpty { note(.nothingLeft, except) }
    for part in list.parts {
      guard let item = item(part, list), mayPlace(item, against: setting.reference) else { continue }
      var edges = edges
      while let attribute = edges.popFirst() {
        let offset = (attribute.isX ? x : y ?? x) ?? Limits(0)
        let (side, target) = (setting.side(attribute, of: item), setting.target(attribute))
        if setting.isDirectional, attribute == .centerX, !offset.isZero || target.constant != 0 {
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
    let guide = hiddenGuide("center")
    tie(setting.side(.left, of: guide), setting.side(.left, of: item, inset: right.inset), by: limits, .plus)
    tie(setting.side(.width, of: guide), .equal, setting.side(.width, of: item))
    tie(center, .equal, setting.side(.centerX, of: guide))
  }

  /// Compares the sizes of items with lengths: `width`, `height` and `size`.
  mutating func compare(
    _ list: _AutoLayoutKitList, _ dimensions: AutoLayoutKitEdges, _ relation: Relation, _ lengths: Lengths
  ) {
    if case .list(let lengths) = lengths { checkCount(of: lengths, list) }
    var number = -1
    for part in list.parts {
      guard let item = item(part, list) else { continue }
      number += 1
      var remaining = dimensions
      while let attribute = remaining.popFirst() {
        guard let length = lengths.length(of: attribute, at: number), mayPlace(item) else { continue }
        let (size, other) = (Side(item, attribute), items.side(length.side))
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
    let listed = list.parts.compactMap(\.object)
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

  /// Adds an effect to each view.
  mutating func set(
    _ list: _AutoLayoutKitList, _ effect: (ItemNumber, AutoLayoutKitView) -> GroupEffect?
  ) {
    for part in list.parts {
      guard let item = item(part, list), mayPlace(item) else { continue }
      guard case .view(let view) = part else {
        note(.noContent, items.objects[item.index])
        continue
      }
      if let effect = effect(item, view) { add(effect) }
    }
  }

  /// Adds an effect; it takes the place of an earlier one on the same property.
  private mutating func add(_ effect: GroupEffect) {
    let item = effect.item.index
    var index = items.states[item].latestEffect
    while index >= 0, !effects[index].isTwin(of: effect) { index = effects[index].before }
    if index >= 0 {
      effect.before = effects[index].before
      effects[index] = effect
    } else {
      effect.before = items.states[item].latestEffect
      items.states[item].latestEffect = effects.count
      effects.append(effect)
    }
  }

  /// Ties the parts of a chain to each other and to its ends: `xPlace` and `yPlace`.
  ///
  /// - Parameter hidden: The indices of the parts to leave out.
  mutating func place(
    _ list: _AutoLayoutKitList, _ hidden: Set<Int>, _ axis: Axis,
    _ ends: (AutoLayoutKitChainEnd, AutoLayoutKitChainEnd),
    _ alignment: Attribute?
  ) {
    let near = side(axis.far, ofEnd: ends.0, "after:", "begins") ?? setting.target(axis.near)
    let far = side(axis.near, ofEnd: ends.1, "before:", "ends") ?? setting.target(axis.far)
    var stretch = Stretch(axis: axis, start: near)
    var aligned: [ItemNumber] = []
    chain += 1
    for (index, part) in list.parts.enumerated() {
      switch part {
      case .gap(let gap):
        if gap.isWall {
          end(&stretch, at: nil, list)
          stretch = Stretch(axis: axis, start: nil)
        } else if let mistake = gap.mistake {
          note(mistake)
        } else {
          stretch.add(gap, at: index)
        }
      case .view where !hidden.isEmpty && hidden.contains(index): stretch.leaveOut()
      case .view, .guide:
        guard let item = item(part, list), mayChain(item, near.item, far.item) else {
          stretch.hasOmission = true
          continue
        }
        add(item, to: &stretch, list)
        if alignment != nil { aligned.append(item) }
      case .fold(let guide, let isOfObserver):
        let item = items.number(of: guide)
        if isOfObserver { items.states[item.index].isOwnGuide = true }
        if mayChain(item) { divide(&stretch, at: item, list) }
      case .value(let index):
        let value = list.values[index]
        note(value.areItems ? .noOrder : .notAnItem, value.areItems ? value.type : value.text)
        stretch.hasOmission = true
      case .nothing: stretch.hasOmission = true
      }
    }
    end(&stretch, at: far, list)
    guard let alignment, let first = aligned.first else { return }
    for item in aligned.dropFirst() {
      tie(setting.side(alignment, of: item), .equal, setting.side(alignment, of: first))
    }
  }

  /// Returns an edge of the item that a chain starts from or ends at; nil without one, and for a nil, which
  /// is reported.
  private mutating func side(
    _ edge: Attribute, ofEnd item: AutoLayoutKitChainEnd, _ label: String, _ verb: String
  ) -> Term? {
    if case .some(.none) = item { return nil }
    if case .some(.some(.some(let item))) = item { return setting.side(edge, of: items.number(of: item)) }
    note(.noEnd, label, verb)
    return nil
  }

  /// Returns true if an item may be placed in the running chain; else reports it.
  private mutating func mayChain(
    _ item: ItemNumber, _ near: ItemNumber? = nil, _ far: ItemNumber? = nil
  ) -> Bool {
    if items.states[item.index].chain == chain {
      note(.repeated, items.objects[item.index])
      return false
    }
    guard mayPlace(item, against: near, far) else { return false }
    items.states[item.index].chain = chain
    return true
  }

  // MARK: Items

  /// Returns the next guide for a purpose: that of the installed plan, if it has one.
  mutating func guide(for purpose: String) -> AutoLayoutKitGuide {
    let count = guideCounts[purpose] ?? 0
    guideCounts[purpose] = count + 1
    let known = earlierGuides[purpose]?.dropFirst(count).first
    let isFree = known?.owningView == nil || known?.owningView === container
    let guide = (isFree ? known : nil) ?? AutoLayoutKitGuide()
    guides.insert((purpose, guide), at: purpose == Recording.ownGuide ? count : guides.count)
    items.states[items.number(of: guide).index].isOwnGuide = true
    return guide
  }

  /// Returns the number of the next guide for a purpose.
  private mutating func hiddenGuide(_ purpose: String) -> ItemNumber { items.number(of: guide(for: purpose)) }

  /// Returns the item of a part of a verb that takes no gaps; every other part is reported.
  private mutating func item(_ part: Part, _ list: _AutoLayoutKitList) -> ItemNumber? {
    switch part {
    case .view(let view): return items.number(of: view)
    case .guide(let guide): return items.number(of: guide)
    case .nothing: break
    case .value(let index): note(.notAnItem, list.values[index].text)
    case .gap(let gap): note(.notAnItem, gap)
    case .fold(let guide, _): note(.notAnItem, Names(container).text(foldAt: guide))
    }
    return nil
  }

  /// Returns true if a verb may place an item: it is inside the container and is no reference; else reports
  /// it.
  private mutating func mayPlace(
    _ item: ItemNumber, against reference: ItemNumber? = nil, _ other: ItemNumber? = nil
  ) -> Bool {
    guard let container else { return false }
    let isReference = item == reference || item == other
    if !isReference, items.isInside(item, container) { return true }
    let object = items.objects[item.index]
    if isReference { note(.isReference, object) } else { note(.outside, object, container) }
    return false
  }

  // MARK: Equations

  /// Makes `left == right ± number`, or two inequalities for limits.
  private mutating func tie(_ left: Term, _ right: Term, by limits: Limits, _ sign: Sign) {
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

  /// Adds an equation; all verbs end here.
  ///
  /// - Parameters:
  ///   - sign: The sense of the number that was written.
  ///   - lowered: True for a priority that is lower by one than the maker's.
  private mutating func tie(
    _ left: Term, _ relation: Relation, _ right: Term, sign: Sign = .none, lowered: Bool = false
  ) {
    var sides = (left: left, relation: relation, right: right)
    if !Side.isPlain(left, right) {
      let (solved, mistake) = Side.solved(left, relation, right, items)
      if let mistake { note(mistake) }
      guard let solved else { return }
      sides = solved
    }
    guard let item = sides.left.item else { return }
    var priority = setting.priority ?? .required
    if lowered { priority = (priority - 1).allowed ?? priority }
    append(item, sides.left.attribute, sides.relation, sides.right, sign, priority)
  }

  private mutating func append(
    _ item: ItemNumber, _ attribute: Attribute, _ relation: Relation, _ right: Term, _ sign: Sign,
    _ priority: AutoLayoutKitPriority, adopted: Int32 = -1
  ) {
    equations.append(
      AutoLayoutKitPlan.Equation(
        left: item, right: right.item, firstAttribute: attribute, secondAttribute: right.attribute,
        relation: relation, sign: sign, placesFirst: items.use(item, right.item, setting.reference),
        adopted: adopted, multiplier: right.factor, strength: priority.value,
        callNumber: Int32(calls.count - 1), indexInCall: Int32(equations.count - firstOfCall),
        constant: right.constant, inset: right.inset))
  }

  /// Makes the equation of two attributes: `install(left, right)`.
  mutating func install(
    _ left: AutoLayoutKitAttribute, _ relation: Relation, _ right: AutoLayoutKitAttribute
  ) {
    let (left, right) = (items.side(left.side), items.side(right.side))
    guard let item = left.item ?? right.item else { return note(.noItem) }
    if mayPlace(item) { tie(left, relation, right, sign: .plus) }
  }

  /// Adds a constraint that was made by hand; its mistakes repeat it alone, and not the whole call.
  mutating func adopt(_ constraint: NSLayoutConstraint) {
    let count = mistakes.count
    add(constraint)
    for mistake in mistakes[count...] where mistake.written == nil {
      mistake.written = { $0.text(constraint) }
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    let made = constraint as? AutoLayoutKitConstraint
    if let made, let index = comparisons.lastIndex(where: { $0.constraint === made }) {
      comparisons.remove(at: index)
    }
    if let mistake = made?.mistake, !mistake.isReported { note(mistake) }
    if made?.isInert == true { return }
    guard let first = constraint.firstItem else { return note(.noItem) }
    let item = items.number(of: first)
    guard mayPlace(item) else { return }
    var right = Term(Limits(constraint.constant))
    if constraint.secondAttribute != .notAnAttribute {
      // For a second item that is gone, the constraint stands as an item that is not in the tree.
      let second = items.number(of: constraint.secondItem ?? constraint)
      right = Term(second, constraint.secondAttribute).plus(constraint.constant)
    }
    right.factor = constraint.multiplier
    right.inset = made?.current.inset ?? 0
    if let priority = setting.priority {
      effects.append(
        PropertyEffect(item, constraint, ConstraintPriority(), priority.platform, isCounted: false))
    }
    append(
      item, constraint.firstAttribute, constraint.relation, right, made?.current.sign ?? .plus,
      setting.priority ?? AutoLayoutKitPriority(constraint.priority), adopted: Int32(adopted.count))
    adopted.append(constraint)
  }
}

/// A comparison of attributes inside a block.
private struct Comparison {
  weak var constraint: AutoLayoutKitConstraint?
  let mistake: Mistake?
  let written: (Names) -> String
}

// MARK: - Items

/// The number of an item in the table of a plan.
nonisolated private struct ItemNumber: Equatable {
  private let number: Int32

  init(_ index: Int) { number = Int32(index) }
  /// The container is entered first.
  static let container = Self(0)
  var index: Int { Int(number) }
}

/// The items of a running block: each is entered once, and retained until the block ends.
@MainActor private struct ItemTable {
  nonisolated struct State {
    /// True once the item was found inside the container.
    var isInside = false
    /// True for a guide that the plan adds to the container.
    var isOwnGuide = false
    /// True if a constraint has the item on one of its sides.
    var isUsed = false
    /// True if an active constraint places the view.
    var isPlaced = false
    let isView: Bool
    /// The number of the latest chain that the item is part of.
    var chain: Int32 = 0
    /// The index of the latest effect of the item; -1 if there is none.
    var latestEffect = -1
  }

  /// The number of items up to which a search is faster than a dictionary.
  private static let few = 64
  private(set) var objects: [AnyObject] = []
  var states: [State] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The index that was found last.
  private var latest = -1

  /// Creates the table of a single comparison.
  init() {}
  /// Creates the table of a block, whose container is entered first.
  init(_ container: AutoLayoutKitView) {
    objects.reserveCapacity(12)
    states.reserveCapacity(12)
    _ = enter(container, isView: true)
  }

  /// Returns the number of an item, which is entered if it is new.
  mutating func number(of view: AutoLayoutKitView) -> ItemNumber { find(view) ?? enter(view, isView: true) }
  mutating func number(of guide: AutoLayoutKitGuide) -> ItemNumber {
    find(guide) ?? enter(guide, isView: false)
  }
  mutating func number(of item: AnyObject) -> ItemNumber {
    find(item) ?? enter(item, isView: item is AutoLayoutKitView)
  }

  private mutating func find(_ object: AnyObject) -> ItemNumber? {
    // Most arrays of views are read in the same order again.
    if latest + 1 < objects.count, objects[latest + 1] === object {
      latest += 1
    } else {
      let index = index(of: object)
      if index < 0 { return nil }
      latest = index
    }
    return ItemNumber(latest)
  }

  private mutating func enter(_ object: AnyObject, isView: Bool) -> ItemNumber {
    latest = objects.count
    objects.append(object)
    states.append(State(isView: isView))
    if latest >= Self.few {
      // Each growth hashes all items again, so that there are few of them.
      if indices.count == indices.capacity { indices.reserveCapacity(4 * objects.count) }
      for index in (indices.isEmpty ? 0 : latest)...latest {
        indices[ObjectIdentifier(objects[index])] = index
      }
    }
    return ItemNumber(latest)
  }

  /// Returns the index of an item of the block; -1 for any other object.
  func index(of object: AnyObject) -> Int {
    if objects.count > Self.few { return indices[ObjectIdentifier(object)] ?? -1 }
    for index in objects.indices where objects[index] === object { return index }
    return -1
  }

  /// Returns the view, or the one that owns a guide or will own it.
  func view(of index: Int, _ container: AutoLayoutKitView) -> AutoLayoutKitView? {
    states[index].isOwnGuide ? container : .holding(objects[index])
  }

  /// Returns an attribute as a side of an equation.
  mutating func side(_ side: Side<AnyObject>) -> Term {
    guard let item = side.item else { return Term(side, nil) }
    return Term(side, number(of: item))
  }

  /// Returns a side with its item as an object.
  func withObject(_ side: Term) -> Side<AnyObject> { Side(side, side.item.map { objects[$0.index] }) }

  /// True if the item of a side has its attribute: guides have no baselines and no margins.
  func has(_ side: Term) -> Bool {
    guard let item = side.item, !(1...10 ~= side.attribute.rawValue) else { return true }
    return states[item.index].isView && side.attribute.family != 0
  }

  /// Marks the items of an equation; returns true if its call places the first one, a view that is then no
  /// longer to follow its autoresizing mask.
  mutating func use(_ first: ItemNumber, _ second: ItemNumber?, _ reference: ItemNumber) -> Bool {
    if let second { states[second.index].isUsed = true }
    states[first.index].isUsed = true
    return first != .container && first != reference && states[first.index].isView
  }

  /// Returns true if an item is the container or inside it.
  ///
  /// If an item that was found inside is moved later, the end of the block finds out.
  mutating func isInside(_ number: ItemNumber, _ container: AutoLayoutKitView) -> Bool {
    let index = number.index
    if states[index].isInside { return true }
    guard let view = view(of: index, container) else { return false }
    // A view in an item that is inside need not ask all superviews.
    let above = view.superview
    let known = above === container ? 0 : above.map { self.index(of: $0) } ?? -1
    states[index].isInside =
      known == 0 || known > 0 && states[known].isInside || view.isDescendant(of: container)
    return states[index].isInside
  }

  /// Returns true if all items of constraints are in the tree of the container.
  func areConnected(to container: AutoLayoutKitView) -> Bool {
    for index in states.indices where states[index].isUsed {
      guard let view = view(of: index, container) else { return false }
      // A view in a used one is in the tree if that one is, which is tested here as well.
      let above = view.superview
      if above === container { continue }
      if let above, case let known = self.index(of: above), known >= 0, states[known].isUsed { continue }
      if !view.sharesTree(with: container) { return false }
    }
    return true
  }

  /// Lets go of the items that nobody else keeps: an object that is no item takes their places.
  mutating func forgetUnkept() {
    let kept = objects.map { WeakObject(object: $0) }
    objects = []
    objects = kept.map { $0.object ?? NSNull() }
  }
}

/// An object that is not retained.
nonisolated private struct WeakObject {
  weak var object: AnyObject?
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

extension Draft {
  /// Ties an item to the edge before it.
  private mutating func add(_ item: ItemNumber, to stretch: inout Stretch, _ list: _AutoLayoutKitList) {
    // Between two views, the gaps before a hidden one remain, and those after it go.
    tie(setting.side(stretch.axis.near, of: item), to: stretch.start, stretch.gaps, .plus, &stretch, list)
    stretch.start = setting.side(stretch.axis.far, of: item)
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
    _ edge: Term, to other: Term?, _ gaps: Stretch.Gaps, _ sign: Sign, _ stretch: inout Stretch,
    _ list: _AutoLayoutKitList
  ) {
    guard let other else {
      if let indices = gaps.indices { for gap in list.gaps(at: indices) { note(.besideWall, gap) } }
      return
    }
    guard let gap = gaps.flexible, gap.weight != nil else {
      let constant = sign == .plus ? other.constant + gaps.fixed : other.constant - gaps.fixed
      if gaps.flexible == nil, !stretch.isBesideFold, constant.isFinite, let item = edge.item {
        var right = other
        right.limits = Limits(constant)
        return append(item, edge.attribute, .equal, right, sign, setting.priority ?? .required)
      }
      guard stretch.isBesideFold, gaps.limits.isNumber else { return tie(edge, other, by: gaps.limits, sign) }
      // A view of its own size keeps to its side of the fold.
      let limit = other.plus(sign == .plus ? gaps.fixed : -gaps.fixed)
      tie(edge, sign == .plus ? .atLeast : .atMost, limit, sign: sign)
      return tie(edge, .equal, limit, sign: sign, lowered: true)
    }
    // A guide between the edges is as large as a flexible gap:
    //     other |<- fixed ->[ guide ]| edge      for plus; for minus, seen in a mirror
    let guide = hiddenGuide("flexible")
    let (near, far) = (setting.side(stretch.axis.near, of: guide), setting.side(stretch.axis.far, of: guide))
    let (first, second) = sign == .plus ? ((near, other), (edge, far)) : ((edge, near), (far, other))
    tie(first.0, first.1, by: Limits(gaps.fixed), sign)
    tie(second.0, .equal, second.1)
    let size = setting.side(stretch.axis.size, of: guide)
    if gap.limits.lower > 0 { tie(size, .atLeast, Side(Limits(gap.limits.lower))) }
    if gap.limits.upper < .infinity { tie(size, .atMost, Side(Limits(gap.limits.upper))) }
    stretch.shares.append((size, gap))
  }

  /// Makes the flexible gaps proportional to their weights; a gap with limits, as far as these allow it.
  private mutating func share(_ shares: [(size: Term, gap: AutoLayoutKitGap)], _ axis: Axis) {
    if shares.count < 2 { return }
    let first = shares.firstIndex { $0.gap.isWithoutLimits }
    // If each gap has limits, a guide is the unit.
    let unit = first.map { shares[$0].size } ?? setting.side(axis.size, of: hiddenGuide("share"))
    let weight = first.flatMap { shares[$0].gap.weight } ?? 1
    for (index, share) in shares.enumerated() where index != first {
      let length = unit.scaled { $0 * (share.gap.weight ?? 1) / weight }
      tie(share.size, .equal, length, lowered: !share.gap.isWithoutLimits)
    }
  }
}

// MARK: - The plan of a group

/// The calls and the equations of a plan, which its constraints keep: they do not change once the block has
/// ended, so that the identifier of a constraint may be read on any thread.
nonisolated private final class Record: Sendable {
  let calls: [AutoLayoutKitPlan.Call]
  let equations: [AutoLayoutKitPlan.Equation]
  /// The call of the `replace:` that has put another plan in the place of this one.
  @MainActor fileprivate(set) var replacement: AutoLayoutKitPlan.Call?

  init(_ calls: [AutoLayoutKitPlan.Call], _ equations: [AutoLayoutKitPlan.Equation]) {
    self.calls = calls
    self.equations = equations
  }

  deinit {}
}

/// An observer of a block: kept while the group is uninstalled, and by itself while it is installed.
private struct Follower {
  weak var observer: (any AutoLayoutKitBlockObserver)?
  var kept: (any AutoLayoutKitBlockObserver)?
}

/// The reports of a plan that was applied, for checks that come after the blocks.
@MainActor private struct ReportedPlan {
  private(set) weak var container: AutoLayoutKitView?
  private(set) weak var group: AutoLayoutKitConstraintGroup?
  private(set) weak var recording: Recording?
  let reports: [AutoLayoutKitReport]
  var isUninstalled = false

  /// False if the group was uninstalled; a group that nobody keeps stays installed.
  var isInstalled: Bool {
    let constraints = recording?.present ?? []
    return !isUninstalled && (constraints.isEmpty || constraints.contains(where: \.isActive))
  }
}

/// A plan that is recorded, and then applied: it has the constraints of its equations.
///
/// Once it is applied, no item is retained: a view may keep its own group. A handle keeps it, which is a
/// value of no actor.
nonisolated private final class Recording {
  /// The running blocks, the innermost last.
  @MainActor static var running: [Recording] = []
  /// The observers that wait for the end of the outermost block.
  @MainActor static var waiting: [any AutoLayoutKitBlockObserver] = []
  /// The reports of the plans of groups.
  @MainActor static var mistaken: [ReportedPlan] = []
  /// The purpose of the guides that the app has asked for.
  static let ownGuide = "guide"

  /// The call of `tk_constraint`.
  let block: AutoLayoutKitPlan.Call
  // Weak references slow down their objects, so that these are set only where they are needed.
  private(set) weak var container: AutoLayoutKitView?
  private weak var group: AutoLayoutKitConstraintGroup?
  /// True if the plan is made for a group.
  let isInstalling: Bool
  /// The installed plan that this one replaces, until that has happened.
  private(set) var earlier: Recording?
  /// The plan while its block runs.
  @MainActor var draft: Draft
  private var followers: [Follower] = []

  private(set) var record = Record([], [])
  /// The constraints of the equations; a placeholder for each equation that is left out.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The indices of the equations whose items have no common superview or are gone.
  private(set) var leftOut: Set<Int> = []
  private(set) var effects: [GroupEffect] = []
  private(set) var guides: [(purpose: String, guide: AutoLayoutKitGuide)] = []
  private(set) var reports: [AutoLayoutKitReport] = []
  private var areReportsDelivered = false
  /// The first indices of handles whose constraints were removed, once that is reported.
  private var reportedHandles: Set<Int> = []
  #if canImport(ObjectiveC)
    // The platform does not clear the item of a constraint when it is released; the headless UIKit does,
    // where weak references would slow down each view.
    private var objects: [WeakObject] = []
  #endif

  @MainActor init(
    _ container: AutoLayoutKitView, _ block: AutoLayoutKitPlan.Call, after earlier: Recording? = nil,
    isInstalling: Bool
  ) {
    self.block = block
    self.earlier = earlier
    self.isInstalling = isInstalling
    draft = Draft(container, earlier)
  }

  deinit {}
}

@MainActor extension Recording {
  /// Runs the block.
  func run(_ container: AutoLayoutKitView, _ place: (AutoLayoutKitMaker) -> Void) {
    Self.running.append(self)
    place(AutoLayoutKitMaker(self, container))
    Self.running.removeLast()
    for (mistake, call, written) in draft.takeRest() {
      report(mistake, call ?? block, written: written(Names(container)))
    }
    record = draft.close()
    (effects, guides) = draft.takeEffectsAndGuides()
  }

  /// Returns the recorded plan as a value that retains its items, and forgets them.
  func takePlan() -> AutoLayoutKitPlan {
    (draft.container, areReportsDelivered) = (nil, true)
    return AutoLayoutKitPlan(record, draft.takeItems().objects, effects, draft.takeReports())
  }

  /// The applied plan as a value.
  var plan: AutoLayoutKitPlan { AutoLayoutKitPlan(record, currentObjects, effects, reports) }

  // MARK: Observers

  /// Tells the observers that have waited, if no block runs any more.
  static func tellWaiting() {
    guard running.isEmpty else { return }
    let ready = waiting
    waiting = []
    for observer in ready { observer.blocksDidEnd() }
  }

  var observers: [any AutoLayoutKitBlockObserver] { followers.compactMap(\.observer) }

  func observe(_ observer: any AutoLayoutKitBlockObserver) {
    if draft.isOpen, !observers.contains(where: { $0 === observer }) {
      followers.append(Follower(observer: observer, kept: observer))
    }
  }

  /// Returns the indices of the hidden views in a chain, and tells the observers about all its views.
  func hiddenViews(in list: _AutoLayoutKitList) -> Set<Int> {
    var hidden: Set<Int> = []
    for case (let index, .view(let view)) in list.parts.enumerated() {
      let isHidden = view.isHidden
      if isHidden { hidden.insert(index) }
      for observer in observers { observer.blockDidRead(isHidden: isHidden, of: view) }
    }
    return hidden
  }

  // MARK: Reports

  /// Hands on the reports that the earlier plan did not have, and keeps all of them for later checks.
  ///
  /// Those that a block without a group repeats are kept once.
  func deliverReports(of group: AutoLayoutKitConstraintGroup, in container: AutoLayoutKitView) {
    let (known, replaced) = (earlier?.reports ?? [], earlier)
    (earlier, draft.container) = (nil, nil)
    (reports, areReportsDelivered) = (draft.takeReports(), true)
    if !Self.mistaken.isEmpty {
      Self.mistaken.removeAll { plan in
        plan.container == nil || plan.group == nil && plan.isUninstalled
          || plan.recording != nil && plan.recording === replaced
      }
    }
    if reports.isEmpty { return }
    (self.container, self.group) = (container, group)
    let others = Self.mistaken.filter { $0.container === container && $0.group == nil && $0.isInstalled }
    let isNew = reports.contains { report in
      !others.contains { $0.reports.contains(where: report.isEqual(to:)) }
    }
    if isNew {
      Self.mistaken.append(
        ReportedPlan(container: container, group: group, recording: self, reports: reports))
    }
    for report in reports where !known.contains(where: report.isLike) { AutoLayoutKitReport.handler(report) }
  }

  /// Adds a report, which is handed on when the plan is applied; later ones at once.
  ///
  /// The sentence is formed outside of the draft: names are read from the properties of the app's views.
  ///
  /// - Parameters:
  ///   - names: The names of the views; by default in the container, until the plan is applied.
  ///   - isOnce: True to leave out a sentence that the call has said already.
  func report(
    _ mistake: Mistake, _ call: AutoLayoutKitPlan.Call, written: String, _ names: Names? = nil,
    isOnce: Bool = true
  ) {
    let report = mistake.report(call, names ?? Names(draft.container), written: written)
    if areReportsDelivered { AutoLayoutKitReport.handler(report) } else { draft.add(report, isOnce: isOnce) }
  }

  /// Reports the mistakes of the running call.
  ///
  /// - Parameters:
  ///   - verb: The verb as it was written, with the modifiers before it.
  ///   - arguments: The arguments of mistakes that have none of their own.
  func reportMistakes(_ verb: String, _ arguments: (Names) -> String, _ names: Names) {
    let (mistakes, call, isPart) = draft.takeMistakes()
    for mistake in mistakes {
      let own = mistake.written.map { "(\($0(names)))" }
      let written = isPart ? call?.verb ?? verb : verb + (own ?? arguments(names))
      report(mistake, call ?? block, written: written, names)
    }
  }

  /// Reports a mistake about a constraint in the name of the call that made it.
  func report(_ mistake: Mistake, at index: Int) {
    let call = draft.isOpen ? draft.call(at: index) : record.calls[record.equations[index].call]
    report(mistake, call, written: call.verb, isOnce: false)
  }

  // MARK: Applying

  /// Installs the plan in the place of the earlier one: keeps the constraints of equal equations, and swaps
  /// the rest in one batch.
  ///
  /// Effects and observers may call code of the app here, which may use a maker of the block.
  ///
  /// - Returns: The numbers of constraints and effects that are kept, updated, removed and added.
  func apply(
    to group: AutoLayoutKitConstraintGroup, in container: AutoLayoutKitView, active: Bool
  ) -> AutoLayoutKitChange {
    var change = AutoLayoutKitChange()
    var (made, isWhole, adopts): ([NSLayoutConstraint], Bool, Bool) = ([], active, false)
    do {
      // The scope ends before the activation, so that an item which nobody else keeps is gone by then.
      var idle: [NSLayoutConstraint] = []
      let record = record
      var items = draft.takeItems()
      let adopted = draft.takeAdopted()
      adopts = !adopted.isEmpty
      let isConnected = items.areConnected(to: container)
      if !isConnected { items.forgetUnkept() }
      var matcher = earlier.map { Matcher($0) }
      made.reserveCapacity(record.equations.count)
      let objects = items.objects
      for (index, equation) in record.equations.enumerated() {
        guard isConnected || isConnectedEquation(at: index, items, container) else {
          made.append(NSLayoutConstraint())
          leftOut.insert(index)
          continue
        }
        made.append(constraint(equation, index, record, objects, adopted, &matcher, &change))
        if active, !equation.isInactive {
          if equation.placesFirst { items.states[equation.first].isPlaced = true }
        } else {
          isWhole = false
          if made[index].isActive { idle.append(made[index]) }
        }
      }
      isWhole = isWhole && isConnected
      constraints = made
      #if canImport(ObjectiveC)
        self.objects = items.objects.map { WeakObject(object: $0) }
      #endif
      let removed = matcher?.remaining ?? []
      change.removed += removed.count
      NSLayoutConstraint.deactivate(idle + removed.filter(\.isActive))
      for index in items.states.indices where items.states[index].isPlaced {
        (items.objects[index] as? AutoLayoutKitView)?.leaveMask()
      }
    }
    if !guides.isEmpty || !followers.isEmpty || adopts { (self.container, self.group) = (container, group) }
    handOver(to: group, &change)
    if active {
      addGuidesAndObservers()
      for effect in effects { effect.apply() }
      NSLayoutConstraint.activate(isWhole && earlier == nil ? made : idleConstraints)
    } else {
      uninstall()
    }
    return change
  }

  /// The constraints that are to be activated and are not active.
  private var idleConstraints: [NSLayoutConstraint] {
    var idle: [NSLayoutConstraint] = []
    for index in constraints.indices where !constraints[index].isActive {
      if !record.equations[index].isInactive, objects(at: index) != nil { idle.append(constraints[index]) }
    }
    return idle
  }

  /// Returns the constraint of an equation: that of the earlier plan, if it has one, or a new one.
  private func constraint(
    _ equation: AutoLayoutKitPlan.Equation, _ index: Int, _ record: Record, _ objects: [AnyObject],
    _ adopted: [NSLayoutConstraint], _ matcher: inout Matcher?, _ change: inout AutoLayoutKitChange
  ) -> NSLayoutConstraint {
    let first = objects[equation.first]
    let second: AnyObject? = if let number = equation.right { objects[number.index] } else { nil }
    if equation.isMadeByHand {
      let constraint = adopted[Int(equation.adopted)]
      // A comparison is new in most runs, and needs no search then.
      let made = constraint as? AutoLayoutKitConstraint
      let mayBeKept = made == nil || made?.record === earlier?.record || made?.record === record
      let isKept = mayBeKept && matcher?.find(first) { $0.constraints[$1] === constraint } != nil
      if isKept { change.kept += 1 } else { change.added += 1 }
      if let made {
        made.belong(to: record, index)
      } else if constraint.identifier == nil {
        constraint.identifier = "\(record.calls[equation.call])[\(equation.index)]"
      }
      return constraint
    }
    if let known = matcher?.find(first, where: { $0.has(equation, first, second, at: $1) }),
      let constraint = earlier?.constraints[known] as? AutoLayoutKitConstraint
    {
      if constraint.take(equation.constant, equation.priority) {
        change.updated += 1
      } else {
        change.kept += 1
      }
      constraint.belong(to: record, index)
      return constraint
    }
    change.added += 1
    let constraint = AutoLayoutKitConstraint(
      item: first, attribute: equation.firstAttribute, relatedBy: equation.relation, toItem: second,
      attribute: equation.secondAttribute, multiplier: equation.multiplier, constant: equation.constant)
    if equation.priority != .required { constraint.priority = equation.priority.platform }
    constraint.belong(to: record, index)
    return constraint
  }

  /// True if the items of an equation have a common superview; a missing one is reported, a lost item is not.
  private func isConnectedEquation(
    at index: Int, _ items: ItemTable, _ container: AutoLayoutKitView
  ) -> Bool {
    let equation = record.equations[index]
    let pairs = [equation.first, equation.second].compactMap { $0 }.map {
      (items.objects[$0], items.view(of: $0, container))
    }
    return pairs.allSatisfy { $0.0 is any AutoLayoutKitItem } && areConnected(pairs, at: index)
  }

  private func areConnected(_ items: [(object: AnyObject, view: AutoLayoutKitView?)], at index: Int) -> Bool {
    guard let view = items[0].view else {
      report(Mistake(.outsideAnyView, items[0].object), at: index)
      return false
    }
    guard items.count == 2 else { return true }
    if let other = items[1].view, view.sharesTree(with: other) { return true }
    report(Mistake(.unrelated, items[0].object, items[1].object), at: index)
    return false
  }

  /// Takes from the tree the guides and observers that only the earlier plan has, and hands its effects over.
  private func handOver(
    to group: AutoLayoutKitConstraintGroup, _ change: inout AutoLayoutKitChange
  ) {
    earlier?.record.replacement = block
    earlier?.group = group
    for (_, guide) in earlier?.guides ?? [] where !guides.contains(where: { $0.guide === guide }) {
      guide.owningView?.removeLayoutGuide(guide)
    }
    for observer in earlier?.observers ?? [] where !observers.contains(where: { $0 === observer }) {
      observer.groupDidUninstall()
    }
    let before = earlier?.effects ?? []
    var successors: [ObjectIdentifier: [GroupEffect]]?
    for (index, effect) in before.enumerated().reversed() where effect.owner != nil {
      // Most blocks have the same effects in the same order again.
      var successor = index < effects.count && effects[index].isTwin(of: effect) ? effects[index] : nil
      if successor == nil {
        successors = successors ?? Dictionary(grouping: effects, by: \.object)
        successor = successors?[effect.object]?.first { $0.isTwin(of: effect) }
      }
      if let successor {
        successor.succeed(effect)
      } else {
        effect.undo()
        if effect.isCounted { change.removed += 1 }
      }
    }
    for effect in effects where effect.isCounted {
      switch effect.isSameAsEarlier {
      case nil: change.added += 1
      case true?: change.kept += 1
      case false?: change.updated += 1
      }
    }
  }

  // MARK: Installing

  /// The constraints whose items exist.
  var present: [NSLayoutConstraint] {
    constraints.indices.compactMap { objects(at: $0) == nil ? nil : constraints[$0] }
  }

  var isInstalled: Bool {
    let constraints = present
    return constraints.allSatisfy(\.isActive) && effects.allSatisfy { $0.isApplied || $0.owner == nil }
      && !(constraints.isEmpty && effects.isEmpty)
  }

  /// The views and guides by their numbers, without those that are gone.
  private var currentObjects: [AnyObject?] {
    #if canImport(ObjectiveC)
      return objects.map(\.object)
    #else
      let numbers = record.equations.flatMap { [$0.first, $0.second ?? 0] } + effects.map(\.item.index)
      var objects = [AnyObject?](repeating: nil, count: (numbers.max() ?? 0) + 1)
      for (index, equation) in record.equations.enumerated() {
        guard let found = self.objects(at: index) else { continue }
        objects[equation.first] = found.first
        if let second = equation.second { objects[second] = found.second }
      }
      for effect in effects where effect.isCounted { objects[effect.item.index] = effect.owner }
      objects[0] = container ?? objects[0]
      return objects
    #endif
  }

  /// Returns the items of a constraint; nil once one of them is gone.
  private func objects(at index: Int) -> (first: AnyObject, second: AnyObject?)? {
    guard constraints.indices.contains(index), !leftOut.contains(index) else { return nil }
    let constraint = constraints[index]
    #if canImport(ObjectiveC)
      let equation = record.equations[index]
      let (first, second) = (objects[equation.first].object, equation.second.flatMap { objects[$0].object })
    #else
      let (first, second) = (constraint.firstItem, constraint.secondItem)
    #endif
    guard let first, second != nil || constraint.secondAttribute == .notAnAttribute else { return nil }
    return (first, second)
  }

  /// True if a verb made a constraint for an equation of two items, up to its constant and its priority.
  fileprivate func has(
    _ equation: AutoLayoutKitPlan.Equation, _ first: AnyObject, _ second: AnyObject?, at index: Int
  ) -> Bool {
    let known = record.equations[index]
    guard known.isLike(equation), !known.isMadeByHand, let objects = objects(at: index) else { return false }
    return objects.first === first && objects.second === second
  }

  /// The indices of the constraints of each first item.
  fileprivate var indicesByFirstItem: [ObjectIdentifier: [Int]] {
    var indices: [ObjectIdentifier: [Int]] = [:]
    for index in constraints.indices {
      if let first = objects(at: index)?.first { indices[ObjectIdentifier(first), default: []].append(index) }
    }
    return indices
  }

  func install() {
    noteReports(isUninstalled: false)
    addGuidesAndObservers()
    for effect in effects { effect.apply() }
    activate(constraints.indices)
  }

  /// Notes whether the reports of the plan are about a layout that is installed.
  private func noteReports(isUninstalled: Bool) {
    for index in Self.mistaken.indices where Self.mistaken[index].recording === self {
      Self.mistaken[index].isUninstalled = isUninstalled
    }
  }

  func uninstall() {
    noteReports(isUninstalled: true)
    NSLayoutConstraint.deactivate(present.filter(\.isActive))
    for (_, guide) in guides { guide.owningView?.removeLayoutGuide(guide) }
    for index in followers.indices {
      followers[index].kept = followers[index].observer
      followers[index].observer?.groupDidUninstall()
    }
    for effect in effects.reversed() { effect.undo() }
  }

  private func addGuidesAndObservers() {
    guard let container, let group else { return }
    for (_, guide) in guides where guide.owningView == nil { container.addLayoutGuide(guide) }
    for index in followers.indices {
      followers[index].observer?.groupWillInstall(group, in: container)
      followers[index].kept = nil
    }
  }

  /// Activates constraints in one batch, and switches off the autoresizing masks of their views.
  private func activate(_ indices: some Sequence<Int>) {
    let ready = indices.filter { index in
      guard let (first, second) = objects(at: index) else { return false }
      let items = [first, second].compactMap { $0 }.map { ($0, AutoLayoutKitView.holding($0)) }
      guard areConnected(items, at: index) else { return false }
      if record.equations[index].placesFirst { items[0].1?.leaveMask() }
      return true
    }
    NSLayoutConstraint.activate(ready.map { constraints[$0] })
  }

  // MARK: Handles

  /// The constraints of a handle; none before the block has ended.
  func made(_ range: Range<Int>) -> [NSLayoutConstraint] {
    if draft.isOpen || constraints.isEmpty { return [] }
    return range.filter { !leftOut.contains($0) }.map { constraints[$0] }
  }

  /// Returns an equation, with the current constant and priority of its constraint.
  func equation(at index: Int) -> AutoLayoutKitPlan.Equation {
    if draft.isOpen { return draft.equation(at: index, isInstalling) }
    if objects(at: index) == nil { return record.equations[index] }
    let made = constraints[index] as? AutoLayoutKitConstraint
    return made?.current ?? record.equations[index].with(constraints[index])
  }

  /// Changes equations, or the constraints once the block has ended.
  func change(_ range: Range<Int>, _ change: (inout AutoLayoutKitPlan.Equation) -> Void) {
    if draft.isOpen {
      for index in range {
        var equation = equation(at: index)
        change(&equation)
        draft.equations[index] = equation
        if isInstalling { draft.adopted(at: index)?.take(equation.constant, equation.priority) }
      }
      return
    }
    for index in installed(range) {
      var equation = equation(at: index)
      change(&equation)
      constraints[index].take(equation.constant, equation.priority)
    }
  }

  /// Returns the indices of the constraints that are still in the group; reports the first one that a
  /// `replace:` has removed.
  private func installed(_ range: Range<Int>) -> [Int] {
    let indices = range.filter { objects(at: $0) != nil }
    guard let replacement = record.replacement else { return indices }
    let current = group?.recording?.constraints ?? []
    func isKept(_ index: Int) -> Bool {
      if let made = constraints[index] as? AutoLayoutKitConstraint { return made.record?.replacement == nil }
      return current.contains { $0 === constraints[index] }
    }
    if let first = indices.first(where: { !isKept($0) }),
      reportedHandles.insert(range.lowerBound).inserted
    {
      let removal = (constraints[first] as? AutoLayoutKitConstraint)?.record?.replacement ?? replacement
      report(Mistake(.removed, removal.verb, removal.fileAndLine), at: first)
    }
    return indices.filter(isKept)
  }

  func setActive(_ isActive: Bool, _ range: Range<Int>) {
    if draft.isOpen {
      for index in range { draft.equations[index].isInactive = !isActive }
      return
    }
    let indices = installed(range)
    guard isActive else {
      return NSLayoutConstraint.deactivate(indices.map { constraints[$0] }.filter(\.isActive))
    }
    (group?.recording ?? self).addGuidesAndObservers()
    activate(indices)
  }
}

/// Finds constraints of an installed plan that another plan asks for again; each of them is found once.
@MainActor private struct Matcher {
  private let recording: Recording
  private var isTaken: [Bool]
  /// The index where the next constraint is expected: after the latest one that was found.
  private var next = 0
  /// The indices of the constraints of each first item, once one was not where it was expected.
  private var indices: [ObjectIdentifier: [Int]]?

  init(_ recording: Recording) {
    self.recording = recording
    isTaken = [Bool](repeating: false, count: recording.constraints.count)
  }

  /// The constraints that were not found.
  var remaining: [NSLayoutConstraint] {
    var remaining: [NSLayoutConstraint] = []
    for index in isTaken.indices where !isTaken[index] && !recording.leftOut.contains(index) {
      remaining.append(recording.constraints[index])
    }
    return remaining
  }

  /// Finds a constraint of an item, and returns its index.
  mutating func find(_ first: AnyObject, where fits: @MainActor (Recording, Int) -> Bool) -> Int? {
    // Comparisons are new in each run, so that their places are passed.
    while next < isTaken.count, recording.record.equations[next].isMadeByHand, !fits(recording, next) {
      next += 1
    }
    var index = next < isTaken.count && !isTaken[next] && fits(recording, next) ? next : nil
    if index == nil {
      let known = indices ?? recording.indicesByFirstItem
      indices = known
      index = known[ObjectIdentifier(first)]?.first { !isTaken[$0] && fits(recording, $0) }
    }
    guard let index else { return nil }
    isTaken[index] = true
    next = index + 1
    return index
  }
}

// MARK: - Equations and constraints

extension Side where Reference == ItemNumber {
  /// True if the platform certainly accepts `left == right` as it is.
  static func isPlain(_ left: Self, _ right: Self) -> Bool {
    guard left.item != nil, left.factor == 1, left.constant == 0, 1...10 ~= left.attribute.rawValue,
      right.limits.isNumber, right.constant.isFinite
    else { return false }
    if right.item == nil { return left.attribute.isSize && right.constant >= 0 }
    return 1...10 ~= right.attribute.rawValue && left.attribute.family & right.attribute.family != 0
      && right.factor.isFinite && Float(right.factor) != 0
      && (left.attribute != right.attribute || left.item != right.item)
  }

  /// Returns an equation solved for its left attribute, and the reason why the platform would not accept it;
  /// both if a part of it can be used.
  ///
  ///     f₁·A + c₁ = f₂·B + c₂   ⟹   A = f₂/f₁·B + (c₂ − c₁)/f₁,   ≤ and ≥ change places when f₁ < 0
  @MainActor static func solved(
    _ left: Self, _ relation: Relation, _ right: Self, _ items: ItemTable
  ) -> (equation: (left: Self, relation: Relation, right: Self)?, mistake: Mistake?) {
    guard let item = left.item else {
      return right.item == nil ? (nil, Mistake(.noItem)) : solved(right, relation.flipped, left, items)
    }
    if left.factor == 0 { return (nil, Mistake(.zeroFactor, items.withObject(left))) }
    var other = right.plus(-left.constant)
    other.inset -= left.inset
    if left.factor != 1 { other = other.scaled { $0 / left.factor } }
    if let mistake = mistake(item, left, relation, right, other, items) { return (nil, mistake) }
    let side = Side(item, left.attribute)
    let solvedRelation = left.factor < 0 ? relation.flipped : relation
    if right.item == nil || right.factor != 0 { return ((side, solvedRelation, other), nil) }
    let number = (side, solvedRelation, Side(Limits(other.constant)))
    return (number, Mistake(.onlyNumberRemains, items.withObject(right), right.constant))
  }

  /// Returns the reason why nothing of an equation can be used.
  ///
  /// - Parameter other: The right side of the equation that is solved for its left attribute.
  @MainActor private static func mistake(
    _ item: ItemNumber, _ left: Self, _ relation: Relation, _ right: Self, _ other: Self, _ items: ItemTable
  ) -> Mistake? {
    if !right.limits.isNumber { return Mistake(.rangeNotEqual, right.limits, relation.symbol) }
    let numbers = [left.factor, left.constant, right.factor, right.constant, other.factor, other.constant]
    if let number = numbers.first(where: { !$0.isFinite }) { return Mistake(.notFinite, number) }
    for side in [left, right] where !items.has(side) { return Mistake(.unsupported, items.withObject(side)) }
    func unlike() -> Mistake { Mistake(.unlike, items.withObject(left), items.withObject(right)) }
    if right.item == nil {
      if !left.attribute.isSize { return unlike() }
      // A guide can have a negative size.
      let isPlain = items.states[item.index].isView && left.constant == 0 && left.factor == 1
      let isNegative = isPlain && right.constant < 0 && relation != .atLeast
      return isNegative ? Mistake(.negativeSize, right.constant) : nil
    }
    if right.factor == 0 {
      return left.attribute.isSize ? nil : Mistake(.zeroFactor, items.withObject(right))
    }
    if left.attribute.family & right.attribute.family == 0 { return unlike() }
    if item == right.item, left.attribute == right.attribute {
      return Mistake(.isReference, items.objects[item.index])
    }
    return Float(other.factor) == 0 ? Mistake(.zeroFactor, items.withObject(right)) : nil
  }
}

/// A constraint that a verb or a comparison made.
///
/// The log of the platform prints the name of the class, and the identifier, which is made when it is read.
/// In a debug build on Apple's platforms it is stored as well, because a log that reads the storage would
/// print none; in a release build the log is assumed to call the getter. The class is not private, so that
/// its name in the log is readable and has the module, by which several copies of this file in a process
/// differ.
///
/// The platform need not run a Swift initializer, so that all stored properties of this class begin as zero
/// bytes: nil, 0 and false.
final class AutoLayoutKitConstraint: NSLayoutConstraint {
  /// The plan of the constraint with the index of its equation, and the rest of a comparison.
  ///
  /// There is no plan before `install` has taken a comparison. The getter of the identifier reads it on any
  /// thread, but not while the main thread applies a plan.
  nonisolated(unsafe) private var storage: (record: Record?, index: Int32, extra: Extra?) = (nil, 0, nil)
  nonisolated private var parts: (record: Record?, index: Int32, extra: Extra?) { storage }
  fileprivate var record: Record? { parts.record }

  /// The rest of a comparison, and the identifier that the app has given.
  nonisolated private final class Extra {
    /// The part of the constant that comes from insets.
    var inset: CGFloat = 0
    /// The mistake in the comparison.
    var mistake: Mistake?
    /// True if nothing of the comparison can be used.
    var isInert = false
    var identifier: String?

    deinit {}
  }

  @MainActor fileprivate var mistake: Mistake? { parts.extra?.mistake }
  fileprivate var isInert: Bool { parts.extra?.isInert == true }

  /// Makes the constraint of a comparison.
  ///
  /// One that the platform would not accept gets no effect, and is reported by `install`, at the end of the
  /// block around it, or at once if no block is running.
  @MainActor fileprivate static func make(
    _ left: AutoLayoutKitAttribute, _ relation: Relation, _ right: AutoLayoutKitAttribute
  ) -> NSLayoutConstraint {
    var items = ItemTable()
    let (first, second) = (items.side(left.side), items.side(right.side))
    guard let item = first.item ?? second.item else { return NSLayoutConstraint() }
    let (solved, mistake) = Side.solved(first, relation, second, items)
    // A width is never negative: the constraint without an effect always holds.
    let used = solved ?? (Side(item, .width), .atLeast, Side(Limits(0)))
    let constraint = AutoLayoutKitConstraint(
      item: items.objects[(used.left.item ?? item).index], attribute: used.left.attribute,
      relatedBy: used.relation,
      toItem: used.right.item.map { items.objects[$0.index] }, attribute: used.right.attribute,
      multiplier: used.right.factor, constant: used.right.constant)
    let extra = Extra()
    (extra.inset, extra.mistake, extra.isInert) = (used.right.inset, mistake, solved == nil)
    constraint.storage.extra = extra
    let written: (Names) -> String = { "\($0.text(left)) \(relation.symbol) \($0.text(right))" }
    mistake?.written = written
    if let recording = Recording.running.last {
      recording.draft.note(Comparison(constraint: constraint, mistake: mistake, written: written))
    } else if let mistake {
      AutoLayoutKitReport.handler(mistake.report(.unknown, Names(), written: written(Names())))
    }
    return constraint
  }

  /// The equation of the constraint, with the current constant and priority.
  @MainActor fileprivate var current: AutoLayoutKitPlan.Equation {
    let parts = parts
    if let record = parts.record { return record.equations[Int(parts.index)].with(self) }
    return AutoLayoutKitPlan.Equation(
      left: .container, right: nil, firstAttribute: firstAttribute, secondAttribute: secondAttribute,
      relation: relation, sign: .plus, placesFirst: false, adopted: 0, multiplier: multiplier,
      strength: priority.rawValue, callNumber: 0, indexInCall: 0, constant: constant,
      inset: parts.extra?.inset ?? 0
    )
  }

  /// Takes the place of an equation in a plan.
  @MainActor fileprivate func belong(to record: Record, _ index: Int) {
    #if DEBUG && canImport(ObjectiveC)
      let isGenerated = super.identifier == nil || super.identifier == generatedIdentifier
      defer { if isGenerated { super.identifier = generatedIdentifier } }
    #endif
    storage.record = record
    storage.index = Int32(index)
  }

  nonisolated private var generatedIdentifier: String? {
    let parts = parts
    guard let record = parts.record else { return nil }
    let equation = record.equations[Int(parts.index)]
    let text = "\(record.calls[equation.call])[\(equation.index)]"
    // The platform reserves identifiers that begin so for itself.
    return text.hasPrefix("UI") || text.hasPrefix("NS") ? "./" + text : text
  }

  // Constraints belong to the main actor in UIKit and to no actor in AppKit.
  #if !canImport(UIKit)
    nonisolated override init() { super.init() }
  #endif

  // Logs and tools read it on any thread, where an isolated getter would end the process.
  nonisolated override var identifier: String? {
    get { parts.extra?.identifier ?? generatedIdentifier }
    set {
      let extra = parts.extra ?? Extra()
      extra.identifier = newValue
      storage.extra = extra
      #if canImport(UIKit)
        MainActor.assumeIsolated { super.identifier = newValue }
      #else
        super.identifier = newValue
      #endif
    }
  }

  deinit {}
}

@MainActor extension NSLayoutConstraint {
  /// Takes a constant and a priority; returns true if one of them changes.
  ///
  /// An active constraint that becomes required or optional is deactivated for that moment, where the
  /// platform would raise an exception.
  @discardableResult
  fileprivate func take(_ constant: CGFloat, _ priority: AutoLayoutKitPriority) -> Bool {
    let isNew = self.constant != constant
    if isNew { self.constant = constant }
    let new = priority.platform
    if self.priority == new { return isNew }
    let isCrossing = isActive && (self.priority == .required) != (new == .required)
    if isCrossing { isActive = false }
    self.priority = new
    if isCrossing { isActive = true }
    return true
  }
}

extension AutoLayoutKitPlan.Equation {
  /// Returns the equation with the constant and the priority of a constraint.
  @MainActor fileprivate func with(_ constraint: NSLayoutConstraint) -> Self {
    var equation = self
    equation.constant = constraint.constant
    equation.priority = AutoLayoutKitPriority(constraint.priority)
    return equation
  }
}

// MARK: - Effects

/// A property that an effect sets and restores.
@MainActor private protocol EffectProperty: Equatable {
  associatedtype Target: AnyObject
  associatedtype Value: Equatable

  nonisolated var name: String { get }
  nonisolated var kind: Int { get }
  func value(of target: Target) -> Value
  func set(_ value: Value, of target: Target)
}

/// A property of an object that a group sets and restores.
@MainActor private class GroupEffect {
  final let item: ItemNumber
  /// The object with the property, which is not retained.
  final let object: ObjectIdentifier
  fileprivate(set) final var isApplied = false
  /// The index of the effect before on the same item of the plan; -1 if there is none.
  final var before = -1
  /// True if the earlier plan had the effect with the same value, false with another; nil if it had none.
  fileprivate(set) final var isSameAsEarlier: Bool?
  /// True for an effect on a view, which `lastChange` counts.
  final let isCounted: Bool
  /// A number that tells most properties apart, compared before the property.
  final let kind: Int

  init(_ item: ItemNumber, _ target: AnyObject, _ kind: Int, isCounted: Bool) {
    self.item = item
    self.kind = kind
    object = ObjectIdentifier(target)
    self.isCounted = isCounted
  }

  // For the subclass, which knows the types of the object and of the value.
  /// The object; nil once it is released.
  var owner: AnyObject? { nil }
  var plain: AutoLayoutKitPlan.Effect? { nil }
  func apply() {}
  func undo() {}
  /// True if another effect sets the same property of the same object.
  func isTwin(of other: GroupEffect) -> Bool { false }
  /// Takes the place of an earlier effect on the same property, and its previous value.
  func succeed(_ earlier: GroupEffect) {}

  deinit {}
}

/// An effect with the types of its object and of its value.
@MainActor private final class PropertyEffect<Property: EffectProperty>: GroupEffect {
  private let property: Property
  private weak var target: Property.Target?
  private let value: Property.Value
  /// The value before, while the effect is applied.
  private var previous: Property.Value

  init(
    _ item: ItemNumber, _ target: Property.Target, _ property: Property, _ value: Property.Value,
    isCounted: Bool = true
  ) {
    self.property = property
    self.target = target
    self.value = value
    previous = value
    super.init(item, target, property.kind, isCounted: isCounted)
  }

  override var owner: AnyObject? { target }
  override var plain: AutoLayoutKitPlan.Effect? {
    isCounted ? AutoLayoutKitPlan.Effect(item: item.index, property: property.name, value: value) : nil
  }

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

  override func isTwin(of other: GroupEffect) -> Bool {
    object == other.object && kind == other.kind && (other as? Self)?.property == property
  }

  override func succeed(_ earlier: GroupEffect) {
    guard let earlier = earlier as? Self else { return }
    previous = earlier.previous
    isApplied = earlier.isApplied
    isSameAsEarlier = earlier.value == value
  }

  deinit {}
}

/// The property of `make.effect`.
nonisolated private struct PathProperty<View: AutoLayoutKitView, Value: Equatable>: EffectProperty {
  let path: ReferenceWritableKeyPath<View, Value>

  var name: String { "\(path)" }
  var kind: Int { -1 }
  @MainActor func value(of view: View) -> Value { view[keyPath: path] }
  @MainActor func set(_ value: Value, of view: View) { view[keyPath: path] = value }
}

/// A hugging or compression resistance priority of a view.
nonisolated private enum ContentPriority: Int, EffectProperty {
  case xHugging, yHugging, xCompression, yCompression

  var name: String { "\(self)" }
  var kind: Int { rawValue }
  private var axis: AutoLayoutKitAxis { self == .xHugging || self == .xCompression ? .horizontal : .vertical }
  private var isHugging: Bool { self == .xHugging || self == .yHugging }

  @MainActor func value(of view: AutoLayoutKitView) -> AutoLayoutKitPlatformPriority {
    isHugging ? view.contentHuggingPriority(for: axis) : view.contentCompressionResistancePriority(for: axis)
  }

  @MainActor func set(_ value: AutoLayoutKitPlatformPriority, of view: AutoLayoutKitView) {
    if isHugging { return view.setContentHuggingPriority(value, for: axis) }
    view.setContentCompressionResistancePriority(value, for: axis)
  }
}

/// The priority that a maker gives to a constraint made by hand.
nonisolated private struct ConstraintPriority: EffectProperty {
  var name: String { "priority" }
  var kind: Int { -2 }
  @MainActor func value(of constraint: NSLayoutConstraint) -> AutoLayoutKitPlatformPriority {
    constraint.priority
  }
  @MainActor func set(_ value: AutoLayoutKitPlatformPriority, of constraint: NSLayoutConstraint) {
    constraint.take(constraint.constant, AutoLayoutKitPriority(value))
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
  static let noEnd = Self(.noEnd, "% is nil, so the chain % at the reference.")
  static let notMade = Self(
    .notMade, "the constraints are made when the block has ended, so there are none yet.")
  static let notInstalled = Self(
    .notInstalled, "the comparison is not used: hand it to make.install(…).")
  static let unusedInsets = Self(
    .unusedInsets,
    "the maker that got the insets places nothing: keep it, as in let inner = make.inset(16).")
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
@MainActor private final class Mistake {
  private let sentence: Sentence
  private var values: [Any]
  private var item: AnyObject?
  /// The comparison with the mistake as it was written, unless it is part of a call.
  var written: ((Names) -> String)?
  /// True once a call has reported it; its items are released then.
  private(set) var isReported = false

  /// Creates a mistake about an item, or about the first of the values if that is one.
  init(_ sentence: Sentence, _ values: [Any], about item: AnyObject? = nil) {
    self.sentence = sentence
    self.values = values
    var subject = values.first
    if let items = subject as? [AnyObject] { subject = items.first }
    if let side = subject as? Side<AnyObject> { subject = side.item }
    self.item = item ?? subject as? any AutoLayoutKitItem
  }

  convenience init(_ sentence: Sentence, _ values: Any...) { self.init(sentence, values) }

  static func noPriority(_ priority: AutoLayoutKitPriority) -> Mistake {
    let number = priority.allowed.map { "\(Names().text(CGFloat($0.value))) is" }
    return Mistake(.noPriority, CGFloat(priority.value), number ?? "it is not")
  }

  /// Returns the report of the mistake.
  func report(_ call: AutoLayoutKitPlan.Call, _ names: Names, written: String) -> AutoLayoutKitReport {
    defer { (isReported, values, item, self.written) = (true, [], nil, nil) }
    var rest = values[...]
    let words = sentence.text.split(separator: "%", omittingEmptySubsequences: false).map(String.init)
    let text = words.dropFirst().reduce(words[0]) { $0 + (rest.popFirst().map(names.text) ?? "") + $1 }
    let parts = [call.line == 0 ? "" : call.fileAndLine, written, text]
    return AutoLayoutKitReport(
      sentence.reason, verb: call.verb, item: item as? any AutoLayoutKitItem, file: call.file,
      line: call.line,
      parts.filter { !$0.isEmpty }.joined(separator: ": "))
  }

  deinit {}
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

  /// The parts of a list in brackets, with the labeled arguments before and after them that were given.
  func text(
    _ list: _AutoLayoutKitList, _ labels: (label: String, text: String?)..., after: String? = nil
  ) -> String {
    let parts = list.parts.map { part in
      switch part {
      case .view(let view): name(of: view)
      case .guide(let guide): name(of: guide)
      case .gap(let gap): text(gap)
      case .fold(let guide, _): text(foldAt: guide)
      case .nothing: "[]"
      case .value(let index): list.values[index].text
      }
    }
    let labeled = labels.compactMap { label in label.text.map { "\(label.label): \($0)" } }
    return "(\(((after.map { ["after: " + $0] } ?? []) + parts + labeled).joined(separator: ", ")))"
  }

  /// The item at an end of a chain; nil if none was given.
  func text(_ end: AutoLayoutKitChainEnd) -> String? {
    if case .some(.none) = end { return nil }
    if case .some(.some(.some(let item))) = end { return name(of: item) }
    return "nil"
  }

  /// The fold of the device is called so; another one is written with its guide.
  func text(foldAt guide: AnyObject) -> String {
    let name = name(of: guide)
    return name == "fold" ? name : "fold(\(name))"
  }

  func text(_ lengths: Lengths) -> String {
    switch lengths {
    case .same(let length): text(length)
    case .pair(let width, let height): "(\(text(width)), \(text(height)))"
    case .list(let lengths): "[\(lengths.map { text($0) }.joined(separator: ", "))]"
    }
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
  func name(of item: AnyObject) -> String {
    if item is AutoLayoutKitGuide, let name = Self.identifier(of: item) { return name }
    return nearestProperty(holding: item) ?? "\(type(of: item))"
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
  ///
  /// A release build reads no properties: an unowned one whose object is gone would end the process.
  func nearestProperty(holding item: AnyObject) -> String? {
    #if DEBUG
      guard let container else { return nil }
      return property(holding: item) ?? Names(container.superview).nearestProperty(holding: item)
    #else
      return nil
    #endif
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

nonisolated extension AutoLayoutKitInsets {
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

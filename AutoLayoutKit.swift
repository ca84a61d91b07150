// AutoLayoutKit: a whole screen laid out in one block, on the superview.
//
// The file stands alone: an app may add just this one. The public part comes first, the machinery last.
//
//   UIView.tk_constraint { make in     the block
//     make.xPlace(16, icon, 8, title)    a verb records a call in the _AutoLayoutKitDraft of the block
//   }                                    ├ its items and gaps, one by one: Part, Stretch
//                                        └ left == right + number: tie, an Equation of the plan
//   Recording.apply                    the difference from the plan before, applied in one batch
//   group                              the installed plan, with its constraints
//
// Eleven words, each with one meaning:
//
//   block       the closure of a `tk_constraint`
//   plan        everything that a block says, as plain values: an _AutoLayoutKitDraft while it runs, then
//               the Record of a Recording, read as an AutoLayoutKitPlan
//   container   the view that the block is given to
//   reference   the view or guide that a verb places against; at first the container
//   item        a view or a layout guide; in a plan, its number
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
  @discardableResult public func tk_constraint(
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
  public var reference: any AutoLayoutKitItem { against }
  /// The insets of the reference that the verbs keep to, in points.
  public fileprivate(set) var insets: AutoLayoutKitInsets {
    get { setting.insets }
    set { setting.insets = newValue }
  }

  fileprivate let recording: Recording
  // Properties that are not public need no checks of their accesses.
  fileprivate var against: any AutoLayoutKitItem
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
    against = container
    isDerived = false
    setting.isDirectional = Self.isDirectional
  }

  /// Creates a maker with the modifiers of another one.
  fileprivate init(_ other: AutoLayoutKitMaker) {
    recording = other.recording
    container = other.container
    against = other.against
    setting = other.setting
    area = other.area
    name = other.name
    pending = other.pending
    isDerived = true
    recording.use(other)
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
    call("guide", file, line) { _, _ in
    } written: { _, _ in
      "()"
    }
    guard recording.isOpen else { return AutoLayoutKitGuide() }
    let guide = recording.draft.guide(for: Recording.ownGuide)
    if recording.isInstalling, guide.owningView == nil { container.addLayoutGuide(guide) }
    return guide
  }

  /// Returns true if the plan of the block adds a guide to the container, which it need not have done yet.
  ///
  /// - Parameter guide: The guide.
  public func owns(_ guide: AutoLayoutKitGuide) -> Bool {
    recording.draft.guides.contains { $0.guide === guide }
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
        maker.pending = maker.pending + [.notFinite(number)]
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
      if priority != priority.allowed { maker.pending = maker.pending + [.noPriority(priority)] }
    }
  }

  /// Returns a maker whose constraints have the platform's priority.
  @_disfavoredOverload public func priority(_ priority: AutoLayoutKitPlatformPriority) -> AutoLayoutKitMaker {
    self.priority(AutoLayoutKitPriority(priority))
  }

  /// Returns a maker whose constraints have a priority that is given by a variable.
  @_disfavoredOverload public func priority(_ number: some AutoLayoutKitNumber) -> AutoLayoutKitMaker {
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
  public func named(_ name: String) -> AutoLayoutKitMaker { with { $0.name = name } }

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
      if found == nil {
        let mistake = Mistake(.noArea, "% has no %, so its own edges are used.", owner, name)
        maker.pending = maker.pending + [mistake]
      }
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
  @discardableResult public func insetEdges(
    edge: Double = 0, top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitInsets {
    let more = AutoLayoutKitInsets(
      top: top + edge, left: left + edge, bottom: bottom + edge, right: right + edge)
    let old = insets
    let number = more.firstNotFinite
    if number == nil, recording.isOpen {
      insets = old.adding(more)
      let call = AutoLayoutKitPlan.Call("insetEdges", file, line, name)
      if isDerived { recording.insetMakers = recording.insetMakers + [(self, call)] }
    } else {
      call("insetEdges", file, line) { draft, _ in
        if let number { draft.note(.notFinite(number)) }
      } written: { names, _ in
        "(\(more.numbers.map(names.text).joined(separator: ", ")))"
      }
    }
    return old
  }

  /// Adds to the insets of this maker, where a number is a variable of type `Int` or `Float`.
  @discardableResult @_disfavoredOverload public func insetEdges(
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
  @discardableResult public func xPlace(
    after first: AutoLayoutKitChainEnd = .some(.none), _ parts: any AutoLayoutKitChainPart...,
    before last: AutoLayoutKitChainEnd = .some(.none), align alignment: AutoLayoutKitRowAlignment? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    place(parts, .horizontal, (first, last), alignment?.attribute, "xPlace", file, line)
  }

  /// Places the views and gaps of an array from left to right, as `xPlace` does.
  @discardableResult public func xPlace(
    after first: AutoLayoutKitChainEnd = .some(.none), _ parts: [any AutoLayoutKitChainPart],
    before last: AutoLayoutKitChainEnd = .some(.none), align alignment: AutoLayoutKitRowAlignment? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    place(parts, .horizontal, (first, last), alignment?.attribute, "xPlace", file, line)
  }

  /// Places views and gaps from the top edge of the reference to its bottom edge, within the insets, by the
  /// rules of `xPlace`.
  ///
  ///     make.yPlace(20, title, 4, detail, make.wall, align: .left)
  ///     // ┬ 20 [title] 4 [detail]       ┴
  ///
  /// - Returns: The constraints of the chain, then those of the alignment.
  @discardableResult public func yPlace(
    after first: AutoLayoutKitChainEnd = .some(.none), _ parts: any AutoLayoutKitChainPart...,
    before last: AutoLayoutKitChainEnd = .some(.none), align alignment: AutoLayoutKitColumnAlignment? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    place(parts, .vertical, (first, last), alignment?.attribute, "yPlace", file, line)
  }

  /// Places the views and gaps of an array from top to bottom, as `yPlace` does.
  @discardableResult public func yPlace(
    after first: AutoLayoutKitChainEnd = .some(.none), _ parts: [any AutoLayoutKitChainPart],
    before last: AutoLayoutKitChainEnd = .some(.none), align alignment: AutoLayoutKitColumnAlignment? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    place(parts, .vertical, (first, last), alignment?.attribute, "yPlace", file, line)
  }
  // MARK: Edges and centers

  // The verbs of edges and centers share two rules. `by` is a distance inward in points, or a range of
  // distances; along a center, to the right and down. `except` names sides to leave out.

  /// Aligns the left edge of each item with that of the reference, moved in by the left inset: `|-left-[a]`.
  ///
  ///     make.xLeft(a, by: 10)     // a.left == R.left + 10
  ///     make.xLeft(a, by: 20...)  // a.left >= R.left + 20
  @discardableResult public func xLeft(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .left, "xLeft", file, line, by: offset) }

  /// Aligns the right edge of each item with that of the reference, moved in by the right inset:
  /// `[a]-right-|`.
  @discardableResult public func xRight(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .right, "xRight", file, line, by: offset) }

  /// Centers each item between the left and right insets of the reference: `|-left-|   [a]   |-right-|`.
  @discardableResult public func xCenter(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .xCenter, "xCenter", file, line, by: offset) }

  /// Aligns the top edge of each item with that of the reference, moved in by the top inset: `┬-top-[a]`.
  @discardableResult public func yTop(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .top, "yTop", file, line, by: offset) }

  /// Aligns the bottom edge of each item with that of the reference, moved in by the bottom inset:
  /// `[a]-bottom-┴`.
  @discardableResult public func yBottom(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .bottom, "yBottom", file, line, by: offset) }

  /// Centers each item between the top and bottom insets of the reference: `┬-top-┤   [a]   ├-bottom-┴`.
  @discardableResult public func yCenter(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .yCenter, "yCenter", file, line, by: offset) }

  /// Aligns the first baseline of each view with that of the reference, moved down by the top inset.
  ///
  /// A guide has no baseline, which is reported.
  @discardableResult public func yFirstBaseline(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .firstBaseline, "yFirstBaseline", file, line, by: offset) }

  /// Aligns the last baseline of each view with that of the reference, moved up by the bottom inset.
  @discardableResult public func yLastBaseline(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .lastBaseline, "yLastBaseline", file, line, by: offset) }

  /// Aligns left and right edges, as `xLeft` and `xRight` do: `|-left-[    a    ]-right-|`.
  @discardableResult public func xEqual(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    except: AutoLayoutKitEdges = [], file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, [.left, .right], "xEqual", file, line, by: offset, except: except) }

  /// Aligns top and bottom edges, as `yTop` and `yBottom` do: `┬-top-[    a    ]-bottom-┴`.
  @discardableResult public func yEqual(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    except: AutoLayoutKitEdges = [], file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, [.top, .bottom], "yEqual", file, line, by: offset, except: except) }

  /// Centers each item on both axes, as `xCenter` and `yCenter` do.
  @discardableResult public func center(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .bothCenters, "center", file, line, by: offset) }

  /// Centers each item on both axes, with an offset along x and one along y: `make.center(a, by: (-5, 10))`.
  @discardableResult public func center(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan, any AutoLayoutKitSpan),
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .bothCenters, "center", file, line, by: offset.0, offset.1) }

  /// Aligns all four edges of each item, as `xEqual` and `yEqual` do: `make.equal(a, except: .bottom)`.
  @discardableResult public func equal(
    _ items: any AutoLayoutKitItems..., by offset: (any AutoLayoutKitSpan)? = nil,
    except: AutoLayoutKitEdges = [], file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { pin(items, .fourEdges, "equal", file, line, by: offset, except: except) }

  /// Aligns all four edges of each item, with an offset along x and one along y.
  @discardableResult public func equal(
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
  ) -> AutoLayoutKitLengths { .init(subject: Subject(self, items, "width", file, line, .width)) }

  /// Returns the heights of the items, to compare as widths are.
  public func height(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitLengths { .init(subject: Subject(self, items, "height", file, line, .height)) }

  /// Returns the sizes of the items, to compare by `==`, `<=` or `>=` with a pair of lengths or a `CGSize`.
  ///
  ///     make.size(a, b) <= (make.w * 0.5, 200)
  public func size(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitSizes { .init(subject: Subject(self, items, "size", file, line, [.width, .height])) }
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
    call("effect", file, line, .items([view])) { draft, list in
      draft.set(list, PathProperty(path: property), value)
    } written: {
      $0.text($1, recording)
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
    .init(subject: Subject(self, items, "xHugging", file, line), property: .xHugging)
  }

  /// Returns the vertical hugging priority of the views, to set by `==`.
  public func yHugging(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitContent {
    .init(subject: Subject(self, items, "yHugging", file, line), property: .yHugging)
  }

  /// Returns the horizontal compression resistance of the views, to set by `==`.
  public func xCompression(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitContent {
    .init(subject: Subject(self, items, "xCompression", file, line), property: .xCompression)
  }

  /// Returns the vertical compression resistance of the views, to set by `==`.
  public func yCompression(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitContent {
    .init(subject: Subject(self, items, "yCompression", file, line), property: .yCompression)
  }
  // MARK: By hand

  /// Adds constraints to the group that were made by hand or by comparing attributes.
  ///
  ///     make.install(title.tk_left >= icon.tk_right + 8)
  ///
  /// The first item of each must be in the container. Reported: items without a common superview, attributes
  /// that cannot be compared. A constraint that is handed in again with `replace:` is kept. A priority of the
  /// maker is undone with the group.
  @discardableResult public func install(
    _ constraints: NSLayoutConstraint..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { install(constraints, file: file, line: line) }

  /// Adds the constraints of a sequence to the group.
  @discardableResult @_disfavoredOverload public func install(
    _ constraints: some Sequence<NSLayoutConstraint>, file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    let constraints = Array(constraints)
    return call("install", file, line) { draft, _ in
      for constraint in constraints { draft.adopt(constraint) }
    } written: { _, _ in
      ""
    }
  }

  /// Makes one attribute equal to another, or at most or at least as large.
  ///
  /// - Parameters:
  ///   - left: The attribute of an item in the container.
  ///   - right: The other attribute.
  ///   - relation: The relation of the first attribute to the second one.
  @discardableResult public func install(
    _ left: AutoLayoutKitAttribute, _ right: AutoLayoutKitAttribute,
    relation: NSLayoutConstraint.Relation = .equal, file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    call("install", file, line) { draft, _ in
      draft.install(left, relation, right)
    } written: { names, _ in
      "(\(names.text(left, relation, right)))"
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
  @discardableResult public func verb(
    _ name: String, file: StaticString = #fileID, line: UInt = #line, _ verbs: () -> Void
  ) -> AutoLayoutKitHandle {
    let isOutermost = recording.draft.beginScope(AutoLayoutKitPlan.Call("", own: name, file, line, self.name))
    defer { if isOutermost { recording.draft.endScope() } }
    return handle(verbs)
  }

  /// Returns one handle on all constraints that some verbs make.
  ///
  ///     let row = make.handle { make.xPlace(a, 8, b); make.yCenter(a, b) }
  @discardableResult public func handle(_ verbs: () -> Void) -> AutoLayoutKitHandle {
    let start = recording.draft.equations.count
    verbs()
    return AutoLayoutKitHandle(
      recording: recording, range: start..<max(start, recording.draft.equations.count))
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
    let mine = AutoLayoutKitPlan.Call("", own: "\(call.prefix { $0 != "(" })", file, line, name)
    let mistake = Mistake(.custom, "%", [sentence], about: item)
    let (running, isPart) = recording.draft.running
    recording.report(mistake, isPart ? running ?? mine : mine, written: call)
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

  fileprivate let subject: Subject

  @discardableResult public static func == (a: Self, b: Double) -> AutoLayoutKitHandle { a.tie(.equal, b) }
  @discardableResult
  public static func == (a: Self, b: AutoLayoutKitAttribute) -> AutoLayoutKitHandle { a.tie(.equal, b) }
  @discardableResult @_disfavoredOverload
  public static func == (a: Self, b: some AutoLayoutKitLength) -> AutoLayoutKitHandle { a.tie(.equal, b) }
  @discardableResult public static func == (a: Self, b: List) -> AutoLayoutKitHandle { a.tie(.equal, b) }
  @discardableResult @_disfavoredOverload
  public static func == (a: Self, b: AnyList) -> AutoLayoutKitHandle { a.tie(.equal, b) }
  @discardableResult public static func <= (a: Self, b: Double) -> AutoLayoutKitHandle { a.tie(.atMost, b) }
  @discardableResult
  public static func <= (a: Self, b: AutoLayoutKitAttribute) -> AutoLayoutKitHandle { a.tie(.atMost, b) }
  @discardableResult @_disfavoredOverload
  public static func <= (a: Self, b: some AutoLayoutKitLength) -> AutoLayoutKitHandle { a.tie(.atMost, b) }
  @discardableResult public static func <= (a: Self, b: List) -> AutoLayoutKitHandle { a.tie(.atMost, b) }
  @discardableResult @_disfavoredOverload
  public static func <= (a: Self, b: AnyList) -> AutoLayoutKitHandle { a.tie(.atMost, b) }
  @discardableResult public static func >= (a: Self, b: Double) -> AutoLayoutKitHandle { a.tie(.atLeast, b) }
  @discardableResult
  public static func >= (a: Self, b: AutoLayoutKitAttribute) -> AutoLayoutKitHandle { a.tie(.atLeast, b) }
  @discardableResult @_disfavoredOverload
  public static func >= (a: Self, b: some AutoLayoutKitLength) -> AutoLayoutKitHandle { a.tie(.atLeast, b) }
  @discardableResult public static func >= (a: Self, b: List) -> AutoLayoutKitHandle { a.tie(.atLeast, b) }
  @discardableResult @_disfavoredOverload
  public static func >= (a: Self, b: AnyList) -> AutoLayoutKitHandle { a.tie(.atLeast, b) }

  private func tie(_ relation: Relation, _ length: some AutoLayoutKitLength) -> AutoLayoutKitHandle {
    subject.compare(relation, length._tk_length)
  }
  private func tie(_ relation: Relation, _ lengths: AnyList) -> AutoLayoutKitHandle {
    subject.compare(relation, list: lengths.map { $0._tk_length })
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

  fileprivate let subject: Subject

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
  ) -> AutoLayoutKitHandle { subject.compare(relation, width._tk_length, height._tk_length) }
}

/// The hugging or compression priorities of some views, to set by `==` for as long as the group is installed.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@preconcurrency @MainActor public struct AutoLayoutKitContent {
  fileprivate let subject: Subject
  fileprivate let property: ContentPriority

  @discardableResult public static func == (left: Self, right: AutoLayoutKitPriority) -> AutoLayoutKitHandle {
    left.subject.set(left.property, right)
  }
  @discardableResult @_disfavoredOverload
  public static func == (left: Self, right: AutoLayoutKitPlatformPriority) -> AutoLayoutKitHandle {
    left.subject.set(left.property, AutoLayoutKitPriority(right))
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
      let sentence =
        "the block is inside a block that runs again, so each run adds it again: "
        + "keep its group and replace it."
      around.report(Mistake(.addedAgain, sentence), call, written: call.verb)
    }
    if isBuilding {
      let sentence =
        "the group is still being built by the block around this call, so the call is ignored."
      return AutoLayoutKitReport.handler(
        Mistake(.replacedInsideItself, sentence).report(
          call, Names(container), written: "\(call.verb)(replace:)"))
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
    if recording.isOpen {
      let sentence = "the constraints are made when the block has ended, so there are none yet."
      report(Mistake(.notMade, sentence))
    }
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
      guard newValue.isFinite else { return report(.notFinite(newValue)) }
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
      if recording.isOpen { return !isEmpty && range.allSatisfy { !recording.equation(at: $0).isInactive } }
      return !made.isEmpty && made.allSatisfy(\.isActive)
    }
    nonmutating set { recording.setActive(newValue, range) }
  }

  /// Not a method: a priority comes before the verb.
  @available(*, unavailable, message: "a priority comes before the verb: make.priority(.high).xPlace(…)")
  @discardableResult public func priority(_ priority: AutoLayoutKitPriority) -> AutoLayoutKitHandle { self }

  private func report(_ mistake: Mistake) {
    if let index = range.first { recording.report(mistake, at: index) }
  }
}

// MARK: - Arguments

/// Views, guides and gaps that enter themselves in a call.
@preconcurrency @MainActor public protocol _AutoLayoutKitParts {
  /// The elements of a sequence; nil for one part.
  var _tk_elements: [Any]? { get }
  /// Adds the part to a call.
  func _tk_add(to draft: inout _AutoLayoutKitDraft)
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
    if let weight, !(weight >= 0 && weight.isFinite) {
      return Mistake(.noShare, "% gets no share, so it is not used.", self)
    }
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

  /// Adds the gap to a call.
  public func _tk_add(to draft: inout _AutoLayoutKitDraft) { draft.parts.append(.gap(self)) }
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

  /// Notes that the guide is unknown.
  public func _tk_add(to draft: inout _AutoLayoutKitDraft) { draft.isUnknown = true }
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

/// A part that was found by code of the app.
private enum FoundPart: _AutoLayoutKitParts {
  case hidden(AutoLayoutKitView)
  case fold(AutoLayoutKitGuide, isOfObserver: Bool)
  case value(String, typeWithoutOrder: String?)
  case nothing

  func _tk_add(to draft: inout _AutoLayoutKitDraft) {
    switch self {
    case .hidden(let view): draft.parts.append(.hidden(draft.number(of: view)))
    case .fold(let guide, let isOfObserver):
      draft.parts.append(.fold(draft.number(of: guide), isOfObserver: isOfObserver))
    case .value(let text, let type):
      draft.parts.append(.value(draft.values.count))
      draft.values.append((text, type))
    case .nothing: draft.parts.append(.nothing)
    }
  }
}

extension AutoLayoutKitView: AutoLayoutKitItem {
  /// Adds the view to a call.
  public func _tk_add(to draft: inout _AutoLayoutKitDraft) {
    draft.parts.append(.item(draft.number(of: self)))
  }
}

extension AutoLayoutKitGuide: AutoLayoutKitItem {
  /// Adds the guide to a call.
  public func _tk_add(to draft: inout _AutoLayoutKitDraft) {
    draft.parts.append(.item(draft.number(of: self)))
  }
}

extension _AutoLayoutKitParts {
  /// Nil: this is one part.
  public var _tk_elements: [Any]? { nil }
}

extension Sequence where Self: _AutoLayoutKitParts {
  /// The elements, which code of the app may make.
  @MainActor public var _tk_elements: [Any]? { Array(self) }
  /// Adds the views of an array to a call; of other sequences, notes that the elements are unknown.
  @MainActor public func _tk_add(to draft: inout _AutoLayoutKitDraft) {
    guard let views = self as? [AutoLayoutKitView] else { return draft.isUnknown = true }
    for index in views.indices { draft.parts.append(.item(draft.number(of: views[index]))) }
    if views.isEmpty { draft.parts.append(.nothing) }
  }
}

/// An optional item or gap, which is left out if it is nil.
extension Optional: _AutoLayoutKitParts where Wrapped: _AutoLayoutKitParts {
  /// The value, or nothing.
  @MainActor public var _tk_elements: [Any]? { map { [$0] } ?? [] }
  /// Adds the value to a call, if there is one.
  @MainActor public func _tk_add(to draft: inout _AutoLayoutKitDraft) {
    if let self { self._tk_add(to: &draft) } else { draft.parts.append(.nothing) }
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
  /// Adds the number or range to a call, as a gap.
  public func _tk_add(to draft: inout _AutoLayoutKitDraft) {
    draft.parts.append(.gap(AutoLayoutKitGap(limits: limits)))
  }

  fileprivate var limits: Limits { _tk_length.side.limits }
}

extension AutoLayoutKitNumber { fileprivate var number: CGFloat { limits.lower } }

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
  /// The item; nil for a number or a range.
  fileprivate let object: AnyObject?
  fileprivate let side: Side

  /// Creates an attribute of a view or guide.
  public init(_ item: any AutoLayoutKitItem, _ attribute: NSLayoutConstraint.Attribute) {
    (object, side) = (item, Side(0, attribute))
  }

  /// Creates an attribute of an object; of an item that is gone, a number of points.
  fileprivate init(object: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    (self.object, side) = (object, object == nil ? Side(Limits(0)) : Side(0, attribute))
  }
  fileprivate init(points: CGFloat) { (object, side) = (nil, Side(Limits(points))) }
  fileprivate init(_ object: AnyObject?, _ side: Side) { (self.object, self.side) = (object, side) }

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
  ) -> NSLayoutConstraint { AutoLayoutKitConstraint.make(self, relation, other._tk_length) }
}

extension AutoLayoutKitRealLength where Self == AutoLayoutKitAttribute {
  /// At least `low` and at most `high` points, beside numbers and attributes.
  public static func between(_ low: any AutoLayoutKitNumber, _ high: any AutoLayoutKitNumber) -> Self {
    AutoLayoutKitAttribute(nil, Side(Limits(low.number, high.number)))
  }
}

// The operators are documented as a group, by their type: those on `Double` first, then those on other types.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor extension AutoLayoutKitAttribute {
  public static func * (left: Self, right: Double) -> Self { left.scaled { $0 * CGFloat(right) } }
  public static func * (left: Double, right: Self) -> Self { right * left }
  public static func / (left: Self, right: Double) -> Self { left.scaled { $0 / CGFloat(right) } }
  public static func + (left: Self, right: Double) -> Self {
    Self(left.object, left.side.plus(CGFloat(right)))
  }
  public static func - (left: Self, right: Double) -> Self { left + -right }

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
  @_disfavoredOverload public static func + (left: Self, right: some AutoLayoutKitRealLength) -> Self {
    left.reportingSum(right._tk_length)
  }
  /// Reports a difference of two attributes, which no constraint can have, and returns the left one.
  @available(*, deprecated, message: "a constraint has one attribute on each side, so the second is not used")
  @_disfavoredOverload public static func - (left: Self, right: some AutoLayoutKitRealLength) -> Self {
    left.reportingSum(right._tk_length)
  }

  private func scaled(_ scale: (CGFloat) -> CGFloat) -> Self { Self(object, side.scaled(scale)) }

  private func reportingSum(_ other: Self) -> Self {
    let sentence = "a constraint has one attribute on each side, so % is not used beside %."
    let mistake = Mistake(.unlikeAttributes, sentence, other, self)
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
    /// The line in the file; 0 for a comparison outside of a block.
    public let line: UInt
    private let verbOfFile: StaticString
    private let place: StaticString
    /// The verb and the name that the app has given; most calls have neither, and nothing to be retained.
    private let own: [String?]

    /// Creates a call of a verb of this file, or of a verb of the app.
    fileprivate init(
      _ verb: StaticString, own ownVerb: String? = nil, _ file: StaticString, _ line: UInt,
      _ name: String? = nil
    ) {
      (verbOfFile, place, self.line) = (verb, file, line)
      own = ownVerb == nil && name == nil ? [] : [ownVerb, name]
    }

    /// The verb, such as `xPlace`.
    public var verb: String { own.first.flatMap { $0 } ?? "\(verbOfFile)" }
    /// The name of the maker; nil if it has none.
    public var name: String? { own.last.flatMap { $0 } }

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
      one.line == other.line && one.place.isEqual(to: other.place)
        && one.verbOfFile.isEqual(to: other.verbOfFile) && one.own == other.own
    }
  }

  /// `first attribute == factor · second attribute + constant`, or `<=` or `>=`: one constraint.
  nonisolated public struct Equation: Equatable, Sendable {
    // Small numbers, -1 for none: the equations of a cell fit in one small piece of memory.
    fileprivate let firstItem: Int32
    fileprivate let secondItem: Int32
    fileprivate let callIndex: Int32
    fileprivate let indexInCall: Int32
    fileprivate let adoptedIndex: Int32
    /// The priority, from 1 to 1000.
    public fileprivate(set) var priority: AutoLayoutKitPriority
    /// The factor of the second attribute; the platform stores it as a Float.
    public let multiplier: CGFloat
    /// The constant, in points.
    public fileprivate(set) var constant: CGFloat
    /// The part of the constant that comes from insets; the rest is the number that was written.
    public let inset: CGFloat
    /// The attribute of the first item.
    public let firstAttribute: NSLayoutConstraint.Attribute
    /// The attribute of the second item; `notAnAttribute` without one.
    public let secondAttribute: NSLayoutConstraint.Attribute
    /// The relation of the first attribute to the right side.
    public let relation: NSLayoutConstraint.Relation
    /// The sense of the written number in the constant; nil if none was written.
    public let sign: FloatingPointSign?
    /// True if the verb places the first item, which then no longer follows its autoresizing mask.
    public let placesFirst: Bool
    /// True if a handle has deactivated the constraint in its block.
    public fileprivate(set) var isInactive = false

    /// The number of the first item.
    public var first: Int { Int(firstItem) }
    /// The number of the second item; nil for an equation with a number.
    public var second: Int? { secondItem < 0 ? nil : Int(secondItem) }
    /// The index of the call in the plan.
    public var call: Int { Int(callIndex) }
    /// The index of the equation among those of its call.
    public var index: Int { Int(indexInCall) }
    /// The index of the constraint among those that were made by hand; -1 if a verb makes it.
    fileprivate var adopted: Int { Int(adoptedIndex) }

    /// The number that was written for the constant, in points: inward, without the insets; nil if none was.
    public fileprivate(set) var number: CGFloat? {
      get {
        switch sign {
        case .plus: constant - inset
        case .minus: inset - constant
        case nil: nil
        }
      }
      set {
        guard let newValue, sign != nil else { return }
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

    /// Returns the equation with the constant and the priority of a constraint.
    @MainActor fileprivate func with(_ constraint: NSLayoutConstraint) -> Self {
      var equation = self
      equation.constant = constraint.constant
      equation.priority = AutoLayoutKitPriority(constraint.priority)
      return equation
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

  private var record: Record
  private var objects: [AnyObject?]
  private let groupEffects: [GroupEffect]
  /// The mistakes, as they are reported by a block that is installed.
  public let mistakes: [AutoLayoutKitReport]

  fileprivate init(
    _ record: Record, _ objects: [AnyObject?], _ effects: [GroupEffect], _ mistakes: [AutoLayoutKitReport]
  ) { (self.record, self.objects, groupEffects, self.mistakes) = (record, objects, effects, mistakes) }

  /// The views and guides by their numbers; nil for one that is gone, and in an installed plan for one that
  /// no equation and no effect has.
  public var items: [(any AutoLayoutKitItem)?] { objects.map { $0 as? any AutoLayoutKitItem } }

  /// The effects on views, one for each property of a view.
  public var effects: [Effect] { groupEffects.compactMap(\.plain) }
  /// The calls in their order.
  public var calls: [Call] { record.calls }
  /// The equations in the order of the calls.
  public var equations: [Equation] { record.equations }

  /// Returns the views and guides by their numbers, and lets go of them, so that one of them may keep the
  /// plan.
  public mutating func takeItems() -> [AnyObject?] {
    defer { objects = [] }
    return objects
  }

  /// The calls and equations alone, without items, effects and mistakes.
  public var sentences: AutoLayoutKitPlan { AutoLayoutKitPlan(record, [], [], []) }

  /// Takes the calls and the equations of another plan if they are equal, so that both have them in one
  /// memory.
  ///
  /// - Parameter other: The plan of a block that was the same up to its items and effects.
  /// - Returns: True if they are equal. The cost is proportional to their number.
  public mutating func share(_ other: AutoLayoutKitPlan) -> Bool {
    let isEqual = record === other.record || record.isEqual(to: other.record)
    if isEqual { record = other.record }
    return isEqual
  }

  /// Makes the constraint of an equation, which is not active; its ``origin(of:)`` is the equation.
  ///
  /// - Parameters:
  ///   - index: The index of the equation.
  ///   - items: The views and guides of the plan, or others in their places.
  /// - Returns: The constraint; nil if one of its items is nil.
  public func constraint(at index: Int, of items: [AnyObject?]) -> NSLayoutConstraint? {
    .make(equations[index], index, of: record, items)
  }

  /// Sets the effects of the plan.
  ///
  /// - Parameters:
  ///   - items: The views and guides of the plan.
  ///   - earlier: The plan before with its items: what both ask for is kept, and the rest is restored.
  public func applyEffects(
    to items: [AnyObject?], after earlier: (plan: AutoLayoutKitPlan, items: [AnyObject?])? = nil
  ) {
    for effect in earlier?.plan.groupEffects.reversed() ?? [] {
      guard let object = earlier?.items[effect.item] else { continue }
      let successor = groupEffects.first { items[$0.item] === object && $0.isTwin(of: effect) }
      if successor?.succeed(effect) == nil { effect.undo(on: object) }
    }
    for effect in groupEffects { if let object = items[effect.item] { effect.apply(to: object) } }
  }

  /// Restores the properties that the effects have set.
  ///
  /// - Parameter items: The views and guides of the plan.
  public func undoEffects(of items: [AnyObject?]) {
    for effect in groupEffects.reversed() { if let object = items[effect.item] { effect.undo(on: object) } }
  }

  /// Returns an equation as text with its call: `title.left == icon.right + 12    Card.swift:41 xPlace[1]`.
  ///
  /// - Parameters:
  ///   - equation: An equation of the plan.
  ///   - name: Returns the name of an item.
  public func description(of equation: Equation, _ name: (Int) -> String) -> String {
    let (text, call) = row(equation, name)
    return text + "    " + call
  }

  private func row(_ equation: Equation, _ name: (Int) -> String) -> (text: String, call: String) {
    let names = Names()
    let second = Side(0, equation.secondAttribute).scaled { $0 * equation.multiplier }.plus(equation.constant)
    let right =
      equation.second.map { names.text(second, of: name($0)) } ?? names.text(equation.constant)
    let left = "\(name(equation.first)).\(equation.firstAttribute.name)"
    let priority = equation.priority == .required ? "" : " @\(names.text(CGFloat(equation.priority.value)))"
    let text = "\(left) \(equation.relation.symbol) \(right)\(priority)"
    return (text, "\(calls[equation.call])[\(equation.index)]")
  }

  /// One line for each equation, with its call.
  public var description: String {
    let names = Names(objects.first.flatMap { $0 as? AutoLayoutKitView })
    let rows = equations.map { row($0) { objects[$0].map(names.name) ?? "" } }
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { $0 + String(repeating: " ", count: width - $0.count + 4) + $1 }.joined(separator: "\n")
  }

  /// Returns the call and the equation of a constraint that a verb or a comparison made, once a block has it,
  /// with its current constant and priority; nil for any other constraint.
  public static func origin(of constraint: NSLayoutConstraint) -> (call: Call, equation: Equation)? {
    guard let made = constraint as? AutoLayoutKitConstraint, let record = made.record,
      let equation = made.equation
    else { return nil }
    return (record.calls[equation.call], equation.with(made))
  }

  /// Returns the call by which the block of a constraint has left a view out of a
  /// ``AutoLayoutKitMaker/collapsing`` chain, because the view was hidden then; nil if it did not.
  ///
  /// - Parameters:
  ///   - view: The view, which may be shown now.
  ///   - constraint: A constraint that a verb made.
  public static func call(leavingOut view: AutoLayoutKitView, besides constraint: NSLayoutConstraint) -> Call?
  {
    guard let record = (constraint as? AutoLayoutKitConstraint)?.record else { return nil }
    return record.leftOut.first { $0.view.object === view }.map { record.calls[$0.call] }
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

/// The least and the greatest value of a length, in points; the same for a number.
nonisolated private struct Limits {
  var lower: CGFloat
  var upper: CGFloat

  init(_ lower: CGFloat, _ upper: CGFloat) { (self.lower, self.upper) = (lower, upper) }
  init(_ number: CGFloat) { (lower, upper) = (number, number) }

  var isZero: Bool { lower == 0 && upper == 0 }
  var isNumber: Bool { lower == upper || lower.isNaN && upper.isNaN }
  /// The reason why no length has these limits.
  @MainActor var mistake: Mistake? {
    if !(lower < .infinity) { return .notFinite(lower) }
    if !(upper > -.infinity) { return .notFinite(upper) }
    return lower <= upper ? nil : Mistake(.crossedRange, "% ends before it begins, so it is not used.", self)
  }
}

/// One side of an equation: a factor times an attribute of an item, plus points.
///
/// A number or a range has no item.
nonisolated private struct Side {
  private var number: Int32
  var attribute = Attribute.notAnAttribute
  var factor: CGFloat = 1
  /// The points; of a range, the least and the greatest number of them.
  var limits: Limits
  /// The part of the points that comes from insets.
  var inset: CGFloat = 0

  init(_ limits: Limits) { (number, self.limits) = (-1, limits) }
  init(_ item: Int, _ attribute: Attribute, inset: CGFloat = 0) {
    (number, self.attribute, limits, self.inset) = (Int32(item), attribute, Limits(inset), inset)
  }

  /// The number of the item in its plan; in an `AutoLayoutKitAttribute`, any number.
  var item: Int? {
    get { number < 0 ? nil : Int(number) }
    set { number = Int32(newValue ?? -1) }
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
}

extension AutoLayoutKitAttribute {
  /// An equation between two of them.
  fileprivate typealias Equation = (left: Self, relation: Relation, right: Self)

  /// Returns an equation solved for its left attribute, and the reason why the platform would not accept it;
  /// both if a part of it can be used.
  ///
  ///     f₁·A + c₁ = f₂·B + c₂   ⟹   A = f₂/f₁·B + (c₂ − c₁)/f₁,   ≤ and ≥ change places when f₁ < 0
  @MainActor fileprivate static func solved(
    _ left: Self, _ relation: Relation, _ right: Self
  ) -> (equation: Equation?, mistake: Mistake?) {
    let (a, b) = (left.side, right.side)
    guard let item = a.item else {
      let noItem = Mistake(.noItem, "the constraint has no item, so it is left out.")
      return right.object == nil ? (nil, noItem) : solved(right, relation.flipped, left)
    }
    if a.factor == 0 { return (nil, .zeroFactor(left)) }
    var other = b.plus(-a.constant)
    other.inset -= a.inset
    if a.factor != 1 { other = other.scaled { $0 / a.factor } }
    if let mistake = mistake(left, relation, right, other) { return (nil, mistake) }
    let alone = Self(left.object, Side(item, a.attribute))
    let solvedRelation = a.factor < 0 ? relation.flipped : relation
    if right.object == nil || b.factor != 0 {
      return ((alone, solvedRelation, Self(right.object, other)), nil)
    }
    return (
      (alone, solvedRelation, Self(nil, Side(Limits(other.constant)))),
      Mistake(.zeroFactor, "% has the factor 0, so only % is used.", right, b.constant)
    )
  }

  /// Returns the reason why nothing of an equation can be used.
  ///
  /// - Parameter other: The right side of the equation that is solved for its left attribute.
  @MainActor private static func mistake(
    _ left: Self, _ relation: Relation, _ right: Self, _ other: Side
  ) -> Mistake? {
    let (a, b) = (left.side, right.side)
    if !b.limits.isNumber { return .rangeNotEqual(b.limits, relation) }
    let numbers = [a.factor, a.constant, b.factor, b.constant, other.factor, other.constant]
    for number in numbers where !number.isFinite { return .notFinite(number) }
    for side in [left, right] where !side.exists {
      return Mistake(.unsupportedAttribute, "% does not exist, so the constraint is left out.", side)
    }
    let unlike = "% and % cannot be compared, so the constraint is left out."
    if right.object == nil {
      if !a.attribute.isSize { return Mistake(.unlikeAttributes, unlike, left, right) }
      // A guide can have a negative size.
      let isPlain = left.object is AutoLayoutKitView && a.constant == 0 && a.factor == 1
      let isNegative = isPlain && b.constant < 0 && relation != .atLeast
      return isNegative ? Mistake(.negativeSize, "% is not a size, so it is not used.", b.constant) : nil
    }
    if b.factor == 0 { return a.attribute.isSize ? nil : .zeroFactor(right) }
    if a.attribute.family & b.attribute.family == 0 { return Mistake(.unlikeAttributes, unlike, left, right) }
    if left.object === right.object, a.attribute == b.attribute { return .isReference(left.object) }
    return Float(other.factor) == 0 ? .zeroFactor(right) : nil
  }

  /// True if the item has the attribute: guides have no baselines and no margins.
  private var exists: Bool {
    guard object != nil, !(1...10 ~= side.attribute.rawValue) else { return true }
    return object is AutoLayoutKitView && side.attribute.family != 0
  }
}

/// A part of a call: an item by its number, a gap, a fold, or what a sequence has instead of them.
private enum Part {
  case item(Int)
  /// A hidden view, which the chain leaves out.
  case hidden(Int)
  case gap(AutoLayoutKitGap)
  case fold(Int, isOfObserver: Bool)
  /// An element of a sequence that no verb can use; its index among those of the block.
  case value(Int)
  /// An empty sequence, or a nil.
  case nothing
}

/// The items and gaps that a call was given.
private enum Arguments {
  case none
  case items([any AutoLayoutKitItems])
  case chain([any AutoLayoutKitChainPart], AutoLayoutKitAxis)
  /// Single parts, without the sequences they came in.
  case found([any _AutoLayoutKitParts])
}

// MARK: - From a verb to its call

/// The modifiers of a maker that its equations depend on.
nonisolated private struct Setting {
  /// The number of the reference; the container has 0.
  var reference = 0
  var insets = AutoLayoutKitInsets()
  /// The priority of the constraints; nil for the default of each verb.
  var priority: AutoLayoutKitPriority?
  var isDirectional = false
  var isCollapsing = false

  /// An attribute of an item; where the maker is directional, left and right are leading and trailing.
  func side(_ attribute: Attribute, of item: Int, inset: CGFloat = 0) -> Side {
    Side(item, isDirectional ? attribute.directed : attribute, inset: inset)
  }

  /// An attribute of the reference, moved in by the insets.
  func target(_ attribute: Attribute) -> Side {
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
    (against, self.area) = (item, area)
    if let number = recording.draft.reference(item) { setting.reference = number }
  }

  fileprivate func attribute(_ attribute: Attribute, of item: any AutoLayoutKitItem) -> AutoLayoutKitAttribute
  {
    AutoLayoutKitAttribute(item, setting.isDirectional ? attribute.directed : attribute)
  }

  fileprivate func measure(_ size: Attribute) -> AutoLayoutKitAttribute {
    recording.use(self)
    let item = area?.measuresOwner == true ? owner : reference
    return AutoLayoutKitAttribute(item, Side(0, size, inset: insets.shift(of: size)))
  }

  /// Records one call of a verb: its equations, and then its mistakes.
  ///
  /// - Parameters:
  ///   - work: Adds the equations; gets the indices of the parts.
  ///   - written: The arguments as they were written.
  @discardableResult fileprivate func call(
    _ verb: StaticString, _ file: StaticString, _ line: UInt, _ arguments: Arguments = .none,
    _ work: (inout _AutoLayoutKitDraft, Range<Int>) -> Void, written: (Names, Range<Int>) -> String
  ) -> AutoLayoutKitHandle {
    let (recording, setting) = (recording, setting)
    recording.use(self)
    var recorded = recording.draft.record(self, setting, verb, file, line, arguments, work)
    if recorded == nil {
      let found = Arguments.found(recording.single(arguments, setting.isCollapsing))
      recorded = recording.draft.record(self, setting, verb, file, line, found, work)
    }
    guard let recorded else { return AutoLayoutKitHandle(recording: recording, range: 0..<0) }
    if recorded.isMistaken {
      let names = Names(container)
      let reference = owner === container ? "" : "ref(\(names.text(owner)))."
      let verb = reference + (area.map { $0.name + "." } ?? "") + "\(verb)"
      recording.reportMistakes(verb, names) { written(names, recorded.list) }
      recording.draft.forgetLate()
    }
    return AutoLayoutKitHandle(recording: recording, range: recorded.range)
  }

  /// Returns a maker that places against a guide with a given attribute on each of its sides.
  ///
  /// There is one guide for each area and item.
  fileprivate func mixed(
    with item: any AutoLayoutKitItem, _ edge: (Attribute) -> AutoLayoutKitAttribute
  ) -> AutoLayoutKitMaker {
    guard recording.isOpen, let area, reference !== owner else { return self }
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

  fileprivate func pin(
    _ items: [any AutoLayoutKitItems], _ edges: AutoLayoutKitEdges, _ verb: StaticString,
    _ file: StaticString, _ line: UInt, by x: (any AutoLayoutKitSpan)?, _ y: (any AutoLayoutKitSpan)? = nil,
    except: AutoLayoutKitEdges = []
  ) -> AutoLayoutKitHandle {
    let (x, y) = (x?.limits, y?.limits)
    return call(verb, file, line, .items(items)) {
      $0.pin($1, edges, except, x, y)
    } written: { names, list in
      let pair = y.map { "(\(names.text(x ?? $0)), \(names.text($0)))" }
      let rest = except.isEmpty ? nil : except.text
      return names.text(list, recording, ("by", pair ?? x.map { names.text($0) }), ("except", rest))
    }
  }

  fileprivate func place(
    _ parts: [any AutoLayoutKitChainPart], _ axis: AutoLayoutKitAxis,
    _ ends: (AutoLayoutKitChainEnd, AutoLayoutKitChainEnd),
    _ alignment: Attribute?, _ verb: StaticString, _ file: StaticString, _ line: UInt
  ) -> AutoLayoutKitHandle {
    call(verb, file, line, .chain(parts, axis)) {
      $0.place($1, axis, ends, alignment)
    } written: { names, list in
      let name = alignment == .centerX || alignment == .centerY ? "center" : alignment?.name
      return names.text(
        list, recording, ("before", names.text(ends.1)), ("align", name.map { "." + $0 }),
        after: names.text(ends.0))
    }
  }
}

/// The items of a `width(…)`, a `size(…)` or a priority of contents before they are compared.
@MainActor private struct Subject {
  let maker: AutoLayoutKitMaker
  let items: [any AutoLayoutKitItems]
  let verb: StaticString
  let file: StaticString
  let line: UInt
  /// The width, the height or both.
  let dimensions: AutoLayoutKitEdges

  init(
    _ maker: AutoLayoutKitMaker, _ items: [any AutoLayoutKitItems], _ verb: StaticString,
    _ file: StaticString, _ line: UInt, _ dimensions: AutoLayoutKitEdges = []
  ) {
    (self.maker, self.items, self.verb) = (maker, items, verb)
    (self.file, self.line, self.dimensions) = (file, line, dimensions)
  }

  /// Compares the sizes with one length, or the widths and the heights with one each.
  func compare(
    _ relation: Relation, _ length: AutoLayoutKitAttribute, _ height: AutoLayoutKitAttribute? = nil
  ) -> AutoLayoutKitHandle {
    maker.call(verb, file, line, .items(items)) {
      $0.compare($1, dimensions, relation, length, height)
    } written: { names, list in
      let right = height.map { "(\(names.text(length)), \(names.text($0)))" } ?? names.text(length)
      return "\(names.text(list, maker.recording)) \(relation.symbol) \(right)"
    }
  }

  /// Compares the sizes with one length for each item.
  func compare(_ relation: Relation, list lengths: [AutoLayoutKitAttribute]) -> AutoLayoutKitHandle {
    maker.call(verb, file, line, .items(items)) {
      $0.compare($1, dimensions, relation, lengths)
    } written: { names, list in
      let right = lengths.map { names.text($0) }.joined(separator: ", ")
      return "\(names.text(list, maker.recording)) \(relation.symbol) [\(right)]"
    }
  }

  /// Sets a content priority of the items for as long as the group is installed.
  func set(_ property: ContentPriority, _ priority: AutoLayoutKitPriority) -> AutoLayoutKitHandle {
    maker.call(verb, file, line, .items(items)) { draft, list in
      let allowed = priority.allowed
      if priority != allowed { draft.note(.noPriority(priority)) }
      if let allowed { draft.set(list, property, allowed.platform) }
    } written: {
      "\($0.text($1, maker.recording)) == \($0.text(CGFloat(priority.value)))"
    }
  }
}

// MARK: - The plan of a running block

/// An item of a running block, whose object has the same number.
nonisolated private struct Item {
  let isView: Bool
  /// True once the item was found inside the container.
  var isInside = false
  /// True for a guide that the plan adds to the container.
  var isOwnGuide = false
  /// The number of the latest chain that the item is part of.
  var chain: Int32 = 0
  /// The index of the latest effect of the item; -1 if there is none.
  var latestEffect: Int32 = -1
}

/// The makers that got insets, and where; the mistakes that no call has reported.
private typealias InsetMakers = [(maker: AutoLayoutKitMaker, call: AutoLayoutKitPlan.Call)]
private typealias Rest = [(mistake: Mistake, call: AutoLayoutKitPlan.Call?)]

/// A plan while its block runs: the values that the verbs record.
///
/// One access to it records a whole call, and runs no code of the app. Functions that are called from outside
/// are `mutating`, because a value of this size would be copied for others.
@preconcurrency @MainActor public struct _AutoLayoutKitDraft {
  /// The number of items up to which a search is faster than a table.
  private static let few = 12

  /// The container, until the plan is applied.
  fileprivate var container: AutoLayoutKitView?
  private var isOpen = true
  private var calls: [AutoLayoutKitPlan.Call] = []
  fileprivate var equations: [AutoLayoutKitPlan.Equation] = []
  /// The items by their numbers; nil for one that is gone before the plan is applied.
  fileprivate private(set) var objects: [AnyObject?] = []
  private var items: [Item] = []
  /// Where there are more than a few items, a table of their numbers by their addresses; -1 for none.
  private var slots: [Int32] = []
  /// The constraints that were made by hand.
  fileprivate private(set) var adopted: [NSLayoutConstraint] = []
  fileprivate private(set) var effects: [GroupEffect] = []
  /// The guides with their purposes; those that the app has asked for come first.
  fileprivate private(set) var guides: [(purpose: String, guide: AutoLayoutKitGuide)] = []
  /// The number of guides that the app has asked for.
  private var ownGuides = 0
  /// The guides of the earlier plan that were not taken yet, the first one last.
  private var earlierGuides: [(purpose: String, guide: AutoLayoutKitGuide)] = []
  fileprivate var reports: [AutoLayoutKitReport] = []
  /// The comparisons of attributes, until `install` takes their constraints.
  private var comparisons:
    [(
      constraint: AutoLayoutKitConstraint, factor: CGFloat, mistake: Mistake?,
      equation: AutoLayoutKitAttribute.Equation
    )] = []

  // The running call.
  private var setting = Setting()
  /// The parts of its list, after those of earlier calls.
  fileprivate var parts: [Part] = []
  /// True if some of the parts can be found by code of the app only.
  fileprivate var isUnknown = false
  /// The elements of sequences that no verb can use, with the type of items that have no order.
  fileprivate var values: [(text: String, typeWithoutOrder: String?)] = []
  private var mistakes: [Mistake] = []
  /// The sizes of the guides that stand for the flexible gaps of a stretch, and these.
  private var shares: [(size: Side, gap: AutoLayoutKitGap)] = []
  /// The call of a maker that has outlived the block.
  private var late: AutoLayoutKitPlan.Call?
  /// True inside a `verb(…)` of the app, in whose name the verbs inside it report and number.
  private var isInScope = false
  /// The hidden views that chains have left out, with the indices of the calls.
  private var leftOut: [(call: Int, item: Int)] = []
  /// The index of the first equation of the verb that is named.
  private var firstOfCall = 0
  /// The number of reports before the verb that is named.
  private var reportsBefore = 0
  /// The number of the latest chain.
  fileprivate private(set) var chain: Int32 = 0

  fileprivate init() {}

  /// Begins the block; a draft that an initializer had filled would be copied.
  fileprivate mutating func open(_ container: AutoLayoutKitView, _ earlier: Recording?) {
    self.container = container
    if let earlier { earlierGuides = earlier.draft.guides.reversed() }
    // Pieces of memory of up to a kilobyte cost the least.
    calls.reserveCapacity(earlier?.record.calls.count ?? 12)
    equations.reserveCapacity(earlier?.record.equations.count ?? 16)
    objects.reserveCapacity(earlier?.itemCount ?? 8)
    items.reserveCapacity(earlier?.itemCount ?? 8)
    parts.reserveCapacity(28)
    enter(container, Item(isView: true))
  }

  /// Enters the parts of a call; returns their indices, or nil if code of the app has to find some of them.
  private mutating func enter(_ arguments: Arguments) -> Range<Int>? {
    let start = parts.count
    switch arguments {
    case .none: return start..<start
    // By index: a loop over the elements would copy each of them.
    case .items(let items): for index in items.indices { items[index]._tk_add(to: &self) }
    case .chain(let chain, _): for index in chain.indices { chain[index]._tk_add(to: &self) }
    case .found(let parts): for index in parts.indices { parts[index]._tk_add(to: &self) }
    }
    if isUnknown {
      isUnknown = false
      return nil
    }
    if parts.count == start { parts.append(.nothing) }
    return start..<parts.count
  }

  /// Ends the block, and returns the calls and equations, and the mistakes that no call has reported.
  fileprivate mutating func close(_ makers: InsetMakers) -> (record: Record, rest: Rest) {
    var views: [(call: Int, view: WeakObject)] = []
    for (call, item) in leftOut { views.append((call, WeakObject(object: objects[item]))) }
    let record = Record(calls, equations, views)
    (isOpen, calls, equations, parts, values) = (false, [], [], [], [])
    return (record, takeRest(makers))
  }

  /// Returns the mistakes that no call has reported: those of comparisons and insets that nothing uses.
  private mutating func takeRest(_ makers: InsetMakers) -> Rest {
    if mistakes.isEmpty, comparisons.isEmpty, makers.isEmpty { return [] }
    var rest = mistakes.map { (mistake: $0, call: AutoLayoutKitPlan.Call?.none) }
    for index in comparisons.indices {
      // Nobody else keeps a constraint that is not used.
      let isUnused = isKnownUniquelyReferenced(&comparisons[index].constraint)
      let (left, relation, right) = comparisons[index].equation
      let unused = Mistake(.notInstalled, "the comparison is not used: hand it to make.install(…).")
      unused.written = { $0.text(left, relation, right) }
      if let mistake = comparisons[index].mistake ?? (isUnused ? unused : nil) { rest.append((mistake, nil)) }
    }
    for (_, call) in makers {
      let sentence =
        "the maker that got the insets places nothing: keep it, as in let inner = make.inset(16)."
      let mistake = Mistake(.unusedInsets, sentence)
      mistake.written = { _ in call.verb }
      rest.append((mistake, call))
    }
    (mistakes, comparisons) = ([], [])
    return rest.filter { !$0.mistake.isReported }
  }

  /// Returns the plan as a value, and lets go of its items.
  fileprivate mutating func takePlan(_ record: Record) -> AutoLayoutKitPlan {
    let plan = AutoLayoutKitPlan(record, objects, effects, reports)
    (container, reports) = (nil, [])
    forgetItems()
    return plan
  }

  /// Lets go of what is retained while the block runs.
  fileprivate mutating func forgetItems() {
    (objects, items, slots, parts, adopted, earlierGuides) = ([], [], [], [], [], [])
  }

  /// Lets go of the items that nobody else keeps.
  fileprivate mutating func forgetUnkept() {
    let kept = objects.map { WeakObject(object: $0) }
    objects = []
    objects = kept.map(\.object)
  }

  fileprivate func object(_ item: Int) -> AnyObject { objects[item] ?? NSNull() }

  // MARK: Calls

  /// Records a call; returns the indices of its equations and of its parts, and true if it has mistakes, for
  /// whose texts the parts remain; nil if code of the app has to find some of the parts.
  fileprivate mutating func record(
    _ maker: AutoLayoutKitMaker, _ setting: Setting, _ verb: StaticString, _ file: StaticString, _ line: UInt,
    _ arguments: Arguments, _ work: (inout Self, Range<Int>) -> Void
  ) -> (range: Range<Int>, list: Range<Int>, isMistaken: Bool)? {
    if setting.isCollapsing, isOpen, case .chain = arguments { return nil }
    guard let list = enter(arguments) else { return nil }
    let start = equations.count
    if !isInScope { begin(AutoLayoutKitPlan.Call(verb, file, line, maker.name)) }
    self.setting = setting
    if !isOpen {
      note(.makerOutlivedBlock, "the maker is used after its block has ended, so the call is ignored.")
    }
    for mistake in maker.pending where !mistake.isReported { note(mistake) }
    if isOpen { work(&self, list) }
    if mistakes.isEmpty { forgetLate() }
    return (start..<equations.count, list, !mistakes.isEmpty)
  }

  @inline(__always) private mutating func begin(_ call: consuming AutoLayoutKitPlan.Call) {
    (firstOfCall, reportsBefore) = (equations.count, reports.count)
    if isOpen { calls.append(call) } else { late = call }
  }

  /// Forgets the items of a call of a maker that has outlived its block.
  fileprivate mutating func forgetLate() { if !isOpen { forgetItems() } }

  /// Begins a verb of the app; returns false inside another one.
  fileprivate mutating func beginScope(_ call: AutoLayoutKitPlan.Call) -> Bool {
    if isInScope { return false }
    isInScope = true
    begin(call)
    return true
  }

  fileprivate mutating func endScope() { isInScope = false }

  /// The running call, and true for a part of a verb of the app, in whose name it reports.
  fileprivate var running: (call: AutoLayoutKitPlan.Call?, isPart: Bool) {
    mutating get { (late ?? calls.last, isInScope) }
  }

  fileprivate mutating func call(at index: Int) -> AutoLayoutKitPlan.Call { calls[equations[index].call] }

  /// Returns the number of an item that a maker places against; nil once the block has ended.
  fileprivate mutating func reference(_ item: AnyObject) -> Int? { isOpen ? number(of: item) : nil }

  // MARK: Mistakes

  fileprivate mutating func note(_ mistake: Mistake) { mistakes.append(mistake) }
  fileprivate mutating func note(_ reason: AutoLayoutKitReport.Reason, _ sentence: String, _ values: Any...) {
    mistakes.append(Mistake(reason, sentence, values))
  }
  fileprivate mutating func note(
    _ constraint: AutoLayoutKitConstraint, _ factor: CGFloat, _ mistake: Mistake?,
    of equation: AutoLayoutKitAttribute.Equation
  ) { comparisons.append((constraint, factor, mistake, equation)) }

  fileprivate mutating func takeMistakes() -> [Mistake] {
    defer { mistakes = [] }
    return mistakes
  }

  /// Adds a report; a call, or the `verb(…)` around it, says a sentence about an item once.
  fileprivate mutating func add(_ report: AutoLayoutKitReport, isOnce: Bool) {
    let said = reports[min(reportsBefore, reports.count)...]
    if !isOnce || !said.contains(where: report.isEqual(to:)) { reports.append(report) }
  }

  // MARK: Items

  /// Returns the number of an item, which is entered if it is new.
  fileprivate mutating func number(of view: AutoLayoutKitView) -> Int {
    if let known = index(of: view) { return known }
    let above = view.superview
    return enter(view, Item(isView: true, isInside: above != nil && above === container))
  }
  fileprivate mutating func number(of guide: AutoLayoutKitGuide) -> Int {
    index(of: guide) ?? enter(guide, Item(isView: false))
  }
  fileprivate mutating func number(of item: AnyObject) -> Int {
    if let view = item as? AutoLayoutKitView { return number(of: view) }
    return index(of: item) ?? enter(item, Item(isView: false))
  }
  @discardableResult private mutating func enter(_ object: AnyObject, _ item: Item) -> Int {
    let number = objects.count
    objects.append(object)
    items.append(item)
    if number < Self.few { return number }
    if 2 * objects.count > slots.count {
      slots = [Int32](repeating: -1, count: max(64, 4 * slots.count))
      for index in objects.indices { slots[slot(of: self.object(index))] = Int32(index) }
    } else {
      slots[slot(of: object)] = Int32(number)
    }
    return number
  }

  /// Returns the number of an item of the block; nil for any other object.
  private mutating func index(of object: AnyObject) -> Int? {
    if !slots.isEmpty {
      let number = slots[slot(of: object)]
      return number < 0 ? nil : Int(number)
    }
    for index in objects.indices where objects[index] === object { return index }
    return nil
  }

  /// Returns the index of an object in the table, of which at most half is taken, or where it would stand.
  private mutating func slot(of object: AnyObject) -> Int {
    let address = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    var slot = Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 32)
    while true {
      slot &= slots.count - 1
      let number = slots[slot]
      if number < 0 || objects[Int(number)] === object { return slot }
      slot += 1
    }
  }

  /// Returns the view, or the one that owns a guide or will own it.
  fileprivate mutating func view(of item: Int, _ container: AutoLayoutKitView) -> AutoLayoutKitView? {
    items[item].isOwnGuide ? container : .holding(objects[item])
  }

  /// Returns an attribute as a side of an equation.
  private mutating func side(_ attribute: AutoLayoutKitAttribute) -> Side {
    var side = attribute.side
    if let object = attribute.object { side.item = number(of: object) }
    return side
  }

  /// Returns a side with its item as an object.
  private mutating func attribute(_ side: Side) -> AutoLayoutKitAttribute {
    AutoLayoutKitAttribute(side.item.flatMap { objects[$0] }, side)
  }

  /// Returns the next guide for a purpose: that of the installed plan, if it has one.
  fileprivate mutating func guide(for purpose: String) -> AutoLayoutKitGuide {
    var guide = AutoLayoutKitGuide()
    if let index = earlierGuides.lastIndex(where: { $0.purpose == purpose }) {
      let known = earlierGuides.remove(at: index).guide
      if known.owningView == nil || known.owningView === container { guide = known }
    }
    let isOwn = purpose == Recording.ownGuide
    guides.insert((purpose, guide), at: isOwn ? ownGuides : guides.count)
    if isOwn { ownGuides += 1 }
    items[number(of: guide)].isOwnGuide = true
    return guide
  }

  /// Returns the item of a part of a verb that takes no gaps; every other part is reported.
  private mutating func item(_ part: Part) -> Int? {
    switch part {
    case .item(let item), .hidden(let item): return item
    case .nothing, .fold: break
    case .value(let index): note(.notAnItem(values[index].text))
    case .gap(let gap): note(.notAnItem(gap))
    }
    return nil
  }

  /// Returns true if a verb may place an item: it is inside the container and is no reference; else reports
  /// it.
  @inline(__always)
  private mutating func mayPlace(_ item: Int, against reference: Int? = nil, _ other: Int? = nil) -> Bool {
    let isReference = item == reference || item == other
    return !isReference && items[item].isInside || mayPlace(item, isReference)
  }

  private mutating func mayPlace(_ item: Int, _ isReference: Bool) -> Bool {
    guard let container else { return false }
    if !isReference, isInside(item, container) { return true }
    if isReference {
      note(.isReference(object(item)))
    } else {
      note(.notInContainer, "% is not inside %, so it is left out.", object(item), container)
    }
    return false
  }

  /// Returns true if an item is the container or inside it.
  ///
  /// If an item that was found inside is moved later, the end of the block finds out.
  private mutating func isInside(_ item: Int, _ container: AutoLayoutKitView) -> Bool {
    guard let view = view(of: item, container) else { return false }
    // A view in an item that is inside need not ask all superviews.
    var isInside = false
    if let above = view.superview {
      if above === container {
        isInside = true
      } else if let known = index(of: above) {
        isInside = items[known].isInside
      }
    }
    if !isInside { isInside = view.isDescendant(of: container) }
    items[item].isInside = isInside
    return isInside
  }

  /// Returns true if all items are in the tree of the container.
  fileprivate mutating func areConnected(to container: AutoLayoutKitView) -> Bool {
    for item in items.indices.dropFirst() {
      guard let view = view(of: item, container) else { return false }
      // A view in another item is in the tree if that one is, which is tested here as well.
      if let above = view.superview, above === container || index(of: above) != nil { continue }
      if !view.sharesTree(with: container) { return false }
    }
    return true
  }

  // MARK: Verbs

  /// Makes `item.edge == reference.edge ± offset` for each item and edge: the verbs of edges and centers.
  fileprivate mutating func pin(
    _ list: Range<Int>, _ edges: AutoLayoutKitEdges, _ except: AutoLayoutKitEdges, _ x: Limits?,
    _ y: Limits?
  ) {
    let edges = edges.subtracting(except)
    if edges.isEmpty { note(.nothingLeft, "no side remains without %, so nothing is placed.", except) }
    let setting = setting
    for index in list {
      guard let item = item(parts[index]), mayPlace(item, against: setting.reference) else { continue }
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
  private mutating func tieMirrored(_ center: Side, _ right: Side, by limits: Limits) {
    guard let item = right.item else { return }
    let guide = number(of: guide(for: "center"))
    tie(setting.side(.left, of: guide), setting.side(.left, of: item, inset: right.inset), by: limits, .plus)
    tie(setting.side(.width, of: guide), .equal, setting.side(.width, of: item))
    tie(center, .equal, setting.side(.centerX, of: guide))
  }

  /// Compares the sizes of items with a length, or their heights with another one: `width`, `height`, `size`.
  fileprivate mutating func compare(
    _ list: Range<Int>, _ dimensions: AutoLayoutKitEdges, _ relation: Relation,
    _ length: AutoLayoutKitAttribute, _ height: AutoLayoutKitAttribute?
  ) {
    let width = side(length)
    let height = if let height { side(height) } else { width }
    for index in list {
      guard let item = item(parts[index]) else { continue }
      if dimensions.contains(.width) { compare(item, .width, relation, width) }
      if dimensions.contains(.height) { compare(item, .height, relation, height) }
    }
  }

  /// Compares the sizes of items with one length for each.
  fileprivate mutating func compare(
    _ list: Range<Int>, _ dimensions: AutoLayoutKitEdges, _ relation: Relation,
    _ lengths: [AutoLayoutKitAttribute]
  ) {
    checkCount(of: lengths, list)
    var rest = lengths[...]
    for index in list {
      guard let item = item(parts[index]), let length = rest.popFirst() else { continue }
      compare(item, dimensions == .width ? .width : .height, relation, side(length))
    }
  }

  private mutating func compare(_ item: Int, _ size: Attribute, _ relation: Relation, _ length: Side) {
    guard mayPlace(item) else { return }
    if length.limits.isNumber {
      tie(Side(item, size), relation, length, .plus)
    } else if relation == .equal {
      tie(Side(item, size), Side(Limits(0)), by: length.limits, .plus)
    } else {
      note(.rangeNotEqual(length.limits, relation))
    }
  }

  /// Reports lengths without an item, and items without a length.
  fileprivate mutating func checkCount(of lengths: [AutoLayoutKitAttribute], _ list: Range<Int>) {
    let listed = list.compactMap { if case .item(let item) = parts[$0] { object(item) } else { nil } }
    if lengths.count == listed.count { return }
    let values = "\(lengths.count) value\(lengths.count == 1 ? "" : "s")"
    let views = "\(listed.count) view\(listed.count == 1 ? "" : "s")"
    if lengths.count > listed.count {
      let spare = Array(lengths[listed.count...])
      let sentence = "% for %, so % \(spare.count == 1 ? "is" : "are") not used."
      note(.countMismatch, sentence, values, views, spare)
    } else {
      let missing = Array(listed[lengths.count...])
      note(
        .countMismatch, "% for %, so % \(missing.count == 1 ? "gets" : "get") none.", values, views, missing)
    }
  }

  /// Adds an effect to each view.
  fileprivate mutating func set<Property: EffectProperty>(
    _ list: Range<Int>, _ property: Property, _ value: Property.Value
  ) {
    for index in list {
      guard let item = item(parts[index]), mayPlace(item) else { continue }
      guard items[item].isView else {
        note(.noContent, "% has no content, so it is left out.", object(item))
        continue
      }
      add(PropertyEffect(item, property, value))
    }
  }

  /// Adds an effect; it takes the place of an earlier one on the same property.
  private mutating func add(_ effect: GroupEffect) {
    let latest = Int(items[effect.item].latestEffect)
    var index = latest
    while index >= 0, !effects[index].isTwin(of: effect) { index = effects[index].before }
    if index >= 0 {
      effect.before = effects[index].before
      effects[index] = effect
    } else {
      effect.before = latest
      items[effect.item].latestEffect = Int32(effects.count)
      if effects.isEmpty { effects.reserveCapacity(4) }
      effects.append(effect)
    }
  }

  // MARK: Equations

  /// Makes `left == right ± number`, or two inequalities for limits.
  private mutating func tie(_ left: Side, _ right: Side, by limits: Limits, _ sign: FloatingPointSign) {
    let factor: CGFloat = sign == .minus ? -1 : 1
    let lower = right.plus(factor * limits.lower)
    if limits.isNumber { return tie(left, .equal, lower, sign) }
    if let mistake = limits.mistake { return note(mistake) }
    let least: Relation = sign == .minus ? .atMost : .atLeast
    if limits.lower > -.infinity { tie(left, least, lower, sign) }
    if limits.upper < .infinity { tie(left, least.flipped, right.plus(factor * limits.upper), sign) }
  }

  /// Adds an equation; all verbs end here.
  ///
  /// - Parameters:
  ///   - sign: The sense of the number that was written.
  ///   - isLowered: True for a priority that is lower by one than the maker's.
  private mutating func tie(
    _ left: Side, _ relation: Relation, _ right: Side, _ sign: FloatingPointSign? = nil,
    isLowered: Bool = false
  ) {
    let priority = isLowered ? (priority - 1).allowed ?? priority : priority
    if Side.isPlain(left, right) { return append(left, relation, right, sign, priority) }
    let (solved, mistake) = AutoLayoutKitAttribute.solved(attribute(left), relation, attribute(right))
    if let mistake { note(mistake) }
    if let solved { append(side(solved.left), solved.relation, side(solved.right), sign, priority) }
  }

  /// The priority of the equations of the running call.
  private var priority: AutoLayoutKitPriority { setting.priority ?? .required }

  private mutating func append(
    _ left: Side, _ relation: Relation, _ right: Side, _ sign: FloatingPointSign?,
    _ priority: AutoLayoutKitPriority, adopted: Int = -1
  ) {
    guard let item = left.item else { return }
    // A view that its call places no longer follows its autoresizing mask.
    let placesFirst = item != 0 && item != setting.reference && items[item].isView
    equations.append(
      AutoLayoutKitPlan.Equation(
        firstItem: Int32(item), secondItem: Int32(right.item ?? -1), callIndex: Int32(calls.count - 1),
        indexInCall: Int32(equations.count - firstOfCall), adoptedIndex: Int32(adopted), priority: priority,
        multiplier: right.factor, constant: right.constant, inset: right.inset,
        firstAttribute: left.attribute, secondAttribute: right.attribute, relation: relation, sign: sign,
        placesFirst: placesFirst))
  }

  /// Makes the equation of two attributes: `install(left, right)`.
  fileprivate mutating func install(
    _ left: AutoLayoutKitAttribute, _ relation: Relation, _ right: AutoLayoutKitAttribute
  ) {
    let (left, right) = (side(left), side(right))
    guard let item = left.item ?? right.item else { return note(.noItem) }
    if mayPlace(item) { tie(left, relation, right, .plus) }
  }

  /// Adds a constraint that was made by hand; its mistakes repeat it alone, and not the whole call.
  fileprivate mutating func adopt(_ constraint: NSLayoutConstraint) {
    let count = mistakes.count
    add(constraint)
    for mistake in mistakes[count...] where mistake.written == nil {
      mistake.written = { $0.text(constraint) }
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    let made = constraint as? AutoLayoutKitConstraint
    // The constraint of a comparison has its factor as a Float.
    var factor = constraint.multiplier
    for index in comparisons.indices where comparisons[index].constraint === made {
      factor = comparisons.remove(at: index).factor
      break
    }
    if let mistake = made?.mistake, !mistake.isReported { note(mistake) }
    if made?.isInert == true { return }
    guard let first = constraint.firstItem else { return note(.noItem) }
    let item = number(of: first)
    guard mayPlace(item) else { return }
    var right = Side(Limits(constraint.constant))
    if constraint.secondAttribute != .notAnAttribute {
      // For a second item that is gone, the constraint stands as an item that is not in the tree.
      right = Side(number(of: constraint.secondItem ?? constraint), constraint.secondAttribute)
      right = right.plus(constraint.constant)
    }
    right.factor = factor
    right.inset = made?.inset ?? 0
    if let priority = setting.priority {
      effects.append(
        PropertyEffect(item, ConstraintPriority(constraint: constraint), priority.platform, isCounted: false))
    }
    let priority = setting.priority ?? AutoLayoutKitPriority(constraint.priority)
    append(
      Side(item, constraint.firstAttribute), constraint.relation, right, made?.equation?.sign ?? .plus,
      priority, adopted: adopted.count)
    adopted.append(constraint)
  }
}

// MARK: - From a chain to its equations

/// The part of a chain between two walls or folds, read from near to far.
///
///     edge or fold | gaps | item | gaps | item | gaps | edge, fold or wall
@MainActor private struct Stretch {
  /// The gaps after an edge or a hidden view: the sum of the numbers, that of the gaps which can be of
  /// several lengths, and the indices of all of them among the parts.
  struct Gaps {
    private(set) var fixed: CGFloat = 0
    private(set) var indices = 0..<0
    private(set) var flexible: AutoLayoutKitGap?

    var limits: Limits {
      Limits(fixed + (flexible?.limits.lower ?? 0), fixed + (flexible?.limits.upper ?? 0))
    }

    mutating func add(_ gap: AutoLayoutKitGap, at index: Int) {
      indices = (indices.isEmpty ? index : indices.lowerBound)..<index + 1
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

  let axis: AutoLayoutKitAxis
  /// The edge that the next gaps are measured from; nil right after a wall.
  var start: Side?
  var gaps = Gaps()
  /// The gaps after the latest hidden view since that edge; nil if there is none.
  var gapsAfterHidden: Gaps?
  var hasItem = false
  /// True if the next gaps are measured from a fold, or to one.
  var isBesideFold = false
  /// True if an empty sequence or an item was left out, which explains gaps that stand alone.
  var hasOmission = false

  mutating func add(_ gap: AutoLayoutKitGap, at index: Int) {
    if gapsAfterHidden == nil { gaps.add(gap, at: index) } else { gapsAfterHidden?.add(gap, at: index) }
  }

  /// Leaves out a hidden view; the next item or the end decides about the gaps beside it.
  mutating func leaveOut() { (gapsAfterHidden, hasOmission) = (Gaps(), true) }
}

extension _AutoLayoutKitDraft {
  /// Ties the parts of a chain to each other and to its ends: `xPlace` and `yPlace`.
  fileprivate mutating func place(
    _ list: Range<Int>, _ axis: AutoLayoutKitAxis, _ ends: (AutoLayoutKitChainEnd, AutoLayoutKitChainEnd),
    _ alignment: Attribute?
  ) {
    let near = side(axis.far, ofEnd: ends.0, "after:", "begins") ?? setting.target(axis.near)
    let far = side(axis.near, ofEnd: ends.1, "before:", "ends") ?? setting.target(axis.far)
    var stretch = Stretch(axis: axis, start: near)
    var aligned: [Int] = []
    chain += 1
    for index in list {
      switch parts[index] {
      case .gap(let gap):
        if gap.isWall {
          end(&stretch, at: nil)
          stretch = Stretch(axis: axis, start: nil)
        } else if let mistake = gap.mistake {
          note(mistake)
        } else {
          stretch.add(gap, at: index)
        }
      case .hidden(let item):
        leftOut.append((calls.count - 1, item))
        stretch.leaveOut()
      case .item(let item):
        guard mayChain(item, near.item, far.item) else {
          stretch.hasOmission = true
          continue
        }
        add(item, to: &stretch)
        if alignment != nil { aligned.append(item) }
      case .fold(let item, let isOfObserver):
        if isOfObserver { items[item].isOwnGuide = true }
        if mayChain(item) { divide(&stretch, at: item) }
      case .value(let index):
        let (value, noOrder) = (values[index], "a % has no order, so it is left out of the chain.")
        if let type = value.typeWithoutOrder {
          note(.notAnItem, noOrder, type)
        } else {
          note(.notAnItem(value.text))
        }
        stretch.hasOmission = true
      case .nothing: stretch.hasOmission = true
      }
    }
    end(&stretch, at: far)
    guard let alignment, let first = aligned.first else { return }
    for item in aligned.dropFirst() {
      tie(setting.side(alignment, of: item), .equal, setting.side(alignment, of: first))
    }
  }

  /// Returns an edge of the item that a chain starts from or ends at; nil without one, and for a nil, which
  /// is reported.
  private mutating func side(
    _ edge: Attribute, ofEnd item: AutoLayoutKitChainEnd, _ label: String, _ verb: String
  ) -> Side? {
    if case .some(.none) = item { return nil }
    if case .some(.some(.some(let item))) = item { return setting.side(edge, of: number(of: item)) }
    note(.noEnd, "% is nil, so the chain % at the reference.", label, verb)
    return nil
  }

  /// Returns true if an item may be placed in the running chain; else reports it.
  private mutating func mayChain(_ item: Int, _ near: Int? = nil, _ far: Int? = nil) -> Bool {
    if items[item].chain == chain {
      note(.repeatedItem, "% is in the chain already, so it is not placed again.", object(item))
      return false
    }
    guard mayPlace(item, against: near, far) else { return false }
    items[item].chain = chain
    return true
  }

  /// Ties an item to the edge before it.
  private mutating func add(_ item: Int, to stretch: inout Stretch) {
    // Between two views, the gaps before a hidden one remain, and those after it go.
    tie(setting.side(stretch.axis.near, of: item), to: stretch.start, stretch.gaps, .plus, &stretch)
    stretch.start = setting.side(stretch.axis.far, of: item)
    (stretch.hasItem, stretch.isBesideFold) = (true, false)
    (stretch.gaps, stretch.gapsAfterHidden) = (Stretch.Gaps(), nil)
  }

  /// Ties the last item to the far edge, or to nothing at a wall.
  private mutating func end(_ stretch: inout Stretch, at edge: Side?) {
    // Before an end, the gaps after a hidden view remain, and those before it go.
    let gaps = stretch.gapsAfterHidden ?? stretch.gaps
    if stretch.hasItem, let start = stretch.start {
      tie(start, to: edge, gaps, .minus, &stretch)
    } else if !stretch.hasOmission, !gaps.indices.isEmpty {
      let unused = self.gaps(at: gaps.indices)
      let (have, are) = unused.count == 1 ? ("has", "it is") : ("have", "they are")
      note(.onlyNumbers, "% % no view to place, so % not used.", unused, have, are)
    }
    if !shares.isEmpty { share(stretch.axis) }
  }

  private func gaps(at indices: Range<Int>) -> [AutoLayoutKitGap] {
    parts[indices].compactMap { if case .gap(let gap) = $0 { gap } else { nil } }
  }

  /// Ties the guide of a fold as an item, and begins the stretch after it.
  private mutating func divide(_ stretch: inout Stretch, at guide: Int) {
    stretch.isBesideFold = true
    add(guide, to: &stretch)
    share(stretch.axis)
    stretch = Stretch(axis: stretch.axis, start: stretch.start, hasItem: true, isBesideFold: true)
  }

  /// Ties an edge to another one, as far apart as the gaps between them together.
  private mutating func tie(
    _ edge: Side, to other: Side?, _ gaps: Stretch.Gaps, _ sign: FloatingPointSign, _ stretch: inout Stretch
  ) {
    guard let other else {
      for gap in gaps.indices.isEmpty ? [] : self.gaps(at: gaps.indices) {
        note(.numberBesideWall, "% is beside a wall and has nothing to measure from, so it is not used.", gap)
      }
      return
    }
    guard let gap = gaps.flexible, gap.weight != nil else {
      guard stretch.isBesideFold, gaps.limits.isNumber else {
        if gaps.flexible != nil || !gaps.fixed.isFinite { return tie(edge, other, by: gaps.limits, sign) }
        return append(edge, .equal, other.plus(sign == .plus ? gaps.fixed : -gaps.fixed), sign, priority)
      }
      // A view of its own size keeps to its side of the fold.
      let limit = other.plus(sign == .plus ? gaps.fixed : -gaps.fixed)
      tie(edge, sign == .plus ? .atLeast : .atMost, limit, sign)
      return tie(edge, .equal, limit, sign, isLowered: true)
    }
    // A guide between the edges is as large as a flexible gap:
    //     other |<- fixed ->[ guide ]| edge      for plus; for minus, seen in a mirror
    let guide = number(of: guide(for: "flexible"))
    let (near, far) = (setting.side(stretch.axis.near, of: guide), setting.side(stretch.axis.far, of: guide))
    let (first, second) = sign == .plus ? ((near, other), (edge, far)) : ((edge, near), (far, other))
    tie(first.0, first.1, by: Limits(gaps.fixed), sign)
    tie(second.0, .equal, second.1)
    let size = setting.side(stretch.axis.size, of: guide)
    if gap.limits.lower > 0 { tie(size, .atLeast, Side(Limits(gap.limits.lower))) }
    if gap.limits.upper < .infinity { tie(size, .atMost, Side(Limits(gap.limits.upper))) }
    shares.append((size, gap))
  }

  /// Makes the flexible gaps proportional to their weights; a gap with limits, as far as these allow it.
  private mutating func share(_ axis: AutoLayoutKitAxis) {
    let shares = shares
    self.shares = []
    if shares.count < 2 { return }
    let first = shares.firstIndex { $0.gap.isWithoutLimits }
    // If each gap has limits, a guide is the unit.
    let unit = first.map { shares[$0].size } ?? setting.side(axis.size, of: number(of: guide(for: "share")))
    let weight = first.flatMap { shares[$0].gap.weight } ?? 1
    for (index, share) in shares.enumerated() where index != first {
      let length = unit.scaled { $0 * (share.gap.weight ?? 1) / weight }
      tie(share.size, .equal, length, isLowered: !share.gap.isWithoutLimits)
    }
  }
}

// MARK: - The plan of a group

/// The calls and the equations of a plan, which its constraints keep: they do not change once the block has
/// ended, so that the identifier of a constraint may be read on any thread.
nonisolated private final class Record: Sendable {
  let calls: [AutoLayoutKitPlan.Call]
  let equations: [AutoLayoutKitPlan.Equation]
  /// The hidden views that chains have left out, with the indices of the calls.
  @MainActor let leftOut: [(call: Int, view: WeakObject)]
  /// The call of the `replace:` that has put another plan in the place of this one.
  @MainActor fileprivate(set) var replacement: AutoLayoutKitPlan.Call?

  @MainActor static let empty = Record([], [])

  @MainActor init(
    _ calls: [AutoLayoutKitPlan.Call], _ equations: [AutoLayoutKitPlan.Equation],
    _ leftOut: [(call: Int, view: WeakObject)] = []
  ) { (self.calls, self.equations, self.leftOut) = (calls, equations, leftOut) }

  /// True if the calls and the equations are the same; the comparison of arrays would copy the calls.
  func isEqual(to other: Record) -> Bool {
    let (mine, others) = (calls, other.calls)
    guard mine.count == others.count, equations == other.equations else { return false }
    for index in mine.indices where mine[index] != others[index] { return false }
    return true
  }
  deinit {}
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

/// An object that is not retained.
nonisolated private struct WeakObject { weak var object: AnyObject? }

/// A plan that is recorded, and then applied: it has the constraints of its equations.
///
/// Once it is applied, no item is retained: a view may keep its own group.
@MainActor private final class Recording {
  /// The running blocks, the innermost last.
  static var running: [Recording] = []
  /// The observers that wait for the end of the outermost block.
  static var waiting: [any AutoLayoutKitBlockObserver] = []
  /// The reports of the plans of groups.
  static var mistaken: [ReportedPlan] = []
  /// The purpose of the guides that the app has asked for.
  static let ownGuide = "guide"

  /// The call of `tk_constraint`.
  let block: AutoLayoutKitPlan.Call
  /// True if the plan is made for a group.
  let isInstalling: Bool
  /// The installed plan that this one replaces, until that has happened.
  private(set) var earlier: Recording?
  /// The plan while its block runs; its effects, guides and reports remain.
  var draft = _AutoLayoutKitDraft()
  private var followers: [WeakObject] = []
  /// The observers while the group is not installed; they are kept by themselves while it is.
  private var keptObservers: [any AutoLayoutKitBlockObserver] = []
  private var areReportsDelivered = false

  /// True until the block has ended.
  private(set) var isOpen = true
  /// The makers of modifiers that got insets and were not used yet.
  var insetMakers: InsetMakers = []
  private(set) var record = Record.empty
  /// The constraints of the equations; a placeholder for each equation that is left out.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The indices of the equations whose items have no common superview or are gone.
  private(set) var leftOut: Set<Int> = []
  /// For each item a constraint that has it, as twice its index, plus one for the right side; or from -2 down
  /// the index among the others.
  private var holders: [Int] = []
  /// The items that no constraint can be asked for.
  private var others: [WeakObject] = []
  // Weak references slow down their objects, so that these are set only where they are needed.
  private(set) weak var container: AutoLayoutKitView?
  private weak var group: AutoLayoutKitConstraintGroup?
  /// The first indices of handles whose constraints were removed, once that is reported.
  private var reportedHandles: Set<Int> = []

  init(
    _ container: AutoLayoutKitView, _ block: AutoLayoutKitPlan.Call, after earlier: Recording? = nil,
    isInstalling: Bool
  ) {
    (self.block, self.earlier, self.isInstalling) = (block, earlier, isInstalling)
    draft.open(container, earlier)
  }
  deinit {}
}

extension Recording {
  /// Runs the block.
  func run(_ container: AutoLayoutKitView, _ place: (AutoLayoutKitMaker) -> Void) {
    Self.running.append(self)
    place(AutoLayoutKitMaker(self, container))
    Self.running.removeLast()
    let (record, rest) = draft.close(insetMakers)
    (self.record, isOpen, insetMakers) = (record, false, [])
    for (mistake, call) in rest {
      let names = Names(container)
      report(mistake, call ?? block, written: mistake.written?(names) ?? "", names)
    }
  }

  /// Notes that a maker is used.
  func use(_ maker: AutoLayoutKitMaker) {
    if !insetMakers.isEmpty { insetMakers = insetMakers.filter { $0.maker !== maker } }
  }

  /// Returns the recorded plan as a value that retains its items, and forgets them.
  func takePlan() -> AutoLayoutKitPlan {
    areReportsDelivered = true
    return draft.takePlan(record)
  }

  /// The number of items of the applied plan.
  var itemCount: Int { holders.count }
  /// The applied plan as a value.
  var plan: AutoLayoutKitPlan { AutoLayoutKitPlan(record, liveObjects, draft.effects, draft.reports) }

  /// The items of the applied plan by their numbers; nil for one that is gone.
  var liveObjects: [AnyObject?] {
    var objects: [AnyObject?] = []
    for item in holders.indices { objects.append(object(item)) }
    return objects
  }

  // MARK: Observers

  /// Tells the observers that have waited, if no block runs any more.
  static func tellWaiting() {
    guard running.isEmpty, !waiting.isEmpty else { return }
    let ready = waiting
    waiting = []
    for observer in ready { observer.blocksDidEnd() }
  }

  var observers: [any AutoLayoutKitBlockObserver] {
    followers.compactMap { $0.object as? any AutoLayoutKitBlockObserver }
  }

  func observe(_ observer: any AutoLayoutKitBlockObserver) {
    if isOpen, !observers.contains(where: { $0 === observer }) {
      followers.append(WeakObject(object: observer))
      keptObservers.append(observer)
    }
  }

  /// Returns true if a view of a chain is hidden, and tells the observers.
  func isHidden(_ view: AutoLayoutKitView) -> Bool {
    let isHidden = view.isHidden
    for observer in observers { observer.blockDidRead(isHidden: isHidden, of: view) }
    return isHidden
  }

  /// Returns parts one by one, without the sequences they came in: this may run code of the app.
  ///
  /// - Parameter isCollapsing: True if a chain leaves out hidden views.
  func single(_ arguments: Arguments, _ isCollapsing: Bool) -> [any _AutoLayoutKitParts] {
    switch arguments {
    case .none: []
    case .items(let items): single(items, nil, false)
    case .chain(let parts, let axis): single(parts, axis, isCollapsing && isOpen)
    case .found(let parts): parts
    }
  }

  /// - Parameters:
  ///   - axis: The axis of a chain, where gaps may stand, and sets may not; nil for other calls.
  ///   - isCollapsing: True if the chain leaves out hidden views.
  private func single(
    _ parts: [Any], _ axis: AutoLayoutKitAxis?, _ isCollapsing: Bool
  ) -> [any _AutoLayoutKitParts] {
    var single: [any _AutoLayoutKitParts] = []
    for part in parts {
      if isCollapsing, let view = part as? AutoLayoutKitView, isHidden(view) {
        single.append(FoundPart.hidden(view))
      } else if let axis, let fold = part as? AutoLayoutKitFold {
        let guide = fold.guide(axis, Int(draft.chain) + 1)
        single.append(FoundPart.fold(guide, isOfObserver: fold.isOfObserver))
      } else if part is any AutoLayoutKitChainPart || axis == nil && part is any AutoLayoutKitItems,
        !(part is AutoLayoutKitFold), let part = part as? any _AutoLayoutKitParts
      {
        guard let elements = part._tk_elements else {
          single.append(part)
          continue
        }
        single += self.single(elements, axis, isCollapsing)
        if elements.isEmpty { single.append(FoundPart.nothing) }
      } else {
        let type = part is any AutoLayoutKitItems ? "\(type(of: part))" : nil
        single.append(FoundPart.value("\(part)", typeWithoutOrder: type))
      }
    }
    return single
  }

  // MARK: Reports

  /// Reports the mistakes of the running call.
  ///
  /// - Parameters:
  ///   - verb: The verb as it was written, with the modifiers before it.
  ///   - arguments: The arguments of mistakes that have none of their own.
  func reportMistakes(_ verb: String, _ names: Names, _ arguments: () -> String) {
    let (running, isPart) = draft.running
    let call = running ?? block
    for mistake in draft.takeMistakes() {
      let own = mistake.written.map { "(\($0(names)))" }
      report(mistake, call, written: isPart ? call.verb : verb + (own ?? arguments()), names)
    }
  }

  /// Adds a report, which is handed on when the plan is applied; later ones at once.
  ///
  /// The sentence is formed outside of the draft: names are read from the properties of the app's views.
  ///
  /// - Parameters:
  ///   - names: The names of the views; by default in the container, until the plan is applied.
  ///   - isOnce: True to leave out a sentence that the call, or the `verb(…)` around it, has said already
  ///     about the item.
  func report(
    _ mistake: Mistake, _ call: AutoLayoutKitPlan.Call, written: String, _ names: Names? = nil,
    isOnce: Bool = true
  ) {
    let report = mistake.report(call, names ?? Names(draft.container), written: written)
    if areReportsDelivered { AutoLayoutKitReport.handler(report) } else { draft.add(report, isOnce: isOnce) }
  }

  /// Reports a mistake about a constraint in the name of the call that made it.
  func report(_ mistake: Mistake, at index: Int) {
    let call = isOpen ? draft.call(at: index) : record.calls[record.equations[index].call]
    report(mistake, call, written: call.verb, isOnce: false)
  }

  /// Hands on the reports that the earlier plan did not have, and keeps all of them for later checks.
  ///
  /// Those that a block without a group repeats are kept once.
  func deliverReports(of group: AutoLayoutKitConstraintGroup, in container: AutoLayoutKitView) {
    let (known, replaced, reports) = (earlier?.draft.reports ?? [], earlier, draft.reports)
    (earlier, draft.container, areReportsDelivered) = (nil, nil, true)
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
}

// MARK: - From a plan to its constraints

extension Recording {
  /// Installs the plan in the place of the earlier one: keeps the constraints of equal equations, and swaps
  /// the rest in one batch.
  ///
  /// Effects and observers may call code of the app here, which may use a maker of the block.
  ///
  /// - Returns: The numbers of constraints and effects that are kept, updated, removed and added.
  func apply(
    to group: AutoLayoutKitConstraintGroup, in container: AutoLayoutKitView, active: Bool
  ) -> AutoLayoutKitChange {
    let (isWhole, change) = exchange(for: group, in: container, active)
    // An item that nobody else keeps is gone before the activation.
    draft.forgetItems()
    if active {
      addGuidesAndObservers()
      applyEffects()
      NSLayoutConstraint.activate(isWhole ? constraints : idleConstraints)
    } else {
      uninstall()
    }
    return change
  }

  /// Makes the constraints, and takes out what only the earlier plan has; returns true if all of them are to
  /// be activated, and the counts.
  private func exchange(
    for group: AutoLayoutKitConstraintGroup, in container: AutoLayoutKitView, _ active: Bool
  ) -> (isWhole: Bool, change: AutoLayoutKitChange) {
    var change = AutoLayoutKitChange()
    let isConnected = draft.areConnected(to: container)
    if !isConnected { draft.forgetUnkept() }
    var matcher = earlier.map { Matcher($0, draft.objects) }
    if !draft.guides.isEmpty || !followers.isEmpty || !draft.adopted.isEmpty {
      (self.container, self.group) = (container, group)
    }
    let (isPlaced, idle) = makeConstraints(&matcher, &change, isConnected ? nil : container, active)
    takeOut(idle + (matcher?.remaining ?? []), for: group, matcher, &change)
    for item in isPlaced.indices where isPlaced[item] {
      (draft.objects[item] as? AutoLayoutKitView)?.leaveMask()
    }
    let isWhole = active && earlier == nil && leftOut.isEmpty && idle.isEmpty
    return (isWhole, change)
  }

  /// Makes or finds the constraint of each equation.
  ///
  /// - Parameter container: The container, if an item may be outside of its tree.
  /// - Returns: For each item, true if a constraint places it; the constraints that are not to be active.
  private func makeConstraints(
    _ matcher: inout Matcher?, _ change: inout AutoLayoutKitChange, _ container: AutoLayoutKitView?,
    _ active: Bool
  ) -> (isPlaced: [Bool], idle: [NSLayoutConstraint]) {
    var idle: [NSLayoutConstraint] = []
    let (objects, equations, adopted) = (draft.objects, record.equations, draft.adopted)
    let known = earlier?.constraints ?? []
    // Most blocks that run again say the same of the same items.
    let isRepeated = container == nil && matcher?.takeAll(for: record) == true
    if isRepeated, let earlier {
      (record, holders, others) = (earlier.record, earlier.holders, earlier.others)
    }
    let record = record
    var made = isRepeated ? known : []
    var holders = isRepeated ? holders : [Int](repeating: -1, count: objects.count)
    if !isRepeated { made.reserveCapacity(equations.count) }
    var isPlaced = [Bool](repeating: false, count: objects.count)
    for index in equations.indices {
      let equation = equations[index]
      if isRepeated, !equation.isMadeByHand {
        count(known[index].take(equation.constant, equation.priority), &change)
      } else if let container, !isConnectedEquation(equation, index, container) {
        made.append(NSLayoutConstraint())
        leftOut.insert(index)
        continue
      } else {
        if equation.isMadeByHand {
          let constraint = take(adopted[equation.adopted], equation, index, &matcher, &change)
          if isRepeated { made[index] = constraint } else { made.append(constraint) }
        } else if matcher != nil, let constraint = matcher?.find(equation) {
          count(constraint.take(equation.constant, equation.priority), &change)
          constraint.belong(to: record, index)
          made.append(constraint)
        } else {
          change.added += 1
          made.append(.make(equation, index, of: record, objects) ?? NSLayoutConstraint())
        }
        if Self.areItemsCleared {
          holders[equation.first] = 2 * index
          if let second = equation.second { holders[second] = 2 * index + 1 }
        }
      }
      if !active || equation.isInactive {
        idle.append(made[index])
      } else if equation.placesFirst {
        isPlaced[equation.first] = true
      }
    }
    for item in objects.indices where holders[item] == -1 {
      others.append(WeakObject(object: objects[item]))
      holders[item] = -1 - others.count
    }
    (constraints, self.holders) = (made, holders)
    return (isPlaced, idle)
  }

  private func count(_ isNew: Bool, _ change: inout AutoLayoutKitChange) {
    if isNew { change.updated += 1 } else { change.kept += 1 }
  }

  /// Takes a constraint that was made by hand.
  private func take(
    _ constraint: NSLayoutConstraint, _ equation: AutoLayoutKitPlan.Equation, _ index: Int,
    _ matcher: inout Matcher?, _ change: inout AutoLayoutKitChange
  ) -> NSLayoutConstraint {
    // A comparison is new in most runs, and needs no search then.
    let made = constraint as? AutoLayoutKitConstraint
    let mayBeKept = made == nil || made?.record === earlier?.record || made?.record === record
    if mayBeKept, matcher?.find(equation, constraint) != nil {
      change.kept += 1
    } else {
      change.added += 1
    }
    if let made {
      made.belong(to: record, index)
    } else if constraint.identifier == nil {
      constraint.identifier = "\(record.calls[equation.call])[\(equation.index)]"
    }
    return constraint
  }

  /// True if the items of an equation have a common superview; a missing one is reported, a lost item is not.
  private func isConnectedEquation(
    _ equation: AutoLayoutKitPlan.Equation, _ index: Int, _ container: AutoLayoutKitView
  ) -> Bool {
    let pairs = [equation.first, equation.second].compactMap { $0 }.map {
      (draft.object($0), draft.view(of: $0, container))
    }
    return pairs.allSatisfy { $0.0 is any AutoLayoutKitItem } && areConnected(pairs, at: index)
  }

  private func areConnected(_ items: [(object: AnyObject, view: AutoLayoutKitView?)], at index: Int) -> Bool {
    guard let view = items[0].view else {
      let sentence = "% is not inside a view, so it is left out."
      report(Mistake(.notInContainer, sentence, items[0].object), at: index)
      return false
    }
    guard items.count == 2 else { return true }
    if let other = items[1].view, view.sharesTree(with: other) { return true }
    let sentence = "% and % have no common superview, so the constraint is left out."
    report(Mistake(.noCommonSuperview, sentence, items[0].object, items[1].object), at: index)
    return false
  }

  /// Deactivates constraints, takes out the guides and observers that only the earlier plan has, and hands
  /// its effects over.
  private func takeOut(
    _ constraints: [NSLayoutConstraint], for group: AutoLayoutKitConstraintGroup, _ matcher: Matcher?,
    _ change: inout AutoLayoutKitChange
  ) {
    if !constraints.isEmpty { NSLayoutConstraint.deactivate(constraints.filter(\.isActive)) }
    for effect in draft.effects where effect.isCounted { change.added += 1 }
    guard let earlier, let matcher else { return }
    change.removed += matcher.remaining.count
    let (effects, guides) = (draft.effects, draft.guides)
    if record !== earlier.record { earlier.record.replacement = block }
    earlier.group = group
    for (_, guide) in earlier.draft.guides where !guides.contains(where: { $0.guide === guide }) {
      guide.owningView?.removeLayoutGuide(guide)
    }
    for observer in earlier.observers where !observers.contains(where: { $0 === observer }) {
      observer.groupDidUninstall()
    }
    var successors: [Int: [GroupEffect]]?
    let former = earlier.draft.effects
    for index in former.indices.reversed() {
      let effect = former[index]
      guard let object = earlier.object(effect.item) else { continue }
      // Most blocks have the same effects in the same order again.
      var successor: GroupEffect?
      if index < effects.count, matcher.isSuccessor(effects[index], of: effect) {
        successor = effects[index]
      } else {
        let known = successors ?? Dictionary(grouping: effects) { matcher.numbers[$0.item] }
        successors = known
        successor = known[effect.item]?.first { matcher.isSuccessor($0, of: effect) }
      }
      guard let successor else {
        effect.undo(on: object)
        if effect.isCounted { change.removed += 1 }
        continue
      }
      let isSame = successor.succeed(effect)
      if !effect.isCounted { continue }
      change.added -= 1
      if isSame { change.kept += 1 } else { change.updated += 1 }
    }
  }

  /// The constraints that are to be activated and are not active.
  private var idleConstraints: [NSLayoutConstraint] {
    var idle: [NSLayoutConstraint] = []
    let (constraints, equations) = (constraints, record.equations)
    for index in constraints.indices where !constraints[index].isActive {
      if !equations[index].isInactive, exists(index) { idle.append(constraints[index]) }
    }
    return idle
  }

  // MARK: Installed

  // Apple's constraints do not clear their items when these are released. Those of the headless UIKit do,
  // where weak references would slow down each view.
  #if canImport(ObjectiveC)
    private static let areItemsCleared = false
  #else
    private static let areItemsCleared = true
  #endif

  /// Returns an item of the applied plan; nil once it is gone.
  fileprivate func object(_ item: Int) -> AnyObject? {
    let holder = holders[item]
    if holder < 0 { return others[-2 - holder].object }
    return holder % 2 == 0 ? constraints[holder / 2].firstItem : constraints[holder / 2].secondItem
  }

  /// True if the items of a constraint exist.
  private func exists(_ index: Int) -> Bool {
    guard constraints.indices.contains(index), !leftOut.contains(index) else { return false }
    let equation = record.equations[index]
    if object(equation.first) == nil { return false }
    return if let second = equation.second { object(second) != nil } else { true }
  }

  /// The constraints whose items exist.
  var present: [NSLayoutConstraint] { constraints.indices.filter(exists).map { constraints[$0] } }

  var isInstalled: Bool {
    let constraints = present
    return constraints.allSatisfy(\.isActive) && !(constraints.isEmpty && draft.effects.isEmpty)
      && draft.effects.allSatisfy { $0.isApplied || object($0.item) == nil }
  }

  func install() {
    noteReports(isUninstalled: false)
    addGuidesAndObservers()
    applyEffects()
    activate(constraints.indices)
  }

  private func applyEffects() {
    for effect in draft.effects { if let object = object(effect.item) { effect.apply(to: object) } }
  }

  func uninstall() {
    noteReports(isUninstalled: true)
    NSLayoutConstraint.deactivate(present.filter(\.isActive))
    for (_, guide) in draft.guides { guide.owningView?.removeLayoutGuide(guide) }
    keptObservers = observers
    for observer in keptObservers { observer.groupDidUninstall() }
    for effect in draft.effects.reversed() { if let object = object(effect.item) { effect.undo(on: object) } }
  }

  /// Notes whether the reports of the plan are about a layout that is installed.
  private func noteReports(isUninstalled: Bool) {
    for index in Self.mistaken.indices where Self.mistaken[index].recording === self {
      Self.mistaken[index].isUninstalled = isUninstalled
    }
  }

  private func addGuidesAndObservers() {
    guard let container, let group else { return }
    for (_, guide) in draft.guides where guide.owningView == nil { container.addLayoutGuide(guide) }
    for observer in observers { observer.groupWillInstall(group, in: container) }
    keptObservers = []
  }

  /// Activates constraints in one batch, and switches off the autoresizing masks of their views.
  private func activate(_ indices: some Sequence<Int>) {
    let ready = indices.filter { index in
      let equation = record.equations[index]
      guard exists(index) else { return false }
      let items = [equation.first, equation.second].compactMap { $0.flatMap { object($0) } }
      let pairs = items.map { ($0, AutoLayoutKitView.holding($0)) }
      guard areConnected(pairs, at: index) else { return false }
      if equation.placesFirst { pairs[0].1?.leaveMask() }
      return true
    }
    NSLayoutConstraint.activate(ready.map { constraints[$0] })
  }

  // MARK: Handles

  /// The constraints of a handle; none before the block has ended.
  func made(_ range: Range<Int>) -> [NSLayoutConstraint] {
    isOpen || constraints.isEmpty ? [] : range.filter { !leftOut.contains($0) }.map { constraints[$0] }
  }

  /// Returns an equation, with the current constant and priority of its constraint.
  func equation(at index: Int) -> AutoLayoutKitPlan.Equation {
    if isOpen {
      var equation = draft.equations[index]
      if isInstalling, equation.isMadeByHand { equation.constant = draft.adopted[equation.adopted].constant }
      return equation
    }
    if !exists(index) { return record.equations[index] }
    let made = constraints[index] as? AutoLayoutKitConstraint
    return (made?.equation ?? record.equations[index]).with(constraints[index])
  }

  /// Changes equations, or the constraints once the block has ended.
  func change(_ range: Range<Int>, _ change: (inout AutoLayoutKitPlan.Equation) -> Void) {
    for index in isOpen ? [Int](range) : installed(range) {
      var equation = equation(at: index)
      change(&equation)
      if !isOpen {
        constraints[index].take(equation.constant, equation.priority)
        continue
      }
      draft.equations[index] = equation
      if isInstalling, equation.isMadeByHand {
        draft.adopted[equation.adopted].take(equation.constant, equation.priority)
      }
    }
  }

  /// Returns the indices of the constraints that are still in the group; reports the first one that a
  /// `replace:` has removed.
  private func installed(_ range: Range<Int>) -> [Int] {
    if !isInstalling, let first = range.first, reportedHandles.insert(first).inserted {
      report(Mistake(.notMade, "the block of a plan makes no constraints, so none is changed."), at: first)
    }
    let indices = range.filter(exists)
    guard let replacement = record.replacement else { return indices }
    let current = group?.recording?.constraints ?? []
    func isKept(_ index: Int) -> Bool {
      if let made = constraints[index] as? AutoLayoutKitConstraint { return made.record?.replacement == nil }
      return current.contains { $0 === constraints[index] }
    }
    if let first = indices.first(where: { !isKept($0) }), reportedHandles.insert(range.lowerBound).inserted {
      let removal = (constraints[first] as? AutoLayoutKitConstraint)?.record?.replacement ?? replacement
      let sentence = "the constraint was removed by %(replace:) at %, so it is not changed."
      report(Mistake(.removedConstraint, sentence, removal.verb, removal.fileAndLine), at: first)
    }
    return indices.filter(isKept)
  }

  func setActive(_ isActive: Bool, _ range: Range<Int>) {
    if isOpen {
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
  private let earlier: Recording
  /// True if the items of both plans are the same.
  private let isSame: Bool
  /// The number in the installed plan of each item of the other one; -1 if it is new.
  let numbers: [Int]
  private var isTaken: [Bool]
  /// The index where the next constraint is expected: after the latest one that was found.
  private var next = 0
  /// The indices of the constraints of each first item, once one was not where it was expected.
  private var indices: [Int: [Int]]?

  init(_ earlier: Recording, _ objects: [AnyObject?]) {
    self.earlier = earlier
    isTaken = [Bool](repeating: false, count: earlier.constraints.count)
    let known = earlier.liveObjects
    var isSame = known.count == objects.count
    for number in objects.indices where isSame { isSame = known[number] === objects[number] }
    self.isSame = isSame
    // The items of most blocks have the same numbers again.
    if isSame {
      numbers = Array(objects.indices)
      return
    }
    var others: [ObjectIdentifier: Int] = [:]
    for (number, object) in known.enumerated() { if let object { others[ObjectIdentifier(object)] = number } }
    numbers = objects.map { object in object.flatMap { others[ObjectIdentifier($0)] } ?? -1 }
  }

  /// True if an effect sets the same property of the same item as one of the installed plan.
  func isSuccessor(_ new: GroupEffect, of effect: GroupEffect) -> Bool {
    numbers[new.item] == effect.item && new.isTwin(of: effect)
  }

  /// The constraints that were not found.
  var remaining: [NSLayoutConstraint] {
    var remaining: [NSLayoutConstraint] = []
    for index in isTaken.indices where !isTaken[index] && !earlier.leftOut.contains(index) {
      remaining.append(earlier.constraints[index])
    }
    return remaining
  }

  /// Takes all constraints but those made by hand for a plan that says the same of the same items; returns
  /// false for any other plan.
  mutating func takeAll(for record: Record) -> Bool {
    guard isSame, earlier.leftOut.isEmpty, record.isEqual(to: earlier.record) else { return false }
    for index in isTaken.indices { isTaken[index] = !record.equations[index].isMadeByHand }
    return true
  }

  /// Finds the constraint of an equation of a verb.
  mutating func find(_ equation: AutoLayoutKitPlan.Equation) -> AutoLayoutKitConstraint? {
    find(equation, nil).flatMap { earlier.constraints[$0] as? AutoLayoutKitConstraint }
  }

  /// Finds a constraint that was made by hand; without one, that of an equation.
  ///
  /// A closure would be asked at each call whether it runs on the main actor.
  mutating func find(_ equation: AutoLayoutKitPlan.Equation, _ constraint: NSLayoutConstraint?) -> Int? {
    // Comparisons are new in each run, so that their places are passed.
    while next < isTaken.count, earlier.record.equations[next].isMadeByHand,
      !fits(next, equation, constraint)
    {
      next += 1
    }
    var index = next < isTaken.count && isFree(next, equation, constraint) ? next : nil
    if index == nil {
      let known = indices ?? Dictionary(grouping: isTaken.indices) { earlier.record.equations[$0].first }
      indices = known
      index = known[numbers[equation.first]]?.first { isFree($0, equation, constraint) }
    }
    guard let index else { return nil }
    isTaken[index] = true
    next = index + 1
    return index
  }

  private func isFree(
    _ index: Int, _ equation: AutoLayoutKitPlan.Equation, _ constraint: NSLayoutConstraint?
  ) -> Bool { !isTaken[index] && fits(index, equation, constraint) && !earlier.leftOut.contains(index) }

  private func fits(
    _ index: Int, _ equation: AutoLayoutKitPlan.Equation, _ constraint: NSLayoutConstraint?
  ) -> Bool {
    if let constraint { return earlier.constraints[index] === constraint }
    let known = earlier.record.equations[index]
    return known.first == numbers[equation.first]
      && known.second ?? -2 == (equation.secondItem < 0 ? -2 : numbers[Int(equation.secondItem)])
      && known.isLike(equation) && !known.isMadeByHand
  }
}

// MARK: - Constraints

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
  /// The equation in its plan; nil before a plan has it.
  nonisolated fileprivate var equation: AutoLayoutKitPlan.Equation? {
    let parts = parts
    return parts.record?.equations[Int(parts.index)]
  }
  /// The part of the constant that comes from insets.
  fileprivate var inset: CGFloat { equation?.inset ?? parts.extra?.inset ?? 0 }

  /// Makes the constraint of a comparison.
  ///
  /// One that the platform would not accept gets no effect, and is reported by `install`, at the end of the
  /// block around it, or at once if no block is running.
  @MainActor fileprivate static func make(
    _ left: AutoLayoutKitAttribute, _ relation: Relation, _ right: AutoLayoutKitAttribute
  ) -> NSLayoutConstraint {
    guard let item = left.object ?? right.object else { return NSLayoutConstraint() }
    let (solved, mistake) = AutoLayoutKitAttribute.solved(left, relation, right)
    // A width is never negative: the constraint without an effect always holds.
    let used = solved ?? (AutoLayoutKitAttribute(object: item, .width), .atLeast, .init(points: 0))
    let constraint = AutoLayoutKitConstraint(
      item: used.left.object ?? item, attribute: used.left.side.attribute, relatedBy: used.relation,
      toItem: used.right.object, attribute: used.right.side.attribute, multiplier: used.right.side.factor,
      constant: used.right.side.constant)
    if mistake != nil || used.right.side.inset != 0 {
      let extra = Extra()
      (extra.inset, extra.mistake, extra.isInert) = (used.right.side.inset, mistake, solved == nil)
      constraint.storage.extra = extra
    }
    mistake?.written = { $0.text(left, relation, right) }
    if let recording = Recording.running.last {
      recording.draft.note(constraint, used.right.side.factor, mistake, of: (left, relation, right))
    } else if let mistake {
      let written = Names().text(left, relation, right)
      AutoLayoutKitReport.handler(mistake.report(.unknown, Names(), written: written))
    }
    return constraint
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
    guard let equation, let record = parts.record else { return nil }
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
  /// Makes the constraint of an equation, which is not active; nil if one of its items is nil.
  fileprivate static func make(
    _ equation: AutoLayoutKitPlan.Equation, _ index: Int, of record: Record, _ items: [AnyObject?]
  ) -> AutoLayoutKitConstraint? {
    guard let first = items[equation.first] else { return nil }
    // A closure would be asked whether it runs on the main actor.
    let second = if let number = equation.second { items[number] } else { AnyObject?.none }
    if equation.second != nil, second == nil { return nil }
    let constraint = AutoLayoutKitConstraint(
      item: first, attribute: equation.firstAttribute, relatedBy: equation.relation, toItem: second,
      attribute: equation.secondAttribute, multiplier: equation.multiplier, constant: equation.constant)
    if equation.priority != .required { constraint.priority = equation.priority.platform }
    constraint.belong(to: record, index)
    return constraint
  }

  /// Takes a constant and a priority; returns true if one of them changes.
  ///
  /// An active constraint that becomes required or optional is deactivated for that moment, where the
  /// platform would raise an exception.
  @discardableResult fileprivate func take(_ constant: CGFloat, _ priority: AutoLayoutKitPriority) -> Bool {
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

// MARK: - Effects

/// A property that an effect sets and restores.
@MainActor private protocol EffectProperty: Equatable {
  associatedtype View: AutoLayoutKitView
  associatedtype Value: Equatable

  nonisolated var name: String { get }
  func value(of view: View) -> Value
  func set(_ value: Value, of view: View)
}

/// A property of a view that a group sets and restores.
@MainActor private class GroupEffect {
  final let item: Int
  /// False for the priority of a constraint, which `lastChange` does not count.
  final let isCounted: Bool
  fileprivate(set) final var isApplied = false
  /// The index of the effect before on the same item of the plan; -1 if there is none.
  final var before = -1

  init(_ item: Int, isCounted: Bool) { (self.item, self.isCounted) = (item, isCounted) }

  // For the subclass, which knows the property.
  var plain: AutoLayoutKitPlan.Effect? { nil }
  func apply(to object: AnyObject) {}
  func undo(on object: AnyObject) {}
  /// True if another effect sets the same property of the same item.
  func isTwin(of other: GroupEffect) -> Bool { false }
  /// Takes the place of an effect on the same property, and its previous value; returns true for the same
  /// value.
  func succeed(_ earlier: GroupEffect) -> Bool { false }
  deinit {}
}

/// An effect with its property.
@MainActor private final class PropertyEffect<Property: EffectProperty>: GroupEffect {
  private let property: Property
  private let value: Property.Value
  /// The value before, while the effect is applied.
  private var previous: Property.Value

  init(_ item: Int, _ property: Property, _ value: Property.Value, isCounted: Bool = true) {
    (self.property, self.value, previous) = (property, value, value)
    super.init(item, isCounted: isCounted)
  }

  override var plain: AutoLayoutKitPlan.Effect? {
    isCounted ? AutoLayoutKitPlan.Effect(item: item, property: property.name, value: value) : nil
  }

  override func apply(to object: AnyObject) {
    guard let view = object as? Property.View else { return }
    let current = property.value(of: view)
    if !isApplied { previous = current }
    if current != value { property.set(value, of: view) }
    isApplied = true
  }

  override func undo(on object: AnyObject) {
    guard isApplied, let view = object as? Property.View else { return }
    if property.value(of: view) != previous { property.set(previous, of: view) }
    isApplied = false
  }

  override func isTwin(of other: GroupEffect) -> Bool { (other as? Self)?.property == property }

  override func succeed(_ earlier: GroupEffect) -> Bool {
    guard let earlier = earlier as? Self else { return false }
    (previous, isApplied) = (earlier.previous, earlier.isApplied)
    return earlier.value == value
  }
  deinit {}
}

/// The property of `make.effect`.
nonisolated private struct PathProperty<View: AutoLayoutKitView, Value: Equatable>: EffectProperty {
  let path: ReferenceWritableKeyPath<View, Value>

  var name: String { "\(path)" }
  @MainActor func value(of view: View) -> Value { view[keyPath: path] }
  @MainActor func set(_ value: Value, of view: View) { view[keyPath: path] = value }
}

/// A hugging or compression resistance priority of a view.
nonisolated private enum ContentPriority: EffectProperty {
  case xHugging, yHugging, xCompression, yCompression

  var name: String { "\(self)" }
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
  let constraint: NSLayoutConstraint

  var name: String { "priority" }
  @MainActor func value(of view: AutoLayoutKitView) -> AutoLayoutKitPlatformPriority { constraint.priority }
  @MainActor func set(_ value: AutoLayoutKitPlatformPriority, of view: AutoLayoutKitView) {
    constraint.take(constraint.constant, AutoLayoutKitPriority(value))
  }
}

// MARK: - Mistakes

/// A mistake: the reason, the sentence in which each % stands for a value, and the item that it is about.
@MainActor private final class Mistake {
  private let reason: AutoLayoutKitReport.Reason
  private let sentence: String
  private var values: [Any]
  private var item: AnyObject?
  /// The comparison with the mistake as it was written, unless it is part of a call.
  var written: ((Names) -> String)?
  /// True once a call has reported it; its items are released then.
  private(set) var isReported = false

  /// Creates a mistake about an item, or about the first of the values if that is one.
  init(
    _ reason: AutoLayoutKitReport.Reason, _ sentence: String, _ values: [Any], about item: AnyObject? = nil
  ) {
    (self.reason, self.sentence, self.values) = (reason, sentence, values)
    var subject = values.first
    if let items = subject as? [AnyObject] { subject = items.first }
    if let attribute = subject as? AutoLayoutKitAttribute { subject = attribute.object }
    self.item = item ?? subject as? any AutoLayoutKitItem
  }

  convenience init(_ reason: AutoLayoutKitReport.Reason, _ sentence: String, _ values: Any...) {
    self.init(reason, sentence, values)
  }

  // Those of several routines.
  static var noItem: Mistake { Mistake(.noItem, "the constraint has no item, so it is left out.") }
  static func notFinite(_ number: CGFloat) -> Mistake {
    Mistake(.notFinite, "% is not a finite number, so it is not used.", number)
  }
  static func notAnItem(_ value: Any) -> Mistake {
    Mistake(.notAnItem, "% is not a view or a layout guide, so it is left out.", value)
  }
  static func isReference(_ item: AnyObject?) -> Mistake {
    Mistake(.isReference, "% cannot be placed against itself, so it is left out.", [item].compactMap { $0 })
  }
  static func zeroFactor(_ attribute: AutoLayoutKitAttribute) -> Mistake {
    Mistake(.zeroFactor, "% has the factor 0, so the constraint is left out.", attribute)
  }
  static func rangeNotEqual(_ limits: Limits, _ relation: Relation) -> Mistake {
    let sentence = "% is a range, which % cannot compare with, so it is not used."
    return Mistake(.rangeNotEqual, sentence, limits, relation.symbol)
  }
  static func noPriority(_ priority: AutoLayoutKitPriority) -> Mistake {
    let used = priority.allowed.map { "\(Names().text(CGFloat($0.value))) is" } ?? "it is not"
    return Mistake(
      .noPriority, "% is not a priority from 1 to 1000, so % used.", CGFloat(priority.value), used)
  }

  /// Returns the report of the mistake.
  func report(_ call: AutoLayoutKitPlan.Call, _ names: Names, written: String) -> AutoLayoutKitReport {
    defer { (isReported, values, item, self.written) = (true, [], nil, nil) }
    var rest = values[...]
    let words = sentence.split(separator: "%", omittingEmptySubsequences: false).map(String.init)
    let text = words.dropFirst().reduce(words[0]) { $0 + (rest.popFirst().map(names.text) ?? "") + $1 }
    let parts = [call.line == 0 ? "" : call.fileAndLine, written, text].filter { !$0.isEmpty }
    return AutoLayoutKitReport(
      reason, verb: call.verb, item: item as? any AutoLayoutKitItem, file: call.file, line: call.line,
      parts.joined(separator: ": "))
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
    case let attribute as AutoLayoutKitAttribute: return text(attribute)
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

  func text(
    _ left: AutoLayoutKitAttribute, _ relation: Relation, _ right: AutoLayoutKitAttribute
  ) -> String { "\(text(left)) \(relation.symbol) \(text(right))" }

  func text(_ attribute: AutoLayoutKitAttribute) -> String {
    guard let item = attribute.object else { return text(attribute.side.limits) }
    return text(attribute.side, of: name(of: item))
  }

  func text(_ side: Side, of item: String) -> String {
    let factor = side.factor == 1 ? "" : " * \(text(side.factor))"
    let constant = side.constant == 0 ? "" : " \(side.constant < 0 ? "-" : "+") \(text(abs(side.constant)))"
    return "\(item).\(side.attribute.name)\(factor)\(constant)"
  }

  // MARK: Calls, as they were written

  /// The parts of a list in brackets, with the labeled arguments before and after them that were given.
  func text(
    _ list: Range<Int>, _ recording: Recording, _ labels: (label: String, text: String?)...,
    after: String? = nil
  ) -> String {
    let draft = recording.draft
    let parts = draft.parts[list].map { part in
      switch part {
      case .item(let item), .hidden(let item): name(of: draft.object(item))
      case .gap(let gap): text(gap)
      case .fold(let guide, _): text(foldAt: draft.object(guide))
      case .nothing: "[]"
      case .value(let index): draft.values[index].text
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
  fileprivate static func holding(_ item: AnyObject?) -> AutoLayoutKitView? {
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

nonisolated extension AutoLayoutKitAxis {
  fileprivate var near: Attribute { self == .horizontal ? .left : .top }
  fileprivate var far: Attribute { self == .horizontal ? .right : .bottom }
  fileprivate var size: Attribute { self == .horizontal ? .width : .height }
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

nonisolated extension StaticString {
  /// True for one literal, and for two that are equal.
  fileprivate func isEqual(to other: Self) -> Bool {
    let areStored = hasPointerRepresentation && other.hasPointerRepresentation
    return areStored && utf8Start == other.utf8Start || "\(self)" == "\(other)"
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

#if canImport(UIKit)
  import UIKit
  #if canImport(HeadlessUIKit)
    import HeadlessUIKit
  #endif

  /// The layouts of a tree while constraints stand for them.
  @MainActor struct FrameReplacement {
    private let top: UIView
    private let states: ViewStates
    private var layouts: [LayoutFrames]

    /// Lays a tree out, and puts constraints in the place of its layouts by frames; nil if there are none.
    init?(in view: UIView) {
      top = view.topOfTree
      // A layout that is due may make further layouts, and would be lost with the frames that it sets.
      if !LayoutFrames.layOutTree(of: view) { return nil }
      states = ViewStates(of: top)
      layouts = LiveFrames.all(in: top).filter { !$0.usesConstraints }
      if layouts.isEmpty { return nil }
      for layout in layouts { layout.useConstraints() }
      Self.quietly { top.layoutIfNeeded() }
      while let index = layouts.firstIndex(where: { $0.changesInputs(of: states) }) {
        layouts.remove(at: index).useFrames()
        layOutAgain()
      }
    }

    /// Removes the constraints, and gives each view its former frame.
    func takeBack() {
      for layout in layouts { layout.useFrames() }
      layOutAgain()
    }

    private func layOutAgain() {
      Self.quietly {
        states.restore()
        top.layoutIfNeeded()
        // Views inside those that constraints place could be moved in this layout.
        if states.restore() { top.layoutIfNeeded() }
      }
    }

    /// Returns the result of `body`, during which the headless engine reports nothing.
    static func quietly<Result>(_ body: () throws -> Result) rethrows -> Result {
      #if canImport(HeadlessUIKit)
        let (handler, observer) = (HeadlessLayout.conflictHandler, HeadlessLayout.layoutObserver)
        HeadlessLayout.conflictHandler = { _ in }
        HeadlessLayout.layoutObserver = nil
        defer {
          HeadlessLayout.conflictHandler = handler
          HeadlessLayout.layoutObserver = observer
        }
      #endif
      return try body()
    }
  }

  /// The frames of the views of a tree at one time.
  @MainActor struct ViewStates {
    private struct State {
      let view: UIView
      let center: CGPoint
      let bounds: CGRect
      let content: CGSize
    }

    /// The states, each before those of the views inside.
    private var states: [State] = []
    private var indices: [ObjectIdentifier: Int] = [:]

    init(of top: UIView) {
      var open = [top]
      while let view = open.popLast() {
        indices[ObjectIdentifier(view)] = states.count
        let content = (view as? UIScrollView)?.contentSize ?? .zero
        states.append(State(view: view, center: view.center, bounds: view.bounds, content: content))
        open += view.subviews.reversed()
      }
    }

    /// Gives the views that no constraints place their frames again; returns true if one had another frame.
    @discardableResult func restore() -> Bool {
      var isChanged = false
      for state in states where state.view.translatesAutoresizingMaskIntoConstraints {
        let (view, scroll) = (state.view, state.view as? UIScrollView)
        if let scroll, scroll.contentSize != state.content {
          (scroll.contentSize, isChanged) = (state.content, true)
        }
        if view.bounds != state.bounds { (view.bounds, isChanged) = (state.bounds, true) }
        if view.center != state.center { (view.center, isChanged) = (state.center, true) }
      }
      return isChanged
    }

    /// True if a view has another size than at that time.
    func isOtherSize(_ view: UIView) -> Bool {
      guard let state = indices[ObjectIdentifier(view)].map({ states[$0] }) else { return false }
      let (former, now) = (state.bounds.size, view.bounds.size)
      return abs(former.width - now.width) > 0.01 || abs(former.height - now.height) > 0.01
    }

    /// True if a view is elsewhere in its superview than at that time.
    func isMoved(_ view: UIView) -> Bool {
      guard let state = indices[ObjectIdentifier(view)].map({ states[$0] }) else { return false }
      return abs(state.center.x - view.center.x) > 0.01 || abs(state.center.y - view.center.y) > 0.01
    }
  }
#endif

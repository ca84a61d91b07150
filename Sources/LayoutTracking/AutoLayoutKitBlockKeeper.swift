#if SWIFT_PACKAGE && canImport(AutoLayoutKit)
  import AutoLayoutKit
#endif
#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif
#if canImport(Observation)
  import Observation
#endif

/// The hidden view that keeps the block of a tracked layout, with everything that its latest run has
/// read.
///
/// It is an observer of its block, and fills the container while the group is installed, or until another
/// block has replaced this one in its layout by frames. As a view it has the methods that the platform calls:
/// `updateConstraints` before a layout, and others for a new size and new traits.
final class AutoLayoutKitBlockKeeper: AutoLayoutKitView, AutoLayoutKitBlockObserver, CustomReflectable {
  /// The answer of `isHidden` of a view that a run was given.
  @MainActor private struct HiddenState {
    weak var view: AutoLayoutKitView?
    let isHidden: Bool
    let observation: NSKeyValueObservation

    var isOutdated: Bool { view.map { $0.isHidden != isHidden } ?? false }
  }

  /// The number of runs in a row that may each change an answer that they were given.
  private static let changesAllowedInARow = 3
  /// The keepers whose block is running.
  private static var running: [AutoLayoutKitBlockKeeper] = []

  private weak var tracked: (any AutoLayoutKitTrackedLayout)?
  /// The container of the running block.
  private weak var container: AutoLayoutKitView?
  /// The layout while the keeper is in its container, because nobody else need keep it.
  private var held: (any AutoLayoutKitTrackedLayout)?
  private let place: CallPlace
  private weak var owner: AnyObject?
  private let block: (AutoLayoutKitMaker) -> Void
  /// True if the block is to run before the next layout.
  private(set) var isDue = false
  /// True if the layout has ended the latest run.
  private var hasEnded = false
  private var isRunning: Bool { Self.running.contains { $0 === self } }
  /// The questions about the size that the latest run has asked.
  var conditions: [SizeCondition] = []
  /// The answers of `isHidden` of the latest run, and those of the one before while it runs.
  private var hiddenStates: [ObjectIdentifier: HiddenState] = [:]
  private var earlierStates: [ObjectIdentifier: HiddenState] = [:]
  private var changesInARow = 0
  /// The size at which a condition was reported as unstable.
  private var unstableSize: CGSize?
  /// The ObservedRun of the latest run.
  private var observedRun: (any Sendable)?
  #if canImport(UIKit)
    /// The traits that the latest run has read.
    var traits: [PartialKeyPath<UITraitCollection>: AnyHashable] = [:]
    private var registeredTraits: Set<PartialKeyPath<UITraitCollection>> = []
    private var registration: AnyObject?
  #endif

  init(
    _ tracked: any AutoLayoutKitTrackedLayout, _ place: CallPlace, owner: AnyObject,
    _ block: @escaping (AutoLayoutKitMaker) -> Void
  ) {
    self.tracked = tracked
    self.place = place
    self.owner = owner
    self.block = block
    super.init(frame: .zero)
    isHidden = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }

  /// The conditions alone: a report or a picture names no view after a property of a keeper.
  nonisolated var customMirror: Mirror {
    let questions = Self.isOnMainThread ? MainActor.assumeIsolated { self.conditions } : []
    return Mirror(self, children: ["conditions": questions], ancestorRepresentation: .suppressed)
  }

  /// True if the block of a keeper is running.
  static var isRunning: Bool { !running.isEmpty }

  /// Returns the keeper of the innermost running block of a container.
  static func running(in container: AutoLayoutKitView) -> AutoLayoutKitBlockKeeper? {
    running.last { $0.container === container }
  }

  // Without it, UIKit does not call `updateConstraints` in a tree without a constraint.
  override class var requiresConstraintBasedLayout: Bool { true }

  #if canImport(UIKit)
    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      enterContainer()
    }
  #else
    override func viewDidMoveToSuperview() {
      super.viewDidMoveToSuperview()
      enterContainer()
    }
  #endif

  /// Fills a new container, and lets go of the layout without one.
  private func enterContainer() {
    held = superview == nil ? nil : tracked
    guard let container = superview else { return }
    frame = container.bounds
    #if canImport(UIKit)
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let area: any AutoLayoutKitItem = (container as? UIScrollView)?.frameLayoutGuide ?? container
    #else
      autoresizingMask = [.width, .height]
      let area = container
    #endif
    if area !== container || !container.autoresizesSubviews {
      translatesAutoresizingMaskIntoConstraints = false
      for edge in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
        NSLayoutConstraint(
          item: self, attribute: edge, relatedBy: .equal, toItem: area, attribute: edge, multiplier: 1,
          constant: 0
        ).isActive = true
      }
    }
    if isDue { setNeedsReplace() }
  }

  /// Makes the block run before the next layout.
  func setNeedsReplace() {
    isDue = true
    #if canImport(UIKit)
      setNeedsUpdateConstraints()
      superview?.setNeedsLayout()
    #else
      needsUpdateConstraints = true
      superview?.needsLayout = true
    #endif
  }

  override func updateConstraints() {
    if isDue, let superview, !AutoLayoutKitConstraintGroup.mustWait(self) { run(in: superview) }
    super.updateConstraints()
  }

  var runsBlockAgain: Bool { true }

  /// True if the keeper runs the block of a layout.
  func keeps(_ other: any AutoLayoutKitTrackedLayout) -> Bool { tracked === other }

  func groupWillInstall(_ group: AutoLayoutKitConstraintGroup, in container: AutoLayoutKitView) {
    enter(container)
  }

  private func enter(_ container: AutoLayoutKitView) {
    guard superview !== container else { return }
    #if canImport(UIKit)
      container.insertSubview(self, at: 0)
    #else
      container.addSubview(self, positioned: .below, relativeTo: nil)
    #endif
  }

  func groupDidUninstall() {
    hasEnded = true
    removeFromSuperview()
  }

  func blocksDidEnd() { if isDue { setNeedsReplace() } }

  /// Runs the block; the first run adds the keeper to the container.
  func run(in container: AutoLayoutKitView) {
    isDue = false
    guard owner != nil, let tracked else { return removeFromSuperview() }
    conditions = []
    #if canImport(UIKit)
      traits = [:]
    #endif
    self.container = container
    hasEnded = false
    (hiddenStates, earlierStates) = ([:], hiddenStates)
    Self.running.append(self)
    tracked.replace(in: container, file: place.file, line: place.line) { make in
      make.observe(self)
      whileObserving { block(make) }
    }
    Self.running.removeLast()
    // A group has told the keeper of its installation; no other layout tells it.
    if !(tracked is AutoLayoutKitConstraintGroup), !hasEnded { enter(container) }
    earlierStates = [:]
    #if canImport(UIKit)
      registerForTraits()
      setNeedsLayout()
    #else
      needsLayout = true
    #endif
    if let view = hiddenStates.values.first(where: \.isOutdated)?.view {
      runAgain(afterChangeOf: "\(AutoLayoutKitReport.name(of: view)).isHidden")
    }
  }

  /// Makes the block run again because a run has changed an answer that it was given; after several such runs
  /// reports it, and returns false.
  @discardableResult
  private func runAgain(afterChangeOf call: String) -> Bool {
    changesInARow += 1
    if changesInARow > Self.changesAllowedInARow {
      changesInARow = 0
      place.report(.unstableAnswer, call)
      return false
    }
    setNeedsReplace()
    return true
  }

  /// Calls `body`; a change of an observable property that it reads makes the block run again.
  private func whileObserving(_ body: () -> Void) {
    #if canImport(Observation)
      if #available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) {
        let (run, earlier) = (ObservedRun(), observedRun as? ObservedRun)
        observedRun = run
        earlier?.end()
        let id = ObjectIdentifier(run)
        return withObservationTracking {
          run.access()
          body()
        } onChange: { [weak self] in
          Self.onMainActor { [weak self] in
            let latest = self?.observedRun as? ObservedRun
            if latest.map(ObjectIdentifier.init) == id { self?.setNeedsReplace() }
          }
        }
      }
    #endif
    body()
  }

  #if !canImport(Darwin)
    /// A mark of the main queue, which any thread may serve here.
    nonisolated private static let mainQueue: DispatchSpecificKey<Void> = {
      let key = DispatchSpecificKey<Void>()
      DispatchQueue.main.setSpecific(key: key, value: ())
      return key
    }()
  #endif

  nonisolated private static var isOnMainThread: Bool {
    #if canImport(Darwin)
      Thread.isMainThread
    #else
      DispatchQueue.getSpecific(key: mainQueue) != nil
    #endif
  }

  /// Calls `body` on the main actor: at once if this is the main thread, and before iOS 17 and macOS 14 soon.
  nonisolated private static func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
    #if canImport(Observation)  // the SDKs of iOS 17 and macOS 14
      if #available(iOS 17, macOS 14, tvOS 17, visionOS 1, *), isOnMainThread {
        return MainActor.assumeIsolated(body)
      }
    #endif
    Task { @MainActor in body() }
  }

  func blockDidRead(isHidden: Bool, of view: AutoLayoutKitView) {
    let id = ObjectIdentifier(view)
    let known = hiddenStates[id] ?? earlierStates[id]
    let observation =
      known?.view === view
      ? known?.observation
      : view.observe(\.isHidden) { [weak self] _, _ in
        Self.onMainActor { [weak self] in self?.checkHiddenViews() }
      }
    hiddenStates[id] = observation.map { HiddenState(view: view, isHidden: isHidden, observation: $0) }
  }

  private func checkHiddenViews() {
    if !isRunning, hiddenStates.values.contains(where: \.isOutdated) { setNeedsReplace() }
  }

  #if canImport(UIKit)
    override var frame: CGRect { didSet { checkConditions() } }
    override var bounds: CGRect { didSet { checkConditions() } }

    override func layoutSubviews() {
      super.layoutSubviews()
      checkConditions()
    }
  #else
    override func setFrameSize(_ size: NSSize) {
      super.setFrameSize(size)
      checkConditions()
    }

    override func layout() {
      super.layout()
      checkConditions()
    }
  #endif

  /// Makes the block run again if the size of the container changes an answer.
  private func checkConditions() {
    guard !isDue, let size = superview?.bounds.size, size != unstableSize else { return }
    unstableSize = nil
    guard let changed = conditions.first(where: { $0.holds(in: size) != $0.answer }) else {
      changesInARow = 0
      return
    }
    if !runAgain(afterChangeOf: changed.text) { unstableSize = size }
  }

  #if canImport(UIKit)
    private func checkTraits() {
      guard let now = superview?.traitCollection else { return }
      if traits.contains(where: { now[keyPath: $0] as? AnyHashable != $1 }) { setNeedsReplace() }
    }

    private func registerForTraits() {
      #if canImport(Observation)  // the SDKs of iOS 17
        guard #available(iOS 17, tvOS 17, *), registeredTraits != Set(traits.keys) else { return }
        registeredTraits = Set(traits.keys)
        if let registration = registration as? any UITraitChangeRegistration {
          unregisterForTraitChanges(registration)
        }
        let types = registeredTraits.compactMap { AutoLayoutKitTraits.types[$0] }
        registration = registerForTraitChanges(types) { (keeper: AutoLayoutKitBlockKeeper, _) in
          keeper.checkTraits()
        }
      #endif
    }

    // Outside of a window, the traits of a view can be those of its past.
    override func didMoveToWindow() {
      super.didMoveToWindow()
      checkTraits()
    }

    // Before iOS 17.
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      if #unavailable(iOS 17, tvOS 17) { checkTraits() }
    }
  #endif

  deinit {
    #if canImport(Observation)
      if #available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) { (observedRun as? ObservedRun)?.end() }
    #endif
  }
}

#if canImport(Observation)
  /// A property that a run of a block reads beside those of the app.
  ///
  /// A change of it ends the observation of all of them, which otherwise lasts until one of the others
  /// changes.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  nonisolated private final class ObservedRun: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var isOver: Bool { false }

    func access() { registrar.access(self, keyPath: \.isOver) }
    func end() { registrar.withMutation(of: self, keyPath: \.isOver) {} }

    deinit {}
  }
#endif

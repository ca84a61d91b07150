import HeadlessUIKit
import UIKit

/// A recording built again on the headless UIKit and laid out.
@MainActor final class Rebuilding {
  /// The source of the sizes of texts.
  enum Texts {
    /// The recording: only the constraints and the geometry of containers are tested.
    case pinned
    /// The headless UIKit, in pixels of the device or in whole points, because canvases recorded both.
    case measured, measuredInWholePoints
  }

  /// The rebuilt views by the identifiers of the recorded ones.
  private(set) var views: [String: UIView] = [:]
  /// The number of conflicts that the layout reported.
  private(set) var conflictCount = 0
  private let recording: Recording
  private let texts: Texts
  private var guides: [String: UILayoutGuide] = [:]
  private let window: UIWindow

  private init(_ recording: Recording, texts: Texts) {
    self.recording = recording
    self.texts = texts
    window = UIWindow(frame: CGRect(origin: .zero, size: recording.root.rect.size))
  }

  /// Builds a recording on its device, lays it out, and returns what `body` reads from it.
  static func read<Result>(_ recording: Recording, texts: Texts, _ body: (Rebuilding) -> Result) -> Result {
    let size = recording.root.rect.size
    let safeArea = recording.screenSafeArea
    // A root without a safe area may be smaller than the screen, which decides the margins.
    return HeadlessLayout.onScreen(
      size: safeArea == .zero ? recording.screenSize ?? size : size, scale: recording.scale,
      safeArea: safeArea,
      idiom: recording.device?.hasPrefix("ipad") == true ? .pad : .phone,
      contentSizeCategory: recording.extraSmall != nil ? .extraSmall : .large, system: recording.system
    ) {
      let rebuilding = Rebuilding(recording, texts: texts)
      rebuilding.layOut()
      defer {
        // The window would otherwise keep its views laid out.
        rebuilding.window.rootViewController = nil
        rebuilding.window.isHidden = true
      }
      return body(rebuilding)
    }
  }

  private func layOut() {
    let (conflicts, log) = (HeadlessLayout.conflictHandler, HeadlessLayout.logHandler)
    defer { (HeadlessLayout.conflictHandler, HeadlessLayout.logHandler) = (conflicts, log) }
    HeadlessLayout.conflictHandler = { [unowned self] _ in conflictCount += 1 }
    HeadlessLayout.logHandler = { _ in }
    let root = make(recording.root, isRoot: true)
    addControllerGuides(to: root)
    show(root)
    if let margins = recording.rootMargins {
      root.insetsLayoutMarginsFromSafeArea = false
      root.layoutMargins = ViewMaker.insets(margins)
    }
    NSLayoutConstraint.activate(recording.constraints.compactMap(constraint))
    window.layoutIfNeeded()
  }

  private func show(_ root: UIView) {
    if recording.kind == .scene {
      let controller = UIViewController()
      controller.view = root
      window.rootViewController = controller
    } else {
      window.addSubview(root)
    }
    window.isHidden = false
  }

  // Views

  private func make(_ recorded: RecordedView, isRoot: Bool = false) -> UIView {
    let view = ViewMaker.view(
      of: recorded, isPinned: texts == .pinned, countsWholePoints: texts == .measuredInWholePoints)
    view.frame = isRoot ? CGRect(origin: .zero, size: recorded.rect.size) : recorded.rect
    register(view, as: recorded)
    for subview in recorded.subviews ?? [] { add(subview, to: view) }
    return view
  }

  private func register(_ view: UIView, as recorded: RecordedView) {
    if let id = recorded.identifier { views[id] = view }
    for (kind, id) in recorded.guides ?? [:] {
      guard let id else { continue }
      switch kind {
      case "safeArea": guides[id] = view.safeAreaLayoutGuide
      case "contentLayoutGuide": guides[id] = (view as? UIScrollView)?.contentLayoutGuide
      case "frameLayoutGuide": guides[id] = (view as? UIScrollView)?.frameLayoutGuide
      default: break
      }
    }
  }

  private func add(_ recorded: RecordedView, to superview: UIView) {
    if let content = contentView(recorded, of: superview) {
      ViewMaker.setMargins(of: content, recorded)
      register(content, as: recorded)
      for subview in recorded.subviews ?? [] { add(subview, to: content) }
      return
    }
    let view = make(recorded)
    if let stack = superview as? UIStackView {
      stack.addArrangedSubview(view)
    } else {
      superview.addSubview(view)
      if recorded.translatesMask == nil { view.autoresizingMask = mask(recorded.mask ?? []) }
    }
    if recorded.translatesMask != nil { view.translatesAutoresizingMaskIntoConstraints = false }
  }

  /// The view that its superview has made for its content, if the recorded view is one.
  private func contentView(_ recorded: RecordedView, of superview: UIView) -> UIView? {
    guard recorded.isContentView != nil || recorded.element.hasSuffix("CellContentView") else { return nil }
    return switch superview {
    case let view as UIVisualEffectView: view.contentView
    case let view as UITableViewCell: view.contentView
    case let view as UICollectionViewCell: view.contentView
    default: nil
    }
  }

  private func mask(_ words: [String]) -> UIView.AutoresizingMask {
    words.reduce(into: []) { mask, word in
      switch word {
      case "flexibleMinX": mask.insert(.flexibleLeftMargin)
      case "widthSizable": mask.insert(.flexibleWidth)
      case "flexibleMaxX": mask.insert(.flexibleRightMargin)
      case "flexibleMinY": mask.insert(.flexibleTopMargin)
      case "heightSizable": mask.insert(.flexibleHeight)
      default: mask.insert(.flexibleBottomMargin)
      }
    }
  }

  // Constraints

  private func addControllerGuides(to root: UIView) {
    for (side, id) in recording.root.controllerGuides ?? [:] {
      let guide = UILayoutGuide()
      root.addLayoutGuide(guide)
      let length = recording.guideLengths?[side == "top" ? 0 : 1] ?? 0
      let place =
        side == "top"
        ? guide.topAnchor.constraint(equalTo: root.topAnchor)
        : guide.bottomAnchor.constraint(equalTo: root.bottomAnchor)
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        guide.widthAnchor.constraint(equalToConstant: 0), place,
        guide.heightAnchor.constraint(equalToConstant: length),
      ])
      guides[id] = guide
    }
  }

  private func item(_ id: String) -> AnyObject? { guides[id] ?? views[id] }

  /// Returns the constraint; nil if it needs an item or an attribute that is not recorded.
  private func constraint(_ recorded: RecordedConstraint) -> NSLayoutConstraint? {
    guard let first = item(recorded.first),
      let attribute = RecordedConstraint.attribute(recorded.firstAttribute)
    else { return nil }
    var second: AnyObject?
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    if let id = recorded.second {
      guard let item = item(id), let found = RecordedConstraint.attribute(recorded.secondAttribute)
      else { return nil }
      (second, secondAttribute) = (item, found)
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: recorded.relatedBy, toItem: second,
      attribute: secondAttribute, multiplier: recorded.multiplier ?? 1, constant: recorded.constant ?? 0)
    constraint.priority = UILayoutPriority(recorded.priority ?? 1000)
    return constraint
  }
}

extension Recording {
  /// The size of the screen of the device, in points; nil if the recording names no device.
  fileprivate var screenSize: CGSize? {
    device.flatMap { Self.screens[$0] }.map { CGSize(width: $0.0, height: $0.1) }
  }

  private static let screens: [String: (CGFloat, CGFloat)] = [
    "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667), "retina5_5": (414, 736),
    "retina5_9": (375, 812), "retina6_0": (390, 844), "retina6_1": (414, 896), "retina6_5": (414, 896),
    "retina6_12": (393, 852), "retina6_3": (402, 874), "retina6_7": (428, 926), "retina6_72": (430, 932),
    "ipad9_7": (768, 1024), "ipad11_0rounded": (834, 1194), "ipad12_9rounded": (1024, 1366),
  ]

  /// The safe area of the screen; a cell is recorded without its table, away from the edges.
  @MainActor fileprivate var screenSafeArea: UIEdgeInsets {
    guard kind == .scene || kind == .xib, let safeArea else { return .zero }
    return ViewMaker.insets(safeArea)
  }
}

#if canImport(UIKit)
  import AutoLayoutKit
  import UIKit

  /// A view or guide of a layout, with what was read of it.
  @MainActor final class FrameItem {
    /// The traits of an item that decide about the rows of the structure.
    nonisolated struct Traits: Hashable, Sendable {
      /// True if the alignment rectangle is not the frame.
      var isAligned = false
      var hasContent = Pair(x: false, y: false)
      var hugging = Pair<Float>(x: 0, y: 0)
      var resistance = Pair<Float>(x: 0, y: 0)
    }

    let kind: FrameItemKind
    /// The number of the item in whose coordinates this one is; -1 for the container.
    let parent: Int
    /// True for a scroll view, whose items are counted from the corner of its content.
    let scrolls: Bool
    /// The view, if it is inside the container.
    let ownView: UIView?
    private let ownGuide: UILayoutGuide?
    /// The container, or a view outside of it, which may keep the layout.
    private let outsideView: UnretainedView?
    /// A guide of such a view.
    private let outsideGuide: WeakGuide?

    private(set) var traits = Traits()
    /// The number of changes to the traits.
    private(set) var changes = 0
    /// The number of changes to the content.
    private(set) var contents = 0
    /// The size of the content as of the last layout, without a limit of its width; negative for none.
    private(set) var content = CGSize(width: -1, height: -1)
    /// True if the height of the content follows from its width.
    private(set) var followsWidth = false
    /// The insets of the alignment rectangle inside the frame.
    private(set) var alignment = UIEdgeInsets.zero
    /// The text of a label that was read last.
    private var text: NSAttributedString?
    private var lines = 0
    /// The version of the content that was read.
    private var version: UInt32?
    /// The baselines that the last layout has used.
    private var baselines: (first: CGFloat, last: CGFloat)?

    init(_ object: AnyObject?, _ kind: FrameItemKind, _ parent: Int, isKept: Bool) {
      (self.kind, self.parent) = (kind, parent)
      let view = object as? UIView
      scrolls = kind != .container && view is UIScrollView
      ownView = isKept ? view : nil
      ownGuide = isKept && view == nil ? object as? UILayoutGuide : nil
      outsideView = isKept ? nil : view.map(UnretainedView.init)
      outsideGuide = isKept || view != nil ? nil : WeakGuide(object as? UILayoutGuide)
    }

    var view: UIView? { ownView ?? outsideView?.view }
    var guide: UILayoutGuide? { ownGuide ?? outsideGuide?.guide }
    var object: AnyObject? { view ?? guide }
    var item: (any AutoLayoutKitItem)? { view ?? guide }

    /// The corner from which the items in the view are counted: the content's in a scroll view.
    func corner(of view: UIView) -> CGPoint {
      (kind == .container ? view is UIScrollView : scrolls) ? .zero : view.bounds.origin
    }

    /// True if text runs from right to left in the view, or in the one around the guide.
    var isRightToLeft: Bool {
      (view ?? guide?.owningView)?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    // MARK: Reading

    /// Reads the alignment rectangle, and for a view that a verb places the content and its priorities, if
    /// they may have changed.
    ///
    /// - Parameter isForced: True if the screen has other pixels, to which sizes of texts are rounded.
    func readContent(isForced: Bool) {
      guard let view else { return }
      if let version = view.contentVersion {
        if version == self.version, !isForced { return }
        self.version = version
      }
      let former = content
      var new = Traits()
      alignment = view.insetsOfAlignment
      new.isAligned = alignment != .zero
      defer { if new != traits { (traits, changes) = (new, changes + 1) } }
      guard kind == .placed else { return }
      let size = view.intrinsicContentSize
      // A number that is not finite is no content.
      content = CGSize(
        width: size.width.isFinite ? size.width : -1, height: size.height.isFinite ? size.height : -1)
      new.hasContent = Pair(x: content.width >= 0, y: content.height >= 0)
      let (follows, isText) = (new.hasContent.y && view.heightFollowsWidth, view is UILabel)
      // Without a version, a content of several lines that is no label may be another one at each layout.
      if version != nil || isForced || isOtherText(view) || (follows && !isText) || follows != followsWidth
        || content != former
      {
        contents += 1
      }
      followsWidth = follows
      if new.hasContent.x { read(view, .horizontal, &new) }
      if new.hasContent.y { read(view, .vertical, &new) }
    }

    /// True if a label has another text or font than in the last layout; its size alone may be the same.
    private func isOtherText(_ view: UIView) -> Bool {
      guard let label = view as? UILabel, let text = label.attributedText else { return false }
      defer { (self.text, lines) = (text, label.numberOfLines) }
      return text != self.text || label.numberOfLines != lines
    }

    /// The traits with the priorities of a content along both axes, which the view need not have yet.
    var traitsWithPriorities: Traits {
      var traits = traits
      for axis in Axis.both { if let ownView { read(ownView, axis, &traits) } }
      return traits
    }

    private func read(_ view: UIView, _ axis: Axis, _ traits: inout Traits) {
      traits.hugging[axis] = view.contentHuggingPriority(for: axis).rawValue
      let resists = view.contentCompressionResistancePriority(for: axis).rawValue
      traits.resistance[axis] = view.resistsCompressionFirst && resists < 999 ? resists.nextUp : resists
    }

    /// Appends the inputs of the item, in the order of the structure; the size of the container is none.
    ///
    /// - Parameter container: The container, in which the frames of views outside of it are measured.
    func appendInputs(to values: inout [Double], in container: UIView?) {
      switch kind {
      case .given:
        let frame = givenFrame(in: container)
        for number in [frame.minX, frame.width, frame.minY, frame.height] { values.append(Double(number)) }
      case .area:
        // The size of the view around it is that of the alignment rectangle.
        let (outer, inner) = (guide?.owningView?.insetsOfAlignment ?? .zero, guide?.insetsInOwner ?? .zero)
        let sum = Pair(
          x: outer.left + outer.right - inner.left - inner.right,
          y: outer.top + outer.bottom - inner.top - inner.bottom)
        // The items of a scroll view are counted from the corner of its content.
        let origin = (guide?.owningView as? UIScrollView)?.bounds.origin ?? .zero
        for number in [
          origin.x + inner.left, sum.x, origin.y + inner.top, sum.y,
        ] {
          values.append(Double(number))
        }
      case .container, .content, .guide: break
      case .placed:
        if traits.hasContent.x { values.append(Double(content.width)) }
        if traits.hasContent.y { values.append(Double(content.height)) }
      }
    }

    /// The frame of a view that the block does not place, from the corner of the view around it.
    private func givenFrame(in container: UIView?) -> CGRect {
      guard let view else { return .zero }
      // The frame without the transform of the view, as constraints have it.
      let (size, anchor) = (view.bounds.size, view.layer.anchorPoint)
      let origin = CGPoint(
        x: view.center.x - size.width * anchor.x, y: view.center.y - size.height * anchor.y)
      var frame = view.alignmentRect(forFrame: CGRect(origin: origin, size: size))
      let above = ownView == nil ? container : view.superview
      if ownView == nil { frame = container?.convert(frame, from: view.superview) ?? frame }
      let corner = above is UIScrollView ? .zero : above?.bounds.origin ?? .zero
      return frame.offsetBy(dx: -corner.x, dy: -corner.y)
    }

    /// True if the item is in the tree of a view, or is a guide of the block.
    func sharesTree(with container: UIView) -> Bool {
      guard kind == .given || kind == .area, ownView == nil, ownGuide == nil else { return true }
      guard let view = view ?? guide?.owningView else { return true }
      return view.topOfTree === container.topOfTree
    }

    /// True if the item is there; the container always is.
    var exists: Bool { kind == .container || object != nil }

    // MARK: Texts and baselines

    /// Returns a length of a text that may be this wide.
    func measure(_ length: FrameSolver.TextLength, within width: CGFloat) -> CGFloat? {
      switch length {
      case .longestLine: ownView?.longestLine(within: width)
      case .height: (width > 0 ? ownView?.height(ofContentAtWidth: width) : nil) ?? content.height
      }
    }

    /// Returns an input that moves the constant of a row.
    func shift(_ source: RowShift.Source) -> Double {
      switch source {
      case .alignment(.horizontal): Double(alignment.left)
      case .alignment: Double(alignment.top)
      case .offset(let axis): Double((axis == .horizontal ? view?.bounds.minX : view?.bounds.minY) ?? 0)
      case .firstBaseline: Double(baseline(isFirst: true))
      case .lastBaseline: Double(baseline(isFirst: false))
      }
    }

    /// Measures the baselines at a width.
    func measureBaselines(atWidth width: CGFloat) {
      baselines = view?.baselines(atWidth: width > 0 ? width : view?.bounds.width ?? 0)
    }

    private func baseline(isFirst: Bool) -> CGFloat {
      let offsets = baselines ?? view?.baselines(atWidth: view?.bounds.width ?? 0) ?? (0, 0)
      let offset = isFirst ? offsets.first : offsets.last
      return offset == 0 ? 0 : offset - (isFirst ? alignment.top : alignment.bottom)
    }

    deinit {}
  }

  /// A guide that is not retained.
  private final class WeakGuide {
    weak var guide: UILayoutGuide?
    init(_ guide: UILayoutGuide?) { self.guide = guide }
    deinit {}
  }
#endif

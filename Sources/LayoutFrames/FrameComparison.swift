#if canImport(UIKit)
  import AutoLayoutKit
  import UIKit

  /// The views of a layout once more, with constraints: the oracle of `LayoutFrames.isComparing`.
  ///
  /// Each item has a view of its own, as deep in the tree and with the content of the one it stands for.
  @MainActor struct FrameComparison {
    /// A view that stands for another one: a copy of a label, whose text is broken into lines, or a view with
    /// the same content.
    private final class StandIn: UIView {
      private let size: CGSize
      private let insets: UIEdgeInsets

      init(_ size: CGSize, _ insets: UIEdgeInsets) {
        (self.size, self.insets) = (size, insets)
        super.init(frame: .zero)
      }

      @available(*, unavailable)
      required init?(coder: NSCoder) { return nil }
      override var intrinsicContentSize: CGSize { size }
      override var alignmentRectInsets: UIEdgeInsets { insets }

      deinit {}
    }

    private let root: UIView
    private let container: UIView
    /// The stand-ins of the items: views and guides.
    private var doubles: [AnyObject]

    /// Makes the stand-ins and their constraints, for bounds of this size.
    ///
    /// - Parameter places: The index of each item in the order of the tree; it decides where a layout leaves
    ///   something open.
    init(_ plan: AutoLayoutKitPlan, _ items: [FrameItem], _ places: [Int], _ container: UIView) {
      self.container = container
      root = StandIn(CGSize(width: -1, height: -1), container.insetsOfAlignment)
      root.bounds.size = container.bounds.size
      root.semanticContentAttribute =
        container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? .forceRightToLeft : .forceLeftToRight
      doubles = items.map { $0.guide == nil ? Self.double(of: $0) : UILayoutGuide() }
      doubles[0] = root
      var constraints: [NSLayoutConstraint] = []
      for index in items.indices.sorted(by: { places[$0] < places[$1] }) where items[index].parent >= 0 {
        guard let parent = doubles[items[index].parent] as? UIView else { continue }
        if let view = doubles[index] as? UIView { parent.addSubview(view) }
        if let guide = doubles[index] as? UILayoutGuide { parent.addLayoutGuide(guide) }
        constraints += fixed(items[index], doubles[index], parent)
      }
      constraints += plan.constraints(of: doubles)
      NSLayoutConstraint.activate(constraints)
      root.layoutIfNeeded()
    }

    private static func double(of item: FrameItem) -> UIView {
      let view: UIView
      if let label = item.view as? UILabel, item.followsWidth {
        let copy = UILabel()
        copy.font = label.font
        copy.numberOfLines = label.numberOfLines
        copy.lineBreakMode = label.lineBreakMode
        copy.attributedText = label.attributedText
        view = copy
      } else {
        view = StandIn(item.content, item.view?.insetsOfAlignment ?? .zero)
      }
      view.translatesAutoresizingMaskIntoConstraints = false
      for axis in Axis.both where item.traits.hasContent[axis] {
        view.setContentHuggingPriority(UILayoutPriority(item.traits.hugging[axis]), for: axis)
        view.setContentCompressionResistancePriority(
          UILayoutPriority(item.traits.resistance[axis]), for: axis)
      }
      return view
    }

    /// The constraints of an item that is an input.
    private func fixed(_ item: FrameItem, _ double: AnyObject, _ parent: UIView) -> [NSLayoutConstraint] {
      var numbers: [Double] = []
      item.appendInputs(to: &numbers, in: container)
      // The edges of the view around it are those of the alignment rectangle.
      let corner = parent.insetsOfAlignment
      func tie(_ attribute: Attribute, _ other: Attribute, _ constant: Double) -> NSLayoutConstraint {
        NSLayoutConstraint(
          item: double, attribute: attribute, relatedBy: .equal,
          toItem: other == .notAnAttribute ? nil : parent, attribute: other, multiplier: 1, constant: constant
        )
      }
      switch item.kind {
      case .given:
        return [
          tie(.left, .left, numbers[0] - corner.left), tie(.width, .notAnAttribute, numbers[1]),
          tie(.top, .top, numbers[2] - corner.top),
          tie(.height, .notAnAttribute, numbers[3]),
        ]
      case .area:
        return [
          tie(.left, .left, numbers[0] - corner.left), tie(.width, .width, numbers[1]),
          tie(.top, .top, numbers[2] - corner.top), tie(.height, .height, numbers[3]),
        ]
      case .content: return [tie(.left, .left, 0), tie(.top, .top, 0)]
      case .container, .placed, .guide: return []
      }
    }

    /// Returns the number of the first item whose box is another one, and its box by constraints.
    func difference(from boxes: [CGRect], _ items: [FrameItem]) -> (item: Int, box: CGRect)? {
      for (index, item) in items.enumerated() where item.kind == .placed {
        guard let view = doubles[index] as? UIView else { continue }
        let frame = view.alignmentRect(forFrame: view.frame)
        let box = boxes[index]
        let distances = [
          frame.minX - box.minX, frame.minY - box.minY, frame.width - box.width, frame.height - box.height,
        ]
        // The frames are rounded to pixels.
        if distances.contains(where: { abs($0) > 1 }) { return (index, frame) }
      }
      return nil
    }
  }

  extension LayoutFrames {
    /// True if each layout is compared with the same block as constraints, on copies of the views; false at
    /// first.
    ///
    /// A view that differs by more than a point is reported with the line of its verb. Use it for debugging
    /// only: a layout takes many times as long. Views with baselines and offsets of scroll views are not
    /// compared.
    public static var isComparing = false

    /// Reports the first view that constraints place otherwise.
    func compare(_ system: FrameSystem, in container: UIView) {
      let (plan, items, boxes) = (system.shared.sentences, system.items, system.boxes)
      let usesBaselines = plan.equations.contains {
        [.firstBaseline, .lastBaseline].contains($0.firstAttribute)
          || [.firstBaseline, .lastBaseline].contains($0.secondAttribute)
      }
      if usesBaselines || items.contains(where: \.scrolls) { return }
      let comparison = FrameComparison(plan, items, system.shared.places, container)
      guard let (item, box) = comparison.difference(from: boxes, items) else { return }
      let call = plan.equations.first { $0.first == item }.map { plan.calls[$0.call] }
      let place = call.map { "\($0.fileAndLine): " } ?? ""
      let name = items[item].item.map(AutoLayoutKitReport.name(of:)) ?? "a view"
      AutoLayoutKitReport.handler(
        AutoLayoutKitReport(
          .custom, verb: call?.verb ?? "", item: items[item].item, file: call?.file ?? "",
          line: call?.line ?? 0, "\(place)\(name) has the frame \(boxes[item]), by constraints \(box)."))
    }
  }
#endif

import HeadlessUIKit
import UIKit

extension RandomCalls {
  /// The calls that query a layout, including pictures of it in characters.
  static var questionCalls: [Call] { fittingCalls + ambiguityCalls + formatCalls }

  private static var fittingCalls: [Call] {
    [
      Call("systemLayoutSizeFitting", 20) { world in
        let size = world.view().systemLayoutSizeFitting(
          CGSize(width: world.size(), height: world.size()), withHorizontalFittingPriority: world.priority(),
          verticalFittingPriority: world.priority())
        world.expect(size, "a fitting size")
      },
      Call("fitting constants", 8) { world in
        let target = world.pick([UIView.layoutFittingCompressedSize, UIView.layoutFittingExpandedSize])
        world.expect(world.view().systemLayoutSizeFitting(target), "the size that fits \(target)")
      },
      Call("contents", 8) { world in
        let view = world.view()
        let content = view.intrinsicContentSize
        world.expect(
          content.width.isFinite && content.height.isFinite, "the content of \(view) is \(content)")
        let fitting = view.sizeThatFits(CGSize(width: world.length(), height: world.size()))
        world.expect(fitting.width.isFinite && fitting.height.isFinite, "\(view) likes \(fitting) best")
        let frame = view.frame(forAlignmentRect: view.alignmentRect(forFrame: view.frame))
        world.expect(frame, "the frame of an alignment rectangle of \(view)")
        _ = (view.forFirstBaselineLayout, view.forLastBaselineLayout)
      },
      Call("questions", 5) { world in
        let (one, other) = (world.view(), world.view())
        _ = (
          one.isDescendant(of: other), one.viewWithTag(3), one.window, one.next,
          one.convert(one.bounds, to: other), "\(one)", "\(world.constraints)"
        )
        _ = (
          one.effectiveUserInterfaceLayoutDirection, one.traitCollection, one.safeAreaInsets,
          one.layoutMargins, one.needsUpdateConstraints()
        )
      },
    ]
  }

  private static var ambiguityCalls: [Call] {
    [
      Call("hasAmbiguousLayout", 4) { world in
        _ = world.view().hasAmbiguousLayout
        _ = world.guides.last?.hasAmbiguousLayout
      },
      Call("exerciseAmbiguityInLayout", 4) { world in
        world.view().exerciseAmbiguityInLayout()
        world.layouts += 1
      },
      Call("constraintsAffectingLayout", 2) { world in
        let view = world.view()
        let top = world.top(of: view)
        // The call tests every constraint of the tree in turn.
        guard world.views.count(where: { $0.isDescendant(of: top) }) < 12 else { return }
        let affecting = view.constraintsAffectingLayout(for: world.axis())
        world.expect(affecting.allSatisfy(\.isActive), "a constraint that is not active affects the layout")
        if let guide = world.guides.last, guide.owningView?.isDescendant(of: top) ?? true {
          _ = guide.constraintsAffectingLayout(for: world.axis())
        }
      },
    ]
  }

  private static var formatCalls: [Call] {
    [
      Call("visual format", 12) { world in
        let views = world.namedViews()
        let format = world.format(isRight: true)
        let options = world.formatOptions()
        let metrics: [String: Any] = ["gap": Double(world.length()), "five": 5]
        guard
          NSLayoutConstraint.mistake(inVisualFormat: format, options: options, metrics: metrics, views: views)
            == nil
        else { return }
        let made = NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: views)
        for constraint in made { world.keepAsItIs(constraint) }
      },
      Call("wrong format", 8) { world in
        let format = world.format(isRight: false)
        let mistake = NSLayoutConstraint.mistake(
          inVisualFormat: format, options: world.formatOptions(), views: world.namedViews())
        guard let mistake else { return }
        world.expect(
          mistake.hasPrefix("Unable to parse constraint format:"), "the mistake in \(format) is: \(mistake)")
      },
    ]
  }

  private func namedViews() -> [String: Any] {
    ["a": view(), "b": inner() ?? view(), "c": guides.last ?? view(), "_d1": inner() ?? view()]
  }

  /// Returns a format, usually a valid one; with `isRight` false, one whose characters are mixed.
  private func format(isRight: Bool) -> String {
    let parts = [
      "[a]", "[b(>=20)]", "[c(==a)]", "[_d1(gap@750,<=100)]", "-", "-8-", "-(>=gap@300,<=50)-", "-five-",
      "[b(0)]",
    ]
    var text = pick(["", "H:", "V:"]) + pick(["", "|", "|-", "|-20-"])
    for index in 0..<int(1..<5) {
      if index > 0, bool() { text += parts[int(4..<8)] }
      text += pick(Array(parts[..<4] + parts[8...]))
    }
    text += pick(["", "|", "-|", "-(-3)-|"])
    guard !isRight else { return text }
    var signs = Array(text)
    for _ in 0..<int(1..<4) where !signs.isEmpty {
      let index = int(0..<signs.count)
      if bool() {
        signs.remove(at: index)
      } else {
        signs.insert(pick(Array("[]|-()@<>=.,5aV:H ^é👍\n\u{0}")), at: index)
      }
    }
    return String(signs)
  }

  private func formatOptions() -> NSLayoutConstraint.FormatOptions {
    pick([
      [], [], .alignAllCenterY, [.alignAllTop, .alignAllBottom], .alignAllLeading, .directionRightToLeft,
      .spacingBaselineToBaseline,
    ])
  }
}

import AutoLayoutKit
import LayoutPlatform
import LayoutWords

#if canImport(UIKit)
  private typealias StackView = UIStackView
#elseif canImport(AppKit)
  private typealias StackView = NSStackView
#endif

private typealias StackLine = (
  site: ConstraintSite, axis: CheckedAxis, constraint: NSLayoutConstraint, view: AutoLayoutKitView
)

// Lines about views that a stack view arranges.
extension CheckedTree {
  /// These are intended: a size of an arranged view that the stack view takes over, and an edge across the
  /// stack view beside an alignment that leaves it open.
  func linesInStacks() -> [Finding] {
    lazy var contradicting = conflictingSystem?.contradictingConstraints ?? []
    return views.indices.flatMap { index -> [Finding] in
      guard let stack = views[index].view as? StackView else { return [] }
      let lines = stack.arrangedSubviews.flatMap { view in
        CheckedAxis.allCases.flatMap { axis in
          constraints.of(view, axis).compactMap { constraint -> StackLine? in
            guard let site = constraint.site, constraint.priority.rawValue >= 1000,
              stack.overrides(constraint, about: view, axis),
              !constraint.firstAttribute.isSize || contradicting.contains(constraint)
            else { return nil }
            return (site, axis, constraint, view)
          }
        }
      }
      return lines.grouped { $0.site.call == $1.site.call && $0.axis == $1.axis }
        .map { finding($0, in: index, stack) }
    }
  }

  func arrangesSubviews(_ view: AutoLayoutKitView) -> Bool {
    (view as? StackView).map { !$0.arrangedSubviews.isEmpty } ?? false
  }

  func sentence(aboutSubviewNotArranged index: Int) -> String? {
    guard let parent = views[index].parent, arrangesSubviews(views[parent].view) else { return nil }
    return "\(name(index)) is inside the stack view \(name(parent)), which does not arrange it. Write"
      + " \(plainName(parent)).addArrangedSubview(\(plainName(index))) and not addSubview."
  }

  private func finding(_ lines: [StackLine], in index: Int, _ stackView: StackView) -> Finding {
    let (line, views) = (lines[0], lines.map(\.view).eachOnce)
    let stack = "the stack view \(name(index))"
    let arranged = views.map { name(of: $0) }.shortList
    let words = line.axis.words
    let pronoun = views.count == 1 ? "it" : "them"
    let sentence: String
    if line.constraint.firstAttribute.isSize {
      let isAlong = stackView.axisOfViews == line.axis
      let size = isAlong ? "equally \(words.extent) (fillEqually)" : "as \(words.extent) as itself (fill)"
      let other = isAlong ? "distribution, such as .fill" : "alignment, such as .center"
      sentence =
        "\(line.site.call) makes \(arranged) \(line.constraint.constant.points) \(words.extent), but"
        + " \(stack) makes its views \(size). Remove \(pronoun) from the line, or set another \(other)."
    } else {
      sentence =
        "\(line.site.call) places \(arranged), but \(stack) arranges \(pronoun)."
        + " Remove \(pronoun) from the line: the distribution, the alignment and the spacing of the stack"
        + " view give the positions."
    }
    return finding(.setup, indices(of: views).sorted() + [index], sites: [line.site], sentence)
      .explaining([stackView])
  }
}

extension StackView {
  fileprivate var axisOfViews: CheckedAxis {
    #if canImport(UIKit)
      axis == .horizontal ? .x : .y
    #else
      orientation == .horizontal ? .x : .y
    #endif
  }

  fileprivate func overrides(
    _ constraint: NSLayoutConstraint, about view: AutoLayoutKitView, _ axis: CheckedAxis
  ) -> Bool {
    let isAlong = axis == axisOfViews
    if constraint.firstAttribute.isSize {
      return (isAlong ? distribution == .fillEqually : isFilledAcross) && constraint.secondItem == nil
    }
    // The constraint places the view against the stack view, a view around it or another arranged view.
    guard isAlong || isFilledAcross, let tie = Tie(constraint, of: view) else { return false }
    return isDescendant(of: tie.holder) || arrangedSubviews.contains(tie.holder)
  }

  private var isFilledAcross: Bool {
    #if canImport(UIKit)
      alignment == .fill
    #else
      false
    #endif
  }
}

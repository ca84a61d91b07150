import AutoLayoutKit
import LayoutPlatform
import LayoutWords

#if canImport(UIKit)
  private typealias StackView = UIStackView
#elseif canImport(AppKit)
  private typealias StackView = NSStackView
#endif

// Lines about views that a stack view arranges.
extension CheckedTree {
  /// Returns a problem for each line that places a view which a stack view arranges, or gives one of them a
  /// size that the stack view contradicts.
  ///
  /// These are intended: a size of an arranged view that the stack view takes over, and an edge across the
  /// stack view beside an alignment that leaves it open.
  func linesInStacks() -> [Finding] {
    var contradicting: Set<ObjectIdentifier>?
    func isContradicted(_ constraint: NSLayoutConstraint) -> Bool {
      let all = contradicting ?? Set(contradictingConstraints.map(ObjectIdentifier.init))
      contradicting = all
      return all.contains(ObjectIdentifier(constraint))
    }
    return views.indices.flatMap { index -> [Finding] in
      guard let stack = views[index].view as? StackView else { return [] }
      var lines: [StackLine] = []
      for view in stack.arrangedSubviews {
        for axis in CheckedAxis.allCases {
          let mistakes = constraints.of(view, axis).filter { constraint in
            constraint.site != nil && constraint.priority.rawValue >= 1000
              && stack.overrides(constraint, about: view, axis) { isContradicted(constraint) }
          }
          for constraint in mistakes { Self.add(constraint, about: view, axis, to: &lines) }
        }
      }
      return lines.map { finding($0, in: index) }
    }
  }

  /// Returns true for a stack view that arranges views.
  func arrangesSubviews(_ view: AutoLayoutKitView) -> Bool {
    (view as? StackView).map { !$0.arrangedSubviews.isEmpty } ?? false
  }

  /// Returns the sentence about a subview that a stack view does not arrange; nil for another superview.
  func sentence(aboutView view: AutoLayoutKitView, notArrangedBy parent: AutoLayoutKitView) -> String? {
    guard arrangesSubviews(parent) else { return nil }
    return "\(name(of: view)) is inside the stack view \(name(of: parent)), which does not arrange it. Write"
      + " \(shownNames.name(of: parent)).addArrangedSubview(\(shownNames.name(of: view))) and not addSubview."
  }

  private static func add(
    _ constraint: NSLayoutConstraint, about view: AutoLayoutKitView, _ axis: CheckedAxis,
    to lines: inout [StackLine]
  ) {
    guard let site = constraint.site else { return }
    if let same = lines.firstIndex(where: { $0.site.call == site.call && $0.axis == axis }) {
      if !lines[same].views.contains(view) { lines[same].views.append(view) }
      return
    }
    let number = constraint.firstAttribute.isSize ? constraint.constant : nil
    lines.append(StackLine(site: site, axis: axis, number: number, views: [view]))
  }

  private func finding(_ line: StackLine, in index: Int) -> Finding {
    let stack = "the stack view \(name(of: views[index].view))"
    let arranged = line.views.map { name(of: $0) }.shortList
    let words = line.axis.words
    let pronoun = line.views.count == 1 ? "it" : "them"
    let sentence: String
    if let number = line.number {
      let isAlong = (views[index].view as? StackView)?.axisOfViews == line.axis
      let size = isAlong ? "equally \(words.extent) (fillEqually)" : "as \(words.extent) as itself (fill)"
      let other = isAlong ? "distribution, such as .fill" : "alignment, such as .center"
      sentence =
        "\(line.site.call) makes \(arranged) \(number.points) \(words.extent), but \(stack) makes its views"
        + " \(size). Remove \(pronoun) from the line, or set another \(other)."
    } else {
      sentence =
        "\(line.site.call) places \(arranged), but \(stack) arranges \(pronoun)."
        + " Remove \(pronoun) from the line: the distribution, the alignment and the spacing of the stack"
        + " view give the positions."
    }
    let arrangedIndices = views.indices.filter { inner in line.views.contains { $0 === views[inner].view } }
    var finding = finding(.setup, arrangedIndices + [index], sites: [line.site], sentence)
    finding.explained.views = [views[index].view]
    return finding
  }
}

/// A line about some views of a stack view along an axis.
private struct StackLine {
  let site: ConstraintSite
  let axis: CheckedAxis
  /// The size that the line gives; nil for a position.
  let number: CGFloat?
  var views: [AutoLayoutKitView]
}

extension StackView {
  /// The axis along which the views follow each other.
  fileprivate var axisOfViews: CheckedAxis {
    #if canImport(UIKit)
      axis == .horizontal ? .x : .y
    #else
      orientation == .horizontal ? .x : .y
    #endif
  }

  /// Returns true if the stack view itself gives the position or the size that a constraint gives one of its
  /// views.
  fileprivate func overrides(
    _ constraint: NSLayoutConstraint, about view: AutoLayoutKitView, _ axis: CheckedAxis,
    isContradicted: () -> Bool
  ) -> Bool {
    let isAlong = axis == axisOfViews
    if constraint.firstAttribute.isSize {
      return (isAlong ? distribution == .fillEqually : isFilledAcross) && constraint.secondItem == nil
        && isContradicted()
    }
    return arranges(constraint, about: view) && (isAlong || isFilledAcross || isContradicted())
  }

  /// True if the stack view ties both edges of its views across its axis.
  private var isFilledAcross: Bool {
    #if canImport(UIKit)
      alignment == .fill
    #else
      false
    #endif
  }

  /// Returns true if a constraint places an arranged view against the stack view, a view around it or another
  /// arranged view.
  private func arranges(_ constraint: NSLayoutConstraint, about view: AutoLayoutKitView) -> Bool {
    let isFirst = constraint.firstItem === view
    let item = isFirst ? constraint.secondItem : constraint.firstItem
    let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute
    guard !attribute.isSize, let other = AutoLayoutKitView.holding(item), other !== view else { return false }
    return isDescendant(of: other) || arrangedSubviews.contains(other)
  }
}

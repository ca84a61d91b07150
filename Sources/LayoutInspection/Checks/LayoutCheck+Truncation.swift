import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

extension LayoutCheck {
  /// Checks that texts are not cut off, that content is not squeezed to nothing, and that no view with
  /// content in it is without a width or a height.
  ///
  /// These are intended: a text that is cut off after the number of lines that its label allows, if that is
  /// more than one; a text along an axis along which the compression resistance of its label is below 750,
  /// the default; and a label that adjusts its font size. A label without any width or height is reported in
  /// each case.
  public static let noTruncation = LayoutCheck(named: "noTruncation") { tree in
    tree.views.indices.compactMap { tree.squeezed($0) ?? tree.truncated($0) }
  }
}

extension CheckedTree {
  fileprivate func squeezed(_ index: Int) -> Finding? {
    let item = views[index]
    guard index > 0, item.showsContent else { return nil }
    // The content of a view without a size is explained by this view.
    if let parent = item.parent, parent > 0, views[parent].frame.isFlat(tolerance) { return nil }
    for axis in CheckedAxis.allCases where !axis.length(of: item.frame).exceeds(.zero, by: tolerance) {
      let needed = item.content == .nothing ? nil : neededLength(of: item.view, axis)
      if item.content != .nothing, (needed ?? 0) <= tolerance { continue }
      return squeezed(index, axis, needed: needed)
    }
    return nil
  }

  private func squeezed(_ index: Int, _ axis: CheckedAxis, needed: CGFloat?) -> Finding {
    let view = views[index].view
    let (size, chain) = (axis.words.size, axis.words.chain)
    // A size that stronger constraints keep from the view.
    let unmet = constraints.of(view, axis).filter { constraint in
      constraint.fixesSize(of: view, axis) && constraint.relation == .equal
        && constraint.priority.rawValue < 1000
        && axis.length(of: view.frame.size) < constraint.constant - 0.5
    }
    let need = needed.map { "needs \($0.points) points and is squeezed to nothing" }
    let advice: String
    if let unmet = unmet.first {
      advice =
        "Its \(size) of \(unmet.constant.points) has the priority \(CGFloat(unmet.priority.rawValue).points),"
        + " and stronger constraints leave no room. Raise the priority."
    } else if needed != nil || isTiedAtBothEnds(view, axis) {
      advice =
        "The rest of the \(chain) leaves no room for it: make another view of the \(chain)"
        + " smaller or flexible, or give \(name(index)) a minimum \(size)."
    } else {
      advice = "Give it a \(size), or tie its content to both of its edges along \(axis.words.letter)."
    }
    return truncation(
      index, axis, "\(name(index)) \(need ?? "has content and is 0 \(axis.words.extent)")", advice,
      unmet.compactMap(\.site))
  }

  private func isTiedAtBothEnds(_ view: AutoLayoutKitView, _ axis: CheckedAxis) -> Bool {
    let edges = constraints.of(view, axis).map { $0.attribute(of: view) }.filter { !$0.isSize }
    return Set(edges.map(\.side)).isSuperset(of: [0, 1])
  }

  fileprivate func truncated(_ index: Int) -> Finding? {
    let view = views[index].view
    guard let text = view.checkedText else { return nil }
    // Along x, several lines are broken and not cut off.
    for axis in CheckedAxis.allCases where axis == .y || text.lineLimit == 1 {
      guard
        [text.view, view].allSatisfy({
          $0.contentPriority(isHugging: false, axis) >= CheckLimit.resistance
        })
      else { continue }
      let room = axis.length(of: geometry.size(of: text.view))
      guard let needed = neededLength(of: text.view, axis),
        Length(needed).exceeds(room, by: max(tolerance, CheckLimit.textRounding)),
        axis.length(of: views[index].frame) > tolerance
      else { continue }
      return truncated(index, axis, needed: needed, room: room.value)
    }
    return nil
  }

  private func truncated(_ index: Int, _ axis: CheckedAxis, needed: CGFloat, room: CGFloat) -> Finding {
    let view = views[index].view
    let fixed = constraints.of(view, axis).filter { $0.fixesSize(of: view, axis) }.compactMap(\.site)
    let more = axis == .x ? "room or more lines" : "room along y"
    let advice =
      fixed.isEmpty
      ? "Give it more \(more); if it may be cut off, set its compression resistance below 750."
      : "Remove the fixed \(axis.words.size), or make it a minimum: >= instead of ==."
    return truncation(
      index, axis,
      "The text of \(name(index)) needs \(needed.points) points and is \(room.points) \(axis.words.extent)",
      advice, fixed)
  }

  private func truncation(
    _ index: Int, _ axis: CheckedAxis, _ problem: String, _ advice: String, _ lines: [ConstraintSite]
  ) -> Finding {
    let sites = lines.isEmpty ? placingSites(of: index, axis) : lines
    let neighbors = constraints.of(views[index].view, axis).flatMap(\.views)
    guard lines.isEmpty,
      let hidden = neighbors.first(where: { $0.isHidden && axis.length(of: $0.frame.size) > tolerance })
    else {
      return symptom(.truncation, [index], axis, sites: sites, problem, advice)
    }
    return finding(
      .truncation, [index], sites: sites,
      "\(name(of: hidden)) is hidden and still takes \(axis.length(of: hidden.frame.size).points) points of"
        + " the \(axis.words.chain)\(sites.inBrackets), so \(problem.prefix(1).lowercased())"
        + "\(problem.dropFirst()). \(collapsingAdvice(axis))"
    )
    .explaining([], lines: true, at: .open)
  }

  private func neededLength(of view: AutoLayoutKitView, _ axis: CheckedAxis) -> CGFloat? {
    let room = axis == .x ? Length(AutoLayoutKitView.unlimitedWidth) : geometry.size(of: view).width
    let needed =
      view.hasLines
      ? geometry.textSize(of: view, within: room, countsWidth: axis == .x) : view.intrinsicContentSize
    let length = axis.length(of: needed)
    return length == AutoLayoutKitView.noIntrinsicMetric ? nil : length
  }
}

extension NSLayoutConstraint {
  @MainActor fileprivate func fixesSize(of view: AutoLayoutKitView, _ axis: CheckedAxis) -> Bool {
    firstItem === view && secondItem == nil && relation != .greaterThanOrEqual && axis.isSize(firstAttribute)
  }
}

#if canImport(UIKit)
  extension UIView {
    /// The view that shows the text of a label, a button or a text view that does not scroll, and the number
    /// of its lines; nil for other views, and for a text that shrinks.
    var checkedText: (view: UIView, lineLimit: Int)? {
      if let button = self as? UIButton {
        guard button.currentTitle != nil || button.currentAttributedTitle != nil else { return nil }
        return button.titleLabel?.checkedText
      }
      if let label = self as? UILabel, label.hasText, !label.adjustsFontSizeToFitWidth {
        return (label, label.numberOfLines)
      }
      guard let view = self as? UITextView, !view.isScrollEnabled, !view.text.isEmpty else { return nil }
      return (view, 0)
    }

    fileprivate var hasLines: Bool { self is UILabel || self is UITextView }

    fileprivate static var unlimitedWidth: CGFloat { 0 }
  }
#elseif canImport(AppKit)
  extension NSView {
    /// The text of a label; nil for other views.
    var checkedText: (view: NSView, lineLimit: Int)? {
      guard let label = self as? NSTextField, !label.isEditable, !label.stringValue.isEmpty else {
        return nil
      }
      return (label, label.maximumNumberOfLines)
    }

    fileprivate var hasLines: Bool { self is NSTextField }

    fileprivate static var unlimitedWidth: CGFloat { .greatestFiniteMagnitude }
  }
#endif

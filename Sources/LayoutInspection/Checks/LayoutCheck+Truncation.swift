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
      unmet.compactMap(\.site), mayHaveHiddenCause: unmet.isEmpty)
  }

  private func isTiedAtBothEnds(_ view: AutoLayoutKitView, _ axis: CheckedAxis) -> Bool {
    let edges = constraints.of(view, axis).map { $0.attribute(of: view) }.filter { !$0.isSize }
    return Set(edges.map(\.side)).isSuperset(of: [0, 1])
  }

  fileprivate func truncated(_ index: Int) -> Finding? {
    let view = views[index].view
    guard let text = view.checkedText, !text.shrinks else { return nil }
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
    let tie = fixed.isEmpty ? numberThatTies(with: view, axis) : nil
    let more = axis == .x ? "room or more lines" : "room along y"
    let advice =
      fixed.isEmpty
      ? "Give it more \(more); if it may be cut off, set its compression resistance below 750."
      : "Remove the fixed \(axis.words.size), or make it a minimum: >= instead of ==."
    return truncation(
      index, axis,
      "The text of \(name(index)) needs \(needed.points) points and is \(room.points) \(axis.words.extent)",
      tie?.advice ?? advice, tie.map { [$0.site] } ?? fixed, mayHaveHiddenCause: fixed.isEmpty && tie == nil)
  }

  /// Returns a problem with the lines that fix a size, or those that place the view; or, in a row with a
  /// hidden view that still takes room, as a consequence of this view, which leaves a gap as well.
  private func truncation(
    _ index: Int, _ axis: CheckedAxis, _ problem: String, _ advice: String, _ lines: [ConstraintSite],
    mayHaveHiddenCause: Bool
  ) -> Finding {
    let sites = lines.isEmpty && mayHaveHiddenCause ? placingSites(of: index, axis) : lines
    guard mayHaveHiddenCause, let hidden = hiddenNeighbor(of: views[index].view, axis) else {
      return symptom(.truncation, [index], axis, sites: sites, problem, advice)
    }
    return finding(
      .truncation, [index], sites: sites,
      "\(name(of: hidden)) is hidden and still takes \(axis.length(of: hidden.frame.size).points) points of"
        + " the \(axis.words.chain)\(sites.inBrackets), so \(problem.prefix(1).lowercased())"
        + "\(problem.dropFirst()). \(collapsingAdvice(axis))"
    )
    .explaining([], lines: true, kind: .hiddenGap, at: .open)
  }

  private func hiddenNeighbor(of view: AutoLayoutKitView, _ axis: CheckedAxis) -> AutoLayoutKitView? {
    let hidden = (view.superview?.subviews ?? []).filter {
      $0.isHidden && axis.length(of: $0.frame.size) > tolerance
    }
    if hidden.isEmpty { return nil }
    return view.constraintsAffecting(axis) { constraint in hidden.contains(where: constraint.mentions) }
      .lazy.flatMap(\.views).first(where: hidden.contains)
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

/// The view that shows a text, and the axes along which the text may be cut off.
@MainActor struct CheckedText {
  let view: AutoLayoutKitView
  let lineLimit: Int
  var shrinks = false
}

#if canImport(UIKit)
  extension UIView {
    /// The text of a label, a button or a text view that does not scroll; nil for other views.
    var checkedText: CheckedText? {
      if let button = self as? UIButton {
        guard button.currentTitle != nil || button.currentAttributedTitle != nil else { return nil }
        return button.titleLabel?.checkedText
      }
      if let label = self as? UILabel, label.hasText {
        return CheckedText(
          view: label, lineLimit: label.numberOfLines, shrinks: label.adjustsFontSizeToFitWidth)
      }
      guard let view = self as? UITextView, !view.isScrollEnabled, !view.text.isEmpty else { return nil }
      return CheckedText(view: view, lineLimit: 0)
    }

    fileprivate var hasLines: Bool { self is UILabel || self is UITextView }

    /// The width without a limit for the lines of a text.
    fileprivate static var unlimitedWidth: CGFloat { 0 }
  }
#elseif canImport(AppKit)
  extension NSView {
    /// The text of a label; nil for other views.
    var checkedText: CheckedText? {
      guard let label = self as? NSTextField, !label.isEditable, !label.stringValue.isEmpty else {
        return nil
      }
      return CheckedText(view: label, lineLimit: label.maximumNumberOfLines)
    }

    fileprivate var hasLines: Bool { self is NSTextField }

    /// The width without a limit for the lines of a text.
    fileprivate static var unlimitedWidth: CGFloat { .greatestFiniteMagnitude }
  }
#endif

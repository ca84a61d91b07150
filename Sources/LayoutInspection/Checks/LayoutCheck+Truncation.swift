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
  /// Returns the problem of a view that has content and no width or height.
  fileprivate func squeezed(_ index: Int) -> Finding? {
    let item = views[index]
    guard index > 0, item.showsContent else { return nil }
    // The content of a view without a size is explained by this view.
    if let parent = item.parent, parent > 0, views[parent].frame.isFlat(tolerance) { return nil }
    for axis in CheckedAxis.allCases where !axis.length(of: item.frame).exceeds(Length(0), by: tolerance) {
      let needed = item.content == .nothing ? nil : neededLength(of: item.view, axis)
      if item.content != .nothing, (needed ?? 0) <= tolerance { continue }
      return squeezed(index, axis, needed: needed)
    }
    return nil
  }

  private func squeezed(_ index: Int, _ axis: CheckedAxis, needed: CGFloat?) -> Finding {
    let view = views[index].view
    let unmet = constraints.of(view, axis).filter { $0.isUnmetSize(of: view, axis) }
    let lines = unmet.isEmpty ? placingSites(of: index, axis, below: 0) : unmet.compactMap(\.site)
    let need = needed.map { "needs \($0.points) points and is squeezed to nothing" }
    let problem = need ?? "has content and is 0 \(axis.words.extent)"
    let name = name(of: view)
    let sentence = "\(name) \(problem)"
    if unmet.isEmpty, let hidden = hiddenNeighbor(of: view, axis) {
      return because(of: hidden, index, axis, sentence, lines)
    }
    return symptom(
      .truncation, [index], axis, sites: lines, sentence,
      advice(view, axis, unmet.first, hasLength: needed != nil))
  }

  private func advice(
    _ view: AutoLayoutKitView, _ axis: CheckedAxis, _ unmet: NSLayoutConstraint?, hasLength: Bool
  ) -> String {
    if let unmet {
      return "Its \(axis.words.size) of \(unmet.constant.points) has the priority"
        + " \(CGFloat(unmet.priority.rawValue).points), and stronger constraints leave no room. Raise the"
        + " priority."
    }
    if hasLength || isTiedAtBothEnds(view, axis) {
      let chain = axis.words.chain
      return
        "The rest of the \(chain) leaves no room for it: make another view of the \(chain)"
        + " smaller or flexible, or give \(name(of: view)) a minimum \(axis.words.size)."
    }
    return "Give it a \(axis.words.size), or tie its content to both of its edges along \(axis.words.letter)."
  }

  private func isTiedAtBothEnds(_ view: AutoLayoutKitView, _ axis: CheckedAxis) -> Bool {
    let attributes = constraints.of(view, axis).map {
      $0.firstItem === view ? $0.firstAttribute : $0.secondAttribute
    }
    let near: [NSLayoutConstraint.Attribute] = axis == .x ? [.left, .leading] : [.top]
    let far: [NSLayoutConstraint.Attribute] = axis == .x ? [.right, .trailing] : [.bottom]
    return attributes.contains(where: near.contains) && attributes.contains(where: far.contains)
  }

  /// Returns a hidden view of the row of a view that still takes room along the axis.
  private func hiddenNeighbor(of view: AutoLayoutKitView, _ axis: CheckedAxis) -> AutoLayoutKitView? {
    let hidden = (view.superview?.subviews ?? []).filter {
      $0.isHidden && axis.length(of: $0.frame.size) > tolerance
    }
    if hidden.isEmpty { return nil }
    return view.constraintsAffecting(axis) { constraint in hidden.contains(where: constraint.mentions) }
      .lazy.flatMap { [$0.firstItem, $0.secondItem] }.compactMap { $0 as? AutoLayoutKitView }
      .first(where: hidden.contains)
  }

  /// Returns a problem as the consequence of a hidden view, which explains the gap that the view leaves too.
  private func because(
    of hidden: AutoLayoutKitView, _ index: Int, _ axis: CheckedAxis, _ problem: String,
    _ sites: [ConstraintSite]
  ) -> Finding {
    let words = axis.words
    var finding = finding(
      .truncation, [index], sites: sites,
      "\(name(of: hidden)) is hidden and still takes \(axis.length(of: hidden.frame.size).points) points of"
        + " the \(words.chain)\(sites.inBrackets), so \(problem.lowercasedFirst)."
        + " \(collapsingAdvice(axis))")
    finding.step = .open
    finding.explained.kind = .hiddenGap
    finding.explained.lines = finding.lines
    return finding
  }

  /// Returns the problem of a text that does not fit.
  fileprivate func truncated(_ index: Int) -> Finding? {
    let view = views[index].view
    for axis in CheckedAxis.allCases {
      guard let text = view.checkedText, text.mayBeCut(axis) == false,
        text.view.resistance(axis) >= CheckLimit.resistance, view.resistance(axis) >= CheckLimit.resistance
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
    let placing = tie.map { [$0.site] } ?? placingSites(of: index, axis, below: 0)
    let sites = fixed.isEmpty ? placing : fixed
    let size = "needs \(needed.points) points and is \(room.points) \(axis.words.extent)"
    let problem = "The text of \(name(of: view)) \(size)"
    if fixed.isEmpty, tie == nil, let hidden = hiddenNeighbor(of: view, axis) {
      return because(of: hidden, index, axis, problem, sites)
    }
    let advice: String =
      if let tie {
        tie.advice
      } else if !fixed.isEmpty {
        "Remove the fixed \(axis.words.size), or make it a minimum: >= instead of ==."
      } else if axis == .x {
        "Give it more room or more lines; if it may be cut off, set its compression resistance below 750."
      } else {
        "Give it more room along y; if it may be cut off, set its compression resistance below 750."
      }
    return symptom(.truncation, [index], axis, sites: sites, problem, advice)
  }
}

extension NSLayoutConstraint {
  /// True if the constraint limits the size of a view to a number.
  @MainActor fileprivate func fixesSize(of view: AutoLayoutKitView, _ axis: CheckedAxis) -> Bool {
    guard firstItem === view, secondItem == nil, relation != .greaterThanOrEqual else { return false }
    return firstAttribute == (axis == .x ? .width : .height)
  }

  /// True if the constraint asks for a size of a view that stronger constraints keep from it.
  @MainActor fileprivate func isUnmetSize(of view: AutoLayoutKitView, _ axis: CheckedAxis) -> Bool {
    guard fixesSize(of: view, axis), relation == .equal, priority.rawValue < 1000 else { return false }
    return axis.length(of: view.frame.size) < constant - 0.5
  }
}

/// The view that shows a text, and the axes along which the text may be cut off.
@MainActor struct CheckedText {
  let view: AutoLayoutKitView
  /// The number of lines at most; 0 means no limit.
  let lineLimit: Int
  /// True if the text is made smaller where it does not fit.
  let shrinks: Bool

  /// Returns true if the author allows the text to be cut off along an axis.
  fileprivate func mayBeCut(_ axis: CheckedAxis) -> Bool {
    if shrinks { return true }
    // Along x, several lines are broken and not cut off.
    return axis == .x && lineLimit != 1
  }
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
      return CheckedText(view: view, lineLimit: 0, shrinks: false)
    }

    /// True for a view whose lines follow its width.
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
      return CheckedText(view: label, lineLimit: label.maximumNumberOfLines, shrinks: false)
    }

    /// True for a view whose lines follow its width.
    fileprivate var hasLines: Bool { self is NSTextField }

    /// The width without a limit for the lines of a text.
    fileprivate static var unlimitedWidth: CGFloat { .greatestFiniteMagnitude }
  }
#endif

extension CheckedTree {
  /// Returns the length that the content of a view needs along an axis; nil if it has none.
  private func neededLength(of view: AutoLayoutKitView, _ axis: CheckedAxis) -> CGFloat? {
    let room = axis == .x ? Length(AutoLayoutKitView.unlimitedWidth) : geometry.size(of: view).width
    let needed =
      view.hasLines
      ? geometry.textSize(of: view, within: room, countsWidth: axis == .x) : view.intrinsicContentSize
    let length = axis.length(of: needed)
    return length == AutoLayoutKitView.noIntrinsicMetric ? nil : length
  }
}

extension String {
  /// The text with its first letter in lower case, to stand inside a sentence.
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

extension LayoutCheck {
  /// Checks that no number is lost in a tie with a default: a width, a height or a gap that is written with a
  /// priority of 750 or 250, and that a text changes by more than a point.
  ///
  ///     make.priority(.high).width(list) == 320     // 750, as the compression resistance of each text
  ///     make.priority(.low).width(chip) == 120      // 250, as the hugging of each text
  ///
  /// These are intended: a priority that loses against a required constraint, or against one that was set on
  /// purpose; a wish with any other priority, such as 500; an inequality, and a size that is measured on
  /// another view; a constraint that a verb of the app or of the library makes for itself; and a text that is
  /// larger because of the text size that its reader has chosen.
  ///
  /// With UIKit and AppKit, whose engines cannot be asked, nothing is reported.
  public static let noLostConstraint = LayoutCheck(named: "noLostConstraint") { tree in
    #if canImport(HeadlessUIKit)
      tree.lostConstraints()
    #else
      []
    #endif
  }
}

#if canImport(HeadlessUIKit)
  extension CheckedTree {
    fileprivate func lostConstraints() -> [Finding] {
      let candidates = constraints.all.map(\.constraint).filter(\.hasNumberThatMayTie)
      guard !candidates.isEmpty, let system = LayoutSystem(of: root) else { return [] }
      return candidates.compactMap { constraint in
        guard let excess = geometry.excess(of: constraint, in: system), excess.magnitude > 1,
          let view = constraint.firstItem as? UIView, isShown(view),
          let lost = LostConstraint(constraint, in: system, tolerance: 1), !lost.contents.isEmpty,
          lost.constraints.isEmpty, lost.tyingContents.count == lost.contents.count
        else { return nil }
        return lost
      }
      .grouped { $0.constraint.site?.call == $1.constraint.site?.call }
      .compactMap { finding($0[0], more: $0.count - 1) }
    }

    private func finding(_ lost: LostConstraint, more: Int) -> Finding? {
      let (constraint, contents) = (lost.constraint, lost.tyingContents)
      guard let site = constraint.site, let view = constraint.firstItem as? UIView else { return nil }
      let kind = contents[0].isHugging ? "hugging" : "compression resistance"
      let list = contents.prefix(3).map { content in
        "of \(content.subject(named: name(of: content.view))), which"
          + " \(content.isHugging ? "is" : "needs") \(content.length.points)"
      }
      let rest = contents.count > 3 ? ["of \(contents.count - 3) more"] : []
      // A priority is the mistake here, and so it is the way out.
      let level = constraint.priority == .defaultHigh ? ".high" : ".low"
      let size = constraint.firstAttribute.isSize ? constraint.firstAttribute.name : nil
      let content = contentCall(contents, "\(level) - 1").map { ", or \($0)" } ?? ""
      return finding(
        .lostConstraint, indices(of: ([view] + contents.map(\.view)).eachOnce), sites: [site],
        "\(result(lost, view, site))\(more == 0 ? "" : ", and \(more) more"): its priority"
          + " \(constraint.priority.rawValue.points) is also the \(kind)"
          + " \((list + rest).joined(separator: ", and ")). Write"
          + " make.priority(\(level) + 1).\(writtenCall(of: constraint, site)), so that the \(size ?? "gap")"
          + " counts more than the text\(content).")
    }

    private func result(_ lost: LostConstraint, _ view: UIView, _ site: ConstraintSite) -> String {
      let constraint = lost.constraint
      guard constraint.firstAttribute.isSize else {
        return "\(site.call): the gap of \((constraint.numberAsWritten ?? 0).points) at \(name(of: view)) is"
          + " \(abs(lost.excess).points) points off"
      }
      let extent = AxisWords(isVertical: constraint.firstAttribute == .height).extent
      return
        "\(site.call): \(name(of: view)) is \((constraint.constant + lost.excess).points) \(extent) and not"
        + " \(constraint.constant.points)"
    }

    private func contentCall(_ contents: [LostConstraint.ContentRow], _ priority: String) -> String? {
      let first = contents[0]
      guard contents.count <= 3,
        contents.allSatisfy({ $0.axis == first.axis && $0.isHugging == first.isHugging })
      else { return nil }
      let names = contents.map { shownNames.name(of: $0.view) }
      return first.axis.words.contentCall(isHugging: first.isHugging, of: names, priority)
    }

    /// Returns the call that made a constraint: `width(list) == 320`, or `xPlace(…)`.
    private func writtenCall(of constraint: NSLayoutConstraint, _ site: ConstraintSite) -> String {
      let verb = site.plainVerb
      guard verb == "width" || verb == "height", let item = constraint.firstItem else { return "\(verb)(…)" }
      return "\(verb)(\(shownNames.name(of: item))) == \(constraint.constant.points)"
    }
  }

  extension NSLayoutConstraint {
    /// The verbs that take a number and add no optional constraint of their own.
    private static let verbsWithNumbers: Set<String> = [
      "width", "height", "size", "xPlace", "yPlace", "xLeft", "xRight", "yTop", "yBottom", "install",
    ]

    @MainActor fileprivate var hasNumberThatMayTie: Bool {
      guard priority == .defaultHigh || priority == .defaultLow, relation == .equal,
        let verb = site?.plainVerb, Self.verbsWithNumbers.contains(verb), let number = numberAsWritten
      else { return false }
      return firstAttribute.isSize ? secondItem == nil : number != 0
    }
  }

  extension LostConstraint {
    /// The contents among the winners with the same priority, which nobody has set, and texts in the size of
    /// their design.
    fileprivate var tyingContents: [ContentRow] {
      contents.filter { content in
        let usual: UILayoutPriority = content.isHugging ? .defaultLow : .defaultHigh
        return content.priority == constraint.priority.rawValue && content.priority == usual.rawValue
          && content.view.traitCollection.preferredContentSizeCategory <= .large
      }
    }
  }
#endif

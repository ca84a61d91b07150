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
  /// A constraint with a number that lost against contents of the same priority.
  @MainActor private struct LostNumber {
    let constraint: NSLayoutConstraint
    let site: ConstraintSite
    let excess: CGFloat
    let view: UIView
    let contents: [LostConstraint.ContentRow]

    init?(_ constraint: NSLayoutConstraint, in system: LayoutSystem, _ tree: CheckedTree) {
      guard let view = constraint.firstItem as? UIView, let site = constraint.site,
        let row = system.row(of: constraint),
        let excess = tree.geometry.excess(of: constraint, in: system), excess.magnitude > 1,
        !LostConstraint.isHeldByStrongerRows(row, in: system),
        let lost = LostConstraint(constraint, in: system, tolerance: 1), tree.isShown(view)
      else { return nil }
      let contents = lost.contents.filter {
        $0.isDefault && $0.priority == constraint.priority.rawValue
      }
      guard !contents.isEmpty, contents.count == lost.contents.count, lost.constraints.isEmpty else {
        return nil
      }
      self.constraint = constraint
      self.site = site
      self.excess = lost.excess
      self.view = view
      self.contents = contents
    }

    /// The verbs that take a number and add no optional constraint of their own.
    private static let verbs: Set<String> = [
      "width", "height", "size", "xPlace", "yPlace", "xLeft", "xRight", "yTop", "yBottom", "install",
    ]

    /// Returns true for an equality with a number that was written at the priority of a default.
    static func mayTie(_ constraint: NSLayoutConstraint) -> Bool {
      let priority = constraint.priority
      guard priority == .defaultHigh || priority == .defaultLow, constraint.relation == .equal,
        let verb = constraint.site?.plainVerb, verbs.contains(verb),
        let number = constraint.numberAsWritten
      else { return false }
      return constraint.firstAttribute.isSize ? constraint.secondItem == nil : number != 0
    }

    /// Returns the problem of the number.
    ///
    /// - Parameter more: The number of other constraints of the call with the same problem.
    func finding(in tree: CheckedTree, more: Int) -> Finding {
      let kind = contents[0].isHugging ? "hugging" : "compression resistance"
      let list = contents.prefix(3).map { content in
        "of \(content.subject(named: tree.name(of: content.view))), which"
          + " \(content.isHugging ? "is" : "needs") \(content.length.points)"
      }
      let rest = contents.count > 3 ? ["of \(contents.count - 3) more"] : []
      let reason =
        "its priority \(constraint.priority.rawValue.points) is also the \(kind)"
        + " \((list + rest).joined(separator: ", and "))"
      // A priority is the mistake here, and so it is the way out.
      let level = constraint.priority == .defaultHigh ? ".high" : ".low"
      let subject = constraint.firstAttribute.isSize ? constraint.firstAttribute.name : "gap"
      let content = contentCall(in: tree, "\(level) - 1").map { ", or \($0)" } ?? ""
      return tree.finding(
        .lostConstraint, tree.indices(of: ([view] + contents.map(\.view)).eachOnce),
        sites: [site],
        "\(result(in: tree))\(more == 0 ? "" : ", and \(more) more"): \(reason). Write"
          + " make.priority(\(level) + 1).\(tree.writtenCall(of: constraint, site)), so that the \(subject)"
          + " counts more than the text\(content).")
    }

    /// Returns the result: `Card.swift:12 width: "list" is 405 points wide and not 320`.
    private func result(in tree: CheckedTree) -> String {
      let name = tree.name(of: view)
      guard constraint.firstAttribute.isSize else {
        return "\(site.call): the gap of \((constraint.numberAsWritten ?? 0).points) at \(name) is"
          + " \(abs(excess).points) points off"
      }
      let extent = AxisWords(isVertical: constraint.firstAttribute == .height).extent
      return "\(site.call): \(name) is \((constraint.constant + excess).points) \(extent) and not"
        + " \(constraint.constant.points)"
    }

    private func contentCall(in tree: CheckedTree, _ priority: String) -> String? {
      let first = contents[0]
      guard contents.count <= 3,
        contents.allSatisfy({ $0.axis == first.axis && $0.isHugging == first.isHugging })
      else { return nil }
      let names = contents.map { tree.shownNames.name(of: $0.view) }
      return first.axis.words.contentCall(isHugging: first.isHugging, of: names, priority)
    }
  }

  extension LostConstraint.ContentRow {
    /// True for a priority that nobody has set, and a text in the size of its design.
    @MainActor fileprivate var isDefault: Bool {
      if view.traitCollection.preferredContentSizeCategory > .large { return false }
      return priority == (isHugging ? UILayoutPriority.defaultLow : .defaultHigh).rawValue
    }
  }

  extension ConstraintList {
    func findNumbersThatMayBeLost() -> [NSLayoutConstraint] {
      all.map(\.constraint).filter(LostNumber.mayTie)
    }
  }

  extension CheckedTree {
    /// Returns the numbers that are lost in ties with contents, those of one call as one problem.
    fileprivate func lostConstraints() -> [Finding] {
      let candidates = constraints.numbersThatMayBeLost
      guard !candidates.isEmpty, let system = LayoutSystem(of: root) else { return [] }
      return candidates.compactMap { LostNumber($0, in: system, self) }
        .grouped { $0.site.call == $1.site.call }
        .map { $0[0].finding(in: self, more: $0.count - 1) }
    }
  }
#endif

extension CheckedTree {
  #if canImport(HeadlessUIKit)
    /// Returns the numbers that compress texts and have only their priority, from one trial for each number.
    func findCompressingNumbers() -> [(constraint: NSLayoutConstraint, text: LostConstraint.ContentRow)] {
      let candidates = constraints.numbersThatMayBeLost.filter { $0.priority == .defaultHigh }
      guard !candidates.isEmpty, let system = LayoutSystem(of: root) else { return [] }
      return candidates.flatMap { constraint in
        LostConstraint.contents(against: constraint, in: system).map { (constraint, $0) }
      }
    }
  #endif

  /// Returns the number that compresses a text of the same priority, and the change after which the text
  /// counts more; nil if there is none, and with UIKit and AppKit.
  func numberThatTies(
    with view: AutoLayoutKitView, _ axis: CheckedAxis
  ) -> (site: ConstraintSite, advice: String)? {
    #if canImport(HeadlessUIKit)
      guard view.contentPriority(isHugging: false, axis) == UILayoutPriority.defaultHigh.rawValue,
        let number = compressingNumbers.first(where: {
          $0.text.view === view && $0.text.axis.words.isVertical == axis.isVertical
        }), let site = number.constraint.site
      else { return nil }
      return (
        site,
        "The line and the text have the same priority, 750: write"
          + " make.priority(.high - 1).\(writtenCall(of: number.constraint, site)), so that the text counts"
          + " more."
      )
    #else
      return nil
    #endif
  }

  /// Returns the call that made a constraint: `width(list) == 320`, or `xPlace(…)`.
  fileprivate func writtenCall(of constraint: NSLayoutConstraint, _ site: ConstraintSite) -> String {
    let verb = site.plainVerb
    guard verb == "width" || verb == "height", let item = constraint.firstItem else { return "\(verb)(…)" }
    return "\(verb)(\(shownNames.name(of: item))) == \(constraint.constant.points)"
  }
}

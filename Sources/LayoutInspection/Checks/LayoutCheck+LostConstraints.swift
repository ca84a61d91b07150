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
    let lost: LostConstraint
    let view: UIView
    let contents: [LostConstraint.ContentRow]

    /// Reads a lost constraint; nil if the layout is intended.
    init?(_ constraint: NSLayoutConstraint, in system: LayoutSystem, _ tree: CheckedTree) {
      guard let view = constraint.firstItem as? UIView, let row = system.row(of: constraint),
        let excess = tree.geometry.excess(of: constraint, in: system), excess.magnitude > 1,
        !(tree.patternMemory?.isHeldByStrongerRows(row, in: system)
          ?? LostConstraint.isHeldByStrongerRows(row, in: system)),
        let lost = LostConstraint(constraint, in: system, tolerance: 1)
      else { return nil }
      let priority = constraint.priority.rawValue
      let contents = lost.winners.compactMap { winner in
        if case .content(let content) = winner, content.isDefault, content.priority == priority {
          return content
        }
        return nil
      }
      guard !contents.isEmpty, contents.count == lost.winners.count else { return nil }
      self.lost = lost
      self.view = view
      self.contents = contents
    }

    /// Returns true for an equality with a number that was written at the priority of a default.
    static func mayTie(_ constraint: NSLayoutConstraint) -> Bool {
      let priority = constraint.priority
      guard priority == .defaultHigh || priority == .defaultLow, constraint.relation == .equal,
        let verb = constraint.site?.plainVerb, verbs.contains(verb),
        let number = constraint.numberAsWritten
      else { return false }
      return constraint.firstAttribute.isSize ? constraint.secondItem == nil : number != 0
    }

    /// The verbs that take a number and add no optional constraint of their own.
    private static let verbs: Set<String> = [
      "width", "height", "size", "xPlace", "yPlace", "xLeft", "xRight", "yTop", "yBottom", "install",
    ]
  }

  extension LostConstraint.ContentRow {
    /// True for a priority that nobody has set, and a text in the size of its design.
    @MainActor fileprivate var isDefault: Bool {
      if view.traitCollection.preferredContentSizeCategory > .large { return false }
      return priority == (isHugging ? UILayoutPriority.defaultLow : .defaultHigh).rawValue
    }
  }

  extension ConstraintList {
    /// Computes `numbersThatMayBeLost`.
    func findNumbersThatMayBeLost() -> [NSLayoutConstraint] {
      all.map(\.constraint).filter(LostNumber.mayTie)
    }
  }

  extension CheckedTree {
    /// Returns the numbers that are lost in ties with contents, those of one call as one problem.
    fileprivate func lostConstraints() -> [Finding] {
      let candidates = constraints.numbersThatMayBeLost
      guard !candidates.isEmpty, let system = LayoutSystem(of: root) else { return [] }
      var calls: [(call: String, numbers: [LostNumber])] = []
      for constraint in candidates {
        guard let number = LostNumber(constraint, in: system, self), isVisible(number.view) else {
          continue
        }
        let call = constraint.site?.call ?? ""
        if let index = calls.firstIndex(where: { $0.call == call }) {
          calls[index].numbers.append(number)
        } else {
          calls.append((call, [number]))
        }
      }
      return calls.compactMap { call in
        call.numbers.first.map { finding($0, more: call.numbers.count - 1) }
      }
    }

    private func isVisible(_ view: UIView) -> Bool {
      !sequence(first: view, next: { $0 === self.root ? nil : $0.superview }).contains { $0.isInvisible }
    }

    private func finding(_ number: LostNumber, more: Int) -> Finding {
      let views = [number.view] + number.contents.map(\.view)
      var seen: Set<ObjectIdentifier> = []
      let indices = views.filter { seen.insert(ObjectIdentifier($0)).inserted }.compactMap { view in
        self.views.firstIndex { $0.view === view }
      }
      let sites = [number.lost.constraint.site].compactMap { $0 }
      return finding(
        .lostConstraint, indices, sites: sites,
        "\(result(number, more: more)): \(reason(number)). \(advice(number))")
    }

    /// Returns the result: `Card.swift:12 width: "list" is 405 points wide and not 320`.
    private func result(_ number: LostNumber, more: Int) -> String {
      let constraint = number.lost.constraint
      let call = constraint.site?.call ?? ""
      let others = more == 0 ? "" : ", and \(more) more"
      let name = name(of: number.view)
      guard constraint.firstAttribute.isSize else {
        let written = constraint.numberAsWritten ?? 0
        return "\(call): the gap of \(written.points) at \(name) is \(abs(number.lost.excess).points) points"
          + " off\(others)"
      }
      let actual = constraint.constant + number.lost.excess
      let extent = AxisWords(isVertical: constraint.firstAttribute == .height).extent
      return "\(call): \(name) is \(actual.points) \(extent) and not \(constraint.constant.points)\(others)"
    }

    /// Returns the reason: `its priority 750 is also the compression resistance of the text of "title", which
    /// needs 373`.
    private func reason(_ number: LostNumber) -> String {
      let kind = number.contents.first?.isHugging == true ? "hugging" : "compression resistance"
      let contents = number.contents.prefix(3).map { content in
        "of \(content.subject(named: name(of: content.view))), which \(content.isHugging ? "is" : "needs")"
          + " \(content.length.points)"
      }
      let more = number.contents.count - contents.count
      let list = (more == 0 ? contents : contents + ["of \(more) more"]).joined(separator: ", and ")
      return "its priority \(number.lost.constraint.priority.rawValue.points) is also the \(kind) \(list)"
    }

    /// Returns the change: a priority is the mistake here, and so it is the way out.
    private func advice(_ number: LostNumber) -> String {
      let constraint = number.lost.constraint
      let level = constraint.priority == .defaultHigh ? ".high" : ".low"
      let call = constraint.site.map { writtenCall(of: constraint, $0) } ?? ""
      let subject = constraint.firstAttribute.isSize ? constraint.firstAttribute.name : "gap"
      let content = contentCall(number.contents).map { ", or \($0) == \(level) - 1" } ?? ""
      return "Write make.priority(\(level) + 1).\(call), so that the \(subject) counts more than the text"
        + "\(content)."
    }

    /// Returns the call for the priority of contents; nil for more than a person would list.
    private func contentCall(_ contents: [LostConstraint.ContentRow]) -> String? {
      guard contents.count <= 3, let first = contents.first,
        contents.allSatisfy({ $0.axis == first.axis && $0.isHugging == first.isHugging })
      else { return nil }
      let letter = AxisWords(isVertical: first.axis == .vertical).letter
      let names = contents.map { shownNames.name(of: $0.view) }
      return "make.\(letter)\(first.isHugging ? "Hugging" : "Compression")(\(names.joined(separator: ", ")))"
    }
  }
#endif

/// A number that compresses a text of the same priority.
@MainActor struct CompressingNumber {
  let constraint: NSLayoutConstraint
  let site: ConstraintSite
  /// The text, and the axis along which it is compressed.
  let view: AutoLayoutKitView
  let axis: CheckedAxis
}

extension CheckedTree {
  /// Returns the numbers that compress texts and have only their priority, from one trial for each number.
  ///
  /// None with UIKit and AppKit.
  func findCompressingNumbers() -> [CompressingNumber] {
    #if canImport(HeadlessUIKit)
      let candidates = constraints.numbersThatMayBeLost.filter { $0.priority == .defaultHigh }
      guard !candidates.isEmpty, let system = LayoutSystem(of: root) else { return [] }
      return candidates.flatMap { constraint in
        LostConstraint.contents(against: constraint, in: system).compactMap { content in
          constraint.site.map {
            CompressingNumber(
              constraint: constraint, site: $0, view: content.view,
              axis: content.axis == .horizontal ? .x : .y)
          }
        }
      }
    #else
      return []
    #endif
  }

  /// Returns the number that compresses a text of the same priority, and the change after which the text
  /// counts more; nil if there is none.
  func numberThatTies(
    with view: AutoLayoutKitView, _ axis: CheckedAxis
  ) -> (site: ConstraintSite, advice: String)? {
    guard view.resistance(axis) == AutoLayoutKitPlatformPriority.defaultHigh.rawValue,
      let number = compressingNumbers.first(where: { $0.view === view && $0.axis == axis })
    else { return nil }
    let call = writtenCall(of: number.constraint, number.site)
    return (
      number.site,
      "The line and the text have the same priority, 750: write make.priority(.high - 1).\(call), so that"
        + " the text counts more."
    )
  }

  /// Returns the call that made a constraint: `width(list) == 320`, or `xPlace(…)`.
  private func writtenCall(of constraint: NSLayoutConstraint, _ site: ConstraintSite) -> String {
    let verb = site.plainVerb
    guard verb == "width" || verb == "height", let item = constraint.firstItem else { return "\(verb)(…)" }
    return "\(verb)(\(shownNames.name(of: item))) == \(constraint.constant.points)"
  }
}

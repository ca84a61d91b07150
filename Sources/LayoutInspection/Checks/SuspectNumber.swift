import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

/// A number that probably causes a wrong frame: a negative one, or one far from those beside it.
private struct SuspectNumber {
  let site: ConstraintSite
  /// The evidence: `the gap 120 between cover and title is far from the other gaps (8 and 12)`.
  let reason: String
  let advice: String
}

extension CheckedTree {
  /// Returns the problem of a wrong frame; a suspect number in its lines comes first.
  ///
  /// - Parameters:
  ///   - indices: The views, the one to change first.
  ///   - axis: The axis of the problem.
  ///   - problem: The sentence about the frame, without its full stop and its lines.
  ///   - advice: The change that helps if no number is suspect.
  func symptom(
    _ kind: LayoutProblem.Kind, _ indices: [Int], _ axis: CheckedAxis, sites: [ConstraintSite],
    _ problem: String, _ advice: @autoclosure () -> String
  ) -> Finding {
    let view = views[indices[0]].view
    guard isNamed,
      let number = suspectNumber(kind, in: sites, of: view, axis) ?? suspectInset(around: indices[0], axis)
    else { return finding(kind, indices, sites: sites, "\(problem)\(sites.inBrackets). \(advice())") }
    let inside = problem.hasPrefix("The ") ? "the" + problem.dropFirst("the".count) : problem
    var finding = finding(
      kind, indices, sites: [number.site] + sites,
      "\(number.site.call): \(number.reason), so \(inside). \(number.advice)"
    )
    // The number moves the views beside it too.
    .explaining([view.superview].compactMap { $0 }, at: .open)
    finding.number = "\(number.site.call): \(number.advice)"
    return finding
  }

  /// Returns the most suspect distance that takes the room of a view around one, along an axis.
  private func suspectInset(around index: Int, _ axis: CheckedAxis) -> SuspectNumber? {
    path(from: index, below: 0).dropFirst().lazy.compactMap { step -> SuspectNumber? in
      let outer = self.views[step].view
      return self.mostSuspect { number in
        number.kind != .size && axis.has(number.constraint.firstAttribute)
          && number.constraint.mentions(outer)
          && AutoLayoutKitView.holding(number.constraint.firstItem)?.superview === outer.superview
      }
    }.first
  }

  /// Returns the most suspect number of some lines along an axis, as far as they place a view or its
  /// siblings.
  private func suspectNumber(
    _ kind: LayoutProblem.Kind, in sites: [ConstraintSite], of view: AutoLayoutKitView, _ axis: CheckedAxis
  ) -> SuspectNumber? {
    let calls = Set(sites.map(\.call))
    func isOfLines(_ number: WrittenNumber) -> Bool {
      guard let site = number.site, calls.contains(site.call), axis.has(number.constraint.firstAttribute)
      else { return false }
      let item = AutoLayoutKitView.holding(number.constraint.firstItem)
      return item === view || item?.superview === view.superview
    }
    let negative = numberEvidence.numbers.first { number in
      number.value < 0 && number.kind != .size && number.constraint.mentions(view) && isOfLines(number)
    }
    // A negative number makes more room for a text, so it is no reason for one that is cut off.
    if kind != .truncation, let number = negative, let site = number.site {
      return SuspectNumber(
        site: site, reason: "\(number.words(ReportNames(shownNames))) is negative",
        advice: "Insets point inward, and a gap keeps views apart: probably \((-number.value).points) was"
          + " meant.")
    }
    return mostSuspect(where: isOfLines)
  }

  private func mostSuspect(where isAsked: (WrittenNumber) -> Bool) -> SuspectNumber? {
    let outliers = numberEvidence.numbers.filter(isAsked).compactMap {
      NumberOutlier($0, among: numberEvidence.numbers(like: $0))
    }
    return outliers.max { $0.distance < $1.distance }.flatMap { outlier in
      outlier.number.site.map {
        SuspectNumber(site: $0, reason: outlier.reason(ReportNames(shownNames)), advice: outlier.advice)
      }
    }
  }
}

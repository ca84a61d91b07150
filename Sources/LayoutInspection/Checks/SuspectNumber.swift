import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

/// The line of a number that is negative or far from those beside it, the evidence and the advice.
private typealias SuspectNumber = (site: ConstraintSite, reason: String, advice: String)

extension CheckedTree {
  /// Returns the problem of a wrong frame; a suspect number in its lines comes first.
  ///
  /// - Parameter problem: The sentence about the frame, without its full stop and its lines.
  func symptom(
    _ kind: LayoutProblem.Kind, _ indices: [Int], _ axis: CheckedAxis, sites: [ConstraintSite],
    _ problem: String, _ advice: @autoclosure () -> String
  ) -> Finding {
    let view = views[indices[0]].view
    guard isNamed,
      let number = suspectNumber(kind, in: sites, of: view, axis) ?? suspectInset(around: indices[0], axis)
    else {
      return finding(kind, indices, sites: sites, "\(problem)\(sites.inBrackets). \(advice())")
    }
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
      return (
        site, "\(number.words(ReportNames(shownNames))) is negative",
        "Insets point inward, and a gap keeps views apart: probably \((-number.value).points) was meant."
      )
    }
    return mostSuspect(where: isOfLines)
  }

  private func mostSuspect(where isAsked: (WrittenNumber) -> Bool) -> SuspectNumber? {
    let outliers = numberEvidence.numbers.filter(isAsked).compactMap {
      NumberOutlier($0, among: numberEvidence.numbers(like: $0))
    }
    return outliers.max { $0.distance < $1.distance }.flatMap { outlier in
      outlier.number.site.map { ($0, outlier.reason(ReportNames(shownNames)), outlier.advice) }
    }
  }
}

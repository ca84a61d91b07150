import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

private struct SharedPlace {
  let site: ConstraintSite
  let axis: CheckedAxis
  let members: [AutoLayoutKitView]
}

// One line of a loop that names one view instead of that of the loop.
extension CheckedTree {
  /// Returns the lines that put several views of one class at the same place, and so explain why they cover
  /// each other.
  ///
  ///     for row in rows.dropFirst() { make.yPlace(after: rows[0], 8, row) }
  ///
  /// - Parameter findings: The problems that nothing explains.
  func sharedPlaces(behind findings: [Finding]) -> [Finding] {
    guard isNamed else { return [] }
    var places: [SharedPlace] = []
    for finding in findings where finding.problem.kind == .overlap {
      let isKnown = places.contains { place in place.members.filter(finding.isAbout).count > 1 }
      if !isKnown, let place = sharedPlace(of: finding) { places.append(place) }
    }
    return places.map(finding)
  }

  /// Returns the line that puts the views around two that cover each other at the same place; nil if they are
  /// not in such views.
  private func sharedPlace(of finding: Finding) -> SharedPlace? {
    let pair = indices(of: Array(finding.views.prefix(2)))
    guard pair.count == 2 else { return nil }
    let outer = commonView(pair[0], pair[1])
    let tops = pair.compactMap { path(from: $0, below: outer).last.map { views[$0].view } }
    guard tops.count == 2, type(of: tops[0]) == type(of: tops[1]) else { return nil }
    let beside = views[outer].view.subviews.filter { view in
      let (place, own) = (tops[0].frame.origin, view.frame.origin)
      return type(of: view) == type(of: tops[0]) && !view.isInvisible
        && abs(own.x - place.x) <= tolerance && abs(own.y - place.y) <= tolerance
    }
    let places = [CheckedAxis.y, .x].flatMap { axis in
      constraints.of(tops[0], axis).compactMap { sharedPlace($0, of: tops[0], axis, among: beside) }
    }.filter { $0.members.contains(tops[1]) }
    // A row in a loop is more often wrong than the pin that aligns it.
    return places.first(where: \.site.isOfChain) ?? places.first
  }

  /// Returns the views that the part of a line which made a constraint puts where it puts one of them.
  private func sharedPlace(
    _ constraint: NSLayoutConstraint, of view: AutoLayoutKitView, _ axis: CheckedAxis,
    among beside: [AutoLayoutKitView]
  ) -> SharedPlace? {
    guard let site = constraint.site, constraint.isTie, constraint.firstItem === view,
      site.isOfChain || axis.words.pins.contains(site.plainVerb), site.plainVerb != axis.words.center
    else { return nil }
    // A call about several views aligns them: its constraints have different indices.
    let members = beside.filter { other in
      constraints.of(other, axis).contains { own in
        own.site == site && own.isTie && own.firstItem === other && own.secondItem === constraint.secondItem
          && own.firstAttribute == constraint.firstAttribute
          && own.secondAttribute == constraint.secondAttribute && own.constant == constraint.constant
      }
    }
    return members.count > 1 ? SharedPlace(site: site, axis: axis, members: members) : nil
  }

  private func finding(_ place: SharedPlace) -> Finding {
    let verb = place.axis.words.chainVerb
    let written = place.members.prefix(2).map(shownNames.name)
    return finding(
      .overlap, indices(of: place.members).sorted(), sites: [place.site],
      "\(place.site.call) puts \(place.members.map { name(of: $0) }.shortList) at the same place along"
        + " \(place.axis.words.letter), so they cover each other. Place each one after the one before it,"
        + " such as \(verb)(after: \(written[0]), 8, \(written[1]))."
    )
    .explaining(place.members, at: .lines)
  }
}

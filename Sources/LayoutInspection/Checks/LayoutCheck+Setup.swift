import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

extension LayoutCheck {
  /// Checks how blocks are set up: mistakes that make every other finding a symptom.
  ///
  /// - a block that is still running while the check is made;
  /// - calls that the library has reported and left out, such as one about a view outside of the tree;
  /// - a topmost view whose own autoresizing mask is switched off, and that nothing places;
  /// - views that are placed in a cell itself and not in its content view;
  /// - lines that place the views which a stack view arranges.
  public static let setup = LayoutCheck(named: "setup", basis: .constraints) { tree in
    tree.reportedCalls() + tree.unplacedRoot() + tree.viewsBesideContent() + tree.linesInStacks()
  }
}

extension CheckedTree {
  /// The problem of a tree with a block that has not ended; nil for any other tree.
  var runningBlock: Finding? {
    AutoLayoutKitPlan.recordedBlock(in: root).map { call in
      finding(.setup, [0], sites: [], LayoutProblem.sentence(aboutRunningBlock: call.fileAndLine))
    }
  }

  /// Returns a problem for each mistake that the library has reported about the blocks of the tree; several
  /// calls with one mistake about one view are one problem.
  fileprivate func reportedCalls() -> [Finding] {
    var mistakes: [[AutoLayoutKitReport]] = []
    let reports = root.mistakesOfBlocks
    for report in reports where !isConsequence(report, of: reports) {
      let known = mistakes.firstIndex { same in
        if same[0].description == report.description { return true }
        return same[0].reason == report.reason && same[0].item != nil
          && (same[0].item === report.item || missingView(same[0]).map { $0 === missingView(report) } == true)
      }
      if let known { mistakes[known].append(report) } else { mistakes.append([report]) }
    }
    return mistakes.map(finding)
  }

  /// True for a gap without a view, if another mistake of the call has left a view out.
  private func isConsequence(_ report: AutoLayoutKitReport, of all: [AutoLayoutKitReport]) -> Bool {
    if let container = missingView(report), container !== report.item {
      return all.contains { $0.reason == report.reason && $0.item === container }
    }
    guard report.reason == .numberBesideWall || report.reason == .onlyNumbers else { return false }
    return all.contains { $0.site == report.site && $0.reason != report.reason && $0.item != nil }
  }

  /// Returns the view that was not added to the tree, which is the item of a report or around it; nil for
  /// another mistake.
  private func missingView(_ report: AutoLayoutKitReport) -> AutoLayoutKitView? {
    guard report.reason == .notInContainer, let view = AutoLayoutKitView.holding(report.item) else {
      return nil
    }
    return view.topmost === root.topmost ? nil : view.topmost
  }

  /// Returns the problem of a container that was not added, and that no call mentions but as a reference.
  private func finding(_ container: AutoLayoutKitView, _ reports: [AutoLayoutKitReport]) -> Finding {
    var inside: [String] = []
    for case let item? in reports.map(\.item) {
      let name = ReportNames.quoted(ReportNames(names).name(of: item))
      if !inside.contains(name) { inside.append(name) }
    }
    let sites = reports.compactMap(\.site)
    let place = sites.first.map { "\($0.call): " } ?? ""
    let outer = shownNames.name(of: root)
    return Finding(
      problem: LayoutProblem(
        .setup, views: [shownNames.name(of: container)], frames: [InspectedFrame.of(container, in: root)],
        sites: sites.firstOfEachCall,
        description: "\(place)\(ReportNames(names).name(of: container)) is not inside \(outer), so"
          + " \(inside.shortList) in it \(inside.count == 1 ? "is" : "are") left out. Add it with addSubview"
          + " before the block."),
      items: [container])
  }

  /// Returns the problem of calls with the same mistake.
  private func finding(_ reports: [AutoLayoutKitReport]) -> Finding {
    let first = reports[0]
    let item = first.item
    if let container = missingView(first), container !== item { return finding(container, reports) }
    var sentence = first.description
    if first.reason == .notInContainer, let view = item as? AutoLayoutKitView, view.superview == nil {
      sentence += " Add it with addSubview before the block."
    }
    let missed = first.reason == .repeatedItem ? viewWithoutPlace(beside: item, first) : nil
    if let missed {
      sentence += " Probably \(name(of: missed)) was meant, which has no place along that axis."
    }
    if reports.count > 1 { sentence += " The same in \(reports.count - 1) more of its calls." }
    let problem = LayoutProblem(
      .setup, views: item.map { [shownNames.name(of: $0)] } ?? [],
      frames: item.map { [InspectedFrame.of($0, in: root)] } ?? [], sites: reports.compactMap(\.site),
      description: sentence)
    var finding = Finding(problem: problem, items: item.map { [$0] } ?? [])
    if first.reason == .notInContainer { finding.explained.views += finding.views }
    if let missed { finding.explained.views.append(missed) }
    return finding
  }

  /// Returns the sibling of an item that no constraint places along the axis of a call.
  private func viewWithoutPlace(
    beside item: AnyObject?, _ report: AutoLayoutKitReport
  ) -> AutoLayoutKitView? {
    guard let view = item as? AutoLayoutKitView,
      let axis = CheckedAxis.allCases.first(where: { report.site?.plainVerb == $0.words.chainVerb })
    else { return nil }
    return view.superview?.subviews.first { sibling in
      sibling !== view && !sibling.translatesAutoresizingMaskIntoConstraints
        && constraints.edgeSites(of: sibling, axis).isEmpty
    }
  }

  /// Returns the problem of a topmost view that nothing places.
  fileprivate func unplacedRoot() -> [Finding] {
    guard !root.translatesAutoresizingMaskIntoConstraints, !root.isPlacedFromOutside,
      constraints.all.contains(where: { $0.holder === root && $0.constraint.site != nil })
    else { return [] }
    var finding = finding(
      .setup, [0], sites: [],
      "\(name(of: root)) has switched off its own translatesAutoresizingMaskIntoConstraints, and no"
        + " constraint of a superview gives its frame. Remove that line: tk_constraint switches it off for"
        + " the views that it places, and the container keeps its frame.")
    finding.explained.isAll = true
    return [finding]
  }

  /// Returns a problem for each cell with views that blocks place beside its content view.
  fileprivate func viewsBesideContent() -> [Finding] {
    views.indices.compactMap { index in
      guard let content = views[index].view.contentViewOfCell else { return nil }
      let cell = views[index].view
      let beside = views.filter { inner in
        guard inner.view.superview === cell, inner.view !== content else { return false }
        return constraints.all.contains { $0.constraint.mentions(inner.view) && $0.constraint.site != nil }
      }
      guard !beside.isEmpty else { return nil }
      let sites = beside.flatMap { constraints.sites(of: $0.view, .x) + constraints.sites(of: $0.view, .y) }
      let place = sites.first.map { " (\($0.call))" } ?? ""
      let cellName = shownNames.name(of: cell)
      let indices = views.indices.filter { number in beside.contains { $0.view === views[number].view } }
      var finding = finding(
        .setup, indices + [index], sites: sites,
        "\(beside.map { name(of: $0.view) }.list) \(beside.count == 1 ? "is" : "are") placed in"
          + " \(name(of: cell)) and not in its contentView\(place), which can cover them and does not get"
          + " their height. Add them to \(cellName).contentView, and write"
          + " \(cellName).contentView.tk_constraint"
          + " { … }."
      )
      finding.explained.views = beside.map(\.view) + [cell]
      return finding
    }
  }
}

extension LayoutProblem {
  /// Returns the sentence about a layout or a check inside a block.
  static func sentence(aboutRunningBlock place: String) -> String {
    "The block at \(place) has not ended, so its constraints are not active yet. Lay out and check after it."
  }
}

extension AutoLayoutKitReport {
  /// The place of the call that the report is about; nil if it is not known.
  fileprivate var site: ConstraintSite? {
    let name = file.split(separator: "/").last ?? ""
    return ConstraintSite(identifier: "\(name):\(line) \(verb)[0]")
  }
}

extension AutoLayoutKitView {
  /// True if a superview holds a constraint of the view that is not a part of the platform's own layout.
  fileprivate var isPlacedFromOutside: Bool {
    guard let superview else { return false }
    return sequence(first: superview, next: \.superview).contains { holder in
      holder.constraints.contains { $0.mentions(self) }
    }
  }

  /// The content view of a cell, a header or a footer of a list; nil for any other view.
  var contentViewOfCell: AutoLayoutKitView? {
    #if canImport(UIKit)
      (self as? UITableViewCell)?.contentView ?? (self as? UICollectionViewCell)?.contentView
        ?? (self as? UITableViewHeaderFooterView)?.contentView
    #else
      nil
    #endif
  }
}

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
    tree.reportedCalls() + tree.unplacedRoot() + tree.views.indices.compactMap(tree.viewsBesideContent)
      + tree.linesInStacks()
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
    let reports = root.mistakesOfBlocks
    return reports.filter { !isConsequence($0, of: reports) }.grouped { one, other in
      if one.description == other.description { return true }
      return one.reason == other.reason && one.item != nil
        && (one.item === other.item || missingView(one).map { $0 === missingView(other) } == true)
    }
    .map(finding)
  }

  /// Returns true for a gap without a view, if another mistake of the call has left a view out.
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

  private func finding(_ reports: [AutoLayoutKitReport]) -> Finding {
    let first = reports[0]
    let view = first.item as? AutoLayoutKitView
    let sites = reports.compactMap(\.site)
    if let container = missingView(first), container !== first.item {
      let inside = reports.compactMap(\.item).map { ReportNames.quoted(ReportNames(names).name(of: $0)) }
        .firstOfEach { $0 }
      return finding(
        .setup, of: [container], sites: sites,
        "\(sites.first.map { "\($0.call): " } ?? "")\(ReportNames(names).name(of: container)) is not inside"
          + " \(plainName(0)), so \(inside.shortList) in it \(inside.count == 1 ? "is" : "are") left out. Add"
          + " it with addSubview before the block.")
    }
    var sentence = first.description
    var explained: [AutoLayoutKitView] = []
    if first.reason == .notInContainer {
      if let view, view.superview == nil { sentence += " Add it with addSubview before the block." }
      explained += [view].compactMap { $0 }
    }
    if first.reason == .repeatedItem, let missed = view.flatMap({ viewWithoutPlace(beside: $0, first) }) {
      sentence += " Probably \(name(of: missed)) was meant, which has no place along that axis."
      explained.append(missed)
    }
    if reports.count > 1 { sentence += " The same in \(reports.count - 1) more of its calls." }
    return finding(.setup, of: [first.item].compactMap { $0 }, sites: sites, sentence).explaining(explained)
  }

  /// Returns the sibling of a view that no constraint places along the axis of a call.
  private func viewWithoutPlace(
    beside view: AutoLayoutKitView, _ report: AutoLayoutKitReport
  ) -> AutoLayoutKitView? {
    let axis = CheckedAxis.allCases.first { report.site?.plainVerb == $0.words.chainVerb }
    guard let axis else { return nil }
    return view.superview?.subviews.first { sibling in
      sibling !== view && !sibling.translatesAutoresizingMaskIntoConstraints
        && constraints.edgeSites(of: sibling, axis).isEmpty
    }
  }

  fileprivate func unplacedRoot() -> [Finding] {
    let outer = sequence(first: root, next: \.superview).dropFirst()
    guard !root.translatesAutoresizingMaskIntoConstraints,
      !outer.contains(where: { $0.constraints.contains { $0.mentions(root) } }),
      constraints.all.contains(where: { $0.holder === root && $0.constraint.site != nil })
    else { return [] }
    return [
      finding(
        .setup, [0], sites: [],
        "\(name(0)) has switched off its own translatesAutoresizingMaskIntoConstraints, and no"
          + " constraint of a superview gives its frame. Remove that line: tk_constraint switches it off for"
          + " the views that it places, and the container keeps its frame."
      )
      .explaining([], isAll: true)
    ]
  }

  fileprivate func viewsBesideContent(_ index: Int) -> Finding? {
    let cell = views[index].view
    guard let content = cell.contentViewOfCell else { return nil }
    let beside = views.indices.filter { inner in
      views[inner].parent == index && views[inner].view !== content
        && constraints.of(views[inner].view).contains { $0.site != nil }
    }
    if beside.isEmpty { return nil }
    let sites = beside.flatMap { inner in
      CheckedAxis.allCases.flatMap { constraints.sites(of: views[inner].view, $0) }
    }
    let place = sites.first.map { " (\($0.call))" } ?? ""
    return finding(
      .setup, beside + [index], sites: sites,
      "\(beside.map(name).list) \(beside.count == 1 ? "is" : "are") placed in"
        + " \(name(index)) and not in its contentView\(place), which can cover them and does not get"
        + " their height. Add them to \(plainName(index)).contentView, and write"
        + " \(plainName(index)).contentView.tk_constraint { … }."
    )
    .explaining(beside.map { views[$0].view } + [cell])
  }
}

extension LayoutProblem {
  /// Returns the sentence about a layout or a check inside a block.
  static func sentence(aboutRunningBlock place: String) -> String {
    "The block at \(place) has not ended, so its constraints are not active yet. Lay out and check after it."
  }
}

extension AutoLayoutKitReport {
  fileprivate var site: ConstraintSite? {
    ConstraintSite(identifier: "\(file.split(separator: "/").last ?? ""):\(line) \(verb)[0]")
  }
}

extension AutoLayoutKitView {
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

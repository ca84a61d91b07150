import AutoLayoutKit
import LayoutPlatform
import LayoutSolver
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
  var runningBlock: Finding? {
    AutoLayoutKitPlan.recordedBlock(in: root).map { call in
      finding(.setup, [0], sites: [], LayoutProblem.sentence(aboutRunningBlock: call.fileAndLine))
    }
  }

  fileprivate func reportedCalls() -> [Finding] {
    let reports = root.mistakesOfBlocks
    return reports.filter { report in
      // A gap beside a view that the call leaves out has no view.
      guard report.reason == .numberBesideWall || report.reason == .onlyNumbers else { return true }
      return !reports.contains { $0.site == report.site && $0.reason != report.reason && $0.item != nil }
    }
    .grouped { one, other in
      if one.description == other.description { return true }
      return one.reason == other.reason && subject(one).map { $0 === subject(other) } == true
    }
    .map(finding)
  }

  private func subject(_ report: AutoLayoutKitReport) -> AnyObject? {
    guard report.reason == .notInContainer, let top = AutoLayoutKitView.holding(report.item)?.topmost,
      top !== root.topmost
    else { return report.item }
    return top
  }

  private func finding(_ all: [AutoLayoutKitReport]) -> Finding {
    let subject = subject(all[0])
    let own = all.filter { $0.item === self.subject($0) }
    let reports = own.isEmpty ? all : own
    let first = reports[0]
    let view = first.item as? AutoLayoutKitView
    let sites = reports.compactMap(\.site)
    if own.isEmpty, let container = subject {
      let inside = reports.compactMap(\.item).map { ReportNames.quoted(ReportNames(names).name(of: $0)) }
        .unique
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
  var contentViewOfCell: AutoLayoutKitView? {
    #if canImport(UIKit)
      (self as? UITableViewCell)?.contentView ?? (self as? UICollectionViewCell)?.contentView
        ?? (self as? UITableViewHeaderFooterView)?.contentView
    #else
      nil
    #endif
  }
}

#if canImport(UIKit)
  private typealias StackView = UIStackView
#elseif canImport(AppKit)
  private typealias StackView = NSStackView
#endif

private typealias StackLine = (
  site: ConstraintSite, axis: CheckedAxis, constraint: NSLayoutConstraint, view: AutoLayoutKitView
)

// Lines about views that a stack view arranges.
extension CheckedTree {
  /// These are intended: a size of an arranged view that the stack view takes over, and an edge across the
  /// stack view beside an alignment that leaves it open.
  func linesInStacks() -> [Finding] {
    lazy var contradicting = conflictingSystem.map { system in
      system.solver.conflicts.flatMap(\.constraints).compactMap(system.constraint)
    }
    return views.indices.flatMap { index -> [Finding] in
      guard let stack = views[index].view as? StackView else { return [] }
      let lines = stack.arrangedSubviews.flatMap { view in
        CheckedAxis.allCases.flatMap { axis in
          constraints.of(view, axis).compactMap { constraint -> StackLine? in
            guard let site = constraint.site, constraint.priority.rawValue >= 1000,
              stack.overrides(constraint, about: view, axis),
              !constraint.firstAttribute.isSize || contradicting?.contains(constraint) == true
            else { return nil }
            return (site, axis, constraint, view)
          }
        }
      }
      return lines.grouped { $0.site.call == $1.site.call && $0.axis == $1.axis }
        .map { finding($0, in: index, stack) }
    }
  }

  func arrangesSubviews(_ view: AutoLayoutKitView) -> Bool {
    (view as? StackView).map { !$0.arrangedSubviews.isEmpty } ?? false
  }

  func sentence(aboutSubviewNotArranged index: Int) -> String? {
    guard let parent = views[index].parent, arrangesSubviews(views[parent].view) else { return nil }
    return "\(name(index)) is inside the stack view \(name(parent)), which does not arrange it. Write"
      + " \(plainName(parent)).addArrangedSubview(\(plainName(index))) and not addSubview."
  }

  private func finding(_ lines: [StackLine], in index: Int, _ stackView: StackView) -> Finding {
    let (line, views) = (lines[0], lines.map(\.view).eachOnce)
    let stack = "the stack view \(name(index))"
    let arranged = views.map { name(of: $0) }.shortList
    let words = line.axis.words
    let pronoun = views.count == 1 ? "it" : "them"
    let sentence: String
    if line.constraint.firstAttribute.isSize {
      let isAlong = stackView.axisOfViews == line.axis
      let size = isAlong ? "equally \(words.extent) (fillEqually)" : "as \(words.extent) as itself (fill)"
      let other = isAlong ? "distribution, such as .fill" : "alignment, such as .center"
      sentence =
        "\(line.site.call) makes \(arranged) \(line.constraint.constant.points) \(words.extent), but"
        + " \(stack) makes its views \(size). Remove \(pronoun) from the line, or set another \(other)."
    } else {
      sentence =
        "\(line.site.call) places \(arranged), but \(stack) arranges \(pronoun)."
        + " Remove \(pronoun) from the line: the distribution, the alignment and the spacing of the stack"
        + " view give the positions."
    }
    return finding(.setup, indices(of: views).sorted() + [index], sites: [line.site], sentence)
      .explaining([stackView])
  }
}

extension StackView {
  fileprivate var axisOfViews: CheckedAxis {
    #if canImport(UIKit)
      axis == .horizontal ? .x : .y
    #else
      orientation == .horizontal ? .x : .y
    #endif
  }

  fileprivate func overrides(
    _ constraint: NSLayoutConstraint, about view: AutoLayoutKitView, _ axis: CheckedAxis
  ) -> Bool {
    let isAlong = axis == axisOfViews
    if constraint.firstAttribute.isSize {
      return (isAlong ? distribution == .fillEqually : isFilledAcross) && constraint.secondItem == nil
    }
    // The constraint places the view against the stack view, a view around it or another arranged view.
    guard isAlong || isFilledAcross, let tie = Tie(constraint, of: view) else { return false }
    return isDescendant(of: tie.holder) || arrangedSubviews.contains(tie.holder)
  }

  private var isFilledAcross: Bool {
    #if canImport(UIKit)
      alignment == .fill
    #else
      false
    #endif
  }
}

public import AutoLayoutKit
public import LayoutPlatform

#if canImport(HeadlessUIKit)
  import HeadlessUIKit
  import LayoutFrames
  import LayoutSolver
#endif

/// Reports about the layouts of a running app or test, through `AutoLayoutKitReport.handler`.
///
///     LayoutReports.reportsConflicts = true   // on Linux
///     // Login.swift:42 xPlace needs 20 + 200 + 8 + 92 + 20 = 340, but Login is 320 wide. …
@MainActor public enum LayoutReports {
  /// Returns a problem as a report, with the first of its sites as the file and the line.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - item: The view or guide that the report is about.
  public static func report(
    _ problem: LayoutProblem, about item: (any AutoLayoutKitItem)? = nil
  ) -> AutoLayoutKitReport {
    let reason: AutoLayoutKitReport.Reason =
      switch problem.kind {
      case .conflict: .conflict
      case .ambiguity: .ambiguity
      default: .custom
      }
    return report(reason, problem.sites.first, item, problem.description)
  }

  static func report(
    _ reason: AutoLayoutKitReport.Reason, _ site: ConstraintSite?, _ item: AnyObject?, _ text: String
  ) -> AutoLayoutKitReport {
    AutoLayoutKitReport(
      reason, verb: site?.verb ?? "", item: item as? any AutoLayoutKitItem, file: site?.file ?? "",
      line: UInt(site?.line ?? 0), text)
  }
}

#if canImport(HeadlessUIKit)
  extension LayoutReports {
    private static var savedHandler: ((LayoutConflict) -> Void)?
    private static var standing: [ObjectIdentifier: Standing] = [:]
    private static var survey: Survey?

    private struct Survey {
      weak var root: UIView?
      let solves: Int
      let causes: [ConflictSurvey.Cause]
      var reported: Set<Int> = []
    }

    private struct Standing {
      weak var root: UIView?
      var solves: Int
      var problems: Set<String>
    }

    /// True if each conflict of the headless UIKit is reported in the words of the app's code, and not as a
    /// list of constraints.
    ///
    /// Setting it replaces `HeadlessLayout.conflictHandler`; setting it to false puts the former one back. A
    /// conflict is reported again if it was resolved in between.
    public static var reportsConflicts = false {
      didSet {
        guard reportsConflicts != oldValue else { return }
        if reportsConflicts {
          savedHandler = HeadlessLayout.conflictHandler
          HeadlessLayout.conflictHandler = { report($0) }
        } else {
          HeadlessLayout.conflictHandler = savedHandler
          savedHandler = nil
          survey = nil
        }
      }
    }

    /// True if each layout of the headless UIKit is examined for ambiguity, for debug builds and tests.
    ///
    /// A view is reported again if its layout was unambiguous in between. A layout takes several times as
    /// long while it is on, and no time longer while it is off.
    public static var reportsAmbiguity = false {
      didSet {
        guard reportsAmbiguity != oldValue else { return }
        standing = [:]
        HeadlessLayout.layoutObserver = reportsAmbiguity ? { examine($0) } : nil
      }
    }

    private static func report(_ conflict: LayoutConflict) {
      let items = conflict.constraints.compactMap(\.firstItem) + conflict.fixedItems
      let owners = items.compactMap { UIView.holding($0) }
      if let owner = owners.first, reportsRunningBlock(in: owner.topmost) { return }
      guard let view = owners.first, let system = LayoutSystem(of: view),
        let index = system.solver.conflicts.firstIndex(where: {
          system.constraint(of: $0.broken) === conflict.broken
        })
      else { return AutoLayoutKitReport.handler(AutoLayoutKitReport(.conflict, conflict.description)) }
      let solves = HeadlessLayout.work(for: system.root)?.solves ?? 0
      // The causes are searched once for the conflicts of a solve.
      if survey?.root !== system.root || survey?.solves != solves {
        let names = ReportNames(ItemNames(in: system.root))
        let causes = ConflictSurvey(of: system, names).causes(in: system.root)
        survey = Survey(root: system.root, solves: solves, causes: causes)
      }
      let causes = survey?.causes ?? []
      // The rest of a line with a mistake has no cause of its own. It is examined after the line has changed.
      guard let cause = causes.firstIndex(where: { $0.conflicts.contains(index) }),
        survey?.reported.insert(cause).inserted == true
      else { return }
      let item = conflict.broken?.firstItem as? any AutoLayoutKitItem
      AutoLayoutKitReport.handler(report(causes[cause].problem, about: item))
    }

    private static func reportsRunningBlock(in root: UIView) -> Bool {
      guard let place = AutoLayoutKitPlan.recordedBlock(in: root)?.fileAndLine else { return false }
      AutoLayoutKitReport.handler(
        AutoLayoutKitReport(.custom, item: root, LayoutProblem.sentence(aboutRunningBlock: place)))
      return true
    }

    private static func examine(_ root: UIView) {
      if reportsRunningBlock(in: root) { return }
      func solves() -> Int { (HeadlessLayout.work(for: root)?.solves ?? 0) + LayoutFrames.solves(in: root) }
      let key = ObjectIdentifier(root)
      var former = standing[key]
      if former?.root !== root { former = nil }
      guard former?.solves != solves() else { return }
      standing = standing.filter { $0.value.root != nil }
      var problems: Set<String> = []
      let reports = root.withFramesAsConstraints {
        let found = AmbiguityFinding.all(in: root)
        problems = Set(found.map(\.key))
        return found.filter { former?.problems.contains($0.key) != true }.map {
          report($0.problem(in: root), about: $0.item as? any AutoLayoutKitItem)
        }
      }
      // The constraints that stood for layouts by frames were solved too.
      standing[key] = Standing(root: root, solves: solves(), problems: problems)
      for report in reports { AutoLayoutKitReport.handler(report) }
    }
  }
#endif

extension AutoLayoutKitView {
  /// Lays the view out, and reports the views in it whose position or size the constraints leave open, with
  /// the reason and the line.
  ///
  ///     view.tk_check()
  ///     // Cell.swift:31: "time" has no vertical position:
  ///     // no yPlace, yEqual, yTop, yBottom or yCenter mentions it.
  ///
  /// Call it in a debug build. The reports are those of ``LayoutCheck/notAmbiguous``: the headless UIKit
  /// searches for other layouts; with UIKit and AppKit, each view is asked `hasAmbiguousLayout`, and if one
  /// is, the constraints are read and solved once more. Hidden views are left out.
  ///
  /// - Parameter reports: False to return the reports without handing them to
  ///   `AutoLayoutKitReport.handler`.
  @discardableResult
  public func tk_check(reports: Bool = true) -> [AutoLayoutKitReport] {
    let result = CheckedTree.findings(in: self, [.notAmbiguous]).map { finding in
      LayoutReports.report(finding.problem, about: finding.items.first as? any AutoLayoutKitItem)
    }
    if reports { result.forEach { AutoLayoutKitReport.handler($0) } }
    return result
  }
}

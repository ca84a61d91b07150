public import AutoLayoutKit
public import LayoutPlatform

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

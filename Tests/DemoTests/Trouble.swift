import AutoLayoutKit
import UIKit

/// Runs a layout and returns the reports of the library and of the engine.
@MainActor
func trouble(during layout: () -> Void) -> [String] {
  var reports: [String] = []
  let oldReports = AutoLayoutKitReport.handler
  let oldConflicts = HeadlessLayout.conflictHandler
  AutoLayoutKitReport.handler = { reports.append($0.description) }
  HeadlessLayout.conflictHandler = { reports.append($0.description) }
  layout()
  AutoLayoutKitReport.handler = oldReports
  HeadlessLayout.conflictHandler = oldConflicts
  return reports
}

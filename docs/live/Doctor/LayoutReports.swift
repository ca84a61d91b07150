/// The conflicts in a text, as the module LayoutInspection returns them without the views of an app.
enum LayoutReports {
  static func logConflicts(in text: String) -> [LogConflict] {
    ConflictLog.all(in: text).filter { !$0.lines.isEmpty }.map { ConflictLogReader($0).conflict }.counted()
  }

  static func numberOfConflicts(inLog text: String) -> Int { ConflictLog.all(in: text).count }
}

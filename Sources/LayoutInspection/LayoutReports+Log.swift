public import AutoLayoutKit
public import LayoutPlatform

#if canImport(OSLog)
  public import Foundation
  import OSLog
#endif

// The conflicts that UIKit and AppKit write to the log.
extension LayoutReports {
  /// Returns the conflicts in a text of the log of UIKit or AppKit, in the words of the app's code.
  ///
  ///     for report in LayoutReports.conflicts(inLog: text, views: [window]) {
  ///       AutoLayoutKitReport.handler(report)
  ///     }
  ///
  /// The lines come from the identifiers that this library gives to constraints. A constraint without one is
  /// shown as an equation. A conflict that UIKit has written several times is returned once.
  ///
  /// - Parameters:
  ///   - text: Any part of the log; everything but conflicts is skipped.
  ///   - views: The topmost views of the app, whose properties name the views and guides in the log. A view
  ///     in none of these trees is called by its class and its text.
  public static func conflicts(
    inLog text: String, views: [AutoLayoutKitView] = []
  ) -> [AutoLayoutKitReport] {
    readers(of: text, views).map { reader in
      let (conflict, item) = reader.answer
      return report(.conflict, conflict.site, item, conflict.description)
    }
    .firstOfEach(\.description)
  }

  /// Returns the conflicts in a text of the log of UIKit or AppKit as values, each with a smallest set of
  /// constraints that cannot hold together.
  ///
  /// A conflict that UIKit has written several times is returned once, with their number.
  ///
  /// - Parameters:
  ///   - text: Any part of the log; everything but conflicts is skipped.
  ///   - views: The topmost views of the app; see ``conflicts(inLog:views:)``.
  public static func logConflicts(in text: String, views: [AutoLayoutKitView] = []) -> [LogConflict] {
    readers(of: text, views).map(\.conflict).counted()
  }

  /// Returns the number of conflicts in a text of the log, with those whose constraints cannot be read: a
  /// private message has none.
  ///
  /// - Parameter text: Any part of the log.
  public static func numberOfConflicts(inLog text: String) -> Int {
    ConflictLog.all(in: text).count
  }

  private static func readers(of text: String, _ views: [AutoLayoutKitView]) -> [ConflictLogReader] {
    let logs = ConflictLog.all(in: text).filter { !$0.lines.isEmpty }
    if logs.isEmpty { return [] }
    var names = ItemNames()
    var found: [String: AnyObject] = [:]
    for view in views.flatMap(\.tree) {
      names.collect(from: view)
      for item in [view] + view.layoutGuides as [AnyObject] { found[address(of: item)] = item }
      #if canImport(UIKit)
        found[address(of: view.safeAreaLayoutGuide)] = view.safeAreaLayoutGuide
      #endif
    }
    let itemNames = ReportNames(names)
    return logs.map { log in
      ConflictLogReader(log, itemNames) { address in
        found[address].map { (itemNames.name(of: $0), InspectedFrame.depth(of: $0), $0) }
      }
    }
  }

  private static func address(of item: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(item).toOpaque()), radix: 16)
  }

  #if canImport(OSLog)
    /// Returns the conflicts that UIKit or AppKit has written to the log of this process, in the words of the
    /// app's code.
    ///
    /// Reading the log takes up to a second; call it in a debug build, for example when the app goes to the
    /// background. A message that the system has marked as private cannot be read.
    ///
    /// - Parameters:
    ///   - date: The beginning of the part that is read.
    ///   - views: The topmost views of the app; see ``conflicts(inLog:views:)``.
    @available(iOS 15.0, tvOS 15.0, macOS 12.0, *)
    public static func conflictsInProcessLog(
      since date: Date, views: [AutoLayoutKitView] = []
    ) throws -> [AutoLayoutKitReport] {
      let store = try OSLogStore(scope: .currentProcessIdentifier)
      let predicate = NSPredicate(format: "composedMessage CONTAINS %@", "simultaneously satisfy constraints")
      let entries = try store.getEntries(at: store.position(date: date), matching: predicate)
      let text = entries.map(\.composedMessage).joined(separator: "\n")
      return conflicts(inLog: text, views: views)
    }
  #endif
}

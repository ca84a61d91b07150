import Foundation

extension HeadlessLayout {
  /// What measures text instead of the built-in table; nil, as at first, for the table.
  ///
  /// It is set before views are made: what was measured already stays as it is
  /// until the text or the font changes.
  nonisolated public static var textMeasurer: (any TextMeasurer)? {
    get { measurerInUse.value }
    set { measurerInUse.value = newValue }
  }

  private nonisolated static let measurerInUse = MeasurerInUse()
}

/// The measurer, for text that is measured outside the main actor as well.
private final class MeasurerInUse: @unchecked Sendable {
  private let lock = NSLock()
  private var measurer: (any TextMeasurer)?

  var value: (any TextMeasurer)? {
    get { lock.withLock { measurer } }
    set { lock.withLock { measurer = newValue } }
  }
}

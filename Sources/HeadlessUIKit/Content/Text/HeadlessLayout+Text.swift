extension HeadlessLayout {
  /// The measurer that replaces the built-in table of text widths; nil, the initial value, for the table.
  ///
  /// Set it before any view is created: a text that has been measured keeps its size until the text or the
  /// font changes.
  nonisolated public static var textMeasurer: (any TextMeasurer)? {
    get { measurerInUse.value }
    set { measurerInUse.value = newValue }
  }

  private nonisolated static let measurerInUse = LockedValue<(any TextMeasurer)?>(nil)
}

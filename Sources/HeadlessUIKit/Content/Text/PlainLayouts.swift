/// The last layouts of a text in one style, each of which holds for an interval of widths.
///
/// A layout pass measures a label several times within one width, and again in the next pass, within a width
/// at which the text has the same lines.
struct PlainLayouts {
  /// The input of a layout apart from the width.
  struct Text: Equatable {
    let text: String
    let font: UIFont
    let lineLimit: Int
    let breaking: NSLineBreakMode
    let strategy: NSParagraphStyle.LineBreakStrategy
  }

  /// The number of layouts that are kept.
  private static var memory: Int { 4 }

  private var text: Text?
  private var measured = MeasuredText()
  private var layouts: [TextLayout] = []

  mutating func layout(_ text: Text, width: CGFloat) -> TextLayout {
    if text != self.text {
      self.text = text
      measured = TextMetrics(text.font).measured(text.text)
      layouts = []
    }
    let limit = TextLayout.limit(of: width)
    if let known = layouts.first(where: { $0.sameLimits.contains(limit) }) { return known }
    let layout = TextLayout(
      measured, font: text.font, width: width, lineLimit: text.lineLimit, breaking: text.breaking,
      strategy: text.strategy)
    if layouts.count == Self.memory { layouts.removeFirst() }
    layouts.append(layout)
    return layout
  }
}

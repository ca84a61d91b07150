import HeadlessUIKit
import LayoutRendering

extension LiveLabel {
  /// Reads a label, whose widths are added to a table; nil for one with styles or with a class of its own,
  /// which measures its text in another way.
  @MainActor init?(_ label: UILabel, in system: LayoutSystem?, _ texts: inout LiveTable<LiveText>) {
    guard type(of: label) == UILabel.self, let font = label.font, label.preferredMaxLayoutWidth == 0 else {
      return nil
    }
    measure = texts.index(of: LiveText(label.text ?? "", in: font))
    lines = label.numberOfLines
    mode = label.lineBreakMode.rawValue
    alignment = "\(label.textAlignment)"
    wraps = system?.heightFollowsWidth(label) ?? false
    color = PictureColor(label.textColor).css
  }
}

extension LiveText {
  @MainActor init(_ text: String, in font: UIFont) {
    let metrics = TextMetrics(font)
    let characters = text.map { String($0) }
    let points = text.unicodeScalars.map { String($0) }
    self.init(
      text: text, characters: characters == points ? nil : characters, size: font.pointSize,
      weight: font.weight.cssWeight, italic: font.isItalic, mono: font.face.design == .monospaced,
      ascender: font.ascender, lineHeight: font.lineHeight, leading: font.leading,
      ellipsis: Int64(metrics.advance(of: "…")),
      widths: metrics.characters(of: text).flatMap { [$0.advance, $0.kerning, Int64($0.traits)] })
  }
}

import Foundation
import HeadlessUIKit
import LayoutRendering

/// The texts of a scene, each once, with the widths of their characters.
@MainActor struct LiveTexts {
  private(set) var list: [LiveText] = []
  private var indices: [LiveText: Int] = [:]

  /// Returns the text of a label, whose widths are added to the list; nil for a label with styles or with a
  /// class of its own, which measures its text in another way.
  mutating func label(_ label: UILabel, in system: LayoutSystem?) -> LiveLabel? {
    guard type(of: label) == UILabel.self, let font = label.font, label.preferredMaxLayoutWidth == 0 else {
      return nil
    }
    return LiveLabel(
      measure: index(of: label.text ?? "", in: font), lines: label.numberOfLines,
      mode: Self.name(of: label.lineBreakMode), alignment: "\(label.textAlignment)",
      wraps: system?.heightFollowsWidth(label) ?? false, color: PictureColor(label.textColor).css)
  }

  private mutating func index(of text: String, in font: UIFont) -> Int {
    let metrics = TextMetrics(font)
    let characters = text.map { String($0) }
    let points = text.unicodeScalars.map { String($0) }
    let measured = LiveText(
      text: text, characters: characters == points ? nil : characters, size: font.pointSize,
      weight: font.weight.cssWeight, italic: font.isItalic, mono: font.face.design == .monospaced,
      ascender: font.ascender, lineHeight: font.lineHeight, leading: font.leading,
      ellipsis: Int64(metrics.advance(of: "…")),
      widths: metrics.characters(of: text).flatMap { [$0.advance, $0.kerning, Int64($0.traits)] })
    if let index = indices[measured] { return index }
    indices[measured] = list.count
    list.append(measured)
    return list.count - 1
  }

  private static func name(of mode: NSLineBreakMode) -> String {
    switch mode {
    case .byWordWrapping: "wordWrapping"
    case .byCharWrapping: "charWrapping"
    case .byClipping: "clipping"
    case .byTruncatingHead: "truncatingHead"
    case .byTruncatingTail: "truncatingTail"
    case .byTruncatingMiddle: "truncatingMiddle"
    }
  }
}

package struct FontFace: Hashable, Sendable {
  /// The designs of the system font.
  package enum Design: Sendable { case standard, rounded, serif, monospaced }

  /// The thickness of the strokes.
  package var weight = UIFont.Weight.regular
  package var isItalic = false
  package var design = Design.standard
  package var hasMonospacedDigits = false
  /// The family of a font that was created by name; nil for the system font.
  package var family: String?
  /// The part of such a name after the hyphen; nil if there is none.
  package var style: String?

  package init(weight: UIFont.Weight = .regular, isItalic: Bool = false, design: Design = .standard) {
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
  }

  /// Creates a face from a name such as `Avenir-HeavyOblique`: the family, a hyphen and the style within the
  /// family.
  package init(name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    family = parts.first.map(String.init) ?? name
    style = parts.count > 1 ? String(parts[1]) : nil
    let words = style?.lowercased() ?? ""
    let lowercased = name.lowercased()
    weight = Self.weightWords.first { words.contains($0.word) }?.weight ?? .regular
    isItalic = words.contains("italic") || words.contains("oblique")
    design =
      ["mono", "courier", "menlo", "consolas"].contains { lowercased.contains($0) } ? .monospaced : .standard
  }

  /// The words for weights in the names of fonts; a word that contains another one comes before it.
  private static let weightWords: [(word: String, weight: UIFont.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
    ("medium", .medium), ("semibold", .semibold), ("demi", .semibold), ("extrabold", .heavy),
    ("ultrabold", .heavy), ("heavy", .heavy), ("black", .black), ("bold", .bold),
  ]

  /// The traits in which the font differs from the regular font.
  package var traits: UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    if design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the font with other traits; for example, it becomes bold if the traits contain bold and the font
  /// is not bold.
  package func with(_ traits: UIFontDescriptor.SymbolicTraits) -> FontFace {
    var face = self
    if traits.contains(.traitBold) != self.traits.contains(.traitBold) {
      face.weight = traits.contains(.traitBold) ? .bold : .regular
    }
    face.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitMonoSpace) != (design == .monospaced) {
      face.design = traits.contains(.traitMonoSpace) ? .monospaced : .standard
    }
    return face.renamed(from: self)
  }

  /// Returns the font with the name of its style, if it differs from the font from which it was made.
  func renamed(from other: FontFace) -> FontFace {
    guard family != nil, self != other else { return self }
    var face = self
    face.style = words.isEmpty ? nil : words
    return face
  }

  /// The name of the font: the family and the style within the family.
  package var name: String {
    if let family { return [family, style].compactMap(\.self).joined(separator: "-") }
    return "\(systemName)-\(words.isEmpty ? "Regular" : words)"
  }

  private var systemName: String {
    switch design {
    case .standard: ".SFUI"
    case .rounded: ".SFUIRounded"
    case .serif: ".NewYork"
    case .monospaced: ".SFUIMono"
    }
  }

  private var words: String { weightName + (isItalic ? "Italic" : "") }

  private var weightName: String {
    let named: [(UIFont.Weight, String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, ""), (.medium, "Medium"),
      (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
    ]
    func distance(_ pair: (UIFont.Weight, String)) -> CGFloat { abs(pair.0.rawValue - weight.rawValue) }
    return named.min { distance($0) < distance($1) }?.1 ?? ""
  }
}

extension FontFace.Design {
  /// Creates the design that corresponds to a design of the system font; returns nil if there is none.
  init?(_ design: UIFontDescriptor.SystemDesign) {
    switch design {
    case .default: self = .standard
    case .rounded: self = .rounded
    case .serif: self = .serif
    case .monospaced: self = .monospaced
    default: return nil
    }
  }
}

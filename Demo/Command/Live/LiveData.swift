import Foundation

/// A scene of the live page; ``LiveSceneScript`` is its form in the page's script.
struct LiveScene {
  let name: String
  let title: String
  let kind: String
  /// The size of the picture, in points.
  let size: [CGFloat]
  /// The number of states.
  let states: Int
  /// The sizes at which the frames are known.
  let sizes: [[CGFloat]]
  let directions: [String]
  let textSizes: [String]
  let code: [LiveCode.Part]
  let blocks: [LiveBlock]
  /// The index in `list` for each direction, state and text size.
  let systems: [String: Int]
  let list: [LiveSystem]
  /// The texts of the labels with the widths of their characters, each once.
  let texts: [LiveText]
  /// The reason for which the page shows only the frames at the known sizes; nil if it solves the scene.
  let notCarried: String?
}

/// A closure or function with a layout, and the values of its parameters.
struct LiveBlock: Encodable {
  /// The index of the code.
  let code: Int
  /// The first line of the block in the file.
  let line: Int
  /// The item that is `self` in the code.
  let owner: Int
  /// The values of the closure's parameters; nil if the code names none of a value known here.
  let arguments: [LiveValue]?
}

/// The layout of a scene in one direction, state and text size.
struct LiveSystem: Equatable {
  let direction: String
  let items: [LiveItem]
  let variants: [LiveVariant]
  let choice: LiveChoice
  /// The safe areas of the root, top, left, bottom and right, and their choice by the size.
  let safeAreas: [[LiveNumber]]
  let safeAreaChoice: LiveChoice
  /// The frames of all items in the root's coordinates at the sizes of the scene, four numbers for each item.
  let expected: [[CGFloat]]
  /// The sentences that explain the frame of each item at the size of the picture.
  let explained: [[String]]
}

/// A view or a guide.
struct LiveItem: Encodable, Hashable {
  let name: String
  let `class`: String
  /// The index of the superview or owning view; −1 for the root.
  let parent: Int
  /// The kind of a guide; nil for a view.
  var guide: String?
  var hidden: Bool?
  /// True for a view whose layout runs from right to left.
  var rtl: Bool?
  var clips: Bool?
  /// True for a view whose subviews count their positions from the zero point of its content.
  var area: Bool?
  /// The insets of the alignment rectangle: top, left, bottom, right; nil for 0.
  var insets: [CGFloat]?
  /// The values of the properties of the app's own views.
  var names: [String: LiveValue]?
  var huggingPriority: [Float]?
  var resistancePriority: [Float]?
  var paint: LivePaint?
  var text: LiveLabel?
}

/// The appearance of a view; a property is nil if it has no effect.
struct LivePaint: Encodable, Hashable {
  var fill: String?
  var stroke: String?
  var width: Double?
  var radius: Double?
  var alpha: Double?
  var symbol: LiveSymbol?
  var image: Bool?
  /// Lines of a view that is not a label, relative to its upper left corner.
  var lines: [LiveLine]?
}

/// The drawing of a symbol in the middle of its view.
struct LiveSymbol: Encodable, Hashable {
  let path: String
  let filled: Bool
  let size: [CGFloat]
  let color: String
}

/// A line of text at a fixed position.
struct LiveLine: Encodable, Hashable {
  let text: String
  let x: CGFloat
  let baseline: CGFloat
  let width: CGFloat
  let size: CGFloat
  let weight: Int
  let color: String
}

/// The text of a label.
struct LiveLabel: Encodable, Hashable {
  /// The index of the text with its widths.
  let measure: Int
  /// The maximum number of lines; 0 means no limit.
  let lines: Int
  let mode: String
  let alignment: String
  /// True if the height follows from the width.
  let wraps: Bool
  let color: String
}

/// A text in one font with the widths of its characters.
struct LiveText: Encodable, Hashable {
  let text: String
  /// The characters, if they are not the code points of the text.
  let characters: [String]?
  let size: CGFloat
  let weight: Int
  let italic: Bool
  let mono: Bool
  let ascender: CGFloat
  let lineHeight: CGFloat
  let leading: CGFloat
  /// The width of "…" in millionths of a point.
  let ellipsis: Int64
  /// For each character its width, its kerning, both in millionths of a point, and its traits.
  let widths: [Int64]
}

/// The rows of a system in a range of sizes.
struct LiveVariant: Equatable {
  /// The variables in the order in which they are added.
  let variables: [Int]
  /// Those among them that may be negative although they are sizes.
  let signed: [Int]
  let rows: [LiveRow]
  /// The number that follows the size in whole steps; nil if no number does.
  let step: LiveStep?
  /// The frames in their superviews of views that are not in the system, by item.
  let frames: [String: [LiveNumber]]
  /// The origins of the bounds that are not zero, by item.
  let origins: [String: [LiveNumber]]
  /// The values of the properties that differ from those of the items, by item.
  var names: [String: [String: LiveValue]]?
}

/// A row: sum of terms (relation) constant.
struct LiveRow: Encodable, Hashable {
  let kind: String
  /// Coefficients and variables in turn.
  var terms: [Double]
  let relation: String
  var constant: LiveNumber
  var priority: Float
  /// True if the row is never left out in a conflict.
  var fixed: Bool?
  /// The item of an own row.
  var item: Int?
  var between: LiveBetween?
  /// The index of the code, the line in the file, the verb, and the index in the call.
  var site: [LiveValue]?
  var file: String?
  /// For each baseline: the item, "first" or "last", the weight, and the offset contained in the constant.
  var baselines: [[LiveValue]]?
}

/// The two sides of a constraint.
struct LiveBetween: Encodable, Hashable {
  let first: [LiveValue]
  let second: [LiveValue]?
  let multiplier: CGFloat
  let constant: CGFloat
  let holder: Int
}

/// The choice of a variant by the size: below or above a limit of w × width + h × height.
indirect enum LiveChoice: Encodable, Equatable {
  case variant(Int)
  case limit(w: CGFloat, h: CGFloat, at: CGFloat, below: LiveChoice, above: LiveChoice)

  /// Returns the index of the variant for a size.
  func variant(for size: CGSize) -> Int {
    var choice = self
    while case .limit(let w, let h, let at, let below, let above) = choice {
      choice = w * size.width + h * size.height < at ? below : above
    }
    guard case .variant(let index) = choice else { return 0 }
    return index
  }

  private enum Key: CodingKey { case w, h, at, below, above }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .variant(let index):
      var container = encoder.singleValueContainer()
      try container.encode(index)
    case .limit(let w, let h, let at, let below, let above):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(w, forKey: .w)
      try container.encode(h, forKey: .h)
      try container.encode(at, forKey: .at)
      try container.encode(below, forKey: .below)
      try container.encode(above, forKey: .above)
    }
  }
}

/// A value that code of a scene can name.
indirect enum LiveValue: Encodable, Hashable {
  case number(Double)
  case bool(Bool)
  case text(String)
  case none
  case item(Int)
  case list([LiveValue])
  case enumCase(String)
  /// A maker: its reference, nil for the view itself, and its insets: top, left, bottom, right.
  case maker(ref: Int?, insets: [CGFloat])

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .bool(let bool): try container.encode(bool)
    case .text(let text): try container.encode(text)
    case .none: try container.encodeNil()
    case .item(let item): try container.encode(["item": item])
    case .list(let values): try container.encode(values)
    case .enumCase(let name): try container.encode(["case": name])
    case .maker(let ref, let insets): try container.encode(["maker": Maker(ref: ref, insets: insets)])
    }
  }

  private struct Maker: Encodable {
    let ref: Int?
    let insets: [CGFloat]
  }
}

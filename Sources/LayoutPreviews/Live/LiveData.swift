import Foundation

/// A preview of the live page, in the form of its script: what several systems have is in a table, once, and
/// the systems have the indices.
struct LiveScene: Encodable {
  let name: String
  let title: String
  /// The part of the list to which the preview belongs.
  let group: String?
  /// The size of the picture, in points.
  let size: [CGFloat]
  /// The names of the states; one for a preview without states.
  let states: [String]
  /// The sizes at which the frames are known.
  let sizes: [[CGFloat]]
  var directions: [String] = []
  var textSizes: [String] = []
  var code: [LiveCode.Part] = []
  /// The numbers of the code that can be changed.
  var numbers = LiveTable<LiveCode.Literal>()
  /// The index in `list` for each direction, state and text size.
  var systems: [String: Int] = [:]
  var list: [LiveSystem] = []
  var items = LiveTable<LiveItem>()
  var rows = LiveTable<LiveRow>()
  /// The sentences that explain an item.
  var sentences = LiveTable<[String]>()
  /// The texts of the labels with the widths of their characters.
  var texts = LiveTable<LiveText>()
  /// The reason for which the page shows only the frames at the known sizes; nil if it solves the preview.
  var notCarried: String?
}

/// A list of different values in the order in which they were added.
struct LiveTable<Value: Hashable> {
  private(set) var values: [Value] = []
  private var indices: [Value: Int] = [:]

  /// Returns the index of a value, which is added unless the list contains it.
  mutating func index(of value: Value) -> Int {
    if let index = indices[value] { return index }
    indices[value] = values.count
    values.append(value)
    return values.count - 1
  }
}

extension LiveTable: Encodable where Value: Encodable {
  func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}

/// The layout of a preview in one direction, state and text size.
struct LiveSystem: Encodable, Equatable {
  let direction: String
  let items: [Int]
  /// The variants; none if the page does not solve the preview.
  var variants: [Variant]
  let choice: LiveChoice
  /// The frames of all items in the root's coordinates at the sizes of the preview, four numbers for each
  /// item.
  let expected: [[CGFloat]]
  /// For each item the sentences that explain its frame at the size of the picture.
  let explained: [Int]

  /// The rows in a range of sizes, and the numbers of it that follow the size.
  struct Variant: Encodable, Equatable {
    /// The variables in the order in which they are added.
    let variables: [Int]
    /// Those among them that may be negative although they are sizes.
    let signed: [Int]
    let rows: [Int]
    /// The number that follows the size in whole steps; nil if no number does.
    let step: LiveStep?
    /// The frames in their superviews of views that are not in the system, by item.
    let frames: [String: [LiveNumber]]
    /// The origins of the bounds that are not zero, by item.
    let origins: [String: [LiveNumber]]
    /// The safe area of the root: top, left, bottom, right; empty if no guide follows it.
    let safeArea: [LiveNumber]
  }
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
  var symbol: Symbol?
  var image: Bool?
  /// Lines of a view that is not a label, relative to its upper left corner.
  var lines: [Line]?

  /// The drawing of a symbol in the middle of its view.
  struct Symbol: Encodable, Hashable {
    let path: String
    let filled: Bool
    let size: [CGFloat]
    let color: String
  }

  /// A line of text at a fixed position.
  struct Line: Encodable, Hashable {
    let text: String
    let x: CGFloat
    let baseline: CGFloat
    let width: CGFloat
    let size: CGFloat
    let weight: Int
    let color: String
  }
}

/// The text of a label.
struct LiveLabel: Encodable, Hashable {
  /// The index of the text with its widths.
  let measure: Int
  /// The maximum number of lines; 0 means no limit.
  let lines: Int
  /// The mode of the line breaks, by its number in UIKit.
  let mode: Int
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
  var between: Between?
  var site: Site?
  var baselines: [Baseline]?
  /// The numbers of the code that are in the row.
  var numbers: [LiveUse]?

  /// The two sides of a constraint.
  struct Between: Encodable, Hashable {
    let first: Side
    let second: Side?
    let multiplier: CGFloat
    var constant: CGFloat
    /// The part of the constant that comes from insets.
    var inset: CGFloat
    let holder: Int
  }

  struct Side: Encodable, Hashable {
    let item: Int
    let attribute: String
  }

  /// The call that made a constraint.
  struct Site: Encodable, Hashable {
    /// The index of the code; nil for code that is not shown.
    let code: Int?
    let file: String
    let line: Int
    let verb: String
  }

  /// A baseline in a constraint.
  struct Baseline: Encodable, Hashable {
    let item: Int
    let isFirst: Bool
    let weight: CGFloat
    /// The offset of the present text, without which the constant is.
    let offset: CGFloat
  }

  /// The row without what may change with the size: the same at all sizes of a variant.
  var key: LiveRow {
    var row = self
    row.constant = LiveNumber(constant: 0)
    row.between?.constant = 0
    row.between?.inset = 0
    row.baselines = nil
    return row
  }
}

/// The choice of a variant by the size: below or above a limit of w × width + h × height.
indirect enum LiveChoice: Encodable, Equatable {
  case variant(Int)
  case limit(w: CGFloat, h: CGFloat, at: CGFloat, below: LiveChoice, above: LiveChoice)

  func variant(for size: CGSize) -> Int {
    switch self {
    case .variant(let index): index
    case .limit(let w, let h, let at, let below, let above):
      (w * size.width + h * size.height < at ? below : above).variant(for: size)
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .variant(let index): try index.encode(to: encoder)
    case .limit(let w, let h, let at, let below, let above):
      var container = encoder.unkeyedContainer()
      for number in [w, h, at] { try container.encode(number) }
      for choice in [below, above] { try container.encode(choice) }
    }
  }
}

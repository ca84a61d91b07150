public import Foundation

/// The reasons for the frame of a view: one line for each edge and size.
///
///     time in Cell: 269 20.5 35 16
///       left = 269 follows: right 304 − width 35
///       width = 35 (intrinsic, hugging 1000, compression resistance 1000)
///       right = 304 = Cell.width 320 − 16 (Cell.swift:29 xPlace[3])
///       …
///
/// The values are those of the alignment rectangle, which constraints place, in the coordinates of the
/// superview, before they are rounded to whole pixels. Each value is the sum of its terms.
public struct LayoutExplanation: Sendable, CustomStringConvertible {
  /// An edge, a size or a center of a view or guide.
  public enum Edge: String, CaseIterable, Codable, Sendable {
    /// The left edge, the width and the right edge.
    case left, width, right
    /// The top edge, the height and the bottom edge.
    case top, height, bottom
    /// The middle between left and right.
    case centerX
    /// The middle between top and bottom.
    case centerY
  }

  /// The kind of reason for a value.
  public enum Cause: String, CaseIterable, Codable, Sendable {
    /// A constraint of the app.
    case constraint
    /// Several constraints that have only one solution together, such as columns of equal width.
    case group
    /// A constraint of a stack view.
    case stackView
    /// The intrinsic content size.
    case content
    /// The frame of the view, and its autoresizing mask.
    case frame
    /// The insets of a guide, such as the safe area, or the keyboard.
    case insets
    /// The two other values along the axis.
    case follows
    /// The rule that no size is negative.
    case limit
    /// Nothing: another value would satisfy the constraints as well.
    case nothing
  }

  /// One summand of a value: factor × edge of an item.
  public struct Term: Sendable {
    /// The name of the view or guide.
    public let item: String
    /// The edge or size of the item.
    public let edge: Edge
    /// The factor.
    public let factor: CGFloat
    /// The edge or size in points, in the coordinates of the item's superview or owning view.
    public let value: CGFloat
    /// The identity of the item, which tells items of the same name apart.
    package let id: ObjectIdentifier
  }

  /// The reason for one edge or size.
  public struct Line: Sendable, CustomStringConvertible {
    /// The name of the view, or of a guide that a line of the view refers to.
    public let item: String
    /// The edge or size.
    public let edge: Edge
    /// The value in points: `constant` and the terms added up.
    public let value: CGFloat
    /// The kind of reason.
    public let cause: Cause
    /// True if a "less than or equal" or "greater than or equal" is at its limit here.
    public let isAtLimit: Bool
    /// The part of the value that is a number, in points.
    public let constant: CGFloat
    /// The parts of the value that are edges and sizes.
    public let terms: [Term]
    /// The places in the app's code that made the constraints behind the value.
    public let sites: [ConstraintSite]
    /// The line as text.
    public let description: String
    /// The identity of the view or guide.
    package let id: ObjectIdentifier
  }

  /// The name of the view.
  public let view: String
  /// The frame in the superview's coordinates, before it is rounded to whole pixels.
  public let frame: CGRect
  /// The lines of the view: left, width, right, top, height, bottom.
  public let lines: [Line]
  /// The lines of the guides that the lines of the view refer to, such as the safe area.
  public let guides: [Line]
  /// Further sentences: rounding, alignment, and constraints that were left out in a conflict.
  public let notes: [String]
  /// The explanation as text of several lines.
  public let description: String
}

// The form in JSON, which docs/previews.schema.json describes.
extension LayoutExplanation.Line: Encodable {
  private enum CodingKeys: CodingKey { case item, edge, value, cause, sites, description }
}

extension LayoutExplanation: Encodable {
  private enum Key: CodingKey { case view, frame, lines, notes }

  /// Writes the view, its frame, the reasons of its edges and of the guides, and the notes.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(view, forKey: .view)
    try values.encode(CodedRect(frame), forKey: .frame)
    try values.encode(lines + guides, forKey: .lines)
    try values.encode(notes, forKey: .notes)
  }
}

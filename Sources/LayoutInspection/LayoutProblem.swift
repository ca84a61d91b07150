package import AutoLayoutKit
public import Foundation
import LayoutPlatform

/// One thing that is wrong with a layout.
public struct LayoutProblem: Equatable, Sendable, CustomStringConvertible {
  /// The kinds of problems: one for each check, and one for the checks of apps.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// A block is set up in a way that makes other problems: a view is not in the tree, or the mask of the
    /// topmost view is switched off.
    case setup
    /// Required constraints cannot hold together, and one of them was left out.
    case conflict
    /// The constraints allow another position or size as well.
    case ambiguity
    /// Two views with a content cover each other.
    case overlap
    /// A view reaches out of its container.
    case outsideContainer
    /// A text is cut off, or a view with a content has no size.
    case truncation
    /// A control is smaller than a finger.
    case touchTarget
    /// The same constraint is installed twice.
    case duplicate
    /// A number is lost in a tie between its priority and that of a content.
    case lostConstraint
    /// A limit holds at every size, and another edge was probably meant.
    case idleLimit
    /// The content of a cell does not give the cell its height, or is tied to the cell itself.
    case cell
    /// The fitting size of a view does not contain its content.
    case fittingSize
    /// A scroll view does not scroll to the end of its content.
    case scrollContent
    /// Only one edge of a view keeps to the safe area.
    case safeSide
    /// A control is under the keyboard.
    case keyboard
    /// Nothing changes sides from right to left.
    case mirroring
    /// One row is placed both by left and right and by leading and trailing.
    case direction
    /// Two views are exchanged: each is in one row and aligned with another.
    case crossedRows
    /// A hidden view leaves a gap between visible ones.
    case hiddenGap
    /// A size is far from those of the same kind of view.
    case size
    /// Views that should be aligned are not.
    case misalignment
    /// A view has another frame than the test expects.
    case frame
    /// A word is broken inside, because its text is too narrow.
    case brokenWord
    /// The color of a text is too near to the color behind it.
    case contrast
    /// A text ignores the text size of the user, beside texts that follow it.
    case textSize
    /// A rule of an app is not followed.
    case custom
  }

  /// The kind of the problem.
  public let kind: Kind
  /// The names of the views that the problem is about, the one to change first.
  public let views: [String]
  /// The frames of these views in the coordinates of the checked view, in points, in the same order.
  public let frames: [CGRect]
  /// The places in the app's code that made the constraints to change, each once.
  public let sites: [ConstraintSite]
  /// The problem as one sentence or two: where, what is wrong, and the change that helps.
  public let description: String

  /// Creates a problem from its parts.
  public init(
    _ kind: Kind, views: [String], frames: [CGRect], sites: [ConstraintSite], description: String
  ) {
    self.kind = kind
    self.views = views
    self.frames = frames
    self.sites = sites
    self.description = description
  }
}

// The form in JSON, which docs/previews.schema.json describes.
extension LayoutProblem: Codable {
  private enum Key: CodingKey { case kind, views, frames, sites, description, proposal }

  /// Reads a problem from JSON.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      try values.decode(Kind.self, forKey: .kind), views: try values.decode([String].self, forKey: .views),
      frames: try values.decode([CodedRect].self, forKey: .frames).map(\.rect),
      sites: try values.decode([ConstraintSite].self, forKey: .sites),
      description: try values.decode(String.self, forKey: .description))
  }

  /// Writes the problem with its proposal.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(kind, forKey: .kind)
    try values.encode(views, forKey: .views)
    try values.encode(frames.map(CodedRect.init), forKey: .frames)
    try values.encode(sites, forKey: .sites)
    try values.encode(description, forKey: .description)
    try values.encodeIfPresent(proposal, forKey: .proposal)
  }

  /// A change of the code that the sentence proposes.
  public struct Proposal: Encodable, Equatable, Sendable {
    /// The text to write, such as `32` or `make.yTop(banner)`.
    public let text: String
    /// True for a line to add; else the text belongs in the line of the first of the sites.
    public let isAdded: Bool
  }

  /// The change of the code that the sentence proposes word for word.
  ///
  /// Nil if it proposes none, or one with a part that the reader has to choose.
  public var proposal: Proposal? {
    if let start = description.range(of: "robably ")?.upperBound,
      let end = description.range(of: " was meant", range: start..<description.endIndex)?.lowerBound,
      Double(description[start..<end]) != nil
    {
      return Proposal(text: String(description[start..<end]), isAdded: false)
    }
    for (word, isAdded) in [("Add ", true), ("Write ", false)] {
      guard let start = description.range(of: word + "make.")?.lowerBound else { continue }
      let text = Self.call(description[start...].dropFirst(word.count))
      return text.map { Proposal(text: $0, isAdded: isAdded) }
    }
    return nil
  }

  /// Returns the call with which a text begins, and the comparison behind it.
  ///
  /// Nil if the call has no arguments, or one that the reader has to choose.
  private static func call(_ text: Substring) -> String? {
    func isWord(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || "._".contains(character)
    }
    func trimmed(_ text: Substring) -> Substring { text.last == "." ? text.dropLast() : text }
    var depth = 0
    let call = text.prefix { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return depth > 0 || character == ")" || isWord(character)
    }
    guard call.contains("("), !call.contains("…") else { return nil }
    let rest = text[call.endIndex...]
    guard rest.hasPrefix(" == ") else { return String(trimmed(call)) }
    let value = trimmed(rest.dropFirst(4).prefix(while: isWord))
    return value.isEmpty ? nil : "\(call) == \(value)"
  }
}

extension LayoutProblem {
  /// Returns the views that the problem is about, and their present frames in the coordinates of the root.
  ///
  /// Of several views with one name, the one that is nearest to the frame of the problem counts. The cost is
  /// proportional to the number of views.
  ///
  /// - Parameter root: The view that was checked, in the same layout or in one like it.
  @MainActor package func shownViews(
    in root: AutoLayoutKitView
  ) -> [(name: String, view: AutoLayoutKitView, frame: CGRect)] {
    let names = ItemNames(in: root)
    let all = root.tree.map { (name: names.name(of: $0), view: $0, frame: $0.area($0.bounds, in: root)) }
    return zip(views, frames).compactMap { name, frame in
      all.filter { $0.name == name }.min { $0.frame.distance(to: frame) < $1.frame.distance(to: frame) }
    }
  }
}

extension CGRect {
  fileprivate func distance(to other: CGRect) -> CGFloat {
    zip(edges, other.edges).reduce(0) { $0 + abs($1.0 - $1.1) }
  }
}

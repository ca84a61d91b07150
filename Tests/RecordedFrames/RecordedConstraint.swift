import Foundation
import UIKit

/// A constraint as a document has it; what is not written has the value that Interface Builder leaves out.
struct RecordedConstraint: Sendable {
  var first: String
  var firstAttribute: String
  var relation: String?
  var second: String?
  var secondAttribute: String?
  var multiplier: CGFloat?
  var constant: CGFloat?
  var priority: Float?

  /// The attribute of a document's word; nil for one that UIKit does not have.
  static func attribute(_ word: String?) -> NSLayoutConstraint.Attribute? { attributes[word ?? ""] }

  var relatedBy: NSLayoutConstraint.Relation {
    switch relation {
    case "lessThanOrEqual": .lessThanOrEqual
    case "greaterThanOrEqual": .greaterThanOrEqual
    default: .equal
    }
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
    "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
    "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]
}

extension RecordedConstraint: Codable {
  private enum CodingKeys: String, CodingKey {
    case first = "a"
    case firstAttribute = "aa"
    case relation = "r"
    case second = "b"
    case secondAttribute = "ba"
    case multiplier = "m"
    case constant = "k"
    case priority = "p"
  }

  /// Reads an object with a key for each property, or the line that `encode(to:)` writes.
  init(from decoder: any Decoder) throws {
    if let line = try? decoder.singleValueContainer().decode(String.self) {
      self = Self.read(line)
      return
    }
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      first: try values.decode(String.self, forKey: .first),
      firstAttribute: try values.decode(String.self, forKey: .firstAttribute),
      relation: try values.decodeIfPresent(String.self, forKey: .relation),
      second: try values.decodeIfPresent(String.self, forKey: .second),
      secondAttribute: try values.decodeIfPresent(String.self, forKey: .secondAttribute),
      multiplier: try values.decodeIfPresent(CGFloat.self, forKey: .multiplier),
      constant: try values.decodeIfPresent(CGFloat.self, forKey: .constant),
      priority: try values.decodeIfPresent(Float.self, forKey: .priority))
  }

  /// Writes one line, which is a quarter as long as an object.
  ///
  ///     v3.width lessThanOrEqual v0.width *0.5 +20 @750
  func encode(to encoder: any Encoder) throws {
    var words = ["\(first).\(firstAttribute)"]
    if let relation { words.append(relation) }
    if let second, let secondAttribute { words.append("\(second).\(secondAttribute)") }
    if let multiplier { words.append("*\(multiplier)") }
    if let constant { words.append("+\(constant)") }
    if let priority { words.append("@\(priority)") }
    var container = encoder.singleValueContainer()
    try container.encode(words.joined(separator: " "))
  }

  private static func read(_ line: String) -> RecordedConstraint {
    var constraint = RecordedConstraint(first: "", firstAttribute: "")
    for word in line.split(separator: " ").map(String.init) {
      let rest = String(word.dropFirst())
      switch word.first {
      case "*": constraint.multiplier = Double(rest).map { CGFloat($0) }
      case "+": constraint.constant = Double(rest).map { CGFloat($0) }
      case "@": constraint.priority = Float(rest)
      case _ where word.contains("."):
        let parts = word.split(separator: ".").map(String.init)
        if constraint.first.isEmpty {
          (constraint.first, constraint.firstAttribute) = (parts[0], parts[1])
        } else {
          (constraint.second, constraint.secondAttribute) = (parts[0], parts[1])
        }
      default: constraint.relation = word
      }
    }
    return constraint
  }
}

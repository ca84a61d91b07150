#if canImport(HeadlessUIKit)
  import Foundation
  import Testing
  import UIKit

  /// A conflict that UIKit wrote to the log: the tree, the constraints, and the one that UIKit left out.
  ///
  /// The file `Fixtures/conflicts.txt` has one line for each fact, and its first letter says which:
  ///
  ///     # L01, iOS 13                  the name of the recording
  ///     T root(card(label,~safe))      the tree; ~ marks a guide
  ///     N a50 'name' label.width == 9  an address, an identifier if there is one, and a constraint
  ///     N 410 H:|-(8)-[label] @card    the same in the visual format, with its superview
  ///     A d20 root.height == 896       a constraint of an autoresizing mask
  ///     B a50                          the address of the constraint that was left out
  package struct RecordedConflict {
    /// A view or a guide of the tree.
    package struct Item {
      package let name: String
      /// The name of the superview or the owning view; nil for the topmost view.
      package let container: String?
      package let isGuide: Bool
    }

    /// One side of a constraint.
    package struct Side {
      package let item: String
      package let attribute: NSLayoutConstraint.Attribute
    }

    /// A constraint of the list.
    package struct Member {
      package let address: String
      package var identifier: String?
      /// True for a constraint of an autoresizing mask.
      package let isOfMask: Bool
      /// The constraint as the recording has it.
      package let rule: String
      package let equation: Equation
    }

    /// A constraint in numbers.
    package struct Equation {
      package let first: Side
      package let relation: NSLayoutConstraint.Relation
      package var second: Side?
      package var multiplier = 1.0
      package let constant: Double
    }

    /// The name of the recording.
    package let name: String
    /// The views and guides, each after its container.
    package fileprivate(set) var items: [Item] = []
    /// The constraints in the order of the log.
    package fileprivate(set) var members: [Member] = []
    /// The lines of constraints that could not be read.
    package fileprivate(set) var unread: [String] = []
    /// The address of the constraint that UIKit left out.
    package fileprivate(set) var broken = ""
  }

  // The recordings.
  extension RecordedConflict {
    /// A list of recordings.
    package struct List: CustomTestStringConvertible, Sendable {
      /// The name of the list in the report of a test.
      package let testDescription: String
      private let path: String

      /// The list of the repository, and the transcribed logs from which its facts come if they are at hand:
      /// at the path in the environment variable `RECORDED_CONFLICTS`.
      package static let all: [List] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let fixture = List(
          testDescription: "facts", path: folder.appendingPathComponent("Fixtures/conflicts.txt").path)
        let logs = List(
          testDescription: "transcribed logs",
          path: ProcessInfo.processInfo.environment["RECORDED_CONFLICTS"] ?? "")
        return FileManager.default.isReadableFile(atPath: logs.path) ? [fixture, logs] : [fixture]
      }()

      /// Returns the recordings of the list.
      package func read() throws -> [RecordedConflict] {
        RecordedConflict.parse(try String(contentsOfFile: path, encoding: .utf8))
      }
    }

    /// Returns the recordings in a text; a line that has no meaning is skipped.
    package static func parse(_ text: String) -> [RecordedConflict] {
      var found: [RecordedConflict] = []
      for line in text.split(separator: "\n") {
        let rest = String(line.dropFirst(2))
        if let title = rest.prefixMatch(of: #/[A-Z][0-9]+/#), line.hasPrefix("# ") {
          found.append(RecordedConflict(name: String(title.output)))
        }
        guard !found.isEmpty else { continue }
        switch line.prefix(2) {
        case "T ": found[found.count - 1].items = items(in: rest)
        case "N ", "A ":
          if let member = member(rest, isOfMask: line.hasPrefix("A")) {
            found[found.count - 1].members.append(member)
          } else {
            found[found.count - 1].unread.append(String(line))
          }
        case "B ": found[found.count - 1].broken = rest
        default: break
        }
      }
      return found
    }
  }

  // The lines.
  extension RecordedConflict {
    /// Returns the items of `root(card(label,~safe))`, each after its container.
    private static func items(in text: String) -> [Item] {
      var items: [Item] = []
      var containers: [String] = []
      for token in text.matches(of: #/~?\w+|[(),]/#).map({ String($0.output) }) {
        switch token {
        case "(": containers.append(items.last?.name ?? "")
        case ")": containers.removeLast()
        case ",": break
        default:
          let isGuide = token.hasPrefix("~")
          items.append(
            Item(
              name: isGuide ? String(token.dropFirst()) : token, container: containers.last, isGuide: isGuide)
          )
        }
      }
      return items
    }

    private static func member(_ text: String, isOfMask: Bool) -> Member? {
      guard let parts = text.wholeMatch(of: #/(\S+) (?:'([^']*)' )?(.*)/#) else { return nil }
      let rule = String(parts.3)
      guard let equation = visualFormat(rule) ?? equation(rule) else { return nil }
      var member = Member(address: String(parts.1), isOfMask: isOfMask, rule: rule, equation: equation)
      member.identifier = parts.2.map { $0 == "E" ? "UIView-Encapsulated-Layout-Height" : String($0) }
      return member
    }

    /// Returns the meaning of `V:[a]-(>=8)-| @card`: far edge of the first item + 8 ≤ near edge of
    /// the second.
    private static func visualFormat(_ text: String) -> Equation? {
      let pattern = #/([HV]):(\||\[\w+\])-\((>=)?([\d.]+)\)-(\||\[\w+\])(?: @(\w+))?/#
      guard let parts = text.wholeMatch(of: pattern), let constant = Double(parts.4) else { return nil }
      let isHorizontal = parts.1 == "H"
      let near: NSLayoutConstraint.Attribute = isHorizontal ? .leading : .top
      let far: NSLayoutConstraint.Attribute = isHorizontal ? .trailing : .bottom
      func side(_ text: Substring, _ own: NSLayoutConstraint.Attribute) -> Side {
        if text == "|" {
          return Side(item: parts.6.map(String.init) ?? "", attribute: own == near ? far : near)
        }
        return Side(item: String(text.dropFirst().dropLast()), attribute: own)
      }
      return Equation(
        first: side(parts.5, near), relation: parts.3 == nil ? .equal : .greaterThanOrEqual,
        second: side(parts.2, far), constant: constant)
    }

    /// Returns the meaning of `a.height <= 0.5*b.width - 8`.
    private static func equation(_ text: String) -> Equation? {
      let pattern = #/(\w+)\.(\w+) (==|<=|>=) (?:(?:([\d.]+)\*)?([a-z]\w*)\.(\w+))?(?: ?([+-]?) ?([\d.]+))?/#
      guard let parts = text.wholeMatch(of: pattern), let attribute = attributes[String(parts.2)] else {
        return nil
      }
      let relations: [Substring: NSLayoutConstraint.Relation] = [
        "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
      ]
      let amount = parts.8.flatMap { Double($0) } ?? 0
      var equation = Equation(
        first: Side(item: String(parts.1), attribute: attribute), relation: relations[parts.3] ?? .equal,
        constant: parts.7 == "-" ? -amount : amount)
      if let item = parts.5, let name = parts.6, let other = attributes[String(name)] {
        equation.second = Side(item: String(item), attribute: other)
        equation.multiplier = parts.4.flatMap { Double($0) } ?? 1
      }
      return equation
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
      "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
      "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
      "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin, "topMargin": .topMargin,
      "bottomMargin": .bottomMargin, "minX": .left, "minY": .top,
    ]
  }
#endif

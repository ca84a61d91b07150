import Foundation
import UIKit

/// A scene, the root of a xib or the content of a cell, with the frames that Apple's engine computed for it
/// when Interface Builder saved the document.
///
/// The keys of the file are short; each has its meaning here.
package struct Recording: Codable, Sendable {
  /// The part of a document.
  package enum Kind: String, Codable, Sendable {
    /// The view of a view controller.
    case scene
    /// A view at the top of a xib.
    case xib
    /// The content view of a table view cell.
    case content
    /// A collection view cell.
    case item
    /// A header or footer of a table view.
    case header
    /// A table view cell with its accessory.
    case cell = "realcell"
  }

  /// The groups in which the table counts.
  package enum Trait: String, Codable, CaseIterable, Sendable {
    case withoutText = "a"
    case text = "b"
    case stackViews = "c"
    case scrollViews = "d"
    case cells = "e"
    case inequalities = "f"
    case masks = "g"
  }

  var kind: Kind
  /// The device of the canvas, such as `retina6_1`.
  var device: String?
  var scale: CGFloat
  /// The version of the document's tools: 18000 to 20999 belong to Xcode 12.5 to 13.4.
  var tools: Int
  /// Top, left, bottom, right in points.
  var safeArea: [CGFloat]?
  /// The margins of the root: top, left, bottom, right in points.
  var rootMargins: [CGFloat]?
  /// The lengths of the old layout guides at the top and at the bottom, in points.
  var guideLengths: [CGFloat]?
  /// Present if the canvas was drawn at the smallest text size.
  var extraSmall: String?
  package var traits: [Trait]
  var root: RecordedView
  var constraints: [RecordedConstraint]

  private enum CodingKeys: String, CodingKey {
    case kind, scale, tools, root, rootMargins
    case device = "dev"
    case safeArea = "safe"
    case guideLengths = "vgl"
    case extraSmall = "cat"
    case traits = "cls"
    case constraints = "cons"
  }

  /// The major version of iOS whose look the canvas had: Xcode 26 writes the tools 24000 and later, and the
  /// documents of 32700 are older.
  var system: Int { (24000..<32000).contains(tools) ? 26 : 18 }

  /// Returns the recordings of a file that has one in each line.
  package static func read(_ file: URL) throws -> [Recording] {
    let decoder = JSONDecoder()
    return try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map { line in
      try decoder.decode(Recording.self, from: line)
    }
  }

  /// Writes recordings as `read` reads them.
  package static func write(_ recordings: [Recording], to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var content = Data()
    for recording in recordings {
      content += try encoder.encode(recording)
      content.append(UInt8(ascii: "\n"))
    }
    try content.write(to: file)
  }

  /// Returns one recording of each shape: of the same views with the same kinds of constraints.
  package static func ofEachShape(_ recordings: [Recording]) -> [Recording] {
    var shapes: Set<String> = []
    return recordings.filter { shapes.insert($0.shape).inserted }
  }

  private var shape: String {
    let kinds = constraints.map { "\($0.firstAttribute) \($0.relation ?? "") \($0.secondAttribute ?? "")" }
    return "\(kind.rawValue) \(root.shape) \(kinds.sorted())"
  }

  /// The recording without its texts: each view that has one takes its recorded size as its own.
  package var withoutTexts: Recording {
    var copy = self
    copy.root = root.withoutTexts
    return copy
  }
}

import Foundation
import TestSupport

/// A document as a list of tags, of which a seeded generator breaks some.
struct MutatedDocument {
  /// A tag with the text after it.
  struct Tag {
    var name: String
    var attributes: [(name: String, value: String)] = []
    var isEnd = false
    var isWhole = false
    var text = ""

    /// The tag as it is written.
    var written: String {
      if isEnd { return "</\(name)>\(text)" }
      let attributes = attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
      return "<\(name)\(attributes)\(isWhole ? "/" : "")>\(text)"
    }
  }

  private(set) var tags: [Tag]
  private var random: SplitMix64
  /// True if the end of the document is missing.
  private var isCut = false
  /// True if bytes in the middle of the document are missing.
  private var hasHole = false

  /// Creates a document with some of the tags of `source` broken; the seed determines which.
  init(_ source: [Tag], seed: UInt64) {
    tags = source
    random = SplitMix64(seed: seed)
    for _ in 0..<Int.random(in: 1...4, using: &random) { breakOne() }
  }

  /// Returns the tags of a well-formed document without comments.
  static func tags(of text: String) -> [Tag] {
    text.split(separator: "<", omittingEmptySubsequences: false).dropFirst().compactMap { part in
      if part.hasPrefix("?") { return nil }
      let end = part.firstIndex(of: ">") ?? part.endIndex
      var inside = part[..<end]
      var tag = Tag(name: "", text: String(part[end...].dropFirst()))
      if inside.hasPrefix("/") { (tag.isEnd, inside) = (true, inside.dropFirst()) }
      if inside.hasSuffix("/") { (tag.isWhole, inside) = (true, inside.dropLast()) }
      let pieces = inside.split(separator: "\"", omittingEmptySubsequences: false)
      let name = pieces[0].prefix { !$0.isWhitespace }
      tag.name = String(name)
      for index in stride(from: 0, to: pieces.count - 1, by: 2) {
        let key = (index == 0 ? pieces[0].dropFirst(name.count) : pieces[index]).filter {
          !$0.isWhitespace && $0 != "="
        }
        tag.attributes.append((String(key), String(pieces[index + 1])))
      }
      return tag
    }
  }

  /// The document as a file; a twentieth of the documents has bytes removed, and another twentieth its end.
  mutating func data() -> Data {
    var data = Data(tags.map(\.written).joined().utf8)
    if random.chance(0.05) {
      let start = Int.random(in: 0..<data.count, using: &random)
      hasHole = true
      data.removeSubrange(start..<min(data.count, start + Int.random(in: 1...40, using: &random)))
    } else if random.chance(0.05) {
      data = data.prefix(Int.random(in: 0..<max(1, data.count - 20), using: &random))
      isCut = true
    }
    return data
  }

  /// False for a document without its end, and for one whose tags are not in pairs inside one root.
  ///
  /// A document with bytes removed is not looked at: true.
  var isWellFormed: Bool {
    if isCut { return false }
    if hasHole { return true }
    var open: [String] = []
    for (index, tag) in tags.enumerated() {
      if tag.isEnd {
        guard open.popLast() == tag.name else { return false }
      } else if !tag.isWhole {
        open.append(tag.name)
      }
      if open.isEmpty { return index == tags.count - 1 }
    }
    return false
  }

  // Mutations

  private static let numbers = [
    "nan", "inf", "-inf", "1e300", "-1e300", "1e-300", "0", "-1", "-0", "9999999", "99999999999999999999",
    "0x10", "1:0", "", "seven", "é",
  ]

  private mutating func breakOne() {
    let index = Int.random(in: tags.indices, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0: dropTag(index)
    case 1: tags.swapAt(index, Int.random(in: tags.indices, using: &random))
    case 2: duplicate(index)
    case 3: tags[index].name = anyTag().name
    case 4: dropAttribute(index)
    case 5: moveAttribute(to: index)
    case 6, 7: shareIdentifier()
    default: replaceNumber()
    }
  }

  private mutating func anyTag() -> Tag { tags[Int.random(in: tags.indices, using: &random)] }

  private mutating func dropTag(_ index: Int) {
    if tags.count > 1 { tags.remove(at: index) }
  }

  /// Repeats an element with everything inside it, so that its identifiers are there twice.
  private mutating func duplicate(_ index: Int) {
    guard !tags[index].isEnd, let end = end(of: index), end - index < 80 else { return }
    tags.insert(contentsOf: tags[index...end], at: index)
  }

  private func end(of index: Int) -> Int? {
    var depth = 0
    for (place, tag) in tags[index...].enumerated() {
      depth += tag.isWhole ? 0 : tag.isEnd ? -1 : 1
      if depth <= 0 { return index + place }
    }
    return nil
  }

  private mutating func dropAttribute(_ index: Int) {
    guard let found = tags[index].attributes.indices.randomElement(using: &random) else { return }
    tags[index].attributes.remove(at: found)
  }

  /// Gives a tag an attribute of another one, or its value.
  private mutating func moveAttribute(to index: Int) {
    guard let attribute = anyTag().attributes.randomElement(using: &random), !tags[index].isEnd else {
      return
    }
    if let own = tags[index].attributes.indices.randomElement(using: &random), random.chance(0.5) {
      tags[index].attributes[own].value = attribute.value
    } else if !tags[index].attributes.contains(where: { $0.name == attribute.name }) {
      tags[index].attributes.append(attribute)
    }
  }

  /// Lets a value that names an object, or is the name of one, name another object.
  private mutating func shareIdentifier() {
    let names: Set<String> = ["id", "destination", "firstItem", "secondItem", "reference"]
    var places: [(tag: Int, attribute: Int)] = []
    var identifiers: [String] = []
    for (index, tag) in tags.enumerated() {
      for (number, attribute) in tag.attributes.enumerated() where names.contains(attribute.name) {
        places.append((index, number))
        if attribute.name == "id" { identifiers.append(attribute.value) }
      }
    }
    guard let place = places.randomElement(using: &random),
      let identifier = identifiers.randomElement(using: &random)
    else { return }
    tags[place.tag].attributes[place.attribute].value = identifier
  }

  private mutating func replaceNumber() {
    for _ in 0..<20 {
      let index = Int.random(in: tags.indices, using: &random)
      let numbers = tags[index].attributes.indices.filter { Double(tags[index].attributes[$0].value) != nil }
      guard let found = numbers.randomElement(using: &random) else { continue }
      tags[index].attributes[found].value = Self.numbers.randomElement(using: &random) ?? ""
      return
    }
  }
}

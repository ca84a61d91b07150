import Foundation

/// A picture or a text that explains the failure of a test.
struct LayoutAttachment: Equatable {
  /// The kinds of files, by their endings.
  enum Kind: String {
    case svg
    case png
    case txt

    /// The type by which reports recognize the file.
    var uniformType: String {
      switch self {
      case .svg: "public.svg-image"
      case .png: "public.png"
      case .txt: "public.plain-text"
      }
    }
  }

  /// The test, the view and the conditions: `LoginTests.theLoginFits.title-390x844-rtl`.
  let name: String
  let kind: Kind
  let bytes: [UInt8]

  init(_ name: String, _ kind: Kind, _ bytes: [UInt8]) {
    self.name = name
    self.kind = kind
    self.bytes = bytes
  }

  init(_ name: String, _ kind: Kind, _ text: String) { self.init(name, kind, Array(text.utf8)) }

  /// The names of the attachments of this process, in lower case: a Mac does not distinguish them.
  @MainActor private static var names: Set<String> = []

  /// Returns a name for a file that no other attachment of the process has: with a number from the second
  /// one on.
  @MainActor func uniqueName() -> String {
    var count = 1
    while true {
      let unique = count == 1 ? "\(name).\(kind)" : "\(name)-\(count).\(kind)"
      if Self.names.insert(unique.lowercased()).inserted { return unique }
      count += 1
    }
  }
}

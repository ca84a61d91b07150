import Testing

@testable import SelectorRewriter

/// Optional requirements, which move to another protocol, and previews, which are removed.
@Suite struct OptionalTests {
  /// Returns the lines that a protocol adds to its file.
  private func lines(_ text: String) throws -> [Substring] {
    try addition(text).split(separator: "\n").filter { !$0.hasPrefix("#sourceLocation") }
  }

  @Test func theRequirementLeavesTheProtocol() throws {
    let text = """
      @objc public protocol A: B {
        @objc optional func a(_ b: [B])
          -> [C]  // A comment.
        @objc(d:) @MainActor optional var d: Int { get }; func e()
      }
      @objc protocol F { optional func g() }
      """
    let lines: [String] = try rewritten(text).split(separator: "\n").map(trimmed)
    #expect(
      lines == [
        "      public protocol A: B, AnyObject, _A_Optional {", "", "            // A comment.",
        "                                                  ; func e()", "}",
        "      protocol F: AnyObject, _F_Optional {                   }",
      ])
  }

  /// Returns a line without spaces at its end.
  private func trimmed(_ line: Substring) -> String {
    String(line.prefix(line.count - line.reversed().prefix { $0 == " " }.count))
  }

  @Test func theOtherProtocolHasItWithAnImplementation() throws {
    let added = try lines(
      "@objc @MainActor public protocol A: B { @objc optional func a(_ b: C!, in d: inout D) -> E }")
    let signature = "func a(_ b: C!, in d: inout D) throws -> E "
    let first: [Substring] = Array(added[1...8])
    #expect(
      first == [
        "@MainActor public protocol _A_Optional: B, AnyObject {", "\(signature)", "}",
        "public extension _A_Optional {", "\(signature){ throw CocoaError(.featureUnsupported) }", "}",
        "public extension A { var a: _A_a? { _A_a(c0: { try? self.a($0, in: &$1) }) } }",
        "public struct _A_a {",
      ])
    let last: [Substring] = Array(added[9...11])
    #expect(
      last == [
        "  let c0: (C?, inout D) -> (E)?",
        "  @discardableResult public func callAsFunction(_ _0: C?, in _1: inout D) -> (E)? { c0(_0, &_1) }",
        "}",
      ])
  }

  @Test func methodsOfOneNameShareAProperty() throws {
    let added = try lines(
      "@objc private protocol A { @objc optional func a(b: B); @objc optional func a(c: C) -> D? }")
    #expect(
      added.contains(
        "private extension A { var a: _A_a? "
          + "{ _A_a(c0: { try? self.a(b: $0) }, c1: { try? self.a(c: $0) }) } }"
      ))
    #expect(added.contains("  let c0: (B) -> Void?"))
    #expect(added.contains("  let c1: (C) -> D?"))
  }

  @Test func aPropertyIsOptional() throws {
    let added = try lines("@objc protocol A { @objc optional var a: B? { get set } }")
    #expect(added.contains("@_disfavoredOverload var a: B? { get throws  }"))
    #expect(added.contains("extension A { var a: (B?)? { try? self.a as (B?) } }"))
  }

  @Test func conditionsAreAroundAllParts() throws {
    let added = try lines("#if A\n@objc protocol B {\n#if C\n@objc optional func d()\n#endif\n}\n#endif")
    let conditions: [Substring] = added.filter { $0.hasPrefix("#if") }
    #expect(conditions == ["#if (A)", "#if (C)", "#if (C)", "#if (C)"])
  }

  @Test(arguments: [
    "@objc optional func a() throws", "@objc optional func a() async", "@objc optional init()",
    "@objc optional subscript(a: Int) -> Int { get }", "@objc optional func a<T>(_ b: T)",
  ])
  func otherRequirementsAreReported(requirement: String) {
    #expect(report("@objc protocol A { \(requirement) }")?.contains("An optional requirement is") == true)
  }

  @Test(arguments: [
    "protocol A { optional func a() }", "class B { @objc private protocol A { @objc optional func a() } }",
  ])
  func otherProtocolsHaveNoOptionalRequirements(text: String) {
    #expect(report(text)?.contains("An optional requirement is") == true)
  }

  @Test func aComparisonWithNilIsAWarning() throws {
    let text = "@objc protocol A { @objc optional func b() }\nlet c = d?.b != nil || d.e == nil || b == nil"
    #expect(
      try warnings(text) == [
        "Card.swift:2:12: warning: b is an optional requirement, and never equal to nil on Linux. Call it "
          + "and compare the result with nil: b?(…) != nil."
      ])
  }

  @Test func previewsBecomeSpaces() throws {
    let text =
      "a\n@available(iOS 17, *)\n#Preview(\"A\", traits: .b) {\n  #selector(c)\n}\nlet f = 1"
    let lines: [Substring] = try rewritten(text).split(separator: "\n")
    let lengths: [Int] = text.split(separator: "\n").map(\.count)
    #expect(lines.map(\.count) == lengths)
    #expect(lines[1...4].joined().allSatisfy { $0 == " " })
    #expect(lines[5] == "let f = 1")
    #expect(try rewritten("#Preview { A() }") == String(repeating: " ", count: 16))
  }

  @Test func previewsAreAddedAsValuesWithTheirLines() throws {
    let text = """
      let a = 1
      #if DEBUG
      @available(iOS 17, *)
      #Preview("Card", traits: .portrait) {
        Card()
      }
      #endif
      #Preview { Row() }
      #Preview { Row(#selector(b)) }
      """
    let file = Rewriter.File(text: text, path: "/App/Card.swift")
    let output = try #require(try Rewriter.rewrite([file], withPreviews: true).first?.get())
    #expect(output.hasPreviews)
    let plain = try #require(try Rewriter.rewrite([file]).first?.get())
    #expect(!plain.hasPreviews)
    #expect(!plain.addition.contains("AppPreview"))
    #expect(
      output.addition.contains(
        """
        #if (DEBUG)
        #sourceLocation(file: "/App/Card.swift", line: 4)
          previews += [LayoutPreviews.AppPreview(at: "Card.swift:4")("Card", traits: .portrait) {
          Card()
        }]
        #sourceLocation()
        #endif
        """))
    #expect(output.addition.contains("LayoutPreviews.AppPreview(at: \"Card.swift:8\")() { Row() }]"))
    #expect(!output.addition.contains("Row(#selector"))
    let module = Rewriter.moduleFile(for: ["/App/Card.swift"], withPreviews: ["/App/Card.swift"])
    #expect(module.contains("final class _AppPreviews: LayoutPreviews.AppPreviews {"))
    #expect(!Rewriter.moduleFile(for: ["/App/Card.swift"]).contains("_AppPreviews"))
  }
}

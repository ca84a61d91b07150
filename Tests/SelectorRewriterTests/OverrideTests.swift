import Testing

@testable import SelectorRewriter

/// Overrides in extensions, which become members with other names and overrides in the body of the class.
@Suite struct OverrideTests {
  /// Returns the texts of a module with a class and an extension, or the message about the extension.
  private func module(_ extensionText: String, class text: String = "class Card: UIView { var a = 1 }") throws
    -> (body: String, extension: String)
  {
    let results = Rewriter.rewrite([
      Rewriter.File(text: text, path: "/App/Card.swift"),
      Rewriter.File(text: extensionText, path: "/App/Card+Layout.swift"),
    ])
    return (try results[0].get().text, try results[1].get().text)
  }

  @Test func theClassOverridesAndTheExtensionKeepsLinesAndColumns() throws {
    let texts = try module(
      """
      extension Card {
        public override func layoutSubviews() { super.layoutSubviews() }
        override var isHidden: Bool {
          get { super.isHidden }
          set {}
        }
      }
      """)
    #expect(
      texts.extension == """
        extension Card {
                       func _1_layoutSubviews() { super.layoutSubviews() }
                var _1_isHidden: Bool {
            get { super.isHidden }
            set {}
          }
        }
        """)
    #expect(
      texts.body == """
        class Card: UIView {
        #sourceLocation(file: "/App/Card+Layout.swift", line: 2)
        public override func layoutSubviews() { self._1_layoutSubviews() }
        #sourceLocation(file: "/App/Card+Layout.swift", line: 3)
        override var isHidden: Bool { get { self._1_isHidden } set { self._1_isHidden = newValue } }
        #sourceLocation(file: "/App/Card.swift", line: 1)
                             var a = 1 }
        """)
  }

  @Test(arguments: [
    ("override func a()", "override func a() { self._1_a() }"),
    ("@objc(go) override func a()", "override func a() { self._1_a() }"),
    ("override class func a() -> Int", "override class func a() -> Int { self._1_a() }"),
    (
      "override func a(_ b: [Int: Int], with c: Int?)",
      "override func a(_ b: [Int: Int], with c: Int?) { self._1_a(b, with: c) }"
    ),
    (
      "override func a(b: inout Int, _: Int, d _: Int)",
      "override func a(b: inout Int, _ _p2: Int, d _p3: Int) { self._1_a(b: &b, _p2, d: _p3) }"
    ),
    (
      "@discardableResult\n  override func a(\n    b: () -> Void  // later\n  ) async throws -> Int",
      "@discardableResult override func a( b: () -> Void ) async throws -> Int "
        + "{ try await self._1_a(b: b) }"
    ),
    ("override var a: [Int]", "override var a: [Int] { self._1_a }"),
    ("nonisolated override var a: Int", "nonisolated override var a: Int { self._1_a }"),
  ])
  func theOverrideCallsTheMember(_ member: String, _ expected: String) throws {
    let body = try module("extension Card { \(member) { 1 } }").body
    #expect(body.split(separator: "\n")[2] == expected)
  }

  @Test func membersOfAPublicExtensionArePublic() throws {
    let body = try module("public extension Card { override func a() {} }").body
    #expect(body.contains("public override func a() { self._1_a() }"))
  }

  @Test func conditionsApplyToTheOverride() throws {
    let body = try module("extension Card {\n#if os(iOS)\noverride func a() {}\n#endif\n}").body
    let lines = body.split(separator: "\n")
    #expect(lines[1] == "#if (true)" && lines[3] == "override func a() { self._1_a() }")
    #expect(lines[4] == "#endif")
  }

  @Test func eachClassHasNamesOfItsOwn() throws {
    let text =
      "class A: UIView {}\nclass B: A {}\nextension A { override func a() {} }\n"
      + "extension B { override func a() { super.a() } }"
    let body = try module("", class: text).body
    #expect(body.contains("{ self._1_a() }") && body.contains("{ self._2_a() }"))
    #expect(body.contains("extension B {       func _2_a() { super.a() } }"))
  }

  @Test(arguments: [
    (
      "extension UILabel { override func a() {} }",
      "1:21: error: No file of the module declares the class UILabel, so its extension cannot override a on "
        + "Linux. Override it in a subclass."
    ),
    (
      "extension Card where Item == Int { override func a() {} }",
      "1:36: error: a cannot be an override in an extension on Linux. Move it into the body of Card."
    ),
    (
      "extension Card { override var a: Int { didSet {} } }",
      "1:18: error: a cannot be an override in an extension on Linux. Move it into the body of Card."
    ),
    (
      "extension Card { override convenience init() {} }",
      "1:18: error: init cannot be an override in an extension on Linux. Move it into the body of Card."
    ),
    (
      "extension Card { override func a(_ b: Int...) {} }",
      "1:18: error: a cannot be an override in an extension on Linux. Move it into the body of Card."
    ),
  ])
  func otherOverridesAreReported(_ text: String, _ message: String) {
    #expect(throws: Rewriter.Report.self) { try module(text) }
    do {
      _ = try module(text)
    } catch {
      #expect("\(error)" == "/App/Card+Layout.swift:\(message)")
    }
  }

  @Test func overridesInsideConditionsAreLeftToTheCompiler() throws {
    let text = "#if os(tvOS)\nextension UILabel { override func a() {} }\n#endif"
    #expect(try module(text).extension == text)
  }

  @Test func aBrokenFileIsTheOnlyOneReported() {
    let results = Rewriter.rewrite([
      Rewriter.File(text: "class Card: UIView {", path: "Card.swift"),
      Rewriter.File(text: "extension Card { override func a() {} }", path: "Layout.swift"),
    ])
    #expect((try? results[0].get()) == nil && (try? results[1].get()) != nil)
  }
}

import Testing

@testable import SelectorRewriter

/// Every attribute of Objective-C becomes spaces.
@Suite struct AttributeTests {
  @Test(arguments: [
    "@objc", "@objc(tapIt:)", "@IBAction", "@IBSegueAction",
  ])
  func attributesOfMethodsBecomeSpaces(_ attribute: String) throws {
    let blank = String(repeating: " ", count: attribute.utf8.count)
    let text = try rewritten("class A { \(attribute) private func tap(_ a: Any) {} }\n")
    #expect(text == "class A { \(blank) private func tap(_ a: Any) {} }\n")
  }

  @Test(arguments: ["@IBOutlet", "@IBInspectable", "@GKInspectable", "@nonobjc", "@objc(name)"])
  func attributesOfPropertiesBecomeSpaces(_ attribute: String) throws {
    let blank = String(repeating: " ", count: attribute.utf8.count)
    #expect(try rewritten("class A {\n\(attribute)\nvar a = 1 }") == "class A {\n\(blank)\nvar a = 1 }")
  }

  @Test(arguments: ["@IBOutlet", "@IBInspectable"])
  func propertiesOfDocumentsHaveSetters(_ attribute: String) throws {
    let code = try addition("class A { \(attribute) private weak var title: UILabel! }")
    #expect(code.contains("(\"setTitle:\", \"setter:title\")"))
    #expect(code.contains("call.run(one: { self.title = $0 })"))
  }

  @Test(arguments: [
    "func a() { class B { @IBOutlet var c: UILabel! } }",
    "class A { private class B { @IBOutlet var c: UILabel! } }",
    "extension A where B == C { @IBInspectable var d: Int { get { 1 } set {} } }",
  ])
  func propertiesThatNoDocumentCanNameStayPlain(_ text: String) throws {
    #expect(!(try addition(text)).contains("setter:"))
  }

  @Test(arguments: ["@objcMembers", "@IBDesignable", "@objc", "@objc(Name)"])
  func attributesOfClassesBecomeSpaces(_ attribute: String) throws {
    let blank = String(repeating: " ", count: attribute.utf8.count)
    #expect(try rewritten("\(attribute) final class A {}") == "\(blank) final class A {}")
  }

  @Test func attributesOfOtherDeclarationsBecomeSpaces() throws {
    #expect(try rewritten("@objc enum A: Int { case b }") == "      enum A: Int { case b }")
    #expect(try rewritten("class A { @objc init() {} }") == "class A {       init() {} }")
    #expect(try rewritten("class A { @objc deinit {} }") == "class A {       deinit {} }")
    #expect(try rewritten("class A { @objc static let b = 1 }") == "class A {       static let b = 1 }")
  }

  @Test func sourcesOfAnAppAreThoseForIOS() throws {
    let text = "#if os(iOS) || os(tvOS) // os(iOS)\nlet a = 1\n#elseif !os( iOS )\nlet a = 2\n#endif\n"
    let mended = "#if true    || os(tvOS) // os(iOS)\nlet a = 1\n#elseif !true     \nlet a = 2\n#endif\n"
    #expect(try rewritten(text) == mended)
    let members = "class A {\n#if DEBUG && os(iOS)\n@objc func tap() {}\n#endif\n}"
    #expect(try addition(members).contains("#if (DEBUG && true)"))
    #expect(try rewritten("let os = 1\nlet a = os") == "let os = 1\nlet a = os")
  }

  @Test func attributesOfSwiftStay() throws {
    let text = """
      @MainActor @available(iOS 15, *) class A {
        @discardableResult @inline(__always) func a(_ b: @escaping () -> Void) -> Int { 1 }
        @Published(initial: 1) var c: Int
      }
      """
    #expect(try rewritten(text) == text)
  }

  @Test func dynamicStays() throws {
    #expect(try rewritten("class A { @objc dynamic var b = 1 }") == "class A {       dynamic var b = 1 }")
  }

  @Test func aProtocolOfObjectiveCIsOneOfClasses() throws {
    #expect(try rewritten("@objc protocol A {}") == "      protocol A: AnyObject {}")
    #expect(try rewritten("@objc protocol A: B, C {}") == "      protocol A: B, C, AnyObject {}")
    #expect(
      try rewritten("@objc(B) public protocol A where A: B {}")
        == "         public protocol A: AnyObject where A: B {}")
  }

  @Test(arguments: ["AnyObject", "class", "B, AnyObject"])
  func aProtocolOfClassesStaysOne(_ list: String) throws {
    #expect(try rewritten("@objc protocol A: \(list) {}") == "      protocol A: \(list) {}")
  }

  @Test func aNameMayFollowASpace() throws {
    #expect(
      try rewritten("class A { @objc (go:) func a(_ b: Int) {} }").hasSuffix(
        "            func a(_ b: Int) {} }"))
    #expect(try addition("class A { @objc (go:) func a(_ b: Int) {} }").contains("(\"go:\", \"a(_:)\")"))
  }

  @Test func conditionsAroundAMethodAreAroundItsRegistration() throws {
    let code = try addition(
      """
      class A {
        #if DEBUG // only here
          @objc func a() {}
        #elseif os(Linux) && !RELEASE
          @objc func b() {}
        #else
          @objc func c() {}
        #endif
        @objc func d() {}
      }
      """)
    let lines: [String] = code.split(separator: "\n").map { String($0) }
    let conditions: [String] = lines.filter { $0.hasPrefix("#if") }
    let expected: [String] = [
      "#if (DEBUG)", "#if !(DEBUG) && (os(Linux) && !RELEASE)",
      "#if !(DEBUG) && !(os(Linux) && !RELEASE)",
    ]
    // Once around the conformance, and once around the registration.
    let both: [String] = expected + expected
    #expect(conditions == both)
  }
}

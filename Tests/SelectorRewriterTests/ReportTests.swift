import Testing

@testable import SelectorRewriter

/// The messages about code that needs more of Objective-C, word for word, each with its place.
@Suite struct ReportTests {
  @Test(arguments: [
    ("@objc func a() throws {}", "a throws"),
    ("@IBAction func a() throws {}", "a throws"),
    ("@objc static func a() {}", "a belongs to the type"),
    ("@objc class func a() {}", "a belongs to the type"),
    ("@objc func a(_ b: inout Int) {}", "a has an inout parameter"),
    ("@objc func a(_ b: @escaping () -> Void) {}", "a takes a closure"),
    ("@objc func a(_ b: Int...) {}", "a takes any number of arguments"),
    ("@objc func a(b: Int, c: Int, d: Int, e: Int) {}", "a has 4 parameters"),
  ])
  func markedMethodsThatNoSelectorCanCallAreWarnings(_ method: String, _ sentence: String) throws {
    let words = try #require(method.firstRange(of: "func a"))
    let column = 3 + method.distance(from: method.startIndex, to: words.lowerBound) + 5
    #expect(
      try warnings("class A {\n  \(method)\n}") == [
        "Card.swift:2:\(column): warning: \(sentence), so no selector can call it on Linux."
      ])
  }

  @Test func unmarkedMethodsAndRequirementsAreNoWarnings() throws {
    let text = """
      @objcMembers class A {
        func a() throws {}
        static func b() {}
        @objc(run:) func c(_ d: Int) {}
      }
      @objc protocol B { @objc func a(_ b: () -> Void) }
      """
    #expect(try warnings(text) == [])
  }

  @Test(arguments: [
    ("a\n  /* b", "2:3: error: This comment has no end."),
    ("a = \"b", "1:5: error: This string has no end."),
    ("a = \"\\(b", "1:8: error: This string has no end."),
    ("a = #/b", "1:5: error: This regular expression has no end."),
    ("class A {\n}\n  )", "3:3: error: \")\" has no counterpart."),
    ("class A {", "1:9: error: \"{\" has no counterpart."),
    ("#endif", "1:1: error: \"#endif\" has no counterpart."),
  ])
  func brokenFilesAreReported(_ text: String, _ message: String) {
    #expect(report(text) == "Card.swift:\(message)")
  }

  @Test(arguments: [
    (
      "class A {\n  @IBThing var a = 1\n}",
      "2:3: error: @IBThing is an attribute of Objective-C that is not supported on Linux."
    ),
    (
      "@_objcRuntimeName(B) class A {}",
      "1:1: error: @_objcRuntimeName is an attribute of Objective-C that is not supported on Linux."
    ),
    (
      "class A { @NSManaged var a: Int }",
      "1:11: error: @NSManaged needs Core Data, which does not exist on Linux."
    ),
    ("class A { @objc }", "1:11: error: @objc is not followed by a declaration."),
    ("@IBAction 5", "1:1: error: @IBAction is not followed by a declaration."),
    (
      "class A { @objc(tap) func tap(_ a: A) {} }",
      "1:11: error: @objc(tap): a method with 1 parameters has 1 colons in its name."
    ),
    (
      "@objc protocol A { @objc optional static func a() }",
      "1:20: error: An optional requirement is a method or a property that neither throws nor is async or "
        + "static, in an @objc protocol that is not private or local. Require this one and add an "
        + "implementation in an extension of the protocol."
    ),
    (
      "func a() { class B { @objc func c() {} } }",
      "1:33: error: B is local to a function, so its @objc methods cannot be found. Move the type out of it."
    ),
    (
      "class A { private class B { class C { @objc func d() {} } } }",
      "1:50: error: A.B.C is private inside another type, so its @objc methods cannot be found. Make it "
        + "fileprivate."
    ),
    (
      "extension A where B == C { @objc func d() {} }",
      "1:39: error: The extension of A has a where clause, so its @objc methods cannot be found."
    ),
    ("@objc func a() {}", "1:12: error: a is not a member of a class, so @objc has no meaning for it."),
    (
      "actor A { @objc func a() {} }",
      "1:22: error: a is not a member of a class, so @objc has no meaning for it."
    ),
    (
      "struct A { @objc var a = 1 }",
      "1:22: error: a is not a member of a class, so @objc has no meaning for it."
    ),
    ("class A { @objc func a() async {} }", "1:22: error: a is async, and no selector can call it."),
    ("class A { @objc func a<T>(_ b: T) {} }", "1:22: error: a is generic, and no selector can call it."),
  ])
  func wrongAttributesAreReported(_ text: String, _ message: String) {
    #expect(report(text) == "Card.swift:\(message)")
  }

  @Test(arguments: [
    ("a(#selector())", "1:3: error: #selector() has no argument."),
    ("a(#selector)", "1:3: error: #selector needs its argument in parentheses on the same line."),
    ("a(#selector(1 + 2))", "1:3: error: #selector(1 + 2) names no method or property."),
    ("a(#selector(b(c)))", "1:3: error: #selector(b(c)) names no method or property."),
    ("a(#keyPath())", "1:3: error: #keyPath() has no argument."),
    ("a(#keyPath(A))", "1:3: error: #keyPath(A) names no method or property."),
    ("a(#keyPath(A.b[0]))", "1:3: error: #keyPath(A.b[0]) names no method or property."),
  ])
  func wrongReferencesAreReported(_ text: String, _ message: String) {
    #expect(report(text) == "Card.swift:\(message)")
  }
}

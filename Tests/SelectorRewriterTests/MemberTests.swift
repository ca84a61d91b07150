import Testing

@testable import SelectorRewriter

/// The members of a file that selectors can call.
@Suite struct MemberTests {
  /// Returns the type, the selector and the call of each member.
  private func members(_ text: String) throws -> [String] {
    var scanner = try Scanner(SourceText(text))
    try scanner.run()
    return scanner.groups.flatMap { group in
      group.entries.map { "\(group.typePath) \($0.selector) \($0.name) \($0.call)" }
    }
  }

  @Test func methodsHaveSelectorsAndCalls() throws {
    let text = """
      class A {
        @objc func none() {}
        @IBAction func one(_ a: Any) {}
        @objc func two(a: [String: Int], with b: (Int, Int)) -> Int { 1 }
        @objc func three(_ a: Int = f(1, 2), b: Dictionary<String, Int>, `in` c: C) {}
      }
      """
    #expect(
      try members(text) == [
        "A none none() call.run(none: { () -> Void in self.none() })",
        "A one: one(_:) call.run(one: { (_0: Any) -> Void in self.one(_0) })",
        "A twoWithA:with: two(a:with:) call.run(two: "
          + "{ (_0: [String: Int], _1: (Int, Int)) -> Int in self.two(a: _0, with: _1) })",
        "A three:b:in: three(_:b:in:) call.run(three: "
          + "{ (_0: Int, _1: Dictionary<String, Int>, _2: C) -> Void in self.three(_0, b: _1, in: _2) })",
      ])
  }

  @Test func aNameInTheAttributeReplacesTheSelector() throws {
    #expect(
      try members("class A { @objc(tapIt:) func tap(_ a: A) {} }") == [
        "A tapIt: tap(_:) call.run(one: { (_0: A) -> Void in self.tap(_0) })"
      ])
  }

  @Test func propertiesHaveGettersAndSetters() throws {
    let text = """
      class A {
        @objc var a = 1
        @objc let b = 1
        @objc var c: Int { 1 }
        @objc(d2) var d: Int { get { 1 } set {} }
        @objc lazy var e: Int = { 1 }()
      }
      """
    #expect(
      try members(text).map { $0.split(separator: " ")[1] } == [
        "a", "setA:", "b", "c", "d2", "setD2:", "e", "setE:",
      ])
  }

  @Test func membersOfAnExposedClassAreExposed() throws {
    let text = """
      @objcMembers class A {
        var a = 1
        func b() { func local() {} }
        private func c() {}
        fileprivate var d = 1
        @nonobjc func e() {}
        static func f() {}
        func g<T>(_ t: T) {}
        func h(_ body: () -> Void) {}
        func i(_ a: inout Int) {}
        func j() async {}
        func k() throws {}
        @available(*, unavailable) func l() {}
        @objc private func m() {}
      }
      """
    #expect(try members(text).map { $0.split(separator: " ")[1] } == ["a", "setA:", "b", "m"])
  }

  @Test func variadicMethodsAreNotInTheTableAndDefaultValuesDoNotMatter() throws {
    let text = """
      @objcMembers class A {
        func a(_ numbers: Int...) {}
        func b(_ range: Any = 0...9) {}
        func c(_ body: Any = { (a: inout Int) -> Int in 1 }, d: Int) {}
      }
      """
    #expect(try members(text).map { $0.split(separator: " ")[1] } == ["b:", "c:d:"])
  }

  @Test func extensionsInTheFileOfAnExposedClassAreExposed() throws {
    let text = """
      extension A { func a() {} }
      @objcMembers final class A { class B { func b() {} } }
      extension A.B { func c() {} }
      extension B { func d() {} }
      extension A where C: D { func e() {} }
      extension A { @nonobjc func f() {}; private func g() {} }
      """
    #expect(try members(text).map { String($0.prefix { $0 != "(" }) } == ["A a a"])
  }

  @Test func membersOfAnExposedExtensionAreExposed() throws {
    #expect(
      try members("@objc extension A.B { func a() {} }") == [
        "A.B a a() call.run(none: { self.a() })"
      ])
  }

  @Test func nestedTypesHaveTheirPath() throws {
    let text =
      "struct A { enum B { class C { @objc func a() {} } } }\nextension A.B { class D { @objc func b() {} } }"
    #expect(
      try members(text).map { String($0.prefix { $0 != " " }) } == ["A.B.C", "A.B.D"])
  }

  @Test func genericClassesHaveTheirName() throws {
    #expect(
      try members("class A<T: B>: C<T>, D where T: E { @objc func a() {} }") == [
        "A a a() call.run(none: { () -> Void in self.a() })"
      ])
  }

  @Test func callsOfMethodsOfOneNameHaveTheirTypes() throws {
    let text = """
      class A { @objc func a(_ b: B!) -> C! where D: E {}; @objc(aF:) func a(_ f: F) {} }
      extension A { class G { @objc func a(_ b: B) {} } }
      """
    #expect(
      try members(text).map { String($0.drop { $0 != "{" }) } == [
        "{ (_0: B?) -> C? in self.a(_0) })", "{ (_0: F) -> Void in self.a(_0) })",
        // An extension of a nested type does not see the types around it.
        "{ self.a($0) })",
      ])
  }

  @Test func unavailableMembersAndTypesAreInNoTable() throws {
    let text = """
      class A {
        @available(*, unavailable) @objc func a() {}
        @available(swift, obsoleted: 4) @objc func b() {}
        @available(*, unavailable, renamed: "c") @IBOutlet var d: E!
        @available(tvOS, unavailable) @objc func f() {}
        @available(*, deprecated) @objc func g() {}
      }
      @available(*, unavailable) class B { class C { @objc func h() {} }; @objc func i() {} }
      @available(iOS, unavailable) extension A { @objc func j() {} }
      """
    #expect(try members(text).map { String($0.prefix { $0 != "(" }) } == ["A f f", "A g g"])
  }

  @Test func methodsWithSomeTypeAreInNoTable() throws {
    #expect(try members("@objcMembers class A { func a(_ b: some C) {}; func d() -> some C { 1 } }") == [])
  }

  @Test func requirementsOfProtocolsAreNoMethods() throws {
    #expect(try members("@objc protocol A { @objc func a(); @objc var b: Int { get } }") == [])
  }

  @Test func keywordsThatAreLabelsOrMembersBeginNoDeclaration() throws {
    let text = """
      class A {
        let b = C(class: 1, protocol: 2, for: 3, extension: 4)
        let d = e.class.extension.init(func: 5)
        func f(protocol p: P.Type, in view: V) { for actor in actors { actor.move() } }
        @objc func g() {}
      }
      """
    #expect(try members(text) == ["A g g() call.run(none: { () -> Void in self.g() })"])
  }

  @Test func namesInBackticksAreWrittenInBackticks() throws {
    #expect(
      try members("class A { @objc func `repeat`() {} }") == [
        "A repeat repeat() call.run(none: { () -> Void in self.`repeat`() })"
      ])
  }
}

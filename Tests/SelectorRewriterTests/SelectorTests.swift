import Testing

@testable import SelectorRewriter

/// The argument of `#selector` and the name that it means.
@Suite struct SelectorTests {
  /// Returns the arguments with which the selector of a file is made.
  private func made(_ text: String) throws -> [String] {
    try addition(text).split(separator: "\n").filter { $0.contains("_AppSelectors.selector(") }.map {
      $0.trimmingCharacters().replacing("_AppSelectors.selector", with: "")
    }
  }

  /// The arguments of `#selector`, and the name, the type, the number of parameters and the selector of each.
  private static let forms: [(String, [String])] = [
    ("tap", ["tap", "\"Card\"", "nil", "tap"]),
    ("tap(_:)", ["tap(_:)", "\"Card\"", "nil", "tap:"]),
    ("self.tap", ["tap", "\"Card\"", "nil", "tap"]),
    ("Self.tap(a:b:)", ["tap(a:b:)", "\"Card\"", "nil", "tapWithA:b:"]),
    ("UIView.endEditing(_:)", ["endEditing(_:)", "\"UIView\"", "nil", "endEditing:"]),
    ("A.B.tap", ["tap", "\"B\"", "nil", "tap"]),
    ("(tap)", ["tap", "\"Card\"", "nil", "tap"]),
    ("tap as () -> Void", ["tap", "\"Card\"", "0", "tap"]),
    ("tap as (Card) -> (A, B) -> Void", ["tap", "\"Card\"", "2", "tap::"]),
    ("(self.tap as (A) -> Void)", ["tap", "\"Card\"", "1", "tap:"]),
    ("getter: title", ["getter:title", "\"Card\"", "nil", "title"]),
    ("setter: View.title", ["setter:title", "\"View\"", "nil", "setTitle:"]),
    ("`default`", ["default", "\"Card\"", "nil", "default"]),
  ]

  @Test func everyFormNamesItsMember() throws {
    for (argument, parts) in Self.forms {
      let expected =
        "(\"\(parts[0])\", of: \(parts[1]), arity: \(parts[2]), standard: \"\(parts[3])\", "
        + "at: \"Card.swift:1\")"
      #expect(
        try made("class Card { func a() { _ = #selector(\(argument)) } }") == [expected], "\(argument)")
    }
  }

  @Test func theNameStaysForTheCompilerToCheck() throws {
    let text = try rewritten("class A { func a() { b(#selector(tap(_:)), 1) } }")
    #expect(text == "class A { func a() { b(_sel00001(tap(_:)), 1) } }")
  }

  @Test func aNameWithoutSelfInAClosureIsNotChecked() throws {
    let text = try rewritten("class A { func a() { b { c(#selector(tap)); d(#selector(self.tap)) } } }")
    #expect(text == "class A { func a() { b { c(_sel00001(   )); d(_sel00001(self.tap)) } } }")
  }

  @Test func aStatementIsNoClosure() throws {
    let text = "class A { func a() { if b { while c { _ = #selector(tap) } } else { _ = #selector(tap) } } }"
    let expected = text.replacing("#selector", with: "_sel00001")
    #expect(try rewritten(text) == expected)
  }

  @Test func theInitialValueOfAPropertyIsChecked() throws {
    let text = "class A { lazy var a: B = { c(#selector(tap)) }() }"
    #expect(try rewritten(text) == text.replacing("#selector", with: "_sel00001"))
  }

  @Test func selectorsInInterpolationsAreCode() throws {
    let text = ##"let a = "#selector(b) \(#selector(A.b)) @objc""##
    #expect(try rewritten(text) == ##"let a = "#selector(b) \(_sel00001(A.b)) @objc""##)
  }

  @Test func sameSelectorsOfALineShareAFunction() throws {
    let text = try rewritten("let a = [#selector(A.b), #selector(A.b), #selector(A.c)]")
    #expect(text == "let a = [_sel00001(A.b), _sel00001(A.b), _sel00002(A.c)]")
  }

  @Test func keyPathsBecomeStrings() throws {
    for (code, string) in [("#keyPath(Card.title)", "\"title\""), ("#keyPath(A.B.c.d)", "\"c.d\"")] {
      let spaces = String(repeating: " ", count: code.count - string.count)
      #expect(try rewritten("a(\(code), 1)") == "a(\(string)\(spaces), 1)")
    }
  }

  @Test(arguments: [
    ("tap", [], "tap"), ("tap", ["_"], "tap:"), ("tap", ["sender"], "tapWithSender:"),
    ("move", ["to", "by"], "moveTo:by:"), ("move", ["_", "by"], "move:by:"), ("move", ["_", "_"], "move::"),
    ("moveTo", ["point"], "moveToPoint:"), ("scroll", ["toRow", "at"], "scrollToRow:at:"),
    ("tap", ["withSender"], "tapWithSender:"),
  ])
  func namesFollowTheRulesOfObjectiveC(_ name: String, _ labels: [String], _ selector: String) {
    #expect(SelectorName.method(name, labels: labels) == selector)
  }

  @Test func theSetterOfAPropertyHasACapitalLetter() {
    #expect(SelectorName.setter("isOpen") == "setIsOpen:")
  }
}

extension Substring {
  fileprivate func trimmingCharacters() -> String { String(drop { $0 == " " }) }
}

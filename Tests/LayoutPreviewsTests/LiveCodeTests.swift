import AutoLayoutKit
import HeadlessUIKit
import Testing

@testable import LayoutPreviews

/// The code beside a live page, and the numbers of it that can be changed.
@MainActor
@Suite struct LiveCodeTests {
  @Test func codeOfALineIsItsFunction() throws {
    let lines = [
      "/// A view.", "final class Card: UIView {", "  let icon = UIView()", "",
      "  private func build() {", "    tk_constraint { make in", "      make.xLeft(icon)", "    }", "  }",
      "}",
    ]
    let code = LiveCode(lines: ["Card.swift": lines])
    let part = try #require(code.part(file: "Card.swift", line: 7))
    #expect(code.parts[part].first == 5)
    let text = "private func build() {\n  tk_constraint { make in\n    make.xLeft(icon)\n  }\n}"
    #expect(code.parts[part].text == text)
  }

  @Test func codeOutsideOfTheScenesIsUnknown() {
    let code = LiveCode(lines: ["Card.swift": ["let a = 1"]])
    #expect(code.part(file: "Bar.swift", line: 1) == nil)
    #expect(code.part(file: "Card.swift", line: 9) == nil)
  }

  @Test func codeOfABlockInAClosureIsTheClosure() throws {
    let lines = [
      "extension Scenes {", "  static let all: [Scene] = [", "    scene(\"a\") { make, a in",
      "      for side in [1, 2] {", "        make.xLeft(a, side)", "      }", "    },", "  ]", "}",
    ]
    let code = LiveCode(lines: ["Scenes.swift": lines])
    let part = try #require(code.part(file: "Scenes.swift", line: 5))
    #expect(code.parts[part].first == 3)
    #expect(code.parts[part].text.hasSuffix("\n},"))
  }

  @Test func commentsAndTextsHaveNoNumbers() {
    let tokens = LiveToken.tokens(of: ["a.x(12, \"34\") // 56", "-7.25 ...8 _9 b10"], from: 3)
    #expect(tokens.filter { $0.kind == .number }.map(\.text) == ["12", "7.25", "8"])
    #expect(tokens.filter { $0.kind == .number }.map(\.line) == [3, 4, 4])
    #expect(tokens.filter { $0.kind == .number }.map(\.column) == [4, 1, 9])
  }

  /// Returns the changes of the constants for a point of each number, for a block on a line of its own.
  private func uses(
    _ text: String, file: StaticString = "App/Card.swift",
    _ block: (AutoLayoutKitMaker, UIView, UIView) -> Void
  ) -> [String] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (a, b) = (UIView(), UIView())
    for view in [a, b] { root.addSubview(view) }
    let plan = root.tk_plan { make in block(make, a, b) }
    let lines = ["func build() {"] + text.split(separator: "\n").map { "  " + $0 } + ["}"]
    let code = LiveCode(lines: ["App/Card.swift": lines])
    let part = code.part(file: "App/Card.swift", line: 2)
    let rows = plan.equations.map { equation -> (row: LiveRow, equation: AutoLayoutKitPlan.Equation?) in
      let call = plan.calls[equation.call]
      var row = LiveRow(
        kind: "constraint", terms: [], relation: "==", constant: LiveNumber(constant: equation.constant),
        priority: 1000)
      row.site = LiveRow.Site(code: part, file: "Card.swift", line: Int(call.line), verb: call.verb)
      return (row, equation)
    }
    var table = LiveTable<LiveCode.Literal>()
    let uses = LiveNumbers(code: code).uses(of: rows, &table)
    return plan.equations.indices.map { place in
      (uses[place] ?? []).map { use in
        let literal = table.values[use.number]
        return "\(literal.line):\(literal.column) \(use.part.rawValue) \(Double(use.factor))"
      }.joined(separator: ", ")
    }
  }

  @Test func equalGapsOfAChainAreToldApartByTheirOrder() {
    let found = uses("make.xPlace(20, a, make.wall, b, 20)") { make, a, b in
      #sourceLocation(file:"App/Card.swift",line:2)
      make.xPlace(20, a, make.wall, b, 20)
      #sourceLocation()
    }
    #expect(found == ["2:14 constant 1.0", "2:35 constant -1.0"])
  }

  @Test func numbersOfALineThatMadeDifferentEquationsStay() {
    let found = uses("make.xPlace(3, views, 8, b, 5)") { make, a, b in
      for views in [[a], []] {
        #sourceLocation(file:"App/Card.swift",line:2)
        make.xPlace(3, views, 8, b, 5)
        #sourceLocation()
      }
    }
    #expect(Set(found) == [""])
  }

  @Test func aGapThatIsNotWrittenIsNoZeroOfTheCode() {
    let found = uses("make.ySpread(a, b, gap: 0)") { make, a, b in
      #sourceLocation(file:"App/Card.swift",line:2)
      make.ySpread(a, b, gap: 0)
      #sourceLocation()
    }
    #expect(Set(found) == [""])
  }

  @Test func anIndexIsNoNumberOfAGap() {
    let found = uses("make.xPlace(1, views[1], 3)") { make, a, b in
      let views = [a, b]
      #sourceLocation(file:"App/Card.swift",line:2)
      make.xPlace(1, views[1], 3)
      #sourceLocation()
    }
    #expect(found == ["2:14 constant 1.0", "2:27 constant -1.0"])
  }

  @Test func theNumbersOfASizeAreToldApartByTheirAxes() {
    let found = uses("make.size(a, b) == (40, 40)") { make, a, b in
      #sourceLocation(file:"App/Card.swift",line:2)
      make.size(a, b) == (40, 40)
      #sourceLocation()
    }
    #expect(found == ["2:22 constant 1.0", "2:26 constant 1.0", "2:22 constant 1.0", "2:26 constant 1.0"])
  }

  @Test func insetsGoToTheEdgesThatTheyMove() {
    let found = uses("make.insetEdges(top: 3, left: 5, bottom: 7, right: 11)\nmake.equal(a)") { make, a, _ in
      #sourceLocation(file:"App/Card.swift",line:2)
      make.insetEdges(top: 3, left: 5, bottom: 7, right: 11)
      make.equal(a)
      #sourceLocation()
    }
    #expect(
      Set(found) == ["2:23 inset 1.0", "2:32 inset 1.0", "2:43 inset -1.0", "2:53 inset -1.0"])
  }

  @Test func aShareOfALengthHasTheInsetsOfTheLength() {
    let text = "make.insetEdges(edge: 9)\nmake.width(a) == make.w * 0.25\nmake.width(b) == make.w / 3"
    let found = uses(text) { make, a, b in
      #sourceLocation(file:"App/Card.swift",line:2)
      make.insetEdges(edge: 9)
      make.width(a) == make.w * 0.25
      make.width(b) == make.w / 3
      #sourceLocation()
    }
    let insets = "2:24 inset -1.0, 2:24 inset -1.0"
    #expect(found == ["3:28 multiplier 1.0, \(insets)", "4:28 divisor 1.0, \(insets)"])
  }

  @Test func aNumberThatTheCodeComputesWithIsInNoRow() {
    let found = uses("make.width(a) == gap * 2\nmake.width(b) == gap + 8") { make, a, b in
      let gap = 4.0
      #sourceLocation(file:"App/Card.swift",line:2)
      make.width(a) == gap * 2
      make.width(b) == gap + 8
      #sourceLocation()
    }
    #expect(found == ["", ""])
  }
}

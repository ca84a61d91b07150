import AutoLayoutKit
import HeadlessUIKit
import LayoutWords

/// A number of the code in a row.
struct LiveUse: Encodable, Hashable {
  /// The place of the number in the equation.
  ///
  /// The distance that insets move an attribute is multiplied like the attribute: `make.w * 0.3` is 0.3 of
  /// the width less its insets.
  enum Part: String, Encodable { case constant, inset, multiplier, divisor, priority }

  /// The index of the number in the table of the preview.
  let number: Int
  let part: Part
  /// The change of the part for each point by which the number grows.
  let factor: CGFloat
}

/// The numbers of the code that are in the equations of a variant.
///
/// A number belongs to an equation of its call that has this value. Equal numbers of a call are told apart by
/// their places: those of `(width, height)` by the axis, others by the order of the equations. One that
/// cannot be told apart from others, or that the code computes with, is in no row, and so cannot be changed.
@MainActor struct LiveNumbers {
  let code: LiveCode

  /// A number of a call with what stands around it.
  private struct Written {
    let literal: LiveCode.Literal
    let value: CGFloat
    let role: LiveUse.Part
    /// The axis of a number of `(width, height)`.
    let axis: NSLayoutConstraint.Axis?
  }

  /// Returns the uses of numbers by the places of rows; `table` receives the numbers.
  ///
  /// - Parameter rows: The rows of a variant with their equations, if a block has made them.
  func uses(
    of rows: [(row: LiveRow, equation: AutoLayoutKitPlan.Equation?)],
    _ table: inout LiveTable<LiveCode.Literal>
  ) -> [Int: [LiveUse]] {
    var uses: [Int: [LiveUse]] = [:]
    let calls = Dictionary(grouping: rows.indices, by: { rows[$0].row.site })
    for (site, places) in calls.sorted(by: { $0.value[0] < $1.value[0] }) {
      guard let site, let part = site.code else { continue }
      let equations = places.compactMap { rows[$0].equation }
      guard equations.count == places.count else { continue }
      let text = Self.areAlike(equations) ? statement(of: site, in: code.tokens[part]) : nil
      let written = text.map { self.written($0, part) } ?? []
      let statements = insetStatements(part).filter { $0.line <= site.line }
      for (place, equation) in zip(places, equations) {
        var found: [LiveUse] = []
        func add(_ written: Written?, _ role: LiveUse.Part, _ factor: CGFloat) {
          guard let written else { return }
          found.append(LiveUse(number: table.index(of: written.literal), part: role, factor: factor))
        }
        if let number = equation.number {
          let own = choice(among: written, .constant, equation, equations) { $0.number.map(abs) }
          let sense: CGFloat = equation.sign == .minus ? -1 : 1
          add(own, .constant, own?.value == number ? sense : -sense)
        }
        if equation.multiplier != 1 {
          add(choice(among: written, .multiplier, equation, equations, \.multiplier), .multiplier, 1)
          add(choice(among: written, .divisor, equation, equations) { 1 / $0.multiplier }, .divisor, 1)
        }
        if equation.priority != .required, equation.number != CGFloat(equation.priority.value) {
          let own = choice(among: written, .constant, equation, equations) { CGFloat($0.priority.value) }
          add(own, .priority, 1)
        }
        for (literal, factor) in Self.insets(of: equation, statements) {
          found.append(LiveUse(number: table.index(of: literal), part: .inset, factor: factor))
        }
        if !found.isEmpty { uses[place] = found }
      }
    }
    return uses
  }

  /// Returns true if a line made the same equations each time, up to their items: an empty list or a view
  /// that is left out makes others.
  private static func areAlike(_ equations: [AutoLayoutKitPlan.Equation]) -> Bool {
    let places = Dictionary(grouping: equations, by: \.index)
    return Set(places.values.map(\.count)).count < 2
      && places.values.allSatisfy { group in
        group.allSatisfy {
          $0.number == group[0].number && $0.multiplier == group[0].multiplier
            && $0.relation == group[0].relation && $0.firstAttribute == group[0].firstAttribute
        }
      }
  }

  /// Returns the number of a call that has the value of an equation; nil if none has or several may be meant.
  private func choice(
    among written: [Written], _ role: LiveUse.Part, _ equation: AutoLayoutKitPlan.Equation,
    _ equations: [AutoLayoutKitPlan.Equation], _ value: (AutoLayoutKitPlan.Equation) -> CGFloat?
  ) -> Written? {
    guard let wanted = value(equation) else { return nil }
    let axis = equation.firstAttribute.axis
    let equal = written.filter {
      let isOfAxis: Bool = $0.axis == nil || $0.axis == axis
      return $0.role == role && isOfAxis && abs(abs($0.value) - wanted) < 1e-6
    }
    let alike = equations.filter { value($0) == wanted && $0.firstAttribute.axis == axis }
    let places = Set(alike.map(\.index)).sorted()
    // A gap that is not written is 0 too.
    if equal.count < 2, wanted != 0 || places.count == 1 { return equal.first }
    guard places.count == equal.count, let place = places.firstIndex(of: equation.index) else { return nil }
    return equal[place]
  }

  // Insets

  /// The insets that a statement sets: for each edge its numbers, nil if it computes one.
  private struct InsetStatement {
    let line: Int
    var edges: [String: [(literal: LiveCode.Literal, value: CGFloat)]?]
  }

  private static let edges = ["top", "left", "bottom", "right"]

  /// Returns the numbers of insets in an equation, each with the change for a point.
  ///
  /// The insets of a maker are those of one statement or the sum of several that follow each other. Of
  /// several sums that fit, the one that ends nearest before the call counts.
  private static func insets(
    of equation: AutoLayoutKitPlan.Equation, _ statements: [InsetStatement]
  ) -> [(LiveCode.Literal, CGFloat)] {
    let base = equation.inset / equation.multiplier
    guard base != 0, base.isFinite else { return [] }
    let attribute = equation.second == nil ? equation.firstAttribute : equation.secondAttribute
    let shares = attribute.shareOfInsets
    for last in statements.indices.reversed() {
      for first in statements[...last].indices.reversed() {
        var numbers: [(LiveCode.Literal, CGFloat)] = []
        var sum: CGFloat = 0
        let isKnown = statements[first...last].allSatisfy { statement in
          shares.allSatisfy { edge, share in
            guard let written = statement.edges[edge, default: []] else { return false }
            for (literal, value) in written {
              sum += share * value
              numbers.append((literal, share))
            }
            return true
          }
        }
        guard isKnown, !numbers.isEmpty, abs(abs(sum) - abs(base)) < 1e-6 else { continue }
        return numbers.map { ($0.0, sum * base < 0 ? -$0.1 : $0.1) }
      }
    }
    return []
  }

  private func insetStatements(_ part: Int) -> [InsetStatement] {
    let tokens = code.tokens[part]
    return tokens.indices.compactMap { index in
      guard ["inset", "insetEdges"].contains(tokens[index].text), tokens.indices.contains(index + 1),
        tokens[index + 1].text == "("
      else { return nil }
      var statement = InsetStatement(line: tokens[index].line, edges: [:])
      for argument in Self.arguments(tokens, behind: index + 1) {
        let isLabeled = argument.count > 1 && tokens[argument.lowerBound + 1].text == ":"
        let label = isLabeled ? tokens[argument.lowerBound].text : "edge"
        let rest = argument.dropFirst(isLabeled ? 2 : 0)
        let number = rest.last.flatMap { literal(tokens, $0, part) }
        let isPlain = rest.count == 1 || rest.count == 2 && tokens[rest.lowerBound].text == "-"
        for edge in label == "edge" ? Self.edges : [label] {
          if let number, isPlain, let known = statement.edges[edge, default: []] {
            statement.edges[edge] = known + [(number, number.value)]
          } else {
            statement.edges[edge] = .some(nil)
          }
        }
      }
      return statement
    }
  }

  // The text of a call

  /// Returns the indices of the tokens of each argument behind an opening bracket.
  private static func arguments(_ tokens: [LiveToken], behind bracket: Int) -> [Range<Int>] {
    var depth = 0
    var start = bracket + 1
    var ranges: [Range<Int>] = []
    for index in tokens.indices.dropFirst(bracket) {
      if "([{".contains(tokens[index].text) { depth += 1 }
      if ")]}".contains(tokens[index].text) { depth -= 1 }
      if depth == 0 || depth == 1 && tokens[index].text == "," {
        if start < index { ranges.append(start..<index) }
        start = index + 1
      }
      if depth == 0 { break }
    }
    return ranges
  }

  /// Returns the tokens of a call and of the comparison behind it.
  private func statement(of site: LiveRow.Site, in tokens: [LiveToken]) -> Range<Int>? {
    let verb = site.verb.split(separator: ".").last.map(String.init) ?? ""
    guard let start = tokens.firstIndex(where: { $0.line == site.line && $0.text == verb }) else {
      return nil
    }
    var depth = 0
    for index in tokens.indices.dropFirst(start + 1) {
      let token = tokens[index]
      let continues = token.kind == .symbol && !["}", "{", "@", "#"].contains(token.text)
      if depth == 0, token.line > tokens[index - 1].line, !continues { return start..<index }
      if "([{".contains(token.text) { depth += 1 }
      if ")]}".contains(token.text) { depth -= 1 }
      if depth < 0 { return start..<index }
    }
    return start..<tokens.count
  }

  private func written(_ statement: Range<Int>, _ part: Int) -> [Written] {
    let tokens = code.tokens[part]
    var axes: [Int: NSLayoutConstraint.Axis] = [:]
    for index in statement.dropLast() where ["==", "<=", ">="].contains(tokens[index].text) {
      guard tokens[index + 1].text == "(" else { continue }
      let pair = Self.arguments(tokens, behind: index + 1)
      guard pair.count == 2 else { continue }
      for (range, axis) in zip(pair, [NSLayoutConstraint.Axis.horizontal, .vertical]) {
        for token in range { axes[token] = axis }
      }
    }
    return statement.compactMap { index in
      guard let literal = literal(tokens, index, part) else { return nil }
      let sign = ["*", "/"].contains(tokens[index - 1].text) ? tokens[index - 1].text : ""
      let isBefore = index + 1 < tokens.count && ["*", "/"].contains(tokens[index + 1].text)
      let isFactor = sign != "" && Self.endsAttribute(tokens, index - 2)
      if sign != "" && !isFactor || isBefore && !isFactor { return nil }
      let role: LiveUse.Part = isFactor ? sign == "/" ? .divisor : .multiplier : .constant
      return Written(literal: literal, value: literal.value, role: role, axis: axes[index])
    }
  }

  /// Returns true for the last token of an attribute, such as `make.w` or `a.tk_width`.
  private static func endsAttribute(_ tokens: [LiveToken], _ index: Int) -> Bool {
    guard index > 0 else { return false }
    let word = tokens[index].text
    return word == ")"
      || tokens[index - 1].text == "." && (word == "w" || word == "h" || word.hasPrefix("tk_"))
  }

  /// Returns a number with the minus before it, if that is its sign; nil for another token.
  private func literal(_ tokens: [LiveToken], _ index: Int, _ part: Int) -> LiveCode.Literal? {
    let token = tokens[index]
    guard token.kind == .number, index > 0 else { return nil }
    let isMember = tokens[index - 1].text == "." && tokens[index - 1].column + 1 == token.column
    let isSubscript = tokens[index - 1].text == "[" && index > 1 && tokens[index - 2].kind == .word
    guard !isMember, !isSubscript, let value = Double(token.text.filter { $0 != "_" }) else { return nil }
    let isNegative =
      tokens[index - 1].text == "-" && index > 1 && tokens[index - 2].kind == .symbol
      && !")]".contains(tokens[index - 2].text)
    let start = isNegative ? tokens[index - 1] : token
    return LiveCode.Literal(
      code: part, line: start.line, column: start.column, text: (isNegative ? "-" : "") + token.text,
      value: isNegative ? -value : value)
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var axis: NSLayoutConstraint.Axis {
    AttributeWords(rawValue).isVertical ? .vertical : .horizontal
  }

  /// The share of each inset in the distance that insets move the attribute of a reference.
  fileprivate var shareOfInsets: [(edge: String, share: CGFloat)] {
    switch self {
    case .left, .leading, .leftMargin, .leadingMargin: [("left", 1)]
    case .right, .trailing, .rightMargin, .trailingMargin: [("right", -1)]
    case .top, .topMargin, .firstBaseline: [("top", 1)]
    case .bottom, .bottomMargin, .lastBaseline: [("bottom", -1)]
    case .width: [("left", -1), ("right", -1)]
    case .height: [("top", -1), ("bottom", -1)]
    case .centerX, .centerXWithinMargins: [("left", 0.5), ("right", -0.5)]
    case .centerY, .centerYWithinMargins: [("top", 0.5), ("bottom", -0.5)]
    case .notAnAttribute: []
    }
  }
}

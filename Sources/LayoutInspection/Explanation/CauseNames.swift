#if canImport(HeadlessUIKit)
  import AutoLayoutKit
  import HeadlessUIKit
  import LayoutWords

  /// The words of explanations: names of items, numbers, sums and equations.
  @MainActor struct CauseNames {
    private let names: ItemNames
    private var numbered: [ObjectIdentifier: String] = [:]

    init(in root: UIView) {
      names = ItemNames(in: root)
      for view in root.tree {
        number(view.subviews)
        number(view.layoutGuides)
      }
    }

    /// Gives items with the same name a number: `UIView[0]`, `UIView[1]`.
    private mutating func number(_ items: [AnyObject]) {
      guard items.count > 1 else { return }
      for (name, alike) in Dictionary(grouping: items, by: { names.name(of: $0) }) where alike.count > 1 {
        for (index, item) in alike.enumerated() {
          numbered[ObjectIdentifier(item)] = "\(name)[\(index)]"
        }
      }
    }

    /// Returns the name of an item; a guide that a view provides is called by its view and the property.
    func name(of item: AnyObject) -> String {
      if let guide = item as? UILayoutGuide, let known = guide.systemGuide, let view = guide.owningView {
        return "\(name(of: view)).\(known.property)"
      }
      return numbered[ObjectIdentifier(item)] ?? names.name(of: item)
    }

    /// Returns a sum with the values of its parts: `icon.right 72 + 12`.
    ///
    /// A sum with a common divisor is written as a fraction: `(Login.width 320 − 56) / 3`.
    func text(_ sum: CauseSum) -> String {
      if sum.terms.isEmpty { return sum.constant.points }
      let divisor = (2...12).first { divisor in
        sum.terms.allSatisfy { abs(abs($0.factor) * CGFloat(divisor) - 1) < 1e-9 }
      }
      return divisor.map { "(\(text(sum, times: CGFloat($0)))) / \($0)" } ?? text(sum, times: 1)
    }

    private func text(_ sum: CauseSum, times factor: CGFloat) -> String {
      let long = sum.terms.filter { abs($0.value) > 0.005 }
      let shown = long.isEmpty ? sum.terms : long
      var summands = shown.map { term in
        let (product, quotient) = Self.factors(abs(term.factor) * factor)
        let edge = "\(term.item).\(term.edge)"
        return (isNegative: term.factor < 0, text: "\(product)\(edge) \(term.value.points)\(quotient)")
      }
      let constant = sum.constant * factor
      if abs(constant) > 0.005 { summands.append((constant < 0, abs(constant).points)) }
      let ordered = summands.filter { !$0.isNegative } + summands.filter(\.isNegative)
      return ordered.enumerated().map { index, summand in
        if index == 0 { return summand.isNegative ? "−\(summand.text)" : summand.text }
        return (summand.isNegative ? "− " : "+ ") + summand.text
      }.joined(separator: " ")
    }

    /// Returns a factor as words before and after a value: `0.8 × `, ` / 2`.
    private static func factors(_ factor: CGFloat) -> (before: String, after: String) {
      if abs(factor - 1) < 1e-9 { return ("", "") }
      let divisor = (1 / factor).rounded()
      if divisor > 1, divisor <= 12, abs(divisor * factor - 1) < 1e-9 { return ("", " / \(divisor.points)") }
      return ("\(factor.text(decimals: 4)) × ", "")
    }

    /// Returns a constraint as an equation: `title.leading = icon.trailing + 8`.
    func equation(_ constraint: NSLayoutConstraint) -> String {
      guard let first = constraint.firstItem, !constraint.comparesDistances
      else { return "\(constraint.description)" }
      let sign = constraint.relation == .equal ? "=" : constraint.relation.words.symbol
      var text = "\(name(of: first)).\(constraint.firstAttribute.name) \(sign) "
      guard let second = constraint.secondItem else { return text + constraint.constant.points }
      let multiplier = constraint.exactMultiplier
      if multiplier != 1 { text += "\(multiplier.text(decimals: 4)) × " }
      text += "\(name(of: second)).\(constraint.secondAttribute.name)"
      if constraint.constant == 0 { return text }
      return text + (constraint.constant < 0 ? " − " : " + ") + abs(constraint.constant).points
    }
  }
#endif

#if canImport(HeadlessUIKit)
  import AutoLayoutKit
  import Foundation
  import HeadlessUIKit
  import LayoutSolver

  /// A laid-out tree of views with the causes of its values, from which explanations are made.
  @MainActor struct ExplainedLayout {
    let names: CauseNames
    let system: LayoutSystem?
    let order: CausalOrder?
    let geometry: CauseGeometry
    /// The rows that mention a variable, in the order in which they were added.
    private var rowsOfVariable: [Variable: [ConstraintID]] = [:]

    /// Lays out the tree that contains `view`, and finds the causes.
    init(of view: UIView) {
      system = LayoutSystem(of: view)
      geometry = CauseGeometry(system: system)
      var root = view
      while let outer = root.superview { root = outer }
      names = CauseNames(in: root)
      order = system.map { CausalOrder($0.solver, places: Self.places(in: root, of: $0)) }
      guard let solver = system?.solver else { return }
      for row in solver.allConstraints {
        for term in solver.content(of: row).terms where term.coefficient != 0 {
          rowsOfVariable[term.variable, default: []].append(row)
        }
      }
    }

    /// Returns the places of the variables in the order of the tree, each view before its guides and subviews.
    private static func places(in root: UIView, of system: LayoutSystem) -> [Variable: Int] {
      var places: [Variable: Int] = [:]
      var open: [UIView] = [root]
      while let view = open.popLast() {
        for item in [view] + view.layoutGuides as [AnyObject] {
          for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            for variable in [system.near(of: item, along: axis), system.size(of: item, along: axis)] {
              if let variable { places[variable] = places.count }
            }
          }
        }
        open += view.subviews.reversed()
      }
      return places
    }

    /// Returns an edge or size of an item in the coordinates of its superview.
    func value(_ edge: LayoutExplanation.Edge, of item: AnyObject) -> CGFloat {
      geometry.value(edge, of: item)
    }

    // Reasons

    /// Returns the kind of a row, and the reason in words.
    func words(
      _ source: LayoutSystem.Source, of item: AnyObject, along axis: NSLayoutConstraint.Axis
    ) -> (cause: LayoutExplanation.Cause, reason: String) {
      switch source {
      case .constraint(let constraint): words(constraint)
      case .position(let item), .size(let item): wordsOfFrame(item)
      case .hugging(let item), .compressionResistance(let item):
        (item as? UIView).map { (.content, wordsOfContent($0, along: axis)) } ?? wordsOfFrame(item)
      case .added: (.nothing, "")
      }
    }

    private func words(_ constraint: NSLayoutConstraint) -> (LayoutExplanation.Cause, String) {
      if let rule = constraint.identifier.flatMap({ StackRule(rawValue: $0) }) {
        let stack = stackView(of: constraint)
        return (.stackView, rule.words(stack, named: stack.map { names.name(of: $0) } ?? ""))
      }
      var reason = constraint.site?.description ?? names.equation(constraint)
      if constraint.site == nil, let identifier = constraint.identifier {
        reason = "\(identifier), \(reason)"
      }
      if constraint.priority != .required { reason += ", priority \(CauseNames.text(constraint.priority))" }
      return (.constraint, reason)
    }

    /// Returns the stack view that made a constraint.
    private func stackView(of constraint: NSLayoutConstraint) -> UIStackView? {
      let items = [constraint.secondItem, constraint.firstItem].compactMap { $0 }
      for item in items {
        let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
        if let stack = view?.superview as? UIStackView, item is UIView { return stack }
        if let stack = view as? UIStackView { return stack }
      }
      return nil
    }

    private func wordsOfFrame(_ item: AnyObject) -> (LayoutExplanation.Cause, String) {
      if let guide = item as? UILayoutGuide { return (.insets, SystemGuide(guide)?.words ?? "guide") }
      let mask = (item as? UIView)?.autoresizingMask ?? []
      return (.frame, mask.isEmpty ? "its frame" : "its frame and autoresizing mask")
    }

    /// Returns the words for a size that is that of the content.
    private func wordsOfContent(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> String {
      let hugging = CauseNames.text(view.contentHuggingPriority(for: axis))
      let resistance = CauseNames.text(view.contentCompressionResistancePriority(for: axis))
      var words = "intrinsic"
      if axis == .vertical, let label = view as? UILabel, let lines = lineCount(of: label) {
        let width = CauseNames.text(value(.width, of: label))
        words += ": \(lines) \(lines == 1 ? "line" : "lines") at the width \(width)"
      }
      return words + ", hugging \(hugging), compression resistance \(resistance)"
    }

    /// Returns the number of lines of a label that breaks its text; nil for any other label.
    private func lineCount(of label: UILabel) -> Int? {
      guard label.numberOfLines != 1 else { return nil }
      let width = value(.width, of: label)
      let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
      let height = label.textRect(forBounds: room, limitedToNumberOfLines: label.numberOfLines).height
      guard width > 0, height > 0 else { return nil }
      return (1...200).first { count in
        label.textRect(forBounds: room, limitedToNumberOfLines: count).height >= height
      }
    }

    /// Returns the words for several constraints that determine a value together, and these constraints.
    func words(_ group: CauseGroup) -> (reason: String, constraints: [NSLayoutConstraint]) {
      guard let system else { return ("", []) }
      var constraints: [NSLayoutConstraint] = []
      var reasons: [String] = []
      for row in group.rows {
        let source = system.source(of: row)
        if case .constraint(let constraint) = source { constraints.append(constraint) }
        if case .constraint(let constraint) = source, constraint.site != nil { continue }
        let item = system.quantity(of: group.variable)?.item ?? system.root
        let reason = words(source, of: item, along: .horizontal).reason
        if !reasons.contains(reason) { reasons.append(reason) }
      }
      reasons = ConstraintSite.ranges(constraints.compactMap(\.site)) + reasons
      let partners = group.partners.compactMap { system.quantity(of: $0) }.map { quantity in
        "\(names.name(of: quantity.item)).\(LayoutExplanation.Edge.size(quantity.axis))"
      }
      let list = partners.isEmpty ? "" : "together with \(Self.list(partners)): "
      return (list + reasons.joined(separator: ", "), constraints)
    }

    private static func list(_ words: [String]) -> String {
      guard words.count > 1, let last = words.last else { return words.first ?? "" }
      return words.dropLast().joined(separator: ", ") + " and " + last
    }

    // Remarks

    /// Returns a sentence about a content that is stretched or compressed; nil if the view has the size of its
    /// content, or none.
    func contentRemark(_ item: AnyObject, along axis: NSLayoutConstraint.Axis) -> String? {
      guard let view = item as? UIView, let system, let size = system.size(of: view, along: axis) else {
        return nil
      }
      for row in rowsOfVariable[size] ?? [] {
        let content = system.solver.content(of: row)
        let excess = system.solver.excess(of: row)
        let wanted = CauseNames.text(CGFloat(content.constant))
        switch system.source(of: row) {
        case .hugging where excess > 1e-6:
          return "stretched from its content's \(wanted), hugging "
            + CauseNames.text(view.contentHuggingPriority(for: axis))
        case .compressionResistance where excess < -1e-6:
          if axis == .horizontal, let label = view as? UILabel, label.numberOfLines != 1 {
            return "its text, \(wanted) in one line, is wrapped"
          }
          return "its content needs \(wanted), compression resistance "
            + CauseNames.text(view.contentCompressionResistancePriority(for: axis))
        default: continue
        }
      }
      return nil
    }

    /// Returns a sentence about an edge that nothing ties; nil if a constraint mentions the edge.
    func looseEnd(
      _ edge: LayoutExplanation.Edge, of item: AnyObject, along axis: NSLayoutConstraint.Axis
    ) -> String? {
      guard item is UIView, let system, let near = system.near(of: item, along: axis) else { return nil }
      let size = system.size(of: item, along: axis)
      var ends: [ConstraintSite] = []
      for row in rowsOfVariable[near] ?? [] {
        guard case .constraint(let constraint) = system.source(of: row) else { return nil }
        let terms = system.solver.content(of: row).terms
        let position = terms.first { $0.variable == near }?.coefficient ?? 0
        let length = terms.first { $0.variable == size }?.coefficient ?? 0
        // A row about the centre, or about this edge, ties it.
        if length != 0, length != position { return nil }
        if (edge == .far(axis)) == (length == position) { return nil }
        if let site = constraint.site, site.isChain { ends.append(site) }
      }
      guard let end = ends.max(by: { $0.index < $1.index }) else {
        return "nothing ties the \(edge) edge"
      }
      return "nothing ties the \(edge) edge: the chain ends at a wall, \(end.fileAndLine)"
    }

    /// Returns the constraints of an item that were left out because of a conflict.
    func leftOut(_ item: AnyObject) -> [NSLayoutConstraint] {
      guard let system else { return [] }
      var found: [NSLayoutConstraint] = []
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        for variable in [system.near(of: item, along: axis), system.size(of: item, along: axis)] {
          for row in variable.flatMap({ rowsOfVariable[$0] }) ?? [] {
            guard system.solver.content(of: row).isBroken,
              case .constraint(let constraint) = system.source(of: row)
            else { continue }
            if !found.contains(where: { $0 === constraint }) { found.append(constraint) }
          }
        }
      }
      return found
    }
  }

  extension ConstraintSite {
    /// Returns places as text, those of one call together: `Login.swift:42 xPlace[0…3]`.
    fileprivate static func ranges(_ sites: [ConstraintSite]) -> [String] {
      var texts: [String] = []
      var index = 0
      while index < sites.count {
        let first = sites[index]
        var last = first
        while index + 1 < sites.count, sites[index + 1].follows(last) {
          index += 1
          last = sites[index]
        }
        let indices = first == last ? "\(first.index)" : "\(first.index)…\(last.index)"
        texts.append("\(first.fileAndLine) \(first.verb)[\(indices)]")
        index += 1
      }
      return texts
    }

    private func follows(_ other: ConstraintSite) -> Bool {
      fileAndLine == other.fileAndLine && verb == other.verb && index == other.index + 1
    }

    /// True for a chain, which would go on to the far edge of its reference without a wall.
    fileprivate var isChain: Bool {
      let name = verb.split(separator: ".").last ?? ""
      return name == "xPlace" || name == "yPlace"
    }
  }
#endif

#if canImport(HeadlessUIKit)
  import AutoLayoutKit
  import HeadlessUIKit
  import LayoutSolver
  import LayoutWords

  // The reasons for values, in words.
  extension ExplainedLayout {
    func words(
      _ group: CauseGroup, of item: AnyObject, _ edge: LayoutExplanation.Edge
    ) -> (cause: LayoutExplanation.Cause, reason: String) {
      guard let system else { return (.nothing, "") }
      if group.rows.count == 1 { return words(group.rows[0], in: system, edge) }
      let sites = group.rows.compactMap { system.constraint(of: $0)?.site }
      let others = group.rows.filter { system.constraint(of: $0)?.site == nil }
        .map { words($0, in: system, edge).reason }.unique
      let partners = group.partners.compactMap { system.quantity(of: $0) }.map { quantity in
        "\(names.name(of: quantity.item)).\(LayoutExplanation.Edge.size(quantity.axis))"
      }
      let list = partners.isEmpty ? "" : "together with \(partners.list): "
      return (.group, list + (ConstraintSite.ranges(sites) + others).joined(separator: ", "))
    }

    private func words(
      _ row: ConstraintID, in system: LayoutSystem, _ edge: LayoutExplanation.Edge
    ) -> (cause: LayoutExplanation.Cause, reason: String) {
      let source = system.source(of: row)
      switch source {
      case .constraint(let constraint): return words(constraint)
      case .position(let owner), .size(let owner), .hugging(let owner), .compressionResistance(let owner):
        if let guide = owner as? UILayoutGuide {
          let words = guide.systemGuide?.words(source, along: edge.axis, isFloating: isFloating(guide))
          return (.insets, words ?? "guide")
        }
        guard let view = owner as? UIView else { return (.frame, "frame") }
        if system.isOfContent(row) { return (.content, wordsOfContent(view, along: edge.axis)) }
        return (.frame, view.autoresizingMask.isEmpty ? "its frame" : "its frame and autoresizing mask")
      case .added: return (.nothing, "")
      }
    }

    /// Returns true for the guide of a keyboard that floats: its height is fixed, and not at least a length.
    private func isFloating(_ guide: UILayoutGuide) -> Bool {
      guard let system, let height = system.size(of: guide, along: .vertical) else { return false }
      return (rowsOfVariable[height] ?? []).contains { row in
        guard case .size = system.source(of: row) else { return false }
        return system.solver.content(of: row).relation == .equal
      }
    }

    private func words(_ constraint: NSLayoutConstraint) -> (LayoutExplanation.Cause, String) {
      if let role = constraint.identifier.flatMap({ StackRole(rawValue: $0) }) {
        let stack = constraint.stackView
        return (.stackView, role.words(stack, named: stack.map { names.name(of: $0) } ?? ""))
      }
      var reason = constraint.site?.description ?? names.equation(constraint)
      if constraint.site == nil, let identifier = constraint.identifier {
        reason = "\(identifier), \(reason)"
      }
      if constraint.priority != .required { reason += ", priority \(constraint.priority.rawValue.points)" }
      return (.constraint, reason)
    }

    private func wordsOfContent(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> String {
      let hugging = view.contentHuggingPriority(for: axis).rawValue.points
      let resistance = view.contentCompressionResistancePriority(for: axis).rawValue.points
      var words = "intrinsic"
      if let label = view as? UILabel, let lines = lineCount(of: label) {
        let width = value(.width, of: label).points
        if axis == .vertical {
          words += ": \(lines) \(lines == 1 ? "line" : "lines") at the width \(width)"
        } else if lines > 1 {
          words += ": the longest of \(lines) lines"
        }
      }
      return words + ", hugging \(hugging), compression resistance \(resistance)"
    }

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
  }

  extension ConstraintSite {
    /// Returns places as text, those of one call together: `Login.swift:42 xPlace[0…3]`.
    fileprivate static func ranges(_ sites: [ConstraintSite]) -> [String] {
      var found: [(first: ConstraintSite, last: ConstraintSite)] = []
      for site in sites {
        if let last = found.last?.last, last.isSameCall(as: site), site.index == last.index + 1 {
          found[found.count - 1].last = site
        } else {
          found.append((site, site))
        }
      }
      return found.map { first, last in
        first == last ? first.description : "\(first.call)[\(first.index)…\(last.index)]"
      }
    }
  }

  extension SystemGuide {
    /// Returns the reason for an edge of the guide that a row determines.
    ///
    ///     at most the top of the keyboard, and at least the safe area
    ///         [ guide ]
    ///     bottom of the view
    ///
    /// - Parameter isFloating: True for a keyboard that is not at the bottom of the screen.
    fileprivate func words(
      _ row: LayoutSystem.Source, along axis: NSLayoutConstraint.Axis, isFloating: Bool
    ) -> String {
      switch (self, row) {
      case (.safeArea, _): "safe area inset"
      case (.margins, _), (.readable, .hugging): "layout margin"
      case (.contentMargins, _): "layout margin of the content"
      case (.content, _): "content of the scroll view"
      case (.visiblePart, _): "visible part of the scroll view"
      case (.readable, _) where axis == .vertical: "layout margin"
      case (.readable, .size): "the largest readable width"
      case (.readable, _): "centered between the layout margins"
      case (.keyboard, .compressionResistance): "keyboard"
      case (.keyboard, _) where isFloating: "keyboard"
      case (.keyboard, .size) where axis == .vertical: "safe area inset, no keyboard"
      case (.keyboard, .hugging) where axis == .vertical: "safe area inset, no keyboard"
      case (.keyboard, _): "edge of its view"
      }
    }
  }

  // Sentences that follow the reason for a value, and the constraints that were left out.
  extension ExplainedLayout {
    /// Returns a sentence about a content that is stretched or compressed; nil if the view has the size of
    /// its content, or none.
    func contentRemark(_ item: AnyObject, along axis: NSLayoutConstraint.Axis) -> String? {
      guard let view = item as? UIView, let system, let size = system.size(of: view, along: axis)
      else { return nil }
      for row in rowsOfVariable[size] ?? [] {
        let content = system.solver.content(of: row)
        let excess = system.solver.excess(of: row)
        let wanted = content.constant.points
        switch system.source(of: row) {
        case .hugging where excess > 1e-6:
          return "stretched from its content's \(wanted), hugging "
            + view.contentHuggingPriority(for: axis).rawValue.points
        case .compressionResistance where excess < -1e-6:
          if axis == .horizontal, let label = view as? UILabel, label.numberOfLines != 1 {
            return "its text, \(wanted) in one line, is wrapped"
          }
          return "its content needs \(wanted), compression resistance "
            + view.contentCompressionResistancePriority(for: axis).rawValue.points
        default: continue
        }
      }
      return nil
    }

    func safeAreaRemark(_ edge: LayoutExplanation.Edge, of item: AnyObject) -> String? {
      guard let guide = item as? UILayoutGuide, guide.systemGuide == .margins, let view = guide.owningView,
        view.insetsLayoutMarginsFromSafeArea
      else { return nil }
      let insets = view.safeAreaInsets
      let part: CGFloat =
        switch edge {
        case .left: insets.left
        case .right: insets.right
        case .top: insets.top
        case .bottom: insets.bottom
        default: 0
        }
      return part > 0 ? "\(part.points) of the margin is the safe area" : nil
    }

    /// Returns the parts of the distance between two edges; nil if it has a single part.
    ///
    ///     make.insetEdges(left: 20)
    ///     make.xPlace(12, icon)           // 32 = inset 20 + gap 12
    func gapRemark(_ constraint: NSLayoutConstraint) -> String? {
      let attribute = constraint.firstAttribute
      guard let site = constraint.site, constraint.secondItem != nil, !attribute.isSize,
        attribute.side != 0.5,
        let gap = constraint.numberAsWritten,
        abs(gap) > 0.005, abs(abs(gap) - abs(constraint.constant)) > 0.005
      else { return nil }
      // Near edges are moved by the constant, and far edges by its opposite; numbers point inward.
      let distance = attribute.side == 1 ? -constraint.constant : constraint.constant
      let inset = distance - gap
      let sign = gap < 0 ? "−" : "+"
      let word = site.isOfChain ? "gap" : "offset"
      return "\(distance.points) = inset \(inset.points) \(sign) \(word) \(abs(gap).points)"
    }

    func looseEnd(_ edge: LayoutExplanation.Edge, of item: AnyObject) -> String? {
      guard item is UIView, let system, let near = system.near(of: item, along: edge.axis) else { return nil }
      let size = system.size(of: item, along: edge.axis)
      var ends: [ConstraintSite] = []
      for row in rowsOfVariable[near] ?? [] {
        guard case .constraint(let constraint) = system.source(of: row) else { return nil }
        let terms = system.solver.content(of: row).terms
        let position = terms.first { $0.variable == near }?.coefficient ?? 0
        let length = terms.first { $0.variable == size }?.coefficient ?? 0
        // A row about the center, or about this edge, ties it.
        if length != 0, length != position { return nil }
        if (edge == .far(edge.axis)) == (length == position) { return nil }
        if let site = constraint.site, site.isOfChain { ends.append(site) }
      }
      let end = ends.max { $0.index < $1.index }
      let chain = end.map { ": the chain ends at a wall, \($0.fileAndLine)" } ?? ""
      return "nothing ties the \(edge) edge\(chain)"
    }
  }
#endif

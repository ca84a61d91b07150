#if canImport(HeadlessUIKit)
  import AutoLayoutKit
  import Foundation
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
#endif

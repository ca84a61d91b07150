#if canImport(HeadlessUIKit)
  public import AutoLayoutKit
  public import HeadlessUIKit
  import LayoutWords

  /// Explains why a view has its frame: one line for each edge and size, from the solved constraints.
  ///
  ///     print(explain(cell.time))
  ///     // time in Cell: 269 20.5 35 16
  ///     //   left = 269 follows: right 304 − width 35
  ///     //   width = 35 (intrinsic, hugging 1000, compression resistance 1000)
  ///     //   right = 304 = Cell.width 320 − 16 (Cell.swift:29 xPlace[3])
  ///
  /// The tree of the view is laid out first. The cost is linear in the number of constraints for each
  /// priority, and quadratic in the number of those that depend on each other.
  ///
  /// - Parameter view: The view.
  @MainActor public func explain(_ view: AutoLayoutKitView) -> LayoutExplanation {
    let top = view.topmost
    top.layoutIfNeeded()
    return top.withFramesAsConstraints { LayoutExplanation(of: view, in: ExplainedLayout(of: view)) }
  }

  /// Explains a view and all views inside it, each before its subviews.
  ///
  /// The tree of the view is laid out first. The cost is linear in the number of constraints for each
  /// priority, and quadratic in the number of those that depend on each other.
  ///
  /// - Parameter view: The topmost view to explain.
  @MainActor public func explanations(in view: AutoLayoutKitView) -> [LayoutExplanation] {
    explanations(of: view.tree)
  }

  /// Explains views of one tree.
  @MainActor package func explanations(of views: [AutoLayoutKitView]) -> [LayoutExplanation] {
    guard let first = views.first else { return [] }
    first.topmost.layoutIfNeeded()
    return first.withFramesAsConstraints {
      let layout = ExplainedLayout(of: first)
      return views.map { LayoutExplanation(of: $0, in: layout) }
    }
  }

  @MainActor extension LayoutExplanation {
    /// Explains a view of a layout.
    init(of view: UIView, in layout: ExplainedLayout) {
      let names = layout.names
      let writer = CauseWriter(layout)
      let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
      let lines = axes.flatMap { CauseLines(layout, view, along: $0).all() }
      self.view = names.name(of: view)
      frame = layout.frame(of: view)
      self.lines = lines.map { writer.line($0, of: view, prefix: "") }
      guides = writer.linesOfGuides(in: lines)
      notes = writer.notes(on: view)
      let container = view.superview.map { " in \(names.name(of: $0))" } ?? ""
      let title = "\(self.view)\(container): " + frame.points.joined(separator: " ")
      let below = (self.lines + guides).map(\.description) + notes
      description = ([title] + below.map { "  \($0)" }).joined(separator: "\n")
    }
  }

  /// A writer of the lines of explanations.
  @MainActor private struct CauseWriter {
    private let layout: ExplainedLayout
    private let names: CauseNames

    init(_ layout: ExplainedLayout) {
      self.layout = layout
      names = layout.names
    }

    /// Puts a line into words.
    func line(_ line: CauseLine, of item: AnyObject, prefix: String) -> LayoutExplanation.Line {
      let terms = line.sum.parts.map { part in
        LayoutExplanation.Term(
          item: names.name(of: part.item), edge: part.edge, factor: part.factor, value: part.value,
          id: ObjectIdentifier(part.item))
      }
      var sites: [ConstraintSite] = []
      for site in line.constraints.compactMap(\.site) where !sites.contains(site) { sites.append(site) }
      return LayoutExplanation.Line(
        item: names.name(of: item), edge: line.edge, value: line.sum.value, cause: line.cause,
        isAtLimit: line.limit != nil, constant: line.sum.constant, terms: terms, sites: sites,
        description: prefix + text(line), id: ObjectIdentifier(item))
    }

    private func text(_ line: CauseLine) -> String {
      var text = "\(line.edge) = \(line.sum.value.points)"
      if line.cause == .follows {
        text += " follows: \(followingText(line.sum))"
      } else if !line.sum.parts.isEmpty {
        text += " = \(names.text(line.sum))"
      }
      if let limit = line.limit { text += limit == .least ? ", the least allowed" : ", the most allowed" }
      if !line.reason.isEmpty { text += " (\(line.reason))" }
      return ([text] + line.remarks).joined(separator: "; ")
    }

    /// Returns the sum of two values of the view itself, without its name: `left 20 + width 96`.
    private func followingText(_ sum: CauseSum) -> String {
      let parts = sum.parts.map { "\($0.edge) \($0.value.points)" }
      return parts.joined(separator: sum.parts.last.map { $0.factor < 0 } == true ? " − " : " + ")
    }

    /// Returns lines about the guides that lines refer to, and about the guides that those refer to.
    func linesOfGuides(in lines: [CauseLine]) -> [LayoutExplanation.Line] {
      var open = lines.flatMap(\.sum.parts)
      var known: Set<String> = []
      var found: [LayoutExplanation.Line] = []
      var index = 0
      while index < open.count {
        let part = open[index]
        index += 1
        guard let guide = part.item as? UILayoutGuide else { continue }
        for line in CauseLines(layout, guide, along: part.edge.axis).all()
        where line.edge.isPart(of: part.edge) {
          guard known.insert("\(ObjectIdentifier(guide)) \(line.edge)").inserted else { continue }
          found.append(self.line(line, of: guide, prefix: "\(names.name(of: guide))."))
          open += line.sum.parts
        }
      }
      return found
    }

    /// Returns further sentences about a view.
    func notes(on view: UIView) -> [String] {
      var notes: [String] = []
      let frame = layout.frame(of: view)
      let aligned = view.alignmentRect(forFrame: frame)
      if !aligned.isClose(to: frame) {
        notes.append(
          "Constraints place the alignment rectangle \(text(aligned)); the frame is \(text(frame)).")
      }
      if !view.transform.isIdentity {
        notes.append("The view has a transform, which constraints do not include.")
      } else if !view.frame.isClose(to: frame) {
        notes.append("In whole pixels the frame is \(text(view.frame)).")
      }
      let leftOut = layout.leftOut(view)
      if !leftOut.isEmpty, view.translatesAutoresizingMaskIntoConstraints {
        notes.append("Its frame counts, because translatesAutoresizingMaskIntoConstraints is true.")
      }
      for constraint in leftOut {
        let place = constraint.site.map { "\($0), " } ?? ""
        notes.append("Left out in a conflict: \(place)\(names.equation(constraint)).")
      }
      return notes + layout.lostConstraints(of: view)
    }

    private func text(_ frame: CGRect) -> String { frame.points.joined(separator: " ") }
  }

  extension ExplainedLayout {
    /// Returns the frame of a view before it was rounded to whole pixels.
    func frame(of view: UIView) -> CGRect { system?.exactFrame(of: view) ?? view.exactFrame }
  }

  extension LayoutExplanation.Edge {
    /// The axis of the edge or size.
    var axis: NSLayoutConstraint.Axis {
      switch self {
      case .left, .width, .right, .centerX: .horizontal
      case .top, .height, .bottom, .centerY: .vertical
      }
    }

    /// Returns true for the edge itself, and for both edges of a center.
    fileprivate func isPart(of edge: Self) -> Bool {
      self == edge || (edge == .center(axis) && self != .size(axis))
    }
  }

  extension CGRect {
    fileprivate func isClose(to other: CGRect) -> Bool {
      let pairs = [
        (minX, other.minX), (minY, other.minY), (width, other.width), (height, other.height),
      ]
      return pairs.allSatisfy { abs($0 - $1) < 1e-6 }
    }
  }
#endif

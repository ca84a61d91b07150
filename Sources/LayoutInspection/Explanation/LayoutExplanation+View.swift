#if canImport(HeadlessUIKit)
  public import AutoLayoutKit
  public import HeadlessUIKit
  import LayoutSolver
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
    explanations(of: [view])[0]
  }

  /// Explains a view and all views inside it, each before its subviews.
  ///
  /// The cost is that of ``explain(_:)``: the causes are found once for the whole tree.
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
    fileprivate init(of view: UIView, in layout: ExplainedLayout) {
      let lines = [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap {
        layout.lines(of: view, along: $0)
      }
      self.view = layout.names.name(of: view)
      frame = layout.frame(of: view)
      self.lines = lines
      guides = layout.linesOfGuides(in: lines)
      notes = layout.notes(on: view)
      let container = view.superview.map { " in \(layout.names.name(of: $0))" } ?? ""
      let title = "\(self.view)\(container): " + frame.points.joined(separator: " ")
      let below = (lines + guides).map(\.description) + notes
      description = ([title] + below.map { "  \($0)" }).joined(separator: "\n")
    }
  }

  extension ExplainedLayout {
    fileprivate func linesOfGuides(in lines: [LayoutExplanation.Line]) -> [LayoutExplanation.Line] {
      var open = lines.flatMap(\.terms)[...]
      var found: [LayoutExplanation.Line] = []
      while let term = open.popFirst() {
        guard let guide = guides[term.id] else { continue }
        for line in self.lines(of: guide, along: term.edge.axis) where line.edge.isPart(of: term.edge) {
          if found.contains(where: { $0.id == line.id && $0.edge == line.edge }) { continue }
          found.append(line)
          open += line.terms
        }
      }
      return found
    }

    fileprivate func notes(on view: UIView) -> [String] {
      func text(_ frame: CGRect) -> String { frame.points.joined(separator: " ") }
      var notes: [String] = []
      let frame = frame(of: view)
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
      let leftOut = constraints(of: view).filter(\.content.isBroken).map(\.constraint)
      if !leftOut.isEmpty, view.translatesAutoresizingMaskIntoConstraints {
        notes.append("Its frame counts, because translatesAutoresizingMaskIntoConstraints is true.")
      }
      notes += leftOut.map { constraint in
        let place = constraint.site.map { "\($0), " } ?? ""
        return "Left out in a conflict: \(place)\(names.equation(constraint))."
      }
      return notes + lostConstraints(of: view)
    }
  }

  extension LayoutExplanation.Edge {
    var axis: NSLayoutConstraint.Axis {
      switch self {
      case .left, .width, .right, .centerX: .horizontal
      case .top, .height, .bottom, .centerY: .vertical
      }
    }

    static func near(_ axis: NSLayoutConstraint.Axis) -> Self { axis == .horizontal ? .left : .top }
    static func size(_ axis: NSLayoutConstraint.Axis) -> Self { axis == .horizontal ? .width : .height }
    static func far(_ axis: NSLayoutConstraint.Axis) -> Self { axis == .horizontal ? .right : .bottom }
    static func center(_ axis: NSLayoutConstraint.Axis) -> Self {
      axis == .horizontal ? .centerX : .centerY
    }

    fileprivate func isPart(of edge: Self) -> Bool {
      self == edge || (edge == .center(axis) && self != .size(axis))
    }
  }

  extension CGRect {
    fileprivate func isClose(to other: CGRect) -> Bool {
      zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height])
        .allSatisfy { abs($0 - $1) < 1e-6 }
    }
  }
#endif

public import AutoLayoutKit
import Foundation
public import LayoutPlatform
import LayoutWords

extension LayoutCheck {
  /// A line along which views are aligned.
  public enum Edge: String, CaseIterable, Sendable {
    /// The left or the right edge.
    case left, right
    /// The upper or the lower edge.
    case top, bottom
    /// The horizontal or the vertical middle.
    case centerX, centerY
    /// The baseline of the first or of the last line of text.
    case firstBaseline, lastBaseline
  }

  /// Checks that views are aligned.
  ///
  ///     check(view, .aligned(title, detail, by: .left))
  ///
  /// - Parameters:
  ///   - views: The views, anywhere inside the checked one. Their alignment rectangles are compared.
  ///   - edge: The line that they share. A view without text has its baselines at its lower edge.
  public static func aligned(_ views: AutoLayoutKitView..., by edge: Edge) -> LayoutCheck {
    LayoutCheck(named: "aligned") { tree in tree.misaligned(views, edge) }
  }
}

extension CheckedTree {
  fileprivate func misaligned(_ aligned: [AutoLayoutKitView], _ edge: LayoutCheck.Edge) -> [Finding] {
    let found = aligned.compactMap { view in views.firstIndex { $0.view === view } }
    guard let first = found.first else { return [] }
    let line = position(of: first, edge)
    let others = found.dropFirst().filter {
      (position(of: $0, edge) - line).magnitude.exceeds(Length(0), by: tolerance)
    }
    return others.map { index in
      let sites = [index, first].flatMap { constraints.sites(of: views[$0].view, edge.axis) }
      let positions = "\(position(of: index, edge).points) and \(line.points)"
      return finding(
        .misalignment, [index, first], sites: sites,
        "\(name(of: views[index].view)) and \(name(of: views[first].view)) are not aligned: their"
          + " \(edge.word) is at \(positions)\(sites.inBrackets).")
    }
  }

  private func position(of index: Int, _ edge: LayoutCheck.Edge) -> Length {
    let area = alignedArea(of: index)
    switch edge {
    case .left: return area.minX
    case .right: return area.maxX
    case .top: return area.minY
    case .bottom: return area.maxY
    case .centerX: return area.midX
    case .centerY: return area.midY
    case .firstBaseline, .lastBaseline:
      return baseline(of: index, isFirst: edge == .firstBaseline) ?? area.maxY
    }
  }
}

extension LayoutCheck.Edge {
  fileprivate var axis: CheckedAxis {
    switch self {
    case .left, .right, .centerX: .x
    default: .y
    }
  }

  /// The edge in a sentence.
  fileprivate var word: String {
    switch self {
    case .left, .right, .top, .bottom: "\(rawValue) edge"
    case .centerX: "horizontal center"
    case .centerY: "vertical center"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    }
  }
}

#if canImport(UIKit)
  extension CheckedTree {
    /// Returns the position of a baseline; nil for a view without text.
    fileprivate func baseline(of index: Int, isFirst: Bool) -> Length? {
      let inner = views[index].view.textView(isFirst: isFirst)
      guard let font = inner.shownFont else { return nil }
      let area = geometry.area(inner.bounds, of: inner, in: root)
      let height =
        inner is UILabel
        ? geometry.textSize(of: inner, within: area.width, countsWidth: false).height : font.lineHeight
      let start = area.midY - height / 2
      return isFirst ? start + font.ascender : start + height + font.descender
    }
  }

  extension UIView {
    /// The view that shows the line of text.
    fileprivate func textView(isFirst: Bool) -> UIView {
      if let button = self as? UIButton, let label = button.titleLabel { return label }
      let view = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
      return view.isDescendant(of: self) ? view : self
    }

    fileprivate var shownFont: UIFont? {
      (self as? UILabel)?.font ?? (self as? UITextField)?.font ?? (self as? UITextView)?.font
    }
  }
#elseif canImport(AppKit)
  extension CheckedTree {
    /// Returns the position of a baseline.
    fileprivate func baseline(of index: Int, isFirst: Bool) -> Length? {
      let (view, frame) = (views[index].view, views[index].frame)
      return isFirst
        ? frame.minY + view.firstBaselineOffsetFromTop : frame.maxY - view.lastBaselineOffsetFromBottom
    }
  }
#endif

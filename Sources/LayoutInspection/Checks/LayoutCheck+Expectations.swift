public import AutoLayoutKit
public import Foundation
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
    let found = indices(of: aligned)
    guard let first = found.first else { return [] }
    let line = position(of: first, edge)
    return found.dropFirst().compactMap { index in
      let place = position(of: index, edge)
      guard (place - line).magnitude.exceeds(.zero, by: tolerance) else { return nil }
      let sites = [index, first].flatMap { constraints.sites(of: views[$0].view, edge.axis) }
      return finding(
        .misalignment, [index, first], sites: sites,
        "\(name(index)) and \(name(first)) are not aligned: their"
          + " \(edge.word) is at \(place.points) and \(line.points)\(sites.inBrackets).")
    }
  }

  private func position(of index: Int, _ edge: LayoutCheck.Edge) -> Length {
    let area = alignedArea(of: index)
    return switch edge {
    case .left: area.minX
    case .right: area.maxX
    case .top: area.minY
    case .bottom: area.maxY
    case .centerX: area.midX
    case .centerY: area.midY
    case .firstBaseline, .lastBaseline: baseline(of: index, isFirst: edge == .firstBaseline) ?? area.maxY
    }
  }

  private func baseline(of index: Int, isFirst: Bool) -> Length? {
    #if canImport(UIKit)
      let inner = views[index].view.textView(isFirst: isFirst)
      guard let font = inner.ownText?.font else { return nil }
      let area = geometry.area(inner.bounds, of: inner, in: root)
      let height =
        inner is UILabel
        ? geometry.textSize(of: inner, within: area.width, countsWidth: false).height : font.lineHeight
      let start = area.midY - height / 2
      return isFirst ? start + font.ascender : start + height + font.descender
    #else
      let (view, frame) = (views[index].view, views[index].frame)
      return isFirst
        ? frame.minY + view.firstBaselineOffsetFromTop : frame.maxY - view.lastBaselineOffsetFromBottom
    #endif
  }
}

extension LayoutCheck.Edge {
  fileprivate var axis: CheckedAxis {
    switch self {
    case .left, .right, .centerX: .x
    default: .y
    }
  }

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
  extension UIView {
    fileprivate func textView(isFirst: Bool) -> UIView {
      if let button = self as? UIButton, let label = button.titleLabel { return label }
      let view = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
      return view.isDescendant(of: self) ? view : self
    }
  }
#endif

extension LayoutCheck {
  /// Checks the frame of a view.
  ///
  ///     check(view, .frame(of: view.signIn, CGRect(x: 20, y: 504, width: 280, height: 44)))
  ///
  /// In contrast to a comparison of two values, the failure has a picture and names the lines that place the
  /// view. It makes sense at one size, and not in `stress`.
  ///
  /// - Parameters:
  ///   - view: A visible view inside the checked one.
  ///   - frame: The frame in the coordinates of its superview, in points.
  public static func frame(of view: AutoLayoutKitView, _ frame: CGRect) -> LayoutCheck {
    // Its numbers are no comparison that a proof follows.
    LayoutCheck(named: "frame", basis: .code) { tree in [tree.wrongFrame(of: view, frame)].compactMap { $0 } }
  }
}

extension CheckedTree {
  fileprivate func wrongFrame(of view: AutoLayoutKitView, _ expected: CGRect) -> Finding? {
    guard let index = index(of: view) else {
      return finding(
        .frame, [0], sites: [],
        "\(name(of: view)) is hidden, a part of a control, or not inside \(name(0)).")
    }
    let wrong = CheckedAxis.allCases.filter { axis in
      abs(axis.near(of: view.frame) - axis.near(of: expected)) > tolerance
        || abs(axis.length(of: view.frame.size) - axis.length(of: expected.size)) > tolerance
    }
    if wrong.isEmpty { return nil }
    let sites = wrong.flatMap { constraints.sites(of: view, $0) }
    return finding(
      .frame, [index], sites: sites,
      "The frame of \(name(index)) is \(view.frame.inspectionText), and the test expects"
        + " \(expected.inspectionText)\(sites.inBrackets).")
  }
}

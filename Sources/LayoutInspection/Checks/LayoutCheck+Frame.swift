public import AutoLayoutKit
public import Foundation
public import LayoutPlatform

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
    guard let index = views.firstIndex(where: { $0.view === view }) else {
      return finding(
        .frame, [0], sites: [],
        "\(name(of: view)) is hidden, a part of a control, or not inside \(name(of: root)).")
    }
    let lengths: [(CheckedAxis, CGFloat)] = [
      (.x, view.frame.minX - expected.minX), (.x, view.frame.width - expected.width),
      (.y, view.frame.minY - expected.minY), (.y, view.frame.height - expected.height),
    ]
    let wrong = lengths.filter { abs($0.1) > tolerance }.map(\.0)
    if wrong.isEmpty { return nil }
    let sites = CheckedAxis.allCases.filter { wrong.contains($0) }.flatMap { constraints.sites(of: view, $0) }
    return finding(
      .frame, [index], sites: sites,
      "The frame of \(name(of: view)) is \(view.frame.inspectionText), and the test expects"
        + " \(expected.inspectionText)\(sites.inBrackets).")
  }
}

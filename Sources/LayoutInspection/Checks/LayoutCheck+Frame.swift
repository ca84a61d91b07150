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

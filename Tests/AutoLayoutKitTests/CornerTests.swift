import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// The areas that leave window controls and round corners free.
@MainActor @Suite struct CornerTests {
  /// The same holds before iOS 26 and macOS 26, where systems have no such areas.
  @available(macOS 11, *)
  @Test func withoutCoveredCornersTheyAreThePlainAreas() {
    for axis in [AutoLayoutKitAxis.horizontal, .vertical] {
      let stage = Stage()
      stage.place { make in
        make.insetUnequally()
        make.safeArea(corners: axis).equal(stage.a)
        make.margins(corners: axis).equal(stage.b)
      }
      let corners = [stage.a.frame, stage.b.frame]
      let plain = Stage()
      plain.place { make in
        make.insetUnequally()
        make.safeArea.equal(plain.a)
        make.margins.equal(plain.b)
      }
      expectFrames(("a", plain.a, corners[0]), ("b", plain.b, corners[1]))
    }
  }

  @available(macOS 11, *)
  @Test func aReportNamesTheArea() {
    let stage = Stage()
    let guide = AutoLayoutKitGuide()
    stage.root.addLayoutGuide(guide)
    let name = "\(AutoLayoutKitGuide.self)"
    let sentence =
      "Card.swift:41: ref(\(name)).safeArea(corners: .vertical).xLeft(\(Box.self)): "
      + "\(name) has no safeArea(corners: .vertical), so its own edges are used."
    let reports = collectReports {
      stage.root.tk_constraint { make in
        make.ref(guide).safeArea(corners: .vertical).xLeft(stage.a, file: "Test/Card.swift", line: 41)
      }
    }
    #expect(reports.map(\.description) == [sentence])
    #expect(reports.map(\.reason) == [.noArea])
  }

  #if canImport(HeadlessUIKit)
    private let bars = UIEdgeInsets(top: 10, left: 20, bottom: 40, right: 60)
    private let controls = CGSize(width: 76, height: 44)

    /// Returns a stage of 400 x 300 points with bars at its edges and controls in an upper corner.
    private func stage(controlsAt side: WindowCorners.Side, isMirrored: Bool) -> Stage {
      let stage = Stage()
      stage.root.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
      stage.root.insetsLayoutMarginsFromSafeArea = false
      stage.root.layoutMargins = UIEdgeInsets(top: 6, left: 7, bottom: 8, right: 90)
      if isMirrored { stage.root.semanticContentAttribute = .forceRightToLeft }
      HeadlessLayout.setSafeAreaInsets(bars, of: stage.root)
      HeadlessLayout.setCorners(WindowCorners(controls: controls, side: side), of: stage.root)
      return stage
    }

    /// Controls at the leading side of the device are at the left, whatever the direction of the view.
    @Test func aRowBeginsBesideTheControls() {
      for isMirrored in [false, true] {
        for side in [WindowCorners.Side.leading, .trailing] {
          let stage = stage(controlsAt: side, isMirrored: isMirrored)
          stage.place { make in
            make.size(stage.a, stage.b) == (30, 30)
            let area = make.directional.safeArea(corners: .horizontal)
            area.inset(top: 1, left: 2, bottom: 3, right: 4).xPlace(stage.a, make.wall, stage.b)
            area.yTop(stage.a, stage.b)
          }
          let left: CGFloat = side == .leading ? 76 : 20
          let right: CGFloat = side == .leading ? 60 : 76
          let leftmost = CGRect(x: left + (isMirrored ? 4 : 2), y: 10, width: 30, height: 30)
          let rightmost = CGRect(x: 400 - right - (isMirrored ? 2 : 4) - 30, y: 10, width: 30, height: 30)
          expectFrames(
            ("a, \(side)", stage.a, isMirrored ? rightmost : leftmost),
            ("b, \(side)", stage.b, isMirrored ? leftmost : rightmost))
        }
      }
    }

    @Test func marginsKeepTheLargerInset() {
      for side in [WindowCorners.Side.leading, .trailing] {
        let stage = stage(controlsAt: side, isMirrored: false)
        stage.place { make in
          make.margins(corners: .horizontal).equal(stage.a)
          make.margins(corners: .vertical).equal(stage.b)
        }
        let left: CGFloat = side == .leading ? 76 : 7
        expectFrames(
          ("a", stage.a, CGRect(x: left, y: 6, width: 400 - left - 90, height: 300 - 6 - 8)),
          ("b", stage.b, CGRect(x: 7, y: 44, width: 400 - 7 - 90, height: 300 - 44 - 8)))
      }
    }

    /// A window that leaves its controls, as in full screen, moves the row in the same constraints.
    @Test func theRowFollowsTheControls() {
      let stage = stage(controlsAt: .leading, isMirrored: false)
      stage.place { make in
        make.size(stage.a) == (30, 30)
        make.safeArea(corners: .vertical).xLeft(stage.a)
        make.safeArea(corners: .vertical).yTop(stage.a)
      }
      expectFrames(("a", stage.a, CGRect(x: 20, y: 44, width: 30, height: 30)))
      HeadlessLayout.setCorners(WindowCorners(), of: stage.root)
      stage.root.layoutIfNeeded()
      expectFrames(("a", stage.a, CGRect(x: 20, y: 10, width: 30, height: 30)))
    }
  #endif
}

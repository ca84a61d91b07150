import AutoLayoutKit
import LayoutTracking
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// `fold` in chains: a wall with a place.
@MainActor @Suite struct FoldTests {
  /// Places `a` and `b` in a row or a column with unequal insets, and `a` 60 points long if nothing else
  /// decides.
  private func place(
    _ stage: Stage, isRow: Bool, _ divider: (AutoLayoutKitMaker) -> [any AutoLayoutKitChainPart]
  ) {
    stage.place { make in
      let inside = make.directional.inset(top: 1, left: 2, bottom: 3, right: 4)
      let parts: [any AutoLayoutKitChainPart] = [5, stage.a, divider(make), stage.b, 8]
      if isRow {
        make.yEqual(stage.a, stage.b)
        make.priority(.low).width(stage.a) == 60
        inside.xPlace(parts)
      } else {
        make.xEqual(stage.a, stage.b)
        make.priority(.low).height(stage.a) == 60
        inside.yPlace(parts)
      }
    }
  }

  /// The same holds with systems and devices that have no fold.
  @Test func withoutAFoldItIsAGapOfZero() {
    for isRow in [true, false] {
      for isMirrored in [false, true] {
        let (folded, plain) = (Stage(), Stage())
        for stage in [folded, plain] { stage.root.mirror(isMirrored) }
        place(folded, isRow: isRow) { [6, $0.fold, 7] }
        place(plain, isRow: isRow) { _ in [13] }
        expectFrames(("a", folded.a, plain.a.frame), ("b", folded.b, plain.b.frame))
        #expect((isRow ? plain.a.frame.width : plain.a.frame.height) == 60)
      }
    }
  }

  @Test func reportsNameTheFold() {
    let stage = Stage()
    let reports = collectReports {
      stage.root.tk_constraint { make in
        make.xPlace(make.fold, 5, make.fold(AutoLayoutKitGuide()), stage.a, stage.a)
      }
    }
    let guide = "\(AutoLayoutKitGuide.self)"
    #expect(
      reports.map(\.description).first?.contains("xPlace(fold, 5, fold(\(guide)), ") == true,
      "\(reports.map(\.description))")
  }

  #if canImport(HeadlessUIKit)
    /// The poses of a folding device: the size, the fold, and the rectangle of its active fold.
    private struct Pose {
      let name: String
      let size: CGSize
      let fold: ScreenFold?
      /// The fold of a row, and that of a column.
      let row: ClosedRange<CGFloat>?
      let column: ClosedRange<CGFloat>?

      init(_ name: String, _ width: CGFloat, _ height: CGFloat, _ fold: ScreenFold?) {
        self.name = name
        size = CGSize(width: width, height: height)
        self.fold = fold
        let isRow = fold?.axis == .horizontal
        let isActive = fold?.isActive == true
        row = isActive && isRow ? width / 2 - 20...width / 2 + 20 : nil
        column = isActive && !isRow ? height / 2 - 20...height / 2 + 20 : nil
      }
    }

    private let poses = [
      Pose("closed", 466, 678, nil), Pose("flat", 951, 669, ScreenFold(across: .horizontal)),
      Pose("flat", 669, 951, ScreenFold(across: .vertical)),
      Pose("book", 951, 669, ScreenFold(across: .horizontal, isActive: true)),
      Pose("laptop", 669, 951, ScreenFold(across: .vertical, isActive: true)),
    ]

    /// Returns a stage on a screen with bars at its edges.
    private func stage(_ pose: Pose, isMirrored: Bool = false) -> Stage {
      let stage = Stage()
      stage.root.frame = CGRect(origin: .zero, size: pose.size)
      stage.root.mirror(isMirrored)
      HeadlessLayout.setFold(pose.fold, of: stage.root)
      return stage
    }

    /// Returns the places of `a` and `b` along the chain: from the near inset and 5 to the fold less 6, and
    /// from the fold and 7 to the far inset and 8; without a fold, 60 points and the rest.
    private func expected(
      _ length: CGFloat, near: CGFloat, far: CGFloat, _ fold: ClosedRange<CGFloat>?
    ) -> (a: ClosedRange<CGFloat>, b: ClosedRange<CGFloat>) {
      let (start, end) = (near + 5, length - far - 8)
      guard let fold else { return (start...start + 60, start + 60 + 13...end) }
      return (start...fold.lowerBound - 6, fold.upperBound + 7...end)
    }

    private func expectRow(_ stage: Stage, _ pose: Pose, isMirrored: Bool = false) {
      let (a, b) = expected(pose.size.width, near: 2, far: 4, pose.row)
      func frame(_ x: ClosedRange<CGFloat>) -> CGRect {
        let frame = CGRect(
          x: x.lowerBound, y: 0, width: x.upperBound - x.lowerBound, height: pose.size.height)
        // The fold is in the middle, so that a mirrored row is the mirrored picture.
        return isMirrored ? frame.offsetBy(dx: pose.size.width - frame.maxX - frame.minX, dy: 0) : frame
      }
      expectFrames(
        ("a, \(pose.name), \(isMirrored)", stage.a, frame(a)),
        ("b, \(pose.name), \(isMirrored)", stage.b, frame(b)))
    }

    private func expectColumn(_ stage: Stage, _ pose: Pose) {
      let (a, b) = expected(pose.size.height, near: 1, far: 3, pose.column)
      func frame(_ y: ClosedRange<CGFloat>) -> CGRect {
        CGRect(x: 0, y: y.lowerBound, width: pose.size.width, height: y.upperBound - y.lowerBound)
      }
      expectFrames(("a, \(pose.name)", stage.a, frame(a)), ("b, \(pose.name)", stage.b, frame(b)))
    }

    @Test func aRowIsDividedByTheFoldOfABook() {
      for pose in poses {
        for isMirrored in [false, true] {
          let stage = stage(pose, isMirrored: isMirrored)
          place(stage, isRow: true) { [6, $0.fold, 7] }
          expectRow(stage, pose, isMirrored: isMirrored)
        }
      }
    }

    @Test func aColumnIsDividedByTheFoldOfALaptop() {
      for pose in poses {
        let stage = stage(pose)
        place(stage, isRow: false) { [6, $0.fold, 7] }
        expectColumn(stage, pose)
      }
    }

    /// One block through all poses: no constraint is made again by the app.
    @Test func theRowFollowsTheDevice() {
      let stage = stage(poses[0])
      place(stage, isRow: true) { [6, $0.fold, 7] }
      for pose in poses + poses.reversed() {
        stage.root.frame.size = pose.size
        HeadlessLayout.setFold(pose.fold, of: stage.root)
        stage.root.layoutIfNeeded()
        expectRow(stage, pose)
      }
    }

    /// The fold is where the screen has it, and not in the middle of the container.
    @Test func theFoldIsInTheCoordinatesOfTheContainer() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 951, height: 669))
      let stage = Stage()
      root.addSubview(stage.root)
      stage.root.frame = CGRect(x: 300, y: 50, width: 400, height: 200)
      stage.root.bounds.origin = CGPoint(x: 30, y: 0)
      HeadlessLayout.setFold(poses[3].fold, of: root)
      stage.root.tk_constraint { make in
        make.xPlace(stage.a, make.fold, stage.b)
        make.yEqual(stage.a, stage.b)
      }
      root.layoutIfNeeded()
      // From 455.5 − 300 = 155.5 to 195.5, and the bounds begin at 30.
      expectFrames(
        ("a", stage.a, CGRect(x: 30, y: 0, width: 155.5, height: 200)),
        ("b", stage.b, CGRect(x: 30 + 195.5, y: 0, width: 400 - 195.5, height: 200)))
      stage.root.frame.origin.x = 0
      root.layoutIfNeeded()
      #expect(stage.root.reservedRegions(kind: .division).isEmpty)
    }

    @Test func aFoldAtTheEdgeOfTheContainerDoesNotCount() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 951, height: 669))
      let stage = Stage()
      root.addSubview(stage.root)
      // The fold is from 455.5 to 495.5: half of it is beyond the left edge.
      stage.root.frame = CGRect(x: 475, y: 50, width: 400, height: 200)
      HeadlessLayout.setFold(poses[3].fold, of: root)
      let reports = collectReports {
        stage.root.tk_constraint { make in
          make.xPlace(20, stage.a, make.fold, stage.b, 30)
          make.width(stage.a) == AutoLayoutKitAttribute(stage.b, .width)
          make.yEqual(stage.a, stage.b)
        }
        root.layoutIfNeeded()
      }
      #expect(reports.isEmpty)
      expectFrames(
        ("a", stage.a, CGRect(x: 20, y: 0, width: 175, height: 200)),
        ("b", stage.b, CGRect(x: 195, y: 0, width: 175, height: 200)))
    }

    @Test func aFoldThatComesAfterScrollingIsPlaced() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 951, height: 669))
      let stage = Stage()
      root.addSubview(stage.root)
      stage.root.frame = CGRect(x: 0, y: 0, width: 951, height: 669)
      stage.root.tk_constraint { make in
        make.xPlace(20, stage.a, make.fold, stage.b, 30)
        make.priority(.low).width(stage.a) == 100
        make.yEqual(stage.a, stage.b)
      }
      root.layoutIfNeeded()
      stage.root.bounds.origin = CGPoint(x: 70, y: 15)
      HeadlessLayout.setFold(poses[3].fold, of: root)
      root.layoutIfNeeded()
      expectFrames(
        ("a", stage.a, CGRect(x: 70 + 20, y: 15, width: 455.5 - 20, height: 669)),
        ("b", stage.b, CGRect(x: 70 + 495.5, y: 15, width: 951 - 495.5 - 30, height: 669)))
    }

    @Test func aSecondFoldOfAChainIsReported() {
      let stage = Stage()
      stage.place(
        reports: [
          "Card.swift:41: xPlace(UIView, fold, UIView, fold, UIView): fold is in the chain already, so it is"
            + " not placed again."
        ]
      ) { make in
        make.xPlace(stage.a, make.fold, stage.b, make.fold, stage.c, file: "App/Card.swift", line: 41)
      }
    }

    @Test func viewsOfTheirOwnSizeKeepToTheirSides() {
      let stage = stage(poses[3])
      stage.place { make in
        make.size(stage.a, stage.b) == (100, 30)
        make.yTop(stage.a, stage.b)
        make.xPlace(20, stage.a, make.fold, stage.b, make.wall)
      }
      expectFrames(
        ("a", stage.a, CGRect(x: 20, y: 0, width: 100, height: 30)),
        ("b", stage.b, CGRect(x: 495.5, y: 0, width: 100, height: 30)))
    }

    @Test func flexibleGapsAreSharedOnEachSideAlone() {
      let stage = stage(poses[3])
      stage.place { make in
        make.size(stage.a, stage.b) == (100, 30)
        make.yTop(stage.a, stage.b)
        make.xPlace(.flexible, stage.a, .flexible, make.fold, .flexible, stage.b, .flexible * 2)
      }
      expectFrames(
        ("a", stage.a, CGRect(x: (455.5 - 100) / 2, y: 0, width: 100, height: 30)),
        ("b", stage.b, CGRect(x: 495.5 + (455.5 - 100) / 3, y: 0, width: 100, height: 30)))
    }

    @Test func aFoldCanBeginAndEndAChain() {
      for pose in [poses[1], poses[3]] {
        let stage = stage(pose)
        stage.place { make in
          make.yEqual(stage.a, stage.b)
          make.xPlace(make.fold, 5, stage.a, 20)
          make.xPlace(20, stage.b, 6, make.fold)
        }
        let near: CGFloat = pose.row == nil ? 5 : 500.5
        let far: CGFloat = pose.row == nil ? 945 : 449.5
        expectFrames(
          ("a, \(pose.name)", stage.a, CGRect(x: near, y: 0, width: 931 - near, height: 669)),
          ("b, \(pose.name)", stage.b, CGRect(x: 20, y: 0, width: far - 20, height: 669)))
      }
    }

    /// The view that reads the fold is there as long as the group, and once.
    @Test func theGroupTakesItsReaderAlong() {
      let stage = stage(poses[3])
      let count = stage.root.subviews.count
      let group = stage.root.tk_constraint { make in make.xPlace(stage.a, make.fold, stage.b) }
      #expect(stage.root.subviews.count == count + 1)
      stage.root.layoutIfNeeded()
      #expect(stage.b.frame.minX == 495.5)
      stage.root.tk_constraint(replace: group) { make in make.xPlace(stage.b, make.fold, stage.a) }
      stage.root.layoutIfNeeded()
      #expect(stage.root.subviews.count == count + 1)
      #expect(stage.a.frame.minX == 495.5)
      group.uninstall()
      #expect(stage.root.subviews.count == count)
      group.install()
      stage.root.layoutIfNeeded()
      #expect(stage.root.subviews.count == count + 1)
      #expect(stage.a.frame.minX == 495.5)
      stage.root.tk_constraint(replace: group) { make in make.xPlace(stage.b, stage.a) }
      #expect(stage.root.subviews.count == count)
    }

    @Test func nothingKeepsTheContainerAlive() {
      weak var root: UIView?
      do {
        let stage = stage(poses[3])
        root = stage.root
        stage.root.tk_constraint { make in make.xPlace(stage.a, make.fold, stage.b) }
        stage.root.layoutIfNeeded()
      }
      #expect(root == nil)
    }
  #endif
}

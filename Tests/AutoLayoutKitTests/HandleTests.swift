import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// Handles of the constraints that a verb has made.
@MainActor
struct HandleTests {
  let stage = Stage()

  @Test func aHandleKeepsTheSignThatWasWritten() {
    let stage = stage
    var handles: [AutoLayoutKitHandle] = []
    stage.place { make in
      make.insetUnequally()
      handles.append(make.yBottom(stage.a, by: 20))
      handles.append(make.xRight(stage.a))
      handles.append(make.size(stage.a) == (30, 40))
      handles.append(make.equal(stage.b, by: 1))
      handles.append(make.xPlace(stage.c, 6))
      handles.append(make.yCenter(stage.c, by: -3))
      handles.append(make.height(stage.c) == 10)
    }
    let constants: [CGFloat] = [20, 0, 30, 1, 0, -3, 10]
    #expect(handles.map(\.constant) == constants)
    handles[0].constant = 40
    handles[1].constant = 7
    handles[2].constant = 50
    handles[3].constant = 9
    handles[4].constant = 2
    handles[5].constant = 5
    stage.root.layoutIfNeeded()
    expectFrames(
      ("a", stage.a, CGRect(x: 200 - 17 - 7 - 50, y: 300 - 11 - 40 - 50, width: 50, height: 50)),
      ("b", stage.b, CGRect(x: 14, y: 12, width: 178 - 18, height: 286 - 18)),
      ("c", stage.c, CGRect(x: 7, y: (3 + 289) / 2 + 5 - 5, width: 178 - 4, height: 10)))
  }

  @Test func aHandleSetsPriorityAndActivityOfAll() {
    let stage = stage
    var half: AutoLayoutKitHandle?
    let group = stage.place { make in
      make.insetUnequally()
      make.xLeft(stage.a, stage.b)
      make.yTop(stage.a, stage.b)
      make.height(stage.a, stage.b) == 10
      half = make.width(stage.a, stage.b) == make.w * 0.5
      make.priority(.low).width(stage.a, stage.b) == 20
    }
    let widths = {
      stage.root.layoutIfNeeded()
      return [stage.a.frame.width, stage.b.frame.width]
    }
    #expect(half?.multiplier == 0.5 && half?.priority == .required && half?.isActive == true)
    // Half of the width of the reference less its insets.
    let share: CGFloat = (200 - 5 - 17) / 2
    #expect(widths() == [share, share])
    half?.priority = 100
    #expect(widths() == [20, 20] && group.isInstalled)
    half?.priority = .required
    #expect(widths() == [share, share])
    half?.isActive = false
    #expect(widths() == [20, 20] && half?.isActive == false)
    half?.isActive = true
    #expect(group.isInstalled && widths() == [share, share])
  }

  @Test func aHandleStaysValidForKeptConstraints() {
    let stage = stage
    let group = AutoLayoutKitConstraintGroup()
    var top: AutoLayoutKitHandle?
    stage.root.tk_constraint(replace: group) { make in
      make.xEqual(stage.a)
      top = make.yTop(stage.a, stage.b, by: 20)
      make.height(stage.a) == 40
    }
    stage.root.tk_constraint(replace: group) { make in
      make.xEqual(stage.a)
      make.yTop(stage.a, by: 30)
      make.height(stage.a) == 40
    }
    #expect(top?.constant == 30)
    top?.constant = 50
    top?.isActive = true
    stage.root.layoutIfNeeded()
    expectFrames(("a", stage.a, CGRect(x: 0, y: 50, width: 200, height: 40)))
    #expect(top?.constraints.map(\.isActive) == [true, false])
  }

  // MARK: Activation

  @Test func aHandleActivatesAPreparedGroupWithItsGuides() {
    let stage = stage
    var (row, column): (AutoLayoutKitHandle?, AutoLayoutKitHandle?)
    let group = stage.root.tk_constraint(active: false) { make in
      make.insetUnequally()
      row = make.xPlace(.flexible, stage.a, .flexible * 3)
      column = make.handle {
        make.yTop(stage.a)
        make.size(stage.a) == (30, 40)
      }
    }
    #expect(stage.a.translatesAutoresizingMaskIntoConstraints && stage.root.layoutGuides.isEmpty)
    row?.isActive = true
    column?.isActive = true
    #expect(!stage.a.translatesAutoresizingMaskIntoConstraints && group.isInstalled)
    stage.root.layoutIfNeeded()
    expectFrames(("a", stage.a, CGRect(x: 5 + (200 - 5 - 17 - 30) / 4, y: 3, width: 30, height: 40)))
    group.uninstall()
    #expect(stage.root.layoutGuides.isEmpty)
    row?.isActive = true
    #expect(row?.isActive == true && stage.root.layoutGuides.count == 2)
  }

  @Test func aHandleLeavesOutRemovedViews() {
    let stage = stage
    var left: AutoLayoutKitHandle?
    let line: UInt = #line + 2
    stage.root.tk_constraint(active: false) { make in
      left = make.xLeft(stage.a, stage.b)
    }
    stage.a.removeFromSuperview()
    let reports: [String] = collectReports { left?.isActive = true }.map(\.description)
    let view = "\(type(of: stage.a))"
    let root = "\(type(of: stage.root))"
    let sentence =
      """
      HandleTests.swift:\(line): xLeft: \
      \(view) and \(root) have no common superview, so the constraint is left out.
      """
    #expect(reports == [sentence])
    #expect(left?.constraints.map(\.isActive) == [false, true])
  }

  @Test func aHandleDropsAFreedView() {
    let stage = stage
    var left: AutoLayoutKitHandle?
    weak var reference: Box?
    do {
      let view = Box()
      reference = view
      stage.root.addSubview(view)
      stage.root.tk_constraint(active: false) { make in left = make.xLeft(view, stage.b) }
      view.removeFromSuperview()
    }
    #expect(reference == nil)
    let reports: [AutoLayoutKitReport] = collectReports {
      left?.isActive = true
      left?.constant = 2
    }
    #expect(
      reports.isEmpty && left?.constraints.last?.isActive == true && left?.constraints.last?.constant == 2)
  }

  @Test func aHandleInsideItsBlockMayBeSet() {
    let stage = stage
    let group = stage.place { make in
      make.insetUnequally()
      let half = make.width(stage.a) == make.w * 0.5
      half.isActive = true
      half.constant = 3
      make.xLeft(stage.a)
      make.yTop(stage.a)
      make.height(stage.a) == 40
    }
    #expect(group.isInstalled)
    expectFrames(("a", stage.a, CGRect(x: 5, y: 3, width: (200 - 5 - 17) / 2 + 3, height: 40)))
  }

  @Test func aHandleLeavesTheOtherValuesOfAConstraintMadeByHand() {
    let width = stage.a.widthAnchor.constraint(equalToConstant: 30)
    stage.place { make in
      let handle = make.install(width)
      width.constant = 20
      handle.priority = .high
      handle.isActive = true
    }
    #expect(width.constant == 20 && width.priority == .defaultHigh && width.isActive)
    let low = stage.b.widthAnchor.constraint(equalToConstant: 30)
    let group = stage.place { make in
      #expect(make.priority(.low).install(low).priority == .low)
    }
    #expect(group.plan?.equations.map(\.priority) == [.low] && low.priority == .defaultLow)
  }

  @Test func aHandleDeactivatesInsideItsBlock() {
    let group = AutoLayoutKitConstraintGroup()
    for isActive in [true, false, true] {
      stage.root.tk_constraint(replace: group) { make in
        make.insetUnequally()
        make.xLeft(stage.a)
        make.yTop(stage.a)
        make.height(stage.a) == 40
        make.priority(.low).width(stage.a) == 20
        let wide = make.width(stage.a) == 60
        wide.isActive = isActive
      }
      stage.root.layoutIfNeeded()
      expectFrames(("a, \(isActive)", stage.a, CGRect(x: 5, y: 3, width: isActive ? 60 : 20, height: 40)))
      #expect(group.isInstalled == isActive)
    }
  }

  // MARK: After a replacement

  /// Returns two widths that no verb made: one from a comparison, one made by hand.
  private func widths() -> [NSLayoutConstraint] {
    let plain = NSLayoutConstraint(
      item: stage.b, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 20)
    return [stage.a.tk_width == 10, plain]
  }

  @Test func aHandleDoesNotReinstallRemovedConstraints() {
    let stage = stage
    let widths = widths()
    var handle: AutoLayoutKitHandle?
    let group = stage.place { handle = $0.install(widths) }
    stage.root.tk_constraint(replace: group) { make in make.install(widths) }
    stage.root.tk_constraint(replace: group) { _ in }
    handle?.isActive = true
    #expect(widths.map(\.isActive) == [false, false])
  }

  @Test func aHandleDoesNotReinstallConstraintsOfAGroupThatIsReleased() {
    var handle: AutoLayoutKitHandle?
    do {
      let group = stage.place { handle = $0.width(stage.a) == 40 }
      stage.root.tk_constraint(replace: group) { $0.width(stage.a) <= 80 }
    }
    handle?.isActive = true
    #expect(handle?.isActive == false)
    let widths = stage.a.constraints.filter { $0.firstAttribute == .width }
    #expect(widths.map(\.constant) == [80])
  }

  @Test func aHandleActivatesConstraintsOfAnotherGroup() {
    let stage = stage
    let widths = widths()
    let old = stage.place { make in make.install(widths) }
    stage.root.tk_constraint(replace: old) { _ in }
    var handle: AutoLayoutKitHandle?
    let new = stage.root.tk_constraint(active: false) { handle = $0.install(widths) }
    handle?.isActive = true
    #expect(new.isInstalled && widths.map(\.isActive) == [true, true])
  }

  @Test func aHandleOfARemovedConstraintIsReportedOnceWithBothLines() {
    let group = AutoLayoutKitConstraintGroup()
    let file: StaticString = "App/Card.swift"
    var top: AutoLayoutKitHandle?
    stage.root.tk_constraint(replace: group, file: file, line: 40) { make in
      top = make.yTop(stage.a, by: 20, file: file, line: 41)
    }
    stage.root.tk_constraint(replace: group, file: file, line: 50) { $0.yBottom(stage.a) }
    stage.root.tk_constraint(replace: group, file: file, line: 60) { $0.yBottom(stage.a) }
    let reports = collectReports {
      top?.constant = 40
      top?.priority = .low
      top?.isActive = true
    }
    let sentence =
      "the constraint was removed by tk_constraint(replace:) at Card.swift:50, so it is not changed."
    #expect(reports.map(\.description) == ["Card.swift:41: yTop: \(sentence)"])
    #expect(reports.map(\.reason) == [.removedConstraint])
    #expect(top?.constraints.map(\.constant) == [20] && top?.priority == .required && top?.isActive == false)
  }

  // MARK: Values as they were written

  @Test func aSizeLeavesOutTheInsetsOfItsReference() {
    let stage = stage
    var handles: [AutoLayoutKitHandle] = []
    stage.place { make in
      make.insetUnequally()
      handles.append(make.width(stage.a) == make.w)
      handles.append(make.height(stage.a) == make.h * 0.5 - 4)
      handles.append(make.install(stage.b.tk_width == make.w / 2))
      handles.append(make.install(stage.b.tk_height * 2, make.h + 6))
      handles.append(make.xPlace(10, stage.c, .flexible))
      make.xLeft(stage.a, stage.b)
      make.yTop(stage.a, stage.b, stage.c)
      make.size(stage.c) == (10, 20)
    }
    let constants: [CGFloat] = [0, -4, 0, 3, 10]
    #expect(handles.map(\.constant) == constants)
    for handle in handles { handle.constant = -7 }
    stage.root.layoutIfNeeded()
    let (w, h): (CGFloat, CGFloat) = (200 - 5 - 17, 300 - 3 - 11)
    expectFrames(
      ("a", stage.a, CGRect(x: 5, y: 3, width: w - 7, height: h / 2 - 7)),
      ("b", stage.b, CGRect(x: 5, y: 3, width: w / 2 - 7, height: h / 2 - 7)))
  }

  @Test func aConstantThatIsNotFiniteIsReportedOnce() {
    let stage = stage
    var top: AutoLayoutKitHandle?
    let line: UInt = #line + 2
    stage.place { make in
      top = make.yTop(stage.a, stage.b, by: 20)
    }
    for number in [CGFloat.nan, .infinity, -.infinity] {
      let reports: [String] = collectReports { top?.constant = number }.map(\.description)
      let sentence = "HandleTests.swift:\(line): yTop: \(number) is not a finite number, so it is not used."
      #expect(reports == [sentence])
    }
    #expect(top?.constant == 20)
  }
}

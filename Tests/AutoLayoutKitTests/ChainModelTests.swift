import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// Every chain of at most three views, compared with sums that are independent of the library.
@MainActor
struct ChainModelTests {
  /// The content of a chain before a view or after the last one.
  enum Slot: String, CaseIterable {
    case flush, number, wall, numberWall, wallNumber

    var hasWall: Bool { self != .flush && self != .number }
    var gap: CGFloat { self == .number ? 7 : 0 }
  }

  struct Extent {
    /// The distance from the left or top edge of the reference, in points.
    var start: CGFloat
    var size: CGFloat
  }

  @Test(arguments: 0...3) func everyChainOfUpToThreeViewsIsPlaced(viewCount: Int) {
    var slots = [Slot](repeating: .flush, count: viewCount + 1)
    for code in 0..<slots.reduce(1, { product, _ in product * 5 }) {
      var rest = code
      for index in slots.indices {
        slots[index] = Slot.allCases[rest % 5]
        rest /= 5
      }
      for kind in 0..<4 where viewCount < 3 || TestEffort.isThorough || kind == code % 4 {
        check(slots, isX: kind % 2 == 0, inPanel: kind < 2)
      }
    }
  }

  /// Lays out one chain and compares it with the sums.
  private func check(_ slots: [Slot], isX: Bool, inPanel: Bool) {
    let stage = Stage(viewsInPanel: inPanel)
    let views = Array([stage.a, stage.b, stage.c].prefix(slots.count - 1))
    let extent: CGFloat =
      switch (isX, inPanel) {
      case (true, true): 150
      case (true, false): 200
      case (false, true): 170
      case (false, false): 300
      }
    let extents = model(slots, near: isX ? 5 : 3, far: extent - (isX ? 17 : 11))
    let reports = collectReports {
      stage.root.tk_constraint { root in
        let make = inPanel ? root.ref(stage.panel) : root
        make.insetUnequally()
        if isX {
          make.xPlace(parts(slots, views, make.wall))
        } else {
          make.yPlace(parts(slots, views, make.wall))
        }
        determine(views, slots, extents, make, isX: isX)
      }
    }
    let axis = isX ? "x" : "y"
    let reference = inPanel ? "in the panel" : "in the root"
    let text = "\(axis), \(reference), \(slots.map(\.rawValue))"
    #expect(reports.map(\.reason) == expectedReasons(slots), "\(text)")
    stage.root.layoutIfNeeded()
    expectFrames(
      views.indices.map { index in
        let extent = extents[index]
        let frame =
          isX
          ? CGRect(x: extent.start, y: 3, width: extent.size, height: 9)
          : CGRect(x: 5, y: extent.start, width: 9, height: extent.size)
        return ("\(text): view \(index)", views[index], frame)
      })
  }

  private func parts(
    _ slots: [Slot], _ views: [Box], _ wall: AutoLayoutKitGap
  ) -> [any AutoLayoutKitChainPart] {
    var parts: [any AutoLayoutKitChainPart] = []
    for (index, slot) in slots.enumerated() {
      switch slot {
      case .flush: break
      case .number: parts += [3, 4.0] as [any AutoLayoutKitChainPart]
      case .wall: parts.append(wall)
      case .numberWall: parts += [7, wall] as [any AutoLayoutKitChainPart]
      case .wallNumber: parts += [wall, 7] as [any AutoLayoutKitChainPart]
      }
      if index < views.count { parts.append(views[index]) }
    }
    return parts
  }

  /// Returns the expected frames of the views.
  ///
  /// They are sums from the left, from the right, or from the start that the test chose for a run of views.
  private func model(_ slots: [Slot], near: CGFloat, far: CGFloat) -> [Extent] {
    let count = slots.count - 1
    var extents = (0..<count).map { Extent(start: 0, size: 10 + 3 * CGFloat($0)) }
    var first = 0
    while first < count {
      var last = first
      while last + 1 < count, !slots[last + 1].hasWall { last += 1 }
      let isTiedNear = first == 0 && !slots[0].hasWall
      let isTiedFar = last == count - 1 && !slots[count].hasWall
      let gaps = slots[(first + 1)..<(last + 1)].reduce(0) { $0 + $1.gap }
      let sizes = extents[first...last].reduce(0) { $0 + $1.size }
      var x: CGFloat = 40 + 10 * CGFloat(first)
      if isTiedNear {
        x = near + slots[0].gap
        if isTiedFar { extents[last].size += far - slots[count].gap - (x + gaps + sizes) }
      } else if isTiedFar {
        x = far - slots[count].gap - gaps - sizes
      }
      for index in first...last {
        if index > first { x += slots[index].gap }
        extents[index].start = x
        x += extents[index].size
      }
      first = last + 1
    }
    return extents
  }

  /// Adds the constraints that a chain leaves open: sizes, the start of a
  /// run between two walls, the other axis.
  private func determine(
    _ views: [Box], _ slots: [Slot], _ extents: [Extent], _ make: AutoLayoutKitMaker, isX: Bool
  ) {
    let hasWall = slots.contains(where: \.hasWall)
    for (index, view) in views.enumerated() {
      if hasWall || index < views.count - 1 {
        if isX {
          make.width(view) == extents[index].size
        } else {
          make.height(view) == extents[index].size
        }
      }
      let opensFreely = slots[index].hasWall && !(slots[(index + 1)...].allSatisfy { !$0.hasWall })
      if opensFreely {
        let attribute: NSLayoutConstraint.Attribute = isX ? .left : .top
        make.install(
          AutoLayoutKitAttribute(view, attribute),
          AutoLayoutKitAttribute(make.reference, attribute) + extents[index].start)
      }
      if isX {
        make.yTop(view)
      } else {
        make.xLeft(view)
      }
      if isX {
        make.height(view) == 9
      } else {
        make.width(view) == 9
      }
    }
  }

  /// Returns the expected reports.
  ///
  /// A number on the side of a wall is reported, with another reason if that side has no view. All these
  /// numbers are the same, and a call says each sentence once.
  private func expectedReasons(_ slots: [Slot]) -> [AutoLayoutKitReport.Reason] {
    let last = slots.count - 1
    if last == 0, slots[0] == .number { return [.onlyNumbers] }
    var reasons: [AutoLayoutKitReport.Reason] = []
    for (index, slot) in slots.enumerated() where slot == .numberWall || slot == .wallNumber {
      let hasView = slot == .numberWall ? index > 0 : index < last
      let reason: AutoLayoutKitReport.Reason = hasView ? .numberBesideWall : .onlyNumbers
      if !reasons.contains(reason) { reasons.append(reason) }
    }
    return reasons
  }
}

import HeadlessUIKit
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct AmbiguityTests {
  private let a = UIView()
  private let b = UIView()

  @Test func aDeterminedViewIsNotAmbiguous() {
    let root = root(400, 300, a, b)
    NSLayoutConstraint.activate(a.edges(root, insets) + b.box(1, 2, 3, 4))
    #expect(!a.hasAmbiguousLayout && !b.hasAmbiguousLayout && !root.hasAmbiguousLayout)
    let byFrame = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(byFrame)
    #expect(
      !byFrame.hasAmbiguousLayout && !UIView().hasAmbiguousLayout && !UILayoutGuide().hasAmbiguousLayout)
    #expect(!root.layoutMarginsGuide.hasAmbiguousLayout)
  }

  @Test func aViewWithAMissingConstraintIsAmbiguous() {
    let root = root(400, 300, a, b)
    let all = a.box(1, 2, 30, 40)
    NSLayoutConstraint.activate(all + b.box(5, 6, 7, 8))
    for missing in all {
      missing.isActive = false
      #expect(a.hasAmbiguousLayout && !b.hasAmbiguousLayout, "without \(missing)")
      missing.isActive = true
    }
    #expect(!a.hasAmbiguousLayout && root.subviews.count == 2)
  }

  @Test func aLimitAloneIsAmbiguous() {
    let root = root(400, 300, a, b)
    NSLayoutConstraint.activate(
      b.box(5, 6, 7, 8) + [
        a.topAnchor.constraint(equalTo: root.topAnchor), a.heightAnchor.constraint(equalToConstant: 3),
        a.widthAnchor.constraint(equalToConstant: 50),
      ])
    let limits: [NSLayoutConstraint] = [
      a.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 10),
      a.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 10),
    ]
    for limit in limits {
      limit.isActive = true
      #expect(a.hasAmbiguousLayout, "\(limit)")
      limit.isActive = false
    }
    NSLayoutConstraint.activate(limits)
    #expect(!a.hasAmbiguousLayout)
    limits[1].isActive = false
    // An optional constraint decides between the solutions, even at a very low priority.
    let optional = a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 77)
    optional.priority = UILayoutPriority(0.001)
    optional.isActive = true
    #expect(!a.hasAmbiguousLayout)
  }

  @Test func contentDeterminesASizeUnlessTwoShareTheRoom() {
    let (one, other) = (Content(50, 20), Content(70, 20))
    let root = root(400, 300, one, other)
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: root.leftAnchor),
      other.leftAnchor.constraint(equalTo: one.rightAnchor),
      one.topAnchor.constraint(equalTo: root.topAnchor), other.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    #expect(!one.hasAmbiguousLayout && !other.hasAmbiguousLayout)
    let end = other.rightAnchor.constraint(equalTo: root.rightAnchor)
    end.isActive = true
    #expect(one.hasAmbiguousLayout && other.hasAmbiguousLayout)
    other.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    #expect(!one.hasAmbiguousLayout && !other.hasAmbiguousLayout)
  }

  @Test func aGuideCanBeAmbiguous() {
    let root = root(400, 300, a)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate(a.box(1, 2, 3, 4))
    #expect(guide.hasAmbiguousLayout && !a.hasAmbiguousLayout)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: a.rightAnchor),
      guide.topAnchor.constraint(equalTo: a.bottomAnchor),
      guide.rightAnchor.constraint(equalTo: root.rightAnchor),
      guide.heightAnchor.constraint(equalTo: guide.widthAnchor),
    ])
    #expect(!guide.hasAmbiguousLayout)
  }

  @Test func theOtherSolutionLastsUntilTheNextLayout() {
    let root = root(400, 300, a, b)
    let inner = a.placeInside(UIView())
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      a.heightAnchor.constraint(equalToConstant: 60), a.widthAnchor.constraint(equalToConstant: 50),
      a.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 7),
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 3),
      b.topAnchor.constraint(equalTo: a.topAnchor), b.widthAnchor.constraint(equalToConstant: 9),
      b.heightAnchor.constraint(equalToConstant: 9),
    ])
    NSLayoutConstraint.activate(inner.edges(a, insets).dropLast())
    inner.widthAnchor.constraint(equalToConstant: 1).isActive = true
    root.layoutIfNeeded()
    let before = [a, b, inner].map(\.frame)
    #expect(before[0].minX == 7 && a.hasAmbiguousLayout && b.hasAmbiguousLayout && !inner.hasAmbiguousLayout)
    inner.exerciseAmbiguityInLayout()
    #expect([a, b, inner].map(\.frame) == before)
    a.exerciseAmbiguityInLayout()
    #expect(
      a.frame.minX > 7 && a.frame.size == before[0].size && b.frame.minX == a.frame.maxX + 3
        && inner.frame == before[2])
    a.exerciseAmbiguityInLayout()
    #expect([a, b, inner].map(\.frame) == before)
    a.exerciseAmbiguityInLayout()
    #expect(a.frame != before[0])
    root.layoutIfNeeded()
    #expect([a, b, inner].map(\.frame) == before)
  }

  @Test func queriesLeaveTheLayoutUnchanged() {
    let root = root(400, 300, a, b)
    NSLayoutConstraint.activate(a.box(1, 2, 30, 40) + [b.leftAnchor.constraint(equalTo: a.rightAnchor)])
    root.layoutIfNeeded()
    _ = (a.hasAmbiguousLayout, b.hasAmbiguousLayout, b.constraintsAffectingLayout(for: .horizontal))
    root.frame.size.width = 390
    a.constraints.first { $0.firstAttribute == .width }?.constant = 31
    root.layoutIfNeeded()
    expectFrames(
      ("a", a, CGRect(x: 1, y: 2, width: 31, height: 40)), ("b", b, CGRect(x: 32, y: 0, width: 0, height: 0)))
  }

  // A row of views with random relations, compared with a system of linear equations.

  /// One equation between the numbers x0, w0, x1, w1 and so on, as its coefficients.
  private typealias Equation = [Double]

  @Test(arguments: 0..<60) func randomRowsAreAmbiguousLikeTheirEquations(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let count = 4
    let views = (0..<count).map { _ in UIView() }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    views.forEach { root.placeInside($0) }
    // A solution in which every width is above 0 and which satisfies all equations.
    let x = (0..<count).map { _ in CGFloat(Int.random(in: 0...200, using: &random)) }
    let w = (0..<count).map { _ in CGFloat(Int.random(in: 10...90, using: &random)) }
    var equations: [Equation] = []
    func equation(_ coefficients: [Int: Double]) {
      equations.append((0..<2 * count).map { coefficients[$0] ?? 0 })
    }
    for _ in 0..<Int.random(in: 4...8, using: &random) {
      let (i, j) = (Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        views[i].leftAnchor.constraint(equalTo: root.leftAnchor, constant: x[i]).isActive = true
        equation([2 * i: 1])
      case 1:
        views[i].widthAnchor.constraint(equalToConstant: w[i]).isActive = true
        equation([2 * i + 1: 1])
      case 2 where i != j:
        views[j].leftAnchor.constraint(equalTo: views[i].rightAnchor, constant: x[j] - x[i] - w[i]).isActive =
          true
        equation([2 * j: 1, 2 * i: -1, 2 * i + 1: -1])
      case 3 where i != j:
        views[j].widthAnchor.constraint(equalTo: views[i].widthAnchor, constant: w[j] - w[i]).isActive = true
        equation([2 * j + 1: 1, 2 * i + 1: -1])
      default: continue
      }
    }
    for view in views {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 5),
      ])
    }
    let rank = Self.rank(equations)
    for (index, view) in views.enumerated() {
      // A number is determined when the equation "number = 0" does not raise the rank.
      let isOpen = [2 * index, 2 * index + 1].contains { number in
        Self.rank(equations + [(0..<2 * count).map { $0 == number ? 1 : 0 }]) > rank
      }
      #expect(view.hasAmbiguousLayout == isOpen, "seed \(seed), view \(index), \(equations)")
    }
  }

  private static func rank(_ equations: [Equation]) -> Int {
    var rows = equations
    var rank = 0
    for column in 0..<(equations.first?.count ?? 0) {
      guard let pivot = (rank..<rows.count).first(where: { abs(rows[$0][column]) > 1e-9 }) else { continue }
      rows.swapAt(rank, pivot)
      for row in rows.indices where row != rank {
        let factor = rows[row][column] / rows[rank][column]
        for index in rows[row].indices { rows[row][index] -= factor * rows[rank][index] }
      }
      rank += 1
      if rank == rows.count { break }
    }
    return rank
  }
}

/// The constraints that determine the frame of a view.
@MainActor @Suite struct AffectingConstraintTests {
  private let a = UIView()
  private let b = UIView()

  private func expect(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ expected: [NSLayoutConstraint],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = view.constraintsAffectingLayout(for: axis)
    #expect(
      found.count == expected.count && zip(found, expected).allSatisfy { $0 === $1 },
      "\(found)\nis not\n\(expected)", sourceLocation: sourceLocation)
  }

  @Test func aViewDependsOnTheViewsBeforeIt() {
    let root = root(400, 300, a, b)
    let left = a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    let width = a.widthAnchor.constraint(equalToConstant: 50)
    let next = b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 8)
    let size = b.widthAnchor.constraint(equalToConstant: 20)
    let top = a.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([left, width, next, size, top])
    expect(a, .horizontal, [left, width])
    expect(b, .horizontal, [left, next, width, size])
    expect(a, .vertical, [top])
    expect(b, .vertical, [])
    size.isActive = false
    expect(b, .horizontal, [left, next, width])
  }

  @Test func aRatioCrossesTheAxes() {
    let root = root(400, 300, a, b)
    let height = a.heightAnchor.constraint(equalToConstant: 40)
    let ratio = a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2)
    let left = a.leftAnchor.constraint(equalTo: root.leftAnchor)
    NSLayoutConstraint.activate([height, ratio, left])
    expect(a, .horizontal, [left, height, ratio])
    expect(a, .vertical, [height])
  }

  @Test func onlyTightLimitsAffectAView() {
    let root = root(400, 300, a)
    let tight = a.widthAnchor.constraint(greaterThanOrEqualToConstant: 50)
    let slack = a.widthAnchor.constraint(lessThanOrEqualToConstant: 90)
    let optional = a.widthAnchor.constraint(equalToConstant: 10)
    optional.priority = .defaultLow
    NSLayoutConstraint.activate([tight, slack, optional])
    expect(a, .horizontal, [tight])
    optional.constant = 70
    expect(a, .horizontal, [optional])
    #expect(root.constraints.isEmpty)
  }

  @Test func noConstraintAffectsAViewWithoutConstraints() {
    let label = Content(50, 20)
    let root = root(400, 300, a, label)
    NSLayoutConstraint.activate(a.box(1, 2, 3, 4))
    expect(label, .horizontal, [])
    expect(label, .vertical, [])
    root.layoutIfNeeded()
    expect(label, .horizontal, [])
  }

  @Test func noConstraintAffectsAViewPlacedByItsFrame() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    root.addSubview(a)
    root.placeInside(b)
    let tie = b.leftAnchor.constraint(equalTo: a.leftAnchor, constant: 2)
    tie.isActive = true
    expect(a, .horizontal, [])
    expect(b, .horizontal, [tie])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let own = guide.leftAnchor.constraint(equalTo: b.leftAnchor)
    own.isActive = true
    let found = guide.constraintsAffectingLayout(for: .horizontal)
    #expect(found.count == 2 && found.first === tie && found.last === own)
  }

  @Test func affectingConstraintsAreFoundWithoutSolving() {
    let boxes = (0..<1000).map { _ in UIView() }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var above: UIView?
    for box in boxes {
      root.placeInside(box)
      NSLayoutConstraint.activate(
        box.edges(root, insets).filter { $0.firstAttribute == .left || $0.firstAttribute == .right })
      box.heightAnchor.constraint(equalToConstant: 20).isActive = true
      box.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor).isActive = true
      above = box
    }
    root.layoutIfNeeded()
    let before = HeadlessLayout.work(for: root)
    #expect(boxes[500].constraintsAffectingLayout(for: .horizontal).count == 2)
    // The height and the top of the box itself and of the 500 boxes above it.
    #expect(boxes[500].constraintsAffectingLayout(for: .vertical).count == 501 + 501)
    #expect(HeadlessLayout.work(for: root) == before)
  }
}

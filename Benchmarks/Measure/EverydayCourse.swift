import AutoLayoutKit
import LayoutTracking
import UIKit

/// Measures one everyday layout: the block and the anchors take turns, and their layouts are compared.
@MainActor struct EverydayCourse {
  private let kind: EverydayKind
  private var results: [Figure: Result] = [:]
  /// The differences between the layout of the block and the layout of the anchors.
  private(set) var failures: [String] = []

  /// The figures, the most important one first.
  private var figures: [Figure] {
    kind == .screen ? [.install, .build, .rerun] : [.install, .build]
  }
  /// The widths of the container at which the frames are compared, in points.
  private static let widths: [CGFloat] = [390, 320, 430]

  /// Creates a course of one layout.
  init(_ kind: EverydayKind) { self.kind = kind }

  /// The results, in the order of the figures.
  var allResults: [Result] { figures.compactMap { results[$0] } }

  /// The number of equal layouts in a sample: 500 cells, or the same number of views in screens.
  private var group: Int { 2500 / kind.viewCount }

  /// Measures all figures with `rounds` samples of each contestant.
  mutating func measure(rounds: Int) {
    for figure in figures {
      for _ in 0..<rounds { takeTurns(figure) }
    }
  }

  /// Takes a sample of the block and one of the anchors, and compares their layouts.
  ///
  /// Each sample follows a build of the same contestant that is not measured: memory that the other one has
  /// freed is in another order, which changes the times by a quarter.
  private mutating func takeTurns(_ figure: Figure) {
    func sample(_ contestant: ContestantID) -> any EverydayLayout {
      func work() -> (first: any EverydayLayout, seconds: Double) {
        figure == .rerun ? rerun(contestant) : build(figure, contestant)
      }
      _ = work()
      let (layout, seconds) = work()
      let empty = Result(.everyday(kind), kind.viewCount, .dsl, figure)
      results[figure, default: empty].add(seconds / Double(group), contestant)
      return layout
    }
    let block = sample(.ours)
    let anchors = sample(.hand)
    results[figure]?.constraintCount = anchors.constraintCount
    compare(block, with: anchors, after: figure)
  }

  /// Builds a group of layouts, and returns the first of them with the time for all.
  private func build(_ figure: Figure, _ contestant: ContestantID) -> (
    first: any EverydayLayout, seconds: Double
  ) {
    var layouts: [any EverydayLayout] = []
    layouts.reserveCapacity(group)
    if figure == .install {
      for _ in 0..<group { layouts.append(kind.makeViews()) }
    }
    let watch = Stopwatch(.processor)
    if figure == .install {
      for layout in layouts { layout.place(contestant) }
    } else {
      for _ in 0..<group {
        let layout = kind.makeViews()
        layout.place(contestant)
        layout.layoutIfNeeded()
        layouts.append(layout)
      }
    }
    let seconds = watch.seconds
    return (layouts[0], seconds)
  }
}

extension EverydayCourse {
  /// Runs the kept blocks of a group of layouts again, or sets all constants again, each followed by a
  /// layout.
  private func rerun(_ contestant: ContestantID) -> (first: any EverydayLayout, seconds: Double) {
    let layouts = (0..<group).map { _ in kind.makeViews() }
    var works: [@MainActor () -> Void] = []
    for layout in layouts {
      if contestant == .ours {
        let group = layout.keepBlock()
        works.append { group?.setNeedsReplace() }
      } else {
        layout.placeByAnchors()
        let constraints = layout.tree.flatMap(\.constraints)
        works.append { for constraint in constraints { constraint.constant = constraint.constant } }
      }
      layout.layoutIfNeeded()
    }
    let watch = Stopwatch(.processor)
    for (layout, work) in zip(layouts, works) {
      work()
      layout.layoutIfNeeded()
    }
    let seconds = watch.seconds
    return (layouts[0], seconds)
  }
}

// Checks.
extension EverydayCourse {
  /// Notes a failure if the block and the anchors differ in a constraint, in a property or in a frame.
  ///
  /// A block may state a constraint twice, and its time includes both: two rows of the README's cell begin
  /// with the icon. The anchors state each constraint once.
  private mutating func compare(
    _ block: any EverydayLayout, with anchors: any EverydayLayout, after figure: Figure
  ) {
    guard failures.isEmpty else { return }
    let name = "\(kind.rawValue), \(figure.rawValue)"
    let (ours, theirs) = (block.constraintTexts, anchors.constraintTexts)
    failures += ours.subtracting(theirs).sorted().map { "\(name): only in the block: \($0)." }
    failures += theirs.subtracting(ours).sorted().map { "\(name): only by anchors: \($0)." }
    if theirs.count < anchors.constraintCount {
      failures.append("\(name): the anchors state a constraint twice.")
    }
    let values = zip(block.tree.map(\.settings), anchors.tree.map(\.settings)).enumerated()
    for (view, (ours, theirs)) in values where ours != theirs {
      failures.append("\(name): view \(view) has \(ours), by anchors \(theirs).")
    }
    for width in Self.widths {
      let (ours, theirs) = (block.frames(at: width), anchors.frames(at: width))
      if let view = ours.indices.first(where: { !ours[$0].isClose(to: theirs[$0]) }) {
        failures.append("\(name): view \(view) at width \(width): \(ours[view]), by anchors \(theirs[view]).")
      }
    }
  }
}

extension EverydayLayout {
  /// The number of active constraints.
  var constraintCount: Int { tree.reduce(0) { $0 + $1.constraints.count } }

  /// Lays the container out at a width, and returns the frames of all its views.
  fileprivate func frames(at width: CGFloat) -> [CGRect] {
    frame.size.width = width
    layoutIfNeeded()
    return tree.map(\.frame)
  }

  /// The set of constraints in words, with the views as numbers.
  fileprivate var constraintTexts: Set<String> {
    let views = tree
    func text(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      "\(views.firstIndex { $0 === item }.map { "view \($0)" } ?? "no view").\(attribute)"
    }
    let texts = views.flatMap(\.constraints).map { constraint in
      let constant = constraint.constant + 0  // not -0
      let first = text(constraint.firstItem, constraint.firstAttribute)
      let second = text(constraint.secondItem, constraint.secondAttribute)
      let numbers = "\(constraint.multiplier), \(constant), \(constraint.priority.rawValue)"
      return "\(first) \(constraint.relation) \(second): \(numbers)"
    }
    return Set(texts)
  }
}

extension UIView {
  /// The values that a block or a setter may set: the priorities of the content, and the opacity.
  fileprivate var settings: [Double] {
    let priorities = [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap {
      [contentHuggingPriority(for: $0), contentCompressionResistancePriority(for: $0)]
    }
    return priorities.map { Double($0.rawValue) } + [Double(alpha)]
  }
}

extension CGRect {
  /// Returns true if no edge is more than a millionth of a point away.
  func isClose(to other: CGRect) -> Bool {
    let distances = [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ]
    return distances.allSatisfy { $0.magnitude <= 1e-6 }
  }
}

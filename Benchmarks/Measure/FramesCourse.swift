import AutoLayoutKit
import LayoutFrames
import Peers
import UIKit

/// Measures one layout by frames beside anchors and beside the arithmetic by hand, and compares the frames.
@MainActor struct FramesCourse {
  private let kind: EverydayKind
  private let subject: Subject
  /// The number of equal layouts in a sample.
  private let group: Int
  private let figures: [Figure]
  private var results: [Figure: Result] = [:]
  /// The differences between the frames of two contestants.
  private(set) var failures: [String] = []

  /// Creates a course of one everyday layout, in groups as those of the block.
  init(_ kind: EverydayKind) {
    (self.kind, subject) = (kind, .everyday(kind))
    group = 2500 / kind.viewCount
    figures = [.build, .width, .arithmetic, .memory]
  }

  /// Creates a course of a list with a number of rows, each of them a cell.
  init(rows: Int) { (kind, subject, group, figures) = (.cell, .list, rows, [.rows]) }

  /// The results, in the order of the figures.
  var allResults: [Result] { figures.compactMap { results[$0] } }

  /// Measures all figures with `rounds` samples of each contestant, in turns.
  ///
  /// Each sample follows work of the same contestant that is not measured, as in `EverydayCourse`.
  mutating func measure(rounds: Int) {
    for figure in figures {
      for _ in 0..<rounds {
        var frames: [ContestantID: [CGRect]] = [:]
        for contestant in [ContestantID.ours, .hand] {
          _ = sample(figure, contestant)
          let (value, first) = sample(figure, contestant)
          let count = subject == .list ? group : kind.viewCount
          let empty = Result(subject, count, .frames, figure)
          let whole = subject == .list || figure == .memory
          results[figure, default: empty].add(whole ? value : value / Double(group), contestant)
          frames[contestant] = first
        }
        compare(frames, after: figure)
      }
    }
  }

  /// Returns the seconds or bytes of a sample, and the frames of its first layout.
  private func sample(_ figure: Figure, _ contestant: ContestantID) -> (value: Double, frames: [CGRect]) {
    figure == .build ? build(contestant) : again(figure, contestant)
  }

  /// Builds a group of layouts.
  private func build(_ contestant: ContestantID) -> (value: Double, frames: [CGRect]) {
    var (layouts, works): ([any EverydayLayout], [@MainActor () -> Void]) = ([], [])
    layouts.reserveCapacity(group)
    works.reserveCapacity(group)
    let watch = Stopwatch(.processor)
    for _ in 0..<group {
      let layout = kind.makeViews()
      let work = place(layout, contestant, isByHand: false)
      work()
      works.append(work)
      layouts.append(layout)
    }
    let seconds = watch.seconds
    return (seconds, layouts[0].tree.map(\.frame))
  }

  /// Lays a group of layouts out at widths at which its texts are known, or counts the bytes that this takes.
  private func again(_ figure: Figure, _ contestant: ContestantID) -> (value: Double, frames: [CGRect]) {
    let layouts = (0..<group).map { _ in kind.makeViews() }
    func setWidths(_ width: (Int) -> Int) {
      for (index, layout) in layouts.enumerated() { layout.frame.size.width = CGFloat(width(index)) }
    }
    let other: (Int) -> Int = { 320 + $0 % 53 }
    for width in [other, { _ in 390 }] {
      setWidths(width)
      for layout in layouts { layout.placeByHand() }
    }
    let before = allocated_bytes()
    let works = layouts.map { place($0, contestant, isByHand: figure == .arithmetic || figure == .rows) }
    for work in works { work() }
    let bytes = Double(allocated_bytes() - before) / Double(group)
    setWidths(other)
    for work in works { work() }
    setWidths { _ in 390 }
    for work in works { work() }
    let watch = Stopwatch(.processor)
    for (index, (layout, work)) in zip(layouts, works).enumerated() {
      layout.frame.size.width = CGFloat(other(index))
      work()
    }
    let seconds = watch.seconds
    return (figure == .memory ? bytes : seconds, layouts[0].tree.map(\.frame))
  }

  /// Returns the work of a layout of a contestant: the block as frames, the constraints, or the arithmetic.
  private func place(
    _ layout: any EverydayLayout, _ contestant: ContestantID, isByHand: Bool
  ) -> @MainActor () -> Void {
    if contestant == .ours {
      let frames = layout.makeFrames()
      return { frames.layout() }
    }
    if isByHand { return { layout.placeByHand() } }
    layout.placeByAnchors()
    return { layout.layoutIfNeeded() }
  }

  /// Notes a failure if a view has two frames.
  private mutating func compare(_ frames: [ContestantID: [CGRect]], after figure: Figure) {
    guard failures.isEmpty, let ours = frames[.ours], let theirs = frames[.hand] else { return }
    if let view = ours.indices.first(where: { !ours[$0].isClose(to: theirs[$0]) }) {
      failures.append(
        "\(subject.name), \(figure.rawValue): view \(view): \(ours[view]), not \(theirs[view]).")
    }
  }
}

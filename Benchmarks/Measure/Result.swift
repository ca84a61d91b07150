import Glibc
import LayoutWorkloads

/// The contestants: this project, another solver, or the minimal work by hand.
///
/// In the layer of the block, the work by hand is `NSLayoutConstraint`.
enum ContestantID: Int, CaseIterable {
  case ours
  case kiwi
  case cassowary
  case hand
}

/// The layer that is measured.
enum Layer: String, CaseIterable {
  /// The solver alone, against kiwi and against arithmetic.
  case solver
  /// Views with constraints, against frames set by hand on the same views.
  case views
  /// The block of `tk_constraint`, against the same constraints by `NSLayoutConstraint`.
  case dsl
  /// The same block by frames, against anchors and against frames set by hand.
  case frames
  /// The work of layout tests; it has no contestant.
  case inspection
}

/// The measured quantity.
enum Figure: String, CaseIterable {
  /// Objects, constraints, the first layout, all frames.
  case build
  /// Constraints on existing views, without a layout; only of the block.
  case install
  /// A run of a kept block in which nothing has changed, and the layout; beside it, each constant set again.
  case rerun
  /// A layout of `tk_frames` at another width; beside it, that of the constraints.
  case width
  /// The same; beside it, the frames by arithmetic.
  case arithmetic
  /// All rows of a list at another width; beside it, their frames by arithmetic.
  case rows
  /// The activation of one constraint, on average over all of a layout; only of views.
  case activate
  /// The first layout of views with active constraints; only of views.
  case layout
  /// One new size of the root, all frames: all widths of the drag.
  case resize
  /// The same, of the widths of the drag that jump between 200 and 400 points.
  case jump
  /// One constraint removed, another one added, all frames.
  case swap
  /// The bytes that are allocated after the build.
  case memory
  /// One property of a view set for as long as a group is installed; only of effects.
  case effect
  /// The layouts of one view on several screens, built and written as text.
  case matrix
  /// The search for the size at which a check fails.
  case stress
  /// The scenes of a document, read and laid out.
  case load
}

/// One figure of one workload at one size.
struct Result {
  let subject: Subject
  /// The N of a workload, the number of views of an everyday layout, the number of effects in a block.
  let count: Int
  let layer: Layer
  let figure: Figure
  /// The number of constraints of an everyday layout, as the anchors state them.
  var constraintCount: Int?
  private(set) var samples: [ContestantID: Samples] = [:]

  /// Returns the median in seconds or bytes; nil when it was not measured.
  func median(_ contestant: ContestantID) -> Double? {
    samples[contestant].flatMap { $0.isEmpty ? nil : $0.median }
  }

  /// Returns the ratio of a contestant's median to that of another.
  ///
  /// In the layers of the block it is the median of the ratios round by round, which a machine that changes
  /// its speed during the run does not change.
  func ratio(_ contestant: ContestantID, to other: ContestantID) -> Double? {
    if layer == .dsl || layer == .frames, let one = samples[contestant], let other = samples[other] {
      return one.medianRatio(to: other)
    }
    guard let one = median(contestant), let other = median(other), other > 0 else { return nil }
    return one / other
  }

  /// Returns the difference of a contestant from another: the median of the differences round by round.
  func difference(_ contestant: ContestantID, from other: ContestantID) -> Double? {
    guard let one = samples[contestant], let other = samples[other] else { return nil }
    return one.medianDifference(from: other)
  }

  init(_ subject: Subject, _ count: Int, _ layer: Layer, _ figure: Figure) {
    self.subject = subject
    self.count = count
    self.layer = layer
    self.figure = figure
  }

  mutating func add(_ value: Double, _ contestant: ContestantID) {
    samples[contestant, default: Samples()].add(value)
  }
}

/// All measurements.
struct Results {
  private(set) var all: [Result] = []
  /// The failures: a wrong frame of ours makes the whole run fail.
  var failures: [String] = []
  /// The notes about peers that are left out, with the reason, or that are wrong.
  var notes: [String] = []

  mutating func add(_ results: [Result]) { all += results.filter { $0.median(.ours) != nil } }

  func find(_ subject: Subject, _ count: Int, _ layer: Layer, _ figure: Figure) -> Result? {
    all.first { $0.subject == subject && $0.count == count && $0.layer == layer && $0.figure == figure }
  }

  /// Returns the exponent of N with which a figure grows from N = 100 to the largest N measured, and that N.
  func growth(
    _ subject: Subject, _ layer: Layer, _ figure: Figure, _ contestant: ContestantID
  ) -> (exponent: Double, count: Int)? {
    let measured = all.filter {
      $0.subject == subject && $0.layer == layer && $0.figure == figure && $0.count >= 100
    }
    .compactMap { result in result.median(contestant).map { (result.count, $0) } }
    guard let small = measured.first, let large = measured.last, small.0 == 100, large.0 > 300, small.1 > 0,
      large.1 > 0
    else { return nil }
    return (log(large.1 / small.1) / log(Double(large.0) / Double(small.0)), large.0)
  }
}

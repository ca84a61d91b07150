/// Measures one work of a layout test.
@MainActor struct InspectionCourse {
  private let kind: InspectionKind
  /// The measurements.
  private(set) var result: Result
  /// The results that are wrong.
  private(set) var failures: [String] = []

  /// Creates a course of one work.
  init(_ kind: InspectionKind) {
    self.kind = kind
    result = Result(.inspection(kind), kind.count, .inspection, kind.figure)
  }

  /// Does the work `rounds` times, after a first time that is not measured.
  mutating func measure(rounds: Int) {
    if let failure = kind.run() { failures.append(failure) }
    for _ in 0..<rounds {
      let watch = Stopwatch()
      _ = kind.run()
      result.add(watch.seconds, .ours)
    }
  }
}

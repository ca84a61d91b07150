import LayoutWorkloads
import Peers

/// One workload at one size in one layer: all contestants build it, drag it and swap in it, in turns.
@MainActor struct Course {
  let workload: Workload
  let layer: Layer
  let entrants: [ContestantID: Entrant]
  private var instances: [ContestantID: [any Contestant]] = [:]
  private var results: [Figure: Result] = [:]
  private(set) var failures: [String] = []
  private(set) var notes: [String] = []

  /// The width of the drag at which all contestants build.
  static var firstWidth: Double { 300 }

  /// The widths of a drag, a hundred in all: two slow drags by 2 points, each followed
  /// by jumps between 200 and 400 points.
  static let drag: [(width: Double, isJump: Bool)] = {
    let slowly = stride(from: 398.0, through: 320, by: -2).map { ($0, false) }
    let again = stride(from: 202.0, through: 280, by: 2).map { ($0, false) }
    let jumps = (0..<11).map { ($0 % 2 == 0 ? 200.0 : 400, true) }
    return slowly + jumps + again + jumps.dropFirst().dropLast().reversed().map { ($0.0, true) }
  }()

  init(_ workload: Workload, _ layer: Layer, _ entrants: [ContestantID: Entrant]) {
    self.workload = workload
    self.layer = layer
    self.entrants = entrants
  }

  /// The results, in the order of the figures.
  var allResults: [Result] { Figure.allCases.compactMap { results[$0] } }

  /// The number of equal layouts that are measured together, so that the clock's resolution does not matter.
  private var group: Int { max(1, 160 / workload.count) }

  /// Processor time in the layer of the block; in the others, where work may be shorter than a reading of
  /// that clock, the wall clock as well.
  private var clock: Stopwatch.Clock { layer == .dsl ? .processor : .byLength }

  private var name: String { "\(workload.shape.rawValue), N = \(workload.count), \(layer.rawValue)" }

  private mutating func add(_ values: some Collection<Double>, _ figure: Figure, _ contestant: ContestantID) {
    let empty = Result(.workload(workload.shape), workload.count, layer, figure)
    for value in values { results[figure, default: empty].add(value, contestant) }
  }

  /// Calls `body` for all contestants with layouts, in turns, until each one has spent its budget.
  ///
  /// Returns the seconds for one layout. The first round is a warm-up: it is left out where there are more
  /// than two. `body` returns the seconds for all layouts, nil to end.
  private mutating func takeTurns(
    _ limits: TimeLimits, atMost rounds: Int, _ body: (inout Course, ContestantID, _ round: Int) -> Double?
  ) -> [ContestantID: ArraySlice<Double>] {
    var spent: [ContestantID: Double] = [:]
    var taken: [ContestantID: [Double]] = [:]
    for round in 0..<rounds {
      var isOver = true
      for contestant in ContestantID.allCases where instances[contestant] != nil {
        guard spent[contestant, default: 0] < limits.budget(of: contestant) else { continue }
        guard let seconds = body(&self, contestant, round) else { continue }
        spent[contestant, default: 0] += seconds
        taken[contestant, default: []].append(seconds / Double(group))
        isOver = false
      }
      if isOver { break }
    }
    return taken.mapValues { $0.count > 2 ? $0[1...] : $0[...] }
  }
}

// Builds.
extension Course {
  /// Builds in turns; the last layouts of each contestant are kept for the drags.
  ///
  /// The first round is a warm-up, and is used only where there are no others.
  mutating func measureBuilds(_ limits: inout TimeLimits) {
    var bytes: [ContestantID: Double] = [:]
    for contestant in ContestantID.allCases where entrants[contestant] != nil { instances[contestant] = [] }
    leaveOutSlowPeers(.build, limits)
    let seconds = takeTurns(limits, atMost: 200) { course, contestant, _ in
      course.instances[contestant] = []
      let before = allocated_bytes()
      guard let (built, seconds) = course.build(course.entrants[contestant], limits) else {
        course.notes.append(
          "\(course.name): \(contestant) did not end within \(text(seconds: limits.limit)).")
        course.instances[contestant] = nil
        return nil
      }
      bytes[contestant] = Double(allocated_bytes() - before)
      course.instances[contestant] = built
      return seconds
    }
    for (contestant, samples) in seconds { add(samples, .build, contestant) }
    note(.build, in: &limits)
    for contestant in instances.keys {
      check(contestant, at: Self.firstWidth, isSwapped: false, "after the build")
      measureMemory(contestant, limits, ofLastBuild: bytes[contestant] ?? 0)
    }
    let counts = Set(instances.values.compactMap { $0.first?.constraintCount })
    if counts.count > 1 { failures.append("\(name): the numbers of constraints differ: \(counts.sorted())") }
  }

  /// Leaves out the peers that would take too long, according to their growth until now.
  private mutating func leaveOutSlowPeers(_ figure: Figure, _ limits: TimeLimits) {
    for contestant in ContestantID.peers where instances[contestant] != nil {
      guard let seconds = limits.predict(figure, of: workload, contestant), seconds > limits.limit else {
        continue
      }
      notes.append(
        "\(name): \(contestant)'s \(figure.rawValue) is left out, "
          + "it would take about \(text(seconds: seconds))."
      )
      instances[contestant] = nil
    }
  }

  private func note(_ figure: Figure, in limits: inout TimeLimits) {
    for contestant in ContestantID.peers {
      if let seconds = results[figure]?.median(contestant) {
        limits.note(seconds, figure, of: workload, contestant)
      }
    }
  }

  /// Builds a group of layouts; returns nil when another solver did not end in time.
  private func build(_ entrant: Entrant?, _ limits: TimeLimits) -> (built: [any Contestant], seconds: Double)?
  {
    guard let entrant else { return nil }
    let builds = (0..<group).map { _ in entrant.prepare(limits.limit) }
    var built: [any Contestant] = []
    built.reserveCapacity(group)
    let watch = Stopwatch(clock)
    for build in builds {
      if let contestant = build() { built.append(contestant) }
    }
    return built.count < group ? nil : (built, watch.seconds)
  }

  /// Measures the memory of several layouts together, because the allocator keeps some freed memory.
  ///
  /// One layout is enough where that memory is negligible.
  private mutating func measureMemory(
    _ contestant: ContestantID, _ limits: TimeLimits, ofLastBuild bytes: Double
  ) {
    guard let entrant = entrants[contestant], let seconds = results[.build]?.median(contestant) else {
      return
    }
    let count = max(4, 4000 / workload.count)
    guard seconds * Double(count) < 1 else { return add([bytes / Double(group)], .memory, contestant) }
    var built: [any Contestant] = []
    built.reserveCapacity(count)
    let before = allocated_bytes()
    for _ in 0..<count {
      if let contestant = entrant.prepare(limits.limit)() { built.append(contestant) }
    }
    add([Double(allocated_bytes() - before) / Double(count)], .memory, contestant)
  }

  /// Measures a figure by entrants other than those of the course, in turns; the layouts are discarded.
  mutating func measure(_ figure: Figure, _ limits: TimeLimits, _ others: [ContestantID: Entrant]) {
    let seconds = takeTurns(limits, atMost: 200) { course, contestant, _ in
      course.build(others[contestant], limits)?.seconds
    }
    for (contestant, samples) in seconds {
      let constraints = instances[contestant]?.first?.constraintCount ?? 1
      let parts = figure == .activate ? max(1, constraints) : 1
      add(samples.map { $0 / Double(parts) }, figure, contestant)
    }
  }
}

// Drags and swaps.
extension Course {
  /// Drags in turns; the first drag is checked at every width.
  ///
  /// Afterwards all contestants are at the last width.
  mutating func measureDrags(_ limits: TimeLimits) {
    var drags: [ContestantID: [[Double]]] = [:]
    _ = takeTurns(limits, atMost: 40) { course, contestant, round in
      let seconds = course.drag(contestant, limits, isChecked: round == 0)
      drags[contestant, default: []].append(seconds)
      return seconds.reduce(0, +) * Double(course.group)
    }
    for (contestant, drags) in drags {
      for seconds in drags.count > 2 ? drags[1...] : drags[...] {
        add(seconds, .resize, contestant)
        add(zip(Self.drag, seconds).filter(\.0.isJump).map(\.1), .jump, contestant)
      }
    }
  }

  /// Drags once, until the end or until the time for a drag is spent.
  ///
  /// Returns the seconds for one layout at each width.
  private mutating func drag(_ contestant: ContestantID, _ limits: TimeLimits, isChecked: Bool) -> [Double] {
    let layouts = instances[contestant] ?? []
    let sizes = Self.drag.map { RootSize(of: workload, at: $0.width) }
    var seconds: [Double] = []
    var spent: Double = 0
    var wrong: [String] = []
    seconds.reserveCapacity(sizes.count)
    for (step, size) in zip(Self.drag, sizes) where spent < limits.dragLimit {
      let watch = Stopwatch(clock)
      for layout in layouts { layout.resize(to: size) }
      let elapsed = watch.seconds
      seconds.append(elapsed / Double(layouts.count))
      spent += elapsed
      if isChecked, let difference = difference(contestant, at: step.width, isSwapped: false) {
        wrong.append(difference)
      }
    }
    if let first = wrong.first {
      report(contestant, "wrong at \(wrong.count) of \(seconds.count) widths, as \(first)")
    }
    if seconds.count < sizes.count, let last = sizes.last {
      for layout in layouts { layout.resize(to: last) }
      let jumps = zip(Self.drag, seconds).filter(\.0.isJump).count
      notes.append(
        "\(name): \(contestant)'s drag was stopped after \(text(seconds: spent)), "
          + "at \(seconds.count) of \(sizes.count) widths, \(jumps) of them jumps."
      )
    }
    return seconds
  }

  /// Swaps in turns; the first two are checked.
  mutating func measureSwaps(_ limits: inout TimeLimits) {
    leaveOutSlowPeers(.swap, limits)
    var wrong: [ContestantID: String] = [:]
    let lastWidth = Self.drag[Self.drag.count - 1].width
    let seconds = takeTurns(limits, atMost: 500) { course, contestant, round in
      guard let layouts = course.instances[contestant] else { return nil }
      let watch = Stopwatch(course.clock)
      for layout in layouts { layout.swap() }
      let seconds = watch.seconds
      if round < 2, let difference = course.difference(contestant, at: lastWidth, isSwapped: round == 0) {
        wrong[contestant] = difference
      }
      return seconds
    }
    for (contestant, samples) in seconds { add(samples, .swap, contestant) }
    for (contestant, difference) in wrong { report(contestant, "wrong after a swap: \(difference)") }
    note(.swap, in: &limits)
  }
}

// Checks.
extension Course {
  private mutating func check(_ contestant: ContestantID, at width: Double, isSwapped: Bool, _ when: String) {
    if let difference = difference(contestant, at: width, isSwapped: isSwapped) {
      report(contestant, "wrong \(when): \(difference)")
    }
  }

  private mutating func report(_ contestant: ContestantID, _ sentence: String) {
    let line = "\(name): \(contestant) is \(sentence)."
    if ContestantID.peers.contains(contestant) {
      notes.append(line)
    } else {
      failures.append(line)
    }
  }

  /// Returns the first frame that differs from the one computed by hand by more
  /// than 1e-6 points; nil when none does.
  private func difference(_ contestant: ContestantID, at width: Double, isSwapped: Bool) -> String? {
    guard let layout = instances[contestant]?.first, let entrant = entrants[contestant] else { return nil }
    let expected = workload.frames(at: width, isSwapped: isSwapped)
    for view in 0..<workload.viewCount {
      let actual = layout.frame(of: view)
      var frame = expected[view]
      if entrant.isNested, view > 0 {
        frame.x -= expected[workload.parent(of: view)].x
        frame.y -= expected[workload.parent(of: view)].y
      }
      let distances = [
        actual.x - frame.x, actual.y - frame.y, actual.width - frame.width, actual.height - frame.height,
      ]
      guard distances.allSatisfy({ $0.magnitude <= 1e-6 }) else {
        return "view \(view) at width \(width): \(actual), expected \(frame)"
      }
    }
    return nil
  }
}

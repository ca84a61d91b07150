import Kiwi
import LayoutWorkloads

/// One workload at one size in one layer: everybody builds it, drags it and swaps in it, in turns.
@MainActor struct Course {
  let workload: Workload
  let layer: Layer
  let entries: [Rival: Entry]
  private var instances: [Rival: [any Contestant]] = [:]
  private var results: [Figure: Result] = [:]
  private(set) var failures: [String] = []
  private(set) var notes: [String] = []

  /// The width of the drag that everybody is built at.
  static var firstWidth: Double { 300 }

  /// A hundred widths: two slow drags by 2 points, and after each of them jumps between 200 and 400 points.
  static let drag: [(width: Double, isJump: Bool)] = {
    let slowly = stride(from: 398.0, through: 320, by: -2).map { ($0, false) }
    let again = stride(from: 202.0, through: 280, by: 2).map { ($0, false) }
    let jumps = (0..<11).map { ($0 % 2 == 0 ? 200.0 : 400, true) }
    return slowly + jumps + again + jumps.dropFirst().dropLast().reversed().map { ($0.0, true) }
  }()

  init(_ workload: Workload, _ layer: Layer, _ entries: [Rival: Entry]) {
    (self.workload, self.layer, self.entries) = (workload, layer, entries)
  }

  /// The results, in the order of the figures.
  var allResults: [Result] { Figure.allCases.compactMap { results[$0] } }

  /// How many equal layouts are measured together, so that the clock does not matter.
  private var group: Int { max(1, 160 / workload.count) }

  private var name: String { "\(workload.shape.rawValue), N = \(workload.count), \(layer.rawValue)" }

  private mutating func add(_ value: Double, _ figure: Figure, _ rival: Rival) {
    results[figure, default: Result(workload, layer, figure)].add(value, rival)
  }

  /// Calls `body` for everybody in turns, until each has spent what it may; `body` returns the seconds it measured, nil to end.
  private func takeTurns(_ patience: Patience, atMost rounds: Int, _ body: (Rival, _ round: Int) -> Double?) {
    var spent: [Rival: Double] = [:]
    for round in 0..<rounds {
      var isOver = true
      for rival in Rival.allCases where instances[rival] != nil {
        guard spent[rival, default: 0] < (rival == .kiwi ? patience.kiwiBudget : patience.budget) else { continue }
        guard let seconds = body(rival, round) else { continue }
        spent[rival, default: 0] += seconds
        isOver = false
      }
      if isOver { return }
    }
  }
}

// Builds.
extension Course {
  /// The first builds: what they allocate, and the layouts that are measured later.
  mutating func buildFirst(_ patience: inout Patience) {
    for rival in Rival.allCases {
      guard let entry = entries[rival] else { continue }
      if rival == .kiwi, let seconds = patience.predict(.build, of: workload), seconds > patience.limit {
        notes.append("\(name): kiwi is left out, its build would take about \(text(seconds: seconds)).")
        continue
      }
      buildFirst(rival, entry, &patience)
      check(rival, at: Self.firstWidth, isSwapped: false, "after the build")
    }
  }

  private mutating func buildFirst(_ rival: Rival, _ entry: Entry, _ patience: inout Patience) {
    let most = max(4, 4000 / workload.count)
    var built: [any Contestant] = []
    built.reserveCapacity(most)
    let (bytes, start) = (allocated_bytes(), now())
    while built.count < most, built.isEmpty || now() - start < 1 {
      guard let contestant = entry.prepare(patience.limit)() else { break }
      built.append(contestant)
    }
    guard !built.isEmpty else {
      notes.append("\(name): kiwi did not end within \(text(seconds: patience.limit)).")
      return
    }
    let seconds = (now() - start) / Double(built.count)
    add(Double(allocated_bytes() - bytes) / Double(built.count), .memory, rival)
    if rival == .kiwi { patience.note(seconds, .build, of: workload) }
    // A second build of the kind would tell nothing new.
    if seconds > 1 { add(seconds, .build, rival) }
    instances[rival] = Array(built.prefix(group))
  }

  /// Builds in turns; the layouts are thrown away. `others`: other builds than those of the entries.
  mutating func measureBuilds(_ patience: Patience, as figure: Figure = .build, others: [Rival: Entry]? = nil) {
    var taken: [(Rival, Double)] = []
    takeTurns(patience, atMost: 200) { rival, _ in
      guard results[figure]?.median(rival) == nil, let entry = (others ?? entries)[rival] else { return nil }
      let builds = (0..<group).map { _ in entry.prepare(patience.limit) }
      var built: [any Contestant] = []
      built.reserveCapacity(group)
      let start = now()
      for build in builds {
        if let contestant = build() { built.append(contestant) }
      }
      let seconds = now() - start - clockCost
      taken.append((rival, seconds / Double(group)))
      return seconds
    }
    for (rival, seconds) in taken { add(seconds, figure, rival) }
  }
}

// Drags and swaps.
extension Course {
  /// Drags in turns; the first drag is checked at every width, and counts only where there are no more than two.
  mutating func measureDrags(_ patience: Patience) {
    let drag = Self.drag.map { (size: RootSize(of: workload, at: $0.width), width: $0.width, isJump: $0.isJump) }
    var taken: [Rival: [[Double]]] = [:]
    var wrong: [Rival: [String]] = [:]
    takeTurns(patience, atMost: 40) { rival, round in
      guard let layouts = instances[rival] else { return nil }
      var seconds: [Double] = []
      seconds.reserveCapacity(drag.count)
      for (size, width, _) in drag {
        let start = now()
        for layout in layouts { layout.resize(to: size) }
        seconds.append((now() - start - clockCost) / Double(layouts.count))
        if round == 0, let difference = difference(rival, at: width, isSwapped: false) { wrong[rival, default: []].append(difference) }
      }
      taken[rival, default: []].append(seconds)
      return seconds.reduce(0, +) * Double(layouts.count)
    }
    for (rival, drags) in taken {
      for seconds in drags.count > 2 ? drags[1...] : drags[...] {
        for (step, value) in zip(drag, seconds) {
          add(value, .resize, rival)
          if step.isJump { add(value, .jump, rival) }
        }
      }
    }
    for (rival, differences) in wrong { report(rival, "wrong at \(differences.count) of 100 widths, as \(differences[0])") }
  }

  /// Swaps in turns; the first two are checked.
  mutating func measureSwaps(_ patience: inout Patience) {
    if let seconds = patience.predict(.swap, of: workload), seconds > patience.limit, instances[.kiwi] != nil {
      notes.append("\(name): kiwi's swap is left out, it would take about \(text(seconds: seconds)).")
      instances[.kiwi] = nil
    }
    var taken: [(Rival, Double)] = []
    var wrong: [Rival: String] = [:]
    takeTurns(patience, atMost: 500) { rival, round in
      guard let layouts = instances[rival] else { return nil }
      let start = now()
      for layout in layouts { layout.swap() }
      let seconds = now() - start - clockCost
      taken.append((rival, seconds / Double(layouts.count)))
      if round < 2, let difference = difference(rival, at: Self.drag[Self.drag.count - 1].width, isSwapped: round == 0) {
        wrong[rival] = difference
      }
      return seconds
    }
    for (rival, seconds) in taken { add(seconds, .swap, rival) }
    for (rival, difference) in wrong { report(rival, "wrong after a swap: \(difference)") }
    if let seconds = results[.swap]?.median(.kiwi) { patience.note(seconds, .swap, of: workload) }
  }
}

// Checks.
extension Course {
  private mutating func check(_ rival: Rival, at width: Double, isSwapped: Bool, _ when: String) {
    if let difference = difference(rival, at: width, isSwapped: isSwapped) { report(rival, "wrong \(when): \(difference)") }
  }

  private mutating func report(_ rival: Rival, _ sentence: String) {
    let line = "\(name): \(rival) is \(sentence)."
    if rival == .kiwi { notes.append(line) } else { failures.append(line) }
  }

  /// The first frame that is not the one computed by hand, to 1e-6 points; nil when all are.
  private func difference(_ rival: Rival, at width: Double, isSwapped: Bool) -> String? {
    guard let layout = instances[rival]?.first, let entry = entries[rival] else { return nil }
    let expected = workload.frames(at: width, isSwapped: isSwapped)
    for view in 0..<workload.viewCount {
      let actual = layout.frame(of: view)
      var frame = expected[view]
      if entry.isNested, view > 0 {
        frame.x -= expected[workload.parent(of: view)].x
        frame.y -= expected[workload.parent(of: view)].y
      }
      let distances = [actual.x - frame.x, actual.y - frame.y, actual.width - frame.width, actual.height - frame.height]
      guard distances.allSatisfy({ $0.magnitude <= 1e-6 }) else { return "view \(view) at width \(width): \(actual), expected \(frame)" }
    }
    return nil
  }
}

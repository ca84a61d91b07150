import Foundation
import LayoutWorkloads
import Peers

/// Measures everything that the command line requests, and prints it.
@main @MainActor struct Run {
  private let arguments: Arguments
  private var limits: TimeLimits
  private var results = Results()

  static func main() {
    do {
      let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
      keep_freed_memory()
      if let contestant = arguments.counted { return Count.run(arguments.subjects, contestant) }
      var run = Run(arguments: arguments)
      run.measure()
      exit(run.finish() ? 0 : 1)
    } catch {
      progress("Benchmarks/run: \(error.sentence) See Benchmarks/run --help.")
      // EX_USAGE of sysexits.h
      exit(64)
    }
  }

  private init(arguments: Arguments) {
    self.arguments = arguments
    limits = TimeLimits(isQuick: arguments.isQuick)
  }

  private static func progress(_ text: String, end: String = "\n") {
    FileHandle.standardError.write(Data((text + end).utf8))
  }

  private mutating func measure() {
    for subject in arguments.subjects {
      switch subject {
      case .everyday(let kind):
        if arguments.layers.contains(.dsl) { time("\(kind.rawValue), dsl") { $0.measure(kind) } }
        if arguments.layers.contains(.frames) {
          time("\(kind.rawValue), frames") { $0.measure(FramesCourse(kind)) }
        }
      case .list:
        guard arguments.layers.contains(.frames) else { continue }
        for rows in arguments.rowCounts {
          time("list, N = \(rows), frames") { $0.measure(FramesCourse(rows: rows)) }
        }
      case .effect(let kind):
        if arguments.layers.contains(.dsl) { time("\(kind.rawValue), dsl") { $0.measure(kind) } }
      case .inspection(let kind):
        if arguments.layers.contains(.inspection) { time(kind.rawValue) { $0.measure(kind) } }
      case .workload(let shape): measure(shape)
      }
    }
  }

  private mutating func measure(_ shape: Workload.Shape) {
    for count in arguments.counts(of: shape) {
      let workload = Workload(shape, count: count)
      for layer in arguments.layers where layer != .inspection && layer != .frames {
        time("\(shape.rawValue), N = \(count), \(layer.rawValue)") { $0.measure(workload, layer) }
      }
    }
  }

  /// Prints the name of the measurement, measures, and prints the time that it took.
  private mutating func time(_ name: String, _ measure: (inout Run) -> Void) {
    Self.progress(name, end: " ")
    let start = Date()
    measure(&self)
    Self.progress(text(seconds: Date().timeIntervalSince(start)))
  }

  private mutating func measure(_ kind: EverydayKind) {
    var course = EverydayCourse(kind)
    course.measure(rounds: limits.everydayRounds)
    results.add(course.allResults)
    results.failures += course.failures
  }

  private mutating func measure(_ course: FramesCourse) {
    var course = course
    course.measure(rounds: limits.everydayRounds)
    results.add(course.allResults)
    results.failures += course.failures
  }

  private mutating func measure(_ kind: EffectKind) {
    var course = EffectCourse(kind)
    course.measure(rounds: limits.everydayRounds)
    results.add([course.result])
    results.failures += course.failures
  }

  private mutating func measure(_ kind: InspectionKind) {
    var course = InspectionCourse(kind)
    course.measure(rounds: limits.inspectionRounds)
    results.add([course.result])
    results.failures += course.failures
  }

  private mutating func measure(_ workload: Workload, _ layer: Layer) {
    let size = RootSize(of: workload, at: Course.firstWidth)
    var entrants: [ContestantID: Entrant] = [:]
    switch layer {
    case .solver:
      let flat = FlatWorkload(workload)
      entrants = [.ours: .solver(flat, size: size), .hand: .hand(workload, size: size)]
      for contestant in ContestantID.peers {
        entrants[contestant] = contestant.peer.map { .peer($0, flat, size: size) }
      }
    case .views: entrants = [.ours: .views(workload, size: size), .hand: .handViews(workload, size: size)]
    case .dsl: entrants = [.ours: .blockAndViews(workload, size: size), .hand: .views(workload, size: size)]
    case .frames, .inspection: return
    }
    var course = Course(workload, layer, entrants)
    course.measureBuilds(&limits)
    switch layer {
    case .solver, .frames, .inspection: break
    case .views:
      course.measure(.activate, limits, [.ours: .activation(workload, size: size)])
      course.measure(.layout, limits, [.ours: .firstLayout(workload, size: size)])
    case .dsl:
      course.measure(
        .install, limits, [.ours: .block(workload, size: size), .hand: .constraints(workload, size: size)])
    }
    course.measureDrags(limits)
    course.measureSwaps(&limits)
    results.add(course.allResults)
    results.failures += course.failures
    results.notes += course.notes
  }

  /// Prints the report; false when a frame was wrong.
  private func finish() -> Bool {
    let report = Report(results: results)
    let about = ProcessInfo.processInfo.environment["BENCHMARK_ABOUT"] ?? ""
    print("# Results\n\n\(about)")
    for contestant in ContestantID.peers where arguments.comparesPeers {
      print(
        contestant.peer.map { "- \(contestant) \(String(cString: $0.version))" }
          ?? "- without \(contestant): it is not there")
    }
    if arguments.isQuick { print("- a quick run: fewer sizes and samples") }
    var parts = [report.everyday, report.frames, report.effects, report.inspections, report.marks]
    parts.append(arguments.tablesPath == nil ? report.tables : report.summaries)
    print("\n" + parts.filter { !$0.isEmpty }.joined(separator: "\n"))
    if !results.notes.isEmpty {
      print("## Notes\n\n" + results.notes.map { "- \($0)" }.joined(separator: "\n"))
    }
    if !results.failures.isEmpty {
      print("\n## Failures\n\n" + results.failures.map { "- \($0)" }.joined(separator: "\n"))
    }
    var isWritten = true
    if let path = arguments.jsonPath { isWritten = write(report.json, path) }
    if let path = arguments.tablesPath {
      isWritten = write("# Results, every table\n\n\(about)\n\n\(report.tables)", path) && isWritten
    }
    return isWritten && results.failures.isEmpty
  }

  /// Writes a text to a file; false, with the reason printed, if that is impossible.
  private func write(_ text: String, _ path: String) -> Bool {
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      return true
    } catch {
      Self.progress("\(path) cannot be written: \(error.localizedDescription)")
      return false
    }
  }
}

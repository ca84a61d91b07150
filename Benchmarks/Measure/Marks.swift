import LayoutWorkloads

/// A target for the solver.
struct Mark {
  /// The value that is compared with the bound.
  enum Kind {
    case ratioToKiwi
    case ratioToHand
    /// The difference from the setter that an effect calls, in seconds.
    case differenceFromHand
    /// The ratio to the build by the solver alone.
    case ratioToSolver
    case value
    case growth
    /// The share of another figure.
    case share(of: Figure)
  }

  let subject: Subject
  let count: Int
  private(set) var layer: Layer
  let figure: Figure
  let kind: Kind
  /// A lower bound for the ratio to kiwi, an upper bound for everything else.
  let bound: Double

  init(
    _ shape: Workload.Shape, _ count: Int, _ figure: Figure, _ kind: Kind, _ bound: Double,
    _ layer: Layer = .solver
  ) {
    subject = .workload(shape)
    self.count = count
    self.layer = layer
    self.figure = figure
    self.kind = kind
    self.bound = bound
  }

  /// Creates the mark that a block of an everyday layout takes at most `bound` times as long as anchors.
  init(_ everyday: EverydayKind, _ figure: Figure, within bound: Double) {
    subject = .everyday(everyday)
    count = everyday.viewCount
    layer = .dsl
    self.figure = figure
    kind = .ratioToHand
    self.bound = bound
  }

  /// Creates the mark that an everyday layout by frames takes at most `bound` times the time or the memory of
  /// its contestant.
  init(frames everyday: EverydayKind, _ figure: Figure, within bound: Double) {
    self.init(everyday, figure, within: bound)
    layer = .frames
  }

  /// Creates a mark of the rows of a list.
  init(rows count: Int, _ kind: Kind, _ bound: Double) {
    (subject, layer, figure) = (.list, .frames, .rows)
    (self.count, self.kind, self.bound) = (count, kind, bound)
  }

  /// Creates the mark that an effect takes at most `bound` seconds more than the setter that it calls.
  init(_ effect: EffectKind, within bound: Double) {
    subject = .effect(effect)
    count = EffectKind.count
    layer = .dsl
    figure = .effect
    kind = .differenceFromHand
    self.bound = bound
  }

  /// Creates the mark that the work of a layout test takes at most `bound` seconds.
  init(_ inspection: InspectionKind, within bound: Double) {
    subject = .inspection(inspection)
    count = inspection.count
    layer = .inspection
    figure = inspection.figure
    kind = .value
    self.bound = bound
  }

  /// Returns the measured value; nil when it was not measured.
  func measured(in results: Results) -> Double? {
    let result = results.find(subject, count, layer, figure)
    switch kind {
    case .ratioToKiwi: return result?.ratio(.kiwi, to: .ours)
    case .ratioToHand: return result?.ratio(.ours, to: .hand)
    case .differenceFromHand: return result?.difference(.ours, from: .hand)
    case .ratioToSolver:
      let solver = results.find(subject, count, .solver, .build)?.median(.ours)
      guard let views = result?.median(.ours), let solver else { return nil }
      return views / solver
    case .value: return result?.median(.ours)
    case .growth:
      guard let growth = results.growth(subject, layer, figure, .ours), growth.count == count else {
        return nil
      }
      return growth.exponent
    case .share(let other):
      let whole = results.find(subject, count, layer, other)
      guard let part = result?.median(.ours), let all = whole?.median(.ours) else { return nil }
      return part / all
    }
  }

  func isReached(_ value: Double) -> Bool {
    if case .ratioToKiwi = kind { return value >= bound }
    return value <= bound
  }

  /// The mark in words.
  var title: String {
    var name = "\(subject.name), N = \(count), \(layer.rawValue), \(figure.rawValue)"
    var peer = layer == .dsl ? "NSLayoutConstraint" : "the work by hand"
    if case .everyday = subject {
      name = "\(subject.name), \(layer.rawValue), \(figure.rawValue)"
      peer = "anchors"
    }
    if layer == .frames, figure == .arithmetic { peer = "the arithmetic by hand" }
    if case .effect = subject { name = "\(subject.name), \(layer.rawValue), \(figure.rawValue)" }
    if case .inspection = subject { name = "\(subject.name), \(figure.rawValue)" }
    switch kind {
    case .ratioToKiwi: return "\(name): at least \(shortText(bound))× kiwi"
    case .ratioToHand: return "\(name): within \(shortText(bound))× of \(peer)"
    case .differenceFromHand: return "\(name): at most \(Measure.text(seconds: bound)) more than the setter"
    case .ratioToSolver: return "\(name): within \(shortText(bound))× of the solver's build"
    case .value:
      return
        "\(name): at most \(figure == .memory ? Measure.text(bytes: bound) : Measure.text(seconds: bound))"
    case .growth: return "\(name): growth at most N^\(shortText(bound))"
    case .share(let other): return "\(name): at most \(shortText(bound * 100)) % of \(other.rawValue)"
    }
  }

  func text(measured value: Double) -> String {
    switch kind {
    case .ratioToKiwi, .ratioToHand, .ratioToSolver: return Measure.text(value) + "×"
    case .value: return figure == .memory ? Measure.text(bytes: value) : Measure.text(seconds: value)
    case .differenceFromHand: return Measure.text(seconds: value)
    case .growth: return "N^" + Measure.text(value)
    case .share: return Measure.text(value * 100) + " %"
    }
  }
}

extension Mark {
  /// All marks, in the order of the figures.
  static var all: [Mark] {
    everyday + frames + effects + inspections + builds + resizes + swaps + memory + growth + coupled + views
  }

  private static var everyday: [Mark] {
    [
      Mark(.cell, .install, within: 1.6), Mark(.screen, .install, within: 1.5),
    ]
  }

  private static var frames: [Mark] {
    [
      Mark(frames: .cell, .build, within: 0.45), Mark(frames: .cell, .width, within: 0.35),
      Mark(frames: .cell, .arithmetic, within: 4), Mark(frames: .screen, .arithmetic, within: 3),
      Mark(frames: .cell, .memory, within: 1 / 3), Mark(rows: 1000, .value, 2e-3),
      Mark(rows: 1000, .growth, 1.05), Mark(rows: 10_000, .growth, 1.05),
    ]
  }

  private static var effects: [Mark] { EffectKind.allCases.map { Mark($0, within: 0.4e-6) } }

  private static var inspections: [Mark] {
    [
      Mark(.matrix, within: 50e-3), Mark(.chat, within: 100e-3), Mark(.product, within: 100e-3),
      Mark(.storyboard, within: 100e-3),
    ]
  }

  private static var builds: [Mark] {
    let ratios: [(Workload.Shape, Int, Double)] = [
      (.chain, 1000, 150), (.nested, 1000, 500), (.cells, 1000, 500), (.grid, 1000, 300),
      (.priorities, 1000, 300), (.columns, 300, 1000), (.chain, 10, 1),
    ]
    return ratios.map { Mark($0.0, $0.1, .build, .ratioToKiwi, $0.2) } + [
      Mark(.chain, 1000, .build, .value, 0.4e-3), Mark(.cells, 1000, .build, .value, 1.5e-3),
    ]
  }

  private static var resizes: [Mark] {
    var marks: [Mark] = []
    for figure in [Figure.resize, .jump] {
      marks += [.chain, .nested, .grid, .priorities].map { Mark($0, 1000, figure, .ratioToKiwi, 10) }
      marks.append(Mark(.cells, 1000, figure, .ratioToKiwi, 300))
      marks += [.chain, .columns, .nested, .grid].map { Mark($0, 1000, figure, .ratioToHand, 10) }
      marks.append(Mark(.cells, 1000, figure, .ratioToHand, 20))
    }
    return marks + [Mark(.chain, 10, .resize, .ratioToKiwi, 1)]
  }

  private static var swaps: [Mark] {
    [.chain, .nested].map { Mark($0, 1000, .swap, .ratioToKiwi, 1000) }
      + [.cells, .grid, .priorities].map { Mark($0, 1000, .swap, .ratioToKiwi, 10) }
      + [.cells, .grid].map { Mark($0, 1000, .swap, .value, 25e-6) }
      + Workload.Shape.allCases.map { Mark($0, 10, .swap, .ratioToKiwi, 1) }
  }

  private static var memory: [Mark] {
    [.chain, .nested, .cells].map { Mark($0, 1000, .memory, .ratioToKiwi, 10) } + [
      Mark(.chain, 10_000, .memory, .value, 40e6, .views)
    ]
  }

  private static var growth: [Mark] {
    Workload.Shape.allCases.flatMap { shape in
      [Figure.build, .resize, .swap].map {
        Mark(shape, 10_000, $0, .growth, shape == .coupledRow ? 1.3 : 1.1)
      }
    }
  }

  private static var coupled: [Mark] {
    [(Figure.build, 50.0), (.swap, 50), (.resize, 1)].map { Mark(.coupledRow, 300, $0.0, .ratioToKiwi, $0.1) }
  }

  private static var views: [Mark] {
    let shapes: [Workload.Shape] = [.chain, .columns, .nested, .cells, .grid, .priorities]
    let first = shapes.flatMap { shape in
      [
        Mark(shape, 1000, .layout, .ratioToSolver, 5, .views),
        Mark(shape, 1000, .activate, .value, 1e-6, .views),
      ]
    }
    return first + [
      Mark(.cells, 1000, .resize, .value, 1e-3, .views),
      Mark(.cells, 1000, .resize, .ratioToHand, 15, .views),
    ]
      + Workload.Shape.allCases.flatMap { shape in
        [(Figure.build, 1.25), (.install, 1.5)].map { Mark(shape, 1000, $0.0, .ratioToHand, $0.1, .dsl) }
      } + [Mark(.cells, 1000, .swap, .share(of: .install), 0.05, .dsl)]
  }
}

extension Report {
  /// All marks that were measured, with the missed ones first.
  var marks: String {
    let measured = Mark.all.compactMap { mark in mark.measured(in: results).map { (mark, $0) } }
    guard !measured.isEmpty else { return "" }
    let missed = measured.filter { !$0.0.isReached($0.1) }
    let reached = measured.filter { $0.0.isReached($0.1) }
    func lines(_ marks: [(Mark, Double)]) -> [String] {
      marks.map { "| \($0.0.title) | \($0.0.text(measured: $0.1)) |" }
    }
    var text = ["## Marks", "", "\(reached.count) of \(measured.count) are reached."]
    for (title, marks) in [("missed", missed), ("reached", reached)] where !marks.isEmpty {
      text += ["", "| \(title) | measured |", "|---|--:|"] + lines(marks)
    }
    return text.joined(separator: "\n") + "\n"
  }
}

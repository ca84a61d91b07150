import LayoutWorkloads

@testable import Measure

extension Measure.Result {
  /// Creates a figure of a workload from samples in seconds or bytes.
  static func of(
    _ shape: Workload.Shape, _ count: Int, _ figure: Figure, layer: Layer = .solver,
    _ samples: [ContestantID: [Double]]
  ) -> Measure.Result {
    result(.workload(shape), count, figure, layer, samples)
  }

  /// Creates a figure of an everyday layout from samples in seconds.
  static func of(_ kind: EverydayKind, _ figure: Figure, _ samples: [ContestantID: [Double]])
    -> Measure.Result
  {
    result(.everyday(kind), kind.viewCount, figure, .dsl, samples)
  }

  /// Creates a figure of an effect from samples in seconds.
  static func of(_ kind: EffectKind, _ samples: [ContestantID: [Double]]) -> Measure.Result {
    result(.effect(kind), EffectKind.count, .effect, .dsl, samples)
  }

  private static func result(
    _ subject: Subject, _ count: Int, _ figure: Figure, _ layer: Layer, _ samples: [ContestantID: [Double]]
  ) -> Measure.Result {
    var result = Measure.Result(subject, count, layer, figure)
    for (contestant, values) in samples {
      for value in values { result.add(value, contestant) }
    }
    return result
  }
}

extension Results {
  /// Creates the results of a run from its figures.
  static func of(_ figures: Measure.Result...) -> Results {
    var results = Results()
    results.add(figures)
    return results
  }
}

import Foundation

/// The numbers of points of one structure as sums of shares of the size.
struct LiveFit {
  private(set) var numbers: [LiveNumber]
  /// The step that some of the numbers follow; nil if none does.
  private(set) var step: LiveStep?

  /// Takes the numbers of a single point.
  init(of point: LivePoint) { numbers = point.numbers.map { LiveNumber(constant: $0) } }

  /// Fits the numbers of points; nil if they have several structures or follow no rule.
  init?(_ points: [LivePoint]) {
    guard let first = points.first, points.allSatisfy({ $0.structure == first.structure }) else { return nil }
    self.init(most: points)
    if !points.allSatisfy({ holds(for: $0) }) { return nil }
  }

  /// Fits the numbers of most points of one structure, of which there is at least one.
  init(most points: [LivePoint]) {
    // Each of a few points gives a rule with its neighbors; the rule that holds for most points counts.
    let step = max(1, points.count / 6)
    let bases = stride(from: 0, to: points.count, by: step).map { points[$0] }
    let fits = bases.map { LiveFit(around: $0, among: points) }
    let counts = fits.map { fit in points.filter { fit.holds(for: $0) }.count }
    let best = counts.indices.max { counts[$0] < counts[$1] } ?? 0
    self = fits[best]
  }

  private init(around base: LivePoint, among points: [LivePoint]) {
    let size = base.size
    let wider = points.filter { $0.size.height == size.height && $0.size.width != size.width }
      .min { abs($0.size.width - size.width) < abs($1.size.width - size.width) }
    let higher = points.filter { $0.size.width == size.width && $0.size.height != size.height }
      .min { abs($0.size.height - size.height) < abs($1.size.height - size.height) }
    self.init(base, wider: wider, higher: higher)
  }

  private init(_ base: LivePoint, wider: LivePoint?, higher: LivePoint?) {
    self.init(of: base)
    let size = base.size
    for index in numbers.indices {
      let value = base.numbers[index]
      if let wider {
        let growth = wider.numbers[index] - value
        numbers[index].perWidth = (growth / (wider.size.width - size.width)).share
      }
      if let higher {
        let growth = higher.numbers[index] - value
        numbers[index].perHeight = (growth / (higher.size.height - size.height)).share
      }
      let shares = numbers[index].perWidth * size.width + numbers[index].perHeight * size.height
      numbers[index].constant = (value - shares).rounded9
    }
  }

  /// Returns true if the numbers of a point are those of the rule.
  func holds(for point: LivePoint) -> Bool {
    let whole = step?.value(at: point.size) ?? 0
    return zip(numbers, point.numbers).allSatisfy { number, value in
      abs(number.value(at: point.size, step: whole) - value) < 1e-5
    }
  }
}

// Numbers that are rounded down to whole points.
extension LiveFit {
  /// Returns the fit with a step that makes it hold for points between those of the fit; nil if there is
  /// none.
  ///
  /// A number that is rounded down follows the size in proportion at sizes with an equal remainder. At the
  /// sizes between them, one of the deviating numbers is the step, and the others are in proportion to it.
  func stepped(for points: [LivePoint]) -> LiveFit? {
    if points.allSatisfy({ holds(for: $0) }) { return self }
    for index in numbers.indices where numbers[index].perWidth != 0 || numbers[index].perHeight != 0 {
      let values = points.map { (size: $0.size, value: $0.numbers[index]) }
      let deviations = points.map { deviation(of: index, at: $0) }
      guard let largest = deviations.indices.max(by: { deviations[$0].magnitude < deviations[$1].magnitude }),
        deviations[largest].magnitude > 1e-5, let step = LiveStep(numbers[index], values: values)
      else { continue }
      let fit = following(step, numbers[index], deviations[largest], at: points[largest])
      if points.allSatisfy({ fit.holds(for: $0) }) { return fit }
    }
    return nil
  }

  /// Returns the difference of a number at a point from the rule.
  private func deviation(of index: Int, at point: LivePoint) -> CGFloat {
    point.numbers[index] - numbers[index].value(at: point.size, step: 0)
  }

  /// Returns the fit with each number in proportion to a step, as its deviation at a point is.
  ///
  /// - Parameters:
  ///   - rule: The rule that the step follows without rounding.
  ///   - largest: The deviation of the step from the rule at the point.
  private func following(
    _ step: LiveStep, _ rule: LiveNumber, _ largest: CGFloat, at point: LivePoint
  ) -> LiveFit {
    var fit = self
    fit.step = step
    for index in numbers.indices {
      let share = (deviation(of: index, at: point) / largest).share
      if share == 0 { continue }
      let old = numbers[index]
      fit.numbers[index] = LiveNumber(
        constant: (old.constant - share * rule.constant).rounded9,
        perWidth: (old.perWidth - share * rule.perWidth).share,
        perHeight: (old.perHeight - share * rule.perHeight).share, perStep: share)
    }
    return fit
  }
}

import Foundation

extension LiveVariant {
  /// Creates the variant of a sample with the numbers of a fit.
  @MainActor init(_ sample: LiveSample, _ fit: LiveFit) {
    var numbers = fit.numbers[...]
    let sorted = sample.rows.map { row in
      var row = row
      if let number = numbers.popFirst() { row.number(number) }
      return row
    }
    func next(_ count: Int) -> [LiveNumber] {
      defer { numbers = numbers.dropFirst(count) }
      return Array(numbers.prefix(count))
    }
    variables = sample.variables
    signed = sample.signed
    rows = sorted.sorted { $0.place < $1.place }.map(\.row)
    frames = Dictionary(uniqueKeysWithValues: sample.freeViews.map { ("\($0)", next(4)) })
    origins = Dictionary(uniqueKeysWithValues: sample.shiftedViews.map { ("\($0)", next(2)) })
    step = fit.step
    names = nil
  }
}

extension LiveSample.Row {
  /// Replaces the constant of the row.
  fileprivate mutating func number(_ number: LiveNumber) {
    var changed = row
    changed.constant = number
    self = LiveSample.Row(key: key, place: place, row: changed)
  }
}

/// Every `count`-th scene of the list, exported by one of several processes.
///
/// Neighboring scenes take about the same time, and so do the parts.
struct LivePart: Equatable {
  /// All scenes.
  static let all = LivePart(number: 1, count: 1)

  let number: Int
  let count: Int

  /// The form of a part on the command line.
  static let form = "number/count, such as 1/2 or 2/2"

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// Reads a part in the form `number/count`, such as `1/2`.
  init(_ text: String) throws(DemoError) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard numbers.count == 2, numbers[0] > 0, numbers[0] <= numbers[1] else {
      throw DemoError("'\(text)' is not a part. A part is \(Self.form).")
    }
    self.init(number: numbers[0], count: numbers[1])
  }

  /// Returns true if the scene with an index belongs to the part.
  func contains(_ index: Int) -> Bool { index % count == number - 1 }
}

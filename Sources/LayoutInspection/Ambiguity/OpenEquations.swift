/// Linear equations between unknown numbers, of which only the solvability counts: the numbers that they
/// leave open.
///
/// The equations are kept solved: each solved number is a sum of open ones.
struct OpenEquations {
  /// The solved numbers, as factors of open ones; one without factors is determined.
  private var solved: [Int: [Int: Double]] = [:]
  /// The solved numbers that contain an open one.
  private var users: [Int: Set<Int>] = [:]

  /// Returns true if the equations allow several values of a number.
  func isOpen(_ number: Int) -> Bool { solved[number].map { !$0.isEmpty } ?? true }

  /// Adds the equation that a sum of numbers is constant.
  mutating func add(_ sum: [Int: Double]) {
    var rest: [Int: Double] = [:]
    for (number, factor) in sum {
      for (open, share) in solved[number] ?? [number: 1] { rest[open, default: 0] += factor * share }
    }
    rest = rest.filter { abs($0.value) > 1e-9 }
    // The smallest number of those with a large factor, so that the result does not depend on the order.
    let largest = rest.values.map(abs).max() ?? 0
    guard let pivot = rest.filter({ abs($0.value) > largest / 2 }).keys.min(), let factor = rest[pivot] else {
      return
    }
    rest[pivot] = nil
    let row = rest.mapValues { -$0 / factor }
    for user in users.removeValue(forKey: pivot) ?? [] { substitute(row, for: pivot, in: user) }
    solved[pivot] = row
    for open in row.keys { users[open, default: []].insert(pivot) }
  }

  private mutating func substitute(_ row: [Int: Double], for pivot: Int, in user: Int) {
    guard var sum = solved[user], let factor = sum.removeValue(forKey: pivot) else { return }
    for (open, share) in row {
      let total = (sum[open] ?? 0) + factor * share
      if abs(total) > 1e-9 {
        sum[open] = total
        users[open, default: []].insert(user)
      } else {
        sum[open] = nil
        users[open]?.remove(user)
      }
    }
    solved[user] = sum
  }
}

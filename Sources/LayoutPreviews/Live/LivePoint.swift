import Foundation

/// The numbers of a sample that the page does not compute itself.
struct LivePoint {
  let size: CGSize
  let structure: Int
  /// The numbers, 0 for those that the page computes.
  var numbers: [CGFloat]

  /// Returns the points of each structure, in the order in which the structures appear first.
  static func classes(_ points: [LivePoint]) -> [[LivePoint]] {
    var classes: [[LivePoint]] = []
    var places: [Int: Int] = [:]
    for point in points {
      if let place = places[point.structure] {
        classes[place].append(point)
      } else {
        places[point.structure] = classes.count
        classes.append([point])
      }
    }
    return classes
  }

  /// Returns the points of the most frequent structure; among equally frequent ones, of the first.
  static func largestClass(_ points: [LivePoint]) -> [LivePoint] {
    var largest: [LivePoint] = []
    for one in classes(points) where one.count > largest.count { largest = one }
    return largest
  }

  /// Returns the number of the rule that each point follows.
  ///
  /// The rules are found one after another, each as the one that most of the remaining points follow. After
  /// forty rules each point has its own.
  static func rules(of points: [LivePoint]) -> [Int] {
    var rules = Array(repeating: -1, count: points.count)
    var open = Array(points.indices)
    var rule = 0
    while !open.isEmpty {
      let group = largestClass(open.map { points[$0] })
      let fit = LiveFit(most: rule < 40 ? group : [group[0]])
      let own = open.filter { points[$0].structure == group[0].structure && fit.holds(for: points[$0]) }
      for index in own { rules[index] = rule }
      open.removeAll { rules[$0] >= 0 }
      rule += 1
    }
    return rules
  }

  /// Returns points with those numbers only that tell apart the rules of their structure.
  static func reduced(_ points: [LivePoint]) -> [LivePoint] {
    var kept: [Int: [Int]] = [:]
    for group in classes(points) { kept[group[0].structure] = distinctNumbers(of: group) }
    return points.map { point in
      var point = point
      point.numbers = (kept[point.structure] ?? []).map { point.numbers[$0] }
      return point
    }
  }

  /// Returns the indices of the numbers that differ between points of one structure.
  ///
  /// Of numbers that change in proportion to each other, such as the positions of equal columns, the first
  /// one is enough: they follow the same rules.
  private static func distinctNumbers(of group: [LivePoint]) -> [Int] {
    var known: Set<[CGFloat]> = []
    return group[0].numbers.indices.filter { index in
      let first = group[0].numbers[index]
      let changes = group.map { $0.numbers[index] - first }
      guard let scale = changes.first(where: { abs($0) > 1e-6 }) else { return false }
      return known.insert(changes.map { ($0 / scale * 1e8).rounded() }).inserted
    }
  }
}

/// The points of a scene at all sizes that were asked for, each computed once.
@MainActor final class LivePoints {
  private let compute: (CGSize) -> LivePoint
  private var known: [[CGFloat]: LivePoint] = [:]

  init(_ compute: @escaping (CGSize) -> LivePoint) { self.compute = compute }

  func point(_ size: CGSize) -> LivePoint {
    let key = [size.width, size.height]
    if let point = known[key] { return point }
    let point = compute(size)
    known[key] = point
    return point
  }
}

/// The parts of a sample that do not change with the size within a variant.
struct LiveStructure: Hashable {
  /// The classes and the parents of the items.
  let types: [ObjectIdentifier]
  let parents: [Int]
  /// The numbers of the rows without their constants.
  let rows: [Int]
  /// The views without variables, the views whose bounds have an origin, and the signed variables.
  let lists: [[Int]]
}

/// The structures of the samples of one preview and the rows in them, numbered by tables.
final class LiveStructures {
  /// The rows without their constants.
  var rows = LiveTable<LiveRow>()
  /// The numbers of these with that of equal rows before them.
  var keys = LiveTable<[Int]>()
  var structures = LiveTable<LiveStructure>()
}

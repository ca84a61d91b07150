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

  /// Returns points without the numbers that are the same in all points of their structure.
  static func reduced(_ points: [LivePoint]) -> [LivePoint] {
    var varying: [Int: Set<Int>] = [:]
    for group in classes(points) {
      let structure = group[0].structure
      let first = group[0].numbers
      for point in group {
        for index in first.indices where abs(point.numbers[index] - first[index]) > 1e-6 {
          varying[structure, default: []].insert(index)
        }
      }
    }
    return points.map { point in
      var point = point
      point.numbers = (varying[point.structure] ?? []).sorted().map { point.numbers[$0] }
      return point
    }
  }
}

/// The numbers of structures, in the order in which they appear first, so that each run gives the same ones.
final class LiveStructures<Content: Hashable> {
  private var numbers: [Content: Int] = [:]

  /// Returns the number of the structure with a content.
  func number(of content: Content) -> Int {
    if let number = numbers[content] { return number }
    let number = numbers.count
    numbers[content] = number
    return number
  }
}

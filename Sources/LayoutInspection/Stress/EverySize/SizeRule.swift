#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit
  import LayoutSolver

  /// The numbers of a layout as linear functions of the size of the root.
  @MainActor struct SizeRule {
    let sample: SizeSample
    let numbers: [SizeFunction]
    /// The functions that are at least 0 where the same constraints decide.
    let limits: [SizeFunction]
    private let distances: [SizeFunction]
    private let rows: [ConstraintID]

    /// The largest distance of a number from its function, in points, that counts as rounding.
    static var tolerance: Double { 1e-6 }
    /// The smallest change of a number between two rules that counts as a jump, in points.
    static var leastJump: Double { 0.01 }

    /// Creates the rule of some layouts; nil if they have other views or constraints, or if a constraint
    /// becomes an equality just there.
    ///
    /// - Parameters:
    ///   - wider: A layout of another width; nil if all sizes have the same one.
    ///   - higher: A layout of another height; nil if all sizes have the same one.
    init?(here: SizeReading, wider: SizeReading?, higher: SizeReading?) {
      let others = [wider, higher].compactMap { $0 }
      guard others.allSatisfy({ here.sample.showsSameViews(as: $0.sample) && here.rows == $0.rows })
      else { return nil }
      let origin = here.sample.size
      func functions(_ numbers: (SizeReading) -> [Double]) -> [SizeFunction] {
        let values = numbers(here)
        func slopes(_ other: SizeReading?, _ axis: NSLayoutConstraint.Axis) -> [Double] {
          guard let other else { return Array(repeating: 0, count: values.count) }
          let step = other.sample.size[axis] - origin[axis]
          return zip(numbers(other), values).map { ($0 - $1) / step }
        }
        let (across, down) = (slopes(wider, .horizontal), slopes(higher, .vertical))
        return values.indices.map {
          SizeFunction(origin: origin, value: values[$0], perWidth: across[$0], perHeight: down[$0])
        }
      }
      sample = here.sample
      numbers = functions(\.sample.numbers)
      distances = functions(\.distances)
      rows = here.rows
      let changing = zip(distances, here.distances).filter { !$0.0.isConstant }
      if changing.contains(where: { abs($0.1) <= Self.tolerance }) { return nil }
      limits = changing.map { $0.1 > 0 ? $0.0 : -$0.0 }
    }

    init(still sample: SizeSample) {
      self.sample = sample
      numbers = sample.numbers.map { SizeFunction(origin: sample.size, value: $0) }
      (limits, distances, rows) = ([], [], [])
    }

    func distance(of row: ConstraintID) -> SizeFunction? { rows.firstIndex(of: row).map { distances[$0] } }

    func side(_ axis: NSLayoutConstraint.Axis, of view: Int) -> SizeFunction {
      numbers[4 * view + (axis == .horizontal ? 2 : 3)]
    }

    /// Returns true if a layout has the numbers of the rule.
    func predicts(_ other: SizeSample, within tolerance: Double = SizeRule.tolerance) -> Bool {
      sample.showsSameViews(as: other)
        && numbers.indices.allSatisfy { index in
          abs(other.numbers[index] - numbers[index].value(at: other.size)) <= tolerance
        }
    }

    /// Returns true if a view or a number jumps between two rules at a size.
    func jumps(to other: SizeRule, at size: RootSize) -> Bool {
      !sample.showsSameViews(as: other.sample)
        || zip(numbers, other.numbers).contains {
          abs($0.value(at: size) - $1.value(at: size)) > Self.leastJump
        }
    }

    func frame(of view: Int, at size: RootSize) -> CGRect {
      let values = numbers[4 * view..<4 * view + 4].map { CGFloat($0.value(at: size)) }
      return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }
  }
#endif

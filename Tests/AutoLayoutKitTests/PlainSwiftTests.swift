import AutoLayoutKit
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// Checks that plain Swift code has the same meaning in a file that imports the library.
@MainActor
struct PlainSwiftTests {
  private let width: CGFloat = 40.5
  private let ratio: Double = 1.5
  private let share: Float = 0.25
  private let count = 3

  private func isType<Value, Other>(_ value: Value, _ type: Other.Type) -> Bool { Value.self == type }

  private func isNumber<Value>(_ value: Value) -> Bool {
    isType(value, CGFloat.self) || isType(value, Double.self)
  }

  @Test func aRangeOfLiteralsIsARange() {
    let whole = 0...9
    let part = 0.5...1
    let some = [0...9, 10...12]
    let from = 3...
    let through = ...5
    #expect(isType(whole, ClosedRange<Int>.self))
    #expect(isType(part, ClosedRange<Double>.self))
    #expect(isType(some, [ClosedRange<Int>].self))
    #expect(isType(from, PartialRangeFrom<Int>.self))
    #expect(isType(through, PartialRangeThrough<Int>.self))
  }

  // Between two literals Swift takes its own operators, whatever a library declares. Between numbers of two
  // types, and in a comparison of a number with a literal, it takes an operator of a library on a `CGFloat`
  // and a `Double`, if there is one.

  @Test func aSumOrAProductOfNumbersOfTwoTypesIsANumber() {
    #expect(isNumber(width + ratio) && isNumber(ratio + width))
    #expect(isNumber(width - ratio) && isNumber(ratio - width))
    #expect(isNumber(width * ratio) && isNumber(ratio * width))
    #expect(isNumber(width / ratio) && isNumber(ratio / width))
    #expect(isNumber(-width + ratio * 2.5 - 8))
  }

  @Test func aComparisonOfNumbersIsTrueOrFalse() {
    let equal = (width == 40.5, 40.5 == width, width == ratio, share == 0.25, count == 3)
    let atMost = (width <= 40.5, 40.5 <= width, width <= ratio, share <= 0.25, count <= 3)
    let atLeast = (width >= 40.5, 40.5 >= width, width >= ratio, share >= 0.25, count >= 3)
    typealias Answers = (Bool, Bool, Bool, Bool, Bool)
    #expect(isType(equal, Answers.self) && isType(atMost, Answers.self) && isType(atLeast, Answers.self))
  }

  @Test func aRangeOfANumberAndALiteralIsARange() {
    #expect(isType(0.5...width, ClosedRange<CGFloat>.self) && isType(width...99.5, ClosedRange<CGFloat>.self))
    #expect(isType(0...share, ClosedRange<Float>.self) && isType(0...count, ClosedRange<Int>.self))
    #expect(isType(width..., PartialRangeFrom<CGFloat>.self))
    #expect(isType(...width, PartialRangeThrough<CGFloat>.self))
  }

  @Test func aRangeInAnArrayOfAnythingIsAGap() {
    let stage = Stage()
    let parts: [Any] = [stage.a, 8...40, stage.b, AutoLayoutKitGap.wall]
    let group = stage.place { make in make.xPlace(parts) }
    #expect(group.constraints.map(\.constant) == [0, 8, 40])
  }
}

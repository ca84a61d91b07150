import AutoLayoutKit
import Testing

/// Checks that plain Swift code has the same meaning in a file that imports the library.
@MainActor
struct PlainSwiftTests {
  private func isType<Value, Other>(_ value: Value, _ type: Other.Type) -> Bool { Value.self == type }

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
    #expect(whole.lowerBound == 0)
  }

  @Test func sumsAndProductsOfLiteralsAreNumbers() {
    let sum = 1.5 + 2
    let difference = 1.5 - 2
    let product = 1.5 * 2
    let long = 2 - 1.5 * 3 + 4
    #expect(isType(sum, Double.self) && isType(difference, Double.self))
    #expect(isType(product, Double.self))
    #expect(isType(long, Double.self))
    #expect(isType(100 / 3, Int.self))
    let twice = 2 * 1.5
    let half = 3 / 1.5
    let rest = 2 - 1.5
    #expect(isType(twice, Double.self) && isType(half, Double.self) && isType(rest, Double.self))
  }

  @Test func comparisonsOfLiteralsAreTrueOrFalse() {
    let equal = 1 == 1
    let less = 1 <= 2.5
    let more = 2.5 >= 1
    #expect(isType(equal, Bool.self) && isType(less, Bool.self) && isType(more, Bool.self))
    #expect(equal && less && more)
  }

  @Test func aRangeInAnArrayOfAnythingIsAGap() {
    let stage = Stage()
    let parts: [Any] = [stage.a, 8...40, stage.b, AutoLayoutKitGap.wall]
    let group = stage.place { make in make.xPlace(parts) }
    #expect(group.constraints.map(\.constant) == [0, 8, 40])
  }
}

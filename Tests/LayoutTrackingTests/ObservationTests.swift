#if canImport(Observation)
  import AutoLayoutKit
  import LayoutTracking
  import Observation
  import TestSupport
  import Testing

  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// Blocks that follow the properties of `@Observable` objects.
  @MainActor struct ObservationTests {
    @Test func theBlockFollowsTheObservablePropertiesThatItReads() {
      guard #available(iOS 17, macOS 14, tvOS 17, *) else { return }
      let row = Row()
      let model = Model()
      let group = row.tk_constraintTracking { row, make in
        row.runs += 1
        make.insetUnequally()
        make.yEqual(row.photo)
        make.xLeft(row.photo, by: model.offset.value)
        if model.isOpen.value {
          make.width(row.photo) == model.width.value
        } else {
          make.width(row.photo) == 20
        }
      }
      row.layoutIfNeeded()
      model.width.value = 70
      model.name.value = "new"
      row.layoutIfNeeded()
      #expect(row.runs == 1)
      model.isOpen.value = true
      model.offset.value = 9
      row.layoutIfNeeded()
      #expect(row.runs == 2 && group.lastChange.updated == 2)
      expectFrames(("photo", row.photo, CGRect(x: 14, y: 3, width: 70, height: 86)))
      model.width.value = 50
      row.layoutIfNeeded()
      model.width.value = 40
      model.width.value = 45
      row.layoutIfNeeded()
      #expect(row.runs == 4)
      expectFrames(("photo", row.photo, CGRect(x: 14, y: 3, width: 45, height: 86)))
    }

    @Test func aModelForgetsTheRunsThatAreOver() {
      guard #available(iOS 17, macOS 14, tvOS 17, *) else { return }
      let model = Model()
      weak var view: Row?
      do {
        let row = Row()
        view = row
        let group = row.tk_constraintTracking { row, make in
          row.runs += 1
          make.inset(model.offset.value).equal(row.photo)
        }
        for _ in 0..<100 {
          group.setNeedsReplace()
          row.layoutIfNeeded()
        }
        #expect(row.runs == 101)
        model.offset.value = 9
        model.offset.value = 12
        row.layoutIfNeeded()
        #expect(row.runs == 102)
        expectFrames(("photo", row.photo, CGRect(x: 12, y: 12, width: 176, height: 76)))
      }
      #expect(view == nil)
      model.offset.value = 5
    }

    @Test func aChangeOnAnotherThreadMakesTheBlockRun() async {
      guard #available(iOS 17, macOS 14, tvOS 17, *) else { return }
      let row = Row()
      let model = Model()
      row.tk_constraintTracking { row, make in
        row.runs += 1
        make.inset(model.offset.value).equal(row.photo)
      }
      await Task.detached { model.offset.value = 20 }.value
      for _ in 0..<1000 where row.runs == 1 {
        await Task.yield()
        row.layoutIfNeeded()
      }
      #expect(row.runs == 2)
      expectFrames(("photo", row.photo, CGRect(x: 20, y: 20, width: 160, height: 60)))
    }
  }

  /// A property as `@Observable` makes it; the macro itself needs the SDK of its compiler.
  @available(iOS 17, macOS 14, tvOS 17, *)
  nonisolated private final class ObservedValue<Value>: Observable {
    private let registrar = ObservationRegistrar()
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value {
      get {
        registrar.access(self, keyPath: \.value)
        return stored
      }
      set { registrar.withMutation(of: self, keyPath: \.value) { stored = newValue } }
    }
  }

  // One thread changes the value, and then another one reads it.
  @available(iOS 17, macOS 14, tvOS 17, *)
  extension ObservedValue: @unchecked Sendable where Value: Sendable {}

  @available(iOS 17, macOS 14, tvOS 17, *)
  nonisolated private struct Model: Sendable {
    let isOpen = ObservedValue(false)
    let width = ObservedValue(60.0)
    let offset = ObservedValue(0.0)
    let name = ObservedValue("")
  }
#endif

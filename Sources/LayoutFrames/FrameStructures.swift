#if canImport(UIKit)
  import Foundation
  import UIKit

  /// The solver of a recipe with what does not change in it.
  ///
  /// Layouts whose plans differ in numbers only share one structure, so that the first view of a class makes
  /// it and all others only set their inputs.
  @MainActor final class FrameStructure {
    var solver: FrameSolver
    let shifts: [RowShift]
    /// The owners of the solver's rows, by the indices of the rows.
    let owners: [Int32: FrameSolver.RowOwner]
    /// The index of the first input of each item, and the number of inputs.
    let offsets: [Int]
    let inputCount: Int
    /// The inputs of the last solve, in which the sizes of texts follow their widths.
    var solved: [Double] = []
    /// True while texts are measured, when a view inside may ask for a layout with the same structure.
    var isBusy = false

    init(_ recipe: FrameRecipe) {
      solver = FrameSolver(recipe)
      (shifts, owners) = (solver.shifts, solver.owners)
      (offsets, inputCount) = (solver.offsets, solver.inputCount)
    }

    deinit {}
  }

  /// The structures that were made, by their recipes; the one that was used least recently goes first.
  @MainActor enum FrameStructures {
    /// The largest number of structures.
    static let capacity = 64
    private static var known: [FrameRecipe: (structure: FrameStructure, use: Int)] = [:]
    private static var uses = 0
    /// The number of structures that were made.
    private(set) static var made = 0

    private static var latest: (recipe: FrameRecipe, structure: FrameStructure)?

    static func structure(of recipe: FrameRecipe) -> FrameStructure {
      // Most views have the structure of the one before.
      if let latest, latest.recipe == recipe, !latest.structure.isBusy { return latest.structure }
      let structure = search(recipe)
      if structure.isBusy { return FrameStructure(recipe) }
      latest = (recipe, structure)
      return structure
    }

    private static func search(_ recipe: FrameRecipe) -> FrameStructure {
      uses += 1
      followMemory()
      if let structure = known[recipe]?.structure {
        known[recipe]?.use = uses
        return structure
      }
      if known.count >= capacity, let oldest = known.min(by: { $0.value.use < $1.value.use }) {
        known[oldest.key] = nil
      }
      let structure = FrameStructure(recipe)
      known[recipe] = (structure, uses)
      made += 1
      return structure
    }

    /// The number of times that all structures were dropped.
    private(set) static var drops = 0

    /// Drops all structures, on a memory warning.
    static func removeAll() {
      (known, latest) = ([:], nil)
      FramePlan.removeAll()
      drops += 1
    }

    private static var observer: (any NSObjectProtocol)?

    private static func followMemory() {
      if observer != nil { return }
      observer = NotificationCenter.default.addObserver(
        forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
      ) { _ in Task { @MainActor in removeAll() } }
    }
  }
#endif

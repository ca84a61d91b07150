import Kiwi
import LayoutWorkloads

/// The same constraints in kiwi.
final class KiwiContestant: Contestant {
  private let flat: FlatWorkload
  private let frames: FrameArray
  private nonisolated(unsafe) let layout: OpaquePointer
  private var isSwapped = false

  /// The version of kiwi; nil when it is not there.
  static var version: String? { kiwi_version().map { String(cString: $0) } }

  /// Adds variables and constraints, and solves; nil when that takes more than `seconds`.
  init?(_ flat: FlatWorkload, size: RootSize, seconds: Double) {
    self.flat = flat
    let frames = FrameArray(viewCount: flat.workload.viewCount)
    guard let layout = withUnsafePointer(to: flat.system, { kiwi_build($0, size.list, frames.values, seconds) }) else { return nil }
    self.frames = frames
    self.layout = layout
  }

  deinit { kiwi_free(layout) }

  func resize(to size: RootSize) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2) { inputs in
      inputs[0] = size.width
      inputs[1] = size.height
      kiwi_resize(layout, inputs.baseAddress, frames.values)
    }
  }

  func swap() {
    let place = flat.workload.swap.place
    isSwapped.toggle()
    var row = isSwapped ? flat.replacement : flat.row(place)
    withUnsafePointer(to: flat.system) { kiwi_replace(layout, Int32(place), &row, $0, frames.values) }
  }

  func frame(of view: Int) -> Frame { frames.frame(of: view) }
}

extension RootSize {
  fileprivate var list: [Double] { [width, height] }
}

extension Entry {
  /// The same constraints in kiwi; nil when it is not there.
  static func kiwi(_ flat: FlatWorkload, size: RootSize) -> Entry? {
    guard KiwiContestant.version != nil else { return nil }
    return Entry { seconds in { KiwiContestant(flat, size: size, seconds: seconds) } }
  }
}

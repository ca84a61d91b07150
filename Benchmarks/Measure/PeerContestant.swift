import Foundation
import LayoutWorkloads
import Peers

/// The same constraints in another solver.
final class PeerContestant: Contestant {
  private nonisolated(unsafe) let peer: Peer
  private let flat: FlatWorkload
  private let frames: FrameArray
  private nonisolated(unsafe) let layout: UnsafeMutableRawPointer
  private var isSwapped = false

  /// Adds variables and constraints, and solves; nil when that takes more than `seconds`.
  init?(_ peer: Peer, _ flat: FlatWorkload, size: RootSize, seconds: Double) {
    self.peer = peer
    self.flat = flat
    let frames = FrameArray(viewCount: flat.workload.viewCount)
    guard
      let layout = withUnsafePointer(to: flat.system, { peer.build($0, size.list, frames.values, seconds) })
    else { return nil }
    self.frames = frames
    self.layout = layout
  }

  deinit { peer.free(layout) }

  func resize(to size: RootSize) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2) { inputs in
      inputs[0] = size.width
      inputs[1] = size.height
      peer.resize(layout, inputs.baseAddress, frames.values)
    }
  }

  func swap() {
    let rowIndex = flat.workload.swap.row
    isSwapped.toggle()
    var row = isSwapped ? flat.replacement : flat.row(rowIndex)
    withUnsafePointer(to: flat.system) { peer.replace(layout, Int32(rowIndex), &row, $0, frames.values) }
  }

  func frame(of view: Int) -> Frame { frames.frame(of: view) }
}

extension RootSize {
  fileprivate var list: [Double] { [width, height] }
}

extension Entrant {
  /// Returns the entrant with the same constraints in another solver.
  static func peer(_ peer: Peer, _ flat: FlatWorkload, size: RootSize) -> Entrant {
    Entrant { seconds in { PeerContestant(peer, flat, size: size, seconds: seconds) } }
  }
}

extension ContestantID {
  /// The contestants that are another solver.
  static let peers = [ContestantID.kiwi, .cassowary]

  /// The solver; nil when this run is without it.
  var peer: Peer? {
    switch self {
    case .kiwi: return kiwi_peer()?.pointee
    case .cassowary:
      return ProcessInfo.processInfo.environment["BENCHMARK_CASSOWARY"].flatMap {
        cassowary_peer($0)?.pointee
      }
    case .ours, .hand: return nil
    }
  }
}

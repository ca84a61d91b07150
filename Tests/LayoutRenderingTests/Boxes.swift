import Foundation
import LayoutRendering

typealias Node = LayoutSnapshot.Node
typealias Link = LayoutSnapshot.Link
typealias End = LayoutSnapshot.End

/// A tree of a root and boxes directly inside it, as a snapshot.
struct Boxes {
  static let gray = PictureColor(red: 0.5, green: 0.5, blue: 0.5)

  /// Returns the snapshot of a root of a size, with filled boxes named by letters from a on.
  static func snapshot(_ size: CGSize, _ frames: CGRect..., links: [Link] = []) -> LayoutSnapshot {
    let root = Node(name: "Root", frame: CGRect(origin: .zero, size: size))
    let names = ["a", "b", "c", "d"]
    let boxes = zip(names, frames).map { name, frame -> Node in
      var style = LayoutSnapshot.Style()
      style.fill = gray
      return Node(name: name, frame: frame, depth: 1, parent: 0, style: style)
    }
    return LayoutSnapshot(nodes: [root] + boxes, links: links)
  }

  /// Returns a link between two edges of the views of a snapshot, given by their indices.
  static func link(
    _ snapshot: LayoutSnapshot, _ axis: LayoutSnapshot.Axis, _ first: (Int, LayoutSnapshot.Side),
    _ second: (Int, LayoutSnapshot.Side), distance: Double, relation: String = "", origin: String? = nil
  ) -> Link {
    let ends = [first, second].map { End(item: $0.0, frame: snapshot.nodes[$0.0].frame, side: $0.1) }
    let holder = End(item: 0, frame: snapshot.nodes[0].frame, side: .near)
    return Link(
      axis: axis, first: ends[0], second: ends[1], holder: holder, relation: relation, distance: distance,
      origin: origin)
  }
}

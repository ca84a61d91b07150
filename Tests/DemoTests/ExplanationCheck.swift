import LayoutFrames
import LayoutInspection
import UIKit

@testable import HeadlessUIKit

/// Compares explanations with the frames that they explain.
@MainActor struct ExplanationCheck {
  /// An edge or size of an item.
  private struct Node: Hashable {
    let item: ObjectIdentifier
    let edge: LayoutExplanation.Edge
  }

  private var rectangles: [ObjectIdentifier: CGRect] = [:]
  private let root: UIView

  /// Reads the frames of all views and guides in a tree, in which constraints stand for layouts by frames.
  init(_ view: UIView) {
    var root = view
    while let outer = root.superview { root = outer }
    self.root = root
    LayoutFrames.asConstraints(in: root) { readFrames() }
  }

  private mutating func readFrames() {
    guard let system = LayoutSystem(of: root) else { return }
    var open = [root]
    while let view = open.popLast() {
      let frame = system.exactFrame(of: view) ?? view.exactFrame
      rectangles[ObjectIdentifier(view)] = view.alignmentRect(forFrame: frame)
      view.node.forEachGuide { node in
        guard let guide = node.guide else { return }
        rectangles[ObjectIdentifier(guide)] = system.exactFrame(of: guide) ?? .zero
      }
      open += view.subviews
    }
  }

  /// Returns the lines that are not the sum of the frames that they refer to, and those that are their own
  /// cause.
  func mistakes(in explanations: [LayoutExplanation]) -> [String] {
    let lines = explanations.flatMap { $0.lines + $0.guides }
    let wrong = explanations.filter { $0.lines.map(\.edge) != Self.edges }.map {
      "\($0.view) has other edges"
    }
    return wrong + lines.compactMap(mistake) + circles(in: lines)
  }

  private static let edges: [LayoutExplanation.Edge] = [.left, .width, .right, .top, .height, .bottom]

  private func mistake(in line: LayoutExplanation.Line) -> String? {
    var sum = line.constant
    for term in line.terms { sum += term.factor * value(Node(item: term.id, edge: term.edge)) }
    let expected = value(Node(item: line.id, edge: line.edge))
    if abs(sum - expected) < 1e-6, abs(line.value - expected) < 1e-6 { return nil }
    return "\(line.item): \(line.description): the sum is \(sum), the frame has \(expected)"
  }

  private func value(_ node: Node) -> CGFloat {
    guard let rectangle = rectangles[node.item] else { return .nan }
    // `minX` and `width` do not return the values of a guide whose size is negative.
    let (origin, size) = (rectangle.origin, rectangle.size)
    switch node.edge {
    case .left: return origin.x
    case .width: return size.width
    case .right: return origin.x + size.width
    case .top: return origin.y
    case .height: return size.height
    case .bottom: return origin.y + size.height
    case .centerX: return origin.x + size.width / 2
    case .centerY: return origin.y + size.height / 2
    }
  }

  /// Returns the edges whose reasons lead back to themselves.
  private func circles(in lines: [LayoutExplanation.Line]) -> [String] {
    var causes: [Node: Set<Node>] = [:]
    for line in lines {
      let nodes = line.terms.flatMap { parts(of: Node(item: $0.id, edge: $0.edge)) }
      causes[Node(item: line.id, edge: line.edge)] = Set(nodes)
    }
    // Takes away the edges without an open cause, until none is left.
    var isRemoved = true
    while isRemoved {
      let settled = Set(causes.keys.filter { causes[$0]?.isEmpty == true })
      let unexplained = Set(causes.values.joined()).subtracting(causes.keys)
      isRemoved = !settled.isEmpty || !unexplained.isEmpty
      for node in settled { causes[node] = nil }
      for node in causes.keys { causes[node]?.subtract(settled.union(unexplained)) }
    }
    let open = Set(causes.keys)
    return lines.filter { open.contains(Node(item: $0.id, edge: $0.edge)) }.map {
      "circle: \($0.description)"
    }
  }

  /// Returns the edges of which a center consists.
  private func parts(of node: Node) -> [Node] {
    switch node.edge {
    case .centerX: [Node(item: node.item, edge: .left), Node(item: node.item, edge: .right)]
    case .centerY: [Node(item: node.item, edge: .top), Node(item: node.item, edge: .bottom)]
    default: [node]
    }
  }
}

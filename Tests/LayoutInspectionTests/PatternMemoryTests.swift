import AutoLayoutKit
import LayoutSolver
import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit
@testable import LayoutInspection

/// Answers that are kept for a pattern of constraints, against those of a new search at each size.
@MainActor @Suite(.serialized) struct PatternMemoryTests {
  private static let seeds = 0..<UInt64(TestEffort.choose(all: 100, usually: 15))

  /// A column of cards with two texts each, placed by random constraints, and widths that come back in
  /// another order.
  private func layout(_ seed: UInt64) -> (root: UIView, widths: [Int]) {
    var random = SplitMix64(seed: seed)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    var below = root.topAnchor
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let card = UIView()
      card.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(card)
      tie(card, in: root, &random)
      card.topAnchor.constraint(equalTo: below, constant: 8).isActive = true
      below = card.bottomAnchor
      let texts = (0..<2).map { _ in text(&random) }
      for text in texts {
        card.addSubview(text)
        text.topAnchor.constraint(equalTo: card.topAnchor, constant: 4).isActive = true
        activate(
          card.bottomAnchor.constraint(greaterThanOrEqualTo: text.bottomAnchor, constant: 4), 0, &random)
      }
      activate(card.heightAnchor.constraint(equalToConstant: 40), 1, &random)
      activate(texts[0].widthAnchor.constraint(equalToConstant: 90), 2, &random)
      let row = [
        texts[0].leftAnchor.constraint(equalTo: card.leftAnchor, constant: 4),
        texts[1].leftAnchor.constraint(greaterThanOrEqualTo: texts[0].rightAnchor, constant: 8),
        texts[1].leftAnchor.constraint(equalTo: texts[0].rightAnchor, constant: 8),
        card.rightAnchor.constraint(greaterThanOrEqualTo: texts[1].rightAnchor, constant: 4),
        card.rightAnchor.constraint(equalTo: texts[1].rightAnchor, constant: 4),
      ]
      for (index, constraint) in row.enumerated() { activate(constraint, index % 2, &random) }
    }
    let widths = (0..<6).map { _ in Int.random(in: 40...500, using: &random) }
    return (root, widths + widths.reversed())
  }

  /// Ties a card to the left edge of its superview, and its width by two of three constraints.
  private func tie(_ card: UIView, in root: UIView, _ random: inout SplitMix64) {
    card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 4).isActive = true
    let sizes = [
      root.rightAnchor.constraint(equalTo: card.rightAnchor, constant: 4),
      card.widthAnchor.constraint(lessThanOrEqualToConstant: 220),
      card.widthAnchor.constraint(equalToConstant: 200),
    ]
    for constraint in sizes.shuffled(using: &random).dropFirst() { activate(constraint, 1, &random) }
  }

  private func text(_ random: inout SplitMix64) -> UILabel {
    let label = UILabel()
    label.text = String(repeating: "word ", count: Int.random(in: 1...6, using: &random))
    label.numberOfLines = Int.random(in: 0...1, using: &random)
    label.translatesAutoresizingMaskIntoConstraints = false
    if Bool.random(using: &random) { label.setContentHuggingPriority(.defaultHigh, for: .horizontal) }
    if Bool.random(using: &random) { label.setContentHuggingPriority(.required, for: .vertical) }
    return label
  }

  /// Activates a constraint: one of rank 0 as it is, the others with a random priority, and one of rank 2
  /// only at times.
  private func activate(_ constraint: NSLayoutConstraint, _ rank: Int, _ random: inout SplitMix64) {
    let priorities: [UILayoutPriority] = [.required, .defaultHigh, .defaultLow, UILayoutPriority(500)]
    if rank > 0 { constraint.priority = priorities.randomElement(using: &random) ?? .required }
    constraint.isActive = rank < 2 || Bool.random(using: &random)
  }

  @Test func aPatternIsAmbiguousAtEachSize() {
    var open = 0
    for seed in Self.seeds {
      let (root, widths) = layout(seed)
      let memory = PatternMemory()
      for width in widths {
        root.frame.size.width = CGFloat(width)
        silently { root.layoutIfNeeded() }
        let found = silently { AmbiguityFinding.all(in: root) }.map {
          $0.items.map(ObjectIdentifier.init)
        }
        let known = silently { memory.ambiguities(in: root) }.map { $0.items.map(ObjectIdentifier.init) }
        #expect(known == found, "seed \(seed), width \(width)")
        if !found.isEmpty { open += 1 }
      }
      #expect(memory.searchCount <= 6, "seed \(seed)")
    }
    #expect(open > 0 && open < Self.seeds.count * 12)
  }
}

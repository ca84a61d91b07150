import UIKit

/// Cards below each other that scroll, laid out without the layout guides of scroll views.
final class CardListView: UIScrollView {
  let cards: [CardView]
  private let stack: UIStackView

  init(_ cards: [CardView]) {
    self.cards = cards
    stack = UIStackView(arrangedSubviews: cards)
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.spacing = 9
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let insets = UIEdgeInsets(top: 7, left: 13, bottom: 21, right: 17)
    addConstraints([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.left),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.right),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
      stack.widthAnchor.constraint(equalTo: widthAnchor, constant: -(insets.left + insets.right)),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

import Testing
import UIKit

@testable import LayoutInspection

/// Texts in labels that are too narrow for one of their characters.
@MainActor @Suite struct NarrowTextTests {
  /// A label that has the width beyond 300 points.
  private final class Narrow: UIView {
    let title = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      title.text = "was € 149.00"
      title.numberOfLines = 0
      title.translatesAutoresizingMaskIntoConstraints = false
      addSubview(title)
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 300),
        title.topAnchor.constraint(equalTo: topAnchor),
        title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Each width below that of a character was a step of its own, and the search had no end.
  @Test func theSearchEndsBelowTheWidthOfACharacter() {
    let sizes = LayoutSizes.between(CGSize(width: 300, height: 200), CGSize(width: 330, height: 200))
    let found = stress(sizes: sizes, changes: [], of: { Narrow() })
    #expect(found.contains { $0.problem.kind == .brokenWord })
    let view = Narrow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let narrow = breakpoints(of: view, axis: .horizontal, in: 300.01...320)
    #expect(narrow.count <= view.title.text?.count ?? 0, "\(narrow)")
  }
}

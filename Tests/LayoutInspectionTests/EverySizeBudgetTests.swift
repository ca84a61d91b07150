import AutoLayoutKit
import Testing
import UIKit

@testable import LayoutInspection

/// The budget and the progress of `stress(.everySize)`.
@MainActor @Suite struct EverySizeBudgetTests {
  /// A list of 20 rows, which are as high as their texts.
  private final class Rows: UIView, UICollectionViewDataSource {
    private final class Row: UICollectionViewCell {
      let title = UILabel()
      let detail = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        title.numberOfLines = 0
        detail.numberOfLines = 0
        for label in [title, detail] { contentView.addSubview(label) }
        contentView.tk_constraint { make in
          make.xPlace(16, title, 16)
          make.xPlace(16, detail, 16)
          make.yPlace(12, title, 4, detail, 12)
        }
      }

      required init?(coder: NSCoder) { nil }

      override func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        let width = superview?.bounds.width ?? 0
        attributes.size = contentView.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        return attributes
      }
    }

    init() {
      super.init(frame: .zero)
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      let rows = UICollectionView(frame: .zero, collectionViewLayout: layout)
      rows.register(Row.self, forCellWithReuseIdentifier: "row")
      rows.dataSource = self
      addSubview(rows)
      tk_constraint { make in make.equal(rows) }
    }

    required init?(coder: NSCoder) { nil }

    func collectionView(_ rows: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    func collectionView(_ rows: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = rows.dequeueReusableCell(withReuseIdentifier: "row", for: path)
      (cell as? Row)?.title.text = "Row number \(path.item)"
      (cell as? Row)?.detail.text = String(repeating: "some more words ", count: 1 + path.item % 5)
      return cell
    }
  }

  /// Returns the proof and its progress by a clock that is 50 milliseconds later at each look.
  private func measured(_ budget: Duration) -> (proof: LayoutProof, looks: Int, lines: [String]) {
    var lines: [String] = []
    let (former, start) = (ProofClock.now, ContinuousClock.now)
    var looks = 0
    ProofClock.now = {
      looks += 1
      return start + .milliseconds(50 * looks)
    }
    defer { ProofClock.now = former }
    let proof = stress(.everySize, within: budget, progress: { lines.append($0.description) }) { Rows() }
    return (proof, looks, lines)
  }

  @Test func afterTheBudgetTheRestIsNamed() throws {
    let (proof, looks, lines) = measured(.seconds(2))
    // A layout that has begun is ended.
    #expect(looks < 120)
    #expect(!proof.isProved)
    #expect(proof.holds)
    let rest = try #require(proof.unproved.first)
    #expect(rest.contains(" % of the sizes without a change"), "\(proof.unproved)")
    #expect(proof.unproved.last == "23 further cases")
    #expect(proof.description.hasPrefix("No size from 240 × 200 to 1400 × 1400 was found that fails, in "))
    #expect(proof.description.contains(" Not proved within 2 seconds: \(rest) and 23 further cases."))
    #expect(lines.first?.hasPrefix("case 1 of 24: ") == true, "\(lines)")
  }

  @Test func aFailureIsFoundBeforeTheBudgetEnds() {
    let proof = stress(.everySize, within: .seconds(0.001)) {
      let view = UIView()
      let (one, other) = (UILabel(), UILabel())
      for label in [one, other] {
        label.text = "12"
        view.addSubview(label)
      }
      view.tk_constraint { make in
        make.xLeft(one, other)
        make.yTop(one, other)
      }
      return view
    }
    #expect(!proof.isProved)
    #expect(!proof.unproved.isEmpty)
  }
}

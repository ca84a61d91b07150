import TestSupport
import Testing
import UIKit

/// Stack views and the baselines of text.
@MainActor @Suite struct StackViewBaselineTests {
  private let labels = [10, 30, 20].map { size in
    let label = UILabel()
    label.text = "Ag"
    label.font = .systemFont(ofSize: size)
    return label
  }

  private func placed(_ stack: UIView) -> UIView {
    let root = root(500, 500, stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    return root
  }

  private func arithmetic(_ label: UILabel) -> LineArithmetic { LineArithmetic(label.font.pointSize) }

  /// Returns the height of a label of one line.
  private func height(_ label: UILabel) -> CGFloat { arithmetic(label).height() }

  /// Returns the distance of the baseline from the top of a label of one line.
  private func ascent(_ label: UILabel) -> CGFloat { arithmetic(label).baseline() }

  private func descent(_ label: UILabel) -> CGFloat { height(label) - ascent(label) }

  /// Returns the distance of the last baseline from the bottom of a label of several lines.
  private func descent(_ label: UILabel, lines: CGFloat) -> CGFloat {
    arithmetic(label).height(lines: lines) - arithmetic(label).baseline(line: lines - 1, of: lines)
  }

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline]) func labelsOfARowShareABaseline(
    alignment: UIStackView.Alignment
  ) {
    let stack = UIStackView(arrangedSubviews: labels)
    stack.alignment = alignment
    let root = placed(stack)
    root.layoutIfNeeded()
    let line = ascent(labels[1])
    #expect(
      labels.map(\.frame.minY) == labels.map { line - ascent($0) }
        && labels.map(\.frame.height) == labels.map(height))
    #expect(stack.frame.height == height(labels[1]))
    // The extra room of a required height is below the labels.
    stack.heightAnchor.constraint(equalToConstant: 90).isActive = true
    root.layoutIfNeeded()
    #expect(labels.map(\.frame.minY) == labels.map { line - ascent($0) } && stack.frame.height == 90)
  }

  @Test func aLongTextHasAFirstAndALastBaseline() {
    for (alignment, isLast) in [(.firstBaseline, false), (.lastBaseline, true)]
      as [(UIStackView.Alignment, Bool)]
    {
      let (long, short) = (labels[0], labels[2])
      long.text = "Ag\nAg\nAg"
      long.numberOfLines = 0
      let stack = UIStackView(arrangedSubviews: [long, short])
      stack.alignment = alignment
      let root = placed(stack)
      root.layoutIfNeeded()
      let all = arithmetic(long).height(lines: 3)
      if isLast {
        let line = all - descent(long, lines: 3)
        #expect(
          short.frame.minY == line - ascent(short) && stack.frame.height == max(all, line + descent(short)))
      } else {
        let line = max(ascent(long), ascent(short))
        #expect(long.frame.minY == line - ascent(long) && short.frame.minY == line - ascent(short))
        #expect(stack.frame.height == max(line - ascent(long) + all, line + descent(short)))
      }
    }
  }

  @Test func baselineAlignmentIsLeadingInAColumn() {
    for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
      let stack = UIStackView(arrangedSubviews: labels)
      stack.axis = .vertical
      stack.alignment = alignment
      let root = placed(stack)
      root.layoutIfNeeded()
      #expect(
        labels.allSatisfy { $0.frame.minX == 0 }
          && labels.map(\.frame.width) == [10, 30, 20].map { FontArithmetic($0).width("Ag").rounded(.up) })
    }
  }

  @Test func gapsOfAColumnMayBeBetweenBaselines() {
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 45
    stack.isBaselineRelativeArrangement = true
    stack.setCustomSpacing(52, after: labels[1])
    let root = placed(stack)
    root.layoutIfNeeded()
    // The distances of the baselines: 45 from the top, 45 and 52 from each other, 45 from the bottom.
    let baselines: [CGFloat] = [45, 90, 142]
    #expect(
      labels.map(\.frame.minY) == zip(baselines, labels).map { $0 - ascent($1) }
        && stack.frame.height == 142 + 45)
    labels[0].font = .systemFont(ofSize: 17)
    labels[1].isHidden = true
    root.layoutIfNeeded()
    #expect(labels[0].frame.minY == 45 - ascent(labels[0]))
    #expect(labels[2].frame.minY == 90 - ascent(labels[2]))
    let height: CGFloat = 90 + 45
    #expect(stack.frame.height == height)
    #expect(labels[1].frame.minY == labels[2].frame.minY && labels[1].frame.height == 0)
    stack.axis = .horizontal
    root.layoutIfNeeded()
    // The first label is in 17 points.
    #expect(labels[2].frame.minX == FontArithmetic(17).width("Ag").rounded(.up) + 45)
  }

  @Test func viewsWithoutTextUseTheirEdgesAsBaselines() {
    let picture = Content(30, 40)
    let stack = UIStackView(arrangedSubviews: [picture, labels[0]])
    stack.axis = .vertical
    stack.spacing = 25
    stack.isBaselineRelativeArrangement = true
    let root = placed(stack)
    root.layoutIfNeeded()
    #expect(
      picture.frame.minY == 0 && labels[0].frame.minY == 40 + 25 - ascent(labels[0])
        && stack.frame.height == 40 + 25 + 25)
    stack.distribution = .equalSpacing
    root.layoutIfNeeded()
    #expect(labels[0].frame.minY == 40 + 25 - ascent(labels[0]))
  }

  // The baselines of a stack view itself

  @Test func aColumnHasTheBaselinesOfItsFirstAndLastView() {
    let stack = UIStackView(arrangedSubviews: labels)
    #expect(UIStackView().forFirstBaselineLayout is UIStackView)
    stack.axis = .vertical
    #expect(stack.forFirstBaselineLayout === labels[0] && stack.forLastBaselineLayout === labels[2])
    labels[0].isHidden = true
    labels[2].isHidden = true
    #expect(stack.forFirstBaselineLayout === labels[1] && stack.forLastBaselineLayout === labels[1])
    let outer = UIStackView(arrangedSubviews: [stack])
    outer.axis = .vertical
    #expect(outer.forFirstBaselineLayout === labels[1])
  }

  @Test func aRowHasTheBaselinesOfItsTallestView() {
    let row = UIStackView(arrangedSubviews: labels)
    let mark = UIView()
    row.alignment = .top
    let root = placed(row)
    root.placeInside(mark)
    NSLayoutConstraint.activate([
      mark.topAnchor.constraint(equalTo: row.firstBaselineAnchor),
      mark.heightAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    #expect(
      row.forFirstBaselineLayout === labels[1] && row.forLastBaselineLayout === labels[1]
        && mark.frame.minY == ascent(labels[1]))
    labels[1].isHidden = true
    root.layoutIfNeeded()
    #expect(mark.frame.minY == ascent(labels[2]))
    labels[0].font = .systemFont(ofSize: 60)
    root.layoutIfNeeded()
    #expect(row.forFirstBaselineLayout === labels[0] && mark.frame.minY == ascent(labels[0]))
  }

  @Test func nestedStackViewsShareABaseline() {
    let column = UIStackView(arrangedSubviews: [labels[0], labels[1]])
    column.axis = .vertical
    let inner = UIStackView(arrangedSubviews: [column])
    for (alignment, line, after) in [
      (.firstBaseline, { self.ascent(self.labels[0]) }, { self.ascent(self.labels[1]) }),
      (
        .lastBaseline, { self.height(self.labels[0]) + self.ascent(self.labels[1]) },
        { self.ascent(self.labels[1]) }
      ),
    ] as [(UIStackView.Alignment, () -> CGFloat, () -> CGFloat)] {
      column.insertArrangedSubview(labels[0], at: 0)
      let row = UIStackView(arrangedSubviews: [inner, labels[2]])
      row.alignment = alignment
      let root = placed(row)
      func expectLine(_ line: CGFloat) {
        let top = max(0, ascent(labels[2]) - line)
        #expect(
          inner.frame.minY == top && labels[2].frame.minY == top + line - ascent(labels[2]), "\(alignment)")
      }
      root.layoutIfNeeded()
      expectLine(line())
      labels[0].removeFromSuperview()
      root.layoutIfNeeded()
      expectLine(after())
      row.removeFromSuperview()
    }
  }
}

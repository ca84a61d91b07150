import TestSupport
import Testing
import UIKit

// At 17 points: a line is 20.287 high, its baseline 16.187 below its top; one word
// is 37.808 wide, two are 80.342.

/// The baselines of labels of several lines; the layout determines the number of lines.
@MainActor @Suite struct LabelBaselineTests {
  private let lineHeight: CGFloat = 17 * 2444 / 2048
  private let ascender: CGFloat = 17 * 1950 / 2048

  /// Returns the distance of the baseline of a line from the top of a label of `count`
  /// lines, and the height of the label.
  private func baseline(_ line: CGFloat, of count: CGFloat) -> (position: CGFloat, height: CGFloat) {
    let height = (count * lineHeight).rounded(.up)
    return (((height - count * lineHeight) / 2 + ascender + line * lineHeight).rounded(), height)
  }

  private func label(_ words: Int) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = Array(repeating: "aaaa", count: words).joined(separator: " ")
    return label
  }

  /// Returns a label at 10, 7 and two marks of 4 x 3 whose bottoms are at its first and its last baseline.
  private func marked(_ label: UILabel) -> (root: UIView, marks: [UIView], width: NSLayoutConstraint) {
    let (first, last) = (UIView(), UIView())
    let root = root(400, 300, label, first, last)
    let width = label.widthAnchor.constraint(equalToConstant: 40)
    var constraints = Array(label.box(10, 7, 0, 0).prefix(2))
    constraints += (first.box(1, 0, 4, 3) + last.box(2, 0, 4, 3)).filter { $0.firstAttribute != .top }
    constraints += [
      first.bottomAnchor.constraint(equalTo: label.firstBaselineAnchor),
      last.bottomAnchor.constraint(equalTo: label.lastBaselineAnchor), width,
    ]
    NSLayoutConstraint.activate(constraints)
    return (root, [first, last], width)
  }

  private func expectMarks(_ marks: [UIView], _ label: UILabel, lines: CGFloat, _ name: String) {
    let (first, last) = (baseline(0, of: lines), baseline(lines - 1, of: lines))
    expectFrames(
      ("\(name) first", marks[0], CGRect(x: 1, y: 7 + first.position - 3, width: 4, height: 3)),
      ("\(name) last", marks[1], CGRect(x: 2, y: 7 + last.position - 3, width: 4, height: 3)))
    #expect(label.frame.height == last.height)
    #expect(
      label.textLines.map(\.baseline).first == first.position
        && label.textLines.map(\.baseline).last == last.position)
  }

  @Test func baselinesAreThoseOfTheDrawnLines() {
    for words in 1...7 {
      let label = label(words)
      let (root, marks, _) = marked(label)
      root.layoutIfNeeded()
      expectMarks(marks, label, lines: CGFloat(words), "\(words) words")
    }
  }

  @Test func baselinesFollowTheWidthAndTheText() {
    let label = label(6)
    let (root, marks, width) = marked(label)
    for (room, words, lines) in [(40, 6, 6), (81, 6, 3), (300, 6, 1), (81, 6, 3), (81, 3, 2), (40, 3, 3)]
      as [(CGFloat, Int, CGFloat)]
    {
      width.constant = room
      label.text = self.label(words).text
      root.layoutIfNeeded()
      expectMarks(marks, label, lines: lines, "\(words) words in \(room)")
    }
  }

  @Test func aFittingSizeUsesBaselinesAndChangesNothing() {
    let label = label(3)
    let (root, marks, _) = marked(label)
    root.layoutIfNeeded()
    let cell = UIView()
    let inner = self.label(3)
    cell.placeInside(inner)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: cell.leftAnchor, constant: 20),
      inner.rightAnchor.constraint(equalTo: cell.rightAnchor, constant: -60),
      inner.topAnchor.constraint(equalTo: cell.topAnchor, constant: 10),
      cell.bottomAnchor.constraint(equalTo: inner.lastBaselineAnchor, constant: 9),
    ])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 120, height: 10 + baseline(2, of: 3).position + 9))
    // The fitting size is requested for the label alone, although constraints
    // above it are tied to its baselines.
    _ = label.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .required)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    expectMarks(marks, label, lines: 3, "afterward")
  }

  @Test func theBaselineIsThatOfTheLargestRun() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.append(NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    label.attributedText = text
    let (root, marks, _) = marked(label)
    root.layoutIfNeeded()
    expectMarks(marks, label, lines: 1, "two sizes")
  }
}

import HeadlessUIKit
import LayoutSolver
import TestSupport
import Testing
import UIKit

/// The growth of the work of stack views with the number of their views: counted, not timed.
@MainActor @Suite struct StackViewGrowthTests {
  private func steps(_ root: UIView) -> Int {
    guard let work = HeadlessLayout.work(for: root) else { return 0 }
    return work.eliminations + work.moves + work.rowsTouched + work.valuesWritten
  }

  /// Returns a topmost view with a column of views, laid out.
  private func column(
    of count: Int, _ alignment: UIStackView.Alignment, height: CGFloat?
  ) -> (root: UIView, stack: UIStackView) {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.alignment = alignment
    stack.spacing = 3
    for number in 0..<count {
      let (width, height) = (CGFloat(10 + number % 7), CGFloat(5 + number % 3))
      stack.addArrangedSubview(Content(width, height))
    }
    let root = root(400, 400, stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    if let height { stack.heightAnchor.constraint(equalToConstant: height * CGFloat(count)).isActive = true }
    root.layoutIfNeeded()
    return (root, stack)
  }

  @Test(arguments: [UIStackView.Alignment.fill, .leading, .center], [nil, 12, 7] as [CGFloat?])
  func aColumnGrowsInProportion(alignment: UIStackView.Alignment, height: CGFloat?) {
    let numbers = TestEffort.choose(all: [50, 100, 200, 400], usually: [50, 100, 200])
    let counts = numbers.map { steps(column(of: $0, alignment, height: height).root) }
    // A fixed part, and the same amount for each view, whatever their number.
    let perView = zip(counts.dropFirst(), counts).enumerated().map { number, pair in
      Double(pair.0 - pair.1) / Double(50 << number)
    }
    #expect(
      perView.allSatisfy { abs($0 - perView[0]) <= 0.05 * perView[0] },
      "steps \(counts), for each view \(perView)")
    #expect(perView[0] > 0)
  }

  @Test func aThousandViewsAreOneBelowTheOther() {
    let (_, stack) = column(of: 1000, .leading, height: nil)
    var top: CGFloat = 0
    for (number, view) in stack.arrangedSubviews.enumerated() {
      #expect(
        view.frame == CGRect(x: 0, y: top, width: CGFloat(10 + number % 7), height: CGFloat(5 + number % 3)))
      top += view.frame.height + 3
    }
  }

  @Test func aNewHeightOfOneViewCostsOnePassOverTheColumn() {
    let (root, stack) = column(of: 1000, .leading, height: nil)
    let before = steps(root)
    (stack.arrangedSubviews[999] as? Content)?.size.height = 30
    root.layoutIfNeeded()
    // The constraints are unchanged; the height of the column is the sum of all the others.
    #expect(
      !stack.needsUpdateConstraints() && steps(root) - before <= 5 * 1000,
      "\(steps(root) - before) steps for the last view")
  }

  @Test(arguments: [8, 30] as [CGFloat]) func centersAreEqualizedWithoutStartingOver(room: CGFloat) {
    for count in TestEffort.choose(all: [50, 100], usually: [30, 60]) {
      // About 13 points wide each: compressed in 8 points, with free space in 30.
      let contents = (0..<count).map { index -> UIView in
        let width = 10 + index % 7
        return Content(CGFloat(width), 10)
      }
      let stack = UIStackView(arrangedSubviews: contents)
      stack.distribution = .equalCentering
      let root = root(400, 400, stack)
      NSLayoutConstraint.activate(stack.box(0, 0, room * CGFloat(count), 10))
      root.layoutIfNeeded()
      let exchanges = HeadlessLayout.work(for: root)?.pivots ?? 0
      #expect(exchanges > count && exchanges <= 40 * count, "\(exchanges) for \(count) views")
      var end: CGFloat = 0
      for (number, view) in stack.arrangedSubviews.enumerated() {
        let start = view.frame.minX
        let width = view.frame.width
        #expect(
          room == 8 ? abs(start - end) < 1e-6 : start > end - 1e-6,
          "view \(number) of \(count) begins at \(start), the one before ends at \(end)")
        #expect(
          room == 8 ? width <= CGFloat(10 + number % 7) + 1e-6 : width == CGFloat(10 + number % 7),
          "view \(number) is \(width) wide")
        end = view.frame.maxX
      }
      #expect(abs(end - room * CGFloat(count)) < 1e-6)
    }
  }
}

import AutoLayoutKit
import HeadlessUIKit
import LayoutSolver
import TestSupport
import Testing
import UIKit

/// The growth of the work of a layout with its size: counted, not timed.
@MainActor @Suite struct GrowthTests {
  private func columnOfLabels(_ count: Int) -> (root: UIView, labels: [UILabel]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let labels = (0..<count).map { number in
      let label = UILabel()
      label.text = "Label \(number % 10)"
      root.addSubview(label)
      return label
    }
    root.tk_constraint { make in
      make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
      make.xLeft(labels)
      make.yPlace(labels, make.wall)
    }
    root.layoutIfNeeded()
    return (root, labels)
  }

  /// Returns the sum of all counts of the solver.
  private func steps(_ root: UIView) -> Int {
    guard let work = HeadlessLayout.work(for: root) else { return 0 }
    return work.eliminations + work.moves + work.rowsTouched + work.valuesWritten
  }

  @Test func aColumnOfLabelsGrowsInProportion() {
    let counts = [250, 500, 1000, 2000].map { steps(columnOfLabels($0).root) }
    // A fixed part, and the same amount for each label, whatever their number.
    let perLabel = zip(counts.dropFirst(), counts).enumerated().map { number, pair in
      Double(pair.0 - pair.1) / Double(250 << number)
    }
    #expect(
      perLabel.allSatisfy { abs($0 - perLabel[0]) <= 0.05 * perLabel[0] },
      "steps \(counts), for each label \(perLabel)")
    #expect(perLabel[0] > 0)
  }

  @Test func aThousandLabelsAreOneBelowTheOther() {
    let (_, labels) = columnOfLabels(1000)
    let height: CGFloat = 21  // A line of 17 points is 20.29 high.
    for (number, label) in labels.enumerated() {
      #expect(
        abs(label.frame.minY - (3 + CGFloat(number) * height)) < 1e-6 && label.frame.minX == 5
          && label.frame.height == height)
    }
  }

  @Test func aChangeTouchesOnlyTheViewsBehindIt() {
    let (root, labels) = columnOfLabels(1000)
    let before = steps(root)
    labels[999].font = .systemFont(ofSize: 30)
    root.layoutIfNeeded()
    #expect(steps(root) - before <= 40, "\(steps(root) - before) steps for the font of the last label")
    let resized = steps(root)
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(steps(root) - resized <= 10, "\(steps(root) - resized) steps for a width that nothing depends on")
  }

  /// Returns the number of reads of `superview` while a block places each nested view in the one before.
  private func superviewReads(nested count: Int) -> Int {
    let counter = ReadCounter()
    var views = [CountingView(counter)]
    for _ in 0..<count {
      let view = CountingView(counter)
      views[views.count - 1].addSubview(view)
      views.append(view)
    }
    counter.count = 0
    let group = views[0].tk_constraint { make in
      for number in 1...count {
        let inner = make.ref(views[number - 1])
        inner.insetEdges(top: 1, left: 2, bottom: 3, right: 4)
        inner.equal(views[number])
      }
    }
    let steps = counter.count
    #expect(group.constraints.count == 4 * count && group.isInstalled)
    // The innermost views first, so that each view is released by itself and not by its superview.
    while views.popLast() != nil {}
    return steps
  }

  @Test func aBlockReadsTheSuperviewOfNestedViewsAFewTimes() {
    for count in [50, 100, 200] {
      // The superview is read twice when a view is placed, and once for each of its four
      // constraints at the end of the block.
      let steps = superviewReads(nested: count)
      #expect(steps <= 6 * count, "\(steps) for \(count) views")
    }
  }
}

/// A counter of the reads of `superview`.
private final class ReadCounter {
  var count = 0
}

private final class CountingView: UIView {
  private let counter: ReadCounter

  init(_ counter: ReadCounter) {
    self.counter = counter
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var superview: UIView? {
    counter.count += 1
    return super.superview
  }

  override func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }
}

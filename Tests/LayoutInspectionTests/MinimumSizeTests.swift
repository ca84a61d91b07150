import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

@MainActor
@Suite struct MinimumSizeTests {
  private func view() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let labels = (0..<3).map { _ in UILabel() }
    for label in labels {
      label.text = "1"
      label.backgroundColor = .red
      view.addSubview(label)
    }
    view.tk_constraint { make in
      make.insetEdges(top: 3, left: 17, bottom: 7, right: 11)
      make.width(labels) == [150, 123, 20]
      make.height(labels) == [20, 30, 40]
      make.yTop(labels[0], labels[1])
      make.yBottom(labels[2])
      make.xLeft(labels[0], labels[2])
      make.xRight(labels[1])
    }
    return view
  }

  @Test func bothSidesAreReducedUntilViewsMeet() throws {
    let view = view()
    let size = try #require(minimumSize(of: view, [.noOverlap]))
    // 17 + 150 + 123 + 11 and, below the first label, 3 + 20 + 40 + 7.
    let expected = CGSize(width: 17 + 150 + 123 + 11, height: 3 + 20 + 40 + 7)
    #expect(abs(size.width - expected.width) < 1e-6 && abs(size.height - expected.height) < 1e-6)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
  }

  @Test func aCenteredTextCanBeAsNarrowAsItsWords() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let label = UILabel()
    label.text = "Departure"
    label.textAlignment = .center
    view.addSubview(label)
    view.tk_constraint { make in
      make.insetEdges(top: 3, left: 17, bottom: 7, right: 11)
      make.xEqual(label)
      make.yTop(label)
    }
    let size = try #require(minimumSize(of: view, [.noTruncation]))
    #expect(abs(size.width - (17 + label.intrinsicContentSize.width + 11)) < 1e-6)
  }

  @Test func aLayoutThatFailsHasNoMinimum() {
    let view = view()
    view.frame.size.width = 250
    #expect(minimumSize(of: view, [.noOverlap]) == nil)
  }

  @Test func withoutAProblemTheMinimumIsNothing() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(minimumSize(of: view, [.noOverlap]) == .zero)
  }
}

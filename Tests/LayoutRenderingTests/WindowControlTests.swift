import Testing
import UIKit

@testable import LayoutRendering

/// The window controls in pictures.
@MainActor @Suite struct WindowControlTests {
  private func window(_ side: WindowCorners.Side) -> UIView {
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    window.addSubview(header)
    HeadlessLayout.setCorners(
      WindowCorners(controls: CGSize(width: 60, height: 20), side: side, radius: 10), of: window)
    return window
  }

  private func controls(_ snapshot: LayoutSnapshot) -> [CGRect] {
    snapshot.nodes.filter { $0.name.hasPrefix("windowControls") }.map(\.frame)
  }

  /// A fifth of 20 points remains free at each edge: 52 x 12, with dots of 6 points.
  @Test func aCapsuleWithThreeDotsIsInFrontOfTheViews() {
    let left = LayoutSnapshot(of: window(.leading))
    let dots = [CGFloat(7), 27, 47].map { CGRect(x: $0, y: 7, width: 6, height: 6) }
    #expect(controls(left) == [CGRect(x: 4, y: 4, width: 52, height: 12)] + dots)
    #expect(left.nodes.map(\.name).prefix(2) == ["UIView", "UIView"])
    let right = LayoutSnapshot(of: window(.trailing))
    let moved = dots.map { $0.offsetBy(dx: 140, dy: 0) }
    #expect(controls(right) == [CGRect(x: 144, y: 4, width: 52, height: 12)] + moved)
    #expect(!left.frameList().contains("windowControls"))
  }

  @Test func roundCornersAloneAreNoControls() {
    let window = window(.leading)
    HeadlessLayout.setCorners(WindowCorners(radius: 40), of: window)
    #expect(controls(LayoutSnapshot(of: window)).isEmpty)
  }
}

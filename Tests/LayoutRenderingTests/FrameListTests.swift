import Foundation
import LayoutRendering
import Testing

@Suite struct FrameListTests {
  @Test func eachViewHasALineWithItsFrameInItsSuperview() {
    var snapshot = Boxes.snapshot(
      CGSize(width: 320, height: 480), CGRect(x: 20, y: 100.0 / 3, width: 84, height: 132))
    snapshot.nodes.append(
      Node(
        name: "b", frame: CGRect(x: 25, y: 40, width: 5, height: 6),
        localFrame: CGRect(x: 5, y: 7, width: 5, height: 6), depth: 2, parent: 1))
    snapshot.nodes[2].style.isHidden = true
    #expect(
      snapshot.frameList() == """
        Root       0      0  320  480
        Root/a    20  33.33   84  132
        Root/a/b   5      7    5    6  hidden

        """)
  }
}

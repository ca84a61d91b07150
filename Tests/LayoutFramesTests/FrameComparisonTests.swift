import AutoLayoutKit
import TestSupport
import Testing
import UIKit

@testable import LayoutFrames

@MainActor @Suite struct FrameComparisonTests {
  private func reports(comparing block: RandomBlock, _ body: (LayoutFrames) -> Void) -> [AutoLayoutKitReport]
  {
    var reports: [AutoLayoutKitReport] = []
    let old = AutoLayoutKitReport.handler
    AutoLayoutKitReport.handler = { reports.append($0) }
    LayoutFrames.isComparing = true
    defer {
      AutoLayoutKitReport.handler = old
      LayoutFrames.isComparing = false
    }
    body(block.root.tk_frames(block.place))
    return reports
  }

  @Test func equalLayoutsAreNotReported() {
    for seed in 0..<100 {
      let block = RandomBlock(seed: UInt64(seed))
      let found = reports(comparing: block) { $0.layout() }
      #expect(found.isEmpty, "seed \(seed)")
    }
  }

  /// A label that is wider than its text says.
  private final class Wide: UILabel {
    var isWide = false
    override var intrinsicContentSize: CGSize {
      isWide ? CGSize(width: 200, height: 21) : super.intrinsicContentSize
    }
  }

  @Test func aDifferenceIsReportedWithItsLine() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let label = Wide()
    label.numberOfLines = 0
    label.text = "Text"
    root.addSubview(label)
    label.isWide = true
    var found: [AutoLayoutKitReport] = []
    let old = AutoLayoutKitReport.handler
    AutoLayoutKitReport.handler = { found.append($0) }
    LayoutFrames.isComparing = true
    defer {
      AutoLayoutKitReport.handler = old
      LayoutFrames.isComparing = false
    }
    let line: UInt = #line + 1
    root.tk_frames { $0.xPlace(7, label, $0.wall) }.layout()
    #expect(found.map(\.line) == [line])
    #expect(found.first?.item === label)
  }
}

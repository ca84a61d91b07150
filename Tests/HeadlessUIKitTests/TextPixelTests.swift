import HeadlessUIKit
import TestSupport
import Testing
import UIKit

// At 17 points "Hi" is 16.021 wide, a line 20.287 high, its baseline 16.187 below its top.

/// Text on screens of several pixels per point; in the suite of the other tests that change the screen.
extension PixelTests {
  @Test(arguments: [1, 2, 3] as [CGFloat]) func textIsRoundedUpToPixels(scale: CGFloat) {
    onScreen(scale) { window in
      let label = UILabel()
      label.text = "Hi"
      #expect(label.intrinsicContentSize == CGSize(width: 17, height: 21))
      window.placeInside(label)
      let mark = window.placeInside(UIView())
      NSLayoutConstraint.activate(
        Array(label.box(10, 7, 0, 0).prefix(2)) + mark.box(1, 0, 4, 3).filter { $0.firstAttribute != .top }
          + [
            mark.bottomAnchor.constraint(equalTo: label.lastBaselineAnchor)
          ])
      window.layoutIfNeeded()
      let width = (FontArithmetic(17).width("Hi") * scale).rounded(.up) / scale
      let height = (17 * 2444 / 2048 * scale).rounded(.up) / scale
      let baseline = (((height - 17 * 2444 / 2048) / 2 + 17 * 1950 / 2048) * scale).rounded() / scale
      let offsets: [CGFloat] = [
        label.frame.width - width, label.frame.height - height, mark.frame.maxY - 7 - baseline,
      ]
      #expect(offsets.allSatisfy { abs($0) < 1e-9 }, "\(label.frame), \(mark.frame)")
      let baselines: [CGFloat] = label.textLines.map(\.baseline)
      #expect(baselines.allSatisfy { abs($0 - baseline) < 1e-9 }, "\(baselines)")
    }
  }

  // Recorded: 1,113 buttons of storyboards on screens of two and three pixels per point.
  @Test(arguments: [1, 2, 3] as [CGFloat]) func aButtonIsAsWideAsItsTitleInWholePoints(scale: CGFloat) {
    onScreen(scale) { window in
      for title in ["Cancel", "Continue", "Register", "i"] {
        let (label, button) = (UILabel(), UIButton(type: .system))
        label.font = .systemFont(ofSize: 15)
        label.text = title
        button.setTitle(title, for: .normal)
        window.placeInside(label)
        window.placeInside(button)
        window.layoutIfNeeded()
        let width = max(label.frame.width.rounded(.up), 30)
        #expect(button.frame.size == CGSize(width: width, height: 30), "\(title)")
      }
    }
  }

  @Test func fittingSizesAreRoundedUpToPixels() {
    for (scale, expected) in [(1, 173.25), (2, 173.5), (3, CGFloat(520) / 3)] as [(CGFloat, CGFloat)] {
      onScreen(scale) { window in
        let view = window.placeInside(UIView())
        view.widthAnchor.constraint(equalToConstant: 173.25).isActive = true
        #expect(
          abs(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width - expected) < 1e-9,
          "\(scale)")
      }
    }
  }

  @Test func aTreeAddedToAWindowMeasuresItsTextAgain() {
    onScreen(3) { window in
      let holder = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
      let label = UILabel()
      label.text = "Hi"
      holder.placeInside(label)
      NSLayoutConstraint.activate(Array(label.box(10, 7, 0, 0).prefix(2)))
      holder.layoutIfNeeded()
      expectFrames(("outside", label, CGRect(x: 10, y: 7, width: 17, height: 21)))
      window.addSubview(holder)
      window.layoutIfNeeded()
      #expect(
        abs(label.frame.width - 49 / 3) < 1e-9 && abs(label.frame.height - 61 / 3) < 1e-9, "\(label.frame)")
    }
  }
}

import AutoLayoutKit
import UIKit

extension DemoScene {
  /// The forms about texts.
  static var texts: [DemoScene] { [range, baselines] }

  private static var range: DemoScene {
    DemoScene(
      name: "verb-range", title: "width(a, b) == 60...110", kind: .verb,
      size: CGSize(width: 260, height: 150), hasRulers: true, sizes: ["width"]
    ) {
      let boxes = Boxes.texts(["short", "a rather long text"])
      boxes[1].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      return VerbScene(boxes: boxes).placed { make, a, b, _ in
        make.height(a, b) == 28
        make.xLeft(a, b)
        make.yCenter(a, by: -21)
        make.yCenter(b, by: 23)
        make.width(a, b) == 60...110
      }
    }
  }

  private static var baselines: DemoScene {
    DemoScene(
      name: "verb-baselines", title: "ref(a).yFirstBaseline(b), ref(a).yLastBaseline(c)", kind: .verb,
      size: CGSize(width: 260, height: 150)
    ) {
      let scene = VerbScene(boxes: Boxes.lines([("two\nlines", 30), ("first", 14), ("last", 14)])).placed {
        make, a, b, c in
        make.xPlace(20, a, 12, b, 12, c, make.wall)
        make.yCenter(a)
        make.ref(a).yFirstBaseline(b)
        make.ref(a).yLastBaseline(c)
      }
      for edge in [\UIView.tk_firstBaseline, \.tk_lastBaseline] { scene.underline(scene[0][keyPath: edge]) }
      return scene
    }
  }
}

extension VerbScene {
  /// Draws a line through the sheet at a baseline.
  fileprivate func underline(_ baseline: AutoLayoutKitAttribute) {
    let line = UIView()
    line.backgroundColor = UIColor(red: 0.77, green: 0.00, blue: 0.37, alpha: 1)
    insertSubview(line, aboveSubview: paper)
    tk_constraint { make in
      make.height(line) == 1
      make.ref(paper).xEqual(line)
      make.install(line.tk_top, baseline)
    }
  }
}

import AutoLayoutKit
import UIKit

extension DemoScene {
  /// One small scene for each form of a gap, an offset and a modifier.
  static var forms: [DemoScene] { gaps + offsets + modifiers }

  private static var gaps: [DemoScene] {
    [
      verb("limits", "xPlace(a, 12..., b)", boxes: 2) { make, a, b, _ in
        make.size(a, b) == (60, 50)
        make.yCenter(a, b)
        make.xPlace(a, 12..., b)
      },
      verb("flexible", "xPlace(.flexible, a, .flexible * 2, b, .flexible)", boxes: 2) { make, a, b, _ in
        make.size(a, b) == (40, 50)
        make.yCenter(a, b)
        make.xPlace(.flexible, a, .flexible * 2, b, .flexible)
      },
      verb("between-limits", "xPlace(a, .between(low, high), b)", boxes: 2) { make, a, b, _ in
        make.height(a, b) == 50
        make.yCenter(a, b)
        make.priority(.low).width(a, b) == 60
        make.width(a) <= 60
        let (low, high) = (12.0, 30.0)
        make.xPlace(a, .between(low, high), b)
      },
      verb("between", "xPlace(after: a, 8, c, 8, before: b)", boxes: 3) { make, a, b, c in
        make.height(a, b, c) == 50
        make.yCenter(a, b, c)
        make.width(a, b) == 40
        make.xLeft(a)
        make.xRight(b)
        make.xPlace(after: a, 8, c, 8, before: b)
      },
      verb("space", "xPlace(a, .space, b, wall)", boxes: 2) { make, a, b, _ in
        make.size(a, b) == (60, 50)
        make.yCenter(a, b)
        make.xPlace(a, .space, b, make.wall)
      },
    ]
  }

  private static var offsets: [DemoScene] {
    [
      verb("by", "xRight(a, by: 20), yTop(a, by: 10)", boxes: 1) { make, a, _, _ in
        make.size(a) == (80, 40)
        make.xRight(a, by: 20)
        make.yTop(a, by: 10)
      },
      verb("except", "equal(a, except: .bottom)", boxes: 1) { make, a, _, _ in
        make.height(a) == 40
        make.equal(a, except: .bottom)
      },
    ]
  }

  private static var modifiers: [DemoScene] {
    [
      verb("inset", "inset(30).equal(a)", boxes: 1, on: .none) { make, a, _, _ in
        make.inset(30).equal(a)
      },
      verb("priority", "priority(.low).width(a) == 300", boxes: 1, sizes: ["width"]) { make, a, _, _ in
        make.height(a) == 40
        make.center(a)
        make.width(a) <= make.w * 0.75
        make.priority(.low).width(a) == 300
      },
      verb("guide", "let pair = guide()", boxes: 2) { make, a, b, _ in
        make.size(a) == (50, 50)
        make.size(b) == (80, 30)
        let pair = make.guide()
        make.center(pair)
        make.ref(pair).xPlace(a, 8, b)
        make.ref(pair).yEqual(a)
        make.ref(pair).yCenter(b)
      },
    ]
  }
}

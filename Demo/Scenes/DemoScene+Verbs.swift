import AutoLayoutKit
import UIKit

extension DemoScene {
  /// One small scene for each verb of the maker.
  static var verbs: [DemoScene] {
    edges + centers + fills + chains + sizes + forms + areas + pairs + texts + conveniences
  }

  typealias Placing = @MainActor (_ make: AutoLayoutKitMaker, _ a: UIView, _ b: UIView, _ c: UIView) -> Void

  /// Returns a scene of a verb: up to three boxes, placed by a few lines; with the verbs whose sizes its
  /// picture shows.
  static func verb(
    _ name: String, _ title: String, boxes: Int, sizes: Set<String> = [],
    on sheet: VerbScene.Sheet = .insets, place: @escaping Placing
  ) -> DemoScene {
    DemoScene(
      name: "verb-\(name)", title: title, kind: .verb, size: CGSize(width: 260, height: 150), hasRulers: true,
      sizes: sizes
    ) { VerbScene(boxes: Boxes.letters(boxes), on: sheet).placed(place) }
  }

  private static var edges: [DemoScene] {
    [
      verb("xleft", "xLeft(a, b)", boxes: 2) { make, a, b, _ in
        column(make, a, b)
        make.xLeft(a, b)
      },
      verb("xright", "xRight(a, b)", boxes: 2) { make, a, b, _ in
        column(make, a, b)
        make.xRight(a, b)
      },
      verb("ytop", "yTop(a, b)", boxes: 2) { make, a, b, _ in
        row(make, a, b)
        make.yTop(a, b)
      },
      verb("ybottom", "yBottom(a, b)", boxes: 2) { make, a, b, _ in
        row(make, a, b)
        make.yBottom(a, b)
      },
    ]
  }

  private static var centers: [DemoScene] {
    [
      verb("xcenter", "xCenter(a, b)", boxes: 2) { make, a, b, _ in
        column(make, a, b)
        make.xCenter(a, b)
      },
      verb("ycenter", "yCenter(a, b)", boxes: 2) { make, a, b, _ in
        row(make, a, b)
        make.yCenter(a, b)
      },
      verb("center", "center(a)", boxes: 1) { make, a, _, _ in
        make.size(a) == (80, 40)
        make.center(a)
      },
    ]
  }

  /// Places two boxes one below the other; verbs along x then move them.
  private static func column(_ make: AutoLayoutKitMaker, _ a: UIView, _ b: UIView) {
    make.size(a) == (60, 32)
    make.size(b) == (96, 32)
    make.yCenter(a, by: -21)
    make.yCenter(b, by: 25)
  }

  /// Places two boxes side by side; verbs along y then move them.
  private static func row(_ make: AutoLayoutKitMaker, _ a: UIView, _ b: UIView) {
    make.size(a) == (60, 32)
    make.size(b) == (60, 64)
    make.xCenter(a, by: -38)
    make.xCenter(b, by: 42)
  }

  private static var fills: [DemoScene] {
    [
      verb("xequal", "xEqual(a)", boxes: 1) { make, a, _, _ in
        make.height(a) == 40
        make.yCenter(a)
        make.xEqual(a)
      },
      verb("yequal", "yEqual(a)", boxes: 1) { make, a, _, _ in
        make.width(a) == 60
        make.xCenter(a)
        make.yEqual(a)
      },
      verb("equal", "equal(a)", boxes: 1) { make, a, _, _ in
        make.equal(a)
      },
    ]
  }

  private static var chains: [DemoScene] {
    [
      verb("xplace", "xPlace(10, a, 20, b, c, 30)", boxes: 3) { make, a, b, c in
        make.width(a, c) == [40, 50]
        make.height(a, b, c) == 50
        make.yCenter(a, b, c)
        make.xPlace(10, a, 20, b, c, 30)
      },
      verb("yplace", "yPlace(10, a, 20, b)", boxes: 2) { make, a, b, _ in
        make.width(a, b) == 90
        make.height(a) == 30
        make.xCenter(a, b)
        make.yPlace(10, a, 20, b)
      },
      verb("align-row", "xPlace(a, 20, b, 20, c, wall, align: .center)", boxes: 3) { make, a, b, c in
        make.size(a) == (40, 60)
        make.size(b, c) == (40, 26)
        make.yCenter(a)
        make.xPlace(a, 20, b, 20, c, make.wall, align: .center)
      },
      verb("align-column", "yPlace(a, 8, b, 8, c, wall, align: .right)", boxes: 3) { make, a, b, c in
        make.width(a, b, c) == [140, 90, 50]
        make.height(a, b, c) == 26
        make.xCenter(a, by: -8)
        make.yPlace(a, 8, b, 8, c, make.wall, align: .right)
      },
      verb("ref", "ref(a).xPlace(wall, b, 12), ref(a).yPlace(wall, b, 8)", boxes: 2) { make, a, b, _ in
        make.size(a) == (130, 80)
        make.center(a)
        make.size(b) == (46, 30)
        make.ref(a).xPlace(make.wall, b, 12)
        make.ref(a).yPlace(make.wall, b, 8)
      },
    ]
  }

  private static var sizes: [DemoScene] {
    [
      verb("width", "width(a, b, c) == [40, 80, w * 0.75]", boxes: 3, sizes: ["width"]) { make, a, b, c in
        make.height(a, b, c) == 20
        make.xLeft(a, b, c)
        make.yCenter(a, by: -36)
        make.yCenter(b)
        make.yCenter(c, by: 36)
        make.width(a, b, c) == [40, 80, make.w * 0.75]
      },
      verb("height", "height(a, b, c) == [20, 50, h * 0.8]", boxes: 3, sizes: ["height"]) { make, a, b, c in
        make.width(a, b, c) == 36
        make.yBottom(a, b, c)
        make.xCenter(a, by: -60)
        make.xCenter(b, by: 4)
        make.xCenter(c, by: 68)
        make.height(a, b, c) == [20, 50, make.h * 0.8]
      },
      verb("attribute", "width(b) == a.tk_width * 0.5", boxes: 2, sizes: ["width"]) { make, a, b, _ in
        make.height(a, b) == 32
        make.xLeft(a, b)
        make.yCenter(a, by: -21)
        make.yCenter(b, by: 25)
        make.width(a) == 160
        make.width(b) == a.tk_width * 0.5
      },
      verb("size", "size(a) == (w * 0.5, h * 0.5)", boxes: 1, sizes: ["size"]) { make, a, _, _ in
        make.center(a)
        make.size(a) == (make.w * 0.5, make.h * 0.5)
      },
    ]
  }
}

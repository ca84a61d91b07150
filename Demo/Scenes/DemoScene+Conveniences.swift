import AutoLayoutKit
import UIKit

extension DemoScene {
  /// One small scene for each verb of AutoLayoutKit-ext.swift, for constraints
  /// made by hand and for an app's own verb.
  static var conveniences: [DemoScene] { rooms + likes + ownWork }

  private static var rooms: [DemoScene] {
    [
      verb("xspread", "xSpread(a, b, c, gap: 8)", boxes: 3) { make, a, b, c in
        make.height(a, b, c) == 50
        make.yCenter(a, b, c)
        make.xSpread(a, b, c, gap: 8)
      },
      verb("yspread", "ySpread(a, b, gap: 10)", boxes: 2) { make, a, b, _ in
        make.width(a, b) == 90
        make.xCenter(a, b)
        make.ySpread(a, b, gap: 10)
      },
      verb("grid", "grid(a, b, c, columns: 2, gap: 6)", boxes: 3) { make, a, b, c in
        make.grid(a, b, c, columns: 2, gap: 6)
      },
      verb("grid-span", "grid(.cell(a, columns: 2), b, c, columns: 3, gap: 6)", boxes: 3) { make, a, b, c in
        make.grid(.cell(a, columns: 2), b, c, columns: 3, gap: 6)
      },
      verb("below", "below(a, b)", boxes: 3) { make, a, b, c in
        make.size(a) == (60, 24)
        make.size(b) == (60, 56)
        make.size(c) == (130, 28)
        make.xLeft(a, c)
        make.xCenter(b, by: 2)
        make.yTop(a, b)
        let row = make.below(a, b)
        make.yPlace(row, 10, c, make.wall)
      },
      verb("wrap", "wrap(b, c)", boxes: 3) { make, a, b, c in
        make.size(b) == (120, 30)
        make.size(c) == (40, 40)
        make.xLeft(a)
        make.yTop(a)
        let card = make.ref(a)
        card.insetEdges(edge: 8)
        card.xLeft(b, c)
        card.yPlace(b, 6, c, make.wall)
        card.wrap(b, c)
      },
    ]
  }

  private static var likes: [DemoScene] {
    [
      verb("samesize", "sameSize(a, b, c)", boxes: 3, sizes: ["size"]) { make, a, b, c in
        make.xCenter(a, by: -73)
        make.xCenter(b, by: -13)
        make.xCenter(c, by: 47)
        make.yCenter(a, b, c)
        make.size(a) == (50, 40)
        make.sameSize(a, b, c)
      },
      verb("aspectratio", "aspectRatio(16, 9, a)", boxes: 1, sizes: ["width"]) { make, a, _, _ in
        make.xLeft(a)
        make.yCenter(a)
        make.width(a) == 160
        make.aspectRatio(16, 9, a)
      },
    ]
  }

  private static var ownWork: [DemoScene] {
    [
      verb("install", "install(b.tk_left == a.tk_right + 20)", boxes: 2, sizes: ["install"]) {
        make, a, b, _ in
        make.size(a) == (70, 50)
        make.height(b) == 30
        make.xLeft(a)
        make.yCenter(a, by: -10)
        make.install(b.tk_left == a.tk_right + 20)
        make.install(b.tk_top, a.tk_centerY)
        make.install(AutoLayoutKitAttribute(b, .width) == 80)
      },
      verb("figure", "figure(a, b, gap: 10)", boxes: 2) { make, a, b, _ in
        make.height(b) == 20
        make.figure(a, b, gap: 10)
      },
    ]
  }
}

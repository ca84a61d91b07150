import AutoLayoutKit
import UIKit

extension DemoScene {
  /// One small scene for each area of a modifier: the area is the colored sheet.
  static var areas: [DemoScene] { bars + folds + margins + scrolling }

  static func area(
    _ name: String, _ title: String, boxes: Int, size: CGSize = CGSize(width: 260, height: 150),
    device: Device = .plain, _ text: String,
    _ modifier: @escaping @MainActor (AutoLayoutKitMaker) -> AutoLayoutKitMaker, place: @escaping Placing
  ) -> DemoScene {
    DemoScene(name: "verb-\(name)", title: title, kind: .verb, size: size, hasRulers: true, device: device) {
      VerbScene(boxes: Boxes.letters(boxes), on: .area(text, modifier)).placed(place)
    }
  }

  private static var bars: [DemoScene] {
    [
      area(
        "safearea", "safeArea.yPlace(a, 8, b)", boxes: 2, device: .bars, "safe area", { $0.safeArea }
      ) { make, a, b, _ in
        make.height(a) == 30
        make.safeArea.xEqual(a, b)
        make.safeArea.yPlace(a, 8, b, 20)
      },
      area(
        "safearea-side", "safeArea(.top).xEqual(a)", boxes: 1, device: .bars, "safe area", { $0.safeArea }
      ) { make, a, _, _ in
        make.height(a) == 50
        make.safeArea(.top).xEqual(a)
        make.safeArea(.top).yTop(a)
      },
      area(
        "corners", "safeArea(corners: .horizontal).xPlace(8, a, make.wall, b, 8)", boxes: 2,
        device: .windowControls, "safe area", { $0.safeArea }
      ) { make, a, b, _ in
        make.height(a, b) == 30
        make.width(a, b) == 40
        make.safeArea(corners: .horizontal).xPlace(8, a, make.wall, b, 8)
        make.safeArea.yTop(a, b)
      },
      area(
        "corners-vertical", "safeArea(corners: .vertical).yPlace(8, a, 8, b, 30)", boxes: 2,
        device: .windowControls, "safe area", { $0.safeArea }
      ) { make, a, b, _ in
        make.height(a) == 24
        make.safeArea.xEqual(a, b)
        make.safeArea(corners: .vertical).yPlace(8, a, 8, b, 30)
      },
      area(
        "keyboard", "keyboard.yPlace(a, 16, b, 16)", boxes: 2, size: CGSize(width: 260, height: 190),
        device: .keyboard, "", { $0.keyboard }
      ) {
        make, a, b, _ in
        make.height(b) == 22
        make.xEqual(a, b)
        make.keyboard.yPlace(a, 16, b, 16)
      },
    ]
  }

  private static var margins: [DemoScene] {
    [
      area("margins", "margins.xEqual(a)", boxes: 1, "margins", { $0.margins }) { make, a, _, _ in
        make.height(a) == 50
        make.margins.xEqual(a)
        make.margins.yTop(a)
      },
      area(
        "readable", "readable.xEqual(a)", boxes: 1, size: CGSize(width: 780, height: 130), "readable width",
        { $0.readable }
      ) { make, a, _, _ in
        make.height(a) == 50
        make.readable.xEqual(a)
        make.readable.yTop(a)
      },
    ]
  }

  private static var scrolling: [DemoScene] {
    [
      DemoScene(
        name: "verb-content", title: "content.xPlace(12, a, 12, b, 12, c, 12)", kind: .verb,
        size: CGSize(width: 260, height: 110), hasRulers: true, sizes: ["width"]
      ) {
        Carousel { make, a, b, c in
          make.height(a, b, c) == 60
          make.content.yCenter(a, b, c)
          make.width(a, b, c) == make.w * 0.6
          make.content.xPlace(12, a, 12, b, 12, c, 12)
        }
      }
    ]
  }
}

#if canImport(LayoutTracking)
  import AutoLayoutKit
  import LayoutTracking
  import UIKit
#endif

extension DemoScene {
  #if canImport(LayoutTracking)
    /// One small scene for a chain with a fold on a folded device, and one on a flat device.
    static var folds: [DemoScene] {
      [
        area("fold", "xPlace(20, a, 8, fold, 8, b, 20)", boxes: 2, device: .folded, "", { $0 }) {
          make, a, b, _ in
          make.height(a, b) == 50
          make.yCenter(a, b)
          make.xPlace(20, a, 8, make.fold, 8, b, 20)
        },
        area(
          "fold-flat", "xPlace(20, a, 8, fold, 8, b, 20)", boxes: 2, "", { $0 }
        ) { make, a, b, _ in
          make.height(a, b) == 50
          make.yCenter(a, b)
          make.priority(.low).width(a) == 60
          make.xPlace(20, a, 8, make.fold, 8, b, 20)
        },
      ]
    }
  #else
    static var folds: [DemoScene] { [] }
  #endif
}

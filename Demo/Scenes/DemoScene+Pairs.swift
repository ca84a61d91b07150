import AutoLayoutKit
import UIKit

extension DemoScene {
  /// The forms that need two pictures: from both directions, before and after a change, or in two variants.
  static var pairs: [DemoScene] { directions + changes + contents }

  /// Returns a scene of two pictures one above the other.
  private static func pair(
    _ name: String, _ title: String, _ first: @escaping @MainActor () -> VerbScene,
    _ second: @escaping @MainActor () -> VerbScene
  ) -> DemoScene {
    DemoScene(
      name: "verb-\(name)", title: title, kind: .verb, size: CGSize(width: 260, height: 190), hasRulers: true,
      panelDepth: 1
    ) { PairScene(first(), second()) }
  }

  /// Returns one of the two pictures: a few boxes on a sheet, and a line about them.
  private static func half(
    _ caption: String, _ boxes: [UIView], _ change: (VerbScene) -> Void = { _ in }, place: Placing
  ) -> VerbScene {
    let scene = VerbScene(boxes: boxes, on: .captioned(caption))
    change(scene)
    return scene.placed(place)
  }

  /// Returns a scene of two equal pictures, with a change of the second one.
  fileprivate static func twice(
    _ name: String, _ title: String, boxes: Int, _ captions: (String, String),
    change: @escaping @MainActor (VerbScene) -> Void, place: @escaping Placing
  ) -> DemoScene {
    pair(name, title) {
      half(captions.0, Boxes.letters(boxes), place: place)
    } _: {
      half(captions.1, Boxes.letters(boxes), change, place: place)
    }
  }

  private static var directions: [DemoScene] {
    [
      pair("app-direction", "AutoLayoutKitMaker.isDirectional = true") {
        AutoLayoutKitMaker.isDirectional = true
        defer { AutoLayoutKitMaker.isDirectional = false }
        return half("from right to left: make.xPlace(20, …)", Boxes.letters(2), fromRight) { make, a, b, _ in
          row(make, a, b)
          make.xPlace(20, a, 8, b, make.wall)
        }
      } _: {
        AutoLayoutKitMaker.isDirectional = true
        defer { AutoLayoutKitMaker.isDirectional = false }
        return half("make.directional(false).xPlace(20, …)", Boxes.letters(2), fromRight) { make, a, b, _ in
          row(make, a, b)
          make.directional(false).xPlace(20, a, 8, b, make.wall)
        }
      },
      twice(
        "directional", "directional.xPlace(20, a, 8, b, wall)", boxes: 2,
        ("where text runs from left to right", "where it runs from right to left")
      ) {
        $0.semanticContentAttribute = .forceRightToLeft
      } place: { make, a, b, _ in
        row(make, a, b)
        make.directional.xPlace(20, a, 8, b, make.wall)
      },
    ]
  }

  private static func fromRight(_ scene: VerbScene) { scene.semanticContentAttribute = .forceRightToLeft }

  private static var contents: [DemoScene] {
    [
      pair("hugging", "xHugging(a) == .high") {
        half("xHugging(a) == .high", Boxes.texts(["text", "text"])) { make, a, b, _ in
          make.height(a, b) == 28
          make.yCenter(a, b)
          make.xPlace(a, 8, b)
          make.xHugging(a) == .high
        }
      } _: {
        half("xHugging(b) == .high", Boxes.texts(["text", "text"])) { make, a, b, _ in
          make.height(a, b) == 28
          make.yCenter(a, b)
          make.xPlace(a, 8, b)
          make.xHugging(b) == .high
        }
      },
      pair("compression", "xCompression(a) == .low") {
        half(
          "xCompression(a) == .low", Boxes.texts(["a rather long text here", "and one that is as long"])
        ) { make, a, b, _ in
          make.height(a, b) == 28
          make.yCenter(a, b)
          make.xPlace(a, 8, b)
          make.xCompression(a) == .low
          make.xHugging(b) == .high
        }
      } _: {
        half(
          "xCompression(b) == .low", Boxes.texts(["a rather long text here", "and one that is as long"])
        ) { make, a, b, _ in
          make.height(a, b) == 28
          make.yCenter(a, b)
          make.xPlace(a, 8, b)
          make.xCompression(b) == .low
          make.xHugging(b) == .high
        }
      },
    ]
  }
}

extension DemoScene {
  fileprivate static var changes: [DemoScene] { [collapsing, handle, replacement, effect] }

  private static func row(_ make: AutoLayoutKitMaker, _ boxes: UIView...) {
    make.size(boxes) == (40, 30)
    make.yCenter(boxes)
  }

  private static var collapsing: DemoScene {
    twice(
      "collapsing", "collapsing.xPlace(20, a, 10, b, 10, c, wall)", boxes: 3,
      ("b is shown", "b.isHidden = true")
    ) {
      $0[1].isHidden = true
    } place: { make, a, b, c in
      row(make, a, b, c)
      make.collapsing.xPlace(20, a, 10, b, 10, c, make.wall)
    }
  }

  private static var handle: DemoScene {
    pair("handle", "let left = xLeft(a, by: 20)") {
      half("let left = make.xLeft(a, by: 20)", Boxes.letters(1)) { make, a, _, _ in
        row(make, a)
        make.xLeft(a, by: 20)
      }
    } _: {
      half("left.constant = 120", Boxes.letters(1)) { make, a, _, _ in
        row(make, a)
        let left = make.xLeft(a, by: 20)
        left.constant = 120
      }
    }
  }

  private static var effect: DemoScene {
    pair("effect", "effect(a, \\.alpha, 0.3)") {
      dimmed("while the group is installed") { $0.install() }
    } _: {
      dimmed("after group.uninstall()") { $0.uninstall() }
    }
  }

  /// Returns a picture with a box whose alpha a group has set, after a change of the group.
  private static func dimmed(
    _ caption: String, _ change: (AutoLayoutKitConstraintGroup) -> Void
  ) -> VerbScene {
    let scene = half(caption, Boxes.letters(2)) { make, a, b, _ in
      row(make, a, b)
      make.xCenter(a, by: -90)
      make.xCenter(b, by: -40)
    }
    let a = scene[0]
    let group = scene.tk_constraint { make in
      make.effect(a, \.alpha, 0.3)
    }
    change(group)
    return scene
  }

  private static var replacement: DemoScene {
    pair("replace", "tk_constraint(replace: group)") {
      half("before", Boxes.letters(3)) { make, a, b, c in
        row(make, a, b, c)
        make.xPlace(20, a, 10, b, 10, c, make.wall)
      }
    } _: {
      replaced(half("", Boxes.letters(3)) { row($0, $1, $2, $3) })
    }
  }

  /// Returns the second half of the picture of a replacement, with the
  /// counts of the replacement as its caption.
  private static func replaced(_ view: VerbScene) -> VerbScene {
    let a = view[0]
    let b = view[1]
    let c = view[2]
    let group = view.tk_constraint { make in
      make.xPlace(20, a, 10, b, 10, c, make.wall)
    }
    view.tk_constraint(replace: group) { make in
      make.xPlace(20, a, 30, b, make.wall, c, 20)
    }
    let change = group.lastChange
    view.caption.text =
      "\(change.kept) kept, \(change.updated) updated, \(change.removed) removed, \(change.added) added"
    return view
  }
}

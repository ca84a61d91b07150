import AutoLayoutKit
import UIKit

/// A row of a table of the page on coming from SnapKit.
///
/// It has the code for the other library, the code for this one, and the views that it moves.
///
/// In 320 × 480, optional constraints place `a` at 10 20 250 30, `b` at 40 100 60 50, and `c` at 200 300 20
/// 40. A view that the line does not mention keeps its frame. The positions have lower priorities than the
/// sizes: that of `a` has the lowest, then that of `c`, then that of `b`.
@MainActor
struct ComingRow {
  typealias Line = @MainActor (_ make: AutoLayoutKitMaker, _ a: UIView, _ b: UIView, _ c: UIView) -> Void

  /// The left cell, between its first pair of backquotes.
  let there: String
  /// The frames that differ from the preferred ones.
  let moved: [String: CGRect]
  let line: Line

  init(_ there: String, _ moved: [String: CGRect], line: @escaping Line) {
    self.there = there
    self.moved = moved
    self.line = line
  }

  static let preferredFrames = [
    "a": CGRect(x: 10, y: 20, width: 250, height: 30), "b": CGRect(x: 40, y: 100, width: 60, height: 50),
    "c": CGRect(x: 200, y: 300, width: 20, height: 40),
  ]

  /// Lays the row out, and returns the three views by their names.
  func layOut() -> [String: UIView] {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 11, right: 17)
    let views = ["a": UIView(), "b": UIView(), "c": UIView()]
    guard let a = views["a"], let b = views["b"], let c = views["c"] else { return [:] }
    for part in [a, b, c] { view.addSubview(part) }
    view.tk_constraint { make in
      for (name, priority): (String, AutoLayoutKitPriority) in [("a", 10), ("b", 14), ("c", 12)] {
        guard let preferred = Self.preferredFrames[name], let part = views[name] else { continue }
        make.priority(priority).xLeft(part, by: preferred.minX)
        make.priority(priority).yTop(part, by: preferred.minY)
        make.priority(20).size(part) == preferred.size
      }
      line(make, a, b, c)
    }
    view.layoutIfNeeded()
    return views
  }
}

extension ComingRow {
  /// All rows with a line that begins with `make`, in the order of the page.
  static var all: [ComingRow] { snapKit + cartography + constraintsKit + anchors }

  private static var snapKit: [ComingRow] { snapKitEdgesAndSizes + snapKitPositionsAndPriorities }

  private static var snapKitEdgesAndSizes: [ComingRow] {
    [
      Self(
        "make.edges.equalToSuperview()", ["a": CGRect(x: 0, y: 0, width: 320, height: 480)]
      ) { make, a, _, _ in
        make.equal(a)
      },
      Self(
        "make.edges.equalToSuperview().inset(16)",
        ["a": CGRect(x: 16, y: 16, width: 320 - 32, height: 480 - 32)]
      ) { make, a, _, _ in
        make.insetEdges(edge: 16)
        make.equal(a)
      },
      Self(
        "make.left.equalTo(b.snp.right).offset(8)",
        ["a": CGRect(x: 40 + 60 + 8, y: 20, width: 250, height: 30)]
      ) { make, a, b, _ in
        make.xPlace(after: b, 8, a, make.wall)
      },
      Self(
        "make.size.equalTo(CGSize(width: 40, height: 30))", ["a": CGRect(x: 10, y: 20, width: 40, height: 30)]
      ) { make, a, _, _ in
        make.size(a) == (40, 30)
      },
      Self(
        "make.width.equalTo(b).multipliedBy(0.5).offset(4)",
        ["a": CGRect(x: 10, y: 20, width: 60 / 2 + 4, height: 30)]
      ) { make, a, b, _ in
        make.priority(30).width(b) == 60
        make.width(a) == b.tk_width * 0.5 + 4
      },
      Self(
        "make.width.lessThanOrEqualTo(200)", ["a": CGRect(x: 10, y: 20, width: 200, height: 30)]
      ) { make, a, _, _ in
        make.width(a) <= 200
      },
    ]
  }

  private static var snapKitPositionsAndPriorities: [ComingRow] {
    [
      Self(
        "make.center.equalTo(b)", ["a": CGRect(x: 40 + 30 - 125, y: 100 + 25 - 15, width: 250, height: 30)]
      ) { make, a, b, _ in
        make.ref(b).center(a)
      },
      Self(
        "make.left.greaterThanOrEqualTo(b.snp.right).offset(8)",
        ["a": CGRect(x: 108, y: 20, width: 250, height: 30)]
      ) { make, a, b, _ in
        make.xPlace(after: b, 8..., a, make.wall)
      },
      Self(
        "make.top.equalTo(view.safeAreaLayoutGuide)", ["a": CGRect(x: 10, y: 0, width: 250, height: 30)]
      ) { make, a, _, _ in
        make.safeArea.yTop(a)
      },
      Self(
        "make.leading.trailing.equalToSuperview()", ["a": CGRect(x: 0, y: 20, width: 320, height: 30)]
      ) { make, a, _, _ in
        make.directional.xEqual(a)
      },
      Self(
        "make.width.equalTo(200).priority(.high)", ["a": CGRect(x: 10, y: 20, width: 220, height: 30)]
      ) { make, a, _, _ in
        make.width(a) >= 220
        make.priority(.high).width(a) == 200
      },
      Self(
        "make.edges.equalToSuperview().labeled(\"map\")", ["a": CGRect(x: 0, y: 0, width: 320, height: 480)]
      ) { make, a, _, _ in
        make.named("map").equal(a)
      },
    ]
  }

  private static var cartography: [ComingRow] {
    [
      Self(
        "a.width == b.width * 0.5", ["a": CGRect(x: 10, y: 20, width: 60 / 2, height: 30)]
      ) { make, a, b, _ in
        make.priority(30).width(b) == 60
        make.width(a) == b.tk_width * 0.5
      },
      Self(
        "a.edges == inset(a.superview!.edges, 10)", ["a": CGRect(x: 10, y: 10, width: 300, height: 460)]
      ) { make, a, _, _ in
        make.insetEdges(edge: 10)
        make.equal(a)
      },
      Self(
        "distribute(by: 10, horizontally: a, b, c)",
        [
          "a": CGRect(x: 40 - 10 - 250, y: 20, width: 250, height: 30),
          "c": CGRect(x: 40 + 60 + 10, y: 300, width: 20, height: 40),
        ]
      ) { make, a, b, c in
        make.xPlace(make.wall, a, 10, b, 10, c, make.wall)
      },
      Self(
        "align(top: a, b, c)",
        [
          "a": CGRect(x: 10, y: 100, width: 250, height: 30),
          "c": CGRect(x: 200, y: 100, width: 20, height: 40),
        ]
      ) { make, a, b, c in
        make.ref(a).yTop(b, c)
      },
      Self(
        "a.width == 100 ~ LayoutPriority(750)", ["a": CGRect(x: 10, y: 20, width: 100, height: 30)]
      ) { make, a, _, _ in
        make.priority(750).width(a) == 100
      },
    ]
  }

  private static var constraintsKit: [ComingRow] {
    [
      Self(
        "a.pinInside(view: view, offset: 8)", ["a": CGRect(x: 8, y: 8, width: 320 - 16, height: 480 - 16)]
      ) { make, a, _, _ in
        make.insetEdges(edge: 8)
        make.equal(a)
      },
      Self(
        "a.center(in: view)", ["a": CGRect(x: 160 - 125, y: 240 - 15, width: 250, height: 30)]
      ) { make, a, _, _ in
        make.center(a)
      },
      Self(
        "a.center(in: b, axis: .horizontal)", ["a": CGRect(x: 40 + 30 - 125, y: 20, width: 250, height: 30)]
      ) { make, a, b, _ in
        make.ref(b).xCenter(a)
      },
      Self(
        "a.left(with: b, anchor: .right, offset: 8)", ["a": CGRect(x: 108, y: 20, width: 250, height: 30)]
      ) { make, a, b, _ in
        make.xPlace(after: b, 8, a, make.wall)
      },
      Self(
        "a.set(width: 200).set(aspect: 2/1)", ["a": CGRect(x: 10, y: 20, width: 200, height: 100)]
      ) { make, a, _, _ in
        make.width(a) == 200
        make.aspectRatio(2, 1, a)
      },
      Self(
        "a.leftToSystemSpacing(with: b, anchor: .right)", ["a": CGRect(x: 108, y: 20, width: 250, height: 30)]
      ) { make, a, b, _ in
        make.xPlace(after: b, .space, a, make.wall)
      },
      Self("a.set(size: size)", ["a": CGRect(x: 10, y: 20, width: 70, height: 90)]) { make, a, _, _ in
        let size = CGSize(width: 70, height: 90)
        make.size(a) == size
      },
      Self(
        "a.fillTopHalf(of: view)",
        [
          "a": CGRect(x: 10, y: 0, width: 250, height: 240),
          "b": CGRect(x: 40, y: 240, width: 60, height: 240),
        ]
      ) { make, a, b, _ in
        make.ySpread(a, b)
      },
    ]
  }

  private static var anchors: [ComingRow] {
    [
      Self(
        "a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8)",
        ["a": CGRect(x: 108, y: 20, width: 250, height: 30)]
      ) { make, a, b, _ in
        make.directional.xPlace(after: b, 8, a, make.wall)
      },
      Self(
        "a.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8)",
        ["a": CGRect(x: 10, y: 480 - 8 - 30, width: 250, height: 30)]
      ) { make, a, _, _ in
        make.yPlace(make.wall, a, 8)
      },
      Self(
        "a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5)",
        ["a": CGRect(x: 10, y: 20, width: 30, height: 30)]
      ) { make, a, b, _ in
        make.priority(30).width(b) == 60
        make.width(a) == b.tk_width * 0.5
      },
      Self(
        "constraint.priority = .defaultHigh", ["a": CGRect(x: 10, y: 20, width: 90, height: 30)]
      ) { make, a, _, _ in
        make.priority(.high).width(a) == 90
        make.priority(.defaultHigh).height(a) == 30
      },
      Self(
        "view.layoutMarginsGuide",
        [
          "a": CGRect(x: 5, y: 20, width: 320 - 22, height: 30),
          "b": CGRect(x: 5, y: 100, width: 320 - 22, height: 50),
        ]
      ) { make, a, b, _ in
        make.margins.xEqual(a)
        make.readable.xEqual(b)
      },
      Self(
        "a layout guide as a spacer", ["a": CGRect(x: 25, y: 20, width: 320 - 25, height: 30)]
      ) { make, a, _, _ in
        let spacer = make.guide()
        make.yEqual(spacer)
        make.width(spacer) == 25
        make.xPlace(spacer, a)
      },
      Self(
        "a constraint that is made by hand", ["a": CGRect(x: 108, y: 20, width: 250, height: 30)]
      ) { make, a, b, _ in
        let constraint = a.leftAnchor.constraint(equalTo: b.rightAnchor, constant: 8)
        make.install(constraint)
      },
    ]
  }
}

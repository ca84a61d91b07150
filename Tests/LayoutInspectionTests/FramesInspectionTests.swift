import AutoLayoutKit
import LayoutFrames
import LayoutInspection
import Testing
import UIKit

/// Checks and explanations of views that a block lays out by their frames.
@MainActor @Suite struct FramesInspectionTests {
  /// A block with a mistake.
  struct Mistake: CustomTestStringConvertible {
    let testDescription: String
    /// The kind that is found.
    let kind: LayoutProblem.Kind?
    let place: @MainActor (BlockScreen, AutoLayoutKitMaker) -> Void

    init(
      _ name: String, _ kind: LayoutProblem.Kind?,
      _ place: @escaping @MainActor (BlockScreen, AutoLayoutKitMaker) -> Void
    ) {
      (testDescription, self.kind, self.place) = (name, kind, place)
    }
  }

  nonisolated static let mistakes: [Mistake] = [
    Mistake("nothing wrong", nil) { screen, make in
      make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
      make.xPlace(screen.icon, 8, screen.title, make.wall)
      make.yTop(screen.icon)
      make.ref(screen.icon).yCenter(screen.title)
    },
    Mistake("no height", .ambiguity) { screen, make in
      make.xEqual(screen.box)
      make.yTop(screen.box)
    },
    Mistake("no vertical position", .ambiguity) { screen, make in
      make.xPlace(20, screen.icon, 8, screen.title, make.wall)
      make.yTop(screen.icon)
    },
    Mistake("equal hugging", .ambiguity) { screen, make in
      make.xPlace(5, screen.title, 8, screen.detail, 7)
      make.yTop(screen.title, screen.detail)
    },
    Mistake("too wide", .conflict) { screen, make in
      make.xPlace(20, screen.icon, 8, screen.title, 20)
      make.yTop(screen.icon, screen.title)
      make.width(screen.icon) == 280
      make.width(screen.title) == 90
    },
    Mistake("two widths", .conflict) { screen, make in
      make.xLeft(screen.icon)
      make.yTop(screen.icon)
      make.width(screen.icon) == 40
      make.width(screen.icon) == 50
    },
    Mistake("one over another", .overlap) { screen, make in
      make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
      make.xLeft(screen.title, screen.detail)
      make.yTop(screen.title, screen.detail)
    },
    Mistake("outside", .outsideContainer) { screen, make in
      make.xLeft(screen.title, by: 300)
      make.yTop(screen.title, by: 40)
    },
    Mistake("cut off", .truncation) { screen, make in
      make.xLeft(screen.title, by: 12)
      make.yTop(screen.title, by: 40)
      make.width(screen.title) == 20
    },
    Mistake("a small target", .touchTarget) { screen, make in
      make.xLeft(screen.button, by: 12)
      make.yTop(screen.button, by: 40)
      make.size(screen.button) == (20, 20)
    },
    Mistake("a line twice", .duplicate) { screen, make in
      make.xLeft(screen.icon, by: 12)
      make.xLeft(screen.icon, by: 12)
      make.yTop(screen.icon, by: 40)
    },
    Mistake("a view that was not added", .setup) { screen, make in
      make.xPlace(10, screen.icon, 8, screen.missing, make.wall)
      make.yTop(screen.icon)
    },
    Mistake("a gap beside a wall", .setup) { screen, make in
      make.xPlace(make.wall, 8, screen.icon, make.wall)
      make.yTop(screen.icon)
    },
    Mistake("a guide", nil) { screen, make in
      let guide = make.guide()
      make.xPlace(10, guide, make.wall)
      make.yPlace(30, guide, make.wall)
      make.size(guide) == (120, 60)
      make.ref(guide).center(screen.title)
    },
    Mistake("the safe area", nil) { screen, make in
      make.safeArea.xPlace(10, screen.title, 8, screen.icon, 10)
      make.safeArea.yTop(screen.title, screen.icon)
      make.xHugging(screen.icon) == .required
    },
  ]

  private func screens(_ mistake: Mistake) -> [BlockScreen] {
    BlockLayout.allCases.map { BlockScreen($0, by: mistake.place) }
  }

  private func found(in view: UIView) -> [LayoutProblem] {
    var found: [LayoutProblem] = []
    silently { _ = reports { found = problems(in: view) } }
    return found
  }

  @Test(arguments: mistakes) func problemsAreThoseOfConstraints(_ mistake: Mistake) {
    let found = silently { screens(mistake).map { self.found(in: $0) } }
    #expect(found[1].map(\.description) == found[0].map(\.description))
    #expect(found[1].map(\.sites) == found[0].map(\.sites))
    #expect(found[1].map(\.frames) == found[0].map(\.frames))
    if let kind = mistake.kind { #expect(found[1].map(\.kind).contains(kind)) }
  }

  @Test(arguments: mistakes) func explanationsAreThoseOfConstraints(_ mistake: Mistake) {
    silently {
      _ = reports {
        let texts = screens(mistake).map { explanations(in: $0).map(\.description) }
        #expect(texts[1] == texts[0])
      }
    }
  }

  @Test(arguments: mistakes, BlockLayout.allCases)
  func insideAnotherViewTheyAreThoseOfConstraints(_ mistake: Mistake, _ outer: BlockLayout) {
    let texts = BlockLayout.allCases.map { inner in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 360, height: 520))
      var texts: [String] = []
      _ = reports {
        let screen = BlockScreen(inner, by: mistake.place)
        root.addSubview(screen)
        let place: (AutoLayoutKitMaker) -> Void = { make in
          make.insetEdges(top: 13, left: 15, bottom: 21, right: 17)
          make.equal(screen)
        }
        var frames: LayoutFrames?
        switch outer {
        case .constraints: root.tk_constraint(place)
        case .frames: frames = root.tk_frames(place)
        }
        frames?.layout()
        silently { root.layoutIfNeeded() }
        let before = state(of: root)
        texts = found(in: root).map(\.description) + explanations(in: root).map(\.description)
        #expect(state(of: root) == before)
      }
      return texts
    }
    #expect(texts[1] == texts[0])
  }

  @Test(arguments: mistakes) func nothingIsChanged(_ mistake: Mistake) {
    let screen = BlockScreen(.frames, by: mistake.place)
    _ = reports { screen.layoutIfNeeded() }
    let before = state(of: screen)
    let found = reports {
      for _ in 0..<2 { _ = problems(in: screen) }
      _ = explain(screen.title)
      _ = screen.tk_check(reports: false)
    }
    #expect(found.isEmpty)
    #expect(state(of: screen) == before)
    let layouts = screen.layouts
    screen.layoutIfNeeded()
    #expect(screen.layouts == layouts)
    #expect(screen.constraints.isEmpty)
    screen.frames?.layout()
    #expect(state(of: screen) == before)
  }

  @Test func theLayoutGoesOn() {
    let screen = BlockScreen(.frames) { screen, make in
      make.xPlace(5, screen.title, 7)
      make.yTop(screen.title, by: 3)
    }
    screen.layoutIfNeeded()
    _ = explain(screen.title)
    screen.frame.size.width = 200
    screen.layoutIfNeeded()
    #expect(screen.title.frame.minX == 5)
    #expect(abs(screen.title.frame.maxX - (200 - 7)) < 1e-6)
  }

  @Test func theVerbAndTheLineAreNamed() {
    let line = #line + 2
    let screen = BlockScreen(.frames) { screen, make in
      make.xPlace(5, screen.title, 7)
      make.yTop(screen.title, by: 3)
    }
    let explanation = explain(screen.title)
    #expect(explanation.frame == screen.title.frame)
    #expect(
      explanation.lines.flatMap(\.sites).map { relative($0.description, to: line) }
        == ["+0 xPlace[0]", "+0 xPlace[1]", "+1 yTop[0]"])
  }

  @Test func breakpointsAreThoseOfConstraints() {
    let texts = BlockLayout.allCases.map { layout in
      let screen = BlockScreen(layout) { screen, make in
        make.xPlace(16, screen.icon, 8, screen.detail, 16)
        make.width(screen.icon) == 40
        make.yTop(screen.icon, screen.detail)
      }
      screen.layoutIfNeeded()
      let before = state(of: screen)
      let found = breakpoints(of: screen, axis: .horizontal, in: 80...400).map(\.description)
      #expect(state(of: screen) == before)
      return found
    }
    #expect(texts[1] == texts[0])
    #expect(!texts[0].isEmpty)
  }

  @Test func theSmallestSizeIsThatOfConstraints() {
    let sizes = BlockLayout.allCases.map { layout in
      let screen = BlockScreen(layout) { screen, make in
        make.xPlace(16, screen.icon, 8, screen.title, make.wall, screen.detail, 16)
        make.yTop(screen.icon, screen.title, screen.detail)
      }
      screen.detail.numberOfLines = 1
      for view in [screen.box, screen.button] { view.isHidden = true }
      return minimumSize(of: screen)
    }
    #expect(sizes[0] != nil)
    #expect(sizes[1] == sizes[0])
  }

  @Test func stressFindsTheFailuresOfConstraints() {
    let texts = BlockLayout.allCases.map { layout in
      stress(sizes: .between(CGSize(width: 200, height: 300), CGSize(width: 400, height: 300)), changes: []) {
        let screen = BlockScreen(layout) { screen, make in
          make.xPlace(16, screen.icon, 8, screen.title, 90, screen.button, 16)
          make.yTop(screen.icon, screen.title, screen.button, by: 40)
          make.size(screen.button) == (44, 44)
          make.xCompression(screen.title) == .required
        }
        for view in [screen.box, screen.detail] { view.isHidden = true }
        return screen
      }.map(\.description)
    }
    #expect(texts[1] == texts[0])
    #expect(!texts[0].isEmpty)
  }

  @Test func aBlockMayRunAgainInsideACheck() {
    let screen = BlockScreen(.frames) { screen, make in
      make.xLeft(screen.icon, by: 5)
      make.yTop(screen.icon, by: 3)
    }
    let again = LayoutCheck("again") { _ in
      screen.run { screen, make in
        make.xLeft(screen.icon, by: 50)
        make.yTop(screen.icon, by: 3)
      }
      screen.layoutIfNeeded()
      #expect(screen.icon.frame.minX == 50)
      #expect(screen.constraints.count == 2)
      return []
    }
    _ = problems(in: screen, [again])
    screen.layoutIfNeeded()
    #expect(screen.icon.frame.minX == 50)
    #expect(screen.constraints.isEmpty)
    #expect(screen.icon.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func aLayoutThatIsGoneIsNotFound() {
    let screen = BlockScreen(.constraints) { _, _ in }
    var frames: LayoutFrames? = screen.tk_frames { make in
      make.xLeft(screen.icon, by: 5)
      make.yTop(screen.icon, by: 3)
    }
    frames?.layout()
    #expect(explain(screen.icon).lines.contains { $0.cause == .constraint })
    frames = nil
    #expect(!explain(screen.icon).lines.contains { $0.cause == .constraint })
  }
}

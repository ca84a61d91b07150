import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

@MainActor @Suite struct LayoutCheckTests {
  private let screen = CheckedScreen()

  @Test func everyKindHasACheckAndANameOfItsOwn() {
    let names = (LayoutCheck.all + [.aligned(by: .left)]).map(\.name)
    #expect(Set(names).count == names.count && names.count == LayoutProblem.Kind.allCases.count)
  }

  @Test func aViewWithoutASizeCannotBeExamined() {
    let view = CheckedScreen(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
    #expect(problems(in: view).isEmpty)
    view.addSubview(view.title)
    #expect(
      problems(in: view).map(\.description) == [
        "CheckedScreen is 320 × 0, so nothing in it can be examined. Set its frame first."
      ])
  }

  @Test func aCheckOfAnAppIsMadeWithTheOthers() {
    let check = LayoutCheck("noRed") { view in
      view.subviews.filter { $0.backgroundColor == .red }.map {
        LayoutProblem(.overlap, views: ["title"], frames: [$0.frame], sites: [], description: "Red.")
      }
    }
    screen.place([(screen.title, CGRect(x: 13, y: 17, width: 200, height: 20))])
    #expect(problems(in: screen, [check]).isEmpty)
    screen.title.backgroundColor = .red
    #expect(problems(in: screen, [check]).map(\.description) == ["Red."])
    #expect(problems(in: screen, [check.except(screen.title)]).isEmpty)
  }

  @Test func theViewsInsideAnExceptionAreExcepted() {
    screen.place([(screen.card, CGRect(x: 13, y: 17, width: 100, height: 50))])
    screen.card.addSubview(screen.inner)
    screen.inner.frame = CGRect(x: 60, y: 0, width: 90, height: 20)
    #expect(problems(in: screen, [.insideContainer]).count == 1)
    #expect(problems(in: screen, [.insideContainer.except(screen.card)]).isEmpty)
    #expect(problems(in: screen, [.insideContainer.except(screen.title)]).count == 1)
  }

  @Test func thePartsOfControlsAreNotExamined() {
    for (index, view) in [UISearchBar(), UISegmentedControl(items: ["one", "two"]), UISlider()].enumerated() {
      screen.place([(view, CGRect(x: 10, y: 60 * CGFloat(index), width: 300, height: 52))])
    }
    #expect(problems(in: screen, [.insideContainer, .noOverlap, .noTruncation]).isEmpty)
  }
}

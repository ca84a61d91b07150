import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

@MainActor @Suite struct LayoutCheckTests {
  private let screen = CheckedScreen()

  @Test func everyKindHasACheckAndANameOfItsOwn() {
    let others: [LayoutCheck] = [.aligned(by: .left), .frame(of: screen, .zero), .fitsItsContent, .mirrored]
    let names = (LayoutCheck.all + others).map(\.name)
    // An ignored text size is found between two text sizes, by `stress`.
    let kinds = LayoutProblem.Kind.allCases.filter { $0 != .custom && $0 != .textSize }
    #expect(Set(names).count == names.count && names.count == kinds.count)
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

  @Test func theConflictsOfAViewWithoutASizeAreNotReported() {
    let view = CheckedScreen(frame: .zero)
    view.addSubview(view.title)
    view.tk_constraint { make in
      make.xPlace(13, view.title, 17)
      make.width(view.title) == 40
    }
    var conflicts = 0
    let handler = HeadlessLayout.conflictHandler
    HeadlessLayout.conflictHandler = { _ in conflicts += 1 }
    defer { HeadlessLayout.conflictHandler = handler }
    #expect(problems(in: view).count == 1 && conflicts == 0)
  }

  @Test func aViewThatNoLineMentionsHasOneProblem() {
    screen.addSubview(screen.title)
    screen.addSubview(screen.button)
    screen.addSubview(screen.card)
    screen.tk_constraint { make in
      make.xPlace(13, screen.title, make.wall)
      make.yPlace(17, screen.title, make.wall)
    }
    let sentences = ["button", "card"].map { "\"\($0)\" is not placed: no verb mentions it." }
    let found = problems(in: screen)
    #expect(found.map(\.description) == sentences)
    #expect(found.map(\.kind) == [.ambiguity, .ambiguity])
    #expect(screen.tk_check(reports: false).map(\.description) == sentences)
    screen.button.frame = CGRect(x: 13, y: 60, width: 100, height: 44)
    #expect(problems(in: screen).map(\.description) == [sentences[1]])
  }

  @Test func aCheckOfAnAppIsMadeWithTheOthers() {
    let check = LayoutCheck("noRed") { view in
      view.subviews.filter { $0.backgroundColor == .red }.map {
        LayoutProblem(.custom, views: ["title"], frames: [$0.frame], sites: [], description: "Red.")
      }
    }
    screen.place([(screen.title, CGRect(x: 13, y: 17, width: 200, height: 20))])
    #expect(problems(in: screen, [check]).isEmpty)
    screen.title.backgroundColor = .red
    let found = problems(in: screen, [check])
    #expect(found.map(\.description) == ["Red."] && found.map(\.kind) == [.custom])
    #expect(found.map { LayoutReports.report($0).reason } == [.custom])
    #expect(problems(in: screen, [check.except(screen.title)]).isEmpty)
  }

  @Test func anExceptionIsOneOfTwoViewsWithOneNameAndFrame() {
    // Both have a width that a required constraint contradicts, and neither has a name.
    let boxes = [UIView(), UIView()]
    for (index, box) in boxes.enumerated() {
      screen.addSubview(box)
      screen.tk_constraint { make in
        make.width(box) == 40 + CGFloat(index)
        make.height(box) == 30
        make.xPlace(13, box, 17)
        make.yTop(box)
      }
    }
    let handler = HeadlessLayout.conflictHandler
    HeadlessLayout.conflictHandler = { _ in }
    defer { HeadlessLayout.conflictHandler = handler }
    screen.layoutIfNeeded()
    let all = problems(in: screen, [.noConflict]).map(\.description)
    #expect(all.count == 1)
    let others = boxes.map { problems(in: screen, [.noConflict.except($0)]).map(\.description) }
    #expect(others.map(\.count) == [1, 1] && Set(others.joined()) == Set(all))
  }

  @Test func aConflictOfAGuideBelongsToItsView() {
    let guide = UILayoutGuide()
    screen.addSubview(screen.card)
    screen.card.addLayoutGuide(guide)
    screen.card.frame = CGRect(x: 13, y: 17, width: 100, height: 50)
    guide.widthAnchor.constraint(equalToConstant: 40).isActive = true
    guide.widthAnchor.constraint(equalToConstant: 50).isActive = true
    let handler = HeadlessLayout.conflictHandler
    HeadlessLayout.conflictHandler = { _ in }
    defer { HeadlessLayout.conflictHandler = handler }
    #expect(problems(in: screen, [.noConflict]).count == 1)
    #expect(problems(in: screen, [.noConflict.except(screen.card)]).isEmpty)
    #expect(problems(in: screen, [.noConflict.except(screen.title)]).count == 1)
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

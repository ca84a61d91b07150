import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// A view with properties that a group may set.
private final class Panel: Box {
  var isOpen = false
  var note: String?
  var writes = 0
  var level = 1.0 { didSet { writes += 1 } }
  /// Called when `mark` is set.
  var onMark = {}
  var mark = 0 { didSet { onMark() } }
}

/// Properties that are set while a group is installed.
@MainActor
struct EffectTests {
  private let root = Box(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let panel = Panel()
  private let group = AutoLayoutKitConstraintGroup()
  private let file: StaticString = "App/Card.swift"

  init() { root.addSubview(panel) }

  private func layOut(_ block: (AutoLayoutKitMaker) -> Void) { root.tk_constraint(replace: group, block) }

  private func expectChange(
    kept: Int = 0, updated: Int = 0, removed: Int = 0, added: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let change = group.lastChange
    let counts = [change.kept, change.updated, change.removed, change.added]
    #expect(counts == [kept, updated, removed, added], sourceLocation: sourceLocation)
  }

  @Test func aPropertyIsSetUntilTheGroupIsUninstalled() {
    layOut { make in
      make.effect(panel, \.level, 0.5)
      make.effect(panel, \.isOpen, true)
    }
    #expect(panel.level == 0.5 && panel.isOpen)
    group.uninstall()
    #expect(panel.level == 1 && !panel.isOpen)
    group.install()
    #expect(panel.level == 0.5 && panel.isOpen)
  }

  @Test func anOptionalPropertyIsResetToNil() {
    layOut { $0.effect(panel, \.note, "new") }
    #expect(panel.note == "new")
    group.uninstall()
    #expect(panel.note == nil)
    panel.note = "old"
    layOut { $0.effect(panel, \.note, nil) }
    #expect(panel.note == nil)
    group.uninstall()
    #expect(panel.note == "old")
  }

  @Test func aPropertyOfThePlatformsViewIsSet() {
    let plain = Box()
    root.addSubview(plain)
    layOut { $0.effect(plain, \.isHidden, true) }
    #expect(plain.isHidden)
    group.uninstall()
    #expect(!plain.isHidden)
  }

  @Test func aPreparedGroupSetsNothingUntilItIsInstalled() {
    let group = root.tk_constraint(active: false) { $0.effect(panel, \.level, 0.5) }
    #expect(panel.level == 1)
    group.install()
    #expect(panel.level == 0.5)
  }

  @Test func replaceCountsEffects() {
    layOut { $0.effect(panel, \.level, 0.5) }
    expectChange(added: 1)
    layOut { $0.effect(panel, \.level, 0.5) }
    expectChange(kept: 1)
    layOut { make in
      make.effect(panel, \.level, 0.25)
      make.effect(panel, \.isOpen, true)
    }
    expectChange(updated: 1, added: 1)
    layOut { $0.effect(panel, \.isOpen, true) }
    expectChange(kept: 1, removed: 1)
    #expect(panel.level == 1 && panel.isOpen)
  }

  @Test func replaceRestoresTheValueBeforeTheFirstEffect() {
    for value in [0.5, 0.25, 0.75] {
      layOut { $0.effect(panel, \.level, value) }
      #expect(panel.level == value)
    }
    layOut { _ in }
    #expect(panel.level == 1)
  }

  @Test func anUnchangedValueIsNotSetAgain() {
    layOut { $0.effect(panel, \.level, 0.5) }
    let writes = panel.writes
    layOut { $0.effect(panel, \.level, 0.5) }
    #expect(panel.writes == writes)
  }

  @Test func theLastEffectOnAPropertyApplies() {
    layOut { make in
      make.effect(panel, \.level, 0.5)
      make.effect(panel, \.level, 0.25)
    }
    #expect(panel.level == 0.25)
    expectChange(added: 1)
    group.uninstall()
    #expect(panel.level == 1)
  }

  @Test func anEffectIsNoConstraint() {
    layOut { make in
      make.handle { make.effect(panel, \.level, 0.5) }
    }
    #expect(group.constraints.isEmpty)
  }

  @Test func contentPrioritiesAreEffects() {
    layOut { make in
      make.xHugging(panel) == 300
      make.yCompression(panel) == 400
    }
    expectChange(added: 2)
    layOut { make in
      make.xHugging(panel) == 310
      make.yCompression(panel) == 400
    }
    expectChange(kept: 1, updated: 1)
    #expect(panel.contentHuggingPriority(for: .horizontal).rawValue == 310)
  }

  @Test func anEffectDoesNotMoveAView() {
    panel.frame = CGRect(x: 3, y: 5, width: 11, height: 17)
    layOut { $0.effect(panel, \.level, 0.5) }
    root.layoutIfNeeded()
    expectFrames(("panel", panel, CGRect(x: 3, y: 5, width: 11, height: 17)))
    #expect(panel.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func anEffectOnAViewOutsideTheContainerIsReported() {
    let stray = Panel()
    let reports = collectReports {
      layOut { $0.effect(stray, \.level, 0.5, file: file, line: 41) }
    }
    let sentence = "Panel is not inside \(Box.self), so it is left out."
    #expect(reports.map(\.description) == ["Card.swift:41: effect(Panel): \(sentence)"])
    #expect(stray.level == 1)
  }

  @Test func anEffectOnAFreedViewIsForgotten() {
    var view: Panel? = Panel()
    weak let reference = view
    if let view {
      root.addSubview(view)
      layOut { $0.effect(view, \.level, 0.5) }
      view.removeFromSuperview()
    }
    view = nil
    #expect(reference == nil)
    group.uninstall()
    group.install()
    layOut { $0.effect(panel, \.level, 0.5) }
    expectChange(added: 1)
  }

  @Test func aPriorityThatIsGivenTwiceToOneConstraintIsRestored() {
    let width = panel.widthAnchor.constraint(equalToConstant: 50)
    for _ in 0..<2 { layOut { $0.priority(.low).install(width, width) } }
    #expect(width.priority.rawValue == 250)
    group.uninstall()
    #expect(width.priority.rawValue == 1000)
  }

  /// The effect is applied when the first block has ended, and undone when the second one has, where the same
  /// call is not reported again.
  @Test func codeThatAnEffectCallsMayUseTheMaker() {
    var maker: AutoLayoutKitMaker?
    let reports = collectReports {
      panel.onMark = { [panel] in maker?.xLeft(panel) }
      layOut { make in
        maker = make
        make.effect(panel, \.mark, 1)
      }
      layOut { maker = $0 }
    }
    #expect(reports.map(\.reason) == [.makerOutlivedBlock])
    #expect(group.constraints.isEmpty && panel.mark == 0)
    panel.onMark = {}
  }
}

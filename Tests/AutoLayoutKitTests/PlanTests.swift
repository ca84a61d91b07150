import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// A block as a value: recorded without an effect, and the same as the block that is installed.
@MainActor struct PlanTests {
  private let card = Card(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let file: StaticString = "App/Card.swift"

  /// Everything about a tree that a block may change.
  private func state(of view: AutoLayoutKitView) -> [String] {
    let priorities = [
      view.contentHuggingPriority(for: .horizontal), view.contentHuggingPriority(for: .vertical),
      view.contentCompressionResistancePriority(for: .horizontal),
      view.contentCompressionResistancePriority(for: .vertical),
    ]
    let own =
      "\(view.frame) \(view.translatesAutoresizingMaskIntoConstraints) \(view.constraints.count)"
      + " \(view.layoutGuides.count) \(view.isHidden) \(priorities.map(\.rawValue))"
    return [own] + view.subviews.flatMap { state(of: $0) }
  }

  /// The equations of a plan as text, without their places.
  private func texts(_ plan: AutoLayoutKitPlan?) -> [String] {
    (plan?.description ?? "").split(separator: "\n").map { line in
      "\(line.prefix { $0 != "@" })".split(separator: " ").joined(separator: " ")
    }
  }

  @Test func aPlanHasOneLineForEachEquation() {
    let plan = card.tk_plan { make in
      make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
      make.xPlace(card.icon, 12, card.title, file: file, line: 41)
      make.named("body").priority(.low).width(card.icon, file: file, line: 42) >= make.w * 0.5
      make.height(card.badge, file: file, line: 43) <= 20
    }
    let lines = plan.description.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    #expect(
      lines == [
        "icon.left == Card.left + 5 Card.swift:41 xPlace[0]",
        "title.left == icon.right + 12 Card.swift:41 xPlace[1]",
        "title.right == Card.right - 17 Card.swift:41 xPlace[2]",
        "icon.width >= Card.width * 0.5 - 11 @250 Card.swift:42 body.width[0]",
        "badge.height <= 20 Card.swift:43 height[0]",
      ])
    #expect(plan.calls.map(\.verb) == ["xPlace", "width", "height"])
    #expect(plan.calls.map(\.name) == [nil, "body", nil] && plan.calls.map(\.line) == [41, 42, 43])
    #expect(plan.equations.map(\.number) == [0, 12, 0, 0, 20])
    #expect(plan.items.compactMap { $0 }.count == 4 && plan.items.first.map { $0 === card } == true)
  }

  @Test func recordingChangesNothing() {
    let before = state(of: card)
    let reports = collectReports {
      _ = card.tk_plan { make in
        make.xPlace(.flexible, card.icon, .flexible * 2, card.title)
        make.directional.xCenter(card.badge, by: 7)
        make.width(make.guide()) == 30
        make.xHugging(card.icon) == .high
        make.effect(card.badge, \.isHidden, true)
        make.xLeft(Box())
      }
    }
    #expect(state(of: card) == before && reports.isEmpty)
  }

  @Test func mistakesAreInThePlanAndNotDelivered() {
    var mistakes: [String] = []
    let reports = collectReports {
      let plan = card.tk_plan { make in make.xPlace(card.icon, card.icon, file: file, line: 41) }
      mistakes = plan.mistakes.map(\.description)
    }
    #expect(
      mistakes == [
        "Card.swift:41: xPlace(icon, icon): icon is in the chain already, so it is not placed again."
      ])
    #expect(reports.isEmpty && AutoLayoutKitReport.all(in: card).isEmpty)
  }

  @Test func effectsAreInThePlan() {
    let plan = card.tk_plan { make in
      make.xHugging(card.icon) == 300
      make.yCompression(card.icon) == 400
      make.xHugging(card.icon) == 310
    }
    #expect(plan.effects.map(\.property) == ["xHugging", "yCompression"])
    let values = plan.effects.map { ($0.value as? AutoLayoutKitPlatformPriority)?.rawValue }
    #expect(values == [310, 400] && plan.effects.map(\.item) == [1, 1])
  }

  @Test func theInstalledPlanIsThatOfTheBlock() {
    #expect(card.group.plan == nil)
    card.place()
    let recorded = card.tk_plan { make in
      make.insetEdges(edge: 10)
      make.xPlace(card.icon, 8, card.title)
      make.yEqual(card.icon, card.title)
      make.width(card.icon) == make.w * 0.25
    }
    #expect(texts(card.group.plan).map(equation) == texts(recorded).map(equation))
  }

  @Test func guidesOfAPlanAreInsideTheContainer() {
    let views = (0..<5).map { _ in AutoLayoutKitView() }
    for view in views { card.addSubview(view) }
    func block(_ make: AutoLayoutKitMaker) {
      make.inset(top: 2, left: 4, bottom: 8, right: 16).grid(views, columns: 2, gap: 10)
    }
    let plan = card.tk_plan(block)
    #expect(plan.mistakes.isEmpty)
    #expect(texts(plan) == texts(card.tk_constraint(block).plan))
  }

  /// The line of an equation without its place.
  private func equation(_ line: String) -> String {
    line.split(separator: " ").prefix { !$0.contains(".swift:") }.joined(separator: " ")
  }

  @Test func theOriginOfAConstraintHasItsCallAndItsNumber() {
    var handle: AutoLayoutKitHandle?
    let group = card.tk_constraint { make in
      make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
      handle = make.xRight(card.icon, by: 7, file: file, line: 41)
      make.install(card.title.tk_width == 30, file: file, line: 42)
      make.install(card.title.heightAnchor.constraint(equalToConstant: 20))
    }
    handle?.constant = 9
    let origins = group.constraints.map { AutoLayoutKitPlan.origin(of: $0) }
    #expect(origins.map { $0?.call.description } == ["Card.swift:41 xRight", "Card.swift:42 install", nil])
    #expect(origins.map { $0?.equation.number } == [9, 30, nil])
    #expect(origins.map { $0?.equation.isMadeByHand } == [false, true, nil])
  }

  @Test func aHandleOfAPlanChangesNoConstraint() {
    let width = card.icon.widthAnchor.constraint(equalToConstant: 30)
    var handle: AutoLayoutKitHandle?
    let plan = card.tk_plan { make in
      let installed = make.install(width)
      installed.constant = 40
      handle = make.xLeft(card.icon, by: 7)
      handle?.constant = 9
    }
    #expect(plan.equations.map(\.constant) == [40, 9] && width.constant == 30)
    // After the block the handle has no constraints to change.
    handle?.constant = 11
    handle?.isActive = true
    #expect(handle?.constant == 9 && handle?.constraints.isEmpty == true && handle?.isActive == false)
  }

  @Test func aBlockAroundAWaitingObserverMayBeAPlan() {
    final class Observer: AutoLayoutKitBlockObserver {
      var ends = 0
      func groupWillInstall(_ group: AutoLayoutKitConstraintGroup, in container: AutoLayoutKitView) {}
      func groupDidUninstall() {}
      func blocksDidEnd() { ends += 1 }
    }
    let observer = Observer()
    _ = card.tk_plan { _ in _ = AutoLayoutKitConstraintGroup.mustWait(observer) }
    #expect(observer.ends == 1)
  }

  @Test func aPlanRetainsItsItemsAndAnInstalledOneDoesNot() {
    weak var installed: Box?
    weak var recorded: Box?
    var plan: AutoLayoutKitPlan?
    do {
      let (first, second) = (Box(), Box())
      card.addSubview(first)
      card.addSubview(second)
      card.tk_constraint(replace: card.group) { make in make.xLeft(first) }
      plan = card.tk_plan { make in make.xLeft(second) }
      (installed, recorded) = (first, second)
      first.removeFromSuperview()
      second.removeFromSuperview()
    }
    #expect(installed == nil && recorded != nil && plan?.items.count == 2)
    #expect(card.group.plan?.items.last.map { $0 == nil } == true)
  }

  @Test(arguments: 0..<TestEffort.choose(all: 400, usually: 60))
  func aRandomBlockIsInstalledAsItIsRecorded(seed: Int) {
    let before = state(of: card)
    let plan = card.tk_plan { random(seed, $0) }
    #expect(state(of: card) == before, "seed \(seed)")
    var group = AutoLayoutKitConstraintGroup()
    let reports = collectReports { group = card.tk_constraint { random(seed, $0) } }
    #expect(texts(group.plan) == texts(plan), "seed \(seed)")
    #expect(reports.map(\.description) == plan.mistakes.map(\.description), "seed \(seed)")
    // The constraints say the same as the equations.
    let made = group.constraints.map { card.text($0) }
    let items = plan.items
    let expected = plan.equations.map { equation in
      let second = equation.second.flatMap { items[$0] }
      guard let first = items[equation.first] else { return "" }
      let constraint = NSLayoutConstraint(
        item: first, attribute: equation.firstAttribute, relatedBy: equation.relation, toItem: second,
        attribute: equation.secondAttribute, multiplier: equation.multiplier, constant: equation.constant)
      constraint.priority = equation.priority.platform
      return card.text(constraint)
    }
    #expect(made == expected, "seed \(seed)")
  }

  /// Makes the calls of a seed.
  private func random(_ seed: Int, _ make: AutoLayoutKitMaker) {
    var random = SplitMix64(seed: UInt64(seed))
    let views = [card.icon, card.title, card.badge] + card.rows
    for _ in 0..<8 {
      let chosen = views.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
      let number = Double(Int.random(in: -9...40, using: &random))
      let maker = [make, make.priority(.high), make.inset(top: 1, left: 2, bottom: 3, right: 4)]
        .randomElement(
          using: &random)
      switch Int.random(in: 0..<9, using: &random) {
      case 0: make.insetEdges(top: number, left: 1, bottom: 2, right: 3)
      case 1: maker?.xPlace(number, chosen, .flexible)
      case 2: maker?.yPlace(chosen, number..., make.wall, views[0])
      case 3: _ = maker.map { $0.width(chosen) == $0.w * 0.4 }
      case 4: _ = maker.map { $0.size(chosen) >= (number, 20) }
      case 5: maker?.equal(chosen, by: number, except: .top)
      case 6: maker?.ref(views[1]).center(chosen, by: number)
      case 7: maker?.xPlace(chosen, 8, chosen)
      default: maker?.directional.xCenter(chosen, by: number)
      }
    }
  }
}

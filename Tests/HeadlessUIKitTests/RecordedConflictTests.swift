import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// A tree with the constraints of a recorded conflict.
@MainActor private struct Replay {
  /// The layouts before the one that contains all constraints.
  enum Before: CaseIterable {
    case none
    case withoutConstraints
    case withHalfOfThem
  }

  private let root: UIView
  private var items: [String: AnyObject] = [:]
  private var constraints: [NSLayoutConstraint] = []
  private var addresses: [ObjectIdentifier: String] = [:]

  init(_ recording: RecordedConflict) {
    // The views are in `items`; the topmost one is the first.
    root = UIView()
    for item in recording.items { add(item) }
    for member in recording.members where member.isOfMask { applyMask(member.equation) }
    for member in recording.members where !member.isOfMask { add(member) }
  }

  private mutating func add(_ item: RecordedConflict.Item) {
    guard let name = item.container, let container = items[name] as? UIView else {
      root.translatesAutoresizingMaskIntoConstraints = false
      items[item.name] = root
      return
    }
    if item.isGuide {
      let guide = UILayoutGuide()
      container.addLayoutGuide(guide)
      items[item.name] = guide
    } else {
      let view = UIView()
      container.placeInside(view)
      items[item.name] = view
    }
  }

  /// Places a view by its frame: at a number, or with the size of its superview.
  private func applyMask(_ rule: RecordedConflict.Equation) {
    guard let view = items[rule.first.item] as? UIView else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    switch rule.first.attribute {
    case .height where rule.second == nil: view.frame.size.height = rule.constant
    case .width where rule.second == nil: view.frame.size.width = rule.constant
    case .height: view.autoresizingMask = .flexibleHeight
    case .width: view.autoresizingMask = .flexibleWidth
    case .top: view.frame.origin.y = rule.constant
    default: view.frame.origin.x = rule.constant
    }
  }

  private mutating func add(_ member: RecordedConflict.Member) {
    let rule = member.equation
    guard let first = items[rule.first.item] else { return }
    let constraint = NSLayoutConstraint(
      item: first, attribute: rule.first.attribute, relatedBy: rule.relation,
      toItem: rule.second.flatMap { items[$0.item] },
      attribute: rule.second?.attribute ?? .notAnAttribute, multiplier: rule.multiplier,
      constant: rule.constant)
    constraint.identifier = member.identifier
    constraints.append(constraint)
    addresses[ObjectIdentifier(constraint)] = member.address
  }

  /// Returns the address of the constraint that the last reported conflict leaves out; nil without a
  /// conflict.
  func leftOut(isReversed: Bool, before: Before) -> String? {
    let list = isReversed ? constraints.reversed() : constraints
    let found = conflicts {
      if before == .withHalfOfThem { NSLayoutConstraint.activate(Array(list.prefix(list.count / 2))) }
      if before != .none { root.layoutIfNeeded() }
      NSLayoutConstraint.activate(list)
      root.layoutIfNeeded()
    }
    guard let last = found.last else { return nil }
    return last.broken.flatMap { addresses[ObjectIdentifier($0)] } ?? "none of the list"
  }
}

/// The choice among conflicting constraints, compared with recordings of UIKit.
@MainActor @Suite struct RecordedConflictTests {
  private static let leastRecorded = 70
  /// Recordings without a conflict are those whose list is not complete.
  private static let leastReplayed = 67
  private static let leastAgreeing = 61

  @Test(arguments: RecordedConflict.List.all)
  func nineOfTenChoicesAreThoseOfUIKit(list: RecordedConflict.List) throws {
    let recordings = try list.read()
    #expect(recordings.count >= Self.leastRecorded)
    var choices: [String: Set<String>] = [:]
    var lines: [String] = []
    var isEnough = true
    for before in Replay.Before.allCases {
      for isReversed in [false, true] {
        var replayed = 0
        var others: [String] = []
        for recording in recordings {
          let choice = Replay(recording).leftOut(isReversed: isReversed, before: before)
          guard let choice else { continue }
          replayed += 1
          choices[recording.name, default: []].insert(choice)
          if choice != recording.broken { others.append("\(recording.name): \(choice)") }
        }
        let agreeing = replayed - others.count
        isEnough = isEnough && replayed >= Self.leastReplayed && agreeing >= Self.leastAgreeing
        lines.append(
          "\(before), \(isReversed ? "reversed" : "in order"): \(agreeing) of \(replayed) agree; "
            + "not \(others.joined(separator: ", "))")
      }
    }
    #expect(isEnough, "\(lines.joined(separator: "\n"))")
    let varying = choices.filter { $0.value.count > 1 }.map { "\($0.key): \($0.value.sorted())" }.sorted()
    #expect(varying.isEmpty, "The choice depends on the history in \(varying.joined(separator: ", "))")
  }

  @Test func theFactsOfARecordingAreRead() throws {
    let text = """
      # About the file.
      # K07, iOS 99
      T root(card(label,~safe))
      N a50 'E' label.width == 0.5*card.height - 8
      A d20 root.height == 896
      N 410 V:[label]-(>=8.5)-| @card
      B a50
      """
    let recording = try #require(RecordedConflict.parse(text).first)
    #expect(recording.name == "K07" && recording.broken == "a50")
    #expect(recording.items.map(\.name) == ["root", "card", "label", "safe"])
    #expect(recording.items.map(\.container) == [nil, "root", "card", "card"])
    #expect(recording.items.map(\.isGuide) == [false, false, false, true])
    #expect(recording.members.map(\.address) == ["a50", "d20", "410"])
    #expect(recording.members.map(\.isOfMask) == [false, true, false])
    #expect(recording.members.map(\.identifier) == ["UIView-Encapsulated-Layout-Height", nil, nil])
    let rules = recording.members.map(\.equation)
    #expect(rules.map(\.first.item) == ["label", "root", "card"])
    #expect(rules.map(\.first.attribute) == [.width, .height, .bottom])
    #expect(rules.map(\.second?.item) == ["card", nil, "label"])
    #expect(rules.map(\.second?.attribute) == [.height, nil, .bottom])
    #expect(rules.map(\.relation) == [.equal, .equal, .greaterThanOrEqual])
    #expect(rules.map(\.multiplier) == [0.5, 1, 1])
    #expect(rules.map(\.constant) == [-8, 896, 8.5])
  }
}

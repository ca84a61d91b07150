import HeadlessUIKit
import Testing
import UIKit

/// The isolation of members that a subclass may override: as in UIKit, names are isolated to the main actor,
/// and descriptions are not.
@MainActor @Suite struct IsolationTests {
  @MainActor private static var name: String { "mine" }

  // Each override reads a main-actor property: the file compiles only
  // while the overridden member is isolated.
  private final class Rule: NSLayoutConstraint {
    override var identifier: String? {
      get { IsolationTests.name }
      set { super.identifier = newValue }
    }
  }

  private final class Guide: UILayoutGuide {
    override var identifier: String {
      get { IsolationTests.name }
      set { super.identifier = newValue }
    }
  }

  private final class Card: UIView {
    override var accessibilityIdentifier: String? {
      get { IsolationTests.name }
      set { super.accessibilityIdentifier = newValue }
    }
  }

  private final class Effect: UIVisualEffect {
    override func copy(with zone: NSZone? = nil) -> Any { IsolationTests.name }
  }

  /// Reads a description from nonisolated code, on a thread of the concurrent executor.
  @concurrent private nonisolated func describe(_ object: some NSObject & Sendable) async -> String {
    object.description
  }

  @Test func descriptionsUseOverriddenNamesOnAnyThread() async {
    let card = Card()
    let guide = Guide()
    let rule = Rule(
      item: card, attribute: .width, relatedBy: .equal, toItem: guide, attribute: .width, multiplier: 1,
      constant: 0)
    #expect(rule.description == "<Rule 'mine' mine.width == mine.width>")
    #expect(await describe(rule) == rule.description)
    #expect(await describe(card) == card.description)
    #expect(card.description == "<Card 'mine' frame = (0.0 0.0; 0.0 0.0)>")
    #expect(Effect().copy() as? String == "mine")
  }

  @Test func aTextContainerCanBeChangedOutsideTheMainActor() {
    nonisolated func halve(_ container: NSTextContainer) { container.lineFragmentPadding /= 2 }
    let view = UITextView()
    let width = view.sizeThatFits(CGSize(width: 1000, height: 1000)).width
    halve(view.textContainer)
    #expect(view.sizeThatFits(CGSize(width: 1000, height: 1000)).width == width - 5)
  }
}

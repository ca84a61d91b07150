import LayoutWords
import Testing

@Suite struct SystemConstraintTests {
  @Test func aConstraintThatFixesASizeIsKnownByItsBeginning() {
    for identifier in [
      "UIView-Encapsulated-Layout-Width", "UIViewSafeAreaLayoutGuide-top", "fittingSizeHTarget",
    ] {
      #expect(SystemConstraint.isFixed(identifier) && SystemConstraint.isKept(identifier))
    }
    for identifier in ["", "UIView-bottomMargin-guide-constraint", "Login.swift:42 xPlace[2]"] {
      #expect(!SystemConstraint.isFixed(identifier) && !SystemConstraint.isKept(identifier))
    }
  }

  @Test func theConstraintThatHidesAnArrangedViewIsKeptAndNotFixed() {
    let hiding = StackRole.hiding.rawValue
    #expect(SystemConstraint.isKept(hiding) && !SystemConstraint.isFixed(hiding))
    #expect(!SystemConstraint.isKept(StackRole.spacing.rawValue))
    #expect(hiding.hasPrefix(StackRole.beginning) && SystemConstraint.isOwn(hiding))
  }

  @Test func aGuideIsKnownByTheBeginningOfItsIdentifier() {
    for guide in SystemGuide.allCases { #expect(SystemGuide(beginning: guide.rawValue + "-1") == guide) }
    #expect(SystemGuide(beginning: "column") == nil)
  }
}

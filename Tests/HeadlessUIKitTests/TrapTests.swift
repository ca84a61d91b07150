import Testing
import UIKit

/// Misuses for which UIKit raises an exception and which end the process here.
@Suite struct TrapTests {
  @Test func itemsWithoutACommonAncestorTrap() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIView().leftAnchor.constraint(equalTo: UIView().leftAnchor).isActive = true
      let (one, other) = (UIView(), UIView())
      one.leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true
    }
  }

  @Test func aConstraintOfAnItemOutsideItsViewTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = UIView()
      let other = UIView()
      view.addConstraint(other.widthAnchor.constraint(equalToConstant: 1))
    }
  }

  @Test func aLocationEqualToAConstantTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = NSLayoutConstraint(
        item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 0)
    }
  }

  @Test func aLocationTimesZeroTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = UIView()
      _ = NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .right, multiplier: 0,
        constant: 0)
    }
  }

  @Test func mixedAxesTrapInALayout() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = UIView()
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1,
        constant: 0
      ).isActive = true
      view.layoutIfNeeded()
    }
  }

  @Test func aLocationWithASizeTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = UIView()
      _ = NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 1,
        constant: 0)
    }
  }

  @Test func leftWithLeadingTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = UIView()
      _ = NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1,
        constant: 0)
    }
  }

  @Test func aConstantThatIsNotFiniteTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = UIView().widthAnchor.constraint(equalToConstant: .nan)
    }
  }

  @Test func aConstantThatBecomesInfiniteTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIView().widthAnchor.constraint(equalToConstant: 1).constant = .infinity
    }
  }

  @Test func aMultiplierThatIsNotFiniteTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = UIView()
      _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .infinity)
    }
  }

  @Test func anActivePriorityThatCrossesRequiredTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = UIView()
      let constraint = view.widthAnchor.constraint(equalToConstant: 1)
      constraint.isActive = true
      constraint.priority = .defaultHigh
    }
  }

  @Test func aPriorityOfZeroTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(0)
    }
  }

  @Test func aPriorityAboveRequiredTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1001)
    }
  }

  @Test func aSubviewThatContainsItsSuperviewTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.addSubview(outer)
    }
  }

  @Test func aViewOfTwoControllersTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (one, other) = (UIViewController(), UIViewController())
      other.view = one.view
    }
  }

  @Test func anItemThatIsNeitherViewNorGuideTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = NSLayoutConstraint(
        item: NSObject(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 0)
    }
  }
}

import LayoutSolver
import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor @Suite struct LayoutSystemTests {
  private let root = UIView(frame: CGRect(x: 3, y: 5, width: 320, height: 480))
  private let label = UILabel()
  private let guide = UILayoutGuide()

  init() {
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "Title"
    root.addSubview(label)
    root.addLayoutGuide(guide)
  }

  private func system() throws -> LayoutSystem { try #require(LayoutSystem(of: label)) }

  @Test func aTreeWithoutALayoutByConstraintsHasNoConstraintOfItsOwn() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let system = LayoutSystem(of: view)
    #expect(system?.solver.allConstraints.isEmpty != false)
    #expect(system?.exactFrame(of: UIView()) == nil)
  }

  @Test func aRowHasTheConstraintThatMadeIt() throws {
    let leading = label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 17)
    let top = label.topAnchor.constraint(equalTo: root.topAnchor, constant: 29)
    NSLayoutConstraint.activate([leading, top])
    let system = try system()
    let row = try #require(system.row(of: leading))
    guard case .constraint(let owner) = system.source(of: row) else {
      Issue.record("The row belongs to something else.")
      return
    }
    #expect(owner === leading)
    let content = system.solver.content(of: row)
    #expect(content.relation == .equal && content.constant == 17 && content.priority == 1000)
    #expect(!content.isBroken && content.isBreakable && content.terms.count == 1)
    let quantity = try #require(system.quantity(of: content.terms[0].variable))
    #expect(quantity.item === label && quantity.axis == .horizontal && !quantity.isSize)
    #expect(system.near(of: label, along: .horizontal) == content.terms[0].variable)
    #expect(system.row(of: root.widthAnchor.constraint(equalToConstant: 4)) == nil)
  }

  @Test func theSizeOfTheTopmostViewIsAnInput() throws {
    label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -31).isActive = true
    let system = try system()
    let width = try #require(system.size(of: root, along: .horizontal))
    #expect(system.solver.isSuggested(width) && system.solver.value(of: width) == 320)
    #expect(system.near(of: root, along: .horizontal) == nil)
    let frame = try #require(system.exactFrame(of: label))
    #expect(abs(frame.maxX - (320 - 31)) < 1e-9)
  }

  @Test func theContentOfALabelIsTwoRows() throws {
    label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    let system = try system()
    let width = try #require(system.size(of: label, along: .horizontal))
    var hugging: ConstraintContent?
    var resistance: ConstraintContent?
    for row in system.solver.allConstraints {
      let content = system.solver.content(of: row)
      guard content.terms.map(\.variable) == [width] else { continue }
      if case .hugging(let item) = system.source(of: row), item === label { hugging = content }
      if case .compressionResistance(let item) = system.source(of: row), item === label {
        resistance = content
      }
    }
    let natural = Double(label.intrinsicContentSize.width)
    #expect(hugging?.relation == .lessThanOrEqual && hugging?.constant == natural && hugging?.priority == 250)
    #expect(resistance?.relation == .greaterThanOrEqual && resistance?.constant == natural)
    #expect(resistance?.priority == 750)
  }

  @Test func aContentThatIsLeftOutHasAnOptionalRowOfTheSameOrigin() throws {
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    label.widthAnchor.constraint(equalToConstant: 7).isActive = true
    HeadlessLayout.conflictHandler = { _ in }
    defer { HeadlessLayout.conflictHandler = nil }
    let system = try system()
    let rows = system.solver.allConstraints.filter {
      if case .compressionResistance(let item) = system.source(of: $0) { item === label } else { false }
    }
    .map { system.solver.content(of: $0) }.filter { $0.constant == Double(label.intrinsicContentSize.width) }
    #expect(rows.map(\.priority) == [1000, Float(1000).nextDown] && rows.map(\.isBroken) == [true, false])
  }

  @Test func theRowsOfFramesAndGuidesNameTheirItems() throws {
    let box = UIView(frame: CGRect(x: 11, y: 13, width: 40, height: 50))
    root.addSubview(box)
    label.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 7).isActive = true
    label.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor).isActive = true
    let system = try system()
    var positions: [ObjectIdentifier] = []
    var sizes: [ObjectIdentifier] = []
    for row in system.solver.allConstraints {
      if case .position(let item) = system.source(of: row) { positions.append(ObjectIdentifier(item)) }
      if case .size(let item) = system.source(of: row) { sizes.append(ObjectIdentifier(item)) }
    }
    for item in [box, root.layoutMarginsGuide] as [AnyObject] {
      #expect(positions.contains(ObjectIdentifier(item)) && sizes.contains(ObjectIdentifier(item)))
    }
  }

  @Test func aChangeOfTheCopyLeavesTheTreeAsItIs() throws {
    let width = label.widthAnchor.constraint(equalToConstant: 90)
    width.priority = .defaultLow
    NSLayoutConstraint.activate([width, label.leadingAnchor.constraint(equalTo: root.leadingAnchor)])
    var system = try system()
    let variable = try #require(system.size(of: label, along: .horizontal))
    let added = system.solver.add([Term(1, variable)], .equal, 123)
    system.solve()
    #expect(system.exactFrame(of: label)?.width == 123)
    guard case .added = system.source(of: added) else {
      Issue.record("The row belongs to the tree.")
      return
    }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(label.frame.width != 123 && label.exactFrame.width == label.frame.width)
  }

  @Test func aBrokenConstraintIsKnown() throws {
    let kept = label.widthAnchor.constraint(equalToConstant: 90)
    let broken = label.widthAnchor.constraint(equalToConstant: 91)
    var conflicts: [LayoutConflict] = []
    HeadlessLayout.conflictHandler = { conflicts.append($0) }
    defer { HeadlessLayout.conflictHandler = nil }
    NSLayoutConstraint.activate([kept, broken])
    let system = try system()
    #expect(conflicts.map(\.broken) == [broken])
    for (constraint, isBroken) in [(kept, false), (broken, true)] {
      let row = try #require(system.row(of: constraint))
      #expect(system.solver.content(of: row).isBroken == isBroken)
      #expect((abs(system.solver.excess(of: row)) > 0.5) == isBroken)
    }
  }

  @Test func anExactFrameIsNotRounded() throws {
    let size = UIScreen.main.bounds.size
    HeadlessLayout.setScreen(size: size, scale: 2)
    defer { HeadlessLayout.setScreen(size: size, scale: 1) }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(root)
    window.isHidden = false
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10.3),
      label.widthAnchor.constraint(equalToConstant: 20.25),
    ])
    window.layoutIfNeeded()
    #expect(label.exactFrame.minX == 10.3 && label.exactFrame.width == 20.25)
    #expect(root.exactFrame == root.frame && label.frame.minX == 10.5)
  }

  @Test func theFrameOfAGuideMayHaveANegativeSize() throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    box.layoutMargins = UIEdgeInsets(top: 5, left: 7, bottom: 3, right: 9)
    root.addSubview(box)
    label.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor).isActive = true
    let system = try system()
    for _ in 0..<2 {
      let frame = try #require(system.exactFrame(of: box.layoutMarginsGuide))
      #expect(frame.origin.x == 7 && frame.size.width == 10 - 7 - 9)
    }
  }
}

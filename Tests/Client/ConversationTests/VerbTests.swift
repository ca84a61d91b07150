import AutoLayoutKit
import Testing
import UIKit

@testable import Conversation

/// Checks that verbs of an app use references and insets like those of the library.
@MainActor @Suite struct VerbTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let a = UIView()
  let b = UIView()
  let c = UIView()

  init() {
    for view in [a, b, c] { root.addSubview(view) }
  }

  @Test func aVerbOfTheAppUsesTheInsets() {
    var corner: AutoLayoutKitHandle?
    let group = root.tk_constraint { make in
      make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
      make.size(a) == (20, 10)
      corner = make.corner(a)
    }
    #expect(corner?.constraints.count == 2)
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 300 - 17 - 10, y: 3 - 5, width: 20, height: 10))
    group.uninstall()
    #expect(root.constraints.isEmpty)
  }

  @Test func aVerbOfTheAppUsesTheReference() {
    root.tk_constraint { make in
      make.size(a) == (100, 60)
      make.xPlace(40, a, make.wall)
      make.yPlace(50, a, make.wall)
      make.size(b) == (20, 10)
      make.ref(a).corner(b)
      make.ref(a).share(0.25, c)
    }
    root.layoutIfNeeded()
    #expect(b.frame == CGRect(x: 40 + 100 - 10, y: 50 - 5, width: 20, height: 10))
    let quarter: CGFloat = 300 * 0.25
    #expect(c.frame.width == quarter)
  }

  @Test func verbsCanBeMadeOfVerbs() {
    var card: AutoLayoutKitHandle?
    root.tk_constraint { make in
      make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
      make.height(b, c) == [20, 30]
      card = make.card(a, b, c)
    }
    // Left and right of three views, and the four ties of a column of three.
    #expect(card?.constraints.count == 10)
    root.layoutIfNeeded()
    let width: CGFloat = 300 - 5 - 17
    let room: CGFloat = 200 - 3 - 11
    #expect(a.frame == CGRect(x: 5, y: 3, width: width, height: room - 8 - 20 - 4 - 30))
    #expect(b.frame == CGRect(x: 5, y: 200 - 11 - 30 - 4 - 20, width: width, height: 20))
    #expect(c.frame == CGRect(x: 5, y: 200 - 11 - 30, width: width, height: 30))
  }

  @Test func reportsAndIdentifiersNameTheLineOfTheApp() {
    let old = AutoLayoutKitReport.handler
    defer { AutoLayoutKitReport.handler = old }
    var lines: [UInt] = []
    AutoLayoutKitReport.handler = { lines.append($0.line) }
    var made: [AutoLayoutKitHandle] = []
    let line: UInt = #line + 2
    root.tk_constraint { make in
      made.append(make.corner(a))
      made.append(make.share(0.5, UIView()))
      made.append(make.card(a, b, c))
    }
    let expected: [String] = [
      "VerbTests.swift:\(line) install[0]", "VerbTests.swift:\(line) install[1]",
      "VerbTests.swift:\(line + 2) card[0]",
    ]
    #expect(made.flatMap(\.constraints).prefix(3).map(\.identifier) == expected)
    #expect(lines == [line + 1])
  }
}

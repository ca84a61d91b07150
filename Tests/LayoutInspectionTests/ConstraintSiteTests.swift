import AutoLayoutKit
import Testing
import UIKit

@testable import LayoutInspection

@MainActor @Suite struct ConstraintSiteTests {
  @Test func anIdentifierOfTheLibraryIsRead() throws {
    let site = try #require(ConstraintSite(identifier: "Login.swift:42 header.xPlace[2]"))
    #expect(site.file == "Login.swift" && site.line == 42)
    #expect(site.verb == "header.xPlace" && site.index == 2)
    #expect(site.fileAndLine == "Login.swift:42")
    #expect(site.description == "Login.swift:42 header.xPlace[2]")
  }

  @Test(arguments: [
    ("My Login.swift:42 xPlace[2]", "My Login.swift", "xPlace"),
    ("Login.swift:42 left part.xPlace[2]", "Login.swift", "left part.xPlace"),
    ("./UIView+Login.swift:42 xPlace[2]", "UIView+Login.swift", "xPlace"),
  ]) func namesOfFilesAndMakersMayContainSpaces(_ identifier: String, file: String, verb: String) throws {
    let site = try #require(ConstraintSite(identifier: identifier))
    #expect(site.file == file && site.line == 42 && site.verb == verb && site.index == 2)
  }

  @Test(arguments: [
    "", "UISV-spacing", "Login.swift:42", "Login.swift:42 xPlace", "Login.swift:x xPlace[0]",
    "Login.swift:0 xPlace[0]", ":4 xPlace[0]", "Login.swift:4 [0]", "Login.swift:4 xPlace[a]", "a]b [", "]",
    "UIView-Encapsulated-Layout-Width", "Login.swift:42 xPlace[]",
  ]) func anotherIdentifierIsNot(_ identifier: String) {
    #expect(ConstraintSite(identifier: identifier) == nil)
  }

  /// Identifiers that begin with UI or NS belong to the platform.
  @Test(arguments: ["App/UIView+Login.swift", "App/NSView+Login.swift"] as [StaticString])
  func aFileWithABeginningOfThePlatformHasAnIdentifierOfItsOwn(_ file: StaticString) throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let child = UIView()
    root.addSubview(child)
    let group = root.tk_constraint { make in make.xLeft(child, file: file, line: 9) }
    let constraint = try #require(group.constraints.first)
    let name = "\(file)".dropFirst("App/".count)
    #expect(constraint.identifier == "./\(name):9 xLeft[0]")
    #expect(constraint.site?.file == String(name) && constraint.site?.line == 9)
  }

  @Test func theConstraintsOfABlockHaveTheirPlaces() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let child = UIView()
    root.addSubview(child)
    let group = root.tk_constraint { make in make.xPlace(20, child, 30) }
    let sites = group.constraints.compactMap(\.site)
    #expect(sites.map(\.verb) == ["xPlace", "xPlace"] && sites.map(\.index) == [0, 1])
    #expect(sites.allSatisfy { $0.file == "ConstraintSiteTests.swift" && $0.line == #line - 3 })
    #expect(NSLayoutConstraint().site == nil)
  }

  @Test(arguments: [("xPlace", true), ("header.yPlace", true), ("xSpread", false), ("marketPlace", false)])
  func onlyTheVerbsWithAGapForEachIndexAreChains(_ verb: String, isOfChain: Bool) throws {
    let site = try #require(ConstraintSite(identifier: "Login.swift:42 \(verb)[2]"))
    #expect(site.isOfChain == isOfChain)
  }
}

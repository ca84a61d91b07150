import HeadlessUIKit
import Testing
import UIKit

@testable import Notes

/// Optional requirements, methods of one name, and classes without an actor, compiled by the plugin.
@Suite struct NoteSourceTests {
  /// A delegate that implements all requirements.
  private final class Eager: NoteSourceDelegate {
    var loaded: [String] = []
    let prefix = "Note "
    func source(_ source: NoteSource, didLoad notes: [String]) { loaded += notes }
    func source(_ source: NoteSource, titleAt index: Int) -> String? { index == 0 ? nil : "Title \(index)" }
    func limit() -> Int { 2 }
    func sourceDidClose() { loaded.append("closed") }
  }

  /// A delegate that implements what it must.
  private final class Lazy: NoteSourceDelegate { func sourceDidClose() {} }

  @Test func implementedRequirementsAreCalled() {
    let delegate = Eager()
    let source = NoteSource()
    source.delegate = delegate
    #expect(source.load() == ["Note 0", "Title 1"])
    #expect(delegate.loaded == ["Note 0", "Title 1", "closed"])
  }

  @Test func missingRequirementsAreNil() {
    let delegate = Lazy()
    let source = StoredSource()
    source.delegate = delegate
    #expect(source.loadTwice() == ["0", "1", "2", "0", "1", "2"])
    source.delegate = nil
    #expect(source.load() == ["0", "1", "2"])
  }

  @MainActor @Test func methodsOfOneNameHaveTheirOwnSelectors() {
    let source = StoredSource()
    source.perform(Selector("tapText:"), with: "text")
    source.perform(Selector("tap:"), with: CALayer())
    #expect(source.events == ["text", "layer"])
    #expect(source.responds(to: Selector("noteName")))
    #expect(!source.responds(to: Selector("tap")))
  }
}

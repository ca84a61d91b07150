import Foundation
import Testing
import UIKit

@testable import LayoutRendering

/// A view of an app, with one label.
private final class Card: UIView {
  let title = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 40))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("A card is made in code.") }
}

@MainActor @Suite struct ShowTests {
  private let frames = """
    Card         0   0  200  100
    Card/title  20  10   60   40

    """

  private func card() -> Card { Card(frame: CGRect(x: 0, y: 0, width: 200, height: 100)) }

  private func shown(_ view: UIView, as destination: PictureDestination = .terminal) -> ShownView {
    ShownView(view, as: destination, size: nil, terminal: TerminalOptions(columns: 20))
  }

  @Test func aViewIsShownAsPictureAndFrames() {
    let shown = shown(card())
    let snapshot = LayoutSnapshot(of: card())
    let picture = snapshot.terminalPicture(TerminalOptions(columns: 20))
    #expect(shown.output == "Card at 200x100\n\(picture)\n\(frames)")
    #expect(shown.errors.isEmpty)
    LayoutRendering.show(card())
  }

  @Test func aViewIsRenderedInEachFormat() {
    let snapshot = LayoutSnapshot(of: card())
    #expect(LayoutRendering.render(card(), as: .text()) == frames)
    #expect(LayoutRendering.render(card(), as: .text(rulers: true)) == frames + "\n" + snapshot.rulerList())
    #expect(LayoutRendering.render(card()) == snapshot.svg())
    let options = TerminalOptions(columns: 30)
    #expect(LayoutRendering.render(card(), as: .terminal(options)) == snapshot.terminalPicture(options))
  }

  @Test func aViewWithoutASizeIsAsLargeAsTheScreen() {
    let view = Card(frame: .zero)
    let screen = UIScreen.main.bounds.size
    _ = LayoutRendering.render(view)
    #expect(view.frame.size == screen)
    _ = LayoutRendering.render(view, size: CGSize(width: 320, height: 568))
    #expect(view.frame.size == CGSize(width: 320, height: 568))
    _ = LayoutRendering.render(view)
    #expect(view.frame.size == CGSize(width: 320, height: 568))
  }

  @Test func aViewThatIsHiddenByItsSuperviewKeepsItsSize() {
    let view = Card(frame: .zero)
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    outer.addSubview(view)
    _ = LayoutRendering.render(view)
    #expect(view.frame.size == .zero)
  }

  @Test func aPictureIsWrittenToAFile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("show-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appendingPathComponent("card.svg")
    let list = folder.appendingPathComponent("card.txt")
    #expect(shown(card(), as: .svg(picture)).output == "Card at 200x100: \(picture.path)\n")
    LayoutRendering.show(card(), as: .text(list))
    #expect(try String(contentsOf: picture, encoding: .utf8) == LayoutRendering.render(card()))
    #expect(try String(contentsOf: list, encoding: .utf8) == frames)
  }

  @Test func aFileInAFolderThatDoesNotExistIsReported() {
    let file = URL(fileURLWithPath: "/nowhere/card.svg")
    let shown = shown(card(), as: .svg(file))
    #expect(shown.output.isEmpty)
    let sentence = "cannot be written to /nowhere/card.svg: The folder /nowhere does not exist."
    #expect(shown.errors == "Card at 200x100 \(sentence)\n")
  }

  @Test func aFileThatCannotBeWrittenIsReported() {
    // A folder is in the place of the file.
    let folder = FileManager.default.temporaryDirectory
    let shown = shown(card(), as: .svg(folder))
    #expect(shown.output.isEmpty)
    #expect(shown.errors.hasPrefix("Card at 200x100 cannot be written to \(folder.path): "))
    #expect(!shown.errors.contains("does not exist"))
  }
}

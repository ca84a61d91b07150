import Foundation
import Testing
import UIKit

@testable import LayoutRendering

@Suite struct SymbolTests {
  /// The names of all symbols that have a drawing.
  private static let names = [
    "airplane", "arrow.up", "bell.fill", "checkmark", "chevron.left", "chevron.right", "envelope", "eye",
    "gearshape.fill", "heart", "lock", "magnifyingglass", "moon.fill", "paperplane.fill", "phone.fill",
    "play.fill", "plus", "shippingbox", "star.fill", "sun.max.fill", "wifi",
  ]

  @Test(arguments: names) func aSymbolIsInsideItsSquareOf24(name: String) throws {
    let symbol = try #require(Symbol(name: name))
    let points = try PathReader(symbol.path).points()
    #expect(points.count >= 2)
    for point in points {
      #expect((0...24).contains(point.x) && (0...24).contains(point.y), "\(name): \(point)")
    }
  }

  @Test(arguments: names) func aSymbolIsOneCharacterInATerminal(name: String) throws {
    let symbol = try #require(Symbol(name: name))
    #expect(!symbol.character.isWhitespace && symbol.character.unicodeScalars.count == 1)
  }

  @Test(arguments: names) func aSymbolWithAFilledNameIsFilled(name: String) throws {
    let symbol = try #require(Symbol(name: name))
    #expect(!name.hasSuffix(".fill") || symbol.isFilled)
  }

  @Test func anUnknownNameHasNoDrawing() {
    #expect(Symbol(name: "") == nil && Symbol(name: "no.such.symbol") == nil)
  }

  // Image views

  @MainActor private func content(_ name: String?) -> LayoutSnapshot.Content? {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = UIImageView(frame: CGRect(x: 20, y: 10, width: 60, height: 40))
    view.image = name.flatMap { UIImage(systemName: $0) }
    view.tintColor = .red
    view.contentMode = .center
    root.addSubview(view)
    return LayoutSnapshot(of: root).nodes.last?.content
  }

  @MainActor @Test func aSymbolIsInTheMiddleOfItsImageView() throws {
    guard case .symbol(let symbol, let square, let color) = content("star.fill") else {
      Issue.record("the image view shows no symbol")
      return
    }
    #expect(symbol.name == "star.fill")
    // The middle of 20...80 and of 10...50.
    #expect((square.midX, square.midY) == (50, 30))
    #expect(color == PictureColor(.red))
  }

  @MainActor @Test func anImageViewWithoutASymbolIsAPlaceholder() {
    #expect(content(nil) == .image)
  }
}

/// A reader of the data of an SVG path (SVG 1.1, section 8.3) that follows the pen from point to point.
private struct PathReader {
  struct UnknownCommand: Error { let command: Character }

  private var tokens: [Token] = []

  private enum Token {
    case command(Character)
    case number(Double)
  }

  init(_ data: String) {
    var digits = ""
    var tokens: [Token] = []
    func flush() {
      if let number = Double(digits) { tokens.append(.number(number)) }
      digits = ""
    }
    for character in data {
      switch character {
      case "0"..."9": digits.append(character)
      case ".":
        if digits.contains(".") { flush() }
        digits.append(character)
      case "-":
        flush()
        digits.append(character)
      case " ", ",", "\n": flush()
      default:
        flush()
        tokens.append(.command(character))
      }
    }
    flush()
    self.tokens = tokens
  }

  /// The number of numbers that each command takes.
  private static let counts: [Character: Int] = ["m": 2, "l": 2, "h": 1, "v": 1, "q": 4, "a": 7, "z": 0]

  /// Returns the positions of the pen after each part of the path.
  func points() throws -> [CGPoint] {
    var points: [CGPoint] = []
    var pen = CGPoint.zero
    var start = CGPoint.zero
    for (command, numbers) in try parts() {
      let isRelative = command.isLowercase
      let base = isRelative ? pen : .zero
      switch command.lowercased() {
      case "h": pen.x = base.x + numbers[0]
      case "v": pen.y = base.y + numbers[0]
      case "z": pen = start
      default:
        // The end of every other part is its last two numbers.
        pen = CGPoint(x: base.x + numbers[numbers.count - 2], y: base.y + numbers[numbers.count - 1])
      }
      if command.lowercased() == "m" { start = pen }
      points.append(pen)
    }
    return points
  }

  /// Returns the commands with their numbers; a command with more numbers is repeated.
  private func parts() throws -> [(command: Character, numbers: [Double])] {
    var parts: [(command: Character, numbers: [Double])] = []
    var current: Character = "M"
    var numbers: [Double] = []
    for token in tokens {
      switch token {
      case .command(let command):
        #expect(numbers.isEmpty, "\(current) has \(numbers.count) numbers too many or too few")
        current = command
        if Self.counts[Character(command.lowercased())] == 0 { parts.append((command, [])) }
      case .number(let number):
        numbers.append(number)
        guard let count = Self.counts[Character(current.lowercased())] else {
          throw UnknownCommand(command: current)
        }
        guard numbers.count == count else { continue }
        parts.append((current, numbers))
        numbers = []
        // After a move, further pairs of numbers are lines.
        if current == "M" { current = "L" }
        if current == "m" { current = "l" }
      }
    }
    #expect(numbers.isEmpty)
    return parts
  }
}

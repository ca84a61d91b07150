import Foundation
import Testing
import UIKit

/// A list of labels whose widths Interface Builder recorded.
///
/// Each line holds a text, the size and the weight of its font, the width and the height of the label, and
/// the number of pixels per point. `Fixtures/labels.tsv` holds the numbers and the common words of a longer
/// list, which is not part of the repository, because its other texts belong to others.
private struct RecordedLabels: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let path: String

  /// The list of the repository, and the longer one if it is at hand.
  static let all: [RecordedLabels] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let fixture = RecordedLabels(
      testDescription: "numbers and common words",
      path: folder.appendingPathComponent("Fixtures/labels.tsv").path)
    let longer = RecordedLabels(testDescription: "the longer list", path: pathOfLongerList)
    return FileManager.default.isReadableFile(atPath: longer.path) ? [fixture, longer] : [fixture]
  }()

  /// The value of SF_LABELS; empty without one.
  private static let pathOfLongerList = ProcessInfo.processInfo.environment["SF_LABELS"] ?? ""

  struct Label {
    let text: String
    let font: UIFont
    let width: CGFloat
    let scale: CGFloat
  }

  /// Returns the labels of the list; nil for a line that cannot be read.
  func read() throws -> [Label?] {
    let content = try String(contentsOfFile: path, encoding: .utf8)
    return content.split(separator: "\n").dropFirst().map { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 6, let weight = Self.weights[columns[2]] else { return nil }
      let numbers = [columns[1], columns[3], columns[5]].compactMap(Double.init)
      guard numbers.count == 3 else { return nil }
      return Label(
        text: columns[0], font: .systemFont(ofSize: numbers[0], weight: weight), width: numbers[1],
        scale: max(1, numbers[2]))
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
  ]
}

@MainActor @Suite struct RecordedLabelTests {
  /// Sources/UIKit/Answers.md promises nineteen of twenty labels within a point.
  @Test(arguments: RecordedLabels.all)
  private func nineteenOfTwentyLabelsAreWithinAPointOfTheirRecordedWidth(list: RecordedLabels) throws {
    let lines = try list.read()
    let labels = lines.compactMap { $0 }
    #expect(labels.count >= 270 && labels.count == lines.count)
    let differences = labels.map { label in
      // A text is as wide as its label, which is rounded up to a pixel.
      let width = TextLayout(label.text, font: label.font, width: nil).size.width
      return abs((width * label.scale - 1e-6).rounded(.up) / label.scale - label.width)
    }
    func share(within limit: CGFloat) -> Double {
      Double(differences.count { $0 <= limit + 1e-6 }) / Double(labels.count)
    }
    func percent(_ share: Double) -> String { "\((share * 1000).rounded() / 10) %" }
    let (half, whole) = (share(within: 0.5), share(within: 1))
    print(
      "Recorded labels, \(list.testDescription): \(labels.count), \(percent(half)) within 0.5 pt, "
        + "\(percent(whole)) within 1 pt.")
    #expect(whole >= 0.95)
    #expect(half >= 0.9)
  }
}

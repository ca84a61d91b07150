import Foundation
import Testing
import UIKit

/// The labels whose widths Interface Builder recorded, as a list beside the checkout.
///
/// Each line holds a text, the size and the weight of its font, the width and the height of the label, and
/// the number of pixels per point. The list is not part of the repository, because the texts belong to
/// others.
private enum RecordedLabels {
  /// The place of the list: the value of SF_LABELS, or sf-labels.tsv in the folder `shared` beside the
  /// checkout.
  static let path =
    ProcessInfo.processInfo.environment["SF_LABELS"]
    ?? URL(fileURLWithPath: #filePath + "/../../../../shared/sf-labels.tsv").standardizedFileURL.path

  static var isAtHand: Bool { FileManager.default.isReadableFile(atPath: path) }

  struct Label {
    let text: String
    let font: UIFont
    let width: CGFloat
    let height: CGFloat
    let scale: CGFloat
  }

  static func read() throws -> [Label] {
    let content = try String(contentsOfFile: path, encoding: .utf8)
    return content.split(separator: "\n").dropFirst().compactMap { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 6, let weight = weights[columns[2]] else { return nil }
      let numbers = [columns[1], columns[3], columns[4], columns[5]].compactMap(Double.init)
      guard numbers.count == 4 else { return nil }
      return Label(
        text: columns[0], font: .systemFont(ofSize: numbers[0], weight: weight), width: numbers[1],
        height: numbers[2], scale: max(1, numbers[3]))
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
  ]
}

@Suite struct RecordedLabelTests {
  @Test(
    .enabled(
      if: RecordedLabels.isAtHand,
      "The recorded labels are not at hand: no file at SF_LABELS or ../shared/sf-labels.tsv."))
  @MainActor func nineOfTenLabelsAreWithinAPointOfTheirRecordedWidth() throws {
    let labels = try RecordedLabels.read()
    try #require(!labels.isEmpty)
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
    print("Recorded labels: \(labels.count), \(percent(half)) within 0.5 pt, \(percent(whole)) within 1 pt.")
    #expect(whole >= 0.9)
    #expect(half >= 0.85)
  }
}

import LayoutRendering
import UIKit

/// The picture of a unit: as it was recorded, and beside it as it was laid out, with the views that differ in
/// red.
@MainActor package struct ComparisonPicture {
  private let comparison: Comparison
  private let recording: Recording
  private let pairs: [String: Comparison.Pair]

  private static let gap: CGFloat = 24
  private static let heading: CGFloat = 28

  package init(_ comparison: Comparison, of recording: Recording) {
    self.comparison = comparison
    self.recording = recording
    pairs = Dictionary(comparison.pairs.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the picture as SVG.
  package func svg() -> String {
    let size = recording.root.rect.size
    let sheet = UIView(
      frame: CGRect(
        x: 0, y: 0, width: 2 * size.width + 3 * Self.gap, height: size.height + Self.heading + Self.gap))
    sheet.backgroundColor = .white
    for (column, title) in ["recorded", "laid out"].enumerated() {
      let panel = UIView(
        frame: CGRect(
          x: Self.gap + CGFloat(column) * (size.width + Self.gap), y: Self.heading, width: size.width,
          height: size.height))
      panel.backgroundColor = UIColor(white: 0.97, alpha: 1)
      let heading = label(title, font: .boldSystemFont(ofSize: 13), color: .black)
      heading.frame = CGRect(x: panel.frame.minX, y: 4, width: size.width, height: 20)
      sheet.addSubview(heading)
      sheet.addSubview(panel)
      for subview in recording.root.subviews ?? [] {
        draw(subview, in: panel, isRecorded: column == 0)
      }
    }
    return LayoutSnapshot(of: sheet).svg(SVGOptions(title: "Unit \(comparison.number)"))
  }

  private func draw(_ recorded: RecordedView, in superview: UIView, isRecorded: Bool) {
    guard let pair = recorded.identifier.flatMap({ pairs[$0] }) else { return }
    let isWrong = pair.distance > Comparison.Tolerance.half.rawValue
    let box = UIView(frame: isRecorded ? pair.recorded : pair.laidOut)
    box.layer.borderWidth = isWrong ? 1 : 0.5
    box.layer.borderColor = (isWrong ? UIColor.red : .gray).cgColor
    if isWrong { box.backgroundColor = UIColor.red.withAlphaComponent(0.08) }
    let words = recorded.text ?? recorded.state?.title ?? recorded.configuration?.title
    let isLeaf = recorded.subviews?.isEmpty ?? true
    if isLeaf || words != nil {
      let name = label(
        words ?? recorded.element, font: .systemFont(ofSize: words == nil ? 9 : 12),
        color: isWrong ? .red : .darkGray)
      name.frame = box.bounds
      box.addSubview(name)
    }
    superview.addSubview(box)
    for subview in recorded.subviews ?? [] { draw(subview, in: box, isRecorded: isRecorded) }
  }

  private func label(_ text: String, font: UIFont, color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    return label
  }
}

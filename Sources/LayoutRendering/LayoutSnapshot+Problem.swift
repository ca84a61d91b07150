import Foundation

extension LayoutSnapshot {
  /// Returns the picture of a layout in which some views are framed, above a text about them, as SVG.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - views: The names and the frames of the views, in the coordinates of the root.
  ///   - text: The text below the picture.
  package func page(titled title: String, framing views: [(name: String, frame: CGRect)], _ text: String)
    -> String
  {
    let outline = PictureSheet.Outline(color: "#d62828", width: 2)
    let marks = views.map { PictureSheet.Mark(frame: $0.frame, outline: outline, name: $0.name) }
    let picture = PictureSheet.picture(of: self, title: title, prefix: "p-")
    let cell = PictureSheet.Cell(caption: "", picture: picture, size: size, marks: marks, texts: textAreas)
    return PictureSheet(
      rows: [PictureSheet.Row(heading: title, cells: [cell])],
      keys: [PictureSheet.Key(outline: outline, text: text)], scale: 1
    ).svg
  }

  /// The areas of the visible lines of text, in the coordinates of the root.
  private var textAreas: [CGRect] {
    nodes.filter { !$0.style.isHidden }.flatMap { node -> [CGRect] in
      guard case .text(let lines) = node.content else { return [] }
      return lines.map { node.shown($0.frame) }
    }
  }
}

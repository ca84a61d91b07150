import Foundation

/// A layout that differs from its record.
package struct LayoutComparison {
  /// The frame of a view, in the coordinates of the root.
  package struct Outline {
    /// The names from the root to the view, joined by slashes.
    package let path: String
    package let frame: CGRect
    /// True if the view has moved, appeared or disappeared.
    package let isDifferent: Bool

    package init(path: String, frame: CGRect, isDifferent: Bool) {
      self.path = path
      self.frame = frame
      self.isDifferent = isDifferent
    }
  }

  package let title: String
  package let old: [Outline]
  /// The present views; empty if the layout is no longer made.
  package let new: [Outline]

  package init(title: String, old: [Outline], new: [Outline]) {
    self.title = title
    self.old = old
    self.new = new
  }
}

extension LayoutMatrix {
  /// Returns a page with three pictures of each layout that differs, as SVG: the recorded one, the present
  /// one, and the frames of both.
  ///
  /// - Parameters:
  ///   - pairs: The layouts that differ.
  ///   - recordedSheet: The page with the recorded pictures; without it, the places of the recorded pictures
  ///     show only frames.
  package func comparison(_ pairs: [LayoutComparison], recordedSheet: String?) -> String {
    let rows = pairs.enumerated().map { row, pair in
      PictureSheet.Row(heading: pair.title, cells: cells(of: pair, row, recordedSheet))
    }
    let keys = [
      PictureSheet.Key(outline: .recorded, text: "recorded frame of a view that differs"),
      PictureSheet.Key(outline: .present, text: "its frame now"),
      PictureSheet.Key(outline: .unchanged, text: "view whose frame in its superview is as recorded"),
    ]
    return PictureSheet(rows: rows, keys: keys).svg
  }

  private func cells(
    of pair: LayoutComparison, _ row: Int, _ recordedSheet: String?
  ) -> [PictureSheet.Cell] {
    let new = cases.first { $0.title == pair.title }?.snapshot
    let picture = new.map { PictureSheet.picture(of: $0, title: pair.title, prefix: "n\(row)-") }
    let old = recordedSheet.flatMap { PictureSheet.picture(titled: pair.title, in: $0) }
    let oldSize = pair.old.first?.frame.size ?? .zero
    let size = new?.size ?? oldSize
    let present = Set(pair.new.map(\.path))
    let (oldRest, newRest) = (pair.old.unchangedMarks, pair.new.unchangedMarks)
    let before = pair.old.filter(\.isDifferent)
    let after = pair.new.filter(\.isDifferent)
    return [
      PictureSheet.Cell(
        caption: pair.old.isEmpty ? "not recorded" : "recorded", picture: old ?? .blank(oldSize),
        size: oldSize, marks: (old == nil ? oldRest : []) + before.map { $0.mark(.recorded) }),
      PictureSheet.Cell(
        caption: new == nil ? "no longer made" : "now", picture: picture, size: new?.size ?? .zero,
        marks: after.map { $0.mark(.present) }),
      PictureSheet.Cell(
        caption: "difference", picture: .blank(size), size: size,
        marks: (new == nil ? oldRest : newRest)
          + before.map { $0.mark(.recorded, isNamed: !present.contains($0.path)) }
          + after.map { $0.mark(.present, isNamed: true) }),
    ]
  }
}

extension [LayoutComparison.Outline] {
  fileprivate var unchangedMarks: [PictureSheet.Mark] {
    filter { !$0.isDifferent }.map { $0.mark(.unchanged) }
  }
}

extension LayoutComparison.Outline {
  fileprivate func mark(_ outline: PictureSheet.Outline, isNamed: Bool = false) -> PictureSheet.Mark {
    let name = path.split(separator: "/").last.map(String.init)
    return PictureSheet.Mark(frame: frame, outline: outline, name: isNamed ? name : nil)
  }
}

extension PictureSheet.Outline {
  fileprivate static let recorded = Self(color: "#d62828", width: 2.5, isDashed: true)
  fileprivate static let present = Self(color: "#1b7f3b", width: 2.5)
  fileprivate static let unchanged = Self(color: "#8a93a6", width: 1.5)
}

extension String {
  /// Returns a white area of a size, in the place of a picture.
  fileprivate static func blank(_ size: CGSize) -> String {
    "    <rect width=\"\(size.width.points)\" height=\"\(size.height.points)\" fill=\"#ffffff\"/>"
  }
}

#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// The frames of a record, by the headings of its layouts.
  struct RecordedFrames: Equatable {
    /// A view of a layout.
    struct Line: Equatable {
      /// The names from the root to the view, joined by slashes.
      let path: String
      /// The frame in the coordinates of the superview, in points.
      let frame: CGRect
      /// The frame and the other words, as they are written.
      let words: String
    }

    /// A layout.
    struct Layout: Equatable {
      /// The screen, the direction and the text size.
      let title: String
      /// The views, each before its subviews.
      fileprivate(set) var lines: [Line] = []

      /// The frames of the views in the coordinates of the root, in the order of the lines.
      var frames: [CGRect] {
        var corners: [Substring: CGPoint] = [:]
        return lines.map { line in
          let superview = line.path.lastIndex(of: "/").map { line.path[..<$0] }
          var frame = line.frame
          if let corner = superview.flatMap({ corners[$0] }) {
            frame.origin.x += corner.x
            frame.origin.y += corner.y
          }
          // The coordinates of the root begin at its own corner.
          corners[line.path[...]] = superview == nil ? .zero : frame.origin
          return frame
        }
      }
    }

    /// The layouts in the order of the record.
    private(set) var layouts: [Layout] = []

    /// Reads a record; lines of another form are ignored.
    init(_ text: String) {
      for line in text.split(separator: "\n") {
        if line.hasPrefix("## ") {
          layouts.append(Layout(title: String(line.dropFirst(3))))
        } else if let view = Self.view(line), !layouts.isEmpty {
          layouts[layouts.count - 1].lines.append(view)
        }
      }
    }

    /// Reads a path, which may contain spaces, and four numbers.
    private static func view(_ line: Substring) -> Line? {
      var words = line.split(separator: " ")
      var ending = ""
      if words.last == "hidden" { ending = "  \(words.removeLast())" }
      let numbers = words.suffix(4).compactMap { Double($0) }
      guard words.count > 4, numbers.count == 4 else { return nil }
      let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      let path = words.dropLast(4).joined(separator: " ")
      return Line(path: path, frame: frame, words: words.suffix(4).joined(separator: "  ") + ending)
    }
  }
#endif

#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit
  import LayoutInspection
  import LayoutRendering

  /// The views that differ between a record and the present layouts.
  struct LayoutDifference {
    /// A view that has moved, appeared or disappeared.
    struct View {
      let path: String
      let old: RecordedFrames.Line?
      let new: RecordedFrames.Line?
    }

    /// A layout that differs.
    struct Layout {
      let title: String
      let old: RecordedFrames.Layout?
      let new: RecordedFrames.Layout?
      let views: [View]
    }

    /// The layouts that differ, in the order of the present ones; those that are only recorded follow.
    let layouts: [Layout]
    private let count: Int

    /// The number of layouts that a text lists.
    private static let listedLayouts = 3
    /// The number of views that a text lists for each layout.
    private static let listedViews = 12

    init(from old: RecordedFrames, to new: RecordedFrames) {
      let known = Set(new.layouts.map(\.title))
      let titles = new.layouts.map(\.title) + old.layouts.map(\.title).filter { !known.contains($0) }
      count = titles.count
      layouts = titles.compactMap { title in
        let before = old.layouts.first { $0.title == title }
        let after = new.layouts.first { $0.title == title }
        let views = Self.views(from: before, to: after)
        return views.isEmpty ? nil : Layout(title: title, old: before, new: after, views: views)
      }
    }

    private static func views(from old: RecordedFrames.Layout?, to new: RecordedFrames.Layout?) -> [View] {
      let oldLines = old?.lines ?? []
      let newLines = new?.lines ?? []
      let before = Dictionary(oldLines.map { ($0.path, $0) }) { first, _ in first }
      let after = Dictionary(newLines.map { ($0.path, $0) }) { first, _ in first }
      let gone = oldLines.filter { after[$0.path] == nil }.map { View(path: $0.path, old: $0, new: nil) }
      let others = newLines.compactMap { line -> View? in
        let former = before[line.path]
        return former?.words == line.words ? nil : View(path: line.path, old: former, new: line)
      }
      return gone + others
    }

    /// The number of layouts that differ: `2 of 24 cases`.
    var countText: String {
      if layouts.isEmpty { return "the order of its lines" }
      return "\(layouts.count) of \(Self.count(count, "case"))"
    }

    /// Returns a number of things: `1 case`, `24 cases`.
    private static func count(_ number: Int, _ noun: String) -> String {
      number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }

    /// The views that differ, as a difference of lines.
    ///
    ///     iPhone 16, 393 × 852, left to right, normal text:
    ///     - LoginView/title  24  83  345  34
    ///     + LoginView/title  24  87  345  34
    var text: String {
      var lines: [String] = []
      for layout in layouts.prefix(Self.listedLayouts) {
        lines.append("\(layout.title):")
        for view in layout.views.prefix(Self.listedViews) {
          if let old = view.old { lines.append("- \(view.path)  \(old.words)") }
          if let new = view.new { lines.append("+ \(view.path)  \(new.words)") }
        }
        let more = layout.views.count - Self.listedViews
        if more > 0 { lines.append("  and \(Self.count(more, "more view"))") }
      }
      let more = layouts.count - Self.listedLayouts
      if more > 0 { lines.append("and in \(Self.count(more, "more case"))") }
      return lines.joined(separator: "\n")
    }

    /// Returns a page with the recorded picture, the new one and the difference of each layout that differs,
    /// as SVG.
    @MainActor func page(recordedSheet: String?, _ matrix: LayoutMatrix) -> String {
      matrix.comparison(layouts.map(Self.comparison), recordedSheet: recordedSheet)
    }

    private static func comparison(of layout: Layout) -> LayoutComparison {
      let different = Set(layout.views.map(\.path))
      return LayoutComparison(
        title: layout.title, old: outlines(in: layout.old, different),
        new: outlines(in: layout.new, different))
    }

    private static func outlines(
      in layout: RecordedFrames.Layout?, _ different: Set<String>
    ) -> [LayoutComparison.Outline] {
      guard let layout else { return [] }
      return zip(layout.lines, layout.frames).map { line, frame in
        LayoutComparison.Outline(path: line.path, frame: frame, isDifferent: different.contains(line.path))
      }
    }
  }

  extension LayoutDifference {
    /// Returns a picture of each layout that the text lists, and the reasons for the frames of the views that
    /// it lists.
    @MainActor func attachments(
      named name: String, recordedSheet: String?, _ matrix: LayoutMatrix
    ) -> [LayoutAttachment] {
      layouts.prefix(Self.listedLayouts).flatMap { layout -> [LayoutAttachment] in
        let made = matrix.cases.first { $0.title == layout.title }
        let name = "\(name).\((made?.shortName ?? layout.title).asFileName)"
        let page = matrix.comparison([Self.comparison(of: layout)], recordedSheet: recordedSheet)
        let picture = LayoutAttachment(name, .svg, page)
        guard let made else { return [picture] }
        return [picture, LayoutAttachment(name, .txt, reasons(in: layout, made, matrix))]
      }
    }

    /// Returns the explanations of the listed views of a layout.
    @MainActor private func reasons(
      in layout: Layout, _ made: LayoutMatrix.Case, _ matrix: LayoutMatrix
    ) -> String {
      let listed = Set(layout.views.prefix(Self.listedViews).map(\.path))
      let texts = matrix.view(of: made) { root in
        let views = LayoutSnapshot.paths(in: root).filter { listed.contains($0.path) }.map(\.view)
        return explanations(of: views).map(\.description)
      }
      return ([layout.title] + texts).joined(separator: "\n\n") + "\n"
    }
  }
#endif

import HeadlessUIKit
import LayoutInspection
import LayoutRendering

/// Static pages with all previews under several conditions: an index, and for each layout a picture and a
/// file with its views, problems and reasons.
@MainActor struct Gallery {
  /// A view of a layout, with its frame in the coordinates of the picture.
  private struct View: Encodable {
    let path: String
    let frame: CodedRect
    /// The reason of its frame, one edge in a line; nil if reasons are not wanted.
    let reason: String?
  }

  /// The views of a layout and its problems.
  private struct Layout: Encodable {
    let views: [View]
    let problems: [LayoutProblem]
  }

  /// The layouts, in the order of the previews.
  let entries: [SurveyEntry]
  private let layouts: [Layout]
  private let program: String
  /// The previews that have a live page.
  private let live: Set<String>

  /// Lays all previews out.
  ///
  /// - Parameters:
  ///   - previews: The previews.
  ///   - program: The name of the program, for the heading.
  ///   - withReasons: True if the reason of each frame is written too.
  ///   - isLive: True if live pages are written beside these.
  ///   - progress: The receiver of a line at most every five seconds.
  init(
    of previews: [LayoutPreview], program: String, withReasons: Bool, isLive: Bool,
    progress: @escaping (String) -> Void
  ) {
    let search = StressProgress(of: program, write: progress)
    var entries: [SurveyEntry] = []
    var layouts: [Layout] = []
    for (number, preview) in previews.enumerated() {
      search.note("\(number + 1) of \(previews.count) previews")
      for item in SurveyCase.all(of: preview) {
        let (entry, layout) = preview.shown(under: item.conditions) { root in
          let problems = LayoutInspection.problems(in: root)
          let entry = SurveyEntry(preview, item, LayoutSnapshot(of: root), problems)
          return (entry, Layout(views: Self.views(in: root, withReasons), problems: entry.problems))
        }
        entries.append(entry)
        layouts.append(layout)
      }
    }
    self.entries = entries
    self.layouts = layouts
    self.program = program
    live = Set(isLive ? previews.filter(\.canBeLive).map(\.name) : [])
  }

  private static func views(in root: UIView, _ withReasons: Bool) -> [View] {
    let paths = LayoutSnapshot.paths(in: root)
    let reasons = withReasons ? LayoutInspection.explanations(of: paths.map(\.view)).map(\.description) : []
    return paths.enumerated().map { number, item in
      let frame = item.view.convert(item.view.bounds, to: root)
      return View(
        path: item.path, frame: CodedRect(frame), reason: withReasons ? reasons[number] : nil)
    }
  }

  /// Writes the pages, and returns the address of the first one.
  func write(to folder: URL) throws -> URL {
    let files = FileManager.default
    try files.createDirectory(at: folder.appendingPathComponent("layouts"), withIntermediateDirectories: true)
    for (entry, layout) in zip(entries, layouts) {
      let file = folder.appendingPathComponent("layouts/\(entry.fileName)")
      try PictureFile.write(entry.picture, to: file.appendingPathExtension("svg"))
      let json = try PreviewReport.json(layout, pretty: false).trimmingCharacters(in: .newlines)
      try PictureFile.write("showLayout(\(json))", to: file.appendingPathExtension("js"))
    }
    let list = try PreviewReport.json(
      entries.map { Listed($0, isLive: live.contains($0.preview)) }, pretty: false)
    let page = Self.text(PackageResources.page_html)
      .replacing("STYLE", with: Self.text(PackageResources.page_css))
      .replacing("PROGRAM", with: program).replacing("LIST", with: list.replacing("</", with: "<\\/"))
      .replacing("SCRIPT", with: Self.text(PackageResources.page_js))
      .replacing("RELOAD", with: Self.text(PackageResources.reload_js))
    let index = folder.appendingPathComponent("index.html")
    try PictureFile.write(page, to: index)
    return index
  }

  /// A layout in the list of the page.
  private struct Listed: Encodable {
    let preview: String
    let title: String
    let conditions: String
    let file: String
    let width: CGFloat
    let height: CGFloat
    let problems: [String]
    let isLive: Bool

    init(_ entry: SurveyEntry, isLive: Bool) {
      preview = entry.preview
      title = entry.title
      conditions = entry.conditions
      file = entry.fileName
      width = entry.width
      height = entry.height
      problems = entry.problems.map(\.kind.rawValue)
      self.isLive = isLive
    }
  }

  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

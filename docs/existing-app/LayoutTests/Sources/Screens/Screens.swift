import LayoutPreviews

/// The previews of the app by their names: `swift run Screens list`.
@main struct Screens {
  static func main() async { await LayoutPreview.run(.all) }
}

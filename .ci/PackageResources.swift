// SwiftPM generates these declarations for the pages of LayoutPreviews. Checks without it take this file.
struct PackageResources {
  static let page_html: [UInt8] = []
  static let page_css: [UInt8] = []
  static let page_js: [UInt8] = []
  static let compare_html: [UInt8] = []
  static let reload_js: [UInt8] = []
}

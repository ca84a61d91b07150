// SwiftPM generates these declarations for the pages of LayoutPreviews; .ci/apple checks the module without it.
struct PackageResources {
  static let page_html: [UInt8] = []
  static let page_css: [UInt8] = []
  static let page_js: [UInt8] = []
}

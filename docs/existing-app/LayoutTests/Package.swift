// swift-tools-version: 6.1
import PackageDescription

// In a repository of your own, this line is
//     .package(url: "<the address of AutoLayoutKit>", branch: "main")
let autoLayoutKit: Package.Dependency = .package(name: "AutoLayoutKit", path: "../../..")

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "AutoLayoutKit") }

let package = Package(
  name: "LayoutTests",
  platforms: [.macOS(.v13)],
  dependencies: [autoLayoutKit],
  targets: [
    // The plugin compiles the files of the app that Sources/Shop/.appsources names.
    .target(
      name: "Shop", dependencies: [product("HeadlessUIKit"), product("LayoutPreviews")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "AppSources", package: "AutoLayoutKit")]),
    .testTarget(
      name: "ShopTests",
      dependencies: ["Shop", product("LayoutTesting"), product("LayoutPreviews"), product("HeadlessUIKit")]),
    // The previews of the app: swift run Screens.
    .executableTarget(name: "Screens", dependencies: ["Shop", product("LayoutPreviews")]),
  ]
)

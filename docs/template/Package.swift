// swift-tools-version: 6.1
import PackageDescription

// In a repository of your own, this line is
//     .package(url: "<the address of AutoLayoutKit>", branch: "main")
let autoLayoutKit: Package.Dependency = .package(name: "AutoLayoutKit", path: "../..")

// The headless UIKit stands in for Apple's on Linux, and on a Mac with AUTOLAYOUTKIT_HEADLESS=1.
#if os(Linux)
  let isHeadless = true
#else
  let isHeadless = Context.environment["AUTOLAYOUTKIT_HEADLESS"] == "1"
#endif

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "AutoLayoutKit") }

let uikit = isHeadless ? [product("HeadlessUIKit")] : []
let pictures = isHeadless ? [product("LayoutRendering")] : []

// The screens by their names: swift run Screens.
let screens: [Target] =
  isHeadless
  ? [.executableTarget(name: "Screens", dependencies: ["Login", product("LayoutPreviews")] + uikit)] : []

let package = Package(
  name: "Login",
  platforms: [.iOS(.v13), .macOS(.v13)],
  dependencies: [autoLayoutKit],
  targets: [
    .target(name: "Login", dependencies: [product("AutoLayoutKit")] + uikit),
    .testTarget(
      name: "LoginTests", dependencies: ["Login", product("LayoutTesting")] + uikit + pictures,
      exclude: ["__Layouts__"]),
    // A mistake of each kind, to see how a test fails. It can be deleted.
    .testTarget(
      name: "PlantedMistakes",
      dependencies: [product("AutoLayoutKit"), product("LayoutTesting")] + uikit + pictures,
      exclude: ["__Layouts__", "Localizable.xcstrings"]),
  ] + screens
)

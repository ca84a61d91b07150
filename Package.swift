// swift-tools-version: 6.1
import PackageDescription

// On a Mac the package is the library and its tests, on top of the real UIKit or AppKit.
// Where Apple's frameworks are missing, a headless UIKit of our own stands in for them; it is declared
// only there, so that a module called UIKit never shadows the real one.

let library: [String] = ["AutoLayoutKit.swift", "AutoLayoutKit-ext.swift"]
let notTheLibrary: [String] = [
  "Benchmarks", "CHANGELOG.md", "CONTRIBUTING.md", "Demo", "Headless", "LICENSE", "README.md", "Tests",
  "docs", "images",
]

#if os(Linux)
  let uikit: [Target.Dependency] = ["UIKit", "HeadlessUIKit"]
  let products: [Product] = [
    .library(name: "HeadlessUIKit", targets: ["UIKit"]),
    // For the package in Benchmarks.
    .library(name: "LayoutSolver", targets: ["LayoutSolver"]),
    .library(name: "LayoutWorkloads", targets: ["LayoutWorkloads"]),
  ]
  let headless: [Target] = [
    .target(name: "LayoutSolver", path: "Headless/Solver", exclude: ["README.md"]),
    .target(
      name: "HeadlessUIKit", dependencies: ["LayoutSolver"], path: "Headless/Views", exclude: ["README.md"]),
    // swift-testing looks for this empty module wherever a file imports UIKit too, in
    // the packages of users as well.
    .target(name: "_Testing_UIKit", path: "Headless/Facade/_Testing_UIKit"),
    .target(name: "UIKit", dependencies: ["HeadlessUIKit", "_Testing_UIKit"], path: "Headless/Facade/UIKit"),
    .target(name: "LayoutRendering", dependencies: ["HeadlessUIKit"], path: "Headless/Rendering"),
    .executableTarget(
      name: "Demo", dependencies: ["AutoLayoutKit", "LayoutRendering", "UIKit"], path: "Demo"),
    .target(name: "TestSupport", dependencies: uikit, path: "Tests/TestSupport"),
    .target(name: "LayoutWorkloads", dependencies: ["LayoutSolver"], path: "Tests/LayoutWorkloads"),
    .testTarget(
      name: "LayoutSolverTests", dependencies: ["LayoutSolver", "LayoutWorkloads", "TestSupport"],
      path: "Tests/LayoutSolverTests"),
    .testTarget(
      name: "HeadlessUIKitTests", dependencies: ["AutoLayoutKit", "LayoutSolver", "TestSupport"] + uikit,
      path: "Tests/HeadlessUIKitTests"),
    .testTarget(
      name: "LayoutRenderingTests", dependencies: ["LayoutRendering", "TestSupport"] + uikit,
      path: "Tests/LayoutRenderingTests"),
    .testTarget(
      name: "DemoTests", dependencies: ["AutoLayoutKit", "Demo", "LayoutRendering", "TestSupport"] + uikit,
      path: "Tests/DemoTests"),
  ]
#else
  let products: [Product] = []
  let uikit: [Target.Dependency] = []
  let headless: [Target] = [
    .target(name: "TestSupport", path: "Tests/TestSupport")
  ]
#endif

let package = Package(
  name: "AutoLayoutKit",
  platforms: [.iOS(.v13), .tvOS(.v13), .macOS(.v10_15), .visionOS(.v1)],
  products: [.library(name: "AutoLayoutKit", targets: ["AutoLayoutKit"])] + products,
  targets: [
    .target(name: "AutoLayoutKit", dependencies: uikit, path: ".", exclude: notTheLibrary, sources: library),
    .testTarget(
      name: "AutoLayoutKitTests", dependencies: ["AutoLayoutKit", "TestSupport"] + uikit,
      path: "Tests/AutoLayoutKitTests"),
  ] + headless,
  swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.1
import PackageDescription

// A separate package, so that no dependency of it reaches a user of the library. It runs on
// Linux, where the headless UIKit is.

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "AutoLayoutKit", path: "..")],
  targets: [
    // Compiles without kiwi as well, and then reports that kiwi is missing.
    .target(
      name: "Peers", path: "Peers", exclude: ["Cassowary.rs"],
      cxxSettings: [.headerSearchPath("../.peers/kiwisolver")], linkerSettings: [.linkedLibrary("dl")]),
    .executableTarget(
      name: "Measure",
      dependencies: [
        "Peers",
        .product(name: "AutoLayoutKit", package: "AutoLayoutKit"),
        .product(name: "HeadlessUIKit", package: "AutoLayoutKit"),
        .product(name: "LayoutFrames", package: "AutoLayoutKit"),
        .product(name: "LayoutInspection", package: "AutoLayoutKit"),
        .product(name: "LayoutRendering", package: "AutoLayoutKit"),
        .product(name: "LayoutSolver", package: "AutoLayoutKit"),
        .product(name: "LayoutTracking", package: "AutoLayoutKit"),
        .product(name: "LayoutWorkloads", package: "AutoLayoutKit"),
      ],
      path: "Measure"),
    .testTarget(
      name: "MeasureTests",
      dependencies: ["Measure", .product(name: "LayoutWorkloads", package: "AutoLayoutKit")], path: "Tests"),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

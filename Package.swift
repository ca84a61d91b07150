// swift-tools-version: 6.1
import PackageDescription

// On a Mac the package is the library, its tests and the layout checks, on top of the real UIKit or AppKit.
// Where Apple's frameworks are missing, a headless UIKit of our own stands in for them. A module called UIKit
// must not shadow the real one, so on a Mac the headless modules exist only if the environment asks for them:
//
//     AUTOLAYOUTKIT_HEADLESS=1 swift test

#if os(Linux)
  let isHeadless = true
#else
  let isHeadless = Context.environment["AUTOLAYOUTKIT_HEADLESS"] == "1"
#endif

let notTheLibrary: [String] = [
  "AutoLayoutKit.podspec", "Benchmarks", "CHANGELOG.md", "CONTRIBUTING.md", "Demo", "LICENSE", "README.md",
  "README.zh-CN.md", "Sources", "Tests", "images", "docs/Mistakes.md", "docs/Truth.md", "docs/build",
  "docs/existing-app", "docs/live", "docs/previews.schema.json", "docs/symbols.swift", "docs/template",
]

/// The statement of Apple's app stores that the library collects nothing and uses no API that needs a reason.
let privacy = "PrivacyInfo.xcprivacy"

/// The modules that view code needs where the headless UIKit stands in for Apple's.
let uikit: [Target.Dependency] = isHeadless ? ["UIKit", "HeadlessUIKit"] : []

/// The features of a future language mode that the compilers of today know, for the modules that apps take
/// in: an app that turns them on finds nothing to mend in them.
let future: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// True for a copy that SwiftPM has fetched: it refuses unsafe flags in a dependency with a version.
let isFetched = ["/checkouts/", "/registry/"].contains(where: Context.packageDirectory.contains)

/// Optimizes the solver in debug builds, where tests and checks spend half of their time, and keeps its
/// preconditions.
///
/// The generic tables of the solver are specialized across its files with `-wmo` only, which excludes the
/// batch mode of debug builds; with `-num-threads` it writes one object for each file, as SwiftPM expects.
let optimized: [SwiftSetting] =
  isFetched
  ? []
  : [
    .unsafeFlags(
      ["-O", "-wmo", "-num-threads", "2", "-disable-batch-mode", "-assert-config", "Debug"],
      .when(configuration: .debug))
  ]

// A module is the folder of its name in Sources or Tests, where no path is given.
let everywhere: [Target] = [
  .target(
    name: "AutoLayoutKit", dependencies: uikit, path: ".",
    exclude: notTheLibrary + (isHeadless ? [privacy] : []),
    sources: ["AutoLayoutKit.swift", "AutoLayoutKit-ext.swift"],
    resources: isHeadless ? [] : [.copy(privacy)], swiftSettings: future),
  // Blocks and chains that follow what changes: models, traits, sizes, the fold. The files import the library
  // in a package only (SWIFT_PACKAGE), because in an app and in the pod they are in one module with it.
  .target(name: "LayoutTracking", dependencies: ["AutoLayoutKit"] + uikit, swiftSettings: future),
  .target(name: "LayoutSolver", exclude: ["README.md"], swiftSettings: optimized),
  // The same block as frames, without constraints.
  .target(
    name: "LayoutFrames", dependencies: ["AutoLayoutKit", "LayoutSolver", "LayoutTracking"] + uikit,
    swiftSettings: future),
  .target(name: "LayoutWords", swiftSettings: future),
  .target(name: "LayoutPlatform", dependencies: uikit, swiftSettings: future),
  .target(
    name: "LayoutInspection",
    dependencies: ["AutoLayoutKit", "LayoutFrames", "LayoutPlatform", "LayoutSolver", "LayoutWords"] + uikit,
    exclude: ["README.md"], swiftSettings: future),
  .target(
    name: "LayoutTesting",
    dependencies: ["AutoLayoutKit", "LayoutInspection", "LayoutPlatform", "LayoutWords"] + uikit
      + (isHeadless ? ["LayoutRendering"] : []),
    swiftSettings: future),
  // Reads the conflicts in the log of any app: swift run Doctor < xcode.log
  .executableTarget(
    name: "Doctor", dependencies: ["AutoLayoutKit", "LayoutInspection"] + uikit, swiftSettings: future),
  .target(name: "TestSupport", dependencies: uikit, path: "Tests/TestSupport", exclude: ["Fixtures"]),
  .testTarget(name: "LayoutWordsTests", dependencies: ["LayoutWords"]),
  .testTarget(name: "AutoLayoutKitTests", dependencies: ["AutoLayoutKit", "TestSupport"] + uikit),
  .testTarget(
    name: "LayoutTrackingTests", dependencies: ["AutoLayoutKit", "LayoutTracking", "TestSupport"] + uikit),
]

/// True where Foundation has what `Base/Linux` declares, and the module UIKit exports it.
#if os(Linux)
  let hasAppleFoundation = false
#else
  let hasAppleFoundation = true
#endif

let headless: [Target] = [
  .target(
    name: "HeadlessUIKit", dependencies: ["LayoutSolver", "LayoutWords"],
    exclude: ["README.md"] + (hasAppleFoundation ? ["Base/Linux"] : [])),
  // swift-testing looks for this empty module wherever a file imports UIKit too, in
  // the packages of users as well.
  .target(name: "_Testing_UIKit"),
  .target(
    name: "UIKit", dependencies: ["HeadlessUIKit", "_Testing_UIKit"],
    exclude: ["Answers.md", "README.md"] + (hasAppleFoundation ? ["Linux"] : [])),
  .target(name: "SelectorRewriter"),
  .executableTarget(name: "RewriteSelectors", dependencies: ["SelectorRewriter"]),
  .plugin(
    name: "AppSources", capability: .buildTool(), dependencies: ["RewriteSelectors"],
    path: "Sources/AppSources"),
  .target(
    name: "LayoutRendering",
    dependencies: ["AutoLayoutKit", "HeadlessUIKit", "LayoutFrames", "LayoutInspection", "LayoutWords"]),
  // The screens of an app by their names: shown, checked, compared and watched.
  .target(
    name: "LayoutPreviews",
    dependencies: [
      "AutoLayoutKit", "HeadlessUIKit", "LayoutFrames", "LayoutInspection", "LayoutRendering", "LayoutSolver",
      "LayoutWords",
    ],
    resources: [.embedInCode("Page")]),
  .executableTarget(
    name: "Demo",
    dependencies: [
      "AutoLayoutKit", "HeadlessUIKit", "LayoutFrames", "LayoutInspection", "LayoutPreviews",
      "LayoutRendering",
      "LayoutSolver", "LayoutTracking", "LayoutWords", "UIKit",
    ],
    path: "Demo", exclude: ["AutoLayoutKitDemo.swiftpm"]),
  .target(name: "LayoutWorkloads", dependencies: ["LayoutSolver"], path: "Tests/LayoutWorkloads"),
  // Recorded frames of Apple's engine, built again and compared.
  .target(
    name: "RecordedFrames", dependencies: ["LayoutRendering"] + uikit, path: "Tests/RecordedFrames"),
  .executableTarget(name: "Replay", dependencies: ["RecordedFrames"], path: "Tests/Replay"),
  .testTarget(
    name: "RecordedFramesTests", dependencies: ["RecordedFrames", "TestSupport"] + uikit,
    exclude: ["Fixtures"]),
  .testTarget(
    name: "LayoutSolverTests", dependencies: ["LayoutSolver", "LayoutWorkloads", "TestSupport"]),
  .testTarget(
    name: "HeadlessUIKitTests",
    dependencies: ["AutoLayoutKit", "LayoutSolver", "LayoutTracking", "TestSupport"] + uikit,
    exclude: ["Fixtures"]),
  .testTarget(
    name: "LayoutFramesTests",
    dependencies: ["AutoLayoutKit", "LayoutFrames", "LayoutTracking", "TestSupport"] + uikit),
  .testTarget(name: "SelectorRewriterTests", dependencies: ["SelectorRewriter", "TestSupport"]),
  .testTarget(
    name: "LayoutInspectionTests",
    dependencies: [
      "AutoLayoutKit", "LayoutFrames", "LayoutInspection", "LayoutSolver", "LayoutTracking", "LayoutWords",
      "TestSupport",
    ] + uikit,
    exclude: ["Fixtures"]),
  .testTarget(
    name: "DoctorTests", dependencies: ["Doctor", "LayoutInspection"] + uikit),
  .testTarget(
    name: "LayoutRenderingTests",
    dependencies: ["AutoLayoutKit", "LayoutFrames", "LayoutRendering", "TestSupport"] + uikit),
  .testTarget(
    name: "LayoutTestingTests",
    dependencies: ["AutoLayoutKit", "LayoutInspection", "LayoutTesting", "LayoutWords", "TestSupport"] + uikit
  ),
  .testTarget(
    name: "LayoutPreviewsTests",
    dependencies: ["AutoLayoutKit", "LayoutInspection", "LayoutPreviews", "LayoutRendering", "TestSupport"]
      + uikit
  ),
  .testTarget(
    name: "DemoTests",
    dependencies: [
      "AutoLayoutKit", "Demo", "LayoutFrames", "LayoutInspection", "LayoutPreviews", "LayoutRendering",
      "LayoutSolver", "LayoutTesting", "LayoutTracking", "TestSupport",
    ] + uikit),
]

let headlessProducts: [Product] = [
  .library(name: "HeadlessUIKit", targets: ["UIKit"]),
  .library(name: "LayoutRendering", targets: ["LayoutRendering"]),
  .library(name: "LayoutPreviews", targets: ["LayoutPreviews"]),
  // For the package in Benchmarks.
  .library(name: "LayoutSolver", targets: ["LayoutSolver"]),
  .library(name: "LayoutWorkloads", targets: ["LayoutWorkloads"]),
  // For targets that contain the sources of an app.
  .plugin(name: "AppSources", targets: ["AppSources"]),
]

let package = Package(
  name: "AutoLayoutKit",
  platforms: [
    .iOS(.v13), .macCatalyst(.v13), .tvOS(.v13), .macOS(isHeadless ? .v13 : .v10_15), .visionOS(.v1),
  ],
  products: [
    .library(name: "AutoLayoutKit", targets: ["AutoLayoutKit"]),
    .library(name: "LayoutTracking", targets: ["LayoutTracking"]),
    .library(name: "LayoutFrames", targets: ["LayoutFrames"]),
    .library(name: "LayoutInspection", targets: ["LayoutInspection"]),
    .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
  ] + (isHeadless ? headlessProducts : []),
  targets: everywhere + (isHeadless ? headless : []),
  swiftLanguageModes: [.v6]
)

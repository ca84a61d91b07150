// swift-tools-version: 6.0
import PackageDescription

// A package as an app's author would write it. Its view code imports UIKit and AutoLayoutKit, and does not
// depend on the headless UIKit for Linux. On a Mac the same code is built with Apple's UIKit, or with the
// headless one if AUTOLAYOUTKIT_HEADLESS is 1.

#if os(Linux)
  let isHeadless = true
#else
  let isHeadless = Context.environment["AUTOLAYOUTKIT_HEADLESS"] == "1"
#endif

let uikit: [Target.Dependency] =
  isHeadless ? [.product(name: "HeadlessUIKit", package: "AutoLayoutKit")] : []

let testing: Target.Dependency = .product(name: "LayoutTesting", package: "AutoLayoutKit")

#if os(Linux)
  // The plugin compiles the files that the target excludes, and those of the folders in `.appsources`.
  let notes: [Target] = [
    .target(
      name: "Notes", dependencies: uikit, path: "Notes", exclude: ["Screens"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "AppSources", package: "AutoLayoutKit")]),
    .testTarget(
      name: "NotesTests", dependencies: ["Notes", testing] + uikit, path: "NotesTests",
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .target(
      name: "Contacts", dependencies: uikit, path: "Contacts",
      exclude: [
        "Screens/ContactListController.swift", "Screens/ContactCell.swift", "Screens/ContactController.swift",
      ],
      resources: [.copy("Screens/Base.lproj"), .copy("Screens/FooterView.xib")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "AppSources", package: "AutoLayoutKit")]),
    .testTarget(
      name: "ContactsTests", dependencies: ["Contacts"] + uikit, path: "ContactsTests",
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
#else
  let notes: [Target] = []
#endif

let package = Package(
  name: "Client",
  platforms: [.iOS(.v13), .tvOS(.v13), .macOS(.v13), .visionOS(.v1)],
  dependencies: [.package(name: "AutoLayoutKit", path: "../..")],
  targets: [
    .target(
      name: "Conversation", dependencies: [.product(name: "AutoLayoutKit", package: "AutoLayoutKit")] + uikit,
      path: "Conversation", swiftSettings: [.swiftLanguageMode(.v6)]),
    .target(
      name: "Welcome", dependencies: [.product(name: "AutoLayoutKit", package: "AutoLayoutKit")] + uikit,
      path: "Welcome", swiftSettings: [.swiftLanguageMode(.v6)]),
    .target(name: "Screens", dependencies: uikit, path: "Screens", swiftSettings: [.swiftLanguageMode(.v6)]),
    .target(name: "Classic", dependencies: uikit, path: "Classic", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ConversationTests", dependencies: ["Conversation", testing] + uikit, path: "ConversationTests",
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "WelcomeTests", dependencies: ["Welcome", testing] + uikit, path: "WelcomeTests",
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "ScreensTests", dependencies: ["Screens", testing] + uikit, path: "ScreensTests",
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "ClassicTests", dependencies: ["Classic"] + uikit, path: "ClassicTests",
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ] + notes
)

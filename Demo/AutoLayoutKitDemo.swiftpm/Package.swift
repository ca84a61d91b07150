// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

// The demo as an app for iPhone and iPad. Xcode and Swift Playgrounds open this folder; `swift build` does
// not know products that are apps. App and Scenes are links to the folders beside it.

let package = Package(
  name: "AutoLayoutKitDemo",
  platforms: [.iOS("16.0")],
  products: [
    .iOSApplication(
      name: "AutoLayoutKitDemo",
      targets: ["AppModule"],
      bundleIdentifier: "org.example.AutoLayoutKitDemo",
      displayVersion: "1.0",
      bundleVersion: "1",
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait,
        .landscapeRight,
        .landscapeLeft,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ]
    )
  ],
  dependencies: [.package(name: "AutoLayoutKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "AppModule",
      dependencies: [
        .product(name: "AutoLayoutKit", package: "AutoLayoutKit"),
        .product(name: "LayoutFrames", package: "AutoLayoutKit"),
        .product(name: "LayoutInspection", package: "AutoLayoutKit"),
        .product(name: "LayoutTracking", package: "AutoLayoutKit"),
      ],
      path: ".",
      sources: ["App", "Scenes"])
  ],
  swiftLanguageModes: [.v6]
)

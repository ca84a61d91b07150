import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// Returns the size classes of some traits as a text.
@MainActor private func classes(_ environment: any UITraitEnvironment) -> String {
  "\(environment.traitCollection.horizontalSizeClass) \(environment.traitCollection.verticalSizeClass)"
}

/// The size classes of windows, which follow from their size alone.
@MainActor @Suite(.serialized) struct WindowSizeTests {
  /// The sizes of iPhones in portrait, of windows on an iPad, and of the displays of the folding iPhone.
  private static let known: [(width: CGFloat, height: CGFloat, classes: String)] = [
    (320, 480, "compact regular"), (440, 956, "compact regular"), (466, 678, "compact regular"),
    (568, 320, "compact compact"), (667, 375, "compact compact"), (874, 402, "compact compact"),
    (736, 414, "regular compact"), (896, 414, "regular compact"), (956, 440, "regular compact"),
    (320, 1024, "compact regular"), (438, 1024, "compact regular"), (639, 1366, "compact regular"),
    (678, 1024, "regular regular"), (694, 768, "regular regular"), (981, 1024, "regular regular"),
    (669, 951, "regular regular"), (951, 669, "regular regular"), (744, 1133, "regular regular"),
  ]

  @Test(arguments: [UIUserInterfaceIdiom.phone, .pad]) func theKindOfDeviceIsNoPart(
    idiom: UIUserInterfaceIdiom
  ) {
    onScreen(390, 844, idiom: idiom) {
      for (width, height, expected) in Self.known {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        #expect(classes(window) == expected, "\(width) x \(height) on \(idiom)")
      }
    }
  }

  @Test func aWindowCrossesTheLimitsBothWays() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 668, height: 480))
    let view = UIView()
    window.addSubview(view)
    var seen: [String] = []
    view.registerForTraitChanges(
      [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
    ) { (view: UIView, _: UITraitCollection) in seen.append(classes(view)) }
    for (width, height) in [(669, 480), (669, 479), (669, 413), (896, 413), (895, 413), (668, 480)] {
      window.frame.size = CGSize(width: CGFloat(width), height: CGFloat(height))
    }
    #expect(
      seen == [
        "regular regular", "regular compact", "compact compact", "regular compact", "compact compact",
        "compact regular",
      ])
  }
}

/// Window scenes, and the windows in them.
@MainActor @Suite(.serialized) struct WindowSceneTests {
  private let safeArea = UIEdgeInsets(top: 11, left: 7, bottom: 5, right: 3)

  /// Calls `body` with a scene in a part of the screen.
  private func withScene(_ frame: CGRect, _ body: (UIWindowScene) -> Void) {
    let scene = HeadlessLayout.connectScene(frame: frame, safeArea: safeArea)
    defer { HeadlessLayout.disconnect(scene) }
    body(scene)
  }

  @Test func aViewFindsItsScreenThroughItsScene() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UIView()
    window.addSubview(view)
    #expect(view.window?.windowScene?.screen === UIScreen.main)
    let scene = try #require(window.windowScene)
    #expect(UIApplication.shared.connectedScenes.contains(scene) && scene.isFullScreen)
    #expect(scene.windows.contains(window) && window.next === scene && scene.next === UIApplication.shared)
    #expect(scene.effectiveGeometry.coordinateSpace.bounds == UIScreen.main.bounds)
    #expect(scene.effectiveGeometry.interfaceOrientation == .portrait && scene.keyWindow !== window)
    window.makeKeyAndVisible()
    #expect(scene.keyWindow === window && scene.activationState == .foregroundActive)
    onScreen(844, 390) {
      #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
      #expect(scene.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 844, height: 390))
    }
  }

  @Test func aWindowFillsItsScene() {
    withScene(CGRect(x: 40, y: 20, width: 500, height: 900)) { scene in
      let window = UIWindow(windowScene: scene)
      #expect(window.frame == CGRect(x: 0, y: 0, width: 500, height: 900) && window.windowScene === scene)
      #expect(window.safeAreaInsets == safeArea && classes(window) == "compact regular")
      #expect(scene.windows == [window] && !scene.isFullScreen && classes(scene) == "compact regular")
    }
  }

  @Test func aWindowFollowsTheSizeOfItsScene() {
    withScene(CGRect(x: 0, y: 0, width: 694, height: 981)) { scene in
      let (filling, small) = (UIWindow(windowScene: scene), UIWindow(windowScene: scene))
      small.frame = CGRect(x: 10, y: 20, width: 300, height: 500)
      let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 694, height: 981))
      let narrow = UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 13)
      HeadlessLayout.setFrame(CGRect(x: 60, y: 0, width: 1024, height: 400), safeArea: narrow, of: scene)
      #expect(filling.frame == CGRect(x: 0, y: 0, width: 1024, height: 400))
      #expect(filling.safeAreaInsets == narrow && classes(filling) == "regular compact")
      #expect(small.frame == CGRect(x: 10, y: 20, width: 300, height: 500))
      #expect(other.frame.size == CGSize(width: 694, height: 981))
      onScreen(844, 390, safeArea: safeArea) { #expect(filling.frame.width == 1024) }
      HeadlessLayout.setFrame(nil, of: scene)
      #expect(filling.frame == UIScreen.main.bounds && filling.safeAreaInsets == .zero && scene.isFullScreen)
    }
  }

  @Test func theControllersOfAResizedSceneAreToldBefore() {
    final class Resized: UIViewController {
      var notes: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        notes.append("from \(Int(view.bounds.width)) to \(Int(size.width))")
        super.viewWillTransition(to: size, with: coordinator)
      }
      override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        notes.append("to \(newCollection.horizontalSizeClass)")
        super.willTransition(to: newCollection, with: coordinator)
      }
    }
    final class Delegate: NSObject, UIWindowSceneDelegate {
      var widths: [CGFloat] = []
      func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
      ) {
        widths += [previousEffectiveGeometry, windowScene.effectiveGeometry].map(
          \.coordinateSpace.bounds.width)
      }
    }
    withScene(CGRect(x: 0, y: 0, width: 500, height: 900)) { scene in
      let (window, controller, delegate) = (UIWindow(windowScene: scene), Resized(), Delegate())
      scene.delegate = delegate
      window.rootViewController = controller
      window.isHidden = false
      window.layoutIfNeeded()
      HeadlessLayout.setFrame(CGRect(x: 0, y: 0, width: 694, height: 900), of: scene)
      #expect(controller.notes == ["to regular", "from 500 to 694"] && delegate.widths == [500, 694])
    }
  }

  @Test func anOverrideOfASceneReachesItsWindows() {
    withScene(CGRect(x: 0, y: 0, width: 500, height: 900)) { scene in
      let (window, controller) = (UIWindow(windowScene: scene), UIViewController())
      let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 900))
      window.rootViewController = controller
      var calls: [String] = []
      let traits: [UITrait] = [UITraitHorizontalSizeClass.self]
      scene.registerForTraitChanges(traits) { (_: UIWindowScene, _: UITraitCollection) in
        calls.append("scene")
      }
      controller.registerForTraitChanges(traits) { (_: UIViewController, _: UITraitCollection) in
        calls.append("controller")
      }
      scene.traitOverrides.horizontalSizeClass = .regular
      #expect([classes(scene), classes(window), classes(controller)].allSatisfy { $0 == "regular regular" })
      #expect(classes(other) == "compact regular" && calls == ["scene", "controller"])
    }
  }

  @Test func aWindowMovesToAnotherScene() {
    withScene(CGRect(x: 0, y: 0, width: 500, height: 900)) { scene in
      let window = UIWindow()
      window.windowScene = scene
      #expect(window.frame.size == CGSize(width: 500, height: 900) && window.safeAreaInsets == safeArea)
      window.windowScene = nil
      #expect(window.frame == UIScreen.main.bounds && window.next === UIApplication.shared)
      #expect(scene.windows.isEmpty)
    }
  }

  @Test func coordinatesAreConvertedThroughTheScreen() {
    withScene(CGRect(x: 40, y: 20, width: 500, height: 900)) { scene in
      let window = UIWindow(windowScene: scene)
      let view = UIView(frame: CGRect(x: 3, y: 5, width: 30, height: 50))
      window.addSubview(view)
      let inScene = view.convert(CGPoint(x: 1, y: 2), to: scene.coordinateSpace)
      #expect(inScene == CGPoint(x: 1 + 3, y: 2 + 5))
      let rect = CGRect(x: 1, y: 2, width: 7, height: 9)
      let onScreen = view.convert(rect, to: UIScreen.main.coordinateSpace)
      #expect(onScreen == CGRect(x: 1 + 3 + 40, y: 2 + 5 + 20, width: 7, height: 9))
      #expect(view.convert(onScreen, from: UIScreen.main.coordinateSpace) == rect)
      #expect(scene.coordinateSpace.convert(CGPoint(x: 4, y: 7), to: view) == CGPoint(x: 1, y: 2))
    }
  }
}

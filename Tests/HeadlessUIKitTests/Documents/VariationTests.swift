import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

/// The variations of a document for size classes.
@MainActor @Suite(.serialized) struct VariationTests {
  private let text = plainScene(
    """
    <label text="Any" translatesAutoresizingMaskIntoConstraints="NO" id="a">\(name("a"))
    <variation key="widthClass=regular" text="Wide"/>
    <variation key="heightClass=compact-widthClass=regular" text="Low and wide" hidden="YES"/></label>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="b">\(name("b"))</view>
    """,
    constraints: """
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
      constant="10" id="left"><variation key="widthClass=regular" constant="40"/></constraint>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="20" id="top"/>
      <constraint firstItem="a" firstAttribute="width" constant="60" id="narrow"/>
      <constraint firstItem="a" firstAttribute="width" constant="80" id="wide"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="below"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" \
      id="beside"/>
      """,
    more: """
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask>
      <mask key="constraints"><exclude reference="wide"/><exclude reference="below"/>
      <exclude reference="beside"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="b"/></mask>
      <mask key="constraints"><exclude reference="narrow"/><include reference="wide"/>
      <include reference="below"/><include reference="beside"/></mask></variation>
      """)

  private func rotate(to width: CGFloat, _ height: CGFloat) {
    HeadlessLayout.setScreen(size: CGSize(width: width, height: height))
  }

  @Test func variationsFollowTheSizeClasses() throws {
    defer { rotate(to: 390, 844) }
    rotate(to: 390, 844)
    let window = UIWindow()
    let controller = try #require(storyboard(text).instantiateInitialViewController())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let label = try #require(window.named("a") as? UILabel)
    for _ in 1...2 {
      #expect(label.text == "Any" && label.frame.minX == 10 && label.frame.width == 60 && !label.isHidden)
      #expect(window.named("b") == nil)
      // Landscape of a large phone: regular width, compact height.
      rotate(to: 926, 428)
      window.layoutIfNeeded()
      #expect(controller.traitCollection.horizontalSizeClass == .regular)
      #expect(label.text == "Low and wide" && label.frame.minX == 40 && label.frame.width == 80)
      #expect(label.isHidden && window.named("b")?.frame.origin == CGPoint(x: 40, y: label.frame.maxY))
      rotate(to: 390, 844)
      window.layoutIfNeeded()
    }
  }

  @Test func aConstraintThatTheAppDeactivatedStaysInactive() throws {
    defer { rotate(to: 390, 844) }
    rotate(to: 390, 844)
    let window = UIWindow()
    let controller = try #require(storyboard(text).instantiateInitialViewController())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let view = try #require(controller.view)
    let top = try #require(view.constraints.first { $0.firstAttribute == .top && $0.constant == 20 })
    let left = try #require(view.constraints.first { $0.firstAttribute == .leading && $0.constant == 10 })
    NSLayoutConstraint.deactivate([top, left])
    for _ in 1...2 {
      rotate(to: 926, 428)
      window.layoutIfNeeded()
      // The constant of the inactive constraint varies nevertheless.
      #expect(!top.isActive && !left.isActive && left.constant == 40)
      #expect(window.named("a")?.frame.width == 80)
      rotate(to: 390, 844)
      window.layoutIfNeeded()
      #expect(!top.isActive && !left.isActive && left.constant == 10)
      #expect(window.named("a")?.frame.width == 60)
    }
  }

  @Test func aSubviewThatTheAppRemovedStaysRemoved() throws {
    defer { rotate(to: 390, 844) }
    rotate(to: 926, 428)
    let window = UIWindow()
    window.rootViewController = storyboard(text).instantiateInitialViewController()
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let view = try #require(window.named("b"))
    view.removeFromSuperview()
    // Regular width and height.
    HeadlessLayout.setScreen(size: CGSize(width: 1024, height: 1366), idiom: .pad)
    window.layoutIfNeeded()
    #expect((window.named("a") as? UILabel)?.text == "Wide" && view.superview == nil)
    let other = UIView()
    other.addSubview(view)
    rotate(to: 390, 844)
    window.layoutIfNeeded()
    rotate(to: 926, 428)
    window.layoutIfNeeded()
    #expect(view.superview === other)
  }

  @Test func aControllerAndItsViewsAreReleased() throws {
    weak var controller: UIViewController?
    weak var view: UIView?
    do {
      let button = """
        <button id="x"><connections><segue destination="main" kind="show" id="s"/></connections></button>
        """
      let scenes = text.replacing("<subviews>", with: "<subviews>\(button)")
        .replacing("<variation key=\"default\">", with: "<variation key=\"default\" alpha=\"0.5\">")
      let made = try #require(storyboard(scenes).instantiateInitialViewController())
      made.loadViewIfNeeded()
      controller = made
      view = made.view
      #expect(view?.subviews.count == 2 && view?.alpha == 0.5)
    }
    #expect(controller == nil && view == nil)
  }
}

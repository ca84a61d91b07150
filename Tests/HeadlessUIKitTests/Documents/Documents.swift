import UIKit

@testable import HeadlessUIKit

/// Returns a storyboard with scenes; the controller with the identifier `main` is the initial one.
@MainActor func storyboard(_ scenes: String..., resources: String = "") -> UIStoryboard {
  let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="main">
    <scenes>\(scenes.joined(separator: "\n"))</scenes>
    <resources>\(resources)</resources>
    </document>
    """
  return UIStoryboard(document(text, named: "Main.storyboard"))
}

/// Returns a scene with the objects in `text`.
func scene(_ text: String) -> String { "<scene sceneID=\"s\"><objects>\(text)</objects></scene>" }

/// Returns the scene of a plain controller, `main`, with a view that has these subviews and constraints.
func plainScene(
  _ subviews: String, constraints: String = "", connections: String = "", attributes: String = "",
  more: String = ""
) -> String {
  scene(
    """
    <viewController id="main" \(attributes)>
    <view key="view" contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="300" height="500"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(subviews)</subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>\(constraints)</constraints>
    \(more)
    </view>
    <connections>\(connections)</connections>
    </viewController>
    """)
}

/// Returns a xib with objects.
@MainActor func xib(_ objects: String) -> UINib {
  UINib(document("<document><objects>\(objects)</objects></document>", named: "Card.xib"))
}

@MainActor private func document(_ text: String, named name: String) -> InterfaceDocument {
  InterfaceDocument(data: Data(text.utf8), name: name, bundle: .main, module: "HeadlessUIKitTests")
}

/// Returns the messages that `body` logs.
@MainActor func messages(_ body: () throws -> Void) rethrows -> [String] {
  var found: [String] = []
  HeadlessLayout.logHandler = { found.append($0) }
  defer { HeadlessLayout.logHandler = nil }
  try body()
  return found
}

/// Shows a controller in a window of 300 × 500 points.
@MainActor func show(_ controller: UIViewController?) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  window.rootViewController = controller
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  return window
}

extension UIView {
  /// Returns the view below this one with an accessibility identifier.
  func named(_ name: String) -> UIView? {
    accessibilityIdentifier == name ? self : subviews.lazy.compactMap { $0.named(name) }.first
  }
}

/// Returns the element that names a view.
func name(_ name: String) -> String {
  "<accessibility key=\"accessibilityConfiguration\" identifier=\"\(name)\"/>"
}

/// Returns the constraints of the four edges of an item to those of another one, inside insets.
func edges(_ item: String, to other: String, _ top: Int, _ left: Int, _ bottom: Int, _ right: Int) -> String {
  """
  <constraint firstItem="\(item)" firstAttribute="top" secondItem="\(other)" secondAttribute="top" \
  constant="\(top)" id="\(item)-top"/>
  <constraint firstItem="\(item)" firstAttribute="leading" secondItem="\(other)" secondAttribute="leading" \
  constant="\(left)" id="\(item)-left"/>
  <constraint firstItem="\(other)" firstAttribute="bottom" secondItem="\(item)" secondAttribute="bottom" \
  constant="\(bottom)" id="\(item)-bottom"/>
  <constraint firstItem="\(other)" firstAttribute="trailing" secondItem="\(item)" \
  secondAttribute="trailing" constant="\(right)" id="\(item)-right"/>
  """
}

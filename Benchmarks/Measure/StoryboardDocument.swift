import Foundation
import UIKit

/// A storyboard of 50 scenes with 15 views each, in a file of its own.
@MainActor enum StoryboardDocument {
  /// The number of scenes.
  nonisolated static let sceneCount = 50
  private static let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("storyboard-\(ProcessInfo.processInfo.processIdentifier)")

  /// Reads the document, makes all its controllers and lays them out.
  ///
  /// Returns a text about a wrong frame; nil if all are right.
  static func load() -> String? {
    guard let bundle = written else { return "storyboard: \(folder.path) cannot be written" }
    let storyboard = UIStoryboard(name: "Main", bundle: bundle)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    for number in 0..<sceneCount {
      let controller = storyboard.instantiateViewController(withIdentifier: "scene\(number)")
      window.rootViewController = controller
      window.layoutIfNeeded()
      let frame = controller.view.subviews[0].frame
      if frame != CGRect(x: 20, y: 12, width: 390 - 20 - 28, height: 844 - 12 - 36) {
        return "storyboard: scene \(number) has \(frame)"
      }
    }
    return nil
  }

  /// The bundle with the document, which is written once.
  private static let written: Bundle? = {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let scenes = (0..<sceneCount).map(scene).joined(separator: "\n")
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes>\(scenes)</scenes>
      </document>
      """
    try? text.write(to: folder.appendingPathComponent("Main.storyboard"), atomically: true, encoding: .utf8)
    return Bundle(path: folder.path)
  }()

  private nonisolated static func scene(_ number: Int) -> String {
    let rows = (0..<6).map { row in
      let id = "\(number)-\(row)"
      return """
        <stackView opaque="NO" contentMode="scaleToFill" spacing="8" id="row\(id)"><subviews>
        <label text="Row \(row)" numberOfLines="0" id="label\(id)"><fontDescription key="fontDescription" \
        type="system" pointSize="17"/></label>
        </subviews></stackView>
        """
    }
    let constraints = [
      ("leading", "leading", "column", "root", 20), ("top", "top", "column", "root", 12),
      ("trailing", "trailing", "root", "column", 28), ("bottom", "bottom", "root", "column", 36),
    ].enumerated().map { index, rule in
      """
      <constraint firstItem="\(rule.2)\(number)" firstAttribute="\(rule.0)" secondItem="\(rule.3)\(number)" \
      secondAttribute="\(rule.1)" constant="\(rule.4)" id="c\(number)-\(index)"/>
      """
    }
    return """
      <scene sceneID="s\(number)"><objects>
      <viewController storyboardIdentifier="scene\(number)" id="vc\(number)">
      <view key="view" contentMode="scaleToFill" id="root\(number)">
      <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews><stackView opaque="NO" contentMode="scaleToFill" axis="vertical" distribution="equalSpacing" \
      translatesAutoresizingMaskIntoConstraints="NO" id="column\(number)">
      <subviews>\(rows.joined(separator: "\n"))
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="button\(number)">
      <state key="normal" title="Continue"/></button></subviews></stackView></subviews>
      <constraints>\(constraints.joined(separator: "\n"))</constraints>
      </view></viewController></objects></scene>
      """
  }
}

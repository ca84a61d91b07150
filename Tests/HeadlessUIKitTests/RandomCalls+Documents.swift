import Foundation
import HeadlessUIKit
import UIKit

extension RandomCalls {
  /// The calls that make views and controllers from documents of Interface Builder.
  ///
  /// The documents have variations, which are applied when other calls change the screen.
  static var documentCalls: [Call] {
    [
      Call("UINib", 2) { world in
        guard world.views.count + 3 <= limit else { return }
        world.takeTree(nib.instantiate(withOwner: nil).first as? UIView)
      },
      Call("UIStoryboard", 2) { world in
        guard world.views.count + 3 <= limit, world.controllers.count < controllerLimit,
          let controller = storyboard?.instantiateInitialViewController()
        else { return }
        world.controllers.append(controller)
        world.takeTree(controller.view)
      },
    ]
  }

  private func takeTree(_ root: UIView?) {
    guard let root else { return }
    take(root)
    for view in root.subviews { take(view) }
    constraints += root.constraints
  }

  private static let view = """
    <view key="view" id="root"><rect key="frame" x="3" y="5" width="300" height="500"/><subviews>
    <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="a">
    <variation key="heightClass=compact" text="Low" hidden="YES"/></label>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews><constraints>
    <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" \
    constant="7" id="t">
    <variation key="widthClass=regular" constant="11" priority="750"/></constraint>
    <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
    <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="below"/>
    </constraints><variation key="heightClass=compact"><mask key="subviews"><exclude reference="b"/></mask>
    <mask key="constraints"><exclude reference="below"/></mask></variation></view>
    """

  private static let nib = UINib(
    data: Data("<document><objects>\(view)</objects></document>".utf8), bundle: nil)

  /// A storyboard with one controller; nil if its file cannot be written.
  private static let storyboard: UIStoryboard? = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let text = """
      <document initialViewController="main"><scenes><scene><objects><viewController id="main">\(view)
      </viewController></objects></scene></scenes></document>
      """
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: folder.appendingPathComponent("Random.storyboard"))
    } catch { return nil }
    return Bundle(path: folder.path).map { UIStoryboard(name: "Random", bundle: $0) }
  }()
}

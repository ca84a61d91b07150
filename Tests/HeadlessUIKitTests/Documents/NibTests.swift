import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

/// Xibs, and the files of documents.
@MainActor @Suite struct NibTests {
  private let card = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ScreenController"><connections>
    <outlet property="view" destination="root" id="o"/><outlet property="card" destination="card" id="p"/>
    </connections></placeholder><placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
    <view id="root"><rect key="frame" x="0.0" y="0.0" width="300" height="500"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" customClass="CardView" id="card"/></subviews>
    <constraints>\(edges("card", to: "root", 10, 20, 40, 60))</constraints></view>
    <customObject customClass="Helper" id="help"/>
    """

  @Test func theOwnerGetsItsOutlets() throws {
    let owner = Owner()
    let found = xib(card).instantiate(withOwner: owner)
    #expect(found.count == 2 && found.first as? UIView === owner.values["view"] && found.last is Helper)
    #expect(owner.values["card"] is CardView)
    // Without an owner, its outlets are left out.
    #expect(messages { _ = xib(card).instantiate(withOwner: nil) } == [])
  }

  private final class Owner: UIResponder {
    var values: [String: NSObject] = [:]

    override func setValue(_ value: Any?, forKey key: String) { values[key] = value as? NSObject }
  }

  // Files

  /// Writes files into a new folder and returns it as a bundle.
  private func bundle(_ files: [String: String]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try #require(Bundle(path: folder.path))
  }

  private func storyboard(_ title: String) -> String {
    """
    <document initialViewController="main"><scenes><scene><objects>
    <viewController title="\(title)" id="main"/></objects></scene></scenes></document>
    """
  }

  @Test func documentsAreFoundInTheFoldersOfABundle() throws {
    let bundle = try bundle([
      "Main.storyboard": storyboard("plain"), "Base.lproj/Main.storyboard": storyboard("hidden"),
      "Base.lproj/Local.storyboard": storyboard("base"), "de.lproj/Local.storyboard": storyboard("other"),
      "App_Feature.resources/Screens/Inner.storyboard": storyboard("inner"),
    ])
    defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
    for (name, title) in ["Main": "plain", "Local": "base", "Inner": "inner"] {
      let board = UIStoryboard(name: name, bundle: bundle)
      #expect(board.instantiateInitialViewController()?.title == title, "\(name)")
    }
    #expect(UIStoryboard(name: "Inner", bundle: bundle).document.module == "Feature")
    let path = bundle.bundlePath
    #expect(throws: Mistake("Could not find a storyboard named 'None' in bundle \(path)")) {
      try UIStoryboard.document("None", in: bundle)
    }
    #expect(throws: Mistake("Could not load NIB in bundle: '\(path)' with name 'None'")) {
      try UINib.document("None", in: bundle)
    }
  }

  @Test func aChangedFileIsReadAgain() throws {
    let bundle = try bundle(["Main.storyboard": storyboard("first")])
    defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
    let title = { UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()?.title }
    #expect(title() == "first")
    let first = UIStoryboard(name: "Main", bundle: bundle).document
    #expect(UIStoryboard(name: "Main", bundle: bundle).document === first)
    let file = URL(fileURLWithPath: bundle.bundlePath).appendingPathComponent("Main.storyboard")
    try Data(storyboard("second").utf8).write(to: file)
    #expect(title() == "second")
  }

  @Test func aControllerLoadsItsXib() throws {
    let bundle = try bundle(["Card.xib": "<document><objects>\(card)</objects></document>"])
    defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
    let controller = Screen(nibName: "Card", bundle: bundle)
    let window = show(controller)
    let card = try #require(controller.card)
    expectFrames(("card", card, CGRect(x: 20, y: 10, width: 220, height: 450)))
    #expect(controller.nibName == "Card" && bundle.loadNibNamed("Card", owner: nil)?.count == 2)
    withExtendedLifetime(window) {}
  }

  private final class Screen: UIViewController {
    var card: UIView?

    override func setValue(_ value: Any?, forKey key: String) {
      if key == "card" { card = value as? UIView } else { super.setValue(value, forKey: key) }
    }
  }

  @Test func aXibWithoutAViewIsReported() throws {
    let bundle = try bundle(["Card.xib": "<document><objects><view id=\"v\"/></objects></document>"])
    defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
    let controller = UIViewController(nibName: "Card", bundle: bundle)
    let found = messages { #expect(controller.view.frame == UIScreen.main.bounds) }
    #expect(
      found == [
        "\(controller) loaded the \"Card\" nib but the view outlet was not set. The view is an empty one."
      ])
  }
}

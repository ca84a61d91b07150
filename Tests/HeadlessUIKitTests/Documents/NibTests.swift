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

  @Test func aDocumentKnowsTheBundleInWhichItIsFound() throws {
    let bundle = try bundle(["Main.storyboard": storyboard("plain")])
    defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
    let file = try #require(DocumentFile.find("Main.storyboard", in: bundle))
    #expect(InterfaceDocument.at(file, bundle: .main)?.bundle === Bundle.main)
    #expect(InterfaceDocument.at(file, bundle: bundle)?.bundle === bundle)
  }

  @Test func imagesAndColorsAreThoseOfTheCatalogs() throws {
    let color = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "0.25", "green": "0.5", "blue": "0.75", "alpha": "1"}}}]}
      """
    let views = """
      <document><objects><imageView image="dot" id="i"><color key="backgroundColor" name="brand"/></imageView>
      </objects><resources><image name="dot" width="90" height="90"/>
      <namedColor name="brand"><color white="0" alpha="1"/></namedColor></resources></document>
      """
    let images = "{\"images\": [{\"idiom\": \"universal\", \"scale\": \"2x\", \"filename\": \"dot.png\"}]}"
    let bundle = try bundle([
      "Card.xib": views, "Assets.xcassets/brand.colorset/Contents.json": color,
      "Assets.xcassets/dot.imageset/Contents.json": images,
    ])
    defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
    let file = URL(fileURLWithPath: bundle.bundlePath)
      .appendingPathComponent("Assets.xcassets/dot.imageset/dot.png")
    // The header of a file of 16 × 12 pixels.
    let header: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 16, 0, 0,
      0, 12,
    ]
    try Data(header).write(to: file)
    let view = try #require(bundle.loadNibNamed("Card", owner: nil)?.first as? UIImageView)
    #expect(view.image?.size == CGSize(width: 8, height: 6))
    let found = view.backgroundColor?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(found == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
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

  @Test func aControllerOverridesTheNameOfItsXib() throws {
    let bundle = try bundle(["Card.xib": "<document><objects>\(card)</objects></document>"])
    defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
    let controller = NamedScreen()
    controller.bundle = bundle
    controller.loadViewIfNeeded()
    #expect(controller.card?.superview === controller.view && controller.nibName == "Card")
  }

  private final class NamedScreen: UIViewController {
    var bundle: Bundle?
    var card: UIView?
    override var nibName: String? { "Card" }
    override var nibBundle: Bundle? { bundle }
    override var storyboard: UIStoryboard? { nil }

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

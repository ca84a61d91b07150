import Testing
import UIKit

@testable import HeadlessUIKit

/// The messages about documents, word for word.
@MainActor @Suite struct DocumentReportTests {
  @Test func unknownPartsAreReportedOnceInOneMessage() {
    let text = plainScene(
      """
      <view wobble="YES" id="a"/>
      <view wobble="NO" id="b"><glitter key="shine"/></view>
      <label textAlignment="diagonal" id="c"/>
      <mapView id="d"/>
      <view customClass="Missing" customModule="App" id="e"><connections>
      <outlet property="title" destination="c" id="o"/></connections></view>
      <view customClass="UIViewController" id="f"/>
      """)
    let board = storyboard(text)
    let found = messages {
      board.instantiateInitialViewController()?.loadViewIfNeeded()
      board.instantiateInitialViewController()?.loadViewIfNeeded()
    }
    #expect(
      found == [
        """
        Main.storyboard uses parts that have no effect here:
          line 7: wobble of <view>
          line 8: shine of <view>
          line 9: textAlignment="diagonal" of <label>
          line 10: the class of <mapView> is unknown; a UIView stands for it
          line 11: the class Missing in the module App is unknown; a UIView stands for it
          line 13: the class UIViewController is no UIView; a UIView stands for it
        """
      ])
  }

  @Test func aFileThatIsNoDocumentIsReported() {
    let texts = [
      "<document><scenes></document>": "line 1: the file is not a complete XML document.",
      "": "line 1: the file is not a complete XML document.",
      "<archive/>": "line 1: <archive> is not a document of Interface Builder 3 or later.",
    ]
    for (text, sentence) in texts {
      let found = messages {
        let document = InterfaceDocument(data: Data(text.utf8), name: "Bad.storyboard", bundle: .main)
        #expect(UIStoryboard(document).instantiateInitialViewController() == nil, "\(text)")
      }
      #expect(found == ["Bad.storyboard, \(sentence)"], "\(text)")
    }
  }

  @Test func aConnectionToNothingIsReported() {
    let text = plainScene(
      "<button id=\"b\"/>", constraints: "<constraint firstItem=\"x\" firstAttribute=\"top\" id=\"c\"/>",
      connections: """
        <outlet property="card" destination="nothing" id="o"/>
        <outlet property="unknown" destination="b" id="p"/>
        """)
    let found = messages { storyboard(text).instantiateInitialViewController()?.loadViewIfNeeded() }
    #expect(
      found == [
        """
        Main.storyboard uses parts that have no effect here:
          line 9: a constraint without its item, its attribute or its relation
          line 12: the outlet card, whose object is not in the document
          line 13: the property unknown of a UIViewController
        """
      ])
  }

  @Test func aNumberThatNoObjectCanHaveIsLeftOut() {
    let text = plainScene(
      "<pageControl numberOfPages=\"9999999\" id=\"p\"/>",
      constraints: """
        <constraint firstItem="p" firstAttribute="width" constant="10" priority="1e-300" id="c"/>
        """)
    var view: UIView?
    let found = messages { view = storyboard(text).instantiateInitialViewController()?.view }
    let pages = view?.subviews.first as? UIPageControl
    #expect(pages?.numberOfPages == 0)
    #expect(pages?.constraints.map(\.priority) == [.required])
    #expect(
      found == [
        """
        Main.storyboard uses parts that have no effect here:
          line 7: numberOfPages="9999999" of <pageControl>
        """
      ])
  }

  @Test func aPropertyThatAClassDoesNotHaveIsReported() {
    let outlet = "<connections><outlet property=\"glow\" destination=\"b\" id=\"o\"/></connections>"
    let text = plainScene("<view customClass=\"CardView\" id=\"a\">\(outlet)</view><button id=\"b\"/>")
    let found = messages { storyboard(text).instantiateInitialViewController()?.loadViewIfNeeded() }
    #expect(
      found == [
        "[HeadlessUIKitTests.CardView setValue:forUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key glow."
      ])
  }

  @Test func aSceneThatContainsItselfIsReported() {
    let root = """
      <navigationController id="main"><connections>
      <segue destination="main" kind="relationship" relationship="rootViewController" id="s"/></connections>
      </navigationController>
      """
    let inside = "<segue destination=\"main\" kind=\"embed\" id=\"s\"/>"
    let container = "<containerView id=\"c\"><connections>\(inside)</connections></containerView>"
    for text in [scene(root), plainScene(container)] {
      let found = messages { _ = storyboard(text).instantiateInitialViewController()?.view }
      #expect(
        found == [
          "Main.storyboard uses parts that have no effect here:\n  line 3: a scene that contains itself"
        ])
    }
  }

  @Test func aConstraintThatUIKitDoesNotAllowIsLeftOut() {
    let sides = [
      "firstAttribute=\"top\"", "firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"left\"",
      "firstAttribute=\"left\" secondItem=\"root\" secondAttribute=\"leading\"",
      "firstAttribute=\"width\" secondItem=\"root\" secondAttribute=\"left\"",
      "firstAttribute=\"top\" secondItem=\"tap\" secondAttribute=\"top\"",
    ]
    for side in sides {
      let text = plainScene(
        "<view id=\"a\"/>", constraints: "<constraint firstItem=\"a\" \(side) id=\"c\"/>"
      ).replacing("</objects>", with: "<tapGestureRecognizer id=\"tap\"/></objects>")
      let found = messages { storyboard(text).instantiateInitialViewController()?.loadViewIfNeeded() }
      #expect(
        found == [
          "Main.storyboard uses parts that have no effect here:\n"
            + "  line 9: a constraint without its item, its attribute or its relation"
        ], "\(side)")
    }
  }

  @Test func anInitializerThatReturnsNilIsReported() throws {
    let text = plainScene("<view tag=\"3\" customClass=\"CodeOnlyView\" id=\"a\"/>")
    var view: UIView?
    let found = messages { view = storyboard(text).instantiateInitialViewController()?.view.subviews.first }
    #expect(view?.tag == 3 && !(view is CodeOnlyView))
    #expect(
      found == [
        "Main.storyboard, line 7: init(coder:) of CodeOnlyView returns nil; the object is made as a UIView."
      ])
  }

  /// Returns the notes about the parts of a storyboard while its first view is loaded, and during `body`.
  private func notes(_ board: UIStoryboard, _ body: (UIViewController) -> Void = { _ in }) -> [String] {
    let found = messages {
      let controller = board.instantiateInitialViewController()
      controller?.loadViewIfNeeded()
      if let controller { body(controller) }
    }
    return found.flatMap { $0.split(separator: "\n").dropFirst().map(String.init) }
  }

  @Test func aColorThatNamesItselfIsReported() {
    let resources = """
      <namedColor name="A"><color name="B"/></namedColor>
      <namedColor name="B"><color name="A"/></namedColor>
      <systemColor name="glowColor"><color systemColor="glowColor"/></systemColor>
      """
    let text = plainScene(
      """
      <view id="a"><color key="backgroundColor" name="A"/></view>
      <view id="b"><color key="backgroundColor" systemColor="glowColor"/></view>
      """)
    #expect(
      notes(storyboard(text, resources: resources)) == [
        "  line 16: the color A", "  line 17: the color glowColor",
      ])
  }

  @Test func aSegueToNowhereIsReported() {
    let container = """
      <containerView id="c"><connections>
      <segue destination="nowhere" kind="embed" id="e"/></connections></containerView>
      """
    #expect(notes(storyboard(plainScene(container))) == ["  line 8: the segue to an unknown scene"])
    let show = "<segue destination=\"nowhere\" kind=\"show\" identifier=\"go\" id=\"s\"/>"
    let shown = notes(storyboard(plainScene("", connections: show))) {
      $0.performSegue(withIdentifier: "go", sender: nil)
    }
    #expect(shown == ["  line 12: the segue to an unknown scene"])
    let back =
      "<segue destination=\"exit\" kind=\"unwind\" identifier=\"back\" unwindAction=\"goHome:\" id=\"s\"/>"
    let unwound = notes(storyboard(plainScene("", connections: back))) {
      $0.performSegue(withIdentifier: "back", sender: nil)
    }
    #expect(unwound == ["  line 12: the unwind action goHome:, which no controller further back has"])
  }

  @Test func aReferenceToAnUnknownControllerIsReported() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let reference =
      "<viewControllerPlaceholder storyboardName=\"Main\" referencedIdentifier=\"none\" id=\"main\"/>"
    try Data(
      """
      <document initialViewController="main"><scenes>\(scene(reference))</scenes></document>
      """.utf8
    ).write(to: folder.appendingPathComponent("Main.storyboard"))
    let bundle = try #require(Bundle(path: folder.path))
    let found = messages {
      #expect(UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController() == nil)
    }
    #expect(
      found == ["Main.storyboard, line 1: there is no controller none in Main.storyboard for the reference."])
  }

  @Test func theClassOfASegueIsFoundOrReported() throws {
    let segue = { (name: String) in
      "<segue destination=\"main\" kind=\"custom\" identifier=\"go\" customClass=\"\(name)\" id=\"s\"/>"
    }
    FlashSegue.performed = 0
    let found = notes(storyboard(plainScene("", connections: segue("FlashSegue")))) {
      $0.performSegue(withIdentifier: "go", sender: nil)
    }
    #expect(found == [] && FlashSegue.performed == 1)
    let missing = notes(storyboard(plainScene("", connections: segue("Missing")))) {
      $0.performSegue(withIdentifier: "go", sender: nil)
    }
    #expect(missing == ["  line 12: the class Missing is unknown; a UIStoryboardSegue stands for it"])
  }

  @Test func partsThatChangeAPictureAreReported() {
    let text = plainScene(
      """
      <navigationBar id="n"><textAttributes key="titleTextAttributes"/></navigationBar>
      <tabBar id="t"><items><tabBarItem systemItem="more" badgeValue="3" id="i"/></items></tabBar>
      <searchBar id="s"><scopeButtonTitles><string>All</string></scopeButtonTitles></searchBar>
      <textField background="paper" id="f"/>
      <label id="l"><color key="shadowColor" white="0" alpha="1"/></label>
      <label id="m"><nil key="shadowColor"/></label>
      <button buttonType="infoLight" id="b"/>
      """)
    #expect(
      notes(storyboard(text)) == [
        "  line 7: titleTextAttributes of <navigationBar>", "  line 8: badgeValue of <tabBarItem>",
        "  line 8: systemItem of <tabBarItem>", "  line 9: <scopeButtonTitles> of <searchBar>",
        "  line 10: background of <textField>", "  line 11: shadowColor of <label>",
        "  line 13: buttonType=\"infoLight\" of <button>",
      ])
  }

  @Test func anOutletToAnObjectOfAnotherTypeIsReported() {
    let text = plainScene(
      """
      <tableView id="t"><connections><outlet property="dataSource" destination="l" id="o"/></connections>
      </tableView><label id="l"/>
      """)
    #expect(notes(storyboard(text)) == ["  line 7: the outlet dataSource of a UITableView to a UILabel"])
  }
}

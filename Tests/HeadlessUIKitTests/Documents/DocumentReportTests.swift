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
}

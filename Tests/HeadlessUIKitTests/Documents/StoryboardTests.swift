import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

/// The controllers and views of a storyboard.
@MainActor @Suite struct StoryboardTests {
  private let label = """
    <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="label">
    <rect key="frame" x="20" y="10" width="220" height="450"/>\(name("label"))</label>
    """

  // Frames

  @Test func constraintsGiveTheFrames() throws {
    let text = plainScene(label, constraints: edges("label", to: "root", 10, 20, 40, 60))
    let controller = try #require(storyboard(text).instantiateInitialViewController())
    let window = show(controller)
    let label = try #require(window.named("label"))
    expectFrames(("label", label, CGRect(x: 20, y: 10, width: 300 - 20 - 60, height: 500 - 10 - 40)))
    #expect((label as? UILabel)?.text == "Title" && label.superview === controller.view)
  }

  @Test func aConstraintHasItsRelationPriorityRatioAndName() throws {
    let constraints = """
      <constraint firstItem="label" firstAttribute="width" secondItem="label" secondAttribute="height" \
      multiplier="3:4" id="ratio"/>
      <constraint firstItem="label" firstAttribute="top" relation="greaterThanOrEqual" secondItem="root" \
      secondAttribute="topMargin" constant="7" priority="750" identifier="above" id="above"/>
      <constraint firstItem="label" firstAttribute="height" constant="80" placeholder="YES" id="removed"/>
      <constraint firstAttribute="centerX" secondItem="label" secondAttribute="trailing" id="middle"/>
      """
    let text = plainScene(label, constraints: constraints)
    let view = try #require(storyboard(text).instantiateInitialViewController()?.view)
    let label = view.subviews[0]
    let found = view.constraints + label.constraints
    #expect(found.count == 3)
    let ratio = try #require(found.first { $0.firstAttribute == .width })
    #expect(ratio.multiplier == 0.75 && ratio.secondAttribute == .height && ratio.priority == .required)
    let above = try #require(found.first { $0.identifier == "above" })
    #expect(above.relation == .greaterThanOrEqual && above.constant == 7 && above.priority == .defaultHigh)
    #expect(above.secondAttribute == .topMargin && above.secondItem === view)
    let middle = try #require(found.first { $0.firstAttribute == .centerX })
    #expect(middle.firstItem === view && middle.secondItem === label)
  }

  @Test func aMaskResizesTheRecordedFrame() throws {
    let view = """
      <view id="a"><rect key="frame" x="20" y="10" width="220" height="450"/>\(name("a"))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></view>
      <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b">\(name("b"))
      <rect key="frame" x="30" y="40" width="50" height="60"/>
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/></view>
      """
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 340, height: 570))
    window.rootViewController = storyboard(plainScene(view)).instantiateInitialViewController()
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    expectFrames(
      ("a", try #require(window.named("a")), CGRect(x: 20, y: 10 + 70, width: 220 + 40, height: 450)),
      ("b", try #require(window.named("b")), CGRect(x: 30 + 40, y: 40, width: 50, height: 60)))
  }

  @Test func guidesOfTheControllerAndTheViewsAreItems() throws {
    HeadlessLayout.setScreen(
      size: CGSize(width: 300, height: 500), safeArea: UIEdgeInsets(top: 30, left: 3, bottom: 20, right: 5))
    defer { HeadlessLayout.setScreen(size: CGSize(width: 390, height: 844)) }
    let scroll = """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">\(name("scroll"))
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inner">\(name("inner"))</view>
      </subviews>
      <constraints>\(edges("inner", to: "content", 1, 2, 3, 4))
      <constraint firstItem="inner" firstAttribute="width" secondItem="frame" secondAttribute="width" \
      multiplier="0.5" id="w"/>
      <constraint firstItem="inner" firstAttribute="height" constant="900" id="h"/></constraints>
      <viewLayoutGuide key="contentLayoutGuide" id="content"/>
      <viewLayoutGuide key="frameLayoutGuide" id="frame"/>
      </scrollView>
      """
    let constraints = """
      \(edges("scroll", to: "safe", 10, 20, 40, 60))
      <constraint firstItem="label" firstAttribute="top" secondItem="topGuide" secondAttribute="bottom" \
      constant="6" id="t"/>
      <constraint firstItem="bottomGuide" firstAttribute="top" secondItem="label" secondAttribute="bottom" \
      constant="8" id="b"/>
      <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
      id="l"/>
      <constraint firstItem="label" firstAttribute="width" constant="9" id="lw"/>
      """
    let guides = """
      <layoutGuides><viewControllerLayoutGuide type="top" id="topGuide"/>
      <viewControllerLayoutGuide type="bottom" id="bottomGuide"/></layoutGuides>
      """
    let text = plainScene(label + scroll, constraints: constraints).replacing(
      "<view key=\"view\"", with: guides + "<view key=\"view\"")
    let window = show(storyboard(text).instantiateInitialViewController())
    let scrollView = try #require(window.named("scroll") as? UIScrollView)
    // 3 + 20, 30 + 10; 300 - 23 - 5 - 60, 500 - 40 - 20 - 40
    expectFrames(
      ("scroll", scrollView, CGRect(x: 23, y: 40, width: 212, height: 400)),
      ("inner", try #require(window.named("inner")), CGRect(x: 2, y: 1, width: 106, height: 900)),
      ("label", try #require(window.named("label")), CGRect(x: 0, y: 36, width: 9, height: 500 - 36 - 28)))
    #expect(scrollView.contentSize == CGSize(width: 2 + 106 + 4, height: 1 + 900 + 3))
  }

  // The order of the steps

  @Test func theObjectsAreMadeAndConnectedInTheOrderOfUIKit() throws {
    let card = """
      <view tag="7" alpha="0.25" customClass="CardView" id="card"><subviews>
      <label text="Note" customClass="NotingLabel" id="note"/></subviews>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="inset"><real key="value" value="2.5"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="6"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      <connections><outlet property="title" destination="note" id="o"/></connections></view>
      """
    let text = plainScene(
      card, connections: "<outlet property=\"card\" destination=\"card\" id=\"p\"/>",
      attributes: "customClass=\"ScreenController\"")
    var controller: ScreenController?
    let steps = try LoadingSteps.of {
      controller = storyboard(text).instantiateInitialViewController() as? ScreenController
      try #require(controller).loadViewIfNeeded()
    }
    #expect(
      steps == [
        "controller, without a view", "awake controller", "card, 1 subviews, alpha 0.25, tag 7",
        "awake card, title Note, inset 2.5, tag 7", "awake label Note", "viewDidLoad, card set",
      ])
    let view = try #require(controller?.card)
    // The initializer has set it after the document.
    #expect(view.alpha == 0.5 && view.isRound && view.layer.cornerRadius == 6)
    #expect(controller?.storyboard != nil && UIViewController().storyboard == nil)
  }

  @Test func anOutletCollectionHasTheOrderOfTheDocument() throws {
    let labels = (1...3).map { "<label text=\"\($0)\" id=\"l\($0)\"/>" }.joined()
    let outlets = [2, 1, 3].map { number in
      "<outletCollection property=\"labels\" destination=\"l\(number)\" id=\"c\(number)\"/>"
    }
    let text = plainScene(
      labels, constraints: "<constraint firstItem=\"l1\" firstAttribute=\"width\" constant=\"5\" id=\"w\"/>",
      connections: outlets.joined() + "<outlet property=\"width\" destination=\"w\" id=\"o\"/>",
      attributes: "customClass=\"ScreenController\"")
    let made = storyboard(text).instantiateInitialViewController() as? ScreenController
    let controller = try #require(made)
    controller.loadViewIfNeeded()
    #expect(controller.labels.map(\.text) == ["2", "1", "3"] && controller.width?.constant == 5)
  }

  @Test func actionsCallMethods() throws {
    let views = """
      <view customClass="Receiver" id="receiver">\(name("receiver"))</view>
      <button buttonType="system" id="b">\(name("button"))<state key="normal" title="Go"/>
      <connections><action selector="press:" destination="receiver" eventType="touchUpInside" id="a"/>
      </connections></button>
      <view id="v"><connections><outletCollection property="gestureRecognizers" destination="tap" \
      appends="YES" id="g"/></connections>\(name("tapped"))</view>
      """
    let recognizer = """
      <tapGestureRecognizer numberOfTapsRequired="2" id="tap"><connections>
      <action selector="tap" destination="receiver" id="t"/></connections></tapGestureRecognizer>
      """
    let text = plainScene(views).replacing("</objects>", with: recognizer + "</objects>")
    let window = show(storyboard(text).instantiateInitialViewController())
    let receiver = try #require(window.named("receiver") as? Receiver)
    let button = try #require(window.named("button") as? UIButton)
    button.sendActions(for: .touchUpInside)
    let tap = try #require(window.named("tapped")?.gestureRecognizers?.first as? UITapGestureRecognizer)
    #expect(HeadlessLayout.perform(tap) && tap.numberOfTapsRequired == 2)
    #expect(receiver.calls == ["press", "tap"] && receiver.senders.first === button)
    #expect(button.title(for: .normal) == "Go" && button.buttonType == .system)
  }

  @Test func aRecognizerCallsTheFirstResponder() throws {
    let text = plainScene(
      """
      <view customClass="Receiver" id="receiver">\(name("receiver"))<gestureRecognizers/><connections>
      <outletCollection property="gestureRecognizers" destination="tap" id="g"/></connections></view>
      """
    ).replacing(
      "</objects>",
      with: """
        <placeholder placeholderIdentifier="IBFirstResponder" id="first"/>
        <tapGestureRecognizer id="tap"><connections>
        <action selector="tap" destination="first" id="t"/></connections></tapGestureRecognizer></objects>
        """)
    let window = show(storyboard(text).instantiateInitialViewController())
    let receiver = try #require(window.named("receiver") as? Receiver)
    let tap = try #require(receiver.gestureRecognizers?.first)
    #expect(HeadlessLayout.perform(tap) && receiver.calls == ["tap"])
  }

  // Controllers

  @Test func aControllerHasItsIdentifierAndItsCreator() throws {
    let board = storyboard(
      scene("<viewController storyboardIdentifier=\"detail\" customClass=\"DetailController\" id=\"d\"/>"))
    let made = board.instantiateViewController(withIdentifier: "detail") as? DetailController
    #expect(made?.number == 0 && made?.view.frame.size == UIScreen.main.bounds.size)
    let detail: DetailController = board.instantiateViewController(identifier: "detail") {
      DetailController(coder: $0, number: 7)
    }
    #expect(detail.number == 7 && board.instantiateInitialViewController() == nil)
    #expect(
      board.mistake(inIdentifier: "other")
        == "Storyboard (Main.storyboard) doesn't contain a view controller with identifier 'other'")
    #expect(board.mistake(inIdentifier: "detail") == nil)
  }

  @Test func aControllerOfAnotherClassIsAMistake() throws {
    let sentence = "The controller 'list' must be a UITableViewController, and it is"
    #expect(throws: Mistake("\(sentence) a UIViewController.")) {
      let _: UITableViewController = try UIStoryboard.typed(UIViewController(), "list")
    }
    #expect(throws: Mistake("\(sentence) not made.")) {
      let _: UITableViewController = try UIStoryboard.typed(nil, "list")
    }
    let table: UITableViewController = try UIStoryboard.typed(UITableViewController(), "list")
    #expect(table.storyboard == nil)
  }

  @Test func navigationAndTabControllersContainTheirScenes() throws {
    let board = storyboard(
      scene(
        """
        <tabBarController id="main"><tabBar key="tabBar" id="bar"/><connections>
        <segue destination="nav" kind="relationship" relationship="viewControllers" id="s1"/>
        <segue destination="other" kind="relationship" relationship="viewControllers" id="s2"/>
        </connections></tabBarController>
        """),
      scene(
        """
        <navigationController id="nav"><tabBarItem key="tabBarItem" title="Home" tag="3" id="i"/>
        <navigationBar key="navigationBar" largeTitles="YES" id="nb"/><connections>
        <segue destination="list" kind="relationship" relationship="rootViewController" id="s3"/>
        </connections></navigationController>
        """),
      scene(
        """
        <viewController id="list"><view key="view" id="v"/><navigationItem key="navigationItem" title="List" \
        id="n"><barButtonItem key="rightBarButtonItem" systemItem="add" id="add"/>
        <leftBarButtonItems><barButtonItem title="One" id="one"/>
        <barButtonItem style="done" title="Two" id="two"/>
        </leftBarButtonItems></navigationItem></viewController>
        """),
      scene("<viewController title=\"Other\" id=\"other\"/>"))
    let tabs = try #require(board.instantiateInitialViewController() as? UITabBarController)
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    let list = try #require(navigation.viewControllers.first)
    #expect(tabs.viewControllers?.count == 2 && tabs.viewControllers?.last?.title == "Other")
    #expect(navigation.tabBarItem.title == "Home" && navigation.tabBarItem.tag == 3)
    #expect(navigation.navigationBar.prefersLargeTitles && list.navigationItem.title == "List")
    #expect(list.navigationItem.leftBarButtonItems?.map(\.title) == ["One", "Two"])
    #expect(list.navigationItem.rightBarButtonItem?.image != nil && !list.isViewLoaded)
  }

  @Test func aReferenceToAMissingStoryboardIsReported() {
    let board = storyboard(
      scene("<viewControllerPlaceholder storyboardName=\"Nowhere\" id=\"main\"/>"))
    let found = messages { #expect(board.instantiateInitialViewController() == nil) }
    #expect(found == ["Main.storyboard, line 3: there is no Nowhere.storyboard for the reference."])
  }

  // Segues

  @Test func aContainerViewHasItsController() throws {
    let container = """
      <containerView translatesAutoresizingMaskIntoConstraints="NO" id="c">\(name("container"))<connections>
      <segue destination="child" kind="embed" identifier="inside" id="e"/></connections></containerView>
      """
    let child = scene(
      "<viewController id=\"child\"><view key=\"view\" id=\"cv\">\(name("child"))</view></viewController>")
    let text = plainScene(
      container, constraints: edges("c", to: "root", 10, 20, 40, 60),
      attributes: "customClass=\"ScreenController\"")
    var window: UIWindow?
    let steps = LoadingSteps.of { window = show(storyboard(text, child).instantiateInitialViewController()) }
    #expect(steps.suffix(2) == ["prepare inside for UIViewController", "viewDidLoad, card missing"])
    let view = try #require(window?.named("child"))
    #expect(window?.rootViewController?.children.count == 1)
    #expect(view.superview?.accessibilityIdentifier == "container")
    expectFrames(("child", view, CGRect(x: 0, y: 0, width: 220, height: 450)))
  }

  @Test func seguesShowAndPresent() throws {
    let text = plainScene(
      """
      <button id="b">\(name("button"))<connections>
      <segue destination="next" kind="show" identifier="push" id="s1"/></connections></button>
      """,
      connections: """
        <segue destination="next" kind="presentation" identifier="sheet" \
        modalPresentationStyle="fullScreen" id="s2"/>
        """, attributes: "customClass=\"ScreenController\"")
    let next = scene("<viewController id=\"next\" customClass=\"DetailController\"/>")
    let made = storyboard(text, next).instantiateInitialViewController()
    let controller = try #require(made)
    let navigation = UINavigationController(rootViewController: controller)
    let window = show(navigation)
    let button = try #require(window.named("button") as? UIButton)
    let steps = LoadingSteps.of {
      button.sendActions(for: .touchUpInside)
      controller.performSegue(withIdentifier: "sheet", sender: nil)
    }
    #expect(steps == ["prepare push for DetailController", "prepare sheet for DetailController"])
    #expect(navigation.topViewController is DetailController)
    #expect(controller.presentedViewController?.modalPresentationStyle == .fullScreen)
    #expect(controller.mistake(inSegue: "push") == nil)
    #expect(
      controller.mistake(inSegue: "none") == "Receiver (\(controller)) has no segue with identifier 'none'")
    navigation.dismiss(animated: false)
  }
}

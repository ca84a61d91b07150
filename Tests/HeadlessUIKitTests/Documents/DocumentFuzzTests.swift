import Foundation
import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

/// Broken storyboards and xibs stop no process, and a file that is no document gets a sentence with its line.
///
/// A thousand documents each time, ten thousand with `THOROUGH_TESTS=1`. If one stops the process, the log
/// names its run of 50 seeds as the last one, and with `FUZZ_FIRST=150 FUZZ_SEEDS=50` the seed itself.
@MainActor @Suite(.serialized) struct DocumentFuzzTests {
  private nonisolated static let runs: [Range<Int>] = {
    let setting = { (name: String) in ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }
    guard let first = setting("FUZZ_FIRST") else {
      return (0..<TestEffort.choose(all: 200, usually: 20)).map { $0 * 50..<($0 + 1) * 50 }
    }
    return (first..<first + (setting("FUZZ_SEEDS") ?? 1)).map { $0..<$0 + 1 }
  }()

  @Test(.timeLimit(.minutes(10)), arguments: runs) func aBrokenDocumentStopsNoProcess(seeds: Range<Int>) {
    HeadlessLayout.conflictHandler = { _ in }
    defer { HeadlessLayout.conflictHandler = nil }
    for seed in seeds {
      let source = Self.sources[seed % Self.sources.count]
      var mutated = MutatedDocument(source.tags, seed: UInt64(seed))
      let data = mutated.data()
      var views: [UIView] = []
      let found = messages { views = source.isXib ? layOutXib(data) : layOutStoryboard(data) }
      if !mutated.isWellFormed {
        let count = data.split(separator: 10, omittingEmptySubsequences: false).count
        let sentences = (1...count).map { "line \($0): the file is not a complete XML document." }
        #expect(found.count == 1, "seed \(seed)")
        #expect(sentences.contains { found.first?.hasSuffix(", \($0)") == true }, "seed \(seed): \(found)")
      }
      #expect(views.allSatisfy(Self.isFinite), "seed \(seed)")
    }
  }

  @Test func everySceneOfTheSourcesIsLaidOut() {
    for source in Self.sources {
      let data = Data(source.tags.map(\.written).joined().utf8)
      var views: [UIView] = []
      let found = messages { views = source.isXib ? layOutXib(data) : layOutStoryboard(data) }
      // The initial controller is laid out once more.
      let scenes = source.tags.count { $0.name == "scene" && $0.isEnd }
      #expect(views.count == scenes + 1)
      #expect(views.allSatisfy { !$0.subviews.isEmpty || $0 is UICollectionView })
      #expect(found.filter { $0.contains("XML") } == [])
    }
  }

  /// True if the view and all views in it have frames that are numbers.
  private static func isFinite(_ view: UIView) -> Bool {
    let frame = view.frame
    return [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
      && view.subviews.allSatisfy(isFinite)
  }

  /// Lays out every controller of a storyboard, and returns their views.
  private func layOutStoryboard(_ data: Data) -> [UIView] {
    let document = InterfaceDocument(
      data: data, name: "Main.storyboard", bundle: .main, module: "HeadlessUIKitTests")
    let board = UIStoryboard(document)
    var controllers = document.scenes.indices.map { SceneSource.makeController(of: $0, in: board) }
    controllers.append(board.instantiateInitialViewController())
    return controllers.compactMap { controller in
      let window = show(controller)
      window.frame.size = CGSize(width: 700, height: 400)
      window.layoutIfNeeded()
      window.rootViewController = nil
      return controller?.view
    }
  }

  /// Lays out the views of a xib, and returns the view that contains them.
  private func layOutXib(_ data: Data) -> [UIView] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let document = InterfaceDocument(
      data: data, name: "Card.xib", bundle: .main, module: "HeadlessUIKitTests")
    for case let view as UIView in UINib(document).instantiate(withOwner: nil) where view.superview == nil {
      root.addSubview(view)
    }
    root.layoutIfNeeded()
    return [root]
  }

  // Sources

  private static let sources: [(tags: [MutatedDocument.Tag], isXib: Bool)] = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let screens = tests.appendingPathComponent("Client/Contacts/Screens")
    let files = ["Base.lproj/Main.storyboard", "FooterView.xib"].map { name in
      let text = try? String(contentsOf: screens.appendingPathComponent(name), encoding: .utf8)
      return (MutatedDocument.tags(of: text ?? ""), name.hasSuffix("xib"))
    }
    return files + [(MutatedDocument.tags(of: screen), false)]
  }()
}

/// A storyboard with the kinds of elements that the files of the tests do not have.
private let screen = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="main">
  <scenes>
  <scene sceneID="s1"><objects><tabBarController id="main">
  <tabBar key="tabBar" id="bar"/>
  <connections><segue destination="one" kind="relationship" relationship="viewControllers" id="r1"/>
  <segue destination="two" kind="relationship" relationship="viewControllers" id="r2"/></connections>
  </tabBarController></objects></scene>
  <scene sceneID="s2"><objects>
  <viewController storyboardIdentifier="one" id="one" customClass="ScreenController">
  <view key="view" contentMode="scaleToFill" id="root">
  <rect key="frame" x="0.0" y="0.0" width="300" height="500"/>
  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
  <subviews>
  <scrollView alpha="0.5" translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
  <rect key="frame" x="0.0" y="0.0" width="300" height="300"/>
  <subviews>
  <stackView axis="vertical" spacing="8" distribution="fillProportionally" \
  translatesAutoresizingMaskIntoConstraints="NO" id="stack">
  <subviews>
  <label text="Title" numberOfLines="0" minimumScaleFactor="0.5" preferredMaxLayoutWidth="200" id="title">
  <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
  <color key="textColor" white="0.25" alpha="1" colorSpace="custom"/></label>
  <button tag="7" buttonType="system" id="button"><state key="normal" title="Go"/>
  <inset key="contentEdgeInsets" minX="4" minY="5" maxX="6" maxY="7"/>
  <connections><segue destination="two" kind="show" identifier="open" id="g1"/></connections></button>
  <slider value="0.5" minValue="0.0" maxValue="1" id="slider"/>
  <stepper value="1" minimumValue="0.0" maximumValue="10" stepValue="1" id="stepper"/>
  <progressView progress="0.25" id="progress"/>
  <pageControl numberOfPages="3" currentPage="1" id="pages"/>
  <textField borderStyle="roundedRect" minimumFontSize="12" placeholder="Name" id="field"/>
  <imageView image="photo" id="image"/>
  <datePicker minuteInterval="5" id="date"/><pickerView id="picker"/>
  <view customClass="CardView" id="card"><rect key="frame" x="1" y="2" width="30" height="40"/>
  <subviews><label text="Inside" id="inside"><rect key="frame" x="3" y="4" width="50" height="20"/></label>
  </subviews>
  <userDefinedRuntimeAttributes>
  <userDefinedRuntimeAttribute type="number" keyPath="inset"><real key="value" value="4"/>
  </userDefinedRuntimeAttribute>
  <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="9"/>
  </userDefinedRuntimeAttribute>
  </userDefinedRuntimeAttributes>
  <connections><outlet property="title" destination="inside" id="o1"/>
  <outletCollection property="gestureRecognizers" destination="tap" id="o2"/></connections></view>
  </subviews></stackView>
  </subviews>
  <constraints>
  <constraint firstItem="stack" firstAttribute="top" secondItem="scroll" secondAttribute="top" id="c1"/>
  <constraint firstItem="stack" firstAttribute="leading" secondItem="scroll" secondAttribute="leading" \
  id="c2"/>
  <constraint firstAttribute="trailing" secondItem="stack" secondAttribute="trailing" id="c3"/>
  <constraint firstAttribute="bottom" secondItem="stack" secondAttribute="bottom" constant="20" id="c4"/>
  <constraint firstItem="stack" firstAttribute="width" secondItem="scroll" secondAttribute="width" \
  multiplier="3:4" priority="999" id="c5"/>
  </constraints></scrollView>
  <containerView translatesAutoresizingMaskIntoConstraints="NO" id="box">
  <rect key="frame" x="0.0" y="300" width="300" height="100"/>
  <connections><segue destination="three" kind="embed" id="g2"/></connections></containerView>
  </subviews>
  <viewLayoutGuide key="safeArea" id="safe"/>
  <constraints>
  <constraint firstItem="scroll" firstAttribute="top" secondItem="safe" secondAttribute="top" id="e1"/>
  <constraint firstItem="scroll" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
  id="e2"/>
  <constraint firstItem="root" firstAttribute="trailing" secondItem="scroll" secondAttribute="trailing" \
  id="e3"/>
  <constraint firstItem="box" firstAttribute="top" secondItem="scroll" secondAttribute="bottom" id="e4"/>
  <constraint firstItem="box" firstAttribute="height" constant="80" id="e5"/>
  <constraint firstItem="box" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="e6"/>
  <constraint firstItem="safe" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="e7"/>
  </constraints>
  <variation key="default"><mask key="constraints"><exclude reference="e6"/></mask></variation>
  <variation key="widthClass=regular"><mask key="constraints"><include reference="e6"/></mask>
  <mask key="subviews"><exclude reference="box"/></mask></variation>
  </view>
  <navigationItem key="navigationItem" title="One" id="item">
  <barButtonItem key="rightBarButtonItem" systemItem="add" width="40" id="add"/></navigationItem>
  <connections><outlet property="card" destination="card" id="o3"/>
  <outlet property="width" destination="c5" id="o4"/></connections>
  </viewController>
  <tapGestureRecognizer numberOfTapsRequired="2" id="tap"/></objects></scene>
  <scene sceneID="s3"><objects><tableViewController storyboardIdentifier="two" id="two">
  <tableView key="view" style="grouped" dataMode="static" rowHeight="44" sectionHeaderHeight="10" id="table">
  <sections><tableViewSection headerTitle="First" id="section"><cells>
  <tableViewCell rowHeight="51" indentationLevel="1" indentationWidth="10" \
  style="IBUITableViewCellStyleDefault" textLabel="text" id="cell">
  <tableViewCellContentView key="contentView" id="content"><subviews><label text="A" id="text"/></subviews>
  </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>
  <connections><outlet property="dataSource" destination="two" id="o5"/>
  <outlet property="delegate" destination="two" id="o6"/></connections>
  </tableView></tableViewController></objects></scene>
  <scene sceneID="s4"><objects><collectionViewController id="three">
  <collectionView key="view" dataMode="prototypes" id="grid">
  <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" id="flow">
  <size key="itemSize" width="50" height="60"/><size key="headerReferenceSize" width="30" height="20"/>
  <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
  <cells><collectionViewCell reuseIdentifier="tile" id="tile"/></cells>
  <connections><outlet property="dataSource" destination="three" id="o7"/></connections>
  </collectionView></collectionViewController></objects></scene>
  </scenes>
  <resources><image name="photo" width="40" height="30"/></resources>
  </document>
  """

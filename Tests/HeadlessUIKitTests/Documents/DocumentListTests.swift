import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

/// Tables and collection views of a storyboard, and xibs of their cells.
@MainActor @Suite struct DocumentListTests {
  private let prototype = """
    <tableViewCell accessoryType="checkmark" reuseIdentifier="row" customClass="RowCell" id="cell">
    <rect key="frame" x="0.0" y="28" width="300" height="70"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
    <rect key="frame" x="0.0" y="0.0" width="260" height="70"/><subviews>
    <label text="Caption" translatesAutoresizingMaskIntoConstraints="NO" id="caption"/></subviews>
    <constraints>\(edges("caption", to: "content", 11, 23, 5, 37))
    <constraint firstItem="caption" firstAttribute="height" constant="54" id="h"/></constraints>
    </tableViewCellContentView>
    <connections><outlet property="caption" destination="caption" id="o"/>
    <segue destination="next" kind="show" identifier="open" id="s"/></connections></tableViewCell>
    """

  private final class Rows: NSObject, UITableViewDataSource {
    var identifiers = ["row", "plain", "row"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { identifiers.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: identifiers[indexPath.row], for: indexPath)
    }
  }

  @Test func prototypeCellsAreMadeForRows() throws {
    let table = """
      <tableView style="grouped" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="18" id="t">
      <rect key="frame" x="0.0" y="0.0" width="300" height="500"/>\(name("table"))<prototypes>\(prototype)
      <tableViewCell style="IBUITableViewCellStyleValue1" reuseIdentifier="plain" textLabel="tl" \
      detailTextLabel="dl" rowHeight="50" id="p"><tableViewCellContentView key="contentView" id="pc">
      <subviews>
      <label text="Left" id="tl"/><label text="Right" textAlignment="right" id="dl"/></subviews>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    let next = scene("<viewController id=\"next\"/>")
    let text = plainScene(table, attributes: "customClass=\"ScreenController\"")
    let controller = try #require(storyboard(text, next).instantiateInitialViewController())
    let window = show(UINavigationController(rootViewController: controller))
    let view = try #require(window.named("table") as? UITableView)
    let rows = Rows()
    view.dataSource = rows
    view.layoutIfNeeded()
    #expect(view.style == .grouped && view.visibleCells.count == 3)
    let cell = try #require(view.visibleCells.first as? RowCell)
    #expect(cell.caption?.text == "Caption" && cell.reuseIdentifier == "row")
    #expect(cell.accessoryType == .checkmark)
    // 54 and the insets 11 and 5; a separator may add to it.
    #expect((70...71).contains(cell.frame.height))
    #expect(cell.caption?.frame.origin == CGPoint(x: 23, y: 11))
    let plain = view.visibleCells[1]
    #expect(plain.textLabel?.text == "Left" && plain.detailTextLabel?.text == "Right")
    #expect(plain.textLabel?.superview === plain.contentView && plain.contentView.subviews.count == 2)
    let steps = LoadingSteps.of { HeadlessLayout.tapRow(at: IndexPath(row: 0, section: 0), in: view) }
    #expect(steps == ["prepare open for UIViewController"])
    #expect(controller.navigationController?.viewControllers.count == 2)
  }

  @Test func staticCellsAreThoseOfTheStoryboard() throws {
    let cell = { (text: String, height: Int) in
      """
      <tableViewCell rowHeight="\(height)" style="IBUITableViewCellStyleDefault" textLabel="l\(text)" \
      id="c\(text)"><tableViewCellContentView key="contentView" id="v\(text)"><subviews>
      <label text="\(text)" id="l\(text)"/>
      </subviews></tableViewCellContentView></tableViewCell>
      """
    }
    let text = scene(
      """
      <tableViewController id="main"><tableView key="view" style="grouped" dataMode="static" rowHeight="44" \
      sectionHeaderHeight="10" sectionFooterHeight="6" id="t"><sections>
      <tableViewSection headerTitle="First" id="s1"><cells>\(cell("A", 51))\(cell("B", 62))</cells>
      </tableViewSection>
      <tableViewSection id="s2"><string key="footerTitle">Last</string><cells>\(cell("C", 73))</cells>
      </tableViewSection></sections><connections><outlet property="dataSource" destination="main" id="o"/>
      <outlet property="delegate" destination="main" id="p"/></connections></tableView></tableViewController>
      """)
    let board = storyboard(text)
    let controller = try #require(board.instantiateInitialViewController() as? UITableViewController)
    let window = show(controller)
    let table = try #require(controller.tableView)
    #expect(table.visibleCells.map(\.textLabel?.text) == ["A", "B", "C"])
    #expect(table.visibleCells.map(\.frame.height) == [51, 62, 73])
    let cells = table.visibleCells
    // The footer of the first section and the header of the second one have no title.
    #expect(abs(cells[2].frame.minY - cells[1].frame.maxY - (6 + 10)) < 1e-6)
    #expect((table.headerView(forSection: 0)?.textLabel?.text ?? "").lowercased() == "first")
    #expect(table.footerView(forSection: 1)?.textLabel?.text == "Last")
    withExtendedLifetime(window) {}
  }

  @Test func aStaticCellWithoutAUsableHeightHasThatOfTheTable() throws {
    let cells = ["nan", "inf", "-5", "1e300"].map { "<tableViewCell rowHeight=\"\($0)\" id=\"c\($0)\"/>" }
    let text = scene(
      """
      <tableViewController id="main"><tableView key="view" style="plain" dataMode="static" rowHeight="47" \
      id="t"><sections><tableViewSection id="s"><cells>\(cells.joined())</cells></tableViewSection></sections>
      <connections><outlet property="dataSource" destination="main" id="o"/>
      <outlet property="delegate" destination="main" id="p"/></connections></tableView></tableViewController>
      """)
    let controller = storyboard(text).instantiateInitialViewController() as? UITableViewController
    let window = show(controller)
    #expect(controller?.tableView.visibleCells.map(\.frame.height) == [47, 47, 47, 47])
    withExtendedLifetime(window) {}
  }

  @Test func aCollectionViewControllerIsTheSourceOfItsView() throws {
    let text = scene(
      """
      <collectionViewController id="main"><collectionView key="view" id="c">
      <rect key="frame" x="0.0" y="0.0" width="300" height="500"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="f">
      <size key="headerReferenceSize" width="30" height="20"/></collectionViewFlowLayout>
      <connections><outlet property="dataSource" destination="main" id="o"/>
      <outlet property="delegate" destination="main" id="p"/></connections></collectionView>
      </collectionViewController>
      """)
    let controller = storyboard(text).instantiateInitialViewController() as? UICollectionViewController
    let window = show(controller)
    #expect(controller != nil && controller?.collectionView.dataSource === controller)
    #expect(controller?.collectionView.contentSize.height == 0)
    withExtendedLifetime(window) {}
  }

  @Test func itemsOfACollectionViewAreMadeFromPrototypes() throws {
    final class Items: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        3
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "head", for: indexPath)
      }
    }
    let text = plainScene(
      """
      <collectionView id="c"><rect key="frame" x="0.0" y="0.0" width="300" height="500"/>\(name("collection"))
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" \
      minimumInteritemSpacing="5" id="f">
      <size key="itemSize" width="90" height="40"/><size key="headerReferenceSize" width="30" height="20"/>
      <inset key="sectionInset" minX="11" minY="13" maxX="17" maxY="19"/></collectionViewFlowLayout>
      <cells><collectionViewCell reuseIdentifier="item" tag="4" id="i">
      <view key="contentView" id="iv"><subviews><label text="Item" id="il"/></subviews></view>
      </collectionViewCell></cells>
      <collectionReusableView key="sectionHeaderView" reuseIdentifier="head" tag="9" id="h"/></collectionView>
      """)
    let window = show(storyboard(text).instantiateInitialViewController())
    let view = try #require(window.named("collection") as? UICollectionView)
    let items = Items()
    view.dataSource = items
    view.layoutIfNeeded()
    let cells = view.visibleCells
    #expect(
      cells.map(\.tag) == [4, 4, 4] && cells[0].frame == CGRect(x: 11, y: 20 + 13, width: 90, height: 40))
    #expect((cells[0].contentView.subviews.first as? UILabel)?.text == "Item")
    let kind = UICollectionView.elementKindSectionHeader
    #expect(view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))?.tag == 9)
  }

  @Test func aXibIsRegisteredForRows() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let rows = Rows()
    rows.identifiers = ["row"]
    table.dataSource = rows
    let cell = prototype.replacing(
      "<segue destination=\"next\" kind=\"show\" identifier=\"open\" id=\"s\"/>", with: "")
    table.register(
      xib("<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/>" + cell),
      forCellReuseIdentifier: "row")
    table.layoutIfNeeded()
    #expect((table.visibleCells.first as? RowCell)?.caption?.text == "Caption")
    table.register(xib("<view id=\"v\"/>"), forHeaderFooterViewReuseIdentifier: "head")
    let found = messages { #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "head") == nil) }
    #expect(
      found == [
        "Card.xib: a nib that is registered for a list must have a UITableViewHeaderFooterView as its first "
          + "object."
      ])
  }
}

import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

/// A number with a priority that ties with a text: `check` reports it, and `explain` names both.
@MainActor @Suite struct LostConstraintTests {
  /// A list with two texts, and a photo below it.
  private final class Album: UIView {
    let list = UIView()
    let title = UILabel()
    let place = UILabel()
    let photo = Content(60, 90)
  }

  /// A chip, and a banner with two texts below it.
  private final class Shop: UIView {
    let chip = UILabel()
    let banner = UIView()
    let offer = UILabel()
    let price = UILabel()
  }

  private let album = Album(frame: CGRect(x: 0, y: 0, width: 700, height: 400))
  private let shop = Shop(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  /// The widths of the texts of the album.
  private let title: Int
  private let place: Int

  init() {
    for view in [album.list, album.photo] { album.addSubview(view) }
    for view in [album.title, album.place] { album.list.addSubview(view) }
    album.title.text = "The longest of the titles of all photos in this list"
    album.place.text = "A place that is not much shorter than the title"
    title = Int(album.title.intrinsicContentSize.width)
    place = Int(album.place.intrinsicContentSize.width)
    for view in [shop.chip, shop.banner] { shop.addSubview(view) }
    for view in [shop.offer, shop.price] { shop.banner.addSubview(view) }
    shop.chip.text = "New"
    shop.offer.text = "Two for one"
    shop.price.text = "12"
  }

  /// Places the views of the album; `more` has the lines that are examined.
  ///
  /// Two texts count more than one number of the same priority: the list is as wide as the shorter text
  /// needs.
  private func placeAlbum(_ more: (AutoLayoutKitMaker) -> Void) {
    album.tk_constraint { make in
      make.xPlace(19, album.list, make.wall)
      make.yPlace(23, album.list, 11, album.photo, make.wall)
      make.xPlace(29, album.photo, make.wall)
      more(make)
      let list = make.ref(album.list)
      list.xPlace(13, album.title, 17)
      list.xPlace(13, album.place, 17)
      list.yPlace(5, album.title, 3, album.place, 7)
    }
  }

  /// Places the views of the shop; `more` has the lines that are examined.
  private func placeShop(_ more: (AutoLayoutKitMaker) -> Void) {
    shop.tk_constraint { make in
      make.yPlace(21, shop.chip, 12, shop.banner, make.wall)
      make.xLeft(shop.chip, by: 14)
      let banner = make.ref(shop.banner)
      banner.xPlace(10, shop.offer, 6, shop.price, 8)
      for text in [shop.offer, shop.price] { banner.yPlace(3, text, 9) }
      more(make)
    }
  }

  private func sentences(_ view: UIView) -> [String] {
    problems(in: view, [.noLostConstraint]).map(\.description)
  }

  private func here(_ line: Int, _ verb: String) -> String { "LostConstraintTests.swift:\(line) \(verb)" }

  // Reported

  @Test func aWidthThatTiesWithTextsIsReported() {
    let line = #line + 1
    placeAlbum { $0.priority(.high).width(album.list) == 300 }
    let width = 13 + place + 17
    #expect(width > 301 && place < title)
    #expect(
      sentences(album) == [
        "\(here(line, "width")): \"list\" is \(width) wide and not 300: its priority 750 is also the"
          + " compression resistance of the text of \"title\", which needs \(title), and of the text of"
          + " \"place\", which needs \(place). Write make.priority(.high + 1).width(list) == 300, so that the"
          + " width counts more than the text, or make.xCompression(title, place) == .high - 1."
      ])
    #expect(
      explain(album.list).notes == [
        "\(here(line, "width")) wants 300 at priority 750; the text of title (\(title), compression"
          + " resistance 750) and the text of place (\(place), compression resistance 750) push it to"
          + " \(width)."
      ])
  }

  @Test func bothChangesOfTheReportHelp() {
    placeAlbum { $0.priority(.high + 1).width(album.list) == 300 }
    #expect(sentences(album).isEmpty && album.list.frame.width == 300)
    let other = LostConstraintTests()
    other.placeAlbum { make in
      make.priority(.high).width(other.album.list) == 300
      make.xCompression(other.album.title, other.album.place) == .high - 1
    }
    #expect(other.sentences(other.album).isEmpty && other.album.list.frame.width == 300)
  }

  @Test func aHeightThatTiesWithTextsIsReported() {
    shop.offer.numberOfLines = 2
    shop.offer.text = "Two for one\nuntil Friday"
    shop.price.numberOfLines = 2
    shop.price.text = "12\n24"
    let line = #line + 2
    placeShop { make in
      make.priority(.high).height(shop.banner) == 30
      make.xPlace(16, shop.banner, make.wall)
    }
    let text = Int(shop.offer.intrinsicContentSize.height)
    let height = 3 + text + 9
    #expect(height > 31)
    #expect(
      sentences(shop) == [
        "\(here(line, "height")): \"banner\" is \(height) high and not 30: its priority 750 is also the"
          + " compression resistance of the text of \"offer\", which needs \(text), and of the text of"
          + " \"price\", which needs \(text). Write make.priority(.high + 1).height(banner) == 30, so that"
          + " the height counts more than the text, or make.yCompression(offer, price) == .high - 1."
      ])
  }

  @Test func aWidthThatTiesWithTheHuggingIsReported() {
    let line = #line + 2
    placeShop { make in
      make.priority(.low).width(shop.chip) == 120
      make.xPlace(16, shop.banner, make.wall)
    }
    let natural = Int(shop.chip.intrinsicContentSize.width)
    #expect(
      sentences(shop) == [
        "\(here(line, "width")): \"chip\" is \(natural) wide and not 120: its priority 250 is also the"
          + " hugging of the text of \"chip\", which is \(natural). Write make.priority(.low + 1).width(chip)"
          + " == 120, so that the width counts more than the text, or make.xHugging(chip) == .low - 1."
      ])
    #expect(
      explain(shop.chip).notes == [
        "\(here(line, "width")) wants 120 at priority 250; the text of chip (\(natural), hugging 250) holds"
          + " it at \(natural)."
      ])
  }

  @Test func aGapThatTiesWithTextsIsReported() {
    album.tk_constraint { make in
      make.yTop(album.list)
      make.ref(album.list).xPlace(13, album.title, 17)
      make.ref(album.list).xPlace(13, album.place, 17)
      make.ref(album.list).yPlace(5, album.title, 3, album.place, 7)
      make.xRight(album.list, by: 320)
    }
    let line = #line + 1
    album.tk_constraint { make in make.priority(.high).xLeft(album.list, by: 90) }
    //  |<- 90 ->[13 place 17]<- 320 ->| 700
    let off = 90 + 13 + place + 17 + 320 - 700
    #expect(off > 1)
    #expect(
      sentences(album) == [
        "\(here(line, "xLeft")): the gap of 90 at \"list\" is \(off) points off: its priority 750 is also the"
          + " compression resistance of the text of \"title\", which needs \(title), and of the text of"
          + " \"place\", which needs \(place). Write make.priority(.high + 1).xLeft(…), so that the gap"
          + " counts more than the text, or make.xCompression(title, place) == .high - 1."
      ])
    #expect(explain(album.list).notes.first?.hasSuffix(" move it by \(off).") == true)
  }

  // Intended

  @Test func aWishThatLosesAgainstARequiredConstraintIsIntended() {
    placeAlbum { make in
      make.width(album.list) <= 500
      make.priority(.high).width(album.list) == 640
      make.priority(500).height(album.photo) == 500
      make.height(album.photo) <= 90
    }
    #expect(sentences(album).isEmpty)
    #expect(explain(album.list).notes.count == 1)
  }

  @Test func aWishWithAnotherPriorityIsIntended() {
    placeAlbum { make in
      make.priority(500).width(album.list) == 300
      make.priority(.high - 1).height(album.list) == 4
    }
    #expect(sentences(album).isEmpty)
  }

  @Test func aRatioAndALimitAreIntended() {
    placeAlbum { make in
      make.priority(.high).width(album.list) == make.w * 0.4
      make.priority(.high).height(album.list) <= 4
    }
    #expect(sentences(album).isEmpty)
  }

  @Test func aNumberThatIsMissedByAPointIsIntended() {
    placeAlbum { $0.priority(.high).width(album.list) == 13 + place + 16 }
    #expect(sentences(album).isEmpty)
  }

  @Test func aPriorityThatWasSetOnPurposeIsIntended() {
    placeAlbum { make in
      make.priority(.high).width(album.list) == 300
      make.xCompression(album.title) == .high + 50
    }
    #expect(sentences(album).isEmpty)
  }

  @Test func aVerbOfTheAppMayLose() {
    placeAlbum { make in
      make.verb("wide") { make.priority(.high).width(album.list) == 300 }
    }
    #expect(sentences(album).isEmpty)
  }

  @Test func aTextThatIsLargeForItsReaderIsIntended() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.addSubview(shop)
    shop.minimumContentSizeCategory = .accessibilityLarge
    for text in [shop.offer, shop.price] {
      text.font = .preferredFont(forTextStyle: .body)
      text.adjustsFontForContentSizeCategory = true
    }
    placeShop { make in
      make.priority(.high).height(shop.banner) == 34
      make.xPlace(16, shop.banner, make.wall)
    }
    #expect(sentences(shop).isEmpty && shop.banner.frame.height > 36)
  }

  // Explained

  @Test func theRequiredLinesThatWinAreNamed() {
    let line = #line + 2
    placeAlbum { make in
      make.priority(600).width(album.list) == 640
      make.width(album.list) <= 500
    }
    #expect(
      explain(album.list).notes == [
        "\(here(line, "width")) wants 640 at priority 600; \(here(line + 1, "width")) (required) holds it at"
          + " 500."
      ])
  }

  @Test func aTextThatPushesInVainIsNamedWithItsLength() {
    let line = #line + 1
    placeAlbum { $0.priority(800).width(album.list) == 300 }
    #expect(
      explain(album.list).lines[1].description
        == "width = 300 (\(here(line, "width[0]")), priority 800); the text of title (\(title), compression"
        + " resistance 750) and the text of place (\(place), compression resistance 750) push against it")
  }

  @Test func theConstraintsOfVerbsForThemselvesAreNotNamed() {
    album.tk_constraint { make in
      make.ref(album.list).xLeft(album.title)
      make.ref(album.list).yTop(album.title)
      make.ref(album.list).wrap(album.title)
      make.xLeft(album.list, by: 19)
      make.yTop(album.list, by: 23)
    }
    #expect(explain(album.list).notes.isEmpty)
  }
}

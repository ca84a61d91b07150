import LayoutInspection
import Testing
import UIKit

@Suite struct StressLanguageTests {
  /// W3C, "Text size in translation", quotes IBM: the expected lengths of translations from English.
  @Test func textsHaveTheLengthsOfTranslations() {
    let table: [(length: Int, finnish: Double, german: Double)] = [
      (10, 2, 3), (20, 1.8, 2), (30, 1.6, 1.8), (50, 1.4, 1.6), (70, 1.51, 1.7), (100, 1.3, 1.3),
    ]
    for (length, low, high) in table {
      let source = String(repeating: "abcd ", count: length / 5 - 1) + "abcde"
      #expect(source.count == length)
      let german = StressLanguage.german.text(for: source).count
      let longest = Int((Double(length) * high).rounded(.up))
      // A word that would have no room after its space is left out together with the space.
      #expect(german == longest || german == longest - 1)
      // Words in pairs lose the space between them, at most one character of ten.
      let finnish = StressLanguage.finnish.text(for: source)
      let whole = Int((Double(length) * low).rounded(.up))
      #expect(finnish.count < whole && finnish.count > whole - whole / 10 - 2)
    }
  }

  @Test func finnishWordsAreTwiceAsLong() {
    #expect(StressLanguage.finnish.text(for: "Add to bag") == "Addto bagadd toba")
  }

  @Test func thaiWordsHaveNoSpaceBetweenThem() {
    let text = StressLanguage.thai.text(for: "See you on Saturday")
    #expect(!text.contains(" ") && text.hasPrefix("See\u{200B}you\u{200B}on\u{200B}Saturday"))
    // 19 characters and 15 % are 21.85.
    #expect(text.count == 22)
  }

  @Test(arguments: ["A", "AL", "7", "12:30 PM", "€ 189", "5 km", "USD 20", "3rd", "12 min", "4.8", "20 %"])
  func aBadgeAndANumberWithItsUnitStay(_ text: String) {
    for language in StressLanguage.allCases { #expect(language.text(for: text) == text) }
  }

  @Test(arguments: ["Ok", "Gate 7", "126 reviews", "Day 3"])
  func wordsBesideANumberAreLonger(_ text: String) {
    #expect(StressLanguage.german.text(for: text).count > text.count)
  }

  @Test func numbersAndParagraphsStay() {
    #expect(StressLanguage.german.text(for: "09:41") == "09:41")
    // 2 characters become 6: two words and a space, and no room for a third word.
    #expect(StressLanguage.german.text(for: "ab\n\ncd") == "ab ab\n\ncd cd")
    #expect(StressLanguage.german.text(for: "").isEmpty)
  }
}

@MainActor
@Suite struct LayoutSizesTests {
  @Test func aTurnedPhoneHasItsInsetsAtTheSides() throws {
    let phone = try #require(LayoutSizes.phones.screens.first { $0.name == "iPhone 16" })
    #expect(phone.size == CGSize(width: 393, height: 852))
    let turned = phone.turned
    #expect(turned.size == CGSize(width: 852, height: 393))
    #expect(turned.safeArea == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(turned.turned == phone)
  }

  @Test func aPhoneWithAHomeButtonHasAStatusBarInPortraitOnly() throws {
    let phone = try #require(LayoutSizes.phones.screens.first)
    #expect(phone.safeArea == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(phone.turned.safeArea == .zero && phone.turned.turned == phone)
  }

  @Test func aDeviceWithItsOwnInsetsInLandscapeHasThemThere() {
    let phone = LayoutSizes.devices.named("iPhone Air").screens[0]
    #expect(phone.safeArea == UIEdgeInsets(top: 68, left: 0, bottom: 34, right: 0))
    #expect(phone.turned.safeArea == UIEdgeInsets(top: 20, left: 68, bottom: 29, right: 68))
    #expect(phone.turned.corners.radius == 62 && phone.turned.turned == phone)
  }

  /// The table of the Human Interface Guidelines, "Layout", "Device size classes".
  @Test func eachDeviceHasTheSizeClassesThatAppleLists() {
    let wideInLandscape = ["11", "11 Pro Max", "14 Plus", "16 Plus", "16 Pro Max", "Air", "18 Pro Max"]
    for phone in LayoutSizes.devices.screens where phone.idiom == .phone {
      let isWide = wideInLandscape.contains { phone.name == "iPhone \($0)" }
      #expect(phone.horizontalSizeClass == .compact && phone.verticalSizeClass == .regular, "\(phone.name)")
      #expect(phone.turned.horizontalSizeClass == (isWide ? .regular : .compact), "\(phone.name)")
      #expect(phone.turned.verticalSizeClass == .compact, "\(phone.name)")
    }
    for tablet in LayoutSizes.devices.screens where tablet.idiom == .pad {
      for screen in [tablet, tablet.turned] {
        #expect(screen.horizontalSizeClass == .regular && screen.verticalSizeClass == .regular)
      }
    }
    let window = LayoutSizes.windows.screens[0]
    #expect(window.horizontalSizeClass == .compact && window.verticalSizeClass == .regular)
  }

  @Test func listsAreAddedWithoutRepetition() {
    let all = LayoutSizes.phones + LayoutSizes.phones
    #expect(all == LayoutSizes.phones)
    #expect(LayoutSizes.all.screens.count == 2 * (4 + 3 + 3))
  }
}

import LayoutRendering
import LayoutTesting
import Testing
import UIKit

/// The layouts of a view in the languages of an app.
@MainActor @Suite(.serialized) struct LanguageMatrixTests {
  @Test func eachLanguageIsALayoutInItsDirection() throws {
    let languages = try LayoutLanguages(
      catalog: "Tests/HeadlessUIKitTests/Fixtures/Languages/Localizable.xcstrings")
    var texts: [String] = []
    let matrix = LayoutMatrix(
      of: { () -> UIView in
        let view = UIView()
        texts.append(
          "\(NSLocalizedString("terms", comment: "")) \(view.effectiveUserInterfaceLayoutDirection.rawValue)")
        return view
      }, sizes: .size(320, 100), languages: languages, text: [.normal])
    #expect(
      matrix.cases.map(\.title) == [
        "320 × 100, in English, normal text", "320 × 100, in Arabic, normal text",
        "320 × 100, in German, normal text", "320 × 100, in Hebrew, normal text",
        "320 × 100, in Japanese, normal text", "320 × 100, in Russian, normal text",
      ])
    #expect(
      texts == [
        "Terms 0", "الشروط والأحكام الكاملة للاستخدام 1", "AGB 0", "תנאים 1", "規約 0",
        "Условия 0",
      ])
  }
}

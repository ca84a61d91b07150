import LayoutPreviews
import LayoutTesting
import Testing
import UIKit

@testable import Shop

@MainActor
@Suite struct ProductTests {
  @Test func theProductHoldsOnAllPhones() {
    checkStress(sizes: .phones) { product() }
  }

  @Test func theProductHoldsInEachLanguage() throws {
    let languages = try LayoutLanguages(catalog: "Shop/Localizable.xcstrings")
    #expect(languages.missing.isEmpty, "\(languages.missing)")
    checkStress(sizes: .phones, languages: languages) { product() }
  }

  @Test func thePreviewsOfTheAppAreListed() {
    #expect([LayoutPreview].all.map(\.name) == ["product"])
  }

  @Test func aTapPutsThePieceIntoTheCart() {
    let product = product()
    product.loadViewIfNeeded()
    product.buy.sendActions(for: .touchUpInside)
    #expect(product.pieces == 1 && product.buy.title(for: .normal) == "In the cart: 1")
  }

  @Test func theButtonHasTheColorOfTheCatalog() {
    let product = product()
    product.loadViewIfNeeded()
    #expect(product.buy.tintColor == UIColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 1))
  }

  /// The page as the storyboard makes it.
  private func product() -> ProductController {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    return storyboard.instantiateViewController(identifier: "product")
  }
}

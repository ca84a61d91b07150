import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

/// The width of the content of a scroll view: texts must not decide it, unless the view scrolls sideways.
@MainActor @Suite struct ScrolledWidthTests {
  private final class Article: UIView {
    let scroll = UIScrollView()
    let page = UIView()
    let title = UILabel()
    let text = UILabel()
    let photo = Content(90, 70)
  }

  private let article = Article(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  init() {
    article.addSubview(article.scroll)
    article.title.text = "Tide tables"
    article.text.text = "High water at noon"
    article.tk_constraint { make in make.equal(article.scroll) }
  }

  private func sentences() -> [String] {
    problems(in: article, [.scrollsToItsContent]).map(\.description)
  }

  private func here(_ line: Int, _ verb: String) -> String { "ScrolledWidthTests.swift:\(line) \(verb)" }

  /// Adds the views to a page, one below the other.
  private func fillPage() {
    article.scroll.addSubview(article.page)
    for view in [article.title, article.text, article.photo] { article.page.addSubview(view) }
    article.page.tk_constraint { make in
      make.yPlace(21, article.title, 9, article.text, 7, article.photo, 15)
      make.xPlace(12, article.title, 16...)
      make.xPlace(12, article.text, 16)
      make.xLeft(article.photo, by: 12)
    }
  }

  // Reported

  @Test func aPageWithoutAWidthIsReported() {
    fillPage()
    let line = #line + 1
    article.scroll.tk_constraint { make in make.content.equal(article.page) }
    article.layoutIfNeeded()
    let width = 12 + Int(article.text.intrinsicContentSize.width) + 16
    #expect(width < 319)
    #expect(
      sentences() == [
        "The content of \"scroll\" is \(width) wide in a frame of 320: no line gives \"page\" a width, so its"
          + " texts do (\(here(line, "equal"))). Add make.width(page) == make.w to the block of \"scroll\"."
      ])
  }

  @Test func aPageThatIsAsWideAsALongLineIsReported() {
    article.text.text =
      "A long line of text that goes far beyond the right edge of the screen and is not wrapped"
    article.text.numberOfLines = 0
    fillPage()
    article.scroll.tk_constraint { make in make.content.equal(article.page) }
    article.layoutIfNeeded()
    #expect(article.scroll.contentSize.width > 321)
    #expect(
      sentences().first?.hasSuffix("Add make.width(page) == make.w to the block of \"scroll\".") == true)
    #expect(sentences().count == 1)
  }

  @Test func aColumnOfTextsWithoutAWidthIsReported() {
    for view in [article.title, article.text] { article.scroll.addSubview(view) }
    let line = #line + 3
    article.scroll.tk_constraint { make in
      make.content.yPlace(21, article.title, 9, article.text, 15)
      make.content.xPlace(12, article.title, 16)
      make.content.xPlace(12, article.text, 16)
    }
    let wide = max(article.title.intrinsicContentSize.width, article.text.intrinsicContentSize.width)
    let width = 12 + Int(wide) + 16
    let found = sentences()
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "The content of \"scroll\" is \(width) wide in a frame of 320: no line gives \"") == true)
    #expect(
      found.first?.contains(" a width, so its texts do (\(here(line, "xPlace")))") == true
        || found.first?.contains(" a width, so its texts do (\(here(line + 1, "xPlace")))") == true)
    #expect(found.first?.hasSuffix(" == make.w - 28 to the block of \"scroll\".") == true)
  }

  @Test func aRowInAColumnWithoutAWidthDoesNotHideIt() {
    let (name, amount) = (UILabel(), UILabel())
    (name.text, amount.text) = ("Sum", "7")
    for view in [article.title, article.text, name, amount] { article.scroll.addSubview(view) }
    article.scroll.tk_constraint { make in
      make.content.xPlace(12, article.title, 16)
      make.content.xPlace(12, article.text, 16)
      make.content.xPlace(12, name, 8, amount, 16)
      make.content.yPlace(21, article.title, 9, article.text, 7, name, 15)
      make.ref(name).yCenter(amount)
      make.xHugging(amount) == .high
    }
    let found = sentences()
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix(" == make.w - 28 to the block of \"scroll\".") == true)
  }

  @Test func aRatioIsNoWidth() {
    for view in [article.text, article.photo] { article.scroll.addSubview(view) }
    article.scroll.tk_constraint { make in
      make.aspectRatio(5, 2, article.photo)
      make.content.xEqual(article.photo)
      make.content.xPlace(12, article.text, 16)
      make.content.yPlace(article.photo, 9, article.text, 15)
    }
    #expect(sentences().count == 1)
    article.scroll.tk_constraint { make in make.width(article.photo) == make.w }
    #expect(sentences() == [])
  }

  @Test func aVerticalStackWithoutAWidthIsReported() {
    let stack = UIStackView(arrangedSubviews: [article.title, article.text])
    stack.axis = .vertical
    article.scroll.addSubview(stack)
    article.scroll.tk_constraint { make in
      make.content.inset(top: 3, left: 5, bottom: 7, right: 11).equal(stack)
    }
    #expect(
      sentences().first?.hasSuffix("Add make.width(UIStackView) == make.w - 16 to the block of \"scroll\".")
        == true)
  }

  // 320 + 2 × 16 = 352
  @Test(arguments: [0, 32]) func aPageAsWideAsTheFrameIsTooWideForItsInsets(room: CGFloat) {
    fillPage()
    let line = #line + 3
    article.scroll.tk_constraint { make in
      make.content.inset(16).equal(article.page)
      make.width(article.page) == make.w - room
    }
    let report =
      "\(here(line, "width")) makes \"page\" 320 wide in \"scroll\", and \(here(line - 1, "equal")) keeps 32"
      + " beside it: the content is 352 wide in a frame of 320 and scrolls sideways. Write"
      + " make.width(page) == make.w - 32."
    #expect(sentences() == (room == 0 ? [report] : []))
  }

  /// A view in the middle of the content has no part in its width.
  @Test(arguments: [false, true]) func aCenteredViewDoesNotHideAWidthThatIsMissing(isGiven: Bool) {
    for view in [article.title, article.text, article.photo] { article.scroll.addSubview(view) }
    article.scroll.tk_constraint { make in
      make.content.yPlace(21, article.title, 9, article.text, 7, article.photo, 15)
      make.content.inset(12).xEqual(article.title, article.text)
      make.content.xCenter(article.photo)
      if isGiven { make.width(article.title) == make.w - 24 }
    }
    #expect(sentences().count == (isGiven ? 0 : 1))
    #expect(isGiven || sentences()[0].hasSuffix(" == make.w - 24 to the block of \"scroll\"."))
  }

  // Intended

  @Test func aPageAsWideAsTheFrameIsIntended() {
    fillPage()
    article.scroll.tk_constraint { make in
      make.content.equal(article.page)
      make.width(article.page) == make.w
    }
    #expect(sentences().isEmpty)
  }

  @Test func aCenteredFormIsIntended() {
    fillPage()
    article.scroll.tk_constraint { make in
      make.content.yPlace(8, article.page, 6)
      make.xCenter(article.page)
    }
    #expect(sentences().isEmpty)
  }

  @Test func aPageWithAWidthOfItsOwnIsIntended() {
    fillPage()
    article.scroll.tk_constraint { make in
      make.content.equal(article.page)
      make.width(article.page) == 260
    }
    #expect(sentences().isEmpty)
  }

  @Test func aWideViewMayGiveThePageItsWidth() {
    fillPage()
    article.page.tk_constraint { make in make.width(article.photo) == 240 }
    article.scroll.tk_constraint { make in make.content.equal(article.page) }
    #expect(sentences().isEmpty)
  }

  @Test func aRowOfChipsThatIsShorterThanTheFrameIsIntended() {
    article.scroll.addSubview(article.page)
    for view in [article.title, article.text] { article.page.addSubview(view) }
    article.page.tk_constraint { make in
      make.xPlace(12, article.title, 8, article.text, 16)
      for view in [article.title, article.text] { make.yPlace(5, view, 9) }
    }
    article.scroll.tk_constraint { make in make.content.equal(article.page) }
    article.layoutIfNeeded()
    #expect(article.scroll.contentSize.width < 319)
    #expect(sentences().isEmpty)
  }

  @Test func aCarouselInTheScrollViewItselfIsIntended() {
    for view in [article.photo, article.title] { article.scroll.addSubview(view) }
    article.scroll.tk_constraint { make in
      make.content.xPlace(12, article.photo, 8, article.title, 16)
      make.content.yPlace(4, article.photo, 6)
      make.content.yTop(article.title, by: 4)
    }
    #expect(sentences().isEmpty)
  }

  @Test func aHorizontalStackIsIntended() {
    let stack = UIStackView(arrangedSubviews: [article.title, article.text])
    article.scroll.addSubview(stack)
    article.scroll.tk_constraint { make in make.content.equal(stack) }
    #expect(sentences().isEmpty)
  }

  @Test func aPhotoThatIsZoomedIsIntended() {
    article.scroll.addSubview(article.photo)
    article.scroll.tk_constraint { make in make.content.equal(article.photo) }
    #expect(sentences().isEmpty)
  }
}

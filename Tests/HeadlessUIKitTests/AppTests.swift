import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// The app, the device and their notifications.
@MainActor @Suite(.serialized) struct AppTests {
  /// Returns the user info of the notifications with a name during `body`.
  private func posted(_ name: NSNotification.Name, during body: () -> Void) -> [[AnyHashable: Any]] {
    let box = Box()
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      box.all.append($0.userInfo ?? [:])
    }
    body()
    NotificationCenter.default.removeObserver(token)
    return box.all
  }

  private final class Box: @unchecked Sendable {
    var all: [[AnyHashable: Any]] = []
  }

  private let phone = CGSize(width: 390, height: 844)

  @Test func theAppHasTheTextSizeOfTheScreen() {
    defer { HeadlessLayout.setScreen(size: phone) }
    let found = posted(UIContentSizeCategory.didChangeNotification) {
      HeadlessLayout.setScreen(size: phone, contentSizeCategory: .extraLarge)
      HeadlessLayout.setScreen(size: phone, contentSizeCategory: .extraLarge)
    }
    #expect(UIApplication.shared.preferredContentSizeCategory == .extraLarge && found.count == 1)
    let new = found.first?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
    #expect(new == .extraLarge)
  }

  @Test func aRotationIsPosted() {
    defer { HeadlessLayout.setScreen(size: phone) }
    #expect(UIDevice.current.orientation == .portrait && UIApplication.shared.statusBarOrientation.isPortrait)
    let found = posted(UIDevice.orientationDidChangeNotification) {
      HeadlessLayout.setScreen(size: CGSize(width: 844, height: 390))
    }
    #expect(found.count == 1 && UIDevice.current.orientation.isLandscape)
  }

  @Test func theAppHasAKeyWindow() {
    let (one, other) = (UIWindow(), UIWindow())
    one.makeKeyAndVisible()
    #expect(UIApplication.shared.keyWindow === one && one.isKeyWindow)
    other.makeKeyAndVisible()
    #expect(UIApplication.shared.keyWindow === other && !one.isKeyWindow)
    #expect(UIApplication.shared.windows.filter { $0 === one || $0 === other } == [one, other])
    other.isHidden = true
    #expect(UIApplication.shared.keyWindow == nil)
  }

  @Test func theKeyboardIsPostedWithItsFrames() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let frame = CGRect(x: 0, y: 544, width: 390, height: 300)
    let below = CGRect(x: 0, y: 844, width: 390, height: 300)
    let frames: ([AnyHashable: Any]?) -> [CGRect?] = { info in
      [UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey].map {
        (info?[$0] as? NSValue)?.cgRectValue
      }
    }
    let shown = posted(UIResponder.keyboardWillShowNotification) {
      HeadlessLayout.setKeyboardFrame(frame, in: window)
      HeadlessLayout.setKeyboardFrame(frame, in: window)
    }
    #expect(shown.map(frames) == [[below, frame]])
    let hidden = posted(UIResponder.keyboardDidHideNotification) {
      HeadlessLayout.setKeyboardFrame(nil, in: window)
    }
    #expect(hidden.map(frames) == [[frame, below]])
  }

  @Test func noOtherAppOpensAURL() throws {
    let url = try #require(URL(string: "https://example.com"))
    var result: Bool?
    UIApplication.shared.open(url) { result = $0 }
    #expect(result == false && !UIApplication.shared.canOpenURL(url))
  }

  @Test func thePasteboardKeepsTheLastValues() {
    let board = UIPasteboard.general
    let count = board.changeCount
    board.strings = ["one", "two"]
    #expect(board.string == "one" && board.strings == ["one", "two"] && board.hasStrings && !board.hasImages)
    board.color = .red
    #expect(board.string == nil && board.color == .red && board.changeCount == count + 2)
  }

  @Test func anImageLiteralWithoutAFileIsEmptyAndLogged() {
    var messages: [String] = []
    HeadlessLayout.logHandler = { messages.append($0) }
    defer { HeadlessLayout.logHandler = nil }
    let image = UIImage(imageLiteralResourceName: "attic")
    #expect(image.size == .zero && messages == ["There is no image named 'attic'."])
  }

  @Test func anImageGrowsWithTheAccessibilitySizesOnly() {
    defer { HeadlessLayout.setScreen(size: phone) }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30)).image { _ in }
    let view = UIImageView(image: image)
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    HeadlessLayout.setScreen(size: phone, contentSizeCategory: .extraExtraExtraLarge)
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 30))
    HeadlessLayout.setScreen(size: phone, contentSizeCategory: .accessibilityLarge)
    let growth = UIFontMetrics.default.scaledValue(for: 1)
    #expect(growth > 1 && view.intrinsicContentSize == CGSize(width: 20 * growth, height: 30 * growth))
    view.adjustsImageSizeForAccessibilityContentSizeCategory = false
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 30))
  }
}

import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

@MainActor @Suite struct ContrastCheckTests {
  private let screen = CheckedScreen()
  private let gray = UIColor(white: 2.0 / 3, alpha: 1)

  init() {
    screen.backgroundColor = .white
    screen.title.textColor = gray
    screen.place([(screen.title, CGRect(x: 13, y: 17, width: 100, height: 21))])
  }

  private func expectNone(_ comment: Comment? = nil) {
    #expect(screen.sentences(.contrast(3)).isEmpty, comment)
  }

  @Test func aPaleTextIsReportedWithBothColors() {
    // 2 / 3 is #aa: ((0.6667 + 0.055) / 1.055)^2.4 = 0.402; 1.05 / 0.452 = 2.32.
    #expect(
      screen.sentences(.contrast(3)) == [
        "\"title\" is hard to read: its color #aaaaaa has a contrast of 2.3 : 1 with the background of"
          + " CheckedScreen, #ffffff. Make the text darker, for a contrast of at least 3 : 1."
      ])
  }

  @Test(arguments: [(0.0, 21.0), (0.5, 3.94), (0.6, 2.84)])
  func theContrastIsThatOfWCAG(_ white: Double, _ expected: Double) {
    screen.title.textColor = UIColor(white: white, alpha: 1)
    #expect(screen.sentences(.contrast(expected - 0.05)).isEmpty)
    #expect(screen.sentences(.contrast(expected + 0.05)).count == 1)
  }

  @Test func aDarkBackgroundNeedsALighterText() {
    screen.title.backgroundColor = .black
    screen.title.textColor = UIColor(white: 0.2, alpha: 1)
    let sentence = screen.sentences(.contrast(3)).first
    #expect(sentence?.contains("with its own background, #000000. Make the text lighter, ") == true)
  }

  @Test func theBackgroundOfTheNearestContainerCounts() {
    screen.card.backgroundColor = .black
    screen.inner.textColor = gray
    screen.card.addSubview(screen.inner)
    screen.inner.frame = CGRect(x: 3, y: 5, width: 80, height: 21)
    screen.title.isHidden = true
    screen.place([(screen.card, CGRect(x: 13, y: 60, width: 200, height: 50))])
    expectNone()
    screen.inner.textColor = UIColor(white: 0.1, alpha: 1)
    #expect(screen.sentences(.contrast(3)).first?.contains("of \"card\", #000000") == true)
  }

  @Test func anUnknownBackgroundIsSilent() {
    screen.place([(screen.photo, CGRect(x: 0, y: 0, width: 320, height: 100))])
    screen.sendSubviewToBack(screen.photo)
    expectNone("an image")
    screen.photo.removeFromSuperview()
    screen.title.backgroundColor = UIColor(white: 1, alpha: 0.5)
    expectNone("a transparent background")
    screen.title.backgroundColor = nil
    let gradient = CAGradientLayer()
    gradient.frame = screen.bounds
    screen.layer.insertSublayer(gradient, at: 0)
    expectNone("a gradient")
    gradient.removeFromSuperlayer()
    screen.backgroundColor = nil
    expectNone("no background")
  }

  @Test func aBackgroundBehindAPartOfTheTextIsSilent() {
    screen.card.backgroundColor = .black
    screen.place([(screen.card, CGRect(x: 0, y: 0, width: 40, height: 100))])
    screen.sendSubviewToBack(screen.card)
    expectNone()
  }

  @Test func paleOnPurposeIsSilent() {
    screen.title.isEnabled = false
    expectNone("a disabled label")
    screen.title.isEnabled = true
    screen.title.alpha = 0.5
    expectNone("a transparent label")
    screen.title.alpha = 1
    screen.title.textColor = UIColor(white: 0, alpha: 0.2)
    expectNone("a transparent color")
    screen.title.isHidden = true
    let field = UITextField()
    field.placeholder = "Name"
    field.textColor = .white
    screen.place([(field, CGRect(x: 13, y: 60, width: 200, height: 44))])
    expectNone("a placeholder")
    field.text = "Ada"
    #expect(screen.sentences(.contrast(3)).count == 1)
    field.isEnabled = false
    expectNone("a disabled field")
  }

  @Test func theTitleOfAButtonIsATextUnlessItIsDisabled() {
    screen.title.isHidden = true
    screen.button.setTitleColor(gray, for: .normal)
    screen.place([(screen.button, CGRect(x: 13, y: 60, width: 200, height: 44))])
    #expect(screen.sentences(.contrast(3)).count == 1)
    screen.button.isEnabled = false
    expectNone()
  }
}

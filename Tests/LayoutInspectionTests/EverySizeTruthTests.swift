import AutoLayoutKit
import LayoutTracking
import Testing
import UIKit

@testable import LayoutInspection

/// A view with its subviews, and a function that is called in each layout.
@MainActor private final class Screen: UIView {
  var whileLayingOut: ((Screen) -> Void)?

  init(_ views: UIView..., layout: (Screen) -> Void = { _ in }) {
    super.init(frame: .zero)
    views.forEach(addSubview)
    layout(self)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    whileLayingOut?(self)
  }
}

/// The answers of `stress(.everySize)`, compared with a new view at each size of whole points.
@MainActor @Suite struct EverySizeTruthTests {
  /// Compares the two in the usual direction and text size.
  ///
  /// - Parameters:
  ///   - width: The widths, in points.
  ///   - height: The heights, in points.
  ///   - samples: The beginnings of the sentences about samples.
  private func expectTruth(
    width: ClosedRange<Int>, height: ClosedRange<Int> = 300...303, _ checks: [LayoutCheck],
    samples: [String] = [], isFailing: Bool = true, location: SourceLocation = #_sourceLocation,
    _ make: @escaping () -> UIView
  ) {
    let sizes = EverySize.everySize(
      from: CGSize(width: width.lowerBound, height: height.lowerBound),
      to: CGSize(width: width.upperBound, height: height.upperBound))
    let proof = ProofRun(sizes, checks: checks, cases: [StressCase(changes: [], source: nil)]) {
      StressSubject(inWindow: make())
    }.proof()
    var all: [CGSize] = []
    for width in width { for height in height { all.append(CGSize(width: width, height: height)) } }
    let wrong: [CGSize] = all.filter { Self.fails(make, checks, at: $0, least: sizes.least) }
    func isSmaller(_ one: CGSize, _ other: CGSize) -> Bool {
      let areas: (CGFloat, CGFloat) = (one.width * one.height, other.width * other.height)
      return areas.0 < areas.1 || areas.0 == areas.1 && one.width < other.width
    }
    let failing: CGSize? = wrong.min(by: isSmaller)
    #expect((failing != nil) == isFailing, "\(proof)", sourceLocation: location)
    #expect(proof.counterexample?.size == failing, "\(proof)", sourceLocation: location)
    #expect(proof.samples.count == samples.count, "\(proof.samples)", sourceLocation: location)
    for (sentence, beginning) in zip(proof.samples, samples) {
      #expect(
        sentence.hasPrefix("Sampled and not proved: \(beginning)"), "\(sentence)", sourceLocation: location)
    }
  }

  private static func fails(
    _ make: () -> UIView, _ checks: [LayoutCheck], at size: CGSize, least: CGSize
  ) -> Bool {
    HeadlessLayout.quietly {
      HeadlessLayout.onScreen(size: least) {
        let subject = StressSubject(inWindow: make())
        subject.root.frame.size = size
        subject.root.layoutIfNeeded()
        return !problems(in: subject.content, checks).isEmpty
      }
    }
  }

  private func label(_ text: String, _ frame: CGRect = .zero) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    return label
  }

  // Comparisons of the checks

  @Test func aViewBeyondARootWithoutABackground() {
    expectTruth(width: 390...414, [.insideContainer]) {
      Screen(self.label("Wide", CGRect(x: 0, y: 0, width: 400, height: 44)))
    }
  }

  @Test func aBackgroundThatCoversItsContainer() {
    // The panel covers the label and, up to a width of 300, all of the screen, as a cover may.
    expectTruth(width: 290...314, [.noOverlap]) {
      let panel = Screen(self.label("Panel", CGRect(x: 130, y: 97, width: 60, height: 44)))
      panel.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      panel.backgroundColor = .yellow
      return Screen(self.label("Below", CGRect(x: 30, y: 17, width: 60, height: 44)), panel)
    }
  }

  @Test func aViewThatASuperviewCutsOff() {
    // The second text is in a box that clips it, and of which the first one covers more and more.
    expectTruth(width: 300...330, [.noOverlap]) {
      let clip = Screen(self.label("Clipped", CGRect(x: -20, y: 3, width: 120, height: 44)))
      clip.clipsToBounds = true
      return Screen(self.label("First", CGRect(x: 30, y: 17, width: 200, height: 44)), clip) { screen in
        screen.tk_constraint { make in
          make.size(clip) == (80, 50)
          make.yTop(clip)
          make.inset(UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 175)).xRight(clip)
        }
      }
    }
  }

  @Test func aBadgeThatIsTooLarge() {
    // A badge may have a quarter of the area of the image.
    expectTruth(width: 300...330, [.noOverlap]) {
      let image = UIImageView(image: UIImage())
      image.backgroundColor = .green
      let badge = self.label("7")
      badge.backgroundColor = .red
      return Screen(image, badge) { screen in
        screen.tk_constraint { make in
          make.size(image) == (100, 80)
          make.xLeft(image)
          make.yBottom(image)
          make.ref(image).inset(-5).xRight(badge)
          make.ref(image).inset(-7).yTop(badge)
          make.height(badge) == 40
          make.width(badge) == make.w - 265.4
        }
      }
    }
  }

  @Test func aTextThatIsHighForItsFrame() {
    // Nothing measures the text in the solver: its frame follows the width by its mask.
    expectTruth(width: 240...300, [.noTruncation]) {
      let screen = Screen()
      screen.frame.size = CGSize(width: 240, height: 300)
      let label = self.label(
        "A longer text that has four lines here, and from some width on only three of them",
        CGRect(x: 8, y: 5, width: 210, height: 45))
      label.numberOfLines = 0
      label.autoresizingMask = .flexibleWidth
      screen.addSubview(label)
      return screen
    }
  }

  @Test func aWordThatIsBroken() {
    expectTruth(width: 240...300, [.noBrokenWords]) {
      let label = self.label("An extraordinarily long 日本語日本語日本語日本語日本語 word")
      label.numberOfLines = 0
      return Screen(label) { screen in
        screen.tk_constraint { make in
          make.xPlace(31, label, 108)
          make.yTop(label)
        }
      }
    }
  }

  @Test func aTextViewWithMargins() {
    let make = { () -> UIView in
      let text = UITextView()
      text.isScrollEnabled = false
      text.text = "An extraordinarily long word"
      text.font = .systemFont(ofSize: 17)
      return Screen(text) { screen in
        screen.tk_constraint { make in
          make.xPlace(31, text, 98)
          make.yTop(text)
        }
      }
    }
    // A size that fails rests on no example.
    expectTruth(width: 240...300, [.noBrokenWords], make)
    expectTruth(
      width: 280...300, [.noBrokenWords], samples: ["the lines of UITextView"], isFailing: false, make)
  }

  // Answers that depend on the size

  @Test func aBandOfWidths() {
    // The text is too long in three points of width.
    expectTruth(width: 300...420, [.insideContainer]) {
      let label = self.label("Text")
      let screen = Screen(label)
      screen.tk_constraintTracking { screen, make in
        let isInBand = make.isWider(than: 361) && !make.isWider(than: 364)
        make.width(label) == (isInBand ? 380 : 280)
        make.xLeft(label)
        make.yTop(label)
      }
      return screen
    }
  }

  @Test func aBandOfSizeClasses() {
    // Regular in a low window: from 896 points of width, below 414 of height.
    expectTruth(width: 885...910, height: 405...420, [.noTruncation]) {
      let label = self.label("Text")
      let screen = Screen(label)
      screen.tk_constraintTracking { screen, make in
        let isLow = make.traits.verticalSizeClass == .compact
        make.width(label) == (isLow && make.traits.horizontalSizeClass == .compact ? 10 : 280)
        make.xLeft(label)
        make.yTop(label)
      }
      return screen
    }
  }

  @Test func aTextThatFollowsASizeClass() {
    expectTruth(width: 660...680, height: 420...425, [.noTruncation]) {
      let label = self.label("", CGRect(x: 8, y: 5, width: 90, height: 45))
      let screen = Screen(label)
      let update = { (screen: Screen) in
        let isWide = screen.traitCollection.horizontalSizeClass == .regular
        label.text = isWide ? "A text that is much longer" : "Short"
      }
      update(screen)
      screen.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (screen: Screen, _) in
        update(screen)
      }
      return screen
    }
  }

  @Test func aTextThatFollowsABandOfSizeClasses() {
    // Regular from 667 points on in a low window: the band touches no corner of the sizes.
    expectTruth(width: 667...670, height: 400...700, [.noTruncation]) {
      let label = self.label("Short", CGRect(x: 8, y: 5, width: 90, height: 45))
      let screen = Screen(label)
      @MainActor func update(_ screen: Screen) {
        let traits = screen.traitCollection
        let isBand = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .compact
        label.text = isBand ? "A text that is much longer" : "Short"
      }
      update(screen)
      let classes: [any UITraitDefinition.Type] = [
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      ]
      screen.registerForTraitChanges(classes) { (screen: Screen, _) in update(screen) }
      return screen
    }
  }

  @Test func aReadSizeClassIsCounted() {
    let before = LayoutReads.sizeClassReads
    #expect(UITraitCollection(horizontalSizeClass: .regular).horizontalSizeClass == .regular)
    #expect(LayoutReads.sizeClassReads > before)
  }

  @Test func aViewThatIsOtherwiseIfItIsNew() {
    // The text follows changes of the size class, and not the one at the beginning.
    let sentence = "a new view has another layout at 680 × 420 than one that was resized"
    expectTruth(width: 660...680, height: 420...425, [.noTruncation], samples: [sentence]) {
      let label = self.label("Short", CGRect(x: 8, y: 5, width: 90, height: 45))
      let screen = Screen(label)
      screen.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (screen: Screen, _) in
        let isWide = screen.traitCollection.horizontalSizeClass == .regular
        label.text = isWide ? "A text that is much longer" : "Short"
      }
      return screen
    }
  }

  @Test func aTextThatCodeChanges() {
    expectTruth(width: 300...330, [.noTruncation], samples: ["code of Screen"]) {
      let label = self.label("Short", CGRect(x: 8, y: 5, width: 90, height: 45))
      let screen = Screen(label)
      screen.whileLayingOut = { screen in
        label.text = screen.bounds.width > 313 ? "A text that is much longer" : "Short"
      }
      return screen
    }
  }

  @Test func aViewThatIsTurned() {
    expectTruth(width: 300...330, [.insideContainer], samples: ["Screen has a transform"]) {
      let inner = Screen(self.label("Turned", CGRect(x: 5, y: 7, width: 30, height: 20)))
      inner.transform = CGAffineTransform(scaleX: 2, y: 1)
      return Screen(inner) { screen in
        screen.tk_constraint { make in
          make.size(inner) == (156.25, 44)
          make.xLeft(inner, by: 78.25)
          make.yTop(inner)
        }
      }
    }
  }

  @Test func aLayoutThatHolds() {
    expectTruth(width: 300...330, LayoutCheck.all, isFailing: false) {
      let label = self.label("A text in several lines that are broken at other words")
      label.numberOfLines = 0
      return Screen(label) { screen in
        screen.tk_constraint { make in
          make.xPlace(31, label, 98)
          make.yPlace(11, label, make.wall)
        }
      }
    }
  }
}

import TestSupport
import Testing
import UIKit

@MainActor @Suite struct SmallControlTests {
  private static let none = UIView.noIntrinsicMetric

  /// Returns the frame of the part of a control at an index.
  private func part(_ index: Int, of control: UIView) -> CGRect { control.subviews[index].frame }

  @Test func aSliderAndAProgressBarHaveNoWidth() {
    let views: [UIView] = [UISlider(), UIProgressView(progressViewStyle: .bar)]
    for view in views { #expect(view.intrinsicContentSize.width == Self.none, "\(type(of: view))") }
    #expect(UISegmentedControl().intrinsicContentSize.width == 0)
  }

  @Test func theStyleOfAnIndicatorDeterminesItsSize() {
    let wheel = UIActivityIndicatorView(style: .large)
    let large = wheel.intrinsicContentSize
    wheel.style = .medium
    #expect(wheel.intrinsicContentSize == UIActivityIndicatorView(style: .medium).intrinsicContentSize)
    #expect(wheel.intrinsicContentSize.width < large.width)
  }

  @Test func aSwitchKeepsItsSize() {
    #expect(
      UISwitch(frame: CGRect(x: 7, y: 9, width: 200, height: 3)).frame
        == CGRect(x: 7, y: 9, width: 51, height: 31))
  }

  @Test(arguments: [false, true]) func theKnobOfASwitchIsAtTheTrailingEndWhenOn(isRightToLeft: Bool) {
    let toggle = UISwitch()
    if isRightToLeft { toggle.semanticContentAttribute = .forceRightToLeft }
    toggle.layoutIfNeeded()
    let left = CGRect(x: 2, y: 2, width: 27, height: 27)
    let right = CGRect(x: 51 - 2 - 27, y: 2, width: 27, height: 27)
    #expect(part(1, of: toggle) == (isRightToLeft ? right : left))
    toggle.setOn(true, animated: true)
    toggle.layoutIfNeeded()
    #expect(part(1, of: toggle) == (isRightToLeft ? left : right))
  }

  @Test func valuesAreClamped() {
    let slider = UISlider()
    slider.value = 7
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.setValue(7, animated: true)
    slider.minimumValue = 8
    #expect(slider.value == 8)
    slider.maximumValue = 5
    #expect(slider.value == 5 && slider.minimumValue == 5)
    slider.minimumValue = 20
    #expect(slider.value == 20 && slider.maximumValue == 20)
    slider.value = .nan
    #expect(slider.value == 20)
    let bar = UIProgressView()
    bar.setProgress(2, animated: false)
    #expect(bar.progress == 1)
    bar.progress = -1
    #expect(bar.progress == 0)
  }

  @Test(arguments: [false, true]) func aSliderFillsTheTrackUpToItsKnob(isRightToLeft: Bool) {
    let slider = UISlider(frame: CGRect(x: 1, y: 2, width: 228, height: 34))
    if isRightToLeft { slider.semanticContentAttribute = .forceRightToLeft }
    slider.value = 0.25
    slider.layoutIfNeeded()
    // The knob can move by 228 − 28 = 200: it is 50 from the leading edge.
    let knob = CGRect(x: isRightToLeft ? 150 : 50, y: 3, width: 28, height: 28)
    let filled = CGRect(x: isRightToLeft ? 164 : 0, y: 15, width: 64, height: 4)
    let track = CGRect(x: 0, y: 15, width: 228, height: 4)
    let parts: [CGRect] = (0..<3).map { part($0, of: slider) }
    #expect(parts == [track, filled, knob])
  }

  @Test(arguments: [false, true]) func aProgressBarIsFilledToItsProgress(isRightToLeft: Bool) {
    let bar = UIProgressView(frame: CGRect(x: 1, y: 2, width: 200, height: 4))
    if isRightToLeft { bar.semanticContentAttribute = .forceRightToLeft }
    bar.progress = 0.25
    bar.layoutIfNeeded()
    #expect(part(1, of: bar) == CGRect(x: isRightToLeft ? 150 : 0, y: 0, width: 50, height: 4))
  }

  @Test func anActivityIndicatorIsHiddenUntilItAnimates() {
    let wheel = UIActivityIndicatorView()
    #expect(wheel.isHidden && !wheel.isAnimating)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
    wheel.stopAnimating()
    #expect(!wheel.isHidden)
  }

  // At 13 points medium a is (0.5484 + 0.36 × 0.0382) × 13 − 0.082 = 7.226 wide: ten of them 72.26, five of
  // them 36.13, all rounded up.
  private let titles = ["aaaaaaaaaa", "aaaaa", "a"]

  @Test func segmentsHaveTheWidthOfTheWidest() {
    let control = UISegmentedControl(items: titles)
    #expect(control.intrinsicContentSize == CGSize(width: 3 * (73 + 18) + 2, height: 31))
    #expect(control.frame == CGRect(x: 0, y: 0, width: 3 * (73 + 18) + 2, height: 32))
    control.apportionsSegmentWidthsByContent = true
    let free: CGFloat = (73 + 18) + (37 + 18) + (8 + 18) + 2
    #expect(control.intrinsicContentSize.width == free)
    control.setWidth(200, forSegmentAt: 1)
    let fixed: CGFloat = (73 + 18) + 200 + (8 + 18) + 2
    #expect(control.intrinsicContentSize.width == fixed)
  }

  @Test(arguments: [false, true]) func segmentsShareTheWidth(isRightToLeft: Bool) {
    let control = UISegmentedControl(items: titles)
    if isRightToLeft { control.semanticContentAttribute = .forceRightToLeft }
    control.setWidth(50, forSegmentAt: 2)
    control.selectedSegmentIndex = 1
    control.frame = CGRect(x: 3, y: 4, width: 300, height: 32)
    control.layoutIfNeeded()
    // 300 − 50 − two lines = 248 for two segments; the selected one begins
    // after the first segment and a line.
    let start: CGFloat = isRightToLeft ? 300 - 125 - 124 : 125
    #expect(part(1, of: control) == CGRect(x: start + 2, y: 2, width: 120, height: 28))
  }

  @Test func segmentsCanBeInsertedAndRemoved() {
    let control = UISegmentedControl(items: titles)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "new", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "aaaaa")
    control.removeSegment(at: 0, animated: true)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: true)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 2)
    control.setTitle("last", forSegmentAt: 99)
    #expect(control.titleForSegment(at: 1) == "last")
    control.selectedSegmentIndex = 2
    #expect(control.selectedSegmentIndex == -1)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.titleForSegment(at: 0) == nil)
    #expect(control.subviews.count == 2)
  }

  @Test func constraintsUseTheNaturalSizes() {
    let slider = UISlider()
    let toggle = UISwitch()
    let bar = UIProgressView()
    let root = root(300, 200, slider, toggle, bar)
    NSLayoutConstraint.activate([
      slider.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      slider.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      toggle.leftAnchor.constraint(equalTo: slider.rightAnchor, constant: 8),
      toggle.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -60),
      toggle.centerYAnchor.constraint(equalTo: slider.centerYAnchor),
      bar.topAnchor.constraint(equalTo: slider.bottomAnchor),
      bar.leftAnchor.constraint(equalTo: slider.leftAnchor),
      bar.rightAnchor.constraint(equalTo: toggle.rightAnchor),
    ])
    root.layoutIfNeeded()
    // The slider is 30 high without the point below its bottom edge; the switch is 49 wide and half a point
    // higher at each end.
    expectFrames(
      ("slider", slider, CGRect(x: 20 - 2, y: 10, width: 2 + 300 - 60 - 49 - 8 - 20 + 2, height: 31)),
      ("toggle", toggle, CGRect(x: 300 - 60 - 49, y: 10 - 0.5, width: 51, height: 31)),
      ("bar", bar, CGRect(x: 20, y: 10 + 30, width: 220, height: 4)))
  }

  @Test(arguments: [false, true]) func aStepperHasMinusAtTheLeadingEdge(isRightToLeft: Bool) {
    let stepper = UIStepper(frame: CGRect(x: 5, y: 6, width: 1, height: 2))
    if isRightToLeft { stepper.semanticContentAttribute = .forceRightToLeft }
    stepper.layoutIfNeeded()
    #expect(
      stepper.frame == CGRect(x: 5, y: 6, width: 94, height: 32)
        && stepper.intrinsicContentSize == stepper.frame.size)
    // Symbols are 20 × 20, each in a half of 47.
    let left = CGRect(x: 13.5, y: 6, width: 20, height: 20)
    let right = CGRect(x: 60.5, y: 6, width: 20, height: 20)
    #expect(
      part(1, of: stepper) == (isRightToLeft ? right : left)
        && part(2, of: stepper) == (isRightToLeft ? left : right))
    stepper.value = 200
    #expect(stepper.value == 100)
    stepper.minimumValue = 150
    #expect(stepper.value == 150 && stepper.maximumValue == 150)
  }

  @Test(arguments: [false, true]) func aPageControlHasADotForEachPage(isRightToLeft: Bool) {
    let pages = UIPageControl()
    if isRightToLeft { pages.semanticContentAttribute = .forceRightToLeft }
    #expect(pages.intrinsicContentSize == CGSize(width: 0, height: 37))
    pages.numberOfPages = 3
    pages.currentPage = 7
    #expect(pages.currentPage == 2 && pages.intrinsicContentSize == CGSize(width: 3 * 7 + 2 * 9, height: 37))
    pages.frame = CGRect(x: 1, y: 2, width: 139, height: 37)
    pages.layoutIfNeeded()
    let dots = (0..<3).map { (index: Int) -> CGRect in CGRect(x: 50 + 16 * index, y: 15, width: 7, height: 7)
    }
    let parts = (0..<3).map { part($0, of: pages) }
    #expect(parts == (isRightToLeft ? dots.reversed() : dots))
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0 && pages.subviews.count == 1)
  }

  @Test func imagesOfASliderShortenItsTrack() {
    let image = { (width: CGFloat, height: CGFloat) in
      UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
    }
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    slider.minimumValueImage = image(12, 10)
    slider.maximumValueImage = image(25, 14)
    slider.setThumbImage(image(30, 20), for: .normal)
    slider.layoutIfNeeded()
    // 8 points are between an image and the track.
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX == 12 + 8 && track.maxX == 200 - 25 - 8)
    #expect(
      slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(x: 0, y: 15, width: 12, height: 10))
    #expect(
      slider.maximumValueImageRect(forBounds: slider.bounds) == CGRect(x: 175, y: 13, width: 25, height: 14))
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
    #expect(thumb == CGRect(x: track.maxX - 30, y: track.midY - 10, width: 30, height: 20))
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).maxX == 200)
    let shortened = slider.trackRect(forBounds: slider.bounds)
    #expect(shortened.minX == CGFloat(25 + 8) && shortened.maxX == CGFloat(200 - 12 - 8))
  }
}

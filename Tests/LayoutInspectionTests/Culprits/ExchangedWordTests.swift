import AutoLayoutKit
import Testing
import UIKit

@testable import LayoutInspection

/// Lines in which one word is exchanged: the axis, the edge, the relation, or the sides of a ratio; `+3` is
/// the third line of the block.
@MainActor @Suite(.serialized) struct ExchangedWordTests {
  private final class Form: UIView {
    let photo = UIView()
    let list = UIScrollView()
    let name = Content(120, 20)
    let city = Content(80, 20)
    let save = UIView()
    let skip = UIView()

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 360, height: 700))
      for view in [photo, list, name, city, save, skip] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Returns the sentences about the conflicts of a block in a form.
  private func sentences(_ line: Int = #line, _ place: (Form, AutoLayoutKitMaker) -> Void) -> String {
    let form = Form()
    return silently {
      form.tk_constraint { make in place(form, make) }
      return problems(in: form, [.noConflict]).map { relative($0.description, to: line) }
        .joined(separator: "\n")
    }
  }

  // The axis

  @Test func aColumnThatIsLaidAsARowHasTheWrongAxis() {
    let text = sentences { form, make in
      make.inset(12).xEqual(form.name, form.city)
      make.xPlace(20, form.name, 8, form.city, make.wall)
    }
    #expect(
      text == "+2 xPlace places name and city along x, as +1 xEqual does, but no line places them along y. "
        + "Probably yPlace was meant.")
    let mended = sentences { form, make in
      make.inset(12).xEqual(form.name, form.city)
      make.yPlace(20, form.name, 8, form.city, make.wall)
    }
    #expect(mended == "")
  }

  @Test func aCenterOfTheWrongAxisIsNamed() {
    let text = sentences { form, make in
      make.size(form.photo) == (40, 40)
      make.xPlace(16, form.photo, 8, form.name, make.wall)
      make.yTop(form.photo, by: 10)
      make.ref(form.photo).xCenter(form.name)
    }
    #expect(
      text == "+4 xCenter places name along x, as +2 xPlace does, but no line places name along y. "
        + "Probably yCenter was meant.")
    let mended = sentences { form, make in
      make.size(form.photo) == (40, 40)
      make.xPlace(16, form.photo, 8, form.name, make.wall)
      make.yTop(form.photo, by: 10)
      make.ref(form.photo).yCenter(form.name)
    }
    #expect(mended == "")
  }

  /// Both views have a position along y, so that another verb would not complete the layout.
  @Test func aRowOfViewsThatAreCompleteHasTheRightAxis() {
    let text = sentences { form, make in
      make.inset(12).xEqual(form.name, form.city)
      make.xPlace(20, form.name, 8, form.city, 30)
      make.yPlace(20, form.name, 8, form.city, make.wall)
    }
    #expect(!text.isEmpty && !text.contains("was meant"))
  }

  // The edge

  @Test func anEdgeThatTheOtherLinesContradictIsTheOppositeOne() {
    let text = sentences { form, make in
      make.size(form.save) == (80, 44)
      make.xPlace(16, form.name, 8..., before: form.save)
      make.xLeft(form.save, by: 16)
      make.yTop(form.name, form.save)
    }
    #expect(
      text == "+3 xLeft ties the left edge of save to Form, but the other lines only hold with the right "
        + "edge, which no line ties. Probably xRight was meant.")
    let mended = sentences { form, make in
      make.size(form.save) == (80, 44)
      make.xPlace(16, form.name, 8..., before: form.save)
      make.xRight(form.save, by: 16)
      make.yTop(form.name, form.save)
    }
    #expect(mended == "")
  }

  /// With its right edge at 360 − 60, the text would be stretched.
  @Test func aSecondPlaceOfATextNamesBothLines() {
    let text = sentences { form, make in
      make.size(form.photo) == (40, 40)
      make.xPlace(16, form.photo, 8, form.name, make.wall)
      make.xLeft(form.name, by: 60)
      make.yTop(form.photo, form.name)
    }
    #expect(
      text == "+3 xLeft places name.left at Form.left + 60, but +2 xPlace places it at Form.left + 64. Keep "
        + "only one of the two.")
  }

  // The relation

  @Test func aMinimumBeyondTheContainerIsAMaximum() {
    let text = sentences { form, make in
      make.width(form.name) >= 500
      make.xPlace(16, form.photo, 8, form.name, 16)
    }
    // 16 + 8 + 500 + 16 = 540
    #expect(
      text == "+1 width makes name at least 500 wide. +2 xPlace needs at least 16 + 8 + 16 + 500 = 540, but "
        + "Form is 360 wide, so nothing is left for photo. Probably at most 500 was meant.")
    let mended = sentences { form, make in
      make.width(form.name) <= 500
      make.xPlace(16, form.photo, 8, form.name, 16)
    }
    #expect(mended == "")
  }

  @Test func aBoundThatTheSizeContradictsHasTheWrongRelation() {
    let text = sentences { form, make in
      make.height(form.photo) == 80
      make.height(form.photo) <= 30
    }
    #expect(
      text == "+2 height makes photo at most 30 high, but +1 height makes it 80 high. Probably at least 30 "
        + "was meant.")
    let mended = sentences { form, make in
      make.height(form.photo) == 80
      make.height(form.photo) >= 30
    }
    #expect(mended == "")
  }

  /// 44 points are the smallest touch target, so that the minimum is meant.
  @Test func theMinimumOfATouchTargetIsMeant() {
    let text = sentences { form, make in
      make.height(form.save) == 30
      make.height(form.save) >= 44
    }
    #expect(!text.isEmpty && !text.contains("was meant"))
  }

  @Test func aMinimumBesideARequiredHuggingKeepsItsNumber() {
    let text = sentences { form, make in
      make.xHugging(form.city) == .required
      make.width(form.city) >= 90
    }
    #expect(
      text == "+2 width makes city at least 90 wide, but its content makes it at most 80 wide. Set "
        + "make.xHugging(city) below 1000.")
    let mended = sentences { form, make in
      make.xHugging(form.city) == .required
      make.width(form.city) >= 70
    }
    #expect(mended == "")
  }

  // The ratio

  @Test func aRatioWhoseInverseHoldsHasItsSidesExchanged() {
    let text = sentences { form, make in
      make.size(form.photo) == (160, 90)
      make.aspectRatio(9, 16, form.photo)
    }
    #expect(
      text.hasPrefix(
        "+2 aspectRatio has the sides of photo exchanged: 9 : 16 does not hold, and 16 : 9 does.")
        && text.hasSuffix("Write make.aspectRatio(16, 9, photo)."))
    let mended = sentences { form, make in
      make.size(form.photo) == (160, 90)
      make.aspectRatio(16, 9, form.photo)
    }
    #expect(mended == "")
  }

  @Test func aFactorInPlaceOfADivisorIsNamed() {
    let text = sentences { form, make in
      make.width(form.photo) == make.w * 5
      make.xPlace(16, form.photo, 8, form.name, 16)
    }
    // 5 × 360 = 1800, and 16 + 1800 + 8 + 16 = 1840
    #expect(
      text == "+1 width makes photo 5 times as wide as Form. +2 xPlace needs 16 + 1800 + 8 + 16 = 1840, but "
        + "Form is 360 wide, so nothing is left for name. Probably / 5 or * 0.5 was meant.")
    let mended = sentences { form, make in
      make.width(form.photo) == make.w / 5
      make.xPlace(16, form.photo, 8, form.name, 16)
    }
    #expect(mended == "")
  }
}

import HeadlessUIKit
import Testing
import UIKit

/// Pickers of rows and dates, and pages.
@MainActor @Suite struct PickerTests {
  private final class Days: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 7 : 31
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      component == 0 ? 150 : 70
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      "\(component) \(row)"
    }
  }

  @Test func theSelectedRowsAreInTheMiddle() throws {
    let (picker, days) = (UIPickerView(), Days())
    picker.dataSource = days
    picker.delegate = days
    picker.frame.size = picker.intrinsicContentSize
    picker.selectRow(5, inComponent: 1, animated: false)
    picker.layoutIfNeeded()
    let (left, top): (CGFloat, CGFloat) = ((320 - 150 - 70) / 2, (216 - 32) / 2)
    let first = try #require(picker.view(forRow: 0, forComponent: 0) as? UILabel)
    #expect(first.frame == CGRect(x: left, y: top, width: 150, height: 32))
    #expect(first.text == "0 0")
    let second = try #require(picker.view(forRow: 5, forComponent: 1))
    #expect(second.frame == CGRect(x: left + 150, y: top, width: 70, height: 32))
    // 92 points above the row have space for three rows, the third in part.
    #expect(picker.view(forRow: 2, forComponent: 1)?.frame.minY == top - 3 * 32)
    #expect(picker.view(forRow: 1, forComponent: 1) == nil)
    #expect(picker.selectedRow(inComponent: 1) == 5)
    picker.selectRow(31, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 5)
  }

  @Test func componentsWithoutAWidthShareTheSpaceBetweenTheSides() {
    final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 3 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
    }
    let (picker, rows) = (UIPickerView(frame: CGRect(x: 0, y: 0, width: 378, height: 216)), Rows())
    picker.dataSource = rows
    picker.delegate = rows
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: (378 - 2 * 9) / 3, height: 32))
  }

  @Test func theLookDecidesTheSizeOfAPickerOfDates() {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    #expect(picker.intrinsicContentSize.width == 120)
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    picker.preferredDatePickerStyle = .automatic
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
  }

  @Test func aDateIsInsideOfItsLimits() {
    let picker = UIDatePicker()
    picker.minimumDate = Date(timeIntervalSince1970: 300)
    picker.maximumDate = Date(timeIntervalSince1970: 700)
    picker.date = Date(timeIntervalSince1970: 900)
    #expect(picker.date == Date(timeIntervalSince1970: 700))
    picker.setDate(Date(timeIntervalSince1970: 200), animated: true)
    #expect(picker.date == Date(timeIntervalSince1970: 300))
  }

  private final class Pages: NSObject, UIPageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 4 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 2 }
  }

  @Test func aPageIsAboveTheIndicatorOfTheStyleScroll() {
    for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
      let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
      let (source, first, second) = (Pages(), UIViewController(), UIViewController())
      pages.dataSource = source
      pages.setViewControllers([first], direction: .forward, animated: false)
      pages.view.frame = CGRect(x: 0, y: 0, width: 390, height: 700)
      var ended = false
      pages.setViewControllers([second], direction: .forward, animated: true) { ended = $0 }
      pages.view.layoutIfNeeded()
      let height = style == .scroll ? UIPageControl().intrinsicContentSize.height : 0
      #expect(second.view.frame == CGRect(x: 0, y: 0, width: 390, height: 700 - height))
      #expect(first.parent == nil)
      #expect(ended)
    }
  }
}

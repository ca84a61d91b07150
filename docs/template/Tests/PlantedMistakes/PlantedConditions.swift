#if canImport(LayoutRendering)
  import AutoLayoutKit
  import LayoutTesting
  import Testing
  import UIKit

  /// Mistakes that one layout does not show: at another size, in another language, direction or text size,
  /// and beside a record.
  @MainActor
  @Suite(.enabled(if: isPlanting, "PLANTED_MISTAKES=1 shows how tests fail")) struct PlantedConditions {
    /// Returns a title before a time.
    private func row(titled title: String = "Departure", gap: CGFloat = 16) -> PlantedScreen {
      let screen = PlantedScreen()
      screen.title.text = title
      for label in [screen.title, screen.detail] {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
      }
      screen.add(screen.title, screen.detail)
      screen.tk_constraint { make in
        make.directional.xPlace(gap, screen.title, 8..., screen.detail, 16)
        make.xCompression(screen.detail) == .high + 1
        make.yTop(screen.title, screen.detail, by: 24)
      }
      return screen
    }

    @Test func aWidthIsTooSmall() {
      let widths = LayoutSizes.between(CGSize(width: 120, height: 200), CGSize(width: 320, height: 200))
      checkStress(sizes: widths, changes: []) { row() }
    }

    @Test func oneOfAllSizesIsACounterexample() {
      let sizes = EverySize.everySize(from: CGSize(width: 240, height: 200))
      checkStress(sizes, checks: [.noTruncation]) { row() }
    }

    @Test func aLongerLanguageDoesNotFit() {
      checkStress(sizes: .size(200, 100), changes: [.language(.finnish)]) { row() }
    }

    @Test func aTranslationDoesNotFit() throws {
      let languages = try LayoutLanguages(catalog: "Localizable.xcstrings")
      checkStress(sizes: .size(240, 100), languages: languages, changes: []) {
        row(titled: String(localized: "Departure"))
      }
    }

    @Test func theOtherDirectionOverlaps() {
      checkStress(sizes: .size(320, 100), checks: [.noOverlap], changes: [.rightToLeft]) {
        let screen = row()
        screen.add(screen.button)
        screen.tk_constraint { make in
          make.size(screen.button) == (80, 44)
          make.xPlace(make.wall, screen.button, 60)
          make.yTop(screen.button, by: 24)
        }
        return screen
      }
    }

    @Test func aLargeTextDoesNotFit() {
      checkStress(sizes: .size(320, 200), changes: [.textSize(.accessibilityExtraExtraExtraLarge)]) { row() }
    }

    @Test func aTextIgnoresTheTextSize() {
      checkStress(sizes: .size(320, 200), changes: [.textSize(.extraExtraExtraLarge)]) {
        let screen = row()
        screen.detail.font = .systemFont(ofSize: 13)
        return screen
      }
    }

    /// The row was recorded with a gap of 16.
    @Test func aLayoutDiffersFromItsRecord() {
      assertLayout(of: { row(gap: 24) }, sizes: .size(320, 100), text: [.normal])
    }

    @Test func aLayoutHasNoRecord() {
      assertLayout(of: { row() }, sizes: .size(320, 100), text: [.normal])
    }
  }
#endif

import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

/// A text of the app, and a badge of 40 points beside it.
private final class BadgeRow: UIView {
  let title = UILabel()
  let badge = UILabel()

  init(_ key: String) {
    super.init(frame: .zero)
    title.text = NSLocalizedString(key, comment: "")
    badge.text = "12"
    badge.backgroundColor = .red
    addSubview(title)
    addSubview(badge)
    tk_constraint { make in
      make.directional.xLeft(self.title)
      make.directional.xRight(self.badge)
      make.size(self.badge) == (40, 20)
      make.yTop(self.title, self.badge)
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// Stress tests in the languages of an app.
@MainActor @Suite(.serialized) struct StressTranslationTests {
  private let languages: LayoutLanguages

  init() throws {
    languages = try LayoutLanguages(
      catalog: "Tests/HeadlessUIKitTests/Fixtures/Languages/Localizable.xcstrings")
  }

  private func failures(
    _ key: String, width: CGFloat, in languages: LayoutLanguages?, changes: [StressChange] = StressChange.all
  ) -> [StressFailure] {
    stress(
      sizes: .between(CGSize(width: width, height: 100), CGSize(width: 400, height: 100)),
      checks: [.noOverlap], languages: languages,
      changes: changes.filter { if case .textSize = $0 { false } else { true } }
    ) { BadgeRow(key) }
  }

  /// Returns the width of the row at which the text touches the badge.
  private func width(_ key: String, in name: String) throws -> CGFloat {
    let language = try #require(languages.first { $0.name == name })
    let label = UILabel()
    label.text = language.text(forKey: key)
    return label.intrinsicContentSize.width + 40
  }

  @Test(arguments: [("checkout", "German"), ("terms", "Arabic")])
  func aTextThatIsLongInOneLanguageFailsInIt(key: String, name: String) throws {
    let others = try languages.filter { $0.name != name }.map { try width(key, in: $0.name) }
    let limit = try width(key, in: name)
    let least = try #require(others.max()) + 1
    #expect(least < limit)
    let found = failures(key, width: least, in: languages)
    #expect(found.count == 1)
    let failure = try #require(found.first)
    #expect(failure.changes == [.translation(try #require(languages.first { $0.name == name }))])
    // A label is as wide as the whole number of points around its text, and its text may be narrower.
    #expect(abs(try #require(failure.threshold) - limit) <= 1)
    #expect(failure.description.hasPrefix("In \(name), below "))
    #expect(Set(failure.problem.views) == ["title", "badge"])
    #expect(failures(key, width: limit + 1, in: languages).isEmpty)
  }

  @Test func languagesTakeThePlaceOfTextsInTheirLengths() throws {
    let least = try #require(languages.map { try width("Settings", in: $0.name) }.max()) + 1
    let stretched = failures("Settings", width: least, in: nil)
    #expect(stretched.first?.changes == [.language(.german)])
    #expect(failures("Settings", width: least, in: languages).isEmpty)
  }

  @Test func theLayoutIsMadeInTheSourceLanguageFirst() {
    var made: [String] = []
    _ = stress(
      sizes: .size(320, 100), checks: [.noOverlap], languages: languages, changes: [.rightToLeft]
    ) {
      let row = BadgeRow("welcome")
      let direction = row.effectiveUserInterfaceLayoutDirection == .rightToLeft ? "right" : "left"
      made.append("\(Locale.current.identifier) \(direction) \(row.title.text ?? "")")
      return row
    }
    #expect(made.first == "en left Welcome back")
    let each = [
      "ar right مرحبًا بعودتك",
      "de left Herzlich willkommen zurück",
      "he right ברוך שובך",
      "ja left おかえりなさい",
      "ru left С возвращением",
      "en right Welcome back",
    ]
    #expect(Set(made) == Set(each + ["en left Welcome back"]))
  }
}

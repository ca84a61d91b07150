import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// Each wrong format with its sentence and the character above the caret.
@MainActor @Suite struct VisualFormatErrorTests {
  private static let thickness =
    "A predicate on a view's thickness must end with ')' and the view must end with ']'"
  private static let priority = "Priorities must be greater than 0 and less or equal to 1000"
  private static let view = "Expected a view, which begins with '['"
  private static let viewName =
    "Expected the name of a view: letters, digits and underscores, and no digit at the beginning"
  private static let endOfView = "The name of a view must be followed by ']' or by a predicate in parentheses"
  private static let relation = "Unknown relation. Must be ==, >=, or <="
  private static let amount = "Expected a number or a name"
  private static let hyphen = "A distance must be followed by '-'"
  private static let lone =
    "Unable to interpret '|' character, because the related view doesn't have a superview"

  // The caret is below the first character that is wrong.
  private static let wrong: [(format: String, caret: String, sentence: String)] = [
    ("", "^", "The format is empty, and it must name a view"),
    ("   ", "   ^", "The format is empty, and it must name a view"),
    ("V|[a]|", " ^", "Expected ':' after 'V' to specify vertical arrangement"),
    ("H[a]", " ^", "Expected ':' after 'H' to specify horizontal arrangement"),
    ("V", " ^", "Expected ':' after 'V' to specify vertical arrangement"), ("H:", "  ^", view),
    ("|", " ^", view), ("a", "^", view), ("|-|", "  ^", view), ("|20[a]", " ^", view), ("-[a]", "^", view),
    ("[a]b", "   ^", view), ("[a])", "   ^", view), ("V:[a]H:[b]", "     ^", view), ("[]", " ^", viewName),
    ("[1a]", " ^", viewName), ("[ (5)]", "  ^", viewName), ("[", " ^", viewName), ("[a", "  ^", endOfView),
    ("[a.b]", "  ^", endOfView), ("[a b]", "   ^", endOfView), ("[a5)]", "   ^", endOfView),
    ("|[a][b(5][c]|", "        ^", thickness), ("[a(5)", "     ^", thickness),
    ("[a(5)(6)]", "     ^", thickness), ("[a(5@", "     ^", amount), ("[a(>5)]", "   ^", relation),
    ("[a(=5)]", "   ^", relation), ("[a(=<5)]", "   ^", relation), ("[a]-(> =5)-[b]", "     ^", relation),
    ("[a()]", "   ^", amount), ("[a(5,)]", "     ^", amount), ("[a(5.5.5)]", "      ^", thickness),
    ("[a(-)]", "   ^", amount), ("[a]-(>=)-[b]", "       ^", amount), ("[a]-%-[b]", "    ^", amount),
    ("[a]->=5-[b]", "    ^", amount), ("[a]--5-[b]", "    ^", "A negative number must be in parentheses"),
    ("[a]-5[b]", "     ^", hyphen), ("[a]-(5)[b]", "       ^", hyphen), ("[a]-5@20-[b]", "     ^", hyphen),
    ("[a]-5", "     ^", hyphen), ("[a]-(5-[b]", "      ^", "A predicate on a distance must end with ')'"),
    ("[a]-", "    ^", "A connection must lead to a view or to the superview"),
    ("[a]|[b]", "    ^", "The superview's far edge must be the end of the format"),
    ("[a]-||", "     ^", "The superview's far edge must be the end of the format"),
    ("|[a][blackBox]", "     ^", "Unable to find view with name blackBox"),
    ("[a][text]", "    ^", "The value for text in the views dictionary is neither a view nor a layout guide"),
    ("[a]-none-[b]", "    ^", "Unable to find metric with name none"),
    ("[a(5@none)]", "     ^", "Unable to find metric with name none"),
    ("[a(none)]", "   ^", "Unable to find metric or view with name none"),
    ("[a(word)]", "   ^", "The value for word in the metrics dictionary is not a finite number"),
    ("[a]-nan-[b]", "    ^", "The value for nan in the metrics dictionary is not a finite number"),
    ("[a]-b-[b]", "    ^", "b is a view, and a distance must be a number or a metric"),
    ("[a(5@0)]", "     ^", priority), ("[a(5@1000.5)]", "     ^", priority),
    ("[a]-(5@-1)-[b]", "       ^", priority), ("|[lone]", "^", lone), ("[a][lone]-|", "          ^", lone),
  ]

  private let a = UIView()
  private let b = UIView()

  private func text(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> String? {
    let root = root(400, 300, a, b)
    let text = NSLayoutConstraint.mistake(
      inVisualFormat: format, options: options, metrics: ["word": "five", "nan": Double.nan, "gap": 7],
      views: ["a": a, "b": b, "lone": UIView(), "text": "a"])
    #expect(root.constraints.isEmpty)
    return text
  }

  @Test func everyMistakeIsMarkedByACaret() {
    for (format, caret, sentence) in Self.wrong {
      let expected = "Unable to parse constraint format: \n\(sentence)\n\(format)\n\(caret)"
      let actual = text(format)
      #expect(actual == expected, "\(actual ?? "nothing")\nis not\n\(expected)")
    }
  }

  @Test func alignmentsAlongTheFormatAreRefused() {
    func sentence(_ name: String) -> String {
      "Unable to parse constraint format: \nOptions mask required views to be aligned on a \(name) edge, "
        + "which is not allowed for layout that is also \(name)\n"
    }
    for option in [.alignAllLeft, .alignAllTrailing, .alignAllCenterX] as [NSLayoutConstraint.FormatOptions] {
      #expect(text("[a][b]", option) == sentence("horizontal") + "[a][b]")
    }
    for option in [.alignAllTop, .alignAllCenterY, .alignAllLastBaseline]
      as [NSLayoutConstraint.FormatOptions]
    {
      #expect(text("V:[a][b]", option) == sentence("vertical") + "V:[a][b]")
    }
  }

  @Test func aRightFormatHasNoMistake() {
    #expect(text("|-[a(>=5@20,b)]-(gap)-[b]-|", .alignAllTop) == nil)
  }

  @Test func aMistakeEndsTheProcess() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      _ = NSLayoutConstraint.constraints(withVisualFormat: "V|[a]", metrics: nil, views: ["a": UIView()])
    }
    expectReason(
      of: result,
      "Unable to parse constraint format: \nExpected ':' after 'V' to specify vertical arrangement\n"
        + "V|[a]\n ^")
  }
}

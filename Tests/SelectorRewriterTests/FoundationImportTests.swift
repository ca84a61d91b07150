import Testing

@testable import SelectorRewriter

/// Files that use the language of the app import UIKit, which has its texts, and not Foundation.
@Suite struct FoundationImportTests {
  @Test(arguments: [
    "let text = NSLocalizedString(\"a\", comment: \"\")", "let text = String(localized: \"a\")",
    "let text = Bundle.main.localizedString(forKey: \"a\", value: nil, table: nil)",
    "let here = Locale.current",
  ])
  func aQuestionAboutTheLanguageGoesToUIKit(line: String) throws {
    #expect(try rewritten("import Foundation\n\(line)\n") == "import UIKit     \n\(line)\n")
    #expect(try rewritten("public import Foundation;\n\(line)\n") == "public import UIKit     ;\n\(line)\n")
  }

  @Test(arguments: [
    "import Foundation\nlet url = URL(string: \"a\")\n", "import Foundation\n// Locale.current\n",
    "import struct Foundation.Locale\nlet here = Locale(identifier: \"de\")\n",
    "import UIKit\nlet here = Locale.current\n",
  ])
  func otherFilesStay(text: String) throws { #expect(try rewritten(text) == text) }
}

import Testing

@testable import SelectorRewriter

/// Imports of modules that Linux does not have become those of modules that have the names.
@Suite struct ImportTests {
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
    "import UIKit\nlet here = Locale.current\n", "import class UIKit.UIView", "import AVFoundation",
    "let a = b.import; import(c)",
  ])
  func otherFilesStay(text: String) throws { #expect(try rewritten(text) == text) }

  @Test(arguments: [
    "QuartzCore", "CoreGraphics", "CoreText", "Darwin", "ObjectiveC", "ObjectiveC.runtime",
    "UIKit.UIGestureRecognizerSubclass", "class QuartzCore.CALayer", "struct CoreGraphics.CGFloat",
  ])
  func partsOfUIKitBecomeUIKit(module: String) throws {
    let spaces = String(repeating: " ", count: module.count - "UIKit".count)
    #expect(
      try rewritten("@preconcurrency import \(module); a()") == "@preconcurrency import UIKit\(spaces); a()")
  }

  @Test func aPartOfFoundationBecomesFoundation() throws {
    #expect(try rewritten("import Foundation.NSURL") == "import Foundation      ")
  }

  #if !canImport(os)
    @Test(arguments: ["os", "os.log", "struct os.Logger"])
    func theLogIsInUIKit(module: String) throws {
      let spaces = String(repeating: " ", count: max(0, module.count - 5))
      #expect(
        try rewritten("a\npublic import \(module)\nimport A")
          == "a\n@_spi(OS) public import UIKit\(spaces)\nimport A")
      #expect(try rewritten("a\nimport \(module)") == "a\n@_spi(OS) import UIKit\(spaces)")
    }
  #endif

  @Test(arguments: ["URLRequest(url: url)", "URLSession.shared", "NSURLRequest()", "HTTPURLResponse()"])
  func namesOfTheNetworkImportTheirModule(code: String) throws {
    let text = "import UIKit\nlet a = \(code)\n"
    #expect(try rewritten(text) == text)
    #expect(
      try addition(text).contains(
        "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"))
  }

  @Test func otherNamesDoNotImportTheNetwork() throws {
    #expect(try !addition("let a = URL(string: \"URLRequest\") // URLSession").contains("Networking"))
  }
}

import Testing

/// The claims of Testing.md in LayoutTesting.docc beside its Swift code, which `ReadmeTests` compares.
@Suite struct TestingPageTests {
  private static let page = "Sources/LayoutTesting/LayoutTesting.docc/Testing.md"
  private static let template = "docs/template/"

  @Test(arguments: [
    (page, template), ("Sources/LayoutTesting/LayoutTesting.docc/ExistingApp.md", "docs/existing-app/"),
  ])
  func theWorkflowOfThePageIsThatOfTheTemplate(page: String, template: String) throws {
    let lines = try Document.lines(of: page)
    let fence = try #require(lines.firstIndex(of: "```yaml"))
    let block = lines[(fence + 1)...].prefix { $0 != "```" }
    let file = try Document.lines(of: template + ".github/workflows/layout-tests.yml")
    #expect(block.joined(separator: "\n") + "\n" == file.joined(separator: "\n"))
  }

  @Test func theWorkflowsDifferInTheFolderOfThePackage() throws {
    let files = try [Self.template, "docs/existing-app/"].map {
      try Document.lines(of: $0 + ".github/workflows/layout-tests.yml")
    }
    let folders = files.map { $0.filter { $0.hasPrefix("PACKAGE: ") } }
    #expect(folders == [["PACKAGE: ."], ["PACKAGE: LayoutTests"]])
    let rest = files.map { $0.filter { !$0.hasPrefix("PACKAGE: ") } }
    #expect(rest[0] == rest[1])
  }

  @Test func theLineThatIsReplacedIsInTheManifest() throws {
    let text = try Document.lines(of: Self.page).joined(separator: "\n")
    let manifest = try Document.lines(of: Self.template + "Package.swift")
    let address = #"(url: "<the address of AutoLayoutKit>", branch: "main")"#
    #expect(text.contains("let autoLayoutKit: Package.Dependency = .package\(address)"))
    #expect(manifest.contains("//     .package\(address)"))
    #expect(
      manifest.contains(
        #"let autoLayoutKit: Package.Dependency = .package(name: "AutoLayoutKit", path: "../..")"#))
  }

  @Test func everyTestOfTheTemplateIsOnThePage() throws {
    let page = try Document.lines(of: Self.page)
    for file in try Document.sources(in: Self.template + "Tests/LoginTests") {
      for line in try Document.lines(of: file) where line.hasPrefix("@Test") {
        #expect(page.contains(line), "\(file): \(line)")
      }
    }
  }
}

import Testing

@testable import SelectorRewriter

extension Rewriter {
  /// Rewrites a module of one file.
  static func rewrite(_ text: String, path: String) throws(Report) -> Output {
    try rewrite([File(text: text, path: path)])[0].get()
  }
}

/// Returns the text of a file after it was rewritten.
func rewritten(_ text: String) throws -> String {
  try Rewriter.rewrite(text, path: "/App/Card.swift").text
}

/// Returns the code that is added to a file.
func addition(_ text: String) throws -> String {
  try Rewriter.rewrite(text, path: "/App/Card.swift").addition
}

/// Returns the warnings about a file that is compiled.
func warnings(_ text: String) throws -> [String] {
  try Rewriter.rewrite(text, path: "Card.swift").warnings.map(\.description)
}

/// Returns the message about a file that cannot be rewritten; nil if it can.
func report(_ text: String) -> String? {
  do {
    _ = try Rewriter.rewrite(text, path: "Card.swift")
    return nil
  } catch {
    return error.description
  }
}

/// The `#if` directives around the present token.
struct ConditionStack {
  private var chains: [[String]] = []

  /// The conditions that hold at the present token, from the outermost directive to the innermost.
  var current: [String] {
    chains.compactMap { chain in
      let earlier = chain.dropLast().map { "!(\($0))" }
      let own = chain.last.map { $0.isEmpty ? [] : ["(\($0))"] } ?? []
      let parts = earlier + own
      return parts.isEmpty ? nil : parts.joined(separator: " && ")
    }
  }

  /// Takes a directive, with the text after it; returns false for `#else`, `#elseif` or `#endif` without
  /// `#if`.
  mutating func take(_ directive: String, _ condition: String) -> Bool {
    switch directive {
    case "#if": chains.append([condition])
    case "#elseif", "#else":
      guard !chains.isEmpty else { return false }
      chains[chains.count - 1].append(directive == "#else" ? "" : condition)
    case "#endif":
      guard !chains.isEmpty else { return false }
      chains.removeLast()
    default: break
    }
    return true
  }
}

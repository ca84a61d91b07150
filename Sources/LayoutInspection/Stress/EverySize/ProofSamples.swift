#if canImport(HeadlessUIKit)
  import HeadlessUIKit
  import LayoutWords

  /// The parts of a proof that rest on examples: code of the app that reads a size may take another way at a
  /// size that was not tried.
  @MainActor struct ProofSamples {
    /// The classes whose code reads a frame while it lays out subviews.
    private var readers: [String] = []
    /// The classes of the lists, whose rows are made by code of the app.
    private var lists: [String] = []
    /// The names of the checks that are code of the app.
    private var checks: [String] = []
    /// The number of regions in which the frames follow no rule.
    private var regions = 0

    mutating func note(reader: AnyObject) { Self.add("\(type(of: reader))", to: &readers) }

    mutating func note(listsIn root: UIView) {
      for view in root.tree where view is UITableView || view is UICollectionView {
        Self.add("\(type(of: view))", to: &lists)
      }
    }

    mutating func note(_ checks: [LayoutCheck]) {
      for check in checks where check.basis == .code { Self.add(check.name, to: &self.checks) }
    }

    mutating func noteRegion() { regions += 1 }

    private static func add(_ name: String, to names: inout [String]) {
      if !names.contains(name) { names.append(name) }
    }

    /// The parts as sentences.
    var sentences: [String] {
      var parts: [String] = []
      if !readers.isEmpty {
        parts.append("code of \(readers.list) reads a frame while it lays out its subviews")
      }
      if !lists.isEmpty { parts.append("code of the app makes the rows of \(lists.list)") }
      if !checks.isEmpty {
        parts.append("the app defines the \(checks.count == 1 ? "check" : "checks") \(checks.list)")
      }
      if regions > 0 {
        let words = regions == 1 ? "1 region" : "\(regions) regions"
        parts.append("in \(words), the frames are no linear functions of the size")
      }
      return parts.map { "Sampled and not proved: \($0)." }
    }
  }
#endif

#if canImport(HeadlessUIKit)
  import HeadlessUIKit
  import LayoutWords

  /// The parts of a proof that rest on examples: code of the app that reads a size may take another way at a
  /// size that was not tried.
  @MainActor final class ProofSamples {
    /// The classes whose code reads a frame while it lays out subviews.
    private var readers: [String] = []
    /// The classes of the lists, whose rows are made by code of the app.
    private var lists: [String] = []
    /// The names of the checks that are code of the app.
    private var checks: [String] = []
    /// The classes of the views that do not know at which widths their lines change.
    private var measured: [String] = []
    /// The classes of the views with a transform.
    private var turned: [String] = []
    /// The number of regions in which only single sizes were examined.
    private var regions = 0
    /// True if the areas of two views were compared at single sizes.
    private var comparesAreas = false
    /// A size at which a new instance has another layout than one that was resized.
    private var other: RootSize?

    func note(reader: AnyObject) { Self.add("\(type(of: reader))", to: &readers) }

    /// Notes the views of a tree whose layout is not followed: lists, and views with a transform.
    func note(viewsIn root: UIView) {
      for view in root.tree {
        if view is UITableView || view is UICollectionView { Self.add("\(type(of: view))", to: &lists) }
        if !view.transform.isIdentity { Self.add("\(type(of: view))", to: &turned) }
      }
    }

    func note(_ checks: [LayoutCheck]) {
      for check in checks where check.basis == .code { Self.add(check.name, to: &self.checks) }
    }

    func note(measured view: UIView) { Self.add("\(type(of: view))", to: &measured) }

    func noteRegion() { regions += 1 }

    func noteAreas() { comparesAreas = true }

    func note(otherLayoutAt size: RootSize) { other = other ?? size }

    /// True if code of the app may lay out or check another size in another way.
    var dependOnCode: Bool { !readers.isEmpty || !lists.isEmpty || !checks.isEmpty || other != nil }

    /// True if no part of the proof rests on examples.
    var isEmpty: Bool { sentences.isEmpty }

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
      if !measured.isEmpty { parts.append("the lines of \(measured.list) are measured at single widths") }
      if !turned.isEmpty { parts.append("\(turned.list) \(turned.count == 1 ? "has" : "have") a transform") }
      if comparesAreas { parts.append("the areas of two views are compared at single sizes") }
      if let other {
        parts.append("a new view has another layout at \(other.points) than one that was resized")
      }
      if regions > 0 {
        let words = regions == 1 ? "1 region" : "\(regions) regions"
        parts.append("in \(words), only single sizes were examined")
      }
      return parts.map { "Sampled and not proved: \($0)." }
    }
  }
#endif

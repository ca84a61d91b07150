#if canImport(HeadlessUIKit)
  import HeadlessUIKit
  import LayoutWords

  /// The parts of a proof that rest on examples: code of the app that reads a size may take another way at a
  /// size that was not tried.
  @MainActor final class ProofSamples {
    enum Part: CaseIterable {
      /// Views whose code reads a frame while it lays out subviews.
      case readers
      /// Lists, whose rows are made by code of the app.
      case lists
      /// Checks that are code of the app.
      case checks
      /// Views that do not know at which widths their lines change.
      case measured
      case transformed
      /// Two views whose areas are compared.
      case areas
      /// The first size at which a new instance has another layout than one that was resized.
      case otherLayout
    }

    private var found: [Part: [String]] = [:]
    /// The number of regions in which only single sizes were examined.
    private var regions = 0

    func note(_ part: Part, _ name: String) {
      if found[part]?.contains(name) != true { found[part, default: []].append(name) }
    }

    func note(_ part: Part, _ view: AnyObject) { note(part, "\(type(of: view))") }

    func noteRegion() { regions += 1 }

    /// Notes the views of a tree whose layout is not followed.
    func note(viewsIn root: UIView) {
      for view in root.tree {
        if view is UITableView || view is UICollectionView { note(.lists, view) }
        if !view.transform.isIdentity { note(.transformed, view) }
      }
    }

    /// True if code of the app may lay out or check another size in another way.
    var dependOnCode: Bool { found.keys.contains { [.readers, .lists, .checks, .otherLayout].contains($0) } }

    var isEmpty: Bool { found.isEmpty && regions == 0 }

    var sentences: [String] {
      let parts = Part.allCases.compactMap { part in found[part].map { words(part, $0) } }
      let count = regions == 1 ? "1 region" : "\(regions) regions"
      let all = parts + (regions > 0 ? ["in \(count), only single sizes were examined"] : [])
      return all.map { "Sampled and not proved: \($0)." }
    }

    private func words(_ part: Part, _ names: [String]) -> String {
      let isOne = names.count == 1
      return switch part {
      case .readers: "code of \(names.list) reads a frame while it lays out its subviews"
      case .lists: "code of the app makes the rows of \(names.list)"
      case .checks: "the app defines the \(isOne ? "check" : "checks") \(names.list)"
      case .measured: "the lines of \(names.list) are measured at single widths"
      case .transformed: "\(names.list) \(isOne ? "has" : "have") a transform"
      case .areas: "the areas of two views are compared at single sizes"
      case .otherLayout: "a new view has another layout at \(names[0]) than one that was resized"
      }
    }
  }
#endif

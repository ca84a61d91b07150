import HeadlessUIKit
import LayoutInspection

/// The exporter of the live page's data: the linear systems of a preview, its code and its frames.
@MainActor package struct LiveExport {
  /// A direction and a text size in which a preview is exported.
  struct Case: Equatable {
    let isRightToLeft: Bool
    let isLarge: Bool
    var direction: String { isRightToLeft ? "rtl" : "ltr" }
    var textSize: String { isLarge ? "AX1" : "M" }

    /// Returns the cases of a preview: one from right to left has no other direction, and one with large text
    /// no other text size.
    @MainActor static func all(of preview: LayoutPreview) -> [Case] {
      let own = preview.conditions
      let directions = own.isRightToLeft ? [true] : [false, true]
      return (own.textSize == nil ? [false, true] : [true]).flatMap { isLarge in
        directions.map { Case(isRightToLeft: $0, isLarge: isLarge) }
      }
    }
  }

  let preview: LayoutPreview
  private let code: LiveCode
  private let structures = LiveStructures()
  private let size: CGSize

  init(_ preview: LayoutPreview, code: LiveCode) {
    self.preview = preview
    self.code = code
    size = preview.shown(under: LayoutPreview.Conditions()) { $0.bounds.size }
  }

  /// Returns the data of the preview.
  func scene() -> LiveScene {
    code.clear()
    var scene = LiveScene(
      name: preview.name, title: preview.title, group: preview.group, size: size.numbers,
      states: preview.states.isEmpty ? [""] : preview.states, sizes: sizes.map(\.numbers))
    let cases = Case.all(of: preview)
    scene.directions = cases.map(\.direction).unique
    var end: LiveVariants.End?
    for state in scene.states.indices {
      for item in cases {
        let shown = Shown(item: item, state: preview.states.isEmpty ? nil : scene.states[state])
        let index = add(shown, to: &scene, &end)
        scene.systems["\(item.direction).\(state).\(item.textSize)"] = index
        if item == cases[0], scene.notCarried == nil {
          // A long search is not repeated for each view.
          for hidden in hideable(shown, atMost: scene.list[index].variants.count > 4 ? 1 : 6) {
            let other = Shown(item: item, state: shown.state, hidden: hidden)
            scene.systems["\(item.direction).\(state).\(item.textSize).\(hidden)"] = add(
              other, to: &scene, &end)
          }
        }
        let usual = scene.systems["\(item.direction).\(state).\(cases[0].textSize)"]
        if scene.textSizes.isEmpty || index != usual, !scene.textSizes.contains(item.textSize) {
          scene.textSizes.append(item.textSize)
        }
      }
    }
    scene.code = code.parts
    if scene.notCarried != nil { for index in scene.list.indices { scene.list[index].variants = [] } }
    return scene
  }

  /// A system to export: the content in a state, with one of its views hidden or none.
  private struct Shown {
    let item: Case
    let state: String?
    /// The index of the hidden view among the items.
    var hidden: Int?
  }

  /// Adds the system to a scene that has no equal one, and returns its index.
  private func add(_ shown: Shown, to scene: inout LiveScene, _ end: inout LiveVariants.End?) -> Int {
    let system = system(shown, &scene, &end)
    if let index = scene.list.firstIndex(of: system) { return index }
    scene.list.append(system)
    return scene.list.count - 1
  }

  /// Lays the content out at a size, and runs `body` with the tree of its views.
  private func with<Result>(_ shown: Shown, _ size: CGSize, _ body: (LiveTree) -> Result) -> Result {
    var conditions = LayoutPreview.Conditions(
      size: size, isRightToLeft: shown.item.isRightToLeft,
      textSize: shown.item.isLarge ? .accessibilityMedium : nil)
    conditions.state = shown.state
    // The views of a list must be the same at all sizes; the list clips those that are not visible.
    return HeadlessLayout.withWholeLists {
      preview.shown(under: conditions) { root in
        let tree = LiveTree(of: root)
        guard let hidden = shown.hidden, let view = tree.items[hidden] as? UIView else { return body(tree) }
        view.isHidden = true
        tree.root.layoutIfNeeded()
        return body(LiveTree(of: root))
      }
    }
  }

  /// Returns the first views outside of lists without which others are laid out in another way, such as
  /// those in stack views and collapsing chains.
  private func hideable(_ shown: Shown, atMost count: Int) -> [Int] {
    let plain = with(shown, size) { (frames: $0.frames, items: $0.items, parents: $0.parents) }
    var isInList = plain.items.map { $0 is UITableViewCell || $0 is UICollectionViewCell }
    let views = plain.items.indices.dropFirst().filter { index in
      isInList[index] = isInList[index] || isInList[plain.parents[index]]
      guard let view = plain.items[index] as? UIView, !isInList[index] else { return false }
      return !view.isHidden && !(plain.items[plain.parents[index]] is UIWindow)
    }
    return Array(
      views.lazy.filter { index in
        var other = shown
        other.hidden = index
        let frames = with(other, size, \.frames)
        guard frames.count == plain.frames.count else { return false }
        return frames.indices.contains {
          frames[$0] != plain.frames[$0] && !isInside($0 / 4, index, plain.parents)
        }
      }.prefix(count))
  }

  /// Returns true if an item is inside another one, or is it.
  private func isInside(_ item: Int, _ other: Int, _ parents: [Int]) -> Bool {
    var outer = item
    while outer > other { outer = parents[outer] }
    return outer == other
  }

  private func system(
    _ shown: Shown, _ scene: inout LiveScene, _ end: inout LiveVariants.End?
  ) -> LiveSystem {
    func with<Result>(_ size: CGSize, _ body: (LiveTree) -> Result) -> Result { self.with(shown, size, body) }
    // Of a preview that the page does not solve, one sample in each further condition is enough.
    let isSolved = scene.notCarried == nil
    let found = LiveVariants(
      sizes: isSolved ? sizes + furtherSizes : [size], grid: grid, dense: dense, after: isSolved ? end : nil
    ) { size in
      with(size) { LiveSample($0, size: size, code: code, structures: structures) }
    }
    end = found.end ?? end
    if let size = found.failure, isSolved {
      scene.notCarried =
        "At \(size.commandText) its rows do not follow the size by a rule that the exporter finds."
    }
    let (items, explained) = with(size) { ($0.liveItems(&scene.texts), $0.explained) }
    return LiveSystem(
      direction: shown.item.direction, items: items.map { scene.items.index(of: $0) },
      variants: scene.notCarried == nil ? found.variants.map { variant($0.sample, $0.fit, &scene) } : [],
      choice: found.choice, expected: sizes.map { with($0, \.frames) },
      explained: explained.map { scene.sentences.index(of: $0) })
  }

  private func variant(_ sample: LiveSample, _ fit: LiveFit, _ scene: inout LiveScene) -> LiveSystem.Variant {
    var numbers = fit.numbers[...]
    func next(_ count: Int) -> [LiveNumber] {
      defer { numbers = numbers.dropFirst(count) }
      return Array(numbers.prefix(count))
    }
    let constants = next(sample.rows.count)
    let sorted = zip(sample.rows, constants).sorted { $0.0.place < $1.0.place }
    let uses = LiveNumbers(code: code).uses(
      of: sorted.map { ($0.0.row, $0.0.equation) }, &scene.numbers)
    let rows = sorted.enumerated().map { place, item in
      var row = item.0.row
      row.constant = item.1
      row.numbers = uses[place]
      return scene.rows.index(of: row)
    }
    return LiveSystem.Variant(
      variables: sample.variables, signed: sample.signed, rows: rows, step: fit.step,
      frames: Dictionary(uniqueKeysWithValues: sample.freeViews.map { ("\($0)", next(4)) }),
      origins: Dictionary(uniqueKeysWithValues: sample.shiftedViews.map { ("\($0)", next(2)) }),
      safeArea: next(sample.hasSafeArea ? 4 : 0))
  }

  // Sizes

  /// The sizes at which the frames are exported.
  private var sizes: [CGSize] {
    [
      size, CGSize(width: (size.width * 0.8).rounded(), height: (size.height * 1.25).rounded()),
      CGSize(width: 320, height: 568), CGSize(width: 844, height: 390), CGSize(width: 1024, height: 768),
    ]
  }

  /// Further sizes at which each preview is compared.
  private var furtherSizes: [CGSize] {
    [
      CGSize(width: size.width, height: size.height + 60),
      CGSize(width: size.width + 60, height: size.height),
      CGSize(width: size.width * 0.6, height: size.height), CGSize(width: 568, height: 320),
      CGSize(width: 390, height: 844), CGSize(width: 700, height: 700),
    ]
  }

  /// The sizes with which the limits between the variants are found.
  private var grid: [CGSize] {
    let widths: [CGFloat] = [size.width, 220, 340, 500, 620, 760, 1100]
    let heights: [CGFloat] = [size.height, 140, 260, 350, 450, 590, 680, 900]
    return widths.flatMap { width in heights.map { CGSize(width: width, height: $0) } }
  }

  /// Sizes at small distances along some lines, for previews with many limits.
  private var dense: [CGSize] {
    let steps = stride(from: CGFloat(120), through: 1080, by: 24)
    let columns = [size.width, 340, 700, 1100].flatMap { width in
      steps.map { CGSize(width: width, height: $0) }
    }
    return columns + [size.height, 350].flatMap { height in steps.map { CGSize(width: $0, height: height) } }
  }
}

extension CGSize {
  fileprivate var numbers: [CGFloat] { [width, height] }
}

import AutoLayoutKit
import Foundation
import LayoutPreviews
import HeadlessUIKit
import LayoutInspection

/// The exporter of the live page's data: the linear systems of the scenes, their code and their frames.
@MainActor struct LiveExport {
  let code: LiveCode
  private var texts = LiveTexts()

  /// Creates an exporter that reads the code of the scenes from a folder.
  init(scenesFolder: URL) throws { code = try LiveCode(folder: scenesFolder) }

  /// Writes the list of some scenes, and the script of each in a part of them, to a folder.
  ///
  /// The list is live-scenes.js, the scripts have the names of the scenes and are in the folder scenes.
  /// `progress` receives one line for each script.
  ///
  /// - Returns: The number of scripts.
  mutating func write(
    _ scenes: [DemoScene], _ part: LivePart = .all, to folder: URL, progress: (String) -> Void
  ) throws -> Int {
    // Many sizes are too small for a scene; its conflicts are shown by the page.
    let handler = HeadlessLayout.conflictHandler
    HeadlessLayout.conflictHandler = { _ in }
    defer { HeadlessLayout.conflictHandler = handler }
    let scripts = folder.appendingPathComponent("scenes")
    try FileManager.default.createDirectory(at: scripts, withIntermediateDirectories: true)
    let chosen = scenes.enumerated().filter { part.contains($0.offset) }
    for (number, scene) in chosen {
      let start = Date()
      let live = self.scene(scene)
      let script = Data(try LiveSceneScript(live).text.utf8)
      try script.write(to: scripts.appendingPathComponent("\(scene.name).js"))
      let seconds = String(format: "%.1f s", Date().timeIntervalSince(start))
      let size = "\((script.count + 999) / 1000) KB"
      let failure = live.notCarried == nil ? "" : ", not carried"
      progress("[\(number + 1)/\(scenes.count)] \(scene.name): \(seconds), \(size)\(failure)\n")
    }
    // Written at the end, so that the list of a whole export names no scene without a script.
    let index = Data(try LiveSceneScript.index(of: scenes).utf8)
    try index.write(to: folder.appendingPathComponent("live-scenes.js"))
    return chosen.count
  }

  /// Returns the data of a scene.
  mutating func scene(_ scene: DemoScene) -> LiveScene {
    code.clear()
    texts = LiveTexts()
    let states = (scene.make() as? any ChangingScene)?.stateCount ?? 1
    var list: [LiveSystem] = []
    var systems: [String: Int] = [:]
    var blocks: [LiveBlock] = []
    var failure: String?
    var end: LiveVariants.End?
    let conditions = LiveCondition.all(for: scene)
    let firstTextSize = conditions[0].textSize
    var textSizes = [firstTextSize]
    for state in 0..<states {
      for condition in conditions {
        let system = system(scene, condition, state: state, blocks: &blocks, failure: &failure, end: &end)
        let index = list.firstIndex(of: system) ?? list.count
        if index == list.count { list.append(system) }
        systems["\(condition.direction).\(state).\(condition.textSize)"] = index
        let usual = systems["\(condition.direction).\(state).\(firstTextSize)"]
        if index != usual { textSizes = [firstTextSize, condition.textSize] }
      }
    }
    return LiveScene(
      name: scene.name, title: scene.title, kind: scene.kind.liveName, size: scene.size.numbers,
      states: states, sizes: Self.sizes(of: scene).map(\.numbers),
      directions: LiveCondition.directions(of: scene), textSizes: textSizes, code: code.parts,
      blocks: blocks, systems: systems, list: list, texts: texts.list, notCarried: failure)
  }

  private mutating func system(
    _ scene: DemoScene, _ condition: LiveCondition, state: Int, blocks: inout [LiveBlock],
    failure: inout String?, end: inout LiveVariants.End?
  ) -> LiveSystem {
    func with<Result>(_ size: CGSize, _ body: (UIView, LiveTree) -> Result) -> Result {
      // The views of a list must be the same at all sizes; the list clips those that are not visible.
      HeadlessLayout.withWholeLists {
        SceneRenderer.withView(of: scene, under: condition.conditions(size), state: state) { view in
          body(view, LiveTree(of: view))
        }
      }
    }
    let code = code
    let structures = LiveStructures()
    let sizes = Self.sizes(of: scene)
    // Of a scene that the page does not solve, one sample in each further condition is enough.
    let found = LiveVariants(
      sizes: failure == nil ? sizes + Self.first(of: scene) : [scene.size], grid: Self.grid(of: scene),
      dense: Self.dense(of: scene), after: failure == nil ? end : nil
    ) { size in
      with(size) { LiveSample($1, size: size, code: code, structures: structures) }
    }
    end = found.end ?? end
    var variants = found.variants
    if variants.count > 1 {
      for (index, size) in found.sizes.enumerated() { variants[index].names = with(size) { $1.allNames } }
    }
    if let size = found.failure, failure == nil {
      failure = "At \(size.commandText) its rows do not follow the size by a rule that the exporter finds."
    }
    var texts = texts
    let (items, explained) = with(scene.size) { view, tree in
      if blocks.isEmpty { blocks = LiveBlocks(tree: tree, code: code).blocks }
      return (tree.liveItems(&texts), tree.explained)
    }
    self.texts = texts
    let areas = LiveSafeAreas { PreviewDevice(scene.conditions, condition.conditions($0)).safeArea }
    return LiveSystem(
      direction: condition.direction, items: items, variants: variants, choice: found.choice,
      safeAreas: areas.areas, safeAreaChoice: areas.choice,
      expected: sizes.map { size in with(size) { $1.frames } }, explained: explained)
  }

  /// The sizes of a scene at which the frames are exported.
  static func sizes(of scene: DemoScene) -> [CGSize] {
    let own = scene.size
    return [
      own, CGSize(width: (own.width * 0.8).rounded(), height: (own.height * 1.25).rounded()),
      CGSize(width: 320, height: 568), CGSize(width: 844, height: 390), CGSize(width: 1024, height: 768),
    ]
  }

  /// Further sizes at which each scene is compared.
  private static func first(of scene: DemoScene) -> [CGSize] {
    let own = scene.size
    return [
      CGSize(width: own.width, height: own.height + 60), CGSize(width: own.width + 60, height: own.height),
      CGSize(width: own.width * 0.6, height: own.height), CGSize(width: 568, height: 320),
      CGSize(width: 390, height: 844), CGSize(width: 700, height: 700),
    ]
  }

  /// The sizes with which the limits between the variants of a scene are found.
  private static func grid(of scene: DemoScene) -> [CGSize] {
    let widths: [CGFloat] = [scene.size.width, 220, 340, 500, 620, 760, 1100]
    let heights: [CGFloat] = [scene.size.height, 140, 260, 350, 450, 590, 680, 900]
    return widths.flatMap { width in heights.map { CGSize(width: width, height: $0) } }
  }
}

extension LiveExport {
  /// Sizes at small distances along some lines, for scenes with many limits.
  fileprivate static func dense(of scene: DemoScene) -> [CGSize] {
    let steps = stride(from: CGFloat(120), through: 1080, by: 24)
    let columns = [scene.size.width, 340, 700, 1100].flatMap { width in
      steps.map { CGSize(width: width, height: $0) }
    }
    let rows = [scene.size.height, 350].flatMap { height in steps.map { CGSize(width: $0, height: height) } }
    return columns + rows
  }
}

/// The direction and the text size of an exported system.
struct LiveCondition {
  let direction: String
  let textSize: String

  /// Returns the conditions under which a scene is exported.
  ///
  /// A scene of a right-to-left device has no other direction, and one of a device with large text no other
  /// text size.
  @MainActor static func all(for scene: DemoScene) -> [LiveCondition] {
    let textSizes = scene.device == .largeText ? ["AX1"] : ["M", "AX1"]
    return textSizes.flatMap { textSize in
      directions(of: scene).map { LiveCondition(direction: $0, textSize: textSize) }
    }
  }

  /// Returns the directions of a scene.
  @MainActor static func directions(of scene: DemoScene) -> [String] {
    scene.device == .rightToLeft ? ["rtl"] : ["ltr", "rtl"]
  }

  /// Returns the conditions for a size.
  func conditions(_ size: CGSize) -> Conditions {
    var conditions = Conditions(size: size)
    conditions.isRightToLeft = direction == "rtl"
    if textSize == "AX1" { conditions.textSize = .accessibilityMedium }
    return conditions
  }
}

extension LiveTree {
  /// The sentences about each item.
  var explained: [[String]] {
    var sentences = items.map { _ in [String]() }
    let places = Dictionary(uniqueKeysWithValues: items.indices.map { (ObjectIdentifier(items[$0]), $0) })
    for explanation in explanations(in: root) {
      guard let id = explanation.lines.first?.id, let index = places[id] else { continue }
      sentences[index] = explanation.lines.map(\.description) + explanation.notes
    }
    return sentences
  }
}

extension CGSize {
  /// Width and height.
  fileprivate var numbers: [CGFloat] { [width, height] }
}

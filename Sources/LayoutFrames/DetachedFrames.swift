#if canImport(UIKit)
  import AutoLayoutKit
  import Foundation
  public import UIKit

  /// The content of a view of a `DetachedFrames`, as a value.
  nonisolated public struct FrameContent: Sendable {
    /// The size of the content that may be this wide, in points; nil for no limit.
    ///
    /// Texts are rounded up to whole pixels.
    let measure: @Sendable (_ width: CGFloat?, _ pixelsPerPoint: CGFloat) -> CGSize
    /// True if the height follows from the width.
    let followsWidth: Bool

    /// A content of a fixed size.
    ///
    /// - Parameter size: The size, in points.
    public static func size(_ size: CGSize) -> FrameContent {
      FrameContent(measure: { _, _ in size }, followsWidth: false)
    }

    /// A text of several lines; it is measured on the thread of the layout, and rounded up to whole pixels.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - font: The font of the whole text.
    ///   - lines: The largest number of lines; 0 for no limit.
    public static func text(_ text: String, font: UIFont, lines: Int = 0) -> FrameContent {
      let measured = MeasuredString(text: text, font: font, lines: lines)
      return FrameContent(measure: { measured.size(within: $0, $1) }, followsWidth: lines != 1)
    }

    /// A content that a function measures on the thread of the layout.
    ///
    /// - Parameter measure: Returns the size of the content that may be this wide, in points; nil for no
    ///   limit.
    public static func measured(_ measure: @escaping @Sendable (_ width: CGFloat?) -> CGSize) -> FrameContent
    {
      FrameContent(measure: { width, _ in measure(width) }, followsWidth: true)
    }
  }

  /// A text with its font.
  nonisolated private struct MeasuredString: Sendable {
    let text: String
    let font: UIFont
    let lines: Int

    func size(within width: CGFloat?, _ pixelsPerPoint: CGFloat) -> CGSize {
      if text.isEmpty { return .zero }
      let attributed = NSAttributedString(string: text, attributes: [.font: font])
      let limit = lines == 1 ? nil : width
      // The fonts of text styles have a space between their lines.
      let gaps = font.leading * CGFloat(lines - 1)
      let highest = lines > 0 ? font.lineHeight * CGFloat(lines) + gaps : .greatestFiniteMagnitude
      let size = attributed.boundingRect(
        with: CGSize(
          width: limit ?? .greatestFiniteMagnitude, height: lines > 1 ? highest : .greatestFiniteMagnitude),
        options: [.usesLineFragmentOrigin], context: nil
      ).size
      return CGSize(width: size.width, height: min(size.height, highest)).roundedUp(pixelsPerPoint)
    }
  }

  extension LayoutFrames {
    /// Returns the layout as a value that computes frames and sizes on any thread.
    ///
    ///     let layout = frames.detached(title, detail)
    ///     let heights = try await layout.heights(atWidth: 390, of: rows) { row in
    ///       [.text(row.title, font: font), .text(row.detail, font: small)]
    ///     }
    ///
    /// Each call passes the contents of these views. Everything else keeps its present value: the numbers of
    /// the block, the insets of areas, the direction and other contents. A view that the block does not place
    /// is reported, and its content is not used.
    ///
    /// - Parameter views: The views whose contents are given, in this order.
    public func detached(
      _ views: UIView..., file: StaticString = #fileID, line: UInt = #line
    ) -> DetachedFrames {
      DetachedFrames(self, views, file: "\(file)", line: line)
    }
  }

  /// The layout of a block as a value: `LayoutFrames.detached`.
  ///
  /// Each call makes a solver of its own, so several threads may use one value. A call for many rows uses one
  /// solver for all of them.
  nonisolated public struct DetachedFrames: Sendable {
    /// The recipe; nil for a layout whose view is gone.
    private let recipe: FrameRecipe?
    /// The constants of the rows, with the shifts by alignment and baselines.
    private let constants: [Double]
    /// The inputs of the items that have no content of their own.
    private let inputs: [[Double]]
    /// The numbers of the views, -1 for one that the block does not place.
    private let views: [Int]
    /// The insets of the alignment rectangles of the views, and of the view that the block was given to.
    private let insets: [UIEdgeInsets]
    private let outerInsets: UIEdgeInsets
    /// The labels of several lines whose contents are not given.
    private let labels: [(item: Int, content: FrameContent)]
    private let scale: CGFloat
    /// The equations and the places of their items, by which one of contradicting equations is left out.
    private let equations: [AutoLayoutKitPlan.Equation]
    private let treePlaces: [TreePlace]

    @MainActor fileprivate init(_ frames: LayoutFrames, _ views: [UIView], file: String, line: UInt) {
      func report(_ reason: AutoLayoutKitReport.Reason, _ view: UIView?, _ sentence: String) {
        AutoLayoutKitReport.handler(
          AutoLayoutKitReport(reason, verb: "detached", item: view, file: file, line: line, sentence))
      }
      guard let container = frames.container, let system = frames.system else {
        (recipe, constants, inputs, labels, scale) = (nil, [], [], [], 1)
        (equations, treePlaces, outerInsets) = ([], [], .zero)
        (self.views, insets) = (views.map { _ in -1 }, views.map { _ in .zero })
        report(.noItem, nil, "the view of the layout is gone, so all its frames are empty.")
        return
      }
      let (state, items) = (system.detachedState(in: container), system.items)
      var recipe = state.recipe
      let numbers = views.map { view in
        items.firstIndex { $0.view === view && $0.kind == .placed } ?? -1
      }
      for (view, number) in zip(views, numbers) {
        if number >= 0 {
          recipe.items[number].traits = items[number].traitsWithPriorities
        } else {
          let name = AutoLayoutKitReport.name(of: view)
          report(.notInContainer, view, "\(name) is not placed by the block, so its content is not used.")
        }
      }
      labels = items.indices.compactMap { index in
        guard items[index].followsWidth, !numbers.contains(index) else { return nil }
        guard let label = items[index].view as? UILabel else { return nil }
        return (index, .text(label.text ?? "", font: label.font, lines: label.numberOfLines))
      }
      (self.recipe, constants, inputs, scale) = (recipe, state.constants, state.inputs, system.scale)
      (equations, treePlaces) = (system.shared.sentences.equations, system.shared.treePlaces)
      (self.views, insets) = (numbers, views.map(\.insetsOfAlignment))
      outerInsets = items[0].alignment
    }

    /// Returns the frames of the views for bounds of this size, in the coordinates of their superviews; in
    /// points, not rounded to pixels.
    ///
    /// Of equations that contradict each other, the one that `layout()` leaves out is left out; nothing is
    /// reported.
    ///
    /// - Parameters:
    ///   - size: The size of the view that the block was given to.
    ///   - contents: The contents of the views, in their order; a missing one keeps its present value.
    public func frames(in size: CGSize, _ contents: [FrameContent]) -> [CGRect] {
      var worker = FrameWorker()
      let boxes = solve(size, nil, contents, &worker)
      return zip(views, insets).map { number, insets in
        guard boxes.indices.contains(number) else { return .zero }
        return boxes[number].inset(by: insets.negated)
      }
    }

    /// Returns the size that the block gives the view if `target` is its preferred size, as `size(fitting:)`
    /// of `LayoutFrames`.
    ///
    /// - Parameters:
    ///   - target: The preferred size, in points.
    ///   - contents: The contents of the views, in their order; a missing one keeps its present value.
    ///   - horizontal: The priority of the preferred width, 1...1000.
    ///   - vertical: The priority of the preferred height, 1...1000.
    public func size(
      fitting target: CGSize, _ contents: [FrameContent],
      withHorizontalFittingPriority horizontal: UILayoutPriority = .fittingSizeLevel,
      verticalFittingPriority vertical: UILayoutPriority = .fittingSizeLevel
    ) -> CGSize {
      var worker = FrameWorker()
      let boxes = solve(target, .fitting(horizontal, vertical), contents, &worker)
      return fittingSize(boxes)
    }

    /// Returns the heights of many rows at one width, in the order of the rows; in points.
    ///
    /// The rows are laid out one after the other on the thread of the task. Throws `CancellationError` soon
    /// after the task is cancelled.
    ///
    /// - Parameters:
    ///   - width: The width of all rows, in points.
    ///   - rows: The rows.
    ///   - progress: Called now and then with the share of the rows that are done.
    ///   - contents: Returns the contents of the views for a row, in their order.
    public func heights<Row: Sendable>(
      atWidth width: CGFloat, of rows: [Row], progress: (@Sendable (Double) -> Void)? = nil,
      _ contents: @Sendable (Row) -> [FrameContent]
    ) async throws -> [CGFloat] {
      var worker = FrameWorker()
      var heights: [CGFloat] = []
      heights.reserveCapacity(rows.count)
      let priorities = Pair.fitting(.required, .fittingSizeLevel)
      for (index, row) in rows.enumerated() {
        if index % 64 == 0 {
          try Task.checkCancellation()
          progress?(Double(index) / Double(rows.count))
        }
        let boxes = solve(CGSize(width: width, height: 0), priorities, contents(row), &worker)
        heights.append(fittingSize(boxes).height)
      }
      progress?(1)
      return heights
    }

    /// The size of the view that the block was given to, with whole pixels.
    private func fittingSize(_ boxes: [CGRect]) -> CGSize {
      (boxes.first?.size ?? .zero).inset(by: outerInsets.negated).wholePixels(scale)
    }

    private func solve(
      _ size: CGSize, _ fitting: Pair<Float>?, _ contents: [FrameContent], _ worker: inout FrameWorker
    ) -> [CGRect] {
      guard var recipe else { return [] }
      recipe.fitting = fitting
      var inputs = inputs
      let inner = size.inset(by: outerInsets)
      inputs[0] = [Double(inner.width), Double(inner.height)]
      var measured: [(item: Int, content: FrameContent)] = []
      for (number, content) in Array(zip(views, contents)) + labels where number >= 0 {
        let natural = content.measure(nil, scale)
        let isNumber = natural.width.isFinite && natural.height.isFinite
        let has = Pair(x: isNumber && natural.width >= 0, y: isNumber && natural.height >= 0)
        recipe.items[number].traits.hasContent = has
        inputs[number] = (has.x ? [Double(natural.width)] : []) + (has.y ? [Double(natural.height)] : [])
        if content.followsWidth, has.y { measured.append((number, content)) }
      }
      var values = constants
      var offsets: [Int] = []
      for input in inputs {
        offsets.append(values.count)
        values += input
      }
      var texts = measured.map { item, _ in
        let hasWidth = recipe.items[item].traits.hasContent.x
        return FrameText(
          item: item, width: hasWidth ? offsets[item] : nil, height: offsets[item] + (hasWidth ? 1 : 0),
          natural: hasWidth ? CGFloat(values[offsets[item]]) : 0)
      }
      return worker.use(recipe) { solver in
        let owners = solver.owners
        _ = solver.solve(&values, &texts) { text, length, width in
          let content = measured.first { $0.item == text.item }?.content
          let size = content?.measure(width > 0 ? width : nil, scale) ?? .zero
          return length == .height ? size.height : size.width
        } baselines: { _, _ in
          false
        } order: { rows in
          rows.sortByRank(owners, equations, treePlaces)
        }
        var boxes: [CGRect] = []
        solver.read(&boxes)
        return boxes
      }
    }
  }

  /// The solver of one call, which belongs to its thread.
  nonisolated private struct FrameWorker {
    private var latest: (recipe: FrameRecipe, solver: FrameSolver)?

    /// Calls a function with the solver of a recipe.
    mutating func use<Result>(_ recipe: FrameRecipe, _ body: (inout FrameSolver) -> Result) -> Result {
      var solver: FrameSolver
      if let latest, latest.recipe == recipe { solver = latest.solver } else { solver = FrameSolver(recipe) }
      // Without a second reference, the solver is changed in place.
      latest = nil
      defer { latest = (recipe, solver) }
      return body(&solver)
    }
  }
#endif

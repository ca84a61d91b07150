/// The options with which a snapshot is drawn as SVG.
public struct SVGOptions: Equatable, Sendable {
  /// True if gaps, insets and walls are drawn as dimension lines on top of the views.
  public var rulers: Bool
  /// The depth of the views that count as separate pictures, 0 for the root.
  ///
  /// A picture with rulers shows the number of a repeated gap once, and each of these views shows it again.
  public var panelDepth: Int
  /// The color below the root view, which is visible if the root is transparent.
  public var canvas: PictureColor
  /// A description of the picture for assistive technologies; if nil, no title is written.
  public var title: String?
  /// The code that the rulers explain; if nil, they measure gaps, insets and walls.
  package var code: ExplainedCode?

  /// Creates options.
  public init(
    rulers: Bool = false, canvas: PictureColor = .white, title: String? = nil, panelDepth: Int = 0
  ) {
    self.rulers = rulers
    self.panelDepth = panelDepth
    self.canvas = canvas
    self.title = title
  }
}

/// The code that the rulers of a picture explain.
///
/// A label repeats the code: `≥ 12` instead of `76 (≥ 12)`, and `.flexible * 2` instead of the length.
package struct ExplainedCode: Equatable, Sendable {
  /// The verbs whose sizes are shown beside the gaps, such as `width`, or `card.width` for a named maker.
  package var sizes: Set<String>

  package init(sizes: Set<String> = []) { self.sizes = sizes }
}

/// The durations with which the states of an animated picture are shown.
public struct AnimationTiming: Equatable, Sendable {
  /// The duration for which each state is shown, in seconds.
  public var hold: Double
  /// The duration of the move to the next state, in seconds.
  public var move: Double

  /// Creates a timing.
  public init(hold: Double = 1.2, move: Double = 0.6) {
    self.hold = hold
    self.move = move
  }
}

extension LayoutSnapshot {
  /// Returns the snapshot as an SVG picture in its natural size, with one CSS pixel per point.
  ///
  /// - Parameter options: The options of the picture.
  public func svg(_ options: SVGOptions = SVGOptions()) -> String {
    var drawing = SVGDrawing(states: [self], timing: AnimationTiming(), options: options)
    return drawing.draw()
  }

  /// Returns an SVG picture that shows the snapshots in an endless loop and moves the views between them.
  ///
  /// All states must contain the same views in the same order; it traps otherwise. Rulers are not drawn.
  ///
  /// - Parameters:
  ///   - states: The snapshots in their order.
  ///   - timing: The durations.
  ///   - options: The options of the picture.
  public static func animation(
    _ states: [LayoutSnapshot], timing: AnimationTiming = AnimationTiming(),
    options: SVGOptions = SVGOptions()
  ) -> String {
    let identities = states.first?.nodes.map(Identity.init) ?? []
    for (number, state) in states.enumerated() {
      precondition(
        state.nodes.map(Identity.init) == identities,
        "All states of an animation must show the same views in the same order: "
          + "state \(number) with \(state.nodes.count) views differs "
          + "from state 0 with \(identities.count) views."
      )
    }
    var still = options
    still.rulers = false
    var drawing = SVGDrawing(states: states, timing: timing, options: still)
    return drawing.draw()
  }

  /// The properties by which the same view is recognized in two states.
  private struct Identity: Equatable {
    let name: String
    let parent: Int?

    init(_ node: Node) {
      name = node.name
      parent = node.parent
    }
  }
}

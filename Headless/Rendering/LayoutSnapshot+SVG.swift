/// How a snapshot is drawn as SVG.
public struct SVGOptions: Equatable, Sendable {
  /// Whether gaps, insets and walls are drawn as dimension lines on top of the views.
  public var rulers: Bool
  /// What is under the root view: seen where the root is transparent.
  public var canvas: PictureColor
  /// What the picture shows, for people who cannot see it; nil writes no title.
  public var title: String?

  /// Makes options.
  public init(rulers: Bool = false, canvas: PictureColor = .white, title: String? = nil) {
    self.rulers = rulers
    self.canvas = canvas
    self.title = title
  }
}

/// How long the states of a moving picture are shown.
public struct AnimationTiming: Equatable, Sendable {
  /// How long each state stands still, in seconds.
  public var hold: Double
  /// How long the way to the next state takes, in seconds.
  public var move: Double

  /// Makes a timing.
  public init(hold: Double = 1.2, move: Double = 0.6) {
    self.hold = hold
    self.move = move
  }
}

extension LayoutSnapshot {
  /// The snapshot as an SVG picture at its natural size, one point as one CSS pixel.
  public func svg(_ options: SVGOptions = SVGOptions()) -> String {
    var drawing = SVGDrawing(states: [self], timing: AnimationTiming(), options: options)
    return drawing.draw()
  }

  /// An SVG picture that shows one snapshot after the other, moving the views between them, without end.
  ///
  /// All states have to show the same views in the same order; other states are
  /// trapped. Rulers are not drawn.
  public static func animation(
    _ states: [LayoutSnapshot], timing: AnimationTiming = AnimationTiming(),
    options: SVGOptions = SVGOptions()
  ) -> String {
    let places = states.first?.nodes.map(Place.init) ?? []
    for (number, state) in states.enumerated() {
      precondition(
        state.nodes.map(Place.init) == places,
        "state \(number) shows \(state.nodes.count) views, "
          + "and they are not the \(places.count) views of state 0 in the same order"
      )
    }
    var still = options
    still.rulers = false
    var drawing = SVGDrawing(states: states, timing: timing, options: still)
    return drawing.draw()
  }

  /// What makes a view the same one in two states.
  private struct Place: Equatable {
    let name: String
    let parent: Int?

    init(_ node: Node) {
      name = node.name
      parent = node.parent
    }
  }
}

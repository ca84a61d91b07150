import LayoutWorkloads

/// The size of the root in points: the input of a layout.
struct RootSize {
  var width: Double
  var height: Double

  /// No size.
  static let unknown = RootSize(width: -1, height: -1)

  /// A size in points.
  init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// The size of the root of `workload` when the drag is at `width`.
  init(of workload: Workload, at width: Double) { (self.width, self.height) = workload.rootSize(at: width) }
}

/// A layout that somebody keeps up to date: the solver, a peer, views with
/// constraints, or a person's arithmetic.
///
/// After each call all frames are where the somebody keeps frames: in a flat array, or in views.
@MainActor protocol Contestant: AnyObject {
  /// Lays out for a new size of the root.
  func resize(to size: RootSize)
  /// Takes the constraint in the middle out and puts another one in, or the other way round.
  func swap()
  /// The frame of a view in the coordinates that its workload has for it.
  func frame(of view: Int) -> Frame
  /// How many constraints there are between views; nil where there are none, or no views.
  var constraintCount: Int? { get }
}

extension Contestant {
  var constraintCount: Int? { nil }
}

/// How a contestant comes to its layout.
@MainActor struct Entry {
  /// Prepares what is not measured, and returns what is: the whole build, with
  /// the first layout and its frames.
  ///
  /// The layout that the build returns is nil when it did not end in the given time.
  let prepare: (_ seconds: Double) -> () -> (any Contestant)?
  /// Whether frames are in the coordinates of the superview.
  var isNested = false
}

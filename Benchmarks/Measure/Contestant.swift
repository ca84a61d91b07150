import LayoutWorkloads

/// The size of the root in points: the input of a layout.
struct RootSize {
  var width: Double
  var height: Double

  /// An unknown size.
  static let unknown = RootSize(width: -1, height: -1)

  /// Creates a size in points.
  init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// Creates the size of the root of `workload` when the drag is at `width`.
  init(of workload: Workload, at width: Double) { (self.width, self.height) = workload.rootSize(at: width) }
}

/// A layout that is kept up to date by the solver, a peer, views with constraints, or a person's arithmetic.
///
/// After each call all frames are in the contestant's storage: in a flat array, or in views.
@MainActor protocol Contestant: AnyObject {
  /// Lays out for a new size of the root.
  func resize(to size: RootSize)
  /// Replaces the constraint in the middle by another one, or restores it.
  func swap()
  /// Returns the frame of a view in the coordinates that its workload has for it.
  func frame(of view: Int) -> Frame
  /// The number of constraints between views; nil where there are none, or no views.
  var constraintCount: Int? { get }
}

extension Contestant {
  var constraintCount: Int? { nil }
}

/// The build of a contestant's layout.
@MainActor struct Entrant {
  /// Prepares without being measured, and returns the measured part: the whole build,
  /// with the first layout and its frames.
  ///
  /// The layout that the build returns is nil when it did not end in the given time.
  let prepare: (_ seconds: Double) -> () -> (any Contestant)?
  /// True if frames are in the coordinates of the superview.
  var isNested = false
}

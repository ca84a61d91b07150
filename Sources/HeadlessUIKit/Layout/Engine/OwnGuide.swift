/// A guide that a view provides itself, such as `safeAreaLayoutGuide`: it makes its own rows, and says which
/// values of the view they follow.
///
/// The view creates the guide at its first use: `ownGuide(SafeAreaGuide.self)`. CONTRIBUTING.md describes how
/// to add a guide.
@MainActor protocol OwnGuide: UILayoutGuide {
  static var identifier: String { get }
  var inputs: GuideInputs { get }
  /// True if the size may be negative in a small view, because it is the remainder between insets; true by
  /// default.
  ///
  /// A negative size alone is not a conflict.
  var mayBeNegative: Bool { get }

  /// Creates a guide that `UIView.ownGuide(_:)` connects with its view.
  init()

  func update(_ rows: GuideRows)
  /// Returns the rectangle of the guide as of the last layout, in the coordinates of `view`, whose guide it
  /// is.
  func layoutFrame(in view: UIView) -> CGRect
  /// Called during a layout pass for each position or size of the guide that the solver has changed.
  func didChange(in view: UIView)
}

extension OwnGuide {
  var mayBeNegative: Bool { true }
  func didChange(in view: UIView) {}
}

/// The values that the rows of an own guide depend on; a change of one of them makes the rows invalid.
struct GuideInputs: OptionSet {
  let rawValue: UInt8

  /// The size of the view and the origin of its bounds.
  static let bounds = GuideInputs(rawValue: 1 << 0)
  static let safeArea = GuideInputs(rawValue: 1 << 1)
  static let margins = GuideInputs(rawValue: 1 << 2)
  /// The alignment rectangles of the views around the view.
  static let alignmentAround = GuideInputs(rawValue: 1 << 3)
  /// The covered parts of the corners of the view.
  static let corners = GuideInputs(rawValue: 1 << 4)
}

extension UIView {
  func ownGuide<Guide: OwnGuide>(_ type: Guide.Type) -> Guide {
    node.ownGuideInUse(type) ?? addOwnGuide(type)
  }

  func addOwnGuide<Guide: OwnGuide>(_ type: Guide.Type) -> Guide {
    let guide = Guide()
    guide.node.parent = node
    guide.node.ownGuide = guide
    guide.identifier = Guide.identifier
    node.makeExtras().ownGuides.append(guide)
    return guide
  }
}

extension LayoutNode {
  func ownGuideInUse<Guide: OwnGuide>(_ type: Guide.Type) -> Guide? {
    guard let extras else { return nil }
    for guide in extras.ownGuides { if let guide = guide as? Guide { return guide } }
    return nil
  }

  /// Marks the own guide of a type, so that its rows are updated.
  func invalidateOwnGuide<Guide: OwnGuide>(_ type: Guide.Type) {
    guard let guide = ownGuideInUse(type), guide.node.hasVariables else { return }
    engine?.invalidateRows(of: guide.node)
  }

  /// Marks the own guides that depend on one of `inputs`, so that their rows are updated.
  @MainActor func invalidateOwnGuides(following inputs: GuideInputs) {
    guard let extras, let engine else { return }
    for guide in extras.ownGuides where guide.node.hasVariables {
      if guide.node.ownGuide?.inputs.isDisjoint(with: inputs) == false {
        engine.invalidateRows(of: guide.node)
      }
    }
  }
}

extension LayoutEngine {
  @MainActor func updateRows(of guide: any OwnGuide) {
    if let rows = GuideRows(of: guide, in: self) { guide.update(rows) }
  }

  /// Notifies the guide, or the view that owns it, that the position or the size of the guide has changed.
  @MainActor func noteChange(ofGuide node: LayoutNode) {
    guard let parent = node.parent else { return }
    guard let guide = node.ownGuide else { return parent.markNeedsLayout() }
    if let view = parent.view { guide.didChange(in: view) }
  }
}

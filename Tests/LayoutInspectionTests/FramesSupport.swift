import AutoLayoutKit
import LayoutFrames
import UIKit

/// The two ways to lay a block out.
enum BlockLayout: CaseIterable {
  case constraints
  case frames
}

/// A screen whose block becomes constraints or frames.
@MainActor final class BlockScreen: UIView {
  let icon = Content(40, 24)
  let title = UILabel()
  let detail = UILabel()
  let box = UIView()
  let button = UIButton()
  let stray = UIView()
  /// A view that has not been added.
  let missing = Content(30, 10)
  private(set) var frames: LayoutFrames?
  private(set) var layouts = 0
  private let layout: BlockLayout

  init(
    _ layout: BlockLayout, _ size: CGSize = CGSize(width: 320, height: 480),
    by place: (BlockScreen, AutoLayoutKitMaker) -> Void
  ) {
    self.layout = layout
    super.init(frame: CGRect(origin: .zero, size: size))
    for view in [icon, title, detail, box, button] { addSubview(view) }
    for view in [icon, box, button] { view.frame = CGRect(x: 200, y: 400, width: 50, height: 50) }
    title.frame = CGRect(x: 10, y: 300, width: 100, height: 21)
    detail.frame = CGRect(x: 10, y: 340, width: 300, height: 21)
    title.text = "A title"
    detail.text = "The details of it"
    detail.numberOfLines = 0
    run(place)
  }

  required init?(coder: NSCoder) { nil }

  /// Lays another block out.
  func run(_ place: (BlockScreen, AutoLayoutKitMaker) -> Void) {
    switch layout {
    case .constraints: tk_constraint { place(self, $0) }
    case .frames: frames = tk_frames(replace: frames) { place(self, $0) }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    frames?.layout()
  }
}

/// All that an inspection could change in a tree, as text.
@MainActor func state(of root: UIView) -> [String] {
  var lines: [String] = []
  var open = [root]
  while let view = open.popLast() {
    let scroll = (view as? UIScrollView)?.contentSize ?? .zero
    lines.append(
      "\(type(of: view)) \(view.frame) \(view.bounds) \(scroll)"
        + " \(view.translatesAutoresizingMaskIntoConstraints) \(view.constraints.count)"
        + " \(view.layoutGuides.count) \(view.contentHuggingPriority(for: .horizontal).rawValue)"
        + " \(view.contentCompressionResistancePriority(for: .vertical).rawValue) \(view.alpha)")
    open += view.subviews.reversed()
  }
  return lines
}

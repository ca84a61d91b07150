/// How high bars are, in points.
///
/// Apple documents no number; these are the ones that devices are known to have.
struct BarHeights {
  /// The strip with the title.
  let navigationBar: CGFloat
  /// The strip with the tabs.
  let tabBar: CGFloat

  /// How much a large title adds to a navigation bar.
  static let largeTitle: CGFloat = 52

  /// The heights where these traits are.
  init(_ traits: UITraitCollection) {
    switch (traits.userInterfaceIdiom, traits.verticalSizeClass) {
    case (.pad, _):
      navigationBar = 50
      tabBar = 50
    case (.phone, .compact):
      navigationBar = 32
      tabBar = 32
    default:
      navigationBar = 44
      tabBar = 49
    }
  }
}

/// What bars stand on: a ground with a line at the edge that is turned to the content.
final class BarGround: UIView {
  private let line = UIView()
  private let lineAtTop: Bool

  init(lineAtTop: Bool) {
    self.lineAtTop = lineAtTop
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .systemBackground
    line.backgroundColor = .separator
    addSubview(line)
  }

  required init?(coder: NSCoder) {
    lineAtTop = false
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: lineAtTop ? 0 : bounds.height - 1, width: bounds.width, height: 1)
  }
}

extension CGRect {
  /// A rectangle of a size in the middle of this one.
  func middle(width: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }
}

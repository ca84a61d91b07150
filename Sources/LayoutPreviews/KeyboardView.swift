import HeadlessUIKit

/// A substitute for the keyboard in a picture: three rows of keys, and one with the space bar.
final class KeyboardView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
    let keys = bounds.inset(by: UIEdgeInsets(top: 10, left: 5, bottom: min(44, frame.height / 5), right: 5))
    let counts = [10, 9, 8, 3]
    let rows = Self.shares(of: keys, counts.count, gap: min(10, frame.height / 24), .vertical)
    for (index, row) in rows.enumerated() {
      for key in Self.shares(of: row, counts[index], gap: 6, .horizontal) { addSubview(Self.key(key)) }
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    preconditionFailure("A keyboard is made in code, with its frame.")
  }

  private static func key(_ frame: CGRect) -> UIView {
    let key = UIView(frame: frame)
    key.backgroundColor = .white
    key.layer.cornerRadius = min(5, frame.height / 3)
    return key
  }

  /// Returns a frame divided into equal parts with gaps between them, along one axis.
  ///
  /// The keys have frames instead of a layout, because the keyboard is no part of the
  /// scene and rulers measure nothing in it.
  private static func shares(
    of frame: CGRect, _ count: Int, gap: CGFloat, _ axis: NSLayoutConstraint.Axis
  ) -> [CGRect] {
    let isHorizontal = axis == .horizontal
    let share = ((isHorizontal ? frame.width : frame.height) + gap) / CGFloat(count)
    return (0..<count).map { index in
      let start = share * CGFloat(index)
      return isHorizontal
        ? CGRect(x: frame.minX + start, y: frame.minY, width: share - gap, height: frame.height)
        : CGRect(x: frame.minX, y: frame.minY + start, width: frame.width, height: share - gap)
    }
  }
}

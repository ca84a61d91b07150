extension NSLayoutConstraint.Attribute {
  /// The parts of an item of which an attribute consists: near edge + `sizeFactor` × size.
  struct Geometry {
    var axis = NSLayoutConstraint.Axis.horizontal
    /// True if the near edge is a part of the attribute.
    var hasPosition = true
    /// The share of the size that is a part of the attribute.
    var sizeFactor: CGFloat = 0
    var isInsideMargins = false
    var baseline: Baseline?
  }

  /// One of the two baselines of a view.
  enum Baseline {
    case first
    case last
  }

  /// Returns the parts of the attribute; `isMirrored` is true in a right-to-left layout.
  func geometry(isMirrored: Bool) -> Geometry {
    switch self {
    case .left, .leftMargin: edge(.horizontal, 0)
    case .right, .rightMargin: edge(.horizontal, 1)
    case .centerX, .centerXWithinMargins: edge(.horizontal, 0.5)
    case .leading, .leadingMargin: edge(.horizontal, isMirrored ? 1 : 0)
    case .trailing, .trailingMargin: edge(.horizontal, isMirrored ? 0 : 1)
    case .top, .topMargin: edge(.vertical, 0)
    case .bottom, .bottomMargin: edge(.vertical, 1)
    case .centerY, .centerYWithinMargins: edge(.vertical, 0.5)
    case .firstBaseline: Geometry(axis: .vertical, baseline: .first)
    case .lastBaseline: Geometry(axis: .vertical, sizeFactor: 1, baseline: .last)
    case .width: Geometry(axis: .horizontal, hasPosition: false, sizeFactor: 1)
    case .height: Geometry(axis: .vertical, hasPosition: false, sizeFactor: 1)
    case .notAnAttribute: Geometry(hasPosition: false)
    }
  }

  private func edge(_ axis: NSLayoutConstraint.Axis, _ sizeFactor: CGFloat) -> Geometry {
    // The attributes inside the margins come last in UIKit's numbering.
    Geometry(axis: axis, sizeFactor: sizeFactor, isInsideMargins: rawValue >= Self.leftMargin.rawValue)
  }

  var isDimension: Bool { self == .width || self == .height }

  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

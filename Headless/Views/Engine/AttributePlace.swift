extension NSLayoutConstraint.Attribute {
  /// What an attribute is made of.
  struct Place {
    /// The axis it belongs to.
    var axis = NSLayoutConstraint.Axis.horizontal
    /// Whether the near edge is part of it.
    var hasPosition = true
    /// Which part of the size is part of it.
    var sizeFactor: CGFloat = 0
    /// Whether it is meant inside the margins.
    var isInsideMargins = false
    /// The baseline it means.
    var baseline: Baseline?
  }

  /// One of the two baselines of a view.
  enum Baseline {
    /// That of the first line of text.
    case first
    /// That of the last line of text.
    case last
  }

  /// What the attribute is made of; `isMirrored` where text begins at the right.
  func place(isMirrored: Bool) -> Place {
    switch self {
    case .left, .leftMargin: edge(.horizontal, 0)
    case .right, .rightMargin: edge(.horizontal, 1)
    case .centerX, .centerXWithinMargins: edge(.horizontal, 0.5)
    case .leading, .leadingMargin: edge(.horizontal, isMirrored ? 1 : 0)
    case .trailing, .trailingMargin: edge(.horizontal, isMirrored ? 0 : 1)
    case .top, .topMargin: edge(.vertical, 0)
    case .bottom, .bottomMargin: edge(.vertical, 1)
    case .centerY, .centerYWithinMargins: edge(.vertical, 0.5)
    case .firstBaseline: Place(axis: .vertical, baseline: .first)
    case .lastBaseline: Place(axis: .vertical, sizeFactor: 1, baseline: .last)
    case .width: Place(axis: .horizontal, hasPosition: false, sizeFactor: 1)
    case .height: Place(axis: .vertical, hasPosition: false, sizeFactor: 1)
    case .notAnAttribute: Place(hasPosition: false)
    }
  }

  private func edge(_ axis: NSLayoutConstraint.Axis, _ sizeFactor: CGFloat) -> Place {
    // The attributes inside the margins come last in UIKit's numbering.
    Place(axis: axis, sizeFactor: sizeFactor, isInsideMargins: rawValue >= Self.leftMargin.rawValue)
  }

  /// Whether it says leading or trailing.
  var isDirectional: Bool { place(isMirrored: false).sizeFactor != place(isMirrored: true).sizeFactor }

  /// Whether it says left or right.
  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether it is one of the two baselines.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

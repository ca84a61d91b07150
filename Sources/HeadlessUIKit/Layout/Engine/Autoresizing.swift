/// The shares of a growth of the superview by which the near edge and the size of a subview grow.
struct Shares: Equatable {
  var near: CGFloat
  var size: CGFloat
}

extension UIView.AutoresizingMask {
  /// Returns the shares of a growth of the superview along `axis` that the mask gives to the near edge and
  /// the size.
  ///
  ///     |<-- near -->[    size    ]<-- far -->|
  ///
  /// The flexible parts grow in proportion to their lengths, and equally if all of them are 0, as Apple's
  /// documentation of `autoresizingMask` says. Each part keeps its share of the sum, so the result does not
  /// depend on the number of steps in which the superview grows.
  func shares(near: CGFloat, size: CGFloat, of whole: CGFloat, along axis: NSLayoutConstraint.Axis) -> Shares
  {
    let flexible = flexibleParts(along: axis)
    let far = whole - near - size
    let sum = (flexible.near ? near : 0) + (flexible.size ? size : 0) + (flexible.far ? far : 0)
    if sum > 0 { return Shares(near: flexible.near ? near / sum : 0, size: flexible.size ? size / sum : 0) }
    let count = [flexible.near, flexible.size, flexible.far].lazy.filter { $0 }.count
    let part = count == 0 ? 0 : 1 / CGFloat(count)
    return Shares(near: flexible.near ? part : 0, size: flexible.size ? part : 0)
  }

  private func flexibleParts(along axis: NSLayoutConstraint.Axis) -> (near: Bool, size: Bool, far: Bool) {
    axis == .horizontal
      ? (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
      : (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
  }
}

extension LayoutNode {
  /// Resizes all subviews that are placed by their frames, and their own subviews, by their masks.
  ///
  /// `old` is the former size of this view.
  @MainActor func resizeSubviews(from old: CGSize) {
    guard !children.isEmpty else { return }
    var open = [(node: self, old: old)]
    while let (node, old) = open.popLast() {
      guard node.flags.contains(.autoresizesSubviews) else { continue }
      for child in node.children
      where child.node.flags.contains(.translatesAutoresizingMask) && !child.autoresizingMask.isEmpty {
        let size = child.node.bounds.size
        child.node.resize(by: child.autoresizingMask, from: old, to: node.bounds.size, in: node.corner)
        guard child.node.bounds.size != size else { continue }
        child.node.markNeedsLayout()
        open.append((child.node, size))
      }
    }
  }

  private func resize(by mask: UIView.AutoresizingMask, from old: CGSize, to new: CGSize, in corner: CGPoint)
  {
    for axis in NSLayoutConstraint.Axis.both {
      let near = origin[axis] - corner[axis]
      let size = bounds.size[axis]
      let whole = old[axis]
      let shares = mask.shares(near: near, size: size, of: whole, along: axis)
      let growth = new[axis] - whole
      origin[axis] = corner[axis] + near + shares.near * growth
      bounds.size[axis] = max(0, size + shares.size * growth)
    }
  }
}

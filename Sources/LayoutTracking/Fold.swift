#if SWIFT_PACKAGE && canImport(AutoLayoutKit)
  public import AutoLayoutKit
#endif
#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

extension AutoLayoutKitMaker {
  /// Divides a chain at the fold of the device: a wall with a place.
  ///
  ///     make.xPlace(20, list, make.fold, detail, 20)
  ///     // |-20-[  list   ][ detail  ]-20-|    flat, or folded along the chain: a gap of 0
  ///     // |-20-[ list ] fold [detail]-20-|    folded across the chain
  ///
  /// The fold includes the margins that the system reports. A view with a required size keeps to its side,
  /// and may end before the fold. On iOS 27.1 and later, a hidden subview of the container reads the fold
  /// during its layouts while the group is installed; on earlier systems the fold is a gap of 0. A container
  /// that scrolls or moves without a new size does not update the fold. A second fold in a chain is reported.
  public var fold: AutoLayoutKitFold {
    fold { axis, number in
      let isRow = axis == .horizontal
      let readers = self.observers.lazy.compactMap { $0 as? FoldReader }
      let known = readers.first { $0.isRow == isRow && $0.number == number }
      let reader = known ?? FoldReader(isRow: isRow, number: number)
      self.observe(reader)
      return reader.guide
    }
  }
}

/// A hidden view with a guide at the fold that crosses its superview: 0 points long without such a fold.
///
/// It reads the fold in each layout of its own and after the hinge has moved.
final class FoldReader: AutoLayoutKitView, AutoLayoutKitBlockObserver {
  let guide = AutoLayoutKitGuide()
  let isRow: Bool
  /// The number of the chain in its block.
  let number: Int
  /// The near edge and the length of the fold, in the coordinates of the reader.
  private var fold: (near: CGFloat, length: CGFloat)?
  private var constraintsOfGuide: [NSLayoutConstraint] = []

  init(isRow: Bool, number: Int) {
    self.isRow = isRow
    self.number = number
    super.init(frame: .zero)
    isHidden = true
    #if canImport(UIKit)
      guide.identifier = "fold"
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
    #else
      guide.identifier = NSUserInterfaceItemIdentifier("fold")
      autoresizingMask = [.width, .height]
    #endif
    followHinge()
  }

  required init?(coder: NSCoder) { nil }

  func groupWillInstall(_ group: AutoLayoutKitConstraintGroup, in container: AutoLayoutKitView) {
    if superview !== container { container.addSubview(self) }
  }

  func groupDidUninstall() { removeFromSuperview() }

  /// Adds the guide to a new container, and takes it from the old one.
  private func enterContainer() {
    guide.owningView?.removeLayoutGuide(guide)
    guard let superview else { return }
    frame = superview.bounds
    superview.addLayoutGuide(guide)
    move(to: nil)
  }

  /// Gives the guide the place and the length of a fold; without one, the length 0 and no place.
  private func move(to newFold: (near: CGFloat, length: CGFloat)?) {
    fold = newFold
    NSLayoutConstraint.deactivate(constraintsOfGuide)
    let (near, size): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isRow ? (.left, .width) : (.top, .height)
    let length = NSLayoutConstraint(
      item: guide, attribute: size, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: newFold?.length ?? 0)
    let place = newFold.map {
      NSLayoutConstraint(
        item: guide, attribute: near, relatedBy: .equal, toItem: self, attribute: near, multiplier: 1,
        constant: $0.near)
    }
    constraintsOfGuide = [length] + [place].compactMap { $0 }
    for constraint in constraintsOfGuide { constraint.identifier = "fold" }
    NSLayoutConstraint.activate(constraintsOfGuide)
  }

  #if canImport(UIKit)
    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      enterContainer()
      setNeedsLayout()
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      setNeedsLayout()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard let superview else { return }
      let newFold = foldAcross(superview)
      if newFold?.near != fold?.near || newFold?.length != fold?.length { move(to: newFold) }
    }
  #else
    override func viewDidMoveToSuperview() {
      super.viewDidMoveToSuperview()
      enterContainer()
    }
  #endif

  deinit {}
}

// By the version of UIKit: iOS 27.0 has the compiler of 27.1, and no regions. Mac Catalyst, which has AppKit
// too, has none either.
#if canImport(HeadlessUIKit) || os(iOS) && !canImport(AppKit) && canImport(UIKit, _version: 9127.0.85)
  extension FoldReader {
    private func followHinge() {
      #if os(iOS)
        guard #available(iOS 27.1, *) else { return }
        addInteraction(UIHingeInteraction { [weak self] _, _ in self?.setNeedsLayout() })
      #endif
    }

    /// Returns the fold that divides a view along the axis, in the coordinates of the reader; nil for none.
    private func foldAcross(_ view: UIView) -> (near: CGFloat, length: CGFloat)? {
      guard #available(iOS 27.1, *) else { return nil }
      let folds = view.reservedRegions(kind: .division).filter { region in
        let line = region.frame.inset(by: region.margins)
        return region.isActive && (line.width < line.height) == isRow
      }
      guard let frame = folds.first?.frame else { return nil }
      // At the edge of the view there is no space for views on both sides.
      let isInside =
        isRow
        ? frame.minX > view.bounds.minX && frame.maxX < view.bounds.maxX
        : frame.minY > view.bounds.minY && frame.maxY < view.bounds.maxY
      guard isInside else { return nil }
      let inner = convert(frame, from: view)
      return isRow ? (inner.minX, inner.width) : (inner.minY, inner.height)
    }
  }
#else
  extension FoldReader {
    private func followHinge() {}
    #if canImport(UIKit)
      private func foldAcross(_ view: UIView) -> (near: CGFloat, length: CGFloat)? { nil }
    #endif
  }
#endif

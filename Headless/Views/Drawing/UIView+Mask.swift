/// The view that masks another one.
struct MaskView: ExtraValue {
  var view: UIView?
}

extension UIView {
  /// The view whose layer masks this one.
  var maskView: UIView? {
    guard let mask = node.extras?[MaskView.self].view, layerInUse?.mask === mask.layer else { return nil }
    return mask
  }

  /// Sets the view that masks this one; nil for none.
  func changeMask(to mask: UIView?) {
    mask?.removeFromSuperview()
    layer.mask = mask?.layer
    node.makeExtras()[MaskView.self] = MaskView(view: mask)
  }
}

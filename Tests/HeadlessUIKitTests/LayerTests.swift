import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// Layers: the state of a view in its layer, and the layers that an app creates.
@MainActor @Suite struct LayerTests {
  private let box = CGRect(x: 30, y: 50, width: 80, height: 20)

  private func layer(_ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    return layer
  }

  /// Names the layers of a list: `v` and an index for those of the subviews, otherwise their names.
  private func names(_ view: UIView) -> String {
    (view.layer.sublayers ?? []).map { layer in
      view.subviews.firstIndex { $0.layer === layer }.map { "v\($0)" } ?? layer.name ?? "?"
    }.joined(separator: " ")
  }

  private func named(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  // The layer of a view

  @Test func theLayerOfAViewShowsTheStateOfTheView() {
    let view = UIView(frame: box)
    view.bounds.origin = CGPoint(x: 3, y: 4)
    view.alpha = 0.25
    view.isHidden = true
    view.backgroundColor = .red
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    let layer = view.layer
    #expect(layer.frame == view.frame && layer.bounds == view.bounds && layer.position == view.center)
    #expect(layer.opacity == 0.25 && layer.isHidden && layer.backgroundColor == UIColor.red.cgColor)
    #expect(layer.affineTransform() == view.transform && layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.delegate === view && layer.contentsScale == view.contentScaleFactor)
  }

  @Test func theViewShowsTheStateOfItsLayer() {
    let view = UIView()
    view.layer.bounds = CGRect(x: 3, y: 4, width: 80, height: 20)
    view.layer.position = CGPoint(x: 70, y: 60)
    #expect(view.frame == box && view.bounds.origin == CGPoint(x: 3, y: 4))
    view.layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    view.layer.opacity = 0.5
    view.layer.isHidden = true
    view.layer.backgroundColor = UIColor.blue.cgColor
    view.layer.contentsScale = 3
    view.layer.transform = CATransform3DMakeScale(2, 4, 1)
    #expect(view.alpha == 0.5 && view.isHidden && view.backgroundColor == .blue)
    #expect(view.contentScaleFactor == 3 && view.transform == CGAffineTransform(scaleX: 2, y: 4))
  }

  @Test func aLayerOutlivesItsView() {
    var view: UIView? = UIView(frame: box)
    let layer = view?.layer
    view = nil
    layer?.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer?.opacity = 0.5
    #expect(layer?.superlayer == nil && layer?.opacity == 0.5 && layer?.frame == box)
  }

  @Test func layerClassMakesTheLayer() {
    final class GradientView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    final class OwnLayer: CALayer {
      var values = [1]
      override init() {
        super.init()
        values.append(2)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class OwnView: UIView {
      override class var layerClass: AnyClass { OwnLayer.self }
    }
    #expect(UIView.layerClass == CALayer.self && type(of: UIView().layer) == CALayer.self)
    let gradient = GradientView(frame: box)
    #expect(gradient.layer is CAGradientLayer && gradient.layer.frame == box)
    let own = OwnView(frame: box)
    #expect((own.layer as? OwnLayer)?.values == [1, 2] && own.layer.frame == box)
    #expect(own.layer === own.layer && own.layer.delegate === own)
  }

  // A layer of its own

  @Test func aNewLayerHasTheDocumentedDefaults() {
    let layer = CALayer()
    #expect(layer.frame == .zero && layer.position == .zero && layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(CATransform3DIsIdentity(layer.transform) && layer.zPosition == 0 && layer.opacity == 1)
    #expect(layer.sublayers == nil && layer.superlayer == nil && layer.mask == nil && layer.delegate == nil)
    #expect(layer.backgroundColor == nil && layer.contents == nil && layer.shadowPath == nil)
    #expect(!layer.isHidden && !layer.masksToBounds && layer.contentsScale == 1 && layer.isDoubleSided)
    #expect(!layer.needsDisplayOnBoundsChange && !layer.isOpaque && layer.contentsGravity == .resize)
  }

  @Test func theFrameOfALayerFollowsPositionBoundsAnchorAndTransform() {
    let layer = layer(box)
    #expect(layer.position == CGPoint(x: 70, y: 60) && layer.bounds.size == box.size)
    layer.anchorPoint = CGPoint(x: 0.25, y: 1)
    #expect(layer.position == CGPoint(x: 70, y: 60))
    #expect(layer.frame == CGRect(x: 70 - 20, y: 60 - 20, width: 80, height: 20))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
    #expect(layer.frame == CGRect(x: 70 - 40, y: 60 - 60, width: 160, height: 60))
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 60)
    #expect(layer.bounds.size == CGSize(width: 15, height: 20))
    #expect(layer.position == CGPoint(x: 10 + 7.5, y: 20 + 60) && layer.frame.width == 30)
  }

  @Test func aCopyHasThePlaceAndTheAppearance() {
    let original = layer(box)
    original.cornerRadius = 7
    original.backgroundColor = UIColor.red.cgColor
    original.anchorPoint = CGPoint(x: 0, y: 1)
    let copy = CALayer(layer: original)
    #expect(copy.frame == original.frame && copy.anchorPoint == original.anchorPoint)
    #expect(copy.cornerRadius == 7 && copy.backgroundColor == original.backgroundColor)
  }

  @Test func pointsAreConvertedThroughTransforms() {
    let (root, outer, inner, other) = (
      layer(CGRect(x: 9, y: 9, width: 99, height: 99)), layer(box), layer(box), layer(box)
    )
    root.addSublayer(outer)
    outer.addSublayer(inner)
    root.addSublayer(other)
    outer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
    // The point is (31, 52) in `outer`, which is (−9, 42) from the middle (40, 10).
    let point = CGPoint(x: 1, y: 2)
    #expect(inner.convert(point, to: root) == CGPoint(x: 70 - 2 * 9, y: 60 + 3 * 42))
    #expect(inner.convert(point, to: nil) == inner.convert(point, to: root))
    #expect(root.convert(inner.convert(point, to: root), to: inner) == point)
    #expect(other.convert(point, from: inner) == CGPoint(x: 52 - 30, y: 186 - 50))
    #expect(
      outer.convert(CGRect(x: 40, y: 10, width: 4, height: 5), to: root)
        == CGRect(x: 70, y: 60, width: 8, height: 15))
    #expect(outer.contains(CGPoint(x: 0, y: 19)) && !outer.contains(CGPoint(x: 80, y: 0)))
  }

  // The tree

  @Test func sublayersAreInTheOrderOfTheirCalls() {
    let view = UIView()
    view.layer.addSublayer(named("a"))
    let b = named("b")
    view.layer.insertSublayer(b, at: 0)
    view.layer.insertSublayer(named("c"), above: b)
    view.layer.insertSublayer(named("d"), below: b)
    view.layer.insertSublayer(named("e"), at: 99)
    #expect(names(view) == "d b c a e")
    view.layer.replaceSublayer(b, with: named("f"))
    #expect(names(view) == "d f c a e" && b.superlayer == nil)
    view.layer.addSublayer(b)
    b.removeFromSuperlayer()
    #expect(names(view) == "d f c a e")
    #expect(view.layer.sublayers?.allSatisfy { $0.superlayer === view.layer } == true)
    view.layer.sublayers = nil
    #expect(view.layer.sublayers == nil)
  }

  @Test func sublayersKeepTheirPlacesBetweenTheSubviews() {
    let view = UIView()
    let (one, two, three) = (UIView(), UIView(), UIView())
    view.addSubview(one)
    view.layer.addSublayer(named("a"))
    view.addSubview(two)
    view.layer.addSublayer(named("b"))
    view.layer.insertSublayer(named("c"), at: 0)
    #expect(names(view) == "c v0 a v1 b")
    view.insertSubview(three, at: 0)
    #expect(names(view) == "c v0 v1 a v2 b")
    view.bringSubviewToFront(one)
    #expect(names(view) == "c v0 a v1 b v2")
    two.removeFromSuperview()
    #expect(names(view) == "c v0 a b v1")
    view.insertSubview(two, aboveSubview: three)
    #expect(names(view) == "c v0 v1 a b v2")
    view.insertSubview(two, belowSubview: one)
    #expect(names(view) == "c v0 a b v1 v2")
    #expect(one.layer.superlayer === view.layer)
    view.layer.sublayers = view.layer.sublayers?.reversed()
    #expect(names(view) == "v0 v1 b a v2 c")
    view.layer.sublayers = nil
    #expect(names(view) == "v0 v1 v2")
  }

  @Test func theLayerOfAViewStaysWithItsView() {
    var log: [String] = []
    HeadlessLayout.logHandler = { log.append($0) }
    defer { HeadlessLayout.logHandler = nil }
    let (view, inner, other) = (UIView(), UIView(), UIView())
    view.addSubview(inner)
    other.layer.addSublayer(inner.layer)
    inner.layer.removeFromSuperlayer()
    #expect(inner.superview === view && inner.layer.superlayer === view.layer)
    #expect(other.layer.sublayers == nil && log.count == 2)
  }

  @Test func aMaskLeavesItsFormerPlace() {
    let (view, mask, other) = (UIView(), CALayer(), UIView())
    view.layer.addSublayer(mask)
    other.layer.mask = mask
    #expect(view.layer.sublayers == nil && other.layer.mask === mask && mask.superlayer === other.layer)
    mask.removeFromSuperlayer()
    #expect(other.layer.mask == nil && mask.superlayer == nil)
    let maskView = UIView(frame: box)
    view.addSubview(maskView)
    other.mask = maskView
    #expect(other.mask === maskView && other.layer.mask === maskView.layer && maskView.superview == nil)
    other.layer.mask = mask
    #expect(other.mask == nil)
    other.mask = nil
    #expect(other.layer.mask == nil)
  }

  @Test func aMaskKeepsItsView() {
    let view = UIView()
    weak var label: UILabel?
    do {
      let mask = UILabel()
      mask.text = "ab"
      view.layer.mask = mask.layer
      label = mask
    }
    #expect(label?.text == "ab" && view.mask === label)
    view.mask = nil
    #expect(label == nil)
  }

  @Test func layersAreFreedWithTheirView() {
    weak var inner: CALayer?
    weak var shape: CALayer?
    weak var own: CALayer?
    do {
      let view = UIView()
      let layers = (CALayer(), CAShapeLayer())
      view.layer.addSublayer(layers.0)
      layers.0.addSublayer(layers.1)
      view.layer.mask = CALayer()
      (inner, shape, own) = (layers.0, layers.1, view.layer)
      view.layoutIfNeeded()
    }
    #expect(inner == nil && shape == nil && own == nil)
  }

  // Layout and drawing

  @Test func layoutSublayersIsCalledInALayoutOfTheView() {
    final class Recorder: UIView {
      var calls: [String] = []
      override func layoutSublayers(of layer: CALayer) {
        calls.append(layer === self.layer ? "own" : "other")
        super.layoutSublayers(of: layer)
        calls.append("end")
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        calls.append("subviews")
      }
    }
    let view = Recorder(frame: box)
    view.layoutIfNeeded()
    #expect(view.calls == ["own", "subviews", "end"])
    view.layer.setNeedsLayout()
    #expect(view.layer.needsLayout())
    view.layer.layoutIfNeeded()
    #expect(view.calls.count == 6 && !view.layer.needsLayout())
  }

  @Test func aLayerThatALayoutUsesIsKept() {
    final class Rounded: UIView {
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        layer.cornerRadius = bounds.height / 2
      }
    }
    let root = UIView()
    var views: [Rounded] = []
    for height in [20, 21, 22] {
      views.append(Rounded(frame: CGRect(x: 0, y: 0, width: 80, height: height)))
      root.addSubview(views[views.count - 1])
    }
    root.layoutIfNeeded()
    #expect(views.map(\.layer.cornerRadius) == [10, 10.5, 11])
    #expect(Set(views.map { ObjectIdentifier($0.layer) }).count == 3)
    #expect(views.allSatisfy { $0.layer.delegate === $0 })
  }

  @Test func aLayoutInsideALayoutSeesTheSameLayer() {
    final class Inner: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        superview?.layer.borderWidth = 3
      }
    }
    final class Outer: UIView {
      var seen: [ObjectIdentifier] = []
      override func layoutSublayers(of layer: CALayer) {
        seen.append(ObjectIdentifier(layer))
        subviews[0].setNeedsLayout()
        super.layoutSublayers(of: layer)
        layer.borderWidth += 1
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews[0].layoutIfNeeded()
      }
    }
    let outer = Outer(frame: box)
    outer.addSubview(Inner())
    outer.layoutIfNeeded()
    #expect(outer.layer.borderWidth == 4)
    #expect(Set(outer.seen) == [ObjectIdentifier(outer.layer)])
  }

  @Test func aSubclassWithoutUseForALayerHasNone() {
    final class Plain: UIView {}
    let root = UIView(frame: box)
    for _ in 0..<2 { root.addSubview(Plain(frame: box)) }
    root.layoutIfNeeded()
    #expect(root.subviews.allSatisfy { $0.layerInUse == nil } && root.layerInUse == nil)
  }

  @Test func layoutSublayersOfALayerClassIsCalled() {
    final class OwnLayer: CALayer {
      let inner = CALayer()
      override func layoutSublayers() {
        super.layoutSublayers()
        if inner.superlayer == nil { addSublayer(inner) }
        inner.frame = bounds.insetBy(dx: 2, dy: 3)
      }
    }
    final class OwnView: UIView {
      override class var layerClass: AnyClass { OwnLayer.self }
    }
    let view = OwnView(frame: box)
    let alone = OwnLayer()
    view.layer.addSublayer(alone)
    view.layoutIfNeeded()
    #expect((view.layer as? OwnLayer)?.inner.frame == CGRect(x: 2, y: 3, width: 76, height: 14))
    alone.frame = CGRect(x: 9, y: 9, width: 40, height: 30)
    view.layoutIfNeeded()
    #expect(alone.inner.frame == CGRect(x: 2, y: 3, width: 36, height: 24))
    alone.bounds.size.width = 50
    alone.layoutIfNeeded()
    #expect(alone.inner.frame == CGRect(x: 2, y: 3, width: 46, height: 24))
  }

  @Test func aDelegateLaysOutAndDrawsItsLayer() {
    final class Painter: NSObject, CALayerDelegate {
      var calls: [String] = []
      func layoutSublayers(of layer: CALayer) { calls.append("layout") }
      func display(_ layer: CALayer) { calls.append("display") }
    }
    let (layer, painter) = (CALayer(), Painter())
    layer.delegate = painter
    layer.needsDisplayOnBoundsChange = true
    layer.frame = box
    #expect(layer.needsLayout() && layer.needsDisplay())
    layer.layoutIfNeeded()
    layer.displayIfNeeded()
    layer.displayIfNeeded()
    #expect(painter.calls == ["layout", "display"] && !layer.needsDisplay())
  }

  // Animations

  @Test func anAnimationEndsAtOnceAndChangesNothing() {
    final class Recorder: NSObject, CAAnimationDelegate {
      var calls: [String] = []
      func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
    }
    let (layer, recorder) = (CALayer(), Recorder())
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.delegate = recorder
    layer.add(animation, forKey: "fade")
    #expect(recorder.calls == ["start", "stop true"] && layer.opacity == 1 && layer.animationKeys() == nil)
    animation.repeatCount = .infinity
    layer.add(animation, forKey: "fade")
    #expect(recorder.calls.count == 3 && layer.animationKeys() == ["fade"])
    #expect(layer.animation(forKey: "fade") === animation && layer.presentation() === layer)
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }

  @Test func aTransactionCallsItsCompletionWhenItIsCommitted() {
    var order: [String] = []
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { order.append("outer") }
    CATransaction.begin()
    #expect(CATransaction.disableActions() && CATransaction.completionBlock() == nil)
    CATransaction.setDisableActions(false)
    CATransaction.setCompletionBlock { order.append("inner") }
    CATransaction.commit()
    #expect(CATransaction.disableActions() && order == ["inner"])
    CATransaction.commit()
    #expect(order == ["inner", "outer"] && !CATransaction.disableActions())
    CATransaction.commit()
    CATransaction.setCompletionBlock { order.append("without") }
    #expect(order.last == "without")
  }

  // Gradients and shapes

  @Test func gradientAndShapeLayersHaveTheDocumentedDefaults() {
    let gradient = CAGradientLayer()
    #expect(gradient.colors == nil && gradient.locations == nil && gradient.type == .axial)
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.endPoint == CGPoint(x: 0.5, y: 1))
    let shape = CAShapeLayer()
    #expect(shape.path == nil && shape.fillColor == UIColor.black.cgColor && shape.strokeColor == nil)
    #expect(shape.strokeStart == 0 && shape.strokeEnd == 1 && shape.lineWidth == 1 && shape.miterLimit == 10)
    #expect(shape.lineCap == .butt && shape.lineJoin == .miter && shape.fillRule == .nonZero)
    #expect(shape.lineDashPattern == nil && shape.lineDashPhase == 0)
  }

  /// CAShapeLayer.h: upon assignment the path is copied.
  @Test func aShapeLayerCopiesItsPath() {
    let (shape, path) = (CAShapeLayer(), CGMutablePath())
    path.addRect(box)
    shape.path = path
    path.addRect(CGRect(x: 500, y: 500, width: 1, height: 1))
    #expect(shape.path?.boundingBox == box)
  }
}

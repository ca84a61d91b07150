import HeadlessUIKit
import UIKit

extension RandomCalls {
  /// The calls that transform views, change their layers, draw paths, and find images and colors.
  static var drawingCalls: [Call] { transformCalls + layerCalls + pathCalls + assetCalls }

  private static var assetCalls: [Call] {
    let names = ["", "star", "Icons/star", "star.png", "/", "../star", "a.imageset"]
    return [
      Call("named image", 1) { world in
        let traits = UITraitCollection(traitsFrom: [
          UITraitCollection(displayScale: world.length()),
          UITraitCollection(userInterfaceIdiom: world.pick([.unspecified, .phone, .pad])),
        ])
        let image = UIImage(named: world.pick(names), in: .main, compatibleWith: world.bool() ? traits : nil)
        world.expect(image == nil, "an image that the main bundle does not have")
      },
      Call("named color", 1) { world in
        let traits = UITraitCollection(userInterfaceStyle: world.pick([.unspecified, .light, .dark]))
        let color = UIColor(named: world.pick(names), in: nil, compatibleWith: world.bool() ? traits : nil)
        world.expect(color == nil, "a color that the main bundle does not have")
      },
    ]
  }

  private static var transformCalls: [Call] {
    [
      Call("transform", 8) { world in world.view().transform = world.transform() },
      Call("transform3D", 2) { world in
        world.view().transform3D = CATransform3DRotate(
          CATransform3DMakeTranslation(world.length(), world.length(), 3), world.length(), 1, 2,
          world.length())
      },
      Call("identity", 4) { world in world.view().transform = .identity },
      Call("anchorPoint", 4) { world in
        world.view().anchorPoint = CGPoint(x: world.share(), y: world.share())
      },
      Call("convert", 6) { world in
        let (one, other) = (world.view(), world.view())
        let rect = world.rectangle()
        world.expect(one.convert(rect, to: other), "\(rect) of \(one) in \(other)")
        world.expect(one.convert(rect, from: nil), "\(rect) of the root in \(one)")
        let point = one.convert(rect.origin, from: other)
        world.expect(point.x.isFinite && point.y.isFinite, "a point of \(other) is \(point) in \(one)")
      },
    ]
  }

  private static var layerCalls: [Call] {
    [
      Call("layer geometry", 3) { world in
        let layer = world.layer()
        switch world.int(0..<5) {
        case 0: layer.frame = world.rectangle()
        case 1: layer.bounds = world.rectangle()
        case 2: layer.position = CGPoint(x: world.length(), y: world.length())
        case 3: layer.anchorPoint = CGPoint(x: world.share(), y: world.share())
        default: layer.setAffineTransform(world.transform())
        }
        world.expect(layer.frame, "the frame of \(layer)")
      },
      Call("sublayers", 6) { world in
        let layer = world.layer()
        let added = world.pick([CALayer(), CAGradientLayer(), CAShapeLayer()])
        added.frame = world.rectangle()
        switch world.int(0..<6) {
        case 0: layer.addSublayer(added)
        case 1: layer.insertSublayer(added, at: UInt32(world.int(0..<4)))
        case 2: layer.insertSublayer(added, above: layer.sublayers?.first)
        case 3: layer.mask = world.bool() ? nil : added
        case 4: layer.sublayers = world.bool() ? nil : layer.sublayers?.reversed()
        default: layer.sublayers?.last { !($0.delegate is UIView) }?.removeFromSuperlayer()
        }
        world.expect(layer.sublayers?.allSatisfy { $0.superlayer === layer } != false, "a lost sublayer")
      },
      Call("mask", 2) { world in
        let (one, other) = (world.view(), world.inner())
        guard other !== one, other?.subviews.isEmpty == true else { return }
        one.mask = world.bool() ? nil : UIView(frame: world.rectangle())
      },
      Call("layer appearance", 3) { world in
        let layer = world.layer()
        layer.opacity = 0.5
        layer.backgroundColor = world.bool() ? nil : UIColor.red.cgColor
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        layer.zPosition = world.length()
        layer.shadowPath = UIBezierPath(rect: world.rectangle()).cgPath
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
        _ = CALayer(layer: layer)
      },
    ]
  }

  private static var pathCalls: [Call] {
    [
      Call("paths", 4) { world in
        let path = world.pick([
          UIBezierPath(rect: world.rectangle()), UIBezierPath(ovalIn: world.rectangle()),
          UIBezierPath(roundedRect: world.rectangle(), cornerRadius: world.length()),
          UIBezierPath(
            roundedRect: world.rectangle(), byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: world.size(), height: world.size())),
          UIBezierPath(
            arcCenter: world.point(), radius: world.size(), startAngle: world.length(),
            endAngle: world.length(), clockwise: world.bool()),
        ])
        path.addLine(to: world.point())
        path.addQuadCurve(to: world.point(), controlPoint: world.point())
        path.addCurve(to: world.point(), controlPoint1: world.point(), controlPoint2: world.point())
        path.close()
        path.apply(world.transform())
        path.append(path.reversing())
        _ = (path.bounds, path.currentPoint, path.contains(world.point()), path.cgPath.boundingBoxOfPath)
        let shape = CAShapeLayer()
        shape.path = path.cgPath
        world.view().layer.addSublayer(shape)
        shape.strokeEnd = world.share()
      }
    ]
  }

  func point() -> CGPoint { CGPoint(x: length(), y: length()) }

  /// Returns a share of a size, rarely one without meaning.
  private func share() -> CGFloat {
    chance(0.02) ? pick([.nan, .infinity, 1e300]) : CGFloat(int(-3..<5)) / 4
  }

  /// Returns a transform: mostly an ordinary one, else one without an inverse or without meaning.
  private func transform() -> CGAffineTransform {
    switch int(0..<20) {
    case 0: CGAffineTransform(scaleX: 0, y: 1)
    case 1: CGAffineTransform(scaleX: pick([.nan, .infinity, 1e300, 1e-300]), y: 2)
    case 2: CGAffineTransform(translationX: length(), y: length())
    case 3..<8: CGAffineTransform(scaleX: CGFloat(int(-8..<9)) / 4, y: CGFloat(int(1..<9)) / 4)
    default: CGAffineTransform(rotationAngle: CGFloat(int(0..<63)) / 10).translatedBy(x: 3, y: -5)
    }
  }

  /// Returns the layer of a view, or one of its sublayers.
  private func layer() -> CALayer {
    let layer = view().layer
    return chance(0.5) ? layer : layer.sublayers?.last ?? layer
  }
}

import Foundation
import Testing
import UIKit

/// The points, boxes and areas of paths.
@Suite struct BezierPathTests {
  private let box = CGRect(x: 30, y: 50, width: 80, height: 20)

  /// Returns the parts of a path as text: a letter of SVG and the rounded points of each.
  private func parts(_ path: CGPath) -> String {
    var parts: [String] = []
    path.applyWithBlock { element in
      let names: [(CGPathElementType, String, Int)] = [
        (.moveToPoint, "M", 1), (.addLineToPoint, "L", 1), (.addQuadCurveToPoint, "Q", 2),
        (.addCurveToPoint, "C", 3), (.closeSubpath, "Z", 0),
      ]
      for (type, name, count) in names where type == element.pointee.type {
        let points = (0..<count).map { element.pointee.points[$0] }
        parts.append(([name] + points.map { "\($0.x),\($0.y)" }).joined(separator: " "))
      }
    }
    return parts.joined(separator: " ")
  }

  private func isNear(_ one: CGRect, _ other: CGRect, within distance: CGFloat = 1e-9) -> Bool {
    let pairs = [
      (one.minX, other.minX), (one.minY, other.minY), (one.maxX, other.maxX), (one.maxY, other.maxY),
    ]
    return pairs.allSatisfy { abs($0 - $1) <= distance }
  }

  // Shapes

  @Test func aRectangleBeginsAtItsTopLeftCorner() {
    let path = UIBezierPath(rect: box)
    #expect(parts(path.cgPath) == "M 30.0,50.0 L 110.0,50.0 L 110.0,70.0 L 30.0,70.0 Z")
    #expect(path.bounds == box && path.currentPoint == CGPoint(x: 30, y: 50) && !path.isEmpty)
  }

  @Test func anOvalTouchesTheFourSides() {
    let path = UIBezierPath(ovalIn: box)
    #expect(isNear(path.bounds, box) && isNear(path.cgPath.boundingBoxOfPath, box))
    // (x / 40)² + (y / 10)² = 1 around the center (70, 60)
    for angle in stride(from: 0.1, to: 6.2, by: 0.3) {
      let direction = CGPoint(x: 40 * cos(angle), y: 10 * sin(angle))
      #expect(path.contains(CGPoint(x: 70 + 0.99 * direction.x, y: 60 + 0.99 * direction.y)), "\(angle)")
      #expect(!path.contains(CGPoint(x: 70 + 1.01 * direction.x, y: 60 + 1.01 * direction.y)), "\(angle)")
    }
  }

  @Test func aRoundedRectangleIsCutAtItsCorners() {
    let path = UIBezierPath(roundedRect: box, cornerRadius: 6)
    #expect(isNear(path.bounds, box))
    // A quarter of a circle around (36, 56): 6 · (1 − 1 / √2) = 1.757 are cut off along both axes.
    #expect(!path.contains(CGPoint(x: 30 + 1.7, y: 50 + 1.7)))
    #expect(path.contains(CGPoint(x: 30 + 1.8, y: 50 + 1.8)))
  }

  @Test func aRadiusIsAtMostHalfOfTheShorterSide() {
    let path = UIBezierPath(roundedRect: box, cornerRadius: 500)
    #expect(isNear(path.bounds, box))
    #expect(!path.contains(CGPoint(x: 30 + 2.8, y: 50 + 2.8)) && path.contains(CGPoint(x: 30 + 3, y: 50 + 3)))
  }

  @Test func onlyTheGivenCornersAreRounded() {
    let points: [(UIRectCorner, CGPoint)] = [
      (.topLeft, CGPoint(x: 31, y: 51)), (.topRight, CGPoint(x: 109, y: 51)),
      (.bottomLeft, CGPoint(x: 31, y: 69)), (.bottomRight, CGPoint(x: 109, y: 69)),
    ]
    for bits in UInt(0)..<16 {
      let corners = UIRectCorner(rawValue: bits)
      let path = UIBezierPath(
        roundedRect: box, byRoundingCorners: corners, cornerRadii: CGSize(width: 16, height: 8))
      for (corner, point) in points {
        #expect(path.contains(point) != corners.contains(corner), "\(bits) \(corner.rawValue)")
      }
      #expect(isNear(path.bounds, box))
    }
  }

  // Arcs

  @Test func anArcRunsClockwiseInAView() {
    // From the right to the bottom: growing angles, because y points down.
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 20), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(isNear(path.bounds, CGRect(x: 10, y: 20, width: 5, height: 5)))
    let rest = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 20), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(isNear(rest.bounds, CGRect(x: 5, y: 15, width: 10, height: 10)))
    #expect(rest.contains(CGPoint(x: 7, y: 17)) && !path.contains(CGPoint(x: 7, y: 17)))
  }

  /// CGPath.addArc(center:...): in flipped coordinates, `clockwise` is the opposite of what is seen.
  @Test func theDirectionOfCGPathIsOpposite() {
    let path = CGMutablePath()
    path.addArc(center: CGPoint(x: 10, y: 20), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(isNear(path.boundingBox, CGRect(x: 10, y: 20, width: 5, height: 5)))
  }

  @Test func aFullTurnIsACircle() {
    for start in [0, -CGFloat.pi / 2, 1] {
      let path = UIBezierPath(
        arcCenter: CGPoint(x: 10, y: 20), radius: 5, startAngle: start, endAngle: start + 2 * .pi,
        clockwise: true)
      let circle = CGRect(x: 5, y: 15, width: 10, height: 10)
      #expect(isNear(path.cgPath.boundingBoxOfPath, circle, within: 0.01), "\(start)")
    }
  }

  @Test func anArcIsJoinedByALine() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 20))
    path.addArc(
      withCenter: CGPoint(x: 10, y: 20), radius: 5, startAngle: .pi, endAngle: 1.5 * .pi, clockwise: true)
    path.close()
    #expect(isNear(path.bounds, CGRect(x: 5, y: 15, width: 5, height: 5)))
    #expect(path.contains(CGPoint(x: 8, y: 18)) && path.currentPoint == CGPoint(x: 10, y: 20))
  }

  @Test func anArcBetweenTangentsTouchesBothLines() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    // It touches at (6, 0) and (10, 4), around (6, 4).
    #expect(parts(path).hasPrefix("M 0.0,0.0 L 6.0,0.0 C "))
    let end = path.currentPoint
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
    #expect(isNear(path.boundingBox, CGRect(x: 0, y: 0, width: 10, height: 4)))
  }

  // Parts

  @Test func aCurveHasABoxWithAndWithoutItsControlPoints() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 8))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 8))
    // The middle is (start + 2 · control + end) / 4.
    #expect(path.cgPath.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 4))
    path.removeAllPoints()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 12, y: 0), controlPoint1: CGPoint(x: 0, y: 8), controlPoint2: CGPoint(x: 12, y: 8))
    // The middle is (start + 3 · control + 3 · control + end) / 8.
    #expect(path.cgPath.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 12, height: 6))
  }

  @Test func anEmptyPathHasNoBox() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.bounds.isNull && path.cgPath.boundingBoxOfPath.isNull)
    #expect(path.currentPoint == .zero && !path.contains(.zero))
    path.close()
    #expect(path.isEmpty)
  }

  @Test func aPathAfterItsEndBeginsAtTheSamePoint() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.close()
    path.close()
    path.addLine(to: CGPoint(x: 5, y: 7))
    #expect(parts(path.cgPath) == "M 1.0,2.0 L 3.0,4.0 Z M 1.0,2.0 L 5.0,7.0")
  }

  @Test func pathsAreAppendedAndTransformed() {
    let path = UIBezierPath(rect: box)
    path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 110, height: 70))
    path.apply(CGAffineTransform(scaleX: 2, y: -1).translatedBy(x: 3, y: 4))
    // x' = 2 (x + 3), y' = −(y + 4)
    #expect(path.bounds == CGRect(x: 6, y: -74, width: 220, height: 70))
  }

  @Test func aReversedPathRunsBackwards() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 9, y: 8), controlPoint: CGPoint(x: 5, y: 7))
    path.lineWidth = 6
    let reversed = path.reversing()
    #expect(parts(reversed.cgPath) == "M 9.0,8.0 Q 5.0,7.0 3.0,4.0 L 1.0,2.0" && reversed.lineWidth == 6)
  }

  @Test func theTwoRulesDifferInsideOverlappingAreas() {
    let path = UIBezierPath(rect: box)
    let inner = UIBezierPath(rect: box.insetBy(dx: 10, dy: 5))
    path.append(inner)
    let middle = CGPoint(x: 70, y: 60)
    #expect(path.contains(middle))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle) && path.contains(CGPoint(x: 35, y: 60)))
    let hole = UIBezierPath(rect: box)
    hole.append(inner.reversing())
    #expect(!hole.contains(middle))
  }

  @Test func aCopyIsIndependent() {
    let path = UIBezierPath(rect: box)
    path.lineWidth = 3
    let stored = path.cgPath
    let copy = path.copy() as? UIBezierPath
    path.removeAllPoints()
    #expect(stored.boundingBox == box && copy?.bounds == box && copy?.lineWidth == 3)
    #expect(UIBezierPath(cgPath: stored).cgPath == stored)
    var shift = CGAffineTransform(translationX: 1, y: 2)
    #expect(stored.copy(using: &shift)?.boundingBox == box.offsetBy(dx: 1, dy: 2))
    let changed = stored.mutableCopy()
    changed?.addEllipse(in: CGRect(x: 200, y: 200, width: 7, height: 9))
    #expect(changed != stored && stored.boundingBox == box)
  }

  @Test func aNewPathHasTheDocumentedLine() {
    let path = UIBezierPath()
    #expect(path.lineWidth == 1 && path.lineCapStyle == .butt && path.lineJoinStyle == .miter)
    #expect(path.miterLimit == 10 && !path.usesEvenOddFillRule)
  }

  @Test func pathsAreDrawnIntoAnImage() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in
      UIColor.red.setFill()
      UIBezierPath(ovalIn: CGRect(x: 1, y: 2, width: 3, height: 4)).fill()
      UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).stroke()
    }
    #expect(image.size == CGSize(width: 40, height: 30))
    UIBezierPath(rect: box).fill()
  }
}

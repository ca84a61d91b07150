import Foundation
import Testing
import UIKit

/// The arithmetic of transforms of the plane and of space.
@Suite struct AffineTransformTests {
  private let a = CGAffineTransform(a: 2, b: 3, c: -5, d: 7, tx: 11, ty: 13)
  private let b = CGAffineTransform(a: 0.5, b: -1, c: 4, d: 0.25, tx: -3, ty: 8)
  private let point = CGPoint(x: 17, y: 19)

  private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9
  }

  /// CGAffineTransform.h: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
  @Test func aPointIsARowTimesTheMatrix() {
    #expect(point.applying(a) == CGPoint(x: 2 * 17 - 5 * 19 + 11, y: 3 * 17 + 7 * 19 + 13))
    let size = CGSize(width: 17, height: 19).applying(a)
    #expect(size == CGSize(width: 2 * 17 - 5 * 19, height: 3 * 17 + 7 * 19))
  }

  @Test func aConcatenationAppliesTheFirstTransformFirst() {
    #expect(isNear(point.applying(a.concatenating(b)), point.applying(a).applying(b)))
  }

  /// CGAffineTransform.h: t' = [ 1 0 0 1 tx ty ] * t, and so on.
  @Test func aStepIsAppliedBeforeTheTransform() {
    #expect(isNear(point.applying(a.translatedBy(x: 4, y: 6)), CGPoint(x: 21, y: 25).applying(a)))
    #expect(isNear(point.applying(a.scaledBy(x: 2, y: -3)), CGPoint(x: 34, y: -57).applying(a)))
    let quarter = CGPoint(x: -19, y: 17).applying(a)
    #expect(isNear(point.applying(a.rotated(by: .pi / 2)), quarter))
  }

  @Test func anInverseUndoesTheTransform() {
    #expect(isNear(point.applying(a).applying(a.inverted()), point))
    #expect(isNear(point.applying(a.inverted()).applying(a), point))
  }

  /// CGAffineTransform.h: if `t' has zero determinant, then `t' is returned unchanged.
  @Test func aTransformWithoutAnInverseIsItsOwn() {
    for singular in [
      CGAffineTransform(scaleX: 0, y: 3), CGAffineTransform(a: 2, b: 4, c: 1, d: 2, tx: 3, ty: 5),
      CGAffineTransform(),
    ] {
      #expect(singular.inverted() == singular)
    }
  }

  @Test func theIdentityIsOnlyEqualToItself() {
    #expect(CGAffineTransform.identity.isIdentity && CGAffineTransform(scaleX: 1, y: 1).isIdentity)
    #expect(!CGAffineTransform().isIdentity && !CGAffineTransform(translationX: 0, y: 1e-9).isIdentity)
    #expect(CGAffineTransform(1, 2, 3, 4, 5, 6) == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
  }

  @Test func aRectangleIsTheBoxAroundItsCorners() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    // x' = −y and y' = x: the corners (1, 2) and (4, 6) become (−2, 1) and (−6, 4).
    let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(rect.applying(quarter) == CGRect(x: -6, y: 1, width: 4, height: 3))
    #expect(CGRect.null.applying(quarter).isNull)
  }

  @Test func aTransformIsEncodedAsItsSixNumbers() throws {
    let data = try JSONEncoder().encode(a)
    #expect(String(decoding: data, as: UTF8.self) == "[2,3,-5,7,11,13]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == a)
  }

  // Space

  @Test func aTransformOfThePlaneIsOneOfSpace() {
    let space = CATransform3DMakeAffineTransform(a)
    #expect(CATransform3DIsAffine(space) && CATransform3DGetAffineTransform(space) == a)
    let moved = CATransform3DMakeTranslation(1, 2, 3)
    #expect(!CATransform3DIsAffine(moved) && !CATransform3DIsIdentity(moved))
    #expect(CATransform3DIsAffine(CATransform3DMakeScale(2, 3, 1)))
  }

  @Test func aRotationAroundTheZAxisIsThatOfThePlane() {
    for angle in [0.4, -2, 3] {
      let plane = CATransform3DGetAffineTransform(CATransform3DMakeRotation(angle, 0, 0, 5))
      let expected = CGAffineTransform(rotationAngle: angle)
      #expect(isNear(point.applying(plane), point.applying(expected)), "\(angle)")
    }
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  /// CATransform3D.h: t' = a * b; so the concatenation of the planes is the same.
  @Test func concatenationAndStepsAgreeWithThePlane() {
    let space = CATransform3DConcat(
      CATransform3DMakeAffineTransform(a), CATransform3DMakeAffineTransform(b))
    #expect(isNear(point.applying(space.affine), point.applying(a).applying(b)))
    let steps = CATransform3DRotate(
      CATransform3DScale(CATransform3DTranslate(CATransform3DMakeAffineTransform(a), 4, 6, 0), 2, -3, 1), 0.4,
      0, 0, 1)
    let expected = a.translatedBy(x: 4, y: 6).scaledBy(x: 2, y: -3).rotated(by: 0.4)
    #expect(isNear(point.applying(steps.affine), point.applying(expected)))
  }
}

extension CATransform3D {
  fileprivate var affine: CGAffineTransform { CATransform3DGetAffineTransform(self) }
}

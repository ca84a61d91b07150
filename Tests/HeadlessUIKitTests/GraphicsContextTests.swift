import HeadlessUIKit
import Testing
import UIKit

/// Images that are drawn with the functions of Core Graphics.
@Suite struct GraphicsContextTests {
  private struct Nothing: Error {}

  private func marks(of image: UIImage?) throws -> [UIGraphicsImageRendererContext.Mark] {
    guard case .drawing(let marks) = image?.content else { throw Nothing() }
    return marks
  }

  @Test func aTransformMovesWhatFollowsUntilItIsRestored() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 90, height: 70)).image { renderer in
      let context = renderer.cgContext
      context.saveGState()
      context.translateBy(x: 10, y: 20)
      context.scaleBy(x: 3, y: 2)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 1, y: 2, width: 4, height: 5))
      context.restoreGState()
      context.fill(CGRect(x: 1, y: 2, width: 4, height: 5))
    }
    let marks = try marks(of: image)
    #expect(
      marks.map { CGRect(around: $0.path.flatMap(\.points)) } == [
        CGRect(x: 10 + 3 * 1, y: 20 + 2 * 2, width: 3 * 4, height: 2 * 5),
        CGRect(x: 1, y: 2, width: 4, height: 5),
      ])
    #expect(marks.map(\.color.cgColor) == [UIColor.red.cgColor, UIColor.black.cgColor])
  }

  @Test func aPathOfTheCurrentContextIsDrawnOnce() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 30), false, 2)
    UIGraphicsGetCurrentContext()?.move(to: CGPoint(x: 3, y: 5))
    UIGraphicsGetCurrentContext()?.addLine(to: CGPoint(x: 13, y: 25))
    UIGraphicsGetCurrentContext()?.setLineWidth(7)
    UIGraphicsGetCurrentContext()?.strokePath()
    UIGraphicsGetCurrentContext()?.strokePath()
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.size == CGSize(width: 40, height: 30))
    #expect(image?.scale == 2)
    let drawn = try marks(of: image).filter { !$0.path.isEmpty }
    #expect(CGRect(around: drawn[0].path.flatMap(\.points)) == CGRect(x: 3, y: 5, width: 10, height: 20))
    #expect(drawn.map(\.lineWidth) == [7, nil])
    #expect(drawn.last?.color == .blue)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}

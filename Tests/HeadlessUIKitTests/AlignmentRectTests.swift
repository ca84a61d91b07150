import TestSupport
import Testing
import UIKit

/// A view whose alignment rectangle is a part of its frame.
private final class Framed: UIView {
  var alignment: UIEdgeInsets { didSet { invalidateIntrinsicContentSize() } }
  var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

  init(_ alignment: UIEdgeInsets) {
    self.alignment = alignment
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var alignmentRectInsets: UIEdgeInsets { alignment }
  override var intrinsicContentSize: CGSize { size }
}

/// A view with a shadow to the right and below, of a tenth of its size.
private final class Shadowed: UIView {
  override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    CGRect(x: frame.minX, y: frame.minY, width: frame.width * 0.9, height: frame.height * 0.9)
  }
  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    CGRect(
      x: alignmentRect.minX, y: alignmentRect.minY, width: alignmentRect.width / 0.9,
      height: alignmentRect.height / 0.9)
  }
}

@MainActor @Suite struct AlignmentRectTests {
  private nonisolated static let one = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  private nonisolated static let two = UIEdgeInsets(top: 5, left: 7, bottom: -6, right: 8)
  private nonisolated static let three = UIEdgeInsets(top: -9, left: 12, bottom: 11, right: 13)

  private func widened(_ rectangle: CGRect, by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: rectangle.minX - insets.left, y: rectangle.minY - insets.top,
      width: rectangle.width + insets.left + insets.right,
      height: rectangle.height + insets.top + insets.bottom)
  }

  @Test(arguments: [UIEdgeInsets.zero, one], [UIEdgeInsets.zero, two])
  func constraintsApplyToTheAlignmentRectangle(
    outer: UIEdgeInsets, inner: UIEdgeInsets
  ) {
    for deep in [UIEdgeInsets.zero, Self.three] {
      for isHeldAtTheTop in [false, true] {
        let root = Framed(outer)
        let child = Framed(inner)
        let leaf = Framed(deep)
        root.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        root.placeInside(child)
        child.placeInside(leaf)
        NSLayoutConstraint.activate(
          child.edges(root, insets) + leaf.edges(isHeldAtTheTop ? root : child, insets))
        root.layoutIfNeeded()
        // In the coordinates of the root: its own alignment rectangle, and the rectangles inside it.
        let whole = CGRect(x: 0, y: 0, width: 400, height: 300).inset(by: outer)
        let middle = whole.inset(by: insets)
        let small = (isHeldAtTheTop ? whole : middle).inset(by: insets)
        let frame = widened(middle, by: inner)
        expectFrames(
          ("child \(outer) \(inner) \(deep) \(isHeldAtTheTop)", child, frame),
          (
            "leaf \(outer) \(inner) \(deep) \(isHeldAtTheTop)", leaf,
            widened(small, by: deep).offsetBy(dx: -frame.minX, dy: -frame.minY)
          ))
      }
    }
  }

  @Test func centersAndSizesAreThoseOfTheAlignmentRectangle() {
    let root = Framed(Self.one)
    let a = Framed(Self.two)
    let b = Framed(Self.three)
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    root.placeInside(a)
    root.placeInside(b)
    a.size = CGSize(width: 50, height: 30)
    NSLayoutConstraint.activate([
      a.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      a.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 8),
      b.topAnchor.constraint(equalTo: a.topAnchor),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2),
      b.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    // (2 + 396) / 2 = 199 and (1 + 297) / 2 = 149 are the middle of the root's rectangle.
    let rectangle = CGRect(x: 199 - 25, y: 149 - 15, width: 50, height: 30)
    expectFrames(
      ("a", a, widened(rectangle, by: Self.two)),
      (
        "b", b,
        widened(CGRect(x: rectangle.maxX + 8, y: rectangle.minY, width: 100, height: 296 / 2), by: Self.three)
      ))
    #expect(
      a.alignmentRect(forFrame: a.frame) == rectangle && a.frame(forAlignmentRect: rectangle) == a.frame)
  }

  @Test func guidesAreInTheCoordinatesOfTheFrame() {
    let root = Framed(Self.one)
    let leaf = Framed(Self.two)
    let guide = UILayoutGuide()
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    root.layoutMargins = insets
    root.addLayoutGuide(guide)
    root.placeInside(leaf)
    let margins = root.layoutMarginsGuide
    NSLayoutConstraint.activate([
      leaf.leftAnchor.constraint(equalTo: margins.leftAnchor),
      leaf.topAnchor.constraint(equalTo: margins.topAnchor),
      leaf.rightAnchor.constraint(equalTo: margins.rightAnchor),
      leaf.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 6),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.rightAnchor.constraint(equalTo: root.rightAnchor),
      guide.bottomAnchor.constraint(equalTo: leaf.bottomAnchor, constant: -1),
    ])
    root.layoutIfNeeded()
    expectFrames(
      ("leaf", leaf, widened(CGRect(x: 20, y: 10, width: 320, height: 250), by: Self.two)),
      ("guide", guide, CGRect(x: 2 + 6, y: 1, width: 400 - 2 - 4 - 6, height: 259 - 1)))
  }

  @Test func theAlignmentRectangleMayChange() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let child = Framed(.zero)
    let leaf = Framed(Self.three)
    root.placeInside(child)
    child.placeInside(leaf)
    NSLayoutConstraint.activate(child.edges(root, insets) + leaf.edges(child, insets))
    root.layoutIfNeeded()
    for alignment in [Self.one, Self.two, .zero, Self.one] {
      child.alignment = alignment
      root.layoutIfNeeded()
      let middle = CGRect(x: 20, y: 10, width: 320, height: 250)
      let frame = widened(middle, by: alignment)
      let small = middle.inset(by: insets).offsetBy(dx: -frame.minX, dy: -frame.minY)
      expectFrames(("child", child, frame), ("leaf", leaf, widened(small, by: Self.three)))
    }
  }

  @Test func anAlignmentRectangleMayDependOnTheSize() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let child = Shadowed()
    let leaf = UIView()
    root.placeInside(child)
    child.placeInside(leaf)
    NSLayoutConstraint.activate(
      child.edges(root, insets) + leaf.edges(child, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    for width: CGFloat in [400, 220] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      expectFrames(
        ("child", child, CGRect(x: 20, y: 10, width: (width - 80) / 0.9, height: 250 / 0.9)),
        ("leaf", leaf, CGRect(x: 2, y: 1, width: width - 80 - 6, height: 250 - 4)))
    }
  }

  @Test func othersAreTiedToTheAlignmentRectangleOfASetFrame() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let fixed = Framed(Self.one)
    let tied = UIView()
    root.addSubview(fixed)
    root.placeInside(tied)
    fixed.frame = CGRect(x: 30, y: 40, width: 100, height: 90)
    fixed.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    NSLayoutConstraint.activate(tied.edges(fixed, insets))
    for growth: CGFloat in [0, 20, -10] {
      root.frame.size = CGSize(width: 400 + growth, height: 300 + growth)
      root.layoutIfNeeded()
      // The width and the distance from the top take the whole growth.
      let frame = CGRect(x: 30, y: 40 + growth, width: 100 + growth, height: 90)
      let rectangle = CGRect(x: 32, y: frame.minY + 1, width: frame.width - 6, height: 86)
      expectFrames(("fixed", fixed, frame), ("tied", tied, rectangle.inset(by: insets)))
    }
    fixed.frame = CGRect(x: 1, y: 1, width: 3, height: 2)
    NSLayoutConstraint.deactivate(root.constraints)
    NSLayoutConstraint.activate(tied.box(0, 0, 5, 5))
    #expect(conflicts { root.layoutIfNeeded() }.isEmpty)
    #expect(fixed.frame == CGRect(x: 1, y: 1, width: 3, height: 2))
  }

  @Test func leadingIsMirroredInsideTheRectangle() {
    let root = Framed(Self.one)
    let child = Framed(Self.two)
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    root.semanticContentAttribute = .forceRightToLeft
    root.placeInside(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      child.widthAnchor.constraint(equalToConstant: 100), child.topAnchor.constraint(equalTo: root.topAnchor),
      child.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    expectFrames(
      ("child", child, widened(CGRect(x: 400 - 4 - 10 - 100, y: 1, width: 100, height: 40), by: Self.two)))
  }

  @Test func aFrameIsItsContentAndItsAlignmentInsets() {
    let outer = Framed(Self.one)
    let content = Content(50, 30)
    outer.translatesAutoresizingMaskIntoConstraints = false
    outer.placeInside(content)
    NSLayoutConstraint.activate(content.edges(outer, insets))
    outer.layoutIfNeeded()
    expectFrames(
      ("outer", outer, CGRect(x: 0, y: 0, width: 50 + 80 + 6, height: 30 + 50 + 4)),
      ("content", content, CGRect(x: 22, y: 11, width: 50, height: 30)))
  }
}

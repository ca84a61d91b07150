import TestSupport
import Testing
import UIKit

/// Axis × distribution × alignment × hidden view × gaps × room, each compared with `StackModel`.
@MainActor @Suite struct StackViewTableTests {
  nonisolated private static let distributions: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
  nonisolated private static let alignments: [UIStackView.Alignment] = [
    .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
  ]

  /// Returns the rooms for a model: determined by the views, exactly fitting, too small and too large.
  private func rooms(_ model: StackModel) -> [(along: CGFloat, across: CGFloat)?] {
    let natural = model.size
    let (along, across) =
      model.axis == .horizontal ? (natural.width, natural.height) : (natural.height, natural.width)
    return [
      nil, (along, across), (model.axis == .horizontal ? 120 : 64, across - 11), (along + 90, across + 17),
    ]
  }

  /// Returns a stack view in a container, laid out with the properties of the model.
  private func laidOut(
    _ model: StackModel, mirrored: Bool = false
  ) -> (stack: UIStackView, views: [Content]) {
    let views = StackModel.contents.map { Content($0.width, $0.height) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.semanticContentAttribute = mirrored ? .forceRightToLeft : .unspecified
    stack.axis = model.axis
    stack.distribution = model.distribution
    stack.alignment = model.alignment
    stack.spacing = model.gaps[0]
    if model.gaps[1] != model.gaps[0] { stack.setCustomSpacing(model.gaps[1], after: views[1]) }
    if let hidden = model.hidden { views[hidden].isHidden = true }
    let root = root(500, 500, stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 13),
      stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 17),
    ])
    if model.room != nil {
      NSLayoutConstraint.activate([
        stack.widthAnchor.constraint(equalToConstant: model.size.width),
        stack.heightAnchor.constraint(equalToConstant: model.size.height),
      ])
    }
    let found = conflicts { root.layoutIfNeeded() }
    #expect(found.isEmpty, "\(model): \(found)")
    return (stack, views)
  }

  private func check(_ model: StackModel, mirrored: Bool = false) {
    let (stack, views) = laidOut(model, mirrored: mirrored)
    var expected: [(name: String, item: AnyObject, frame: CGRect)] = [
      ("\(model)", stack, CGRect(origin: CGPoint(x: 13, y: 17), size: model.size))
    ]
    for (index, frame) in model.frames.enumerated() {
      var frame = frame
      if mirrored { frame.origin.x = model.size.width - frame.maxX }
      expected.append(("view \(index)", views[index], frame))
    }
    expectFrames(expected)
  }

  @Test(arguments: distributions, alignments)
  func everyCaseMatchesTheModel(distribution: UIStackView.Distribution, alignment: UIStackView.Alignment) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for hidden in [nil, 0, 1, 2] as [Int?] {
        let all: [[CGFloat]] = [[0, 0], [7, 7], [7, 12]]
        for gaps in TestEffort.choose(all: all, usually: [[7, 12]]) {
          var model = StackModel(
            axis: axis, distribution: distribution, alignment: alignment, hidden: hidden, gaps: gaps)
          for room in rooms(model) {
            model.room = room
            check(model)
          }
        }
      }
    }
  }

  @Test(arguments: distributions) func everyCaseIsMirroredFromRightToLeft(
    distribution: UIStackView.Distribution
  ) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for alignment in Self.alignments {
        for hidden in [nil, 1] as [Int?] {
          var model = StackModel(
            axis: axis, distribution: distribution, alignment: alignment, hidden: hidden, gaps: [7, 12])
          for room in rooms(model) {
            model.room = room
            check(model, mirrored: true)
          }
        }
      }
    }
  }

  @Test(arguments: distributions) func theFittingSizeIsThatOfAFreeStackView(
    distribution: UIStackView.Distribution
  ) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for alignment in Self.alignments {
        for hidden in [nil, 0, 1, 2] as [Int?] {
          let free = StackModel(
            axis: axis, distribution: distribution, alignment: alignment, hidden: hidden, gaps: [7, 12])
          let (stack, views) = laidOut(free)
          guard let root = stack.superview else { continue }
          // Constraints of the superview are ignored.
          NSLayoutConstraint.activate([
            stack.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -31),
            stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
          ])
          root.layoutIfNeeded()
          let before = views.map(\.frame)
          let found = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          let wanted = free.size
          #expect(
            abs(found.width - wanted.width) < 1e-6 && abs(found.height - wanted.height) < 1e-6,
            "\(free): \(found)")
          root.layoutIfNeeded()
          #expect(
            stack.frame.size == CGSize(width: 500 - 13 - 31, height: 500 - 17)
              && views.map(\.frame) == before,
            "\(free)")
        }
      }
    }
  }
}

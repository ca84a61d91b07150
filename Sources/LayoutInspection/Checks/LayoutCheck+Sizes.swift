import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

extension LayoutCheck {
  /// Checks that no size has a digit too many, where nothing contradicts it, and that no button is stretched.
  ///
  /// - a view that is ten times as long as at least three others of its class beside it, which are all
  ///   equally long, although its content needs no more than theirs;
  /// - a line that is thicker than 16 points: an empty view with a background whose name ends with `rule`,
  ///   `separator`, `divider` or `hairline`;
  /// - a button with a title in its middle and no background that is more than twice as wide as the title,
  ///   because a label of its row hugs its text more strongly.
  public static let plausibleSizes = LayoutCheck(named: "plausibleSizes") { tree in
    var found = tree.constraints.longSizes.compactMap { tree.outlier($0, usual: $1) }
    guard tree.isNamed else { return found }
    found += tree.numberEvidence.numbers.compactMap(tree.thickLine)
    #if canImport(UIKit)
      found += tree.views.indices.compactMap(tree.stretchedButton)
    #endif
    return found
  }
}

extension ConstraintList {
  func findLongSizes() -> [(number: WrittenNumber, usual: Double)] {
    let sizes = numberEvidence.numbers.filter { $0.kind == .size }
    return sizes.compactMap { number in
      guard let view = number.constraint.firstItem as? AutoLayoutKitView else { return nil }
      let others = sizes.filter { other in
        guard other.isVertical == number.isVertical,
          let twin = other.constraint.firstItem as? AutoLayoutKitView
        else { return false }
        return twin !== view && twin.superview === view.superview && type(of: twin) == type(of: view)
      }
      guard others.count > 2, Set(others.map(\.value)).count == 1, let usual = others.first?.value,
        number.value.hasDigitMore(than: usual)
      else { return nil }
      return (number, usual)
    }
  }
}

extension CheckedTree {
  /// Returns the visible view that a number sizes, with the place and the axis of the number.
  private func sized(_ number: WrittenNumber) -> (index: Int, axis: CheckedAxis, site: ConstraintSite)? {
    guard let item = number.constraint.firstItem, let index = index(of: item), index > 0,
      let site = number.site
    else { return nil }
    return (index, CheckedAxis(isVertical: number.isVertical), site)
  }

  fileprivate func outlier(_ number: WrittenNumber, usual: Double) -> Finding? {
    guard let (index, axis, site) = sized(number), views[index].showsContent,
      views[index].content != .image, views[index].end > index,
      views[(index + 1)...views[index].end].allSatisfy({ axis.length(of: $0.frame) <= CGFloat(usual) })
    else { return nil }
    return finding(
      .size, [index], sites: [site],
      "\(site.call): \(number.words(ReportNames(shownNames))) is far from the other \(axis.words.size)"
        + " (\(usual.points)). Probably \(usual.points) was meant."
    )
    .explaining([views[index].view], at: .open)
  }

  fileprivate func thickLine(_ number: WrittenNumber) -> Finding? {
    guard number.kind == .size, number.value > Double(CheckLimit.thickLine),
      let (index, axis, site) = sized(number), views[index].hasBackground, views[index].end == index,
      views[index].content == .nothing,
      axis.length(of: views[index].frame) < axis.across.length(of: views[index].frame)
    else { return nil }
    let name = plainName(index).lowercased().filter(\.isLetter)
    guard ["rule", "separator", "divider", "hairline"].contains(where: name.hasSuffix) else { return nil }
    let view = views[index].view
    return finding(
      .size, [index], sites: [site],
      "\(site.call) makes \(self.name(index)) \(number.value.points) \(axis.words.extent), and a line"
        + " between views is 1 or 2 points thick. Write"
        + " \(axis.words.size)(\(plainName(index))) == 1."
    )
    // It is known to be wrong, whatever else contradicts it.
    .explaining([view, view.superview].compactMap { $0 }, lines: true, at: .block)
  }
}

extension Double {
  /// True for ten times another number, and for one with a digit twice: 440 and 444 for 44.
  fileprivate func hasDigitMore(than other: Double) -> Bool {
    guard other >= 1, self == rounded(), other == other.rounded() else { return self == other * 10 }
    let (text, usual) = (points, other.points)
    return self == other * 10
      || usual.indices.contains { text == usual[...$0] + usual[$0...] }
  }
}

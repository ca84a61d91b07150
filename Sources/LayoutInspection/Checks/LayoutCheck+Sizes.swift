import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

extension LayoutCheck {
  /// Checks that no size has a digit too many, where nothing contradicts it.
  ///
  /// - a view that is ten times as long as at least three others of its class beside it, which are all
  ///   equally long, although its content needs no more than theirs;
  /// - a line that is thicker than 16 points: an empty view with a background whose name ends with `rule`,
  ///   `separator`, `divider` or `hairline`.
  public static let plausibleSizes = LayoutCheck(named: "plausibleSizes") { tree in
    tree.constraints.longSizes.compactMap { tree.outlier($0, usual: $1) } + tree.thickLines()
  }
}

extension ConstraintList {
  /// Computes `longSizes`.
  func findLongSizes() -> [(number: WrittenNumber, usual: Double)] {
    let sizes = numberEvidence.numbers.filter { $0.kind == .size }
    return sizes.compactMap { number in
      guard let view = number.constraint.firstItem as? AutoLayoutKitView else { return nil }
      let others = sizes.filter { other in
        other.isVertical == number.isVertical
          && (other.constraint.firstItem as? AutoLayoutKitView).map { $0 !== view && $0.isTwin(of: view) }
            == true
      }
      guard others.count > 2, Set(others.map(\.value)).count == 1, let usual = others.first?.value,
        number.value.hasDigitMore(than: usual)
      else { return nil }
      return (number, usual)
    }
  }
}

extension CheckedTree {
  /// Returns the index of the visible view that a number sizes.
  private func sizedView(_ number: WrittenNumber) -> Int? {
    views.indices.dropFirst().first { views[$0].view === number.constraint.firstItem }
  }

  /// Returns the problem of a size that is ten times as large as those of the views beside it.
  fileprivate func outlier(_ number: WrittenNumber, usual: Double) -> Finding? {
    guard let view = number.constraint.firstItem as? AutoLayoutKitView, let site = number.site,
      let index = sizedView(number), views[index].showsContent, views[index].content != .image
    else { return nil }
    let axis: CheckedAxis = number.isVertical ? .y : .x
    let inner = views[(index + 1)..<(views[index].end + 1)]
    guard !inner.isEmpty, inner.allSatisfy({ axis.length(of: $0.frame) <= CGFloat(usual) }) else {
      return nil
    }
    let comparison = "is far from the other \(axis.words.size) (\(usual.points))"
    var finding = finding(
      .size, [index], sites: [site],
      "\(site.call): \(number.words(ReportNames(shownNames))) \(comparison). Probably \(usual.points) was"
        + " meant."
    )
    finding.step = .open
    finding.explained.views = [view]
    return finding
  }

  /// Returns the problems of lines between views that are as thick as a view.
  fileprivate func thickLines() -> [Finding] {
    isNamed ? numberEvidence.numbers.filter { $0.kind == .size }.compactMap { thickLine($0) } : []
  }

  private func thickLine(_ number: WrittenNumber) -> Finding? {
    guard number.value > Double(CheckLimit.thickLine), let site = number.site, let index = sizedView(number),
      views[index].hasBackground, views[index].end == index, views[index].content == .nothing
    else { return nil }
    let item = views[index]
    let axis: CheckedAxis = number.isVertical ? .y : .x
    let isAcross = axis.length(of: item.frame) < (axis == .x ? item.frame.height : item.frame.width)
    let name = shownNames.name(of: item.view).lowercased().filter { $0.isLetter }
    guard isAcross, ["rule", "separator", "divider", "hairline"].contains(where: name.hasSuffix) else {
      return nil
    }
    var finding = finding(
      .size, [index], sites: [site],
      "\(site.call) makes \(self.name(of: item.view)) \(number.value.points) \(axis.words.extent), and a line"
        + " between views is 1 or 2 points thick. Write"
        + " \(axis.words.size)(\(shownNames.name(of: item.view))) == 1."
    )
    // It is known to be wrong, whatever else contradicts it.
    finding.step = .block
    finding.explained.views = [item.view, item.view.superview].compactMap { $0 }
    finding.explained.lines = finding.lines
    return finding
  }
}

extension AutoLayoutKitView {
  /// Returns true for another view of the same class in the same superview.
  fileprivate func isTwin(of other: AutoLayoutKitView) -> Bool {
    superview === other.superview && type(of: self) == type(of: other)
  }
}

extension Double {
  /// True for ten times another number, and for one with a digit twice: 440 and 444 for 44.
  fileprivate func hasDigitMore(than other: Double) -> Bool {
    guard other >= 1, self == rounded(), other == other.rounded() else { return self == other * 10 }
    let (text, usual) = (points, other.points)
    return self == other * 10
      || usual.indices.contains { index in
        text == usual[...index] + usual[index...]
      }
  }
}

import AutoLayoutKit
import LayoutPlatform
import LayoutWords

/// A line of a loop that ran several times for one view of an array, and never for others.
struct LoopLine {
  /// The constraints of the second run and those after it.
  let copies: [DuplicateSearch.Copy]
  let view: AutoLayoutKitView
  /// The other views of the array.
  let missing: [AutoLayoutKitView]
}

// A view of an array in place of that of a loop.
extension DuplicateSearch {
  /// Returns a problem for each line of a loop that names one view of an array.
  ///
  ///     for index in rows.indices { make.yTop(rows[0], by: CGFloat(index) * 52) }
  func loops() -> [Finding] {
    loopLines.map { line in
      let site = line.copies[0].constraint.site
      let others = line.missing.map { tree.name(of: $0) }
      var finding = tree.finding(
        .duplicate, tree.indices(of: [line.view] + line.missing), sites: [site].compactMap { $0 },
        "\(site?.call ?? "") ran several times for \(tree.name(of: line.view)), and never for"
          + " \(others.shortList)."
          + " In a loop, write the view of the loop, such as \(array(of: line.view) ?? "")[i].")
      finding.explained.views = [line.view] + line.missing
      return finding
    }
  }

  /// The lines of loops that name one view of an array, in the order of the tree.
  var loopLines: [LoopLine] {
    var calls: [(key: String, copies: [Copy])] = []
    for copy in copies where copy.isOfSameCall {
      guard let site = copy.constraint.site, let item = copy.constraint.firstItem else { continue }
      let key = "\(site.call) \(ObjectIdentifier(item))"
      if let index = calls.firstIndex(where: { $0.key == key }) {
        calls[index].copies.append(copy)
      } else {
        calls.append((key, [copy]))
      }
    }
    return calls.compactMap { loopLine($0.copies) }
  }

  private func loopLine(_ copies: [Copy]) -> LoopLine? {
    let attribute = copies[0].constraint.firstAttribute
    guard let view = copies[0].constraint.firstItem as? AutoLayoutKitView, let outer = view.superview,
      let array = array(of: view), let axis = CheckedAxis.allCases.first(where: { $0.has(attribute) })
    else { return nil }
    let missing = outer.subviews.filter { other in
      guard other !== view, self.array(of: other) == array, !other.isInvisible else { return false }
      let list = tree.constraints
      return (attribute.isSize ? list.sizeSites(of: other, axis) : list.edgeSites(of: other, axis)).isEmpty
    }
    return missing.isEmpty ? nil : LoopLine(copies: copies, view: view, missing: missing)
  }

  /// Returns the name of the array that holds a view: `rows` for `rows[0]`; nil for a view of no array.
  private func array(of view: AutoLayoutKitView) -> String? {
    let name = tree.shownNames.name(of: view)
    guard name.last == "]", let bracket = name.lastIndex(of: "[") else { return nil }
    return String(name[..<bracket])
  }
}

import AutoLayoutKit
import LayoutPlatform
import LayoutWords

#if canImport(UIKit)
  extension CheckedTree {
    /// Returns the problem of a button that is stretched because a label of its row hugs its text more
    /// strongly.
    func stretchedButton(_ index: Int) -> Finding? {
      // A background, a border and a title at one side fill the room on purpose.
      guard let button = views[index].view as? UIButton, button.checkedText != nil,
        button.contentHorizontalAlignment == .center, !button.showsBackground, button.layer.borderWidth == 0
      else { return nil }
      let needed = button.intrinsicContentSize.width
      guard needed > 0, button.bounds.width > 2 * max(needed, CheckLimit.touchTarget),
        let (label, site) = strongerLabel(beside: button)
      else { return nil }
      return finding(
        .size, [index], sites: [site],
        "\(site.call) makes \(name(of: button)) \(button.bounds.width.points) wide, and its title needs"
          + " \(needed.points), because the text \(name(of: label)) hugs more strongly. Write make.xHugging("
          + "\(shownNames.name(of: button))) == .high instead of make.xHugging("
          + "\(shownNames.name(of: label))), so that the text takes the room.")
    }

    /// Returns a label beside a button in its row whose hugging was raised above that of the button, and
    /// whose column is as wide as its widest text.
    private func strongerLabel(beside button: UIButton) -> (UILabel, ConstraintSite)? {
      let least = max(button.contentHuggingPriority(for: .horizontal).rawValue, CheckLimit.hugging)
      return constraints.of(button, .x).lazy.compactMap { constraint in
        guard let site = constraint.site, site.isOfChain,
          let label = constraint.other(than: button) as? UILabel,
          label.contentHuggingPriority(for: .horizontal).rawValue > least,
          let column = label.superview?.subviews.compactMap({ $0 as? UILabel }).filter({
            $0.frame.minX == label.frame.minX && $0.frame.maxX == label.frame.maxX
          }), column.contains(where: { $0.bounds.width < $0.intrinsicContentSize.width + 1 })
        else { return nil }
        return (label, site)
      }.first
    }
  }
#endif

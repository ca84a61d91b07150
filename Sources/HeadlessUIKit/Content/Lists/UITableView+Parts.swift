// The headers and footers of the sections.
extension UITableView {
  /// The identifier of the headers and footers that show a title of the data source.
  private static var titleIdentifier: String { "UITableView-title" }

  // Heights

  /// Returns the height of a header or footer if it is known before it is shown, else an estimate.
  func makeHeight(of part: SectionPart, in section: Int) -> TableSection.Height {
    if let height = fixedHeight(of: part, in: section) {
      return TableSection.Height(height: height, isKnown: true)
    }
    let height = property(part)
    let expectation = expectation(of: part, in: section)
    guard expectation == .likely else {
      let height = heightWithoutView(of: part, in: section)
      return TableSection.Height(height: height, isKnown: expectation == .impossible)
    }
    return TableSection.Height(height: height >= 0 ? height : estimate(of: part, in: section), isKnown: false)
  }

  /// Returns the height that the delegate gives to a header or footer; nil if it is automatic.
  ///
  /// In a grouped table, 0 from the delegate means automatic, as in UIKit.
  private func fixedHeight(of part: SectionPart, in section: Int) -> CGFloat? {
    let question: TableQuestions = part == .header ? .headerHeight : .footerHeight
    let height = answer(question, default: property(part)) {
      part == .header
        ? tableDelegate?.tableView(self, heightForHeaderInSection: section)
        : tableDelegate?.tableView(self, heightForFooterInSection: section)
    }
    guard let height, height > 0 || (height == 0 && style == .plain) else { return nil }
    precondition(height.isFinite, "The height of the \(part) of section \(section) is not finite: \(height)")
    return height
  }

  private func property(_ part: SectionPart) -> CGFloat {
    part == .header ? sectionHeaderHeight : sectionFooterHeight
  }

  private func estimate(of part: SectionPart, in section: Int) -> CGFloat {
    let question: TableQuestions = part == .header ? .headerEstimate : .footerEstimate
    let property = part == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    let answer = answer(question, default: property) {
      part == .header
        ? tableDelegate?.tableView(self, estimatedHeightForHeaderInSection: section)
        : tableDelegate?.tableView(self, estimatedHeightForFooterInSection: section)
    }
    let height = answer ?? property
    if height > 0, height.isFinite { return height }
    return style == .plain ? ListSizes.header : emptyHeight(of: part, in: section)
  }

  private func emptyHeight(of part: SectionPart, in section: Int) -> CGFloat {
    if style == .plain { return 0 }
    let isFirst = part == .header && section == 0 && tableHeaderView == nil
    return isFirst ? ListSizes.firstGroup : ListSizes.emptyGroup
  }

  /// The knowledge about a header or footer that is not shown yet.
  private enum Expectation {
    /// There is neither a view nor a title.
    case impossible
    /// The delegate had no view for the section that was asked for last.
    case unlikely
    case likely
  }

  private func expectation(of part: SectionPart, in section: Int) -> Expectation {
    let question: TableQuestions = part == .header ? .headerView : .footerView
    let mayHaveView = mayAnswer(question)
    if mayHaveView, !defaultAnswers.contains(question) { return .likely }
    if title(of: part, in: section) != nil { return .likely }
    return mayHaveView ? .unlikely : .impossible
  }

  /// Measures a header or footer whose height is an estimate.
  func measure(_ part: SectionPart, in section: Int) {
    guard !geometry.sections[section][part].isKnown else { return }
    let own = property(part)
    let height: CGFloat
    if let fixed = fixedHeight(of: part, in: section) {
      height = fixed
    } else if let view = sectionViews[part]?[section] {
      height = own >= 0 ? own : fittingHeight(of: view, part, in: section)
    } else {
      height = heightWithoutView(of: part, in: section)
    }
    geometry.change(section) { $0[part] = TableSection.Height(height: height, isKnown: true) }
  }

  /// Returns the height of a header or footer that has no view, by the property of the table.
  private func heightWithoutView(of part: SectionPart, in section: Int) -> CGFloat {
    let own = property(part)
    if own == 0 { return 0 }
    return own > 0 && style != .plain ? own : emptyHeight(of: part, in: section)
  }

  private func fittingHeight(of view: UIView, _ part: SectionPart, in section: Int) -> CGFloat {
    view.frame.size.width = rowWidth
    let height = view.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    if height > 0 { return height }
    return style == .plain ? ListSizes.header : emptyHeight(of: part, in: section)
  }

  // Views

  private func title(of part: SectionPart, in section: Int) -> String? {
    answer(part == .header ? .headerTitle : .footerTitle) {
      part == .header
        ? dataSource?.tableView(self, titleForHeaderInSection: section)
        : dataSource?.tableView(self, titleForFooterInSection: section)
    }
  }

  /// Returns the delegate's view for a header or footer, or one with the title; nil if there is neither.
  func makeView(of part: SectionPart, in section: Int) -> UIView? {
    let view = answer(part == .header ? .headerView : .footerView) {
      part == .header
        ? tableDelegate?.tableView(self, viewForHeaderInSection: section)
        : tableDelegate?.tableView(self, viewForFooterInSection: section)
    }
    if let view { return view }
    guard let title = title(of: part, in: section) else { return nil }
    let made =
      headerStore.takeUnused(Self.titleIdentifier, for: self)
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    made.prepareForReuse()
    made.show(title, titleStyle(of: part, in: section))
    return made
  }

  private func titleStyle(of part: SectionPart, in section: Int) -> SectionTitleStyle {
    if style == .plain {
      return SectionTitleStyle(
        font: .systemFont(ofSize: ListSizes.titleFont.plain, weight: .semibold), above: nil, below: nil,
        color: .label)
    }
    let spaces = part == .header ? ListSizes.groupTitle : ListSizes.groupFooter
    let isFirst = part == .header && section == 0 && tableHeaderView == nil
    let more = isFirst ? ListSizes.firstGroup - ListSizes.emptyGroup : 0
    return SectionTitleStyle(
      font: .systemFont(ofSize: ListSizes.titleFont.grouped), above: spaces.above + more,
      below: spaces.below, color: .secondaryLabel)
  }

  /// Shows the header or footer of a section, unless it has no height or no view.
  func show(_ part: SectionPart, in section: Int) {
    if geometry.sections[section][part].isKnown, geometry.sections[section][part].height <= 0 { return }
    if sectionViews[part]?[section] == nil, emptyParts[part]?.contains(section) != true {
      if let view = makeView(of: part, in: section) {
        sectionViews[part, default: [:]][section] = view
      } else {
        emptyParts[part, default: []].insert(section)
      }
    }
    guard let view = sectionViews[part]?[section] else { return measure(part, in: section) }
    let isNew = view.superview !== self
    if isNew { insertSubview(view, at: indexOfFirstCell + cells.count) }
    (view as? UITableViewHeaderFooterView)?.insetsContent = insetsContentViewsToSafeArea
    measure(part, in: section)
    guard isNew else { return }
    view.frame = frame(of: part, in: section)
    switch part {
    case .header: tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer: tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  /// Removes the header or footer of a section, and keeps it for another section.
  func hide(_ part: SectionPart, in section: Int) {
    guard let view = sectionViews[part]?.removeValue(forKey: section) else { return }
    let wasShown = view.superview === self
    if wasShown { view.removeFromSuperview() }
    if let view = view as? UITableViewHeaderFooterView { headerStore.keep(view, for: view.reuseIdentifier) }
    guard wasShown else { return }
    switch part {
    case .header: tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer: tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  // Positions

  /// Returns the frame of a header or footer now.
  ///
  /// In a plain table, a header stays below the top inset and a footer above the bottom inset while rows of
  /// their section are shown between them.
  ///
  ///     top inset  ----------------------- header: at least here, as far as the section reaches
  ///     bottom inset --------------------- footer: at most here, below the header
  func frame(of part: SectionPart, in section: Int) -> CGRect {
    var rect = rectangle(of: part, in: section)
    guard style == .plain else { return rect }
    let insets = adjustedContentInset
    let other = geometry.extent(of: part == .header ? .footer : .header, in: section)
    switch part {
    case .header:
      let lowest = other.top - rect.height
      rect.origin.y = max(rect.minY, min(bounds.minY + insets.top, lowest))
    case .footer:
      let highest = other.top + other.height
      rect.origin.y = min(rect.minY, max(bounds.maxY - insets.bottom - rect.height, highest))
    }
    return rect
  }
}

struct SectionTitleStyle {
  var font: UIFont
  /// The space above the title, in points; nil centers the title.
  var above: CGFloat?
  /// The space below the title, in points; nil centers the title.
  var below: CGFloat?
  var color: UIColor
}

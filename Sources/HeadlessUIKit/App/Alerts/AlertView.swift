/// The button of an action.
final class AlertRow: UIControl {
  let action: UIAlertAction
  private let label = UILabel()
  private let isStrong: Bool

  init(_ action: UIAlertAction, isStrong: Bool) {
    (self.action, self.isStrong) = (action, isStrong)
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = action.title
    action.row = self
    update()
  }

  required init?(coder: NSCoder) { nil }

  func update() {
    isEnabled = action.isEnabled
    label.textColor =
      !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : .systemBlue
  }

  func take(_ sizes: AlertSizes, _ look: SystemLook) {
    label.font = isStrong ? .systemFont(ofSize: sizes.rowFont.pointSize, weight: .semibold) : sizes.rowFont
    layer.cornerRadius = look == .iOS26 ? sizes.rowHeight / 2 : 0
    backgroundColor = look == .iOS26 ? .tertiarySystemFill : nil
  }

  /// The width of the row that shows the whole title, in points.
  var fittingWidth: CGFloat { label.sizeThatFits(.zero).width + 2 * Self.padding }
  private static var padding: CGFloat { 8 }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.padding, dy: 0)
  }
}

/// The view of an alert or a sheet of actions.
///
///     +------------------------+
///     |         title          |   scrolls if it is too high
///     |        message         |
///     |  [ text field        ] |
///     |------------------------|
///     |  cancel   |    action  |   two rows beside each other if both titles fit
///     +------------------------+
///     +------------------------+   its own card in a sheet of iOS 15 to 18
///     |         cancel         |
///     +------------------------+
final class AlertView: UIView {
  private weak var controller: UIAlertController?
  private let style: UIAlertController.Style
  private let card = UIView()
  private let texts = UIScrollView()
  private let choices = UIScrollView()
  private let cancelCard = UIView()
  private let title = UILabel()
  private let message = UILabel()
  private var rows: [AlertRow] = []
  private var fields: [UITextField] = []
  private var lines: [UIView] = []

  init(_ controller: UIAlertController) {
    (self.controller, style) = (controller, controller.preferredStyle)
    super.init(frame: .zero)
    for label in [title, message] {
      label.numberOfLines = 0
      texts.addSubview(label)
    }
    for view in [card, cancelCard] {
      view.backgroundColor = .systemBackground
      view.clipsToBounds = true
      addSubview(view)
    }
    card.addSubview(texts)
    card.addSubview(choices)
    update()
  }

  required init?(coder: NSCoder) { nil }
  private var look: SystemLook { .ofDevice }
  var sizes: AlertSizes {
    AlertSizes(
      style, look, hasMessage: !(message.text ?? "").isEmpty,
      isNarrow: traits.horizontalSizeClass == .compact, pixel: 1 / max(1, traits.displayScale))
  }
  /// The traits of the window, also before the view is in it.
  private var traits: UITraitCollection {
    (controller?.presentingViewController?.viewIfLoaded?.window ?? window)?.traitCollection ?? traitCollection
  }

  /// Shows the texts, the fields and the actions of the controller.
  func update() {
    guard let controller else { return }
    (title.text, message.text) = (controller.title, controller.message)
    fields = controller.textFields ?? []
    for field in fields where field.superview !== texts {
      field.borderStyle = .roundedRect
      texts.addSubview(field)
    }
    for row in rows { row.removeFromSuperview() }
    let cancel = controller.actions.first { $0.style == .cancel }
    let strong = style == .alert ? controller.preferredAction ?? cancel : cancel
    rows = controller.actions.map { action in
      let row = AlertRow(action, isStrong: action === strong && look == .iOS13)
      row.addAction(UIAction { [weak self] _ in self?.controller?.choose(action) }, for: .touchUpInside)
      return row
    }
    setNeedsLayout()
  }

  private var cancelRow: AlertRow? { rows.first { $0.action.style == .cancel } }

  /// True for a sheet of actions that is beside its source: a touch outside of it cancels it.
  private var hasNoCancelRow: Bool {
    guard style == .actionSheet else { return false }
    return look == .iOS13
      ? traits.horizontalSizeClass != .compact : controller?.popoverPresentationController?.hasSource == true
  }

  /// The rows of the first card from top to bottom: one that cancels comes last.
  private func rows(_ sizes: AlertSizes) -> [AlertRow] {
    let others = rows.filter { $0 !== cancelRow }
    guard let cancelRow, sizes.cancelGap == nil, !hasNoCancelRow else { return others }
    return others + [cancelRow]
  }

  // MARK: Sizes

  private struct Measures {
    let sizes: AlertSizes
    let width: CGFloat
    /// The heights of all texts and fields, and of all rows of the first card.
    var texts: CGFloat = 0
    var choices: CGFloat = 0
    var isBeside = false
    var cancel: CGFloat = 0
  }

  private func measures(_ width: CGFloat) -> Measures {
    let sizes = sizes
    var measures = Measures(sizes: sizes, width: width)
    let textWidth = measures.width - sizes.textInsets.left - sizes.textInsets.right
    title.font = sizes.titleFont
    message.font = sizes.messageFont
    let shown = [title, message].filter { !($0.text ?? "").isEmpty }
    let heights = shown.map { $0.sizeThatFits(CGSize(width: textWidth, height: 0)).height }
    let fieldHeights = CGFloat(fields.count) * (sizes.fieldHeight + sizes.fieldGap)
    if !(shown.isEmpty && fields.isEmpty) {
      measures.texts = sizes.textInsets.top + sizes.textInsets.bottom + heights.reduce(0, +) + fieldHeights
      if shown.count == 2 { measures.texts += sizes.textGap }
    }
    let listed = rows(sizes)
    for row in rows { row.take(sizes, look) }
    let inner = measures.width - sizes.rowInsets.left - sizes.rowInsets.right
    let half = (inner - sizes.rowGap) / 2
    measures.isBeside = style == .alert && listed.count == 2 && listed.allSatisfy { $0.fittingWidth <= half }
    let count = CGFloat(measures.isBeside ? 1 : listed.count)
    if count > 0 {
      // The line above the first row is a gap too.
      let gaps = look == .iOS13 && measures.texts > 0 ? count : count - 1
      measures.choices =
        sizes.rowInsets.top + sizes.rowInsets.bottom + count * sizes.rowHeight + gaps * sizes.rowGap
    }
    if let gap = sizes.cancelGap, cancelRow != nil, !hasNoCancelRow {
      measures.cancel = sizes.rowHeight + gap
    }
    return measures
  }

  func size(in area: CGSize) -> CGSize {
    let sizes = sizes
    let measures = measures(min(area.width, sizes.width ?? area.width - 2 * sizes.sideDistance))
    let height = measures.texts + measures.choices + measures.cancel
    return CGSize(width: measures.width, height: min(height, max(0, area.height)))
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let measures = measures(bounds.width)
    let sizes = measures.sizes
    let height = max(0, bounds.height - measures.cancel)
    let choices = min(measures.choices, max(height - measures.texts, min(AlertSizes.leastActions, height)))
    card.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    texts.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height - choices)
    self.choices.frame = CGRect(x: 0, y: height - choices, width: bounds.width, height: choices)
    texts.contentSize = CGSize(width: bounds.width, height: measures.texts)
    self.choices.contentSize = CGSize(width: bounds.width, height: measures.choices)
    for view in [card, cancelCard] { view.layer.cornerRadius = sizes.radius }
    layoutTexts(sizes)
    layoutRows(measures)
    cancelCard.isHidden = measures.cancel == 0
    if let cancelRow, measures.cancel > 0 {
      cancelCard.frame = CGRect(
        x: 0, y: bounds.height - sizes.rowHeight, width: bounds.width, height: sizes.rowHeight)
      cancelCard.addSubview(cancelRow)
      cancelRow.frame = cancelCard.bounds
    } else if hasNoCancelRow {
      cancelRow?.removeFromSuperview()
    }
  }

  private func layoutTexts(_ sizes: AlertSizes) {
    var y = sizes.textInsets.top
    let width = bounds.width - sizes.textInsets.left - sizes.textInsets.right
    var isFirst = true
    for label in [title, message] {
      label.isHidden = (label.text ?? "").isEmpty
      if label.isHidden { continue }
      if !isFirst { y += sizes.textGap }
      isFirst = false
      label.textAlignment = sizes.alignment
      label.textColor = style == .alert ? .label : .secondaryLabel
      let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
      label.frame = CGRect(x: sizes.textInsets.left, y: y, width: width, height: height)
      y += height
    }
    for field in fields {
      y += sizes.fieldGap
      field.frame = CGRect(x: sizes.textInsets.left, y: y, width: width, height: sizes.fieldHeight)
      y += sizes.fieldHeight
    }
  }

  private func layoutRows(_ measures: Measures) {
    let (sizes, insets) = (measures.sizes, measures.sizes.rowInsets)
    for line in lines { line.removeFromSuperview() }
    lines = []
    let width = bounds.width - insets.left - insets.right
    var (x, y) = (insets.left, insets.top)
    let rowWidth = measures.isBeside ? (width - sizes.rowGap) / 2 : width
    var ordered = rows(sizes)
    // Of two rows beside each other, the one that cancels comes first.
    let isReversed = measures.isBeside && ordered.last === cancelRow
    let isMirrored = measures.isBeside && effectiveUserInterfaceLayoutDirection == .rightToLeft
    if isReversed != isMirrored { ordered.reverse() }
    let hasLines = look == .iOS13
    if hasLines, measures.texts > 0 {
      addLine(CGRect(x: 0, y: y, width: bounds.width, height: sizes.rowGap))
      y += sizes.rowGap
    }
    for (index, row) in ordered.enumerated() {
      if index > 0 {
        let (dx, dy) = measures.isBeside ? (rowWidth, 0) : (0, sizes.rowHeight)
        (x, y) = (x + dx, y + dy)
        let line =
          measures.isBeside
          ? CGRect(x: x, y: y, width: sizes.rowGap, height: sizes.rowHeight)
          : CGRect(x: 0, y: y, width: bounds.width, height: sizes.rowGap)
        if hasLines { addLine(line) }
        if measures.isBeside { x += sizes.rowGap } else { y += sizes.rowGap }
      }
      row.frame = CGRect(x: x, y: y, width: rowWidth, height: sizes.rowHeight)
      choices.addSubview(row)
    }
  }

  private func addLine(_ frame: CGRect) {
    let line = UIView(frame: frame)
    line.backgroundColor = .separator
    choices.addSubview(line)
    lines.append(line)
  }
}

/// A picker of rows, in one or several columns, which are called components.
///
/// The selected row of each component is in the middle; as many rows as there is space for are above and
/// below it. Rows are flat here, without the perspective of wheels.
///
///     |<9>[ Mon ][  8 ]<9>|
///     |   [ Tue ][  9 ]   |     the selected rows, 32 points high unless the delegate says otherwise
///     |   [ Wed ][ 10 ]   |
@preconcurrency @MainActor open class UIPickerView: UIView {
  private let band = UIView()
  private var selected: [Int] = []
  private var shown: [Int: [Int: UIView]] = [:]

  /// The object that says the numbers of components and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The object that says the titles, the views and the sizes of rows.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// True if the selected rows are marked; stored, has no effect here.
  open var showsSelectionIndicator = true

  override func commonInit() {
    super.commonInit()
    band.backgroundColor = .tertiarySystemFill
    band.isUserInteractionEnabled = false
    addSubview(band)
  }

  /// The number of components.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// Returns the number of rows of a component.
  open func numberOfRows(inComponent component: Int) -> Int {
    max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }
  /// Returns the size of the rows of a component, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: delegate?.pickerView(self, widthForComponent: component) ?? share,
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? ControlSizes.picker.row)
  }
  /// The width of a component unless the delegate says another one.
  fileprivate var share: CGFloat {
    max(0, bounds.width - 2 * ControlSizes.picker.side) / CGFloat(max(1, numberOfComponents))
  }
  /// Returns the view of a row; nil if it is not shown.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { shown[component]?[row] }

  /// Asks for all rows again.
  open func reloadAllComponents() { setNeedsLayout() }
  /// Asks for the rows of a component again.
  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  /// Selects a row, without an animation.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard component >= 0, row >= 0, row < numberOfRows(inComponent: component) else { return }
    while selected.count <= component { selected.append(0) }
    selected[component] = row
    reloadAllComponents()
  }
  /// Returns the selected row of a component; −1 if it has none.
  open func selectedRow(inComponent component: Int) -> Int {
    let row = selected.indices.contains(component) ? selected[component] : 0
    return min(row, numberOfRows(inComponent: component) - 1)
  }

  /// 320 × 216 points.
  open override var intrinsicContentSize: CGSize { ControlSizes.picker.size }
  /// Returns 320 × 216 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlSizes.picker.size }

  /// Places the rows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in shown.values.flatMap(\.values) { view.removeFromSuperview() }
    shown = [:]
    let sizes = (0..<numberOfComponents).map(rowSize)
    let bandHeight = (sizes.first?.height ?? ControlSizes.picker.row) + 2
    band.frame = bounds.middle(
      CGSize(width: max(0, bounds.width - 2 * ControlSizes.picker.side), height: bandHeight))
    var x = (bounds.width - sizes.reduce(0) { $0 + $1.width }) / 2
    for (component, size) in sizes.enumerated() {
      let frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      place(component, around: isRightToLeft ? frame.mirrored(in: bounds) : frame)
      x += size.width
    }
  }

  /// Places the rows of a component that fit above and below the frame of the selected one.
  private func place(_ component: Int, around middle: CGRect) {
    let count = numberOfRows(inComponent: component)
    guard count > 0, middle.height > 0 else { return }
    let row = selectedRow(inComponent: component)
    let reach = Int(min(middle.minY / middle.height, 100).rounded(.up))
    for index in max(0, row - reach)...min(count - 1, row + reach) {
      let view =
        delegate?.pickerView(self, viewForRow: index, forComponent: component, reusing: nil) ?? UILabel()
      view.frame = middle.offsetBy(dx: 0, dy: CGFloat(index - row) * middle.height)
      addSubview(view)
      shown[component, default: [:]][index] = view
    }
  }

  fileprivate func label(_ row: Int, _ component: Int) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 23)
    label.textAlignment = .center
    label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    return label
  }
}

/// The object that says the numbers of components and rows of a picker.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of components.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a component.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The object that says the titles, the views and the sizes of the rows of a picker; no touch selects a row.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the width of a component, in points; an equal share unless implemented.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of the rows of a component, in points; 32 unless implemented.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the title of a row; nil unless implemented.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the view of a row.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
}

extension UIPickerViewDelegate {
  /// Returns an equal share of the width.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.share
  }
  /// Returns 32.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    ControlSizes.picker.row
  }
  /// Returns nil.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Returns a label with the title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { pickerView.label(row, component) }
}

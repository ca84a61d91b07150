/// The controls of a cell in the editing mode, which its table determines.
struct CellControls: Equatable {
  var style = UITableViewCell.EditingStyle.none
  var selects = false
  var canMove = false
  var indents = true

  func symbol(isSelected: Bool) -> String? {
    guard selects else { return style.symbol }
    return isSelected ? "checkmark.circle.fill" : "circle"
  }
}

/// The editing mode of a cell and the indentation; stored for cells that use them.
struct CellEditing: ExtraValue {
  var isOn = false
  var controls = CellControls()
  var indents = true
  var showsReorder = false
  var accessoryType = UITableViewCell.AccessoryType.none
  var accessoryView: UIView?
  var level = 0
  var levelWidth: CGFloat = 10
  var control: UIImageView?
  var grip: UIImageView?
  var makesRoom: Bool { isOn && indents && controls.indents && controls.symbol(isSelected: false) != nil }
  var showsMove: Bool { isOn && controls.canMove && showsReorder }
}

extension UITableViewCell {
  // |<- delete or insert control ->[ content and accessory ]<- reorder control ->|
  /// The part of the cell beside the controls of the editing mode.
  var innerArea: CGRect {
    let area = contentArea
    guard isEditing else { return area }
    let before = editing.makesRoom ? ControlSizes.editing.before : 0
    let behind = editing.showsMove ? ControlSizes.editing.behind : 0
    let inner = CGRect(
      x: area.minX + before, y: area.minY, width: max(area.width - before - behind, 0), height: area.height)
    return isRightToLeft ? inner.mirrored(in: area) : inner
  }

  func showEditingControls() {
    let symbol = editing.controls.symbol(isSelected: isSelected)
    editing.control = exchangeControl(editing.control, editing.isOn ? symbol : nil)
    editing.grip = exchangeControl(editing.grip, editing.showsMove ? "line.3.horizontal" : nil)
  }

  private func exchangeControl(_ old: UIImageView?, _ symbol: String?) -> UIImageView? {
    old?.removeFromSuperview()
    guard let symbol else { return nil }
    let view = UIImageView(image: UIImage(systemName: symbol))
    addSubview(view)
    return view
  }

  func placeEditingControls() {
    guard isEditing else { return }
    let area = contentArea
    func place(_ view: UIImageView?, at x: CGFloat, _ width: CGFloat) {
      guard let view else { return }
      let size = view.intrinsicContentSize
      let rect = CGRect(
        x: x + (width - size.width) / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
      view.takeFrameOfControl(isRightToLeft ? rect.mirrored(in: area) : rect)
    }
    let (before, behind) = (ControlSizes.editing.before, ControlSizes.editing.behind)
    place(editing.control, at: area.minX, before)
    place(editing.grip, at: area.maxX - behind, behind)
  }

  var editing: CellEditing {
    get { node[CellEditing.self] }
    set { node[CellEditing.self] = newValue }
  }
}

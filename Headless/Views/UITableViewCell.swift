import Foundation

/// A row of a table: a content view, and what stands beside it.
///
/// There are no tables here; a cell is laid out like any other view, and what is put into `contentView` decides how large it wants to be.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The name under which a table would keep the cell for use in another row.
  open private(set) var reuseIdentifier: String?

  private let contentHolder = UIView()

  /// Creates a cell in a style, 320 × 44 points large.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(origin: .zero, size: ControlSizes.cell))
    prepare()
  }

  /// Creates a cell in the default style with a frame, in points.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if !frame.isEmpty { self.frame = frame }
  }

  /// Creates a cell in the default style; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = ControlSizes.cell
    prepare()
  }

  private func prepare() {
    contentHolder.fill(self)
    addSubview(contentHolder)
  }

  /// The view for everything the cell shows; as large as the cell, less the accessory.
  open var contentView: UIView { contentHolder }

  /// Called before a table uses the cell for another row; an override calls super.
  open func prepareForReuse() {}
}

extension UITableViewCell {
  /// What a cell shows by itself.
  public enum CellStyle: Int, Sendable {
    /// Nothing, or a text and a picture.
    case `default` = 0
    /// A text at the left and one at the right.
    case value1 = 1
    /// A text at the left in the tint colour and one beside it.
    case value2 = 2
    /// A text above another one.
    case subtitle = 3
  }
}

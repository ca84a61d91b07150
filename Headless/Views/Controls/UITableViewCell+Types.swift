import Foundation

extension UITableViewCell {
  /// What a cell shows by itself.
  public enum CellStyle: Int, Sendable {
    /// A text and a picture.
    case `default` = 0
    /// A text where reading begins and one where it ends, and a picture.
    case value1 = 1
    /// A text in a narrow column and one beside it.
    case value2 = 2
    /// A text above a smaller one, and a picture.
    case subtitle = 3
  }

  /// What a cell shows beside its content.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An angle: there is more behind it.
    case disclosureIndicator = 1
    /// A button that tells more, where there is also more behind the cell.
    case detailDisclosureButton = 2
    /// A tick.
    case checkmark = 3
    /// A button that tells more.
    case detailButton = 4

    /// The name of the symbol that is shown.
    var symbol: String? {
      switch self {
      case .none: nil
      case .disclosureIndicator: "chevron.right"
      case .checkmark: "checkmark"
      case .detailDisclosureButton, .detailButton: "info.circle"
      }
    }
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// As any other.
    case none = 0
    /// Blue.
    case blue = 1
    /// Grey.
    case gray = 2
    /// As the system shows it.
    case `default` = 3
  }
}

/// Where the texts and the picture of a cell's style stand, as in a cell that is read from left to right.
///
///     //  default   |[picture]<- 16 ->[text]               |
///     //  value1    |[picture]<- 16 ->[text]    <- 8 ->[detail]|
///     //  value2    |[     text]<- 8 ->[detail]            |
///     //  subtitle  |[picture]<- 16 ->[text  ]             |
///     //            |                 [detail]             |
@MainActor struct CellContent {
  /// The style.
  var style: UITableViewCell.CellStyle
  /// The content view inside its margins, in points.
  var area: CGRect
  /// The size of the picture in points; nil without one.
  var image: CGSize?
  /// The label of the text.
  var text: UILabel?
  /// The label of the second text.
  var detail: UILabel?

  /// The height of everything, in points.
  var height: CGFloat { max(block.height, image?.height ?? 0) }

  /// The rectangles of the three, in points.
  var places: (image: CGRect, text: CGRect, detail: CGRect) {
    let imageSize = image ?? .zero
    let imageRect = CGRect(
      x: area.minX, y: area.midY - imageSize.height / 2, width: imageSize.width, height: imageSize.height)
    let block = self.block
    let top = area.midY - block.height / 2
    return (
      imageRect, block.text.offsetBy(dx: textStart, dy: top), block.detail.offsetBy(dx: textStart, dy: top)
    )
  }

  private var textStart: CGFloat { area.minX + (image.map { $0.width + ControlSizes.cellGaps.image } ?? 0) }

  /// The two texts in a block of their own, whose corner is (0, 0), and its height.
  private var block: (text: CGRect, detail: CGRect, height: CGFloat) {
    let room = max(area.maxX - textStart, 0)
    var first = CGRect(origin: .zero, size: size(of: text, within: room))
    var second = CGRect(origin: .zero, size: size(of: detail, within: room))
    switch style {
    case .default: break
    case .subtitle:
      if !second.isEmpty {
        second.origin.y = first.height + (first.isEmpty ? 0 : ControlSizes.cellGaps.lines)
      }
    case .value1:
      second.size = size(of: detail, within: max(room - first.width - ControlSizes.cellGaps.text, 0))
      second.origin.x = room - second.width
    case .value2:
      first.size = size(of: text, within: min(ControlSizes.cellColumn, room))
      first.origin.x = max(min(ControlSizes.cellColumn, room) - first.width, 0)
      second.origin.x = ControlSizes.cellColumn + ControlSizes.cellGaps.text
      second.size = size(of: detail, within: max(room - second.minX, 0))
    }
    let height = max(first.maxY, second.maxY)
    if style == .value1 || style == .value2 {
      first.origin.y = (height - first.height) / 2
      second.origin.y = (height - second.height) / 2
    }
    return (first, second, height)
  }

  private func size(of label: UILabel?, within width: CGFloat) -> CGSize {
    guard let label else { return .zero }
    let size = label.sizeThatFits(CGSize(width: max(width, 1), height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }
}

/// The positions of the texts and the image of a cell's style, in a left-to-right layout.
///
///     //  default   |[image]<- 16 ->[text]                   |
///     //  value1    |[image]<- 16 ->[text]    <- 8 ->[detail]|
///     //  value2    |[     text]<- 8 ->[detail]              |
///     //  subtitle  |[image]<- 16 ->[text  ]                 |
///     //            |               [detail]                 |
@MainActor struct CellContent {
  var style: UITableViewCell.CellStyle
  var area: CGRect
  var image: CGSize?
  var text: UILabel?
  var detail: UILabel?
  var height: CGFloat { max(labels.height, image?.height ?? 0) }

  var frames: (image: CGRect, text: CGRect, detail: CGRect) {
    let imageSize = image ?? .zero
    let imageRect = CGRect(
      x: area.minX, y: area.midY - imageSize.height / 2, width: imageSize.width, height: imageSize.height)
    let labels = self.labels
    let top = area.midY - labels.height / 2
    return (
      imageRect, labels.text.offsetBy(dx: textStart, dy: top), labels.detail.offsetBy(dx: textStart, dy: top)
    )
  }

  private var textStart: CGFloat { area.minX + (image.map { $0.width + ControlSizes.cellGaps.image } ?? 0) }

  /// The rectangles of the two labels in an area with the origin (0, 0), and the height of both.
  private var labels: (text: CGRect, detail: CGRect, height: CGFloat) {
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

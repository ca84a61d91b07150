import AutoLayoutKit
import LayoutFrames
import UIKit

// The code of the page about frames.

final class MessageCell: LayoutFramesTableViewCell {
  override func place(_ make: AutoLayoutKitMaker) {
    make.insetEdges(edge: 16)
    make.size(icon) == (56, 56)
    make.xPlace(icon, 12, title, 8, time)
    make.xPlace(icon, 12, detail)
    make.xEqual(long)
    make.yPlace(icon, 12, long)
    make.yPlace(6, title, 4, detail, make.wall)
    make.ref(title).yCenter(time)
    make.xHugging(time) == .required
    make.xCompression(time) == .required
  }

  let icon = UIImageView()
  let title = UILabel()
  let time = UILabel()
  let detail = UILabel()
  let long = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [icon, title, time, detail, long] { contentView.addSubview(view) }
    long.numberOfLines = 0
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }
}

final class FramedBanner: UIView {
  private let text = UILabel()
  private lazy var frames = tk_frames { $0.inset(16).equal(text) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(text)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    frames.layout()
  }
}

struct MessageRow {
  let title: String
  let text: String
}

@MainActor func heights(of rows: [MessageRow], _ cell: MessageCell, font: UIFont) async throws -> [CGFloat] {
  let layout = cell.frames.detached(cell.title, cell.long)
  let heights = try await layout.heights(atWidth: 390, of: rows) { row in
    [.text(row.title, font: font, lines: 1), .text(row.text, font: font)]
  }
  return heights
}

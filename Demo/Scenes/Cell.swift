import AutoLayoutKit
import UIKit

/// A table cell: an icon, a title with the time at the far end, one line of detail and a long text below.
final class Cell: UIView {
  let icon = UIImageView()
  let title = UILabel()
  let time = UILabel()
  let detail = UILabel()
  let longDetail = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    backgroundColor = Theme.paper
    dress()
    for view in [icon, title, time, detail, longDetail] { addSubview(view) }
    tk_constraint { make in
      make.insetEdges(top: 12, left: 16, bottom: 12, right: 16)
      make.size(icon) == (56, 56)
      make.xPlace(icon, 12, title, 8, time)
      make.xPlace(icon, 12, detail)
      make.xEqual(longDetail)
      make.yPlace(icon, 12, longDetail, make.wall)
      make.yPlace(6, title, 4, detail, make.wall)
      make.ref(title).yCenter(time)
      make.xHugging(time) == .required
      make.xCompression(time) == .required
    }
  }

  private func dress() {
    icon.backgroundColor = .systemGray5
    icon.layer.cornerRadius = 12
    title.text = "Weekend in the hills"
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    time.text = "09:41"
    time.font = .systemFont(ofSize: 13)
    time.textColor = .secondaryLabel
    detail.text = "Four friends, two huts"
    detail.font = .systemFont(ofSize: 15)
    detail.textColor = .secondaryLabel
    longDetail.text =
      "We meet at the station at seven. Bring a warm jacket, something to eat for the first day and the map."
    longDetail.font = .systemFont(ofSize: 15)
    longDetail.numberOfLines = 0
  }
}

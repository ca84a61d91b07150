import AutoLayoutKit
import LayoutFrames
import UIKit

/// The cell of the README's first example: an icon, a title with the time at the far end, a line of detail,
/// and a long text below.
///
/// The labels have the texts and the fonts of `Demo/Scenes/Cell.swift`.
final class CellLayout: UIView, EverydayLayout {
  let icon = UIImageView()
  let title = UILabel()
  let time = UILabel()
  let detail = UILabel()
  let longDetail = UILabel()
  /// The sizes of the title, the time and the detail, once the arithmetic by hand has read them.
  var natural: (CGSize, CGSize, CGSize)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Weekend in the hills"
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    time.text = "09:41"
    time.font = .systemFont(ofSize: 13)
    detail.text = "Four friends, two huts"
    detail.font = .systemFont(ofSize: 15)
    longDetail.text =
      "We meet at the station at seven. Bring a warm jacket, something to eat for the first day and the map."
    longDetail.font = .systemFont(ofSize: 15)
    longDetail.numberOfLines = 0
    add([icon, title, time, detail, longDetail])
  }

  required init?(coder: NSCoder) { nil }

  // Line for line as in the README: a test compares the two.
  func placeInBlock() {
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

  // The same lines again.
  func makeFrames() -> LayoutFrames {
    tk_frames { make in
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

  func placeByAnchors() {
    icon.translatesAutoresizingMaskIntoConstraints = false
    title.translatesAutoresizingMaskIntoConstraints = false
    time.translatesAutoresizingMaskIntoConstraints = false
    detail.translatesAutoresizingMaskIntoConstraints = false
    longDetail.translatesAutoresizingMaskIntoConstraints = false
    time.setContentHuggingPriority(.required, for: .horizontal)
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 56),
      icon.heightAnchor.constraint(equalToConstant: 56),

      icon.leftAnchor.constraint(equalTo: leftAnchor, constant: 16),
      title.leftAnchor.constraint(equalTo: icon.rightAnchor, constant: 12),
      time.leftAnchor.constraint(equalTo: title.rightAnchor, constant: 8),
      time.rightAnchor.constraint(equalTo: rightAnchor, constant: -16),

      detail.leftAnchor.constraint(equalTo: icon.rightAnchor, constant: 12),
      detail.rightAnchor.constraint(equalTo: rightAnchor, constant: -16),

      longDetail.leftAnchor.constraint(equalTo: leftAnchor, constant: 16),
      longDetail.rightAnchor.constraint(equalTo: rightAnchor, constant: -16),

      icon.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      longDetail.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 12),

      title.topAnchor.constraint(equalTo: topAnchor, constant: 18),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),

      time.centerYAnchor.constraint(equalTo: title.centerYAnchor),
    ])
  }
}

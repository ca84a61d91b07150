#if canImport(LayoutTracking)
  import AutoLayoutKit
  import LayoutTracking
  import UIKit

  /// A list of sights and the selected one, at the two sides of a fold: beside each other on a wide screen,
  /// and below each other on a tall or a narrow one.
  final class Sights: UIView {
    let list = UIView(color: Theme.paper)
    let heading = UILabel("Lisbon", size: 28, weight: .bold)
    let rows = ["Tram 28", "Belém Tower", "Alfama"].map { UILabel($0, size: 17) }
    let detail = UIView(color: Theme.brand)
    let photo = UIImageView(symbol: "map", color: Theme.brandLight)
    let name = UILabel("Tram 28", size: 28, weight: .bold, color: .white)
    let text = UILabel(
      "A yellow tram climbs seven hills in forty minutes. Board it early, at its first stop.", size: 16,
      color: Theme.brandLight
    ).wrapping()
    let go = PillButton("Show the way", fill: .white, ink: Theme.brand)

    override init(frame: CGRect) {
      super.init(frame: frame)
      build()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      build()
    }

    private func build() {
      backgroundColor = Theme.line
      photo.backgroundColor = UIColor(red: 0.33, green: 0.35, blue: 0.84, alpha: 1)
      photo.layer.cornerRadius = 12
      add(list, detail)
      list.add(heading, rows[0], rows[1], rows[2])
      detail.add(photo, name, text, go)
      tk_constraintTracking { screen, make in
        if make.isWider(than: 500), !make.isTaller(than: 800) {
          make.xPlace(screen.list, make.fold, screen.detail)
          make.yEqual(screen.list, screen.detail)
          make.priority(760).width(screen.list) == make.w * 0.4
        } else {
          make.yPlace(screen.detail, make.fold, screen.list)
          make.xEqual(screen.detail, screen.list)
          make.priority(760).height(screen.detail) == make.h * 0.6
        }
        screen.placeContents(make)
      }
    }

    private func placeContents(_ make: AutoLayoutKitMaker) {
      let listed = make.ref(list.safeAreaLayoutGuide).inset(top: 16, left: 20, bottom: 16, right: 20)
      listed.xEqual(heading, rows)
      listed.yPlace(heading, 8, rows[0], rows[1], rows[2], make.wall)
      make.height(rows) == 40
      let shown = make.ref(detail.safeAreaLayoutGuide).inset(top: 16, left: 20, bottom: 20, right: 20)
      shown.xEqual(photo, name, text, go)
      shown.yPlace(photo, 12, name, 4, text, 16, go)
      make.height(go) == 48
      make.yHugging(photo) == .low - 1
    }
  }
#endif

import LayoutWords

/// The guide of an area of a view that leaves the corners of the window free: `layoutGuide(for:)`.
final class RegionGuide: UILayoutGuide, OwnGuide {
  static var identifier: String { SystemGuide.safeArea.rawValue }

  fileprivate(set) var region = UIView.LayoutRegion.safeArea() {
    didSet { identifier = region.area.guide.rawValue }
  }

  var inputs: GuideInputs { [.bounds, region.area == .safeArea ? .safeArea : .margins, .corners] }

  func update(_ rows: GuideRows) {
    let insets = rows.view.insets(of: region)
    if region.area == .readableContent {
      ReadableGuide.place(rows, inside: insets)
    } else {
      rows.inset(by: insets)
    }
  }

  func layoutFrame(in view: UIView) -> CGRect { view.bounds.inset(by: view.edgeInsets(for: region)) }
}

extension UIView {
  /// Returns the guide of an area that leaves corners free; the same guide in each call.
  func regionGuide(for region: LayoutRegion) -> UILayoutGuide {
    for case let guide as RegionGuide in node.extras?.ownGuides ?? [] where guide.region == region {
      return guide
    }
    let guide = addOwnGuide(RegionGuide.self)
    guide.region = region
    return guide
  }
}

extension UIView.LayoutRegion.Area {
  /// The guide of the area that does not leave corners free, after which reports name it.
  fileprivate var guide: SystemGuide {
    switch self {
    case .safeArea: .safeArea
    case .margins: .margins
    case .readableContent: .readable
    }
  }
}

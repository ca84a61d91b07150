import HeadlessUIKit
import UIKit

private nonisolated(unsafe) var key: UInt8 = 0

extension RandomCalls {
  /// The calls that make, move and release views, guides and controllers.
  static var treeCalls: [Call] {
    [
      Call("new view", 60) { world in world.makeView() },
      Call("drop view", 20) { world in
        guard world.views.count > 8 else { return }
        let view = world.views.remove(at: world.int(1..<world.views.count))
        if world.bool() { view.removeFromSuperview() }
      },
      Call("addSubview", 60) { world in world.insert { $0.addSubview($1) } },
      Call("insertSubview at", 10) { world in world.insert { $0.insertSubview($1, at: world.int(0..<9)) } },
      Call("insertSubview above", 5) { world in
        world.insert { $0.insertSubview($1, aboveSubview: world.view()) }
      },
      Call("insertSubview below", 5) { world in
        world.insert { $0.insertSubview($1, belowSubview: world.view()) }
      },
      Call("removeFromSuperview", 15) { world in world.inner()?.removeFromSuperview() },
      Call("exchangeSubview", 5) { world in
        let view = world.view()
        guard !view.subviews.isEmpty else { return }
        view.exchangeSubview(
          at: world.int(0..<view.subviews.count), withSubviewAt: world.int(0..<view.subviews.count))
      },
      Call("bringSubviewToFront", 5) { world in world.view().bringSubviewToFront(world.view()) },
      Call("sendSubviewToBack", 5) { world in world.view().sendSubviewToBack(world.view()) },
      Call("new guide", 15) { world in
        let guide = UILayoutGuide()
        world.view().addLayoutGuide(guide)
        world.guides.append(guide)
        if world.guides.count > 12 { world.guides.removeFirst() }
      },
      Call("own guide", 15) { world in
        let view = world.view()
        world.guides.append(
          world.pick([view.layoutMarginsGuide, view.safeAreaLayoutGuide, view.readableContentGuide]))
        if let scroll = view as? UIScrollView {
          world.guides.append(world.pick([scroll.contentLayoutGuide, scroll.frameLayoutGuide]))
        }
      },
      Call("removeLayoutGuide", 5) { world in
        guard !world.guides.isEmpty else { return }
        let guide = world.pick(world.guides)
        guide.owningView?.removeLayoutGuide(guide)
      },
      Call("move guide", 5) { world in
        guard !world.guides.isEmpty else { return }
        let guide = world.pick(world.guides)
        if guide.owningView?.layoutGuides.contains(guide) ?? true { world.view().addLayoutGuide(guide) }
      },
      Call("associated object", 5) { world in
        let view = world.view()
        objc_setAssociatedObject(
          view, &key, world.bool() ? world.view().subviews.first : nil, .OBJC_ASSOCIATION_ASSIGN)
        _ = objc_getAssociatedObject(view, &key)
      },
    ]
  }

  /// Makes a new view of any class, and usually adds it to another view.
  private func makeView() {
    guard views.count < Self.limit else { return }
    let made: UIView =
      switch int(0..<24) {
      case 0..<9: RandomView(frame: bool() ? .zero : rectangle())
      case 9..<11: UIScrollView()
      case 11..<14: UIStackView()
      case 14..<16: UILabel()
      case 16: UITextView()
      case 17: UITextField()
      case 18: chance(0.3) ? UIWindow(frame: rectangle()) : UIImageView()
      case 19: makeButton()
      case 20: makeCell()
      default: makeSmallControl()
      }
    made.translatesAutoresizingMaskIntoConstraints = chance(0.3)
    take(made)
    if let cell = made as? UITableViewCell { take(cell.contentView) }
    if let cell = made as? UICollectionViewCell { take(cell.contentView) }
    if let effect = made as? UIVisualEffectView { take(effect.contentView) }
    let superview = view()
    if !(made is UIWindow), chance(0.8), !superview.isDescendant(of: made) { superview.addSubview(made) }
  }

  private func makeButton() -> UIButton {
    pick([
      { UIButton() }, { UIButton(type: .system) }, { UIButton(type: .close) },
      { UIButton(configuration: .filled()) },
    ])()
  }

  private func makeCell() -> UIView {
    switch int(0..<6) {
    case 0: UITableViewCell(style: .default, reuseIdentifier: nil)
    case 1: UITableViewCell(style: .value1, reuseIdentifier: "a")
    case 2: UITableViewCell(style: .value2, reuseIdentifier: nil)
    case 3: UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    case 4: UITableViewHeaderFooterView(reuseIdentifier: nil)
    default: UICollectionViewCell(frame: rectangle())
    }
  }

  private func makeSmallControl() -> UIView {
    pick([
      { UISwitch() }, { UISlider() }, { UISegmentedControl(items: ["One", "Two or three"]) },
      { UIProgressView(progressViewStyle: .bar) }, { UIActivityIndicatorView(style: .large) },
      { UIPageControl() }, { UIStepper() }, { UIRefreshControl() }, { UINavigationBar() }, { UITabBar() },
      { UIVisualEffectView(effect: UIBlurEffect(style: .regular)) },
    ])()
  }

  /// Calls `body` with a view and another one that may be added to it.
  private func insert(_ body: (UIView, UIView) -> Void) {
    let superview = view()
    guard let subview = inner(), !superview.isDescendant(of: subview) else { return }
    body(superview, subview)
  }
}

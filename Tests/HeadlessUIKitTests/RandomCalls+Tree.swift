import HeadlessUIKit
import UIKit

private nonisolated(unsafe) var key: UInt8 = 0

extension RandomCalls {
  /// Calls that make, move and let go of views, guides and controllers.
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
      Call("insertSubview above", 5) { world in world.insert { $0.insertSubview($1, aboveSubview: world.view()) } },
      Call("insertSubview below", 5) { world in world.insert { $0.insertSubview($1, belowSubview: world.view()) } },
      Call("removeFromSuperview", 15) { world in world.inner()?.removeFromSuperview() },
      Call("exchangeSubview", 5) { world in
        let view = world.view()
        guard !view.subviews.isEmpty else { return }
        view.exchangeSubview(at: world.int(0..<view.subviews.count), withSubviewAt: world.int(0..<view.subviews.count))
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
        world.guides.append(world.pick([view.layoutMarginsGuide, view.safeAreaLayoutGuide]))
        if let scroll = view as? UIScrollView { world.guides.append(world.pick([scroll.contentLayoutGuide, scroll.frameLayoutGuide])) }
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
        objc_setAssociatedObject(view, &key, world.bool() ? world.view().subviews.first : nil, .OBJC_ASSOCIATION_ASSIGN)
        _ = objc_getAssociatedObject(view, &key)
      },
      Call("questions", 5) { world in
        let (one, other) = (world.view(), world.view())
        _ = (
          one.isDescendant(of: other), one.viewWithTag(3), one.window, one.next, one.convert(one.bounds, to: other), "\(one)", "\(world.constraints)"
        )
        _ = (one.effectiveUserInterfaceLayoutDirection, one.traitCollection, one.safeAreaInsets, one.layoutMargins, one.needsUpdateConstraints())
      },
    ]
  }

  /// A new view of any class, most often put somewhere at once.
  private func makeView() {
    guard views.count < Self.limit else { return }
    let made: UIView =
      switch int(0..<20) {
      case 0..<9: RandomView(frame: bool() ? .zero : rectangle())
      case 9..<11: UIScrollView()
      case 11..<14: UIStackView()
      case 14..<16: UILabel()
      case 16: UIButton()
      case 17: UITextField()
      case 18: bool() ? UITableViewCell() : UICollectionViewCell()
      default: chance(0.3) ? UIWindow(frame: rectangle()) : UIImageView()
      }
    made.translatesAutoresizingMaskIntoConstraints = chance(0.3)
    take(made)
    if let cell = made as? UITableViewCell { take(cell.contentView) }
    let superview = view()
    if !(made is UIWindow), chance(0.8), !superview.isDescendant(of: made) { superview.addSubview(made) }
  }

  /// Calls `body` with a view and another one that may be put into it.
  private func insert(_ body: (UIView, UIView) -> Void) {
    let superview = view()
    guard let subview = inner(), !superview.isDescendant(of: subview) else { return }
    body(superview, subview)
  }
}

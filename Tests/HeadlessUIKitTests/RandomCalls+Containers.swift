import HeadlessUIKit
import UIKit

extension RandomCalls {
  /// The calls of stack views and scroll views.
  static var containerCalls: [Call] { stackCalls + scrollCalls }

  private static var stackCalls: [Call] {
    [
      Call("addArrangedSubview", 30) { world in world.arrange { $0.addArrangedSubview($1) } },
      Call("insertArrangedSubview", 10) { world in
        world.arrange { stack, view in
          let others = stack.arrangedSubviews.filter { $0 !== view }
          stack.insertArrangedSubview(view, at: world.int(0..<others.count + 1))
        }
      },
      Call("removeArrangedSubview", 8) { world in
        world.view(UIStackView.self)?.removeArrangedSubview(world.view())
      },
      Call("stack axis", 6) { world in
        world.view(UIStackView.self)?.axis = world.bool() ? .horizontal : .vertical
      },
      Call("stack distribution", 8) { world in
        world.view(UIStackView.self)?.distribution = world.pick([
          .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ])
      },
      Call("stack alignment", 8) { world in
        world.view(UIStackView.self)?.alignment = world.pick([
          .fill, .leading, .trailing, .center, .top, .bottom, .firstBaseline, .lastBaseline,
        ])
      },
      Call("stack spacing", 8) { world in
        world.view(UIStackView.self)?.spacing = world.pick([world.length(), 8, UIStackView.spacingUseSystem])
      },
      Call("stack custom spacing", 8) { world in
        guard let stack = world.view(UIStackView.self) else { return }
        let view = stack.arrangedSubviews.last ?? world.view()
        stack.setCustomSpacing(
          world.pick([world.length(), 3, UIStackView.spacingUseDefault, UIStackView.spacingUseSystem]),
          after: view)
        _ = stack.customSpacing(after: world.view())
      },
      Call("stack flags", 6) { world in
        world.view(UIStackView.self)?.isBaselineRelativeArrangement = world.bool()
        world.view(UIStackView.self)?.isLayoutMarginsRelativeArrangement = world.bool()
      },
    ]
  }

  private static var scrollCalls: [Call] {
    [
      Call("contentOffset", 10) { world in
        world.view(UIScrollView.self)?.contentOffset = CGPoint(x: world.length(), y: world.length())
      },
      Call("contentSize", 6) { world in
        world.view(UIScrollView.self)?.contentSize = CGSize(width: world.size(), height: world.size())
      },
      Call("contentInset", 6) { world in world.view(UIScrollView.self)?.contentInset = world.insets() },
      Call("scroll behavior", 5) { world in
        guard let scroll = world.view(UIScrollView.self) else { return }
        scroll.contentInsetAdjustmentBehavior = world.pick([.automatic, .scrollableAxes, .never, .always])
        scroll.alwaysBounceVertical = world.bool()
        scroll.alwaysBounceHorizontal = world.bool()
      },
      Call("zoom", 3) { world in
        guard let scroll = world.view(UIScrollView.self) else { return }
        scroll.delegate = Zoomer.shared
        scroll.minimumZoomScale = 0.5
        scroll.maximumZoomScale = 3
        if world.bool() {
          scroll.zoomScale = world.pick([0, 0.7, 1, 2])
        } else {
          scroll.zoom(to: world.rectangle(), animated: world.bool())
        }
      },
      Call("refresh", 3) { world in
        guard let scroll = world.view(UIScrollView.self), let control = world.view(UIRefreshControl.self),
          !scroll.isDescendant(of: control)
        else { return }
        scroll.refreshControl = world.chance(0.8) ? control : nil
        if world.bool() { control.beginRefreshing() } else { control.endRefreshing() }
      },
      Call("scrollRectToVisible", 4) { world in
        world.view(UIScrollView.self)?.scrollRectToVisible(world.rectangle(), animated: world.bool())
      },
    ]
  }

  /// Calls `body` with a stack view and a view that may be put into it.
  private func arrange(_ body: (UIStackView, UIView) -> Void) {
    guard let stack = view(UIStackView.self), let subview = inner(), !stack.isDescendant(of: subview) else {
      return
    }
    body(stack, subview)
  }
}

/// The delegate of a scroll view whose first subview zooms.
private final class Zoomer: NSObject, UIScrollViewDelegate {
  static let shared = Zoomer()
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
}

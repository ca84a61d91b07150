import AutoLayoutKit
import LayoutTracking
import Observation
import UIKit

@testable import Demo

/// The chat, the settings and the product page as one app: one of them on a small display, and two at the
/// sides of the fold on a large one.
final class FoldingApp: UIView {
  /// A page beside the settings, or the settings themselves.
  enum Page: CaseIterable {
    case settings, chat, product
  }

  /// The state of the app.
  @Observable final class State {
    var page = Page.chat
  }

  let settings = Settings()
  let chat = Chat()
  let product = Product()
  let state = State()
  private(set) var runs = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [settings, chat, product] { addSubview(view) }
    tk_constraintTracking { app, make in
      app.runs += 1
      let (settings, chat, product) = (app.settings, app.chat, app.product)
      let isLarge = make.isWider(than: 600) && make.isTaller(than: 600)
      let page = app.state.page
      settings.isHidden = !isLarge && page != .settings
      chat.isHidden = page == .product || !isLarge && page != .chat
      product.isHidden = page != .product
      make.ref(chat).equal(product)
      if !isLarge {
        make.equal(settings, chat)
      } else if make.isTaller(than: 800) {
        make.yPlace(chat, make.fold, settings)
        make.xEqual(chat, settings)
        make.priority(760).height(chat) == make.h * 0.55
      } else {
        make.xPlace(settings, make.fold, chat)
        make.yEqual(settings, chat)
        make.priority(760).width(settings) == make.w * 0.45
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The number of views of all pages.
  var viewCount: Int {
    func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }
    return count(settings) + count(chat) + count(product)
  }
}

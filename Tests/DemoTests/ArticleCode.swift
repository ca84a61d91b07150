import AutoLayoutKit
import LayoutInspection
import LayoutTesting
import LayoutTracking
import Observation
import UIKit

@testable import Demo

/// The code of the articles in docs/AutoLayoutKit.docc that is in no scene of the demo.
///
/// `ReadmeTests` compares the pages with it word for word, and `ArticleTests` lays it out.
@MainActor
enum ArticleCode {
  /// Reports the views of a card that its constraints leave open.
  static func ambiguity(card: PersonCard) {
    card.tk_check()
  }

  /// Shows a video under the bars, with the title and the controls in the safe area.
  static func player(view: UIView, video: UIView, title: UILabel, controls: UIView) {
    view.tk_constraint { make in
      make.equal(video)
      make.height(controls) == 44
      make.safeArea.inset(16).xEqual(title, controls)
      make.safeArea.yPlace(12, title, make.wall, controls, 20)
    }
  }

  /// Places a list above a field, which stays above the keyboard.
  static func conversation(view: UIView, list: UIView, field: UIView) {
    view.tk_constraint { make in
      make.height(field) == 36
      make.safeArea.xEqual(list)
      make.safeArea.inset(12).xEqual(field)
      make.safeArea.keyboard.yPlace(list, 8, field, 8)
    }
  }

  /// Gives an article the margins of the screen.
  static func article(view: UIView, title: UILabel, text: UILabel) {
    view.tk_constraint { make in
      make.margins.xEqual(title, text)
      make.margins.yPlace(title, 8, text, make.wall)
    }
  }

  /// Places a row from the leading edge to the trailing edge.
  static func line(view: UIView, icon: UIView, title: UILabel, count: UILabel) {
    let side = UIFontMetrics.default.scaledValue(for: 24)
    view.tk_constraint { make in
      make.size(icon) == (side, side)
      make.directional.xPlace(16, icon, 12, title, 8, count, 16)
      make.yPlace(11, title, 11)
      make.ref(title).yCenter(icon, count)
      make.xHugging(count) == .required
      make.xCompression(count) == .required
    }
  }

  /// Prints the problems of a card in each language of an app.
  static func languages(catalog: String) throws {
    let languages = try LayoutLanguages(catalog: catalog)
    for failure in stress(languages: languages, of: { PersonCard() }) { print(failure) }
  }

  /// Scrolls a column that is as wide as the scroll view.
  static func reader(scroll: UIScrollView, photo: UIView, text: UILabel) {
    scroll.tk_constraint { make in
      make.aspectRatio(3, 2, photo)
      make.width(photo, text) == make.w - 32
      make.content.xPlace(16, photo, 16)
      make.content.xPlace(16, text, 16)
      make.content.yPlace(16, photo, 12, text, 16)
    }
  }

  /// Places rows of an array, 48 points high, with lines between them.
  static func table(view: UIView, rows: [UIView], lines: [UIView]) {
    view.tk_constraint { make in
      make.xEqual(rows)
      make.height(rows) == 48
      make.yPlace(rows)
      make.height(lines) == 1
      for (row, line) in zip(rows, lines) {
        make.ref(row).yBottom(line)
        make.ref(row).inset(left: 16).xEqual(line)
      }
    }
  }

  /// Places a badge on a view of the storyboard.
  static func badge(photo: UIImageView, badge: UIView, view: UIView) {
    view.addSubview(badge)
    view.tk_constraint { make in
      make.size(badge) == (20, 20)
      make.install(badge.tk_centerX == photo.tk_right)
      make.install(badge.tk_centerY == photo.tk_top)
    }
  }

  /// Places a stack view in a block.
  static func buttons(view: UIView, stack: UIStackView) {
    stack.axis = .vertical
    stack.spacing = 12
    view.tk_constraint { make in
      make.height(stack.arrangedSubviews) == 44
      make.safeArea.inset(20).xEqual(stack)
      make.safeArea.yPlace(make.wall, stack, 16)
    }
  }

  /// Shows a view in a window on another device.
  static func show(_ view: UIView, on screen: LayoutSizes.Screen) {
    HeadlessLayout.setScreen(
      size: screen.size, scale: screen.scale, safeArea: screen.safeArea, idiom: screen.idiom, system: 26,
      corners: screen.corners, fold: screen.fold)
    view.layoutIfNeeded()
  }

  /// Adds constraints that other code has made to the group of a block.
  static func anchors(view: UIView, title: UIView, detail: UIView) -> AutoLayoutKitConstraintGroup {
    view.tk_constraint { make in
      make.xEqual(title)
      make.yPlace(20, title, make.wall)
      make.install(
        detail.topAnchor.constraint(equalToSystemSpacingBelow: title.bottomAnchor, multiplier: 1),
        detail.leadingAnchor.constraint(equalTo: title.leadingAnchor))
    }
  }
}

/// A list with a banner that slides in while the device is offline.
final class Inbox: UIView {
  let banner = UILabel()
  let list = UIView()
  let group = AutoLayoutKitConstraintGroup()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(list)
    addSubview(banner)
    show(isOnline: true)
  }

  required init?(coder: NSCoder) { nil }

  /// Places the banner above the list, or above the top edge.
  func show(isOnline: Bool) {
    tk_constraint(replace: group) { make in
      make.xEqual(banner, list)
      make.height(banner) == 36
      if isOnline {
        make.yPlace(list)
        make.install(banner.tk_bottom == tk_top)
      } else {
        make.yPlace(banner, list)
      }
    }
  }

  /// Changes the state in an animation.
  func animate(isOnline: Bool) {
    show(isOnline: isOnline)
    UIView.animate(withDuration: 0.25) {
      self.layoutIfNeeded()
    }
  }
}

/// A sheet that follows a finger.
final class Sheet: UIView {
  let card = UIView()
  private var top: AutoLayoutKitHandle?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(card)
    tk_constraint { make in
      make.xEqual(card)
      make.height(card) == make.h
      top = make.yTop(card, by: 120)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Moves the top edge of the card to a distance from the top.
  func drag(to distance: CGFloat) {
    top?.constant = distance
  }
}

/// A map beside a list, or above it where the room is narrow.
final class Places: UIView {
  let map = UIView()
  let list = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(map)
    addSubview(list)
    tk_constraintTracking { view, make in
      make.insetEdges(edge: 12)
      if make.traits.preferredContentSizeCategory.isAccessibilityCategory {
        make.xEqual(view.map, view.list)
        make.ySpread(view.map, view.list, gap: 8)
      } else {
        make.directional.xSpread(view.map, view.list, gap: 8)
        make.yEqual(view.map, view.list)
      }
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// The state of an order, which may be shown in several places.
@Observable final class Order {
  var isOpen = false
}

/// An order: a photo beside the other views, or above them where the room is narrow.
final class OrderCard: UIView {
  let photo = UIView()
  let title = UIView()
  let hint = UIView()
  let steps = UIView()
  let order = Order()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [photo, title, hint, steps] { addSubview(view) }
    tk_constraintTracking { card, make in
      make.insetEdges(top: 12, left: 16, bottom: 20, right: 24)
      make.size(card.photo) == (120, 90)
      make.height(card.title, card.hint) == 24
      make.height(card.steps) == (card.order.isOpen ? 140 : 40)
      if make.isWider(than: 600) {
        make.xPlace(card.photo, 16, card.title)
        make.yTop(card.photo)
        make.collapsing.yPlace(card.title, 8, card.hint, 8, card.steps, make.wall)
      } else {
        make.xLeft(card.photo)
        make.xEqual(card.title)
        make.collapsing.yPlace(card.photo, 8, card.title, 8, card.hint, 8, card.steps, make.wall)
      }
      make.ref(card.title).xEqual(card.hint, card.steps)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the steps in an animation.
  func open() {
    UIView.animate(withDuration: 0.25) {
      self.order.isOpen = true
      self.layoutIfNeeded()
    }
  }
}

/// The controller of an order, whose block needs more than its view.
final class OrderController: UIViewController {
  let card = UIView()
  var margin: CGFloat = 16
  private var group: AutoLayoutKitConstraintGroup?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    group = view.tk_constraintTracking(self) { controller, make in
      make.safeArea.inset(controller.margin).equal(controller.card)
    }
  }

  /// Changes a property that is not observable.
  func changeMargin(to margin: CGFloat) {
    self.margin = margin
    group?.setNeedsReplace()
  }
}

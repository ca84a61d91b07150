import AutoLayoutKit
import LayoutInspection
import UIKit

/// Orders: a search field, cards in a scroll view, a grid of photos, a cell of a table and a bar to pay.
final class OrderScreen: PlantedScreen {
  let heading = UILabel("Orders")
  let filter = UIButton.titled("Filter")
  let search = UITextField()
  let scan = UIButton.titled("Scan")
  let content = UIScrollView()
  let cards = ["Wool jacket", "Rain boots", "Tent for two"].map { OrderCard($0) }
  let photos = (0..<6).map { _ in UIView.box() }
  let gallery = UIView()
  let cell = OrderCell(style: .default, reuseIdentifier: nil)
  /// The cell that is examined alone.
  let single = OrderCell(style: .default, reuseIdentifier: nil)
  let bar = UIView.box()
  let total = UILabel("189 €")
  let taxes = UILabel("with taxes")
  let pay = UIButton.titled("Pay")
  let later = UIButton.titled("Later")
  let dot = UIView.box()

  override class func cause(of plant: Plant) -> [String] {
    switch plant {
    case .blockTwice: ["installed twice in \"cards[1]\""]
    case .stateWithoutReplace: ["installed twice in OrderScreen, with 96 and with 64"]
    case .notPlaced: ["\"filter\" is not placed"]
    case .notInTree: ["scan is not inside OrderScreen", "addSubview"]
    case .maskOffOnRoot: ["OrderScreen has switched off its own translates"]
    case .blockOnCell: ["\"photo\", \"name\" and \"note\"", "cell.contentView.tk_constraint"]
    case .chainFromCell: ["to OrderCell, whose contentView holds them"]
    case .checkInBlock: ["has not ended"]
    case .hiddenInChain: ["\"price\" is hidden"]
    case .sameViewTwice: ["details is in the chain already", "\"picture\" was meant"]
    case .hugeInset: ["the inset 1800", "Probably 12"]
    case .tenfoldGap: ["the gap 800 between later and pay"]
    case .wrongSign: ["the inset -12 is negative"]
    case .tooWide: ["the width 290 of pay"]
    case .twoSizes: ["later 70 wide", "pay 84 wide", "sameWidth"]
    case .ratioAndSize: ["aspectRatio", "ratio of picture"]
    case .doubledEdge: ["search", "xLeft"]
    case .noBefore: ["before: later"]
    case .mixedDirections: ["leading and trailing", "left and right"]
    case .swappedViews: ["\"badge\" with \"name\"", "\"price\" with \"preview\""]
    case .noCenter: ["\"scan\" has no vertical position", "yCenter(scan)"]
    case .noHeight: ["\"gallery\" has no height"]
    case .noTop: ["\"heading\" has no vertical position", "yTop(heading)"]
    case .noWidth: ["\"dot\" has no width"]
    case .lostWidth: ["asks for name 40 wide", "750"]
    case .scrollWithoutWidth: ["no line gives \"cards[0]\" a width"]
    case .scrollWithoutEnd: ["\"content\" has no content height", "not with a wall"]
    case .cellWithoutBottom: ["does not reach the bottom of the contentView"]
    case .weakBadge: ["xHugging(badge)"]
    case .idleLimit: ["Probably total.right <= bar.right - 10 was meant"]
    case .staleBlock: ["left out \"price\" of three OrderCard views"]
    case .oneSafeSide: ["\"cell\" keeps to the safe area", "not at its right edge"]
    case .underKeyboard: ["\"pay\"", "under the keyboard"]
    case .openEnd: ["ends at a wall", "yPlace(name, 4, preview, 12, details"]
    case .wrongReference: ["yTop", "\"badge\""]
    case .fixedTextHeight: ["\"preview\" needs 21 points and is 9 high"]
    case .noWall: ["make.wall is missing between picture and details"]
    default: []
    }
  }

  override var subject: UIView {
    plant == .cellWithoutBottom || plant == .chainFromCell ? single : self
  }

  override func build() {
    backgroundColor = .white
    search.borderStyle = .roundedRect
    add(heading, filter, search, content, cell, bar)
    if !has(.notInTree) { add(scan) }
    for card in cards { content.addSubview(card) }
    content.addSubview(gallery)
    for photo in photos { gallery.addSubview(photo) }
    for view in [total, taxes, pay, later, dot] { bar.addSubview(view) }
    if has(.maskOffOnRoot) { translatesAutoresizingMaskIntoConstraints = false }
    arrange()
    placeBar(height: 96)
    if has(.stateWithoutReplace) { placeBar(height: 64) }
    for card in cards { card.arrange(in: self) }
    if has(.blockTwice) { cards[1].arrange(in: self) }
    cell.arrange(in: self)
    single.frame = CGRect(x: 0, y: 0, width: 358, height: 72)
    single.arrange(in: self)
    if plant == .oneSafeSide || plant == .underKeyboard { enterWindow() }
  }

  private func arrange() {
    tk_constraint { make in
      make.insetEdges(top: 24, left: 18, bottom: 0, right: 14)
      if has(.notPlaced) {
        make.xPlace(heading, make.wall)
      } else {
        make.xPlace(heading, make.wall, filter)
        make.ref(heading).yCenter(filter)
        make.size(filter) == (60, 44)
      }
      make.size(scan) == (60, 44)
      make.xPlace(search, 10, scan)
      if !has(.noCenter) { make.ref(search).yCenter(scan) }
      make.xEqual(content)
      if has(.oneSafeSide) {
        make.safeArea.xLeft(cell, by: 18)
        make.xRight(cell)
      } else {
        make.xEqual(cell)
      }
      if has(.noTop) {
        make.yPlace(make.wall, heading, 12, search, 14, content, make.wall)
      } else {
        make.yPlace(heading, 12, search, 14, content, make.wall)
      }
      make.yPlace(make.wall, content, 10, cell, 12, before: bar)
      make.height(search) == 44
      if has(.doubledEdge) { make.xLeft(search, by: 12) }
      make.height(cell) == 72
      placeContent(make)
      if has(.checkInBlock) { findingsInBlock = problems(in: self).map(\.description) }
    }
  }

  private func placeContent(_ make: AutoLayoutKitMaker) {
    let column = make.ref(content)
    if !has(.scrollWithoutWidth) { column.width(cards[0]) == column.w }
    column.xEqual(cards)
    column.xEqual(gallery)
    if has(.scrollWithoutEnd) {
      column.yPlace(cards[0], 12, cards[1], 12, cards[2], 12, gallery, column.wall)
    } else {
      column.yPlace(cards[0], 12, cards[1], 12, cards[2], 12, gallery, 20)
    }
    make.ref(gallery).grid(photos, columns: 3, gap: 6)
    if !has(.noHeight) { make.height(photos[0]) == 90 }
  }

  private func placeBar(height: CGFloat) {
    tk_constraint { make in
      make.xEqual(bar)
      make.yBottom(bar)
      make.height(bar) == height
      let inside = make.ref(bar)
      inside.insetEdges(top: 12, left: pick(.hugeInset, 1800, 18), bottom: 16, right: 14)
      inside.xPlace(total, inside.wall, dot, 6, later, pick(.tenfoldGap, 800, 8), pay)
      if has(.noBefore) {
        inside.xPlace(taxes, 4, later)
      } else {
        inside.xPlace(taxes, 4..., before: dot)
      }
      if !has(.noWidth) { make.width(dot) == 10 }
      make.height(dot) == 12
      inside.yTop(dot)
      make.height(pay, later) == 44
      make.sameWidth(pay, later)
      make.width(pay) == pick(.tooWide, 290, 84)
      if has(.twoSizes) { make.width(later) == 70 }
      inside.yPlace(total, 2, taxes, inside.wall)
      inside.yTop(later, pay)
      if has(.idleLimit) { make.install(total.tk_right >= bar.tk_left - 10) }
    }
  }
}

/// A card: an icon, a name, a preview of the message, a badge, a price and a button.
final class OrderCard: UIView {
  let icon = UIView.box()
  let name: UILabel
  let preview = UILabel("It leaves our store this afternoon")
  let badge = UILabel("2")
  let price = UILabel("49 €")
  let picture = UIImageView(image: UIImage(systemName: "shippingbox"))
  let details = UIButton.titled("Details")

  init(_ text: String) {
    name = UILabel(text)
    super.init(frame: .zero)
    backgroundColor = .white
    for view in [icon, name, preview, badge, price, picture, details] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func arrange(in screen: OrderScreen) {
    price.isHidden = screen.has(.hiddenInChain) || screen.has(.staleBlock)
    tk_constraint { maker in
      let make = screen.plant == .staleBlock ? maker.collapsing : maker
      make.insetEdges(top: 10, left: screen.pick(.wrongSign, -12, 12), bottom: 14, right: 16)
      make.size(icon) == (40, 40)
      if screen.has(.mixedDirections) {
        make.directional.xPlace(icon, 10, name, make.wall)
        make.xPlace(make.wall, price)
      } else if screen.has(.hiddenInChain) {
        make.width(price) == 240
        make.xPlace(icon, 10, name, 8, price)
      } else {
        make.xPlace(icon, 10, name, make.wall, price)
      }
      if !screen.has(.weakBadge) { make.xHugging(badge) == .high }
      make.xPlace(icon, 10, preview, 8, badge)
      make.ref(name).yCenter(screen.pick(.swappedViews, badge, price))
      make.ref(preview).yCenter(screen.pick(.swappedViews, price, badge))
      if screen.has(.fixedTextHeight) { make.height(preview) == 9 }
      make.yTop(icon)
      if screen.has(.openEnd) {
        make.yPlace(name, 4, preview, 12, details, make.wall)
      } else {
        make.yPlace(name, 4, preview, 12, details)
      }
      make.size(picture) == (56, 40)
      if screen.has(.ratioAndSize) { make.aspectRatio(1, 1, picture) }
      make.size(details) == (70, 44)
      if screen.has(.sameViewTwice) {
        make.xPlace(details, 12, details)
      } else if screen.has(.noWall) {
        make.xPlace(picture, 12, details)
      } else {
        make.xPlace(picture, 12, details, make.wall)
      }
      if screen.has(.wrongReference) {
        make.ref(badge).yTop(picture, by: 6)
      } else {
        make.ref(details).yCenter(picture)
      }
    }
    if screen.has(.staleBlock) { price.isHidden = false }
    if screen.has(.lostWidth) {
      tk_constraint { make in make.priority(.high).width(name) == 40 }
    }
  }
}

/// A cell of a table: a photo, a name and a note.
final class OrderCell: UITableViewCell {
  let photo = UIImageView(image: UIImage(systemName: "photo"))
  let name = UILabel("Parcel 12")
  let note = UILabel("On its way")

  func arrange(in screen: OrderScreen) {
    for view in [photo, name, note] {
      if screen.has(.blockOnCell) { addSubview(view) } else { contentView.addSubview(view) }
    }
    let holder = screen.has(.blockOnCell) || screen.has(.chainFromCell) ? self : contentView
    holder.tk_constraint { make in
      make.insetEdges(top: 8, left: 20, bottom: 10, right: 12)
      make.size(photo) == (48, 48)
      make.xPlace(photo, 12, name, make.wall)
      make.ref(name).xLeft(note)
      if screen.has(.cellWithoutBottom) {
        make.yPlace(photo, make.wall)
        make.yPlace(name, 4, note, make.wall)
      } else {
        make.yPlace(photo, 0...)
        make.yPlace(name, 4, note, 0...)
      }
    }
  }
}

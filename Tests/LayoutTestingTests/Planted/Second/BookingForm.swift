import AutoLayoutKit
import UIKit

/// A form to book a room: a title, a form that scrolls, and a bar with the sum.
final class BookingForm: BeginnerScreen {
  let header = UIView(fill: UIColor(white: 0.96, alpha: 1))
  let title = UILabel("Your stay", size: 20)
  let close = UIButton.titled("Close")
  let headerLine = UIView(fill: .lightGray)

  let scroll = UIScrollView()
  let form = UIView()
  let photo = UIImageView()
  let hotel = UILabel("Pension Seeblick", size: 22)
  let rating = UILabel("9.1", size: 15)
  let address = UILabel("Uferweg 4, Lindau", size: 14)
  let policy = UILabel(
    "You can cancel free of charge until the sixth of June. After that day the first night is charged.",
    size: 14)

  let checkIn = UIView(fill: UIColor(white: 0.93, alpha: 1))
  let checkInCaption = UILabel("Check-in", size: 12)
  let checkInDay = UILabel("Fri, 12 June", size: 16)
  let checkOut = UIView(fill: UIColor(white: 0.93, alpha: 1))
  let checkOutCaption = UILabel("Check-out", size: 12)
  let checkOutDay = UILabel("Sun, 14 June", size: 16)

  let adultsRow = UIView()
  let adultsCaption = UILabel("Adults", size: 16)
  let adultsLess = UIButton.titled("−")
  let adultsCount = UILabel("2", size: 16)
  let adultsMore = UIButton.titled("+")
  let childrenRow = UIView()
  let childrenCaption = UILabel("Children", size: 16)
  let childrenLess = UIButton.titled("−")
  let childrenCount = UILabel("1", size: 16)
  let childrenMore = UIButton.titled("+")

  let roomsCaption = UILabel("Room", size: 17)
  var rooms: [RoomOption] = []

  let nightsCaption = UILabel("2 nights", size: 14)
  let nightsPrice = UILabel("€ 236.00", size: 14)
  let cleaningCaption = UILabel("Cleaning", size: 14)
  let cleaningPrice = UILabel("€ 25.00", size: 14)
  let taxCaption = UILabel("Visitor's tax", size: 14)
  let taxPrice = UILabel("€ 9.60", size: 14)

  let bottom = UIView(fill: UIColor(white: 0.96, alpha: 1))
  let total = UILabel("€ 270.60", size: 20)
  let totalNote = UILabel("with all taxes", size: 12)
  let book = UIButton.titled("Book now")

  override func build() {
    if !has(.oneLine) {
      policy.numberOfLines = 0
    }
    rooms = [
      RoomOption("Garden view", "Double bed, shower", "€ 118", in: self),
      RoomOption("Lake view", "Double bed, bath, balcony to the lake", "€ 142", in: self),
      RoomOption("Family", "Two rooms, four beds", "€ 189", in: self),
    ]
    addAll(scroll, header, bottom)
    header.addAll(title, close, headerLine)
    scroll.addSubview(form)
    form.addAll(
      photo, hotel, rating, address, policy, checkIn, checkOut, adultsRow, childrenRow, roomsCaption)
    for room in rooms { form.addSubview(room) }
    form.addAll(nightsCaption, nightsPrice, cleaningCaption, cleaningPrice, taxCaption, taxPrice)
    checkIn.addAll(checkInCaption, checkInDay)
    checkOut.addAll(checkOutCaption, checkOutDay)
    adultsRow.addAll(adultsCaption, adultsLess, adultsCount, adultsMore)
    childrenRow.addAll(childrenCaption, childrenLess, childrenCount, childrenMore)
    bottom.addAll(total, totalNote, book)
    photo.backgroundColor = .systemTeal
    placeBars()
    placeForm()
    placeDates()
    placeGuests()
    placePrices()
  }

  private func placeBars() {
    tk_constraint { make in
      make.xEqual(header, scroll, bottom)
      make.yPlace(header, scroll, bottom)
      make.safeArea.xPlace(20, title, 8, close, 14)
      if has(.titleAtTheTop) {
        make.yTop(title, by: 14)
      } else {
        make.safeArea.yTop(title, by: 14)
      }
      make.ref(header).yPlace(make.wall, title, 11)
      make.ref(title).yCenter(close)
      make.height(close) == 44
      make.width(close) >= 44
      make.xHugging(close) == .high
      make.xCompression(close) == .required
      make.height(headerLine) == 1
      make.ref(header).xEqual(headerLine)
      make.ref(header).yBottom(headerLine)

      make.safeArea.xPlace(20, total, 16, book, 14)
      make.width(book) == 150
      make.height(book) == 46
      make.ref(bottom).yPlace(12, total, 2, totalNote, make.wall)
      make.ref(total).xEqual(totalNote)
      make.ref(bottom).yPlace(10, book, make.wall)
      make.safeArea.yPlace(make.wall, book, 9)
    }
  }

  private func placeForm() {
    scroll.tk_constraint { make in
      make.width(form) == make.w
      make.content.xPlace(form)
      make.content.yPlace(form)
    }
    form.tk_constraint { make in
      make.xEqual(photo)
      make.height(photo) == 160
      make.insetEdges(top: 0, left: 20, bottom: 24, right: 14)
      make.xPlace(hotel, 10, rating, align: .firstBaseline)
      make.xHugging(rating) == .high
      make.xCompression(rating) == .required
      make.xEqual(address, policy, adultsRow, childrenRow, roomsCaption)
      make.xEqual(rooms)
      make.xSpread(checkIn, checkOut, gap: 10)
      make.ref(checkIn).yEqual(checkOut)
      make.height(adultsRow, childrenRow) == 44
      make.yPlace(photo, 14, hotel, 2, address, 8, policy, 16, checkIn, 12, adultsRow, childrenRow, make.wall)
      make.yPlace(after: childrenRow, 18, roomsCaption, 8, rooms.spaced(10), 18, nightsCaption, make.wall)
      make.yPlace(after: nightsCaption, 6, cleaningCaption, 6, taxCaption)
    }
  }

  private func placeDates() {
    checkIn.tk_constraint { make in
      make.insetEdges(top: 8, left: 12, bottom: 10, right: 8)
      make.xEqual(checkInCaption, checkInDay)
      make.yPlace(checkInCaption, 3, checkInDay)
    }
    checkOut.tk_constraint { make in
      make.insetEdges(top: 8, left: 12, bottom: 10, right: 8)
      make.xEqual(checkOutCaption, checkOutDay)
      make.yPlace(checkOutCaption, 3, checkOutDay)
    }
  }

  private func placeGuests() {
    form.tk_constraint { make in
      make.size(adultsLess, adultsMore, childrenLess, childrenMore) == (44, 44)
      make.ref(adultsRow).xPlace(adultsCaption, make.wall, adultsLess, 8, adultsCount, 8, adultsMore)
      make.ref(adultsRow).yCenter(adultsCaption, adultsLess, adultsCount, adultsMore)
      make.ref(childrenRow).xPlace(
        childrenCaption, make.wall, childrenLess, 8, childrenCount, 8, childrenMore)
      make.ref(pick(.copiedReference, adultsRow, childrenRow))
        .yCenter(childrenCaption, childrenLess, childrenCount, childrenMore)
    }
  }

  private func placePrices() {
    form.tk_constraint { make in
      make.insetEdges(top: 0, left: 20, bottom: 0, right: 14)
      make.xPlace(nightsCaption, 12, nightsPrice, align: .firstBaseline)
      make.xPlace(cleaningCaption, 12, cleaningPrice, align: .firstBaseline)
      make.xPlace(pick(.copiedView, cleaningCaption, taxCaption), 12, taxPrice)
      make.ref(taxCaption).yFirstBaseline(taxPrice)
      make.xHugging(nightsPrice, cleaningPrice, taxPrice) == .high
      make.xCompression(nightsPrice, cleaningPrice, taxPrice) == .required
    }
  }
}

/// A room to choose: a mark, the name above a line of detail, and the price for a night.
final class RoomOption: UIView {
  let mark = UIView(fill: .lightGray)
  let name: UILabel
  let detail: UILabel
  let price: UILabel

  init(_ name: String, _ detail: String, _ price: String, in screen: BeginnerScreen) {
    self.name = UILabel(name, size: 16)
    self.detail = UILabel(detail, size: 13)
    self.price = UILabel(price, size: 16)
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0.93, alpha: 1)
    addAll(mark, self.name, self.detail, self.price)
    let width: CGFloat = 76
    tk_constraint { make in
      make.insetEdges(top: 10, left: 16, bottom: 12, right: 14)
      make.size(mark) == (20, 20)
      make.xPlace(mark, make.wall, self.price)
      make.yCenter(mark, self.price)
      make.width(self.price) == width - 14
      var column = make.inset(top: 10, left: 48, bottom: 12, right: width)
      if screen.has(.addedInsets) {
        make.insetEdges(top: 10, left: 48, bottom: 12, right: width)
        column = make
      }
      column.xEqual(self.name, self.detail)
      column.yPlace(self.name, 2, self.detail)
    }
  }

  required init?(coder: NSCoder) { nil }
}

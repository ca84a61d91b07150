// Conveniences built on the public part of AutoLayoutKit.swift. An app may do without this file.

#if canImport(UIKit)
  public import UIKit
#elseif canImport(AppKit)
  public import AppKit
#endif

// MARK: - Attributes

/// Each attribute takes `*`, `/`, `+` and `-` with a number; `==`, `<=` and `>=` make an
/// `NSLayoutConstraint`.
///
///     make.install(title.tk_left >= icon.tk_right + 8)
extension AutoLayoutKitItem {
  /// The left edge.
  public var tk_left: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .left) }
  /// The right edge.
  public var tk_right: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .right) }
  /// The top edge.
  public var tk_top: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .top) }
  /// The bottom edge.
  public var tk_bottom: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .bottom) }
  /// The leading edge, where text starts.
  public var tk_leading: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .leading) }
  /// The trailing edge, where text ends.
  public var tk_trailing: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .trailing) }
  /// The width, in points.
  public var tk_width: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .width) }
  /// The height, in points.
  public var tk_height: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .height) }
  /// The horizontal center.
  public var tk_centerX: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .centerX) }
  /// The vertical center.
  public var tk_centerY: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .centerY) }
}

/// Baselines, which guides do not have.
extension AutoLayoutKitView {
  /// The baseline of the first line of text.
  public var tk_firstBaseline: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .firstBaseline) }
  /// The baseline of the last line of text.
  public var tk_lastBaseline: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .lastBaseline) }
}

/// Sums of an attribute and a number, and comparisons of attributes.
///
/// A comparison makes a constraint that is not active yet: hand it to `install`. The constraint is solved for
/// the attribute on the left, so a negative factor there swaps `<=` and `>=`. A comparison that the platform
/// does not accept (left with top, left with leading, an edge with a number, a factor of 0) is reported, and
/// becomes a constraint without an effect.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor extension AutoLayoutKitAttribute {
  public static func + (left: Double, right: Self) -> Self { right + left }
  public static func - (left: Double, right: Self) -> Self { right * -1 + left }
  @_disfavoredOverload
  public static func + (left: some AutoLayoutKitNumber, right: Self) -> Self { right + left }
  @_disfavoredOverload
  public static func - (left: some AutoLayoutKitNumber, right: Self) -> Self { right * -1 + left }

  public static func == (left: Self, right: Self) -> NSLayoutConstraint { left.constraint(.equal, right) }
  public static func == (left: Self, right: Double) -> NSLayoutConstraint { left.constraint(.equal, right) }
  @_disfavoredOverload
  public static func == (left: Self, right: some AutoLayoutKitNumber) -> NSLayoutConstraint {
    left.constraint(.equal, right)
  }
  public static func == (left: Double, right: Self) -> NSLayoutConstraint { right.constraint(.equal, left) }
  @_disfavoredOverload
  public static func == (left: some AutoLayoutKitNumber, right: Self) -> NSLayoutConstraint {
    right.constraint(.equal, left)
  }
  public static func <= (left: Self, right: Self) -> NSLayoutConstraint {
    left.constraint(.lessThanOrEqual, right)
  }
  public static func <= (left: Self, right: Double) -> NSLayoutConstraint {
    left.constraint(.lessThanOrEqual, right)
  }
  @_disfavoredOverload
  public static func <= (left: Self, right: some AutoLayoutKitNumber) -> NSLayoutConstraint {
    left.constraint(.lessThanOrEqual, right)
  }
  public static func <= (left: Double, right: Self) -> NSLayoutConstraint {
    right.constraint(.greaterThanOrEqual, left)
  }
  @_disfavoredOverload
  public static func <= (left: some AutoLayoutKitNumber, right: Self) -> NSLayoutConstraint {
    right.constraint(.greaterThanOrEqual, left)
  }
  public static func >= (left: Self, right: Self) -> NSLayoutConstraint {
    left.constraint(.greaterThanOrEqual, right)
  }
  public static func >= (left: Self, right: Double) -> NSLayoutConstraint {
    left.constraint(.greaterThanOrEqual, right)
  }
  @_disfavoredOverload
  public static func >= (left: Self, right: some AutoLayoutKitNumber) -> NSLayoutConstraint {
    left.constraint(.greaterThanOrEqual, right)
  }
  public static func >= (left: Double, right: Self) -> NSLayoutConstraint {
    right.constraint(.lessThanOrEqual, left)
  }
  @_disfavoredOverload
  public static func >= (left: some AutoLayoutKitNumber, right: Self) -> NSLayoutConstraint {
    right.constraint(.lessThanOrEqual, left)
  }
}

// MARK: - Equal sizes and shapes

extension AutoLayoutKitMaker {
  /// Makes all items as wide as the first.
  ///
  ///     make.sameWidth(yes, no, maybe)
  ///     // [ yes ] [ no  ] [maybe]
  @discardableResult
  public func sameWidth(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    verb("sameWidth", file: file, line: line) {
      let (first, others) = leader(of: items)
      width(others) == AutoLayoutKitAttribute(first, .width)
    }
  }

  /// Makes all items as high as the first.
  ///
  ///     make.sameHeight(yes, no)
  @discardableResult
  public func sameHeight(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    verb("sameHeight", file: file, line: line) {
      let (first, others) = leader(of: items)
      height(others) == AutoLayoutKitAttribute(first, .height)
    }
  }

  /// Makes all items as wide and as high as the first.
  ///
  ///     make.sameSize(red, green, blue)
  @discardableResult
  public func sameSize(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    verb("sameSize", file: file, line: line) {
      let (first, others) = leader(of: items)
      size(others) == (AutoLayoutKitAttribute(first, .width), AutoLayoutKitAttribute(first, .height))
    }
  }

  /// Gives each item the ratio `width` to `height`.
  ///
  ///     make.aspectRatio(16, 9, photo)   // photo.width == photo.height * 16 / 9
  ///
  /// Reported: a ratio that is not finite and above 0.
  ///
  /// - Parameters:
  ///   - width: The width of the ratio, above 0.
  ///   - height: The height of the ratio, above 0.
  ///   - items: The views and guides.
  @discardableResult
  public func aspectRatio(
    _ width: any AutoLayoutKitNumber, _ height: any AutoLayoutKitNumber, _ items: any AutoLayoutKitItems...,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    verb("aspectRatio", file: file, line: line) { _ = shape(width, height, items, "aspectRatio") }
  }

  /// Centers each item in the reference, as large as the insets allow, with the ratio `width` to `height`.
  ///
  ///     make.aspectFit(16, 9, photo)
  ///     // |  [ photo ]  |   as high as the reference, or as wide
  ///
  /// The size has the priority `.high`; a maker with a priority of its own should have a higher one.
  /// Reported: a ratio that is not finite and above 0.
  ///
  /// - Parameters:
  ///   - width: The width of the ratio, above 0.
  ///   - height: The height of the ratio, above 0.
  ///   - items: The views and guides.
  @discardableResult
  public func aspectFit(
    _ width: any AutoLayoutKitNumber, _ height: any AutoLayoutKitNumber, _ items: any AutoLayoutKitItems...,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    verb("aspectFit", file: file, line: line) {
      for item in shape(width, height, items, "aspectFit") { cover(item) { size($0) <= (w, h) } }
    }
  }

  /// Centers each item in the reference, with the ratio `width` to `height`, and large enough to cover the
  /// area inside the insets.
  ///
  ///     make.aspectFill(16, 9, photo)
  ///     // [ |  photo  | ]   as high as the reference, or as wide
  ///
  /// - Parameters:
  ///   - width: The width of the ratio, above 0.
  ///   - height: The height of the ratio, above 0.
  ///   - items: The views and guides.
  @discardableResult
  public func aspectFill(
    _ width: any AutoLayoutKitNumber, _ height: any AutoLayoutKitNumber, _ items: any AutoLayoutKitItems...,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    verb("aspectFill", file: file, line: line) {
      for item in shape(width, height, items, "aspectFill") { cover(item) { size($0) >= (w, h) } }
    }
  }

  /// Centers an item in the reference, as near to the size of the reference as the limit allows.
  private func cover(_ item: any AutoLayoutKitItem, _ limit: (any AutoLayoutKitItem) -> Void) {
    center(item)
    limit(item)
    priority(.high).size(item) == (w, h)
  }

  /// Gives the items a ratio and returns them; none for a ratio that is not finite and above 0.
  private func shape(
    _ width: any AutoLayoutKitNumber, _ height: any AutoLayoutKitNumber, _ items: [any AutoLayoutKitItems],
    _ verb: String
  ) -> [any AutoLayoutKitItem] {
    let (width, height) = (width.double, height.double)
    let items = single(items)
    let ratio = width / height
    guard ratio.isFinite, ratio > 0 else {
      let wrong = "a width of \(text(width)) to a height of \(text(height))"
      let call = "\(verb)(\(text(width)), \(text(height)), …)"
      report("\(wrong) is no shape, so it is not used.", call: call, about: items.first)
      return []
    }
    self.width(items) == items.map { AutoLayoutKitAttribute($0, .height) * ratio }
    return items
  }

  /// Returns the item whose size the others get, and the others.
  ///
  /// The item is the first one that has a common superview with the container, or the reference if there are
  /// no items. Items before it count as others, so the verb reports them.
  private func leader(
    of items: [any AutoLayoutKitItems]
  ) -> (first: any AutoLayoutKitItem, others: [any AutoLayoutKitItem]) {
    var others = single(items)
    guard
      let place = others.firstIndex(where: { item in
        let guide = item as? AutoLayoutKitGuide
        let view = item as? AutoLayoutKitView ?? guide?.owningView
        return guide.map(owns) == true || view.map { top(of: $0) } === top(of: container)
      })
    else { return (reference, others) }
    let first = others.remove(at: place)
    return (first, others)
  }

  /// The view at the top of a view's tree.
  private func top(of view: AutoLayoutKitView) -> AutoLayoutKitView {
    var top = view
    while let above = top.superview { top = above }
    return top
  }

  /// A number as it is written: without the decimal point if it is whole.
  fileprivate func text(_ number: Double) -> String {
    abs(number) < 1e15 && number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  /// The items one by one, also those of sequences and cells; a value that is no item is reported.
  fileprivate func single(_ items: some Sequence) -> [any AutoLayoutKitItem] { cells(items).map(\.item) }

  /// The items one by one as cells.
  fileprivate func cells(_ items: some Sequence) -> [AutoLayoutKitCell] {
    items.flatMap { part -> [AutoLayoutKitCell] in
      if let cell = part as? AutoLayoutKitCell { return [cell] }
      if let item = part as? any AutoLayoutKitItem {
        return [AutoLayoutKitCell(item: item, columns: 1, rows: 1)]
      }
      if let parts = part as? any AutoLayoutKitItems & Sequence { return cells(parts) }
      // Places nothing: the verb reports the value as one that is neither a view nor a guide.
      xLeft([part])
      return []
    }
  }
}

extension AutoLayoutKitNumber {
  /// The number as a `Double`.
  fileprivate var double: Double {
    if let whole = self as? any BinaryInteger { return Double(whole) }
    return (self as? any BinaryFloatingPoint).map { Double($0) } ?? .nan
  }
}

// MARK: - Rows, columns and grids

extension AutoLayoutKitMaker {
  /// Fills the reference from left to right, within its insets, with items of equal width.
  ///
  ///     make.xSpread(day, week, month, gap: 12)
  ///     // |[  day  ]-12-[ week  ]-12-[ month ]|
  ///
  /// - Returns: The constraints of the chain, then those of the widths.
  @discardableResult
  public func xSpread(
    _ items: any AutoLayoutKitItems..., gap: any AutoLayoutKitSpacing = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    verb("xSpread", file: file, line: line) {
      let items = single(items)
      xPlace(spaced(items, gap))
      sameWidth(items)
    }
  }

  /// Fills the reference from top to bottom, within its insets, with items of equal height.
  ///
  ///     make.ySpread(first, second, third, gap: 12)
  @discardableResult
  public func ySpread(
    _ items: any AutoLayoutKitItems..., gap: any AutoLayoutKitSpacing = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    verb("ySpread", file: file, line: line) {
      let items = single(items)
      yPlace(spaced(items, gap))
      sameHeight(items)
    }
  }

  /// Fills the reference, within its insets, with cells of equal size, row by row.
  ///
  /// The last row may be short.
  ///
  ///     make.grid(photos, columns: 3, gap: 8)
  ///     // [0][1][2]
  ///     // [3][4]
  ///
  /// A cell that spans columns or rows is written `.cell(zero, columns: 2)`. Each cell takes the first free
  /// place after the previous cell that is large enough for it.
  /// Reported: less than one column or row, or more than 1000; a cell that spans more columns than the grid
  /// has, which then spans all of them.
  ///
  /// - Parameter rowHeight: `.content` for rows as high as their highest cell; by default all are equal.
  @discardableResult
  public func grid(
    _ items: any AutoLayoutKitItems..., columns: Int, gap: any AutoLayoutKitNumber = 0,
    rows rowHeight: AutoLayoutKitRowHeight = .equal, file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    verb("grid", file: file, line: line) {
      let cells = cells(items)
      let call = "grid(…, columns: \(columns)\(gap.double == 0 ? "" : ", gap: \(text(gap.double))"))"
      guard 1...1000 ~= columns else {
        let reason =
          columns > 0 ? "are more than 1000, so no cell is placed." : "hold no cell, so none is placed."
        return report("\(columns) columns \(reason)", call: call, about: cells.first?.item)
      }
      guard !cells.isEmpty else { return }
      let (slots, rows) = slots(for: cells, columns) { report($0, call: call, about: $1) }
      let tracks = (0..<columns).map { _ in guide() }
      let lines = (0..<rows).map { _ in guide() }
      xSpread(tracks, gap: gap)
      yEqual(tracks)
      if rowHeight == .equal { ySpread(lines, gap: gap) } else { yPlace(spaced(lines, gap)) }
      xEqual(lines)
      for (cell, slot) in zip(cells, slots) {
        ref(tracks[slot.columns.lowerBound]).xLeft(cell.item)
        ref(tracks[slot.columns.upperBound - 1]).xRight(cell.item)
        ref(lines[slot.rows.lowerBound]).yTop(cell.item)
        ref(lines[slot.rows.upperBound - 1]).yBottom(cell.item)
      }
    }
  }

  /// Returns the items with a gap between neighbors.
  private func spaced(
    _ items: [any AutoLayoutKitItem], _ gap: any AutoLayoutKitSpacing
  ) -> [any AutoLayoutKitChainPart] {
    Array(items.map { [$0] }.joined(separator: [gap]))
  }

  /// The columns and rows of each cell, in reading order, and the number of rows.
  private func slots(
    for cells: [AutoLayoutKitCell], _ columns: Int, _ report: (String, any AutoLayoutKitItem) -> Void
  ) -> (slots: [(columns: Range<Int>, rows: Range<Int>)], rows: Int) {
    var slots: [(columns: Range<Int>, rows: Range<Int>)] = []
    var taken: Set<[Int]> = []
    var position = 0
    for cell in cells {
      let (wide, high) = (min(max(1, cell.columns), columns), min(max(1, cell.rows), 1000))
      if (wide, high) != (cell.columns, cell.rows) {
        report(
          "a cell of \(cell.columns) columns and \(cell.rows) rows becomes one of \(wide) and \(high).",
          cell.item)
      }
      while true {
        let (row, column) = (position / columns, position % columns)
        let area = (row..<(row + high)).flatMap { row in (column..<(column + wide)).map { [row, $0] } }
        if column + wide <= columns, taken.isDisjoint(with: area) {
          taken.formUnion(area)
          slots.append((column..<(column + wide), row..<(row + high)))
          break
        }
        position += 1
      }
    }
    return (slots, slots.map(\.rows.upperBound).max() ?? 0)
  }
}

/// The height of the rows of a grid.
nonisolated public enum AutoLayoutKitRowHeight: Sendable {
  /// All rows are equally high.
  case equal
  /// Each row is as high as its highest cell.
  case content
}

/// A cell of a grid that spans several columns or rows.
@preconcurrency @MainActor public struct AutoLayoutKitCell: AutoLayoutKitItems, AutoLayoutKitChainPart {
  fileprivate let item: any AutoLayoutKitItem
  fileprivate let columns: Int
  fileprivate let rows: Int

  /// Adds the item to a call.
  public func _tk_add(to draft: inout _AutoLayoutKitDraft) { item._tk_add(to: &draft) }
}

extension AutoLayoutKitItems where Self == AutoLayoutKitCell {
  /// A view or guide that spans this many columns and rows of a grid.
  ///
  ///     make.grid(.cell(zero, columns: 2), comma, equals, columns: 4, gap: 1)
  ///
  /// - Parameters:
  ///   - item: The view or guide.
  ///   - columns: The number of columns, at least 1.
  ///   - rows: The number of rows, at least 1.
  public static func cell(_ item: any AutoLayoutKitItem, columns: Int = 1, rows: Int = 1) -> Self {
    AutoLayoutKitCell(item: item, columns: columns, rows: rows)
  }
}

// MARK: - Areas that keep to corners

extension AutoLayoutKitMaker {
  /// Returns a maker that places within the safe area, and whose edges along an axis leave window controls
  /// and round corners free.
  ///
  ///     make.safeArea(corners: .horizontal).xPlace(back, 8, title)
  ///     // [o o o]back- 8 -[title]
  ///
  /// Before iOS 26, tvOS 26, visionOS 26 and macOS 26, the maker is that of ``safeArea``.
  ///
  /// - Parameter axis: `horizontal` moves the left and the right edge inward, `vertical` the upper and the
  ///   lower one.
  @available(macOS 11, *)
  public func safeArea(corners axis: AutoLayoutKitAxis) -> AutoLayoutKitMaker {
    area("safeArea(corners: .\(name(of: axis)))") { $0.area(inMargins: false, corners: axis) }
  }

  /// Returns a maker that places within the margins, and leaves corners free as ``safeArea(corners:)`` does.
  @available(macOS 11, *)
  public func margins(corners axis: AutoLayoutKitAxis) -> AutoLayoutKitMaker {
    area("margins(corners: .\(name(of: axis)))") { $0.area(inMargins: true, corners: axis) }
  }

  private func name(of axis: AutoLayoutKitAxis) -> String { axis == .horizontal ? "horizontal" : "vertical" }
}

extension AutoLayoutKitView {
  /// The safe area or the margins, with edges along an axis that leave the corners free.
  ///
  /// Where the SDK or the system has no such area, it is the plain one.
  @available(macOS 11, *)
  fileprivate func area(inMargins: Bool, corners axis: AutoLayoutKitAxis) -> AutoLayoutKitGuide {
    // The SDKs of 2025 and later; a compiler's version does not say which SDK it builds against.
    #if !canImport(SwiftUI) || canImport(SwiftUI, _version: 7)
      if #available(iOS 26, tvOS 26, visionOS 26, macOS 26, *) {
        let edges: LayoutRegion.AdaptivityAxis = axis == .horizontal ? .horizontal : .vertical
        return layoutGuide(
          for: inMargins ? .margins(cornerAdaptation: edges) : .safeArea(cornerAdaptation: edges))
      }
    #endif
    return inMargins ? layoutMarginsGuide : safeAreaLayoutGuide
  }
}

// MARK: - Wrapping

extension AutoLayoutKitMaker {
  /// Makes the reference just large enough for the items and for the insets after them.
  ///
  ///     make.wrap(title, detail)
  ///     // [ title ]      |
  ///     // [ detail      ]|   the largest decides
  ///
  /// The right and the bottom edge of the reference stay beyond those of all items. The size is minimal at
  /// the priority 49, below 50, the priority of the platform's fitting size. Any other constraint on it
  /// counts more.
  @discardableResult
  public func wrap(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    verb("wrap", file: file, line: line) {
      let items = single(items)
      xRight(items, by: 0...)
      yBottom(items, by: 0...)
      priority(49).size(reference) == (0, 0)
    }
  }

  /// Adds a guide across the reference whose bottom is that of the lowest item.
  ///
  ///     let row = make.below(photo, text)
  ///     make.yPlace(row, 10, caption)
  ///     // [photo] [text]
  ///     //         [    ]
  ///     // [caption     ]   10 below the lower one
  ///
  /// A chain places the top of the guide; without one, the guide begins at the top of the reference. Its
  /// height is minimal at the priority `.medium`, which does not compress the items. The guide belongs to the
  /// group.
  public func below(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitGuide {
    var row = AutoLayoutKitGuide()
    verb("below", file: file, line: line) {
      row = guide()
      xEqual(row)
      ref(row).yBottom(items, by: 0...)
      priority(.medium).height(row) == 0
      priority(1).yTop(row)
    }
    return row
  }
}

// MARK: - Lines that do not compile, with a reason

/// Messages of the compiler for comparisons that have no meaning; a comparison with a meaning never selects
/// them.
@MainActor extension AutoLayoutKitLengths {
  /// Unavailable: a width or a height is compared with a number, a range, an attribute, or a list of these.
  @available(
    *, unavailable,
    message: "a width or a height is compared with a number, a range, an attribute, or a list of these"
  )
  @discardableResult @_disfavoredOverload
  public static func == <Other>(left: Self, right: Other) -> AutoLayoutKitHandle { left == 0 }
  /// Unavailable: a width or a height is compared by ==, <= or >=.
  @available(*, unavailable, message: "a width or a height is compared by ==, <= or >=")
  @discardableResult @_disfavoredOverload
  public static func != <Other>(left: Self, right: Other) -> AutoLayoutKitHandle { left == 0 }
  /// Unavailable: a width or a height is compared by ==, <= or >=.
  @available(*, unavailable, message: "a width or a height is compared by ==, <= or >=")
  @discardableResult @_disfavoredOverload
  public static func < <Other>(left: Self, right: Other) -> AutoLayoutKitHandle { left == 0 }
  /// Unavailable: a width or a height is compared by ==, <= or >=.
  @available(*, unavailable, message: "a width or a height is compared by ==, <= or >=")
  @discardableResult @_disfavoredOverload
  public static func > <Other>(left: Self, right: Other) -> AutoLayoutKitHandle { left == 0 }
}

@MainActor extension AutoLayoutKitSizes {
  /// Unavailable: a size is compared with a pair such as (40, 40), or with a `CGSize`.
  @available(*, unavailable, message: "a size is compared with a pair such as (40, 40), or with a CGSize")
  @discardableResult @_disfavoredOverload
  public static func == <Other>(left: Self, right: Other) -> AutoLayoutKitHandle { left == CGSize.zero }
}

/// Unavailable members with the names of other libraries; each message shows the line to write.
extension AutoLayoutKitMaker {
  /// Unavailable: write `make.xLeft(view, by: 16)`, or a row `make.xPlace(16, view)`.
  @available(*, unavailable, message: "write make.xLeft(view, by: 16), or a row: make.xPlace(16, view)")
  public var left: AutoLayoutKitAttribute { w }
  /// Unavailable: write `make.xRight(view, by: 16)`, or a row `make.xPlace(view, 16)`.
  @available(*, unavailable, message: "write make.xRight(view, by: 16), or a row: make.xPlace(view, 16)")
  public var right: AutoLayoutKitAttribute { w }
  /// Unavailable: write `make.yTop(view, by: 16)`, or a column `make.yPlace(16, view)`.
  @available(*, unavailable, message: "write make.yTop(view, by: 16), or a column: make.yPlace(16, view)")
  public var top: AutoLayoutKitAttribute { w }
  /// Unavailable: write `make.yBottom(view, by: 16)`, or a column `make.yPlace(view, 16)`.
  @available(*, unavailable, message: "write make.yBottom(view, by: 16), or a column: make.yPlace(view, 16)")
  public var bottom: AutoLayoutKitAttribute { w }
  /// Unavailable: write `make.directional.xLeft(view, by: 16)`.
  @available(*, unavailable, message: "write make.directional.xLeft(view, by: 16)")
  public var leading: AutoLayoutKitAttribute { w }
  /// Unavailable: write `make.directional.xRight(view, by: 16)`.
  @available(*, unavailable, message: "write make.directional.xRight(view, by: 16)")
  public var trailing: AutoLayoutKitAttribute { w }
  /// Unavailable: write `make.inset(16).equal(view)`.
  @available(*, unavailable, message: "write make.inset(16).equal(view)")
  public var edges: AutoLayoutKitAttribute { w }
  /// Unavailable: write `make.directional.xLeft(view)`.
  @available(*, unavailable, message: "write make.directional.xLeft(view)")
  public func xLeading(_ items: any AutoLayoutKitItems...) {}
}

/// Unavailable: write `make.wall`, or `.wall` in a chain.
@available(*, unavailable, message: "write make.wall")
@MainActor public var wall: AutoLayoutKitGap { .wall }

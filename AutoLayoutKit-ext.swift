// Conveniences built on the public part of AutoLayoutKit.swift. An app may do without this file.

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

// MARK: - Attributes

/// Each attribute takes `*`, `/`, `+` and `-` with a number, and `==`, `<=` and `>=` make an `NSLayoutConstraint` of it.
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
  /// The edge where text begins: the left one where it runs from left to right.
  public var tk_leading: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .leading) }
  /// The edge where text ends: the right one where it runs from left to right.
  public var tk_trailing: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .trailing) }
  /// The width, in points.
  public var tk_width: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .width) }
  /// The height, in points.
  public var tk_height: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .height) }
  /// The middle between left and right.
  public var tk_centerX: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .centerX) }
  /// The middle between top and bottom.
  public var tk_centerY: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .centerY) }
}

/// Baselines, which guides do not have.
extension AutoLayoutKitView {
  /// The baseline of the first line of text.
  public var tk_firstBaseline: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .firstBaseline) }
  /// The baseline of the last line of text.
  public var tk_lastBaseline: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .lastBaseline) }
}

// MARK: - Sizes that agree

extension AutoLayoutKitMaker {
  /// Makes all items as wide as the first.
  ///
  ///     make.sameWidth(yes, no, maybe)
  ///     // [ yes ] [ no  ] [maybe]
  @discardableResult public func sameWidth(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { sameWidth(items, file: file, line: line) }

  /// Makes all items of an array as wide as the first.
  @discardableResult public func sameWidth(
    _ items: [any AutoLayoutKitItems], file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    let (first, others) = leader(of: items)
    return width(others, file: file, line: line) == AutoLayoutKitAttribute(first, .width)
  }

  /// Makes all items as high as the first.
  ///
  ///     make.sameHeight(yes, no)
  @discardableResult public func sameHeight(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { sameHeight(items, file: file, line: line) }

  /// Makes all items of an array as high as the first.
  @discardableResult public func sameHeight(
    _ items: [any AutoLayoutKitItems], file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    let (first, others) = leader(of: items)
    return height(others, file: file, line: line) == AutoLayoutKitAttribute(first, .height)
  }

  /// Makes all items as wide and as high as the first.
  ///
  ///     make.sameSize(red, green, blue)
  @discardableResult public func sameSize(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { sameSize(items, file: file, line: line) }

  /// Makes all items of an array as wide and as high as the first.
  @discardableResult public func sameSize(
    _ items: [any AutoLayoutKitItems], file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    let (first, others) = leader(of: items)
    return size(others, file: file, line: line) == (AutoLayoutKitAttribute(first, .width), AutoLayoutKitAttribute(first, .height))
  }

  /// Makes each item `width` to `height`: a width of 16 to a height of 9 for a film.
  ///
  ///     make.aspectRatio(16, 9, photo)   // photo.width == photo.height * 16 / 9
  ///
  /// Reported: numbers that are not finite and above 0.
  @discardableResult public func aspectRatio(
    _ width: Double, _ height: Double, _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { aspectRatio(width, height, items, file: file, line: line) }

  /// Makes each item of an array `width` to `height`.
  @discardableResult public func aspectRatio(
    _ width: Double, _ height: Double, _ items: [any AutoLayoutKitItems], file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    let ratio = width / height
    guard ratio.isFinite, ratio > 0 else {
      let (wrong, call) = ("a width of \(text(width)) to a height of \(text(height))", "aspectRatio(\(text(width)), \(text(height)), …)")
      report("\(wrong) is no shape, so it is not used.", call: call, about: single(items).first, file: file, line: line)
      return self.width([], file: file, line: line) == 0
    }
    let items = single(items)
    return self.width(items, file: file, line: line) == items.map { AutoLayoutKitAttribute($0, .height) * ratio }
  }

  /// Makes each item `width` to `height`, where a number is a variable.
  @discardableResult @_disfavoredOverload public func aspectRatio(
    _ width: any AutoLayoutKitNumber, _ height: any AutoLayoutKitNumber, _ items: any AutoLayoutKitItems..., file: StaticString = #fileID,
    line: UInt = #line
  ) -> AutoLayoutKitHandle { aspectRatio(width.double, height.double, items, file: file, line: line) }

  /// Makes each item of an array `width` to `height`, where a number is a variable.
  @discardableResult @_disfavoredOverload public func aspectRatio(
    _ width: any AutoLayoutKitNumber, _ height: any AutoLayoutKitNumber, _ items: [any AutoLayoutKitItems], file: StaticString = #fileID,
    line: UInt = #line
  ) -> AutoLayoutKitHandle { aspectRatio(width.double, height.double, items, file: file, line: line) }

  /// The first item, and the others, which are to be like it; without any item the reference leads nobody.
  private func leader(of items: [any AutoLayoutKitItems]) -> (first: any AutoLayoutKitItem, others: [any AutoLayoutKitItem]) {
    let items = single(items)
    return (items.first ?? reference, Array(items.dropFirst()))
  }

  /// A number as it is written, without the zero of one that is whole.
  fileprivate func text(_ number: Double) -> String {
    abs(number) < 1e15 && number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  /// The items one by one, those of arrays too.
  fileprivate func single(_ items: [any AutoLayoutKitItems]) -> [any AutoLayoutKitItem] {
    items.flatMap { part in
      if let item = part as? any AutoLayoutKitItem { return [item] }
      return single(part as? [any AutoLayoutKitItems] ?? [])
    }
  }
}

// MARK: - Rows, columns and grids

extension AutoLayoutKitMaker {
  /// Fills the reference from left to right, within its insets, with items of equal width and a gap between them.
  ///
  ///     make.xSpread(day, week, month, gap: 12)
  ///     // |[  day  ]-12-[ week  ]-12-[ month ]|
  ///
  /// - Returns: the constraints of the chain, then those of the widths.
  @discardableResult public func xSpread(
    _ items: any AutoLayoutKitItems..., gap: any AutoLayoutKitSpacing = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { xSpread(items, gap: gap, file: file, line: line) }

  /// Fills the reference from left to right with the items of an array.
  @discardableResult public func xSpread(
    _ items: [any AutoLayoutKitItems], gap: any AutoLayoutKitSpacing = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    handle {
      xPlace(row(single(items), gap: gap), file: file, line: line)
      sameWidth(items, file: file, line: line)
    }
  }

  /// Fills the reference from top to bottom, within its insets, with items of equal height and a gap between them.
  ///
  ///     make.ySpread(first, second, third, gap: 12)
  @discardableResult public func ySpread(
    _ items: any AutoLayoutKitItems..., gap: any AutoLayoutKitSpacing = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { ySpread(items, gap: gap, file: file, line: line) }

  /// Fills the reference from top to bottom with the items of an array.
  @discardableResult public func ySpread(
    _ items: [any AutoLayoutKitItems], gap: any AutoLayoutKitSpacing = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    handle {
      yPlace(row(single(items), gap: gap), file: file, line: line)
      sameHeight(items, file: file, line: line)
    }
  }

  /// Fills the reference, within its insets, with cells of equal size, row by row; the last row may be short.
  ///
  ///     make.grid(photos, columns: 3, gap: 8)
  ///     // [0][1][2]
  ///     // [3][4]
  ///
  /// - Parameters:
  ///   - items: the cells in reading order.
  ///   - columns: how many cells stand beside each other, at least 1; fewer are reported, and no cell is placed.
  ///   - gap: the distance of neighbours along both axes, in points.
  /// - Returns: the constraints of the sizes, those of the first row, those of the first column, then those of the other cells.
  @discardableResult public func grid(
    _ items: any AutoLayoutKitItems..., columns: Int, gap: Double = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { grid(items, columns: columns, gap: gap, file: file, line: line) }

  /// Fills the reference with the cells of an array.
  @discardableResult public func grid(
    _ items: [any AutoLayoutKitItems], columns: Int, gap: Double = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    let cells = single(items)
    return handle {
      if columns > 0 {
        place(cells, columns, gap, file, line)
      } else {
        let call = "grid(…, columns: \(columns)\(gap == 0 ? "" : ", gap: \(text(gap))"))"
        report("\(columns) columns hold no cell, so none is placed.", call: call, about: cells.first, file: file, line: line)
      }
    }
  }

  /// Fills the reference with cells, where the gap is a variable.
  @discardableResult @_disfavoredOverload public func grid(
    _ items: any AutoLayoutKitItems..., columns: Int, gap: any AutoLayoutKitNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { grid(items, columns: columns, gap: gap.double, file: file, line: line) }

  /// Fills the reference with the cells of an array, where the gap is a variable.
  @discardableResult @_disfavoredOverload public func grid(
    _ items: [any AutoLayoutKitItems], columns: Int, gap: any AutoLayoutKitNumber, file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { grid(items, columns: columns, gap: gap.double, file: file, line: line) }

  /// The sizes of the cells, the first row, the first column, then each other cell below the one above it and beside the one before it.
  private func place(_ cells: [any AutoLayoutKitItem], _ columns: Int, _ gap: Double, _ file: StaticString, _ line: UInt) {
    let first = row(Array(cells.prefix(columns)), gap: gap)
    if cells.count < columns {
      width(cells, file: file, line: line) == (w - gap * Double(columns - 1)) / Double(columns)
      sameHeight(cells, file: file, line: line)
      xPlace(first + [wall], file: file, line: line)
    } else {
      sameSize(cells, file: file, line: line)
      xPlace(first, file: file, line: line)
    }
    yPlace(row(stride(from: 0, to: cells.count, by: columns).map { cells[$0] }, gap: gap), file: file, line: line)
    for (place, cell) in cells.enumerated() {
      if place >= columns { ref(cells[place - columns]).xLeft(cell, file: file, line: line) }
      if place % columns > 0 { ref(cells[place - 1]).yTop(cell, file: file, line: line) }
    }
  }

  /// Items with a gap between neighbours.
  private func row(_ items: [any AutoLayoutKitItem], gap: any AutoLayoutKitSpacing) -> [any AutoLayoutKitChainPart] {
    Array(items.map { [$0] }.joined(separator: [gap]))
  }
}

extension AutoLayoutKitNumber {
  /// The number as a `Double`, which the formulas here are written in.
  fileprivate var double: Double {
    if let whole = self as? any BinaryInteger { return Double(whole) }
    return (self as? any BinaryFloatingPoint).map { Double($0) } ?? .nan
  }
}

// MARK: - Wrapping

extension AutoLayoutKitMaker {
  /// Makes the reference large enough for the items and the insets behind them, and no larger than it has to be.
  ///
  ///     make.wrap(title, detail)
  ///     // [ title ]      |
  ///     // [ detail      ]|   the largest decides
  ///
  /// The far edges of the reference stay outside of all items. It is as small as that allows with a priority of 50, so that whatever else is
  /// known of its size counts more.
  @discardableResult public func wrap(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle { wrap(items, file: file, line: line) }

  /// Makes the reference large enough for the items of an array.
  @discardableResult public func wrap(
    _ items: [any AutoLayoutKitItems], file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    handle {
      xRight(items, by: 0..., file: file, line: line)
      yBottom(items, by: 0..., file: file, line: line)
      priority(50).size(reference, file: file, line: line) == (0, 0)
    }
  }

  /// A guide across the reference whose bottom is that of the item that reaches down furthest.
  ///
  ///     let row = make.below(photo, text)
  ///     make.yPlace(row, 10, caption)
  ///     // [photo] [text]
  ///     //         [    ]
  ///     // [caption     ]   10 below the taller one
  ///
  /// The guide begins where the chain says in which it stands. It is as low as the items allow with a priority of 500: it does not squeeze them,
  /// and what stands below it does not pull it down. It belongs to the group.
  public func below(
    _ items: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitGuide { below(items, file: file, line: line) }

  /// A guide whose bottom is that of the item of an array that reaches down furthest.
  public func below(
    _ items: [any AutoLayoutKitItems], file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitGuide {
    let row = guide(file: file, line: line)
    xEqual(row, file: file, line: line)
    ref(row).yBottom(items, by: 0..., file: file, line: line)
    priority(500).height(row, file: file, line: line) == 0
    // In no chain it begins at the top.
    priority(1).yTop(row, file: file, line: line)
    return row
  }
}

// MARK: - Comparisons

/// Comparing attributes makes a constraint, which is not active yet: hand it to `install`.
///
/// It is solved for the attribute on the left, so that a negative factor there turns `<=` and `>=` around.
/// What UIKit would not accept (left with top, left with leading, an edge with a number, a factor of 0) makes a constraint that says nothing
/// and is reported when it is installed.
@MainActor extension AutoLayoutKitAttribute {
  /// A number of points and an attribute more.
  public static func + (left: Double, right: Self) -> Self { right + left }
  /// A number of points and an attribute more.
  @_disfavoredOverload public static func + (left: any AutoLayoutKitNumber, right: Self) -> Self { right + left }
  /// A number of points less the attribute.
  public static func - (left: Double, right: Self) -> Self { right * -1 + left }
  /// A number of points less the attribute.
  @_disfavoredOverload public static func - (left: any AutoLayoutKitNumber, right: Self) -> Self { right * -1 + left }

  /// Makes an attribute equal to a number of points.
  public static func == (left: Self, right: Double) -> NSLayoutConstraint { left.constraint(.equal, right) }
  /// Makes an attribute equal to another.
  public static func == (left: Self, right: Self) -> NSLayoutConstraint { left.constraint(.equal, right) }
  /// Makes an attribute equal to a number of points.
  @_disfavoredOverload public static func == (left: Self, right: any AutoLayoutKitNumber) -> NSLayoutConstraint { left.constraint(.equal, right) }
  /// Makes an attribute equal to a number of points.
  public static func == (left: Double, right: Self) -> NSLayoutConstraint { right.constraint(.equal, left) }
  /// Makes an attribute equal to a number of points.
  @_disfavoredOverload public static func == (left: any AutoLayoutKitNumber, right: Self) -> NSLayoutConstraint { right.constraint(.equal, left) }
  /// Makes an attribute at most a number of points.
  public static func <= (left: Self, right: Double) -> NSLayoutConstraint { left.constraint(.lessThanOrEqual, right) }
  /// Makes an attribute at most another.
  public static func <= (left: Self, right: Self) -> NSLayoutConstraint { left.constraint(.lessThanOrEqual, right) }
  /// Makes an attribute at most a number of points.
  @_disfavoredOverload
  public static func <= (left: Self, right: any AutoLayoutKitNumber) -> NSLayoutConstraint { left.constraint(.lessThanOrEqual, right) }
  /// Makes an attribute at least a number of points.
  public static func <= (left: Double, right: Self) -> NSLayoutConstraint { right.constraint(.greaterThanOrEqual, left) }
  /// Makes an attribute at least a number of points.
  @_disfavoredOverload
  public static func <= (left: any AutoLayoutKitNumber, right: Self) -> NSLayoutConstraint { right.constraint(.greaterThanOrEqual, left) }
  /// Makes an attribute at least a number of points.
  public static func >= (left: Self, right: Double) -> NSLayoutConstraint { left.constraint(.greaterThanOrEqual, right) }
  /// Makes an attribute at least another.
  public static func >= (left: Self, right: Self) -> NSLayoutConstraint { left.constraint(.greaterThanOrEqual, right) }
  /// Makes an attribute at least a number of points.
  @_disfavoredOverload
  public static func >= (left: Self, right: any AutoLayoutKitNumber) -> NSLayoutConstraint { left.constraint(.greaterThanOrEqual, right) }
  /// Makes an attribute at most a number of points.
  public static func >= (left: Double, right: Self) -> NSLayoutConstraint { right.constraint(.lessThanOrEqual, left) }
  /// Makes an attribute at most a number of points.
  @_disfavoredOverload
  public static func >= (left: any AutoLayoutKitNumber, right: Self) -> NSLayoutConstraint { right.constraint(.lessThanOrEqual, left) }
}

// MARK: - What cannot be compared

/// These say what was meant where a comparison means nothing; they never win over one that fits.
@MainActor extension AutoLayoutKitLengths {
  /// Not a comparison: a width or a height is compared with a number, a range, an attribute, or a list of these.
  @available(*, unavailable, message: "a width or a height is compared with a number, a range, an attribute, or a list of these")
  @discardableResult @_disfavoredOverload public static func == <Other>(left: Self, right: Other) -> AutoLayoutKitHandle { left == 0 }
  /// Not a comparison: there are `==`, `<=` and `>=`.
  @available(*, unavailable, message: "a width or a height is compared by ==, <= or >=")
  @discardableResult @_disfavoredOverload public static func != <Other>(left: Self, right: Other) -> AutoLayoutKitHandle { left == 0 }
  /// Not a comparison: there are `==`, `<=` and `>=`.
  @available(*, unavailable, message: "a width or a height is compared by ==, <= or >=")
  @discardableResult @_disfavoredOverload public static func < <Other>(left: Self, right: Other) -> AutoLayoutKitHandle { left == 0 }
  /// Not a comparison: there are `==`, `<=` and `>=`.
  @available(*, unavailable, message: "a width or a height is compared by ==, <= or >=")
  @discardableResult @_disfavoredOverload public static func > <Other>(left: Self, right: Other) -> AutoLayoutKitHandle { left == 0 }
}

@MainActor extension AutoLayoutKitSizes {
  /// Not a comparison: a size is compared with a pair such as (40, 40), or with a `CGSize`.
  @available(*, unavailable, message: "a size is compared with a pair such as (40, 40), or with a CGSize")
  @discardableResult @_disfavoredOverload public static func == <Other>(left: Self, right: Other) -> AutoLayoutKitHandle { left == (0, 0) }
}

extension TextLayout {
  /// Places the lines below each other in a rectangle, with the block of all lines centered vertically.
  ///
  ///     //  free/2                       free = height − heights of the lines
  ///     //  ascender                     baseline of the first line = free/2 + ascender
  ///     //  ------ Hxg ------
  ///     //  line height
  ///     //  ------ Hxg ------            the next one a line height below
  ///     //  −descender
  ///     //  free/2
  ///
  /// Baselines are on whole pixels; a half is rounded up. The parts of a line are in the order of Unicode's
  /// bidirectional algorithm; see ``BidirectionalLevels``.
  ///
  /// - Parameters:
  ///   - rectangle: The area for the lines, in points. Lines that are wider or higher extend beyond it.
  ///   - alignment: The alignment of lines whose paragraph style does not set one.
  ///   - rightToLeft: True for a right-to-left layout, which decides the meaning of `natural` for a text
  ///     without a paragraph style.
  ///   - scale: The number of pixels per point.
  package func placed(
    in rectangle: CGRect, alignment: NSTextAlignment, rightToLeft: Bool = false, scale: CGFloat = 1
  ) -> [PlacedLine] {
    var placed: [PlacedLine] = []
    for (line, baseline) in zip(lines, baselines(in: rectangle, scale: scale)) {
      let width = width(of: line)
      let format = runs[line.paragraphRun].format
      let indents =
        format?.indents(ofFirstLine: line.isFirst, in: rectangle.width) ?? (leading: 0, trailing: 0)
      let paragraph = format?.isRightToLeft ?? line.isRightToLeft
      // `natural` is the direction of the text in a paragraph style, and that of the interface in a view.
      let rightToLeft = (format == nil ? nil : paragraph) ?? rightToLeft
      let left = rightToLeft ? indents.trailing : indents.leading
      let room = rectangle.width - indents.leading - indents.trailing
      let share = (format?.alignment ?? alignment).shareOfRoomBefore(rightToLeft: rightToLeft)
      let start = rectangle.minX + left + (room - width) * share
      placed += parts(of: line, from: start, baseline: baseline, isReversed: paragraph ?? false)
    }
    return placed
  }

  /// Returns the parts of a line in the order in which they are read, at the places at which they are seen.
  private func parts(
    of line: Line, from start: CGFloat, baseline: CGFloat, isReversed: Bool
  ) -> [PlacedLine] {
    let whole = [Part(text: line.text, advance: line.advance, run: line.run)]
    let parts = line.parts.isEmpty ? whole : line.parts
    let levels = parts.map { $0.level ?? (isReversed ? 1 : 0) }
    var x = start
    var starts = parts.map { _ in start }
    for index in BidirectionalLevels.order(of: levels) {
      starts[index] = x
      x += points(parts[index].advance)
    }
    return parts.indices.map { index in
      let part = parts[index]
      let run = runs[part.run]
      return PlacedLine(
        text: part.text, x: starts[index], baseline: baseline - run.rise, width: points(part.advance),
        font: run.font, color: run.color, isRightToLeft: !levels[index].isMultiple(of: 2))
    }
  }

  func baselines(in rectangle: CGRect, scale: CGFloat = 1) -> [CGFloat] {
    if isPlain {
      return lines.indices.map { index in
        let baseline = font.lines.baseline(
          of: index, count: lines.count, top: rectangle.minY, height: rectangle.height, scale: scale)
        return CGFloat(baseline)
      }
    }
    var bottom = rectangle.minY + (rectangle.height - size.height) / 2
    return lines.indices.map { index in
      let height = height(of: lines[index])
      let baseline = bottom + gap(above: index) + height.ascent
      bottom = baseline + height.descent
      return baseline.roundedHalfUp(scale)
    }
  }
}

extension UIFont {
  var lines: LinesOfOneFont { LinesOfOneFont(ascender: ascender, lineHeight: lineHeight, leading: leading) }

  /// The distances of the baseline of one line from the top and from the bottom of a label of the rounded
  /// line height, in points.
  ///
  ///     //  ceil(line height) = first + last, both whole numbers
  ///     //  first = slack/2 + ascender, last = slack/2 − descender, slack = ceil(line height) − line height
  ///
  /// They do not depend on the text.
  var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let height = lineHeight.rounded(.up)
    let first = ((height - lineHeight) / 2 + ascender).roundedHalfUp(1)
    return (first, height - first)
  }
}

extension NSTextAlignment {
  // The part of the free space beside a line that is to its left: none, half or all of it.
  fileprivate func shareOfRoomBefore(rightToLeft: Bool) -> CGFloat {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: rightToLeft ? 1 : 0
    }
  }
}

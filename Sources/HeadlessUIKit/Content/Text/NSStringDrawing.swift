/// The options with which the size of a text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Allows the text to take several lines; without this option, lines end only at newlines, regardless of
  /// their width.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Includes the font's own space between lines, which is 0 here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Leaves out the lines that do not fit in the height and truncates the last visible line with "…".
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The result of measuring a text.
open class NSStringDrawingContext: NSObject {
  /// The factor by which the text was reduced; always 1 here.
  public let actualScaleFactor: CGFloat = 1
  /// The rectangle of the text as of the last measurement, in points.
  public fileprivate(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// Returns the size of the text without a width limit, in points, not rounded.
  public func size() -> CGSize { boundingRect(with: .zero, options: [], context: nil).size }

  /// Returns the rectangle of the text, in points, not rounded; a view for the text rounds its size up.
  ///
  /// - Parameters:
  ///   - size: The available size, in points; a width or height of 0 means no limit.
  ///   - options: The options that decide if lines are broken at the width and left out below the height.
  ///   - context: An object that receives the result.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let runs = textRuns(font: UIFont.systemFont(ofSize: 12))
    let measurer = HeadlessLayout.textMeasurer
    let width = options.contains(.usesLineFragmentOrigin) && size.width > 0 ? size.width : nil
    func layout(_ limit: Int, _ breaking: NSLineBreakMode) -> TextLayout {
      TextLayout(runs, measurer: measurer, width: width, lineLimit: limit, breaking: breaking)
    }
    var text = layout(0, .byWordWrapping)
    if options.contains(.truncatesLastVisibleLine), size.height > 0 {
      let fitting = text.linesFitting(in: size.height + 0.001)
      if fitting < text.lines.count { text = layout(fitting, .byTruncatingTail) }
    }
    let rect = CGRect(origin: .zero, size: text.size)
    context?.totalBounds = rect
    return rect
  }
}

extension NSString {
  /// Returns the size of the text without a width limit, in points, not rounded.
  ///
  /// - Parameter attrs: The attributes of the whole text; without a font, it is the system font in 12 points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attrs).size()
  }

  /// Returns the rectangle of the text, in points, not rounded; the same as for an attributed string with
  /// these attributes.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
}

extension String {
  /// Returns the size of the text without a width limit, in points, not rounded.
  ///
  /// - Parameter attrs: The attributes of the whole text; without a font, it is the system font in 12 points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Returns the rectangle of the text, in points, not rounded; the same as for an attributed string with
  /// these attributes.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
}

import Foundation

/// How the room of a text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text may take several lines; without this option it is set in one, however wide
  /// that is, and only newlines end it.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The font's own room between lines counts; there is none here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Lines that do not fit in the height are left out, with "…" at the end of the last one.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What a text was measured with, and how large it came out.
open class NSStringDrawingContext: NSObject {
  /// By how much the text was made smaller; always 1 here.
  public let actualScaleFactor: CGFloat = 1
  /// The rectangle that the text took the last time, in points.
  public fileprivate(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// The size of the text without a limit to its width, in points, not rounded.
  public func size() -> CGSize { boundingRect(with: .zero, options: [], context: nil).size }

  /// The rectangle that the text takes, in points, not rounded: a view of that size rounds it up.
  ///
  /// - Parameters:
  ///   - size: The room in points; a width or height of 0 is no limit.
  ///   - options: Whether lines are broken at the width, and left out below the height.
  ///   - context: Told the result.
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
  /// The size of the text without a limit to its width, in points, not rounded.
  ///
  /// - Parameter attrs: The style of all of it; 12 points of the system's font where nothing is said.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attrs).size()
  }

  /// The rectangle that the text takes, in points, not rounded; as that of an
  /// attributed text with these attributes.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
}

extension String {
  /// The size of the text without a limit to its width, in points, not rounded.
  ///
  /// - Parameter attrs: The style of all of it; 12 points of the system's font where nothing is said.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// The rectangle that the text takes, in points, not rounded; as that of an
  /// attributed text with these attributes.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
}

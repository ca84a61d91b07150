extension NSLayoutConstraint {
  /// The alignments of the views of a visual format, their direction, and the edges between which distances
  /// are measured.
  public struct FormatOptions: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All left edges are equal.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << Attribute.left.rawValue)
    /// All right edges are equal.
    public static let alignAllRight = FormatOptions(rawValue: 1 << Attribute.right.rawValue)
    /// All top edges are equal.
    public static let alignAllTop = FormatOptions(rawValue: 1 << Attribute.top.rawValue)
    /// All bottom edges are equal.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << Attribute.bottom.rawValue)
    /// All leading edges are equal.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << Attribute.leading.rawValue)
    /// All trailing edges are equal.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << Attribute.trailing.rawValue)
    /// All horizontal centers are equal.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << Attribute.centerX.rawValue)
    /// All vertical centers are equal.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << Attribute.centerY.rawValue)
    /// All last baselines are equal.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << Attribute.lastBaseline.rawValue)
    /// All first baselines are equal.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << Attribute.firstBaseline.rawValue)
    /// The bits of the alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Views follow one another in the direction of text; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Views follow one another from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Views follow one another from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Distances are between edges; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Distances between views below each other are from the last baseline of one view to the first baseline
    /// of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bit of the edges between which distances are measured.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  /// Returns the constraints that a picture in characters describes, from left to right, followed by those of
  /// the alignments; all are inactive.
  ///
  ///     "H:|-20-[icon(40)]-[title(>=100@750)]-(>=8,<=margin)-|"
  ///     "V:[title][detail(==title)]"
  ///
  /// Traps, as UIKit raises an exception, if the format cannot be read. The text contains a sentence, the
  /// format, and a caret below the character.
  ///
  /// - Parameters:
  ///   - format: The picture, as Apple's Auto Layout Guide describes it. `-` is the system spacing of 8
  ///     points between views, and the layout margin at the edge of the superview.
  ///   - opts: The alignments, the direction, and the edges between which distances are measured.
  ///   - metrics: The values of the metric names in the format, in points.
  ///   - views: The views and layout guides of the names in the format.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) { return try read(format, opts, metrics ?? [:], views) } catch {
      preconditionFailure(error.text(in: format))
    }
  }

  /// Returns the text with which `constraints(withVisualFormat:...)` would trap; nil if the format can be
  /// read.
  package class func mistake(
    inVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any] = [:],
    views: [String: Any]
  ) -> String? {
    do throws(VisualFormatError) {
      _ = try read(format, options, metrics, views)
      return nil
    } catch { return error.text(in: format) }
  }

  private class func read(
    _ format: String, _ options: FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format)
    var builder = VisualFormatBuilder(try parser.read(), options, metrics, views)
    return try builder.build()
  }
}

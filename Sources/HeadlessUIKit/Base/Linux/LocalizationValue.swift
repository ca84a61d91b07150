extension String {
  /// A text of the app with its arguments: `"\(count) songs"` has the key `%lld songs`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    let key: String
    let arguments: [any CVarArg & Sendable]

    /// Creates a text without arguments.
    public init(_ value: String) { self.init(stringLiteral: value) }

    /// Creates a text without arguments.
    public init(stringLiteral value: String) {
      key = value
      arguments = []
    }

    /// Creates a text with arguments.
    public init(stringInterpolation: StringInterpolation) {
      let hasArguments = !stringInterpolation.arguments.isEmpty
      key = hasArguments ? stringInterpolation.key : stringInterpolation.key.replacing("%%", with: "%")
      arguments = stringInterpolation.arguments
    }

    func formatted(_ format: String, locale: Locale) -> String {
      arguments.isEmpty ? format : String(format: format, locale: locale, arguments: arguments)
    }

    /// The parts of a text with arguments.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var arguments: [any CVarArg & Sendable] = []

      /// Creates an empty text.
      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      }

      /// Adds a part without arguments.
      public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

      /// Adds a text as `%@`.
      public mutating func appendInterpolation(_ text: String) { append("%@", text) }

      /// Adds an unfinished text as `%@`.
      public mutating func appendInterpolation(_ text: Substring) { append("%@", String(text)) }

      /// Adds a whole number as `%lld`, `%d`, `%llu` or `%u`, by its type.
      public mutating func appendInterpolation<Number: FixedWidthInteger & CVarArg & Sendable>(
        _ number: Number
      ) { append(Self.specifier(of: Number.self), number) }

      /// Adds a number as `%lf`.
      public mutating func appendInterpolation(_ number: Double) { append("%lf", number) }

      /// Adds a number as `%lf`.
      public mutating func appendInterpolation(_ number: CGFloat) { append("%lf", Double(number)) }

      /// Adds a number as `%f`.
      public mutating func appendInterpolation(_ number: Float) { append("%f", number) }

      /// Adds a value with a specifier, such as `%.2f`.
      public mutating func appendInterpolation<Value: CVarArg & Sendable>(_ value: Value, specifier: String) {
        append(specifier, value)
      }

      /// Adds a value in a format, as `%@`.
      public mutating func appendInterpolation<Format: FormatStyle>(
        _ value: Format.FormatInput, format: Format
      ) where Format.FormatOutput == String { append("%@", format.format(value)) }

      /// Adds the text of another resource, as `%@`.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append("%@", String(localized: resource))
      }

      private mutating func append(_ specifier: String, _ argument: any CVarArg & Sendable) {
        key += specifier
        arguments.append(argument)
      }

      private static func specifier<Number: FixedWidthInteger>(of type: Number.Type) -> String {
        let isLong = Number.bitWidth > 32
        if Number.isSigned { return isLong ? "%lld" : "%d" }
        return isLong ? "%llu" : "%u"
      }
    }
  }
}

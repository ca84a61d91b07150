/// The looks of a picker of dates.
public enum UIDatePickerStyle: Int, Sendable {
  /// Compact, and wheels for durations.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A field that opens a calendar.
  case compact = 2
  /// A calendar.
  case inline = 3
}

/// A picker of a date, a time or a duration, with the size of its look; nothing in it is drawn here.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// The chosen value.
  public enum Mode: Int, Sendable {
    /// A time.
    case time = 0
    /// A date.
    case date = 1
    /// A date and a time.
    case dateAndTime = 2
    /// A duration.
    case countDownTimer = 3
  }

  /// The chosen value; a date and a time unless set.
  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  /// The language of the texts; stored, has no effect here.
  open var locale: Locale?
  /// The calendar; stored, has no effect here.
  open var calendar: Calendar! = .current
  /// The time zone; stored, has no effect here.
  open var timeZone: TimeZone?
  /// The date, inside of the limits; now unless set.
  open var date: Date {
    get { min(max(chosen, minimumDate ?? chosen), max(maximumDate ?? chosen, minimumDate ?? .distantPast)) }
    set { chosen = newValue }
  }
  private var chosen = Date()
  /// Sets the date, without an animation.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// The first date; nil unless set.
  open var minimumDate: Date?
  /// The last date; nil unless set.
  open var maximumDate: Date?
  /// The duration, in seconds; 0 unless set.
  open var countDownDuration: TimeInterval = 0
  /// The step of the minutes; 1 unless set; stored, has no effect here.
  open var minuteInterval = 1
  /// The preferred look; automatic unless set.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The look.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// The size of the look, in points: 320 × 216 of wheels, and sizes of our own for a calendar.
  open override var intrinsicContentSize: CGSize {
    let compact = ControlSizes.compactDate
    return switch datePickerStyle {
    case .compact where datePickerMode == .dateAndTime:
      CGSize(width: 2 * compact.width, height: compact.height)
    case .compact: compact
    case .inline where datePickerMode == .time: compact
    case .inline: CGSize(width: 320, height: datePickerMode == .date ? 348 : 392)
    default: ControlSizes.picker.size
    }
  }
  /// Returns the size of the look.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

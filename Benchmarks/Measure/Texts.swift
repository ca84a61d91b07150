import Foundation

/// Returns three digits and a unit of time.
func text(seconds: Double) -> String {
  for (factor, unit) in [(1e9, "ns"), (1e6, "µs"), (1e3, "ms")] where seconds * factor < 999.5 {
    return "\(text(seconds * factor)) \(unit)"
  }
  return "\(text(seconds)) s"
}

/// Returns three digits and a unit of memory; 1 KB is 1000 bytes.
func text(bytes: Double) -> String {
  for (factor, unit) in [(1, "B"), (1e-3, "KB"), (1e-6, "MB")] where bytes * factor < 999.5 {
    return "\(text(bytes * factor)) \(unit)"
  }
  return "\(text(bytes * 1e-9)) GB"
}

/// Returns a positive number with three digits, or all digits before the point.
func text(_ number: Double) -> String {
  let format =
    switch number {
    case ..<9.995: "%.2f"
    case ..<99.95: "%.1f"
    default: "%.0f"
    }
  return String(format: format, number)
}

/// Returns an integer without decimals, and any other number with three digits.
func shortText(_ number: Double) -> String {
  number == number.rounded() ? "\(Int(number))" : text(number)
}

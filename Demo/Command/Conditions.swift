import Foundation
import LayoutInspection
import UIKit

/// The conditions under which a scene is laid out; without any, it is shown as in its picture.
struct Conditions: Equatable {
  /// The size in points.
  var size: CGSize?
  /// The screen of a device.
  var screen: LayoutSizes.Screen?
  /// True if the layout runs from right to left.
  var isRightToLeft = false
  /// The text size that the user has chosen.
  var textSize: UIContentSizeCategory?
  /// The part of each edge that bars and corners cover, in points.
  var safeArea: UIEdgeInsets?
  /// True if the keyboard is on the screen.
  var hasKeyboard = false

  /// Sets the condition of an option from its value; does nothing for another option.
  mutating func set(_ option: Option, _ value: String) throws(UsageError) {
    switch option {
    case .size: size = try Self.size(value)
    case .device: screen = try Self.screen(value)
    case .rtl: isRightToLeft = true
    case .textSize: textSize = try Self.textSize(value)
    case .safeArea: safeArea = try Self.insets(value)
    case .keyboard: hasKeyboard = true
    default: break
    }
  }

  /// Returns a size from two numbers of points with an x between them, each 1...10000.
  private static func size(_ text: String) throws(UsageError) -> CGSize {
    let numbers = numbers(text, separator: "x")
    guard let numbers, numbers.count == 2, numbers.allSatisfy({ (1...10_000).contains($0) }) else {
      throw .badSize(text)
    }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// Returns insets from four numbers of points with commas between them, each 0...1000.
  private static func insets(_ text: String) throws(UsageError) -> UIEdgeInsets {
    let numbers = numbers(text, separator: ",")
    guard let numbers, numbers.count == 4, numbers.allSatisfy({ (0...1000).contains($0) }) else {
      throw .badInsets(text)
    }
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Returns the numbers of a text; nil if one of its parts is not a number of ASCII digits.
  private static func numbers(_ text: String, separator: Character) -> [Double]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") } ? Double(part) : nil
    }
    return numbers.count == parts.count ? numbers : nil
  }

  private static func screen(_ name: String) throws(UsageError) -> LayoutSizes.Screen {
    guard let screen = screens.first(where: { $0.name == name.lowercased() }) else {
      throw .unknownDevice(name)
    }
    return screen.screen
  }

  private static func textSize(_ name: String) throws(UsageError) -> UIContentSizeCategory {
    let found = textSizes.first { $0.name.lowercased() == name.lowercased() }
    guard let found else { throw .unknownTextSize(name) }
    return found.category
  }

  /// The devices in portrait and landscape, and the windows on a tablet, with their names on the command
  /// line, such as `iphone-16-landscape`.
  static let screens: [(name: String, screen: LayoutSizes.Screen)] = {
    func name(of screen: LayoutSizes.Screen) -> String {
      screen.name.lowercased().filter { $0 != "(" && $0 != ")" }.replacing(" ", with: "-")
    }
    let devices = (LayoutSizes.devices + LayoutSizes.folding).screens.flatMap { screen in
      [(name(of: screen), screen), ("\(name(of: screen))-landscape", screen.turned)]
    }
    return devices + LayoutSizes.windows.screens.map { (name(of: $0), $0) }
  }()

  /// The text sizes with UIKit's names.
  static let textSizes: [(name: String, category: UIContentSizeCategory)] = [
    ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
    ("extraExtraExtraLarge", .extraExtraExtraLarge), ("accessibilityMedium", .accessibilityMedium),
    ("accessibilityLarge", .accessibilityLarge), ("accessibilityExtraLarge", .accessibilityExtraLarge),
    ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
    ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
  ]
}

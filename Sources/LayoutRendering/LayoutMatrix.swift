import Foundation
import HeadlessUIKit
import LayoutInspection
import LayoutWords

/// A text size that the user of a device has chosen, with a short name.
public struct LayoutTextSize: Equatable, Sendable {
  /// The name, such as `normal`.
  public let name: String
  /// The category that a view finds in its traits.
  public let category: UIContentSizeCategory

  /// Creates a text size.
  public init(_ name: String, _ category: UIContentSizeCategory) {
    self.name = name
    self.category = category
  }

  /// The size of a new device.
  public static let normal = LayoutTextSize("normal", .large)
  /// The largest size that is not an accessibility size.
  public static let large = LayoutTextSize("large", .extraExtraExtraLarge)
  /// The largest accessibility size.
  public static let accessibility = LayoutTextSize("accessibility", .accessibilityExtraExtraExtraLarge)
}

/// The directions in which a layout is examined.
public enum LayoutDirections: Sendable {
  /// From left to right only.
  case leftToRight
  /// From right to left only.
  case rightToLeft
  /// Both, from left to right first.
  case both

  /// The directions of the traits, in the order in which they are examined.
  fileprivate var all: [LayoutMatrix.Reading] {
    let leftToRight = LayoutMatrix.Reading(words: "left to right", direction: .leftToRight, language: nil)
    let rightToLeft = LayoutMatrix.Reading(words: "right to left", direction: .rightToLeft, language: nil)
    return switch self {
    case .leftToRight: [leftToRight]
    case .rightToLeft: [rightToLeft]
    case .both: [leftToRight, rightToLeft]
    }
  }
}

/// The layouts of one view on several screens, in several directions and text sizes.
///
/// Each layout is made anew, in a window that fills the screen, so the frames are those of the device,
/// rounded to its pixels.
@MainActor public struct LayoutMatrix {
  /// One layout.
  public struct Case: Sendable {
    /// The screen, the direction or the language, and the text size, as the heading of the record.
    public let title: String
    /// The name of the screen and its size.
    public let screenTitle: String
    /// The laid-out views.
    public let snapshot: LayoutSnapshot
  }

  /// A direction, or a language with its direction.
  fileprivate struct Reading {
    let words: String
    let direction: UITraitEnvironmentLayoutDirection
    let language: LayoutLanguage?
  }

  /// The layouts: for each text size, and each direction or language, all screens.
  public let cases: [Case]
  /// The number of screens.
  public let screenCount: Int

  /// Creates the layouts of a view.
  ///
  /// - Parameters:
  ///   - make: A function that makes the view.
  ///   - sizes: The screens.
  ///   - directions: The directions of the text, unless languages are given.
  ///   - languages: The languages of the app, each in its direction.
  ///   - text: The text sizes.
  public init(
    of make: () -> UIView, sizes: LayoutSizes = .phones, directions: LayoutDirections = .both,
    languages: LayoutLanguages? = nil, text: [LayoutTextSize] = [.normal, .large, .accessibility]
  ) {
    self.init(sizes, Self.readings(languages, directions), text) { window in
      let view = make()
      view.frame = window.bounds
      window.addSubview(view)
      return view
    }
  }

  /// Creates the layouts of a controller, which is the root of the window.
  ///
  /// - Parameters:
  ///   - make: A function that makes the controller.
  ///   - sizes: The screens.
  ///   - directions: The directions of the text, unless languages are given.
  ///   - languages: The languages of the app, each in its direction.
  ///   - text: The text sizes.
  public init(
    of make: () -> UIViewController, sizes: LayoutSizes = .phones, directions: LayoutDirections = .both,
    languages: LayoutLanguages? = nil, text: [LayoutTextSize] = [.normal, .large, .accessibility]
  ) {
    self.init(sizes, Self.readings(languages, directions), text) { window in
      let controller = make()
      window.rootViewController = controller
      return controller.view
    }
  }

  private init(
    _ sizes: LayoutSizes, _ readings: [Reading], _ text: [LayoutTextSize],
    install: (UIWindow) -> UIView
  ) {
    var cases: [Case] = []
    for textSize in text {
      for reading in readings {
        for screen in sizes.screens {
          cases.append(Self.layout(on: screen, reading, textSize, install))
        }
      }
    }
    self.cases = cases
    screenCount = sizes.screens.count
  }

  private static func readings(_ languages: LayoutLanguages?, _ directions: LayoutDirections) -> [Reading] {
    guard let languages else { return directions.all }
    return languages.map { language in
      Reading(
        words: "in \(language.name)", direction: language.isRightToLeft ? .rightToLeft : .leftToRight,
        language: language)
    }
  }

  private static func layout(
    on screen: LayoutSizes.Screen, _ reading: Reading, _ textSize: LayoutTextSize,
    _ install: (UIWindow) -> UIView
  ) -> Case {
    let (width, height) = (screen.size.width.points, screen.size.height.points)
    let name = "\(width) × \(height)"
    let screenTitle = screen.name == name ? name : "\(screen.name), \(name)"
    let snapshot = HeadlessLayout.onScreen(
      size: screen.size, scale: screen.scale, safeArea: screen.safeArea, idiom: screen.idiom,
      layoutDirection: reading.direction, contentSizeCategory: textSize.category, corners: screen.corners,
      fold: screen.fold, language: reading.language
    ) {
      let window = UIWindow(frame: CGRect(origin: .zero, size: screen.size))
      let view = install(window)
      window.isHidden = false
      window.layoutIfNeeded()
      let snapshot = LayoutSnapshot(of: view)
      window.isHidden = true
      return snapshot
    }
    let title = "\(screenTitle), \(reading.words), \(textSize.name) text"
    return Case(title: title, screenTitle: screenTitle, snapshot: snapshot)
  }

  /// The frames of all layouts as text, each layout below a heading.
  ///
  ///     ## iPhone 16, 393 × 852, left to right, normal text
  ///     LoginView          0   0  393  852
  ///     LoginView/title   24  83  345   34
  public var text: String {
    cases.map { "## \($0.title)\n\($0.snapshot.frameList())" }.joined(separator: "\n")
  }
}

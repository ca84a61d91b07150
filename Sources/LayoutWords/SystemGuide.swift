/// A guide that a view provides itself, by its identifier.
package enum SystemGuide: String, CaseIterable {
  case safeArea = "UIViewSafeAreaLayoutGuide"
  case margins = "UIViewLayoutMarginsGuide"
  case readable = "UIViewReadableContentGuide"
  case keyboard = "UIViewKeyboardLayoutGuide"
  case content = "UIScrollView-contentLayoutGuide"
  case visiblePart = "UIScrollView-frameLayoutGuide"
  case contentMargins = "UIScrollView-contentMarginsGuide"

  /// Recognizes a guide by the beginning of a text; nil for one of the app.
  package init?(beginning text: String) {
    guard let guide = Self.allCases.first(where: { text.hasPrefix($0.rawValue) }) else { return nil }
    self = guide
  }

  /// The area of the guide, as in "the safe area of Login".
  package var area: String {
    switch self {
    case .safeArea: "safe area"
    case .margins: "margins"
    case .readable: "readable area"
    case .keyboard: "keyboard area"
    case .content: "content"
    case .visiblePart: "frame"
    case .contentMargins: "content margins"
    }
  }

  /// The name of the maker against the area, as in `make.safeArea`; nil for an area without one.
  package var maker: String? {
    switch self {
    case .safeArea: "safeArea"
    case .margins: "margins"
    case .readable: "readable"
    case .keyboard: "keyboard"
    case .content: "content"
    case .visiblePart, .contentMargins: nil
    }
  }

  /// The property of the view that returns the guide.
  package var property: String {
    switch self {
    case .safeArea: "safeAreaLayoutGuide"
    case .margins, .contentMargins: "layoutMarginsGuide"
    case .readable: "readableContentGuide"
    case .keyboard: "keyboardLayoutGuide"
    case .content: "contentLayoutGuide"
    case .visiblePart: "frameLayoutGuide"
    }
  }
}

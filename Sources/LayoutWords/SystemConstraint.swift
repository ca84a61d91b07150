/// The constraints that UIKit and AppKit add themselves, by the beginnings of their identifiers.
package enum SystemConstraint {
  private static let fixed = [
    "UIView-Encapsulated-Layout-", "UIViewSafeAreaLayoutGuide-", "_UITemporaryLayout", "fittingSize",
  ]

  /// Returns true for a constraint with which UIKit fixes a size or a guide.
  ///
  /// Those of a margins guide, such as `UIView-bottomMargin-guide-constraint`, are not among them: UIKit
  /// leaves them out in a conflict by the same rules as the constraints of client code.
  package static func isFixed(_ identifier: String) -> Bool {
    fixed.contains(where: identifier.hasPrefix)
  }

  /// Returns true for a constraint that UIKit keeps in a conflict as long as it can leave out one of the app.
  package static func isKept(_ identifier: String) -> Bool {
    isFixed(identifier) || identifier.hasPrefix(StackRole.hiding.rawValue)
  }

  /// Returns true for every constraint of a platform's own, by its identifier or its class.
  package static func isOwn(_ identifier: String) -> Bool {
    ["UIView-", StackRole.beginning, "NSView-", "_UI"].contains(where: identifier.hasPrefix)
      || keyboard.contains(where: identifier.hasPrefix)
  }

  /// The constraints of the views around the keyboard.
  private static let keyboard = [
    "accessoryView.", "inputView.", "assistantView.", "assistantHeight", "UIInputWindowController-", "TUI",
    "UIButtonBar.",
  ]

  /// Returns true for a class that an app cannot mention.
  package static func isPrivate(class name: String) -> Bool {
    ["_", "UIKB", "UIKeyboard", "UIInputSet", "UIInputWindow", "UIRemote", "UITextEffects", "TUI"]
      .contains(where: name.hasPrefix)
  }

  /// Returns true for the class of the constraints that stand for the frame of a view.
  package static func isOfFrame(class name: String) -> Bool { name.hasPrefix("NSAutoresizingMask") }

  /// Returns true for the class of the constraints that stand for the size of a content.
  package static func isOfContent(class name: String) -> Bool { name.hasPrefix("NSContentSize") }
}

/// The purpose of a constraint of a stack view; the raw value is its identifier, the one that UIKit uses in
/// its reports.
package enum StackRole: String {
  case canvasConnection = "UISV-canvas-connection"
  case canvasFit = "UISV-canvas-fit"
  case spacing = "UISV-spacing"
  case alignment = "UISV-alignment"
  case spanningBoundary = "UISV-spanning-boundary"
  case ambiguitySuppression = "UISV-ambiguity-suppression"
  case fillEqually = "UISV-fill-equally"
  case fillProportionally = "UISV-fill-proportionally"
  case distributingEdge = "UISV-distributing-edge"
  case hiding = "UISV-hiding"
  case order = "UISV-order"

  /// The beginning of each of these identifiers.
  package static let beginning = "UISV-"
}

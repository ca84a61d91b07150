#if canImport(HeadlessUIKit)
  import HeadlessUIKit
  import LayoutWords

  extension SystemGuide {
    /// Returns the reason for an edge of the guide that a row determines.
    ///
    ///     at most the top of the keyboard, and at least the safe area
    ///         [ guide ]
    ///     bottom of the view
    ///
    /// - Parameter isFloating: True for a keyboard that is not at the bottom of the screen.
    func words(
      _ row: LayoutSystem.Source, along axis: NSLayoutConstraint.Axis, isFloating: Bool
    ) -> String {
      switch (self, row) {
      case (.safeArea, _): "safe area inset"
      case (.margins, _), (.readable, .hugging): "layout margin"
      case (.contentMargins, _): "layout margin of the content"
      case (.content, _): "content of the scroll view"
      case (.visiblePart, _): "visible part of the scroll view"
      case (.readable, _) where axis == .vertical: "layout margin"
      case (.readable, .size): "the largest readable width"
      case (.readable, _): "centered between the layout margins"
      case (.keyboard, .compressionResistance): "keyboard"
      case (.keyboard, _) where isFloating: "keyboard"
      case (.keyboard, .size) where axis == .vertical: "safe area inset, no keyboard"
      case (.keyboard, .hugging) where axis == .vertical: "safe area inset, no keyboard"
      case (.keyboard, _): "edge of its view"
      }
    }
  }
#endif

#if canImport(HeadlessUIKit)
  import HeadlessUIKit
  import LayoutWords

  /// The reasons for the edges of the guides.
  extension SystemGuide {
    /// Recognizes a guide; nil for one of the app.
    @MainActor init?(_ guide: UILayoutGuide) {
      self.init(rawValue: guide.identifier)
    }

    /// The rows that a guide may have along one axis.
    enum Row {
      case position
      case size
      case preferredSize
      case limit
    }

    /// Returns the reason for an edge of the guide that a row determines.
    ///
    /// - Parameter isFloating: True for a keyboard that is not at the bottom of the screen.
    func words(_ row: Row, _ edge: LayoutExplanation.Edge, isFloating: Bool) -> String {
      switch self {
      case .safeArea: "safe area inset"
      case .margins: "layout margin"
      case .contentMargins: "layout margin of the content"
      case .readable: Self.readableWords(row, edge)
      case .keyboard: isFloating ? "keyboard" : Self.keyboardWords(row, edge)
      case .content: "content of the scroll view"
      case .visiblePart: "visible part of the scroll view"
      }
    }

    private static func readableWords(_ row: Row, _ edge: LayoutExplanation.Edge) -> String {
      if edge.axis == .vertical || row == .preferredSize { return "layout margin" }
      return row == .size ? "the largest readable width" : "centered between the layout margins"
    }

    //     at most the top of the keyboard, and at least the safe area
    //         [ guide ]
    //     bottom of the view
    private static func keyboardWords(_ row: Row, _ edge: LayoutExplanation.Edge) -> String {
      switch row {
      case .limit: "keyboard"
      case .position: "edge of its view"
      case .size, .preferredSize: edge.axis == .vertical ? "safe area inset, no keyboard" : "edge of its view"
      }
    }
  }
#endif

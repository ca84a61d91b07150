#if canImport(UIKit)
  import UIKit

  /// A place in the row of an equation where the constant is moved by an input.
  nonisolated struct RowShift {
    /// The source of the input.
    enum Source {
      /// The inset of the alignment rectangle of the item inside its frame, near edge.
      case alignment(Axis)
      /// The distance of the first baseline from the top of the alignment rectangle.
      case firstBaseline
      /// The distance of the last baseline from the bottom of the alignment rectangle.
      case lastBaseline
      /// The content offset of a scroll view.
      case offset(Axis)

      var isBaseline: Bool {
        switch self {
        case .firstBaseline, .lastBaseline: true
        default: false
        }
      }
    }

    let row: Int
    let item: Int
    let factor: Double
    let source: Source
  }
#endif

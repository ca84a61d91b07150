import AutoLayoutKit
import Foundation
import LayoutPlatform

// The names of views that no property holds.
extension AutoLayoutKitView {
  /// The kind of view and its text: `the label "Departure"`; nil for a view without text.
  var shownText: String? {
    guard let (kind, text) = kindAndText, let first = text?.split(whereSeparator: \.isNewline).first else {
      return nil
    }
    return "the \(kind) \"\(first.count > 24 ? first.prefix(23) + "…" : first)\""
  }

  #if canImport(UIKit)
    private var kindAndText: (kind: String, text: String?)? {
      switch self {
      case let label as UILabel: ("label", label.text)
      case let button as UIButton: ("button", button.currentTitle)
      case let field as UITextField:
        ("text field", field.text?.isEmpty == false ? field.text : field.placeholder)
      case let text as UITextView: ("text view", text.text)
      default: nil
      }
    }

    /// The cell or another view whose content view this is; nil for any other view.
    var contentOwner: UIView? {
      let owners = sequence(first: superview, next: { $0?.superview }).prefix(3)
      return owners.compactMap { $0 }.first { owner in
        switch owner {
        case let cell as UITableViewCell: cell.contentView === self
        case let cell as UICollectionViewCell: cell.contentView === self
        case let header as UITableViewHeaderFooterView: header.contentView === self
        case let effect as UIVisualEffectView: effect.contentView === self
        default: false
        }
      }
    }
  #elseif canImport(AppKit)
    private var kindAndText: (kind: String, text: String?)? {
      switch self {
      case let field as NSTextField:
        (field.isEditable ? "text field" : "label", field.stringValue.isEmpty ? nil : field.stringValue)
      case let button as NSButton: ("button", button.title.isEmpty ? nil : button.title)
      default: nil
      }
    }

    var contentOwner: NSView? {
      guard let above = superview else { return nil }
      if (above as? NSBox)?.contentView === self { return above }
      return (above as? NSScrollView)?.contentView === self ? above : nil
    }
  #endif
}

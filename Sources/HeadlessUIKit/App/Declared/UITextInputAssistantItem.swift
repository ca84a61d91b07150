import Foundation

/// The buttons above the keyboard of an iPad; stored, has no effect here.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  /// True if the buttons can be hidden; true unless set.
  open var allowsHidingShortcuts = true
  /// The groups of buttons before the suggestions; empty unless set.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups of buttons after the suggestions; empty unless set.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// A group of bar buttons, of which one can represent all.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// Creates a group of items.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
  }

  /// The items of the group.
  open var barButtonItems: [UIBarButtonItem]
  /// The item that represents the group if there is too little space; nil unless set.
  open var representativeItem: UIBarButtonItem?
}

/// The assistant item of a view, once it was read.
private struct AssistantItem: ExtraValue {
  var item: UITextInputAssistantItem?
}

extension UIView {
  /// The buttons above the keyboard of an iPad.
  var assistantItem: UITextInputAssistantItem {
    if let item = node.extras?[AssistantItem.self].item { return item }
    let made = UITextInputAssistantItem()
    node.makeExtras()[AssistantItem.self].item = made
    return made
  }
}

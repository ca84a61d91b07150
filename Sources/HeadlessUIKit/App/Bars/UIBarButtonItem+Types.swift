extension UIBarButtonItem {
  /// The styles of an item.
  public enum Style: Int, Sendable {
    /// A usual button.
    case plain = 0
    /// A button that completes a task, with a semibold title.
    case done = 2
  }

  /// The items of the system.
  public enum SystemItem: Int, Sendable {
    /// A button with the title "Done".
    case done = 0
    /// A button with the title "Cancel".
    case cancel = 1
    /// A button with the title "Edit".
    case edit = 2
    /// A button with the title "Save".
    case save = 3
    /// A button with a plus sign.
    case add = 4
    /// A space that takes the free width.
    case flexibleSpace = 5
    /// A space of a fixed width.
    case fixedSpace = 6
    /// A button with a pencil on paper.
    case compose = 7
    /// A button with an arrow that answers a message.
    case reply = 8
    /// A button with an arrow out of a box.
    case action = 9
    /// A button with a folder.
    case organize = 10
    /// A button with an open book.
    case bookmarks = 11
    /// A button with a magnifying glass.
    case search = 12
    /// A button with a circular arrow.
    case refresh = 13
    /// A button with a cross.
    case stop = 14
    /// A button with a camera.
    case camera = 15
    /// A button with a waste basket.
    case trash = 16
    /// A button that starts playback.
    case play = 17
    /// A button that pauses playback.
    case pause = 18
    /// A button that rewinds.
    case rewind = 19
    /// A button that winds forward.
    case fastForward = 20
    /// A button with the title "Undo".
    case undo = 21
    /// A button with the title "Redo".
    case redo = 22
    /// A button with a cross that closes a view.
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  /// The title of the item; nil for an item with an image.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// The name of the symbol; nil for an item with a title and for a space.
  var symbolName: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .done, .cancel, .edit, .save, .undo, .redo, .fixedSpace, .flexibleSpace: nil
    }
  }
}

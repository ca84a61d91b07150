/// The use of the documents of a picker.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// A copy is imported.
  case `import` = 0
  /// The document is opened.
  case open = 1
  /// A copy is exported.
  case exportToService = 2
  /// The document is moved.
  case moveToService = 3
}

/// A controller with which a person chooses documents; its view is empty here.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  /// Creates a controller for documents of some types.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that exports or moves documents.
  public init(forExporting urls: [URL], asCopy: Bool) {
    documentPickerMode = asCopy ? .exportToService : .moveToService
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that moves documents.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  /// Creates a controller that imports documents.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The object that is told about the choice; never called here.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// The use of the documents.
  open private(set) var documentPickerMode = UIDocumentPickerMode.import
  /// True if several documents can be chosen; false unless set; stored, has no effect here.
  open var allowsMultipleSelection = false
}

/// The delegate of a picker of documents; its methods are never called here, so that it declares none.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {}

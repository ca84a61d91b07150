/// The objects of a xib, which is read from its source file.
///
///     tableView.register(UINib(nibName: "RowCell", bundle: .module), forCellReuseIdentifier: "row")
@preconcurrency @MainActor open class UINib: NSObject {
  /// The keys of the options of `instantiate(withOwner:options:)`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The objects for the placeholders of the xib, a dictionary from their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let document: InterfaceDocument
  private var prototype: DocumentElement?
  private weak var controller: UIViewController?

  /// Creates a nib from the file `name.xib` among the resources of a bundle, in a folder for a language or
  /// not.
  ///
  /// Traps, where UIKit raises an exception, if the bundle has no such file.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    document = trapping(try Self.document(name, in: bundleOrNil ?? .main))
    super.init()
  }

  /// Creates a nib from the text of a xib.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    document = InterfaceDocument(data: data, name: "The xib", bundle: bundleOrNil ?? .main)
    super.init()
  }

  init(_ document: InterfaceDocument) {
    self.document = document
    super.init()
  }

  init(_ prototype: DocumentElement, in reader: DocumentReader) {
    document = reader.document
    self.prototype = prototype
    controller = reader.controller
    super.init()
  }

  static func document(_ name: String, in bundle: Bundle) throws(Mistake) -> InterfaceDocument {
    if let found = InterfaceDocument.find("\(name).xib", in: bundle) { return found }
    throw Mistake("Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'")
  }

  /// Makes the objects of the xib, and returns those that no other object contains.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object for *File's Owner*, whose outlets are set.
  ///   - optionsOrNil: The objects for other placeholders.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    let reader = DocumentReader(document, controller: controller ?? ownerOrNil as? UIViewController)
    if let prototype { return instantiate(prototype, reader) }
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    var placeholders: [(object: NSObject, element: DocumentElement)] = []
    for element in document.root.list("objects") where element.name == "placeholder" {
      let isOwner = element["placeholderIdentifier"] == "IBFilesOwner"
      let given = isOwner ? ownerOrNil : external[element["placeholderIdentifier"] ?? ""]
      guard let object = object(in: given) as? NSObject, let id = element.id else { continue }
      reader.objects[id] = object
      placeholders.append((object, element))
    }
    let roots = document.root.list("objects").filter(\.isObject).compactMap { reader.make($0) }
    reader.finish(with: placeholders)
    return roots
  }

  private func instantiate(_ prototype: DocumentElement, _ reader: DocumentReader) -> [Any] {
    if case .scene(let source)? = controller?.viewSource {
      reader.source = source
      if let id = source.element.id { reader.objects[id] = controller }
    }
    let made = reader.make(prototype)
    reader.finish()
    return made.map { [$0] } ?? []
  }
}

extension Bundle {
  /// Makes the objects of the xib with a name, and returns those that no other object contains.
  ///
  /// Traps, where UIKit raises an exception, if the bundle has no such file.
  @preconcurrency @MainActor @discardableResult public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options) }
}

// Lists

extension UITableView {
  /// Registers the xib of the cells with an identifier; nil removes it.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    let maker = nib?.maker { (cell: UITableViewCell) in cell.reuseIdentifier = identifier }
    cellStore.register(maker, for: identifier)
  }

  /// Registers the xib of the headers and footers with an identifier; nil removes it.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let maker = nib?.maker { (view: UITableViewHeaderFooterView) in view.reuseIdentifier = identifier }
    headerStore.register(maker, for: identifier)
  }
}

extension UICollectionView {
  /// Registers the xib of the cells with an identifier; nil removes it.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    let maker = nib?.maker { (cell: UICollectionViewCell) in cell.reuseIdentifier = identifier }
    cellStore.register(maker, for: identifier)
  }

  /// Registers the xib of the headers, footers or other views of a kind; nil removes it.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    let maker = nib?.maker { (view: UICollectionReusableView) in view.reuseIdentifier = identifier }
    otherStore.register(maker, for: kind + "/" + identifier)
  }
}

extension UINib {
  /// Returns a function that makes a view of a list; it returns nil, after a report, if the first object of
  /// the xib is of another class.
  fileprivate func maker<View: UIView>(_ prepare: @escaping @MainActor (View) -> Void)
    -> @MainActor () -> View?
  {
    {
      let first = self.instantiate(withOwner: nil).first
      guard let view = first as? View else {
        HeadlessLayout.log(
          "\(self.document.name): a nib that is registered for a list must have a \(View.self) as its "
            + "first object.")
        return nil
      }
      prepare(view)
      return view
    }
  }
}

extension UICollectionView {
  /// The class of the cells for a kind of items, and the function that fills them.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A function that fills a cell with an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    fileprivate let identifier = UUID().uuidString
    fileprivate let handler: Handler

    /// Creates a registration.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// The class of the headers, footers or other views of a kind, and the function that fills them.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A function that fills a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let identifier = UUID().uuidString
    fileprivate let kind: String
    fileprivate let handler: Handler

    /// Creates a registration for a kind of views.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// Returns an unused or a new cell, filled with an item; nil for no item fills nothing.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let made = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = made as? Cell else { preconditionFailure("The cell \(made) must be a \(Cell.self)") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns an unused or a new header, footer or other view, filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.kind,
      withReuseIdentifier: registration.identifier)
    let made = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = made as? Supplementary else {
      preconditionFailure("The view \(made) must be a \(Supplementary.self)")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

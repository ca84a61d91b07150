/// A controller with a collection view, of which it is the data source and the delegate.
///
/// The collection view is the view of the controller. A subclass overrides the methods of both protocols.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// The layout with which the controller was created.
  open private(set) var collectionViewLayout: UICollectionViewLayout

  /// Creates a controller whose collection view has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a flow layout, or with the view of the xib with the given name or the name of
  /// the class.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a flow layout, and sets it up as a storyboard or a xib says.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection view, which is the view of the controller.
  open var collectionView: UICollectionView! {
    get { view(as: UICollectionView.self) }
    set { view = newValue }
  }

  /// True if the selection ends when the view appears; true unless set.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates the collection view, or makes that of the storyboard or the xib.
  open override func loadView() {
    if loadViewFromDocument() { return }
    let made = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
    made.dataSource = self
    made.delegate = self
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = made
  }

  /// Ends the selection if `clearsSelectionOnViewWillAppear` is true; an override calls super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let view = viewIfLoaded as? UICollectionView else { return }
    view.selectItem(at: nil, animated: animated, scrollPosition: [])
  }

  // The data source

  /// Returns 1; 0 for a controller of no class of its own, which has no view for the header of a section.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    type(of: self) == UICollectionViewController.self ? 0 : 1
  }
  /// Returns 0.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }
  /// Traps; a subclass whose collection view has items overrides the method.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    preconditionFailure(
      "\(self) must override collectionView(_:cellForItemAt:), because its collection view has items.")
  }
  /// Traps; a subclass whose layout shows supplementary views overrides the method.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    preconditionFailure(
      "\(self) must override collectionView(_:viewForSupplementaryElementOfKind:at:), because its "
        + "layout shows a view of kind \(kind).")
  }

  // The delegate

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Returns true.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// Returns true.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns true.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

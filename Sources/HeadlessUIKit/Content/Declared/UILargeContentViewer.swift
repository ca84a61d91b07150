/// A view that is shown in a large size while it is touched, for people who use large text.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// True if the view is shown in a large size.
  var showsLargeContentViewer: Bool { get }
  /// The title that is shown in a large size.
  var largeContentTitle: String? { get }
  /// The image that is shown in a large size.
  var largeContentImage: UIImage? { get }
  /// True if the image is scaled.
  var scalesLargeContentImage: Bool { get }
  /// The distances of the image from the edges, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// The values of a view for people who use large text.
struct LargeContent: ExtraValue {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}

extension UIView: UILargeContentViewerItem {
  private var largeContent: LargeContent {
    get { node.extras?[LargeContent.self] ?? LargeContent() }
    set { node.makeExtras()[LargeContent.self] = newValue }
  }

  /// True if the view is shown in a large size while it is touched; stored, has no effect here.
  public var showsLargeContentViewer: Bool {
    get { largeContent.isShown }
    set { largeContent.isShown = newValue }
  }
  /// The title that is shown in a large size; stored, has no effect here.
  public var largeContentTitle: String? {
    get { largeContent.title }
    set { largeContent.title = newValue }
  }
  /// The image that is shown in a large size; stored, has no effect here.
  public var largeContentImage: UIImage? {
    get { largeContent.image }
    set { largeContent.image = newValue }
  }
  /// True if the image is scaled to the large size; stored, has no effect here.
  public var scalesLargeContentImage: Bool {
    get { largeContent.scalesImage }
    set { largeContent.scalesImage = newValue }
  }
  /// The distances of the image from the edges of the large view, in points; stored, has no effect here.
  public var largeContentImageInsets: UIEdgeInsets {
    get { largeContent.imageInsets }
    set { largeContent.imageInsets = newValue }
  }
}

/// A row of dots, one for each page, in which the dot of the current page is highlighted.
///
/// A dot is 7 points wide, and the gap between two dots is 9 points. The control is 37 points high.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private var dots: [ControlPart] = []

  override func commonInit() {
    super.commonInit()
    content.hugging = PerAxis(.defaultHigh)
  }

  /// The number of pages; 0 unless set, and at least 0.
  open var numberOfPages: Int {
    get { dots.count }
    set {
      let count = max(newValue, 0)
      while dots.count > count { dots.removeLast().removeFromSuperview() }
      while dots.count < count {
        let dot = ControlPart()
        dots.append(dot)
        addSubview(dot)
      }
      currentPage = exactPage
      invalidateIntrinsicContentSize()
    }
  }

  private var exactPage = 0

  /// The index of the current page, limited to the existing pages.
  open var currentPage: Int {
    get { exactPage }
    set {
      exactPage = max(min(newValue, numberOfPages - 1), 0)
      setNeedsLayout()
    }
  }

  /// True if the dot of a single page is hidden; false unless set.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }

  /// The color of the dots; white with an opacity of 0.3 unless set.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// The color of the current page's dot; white unless set.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Returns the size of the dots for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let (dot, gap, height) = ControlSizes.pages
    return CGSize(width: pageCount > 0 ? CGFloat(pageCount) * (dot + gap) - gap : 0, height: height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (side, gap, _) = ControlSizes.pages
    let row = bounds.middle(CGSize(width: intrinsicContentSize.width, height: side))
    for (page, dot) in dots.enumerated() {
      let frame = CGRect(x: row.minX + CGFloat(page) * (side + gap), y: row.minY, width: side, height: side)
      let color =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? .white.withAlphaComponent(0.3)
      dot.fill(isRightToLeft ? frame.mirrored(in: row) : frame, with: color)
      dot.isHidden = hidesForSinglePage && dots.count == 1
    }
  }
}

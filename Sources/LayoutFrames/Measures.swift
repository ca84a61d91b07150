#if canImport(UIKit)
  import UIKit
  #if canImport(HeadlessUIKit)
    import HeadlessUIKit
  #endif

  // The measures of a view that no property says. The headless UIKit measures as its own constraints
  // do; on Apple's platforms a label is asked by its public methods.
  extension UIView {
    var heightFollowsWidth: Bool {
      if let label = self as? UILabel, label.numberOfLines == 1 { return false }
      return self is LayoutFramesView || contentHeight(atWidth: .greatestFiniteMagnitude) != nil
    }

    /// Returns the height of the content of a view this wide, also of one that is laid out by frames itself.
    func height(ofContentAtWidth width: CGFloat) -> CGFloat? {
      guard let view = self as? LayoutFramesView else { return contentHeight(atWidth: width) }
      return view.sizeThatFits(CGSize(width: width, height: 0)).height
    }

    /// The insets of the alignment rectangle inside the frame.
    var insetsOfAlignment: UIEdgeInsets {
      let frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
      let inner = alignmentRect(forFrame: frame)
      return UIEdgeInsets(
        top: inner.minY, left: inner.minX, bottom: frame.height - inner.maxY, right: frame.width - inner.maxX)
    }

    #if canImport(HeadlessUIKit)
      var pixelsPerPoint: CGFloat { pixelsOfLayout }
      func isDirectly(in view: UIView) -> Bool { isInLayout(directlyIn: view) }
      var contentVersion: UInt32? { contentVersionOfLayout }
      var resistsCompressionFirst: Bool { winsTiesInLayout }
      func contentHeight(atWidth width: CGFloat) -> CGFloat? { heightInLayout(forWidth: width) }
      func longestLine(within width: CGFloat) -> CGFloat? { longestLineInLayout(within: width) }
      func baselines(atWidth width: CGFloat) -> (first: CGFloat, last: CGFloat) {
        baselinesInLayout(forWidth: width)
      }
    #else
      /// A number that changes with the content and its priorities; nil where they have to be read to know.
      var contentVersion: UInt32? { nil }
      /// True if the other view is the superview.
      func isDirectly(in view: UIView) -> Bool { superview === view }
      /// The number of pixels for each point of the view's screen.
      var pixelsPerPoint: CGFloat { max(1, traitCollection.displayScale) }
      /// UIKit's switch and stepper keep their sizes where others with the same priority are compressed.
      var resistsCompressionFirst: Bool { false }

      /// The text of several lines whose height follows from its width; nil for every other view.
      private var wrapping: UILabel? {
        guard let label = self as? UILabel, label.numberOfLines != 1, label.preferredMaxLayoutWidth == 0
        else {
          return nil
        }
        return label
      }

      /// Returns the height of the content of a view this wide; nil if it does not depend on the width.
      func contentHeight(atWidth width: CGFloat) -> CGFloat? {
        wrapping?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      }
      /// Returns the width of the longest line of a content that may be this wide; nil without lines.
      func longestLine(within width: CGFloat) -> CGFloat? {
        wrapping?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).width
      }
      /// The distances of the first baseline from the top and of the last one from the bottom; 0 without
      /// text.
      func baselines(atWidth width: CGFloat) -> (first: CGFloat, last: CGFloat) {
        let (first, last) = (forFirstBaselineLayout as? UILabel, forLastBaselineLayout as? UILabel)
        return (first?.font.ascender ?? 0, last.map { -$0.font.descender } ?? 0)
      }
    #endif
  }

  #if !canImport(HeadlessUIKit)
    /// A reference to a view that does not retain it; nil once the view is gone.
    @MainActor struct UnretainedView {
      private(set) weak var view: UIView?
      init(_ view: UIView) { self.view = view }
    }
  #endif

  extension UILayoutGuide {
    /// The insets of the guide of a view in its bounds.
    @MainActor var insetsInOwner: UIEdgeInsets {
      guard let view = owningView else { return .zero }
      if view.safeAreaLayoutGuide === self { return view.safeAreaInsets }
      if view.layoutMarginsGuide === self { return view.layoutMargins }
      let (bounds, frame) = (view.bounds, layoutFrame)
      return UIEdgeInsets(
        top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
        right: bounds.maxX - frame.maxX)
    }
  }
#endif

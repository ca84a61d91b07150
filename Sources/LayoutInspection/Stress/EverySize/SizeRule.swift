#if canImport(HeadlessUIKit)
  import HeadlessUIKit
  import LayoutSolver

  /// The numbers of a layout as linear functions of the size of the root.
  @MainActor struct SizeRule {
    let sample: SizeSample
    let numbers: [SizeFunction]
    let limits: [SizeFunction]
    private let distances: [SizeFunction]
    private let rows: [ConstraintID]

    /// The largest distance of a number from its function, in points, that counts as rounding.
    static var tolerance: Double { 1e-6 }
    /// The smallest change of a number between two rules that counts as a jump, in points.
    static var leastJump: Double { 0.01 }

    /// Creates the rule of some layouts; nil if they have other views or constraints, or if a constraint
    /// becomes an equality just there.
    ///
    /// - Parameters:
    ///   - wider: A layout of another width; nil if all sizes have the same one.
    ///   - higher: A layout of another height; nil if all sizes have the same one.
    init?(here: SizeReading, wider: SizeReading?, higher: SizeReading?) {
      let others = [wider, higher].compactMap { $0 }
      guard others.allSatisfy({ here.sample.showsSameViews(as: $0.sample) && here.rows == $0.rows })
      else { return nil }
      let origin = here.sample.size
      func functions(_ numbers: (SizeReading) -> [Double]) -> [SizeFunction] {
        let values = numbers(here)
        func slopes(_ other: SizeReading?, _ axis: NSLayoutConstraint.Axis) -> [Double] {
          guard let other else { return Array(repeating: 0, count: values.count) }
          let step = other.sample.size[axis] - origin[axis]
          return zip(numbers(other), values).map { ($0 - $1) / step }
        }
        let (across, down) = (slopes(wider, .horizontal), slopes(higher, .vertical))
        return values.indices.map {
          SizeFunction(origin: origin, value: values[$0], perWidth: across[$0], perHeight: down[$0])
        }
      }
      sample = here.sample
      numbers = functions(\.sample.numbers)
      distances = functions(\.distances)
      rows = here.rows
      let changing = zip(distances, here.distances).filter { !$0.0.isConstant }
      if changing.contains(where: { abs($0.1) <= Self.tolerance }) { return nil }
      limits = changing.map { $0.1 > 0 ? $0.0 : -$0.0 }
    }

    init(still sample: SizeSample) {
      self.sample = sample
      numbers = sample.numbers.map { SizeFunction(origin: sample.size, value: $0) }
      (limits, distances, rows) = ([], [], [])
    }

    func distance(of row: ConstraintID) -> SizeFunction? { rows.firstIndex(of: row).map { distances[$0] } }

    func side(_ axis: NSLayoutConstraint.Axis, of view: Int) -> SizeFunction {
      numbers[4 * view + (axis == .horizontal ? 2 : 3)]
    }

    func predicts(_ other: SizeSample, within tolerance: Double = SizeRule.tolerance) -> Bool {
      sample.showsSameViews(as: other)
        && numbers.indices.allSatisfy { index in
          abs(other.numbers[index] - numbers[index].value(at: other.size)) <= tolerance
        }
    }

    func jumps(to other: SizeRule, at size: RootSize) -> Bool {
      !sample.showsSameViews(as: other.sample)
        || zip(numbers, other.numbers).contains {
          abs($0.value(at: size) - $1.value(at: size)) > Self.leastJump
        }
    }

    func frame(of view: Int, at size: RootSize) -> CGRect {
      let values = numbers[4 * view..<4 * view + 4].map { CGFloat($0.value(at: size)) }
      return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }
  }

  /// The parts of a layout that checks read: the exact frames of all visible views, the sizes of what scroll
  /// views show, the safe areas, and everything beside numbers.
  @MainActor struct SizeSample {
    let size: RootSize
    private(set) var views: [UIView]
    /// The indices of the superviews in `views`; the root has its own.
    private(set) var parents = [0]
    /// The frames in the coordinates of the root, four numbers for each view (x, y, width and height),
    /// followed by the numbers of scroll views and safe areas.
    private(set) var numbers: [Double]
    private(set) var contents: [Int: Int] = [:]
    private(set) var safeAreas: [Int: Int] = [:]
    /// A hash of the texts, the colors and everything else that the checks read.
    private let looks: Int

    init(of root: UIView, at size: RootSize) {
      self.size = size
      views = [root]
      numbers = [0, 0, Double(root.bounds.width), Double(root.bounds.height)]
      var hasher = Hasher()
      var index = 0
      while index < views.count {
        views[index].hashLooks(into: &hasher)
        let corner = views[index].bounds.origin
        for child in views[index].subviews where !child.isHidden {
          let frame = child.exactFrame
          views.append(child)
          parents.append(index)
          numbers.append(numbers[4 * index] + Double(frame.origin.x - corner.x))
          numbers.append(numbers[4 * index + 1] + Double(frame.origin.y - corner.y))
          numbers += [Double(frame.size.width), Double(frame.size.height)]
        }
        index += 1
      }
      looks = hasher.finalize()
      for (index, view) in views.enumerated() {
        if let content = (view as? UIScrollView)?.contentSize {
          contents[index] = numbers.count
          numbers += [Double(content.width), Double(content.height)]
        }
        let insets = view.safeAreaInsets
        if insets == .zero { continue }
        safeAreas[index] = numbers.count
        numbers += [insets.left, insets.top, insets.right, insets.bottom].map(Double.init)
      }
    }

    /// True if two samples have the same views with the same looks, or views of the same classes: a list
    /// shows a row in another cell after the row was out of sight.
    func showsSameViews(as other: SizeSample) -> Bool {
      numbers.count == other.numbers.count && looks == other.looks && safeAreas == other.safeAreas
        && parents == other.parents
        && zip(views, other.views).allSatisfy { $0 === $1 || type(of: $0) == type(of: $1) }
    }

    /// True if another sample has the same views, looks and numbers, up to rounding.
    func showsLayout(of other: SizeSample) -> Bool { SizeRule(still: self).predicts(other) }
  }

  @MainActor struct SizeReading {
    let sample: SizeSample
    let rows: [ConstraintID]
    let distances: [Double]

    init(_ sample: SizeSample, of root: UIView) {
      self.sample = sample
      let solver = LayoutSystem(of: root)?.solver
      rows = solver?.allConstraints ?? []
      distances = rows.map { solver?.excess(of: $0) ?? 0 }
    }
  }

  /// A question of code about the size of a view: a size class, or `make.isWider(than:)` and
  /// `make.isTaller(than:)` of a block that is tracked.
  @MainActor struct SizeQuestion: Hashable {
    let view: Int
    let axis: NSLayoutConstraint.Axis
    let limit: CGFloat

    static func all(in views: [UIView], readsSizeClasses: Bool) -> [SizeQuestion] {
      let classes = readsSizeClasses ? (views.first as? UIWindow).map(sizeClasses) : nil
      return (classes ?? [])
        + views.indices.flatMap { number in
          views[number].subviews.filter(\.isHidden).flatMap { conditions(of: $0, about: number) }
        }
    }

    private static func sizeClasses(of window: UIWindow) -> [SizeQuestion] {
      let isLow = window.bounds.height < WindowSizeClasses.lowHeight
      let width = isLow ? WindowSizeClasses.regularWidthOfLowWindow : WindowSizeClasses.regularWidth
      return [
        SizeQuestion(view: 0, axis: .vertical, limit: WindowSizeClasses.lowHeight),
        SizeQuestion(view: 0, axis: .vertical, limit: WindowSizeClasses.regularHeight),
        SizeQuestion(view: 0, axis: .horizontal, limit: width),
      ]
    }

    /// Reads the conditions of a block of `tk_constraintTracking`, which are internal to LayoutTracking, from
    /// the hidden view that keeps it.
    private static func conditions(of keeper: UIView, about view: Int) -> [SizeQuestion] {
      guard "\(type(of: keeper))" == "AutoLayoutKitBlockKeeper",
        let list = Mirror(reflecting: keeper).descendant("conditions")
      else { return [] }
      return Mirror(reflecting: list).children.compactMap { condition in
        let parts = Mirror(reflecting: condition.value)
        guard let dimension = parts.descendant("dimension") as? NSLayoutConstraint.Attribute,
          let limit = parts.descendant("limit") as? CGFloat
        else { return nil }
        return SizeQuestion(view: view, axis: dimension == .width ? .horizontal : .vertical, limit: limit)
      }
    }
  }

  extension SizeRule {
    func limits(of questions: [SizeQuestion]) -> [SizeFunction] {
      questions.map { side($0.axis, of: $0.view).less(Double($0.limit)) }
        .filter { !$0.isConstant }.map { $0.value(at: sample.size) < 0 ? -$0 : $0 }
    }
  }

  extension UIView {
    /// Adds the properties that checks read beside the frame: if they change with the size, layouts differ.
    func hashLooks(into looks: inout Hasher) {
      looks.combine(
        all: ObjectIdentifier(type(of: self)), alpha, backgroundColor, clipsToBounds,
        isUserInteractionEnabled, gestureRecognizers?.count, layer.sublayers?.count, layer.contents == nil,
        contentCompressionResistancePriority(for: .horizontal),
        contentCompressionResistancePriority(for: .vertical), (self as? UIControl)?.isEnabled)
      switch self {
      case let label as UILabel:
        looks.combine(
          all: label.text, label.font, label.textColor, label.isEnabled, label.numberOfLines,
          label.lineBreakMode, label.textAlignment, label.adjustsFontSizeToFitWidth)
      case let view as UITextView:
        view.hashInset(into: &looks)
        looks.combine(all: view.text, view.font, view.isScrollEnabled)
      case let view as UIScrollView: view.hashInset(into: &looks)
      case let field as UITextField: looks.combine(all: field.text, field.textColor)
      case let button as UIButton:
        looks.combine(
          all: button.currentTitle, button.currentAttributedTitle?.string, button.currentTitleColor,
          button.currentImage == nil, button.currentBackgroundImage == nil)
      case let view as UIImageView: looks.combine(view.image == nil)
      default: break
      }
    }
  }

  extension UIScrollView {
    fileprivate func hashInset(into looks: inout Hasher) {
      looks.combine(all: contentInset.left, contentInset.top, contentInset.right, contentInset.bottom)
    }
  }

  extension Hasher {
    mutating func combine<each Value: Hashable>(all values: repeat each Value) {
      repeat combine(each values)
    }
  }
#endif

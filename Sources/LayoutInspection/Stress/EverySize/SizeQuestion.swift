#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// A question of code about the size of a view: a size class, or `make.isWider(than:)` and
  /// `make.isTaller(than:)` of a block that is tracked.
  @MainActor struct SizeQuestion: Hashable {
    let view: Int
    let axis: NSLayoutConstraint.Axis
    let limit: CGFloat

    /// Returns the questions about some views, of which the first one is the root.
    ///
    /// - Parameter readsSizeClasses: True if code reads a size class.
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
    /// Returns the functions that are at least 0 where some questions have the answers that they have at the
    /// layout of the rule.
    func limits(of questions: [SizeQuestion]) -> [SizeFunction] {
      questions.map { side($0.axis, of: $0.view).less(Double($0.limit)) }
        .filter { !$0.isConstant }.map { $0.value(at: sample.size) < 0 ? -$0 : $0 }
    }
  }
#endif

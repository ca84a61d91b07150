#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// The sizes at which code gets another answer to a question about the size: a size class, or
  /// `make.isWider(than:)` and `make.isTaller(than:)` of a block that is tracked.
  @MainActor struct SizeThresholds {
    private let rule: SizeRule
    private let root: UIView

    /// Creates the thresholds of a tree that has the layout of a rule.
    init(of root: UIView, _ rule: SizeRule) {
      self.root = root
      self.rule = rule
    }

    /// The functions that are at least 0 where all answers are those at the layout of the rule.
    ///
    /// - Parameter readsSizeClasses: True if code reads a size class.
    func limits(readsSizeClasses: Bool) -> [SizeFunction] {
      let all = (readsSizeClasses && root is UIWindow ? sizeClasses : []) + conditions
      return all.filter { !$0.isConstant }.map { $0.value(at: rule.sample.size) < 0 ? -$0 : $0 }
    }

    private var sizeClasses: [SizeFunction] {
      let (width, height) = (rule.numbers[2], rule.numbers[3])
      let low = height.less(Double(WindowSizeClasses.lowHeight))
      let isLow = low.value(at: rule.sample.size) < 0
      let regular = isLow ? WindowSizeClasses.regularWidthOfLowWindow : WindowSizeClasses.regularWidth
      return [
        low, height.less(Double(WindowSizeClasses.regularHeight)), width.less(Double(regular)),
      ]
    }

    /// The conditions of the blocks, less their limits.
    private var conditions: [SizeFunction] {
      Self.questions(in: rule.sample.views).map { question in
        rule.numbers[4 * question.view + (question.isWidth ? 2 : 3)].less(question.limit)
      }
    }

    /// A question of a block about the size of a view.
    struct Question: Hashable {
      /// The index of the view.
      let view: Int
      let isWidth: Bool
      let limit: Double
    }

    /// Returns the questions of the blocks in some views; the hidden view that keeps a block has them.
    static func questions(in views: [UIView]) -> [Question] {
      views.indices.flatMap { number in
        views[number].subviews.filter { $0.isHidden }.flatMap { hidden -> [Question] in
          guard "\(type(of: hidden))" == keeperClass else { return [] }
          return conditions(of: hidden).map { Question(view: number, isWidth: $0.isWidth, limit: $0.limit) }
        }
      }
    }

    /// The class of the views that keep a block of `tk_constraintTracking`.
    private static let keeperClass = "AutoLayoutKitBlockKeeper"

    /// Reads the conditions of a block, which are internal to LayoutTracking.
    private static func conditions(of keeper: UIView) -> [(isWidth: Bool, limit: Double)] {
      let list = Mirror(reflecting: keeper).descendant("conditions").map { Mirror(reflecting: $0).children }
      return (list.map(Array.init) ?? []).compactMap { condition in
        let parts = Mirror(reflecting: condition.value)
        guard let dimension = parts.descendant("dimension") as? NSLayoutConstraint.Attribute,
          let limit = parts.descendant("limit") as? CGFloat
        else { return nil }
        return (dimension == .width, Double(limit))
      }
    }
  }
#endif

#if SWIFT_PACKAGE && canImport(AutoLayoutKit)
  public import AutoLayoutKit
#endif
#if canImport(UIKit)
  public import UIKit
#elseif canImport(AppKit)
  public import AppKit
#endif

extension AutoLayoutKitItem where Self: AutoLayoutKitView {
  /// Lays out the views inside this view, and runs the block again when something that it has read changes.
  ///
  ///     view.tk_constraintTracking { card, make in
  ///       let isWide = make.isWider(than: 600)
  ///       make.width(card.photo) == (isWide ? 240 : 120)
  ///       make.collapsing.xPlace(16, card.photo, 12, card.title, 12, card.badge, 16)
  ///       make.yEqual(card.photo, card.title, card.badge, by: card.model.isOpen ? 24 : 8)
  ///     }
  ///
  /// It follows the answers of `isWider(than:)` and `isTaller(than:)`, the `traits` of the maker, `isHidden`
  /// of the views in a `collapsing` chain, and, from iOS 17 and macOS 14 on, the properties of `@Observable`
  /// objects, to be changed on the main actor. For everything else call `setNeedsReplace()` of the group.
  /// However many of them change, the block runs once, before the next layout of the view, and makes a
  /// minimal difference as `tk_constraint(replace:)` does. An animation whose block calls `layoutIfNeeded()`
  /// animates it. It never runs while another block runs, nor while the group is uninstalled.
  ///
  /// A hidden subview at index 0 keeps the block as long as the view exists. The view is the first argument:
  /// a block that captures the view keeps it alive. To end the block, replace its group or remove all
  /// subviews. A call without `group` adds a block each time, so do not repeat it for a cell. A run in which
  /// nothing has changed costs as much as a `tk_constraint(replace:)` that keeps all constraints.
  ///
  /// - Parameters:
  ///   - group: The group to replace; nil for a new one.
  ///   - place: The block. It runs for the first time before the method returns.
  /// - Returns: The group of the latest run. It stays installed if nobody keeps it.
  @discardableResult
  public func tk_constraintTracking(
    replace group: AutoLayoutKitConstraintGroup? = nil, file: StaticString = #fileID, line: UInt = #line,
    _ place: @escaping (Self, AutoLayoutKitMaker) -> Void
  ) -> AutoLayoutKitConstraintGroup {
    tk_constraintTracking(self, replace: group, file: file, line: line, place)
  }

  /// Lays out the views inside this view as ``tk_constraintTracking(replace:file:line:_:)`` does, for an
  /// object such as the view controller.
  ///
  ///     view.tk_constraintTracking(self) { controller, make in
  ///       make.yPlace(16, controller.header, 8, controller.list, 0)
  ///     }
  ///
  /// - Parameters:
  ///   - owner: The first argument of the block, held weakly. Once it is gone the block does not run again.
  ///   - group: The group to replace; nil for a new one.
  ///   - place: The block.
  /// - Returns: The group of the latest run.
  @discardableResult
  public func tk_constraintTracking<Owner: AnyObject>(
    _ owner: Owner, replace group: AutoLayoutKitConstraintGroup? = nil, file: StaticString = #fileID,
    line: UInt = #line, _ place: @escaping (Owner, AutoLayoutKitMaker) -> Void
  ) -> AutoLayoutKitConstraintGroup {
    let tracked = group ?? AutoLayoutKitConstraintGroup()
    tracked.track(
      in: self, owner: owner, verb: "tk_constraintTracking", isNew: group == nil, file: file, line: line,
      place)
    return tracked
  }
}

extension AutoLayoutKitMaker {
  /// Returns true if the container is wider than a number of points now.
  ///
  /// A block of `tk_constraintTracking` runs again only when the answer changes. The answer depends on the
  /// bounds: `systemLayoutSizeFitting` with another width measures the layout for the present width. To
  /// measure a cell by hand, set `cell.bounds.size.width` and call `layoutIfNeeded()` first, as tables and
  /// collection views do.
  ///
  /// - Parameter width: The width, in points.
  public func isWider(than width: CGFloat) -> Bool { isLonger(.width, than: width) }
  /// Returns true if the container is taller than a number of points now, as ``isWider(than:)`` does for the
  /// width.
  ///
  /// - Parameter height: The height, in points.
  public func isTaller(than height: CGFloat) -> Bool { isLonger(.height, than: height) }

  private func isLonger(_ dimension: NSLayoutConstraint.Attribute, than limit: CGFloat) -> Bool {
    var condition = SizeCondition(dimension: dimension, limit: limit)
    condition.answer = condition.holds(in: container.bounds.size)
    AutoLayoutKitBlockKeeper.running(in: container)?.conditions.append(condition)
    return condition.answer
  }
}

/// A question about the size of a container, and the answer that the block was given.
nonisolated struct SizeCondition: Sendable {
  let dimension: NSLayoutConstraint.Attribute
  let limit: CGFloat
  var answer = false

  func holds(in size: CGSize) -> Bool { (dimension == .width ? size.width : size.height) > limit }

  /// The question as it is written, for reports.
  var text: String {
    let number = limit == limit.rounded() && abs(limit) < 1e15 ? "\(Int(limit))" : "\(limit)"
    return "make.\(dimension == .width ? "isWider" : "isTaller")(than: \(number))"
  }
}

/// The place of a call in the app's code.
nonisolated struct CallPlace {
  let verb: String
  let file: StaticString
  let line: UInt

  /// Reports a mistake at the place.
  ///
  /// - Parameter call: The call as it is written.
  @MainActor func report(_ mistake: Mistake, _ call: String) {
    let fileName = "\(file)".split(separator: "/").last ?? ""
    AutoLayoutKitReport.handler(
      AutoLayoutKitReport(
        mistake.reason, verb: verb, file: "\(file)", line: line,
        "\(fileName):\(line): \(call): \(mistake.sentence)"))
  }

  /// The mistakes of kept blocks, with their sentences.
  enum Mistake {
    case noBlock
    case unstableAnswer
    case addedAgain

    var reason: AutoLayoutKitReport.Reason {
      switch self {
      case .noBlock: .noBlock
      case .unstableAnswer: .unstableAnswer
      case .addedAgain: .addedAgain
      }
    }

    var sentence: String {
      switch self {
      case .noBlock:
        "the group has no block of tk_constraintTracking that is kept, so nothing runs again."
      case .unstableAnswer:
        "its answer changes with each run of the block, which waits for another change."
      case .addedAgain:
        "the block is inside a block that runs again, so each run adds it again: keep its group and replace"
          + " it."
      }
    }
  }
}

nonisolated extension AutoLayoutKitReport.Reason {
  /// A group has no block that could run again.
  public static let noBlock = Self(rawValue: "noBlock")
  /// A block changes one of its own answers each time it runs, such as `isWider(than:)`.
  public static let unstableAnswer = Self(rawValue: "unstableAnswer")
}

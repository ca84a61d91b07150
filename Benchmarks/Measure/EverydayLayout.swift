import AutoLayoutKit
import LayoutFrames
import UIKit

/// A container with its views, at an everyday size, to be constrained in a block or by anchors.
///
/// Both variants make the same constraints, with the same items, attributes, relations and constants, and set
/// the same properties of the views. The block of the cell makes one of them twice, because two of its rows
/// begin with the icon.
@MainActor protocol EverydayLayout: UIView {
  /// Constrains the views in a block of `tk_constraint`.
  func placeInBlock()
  /// Constrains the views in a block that is kept; returns nil for a layout without one.
  func keepBlock() -> AutoLayoutKitConstraintGroup?
  /// Sets the frames of the views by arithmetic, with texts as the labels have them.
  func placeByHand()
  /// Places the views in the same block by frames.
  func makeFrames() -> LayoutFrames
  /// Constrains the views by anchors, which it activates in one batch, and sets properties by their setters.
  func placeByAnchors()
}

/// The everyday layouts that are measured.
enum EverydayKind: String, CaseIterable {
  /// The cell of the README's first example.
  case cell
  /// A screen with a header, buttons, cards, a form and a tab bar.
  case screen

  /// The name and the content, for the report.
  var title: String {
    switch self {
    case .cell: return "cell, the README's first example"
    case .screen: return "screen, 60 views in one block"
    }
  }

  /// The number of views, the container not counted.
  var viewCount: Int {
    switch self {
    case .cell: return 5
    case .screen: return 60
    }
  }

  /// Creates the container with its views and their texts, without a constraint.
  @MainActor func makeViews() -> any EverydayLayout {
    switch self {
    case .cell: return CellLayout(frame: CGRect(x: 0, y: 0, width: 390, height: 140))
    case .screen: return ScreenLayout(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    }
  }
}

extension EverydayLayout {
  func keepBlock() -> AutoLayoutKitConstraintGroup? { nil }

  /// Constrains the views with the code of a contestant.
  func place(_ contestant: ContestantID) {
    if contestant == .ours {
      placeInBlock()
    } else {
      placeByAnchors()
    }
  }
}

extension UIView {
  /// The view and everything inside it that is not hidden, a view before its subviews.
  var tree: [UIView] { [self] + subviews.filter { !$0.isHidden }.flatMap(\.tree) }

  /// Adds several subviews, in their order.
  func add(_ views: [UIView]) {
    for view in views { addSubview(view) }
  }
}

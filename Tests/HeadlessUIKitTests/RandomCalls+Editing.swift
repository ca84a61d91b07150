import HeadlessUIKit
import UIKit

extension RandomCalls {
  /// The calls of the editing mode, of configurations of cells, and of interactions.
  static var editingCalls: [Call] {
    [
      Call("editing", 5) { world in
        world.view(UITableView.self)?.setEditing(world.bool(), animated: world.bool())
        world.view(UITableView.self)?.allowsMultipleSelectionDuringEditing = world.bool()
        world.view(UICollectionView.self)?.isEditing = world.bool()
        guard let cell = world.view(UITableViewCell.self) else { return }
        cell.isEditing = world.bool()
        cell.shouldIndentWhileEditing = world.bool()
        cell.showsReorderControl = world.bool()
        cell.editingAccessoryType = world.pick([.none, .checkmark, .disclosureIndicator])
        cell.indentationLevel = world.int(-1..<5)
        cell.indentationWidth = world.length()
      },
      Call("cell content", 6) { world in
        guard let cell = world.view(UITableViewCell.self) else { return }
        cell.contentConfiguration = world.chance(0.3) ? nil : world.listContent()
        cell.backgroundConfiguration = world.bool() ? nil : world.background()
        cell.setNeedsUpdateConfiguration()
      },
      Call("item content", 5) { world in
        guard let cell = world.view(UICollectionViewCell.self) else { return }
        cell.contentConfiguration = world.chance(0.3) ? nil : world.listContent()
        cell.backgroundConfiguration = world.bool() ? nil : world.background()
      },
      Call("interaction", 2) { world in
        world.view().addInteraction(UIPointerInteraction())
        if world.bool() { world.view().interactions = [] }
        world.view().setNeedsDisplay()
        if let snapshot = world.view().snapshotView(afterScreenUpdates: true) {
          world.expect(snapshot.frame, "the frame of a snapshot")
        }
        world.view(UIScrollView.self)?.decelerationRate = .fast
        world.view(UIScrollView.self)?.flashScrollIndicators()
      },
    ]
  }

  private func listContent() -> UIListContentConfiguration {
    var content = pick([
      UIListContentConfiguration.cell, UIListContentConfiguration.valueCell,
      UIListContentConfiguration.groupedHeader,
    ])()
    content.text = text()
    content.secondaryText = text()
    content.image = image()
    content.imageToTextPadding = length()
    content.imageProperties.maximumSize = CGSize(width: length(), height: length())
    content.imageProperties.reservedLayoutSize = CGSize(width: length(), height: length())
    content.textProperties.numberOfLines = int(0..<3)
    content.prefersSideBySideTextAndSecondaryText = bool()
    return content
  }
}

#if canImport(UIKit)
  import AutoLayoutKit
  import LayoutSolver
  import UIKit

  // The reports of a layout without constraints, beside the mistakes of its block.
  extension LayoutFrames {
    /// Reports the equations that only a live engine has: attributes of margins, items that are gone, and
    /// items of another tree.
    ///
    /// - Parameter isLater: True for the items alone that are gone since the block.
    func reportUnsupported(
      _ shared: FramePlan, _ items: [FrameItem], in container: UIView, isLater: Bool = false
    ) {
      var isPossible = shared.hasFrames
      for item in items where !item.exists || !item.sharesTree(with: container) { isPossible = false }
      if isPossible { return }
      let plan = shared.sentences
      for equation in plan.equations {
        let sides = [equation.first, equation.second].compactMap { $0 }
        var reason = AutoLayoutKitReport.Reason.unsupportedAttribute
        var sentence = "frames do not have this attribute or number, so the constraint is left out."
        if equation.hasFrames {
          if sides.contains(where: { !items[$0].exists }) {
            (reason, sentence) = (.noItem, "the constraint has an item that is gone, so it is left out.")
          } else if sides.contains(where: { !items[$0].sharesTree(with: container) }) {
            (reason, sentence) = (
              .noCommonSuperview, "an item is in another tree; its frame is taken as it is."
            )
          } else {
            continue
          }
        }
        if isLater, reason != .noItem { continue }
        let call = plan.calls[equation.call]
        AutoLayoutKitReport.handler(
          AutoLayoutKitReport(
            reason, verb: call.verb, item: items[equation.first].item, file: call.file, line: call.line,
            "\(call.fileAndLine): \(call.verb): \(sentence)"))
      }
    }

    /// Reports the conflicts of the last solve that were not reported before.
    ///
    /// - Parameter reported: The conflicts before, by their texts.
    /// - Returns: The conflicts now.
    func reportConflicts(of system: FrameSystem, after reported: Set<String>) -> Set<String> {
      var standing: Set<String> = []
      let conflicts = system.conflicts
      for conflict in conflicts.list {
        func text(_ row: ConstraintID) -> String { self.text(of: conflicts.owners[row.index], in: system) }
        let lines = conflict.constraints.map(text).sorted()
        let key = lines.joined(separator: "\n")
        standing.insert(key)
        guard !reported.contains(key) else { continue }
        var call: AutoLayoutKitPlan.Call?
        if case .equation(let index) = conflicts.owners[conflict.broken.index] {
          call = system.shared.sentences.calls[system.shared.sentences.equations[index].call]
        }
        AutoLayoutKitReport.handler(
          AutoLayoutKitReport(
            .conflict, verb: call?.verb ?? "", item: container, file: call?.file ?? "", line: call?.line ?? 0,
            """
            Unable to satisfy these equations together:
              \(lines.joined(separator: "\n  "))
            Left out of the layout: \(text(conflict.broken))
            """))
      }
      return standing
    }

    /// Returns a row as a person wrote it.
    private func text(of owner: FrameSolver.RowOwner?, in system: FrameSystem) -> String {
      func name(_ item: Int) -> String {
        system.items[item].item.map(AutoLayoutKitReport.name(of:)) ?? "a view"
      }
      switch owner {
      case .equation(let index):
        return system.shared.sentences.description(of: system.shared.sentences.equations[index], name)
      case .item(let item): return "the frame, insets or content of \(name(item))"
      case .content(let item): return "the content of \(name(item))"
      case nil: return "a row of the layout"
      }
    }
  }
#endif

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

// A row that ends or begins with a view that another row has tied to the same edge.
extension ConflictWords {
  /// The request to write `before:` or `after:`; nil for another conflict.
  ///
  ///     make.xPlace(16, title, 8, more, 4)
  ///     make.xPlace(16, artist, 8, more)    // write make.xPlace(16, artist, 8, before: more)
  var secondTieRemedy: String? {
    let ties = conflict.equations.filter(\.isGap)
    for (index, later) in ties.enumerated() {
      for earlier in ties[..<index] where earlier.tiesSameEdge(as: later) {
        let isInOrder = (earlier.site?.line ?? 0) <= (later.site?.line ?? 0)
        let pair = isInOrder ? (earlier, later) : (later, earlier)
        if let request = request(to: pair.1, beside: pair.0) ?? request(to: pair.0, beside: pair.1) {
          return request
        }
      }
    }
    return nil
  }

  /// Returns the request to change the call of an equation; nil if no other view of its chain is beside the
  /// item.
  private func request(to tie: ConflictEquation, beside other: ConflictEquation) -> String? {
    guard case .edges(let item, let side, _, _) = tie.shape, let site = tie.site, let otherSite = other.site
    else { return nil }
    let isLast = side == 1
    let name = conflict.items[item].name
    let chain = tie.words.chain
    var change = isLast ? "end this \(chain) with before: " : "begin this \(chain) with after: "
    change += name
    if let object = conflict.items[item].object {
      let constraints = ChainCall.constraints(of: site, about: object)
      guard constraints.contains(where: { $0.isBetweenNeighbors(object, isLast: isLast) }) else {
        return nil
      }
      let call = ChainCall(constraints)?.arguments(conflict.names, releasing: object, isLast: isLast)
      if let call { change = "write make.\(site.plainVerb)\(call)" }
    } else if !isLast || site.index < 2 {
      // In a log without views, only the number of gaps before the last one shows that there are other views.
      return nil
    }
    return "The \(chain) at \(otherSite.fileAndLine) already places \(name): \(change) (\(site.fileAndLine))."
  }
}

extension ConflictEquation {
  /// True if both are gaps of different calls, between the same edges of the same two items.
  fileprivate func tiesSameEdge(as other: ConflictEquation) -> Bool {
    guard case .edges(_, let side, _, let otherSide) = shape, side == otherSide, shape == other.shape,
      isVertical == other.isVertical, constant != other.constant, let site, let second = other.site
    else { return false }
    return !site.isSameCall(as: second)
  }
}

extension NSLayoutConstraint {
  /// Returns true for the gap before the last item of a chain, or for the one behind its first item.
  fileprivate func isBetweenNeighbors(_ item: AnyObject, isLast: Bool) -> Bool {
    firstAttribute.side == 0 && secondAttribute.side == 1 && (isLast ? firstItem : secondItem) === item
  }
}

import Foundation
import LayoutInspection

/// The statement of the code that a ruler shows.
struct RulerSource: Equatable {
  /// The part of a chain that a number stands for.
  enum Part {
    /// The space between the near edge of the reference and the first view.
    case nearInset
    /// The space between two views.
    case gap
    /// The space between the last view and the far edge of the reference.
    case farInset
  }

  /// The statement without the number of its run, such as `Login.swift:42 xPlace`.
  let statement: String
  /// The verb of the statement after the name of its maker, if any: `xPlace`, or `header.xPlace`.
  let call: String
  /// The part of the chain; nil for the number of another verb, which is the same for all edges.
  var part: Part?
  /// The view that holds the constraint.
  let holder: Int

  /// True for a statement that places a chain.
  var isChain: Bool { part != nil }

  /// Creates the source of a link, or nil if the link does not name its statement.
  init?(_ link: LayoutSnapshot.Link) {
    let inset: Part = link.first.side == .near ? .nearInset : .farInset
    self.init(link, part: link.first.side == link.second.side ? inset : .gap)
  }

  /// Creates the source of a size, or nil if the rule does not name its statement.
  init?(_ rule: LayoutSnapshot.SizeRule) {
    guard let site = ConstraintSite(origin: rule.origin) else { return nil }
    self.init(site, holder: rule.holder)
  }

  /// Creates the source of one part of a chain, or nil if the link does not name its statement.
  init?(_ link: LayoutSnapshot.Link, part: Part) {
    guard let site = ConstraintSite(origin: link.origin) else { return nil }
    self.init(site, holder: link.holder.item)
    if site.plainVerb == link.axis.words.chainVerb { self.part = part }
  }

  private init(_ site: ConstraintSite, holder: Int) {
    statement = site.call
    call = site.verb
    self.holder = holder
  }
}

extension LayoutSnapshot {
  /// Returns the rulers of a picture in groups of the same number, each group to be drawn once.
  ///
  /// The list of rulers names every gap. A picture shows the number of a repeated gap at one place only:
  ///
  ///     |-14-[icon]-14-[title]      the rows of a list: each number once
  ///     |    [icon]    [title]
  ///
  /// The insides of small views, such as the knob of a switch, and short walls are left out of a picture.
  ///
  /// - Parameters:
  ///   - panelDepth: The depth of the views that count as separate pictures, 0 for the root. A number is
  ///     repeated in each of them.
  ///   - code: The code that the rulers explain; nil for rulers that measure.
  func rulerGroups(panelDepth: Int = 0, code: ExplainedCode? = nil) -> [[Ruler]] {
    var groups: [(panel: Int, rulers: [Ruler])] = []
    for ruler in rulers(explaining: code) where !isInsideSmallView(ruler) && !ruler.isShortWall {
      let panel = panel(of: ruler, depth: panelDepth)
      let index = groups.firstIndex { group in
        group.panel == panel && group.rulers.contains { $0.repeats(ruler) }
      }
      if let index {
        groups[index].rulers.append(ruler)
      } else {
        groups.append((panel, [ruler]))
      }
    }
    return groups.map(\.rulers)
  }

  private func rulers(explaining code: ExplainedCode?) -> [Ruler] {
    guard let code else { return rulers() }
    return rulers().map(\.withRule) + sizeRulers(of: code.sizes)
  }

  /// The smallest width and height of a view whose inside is measured in a picture, in points: a label and a
  /// line have room beside the content.
  static let smallestMeasuredView = 32.0

  private func isInsideSmallView(_ ruler: Ruler) -> Bool {
    guard let holder = ruler.source?.holder, nodes.indices.contains(holder), nodes[holder].parent != nil
    else { return false }
    let size = nodes[holder].frame.size
    return min(size.width, size.height) < Self.smallestMeasuredView
  }

  /// Returns the view at a depth that contains a ruler; 0, the root, if no such view contains it.
  private func panel(of ruler: Ruler, depth: Int) -> Int {
    var index = ruler.source?.holder ?? ruler.items.first { nodes.indices.contains($0) } ?? 0
    while nodes.indices.contains(index), nodes[index].depth > depth, let parent = nodes[index].parent {
      index = parent
    }
    return index
  }
}

extension Ruler {
  /// The shortest wall in a picture, in points; a shorter one is hidden behind its label.
  static let shortestWall = 16.0

  fileprivate var isShortWall: Bool { kind == .wall && along.length < Self.shortestWall - 0.01 }

  /// Returns true if `other` shows the same number again: the next gap of a statement, or a gap with the same
  /// start and end, as in the rows of a list.
  fileprivate func repeats(_ other: Ruler) -> Bool {
    guard kind == other.kind else { return false }
    if let source, let second = other.source, source.statement == second.statement {
      return source.part == second.part
    }
    return axis == other.axis && along == other.along
  }
}

import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// A view that runs a closure the first time the engine reads one of its values.
private final class Meddler: UIView {
  /// The value whose first reading runs the closure.
  enum Question: CaseIterable { case content, alignment, baseline }

  var question = Question.content
  var action: (() -> Void)?

  private func answer(_ question: Question) {
    guard question == self.question, let action else { return }
    self.action = nil
    action()
  }

  override var intrinsicContentSize: CGSize {
    answer(.content)
    return CGSize(width: 30, height: 20)
  }

  override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    answer(.alignment)
    return frame
  }

  override var forFirstBaselineLayout: UIView {
    answer(.baseline)
    return self
  }
}

/// Code of the client that changes the tree while the engine makes its rows.
@MainActor @Suite struct ReentranceTests {
  /// The tree root(outer(inner(meddler)), beside), where a constraint of the root reaches the meddler.
  @MainActor private struct Tree {
    var root: UIView? = UIView()
    var outer: UIView? = UIView()
    var inner: UIView? = UIView()
    var meddler: Meddler? = Meddler()
    let beside = UIView()
    let guide = UILayoutGuide()
    var crossing: NSLayoutConstraint?
  }

  /// The change of the tree.
  enum Change: CaseIterable {
    case removesItself, removesInner, removesOuter, releasesRoot, deactivates, removesGuide, movesInner
  }

  private func makeTree() -> Tree {
    var tree = Tree()
    guard let root = tree.root, let outer = tree.outer, let inner = tree.inner, let meddler = tree.meddler
    else { return tree }
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    for (view, superview) in [(outer, root), (inner, outer), (meddler, inner), (tree.beside, root)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
    }
    root.addLayoutGuide(tree.guide)
    let crossing = meddler.firstBaselineAnchor.constraint(equalTo: tree.guide.topAnchor, constant: 7)
    tree.crossing = crossing
    NSLayoutConstraint.activate(
      outer.edges(root, insets) + inner.edges(outer, insets) + tree.beside.edges(root, insets) + [
        tree.guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 11), crossing,
        meddler.leadingAnchor.constraint(equalTo: tree.beside.leadingAnchor, constant: 3),
      ])
    return tree
  }

  private func make(_ change: Change, in tree: inout Tree) {
    switch change {
    case .removesItself: tree.meddler?.removeFromSuperview()
    case .removesInner: tree.inner?.removeFromSuperview()
    case .removesOuter: tree.outer?.removeFromSuperview()
    case .releasesRoot: break
    case .deactivates: tree.crossing?.isActive = false
    case .removesGuide: tree.root?.removeLayoutGuide(tree.guide)
    case .movesInner: if let inner = tree.inner { tree.root?.addSubview(inner) }
    }
    // The views are released, except for those that the tree still contains.
    tree.root = nil
    tree.outer = nil
    tree.inner = nil
    tree.meddler = nil
    tree.crossing = nil
  }

  @Test(arguments: Meddler.Question.allCases, Change.allCases)
  private func viewsMayLeaveTheTreeWhileTheEngineReadsThem(question: Meddler.Question, change: Change) {
    var tree = makeTree()
    let beside = tree.beside
    let kept = change == .releasesRoot ? nil : tree.root
    tree.meddler?.question = question
    tree.meddler?.action = { make(change, in: &tree) }
    beside.layoutIfNeeded()
    beside.layoutIfNeeded()
    guard let kept else {
      #expect(beside.superview == nil)
      return
    }
    let free = CGRect(
      x: insets.left, y: insets.top, width: 400 - insets.left - insets.right,
      height: 300 - insets.top - insets.bottom)
    expectFrames(("beside", beside, free))
    kept.frame.size = CGSize(width: 500, height: 350)
    kept.layoutIfNeeded()
    expectFrames(
      (
        "beside", beside,
        CGRect(origin: free.origin, size: CGSize(width: free.width + 100, height: free.height + 50))
      ))
  }
}

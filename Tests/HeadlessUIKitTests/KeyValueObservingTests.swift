import Testing
import UIKit

/// Observers of `isHidden`.
@MainActor struct KeyValueObservingTests {
  @Test func theHandlerGetsTheValuesThatItAsksFor() {
    let label = UILabel()
    var changes: [(old: Bool?, new: Bool?)] = []
    let observation = label.observe(\.isHidden, options: [.old, .new]) { view, change in
      #expect(view === label)
      changes.append((change.oldValue, change.newValue))
    }
    label.isHidden = true
    label.isHidden = true
    label.alpha = 0.5
    #expect(changes.map(\.old) == [false, true] && changes.map(\.new) == [true, true])
    observation.invalidate()
    label.isHidden = false
    #expect(changes.count == 2)
  }

  @Test func theHandlerIsCalledAtOnceIfItAsksForIt() {
    let view: UIView = UILabel()
    var changes: [Bool?] = []
    let observation = view.observe(\.isHidden, options: .initial) { changes.append($1.newValue) }
    #expect(changes == [nil])
    view.isHidden = true
    #expect(changes == [nil, nil])
    _ = observation
  }

  @Test func anObservationEndsWhenItIsReleased() {
    let view = UIView()
    var calls = 0
    do {
      let observation = view.observe(\.isHidden) { _, _ in calls += 1 }
      view.isHidden = true
      _ = observation
    }
    view.isHidden = false
    #expect(calls == 1)
  }

  @Test func theSizeOfTheContentIsObserved() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    var changes: [(old: CGSize?, new: CGSize?)] = []
    let observation = scroll.observe(\.contentSize, options: [.old, .new]) {
      changes.append(($1.oldValue, $1.newValue))
    }
    scroll.contentSize = CGSize(width: 300, height: 700)
    scroll.contentSize = CGSize(width: 300, height: 700)
    scroll.contentOffset.y = 50
    #expect(changes.map(\.old) == [.zero])
    #expect(changes.map(\.new) == [CGSize(width: 300, height: 700)])
    _ = observation
  }

  @Test func theBoundsOfAViewAndOfItsLayerAreObservedAfterTheLayout() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    var widths: [CGFloat?] = []
    let kept = [
      view.observe(\.bounds, options: .new) { widths.append($1.newValue?.width) },
      view.layer.observe(\.bounds, options: .new) { widths.append($1.newValue?.width) },
    ]
    view.frame.size.width = 70
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(widths == [70, 70])
    #expect(kept.count == 2)
  }

  private final class Table: UITableViewController {
    var sizes: [CGSize?] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      if keyPath == "contentSize", object as? UIView === tableView {
        sizes.append(change?[.newKey] as? CGSize)
      }
    }
  }

  @Test func aControllerObservesAPropertyUnderItsName() {
    let table = Table(style: .plain)
    table.tableView.addObserver(table, forKeyPath: "contentSize", options: .new, context: nil)
    table.tableView.contentSize = CGSize(width: 320, height: 90)
    table.tableView.removeObserver(table, forKeyPath: "contentSize")
    table.tableView.contentSize = CGSize(width: 320, height: 170)
    #expect(table.sizes == [CGSize(width: 320, height: 90)])
  }
}

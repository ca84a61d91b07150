import AutoLayoutKit
import Testing
import UIKit

@testable import LayoutInspection

/// Opaque views in front of others.
@MainActor @Suite struct CoverCheckTests {
  /// A screen with a button, a label and a cover, which are added in this order.
  private final class Screen: UIView {
    let save = UIButton()
    let title = UILabel()
    let cover = UIView()

    init(_ place: (Screen, AutoLayoutKitMaker) -> Void) {
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      save.setTitle("Save", for: .normal)
      title.text = "A title"
      cover.backgroundColor = .white
      for view in [save, title, cover] { addSubview(view) }
      tk_constraint { make in
        make.size(save) == (100, 44)
        make.xLeft(save, by: 16)
        make.yPlace(20, save, 12, title, make.wall)
        make.xPlace(16, title, make.wall)
        place(self, make)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  private func sentences(_ view: UIView) -> [String] {
    problems(in: view, [.noOverlap]).map(\.description)
  }

  @Test func anOpaqueViewInFrontOfAButtonIsReported() {
    let found = sentences(Screen { screen, make in make.ref(screen.save).equal(screen.cover) })
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("\"cover\" is opaque and covers \"save\" (") == true, "\(found)")
    #expect(found.first?.contains("because cover was added after save") == true)
    #expect(found.first?.contains("insertSubview(cover, at: 0)") == true)
  }

  @Test func anOpaqueViewInFrontOfHalfAButtonIsReported() {
    let found = sentences(
      Screen { screen, make in
        make.size(screen.cover) == (50, 44)
        make.ref(screen.save).xLeft(screen.cover)
        make.ref(screen.save).yTop(screen.cover)
      })
    #expect(found.first?.hasPrefix("\"cover\" is opaque and covers 50 × 44 points of \"save\"") == true)
  }

  @Test func anOpaqueViewInFrontOfALabelIsReported() {
    let whole = sentences(Screen { screen, make in make.ref(screen.title).equal(screen.cover) })
    #expect(whole.first?.hasPrefix("\"cover\" is opaque and covers \"title\" (") == true)
    let half = sentences(
      Screen { screen, make in
        make.height(screen.cover) == 300
        make.width(screen.cover) == 30
        make.xLeft(screen.cover)
        make.ref(screen.title).yTop(screen.cover)
      })
    #expect(half.first?.contains("covers 14 × ") == true, "\(half)")
  }

  @Test func theBackgroundOfABarThatIsAddedLastIsReported() {
    // The same in a bar of its own, which the background fills.
    let bar = Screen { screen, make in make.equal(screen.cover) }
    let found = sentences(bar)
    #expect(found.count == 1)
    #expect(found.first?.contains(" and 1 more") == true, "\(found)")
    bar.insertSubview(bar.cover, at: 0)
    #expect(sentences(bar) == [])
  }

  @Test func aTransparentOrSmallViewInFrontIsIntended() {
    let screen = Screen { screen, make in make.ref(screen.save).equal(screen.cover) }
    screen.cover.backgroundColor = UIColor.white.withAlphaComponent(0.5)
    #expect(sentences(screen) == [])
    screen.cover.backgroundColor = .white
    screen.cover.alpha = 0.5
    #expect(sentences(screen) == [])
    let mark = Screen { screen, make in
      make.size(screen.cover) == (12, 12)
      make.ref(screen.save).center(screen.cover)
    }
    #expect(sentences(mark) == [])
  }

  // Scroll views

  /// A scroll view with a text, and a bar in front of it.
  private func scrolling(_ place: (UIView, AutoLayoutKitMaker) -> Void, hasLabel: Bool) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    let (scroll, text, bar, label) = (UIScrollView(), UILabel(), UIView(), UILabel())
    text.text = String(repeating: "A long text of an article. ", count: 400)
    text.numberOfLines = 0
    label.text = "Chapters"
    bar.backgroundColor = .white
    for view in [scroll, bar] { root.addSubview(view) }
    scroll.addSubview(text)
    if hasLabel { bar.addSubview(label) }
    root.tk_constraint { make in
      make.equal(scroll)
      place(bar, make)
    }
    scroll.tk_constraint { make in
      make.content.inset(16).equal(text)
      make.width(text) == make.w - 32
    }
    if hasLabel {
      bar.tk_constraint { make in
        make.xPlace(8, label, make.wall)
        make.yPlace(8, label, make.wall)
      }
    }
    root.layoutIfNeeded()
    return root
  }

  @Test(arguments: [true, false]) func aSidebarInFrontOfAScrolledTextIsReported(hasLabel: Bool) {
    let root = scrolling(
      { bar, make in
        make.width(bar) == 200
        make.xLeft(bar)
        make.yEqual(bar)
      }, hasLabel: hasLabel)
    let found = sentences(root)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains("184 × ") == true, "\(found)")
  }

  @Test(arguments: [true, false]) func aBarAboveAScrolledTextIsIntended(hasLabel: Bool) {
    let root = scrolling(
      { bar, make in
        make.height(bar) == 60
        make.xEqual(bar)
        make.yTop(bar)
      }, hasLabel: hasLabel)
    #expect(sentences(root) == [])
  }
}

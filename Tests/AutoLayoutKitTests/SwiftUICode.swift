#if canImport(SwiftUI) && canImport(UIKit) && !canImport(HeadlessUIKit)
  import AutoLayoutKit
  import SwiftUI
  import UIKit

  // The code of docs/AutoLayoutKit.docc/BesideOtherCode.md and PreviewsAndHosting.md, word for word.

  /// A view with a block in SwiftUI.
  struct Person: UIViewRepresentable {
    let name: String

    func makeUIView(context: Context) -> PersonCard { PersonCard() }

    func updateUIView(_ card: PersonCard, context: Context) {
      card.name.text = name
    }

    @available(iOS 16, tvOS 16, *)
    func sizeThatFits(_ proposal: ProposedViewSize, uiView card: PersonCard, context: Context) -> CGSize? {
      // A stack also proposes 0 and infinity, to which SwiftUI has an answer of its own.
      guard let width = proposal.width, width > 0, width.isFinite else { return nil }
      return card.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
  }

  /// A name whose constraints reach all edges of the card.
  final class PersonCard: UIView {
    let name = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(name)
      tk_constraint { make in
        make.insetEdges(top: 12, left: 16, bottom: 10, right: 18)
        make.equal(name)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A SwiftUI view that a block places.
  struct Chart: View {
    var body: some View { Text("Rain") }
  }

  /// A controller with a SwiftUI view in its block.
  final class Weather: UIViewController {
    func addChart() {
      let chart = UIHostingController(rootView: Chart())
      if #available(iOS 16, tvOS 16, *) { chart.sizingOptions = .intrinsicContentSize }
      addChild(chart)
      view.addSubview(chart.view)
      view.tk_constraint { make in
        make.safeArea.inset(16).xEqual(chart.view)
        make.safeArea.inset(16).yPlace(chart.view, make.wall)
      }
      chart.didMove(toParent: self)
    }
  }
#endif

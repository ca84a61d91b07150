import TestSupport
import Testing
import UIKit

@MainActor @Suite struct InteractionTests {
  @Test func anInteractionBelongsToOneView() {
    let (first, second) = (UIView(), UIView())
    let interaction = UIPointerInteraction()
    first.addInteraction(interaction)
    first.addInteraction(interaction)
    #expect(first.interactions.count == 1 && interaction.view === first)
    second.addInteraction(interaction)
    #expect(first.interactions.isEmpty && interaction.view === second)
    second.interactions = []
    #expect(interaction.view == nil)
  }

  private final class Context: NSObject, UIViewControllerContextTransitioning {
    var results: [Bool] = []
    let containerView = UIView()
    let isAnimated = false
    let isInteractive = true
    let transitionWasCancelled = false
    let presentationStyle = UIModalPresentationStyle.custom
    func completeTransition(_ didComplete: Bool) { results.append(didComplete) }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    func initialFrame(for vc: UIViewController) -> CGRect { .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { .zero }
  }

  @Test func aDrivenTransitionCompletesItsContextOnce() {
    let transition = UIPercentDrivenInteractiveTransition()
    let context = Context()
    transition.startInteractiveTransition(context)
    transition.update(7)
    #expect(transition.percentComplete == 1)
    transition.update(0.25)
    #expect(transition.percentComplete == 0.25)
    transition.cancel()
    transition.finish()
    #expect(context.results == [false])
  }

  private final class Recorder: UIGestureRecognizer {
    var phases: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { phases.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { phases.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { phases.append("ended") }
  }

  @Test func aRecognizerOfAnAppReceivesTheTouchesInItsView() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (view, inside) = (
      UIView(frame: window.bounds), UIView(frame: CGRect(x: 9, y: 9, width: 9, height: 9))
    )
    window.addSubview(view)
    view.addSubview(inside)
    let recorder = Recorder()
    view.addGestureRecognizer(recorder)
    window.isHidden = false
    let point = CGPoint(x: 10, y: 10)
    HeadlessLayout.sendTouch(.began, at: point, in: window)
    HeadlessLayout.sendTouch(.moved, at: point, in: window)
    HeadlessLayout.sendTouch(.ended, at: point, in: window)
    #expect(recorder.phases == ["began", "moved", "ended"])
  }

  @Test func aSnapshotHasTheSizeOfItsView() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 40, height: 80))
    #expect(view.snapshotView(afterScreenUpdates: true)?.frame == CGRect(x: 0, y: 0, width: 40, height: 80))
    let part = view.resizableSnapshotView(
      from: CGRect(x: 3, y: 4, width: 5, height: 6), afterScreenUpdates: false, withCapInsets: .zero)
    #expect(part?.frame.size == CGSize(width: 5, height: 6))
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
  }

  @Test func settingsWithoutAnEffectAreStored() {
    let scroll = UIScrollView()
    #expect(scroll.decelerationRate == .normal && !scroll.isDragging && scroll.isOpaque)
    scroll.decelerationRate = .fast
    scroll.indicatorStyle = .white
    scroll.isOpaque = false
    scroll.accessibilityIgnoresInvertColors = true
    #expect(scroll.decelerationRate == .fast && scroll.indicatorStyle == .white && !scroll.isOpaque)
    #expect(scroll.accessibilityIgnoresInvertColors)
  }

  @Test func keyframesRunAtOnceInOrder() {
    var steps: [Int] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { steps.append(1) }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { steps.append(2) }
    } completion: {
      steps.append($0 ? 3 : 4)
    }
    #expect(steps == [1, 2, 3])
  }

  @Test func aStoppedAnimatorDropsItsChangesAndFinishesOnce() {
    var steps: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { steps.append("change") }
    animator.addCompletion { steps.append("\($0)") }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    animator.startAnimation()
    #expect(steps == ["start"])
  }

  @Test func anImageViewShowsItsSymbolInThePreferredSize() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    let root = root(300, 200, view)
    root.layoutIfNeeded()
    #expect(view.frame.size == UIImage(systemName: "star")?.size)
    view.preferredSymbolConfiguration = large
    root.layoutIfNeeded()
    #expect(view.frame.size == UIImage(systemName: "star", withConfiguration: large)?.size)
  }

  @Test func theTimeOfAnimationsRunsForward() {
    let first = CACurrentMediaTime()
    #expect(CACurrentMediaTime() >= first && first > 0)
  }

  @Test func theColorOfALayerIsTheOneForTheCurrentTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
    #expect(color.cgColor == UIColor.green.cgColor)
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(color.cgColor == UIColor.red.cgColor)
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(color.cgColor == UIColor.green.cgColor)
  }
}

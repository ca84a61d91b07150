/// An alert, or a sheet of actions.
///
///     let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     present(alert, animated: true)
///
/// An alert is in the middle of the window. A sheet of actions is at the bottom of a narrow window and beside
/// its source in a wide one. From iOS 26 on it is beside its source in each window, and in the middle without
/// one. A tap on an action dismisses the controller and then calls the handler.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The two kinds.
  public enum Style: Int, Sendable {
    /// A sheet of actions.
    case actionSheet = 0
    /// An alert.
    case alert = 1
  }

  /// The kind.
  open private(set) var preferredStyle = Style.actionSheet
  /// The text below the title; nil for none.
  open var message: String? { didSet { alertView?.update() } }
  open override var title: String? { didSet { alertView?.update() } }
  /// The actions in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The action that an alert emphasizes; nil for the cancel action.
  ///
  /// Traps, as UIKit raises an exception, for an action that was not added.
  open var preferredAction: UIAlertAction? {
    didSet {
      let isOther = preferredAction.map { !actions.contains($0) } == true
      trap(if: isOther ? "The preferred action is none of the actions of the alert." : nil)
      alertView?.update()
    }
  }
  /// The text fields of an alert; nil if there are none.
  open private(set) var textFields: [UITextField]?
  /// How serious the alert is; stored, has no effect here.
  open var severity = UIAlertControllerSeverity.default

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// Creates an alert or a sheet of actions.
  ///
  /// - Parameters:
  ///   - title: The first line; nil for none.
  ///   - message: The text below it; nil for none.
  ///   - preferredStyle: The kind.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    modalPresentationStyle = preferredStyle == .alert ? .overFullScreen : .popover
  }

  /// Adds an action.
  ///
  /// Traps, as UIKit raises an exception, for a second cancel action.
  open func addAction(_ action: UIAlertAction) {
    let isSecond = action.style == .cancel && actions.contains { $0.style == .cancel }
    trap(if: isSecond ? "UIAlertController can only have one action with the style cancel." : nil)
    actions.append(action)
    alertView?.update()
  }

  /// Adds a text field to an alert.
  ///
  /// Traps, as UIKit raises an exception, for a sheet of actions.
  ///
  /// - Parameter configurationHandler: Sets up the field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    trap(
      if: preferredStyle == .alert
        ? nil : "Text fields can only be added to an alert controller of style alert.")
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    alertView?.update()
  }

  open override func loadView() { view = AlertView(self) }

  override func ownPresentation() -> UIPresentationController? {
    preferredStyle == .alert
      ? kept { AlertPresentation(presentedViewController: self, presenting: nil) }
      : kept { ActionSheetPresentation(presentedViewController: self, presenting: nil) }
  }

  func choose(_ action: UIAlertAction) {
    guard let presentingViewController else { return action.run() }
    presentingViewController.dismiss(animated: true) { action.run() }
  }

  /// The opacity of the black in front of the window.
  var dimming: CGFloat {
    loadViewIfNeeded()
    return alertView?.sizes.dimming ?? 0
  }

  func size(in area: CGSize) -> CGSize {
    loadViewIfNeeded()
    return alertView?.size(in: area) ?? .zero
  }
}

/// How serious an alert is.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// An ordinary alert.
  case `default` = 0
  /// An alert that comes before others.
  case critical = 1
}

extension UIPresentationController {
  fileprivate var alert: UIAlertController? { presentedViewController as? UIAlertController }
}

/// Places an alert in the middle of the window.
final class AlertPresentation: UIPresentationController {
  override var dimming: CGFloat { alert?.dimming ?? 0 }

  override func frame(in size: CGSize) -> CGRect {
    guard let alert else { return .zero }
    let area = CGRect(origin: .zero, size: size)
    return area.middle(alert.size(in: area.insetBy(dx: 0, dy: AlertSizes.margin).size))
  }
}

/// Places a sheet of actions beside its source, or at the bottom of a narrow window.
final class ActionSheetPresentation: UIPopoverPresentationController {
  private var look: SystemLook { .ofDevice }

  /// True at the bottom of a narrow window.
  private var isAttached: Bool { look == .iOS13 && traitCollection.horizontalSizeClass == .compact }

  override var dimming: CGFloat { alert?.dimming ?? 0 }
  override func adaptivePresentationStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  override func willPresent() {
    super.willPresent()
    let isMissing = look == .iOS13 && !isAttached && !hasSource
    trap(
      if: isMissing
        ? "A sheet of actions in a wide window needs a source: set sourceView, sourceItem or barButtonItem of"
          + " its popoverPresentationController." : nil)
  }

  override func frame(in size: CGSize) -> CGRect {
    guard let sheet = alert else { return .zero }
    let safeArea = containerView?.safeAreaInsets ?? .zero
    let area = CGRect(origin: .zero, size: size).insetBy(dx: 0, dy: AlertSizes.margin)
    let wanted = sheet.size(in: area.size)
    if isAttached {
      let bottom = size.height - max(safeArea.bottom, 8)
      return CGRect(
        x: (size.width - wanted.width) / 2, y: bottom - wanted.height, width: wanted.width,
        height: wanted.height)
    }
    return hasSource ? place(wanted, in: size) : area.middle(wanted)
  }
}
